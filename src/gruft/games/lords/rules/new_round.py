"""New Round (DL-NEW): tiles on offer, next season's event and heroes, and the non-player's orders.

Not here: what the event does (events.py), who gets the heroes (heroes.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.content import BOARD
from gruft.games.lords.pieces.events import (
    EventShown,
    HeroPutBack,
    HeroShown,
    MonsterOffered,
    RoomOffered,
    RoundBegan,
    SpecialShown,
)
from gruft.games.lords.pieces.tables import (
    AUTUMN,
    EVENT_REFS,
    HERO_RANK,
    HERO_REFS,
    MONSTER_REFS,
    ROOM_REFS,
    SEASONS,
    SPECIAL_EVENT,
    SPECIAL_REFS,
)
from gruft.games.lords.state import State
from gruft.table.events import SILENCE


def new_round(g: State) -> str:
    """A season begins."""
    g.chance.reveal()
    if g.log is not SILENCE:
        g.log.append(RoundBegan(g.year, f"season:{SEASONS[g.season]}"))
    _offer_tiles(g)
    g.heroes_gone += g.heroes_now  # nobody, unless a position left some standing there
    g.heroes_now = g.heroes_next
    g.gifts_now = [-1] * len(g.heroes_now)
    g.heroes_next = []
    if g.season != AUTUMN:  # DL-NEW-07
        _show_event(g)
        _show_heroes(g)
    g.turn = 0
    return "choose_orders"


def _offer_tiles(g: State) -> None:
    """Leftovers are discarded, three monsters and two rooms are turned up (DL-NEW-01)."""
    g.monsters_gone += g.monster_offer
    g.rooms_gone += g.room_offer
    g.monster_offer = g.monster_stack[: BOARD.monster_offer]
    g.room_offer = g.room_stack[: BOARD.room_offer]
    del g.monster_stack[: BOARD.monster_offer], g.room_stack[: BOARD.room_offer]
    if g.log is not SILENCE:
        g.log += [MonsterOffered(MONSTER_REFS[tile]) for tile in g.monster_offer]
        g.log += [RoomOffered(ROOM_REFS[room]) for room in g.room_offer]


def _show_event(g: State) -> None:
    """The event of the next season, and with it the year's special event card (DL-NEW-02, -03)."""
    event = g.events[g.season]
    g.events_shown = g.season + 1
    if g.log is not SILENCE:
        season = f"season:{SEASONS[g.season + 1]}"
        if event == SPECIAL_EVENT and g.specials:
            g.log.append(SpecialShown(SPECIAL_REFS[g.specials[g.year - 1]], season))
        else:
            g.log.append(EventShown(EVENT_REFS[event], season))


def special_shown(g: State) -> bool:
    """Whether this year's special event card lies face up."""
    return bool(g.specials) and SPECIAL_EVENT in g.events[: g.events_shown]


def _show_heroes(g: State) -> None:
    """Next season's heroes, the weakest first (DL-NEW-04 to -06)."""
    drawn = draw_heroes(g, 4 if len(g.lords) == 4 else 3)
    g.heroes_next = sorted(drawn, key=HERO_RANK.__getitem__)
    if g.log is not SILENCE:
        g.log += [HeroShown(HERO_REFS[hero], f"season:{SEASONS[g.season + 1]}") for hero in g.heroes_next]


def draw_heroes(g: State, count: int) -> list[int]:
    """Draw heroes whose ranks are not all the same, if there is any other rank left (DL-NEW-06, DL-R-50)."""
    stack = g.hero_stack
    drawn = stack[:count]
    del stack[:count]
    if not drawn:
        return drawn
    rank = HERO_RANK[drawn[0]]
    if any(HERO_RANK[hero] != rank for hero in drawn) or all(HERO_RANK[hero] == rank for hero in stack):
        g.heroes_put_back = min(g.heroes_put_back, len(stack))
        return drawn
    while HERO_RANK[drawn[-1]] == rank:  # ends: the stack holds another rank
        stack.append(drawn.pop())
        g.heroes_put_back += 1
        if g.log is not SILENCE:
            g.log.append(HeroPutBack(HERO_REFS[stack[-1]]))
        drawn.append(stack.pop(0))
    g.heroes_put_back = min(g.heroes_put_back, len(stack))
    return drawn
