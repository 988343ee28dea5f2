"""Games in progress of every version that kept some: each opens, and can be played on.

With its own components, or with today's where those of long ago lack what today's code needs; then people are told.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.server.desk import exporting
from gruft.server.store.links import token_hash
from gruft.server.store.statements import INSERT_LINK
from gruft.server.tables.opening import link_row
from gruft.table.chance import FastChance
from gruft.table.events import later_fields
from gruft.table.game import SLUGS
from gruft.table.journal import Journal
from gruft.table.rules import Refusal
from tests.server.keeping import CORPUS, files, lay

FURTHER = 60
TOLD = ("table.newer_rules", "table.own_components", "table.other_components")


def test_every_game_has_a_table_in_progress() -> None:
    assert {path.name.split("_")[1].split(".")[0] for path in files()} >= set(SLUGS)


def test_a_campaign_in_progress_is_among_them(tmp_path: Path) -> None:
    store, table_id, _ = lay(CORPUS / "v3_descent.json.z", tmp_path)

    assert store.open(table_id).table.view(None)["campaign"]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_table_in_progress_opens_and_goes_on(path: Path, tmp_path: Path) -> None:
    store, table_id, lines = lay(path, tmp_path)

    chronicle = store.open(table_id)

    assert not chronicle.still and not chronicle.over
    assert chronicle.notice is None or chronicle.notice.code in TOLD
    assert len(chronicle.log) == lines and chronicle.table.asks
    assert chronicle.table.game.invariants(chronicle.table.state) == []
    dice = FastChance(5)
    for _ in range(FURTHER):
        ask = dice.pick(chronicle.table.asks)
        assert not isinstance(chronicle.answer(ask.seat, dice.pick(ask.keys)), Refusal)
        assert chronicle.table.view(None)
        if chronicle.over:
            break


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_what_was_told_then_has_what_is_told_today(path: Path, tmp_path: Path) -> None:
    """Fields that came to an event since then have their defaults."""
    store, table_id, _ = lay(path, tmp_path)

    chronicle = store.open(table_id)
    later = later_fields(chronicle.header.game)

    assert later
    assert [event for event in chronicle.log if not later.get(event.event, {}).keys() <= event.args.keys()] == []


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_its_past_can_be_looked_at_and_its_journal_taken_along(path: Path, tmp_path: Path) -> None:
    store, table_id, _ = lay(path, tmp_path)

    last = store.moments(table_id)
    for moment in {last // 2, last}:
        assert store.open(table_id, moment).table.view(0)
    with store.engine.execution_options(writing=True).begin() as connection:
        connection.execute(INSERT_LINK, link_row("a link", table_id, "player", [0]))
    link = store.link(token_hash("a link"))
    assert link is not None
    told = Journal.parse(exporting.journal_text(store, link), "journal")

    assert told.entries and all(entry.seat == 0 or entry.about_chance for entry in told.entries)
