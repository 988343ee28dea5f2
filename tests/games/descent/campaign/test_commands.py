"""Campaigns on the command line and from a file: simulate, replay by quest, saves that are no longer what they were."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from gruft.cli import main
from gruft.commands import play
from gruft.games.descent.seen.terminal import draw, glance
from gruft.server.bodies import JournalFile, NewSeat
from gruft.server.tables.opening import from_journal
from gruft.table import components
from gruft.table.chance import FastChance
from gruft.table.content import Files, files_of
from gruft.table.journal import Journal
from gruft.table.opening import open_table
from gruft.table.replay import chapters, play_through
from gruft.table.table import Table
from gruft.texts import Texts
from tests.games.descent.campaign.phase import H, by_quest, decided
from tests.harness.play import at_random


def some_way(answers: int, seed: int = 3) -> Table:
    """A campaign so many answers on; every quest is won by the heroes at once."""
    table = open_table("descent", 2, "way", {"mode": "campaign"})
    dice = FastChance(seed)
    for _ in range(answers):
        table.answer(*at_random(table, dice))
    return table


def test_a_replay_knows_where_each_quest_begins() -> None:
    with decided(by_quest({}, H)):
        table = some_way(150)
        assert table.journal is not None
        found = chapters(Journal.parse(table.journal.text(), "way"))

        assert [one.event.number for one in found] == list(range(1, len(found) + 1)) and len(found) > 2  # type: ignore[attr-defined]  # QuestBegan
        assert len({one.entry for one in found}) == len(found)
        for one in found:
            there = play_through(table.journal, one.entry)
            assert there.state.quest == one.event.quest.removeprefix("quest:")  # type: ignore[attr-defined]  # QuestBegan


def test_chapters_taken_back_are_not_listed_twice() -> None:
    with decided(by_quest({}, H)):
        table = open_table("descent", 2, "again", {"mode": "campaign"})
        dice = FastChance(1)
        while table.asks[0].kind != "choose_quest":
            table.answer(*at_random(table, dice))
        seat, keys = table.asks[0].seat, table.asks[0].keys
        table.answer(seat, keys[0])
        table.undo(seat)
        table.answer(seat, keys[1])
        assert table.journal is not None
        found = chapters(table.journal)

    assert len(found) == 2


def test_replay_stops_where_a_quest_begins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with decided(by_quest({}, H)):
        table = some_way(120)
        assert table.journal is not None
        file = tmp_path / "campaign.jsonl"
        table.journal.save(file)

        assert main(["replay", str(file), "--chapter", "2", "--json"]) == 0
        shown = json.loads(capsys.readouterr().out)
        assert main(["replay", str(file), "--chapter", "20"]) != 0

    assert shown["view"]["quest"] == shown["chapters"][1]["event"]["args"]["quest"]
    assert shown["view"]["campaign"]["played"][0]["quest"] == "quest:first_blood"


def test_simulate_plays_whole_campaigns(capsys: pytest.CaptureFixture[str]) -> None:
    with decided(by_quest({}, H)):
        done = main(
            ["simulate", "descent", "--campaign", "--games", "2", "--seats", "greedy,greedy", "--json", "--jobs", "1"]
        )
    record = json.loads(capsys.readouterr().out)

    assert done == 0 and record["games"] == 2
    assert main(["simulate", "lords", "--campaign", "--games", "1"]) != 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_terminal_draws_the_sheet_between_quests_and_the_road(lang: str) -> None:
    texts = Texts("descent", lang)
    console = Console(record=True, width=200)
    with decided(by_quest({}, H)):
        table = open_table("descent", 2, "terminal", {"mode": "campaign"})
        dice = FastChance(2)
        steps = set()
        for _ in range(160):
            view = table.view(0)
            step = view["campaign"]["step"]
            if step not in steps:
                steps.add(step)
                console.print(draw(view, texts))
                console.print(glance(view, texts))
            table.answer(*at_random(table, dice))
    shown = console.export_text()

    assert {"shopping", "experience", "choose_quest", "set_up", "travel"} <= steps
    assert texts.name("campaign:the_shadow_rune") in shown and "[" not in shown.replace("[…", "")


@pytest.mark.parametrize("harm", ["cut", "edited", "foreign", "newer"])
def test_a_save_that_is_not_what_it_was_is_refused_with_a_sentence_and_left_alone(
    harm: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with decided(by_quest({}, H)):
        table = some_way(80)
    assert table.journal is not None
    file = tmp_path / "campaign.jsonl"
    lines = table.journal.text().splitlines()
    if harm == "cut":
        text = "\n".join(lines[:40]) + "\n" + lines[40][:20]
    elif harm == "edited":
        digit = next(sign for sign in lines[30] if sign.isdigit())
        changed = lines[30].replace(digit, str(9 - int(digit)), 1)
        text = "\n".join([*lines[:30], changed, *lines[31:]]) + "\n"
    elif harm == "foreign":
        text = '{"some": "other file"}\n'
    else:
        header = json.loads(lines[0])
        header["format"] = 99
        text = "\n".join([json.dumps(header), *lines[1:]]) + "\n"
    file.write_text(text, encoding="utf-8")

    assert main(["replay", str(file)]) != 0

    told = capsys.readouterr()
    assert len((told.out + told.err).strip().splitlines()) <= 3 and "Traceback" not in told.err
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("word", ["n", "y"])
def test_a_save_that_began_with_other_components_says_which_changed_and_asks(
    word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table("descent", 2, "others", {"mode": "campaign"})
    assert table.journal is not None
    ours = files_of("descent").ours
    other = msgspec.structs.replace(table.journal.header, content=Files(ours).digest)
    monkeypatch.setattr(
        components, "files_of", lambda slug: Files(ours, {"items.yaml": "items:\n- {id: iron_shield, cost: 75}\n"})
    )
    monkeypatch.setattr(play, "keeps_its_components", lambda header: False)
    monkeypatch.setattr("builtins.input", lambda *_: word)
    console = Console(width=200)

    assert play._with_these_components(other, console, Texts(None, "en")) == (word == "y")
    assert "iron_shield" in capsys.readouterr().out


def test_a_campaign_exported_from_one_server_goes_on_at_another() -> None:
    with decided(by_quest({}, H)):
        table = some_way(100)
        assert table.journal is not None
        seats = [NewSeat("me", "Ada"), NewSeat("bot", "Bo", "easy")]
        opened = from_journal(JournalFile(table.journal.text(), seats, "evening two"))

        assert opened.chronicle.table.hash() == table.hash()
        assert [ask.kind for ask in opened.chronicle.table.asks] == [ask.kind for ask in table.asks]
