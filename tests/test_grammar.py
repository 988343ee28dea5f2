"""Sentences that stay right whatever stands in them: numbers before nouns, prices, one word for declining.

Every message of every file is said with numbers in all its slots, in both languages, the client's files too.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gruft.table.content import GAMES
from gruft.texts import SHARED
from tests.harness.speech import read_messages

CLIENT = Path(__file__).resolve().parents[1] / "web" / "src"
FILES = sorted([*SHARED.glob("*.ftl"), *GAMES.glob("*/texts/*.ftl"), *CLIENT.rglob("*.ftl")])
MANY = {
    "de": "Aktionen|Antworten|Bewegungspunkte|Elemente|Einheiten|Fallen|Felder|Figuren|Gegenstände|Geister|"
    "Glückskarten|Handkarten|Helden|Herzen|Kammern|Karten|Kobolde|Kampfkarten|Minuten|Münzen|Nachrichten|Partien|"
    "Plätze|Punkte|Ressourcen|Runden|Schilde|Schritte|Sekunden|Spione|Stellen|Stunden|Suchkarten|Tage|Tränke|"
    "Trophäen|Versuche|Zauberkarten|Zeilen|Züge",
    "en": "actions|adventurers|answers|buildings|cards|cells|coins|days|elements|figures|games|hearts|heroes|hours|"
    "imps|items|lines|messages|minions|minutes|monsters|players|points|potions|resources|rooms|rounds|seats|seconds|"
    "shields|spaces|spectators|spells|spies|steps|surges|tiles|tokens|traps|tries|troops|trophies|tunnels|workers",
}


def language_of(file: Path) -> str:
    return file.stem.rpartition(".")[2] if "." in file.stem else file.stem


def named(file: Path) -> str:
    game = file.parents[1].name
    return f"{game}-{file.name}"


@cache
def bundle(file: Path) -> FluentBundle:
    """A file with its neighbours, whose parts it may use."""
    lang = language_of(file)
    made = FluentBundle([lang], use_isolating=False, functions={"LOWER": lambda said: said})
    for other in sorted(file.parent.glob(f"*{lang}.ftl")):
        made.add_resource(FluentResource(other.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def said(file: Path, number: int) -> dict[str, str]:
    """Every message of a file with the same number in every slot."""
    found = {}
    for message, slots in read_messages(file).items():
        pattern = bundle(file).get_message(message).value
        if pattern is not None:
            values: dict[str, Any] = dict.fromkeys(slots | {"n", "left", "amount"}, number)
            found[message] = str(bundle(file).format_pattern(pattern, values)[0])
    return found


@pytest.mark.parametrize("file", FILES, ids=named)
def test_one_thing_is_one_thing(file: Path) -> None:
    many = MANY[language_of(file)]
    wrong = re.compile(rf"(?<![\d,.−-])1 (?:movement |spell |hand |hit )?(?:{many})\b(?! at:)")
    right = re.compile(r"\b(?:1 to|1 bis|1 von|1 of|1–) ?1 \w+")

    assert {name: told for name, told in said(file, 1).items() if wrong.search(right.sub("", told))} == {}


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "de"], ids=named)
def test_declining_has_one_word(file: Path) -> None:
    """The prompt says `verzichte`, the button `Verzichten`."""
    wrong = re.compile(r"\b(?:oder|dann|und|nur|ohne Frage|einmal) [Pp]ass(?:e|en)\b")

    assert {name: told for name, told in said(file, 2).items() if wrong.search(told)} == {}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_prompt_hides_its_price(file: Path) -> None:
    wrong = re.compile(r"pay the (?:price|cost)|[Zz]ahle den Preis|die Kosten zu bezahlen")
    asked = {name: told for name, told in said(file, 2).items() if name.startswith("ask-")}

    assert {name: told for name, told in asked.items() if wrong.search(told)} == {}


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "en"], ids=named)
def test_players_are_they(file: Path) -> None:
    """Nobody at the table is presumed to be a man; pieces may be."""
    wrong = re.compile(r"\b(?:player|owner|caster|opponent|friend)\b[^.;]*\b(?:he|his|him|himself)\b")

    assert {name: told for name, told in said(file, 2).items() if wrong.search(told)} == {}
