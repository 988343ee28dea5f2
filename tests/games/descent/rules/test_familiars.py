"""Familiars: the Reanimate (DE-FAM, DE-ATK-26)."""

from __future__ import annotations

from typing import Any

from gruft.games.descent.pieces.content import FAMILIAR
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.figures import friendly, heroes, sees
from gruft.games.descent.rules.turns.familiars import AFTER_ACTIONS, summon
from gruft.games.descent.rules.turns.hero_actions import act_keys
from tests.games.descent.scene import Scene
from tests.rule import rule


def necromancer(*rows: str, servant: tuple[int, int], **legend: Any) -> Scene:
    scene = Scene(*rows, A="widow_tarha", **legend).give("A", "raise_dead", "reapers_scythe")
    summon(scene.g, 0, scene.g.live.map.number[servant])
    return scene


@rule("DE-FAM-02", "DE-FAM-03", "DE-ATK-26")
def test_worked_example_tarha_activates_her_reanimate_first() -> None:
    scene = necromancer("A.....z", "........", servant=(2, 0), z="zombie*")

    scene.dice(2, 1, 0)
    scene.takes_turn("A", "familiar", "move", "step:3,0", "step:4,0", "step:5,0", "attack", "move", "end")

    assert scene.g.live.map.places[scene.g.spaces[REANIMATE][0]] == (5, 0)
    assert scene.damage("z") == 4
    assert FAMILIAR.speed == 3


@rule("DE-FAM-02")
def test_a_familiar_is_activated_once_a_turn() -> None:
    scene = necromancer("A...", servant=(2, 0)).turn_of("A")

    scene.does("A", "familiar", "end")

    assert scene.why_not("A", "familiar") == "familiar.done"


@rule("DE-R-57", "DE-FAM-02")
def test_activating_it_after_the_actions_closes_the_heros_move() -> None:
    scene = necromancer("A......", servant=(6, 0)).turn_of("A")
    scene.does("A", "move")
    scene.does("A", "step:1,0")

    scene.does("A", "familiar", "end")

    assert scene.g.mp[0] == 0 and not scene.g.moving
    assert "move" not in act_keys(scene.g, 0) and "fatigue" in act_keys(scene.g, 0)


@rule("DE-FAM-05", "DE-FAM-01", "DE-FAM-07")
def test_the_reanimate_is_a_figure_treated_as_a_hero() -> None:
    scene = necromancer("A...z", servant=(2, 0), z="goblin_archer")
    z = scene.figure("z")

    assert friendly(scene.g, 0, REANIMATE)
    assert not sees(scene.g, 0, z)
    assert attack_refusal(scene.g, z) is None
    assert heroes(scene.g, familiars=True) == [0, REANIMATE] and heroes(scene.g) == [0]


@rule("DE-FAM-07")
def test_overlord_cards_work_on_the_reanimate_and_it_fails_every_test() -> None:
    scene = necromancer("A....", servant=(2, 0)).overlord_holds("pit_trap").turn_of("A")

    scene.does("A", "familiar", "move", "step:3,0", "card:pit_trap", "end")

    assert scene.g.damage[REANIMATE] == 1


@rule("DE-FAM-06")
def test_the_reanimate_stays_when_its_hero_is_knocked_out() -> None:
    scene = necromancer("A..", servant=(2, 0)).knocked_out("A")

    assert scene.g.spaces[REANIMATE]


@rule("DE-KO-06", "DE-R-53")
def test_a_knocked_out_hero_may_activate_his_familiar_before_standing_up() -> None:
    scene = necromancer("A..", servant=(2, 0)).knocked_out("A").turn_of("A")

    assert act_keys(scene.g, 0) == ["stand_up", "familiar"]
    scene.dice(0, 0).takes_turn("A", "familiar", "end", "stand_up")
    assert scene.at("A") == (0, 0)


@rule("DE-FAM-02", "DE-PLAYERS-05")
def test_after_the_additional_attack_the_familiar_acts_only_after_its_hero() -> None:
    scene = necromancer("Az.", servant=(2, 0), z="zombie*").turn_of("A")
    scene.g.bonus = scene.g.free_attack = True

    scene.does("A", "free_attack")
    scene.does("A", "familiar", "end")

    assert scene.g.familiar == AFTER_ACTIONS and scene.g.actions == 0
    assert scene.why_not("A", "move") == "act.no_actions"


@rule("DE-FAM-01", "DE-FAM-04")
def test_the_only_familiar_of_the_box_is_treated_as_a_figure() -> None:
    scene = necromancer("A.z", servant=(1, 0), z="zombie")

    scene.dice(4, 1).attacks("z")

    assert scene.g.damage[REANIMATE] == 2


@rule("DE-FAM-02", "DE-ERR-10")
def test_its_hero_may_discard_it_at_any_time_in_his_turn() -> None:
    scene = necromancer("A..", servant=(2, 0)).turn_of("A")

    scene.does("A", "dismiss")

    assert not scene.g.spaces[REANIMATE]
    assert scene.why_not("A", "dismiss") == "familiar.none"
