"""Whose luck the dice are in the chronicle of a group."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.dice import COLOUR_NAMES
from gruft.games.descent.seen.luck import luck
from gruft.table.events import Throw

VIEW = {"heroes": [{"ref": "hero:syndrael", "seat": 2}], "overlord": {"seat": 0}}


def told(figure: str, dice: str) -> dict[str, str | int]:
    return {"figure": figure, "hearts": 0, "surges": 0, "range": 0, "dice": dice}


def test_dice_belong_to_whoever_leads_the_figure() -> None:
    assert luck(VIEW, "attack_rolled", told("hero:syndrael", "blue_0")) == Throw(2, [100 * 0.5 / 6])
    for figure in ("monster:zombie.1", "master:ettin.1", "lieutenant:belthir"):
        found = luck(VIEW, "defence_rolled", told(figure, "grey_5"))
        assert found is not None and found.seat == 0
    assert luck(VIEW, "attack_rolled", told("person:villager.1", "blue_0")) is None
    assert luck(VIEW, "attribute_tested", told("hero:syndrael", "grey_0")) is None, "fewer shields are better there"
    assert luck(VIEW, "defence_rolled", told("hero:syndrael", "")) is None


def test_a_face_counts_by_what_it_shows_not_by_its_number() -> None:
    thrown = luck(VIEW, "attack_rolled", told("hero:syndrael", "blue_0 blue_1 blue_4 blue_5"))

    assert thrown is not None
    cross, two_hearts_and_surge, one_heart, heart_and_surge = thrown.heights
    assert cross < one_heart < heart_and_surge < two_hearts_and_surge


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_every_die_is_even_in_the_long_run(colour: str) -> None:
    thrown = luck(VIEW, "defence_rolled", told("hero:syndrael", " ".join(f"{colour}_{face}" for face in range(6))))

    assert thrown is not None and sum(thrown.heights) / 6 == pytest.approx(50)
