"""Positions as people write them: what cannot be is refused with a sentence, the rest can be played."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.table.opening import open_table
from gruft.table.position import PositionError
from tests.harness.mutation import positions_hold, real_positions

Fields = dict[str, Any]


def refused(beat: str = "next_hero", **fields: Any) -> set[str]:
    """The codes and fields a position with these fields is refused with."""
    position: Fields = {
        "seats": 3,
        "options": {"quest": "a_fat_goblin"},
        "seed": "friday",
        "beat": beat,
        "state": fields,
    }
    with pytest.raises(PositionError) as error:
        open_table("descent", position=position)
    return {str(refusal.args.get("field", refusal.code)) for refusal in error.value.refusals}


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"quest": "the_long_dark"}, "quest"),
        ({"encounter": 2}, "encounter"),
        ({"level": "hard"}, "level"),
        ({"overlord": 3}, "overlord"),
        ({"nh": 5}, "nh"),
        ({"hero_seat": [0, 1]}, "hero_seat"),
        ({"classes": ["berserker", "plumber"]}, "classes"),
        ({"kind": {"0": "zombie.act1.minion"}}, "kind"),
        ({"damage": [0]}, "damage"),
        ({"damage": {"0": -1}}, "damage"),
        ({"spaces": {"0": [9999]}}, "spaces"),
        ({"spaces": {"0": [0, 1]}}, "spaces"),
        ({"relic": {"5": "sword_of_truth"}}, "relic"),
        ({"status": []}, "status"),
        ({"closed": 4096}, "closed"),
        ({"search_at": [-5]}, "search_at"),
        ({"token_at": []}, "token_at"),
        ({"carries": {"0": [99]}}, "carries"),
        ({"turn": 7}, "turn"),
        ({"actor": 99}, "actor"),
        ({"round": -1}, "round"),
        ({"marks": [{"name": "sneaky", "by": 0, "on": 77, "until": "turn_end", "number": 0}]}, "marks"),
        ({"groups": ["goblin_archer", "zombie", "zombie"]}, "position.groups"),
        ({"winner": "nobody"}, "winner"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(fields: Fields, wrong: str) -> None:
    assert wrong in refused(**fields)


def test_a_hero_turn_without_a_hero_is_no_place_to_begin() -> None:
    assert refused("hero_act", turn=-2) == {"position.not_here"}


def some_positions(every: int) -> list[Fields]:
    played = ((2, "first_blood"), (3, "a_fat_goblin"), (5, "a_fat_goblin"))
    return [
        position
        for seats, quest in played
        for position in real_positions("descent", seats, seats, {"quest": quest}, every)
    ]


def test_changed_positions_are_refused_or_can_be_played() -> None:
    tried = positions_hold("descent", some_positions(every=90), 300, seed=1, most=60)

    assert tried.refused > 100 and tried.played > 50


@pytest.mark.long
def test_twenty_thousand_changed_positions_are_refused_or_played_to_the_end() -> None:
    tried = positions_hold("descent", some_positions(every=30), 20_000, seed=10_000)

    assert tried.refused > 5000 and tried.played > 3000
