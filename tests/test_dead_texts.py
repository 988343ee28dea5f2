"""No message that nobody says: every key of every file is named in the source, whole or put together from words of it.

Read from the source as it is written: string constants, f-strings and template literals, and the words of the content
files, because ids of components become parts of keys.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from gruft.table.content import GAMES
from gruft.table.game import SLUGS, load_meta
from gruft.texts import SHARED
from tests.harness.speech import dashed, read_messages

SOURCE = SHARED.parent
CLIENT = Path(__file__).resolve().parents[1] / "web" / "src"
FILES = sorted([*SHARED.glob("*en.ftl"), *GAMES.glob("*/texts/*en.ftl"), *CLIENT.rglob("*en.ftl")])
SHOWN_WHOLE = ("brief-", "chronicle-", "event-", "list-", "listed-")
"""Families behind whose prefix any event may stand."""

JOINED = ("name-item-wood-or-stone-or-metal",)
"""Put together from a list of things."""


@cache
def written() -> tuple[frozenset[str], frozenset[str]]:
    """Every word of the source as it would stand in a key, and the beginnings of keys that are put together."""
    words: set[str] = set()
    beginnings: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(dashed(node.value).strip("-"))
            elif isinstance(node, ast.Name):
                words.add(dashed(node.id.lower()).strip("-"))
            elif isinstance(node, ast.ClassDef):
                words.add(re.sub(r"(?<=.)(?=[A-Z])", "-", node.name).lower())
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(dashed(str(node.values[0].value)).strip("-"))
    for file in CLIENT.rglob("*.ts*"):
        text = file.read_text(encoding="utf-8")
        quoted = re.findall(r"[\"`']([\w:. -]+)[\"`']", text)
        words |= {dashed(word).strip("-") for word in [*quoted, *re.findall(r"\b(\w+)\??:", text)]}
        beginnings |= {dashed(word).strip("-") for word in re.findall(r"`([\w:-]+)\$\{", text)}
    for file in GAMES.glob("*/content/**/*.yaml"):
        text = file.read_text(encoding="utf-8")
        words |= {dashed(word).strip("-").lower() for word in re.findall(r"[\w.-]+", text)}
        words |= set(re.findall(r"\bid: ([A-Z]+)-", text))
    for file in GAMES.glob("*/rules.yaml"):
        words |= set(re.findall(r"chapter: (\w+)", file.read_text(encoding="utf-8")))
    for file in FILES:
        words |= set(re.findall(r"\{ ?([a-z][\w-]+) ?\}", file.read_text(encoding="utf-8")))
    return frozenset(words), frozenset(beginnings)


def is_said(message: str) -> bool:
    """Whether the source names a message, or the words it is put together from."""
    words, beginnings = written()
    if message in words or message in JOINED or message.startswith(SHOWN_WHOLE):
        return True
    parts = message.removesuffix("-help").split("-")
    return any(
        "-".join(parts[:cut]) in words | beginnings and _made_of("-".join(parts[cut:]), words)
        for cut in range(1, len(parts))
    )


def _made_of(rest: str, words: frozenset[str], most: int = 3) -> bool:
    """Whether a rest is a word of the source, or up to three of them."""
    parts = rest.split("-")
    return rest in words or (
        most > 1
        and any(
            "-".join(parts[:cut]) in words and _made_of("-".join(parts[cut:]), words, most - 1)
            for cut in range(1, len(parts))
        )
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parents[1].name}-{file.name}")
def test_every_message_is_said_somewhere(file: Path) -> None:
    assert [message for message in read_messages(file) if not is_said(message)] == []


def test_a_message_nobody_says_is_found() -> None:
    assert is_said("ask-choose-order") and not is_said("ask-choose-umbrella") and not is_said("wholly-unheard-of")


@pytest.mark.parametrize("slug", SLUGS)
def test_no_setting_is_named_that_the_game_does_not_have(slug: str) -> None:
    names = {dashed(choice.id) for choice in load_meta(slug).choices}
    values = {
        f"{dashed(choice.id)}-{dashed(str(value))}" for choice in load_meta(slug).choices for value in choice.values
    }
    files = [*(GAMES / slug / "texts").glob("*en.ftl"), *(CLIENT / "games" / slug / "texts").glob("*en.ftl")]
    told = {name for file in files for name in read_messages(file) if name.startswith("setting-")}

    assert {name for name in told if name.removeprefix("setting-").removesuffix("-help") not in names | values} == set()


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_board_does_not_repeat_what_its_game_says(slug: str, lang: str) -> None:
    """The game's own words would win, and those of the board never be seen."""
    said = read_messages(*(GAMES / slug / "texts").glob(f"*{lang}.ftl"))
    shown = read_messages(*(CLIENT / "games" / slug / "texts").glob(f"*{lang}.ftl"))

    assert said.keys() & shown.keys() == set()
