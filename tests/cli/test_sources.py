"""Where a rule comes from is told in the reader's language."""

from __future__ import annotations

import re

import pytest

from gruft.commands.sources import told_source
from gruft.table.game import SLUGS
from gruft.table.rules import load_ledger
from gruft.texts import Texts


@pytest.mark.parametrize(
    ("note", "told"),
    [
        ("rule book", "Regelbuch"),
        ("rule book: Heldenzug 4; Overlordzug 3", "Regelbuch: Heldenzug 4 · Overlordzug 3"),
        ("rule book 3.0 step 12; DD-RUL-59", "Regelbuch: 3.0 · DD-RUL-59"),
        ("rule book: Ausruhen S.9; own for lava", "Regelbuch: Ausruhen S.9 · unsere Entscheidung"),
        ("publisher's FAQ 1.4; cards", "Fragen und Antworten des Verlags: 1.4 · Karten"),
        ("forbidden by the rules", "folgt aus den anderen Regeln"),
        ("silent", "unsere Entscheidung"),
    ],
)
def test_a_note_is_told_without_its_remarks(note: str, told: str) -> None:
    assert told_source(note, Texts(None, "de")) == told


@pytest.mark.parametrize("slug", SLUGS)
def test_no_source_is_told_to_germans_in_english(slug: str) -> None:
    texts = Texts(None, "de")

    told = {told_source(rule.source, texts) for rule in load_ledger(slug).rules}

    assert [line for line in told if re.search(r"\b(?:and|by|for|own|rule|step|the|with)\b|^$", line)] == []


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_chapter_of_a_ledger_has_a_name(slug: str, lang: str) -> None:
    texts = Texts(slug, lang)

    assert [rule.id for rule in load_ledger(slug).rules if not texts.has(f"chapter-{rule.chapter}")] == []
