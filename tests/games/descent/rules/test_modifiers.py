"""Every number of an attack is what the dice show plus modifiers that say where they come from."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.moments.marks import BY_TURN_START, add_mark
from gruft.games.descent.pieces.content import DICE
from gruft.games.descent.pieces.kinds import AWARENESS
from gruft.games.descent.rules.attribute_tests import test as attribute_test
from gruft.games.descent.seen.attack_view import AttackView, attack_view, roll_view
from gruft.games.descent.seen.views import figure_view
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.chance import FastChance
from gruft.table.table import Table
from gruft.texts import Texts
from tests.games.descent.scene import Scene
from tests.games.descent.test_random_quests import quest


def shown(dice: list[Any], part: str) -> int:
    return sum(getattr(DICE[die["colour"]].faces[die["face"]], part) for die in dice)


def added(attack: AttackView, what: str, figure: str | None = None) -> int:
    return sum(m["amount"] for m in attack["modifiers"] if m["what"] == what and m["figure"] == figure)


def numbers_add_up(attack: AttackView) -> None:
    """Dice and modifiers together are the numbers on the table."""
    dice = attack["dice"]
    assert attack["hearts"] == shown(dice, "hearts") + added(attack, "damage")
    assert attack["range"] == shown(dice, "range") + added(attack, "range")
    assert attack["surges"] == shown(dice, "surges") + added(attack, "surges")
    assert attack["pierce"] == added(attack, "pierce")
    for defence in attack["defences"]:
        extra = 0 if defence["again"] else added(attack, "shields", defence["figure"])
        assert defence["shields"] == shown(defence["dice"], "shields") + extra


class Watched(Scene):
    """A scene that keeps how the attack lay there at each question."""

    def __init__(self, *rows: str, **how: Any) -> None:
        super().__init__(*rows, **how)
        self.seen: list[AttackView] = []

    def _answer(self, ask: Ask, left: list[str]) -> str:
        if self.g.live.attack is not None:
            self.seen.append(attack_view(self.g, self.g.live.attack))
            numbers_add_up(self.seen[-1])
        return super()._answer(ask, left)

    def attacks(self, sign: str, *answers: str) -> Any:
        done = super().attacks(sign, *answers)
        self.seen.append(attack_view(self.g, done))
        numbers_add_up(self.seen[-1])
        return done

    def sources(self, what: str) -> list[tuple[int, str]]:
        """What was told about this number at the end."""
        return [(m["amount"], m["source"]) for m in self.seen[-1]["modifiers"] if m["what"] == what]


def checked(table: Table, dice: FastChance) -> None:
    g: State = table.state
    if g.live.attack is None:
        return
    seen = attack_view(g, g.live.attack)
    numbers_add_up(seen)
    refs = [die["ref"] for die in seen["dice"]] + [die["ref"] for one in seen["defences"] for die in one["dice"]]
    assert len(set(refs)) == len(refs) and all(refs)
    for ask in table.asks:
        if ask.kind in ("card_die", "card_dice"):
            lying = refs + ([die["ref"] for die in roll_view(g, g.live.roll)["dice"]] if g.live.roll else [])
            assert set(ask.keys) - {"pass"} <= set(lying)


@pytest.mark.parametrize("seed", range(50, 55))
def test_dice_and_modifiers_add_up_in_random_quests(seed: int) -> None:
    quest(seed, checked, 1)


NAMES = {lang: Texts("descent", lang) for lang in ("de", "en")}


def named(table: Table, dice: FastChance) -> None:
    g: State = table.state
    if g.live.attack is not None:
        for modifier in attack_view(g, g.live.attack)["modifiers"]:
            for texts in NAMES.values():
                assert ":" not in texts.name(modifier["source"]).split(": ")[0], modifier


@pytest.mark.parametrize("seed", range(70, 72))
def test_every_modifier_has_a_name_in_both_languages(seed: int) -> None:
    quest(seed, named, 1)


def test_a_card_a_weapon_and_a_surge_are_named() -> None:
    scene = Watched("Az", A="grisban_the_thirsty", z="zombie*").give("A", "sneaky", "iron_battleaxe", "execute")
    add_mark(scene.g, "sneaky", scene.figure("A"), scene.figure("z"), BY_TURN_START)

    scene.turn_of("A").dice(1, 5, 0).attacks("A", "card:execute", "number:2", "surge:iron_battleaxe.1")

    assert scene.sources("pierce") == [(1, "card:iron_battleaxe")]
    assert scene.sources("damage") == [(1, "card:sneaky"), (2, "card:execute"), (2, "surge:iron_battleaxe.1")]
    assert scene.sources("surges") == [(-1, "surge:iron_battleaxe.1")]


@pytest.mark.parametrize(("face", "taken"), [(1, [(-1, "ability:leoric_of_the_book")]), (4, [])])
def test_leoric_takes_a_heart_but_never_the_last_one(face: int, taken: list[tuple[int, str]]) -> None:
    scene = Watched("Lz", L="leoric_of_the_book", z="zombie").overlord_holds("dark_might").overlords_turn("z")

    scene.dice(face, 0, 0).attacks("z", "card:dark_might")

    assert scene.sources("damage") == taken


def test_a_surge_cancelled_and_then_rolled_away_counts_for_nothing() -> None:
    scene = Watched("Az", A="syndrael", z="zombie").give("A", "heavy_cloak").overlord_holds("dark_fortune")

    scene.overlords_turn("z").dice(1, 1, 0, 2).attacks("z", "card:heavy_cloak", "card:dark_fortune", "die:blue_1.1")

    assert scene.seen[-1]["surges"] == 0
    assert scene.sources("reroll") == [(1, "card:dark_fortune")]


def test_a_replaced_defence_result_is_told_as_what_it_adds() -> None:
    scene = Watched("Az", A="syndrael", z="zombie*").give("A", "elven_cloak", "iron_shield").overlords_turn("z")

    scene.dice(2, 5, 0).attacks("z", "card:elven_cloak", "card:iron_shield", "shield", "surge:zombie.1")

    assert scene.sources("shields") == [(1, "card:iron_shield"), (2, "card:elven_cloak")]


def test_a_test_under_way_shows_its_dice_to_everybody() -> None:
    scene = Scene("A", A="syndrael").give("A", "fortunas_dice")
    flow = attribute_test(scene.dice(3, 4, 0).g, scene.figure("A"), AWARENESS, source="pit_trap")
    next(flow)
    flow.send("card:fortunas_dice")

    assert scene.g.live.roll is not None
    roll = roll_view(scene.g, scene.g.live.roll)

    assert roll["source"] == "card:pit_trap" and roll["attribute"] == "attribute:awareness"
    assert [die["ref"] for die in roll["dice"]] == ["die:grey_3.1", "die:black_4.2"]


def test_a_die_is_called_by_what_it_shows() -> None:
    assert NAMES["en"].name("die:red_5.2") == "Red power die: 3 hearts, 1 surge"
    assert NAMES["de"].name("die:blue_0.1") == "Blauer Kampfwürfel: X, ein Fehlschlag"


def test_a_monster_shows_the_face_of_its_act() -> None:
    for level, act in (("novice", 1), ("expert", 2)):
        scene = Scene("A.z", A="syndrael", z="zombie*", level=level)
        face = figure_view(scene.g, scene.figure("z"))["face"]
        assert face["act"] == act and face["health"] == scene.g.live.max_health[scene.figure("z")]
        assert face["abilities"] and all(ref.startswith(f"surge:zombie_act{act}_master.") for ref in face["surges"])
