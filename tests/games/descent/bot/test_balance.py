"""The balance report: games are counted once, gone on with, and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.descent.balance import (
    COUNTED,
    LEARNED,
    TUNED,
    Figures,
    keep,
    level_of,
    main,
    measure,
    one_sided,
    play,
    read,
    total,
    write,
)

REPORTS = Path(__file__).resolve().parents[4] / "docs" / "balance"


def test_the_same_number_is_the_same_game() -> None:
    assert play("first_blood", 2, 1) == play("first_blood", 2, 1)


def test_a_quest_is_played_at_the_level_a_campaign_comes_to_it_with() -> None:
    wanted = {"a_fat_goblin": "novice", "the_shadow_vault": "advanced", "the_dawnblade": "expert"}

    assert {quest: level_of(quest) for quest in wanted} == wanted
    assert level_of("gryvorn_unleashed") == "expert"


def test_a_run_goes_on_where_it_was_broken_off_and_is_written_down(tmp_path: Path) -> None:
    (tmp_path / COUNTED).write_text('{"first_blood": {"2": {"games": 1, "won": 1, "first": 0, "rounds": 5}}}')

    counted = measure(1, tmp_path, ["first_blood"], anew=False)
    write(tmp_path, counted)

    assert counted["first_blood"][2] == Figures(1, 1, 0, 5), "not played again"
    assert counted == read(tmp_path) and total(counted["first_blood"]).games == 3
    assert "| First Blood | novice | 3 |" in (tmp_path / "descent.md").read_text(encoding="utf-8")
    assert (tmp_path / "descent-heroes-1.svg").exists()


def test_what_was_tuned_for_one_number_of_heroes_is_counted_anew_for_that_number_alone(tmp_path: Path) -> None:
    keep(tmp_path, {"first_blood": {n: Figures(9, 9, 0, 9) for n in (2, 3, 4)}})

    main(["1", str(tmp_path), "first_blood", "--anew", "--heroes", "2"])

    assert [one.games for one in read(tmp_path)["first_blood"].values()] == [1, 9, 9]
    assert (tmp_path / "descent.md").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "games, folder"),  # the words before it are Python's, in the language of the moment
        (["5", "nowhere"], "there is no folder nowhere; make it first"),
        (["5", ".", "a_thin_goblin"], "there is no quest a_thin_goblin"),
    ],
)
def test_a_command_that_cannot_be_done_is_refused_with_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)

    assert said in capsys.readouterr().err


def test_a_quest_that_is_one_sided_with_some_number_of_heroes_is_named() -> None:
    fair, far = Figures(10, 5), Figures(10, 9)

    assert one_sided({"first_blood": {2: fair, 3: fair, 4: fair}}) == []
    assert one_sided({"first_blood": {2: far, 3: fair, 4: Figures(10, 1)}}) == [
        "- First Blood: with 2 (90%), with 4 (10%)"
    ]


def test_runs_for_different_quests_share_a_folder(tmp_path: Path) -> None:
    mine, others = {2: Figures(3, 1, 0, 9)}, {2: Figures(5, 2, 1, 20)}
    keep(tmp_path, {"first_blood": mine, "a_fat_goblin": {2: Figures(4, 2, 1, 16)}})

    keep(tmp_path, {"a_fat_goblin": others})

    assert read(tmp_path) == {"first_blood": mine, "a_fat_goblin": others}
    assert [file.name for file in tmp_path.iterdir()] == [COUNTED]


def test_the_report_in_the_docs_is_what_was_counted_and_what_was_tuned(tmp_path: Path) -> None:
    counted = read(REPORTS)

    write(tmp_path, counted)

    assert (tmp_path / "descent.md").read_text(encoding="utf-8") == (REPORTS / "descent.md").read_text(encoding="utf-8")
    assert {*TUNED, *LEARNED} <= set(counted)
