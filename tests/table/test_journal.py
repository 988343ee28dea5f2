"""Journals: saved, replayed, checked; cut, edited or foreign files are noticed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gruft.table.game import register
from gruft.table.journal import Journal, JournalError
from gruft.table.opening import open_table
from gruft.table.replay import check, close, play_through, replay, verdict, verify
from gruft.table.table import Table
from gruft.table.version import rules_version
from tests import harness
from tests.table.pebbles import PEBBLES

register(PEBBLES)


@pytest.fixture
def played() -> Table:
    return harness.random_game("pebbles", 3, 11)


def saved(table: Table, folder: Path) -> Path:
    path = folder / "game.jsonl"
    close(table).save(path)
    return path


def refused(path: Path) -> str:
    with pytest.raises(JournalError) as caught:
        play_through(Journal.load(path))
    return caught.value.refusal.code


def test_a_saved_game_plays_again_to_the_same_state(played: Table, tmp_path: Path) -> None:
    again = replay(saved(played, tmp_path))

    assert again.hash() == played.hash()
    assert again.result == played.result


def test_a_mark_some_editors_put_before_a_text_changes_nothing(played: Table, tmp_path: Path) -> None:
    path = saved(played, tmp_path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())

    assert replay(path).hash() == played.hash()


def test_a_replay_can_stop_anywhere(played: Table, tmp_path: Path) -> None:
    path = saved(played, tmp_path)

    assert [replay(path, n).answers for n in (0, 1, 5)] == [0, 1, 5]


def test_taking_back_is_part_of_the_record(tmp_path: Path) -> None:
    t = open_table("pebbles", 2, "undo")
    t.answer(0, "bid:2")
    t.undo(0)
    t.answer(0, "bid:1")
    t.answer(0, "yes")

    again = replay(saved(t, tmp_path))

    assert again.hash() == t.hash()
    assert [(ask.seat, ask.kind) for ask in again.asks] == [(1, "bid")]


def test_an_honest_journal_holds_and_verifies(played: Table, tmp_path: Path) -> None:
    journal = Journal.load(saved(played, tmp_path))

    assert check(journal) == []
    assert verify(journal) == []


def test_a_seed_that_does_not_fit_its_commitment_is_noticed(played: Table) -> None:
    journal = close(played)
    journal.header = msgspec.structs.replace(journal.header, seed="another seed")

    assert [problem.code for problem in verify(journal)] == ["journal.other_seed"]


def test_dice_that_were_not_rolled_are_noticed(played: Table, tmp_path: Path) -> None:
    journal = Journal.load(saved(played, tmp_path))
    number = next(n for n, entry in enumerate(journal.entries) if entry.draws)
    stream, sides, value = journal.entries[number].draws[0]
    forged = [(stream, sides, (value + 1) % sides)]
    journal.entries[number] = msgspec.structs.replace(journal.entries[number], draws=forged)

    assert [problem.code for problem in check(journal)] == ["journal.other_chance"]


def test_a_cut_file_is_noticed(played: Table, tmp_path: Path) -> None:
    path = saved(played, tmp_path)
    text = path.read_text()
    for end in (len(text) - 1, len(text) - 20, len(text) // 2, 300):
        path.write_text(text[: end - 1])

        assert refused(path) in ("journal.cut", "journal.edited"), end


def test_cutting_off_whole_lines_is_noticed(played: Table, tmp_path: Path) -> None:
    path = saved(played, tmp_path)
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))

    assert refused(path) == "journal.cut"


def test_an_edited_line_is_noticed(played: Table, tmp_path: Path) -> None:
    path = saved(played, tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    lines[4] = lines[4].replace('"seat":', '"seat": ')
    path.write_text("".join(lines))

    assert refused(path) == "journal.edited"


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"gruft":1}', "\x00\xff"])
def test_what_is_no_journal_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text)

    assert refused(path) in ("journal.not_one", "journal.cut")


def test_a_missing_or_unreadable_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.jsonl") == "journal.missing"
    (tmp_path / "bin.jsonl").write_bytes(b"\xff\xfe\x00\x80")
    assert refused(tmp_path / "bin.jsonl") == "journal.unreadable"
    assert refused(tmp_path) == "journal.unreadable"


def test_an_illegal_answer_in_a_journal_is_refused(played: Table) -> None:
    journal = close(played)
    journal.entries[0], journal.entries[1] = journal.entries[1], journal.entries[0]
    journal.entries = journal.entries[5:]

    with pytest.raises(JournalError) as caught:
        play_through(journal)

    assert caught.value.refusal.code == "journal.illegal"


def with_an_answer_of_other_rules(table: Table, rules: str) -> Journal:
    """The fourth answer is one these rules do not know; the dice are as they were."""
    journal = Journal.parse(close(table).text(), "journal")
    journal.header = msgspec.structs.replace(journal.header, rules=rules)
    journal.entries[3] = msgspec.structs.replace(journal.entries[3], key="bid:9")
    return journal


def test_rules_that_changed_are_told_apart_from_dishonest_dice(played: Table) -> None:
    told = verdict(with_an_answer_of_other_rules(played, "0.0.9-older"))

    assert told.problems == []
    assert [(change.code, change.args) for change in told.changes] == [("journal.rules_changed", {"number": 4})]


def test_within_one_version_of_the_rules_an_impossible_answer_is_a_lie(played: Table) -> None:
    told = verdict(with_an_answer_of_other_rules(played, close(played).header.rules))

    assert [problem.code for problem in told.problems] == ["journal.illegal"] and told.changes == []


def test_dishonest_dice_are_noticed_whatever_the_rules(played: Table) -> None:
    journal = with_an_answer_of_other_rules(played, "0.0.9-older")
    number = max(n for n, entry in enumerate(journal.entries) if entry.draws)
    stream, sides, value = journal.entries[number].draws[-1]
    forged = [*journal.entries[number].draws[:-1], (stream, sides, (value + 1) % sides)]
    journal.entries[number] = msgspec.structs.replace(journal.entries[number], draws=forged)

    assert [problem.code for problem in verify(journal)] == ["journal.other_chance"]


def test_other_components_that_lead_to_the_same_game_are_only_mentioned(played: Table) -> None:
    journal = close(played)
    journal.header = msgspec.structs.replace(journal.header, content="0123456789abcdef")

    told = verdict(journal)

    assert told.problems == [] and [change.code for change in told.changes] == ["journal.other_content"]


def test_a_journal_says_which_rules_it_was_played_by(played: Table, tmp_path: Path) -> None:
    assert Journal.load(saved(played, tmp_path)).header.rules == rules_version("pebbles")


def test_a_renamed_field_is_no_reason_to_doubt_an_older_journal(played: Table) -> None:
    """The hash at the end is made of the names of fields too."""
    journal = close(played)
    journal.closing["hash"] = "as it was under the old names"

    assert [problem.code for problem in verify(journal)] == ["journal.other_end"]
    journal.header = msgspec.structs.replace(journal.header, rules="0.0.9-older")
    assert verdict(journal).problems == [] and verdict(journal).changes == []
