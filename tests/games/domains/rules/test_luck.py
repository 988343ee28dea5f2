"""Whose luck the dice are in the chronicle of a group."""

from __future__ import annotations

from gruft.games.domains.seen.luck import luck
from gruft.table.events import Throw
from gruft.table.rules import Arg

ROLLED: dict[str, Arg] = {"target": "land:3_forest.2", "total": 20, "n": 2, "dice": "6+1", "kinds": "6+10"}


def test_a_defence_is_the_luck_of_whose_space_it_is_by_the_sides_of_each_die() -> None:
    assert luck(None, "defence_rolled", ROLLED) == Throw(3, [100 * 5.5 / 6, 5.0])


def test_low_dice_of_an_attack_are_good_for_whom_it_meets() -> None:
    assert luck(None, "attack_rolled", ROLLED) == Throw(3, [100 - 100 * 5.5 / 6, 95.0])


def test_other_dice_are_nobodys() -> None:
    assert luck(None, "rolled", {"dice": "1d6", "total": 2}) is None, "low is good there, sometimes"
    assert luck(None, "defence_rolled", {**ROLLED, "target": "monster:zombie.1"}) is None
    assert luck(None, "defence_rolled", {**ROLLED, "dice": "", "kinds": "", "n": 0}) is None
    assert luck(None, "defence_rolled", {**ROLLED, "kinds": ""}) is None, "stored before sides were told"
