"""Golden games: whole journals in tests/journals/<slug>, played once and replayed for ever.

New ones are added with `keep`; old ones are never changed to please the code. That each replays to the same end is
shown once for all games (tests/games/test_golden.py); a game's own tests say what its journals show together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gruft.table.game import load_game
from gruft.table.journal import Journal
from gruft.table.news import event_kind, events_of
from gruft.table.replay import close, steps
from gruft.table.table import Table

JOURNALS = Path(__file__).resolve().parents[1] / "journals"


@dataclass(frozen=True)
class Replayed:
    """A journal, the table at its end, and the kinds of everything that was asked on the way."""

    journal: Journal
    table: Table
    asked: frozenset[str]


def journals(slug: str) -> list[Path]:
    return sorted((JOURNALS / slug).glob("*.jsonl"))


@cache
def replayed(file: Path) -> Replayed:
    """A journal played again."""
    journal = Journal.load(file)
    asked: set[str] = set()
    for table in steps(journal):
        asked |= {ask.kind for ask in table.asks}
    return Replayed(journal, table, frozenset(asked))


def keep(name: str, table: Table) -> None:
    """Add the journal of a finished game."""
    folder = JOURNALS / table.game.meta.slug
    folder.mkdir(parents=True, exist_ok=True)
    close(table).save(folder / f"{name}.jsonl")


def news(table: Table) -> set[str]:
    """Every kind of event a game has told."""
    return {event_kind(type(event)) for event in table.news}


def all_news(slug: str) -> set[str]:
    """Every kind of event a game can tell."""
    load_game(slug)
    return {event_kind(cls) for cls in events_of(slug)}
