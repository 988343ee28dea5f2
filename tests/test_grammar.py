"""Sentences that stay right whatever stands in them: numbers before nouns, names, prices, declining.

Every message of every file is said with 0, 1 and 2 in all its slots, in both languages, the client's files too; what is
written in the rules and aids of the games is read as well.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from gruft.table.content import GAMES, read_yaml
from gruft.texts import SHARED
from gruft.texts.cases import FUNCTIONS
from tests.harness.speech import Messages, read_messages

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


DECLINED = (
    "adventurer|building|card|condition|event|figure|gift|henchman|hero|item|master|monster|order|other|party|"
    "room|spell|tile|token|trap|weapon"
)
"""Slots that hold the names of things: words that German puts into a case."""
PAPERS = sorted([*GAMES.glob("*/rules.yaml"), *GAMES.glob("*/aid.yaml")])
PLAYERS = "player|owner|caster|opponent|friend|controller|attacker|defender|buyer|overlord"


def language_of(file: Path) -> str:
    return file.stem.rpartition(".")[2] if "." in file.stem else file.stem


def named(file: Path) -> str:
    game = file.parents[1].name
    return f"{game}-{file.name}"


@cache
def bundle(file: Path) -> FluentBundle:
    """A file with its neighbours, whose parts it may use."""
    lang = language_of(file)
    made = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for other in sorted(file.parent.glob(f"*{lang}.ftl")):
        made.add_resource(FluentResource(other.read_text(encoding="utf-8")), allow_overrides=True)
    return made


@cache
def slots_of(file: Path) -> Messages:
    return read_messages(file)


@cache
def said(file: Path, number: int) -> dict[str, str]:
    """Every message of a file with the same number in every slot."""
    found = {}
    for message, slots in slots_of(file).items():
        pattern = bundle(file).get_message(message).value
        if pattern is not None:
            values: dict[str, Any] = dict.fromkeys(slots | {"n", "left", "amount"}, number)
            found[message] = str(bundle(file).format_pattern(pattern, values)[0])
    return found


def too_many(lang: str) -> re.Pattern[str]:
    """One thing, said as if it were several."""
    return re.compile(rf"(?<![\d,.−-])1 (?:movement |spell |hand |hit )?(?:{MANY[lang]})\b(?! at:| verkaufen)")


@pytest.mark.parametrize("file", FILES, ids=named)
def test_one_thing_is_one_thing(file: Path) -> None:
    wrong = too_many(language_of(file))
    right = re.compile(r"\b(?:1 to|1 bis|1 von|1 of|1–) ?1 \w+")

    assert {name: told for name, told in said(file, 1).items() if wrong.search(right.sub("", told))} == {}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_none_and_two_are_several(file: Path) -> None:
    """A form for one thing is for one thing alone."""
    one = "Aktion|Feld|Karte|Kobold|Münze|Punkt" if language_of(file) == "de" else "action|card|coin|imp|point|space"
    wrong = re.compile(rf"\b[02] (?:{one})\b(?! spaces)(?![-(])")

    for number in (0, 2):
        assert {name: told for name, told in said(file, number).items() if wrong.search(told)} == {}


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "de"], ids=named)
def test_no_preposition_stands_before_a_bare_name(file: Path) -> None:
    """`von { $figure }` would say "von Leorik der Gelehrte": a name is quoted or in the nominative."""
    wrong = re.compile(
        rf"\b(?:an|auf|bei|durch|für|gegen|mit|nach|um|von|vor|zu) \{{ ?\$(?:{DECLINED}) ?\}}", re.IGNORECASE
    )
    written = {
        entry.id.name: file.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.span is not None
    }

    assert {name: text for name, text in written.items() if wrong.search(text)} == {}


def written_in(paper: Path, lang: str) -> list[str]:
    """Every sentence of the rules or the aid of a game in a language."""

    def read(part: Any, ours: bool) -> list[str]:
        if isinstance(part, str):
            return [part] if ours else []
        if isinstance(part, list):
            return [text for one in part for text in read(one, ours)]
        if isinstance(part, dict):
            return [
                text for key, one in part.items() for text in read(one, ours or str(key) in (lang, f"title_{lang}"))
            ]
        return []

    return read(read_yaml(paper), False)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_rules_and_aids_count_as_well(paper: Path, lang: str) -> None:
    texts = written_in(paper, lang)

    assert len(texts) > 20
    assert [text for text in texts if too_many(lang).search(text)] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_players_are_they_in_rules_and_aids(paper: Path) -> None:
    wrong = re.compile(rf"\b(?:{PLAYERS})\b(?!')[^.;:?]*\b(?:he|his|himself)\b")

    assert [text for text in written_in(paper, "en") if wrong.search(text)] == []


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
