"""The change of year (DL-Y2): cards, start player, the non-player's counter and the gold paladin, in this order.

Not here: what else is different in year 2 (each rule asks `g.year` where it matters).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import NonPlayerEvil, StartPlayer, YearBegan
from gruft.games.lords.pieces.tables import PALADIN, WINTER
from gruft.games.lords.rules.combat.party import heroes_leave
from gruft.games.lords.rules.evil import call_paladin
from gruft.games.lords.rules.setup import give_tokens
from gruft.games.lords.state import TENT, State

NON_PLAYER_STEP = 2


def change_of_year(g: State) -> str:
    """Year 2 begins (DL-R-43)."""
    if g.year == 2:
        return "scoring"
    heroes_leave(g)  # nobody is left after a Combat; a position may say otherwise
    g.cards_used += g.town[: g.cards_shown]
    g.cards_out += g.town[g.cards_shown :]
    g.town, g.town_2 = g.town_2, []
    g.cards_shown = 0
    for lord in g.lords:
        lord.spied = []
    g.chance.shuffle(g.events, "events")
    g.events_shown = 0
    g.monsters_gone += g.monster_stack
    g.rooms_gone += g.room_stack
    g.monster_stack, g.monster_stack_2 = g.monster_stack_2, []
    g.room_stack, g.room_stack_2 = g.room_stack_2, []
    g.heroes_gone += g.hero_stack
    g.hero_stack, g.hero_stack_2 = g.hero_stack_2, []
    g.heroes_put_back = 0
    if g.paladin == TENT:
        g.heroes_gone.append(PALADIN[1])  # DL-PAL-10
    g.year = 2
    g.season = WINTER
    g.turn = 0
    g.paladin = TENT
    g.log.append(YearBegan(2))
    g.start = (g.start + {2: 0, 3: 1, 4: -1}[len(g.lords)]) % len(g.lords)  # DL-Y2-03
    g.log.append(StartPlayer(g.start))
    if len(g.lords) == 2:
        g.other_evil = max(1, g.other_evil - NON_PLAYER_STEP)
        g.log.append(NonPlayerEvil(g.other_evil))
    give_tokens(g)
    call_paladin(g)
    return "new_round"
