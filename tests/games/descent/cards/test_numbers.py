"""How far and how much: the edges of numbers on cards, one space or one surge beyond what they reach."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.moment import Searched
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene


def asked(scene: Scene, key: str) -> bool:
    """Whether some question offered this."""
    return any(key in ask.split() for ask in scene.asked)


@card("stoneskin")
def test_stoneskin_is_not_offered_for_a_hero_four_spaces_away() -> None:
    scene = Scene("A...Bz", A="ashrian", B="syndrael", z="zombie*").give("A", "stoneskin", "oak_staff")

    scene.dice(2, 4, 5).attacks("z")

    assert not asked(scene, "card:stoneskin")


@card("drain_spirit")
def test_drain_spirit_heals_nobody_four_spaces_away() -> None:
    scene = Scene("B...Az", A="ashrian", B="syndrael", z="zombie*").give("A", "drain_spirit", "oak_staff")

    scene.hurt("B", 2).dice(2, 1, 0).does("A", "card:drain_spirit")

    assert scene.damage("B") == 2


@card("healing_rain")
def test_healing_rain_stops_before_the_fourth_space() -> None:
    scene = Scene("A...B", A="ashrian", B="syndrael").give("A", "healing_rain").hurt("B", 2)

    scene.dice(0).does("A", "card:healing_rain")

    assert scene.damage("B") == 2


@card("cloud_of_mist")
def test_the_mist_hides_nobody_four_spaces_away() -> None:
    scene = (
        Scene("A...Bz", A="ashrian", B="syndrael", z="zombie*").give("A", "cloud_of_mist").exhaust("A", "cloud_of_mist")
    )

    a = scene.dice(2, 4, 0).attacks("z")

    assert not a.missed


@card("break_the_rune")
def test_break_the_rune_leaves_a_monster_four_spaces_away_alone() -> None:
    scene = Scene("Az...", "....y", A="widow_tarha", z="zombie*", y="zombie*").give(
        "A", "break_the_rune", "arcane_bolt"
    )

    scene.dice(2, 1, 0).does("A", "card:break_the_rune")

    assert scene.damage("z") > 0 and scene.damage("y") == 0


@card("staff_of_light")
def test_the_staff_of_light_heals_nobody_four_spaces_away() -> None:
    scene = Scene("A...B", A="leoric_of_the_book", B="syndrael").give("A", "staff_of_light").hurt("B", 2, 2)

    scene.does("A", "card:staff_of_light")

    assert (scene.damage("B"), scene.fatigue("B")) == (2, 2)


@card("explosive_runes")
def test_explosive_runes_hurt_nobody_three_spaces_away() -> None:
    scene = Scene("A..B", A="syndrael", B="jain_fairwood").overlord_holds("explosive_runes").turn_of("A")

    scene.dice(*FAILS).moment(Searched(0, token=0, card=-1, space=0), "card:explosive_runes")

    assert [type(event).__name__ for event in scene.g.log].count("AttributeTested") == 1


@card("throw")
def test_nobody_is_thrown_four_spaces_far() -> None:
    scene = Scene("....Aee", "#####ee", A="syndrael", e="ettin*")

    scene.dice(*FAILS).uses("e", "throw", "space:1,0")

    assert not asked(scene, "space:0,0")


@card("heal")
def test_a_flesh_moulder_heals_no_monster_four_spaces_away() -> None:
    scene = Scene("m...z", m="flesh_moulder*", z="zombie*").hurt("z", 5)

    scene.dice(0).uses("m", "heal")

    assert scene.damage("z") == 5


@card("cowardly")
def test_a_leader_four_spaces_away_gives_a_coward_no_courage() -> None:
    scene = Scene("A.g...G", A="syndrael", g="goblin_archer", G="goblin_archer*")

    scene.dice(1, 1, 5).attacks("g")

    assert not any(ask.startswith("surge") for ask in scene.asked)


@card("dominion")
def test_dominion_moves_a_hero_two_spaces_and_no_third() -> None:
    scene = Scene("b..A....", b="baron_zachareth", A="syndrael")

    scene.dice(*PASSES, *FAILS).uses("b", "dominion", "hero:syndrael", "step:4,0", "step:5,0")

    assert not asked(scene, "step:6,0")


@card("sacrifice")
def test_a_sacrifice_costs_at_most_five_damage() -> None:
    scene = Scene("ez", e="lady_eliza_farrow", z="zombie*").hurt("e", 8)

    scene.uses("e", "sacrifice", "number:5")

    assert not asked(scene, "number:6") and scene.damage("e") == 3


@card("seduce", "wail")
@pytest.mark.parametrize("name", ["seduce", "wail"])
def test_eliza_reaches_nobody_four_spaces_away(name: str) -> None:
    scene = Scene("e...A", e="lady_eliza_farrow", A="syndrael")

    assert scene.why_not_use("e", name) == "card.no_target"


SURGES = {
    "rune_mastery": ("arcane_bolt", "widow_tarha", "A.z", (2, 4, 0)),
    "bow_mastery": ("yew_shortbow", "jain_fairwood", "A.z", (2, 4, 0)),
    "weapon_mastery": ("chipped_greataxe", "grisban_the_thirsty", "Az.", (2, 4, 0)),
    "mana_weave": ("light_hammer", "syndrael", "Az.", (2, 4, 0)),
}


@card(*SURGES)
@pytest.mark.parametrize("name", SURGES)
def test_masters_of_a_weapon_add_one_surge(name: str) -> None:
    weapon, who, row, dice = SURGES[name]
    scene = Scene(row, A=who, z="zombie*").give("A", name, weapon).turn_of("A")

    a = scene.dice(*dice).attacks("A", f"card:{name}", "stop")

    assert [amount for what, amount, source, *_ in a.changes if source == f"card:{name}"] == [1]


@card("heavy_cloak")
def test_a_heavy_cloak_cancels_one_surge_of_two() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "heavy_cloak")

    a = scene.dice(2, 5, 0).attacks("z", "card:heavy_cloak")

    assert [amount for what, amount, source, *_ in a.changes if source == "card:heavy_cloak"] == [-1]


@card("magic_staff")
def test_magic_staff_sparks_to_nobody_four_spaces_from_the_target() -> None:
    scene = Scene("A.z...z", A="syndrael", z="zombie*").give("A", "magic_staff").turn_of("A")

    scene.dice(1, 0, 5).attacks("A")

    assert asked(scene, "surge:magic_staff.2") and not asked(scene, "surge:magic_staff.1")


@card("the_shadow_rune_overlord")
@pytest.mark.parametrize(("surge", "hearts", "reach"), [("stop", 8, 0), (1, 10, 0), (2, 9, 1)])
def test_the_shadow_rune_adds_to_an_attack_of_zachareth_for_one_surge(
    surge: int | str, hearts: int, reach: int
) -> None:
    scene = Scene("Ab", A="syndrael", b="baron_zachareth", level="expert", crrg=False)
    scene.relic("b", "the_shadow_rune_overlord").overlords_turn("b")
    answer = "stop" if surge == "stop" else f"surge:the_shadow_rune_overlord.{surge}"

    a = scene.dice(1, 4, 4, 0).attacks("b", answer)

    assert scene.damage("A") == hearts
    assert a.range == reach
