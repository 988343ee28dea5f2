"""Components as they are written, with the texts that are rendered from their effects."""

from __future__ import annotations

import pytest

from gruft.table.components import components, exported, records, singular
from gruft.table.game import SLUGS, load_game


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("monsters", "monster"),
        ("heroes", "hero"),
        ("henchmen", "henchman"),
        ("classes", "class"),
        ("abilities", "ability"),
        ("dice", "dice"),
    ],
)
def test_a_heading_holds_things_of_one_kind(heading: str, kind: str) -> None:
    assert singular(heading) == kind


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_exported_says_what_the_game_prints(slug: str) -> None:
    game = load_game(slug)
    english, german = game.printed("en"), game.printed("de")
    written = components(slug)

    for name, data in exported(slug).items():
        for kind, record in records(name, data):
            ref = f"{kind}:{record['id']}"
            if ref in english and not written[kind, str(record["id"])].get("text_en"):
                assert (record["text_en"], record["text_de"]) == (english[ref], german[ref])


@pytest.mark.parametrize(("slug", "kind", "count"), [("tyrants", "card", 125), ("domains", "henchman", 40)])
def test_every_card_with_an_effect_is_exported_with_its_text(slug: str, kind: str, count: int) -> None:
    cards = [card for name, data in exported(slug).items() for what, card in records(name, data) if what == kind]

    assert len(cards) == count
    assert all(card["text_en"] and card["text_de"] and card["text_en"] != card["text_de"] for card in cards)
