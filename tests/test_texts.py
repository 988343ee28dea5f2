"""German and English are equal: the same messages with the same variables, in every file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gruft.table.content import GAMES
from gruft.table.rules import refuse
from gruft.texts import SHARED, Texts, language

FOLDERS = [SHARED, *sorted(path for path in GAMES.glob("*/texts"))]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def pairs() -> list[tuple[Path, Path]]:
    english = [path for folder in FOLDERS for path in sorted(folder.glob("*en.ftl"))]
    return [(path, path.with_name(path.name.replace("en.ftl", "de.ftl"))) for path in english]


@pytest.mark.parametrize(("english", "german"), pairs(), ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_both_languages_say_the_same_things(english: Path, german: Path) -> None:
    en, de = messages(english), messages(german)

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
