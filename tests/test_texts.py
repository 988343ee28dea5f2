"""German and English are equal: the same messages with the same variables, in every file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.domains.pieces.events import NothingFound, Rolled
from gruft.table.content import GAMES
from gruft.table.rules import refuse
from gruft.texts import SHARED, Texts, language
from tests.harness.speech import read_messages

FOLDERS = [SHARED, *sorted(path for path in GAMES.glob("*/texts"))]


def pairs() -> list[tuple[Path, Path]]:
    english = [path for folder in FOLDERS for path in sorted(folder.glob("*en.ftl"))]
    return [(path, path.with_name(path.name.replace("en.ftl", "de.ftl"))) for path in english]


@pytest.mark.parametrize(("english", "german"), pairs(), ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_both_languages_say_the_same_things(english: Path, german: Path) -> None:
    en, de = read_messages(english), read_messages(german)

    assert set(en) == set(de)
    assert {name for name in en if en[name] != de[name]} == set()


def test_a_refusal_becomes_a_sentence_with_its_parameters() -> None:
    refusal = refuse("options.value", option="rules", value="odd", values="full, first")

    assert Texts(None, "en").refusal(refusal) == "“odd” is no value for rules (possible: full, first)."
    assert Texts(None, "de").refusal(refusal) == "„odd“ ist kein Wert für rules (möglich: full, first)."


def test_a_missing_message_shows_its_id() -> None:
    assert Texts(None, "en").say("no-such-thing") == "[no-such-thing]"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("de_DE.UTF-8", "de"), ("de", "de"), ("en_GB", "en"), ("C", "en"), (None, "en"), ("fr", "en")],
)
def test_every_wish_gets_a_language(wanted: str | None, spoken: str) -> None:
    assert language(wanted) == spoken


def test_a_sentence_begins_with_a_capital_and_writes_dice_as_germans_do() -> None:
    texts = Texts("domains", "de")

    assert texts.event(NothingFound("party:green")) == "Das Grüne Einhorn findet nichts."
    assert texts.event(Rolled("2d6", 7)) == "Wurf 2W6: 7."
