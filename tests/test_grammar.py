"""Sentences that stay right whatever stands in them: numbers before nouns, names, prices, declining.

Every sentence of every message of every file is said with 0, 1 and 2 in all its slots, in both languages, the client's
files too; what is written in the rules and aids of the games is read as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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
from tests.harness.speech import Messages, branches, read_messages

CLIENT = Path(__file__).resolve().parents[1] / "web" / "src"
FILES = sorted([*SHARED.glob("*.ftl"), *GAMES.glob("*/texts/*.ftl"), *CLIENT.rglob("*.ftl")])
NOUNS = {
    "de": "Aktion:Aktionen Antwort:Antworten Arbeiter:Arbeiter Bewegungspunkt:Bewegungspunkte Eintrag:Einträge "
    "Element:Elemente Einheit:Einheiten "
    "Falle:Fallen Fallenkarte:Fallenkarten Feld:Felder Figur:Figuren Gegenstand:Gegenstände Geist:Geister "
    "Glückskarte:Glückskarten Gruppe:Gruppen Handkarte:Handkarten Held:Helden Herz:Herzen Kammer:Kammern "
    "Karte:Karten Kobold:Kobolde Konto:Konten Kampfkarte:Kampfkarten Marker:Marker Minute:Minuten Münze:Münzen "
    "Nachricht:Nachrichten Overlordkarte:Overlordkarten Partie:Partien Platz:Plätze Plättchen:Plättchen Punkt:Punkte "
    "Reisesymbol:Reisesymbole Ressource:Ressourcen Runde:Runden Schild:Schilde Schritt:Schritte "
    "Sekunde:Sekunden Siegel:Siegel Siegelmarker:Siegelmarker Spion:Spione Stelle:Stellen Stunde:Stunden "
    "Suchkarte:Suchkarten Tag:Tage Tisch:Tische "
    "Trank:Tränke Trefferpunkt:Trefferpunkte Trophäe:Trophäen Versuch:Versuche Zauberkarte:Zauberkarten "
    "Zeile:Zeilen Zug:Züge",
    "en": "account:accounts action:actions adventurer:adventurers answer:answers building:buildings card:cards "
    "cell:cells coin:coins day:days element:elements entry:entries figure:figures game:games group:groups "
    "heart:hearts hero:heroes hour:hours "
    "imp:imps item:items line:lines message:messages minion:minions minute:minutes monster:monsters "
    "player:players point:points potion:potions resource:resources room:rooms round:rounds seal:seals "
    "seat:seats second:seconds shield:shields space:spaces spectator:spectators spell:spells spy:spies "
    "step:steps surge:surges table:tables tile:tiles token:tokens trap:traps try:tries troop:troops trophy:trophies "
    "tunnel:tunnels worker:workers",
}
"""Our countable nouns: one of them, several of them."""
ONE = {lang: "|".join(pair.split(":")[0] for pair in words.split()) for lang, words in NOUNS.items()}
SAME = "Arbeiter|Marker|Plättchen|Siegel|Siegelmarker"
"""Nouns that are the same for one and for several."""


def several(lang: str) -> Iterator[str]:
    """What several things are called: in German also behind `von` and `mit`, where most words end in -n."""
    for one, _, many in (pair.partition(":") for pair in NOUNS[lang].split()):
        if one != many:
            yield many
        if lang == "de" and re.search(r"(?:e|er|el)$", many):
            yield f"{many}n"


MANY = {lang: "|".join(several(lang)) for lang in NOUNS}


PLAIN = (
    "a|act|all|area|asked|aspect|attack|attribute|authors|b|bonus|by|cause|cell|commit|commitment|copies|cost|"
    "count|damage|days|deal|deck|defence|dice|direct|does|domain|effect|elapsed|evil|fatigue|field|file|first|"
    "food|found|friend|from|full|game|give|goal|gold|group|hall|have|health|held|high|hit_points|host|hours|id|imps|"
    "influence|item|last|leaves|left|level|list|low|max|message|minutes|most|n|name|names|need|next|number|of|"
    "old|option|origin|owed|own|owner|paid|path|percent|place|players|points|port|power|price|problem|quest|"
    "reason|round|rule|rules|score|seals|season|seat|seats|second|seconds|sides|site|slug|source|space|spaces|"
    "step|steps|symbol|tests|text|third|tiles|time|times|to|total|traps|type|url|uses|value|version|victim|w|"
    "want|what|when|where|who|whom|why|winner|within|word|words|xp|year|years"
)
"""Slots that hold numbers, players, places with proper names and parts of sentences: German leaves them as they are."""
FIGURES = re.compile(r"\b(?:[Hh]ero|[Mm]onster|[Ll]ieutenant|[Mm]ilitiaman|[Vv]illager)\b")
NAMED = re.compile(r"\b(?:Belthir|Frederick|Gryvorn|Khorayt|Merick|Palamon|Ruin|Splig|Theodir|Zachareth)\b")
"""Whom a he may mean in a rule of a quest."""
CONTENT = sorted(GAMES.glob("*/content/**/*.yaml"))
PAPERS = sorted([*GAMES.glob("*/rules.yaml"), *GAMES.glob("*/aid.yaml")])
PASSING = re.compile(r"\b(?:oder|dann|und|nur|ohne Frage|einmal|\w*phase) [Pp]ass(?:e|en)\b")
"""To decline by another word than the button."""
AMERICAN = re.compile(
    r"\b(?:armor|behavior|center|color|colored|defense|favor|gray|honor|neighbor|offense|traveled)s?\b|\b[Ss]etup\b"
)
"""What is spelt otherwise here."""
ELEMENTS = "wind earth fire water"
PRICED = [
    ("domains", "adventure-defend", "cost", f"metal evil {ELEMENTS}"),
    ("domains", "adventure-open", "cost", ELEMENTS),
    ("domains", "after-minions", "cost", ELEMENTS),
    ("domains", "assassin", "price", "coins evil"),
    ("domains", "assassin-evil", "price", "coins evil"),
    ("domains", "bonus-bar", "cost", ELEMENTS),
    ("domains", "build", "cost", "wood stone metal workers"),
    ("domains", "buy", "cost", "coins"),
    ("domains", "buy-monster", "price", "coins"),
    ("domains", "charm", "cost", ELEMENTS),
    ("domains", "end-of-turn", "cost", ELEMENTS),
    ("domains", "pay-element", "left", ELEMENTS),
    ("domains", "preparation", "cost", f"coins evil {ELEMENTS}"),
    ("domains", "production", "cost", f"coins wood stone metal workers {ELEMENTS}"),
    ("domains", "react", "cost", ELEMENTS),
    ("domains", "resurrect", "cost", ELEMENTS),
    ("domains", "spell-amount", "item", "n"),
    ("domains", "thug", "price", "coins"),
    ("lords", "bad-press", "gold", "has_gold"),
    ("lords", "build", "deal", "has_gold"),
    ("lords", "buy-traps", "deal", "has_gold"),
    ("lords", "cave-in", "gold", "has_gold"),
    ("lords", "get-food", "deal", "has_gold has_food"),
    ("lords", "hire", "cost", "has_gold has_food"),
    ("lords", "imp-holiday", "food", "has_food"),
    ("lords", "improve-reputation", "deal", "has_gold"),
    ("lords", "monster-strike-tile", "cost", "has_gold has_food"),
    ("lords", "pay-day-tile", "cost", "has_gold has_food"),
    ("lords", "produce", "cost", "workers has_food"),
    ("lords", "recruit-imps", "deal", "has_gold has_food"),
    ("lords", "safety-inspection", "owed", "has_gold"),
    ("lords", "suggestion-tile", "cost", "has_gold has_food"),
    ("lords", "taxes", "owed", "has_gold"),
    ("tyrants", "main", "ref", "power influence"),
    ("descent", "act", "cost", "stamina"),
    ("descent", "chip-in", "gold", "have"),
    ("descent", "outfit", "ref", "gold"),
    ("descent", "scheme", "ref", "xp"),
    ("descent", "shop", "ref", "gold"),
    ("descent", "surge-range", "missing", "surges"),
    ("descent", "train", "what", "xp"),
    ("descent", "window", "cost", "stamina"),
]
"""Game, question, where the price stands (in the question or beside its options), and what one has of it."""
PLAYERS = "player|owner|caster|opponent|friend|controller|attacker|defender|buyer|overlord"


def language_of(file: Path) -> str:
    return file.stem.rpartition(".")[2] if "." in file.stem else file.stem


def named(file: Path) -> str:
    game = file.parents[1].name
    return f"{game}-{file.name}"


def of_which_game(paper: Path) -> str:
    return f"{paper.relative_to(GAMES).parts[0]}-{paper.stem}"


@cache
def _together(folder: Path, lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for file in sorted(folder.glob(f"*{lang}.ftl")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def bundle(file: Path) -> FluentBundle:
    """A file with its neighbours, whose parts it may use."""
    return _together(file.parent, language_of(file))


def slots_of(file: Path) -> Messages:
    return read_messages(file)


@cache
def as_written(file: Path) -> dict[str, str]:
    """Every message of a file as it stands there."""
    whole = file.read_text(encoding="utf-8")
    return {
        entry.id.name: whole[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(whole).body
        if isinstance(entry, ftl.Message) and entry.span is not None
    }


@cache
def said(file: Path, number: int, beside: int | None = None) -> dict[str, str]:
    """Every sentence of every message of a file with the same number in every slot; with another number `beside` it,
    in one slot after the other and the other number in the rest."""
    found = {}
    for message, slots in slots_of(file).items():
        pattern = bundle(file).get_message(message).value
        if pattern is None:
            continue
        every = slots | {"n", "left", "amount"}
        for way in branches(file)[message]:
            for slot in [None] if beside is None else sorted(slots - way.keys()):
                rest = number if beside is None else beside
                values: dict[str, Any] = dict.fromkeys(every, rest) | {slot or "n": number} | way
                named = " ".join([message, *(f"{name}={one}" for name, one in way.items()), slot or ""]).strip()
                found[named] = str(bundle(file).format_pattern(pattern, values)[0])
    return found


def too_many(lang: str) -> re.Pattern[str]:
    """One thing, said as if it were several."""
    return re.compile(rf"(?<![\d,.−-])1 (?:movement |spell |hand |hit |Fortune )?(?:{MANY[lang]})\b(?! at:| verkaufen)")


@pytest.mark.parametrize("file", FILES, ids=named)
def test_one_thing_is_one_thing(file: Path) -> None:
    wrong = too_many(language_of(file))
    right = re.compile(r"\b[12](?: to | bis | von | of |– ?)1 \w+(?: \w+)?")

    for beside in (None, 2):
        assert {name: told for name, told in said(file, 1, beside).items() if wrong.search(right.sub("", told))} == {}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_none_and_two_are_several(file: Path) -> None:
    """A form for one thing is for one thing alone."""
    one = ONE[language_of(file)]
    wrong = re.compile(
        rf"(?<![\d,.–−/-])(?<!dark )[02] (?:movement |hit )?(?!(?:{SAME})\b)(?:{one})\b"
        r"(?! (?:cards|players|spaces|tokens|out)\b)(?![-(])"
    )

    for number, beside in ((0, None), (2, None), (2, 1)):
        assert {name: told for name, told in said(file, number, beside).items() if wrong.search(told)} == {}


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "de"], ids=named)
def test_no_preposition_stands_before_a_bare_name(file: Path) -> None:
    """`von { $figure }` would say "von Leorik der Gelehrte": a name is quoted or in the nominative."""
    wrong = re.compile(
        rf"\b(?:an|aus|auf|bei|durch|für|gegen|hinter|in|mit|nach|neben|ohne|über|um|unter|von|vor|zu|zwischen) "
        rf"\{{ ?\$(?!(?:{PLAIN}) ?\}})[\w-]+ ?\}}",
        re.IGNORECASE,
    )

    assert {name: text for name, text in as_written(file).items() if wrong.search(text)} == {}


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "de"], ids=named)
def test_a_name_before_a_colon_has_no_article(file: Path) -> None:
    """`{ $figure }: Wähle …` would say "Der Goblin-Bogenschütze 1: Wähle …"."""
    wrong = re.compile(r"\{ \$figure \}(?:[:,)]| \(\{)")

    assert {name: text for name, text in as_written(file).items() if wrong.search(text)} == {}


def written_in(paper: Path, lang: str) -> list[str]:
    """Every sentence of the rules or the aid of a game in a language."""

    def read(part: Any, ours: bool) -> list[str]:
        if isinstance(part, str):
            return [part] if ours else []
        if isinstance(part, list):
            return [text for one in part for text in read(one, ours)]
        if isinstance(part, dict):
            return [
                text
                for key, one in part.items()
                for text in read(one, ours or bool(re.search(rf"(?:^|_){lang}$", str(key))))
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
    assert {name: told for name, told in said(file, 2).items() if PASSING.search(told)} == {}


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_declining_has_one_word_in_rules_and_aids(paper: Path) -> None:
    assert [text for text in written_in(paper, "de") if PASSING.search(text)] == []


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "en"], ids=named)
def test_english_is_spelt_as_in_britain(file: Path) -> None:
    """And has one kind of apostrophe."""
    told = said(file, 2)

    assert {name: text for name, text in told.items() if AMERICAN.search(text) or "’" in text} == {}


@pytest.mark.parametrize("paper", [*PAPERS, *CONTENT], ids=of_which_game)
def test_english_is_spelt_as_in_britain_on_paper(paper: Path) -> None:
    assert [text for text in written_in(paper, "en") if AMERICAN.search(text)] == []


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_percent_sign_stands_as_it_does_in_print(file: Path) -> None:
    """Behind a narrow space in German, at once behind the number in English."""
    wrong = re.compile(r"\d[ \u00a0]?%" if language_of(file) == "de" else r"\d\s+%")

    assert {name: told for name, told in said(file, 2).items() if wrong.search(told)} == {}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_no_prompt_hides_its_price(file: Path) -> None:
    wrong = re.compile(r"pay the (?:price|cost)|[Zz]ahle den Preis|die Kosten zu bezahlen")
    asked = {name: told for name, told in said(file, 2).items() if name.startswith("ask-")}

    assert {name: told for name, told in asked.items() if wrong.search(told)} == {}


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("slug", "asked", "price", "has"), PRICED)
def test_a_question_that_costs_something_says_what_it_costs_and_what_one_has(
    slug: str, asked: str, price: str, has: str, lang: str
) -> None:
    """In the question, or the price beside each of its options."""
    known = read_messages(*sorted((GAMES / slug / "texts").glob(f"*{lang}.ftl")))

    assert price not in has.split(), "what one has is no price"
    assert set(has.split()) <= known[f"ask-{asked}"]
    assert price in known[f"ask-{asked}"] or any(
        price in slots for name, slots in known.items() if name.startswith(f"option-{asked}-")
    )


def presumes_a_man(text: str) -> bool:
    """Whether a clause says he of somebody who plays, and not of a figure it or the text names."""
    players = r"\b(?:player|owner|caster|opponent|friend|overlord(?!'s| turn| card))\b"
    who = re.compile(rf"{players}[^.;]*\b(?:he|his|himself)\b")
    found = [who.search(clause) for clause in re.split(r"[.;:?](?=\s|$)", re.sub(r"\{[^}]*\}", "", text))]
    return not NAMED.search(text) and any(one and not FIGURES.search(one.string[: one.end()]) for one in found)


@pytest.mark.parametrize("file", [file for file in FILES if language_of(file) == "en"], ids=named)
def test_players_are_they(file: Path) -> None:
    """Nobody at the table is presumed to be a man; pieces may be."""
    players = r"\b(?:player|owner|caster|opponent|friend|overlord)\b"
    wrong = re.compile(rf"{players}[^.;]*\b(?:he|his|him|himself)\b|by himself")

    assert {name: told for name, told in said(file, 2).items() if wrong.search(told)} == {}


@pytest.mark.parametrize("paper", CONTENT, ids=of_which_game)
def test_players_are_they_on_components(paper: Path) -> None:
    assert [text for text in written_in(paper, "en") if presumes_a_man(text)] == []
