"""How many decisions lie ahead of fixed positions, and their order."""

from __future__ import annotations

from gruft.table.table import Table
from tests.games.descent.quest_table import fresh, ready, say, until
from tests.harness import counts


def hero_turn() -> Table:
    return until(say(ready(2), "hero:jain_fairwood"), "act")


def test_how_many_ways_lead_on_from_set_up() -> None:
    assert counts(fresh(2)) == [8, 16, 112]


def test_how_many_ways_lead_on_from_a_hero_turn_and_in_which_order() -> None:
    table = hero_turn()

    assert table.asks[0].keys == ["fatigue", "move", "rest", "feat", "end"]
    assert counts(table) == [5, 29, 142]


def test_how_many_ways_lead_on_from_an_activation() -> None:
    table = until(ready(2), "monster_act")

    assert counts(table) == [2, 16, 90]
