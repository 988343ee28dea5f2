"""The epic variant, golden rules and errata (DE-VARIANT, DE-XP, DE-GOLD, DE-ERR)."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.cards import CARDS, ID, SHOP
from gruft.games.descent.pieces.content import CLASSES, ITEMS, OVERLORD, SHOP_ITEMS
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.setup.epic import GOLD, HERO_XP, OVERLORD_XP, card_refusal, outfit
from gruft.games.descent.rules.setup.layout import set_up
from gruft.games.descent.state import State
from gruft.table.chance import Chance, secret_of
from tests.games.descent.quest_table import ask, fresh, say, state, why_not
from tests.games.descent.scene import Scene
from tests.rule import rule

OPTIONS = {
    "quest": "first_blood",
    "level": "novice",
    "heroes": "players",
    "overlord": "first",
    "errata": True,
    "crrg_rulings": True,
    "two_hero_bonus": "errata",
}


def quest(**changes: object) -> State:
    return set_up(3, {**OPTIONS, **changes}, Chance(secret_of("variants")))


def shopping(level: str) -> Scene:
    """Two heroes before the quest, the shop full."""
    scene = Scene("AB", A="grisban_the_thirsty", B="leoric_of_the_book", level=level)
    scene.give("A", "rage", "chipped_greataxe").give("B", "runic_knowledge", "arcane_bolt")
    scene.g.shop1, scene.g.shop2 = list(SHOP[1]), list(SHOP[2])
    scene.g.stage = 0
    return scene


@rule("DE-VARIANT-01", "DE-VARIANT-02")
def test_novices_begin_with_the_basic_deck_and_starting_cards() -> None:
    g = quest()

    assert len(g.ol_deck) + len(g.ol_hand) == 15
    assert [ID[c] for c in g.cards[0]] == ["rage", "chipped_greataxe"]


@rule("DE-VARIANT-01", "DE-VARIANT-02")
@pytest.mark.parametrize(
    ("level", "next_question"), [("novice", "place_hero"), ("advanced", "train"), ("expert", "train")]
)
def test_the_level_agreed_on_decides_what_follows_the_choice_of_heroes(level: str, next_question: str) -> None:
    table = fresh(2, level=level)

    say(table, "hero:syndrael", "class:knight", "hero:jain_fairwood", "class:thief")

    assert (state(table).level, ask(table).kind) == (level, next_question)


@rule("DE-VARIANT-03", "DE-XP-01", "DE-XP-02", "DE-R-72")
def test_advanced_heroes_spend_three_experience_and_common_gold_on_act_one() -> None:
    scene = shopping("advanced")

    answers = (
        "card:brute",
        "card:charge",
        "card:exploding_rune",
        "done",
        "buy:iron_shield",
        "buy:ring_of_power",
        "done",
    )
    after = scene.beats("train", *answers, until=("scheme",))

    assert (HERO_XP["advanced"], GOLD["advanced"]) == (3, 150)
    assert after == "scheme"
    assert {"brute", "charge", "iron_shield", "ring_of_power"} <= {ID[c] for c in scene.g.cards[0]}
    assert "exploding_rune" in {ID[c] for c in scene.g.cards[1]}
    outfit = next(ask for ask in scene.asked if ask.startswith("outfit"))
    assert "buy:platemail" not in outfit and "buy:iron_battleaxe" in outfit


@rule("DE-VARIANT-04")
def test_experts_have_more_of_everything_and_act_two() -> None:
    scene = shopping("expert")

    scene.beats("train", "done", "done", "buy:platemail", "buy:grinding_axe", "done", until=("scheme",))

    assert (HERO_XP["expert"], GOLD["expert"], OVERLORD_XP["expert"]) == (6, 250, 8)
    assert {"platemail", "grinding_axe"} <= {ID[c] for c in scene.g.cards[0]}
    assert SHOP_ITEMS["platemail"].cost + SHOP_ITEMS["grinding_axe"].cost <= 2 * GOLD["expert"]


@rule("DE-VARIANT-05", "DE-SELL-01")
def test_starting_equipment_is_sold_for_25_gold() -> None:
    scene = shopping("advanced")

    scene.beats("train", "done", "done", until=("outfit",))
    scene.play(outfit(scene.g), "sell:chipped_greataxe")

    assert "chipped_greataxe" not in {ID[c] for c in scene.g.cards[0]}
    assert scene.g.counters["gold_0"] == GOLD["advanced"] + 25


@rule("DE-VARIANT-05")
def test_before_a_quest_experience_buys_what_it_buys_in_a_campaign() -> None:
    dear = next(skill.id for skill in CLASSES["berserker"].skills if skill.xp == 3)
    table = fresh(2, level="advanced")
    say(table, "hero:grisban_the_thirsty", "class:berserker", "hero:jain_fairwood", "class:thief")
    assert f"card:{dear}" in ask(table).keys

    say(table, "card:brute")

    assert why_not(table, f"card:{dear}") == "epic.too_little_xp"
    assert why_not(table, "card:brute") == "epic.learned"


@rule("DE-XP-03", "DE-XP-04", "DE-BAD-08", "DE-R-36")
def test_overlord_cards_of_higher_levels_need_others_of_their_class() -> None:
    scene = shopping("expert")
    g = scene.g

    def refused(name: str, xp: int = 8) -> str | None:
        refusal = card_refusal(g.ol_deck, name, xp)
        return refusal.code if refusal else None

    first = (refused("dark_fortitude"), refused("expert_blow"), refused("plan_ahead"))
    another = next(name for name, card in OVERLORD.items() if card.cls == "magus" and card.level == 1)
    g.ol_deck = [CARDS["blood_rage"][0], CARDS[another][0]]
    assert refused("expert_blow") == "epic.needs_more", "one of its class and one of another are not two of its class"
    g.ol_deck = [CARDS["blood_rage"][0], CARDS["dark_fortitude"][0]]
    second = (refused("expert_blow"), refused("reinforce"), refused("web_trap", 0))
    g.ol_deck.append(CARDS["expert_blow"][0])

    assert first == (None, "epic.needs_more", None)
    assert second == (None, "epic.needs_more", "epic.too_little_xp")
    assert refused("reinforce") is None
    assert OVERLORD["reinforce"].level == 3


@rule("DE-VARIANT-03", "DE-R-72")
def test_the_overlord_buys_last_and_his_deck_grows() -> None:
    scene = shopping("advanced")
    scene.g.ol_deck = []

    scene.beats("scheme", "buy:blood_rage", "buy:blood_rage", "buy:plan_ahead", "done", until=("lay_map",))

    assert sorted(ID[c] for c in scene.g.ol_deck) == ["blood_rage", "blood_rage", "plan_ahead"]
    assert OVERLORD_XP["advanced"] == 4


# -- golden rules and errata --------------------------------------------------------------


@rule("DE-GOLD-02", "DE-ERR-3", "DE-R-31")
def test_with_errata_a_quest_rule_beats_a_card() -> None:
    g = quest(quest="a_fat_goblin")
    goblin = next(f for f in range(5, len(g.kind)) if g.spaces[f] and not g.kind[f] < 0)
    barn = g.live.map.number[5, 8]
    g.spaces[goblin] = (g.live.map.number[5, 7],)

    refusal = step_refusal(g, goblin, barn, 1, free=True)

    assert refusal is not None and refusal.code == "move.quest_forbids"


@rule("DE-GOLD-01", "DE-R-31", "QC-27")
def test_without_errata_a_card_beats_a_quest_rule() -> None:
    g = quest(quest="a_fat_goblin", errata=False)
    goblin = next(f for f in range(5, len(g.kind)) if g.spaces[f])
    barn = g.live.map.number[5, 8]
    g.spaces[goblin] = (g.live.map.number[5, 7],)

    pushed, walking = step_refusal(g, goblin, barn, 1, free=True), step_refusal(g, goblin, barn, 1)

    assert pushed is None
    assert walking is not None and walking.code == "move.quest_forbids"


@rule("DE-GOLD-04")
def test_markers_are_unlimited() -> None:
    scene = Scene("A" + "z" * 25, A="syndrael", z="zombie")

    for n in range(25):
        give_condition(scene.g, scene.figure("z", n), STUNNED)
        scene.play(suffer(scene.g, scene.figure("z", n), damage=2))

    assert sum(scene.g.damage) == 50, "there are 45 in the box"
    assert sum(cond == STUNNED for cond in scene.g.cond) == 25, "and 20 tokens for conditions"


@rule("DE-ERR-1", "DE-LARGE-07")
def test_a_large_monster_stops_midway_only_where_it_could_act() -> None:
    far = Scene("ee......", "ee......", ".......A", A="syndrael", e="ettin")
    printed = Scene("ee......", "ee......", ".......A", A="syndrael", e="ettin", errata=False)
    near = Scene("ee.....", "ee.....", ".....A.", A="syndrael", e="ettin")

    far.overlord_takes_turn("move", "step:2,0", "stop")
    printed.overlord_takes_turn("move", "step:2,0", "halt")
    near.dice(2, 1, 0).overlord_takes_turn("move", "step:2,1", "step:3,1", "halt", "attack")

    after_the_step = [ask for ask in far.asked if ask.startswith("roam")][1]
    assert "halt" not in after_the_step.split()
    assert near.damage("A") == 4


@rule("DE-ERR-2", "DE-PIT-01", "DE-PIT-11", "DE-PIT-12", "DE-R-58")
def test_a_pit_hurts_and_holds_and_as_printed_ends_the_move_action() -> None:
    new, old = Scene("Ao..", A="syndrael").turn_of("A"), Scene("Ao..", A="syndrael", errata=False).turn_of("A")

    for scene in (new, old):
        scene.does("A", "move")
        scene.does("A", "step:1,0")

    assert new.damage("A") == old.damage("A") == 2
    assert (new.g.mp[0], old.g.mp[0]) == (3, 0)
    assert new.why_not("A", "step:2,0") == "move.in_pit"
    assert new.g.moving and not old.g.moving


@rule("DE-ERR-7")
def test_shadow_as_first_printed_in_german_protects_the_dragon_only() -> None:
    scene = Scene("zAdd", "..dd", "..dd", A="syndrael", d="shadow_dragon", z="zombie*", errata=False)

    a = scene.give("A", "iron_longsword").dice(2, 1, 0).attacks("A", "space:0,0")

    assert not a.missed


@rule("DE-ERR-10")
def test_guard_and_nimble_answer_steps_onto_empty_spaces() -> None:
    scene = Scene("A.zz", A="syndrael", z="zombie").give("A", "guard", "iron_longsword").overlords_turn("z")

    scene.dice(2, 1, 0).play(move_spaces(scene.g, scene.figure("z", 0), 1), "step:1,0", "card:guard")

    assert scene.at("z", 0) is None
    through = Scene("Azz", "...", A="syndrael", z="zombie").give("A", "guard", "iron_longsword").overlords_turn("z")
    through.play(move_spaces(through.g, through.figure("z", 1), 2), "step:1,0", "step:1,1")
    assert sum("card:guard" in ask for ask in through.asked) == 1, "not where somebody stands already"


@rule("DE-ERR-11")
def test_misprinted_german_cards_have_surges_and_armour_limits_speed() -> None:
    for name in ("iron_battleaxe", "light_hammer", "elm_greatbow"):
        assert all(surge.surge == 1 for surge in ITEMS[name].surges) and len(ITEMS[name].surges) == 2
    assert (ITEMS["chainmail"].speed_cap, ITEMS["platemail"].speed_cap) == (4, 3)
    assert ITEMS["magic_staff"].surges[0].effect == "spark"


@rule("DE-ERR-11")
def test_what_the_magic_staff_does_to_the_other_monster_meets_no_defence() -> None:
    scene = Scene("A.zy", A="widow_tarha", z="zombie*", y="zombie*").give("A", "magic_staff").turn_of("A")

    scene.dice(1, 4, 5).attacks("A", "surge:magic_staff.1")

    assert scene.damage("y") == ITEMS["magic_staff"].surges[0].x


@rule("DE-R-5", "DE-COUNT-02")
def test_spaces_are_counted_through_figures() -> None:
    scene = Scene("Azz.g", A="syndrael", z="zombie", g="goblin_archer*")

    from gruft.games.descent.rules.figures import distance

    assert distance(scene.g, 0, scene.figure("g")) == 4
