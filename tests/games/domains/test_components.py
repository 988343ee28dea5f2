"""The components add up to the box (DD-COMP), every one has both names, texts and its mark."""

from __future__ import annotations

from collections import Counter

import pytest

from gruft.games.domains.cards.words.goods import tell
from gruft.games.domains.game import GAME
from gruft.games.domains.pieces.content import (
    ADVENTURERS,
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    ITEMS,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    TOKENS,
)
from gruft.games.domains.pieces.tables import (
    B_RANK,
    BUILDING_REFS,
    FORTUNE_REFS,
    HENCHMAN_REFS,
    M_RANK,
    MASTER_REFS,
    MONSTER_REFS,
    N_SPELLS,
    S_PRODUCTION,
    SPELL_OF,
    SPELL_REFS,
    SYMBOLS,
    TYPES,
)
from gruft.games.domains.rules.playing.effects import read
from gruft.games.domains.rules.playing.henchmen import ELSEWHERE, H_WINDOW, HENCHMAN_RULES
from gruft.games.domains.rules.playing.spells import SPELL_RULES
from gruft.games.domains.seen.printed import (
    building_text,
    cost_text,
    fortune_text,
    henchman_text,
    monster_text,
    spell_text,
)
from gruft.table.content import Component
from gruft.texts import Texts
from tests.rule import rule

EVERYTHING: list[Component] = [
    *ADVENTURERS,
    *BUILDINGS,
    *FORTUNE,
    *HENCHMEN,
    *ITEMS,
    *MASTERS,
    *MONSTERS,
    *PLACES,
    *SPELLS,
    *TOKENS,
]


@rule("DD-COMP-01")
def test_the_box_holds_what_the_rule_book_counts() -> None:
    assert len(FORTUNE) == 62 and len(ADVENTURERS) == 48 and len(HENCHMEN) == 40
    assert sum(len(card.ranks) for card in BUILDINGS) == 94
    assert sum(card.copies for card in SPELLS) == 156
    assert sum(len(card.ranks) for card in MONSTERS) == 68
    assert sum(token.count for token in TOKENS) == 30
    assert len(MASTERS) == 10 and {card.card for card in MASTERS} == {1, 2, 3, 4, 5}
    elements = sum(i.tokens["total"] for i in ITEMS if i.group == "element")
    resources = sum(i.tokens["total"] for i in ITEMS if i.group == "resource")
    assert (elements, resources) == (92, 116)


@rule("DD-COMP-04", "DD-BLD-03", "DD-RUL-36")
def test_decks_and_copies_add_up_and_every_rank_is_unique() -> None:
    decks = Counter(card.deck for card in SPELLS for _ in range(card.copies))
    assert decks == {"attack": 24, "control": 48, "defence": 44, "production": 40}
    assert len(SPELLS) == 39 and len(BUILDINGS) == 25
    ranks = B_RANK + [rank for rank in M_RANK if rank >= 0]
    assert len(set(ranks)) == len(ranks) == 94 + 67
    for card in BUILDINGS:
        assert card.ranks == list(range(card.ranks[0], card.ranks[0] - len(card.ranks), -1))


@rule("DD-BLD-01", "DD-BLD-02", "DD-BLD-11", "DD-RUL-35")
def test_buildings_have_type_rank_defence_cost_and_two_sides_within_the_maxima() -> None:
    for card in BUILDINGS:
        assert card.type in TYPES and card.cost and card.areas
        assert 4 <= card.defence <= 14 and max(card.ranks) <= 195
        assert card.dark_production.get("evil", 0) >= 1 and "evil" not in card.light_production
        for made in (card.light_production, card.dark_production):
            assert made.get("coins", 0) <= 4 and "metal" not in made and made.get("evil", 0) <= 6
    assert sum(len(card.ranks) for card in BUILDINGS if card.source == "seed" and card.id != "market") == 75
    assert sum(card.source == "seed" and card.id != "market" for card in BUILDINGS) == 21


@rule("DD-MON-01")
def test_monsters_show_banner_rank_cost_defence_production_and_bonus() -> None:
    assert sum(len(card.ranks) for card in MONSTERS if card.banner == "black") == 64
    yellow = [card for card in MONSTERS if card.banner == "yellow"]
    assert [card.id for card in yellow] == ["foreign_mercenary", "tarpa", "elf_mercenaries", "white_mask_gnolls"]
    assert all(card.cost is None for card in yellow) and all(c.cost for c in MONSTERS if c.banner == "black")


@rule("DD-TARGET-01", "DD-RUL-02")
def test_each_of_the_twelve_symbols_is_four_times_left_and_four_times_right() -> None:
    assert len(SYMBOLS) == 12 and "mountain" in SYMBOLS
    assert set(Counter(card.left for card in ADVENTURERS).values()) == {4}
    assert set(Counter(card.right for card in ADVENTURERS).values()) == {4}
    assert all(card.left != card.right for card in ADVENTURERS)


@rule("DD-SPELL-01", "DD-SPELL-31", "DD-RUL-57")
def test_every_spell_has_a_window_a_cost_and_a_behaviour() -> None:
    special = {SPELL_OF[name] for name in ("charm", "counter_magic", "spell_thief", "resurrection")}
    for kind in range(N_SPELLS):
        card = SPELLS[kind]
        assert card.window and card.cost and cost_text(card.cost, "en")
        assert (kind in SPELL_RULES) + (bool(card.do)) + (kind in special) == 1, card.id
        assert S_PRODUCTION[kind] == (bool(card.do))
    assert any("window" in card.reconstructed for card in SPELLS)


@rule("DD-HENCH-10")
def test_every_henchman_has_a_behaviour_and_28_are_handed_down() -> None:
    assert sum(card.source == "seed" for card in HENCHMEN) == 28
    for number, card in enumerate(HENCHMEN):
        assert (number in HENCHMAN_RULES) == (H_WINDOW[number] != ELSEWHERE), card.id
    stars = sum(card.decay for card in HENCHMEN if card.source == "seed")
    assert stars == 10


@rule("DD-RUL-53", "DD-MASTER-05")
def test_every_master_card_has_two_sides() -> None:
    assert Counter(card.card for card in MASTERS) == dict.fromkeys(range(1, 6), 2)
    assert all({c.side for c in MASTERS if c.card == n} == {"a", "b"} for n in range(1, 6))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_component_has_a_name_and_says_what_it_does(lang: str) -> None:
    assert all(card.name(lang) for card in EVERYTHING)
    told = [spell_text(card, lang) for card in SPELLS] + [building_text(card, lang) for card in BUILDINGS]
    told += (
        [henchman_text(h, lang) for h in HENCHMEN]
        + [henchman_text(m, lang) for m in MASTERS]
        + [monster_text(m, lang) for m in MONSTERS]
    )
    told += [fortune_text(card, side, lang) for card in FORTUNE for side in _sides(card)]
    assert all(text.endswith((".", "!", "?")) and len(text) > 8 for text in told)


def _sides(card: object) -> list[str]:
    return [side for side in ("match", "other", "single") if getattr(card, side)]


def test_texts_are_rendered_from_the_effect() -> None:
    by_id = {card.id: card for card in HENCHMEN}
    cups = {card.id: card for card in FORTUNE}

    assert henchman_text(by_id["sizarsith"], "en") == (
        "Only in a State of Decay. Return 1 wind, 1 earth, 1 fire and 1 water: take 10 Evil."
    )
    assert (
        henchman_text(by_id["soojin"], "de") == "Gib 3 Münzen ab: Erhalte 1 Element nach Wahl. Bis zu 3-mal pro Runde."
    )
    assert fortune_text(cups["the_empress"], "single", "en") == "Each player takes 2 wood, 1 stone and 2 workers."
    assert fortune_text(cups["five_of_cups"], "other", "de") == (
        "Jeder Spieler mit den meisten Arbeitern gibt 2 Arbeiter ab."
    )
    assert "Lege 2 andere Handlanger ab: " in henchman_text(by_id["chrastopheles"], "de")
    changed = read([{"op": "gain", "who": "each", "item": "coins", "n": 7}])
    assert Texts("domains", "en").tell(tell(changed)) == "Each player takes 7 coins."


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_and_token_has_its_text_under_its_ref(lang: str) -> None:
    told = GAME.printed(lang)

    refs = [*BUILDING_REFS, *MONSTER_REFS, *SPELL_REFS, *HENCHMAN_REFS, *MASTER_REFS, *FORTUNE_REFS]
    assert [ref for ref in refs if not told.get(ref)] == []
    assert told["fortune:ace_of_cups"].count("\n") == 1 and "\n" not in told["fortune:death"]


def test_what_is_reconstructed_is_marked() -> None:
    assert all(card.source in ("seed", "public", "reconstructed") for card in EVERYTHING)
    assert all(card.source == "reconstructed" for card in [*ADVENTURERS, *MASTERS])
    assert sum(card.source == "reconstructed" for card in FORTUNE) == 60
