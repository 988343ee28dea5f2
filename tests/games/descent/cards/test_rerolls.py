"""What is told of dice that are rolled again (DE-ATK-09, DE-TEST-03)."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.events import AttackRolled, AttributeTested, DefenceRolled, DieRerolled
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.rules.rolls import roll
from gruft.table.events import event_args
from gruft.texts import Texts
from tests.games.descent.scene import Scene
from tests.rule import rule


def rerolls(scene: Scene) -> list[DieRerolled]:
    """What the log tells of dice that were rolled again."""
    return [event for event in scene.g.log if isinstance(event, DieRerolled)]


@rule("DE-ATK-09", "DE-R-69")
def test_two_cards_in_one_attack_are_told_in_order_each_with_how_the_die_lay_and_fell() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_shield").overlord_holds("dark_fortune")
    fortune = ("card:dark_fortune", "die:yellow_4.2")
    shield = ("card:iron_shield", "reroll")

    scene.overlords_turn("z").dice(2, 4, 0, 5, 3).attacks("z", *fortune, *shield)

    assert rerolls(scene) == [
        DieRerolled("card:dark_fortune", "die:yellow_4.2", "face:yellow_5"),
        DieRerolled("card:iron_shield", "die:grey_0.3", "face:grey_3"),
    ]


@rule("DE-R-69")
def test_a_die_that_is_rolled_again_twice_is_told_twice() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_shield", "fortunas_dice")
    shield = ("card:iron_shield", "reroll")

    scene.overlords_turn("z").dice(2, 4, 0, 5, 3).attacks("z", *shield, "card:fortunas_dice")

    assert [(told.die, told.now) for told in rerolls(scene)] == [
        ("die:grey_0.3", "face:grey_5"),
        ("die:grey_5.3", "face:grey_3"),
    ]


@pytest.mark.parametrize(("lay", "fell", "kept"), [(1, 0, 1), (1, 5, 0)])
def test_of_a_result_that_does_not_count_it_is_told_that_the_old_one_stays(lay: int, fell: int, kept: int) -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "shield_of_the_dark_god")

    a = scene.dice(2, 4, lay, fell).attacks("z", "card:shield_of_the_dark_god", f"die:grey_{lay}.3")

    assert rerolls(scene) == [
        DieRerolled("card:shield_of_the_dark_god", f"die:grey_{lay}.3", f"face:grey_{fell}", kept)
    ]
    assert a.defence[scene.figure("A")][0][1] == (lay if kept else fell)


@rule("DE-TEST-03")
def test_a_test_tells_its_attribute_and_its_dice_after_all_rerolls() -> None:
    scene = Scene("A", A="syndrael").give("A", "lucky_charm")

    scene.dice(5, 5, 0, 1).play(attribute_test(scene.g, 0, AWARENESS), "card:lucky_charm")

    assert [(told.die, told.now) for told in rerolls(scene)] == [
        ("die:grey_5.1", "face:grey_0"),
        ("die:black_5.2", "face:black_1"),
    ]
    (tested,) = (event for event in scene.g.log if isinstance(event, AttributeTested))
    assert (tested.value, tested.shields, tested.dice) == (2, 2, "grey_0 black_1")


def test_who_has_no_attributes_shows_no_dice() -> None:
    scene = Scene("Az", A="syndrael", z="zombie")

    scene.play(attribute_test(scene.g, scene.figure("z"), AWARENESS))

    (tested,) = (event for event in scene.g.log if isinstance(event, AttributeTested))
    assert (tested.value, tested.dice) == (0, "")


def test_another_roll_tells_its_rerolls_too() -> None:
    scene = Scene("A", A="syndrael").give("A", "fortunas_dice").dice(0, 5)

    scene.play(roll(scene.g, 0, (RED,)), "card:fortunas_dice")

    assert rerolls(scene) == [DieRerolled("card:fortunas_dice", "die:red_0.1", "face:red_5")]


def test_whoever_follows_the_news_has_the_dice_as_they_lie() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_shield").overlord_holds("dark_fortune")
    shield = ("card:iron_shield", "reroll")

    a = scene.overlords_turn("z").dice(2, 4, 0, 0, 1).attacks("z", "card:dark_fortune", "die:blue_2.1", *shield)

    followed: list[str] = []
    for event in scene.g.log:
        if isinstance(event, (AttackRolled, DefenceRolled)):
            followed += event.dice.split()
        elif isinstance(event, DieRerolled):
            lay, _, place = event.die.removeprefix("die:").partition(".")
            assert followed[int(place) - 1] == lay
            followed[int(place) - 1] = event.now.removeprefix("face:")
    assert followed == ["blue_0", "yellow_4", "grey_1"]
    assert [face for _, face in a.dice + a.defence[scene.figure("A")]] == [0, 4, 1]


@pytest.mark.parametrize(
    ("lang", "counts", "stays"),
    [
        (
            "en",
            "Rolled again (Dark Fortune). Red power die: 2 hearts → 3 hearts, 1 surge.",
            "Rolled again (Dark Fortune). Red power die: 2 hearts → 3 hearts, 1 surge, but the old result stays.",
        ),
        (
            "de",
            "Neu geworfen (Dunkles Karma). Roter Machtwürfel: 2 Herzen → 3 Herzen, 1 Energie.",
            "Neu geworfen (Dunkles Karma). Roter Machtwürfel: 2 Herzen → 3 Herzen, 1 Energie, "
            "doch das alte Ergebnis bleibt.",
        ),
    ],
)
def test_a_reroll_is_told_in_words(lang: str, counts: str, stays: str) -> None:
    texts = Texts("descent", lang)
    told = [DieRerolled("card:dark_fortune", "die:red_2.1", "face:red_5", kept) for kept in (0, 1)]

    assert [texts.say("event-die-rerolled", event_args(event)) for event in told] == [counts, stays]


@pytest.mark.parametrize(
    ("lang", "value"), [("en", "Awareness (2): 1 shield"), ("de", "Geistesgegenwart (2) ab: 1 Schild")]
)
def test_a_test_is_told_with_what_the_figure_has(lang: str, value: str) -> None:
    texts = Texts("descent", lang)
    tested = AttributeTested("hero:syndrael", "attribute:awareness", 1, "word:passed", 2, "grey_1 black_0")
    older = AttributeTested("hero:syndrael", "attribute:awareness", 1, "word:passed")

    assert value in texts.say("event-attribute-tested", event_args(tested))
    assert value.replace(" (2)", "") in texts.say("event-attribute-tested", event_args(older))
