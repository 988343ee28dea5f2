"""The terminal table: answering, asking why, undo, saving, hotseat covers, both languages."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from gruft.bots import Bot, bot
from gruft.table.ask import Ask
from gruft.table.game import SLUGS, load_game
from gruft.table.opening import open_table
from gruft.table.plain import to_plain
from gruft.table.replay import replay
from gruft.terminal.session import Session, options_listed
from gruft.texts import LANGUAGES, Texts


class Played:
    """A session with typed lines, and what it printed."""

    def __init__(self, lines: list[str], folder: Path, *, lang: str = "en", people: int = 1, seats: int = 2) -> None:
        self.out = io.StringIO()
        self.lines = list(lines)
        self.session = Session(
            open_table("lords", seats, "terminal"),
            {seat: _bot() for seat in range(people, seats)},
            Console(file=self.out, width=110),
            Texts("lords", lang, [f"P{seat}" for seat in range(seats)]),
            self.read,
            folder / "saved.jsonl",
        )
        self.finished = self.session.play()

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return self.out.getvalue()


def _bot() -> Bot:
    return bot("random")


def test_a_number_or_a_key_answers(tmp_path: Path) -> None:
    played = Played(["1", "2"], tmp_path)

    assert played.session.table.journal is not None
    mine = [entry.key for entry in played.session.table.journal.entries if entry.seat == 0]
    assert len(mine) == 2 and all(key.startswith("order:") for key in mine)


def test_leaving_saves_the_game_and_it_can_be_taken_up_again(tmp_path: Path) -> None:
    played = Played(["1", "1", "quit"], tmp_path)

    assert not played.finished
    assert replay(tmp_path / "saved.jsonl").hash() == played.session.table.hash()
    assert "gruft play --load" in played.text


def test_the_end_of_input_saves_too(tmp_path: Path) -> None:
    Played([], tmp_path)

    assert (tmp_path / "saved.jsonl").is_file()


class Killed(BaseException):
    """The window is closed: nothing of the session runs any more."""


@pytest.mark.parametrize("answers", [1, 2, 5])
def test_whatever_ends_the_session_what_was_answered_and_shown_is_on_the_disk(tmp_path: Path, answers: int) -> None:
    out, file = io.StringIO(), tmp_path / "saved.jsonl"
    table = open_table("lords", 2, "terminal")
    left = ["1"] * answers
    shown: list[str] = []

    def read(prompt: str) -> str:
        if left:
            return left.pop()
        shown.append(table.hash())
        raise Killed

    session = Session(table, {1: _bot()}, Console(file=out, width=110), Texts("lords", "en"), read, file)
    with pytest.raises(Killed):
        session.play()

    assert shown == [replay(file).hash()] and "Saved" not in out.getvalue()


def test_what_was_loaded_is_left_alone_until_somebody_answers(tmp_path: Path) -> None:
    file = tmp_path / "saved.jsonl"
    Played(["1", "1"], tmp_path)
    before, out = file.read_bytes(), io.StringIO()

    def killed(prompt: str) -> str:
        raise KeyboardInterrupt

    session = Session(replay(file), {1: _bot()}, Console(file=out), Texts("lords", "en"), killed, file)
    file.unlink()
    with pytest.raises(KeyboardInterrupt):
        session.play()

    assert not file.exists() and before and "Go on with" not in out.getvalue()


@pytest.mark.parametrize(("lang", "said"), [("en", "Go on with: gruft play --load"), ("de", "Weiter geht es mit")])
def test_who_breaks_off_is_told_how_to_go_on(tmp_path: Path, lang: str, said: str) -> None:
    out, left = io.StringIO(), ["1"]

    def read(prompt: str) -> str:
        if not left:
            raise KeyboardInterrupt
        return left.pop()

    session = Session(
        open_table("lords", 2, "terminal"), {1: _bot()}, Console(file=out), Texts("lords", lang), read, tmp_path / "it"
    )
    with pytest.raises(KeyboardInterrupt):
        session.play()

    assert said in out.getvalue() and (tmp_path / "it").is_file()


@pytest.mark.parametrize(("lang", "word"), [("en", "what"), ("de", "was")])
def test_what_tells_what_is_printed_on_a_card(tmp_path: Path, lang: str, word: str) -> None:
    told = descent(
        [f"{word} hero:jain_fairwood", f"{word} card:iron_shield.1", f"{word} nothing"], tmp_path, (0,), lang
    )

    texts = Texts("descent", lang)
    for ref in ("ability:jain_fairwood", "feat:jain_fairwood", "card:iron_shield"):
        (text,) = texts.printed(ref).values()
        assert text.split()[:6] and " ".join(text.split()[:6]) in " ".join(told.split())
    assert texts.say("terminal-nothing-printed") in told


@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_with_a_text_can_be_read_by_its_key(slug: str) -> None:
    for lang in LANGUAGES:
        texts = Texts(slug, lang)
        told = load_game(slug).printed(lang)
        assert all(texts.printed(f"{ref}.1") == {ref: text} for ref, text in told.items() if text)


@pytest.mark.parametrize(("lang", "word"), [("en", "why"), ("de", "warum")])
def test_why_says_why_not_and_names_the_rule(tmp_path: Path, lang: str, word: str) -> None:
    first_order = ["1"]
    ask = Played(first_order, tmp_path, lang=lang).session.table.ask_of(0)
    assert ask is not None and ask.kind == "choose_order"
    key, refusal = next(iter(ask.refused().items()))

    played = Played([*first_order, f"{word} {key}"], tmp_path, lang=lang)

    sentence = Texts("lords", lang).refusal(refusal)
    assert sentence in " ".join(played.text.split())
    assert refusal.rule in played.text


def test_why_a_nonsense_key_is_no_option(tmp_path: Path) -> None:
    assert "not among the options" in Played(["why nonsense"], tmp_path).text


def test_a_wrong_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    played = Played(["order:nothing", "1"], tmp_path)

    assert "not among the options" in played.text
    assert played.session.table.journal is not None
    assert any(entry.seat == 0 for entry in played.session.table.journal.entries)


def test_undo_takes_the_answer_back(tmp_path: Path) -> None:
    played = Played(["1", "1", "undo"], tmp_path)

    assert played.session.table.journal is not None
    assert any(entry.undo for entry in played.session.table.journal.entries)


def test_an_answer_is_taken_back_with_all_that_came_of_it(tmp_path: Path) -> None:
    table = Played(["1"] * 12, tmp_path).session.table
    assert table.journal is not None
    mine = [number for number, entry in enumerate(table.journal.entries, 1) if entry.seat == 0]

    played = Played([*["1"] * 12, "back"], tmp_path)

    again = played.session.table.journal
    assert again is not None
    assert (again.entries[-1].back, again.entries[-1].seat) == (mine[-1], 0)
    assert to_plain(replay(tmp_path / "saved.jsonl").state) == to_plain(played.session.table.state)


def test_help_rules_log_and_board_are_shown_in_either_language(tmp_path: Path) -> None:
    played = Played(["?", "rules DL-DIG-05", "log", "board", "lang de", "hilfe"], tmp_path)

    assert "take back your last answer" in played.text
    assert "DL-DIG-05" in played.text
    assert "letzte Antwort zurücknehmen" in played.text


def test_people_who_share_the_keyboard_are_covered_from_each_other(tmp_path: Path) -> None:
    played = Played(["1", "", "1"], tmp_path, people=2)

    assert "P1, take the keyboard" in played.text


def test_a_full_disk_is_reported_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, text: str, encoding: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    played = Played(["1", "1", "save game.jsonl", "1", "1"], tmp_path)

    assert played.text.count("saved.jsonl could not be saved") == 2, "once on the way and once at the end"
    assert "game.jsonl could not be saved: the disk is full." in played.text and "Go on with" not in played.text
    assert played.session.table.journal is not None and played.session.table.journal.entries


def test_a_whole_game_with_the_first_option_always(tmp_path: Path) -> None:
    played = Played(["1"] * 400, tmp_path, lang="de")

    assert played.finished
    assert "Das Ende" in played.text and "[" not in played.text.split("Das Ende")[1].split("Gespeichert")[0]


def descent(lines: list[str], folder: Path, bots: tuple[int, ...], lang: str = "en") -> str:
    """What a session of Descent printed; the overlord sits on seat 0."""
    out, rest = io.StringIO(), list(lines)

    def read(prompt: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    session = Session(
        open_table("descent", 3, "terminal", {"overlord": "first"}),
        {seat: _bot() for seat in bots},
        Console(file=out, width=110),
        Texts("descent", lang),
        read,
        folder / "saved.jsonl",
    )
    session.play()
    return out.getvalue()


def test_allies_hand_the_keyboard_over_without_a_cover(tmp_path: Path) -> None:
    assert "Press Enter" not in descent(["1", "1", "1", "1"], tmp_path, bots=(0,))


def test_a_map_that_has_changed_is_drawn_again(tmp_path: Path) -> None:
    """Two monsters of a group are placed one after another by the same person."""
    before = descent([], tmp_path, bots=(1, 2)).count("╭")
    after = descent(["1", "1"], tmp_path, bots=(1, 2)).count("╭")

    assert after - before == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "Noble (2 ×)"), ("de", "Adliger (2 ×)")])
def test_equal_cards_are_listed_once_with_their_number(lang: str, said: str) -> None:
    texts = Texts("tyrants", lang)
    ask = Ask(0, "main", {key: key for key in ("play:noble.1", "play:soldier.1", "play:noble.3", "end")})

    shown = options_listed(ask, texts)

    assert [(number, key) for number, key, _ in shown] == [(1, "play:noble.1"), (2, "play:soldier.1"), (4, "end")]
    assert shown[0][2].endswith(said)
    assert "×" not in shown[1][2]
