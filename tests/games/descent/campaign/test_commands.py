"""Campaigns on the command line and from a file: simulate, replay by quest, saves that are no longer what they were."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from gruft.bots import bot
from gruft.cli import main
from gruft.games.descent.seen.terminal import draw, glance
from gruft.server.bodies import JournalFile, NewSeat
from gruft.server.tables.opening import NotOpened, from_journal
from gruft.server.tables.reopening import Stored, _about_components
from gruft.table.chance import FastChance
from gruft.table.components import what_changed
from gruft.table.content import OVERLAY_VARIABLE, content_digest, files_of
from gruft.table.game import load_game
from gruft.table.journal import FORMAT, Journal, JournalError, _link
from gruft.table.opening import open_table
from gruft.table.plain import to_plain
from gruft.table.replay import chapters, play_through
from gruft.table.rules import Refusal
from gruft.table.table import Accepted, Table
from gruft.terminal.session import Session
from gruft.texts import Texts
from tests.games.descent.campaign.phase import H, by_quest, decided
from tests.harness.play import at_random
from tests.rule import rule


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
        table.journal.header = msgspec.structs.replace(table.journal.header, players=["medium", "Ada"])
        table.journal.save(file)

        assert main(["replay", str(file), "--chapter", "2", "--json"]) == 0
        shown = json.loads(capsys.readouterr().out)
        assert main(["replay", str(file), "--chapter", "20"]) != 0
        assert main(["replay", str(file), "--chapter", "2", "--lang", "de"]) == 0
        told = capsys.readouterr().out

    assert shown["view"]["quest"] == shown["chapters"][1]["event"]["args"]["quest"]
    assert shown["view"]["campaign"]["played"][0]["quest"] == "quest:first_blood"
    assert "Abenteuer 1 der Kampagne: Erstes Blut." in told and "Abenteuer 2 der Kampagne: " in told
    assert "Rot (mittel)" in told, "a bot is told by how it plays"


def test_simulate_plays_whole_campaigns(capsys: pytest.CaptureFixture[str]) -> None:
    with decided(by_quest({}, H)):
        done = main(
            ["simulate", "descent", "--campaign", "--games", "2", "--seats", "greedy,greedy", "--json", "--jobs", "1"]
        )
    record = json.loads(capsys.readouterr().out)

    assert done == 0 and record["games"] == 2
    assert main(["simulate", "lords", "--campaign", "--games", "1"]) != 0


@pytest.mark.long
def test_simulated_bots_play_every_quest_of_their_campaign(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "descent", "--campaign", "--games", "2", "--seats", "greedy,greedy", "--json", "--jobs", "1"]

    assert main(words) == 0

    record = json.loads(capsys.readouterr().out)
    assert record["decisions_per_game"] > 2000, "nobody decides so much without playing"
    assert all(end.startswith("campaign.") for end in record["ends"])


def test_simulated_bots_play_the_first_quest_of_their_campaign() -> None:
    table = open_table("descent", 2, "simulated", {"mode": "campaign"})
    greedy, dice = bot("greedy"), FastChance(1)

    while not table.state.campaign.played:
        seat = table.asks[0].seat
        assert isinstance(table.answer(seat, greedy(table, seat, dice)), Accepted)
        assert table.answers < 5000

    (over,) = table.state.campaign.played
    assert over.rounds > 1 and over.winner in ("heroes", "overlord") and table.answers > 100


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

    assert texts.say("terminal-descent-to-learn", {"skills": ""}).strip() in shown, "with what each costs"
    assert {"shopping", "experience", "choose_quest", "set_up", "travel"} <= steps
    assert texts.name("campaign:the_shadow_rune") in shown and "[" not in shown.replace("[…", "")


@rule("DE-INFO-05", "CA-33")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_in_the_terminal_an_event_on_the_road_is_read_out(lang: str) -> None:
    texts = Texts("descent", lang)
    read: set[str] = set()
    with decided(by_quest({}, H)):
        table = open_table("descent", 2, "road", {"mode": "campaign"})
        dice = FastChance(4)
        while len(read) < 3 and not table.over:
            view = table.view(0)
            if event := str((table.asks[0].args or {}).get("event", "")):
                console = Console(record=True, width=400, file=io.StringIO())
                console.print(glance(view, texts))
                (text,) = texts.printed(event).values()
                assert f"{texts.name(event)}: {text}" in console.export_text()
                read.add(event)
            table.answer(*at_random(table, dice))

    assert len(read) == 3


def relinked(lines: list[str], change: Callable[[dict[str, Any]], None]) -> str:
    """The file with another first line, its chain of hashes whole."""
    first = json.loads(body_of(lines[0]))
    change(first)
    return linked([json.dumps(first, ensure_ascii=False, separators=(",", ":")), *map(body_of, lines[1:])])


def body_of(line: str) -> str:
    return line.rpartition(',"h":"')[0] + "}"


def linked(bodies: list[str]) -> str:
    """A file of these lines, each with the hash it must have."""
    chain, made = "", []
    for body in bodies:
        chain = _link(chain, body)
        made.append(f'{body[:-1]},"h":"{chain}"}}')
    return "\n".join(made) + "\n"


def harmed(harm: str, text: str) -> str:
    """A save that is no longer what it was."""
    lines = text.splitlines()
    match harm:
        case "cut":
            return "\n".join(lines[:40]) + "\n" + lines[40][:20]
        case "edited":
            digit = next(sign for sign in lines[30] if sign.isdigit())
            return "\n".join([*lines[:30], lines[30].replace(digit, str(9 - int(digit)), 1), *lines[31:]]) + "\n"
        case "foreign":
            return '{"some": "other file"}\n'
        case "empty":
            return ""
        case "newer":
            return relinked(lines, lambda header: header["gruft"].update(format=FORMAT + 1))
        case "newer with more to say":
            return relinked(lines, lambda header: header["gruft"].update(format=FORMAT + 1, weather="rain"))
    bodies = [body_of(line) for line in lines]
    return linked([bodies[0], FORGED[harm], *bodies[2:]] if harm != "no header" else [FORGED[harm], *bodies[1:]])


FORGED = {
    "no data": '{"setup" and so on}',
    "too deep": '{"setup":' + "[" * 100_000 + "]" * 100_000 + "}",
    "endless number": '{"setup":' + "9" * 5_000 + "}",
    "no header": '{"about":["gruft"]}',
}
"""Lines that only somebody writes who knows how they are linked."""


HARMS = {
    "cut": "journal.cut",
    "edited": "journal.edited",
    "foreign": "journal.not_one",
    "empty": "journal.not_one",
    **dict.fromkeys(FORGED, "journal.not_one"),
    "newer": "journal.too_new",
    "newer with more to say": "journal.too_new",
}


@pytest.fixture(scope="module")
def saved() -> str:
    with decided(by_quest({}, H)):
        table = some_way(80)
    assert table.journal is not None
    return table.journal.text()


@pytest.mark.parametrize("command", ["replay", "verify", "play --load"])
@pytest.mark.parametrize("harm", HARMS)
def test_a_save_that_is_not_what_it_was_is_refused_with_a_sentence_and_left_alone(
    harm: str, command: str, saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "campaign.jsonl"
    before = harmed(harm, saved).encode()
    file.write_bytes(before)

    tampered = command == "verify" and harm in ("cut", "edited")  # what verify is there to find out

    assert main([*command.split(), str(file)]) == (1 if tampered else 2)

    told = capsys.readouterr()
    refusal = Texts(None, "en").refusal(the_refusal(before.decode(), str(file)))
    assert [word for word in (told.out + told.err).split() if word != "✗"] == refusal.split(), "one sentence, no more"
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]


def the_refusal(text: str, name: str) -> Refusal:
    with pytest.raises(JournalError) as refused:
        Journal.parse(text, name)
    return refused.value.refusal


@pytest.mark.parametrize("harm", HARMS)
def test_a_server_refuses_it_for_the_same_reason(harm: str, saved: str) -> None:
    with pytest.raises(NotOpened) as refused:
        from_journal(JournalFile(harmed(harm, saved)))

    assert refused.value.refusal.code == HARMS[harm]


def test_a_file_of_any_length_is_read_only_if_it_begins_like_one(tmp_path: Path) -> None:
    file = tmp_path / "huge.jsonl"
    with file.open("wb") as hole:
        hole.truncate(1 << 40)

    with pytest.raises(JournalError) as refused:
        Journal.load(file)

    assert refused.value.refusal.code == "journal.not_one"


def test_what_a_file_does_not_say_of_the_options_is_as_usual(saved: str) -> None:
    def forget(header: dict[str, Any]) -> None:
        header["gruft"]["options"] = {"mode": "campaign"}

    with decided(by_quest({}, H)):
        whole, old = Journal.parse(saved, "saved"), Journal.parse(relinked(saved.splitlines(), forget), "old")

        assert play_through(old).hash() == play_through(whole).hash()


@pytest.mark.parametrize(
    ("change", "named"),
    [({"seats": 3}, "widow_tarha"), ({"options": {"mode": "campaign", "quest": "castle_daerion"}}, "first_blood")],
)
def test_what_an_edited_save_does_wrong_is_named_as_the_game_names_it(
    change: dict[str, object], named: str, saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "campaign.jsonl"
    file.write_text(relinked(saved.splitlines(), lambda header: header["gruft"].update(change)), encoding="utf-8")

    assert main(["replay", str(file), "--lang", "de"]) == 2

    told = capsys.readouterr().err
    assert named not in told and "[" not in told and told.count("\n") == 1


# -- components of the owner's own that have changed ---------------------------------------


def overlay(folder: Path, cost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner's own files: another price for a shield."""
    (folder / "descent").mkdir(parents=True)
    (folder / "descent" / "items.yaml").write_text(f"items:\n- {{id: iron_shield, cost: {cost}}}\n", encoding="utf-8")
    monkeypatch.setenv(OVERLAY_VARIABLE, str(folder))


def typed(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter(words)
    monkeypatch.setattr("builtins.input", lambda *_: next(left))


@pytest.mark.parametrize(("words", "code"), [(["n"], 1), (["y", "quit"], 0)])
def test_a_save_that_began_with_other_components_says_which_changed_and_asks(
    words: list[str], code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table("descent", 2, "others", {"mode": "campaign"})
    assert table.journal is not None
    file = tmp_path / "campaign.jsonl"
    table.journal.save(file)
    before = file.read_bytes()
    overlay(tmp_path / "own", 75, monkeypatch)
    typed(words, monkeypatch)

    assert main(["play", "--load", str(file), "--seats", "human,human"]) == code

    assert "iron_shield" in capsys.readouterr().out
    assert code == 0 or file.read_bytes() == before, "who does not want to go on finds it as it was"


def test_a_replay_with_other_components_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table("descent", 2, "others", {"mode": "campaign"})
    assert table.journal is not None
    table.journal.save(tmp_path / "campaign.jsonl")
    overlay(tmp_path / "own", 75, monkeypatch)

    assert main(["replay", str(tmp_path / "campaign.jsonl"), "--lang", "de"]) == 0

    assert "mit anderem Spielmaterial" in capsys.readouterr().err


def test_what_changed_is_told_from_the_marks_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    overlay(tmp_path / "first", 75, monkeypatch)
    table = open_table("descent", 2, "marks", {"mode": "campaign"})
    assert table.journal is not None
    header = Journal.parse(table.journal.text(), "marks").header
    assert set(header.own) == {"iron_shield"} and what_changed(header).args["how"] == "ours"

    overlay(tmp_path / "second", 100, monkeypatch)
    assert what_changed(header).args["components"] == "iron_shield"
    monkeypatch.delenv(OVERLAY_VARIABLE)
    assert what_changed(header).args["components"] == "iron_shield", "gone is different too"
    old = msgspec.structs.replace(header, format=3, own={})
    assert what_changed(old).args["how"] == "unknown"
    for lang in ("en", "de"):
        assert "iron_shield" in Texts(None, lang).refusal(what_changed(header))


def test_a_server_asks_before_a_journal_goes_on_with_other_components(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved: str
) -> None:
    overlay(tmp_path / "own", 75, monkeypatch)
    with pytest.raises(NotOpened) as asked, decided(by_quest({}, H)):
        from_journal(JournalFile(saved))
    refusal = asked.value.refusal
    assert (refusal.code, refusal.args["components"]) == ("journal.other_components", "iron_shield")

    with decided(by_quest({}, H)):
        opened = from_journal(JournalFile(saved, agreed=str(refusal.args["digest"])))

    header = opened.chronicle.header
    assert header.content == content_digest("descent") == refusal.args["digest"] and set(header.own) == {"iron_shield"}


def test_a_stored_table_whose_components_are_gone_says_what_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    overlay(tmp_path / "first", 75, monkeypatch)
    table = open_table("descent", 2, "stored", {"mode": "campaign"})
    assert table.journal is not None
    stored = Stored(table.journal.header, b"", [], None, None, False, None)
    assert _about_components(stored) is None

    overlay(tmp_path / "second", 100, monkeypatch)

    notice = _about_components(stored)
    assert notice is not None and notice.code == "table.other_components"
    assert all("iron_shield" in Texts(None, lang).refusal(notice) for lang in ("en", "de"))


def test_a_server_that_still_has_its_components_goes_on_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content_digest("descent")
    kept = {before: files_of("descent")}
    table = open_table("descent", 2, "kept", {"mode": "campaign"})
    assert table.journal is not None
    overlay(tmp_path / "own", 75, monkeypatch)

    opened = from_journal(JournalFile(table.journal.text()), kept.get)

    assert opened.chronicle.header.content == before != content_digest("descent")
    assert opened.chronicle.table.game is not load_game("descent")


# -- another evening, other people -----------------------------------------------------------


def test_a_campaign_goes_on_in_the_terminal_and_a_bot_may_take_a_hero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "campaign.jsonl"
    with decided(by_quest({}, H)):
        table = some_way(60)
        assert table.journal is not None
        table.journal.save(file)
        typed([*["1"] * 12, "quit"], monkeypatch)

        assert main(["play", "--load", str(file), "--seats", "human,bot:random"]) == 0

        later = Journal.load(file)
        new = later.entries[60:]
        assert later.entries[:60] == table.journal.entries[:60]
        assert sum(entry.seat == 0 for entry in new) == 12 and any(entry.seat == 1 for entry in new), "the bot played"
        assert play_through(later).answers == len(later.entries)


def test_a_campaign_exported_from_one_server_goes_on_at_another() -> None:
    with decided(by_quest({}, H)):
        table = some_way(100)
        assert table.journal is not None
        seats = [NewSeat("me", "Ada"), NewSeat("bot", "Bo", "easy")]
        opened = from_journal(JournalFile(table.journal.text(), seats, "evening two"))

        assert opened.chronicle.table.hash() == table.hash()
        assert [ask.kind for ask in opened.chronicle.table.asks] == [ask.kind for ask in table.asks]
        assert [seat.kind for seat in opened.seats] == ["me", "bot"], "what was a person's hero is a bot's now"


def bought_since() -> Table:
    """A campaign in which the overlord has bought a card and then a hero is asked again."""
    table = open_table("descent", 2, "bought", {"mode": "campaign", "overlord": "first"})
    dice = FastChance(5)
    bought = False
    while not table.over:
        asked = table.asks[0]
        if bought and asked.seat != 0:
            return table
        bought = asked.kind == "scheme" and asked.keys[0].startswith("buy:")
        table.answer(*((asked.seat, asked.keys[0]) if bought else at_random(table, dice)))
    raise AssertionError("the overlord never buys")


def test_in_the_terminal_a_step_is_taken_back_though_the_overlord_has_bought_since(tmp_path: Path) -> None:
    with decided(by_quest({}, H)):
        table = bought_since()
        state = table.state
        lines, out = ["undo", "back"], io.StringIO()
        session = Session(
            table,
            {0: bot("random")},
            Console(file=out, width=110),
            Texts("descent", "en"),
            lambda prompt: lines.pop(0) if lines else _nothing_more(),
            tmp_path / "saved.jsonl",
        )
        session.play()

        assert "your answer stands" in out.getvalue() and "Type “back”" in out.getvalue()
        assert len(session.table.state.ol_deck) < len(state.ol_deck)
        assert session.table.answers < table.answers
        assert to_plain(play_through(Journal.load(tmp_path / "saved.jsonl")).state) == to_plain(session.table.state)


def _nothing_more() -> str:
    raise EOFError
