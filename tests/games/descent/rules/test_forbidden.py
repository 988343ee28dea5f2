"""Forbidden things, one by one, each with the reason the players get (DE-BAD-01 to DE-BAD-07)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gruft.games.descent.pieces.cards import EQUIPPED
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.turns.hero_actions import act_keys
from gruft.games.descent.rules.turns.monster_actions import monster_keys, monster_refusal
from gruft.games.descent.rules.turns.overlord import monster_act, ol_group, ol_monster
from gruft.table.ask import Ask
from tests.games.descent.scene import Scene, opened
from tests.rule import rule

Given = Callable[[], Scene]


def tired(stamina: int = 4) -> Scene:
    return Scene("A..", A="syndrael").hurt("A", fatigue=stamina).turn_of("A")


def unequipped() -> Scene:
    scene = Scene("A.z", A="tomble_burrowell", z="zombie").give("A", "staff_of_light").turn_of("A")
    scene.g.status[scene.card("A", "staff_of_light")] &= ~EQUIPPED
    return scene


def acted_twice() -> Scene:
    scene = Scene("Az.", A="syndrael", z="zombie").give("A", "iron_longsword").turn_of("A")
    scene.does("A", "rest")
    scene.does("A", "rest")
    return scene


def down() -> Scene:
    return Scene("A.B", A="syndrael", B="ashrian").give("A", "prayer_of_healing").knocked_out("A").turn_of("A")


def stunned() -> Scene:
    return Scene("Az", A="syndrael", z="zombie").token((0, 0)).has("A", "stunned").turn_of("A")


def immobile() -> Scene:
    return Scene("A.", A="syndrael").has("A", "immobilized").turn_of("A")


def in_a_pit() -> Scene:
    scene = Scene("Ao.", A="syndrael").turn_of("A")
    scene.does("A", "move")
    scene.does("A", "step:1,0")
    return scene


HERO: list[tuple[str, str, Given, str, str]] = [
    ("a third action", "DE-BAD-01", acted_twice, "attack", "act.no_actions"),
    ("a third move", "DE-BAD-01", acted_twice, "move", "act.no_actions"),
    ("fatigue above Stamina", "DE-BAD-02", tired, "fatigue", "act.too_tired"),
    (
        "a skill that is not learned",
        "DE-BAD-02",
        lambda: Scene("A", A="syndrael").turn_of("A"),
        "card:rage",
        "act.not_yours",
    ),
    (
        "an exhausted card",
        "DE-BAD-02",
        lambda: Scene("A", A="ashrian").give("A", "prayer_of_healing").exhaust("A", "prayer_of_healing").turn_of("A"),
        "card:prayer_of_healing",
        "card.exhausted",
    ),
    ("an item not equipped", "DE-BAD-02", unequipped, "card:staff_of_light", "card.not_equipped"),
    (
        "a cost paid only partly",
        "DE-BAD-02",
        lambda: Scene("A", A="tomble_burrowell").give("A", "unseen").hurt("A", fatigue=4).turn_of("A"),
        "card:unseen",
        "card.too_tired",
    ),
    ("a move while immobilized", "DE-BAD-06", immobile, "move", "act.immobilized"),
    ("fatigue movement while immobilized", "DE-BAD-06", immobile, "fatigue", "act.immobilized"),
    ("an attack while stunned", "DE-BAD-06", stunned, "attack", "act.only_shake_off"),
    ("a search while stunned", "DE-BAD-06", stunned, "search:0,0", "act.only_shake_off"),
    ("a move while knocked out", "DE-BAD-06", down, "move", "act.only_stand_up"),
    ("a skill while knocked out", "DE-BAD-06", down, "card:prayer_of_healing", "act.only_stand_up"),
    ("fatigue while knocked out", "DE-BAD-06", down, "fatigue", "act.only_stand_up"),
    ("a step out of a pit", "DE-BAD-06", in_a_pit, "step:2,0", "move.in_pit"),
]


@rule("DE-BAD-01", "DE-BAD-02", "DE-BAD-06")
@pytest.mark.parametrize(("given", "key", "code"), [case[2:] for case in HERO], ids=[case[0] for case in HERO])
def test_what_a_hero_may_not_do_is_not_offered_and_explained(given: Given, key: str, code: str) -> None:
    scene = given()

    assert key not in act_keys(scene.g, 0)
    assert scene.why_not("A", key) == code


@rule("DE-BAD-01", "DE-MOVE-07", "DE-MOVE-10")
def test_a_movement_of_so_many_spaces_is_not_interrupted_nor_ended_on_a_friend() -> None:
    scene = Scene("AB.z", A="syndrael", B="ashrian", z="zombie").turn_of("A")
    flow = move_spaces(scene.g, 0, 2)

    first = next(flow)
    second = flow.send("step:1,0")

    assert isinstance(first, Ask) and isinstance(second, Ask)
    assert {"attack", "rest", "move", "fatigue"}.isdisjoint({*first.keys, *second.keys})
    assert "stop" not in second.keys
    refusal = second.why_not("stop")
    assert refusal is not None and refusal.code == "move.cannot_stop"


@rule("DE-BAD-05", "DE-SURGE-02", "DE-SURGE-04")
def test_no_surge_ability_works_twice_and_fatigue_is_recovered_once() -> None:
    scene = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "chipped_greataxe").hurt("A", fatigue=3)
    scene.turn_of("A")

    scene.dice(1, 5, 0).attacks("A", "card:chipped_greataxe", "surge:chipped_greataxe.1", "fatigue")
    once = [ask for ask in scene.asked if ask.startswith("surge")]

    assert "surge:chipped_greataxe.1" in once[0] and "surge:chipped_greataxe.1" not in once[1]
    more = Scene("Az", A="grisban_the_thirsty", z="zombie*").give("A", "chipped_greataxe").hurt("A", fatigue=3)
    more.turn_of("A").dice(1, 5, 0).attacks("A", "card:chipped_greataxe", "fatigue")
    after = [ask for ask in more.asked if ask.startswith("surge")][1]
    assert "fatigue" not in after.split()


# -- the overlord -------------------------------------------------------------------------------


def code(ask: Ask, key: str) -> str:
    refusal = ask.why_not(key)
    assert refusal is not None, key
    return refusal.code


@rule("DE-BAD-07", "DE-OLT-02", "DE-OLT-03")
def test_no_monster_acts_twice_and_no_group_begins_before_the_other_is_done() -> None:
    scene = Scene("zzzm", "A...", A="syndrael", z="zombie", m="flesh_moulder").overlords_turn()
    g = scene.g
    g.group = "zombie"
    g.activated = 1 << scene.figure("z", 0)

    ask = opened(ol_monster(g))

    assert ask.keys == ["monster:zombie.2", "monster:zombie.3"]
    assert code(ask, "monster:zombie.1") == "overlord.activated"
    assert code(ask, "monster:flesh_moulder.1") == "overlord.finish_group"


@rule("DE-BAD-07")
def test_the_turn_does_not_end_while_monsters_wait_nor_does_a_group_come_twice() -> None:
    scene = Scene("zmg", "A..", A="syndrael", z="zombie", m="flesh_moulder", g="goblin_archer").overlords_turn()
    g = scene.g
    g.activated = 1 << scene.figure("z")

    ask = opened(ol_group(g))

    assert ask.keys == ["group:flesh_moulder", "group:goblin_archer"]
    assert code(ask, "done") == "overlord.monsters_left"
    assert code(ask, "group:zombie") == "overlord.group_done"


@rule("DE-BAD-07", "DE-OLC-02", "DE-OLC-03")
def test_a_card_outside_its_time_or_of_the_same_name_is_refused_with_the_reason() -> None:
    scene = Scene("A....z", A="syndrael", z="zombie").overlord_holds("frenzy", "frenzy", "tripwire").overlords_turn("z")
    g = scene.g
    g.actions = 2

    first = opened(monster_act(g))
    assert "card:frenzy" in first.keys and code(first, "card:tripwire") == "window.other_moment"
    scene.play(monster_act(g), "card:frenzy")

    again = opened(monster_act(g))
    assert "card:frenzy" not in again.keys and code(again, "card:frenzy") == "window.same_name"


@rule("DE-BAD-04", "DE-ATK-23", "DE-ATK-25")
def test_an_attack_granted_by_a_card_is_a_plain_one() -> None:
    scene = Scene("eeA", "ee.", A="syndrael", e="elemental").overlords_turn("e")
    g, f = scene.g, scene.figure("e")
    g.actions, g.attacks_made, g.extra_attacks = 1, 1, 1

    assert "attack" in monster_keys(g, f)
    refusal = monster_refusal(g, f, "ability:fire")
    assert refusal is not None and refusal.code == "monster.one_attack"
    hero = Scene("Az", A="grisban_the_thirsty", z="zombie").give("A", "rage", "chipped_greataxe").turn_of("A")
    hero.g.actions, hero.g.free_attack = 0, True
    assert "free_attack" in act_keys(hero.g, 0) and hero.why_not("A", "card:rage") == "act.no_actions"
