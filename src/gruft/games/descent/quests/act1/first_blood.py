"""First Blood: bring Mauler down before five goblin archers escape (FB-1 to FB-3, FB-R1, FB-VH, FB-VO)."""

from __future__ import annotations

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import counter, group, named_master

(ROAD,) = parts("first_blood")

ROAD.data("FB-1", "FB-3")
ROAD.leave("FB-2", group("goblin_archer"), "exit", count="escaped")
ROAD.reinforce("FB-R1")
ROAD.counts_defeat("FB-VH", named_master("ettin"), "mauler_defeated")
ROAD.wins("FB-VH", HEROES, counter("mauler_defeated") >= 1)
ROAD.wins("FB-VO", OVERLORD_WINS, counter("escaped") >= ROAD.number("FB-VO", "tokens"))

finish("first_blood")
