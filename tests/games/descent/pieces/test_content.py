"""The components: everything in the box is there, with both names, and adds up."""

from __future__ import annotations

from collections import Counter

import pytest

from gruft.games.descent.game import GAME
from gruft.games.descent.moments.hooks import SURGE_EFFECTS
from gruft.games.descent.pieces import atlas, content
from gruft.games.descent.seen.printed import printed
from gruft.games.descent.seen.surges import surge_names
from gruft.table.rules import load_ledger
from gruft.texts import LANGUAGES, Texts
from tests.harness.speech import dashed


def test_class_cards_add_up_to_84() -> None:
    assert len(content.CLASSES) == 8
    assert all(len(deck.skills) == 9 for deck in content.CLASSES.values())
    assert len(content.SKILLS) + len(content.STARTING_ITEMS) + 1 == 84


def test_each_archetype_has_two_heroes_and_two_classes() -> None:
    assert Counter(hero.archetype for hero in content.HEROES.values()) == dict.fromkeys(content.ARCHETYPES, 2)
    assert Counter(deck.archetype for deck in content.CLASSES.values()) == dict.fromkeys(content.ARCHETYPES, 2)


def test_each_class_has_one_starting_skill_and_eight_to_buy() -> None:
    for deck in content.CLASSES.values():
        assert sorted(skill.xp for skill in deck.skills) == [0, 1, 1, 1, 2, 2, 2, 3, 3], deck.id


def test_starting_equipment_belongs_to_its_class() -> None:
    for deck in content.CLASSES.values():
        assert {content.STARTING_ITEMS[item].cls for item in deck.equipment} == {deck.id}


def test_shop_items_add_up_to_20_and_14() -> None:
    copies = Counter[int]()
    for item in content.SHOP_ITEMS.values():
        copies[item.act] += item.copies
    assert copies == {1: 20, 2: 14}


def test_search_cards_add_up_to_12_and_conditions_to_16() -> None:
    assert sum(card.copies for card in content.SEARCH.values()) == 12
    assert sum(card.copies for card in content.CONDITIONS.values()) == 16


def test_overlord_cards_add_up_to_40() -> None:
    copies = Counter[str]()
    for card in content.OVERLORD.values():
        copies[card.cls] += card.copies
    assert copies == {"basic": 15, "warlord": 7, "saboteur": 7, "magus": 7, "universal": 4}


def test_monster_figures_add_up_to_31_and_groups_never_exceed_the_box() -> None:
    assert len(content.MONSTERS) == 9
    assert sum(kind.minions + kind.masters for kind in content.MONSTERS.values()) == 31
    for kind in content.MONSTERS.values():
        assert set(kind.groups) == {2, 3, 4}
        assert all(minions <= kind.minions and masters <= kind.masters for minions, masters in kind.groups.values())


def test_relics_and_lieutenants_are_six_each() -> None:
    assert len(content.RELIC_CARDS) == len(content.LIEUTENANTS) == 6
    assert {relic.only for relic in content.RELICS.values()} == {"", "baron_zachareth"}


def test_dice_are_nine_with_six_faces_each() -> None:
    assert sum(die.count_in_box for die in content.DICE.values()) == 9
    assert all(len(die.faces) == 6 for die in content.DICE.values())


@pytest.mark.parametrize("attribute, passing", [(0, 1), (1, 4), (2, 8), (3, 19), (4, 26), (5, 33), (6, 35), (7, 36)])
def test_grey_and_black_die_give_the_known_chances_of_a_test(attribute: int, passing: int) -> None:
    sums = [
        grey.shields + black.shields for grey in content.DICE["grey"].faces for black in content.DICE["black"].faces
    ]

    assert sum(total <= attribute for total in sums) == passing


def test_every_die_named_by_a_card_exists() -> None:
    named: set[str] = {die for hero in content.HEROES.values() for die in hero.defense}
    named |= {die for item in content.ITEMS.values() for die in item.dice}
    for kind in content.MONSTERS.values():
        for card in (kind.act1, kind.act2):
            for stats in (card.minion, card.master):
                named |= {*stats.defense, *stats.attack}
    assert named == set(content.DICE)


def test_every_ability_named_by_a_card_exists_and_every_ability_is_used() -> None:
    named: set[str] = set()
    for kind in content.MONSTERS.values():
        for card in (kind.act1, kind.act2):
            for stats in (card.minion, card.master):
                named |= set(stats.abilities)
                named |= {surge.effect for surge in stats.surges if surge.effect}
                named |= {surge.condition for surge in stats.surges if surge.condition}
    for lieutenant in content.LIEUTENANTS.values():
        for side in (lieutenant.act1, lieutenant.act2):
            assert set(side.by_heroes) == {2, 3, 4}
            named |= set(side.abilities)
            named |= {surge.effect or surge.condition for surge in side.surges if surge.effect or surge.condition}
    known = {ability.condition or name for name, ability in content.ABILITIES.items()}

    assert named == known


def test_every_component_has_both_names_texts_and_a_source() -> None:
    for deck in (
        content.SKILLS,
        content.ITEMS,
        content.SEARCH,
        content.CONDITIONS,
        content.OVERLORD,
        content.ABILITIES,
    ):
        for card in deck.values():
            assert card.name_en and card.name_de and bool(card.text_en) == bool(card.text_de), card.id
            assert bool(card.errata_en) == bool(card.errata_de), card.id
            assert card.source in ("seed", "public", "reconstructed"), card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_says_something(lang: str) -> None:
    assert [ref for ref, text in GAME.printed(lang).items() if not text or "{" in text] == []


def test_tiles_add_up_to_48_pieces_with_two_sides() -> None:
    supply = dict(atlas.TILE_SUPPLY)
    assert supply.pop("total") == sum(supply.values()) == 48
    assert len(atlas.TILES) == 70
    for tile in atlas.TILES.values():
        assert atlas.TILES[tile.reverse].reverse == tile.id
        assert (len(tile.grid[0]), len(tile.grid)) == tile.size, tile.id


def test_the_ledger_has_every_rule_erratum_and_ruling_in_both_languages() -> None:
    ledger = load_ledger("descent")

    assert Counter(rule.kind for rule in ledger.rules if rule.id.startswith("DE-")) == {
        "rule": 300,
        "refusal": 8,
        "variant": 5,
        "ruling": 84,
        "erratum": 12,
    }
    assert all(rule.en and rule.de and rule.en != rule.de for rule in ledger.rules)


def test_every_card_ability_and_feat_can_be_read_in_both_languages() -> None:
    english, german = printed("en"), printed("de")

    assert set(english) == set(german)
    assert {f"card:{name}" for name in (*content.SKILLS, *content.ITEMS, *content.SEARCH, *content.OVERLORD)} <= set(
        english
    )
    assert {f"feat:{name}" for name in content.HEROES} <= set(english)
    assert all(english.values()) and all(german.values())
    assert english["card:bloodlust"].startswith("When a hero is knocked out draw 2")


def test_every_surge_says_what_it_does() -> None:
    english, german = surge_names("en"), surge_names("de")

    assert set(english) == set(german)
    assert english["surge:sling.1"] == "Sling: +1 range, +1 damage"
    assert german["surge:sling.2"] == "Schleuder: Betäubung"
    assert english["surge:grinding_axe.2"] == "Grinding Axe: 2 surges: +5 damage"
    texts = Texts("descent", "en")
    assert [name for name in SURGE_EFFECTS if not texts.has(f"effect-option-{dashed(name)}")] == []
