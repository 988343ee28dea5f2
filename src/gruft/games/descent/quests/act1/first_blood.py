"""First Blood: bring Mauler down before five goblin archers escape (FB-1 to FB-3, FB-R1, FB-VH, FB-VO)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import counter, group, named_master
from gruft.games.descent.state import State

MAULER: Final = named_master("ettin")

(ROAD,) = parts("first_blood")
TOUGHER: Final = ROAD.by_heroes("FB-1")
"""What Mauler has besides his Health for each hero."""

ROAD.data("FB-3")
ROAD.leave("FB-2", group("goblin_archer"), "exit", count="escaped")
ROAD.reinforce("FB-R1")
ROAD.counts_defeat("FB-VH", MAULER, "mauler_defeated")
ROAD.wins("FB-VH", HEROES, counter("mauler_defeated") >= 1)
ROAD.wins("FB-VO", OVERLORD_WINS, counter("escaped") >= ROAD.number("FB-VO", "tokens"))


@ROAD.begin("FB-1")
def FB_1_mauler_is_tougher(g: State) -> None:
    """Against few heroes Mauler has more Health than his share for each of them."""
    for f in MAULER.of(g):
        g.health_bonus[f] += TOUGHER.value(g)


finish("first_blood")
