"""The four conditions: what each does and how it goes."""

from __future__ import annotations

import pytest

from gruft.games.descent.rules.conditions import IMMOBILIZED, give_condition
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.turns.hero import hero_end, hero_start
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


@card("diseased", "poisoned")
@rule("DE-COND-01")
@pytest.mark.parametrize(("condition", "damage", "fatigue"), [("diseased", 0, 1), ("poisoned", 1, 0)])
def test_sickness_is_tested_at_the_start_of_the_turn(condition: str, damage: int, fatigue: int) -> None:
    failed = Scene("A", A="syndrael").has("A", condition).turn_of("A").dice(*FAILS)
    passed = Scene("A", A="syndrael").has("A", condition).turn_of("A").dice(*PASSES)

    failed.play(hero_start(failed.g))
    passed.play(hero_start(passed.g))

    assert (failed.damage("A"), failed.fatigue("A"), failed.conditions("A")) == (damage, fatigue, {condition})
    assert (passed.damage("A"), passed.fatigue("A"), passed.conditions("A")) == (0, 0, set())


@card("immobilized")
@rule("DE-BAD-06", "DE-R-18")
def test_who_is_immobilized_neither_moves_nor_tires_himself_to_move() -> None:
    scene = Scene("A..", A="syndrael").turn_of("A")
    scene.g.mp[0] = 3

    give_condition(scene.g, 0, IMMOBILIZED)

    assert scene.g.mp[0] == 0
    assert scene.why_not("A", "move") == scene.why_not("A", "fatigue") == "act.immobilized"


@card("immobilized")
def test_effects_still_move_who_is_immobilized_and_the_end_of_the_turn_frees_him() -> None:
    scene = Scene("A..", A="syndrael").has("A", "immobilized").turn_of("A")

    scene.play(move_spaces(scene.g, 0, 1), "step:1,0")
    scene.play(hero_end(scene.g))

    assert scene.at("A") == (1, 0)
    assert scene.conditions("A") == set()


@card("stunned")
@rule("DE-BAD-06")
def test_who_is_stunned_first_shakes_it_off_but_still_does_what_is_no_action() -> None:
    scene = Scene("A..", A="syndrael").has("A", "stunned").turn_of("A")

    scene.does("A", "fatigue")
    refused = [scene.why_not("A", word) for word in ("move", "rest", "attack")]
    scene.does("A", "shake_off")
    scene.does("A", "rest")

    assert refused == ["act.only_shake_off"] * 3
    assert scene.conditions("A") == set() and scene.g.actions == 0
