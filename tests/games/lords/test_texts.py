"""What only Dungeon Lords says: its prompts, its attacks, and a player aid that repeats what the tiles say.

Not here: what is the same for every game (tests/games/test_texts.py).
"""

from __future__ import annotations

import ast
from typing import Any

import pytest

from gruft.games.lords.content import MONSTERS
from gruft.table.content import GAMES, read_yaml
from gruft.texts import LANGUAGES, Texts
from tests.games.lords.lords import component_names
from tests.harness.speech import calls, dashed, prompts, words_of


def ask_kinds() -> set[str]:
    """Every kind of ask written in the source."""
    kinds = [call.args[1] for call in calls("lords", "Ask", "choose") if len(call.args) > 1]
    return {kind.value for kind in kinds if isinstance(kind, ast.Constant) and isinstance(kind.value, str)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ask_has_a_prompt(lang: str) -> None:
    texts = Texts("lords", lang)
    kinds = ask_kinds()

    assert len(kinds) > 25
    assert [kind for kind in kinds if not texts.has(f"ask-{dashed(kind)}")] == []


def test_no_prompt_is_left_over() -> None:
    known = {dashed(word) for word in (*words_of("lords"), *component_names("order"))}

    assert prompts("lords") - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attack_is_described(lang: str) -> None:
    texts = Texts("lords", lang)
    attacks = [attack.id for monster in MONSTERS.values() for attack in monster.attacks]
    assert all(texts.has(f"option-attack-{dashed(attack)}") for attack in [*attacks, "sheep"])


@pytest.mark.parametrize(
    ("section", "kinds"),
    [
        ("orders", ["order"]),
        ("monsters", ["monster"]),
        ("traps", ["trap"]),
        ("rooms", ["room"]),
        ("spells", ["spell"]),
        ("events", ["event", "special"]),
        ("titles", ["title"]),
    ],
)
def test_the_player_aid_lists_every_component_with_its_own_text(section: str, kinds: list[str]) -> None:
    sections: list[dict[str, Any]] = read_yaml(GAMES / "lords" / "aid.yaml")["sections"]
    rows = next(part["rows"] for part in sections if part["id"] == section)
    assert all(cell for row in rows for lang in LANGUAGES for cell in row[lang])
    for lang in LANGUAGES:
        told = {row[lang][0].removesuffix(" *"): row[lang][-1] for row in rows}
        for record in [record for kind in kinds for record in component_names(kind).values()]:
            name = record.name_en if lang == "en" else record.name_de
            assert name in told
            if hasattr(record, "text_en"):
                assert told[name] == (record.text_en if lang == "en" else record.text_de)
