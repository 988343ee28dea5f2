"""Cards that meet in one window: who may still act, what stays settled, what a later roll may not touch."""

from __future__ import annotations

from gruft.games.descent.familiars import summon
from gruft.games.descent.kinds import REANIMATE
from tests.games.descent.scene import Scene
from tests.rule import rule


def windows(scene: Scene, key: str) -> int:
    """How often this card was offered."""
    return sum(key in ask.split() for ask in scene.asked)


# -- figures a surge adds later ------------------------------------------------------


@rule("DE-SURGE-06", "DE-ATK-09")
def test_dice_of_the_attack_are_not_rolled_again_when_a_surge_adds_figures() -> None:
    scene = Scene("A..z", "...z", A="widow_tarha", z="zombie").give("A", "dwarven_firebomb", "mana_weave").turn_of("A")

    scene.dice(5, 1, 4, 0, 0).attacks("A", "space:3,0", "surge:dwarven_firebomb.2")

    assert windows(scene, "ability:widow_tarha") == 1
    assert windows(scene, "card:mana_weave") == 1


DRAGON = ("dd....", "ddA.B.", "dd....")
BREATH = ("surge:shadow_dragon.1", "space:3,1", "space:4,1", "pass")


def dragon() -> Scene:
    return Scene(*DRAGON, A="leoric_of_the_book", B="ashrian", d="shadow_dragon*").overlords_turn("d")


@rule("DE-SURGE-06")
def test_figures_added_later_do_not_bring_back_the_time_before_the_roll() -> None:
    scene = dragon().overlord_holds("expert_blow", "critical_blow", "dark_might")

    scene.dice(5, 5, 0, 0).attacks("d", *BREATH)

    for card in ("card:expert_blow", "card:critical_blow", "card:dark_might"):
        assert windows(scene, card) == 1, card


@rule("DE-SURGE-06")
def test_who_has_defended_does_not_improve_his_result_when_others_join() -> None:
    scene = dragon().give("A", "ghost_armor")

    scene.dice(5, 5, 0, 0).attacks("d", *BREATH)

    assert windows(scene, "card:ghost_armor") == 1
    assert scene.damage("B") == 3


@rule("DE-SURGE-06")
def test_who_joins_later_may_use_his_own_defence() -> None:
    scene = dragon().give("B", "wooden_shield_disciple")

    scene.dice(5, 5, 0, 0).attacks("d", *BREATH, "card:wooden_shield_disciple")

    assert scene.exhausted("B", "wooden_shield_disciple")


# -- again and again -----------------------------------------------------------------


@rule("DE-CARD-04")
def test_deathly_haste_moves_the_reanimate_once_for_each_point() -> None:
    scene = Scene("A..", "...", A="leoric_of_the_book").give("A", "raise_dead", "deathly_haste")
    summon(scene.g, 0, scene.g.map.number[2, 0])

    scene.does("A", "fatigue", "card:deathly_haste", "step:2,1")

    assert windows(scene, "card:deathly_haste") == 1
    assert scene.g.map.places[scene.g.spaces[REANIMATE][0]] == (2, 1)
