"""What can be read about the games without sitting down: the list of games, names, rules, the player aid,
and which rule a line of the log leads to.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from gruft.bots import NAMES
from gruft.server import bodies
from gruft.table import game as registry
from gruft.table.components import Record, components
from gruft.table.content import folder_of, read_yaml
from gruft.table.events import MANY, event_kind, events_of
from gruft.table.game import Meta, UnknownGame, load_game, load_meta
from gruft.table.rules import load_ledger

_log = logging.getLogger("gruft.server.catalogue")
_COPY = re.compile(r"\.\d+$")
_PRINTED_FOR_PEOPLE = re.compile(r"^(name|short|text|id|source)(_en|_de)?$")


def games() -> list[bodies.GameInfo]:
    """Every game that can be played."""
    return [_game_info(load_meta(slug)) for slug in slugs()]


@cache
def playable(slug: str) -> bool:
    """Whether there is such a game. One that cannot be loaded (a broken overlay) must not take the others along."""
    try:
        load_game(slug)
    except UnknownGame:
        return False
    except Exception as error:
        _log.error("%s cannot be played: %s: %s", slug, type(error).__name__, error)
        return False
    return True


def slugs() -> list[str]:
    """All games that can be played here, ours first."""
    return [slug for slug in (*registry.SLUGS, *registry._REGISTERED) if playable(slug)]


def _game_info(meta: Meta) -> bodies.GameInfo:
    low, high = meta.seats
    return bodies.GameInfo(
        meta.slug,
        _words(meta.name),
        _words(meta.tagline),
        list(range(low, high + 1)),
        meta.minutes,
        meta.credits,
        list(NAMES),
        [
            bodies.Setting(one.id, list(one.values), one.default, list(one.seats) if one.seats is not None else None)
            for one in meta.choices
        ],
        list(meta.seat_names),
    )


def _words(both: dict[str, str]) -> bodies.Words:
    return bodies.Words(both["en"], both.get("de", both["en"]))


@cache
def names(slug: str, lang: str) -> dict[str, bodies.Component]:
    """Every component by its ref, with what is printed on it."""
    written = _records(slug)
    game = load_game(slug)
    told = game.printed(lang)
    called = game.calls(lang)
    by_id = {ref.partition(":")[2]: text for ref, text in told.items()}
    found = {}
    for ref, name in game.names(lang).items():
        kind, _, ident = _COPY.sub("", ref).partition(":")
        record = written.get((kind, ident)) or written.get(("", ident)) or {}
        text = str(record.get(f"text_{lang}") or record.get("text") or "")
        found[ref] = bodies.Component(
            name,
            called.get(ref, ""),
            told.get(ref) or (by_id.get(ident, text) if text else ""),
            str(record.get("source") or ""),
            {key: value for key, value in record.items() if not _PRINTED_FOR_PEOPLE.match(key)},
        )
    return found


@cache
def _records(slug: str) -> dict[tuple[str, str], Record]:
    """Everything written in a game's content files, read once."""
    return components(slug)


@cache
def rules(slug: str, lang: str) -> list[bodies.RuleText]:
    """The ledger in its order."""
    if not (folder_of(slug) / "rules.yaml").is_file():
        return []
    return [
        bodies.RuleText(rule.id, rule.chapter, rule.kind, rule.text(lang), rule.source)
        for rule in load_ledger(slug).rules
    ]


@cache
def maps(slug: str, lang: str) -> Mapping[str, Any]:
    """The maps of a game by id, each as the game shows it."""
    return load_game(slug).maps(lang)


@cache
def aid(slug: str, lang: str) -> Any:
    """The player aid in one language."""
    path = folder_of(slug) / "aid.yaml"
    return _in_language(read_yaml(path), lang) if path.is_file() else {}


def _in_language(data: Any, lang: str) -> Any:
    """`title_de` becomes `title`, `{en: …, de: …}` becomes what it says in the language."""
    if isinstance(data, list):
        return [_in_language(item, lang) for item in data]
    if not isinstance(data, dict):
        return data
    if set(data) == {"en", "de"}:
        return _in_language(data[lang], lang)
    other = "_en" if lang == "de" else "_de"
    return {
        str(key).removesuffix(f"_{lang}"): _in_language(value, lang)
        for key, value in data.items()
        if not str(key).endswith(other)
    }


def rules_behind(slug: str) -> dict[str, str]:
    """The rule behind each kind of event, for the events that one rule tells."""
    load_game(slug)
    return {event_kind(cls): cls.rule for cls in events_of(slug) if cls.rule != MANY}
