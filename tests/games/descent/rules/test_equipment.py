"""Equipment, passing items and feats (DE-ITEM, DE-TRADE, DE-FEAT, DE-BAD-03)."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, CARDS, EQUIPPED, ID
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.equipment import equip_refusal
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.trading import pass_card, tradable
from gruft.games.descent.rules.turns.familiars import summon
from tests.games.descent.scene import Scene
from tests.rule import rule


def why_not_equip(worn: tuple[str, ...], card: str, skills: tuple[str, ...] = ()) -> str | None:
    """The code that refuses `card` besides what is worn, or None."""
    scene = Scene("A", A="syndrael").give("A", *skills, *worn)
    extra = next(c for c in CARDS[card] if c not in scene.g.cards[0])
    scene.g.cards[0].append(extra)
    refusal = equip_refusal(scene.g, 0, extra)
    return refusal.code if refusal else None


@rule("DE-ITEM-02", "DE-BAD-03")
@pytest.mark.parametrize(
    "worn, card, code",
    [
        (("light_hammer", "iron_shield"), "iron_spear", "equip.no_hands"),
        (("magic_staff",), "iron_shield", "equip.no_hands"),
        (("light_hammer",), "iron_shield", None),
        (("leather_armor",), "heavy_cloak", "equip.one_armour"),
        (("lucky_charm", "mana_weave"), "ring_of_power", "equip.two_others"),
        (("lucky_charm",), "ring_of_power", None),
        (("chainmail",), "sunburst", "equip.no_runes"),
        (("sunburst",), "platemail", "equip.no_runes"),
        (("chainmail",), "light_hammer", None),
    ],
)
def test_equipment_limits(worn: tuple[str, ...], card: str, code: str | None) -> None:
    assert why_not_equip(worn, card) == code


@rule("DE-BAD-03")
def test_inscribed_runes_cannot_be_worn_with_chainmail() -> None:
    assert why_not_equip(("chainmail",), "light_hammer", skills=("inscribe_rune",)) == "equip.no_runes"


@rule("DE-ITEM-01")
def test_a_hero_carries_any_number_of_cards_but_uses_only_equipped_ones() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give(
        "A", "light_hammer", "iron_spear", "iron_battleaxe", "magic_staff"
    )
    for name in ("iron_battleaxe", "magic_staff"):
        scene.g.status[scene.card("A", name)] &= ~EQUIPPED

    scene.turn_of("A").dice(2, 1, 0).attacks("A", "card:light_hammer")

    offered = next(ask for ask in scene.asked if ask.startswith("weapon"))
    assert "card:iron_spear" in offered and "card:iron_battleaxe" not in offered


@rule("DE-ITEM-04")
def test_armour_dice_defend_and_weapon_dice_attack() -> None:
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "chainmail", "light_hammer")

    a = scene.dice(2, 1, 0).attacks("A")
    b = scene.dice(2, 1, 0, 0).attacks("z")

    assert [die[0] for die in a.dice] == [0, 2]
    assert [die[0] for die in b.defence[0]] == [4, 4]


@rule("DE-ITEM-05")
def test_items_of_the_hero_do_not_help_his_familiar() -> None:
    scene = Scene("A.z", A="leoric_of_the_book", z="zombie").give("A", "raise_dead", "iron_shield", "leather_armor")
    summon(scene.g, 0, 1)

    a = scene.dice(2, 1).attacks("z")

    assert a.targets == [REANIMATE] and a.defence[REANIMATE] == []
    assert not any("iron_shield" in ask for ask in scene.asked)


@rule("DE-TRADE-01", "DE-R-7")
def test_items_are_passed_during_a_move_action_to_an_adjacent_hero() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "health_potion", "sling").turn_of("A")

    before = scene.why_not("A", "trade:ashrian")
    scene.does("A", "move")
    scene.does("A", "trade:ashrian", "card:sling")

    assert before == "trade.not_moving"
    assert [ID[c] for c in scene.g.cards[1]] == ["sling"]
    assert scene.g.actions == 1 and scene.g.mp[0] == 4


@rule("DE-TRADE-01")
def test_a_hero_may_also_receive_if_the_other_agrees() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("B", "sling").turn_of("A")
    scene.g.hero_seat[1] = 1

    scene.does("A", "move")
    scene.does("A", "trade:ashrian", "card:sling")

    assert [ID[c] for c in scene.g.cards[0]] == ["sling"]


@rule("DE-TRADE-02")
def test_class_cards_and_starting_equipment_are_never_passed() -> None:
    scene = Scene("A", A="syndrael").give("A", "guard", "iron_longsword", "sling", "health_potion")

    assert [CARD_REFS[c] for c in tradable(scene.g, 0)] == ["card:sling", CARD_REFS[CARDS["health_potion"][0]]]


@rule("DE-TRADE-03", "DE-R-56")
def test_a_card_passed_leaves_the_equipment_at_once_and_keeps_its_state() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "iron_shield").exhaust("A", "iron_shield")
    card = scene.card("A", "iron_shield")

    scene.play(pass_card(scene.g, 0, 1, card))

    assert not scene.g.status[card] & EQUIPPED
    assert scene.exhausted("B", "iron_shield")


@rule("DE-R-56")
def test_giving_away_health_can_defeat_the_giver() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "leather_armor").hurt("A", 12)

    scene.play(pass_card(scene.g, 0, 1, scene.card("A", "leather_armor")))

    assert scene.g.ko & 1


@rule("DE-TRADE-04")
def test_nothing_is_passed_to_knocked_out_heroes() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "sling").knocked_out("B").turn_of("A")
    scene.does("A", "move")

    assert scene.why_not("A", "trade:ashrian") == "trade.knocked_out"


@rule("DE-FEAT-01", "DE-FEAT-03")
def test_a_used_feat_hides_no_values() -> None:
    scene = Scene("A", A="syndrael").give("A", "leather_armor")
    before = (scene.g.live.max_health[0], scene.g.live.max_stamina[0], scene.g.live.pool[0], speed_of(scene.g, 0))

    scene.g.feats = 1
    wire(scene.g)

    live = scene.g.live
    assert (live.max_health[0], live.max_stamina[0], live.pool[0], speed_of(scene.g, 0)) == before
    assert scene.why_not("A", "feat") == "act.feat_used"


@rule("DE-FEAT-02")
def test_a_feat_with_the_action_symbol_needs_an_action() -> None:
    scene = Scene("A..z", A="ashrian", z="zombie").turn_of("A")
    scene.g.actions = 0

    assert scene.why_not("A", "feat") == "act.no_actions"


@rule("DE-R-55")
def test_every_hero_chooses_his_equipment_before_the_first_turn() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").give("A", "light_hammer", "immolation", "iron_shield")
    for name in ("light_hammer", "immolation", "iron_shield"):
        scene.g.status[scene.card("A", name)] = 0
    scene.g.stage = 0

    scene.beats("first_equip", "card:immolation", "done")

    assert scene.g.status[scene.card("A", "immolation")] & EQUIPPED
