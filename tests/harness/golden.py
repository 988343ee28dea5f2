"""Golden games: whole journals in tests/journals/<slug>, played once and replayed for ever.

New ones are added with `keep`; old ones are never changed to please the code. A game's own tests say what its journals
show together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from gruft.table.chance import FastChance
from gruft.table.content import content_digest
from gruft.table.events import event_kind, events_of
from gruft.table.game import load_game
from gruft.table.journal import Journal
from gruft.table.mixing import begin
from gruft.table.replay import close, steps, verify
from gruft.table.table import Accepted, Table
from tests.harness.play import MOST_ANSWERS, Choose, play_on

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


@cache
def answered(slug: str) -> frozenset[str]:
    """Every key somebody has answered in a golden game."""
    return frozenset(entry.key for file in journals(slug) for entry in Journal.load(file).entries)


def replays_to_the_same_end(file: Path) -> None:
    """By honest dice, with the same points, the same winners and the same state."""
    again = replayed(file)
    assert verify(again.journal) == []
    assert again.table.over and again.table.result is not None
    assert again.table.result.points == again.journal.closing["points"]
    assert again.table.result.winners == again.journal.closing["winners"]
    assert again.table.hash() == again.journal.closing["hash"]


def keep(name: str, table: Table) -> None:
    """Add the journal of a finished game."""
    folder = JOURNALS / table.game.meta.slug
    folder.mkdir(parents=True, exist_ok=True)
    close(table).save(folder / f"{name}.jsonl")


def renew(file: Path, choose: Choose, most: int = MOST_ANSWERS) -> bool:
    """Play a golden game again by today's rules: its old answers as far as they go, then as `choose` says.

    Needed when components change, because a journal remembers a digest of them; whether the old answers went all the
    way is returned.
    """
    old = Journal.load(file)
    table = begin(msgspec.structs.replace(old.header, content=content_digest(old.header.game)))
    given = [(entry.seat, entry.key) for entry in old.entries]
    dice = FastChance(old.header.seats)
    while given and any(ask.seat == given[0][0] and given[0][1] in ask.keys for ask in table.asks):
        assert isinstance(table.answer(*given.pop(0)), Accepted)
    keep(file.stem, play_on(table, dice, choose, most=most))
    return not given


def told(table: Table) -> set[str]:
    """Every kind of event a game has told."""
    return {event_kind(type(event)) for event in table.log}


def all_told(slug: str) -> set[str]:
    """Every kind of event a game can tell."""
    load_game(slug)
    return {event_kind(cls) for cls in events_of(slug)}
