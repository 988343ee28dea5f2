"""The command line: exit codes, one clear sentence, both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gruft.cli import main
from gruft.table.journal import Journal
from tests.harness.golden import JOURNALS


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(list(words))
    except SystemExit as exit_:
        code = int(exit_.code or 0)
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "chess"],
        ["simulate", "lords", "--games", "none"],
        ["simulate", "lords", "--games", "0"],
        ["simulate", "lords", "--seats", "dragon,random"],
        ["simulate", "lords", "--seats", "random,random,random,random,random"],
        ["simulate", "lords", "-o", "rules"],
        ["simulate", "lords", "-o", "rules=odd"],
        ["simulate", "lords", "-o", "weather=wet"],
        ["simulate", "lords", "--cluster", "ray"],
        ["replay", "no-such-file.jsonl"],
        ["verify", "no-such-file.jsonl"],
        ["rules", "lords", "no-such-rule"],
        ["rules", "chess"],
        ["play", "lords", "--seats", "human,human,human,human,human"],
        ["play", "lords", "--seats", "human,elf"],
        ["play", "lords", "--load", "no-such-file.jsonl"],
        ["play", "lords", "--position", "no-such-file.yaml"],
        ["export", "chess"],
        ["train", "tyrants"],
        ["train", "lords", "99"],
        ["dance"],
        ["simulate"],
        ["replay", "--to"],
        ["export", "lords", "--content", "no-such-folder"],
    ],
    ids=" ".join,
)
def test_bad_usage_gets_one_clear_sentence(capsys: pytest.CaptureFixture[str], words: list[str], lang: str) -> None:
    code, _, err = run(capsys, *words, "--lang", lang)

    assert code == 2
    assert err.strip() and len(err.strip().splitlines()) == 1 and "Traceback" not in err and "[" not in err.split()[0]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "there is no such file or folder."), ("de", "Diese Datei oder ihren Ordner gibt es nicht.")],
)
def test_what_the_system_has_against_it_is_said_in_the_language_of_the_user(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, told: str
) -> None:
    file = tmp_path / "nowhere" / "aid.pdf"

    assert run(capsys, "aid", "lords", "--pdf", str(file), "--lang", lang) == (2, "", f"{file}: {told}\n")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (["play", "lords", "--content", "C:games"], "C:games"),
        (["play", "lords", "--seats", "human,bot:x:y"], "bot:x:y"),
        (["play", "lords", "--seats", "human,nobody"], "bot:random, bot:easy"),
        (["simulate", "lords", "--seats", "x:y"], "x:y"),
        (["rules", "lords", "x:y"], "x:y"),
        (["train", "lords", "x:y"], "x:y"),
        (["play", "lords", "-o", "x:y"], "x:y"),
    ],
)
def test_what_was_typed_is_quoted_as_it_was_typed(
    capsys: pytest.CaptureFixture[str], words: list[str], typed: str, lang: str
) -> None:
    code, _, err = run(capsys, *words, "--lang", lang)

    assert code == 2 and typed in err


def test_help_is_quick_and_speaks_german() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gruft.cli", "--help"], capture_output=True, text=True, env={"LANG": "de_DE.UTF-8"}
    )

    assert done.returncode == 0 and "Aufruf:" in done.stdout and "im Terminal spielen" in done.stdout


def test_the_doctor_calls_extras_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "doctor")

    assert code == 0
    assert all(f"gruft[{extra}]" in out for extra in ("postgres", "aid", "accounts", "push"))


def test_simulation_answers_in_json_and_depends_only_on_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "lords", "--games", "4", "--seats", "random,random", "--json", "--check"]
    one = json.loads(run(capsys, *words, "--jobs", "1")[1])
    two = json.loads(run(capsys, *words, "--jobs", "2")[1])

    for record in (one, two):
        record.pop("decisions_per_second")
    assert one == two
    assert one["games"] == 4 and sum(seat["win_rate"] for seat in one["seats"]) == pytest.approx(1)


def test_a_report_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [
        "simulate",
        "lords",
        "--games",
        "2",
        "--seats",
        "random,random",
        "--jobs",
        "1",
        "--report",
        str(tmp_path / "r"),
    ]

    assert run(capsys, *words)[0] == 0
    assert "lords: 2 games" in (tmp_path / "r" / "report.md").read_text()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_can_be_looked_up_by_id_and_word(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, _ = run(capsys, "rules", "lords", "DL-DIG-01", "--lang", lang)
    assert code == 0 and "DL-DIG-01" in out

    code, out, _ = run(capsys, "rules", "lords", "paladin", "--json")
    assert code == 0 and len(json.loads(out)) > 5


def test_export_marks_reconstructions(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "export", "lords")

    assert code == 0 and "reconstructed" in out
    assert "monsters" in json.loads(out)


def test_export_carries_the_texts_that_are_rendered_from_effects(capsys: pytest.CaptureFixture[str]) -> None:
    cards = {card["id"]: card for card in json.loads(run(capsys, "export", "tyrants")[1])["cards"]["cards"]}

    assert cards["noble"]["effect"] and cards["noble"]["text_en"] == "Gain 1 influence."
    assert cards["noble"]["text_de"] == "Erhalte 1 Einfluss."
    assert all(card["text_en"] and card["text_de"] for card in cards.values())


def test_export_shows_the_owners_components(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GRUFT_CONTENT", "")  # so that what the command sets is gone afterwards
    (tmp_path / "lords").mkdir()
    (tmp_path / "lords" / "monsters.yaml").write_text("monsters:\n  - {id: goblin, text_en: As on my own tile.}\n")

    _, out, _ = run(capsys, "export", "lords", "--content", str(tmp_path))

    goblin = next(tile for tile in json.loads(out)["monsters"]["monsters"] if tile["id"] == "goblin")
    assert goblin["text_en"] == "As on my own tile." and goblin["name_de"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_player_aid_is_shown_and_printed(capsys: pytest.CaptureFixture[str], lang: str, tmp_path: Path) -> None:
    assert len(run(capsys, "aid", "lords", "--lang", lang)[1]) > 1000

    pdf = tmp_path / "aid.pdf"
    assert run(capsys, "aid", "lords", "--lang", lang, "--pdf", str(pdf))[0] == 0
    assert pdf.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_edited_journal_is_not_believed_and_called_as_it_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    lines = (JOURNALS / "lords" / "training_1.jsonl").read_text().splitlines(keepends=True)
    monkeypatch.chdir(tmp_path)
    Path("my old:game.jsonl").write_text("".join([*lines[:5], lines[5].replace('"seat":', '"seat": '), *lines[6:]]))

    code, out, _ = run(capsys, "verify", "./my old:game.jsonl", "--lang", lang)
    _, data, _ = run(capsys, "verify", "./my old:game.jsonl", "--lang", lang, "--json")

    assert code == 1 and "./my old:game.jsonl " in out and " 6 " in out
    told = json.loads(data)
    assert told["honest"] is False and [problem["code"] for problem in told["problems"]] == ["journal.edited"]


def test_verify_tells_changed_rules_from_dishonest_dice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    journal = Journal.load(JOURNALS / "lords" / "four_first.jsonl")
    number = next(n for n, entry in enumerate(journal.entries) if n > 5 and not entry.draws)
    journal.entries[number] = msgspec.structs.replace(journal.entries[number], key="order:of_another_version")
    journal.save(tmp_path / "older.jsonl")

    code, out, _ = run(capsys, "verify", str(tmp_path / "older.jsonl"))

    assert code == 0 and "✓" in out and f"since entry {number + 1}" in " ".join(out.split())


def test_who_only_says_what_to_play_is_a_hero_in_descent(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def gone(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", gone)

    _, told, _ = run(capsys, "play", "descent", "--seed", "x", "--lang", "en")

    assert "\nBlue: " in told and "\nRed: " not in told


def test_a_game_that_was_saved_goes_on_with_the_same_people_and_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    assert run(capsys, "play", "tyrants", "--seats", "bot:easy,human", "--lang", "en")[0] == 0
    (file,) = tmp_path.glob("*.jsonl")
    assert Journal.load(file).header.players == ["easy", "Red"]

    code, told, _ = run(capsys, "play", "--load", str(file), "--lang", "en")

    assert code == 0 and "(easy)" in told and "(medium)" not in told
