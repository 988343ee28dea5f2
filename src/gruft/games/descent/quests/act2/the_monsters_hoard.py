"""The Monster's Hoard: an old man's escort, then a bow among glyphs (MH-1 to MH-8, MH-R1, MH-R2, MH-V, MH-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.moment import EncounterBegin
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.pieces.events import SearchTokenShown
from gruft.games.descent.pieces.kinds import MIGHT
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.bounds import on_foot
from gruft.games.descent.quests.words.persons import activates
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import MONSTERS, carrying, counter, person, won_first
from gruft.games.descent.quests.words.tokens import in_pool
from gruft.games.descent.quests.words.trails import glyphs
from gruft.games.descent.rules.objectives import pick_up
from gruft.games.descent.rules.searching import show_plain, shown_plain
from gruft.games.descent.state import State
from gruft.table.flow import Flow

FREDERICK: Final = person("frederick")

ROAD, HOARD = parts("the_monsters_hoard")

# -- the escort --------------------------------------------------------------------

ROAD.data("MH-3")
activates(ROAD, "MH-1", FREDERICK, moves=ROAD.number("MH-1", "moves"))
ROAD.trait("MH-1", "own_master", FREDERICK)
ROAD.locked("MH-2", "palisade_gate", stays_open=True)
ROAD.opens("MH-2", terms.HEROES, "palisade_gate", when=counter("gate_key") >= 1)
ROAD.opens("MH-2", terms.HEROES, "palisade_gate", when=counter("gate_key") < 1, test=MIGHT)
ROAD.special("MH-2")
ROAD.leave("MH-6", FREDERICK, "exit", flag="frederick_out")
ROAD.reinforce("MH-R1")
ROAD.counts_defeat("MH-V1O", FREDERICK, "frederick_defeated")
ROAD.wins("MH-V1H", HEROES, counter("frederick_out") >= 1)
ROAD.wins("MH-V1O", OVERLORD_WINS, counter("frederick_defeated") >= 1)

# -- the hoard ---------------------------------------------------------------------


def finds_trueshot(g: State, finder: int) -> None:
    """The finder has the bow at once."""
    for bow in in_pool(g, "trueshot"):
        pick_up(g, finder, bow)


HOARD.special("MH-5", then=finds_trueshot)
glyphs(HOARD, "MH-4", "glyph")
on_foot(HOARD, "MH-7", carrying("trueshot"))
HOARD.carry("MH-8", "trueshot", terms.HEROES | MONSTERS)
HOARD.leave("MH-8", terms.HEROES & carrying("trueshot"), "entrance", flag="bow_saved")
HOARD.leave("MH-8", MONSTERS & carrying("trueshot"), "exit", flag="bow_lost")
HOARD.overlord_first("MH-C1", won_first(OVERLORD_WINS))
HOARD.reinforce("MH-R2")
HOARD.wins("MH-V2H", HEROES, counter("bow_saved") >= 1)
HOARD.wins("MH-V2O", OVERLORD_WINS, counter("bow_lost") >= 1)


SHOWN: Final = HOARD.by_heroes("MH-C1", "tokens")


@HOARD.on("MH-C1", EncounterBegin)
def MH_C1_search_tokens_are_shown(g: State, now: EncounterBegin) -> Flow[None]:
    """After the heroes' victory the overlord shows plain search tokens, fewer with two heroes."""
    if g.first_winner != HEROES:
        return
    for _ in range(SHOWN.value(g)):
        plain = [at for n, at in enumerate(g.search_at) if at >= 0 and n != g.special and not shown_plain(g, n)]
        space = yield from choose_space(g, g.overlord, "show_search", plain)
        if space is not None:
            show_plain(g, space)
            g.log.append(SearchTokenShown(g.live.map.key[space]))


finish("the_monsters_hoard")
