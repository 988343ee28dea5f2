"""The chronicle of a group: who played, records, every game, and the files for other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.access.test_axe import violations
from tests.browser.campaigns import laid
from tests.browser.conftest import Sit
from tests.browser.people import Tab
from tests.browser.scenes import JOURNALS
from tests.server.support import Server


def play(table: str, game: str, day: int, points: list[int], more: dict[str, Any]) -> dict[str, Any]:
    """A finished game as this browser keeps it."""
    best = max(points)
    winners = [seat for seat, one in enumerate(points) if one == best]
    return {
        "id": table,
        "game": game,
        "name": "",
        "options": {},
        "seats": [
            {"name": "Mira", "kind": "me", "level": None, "gave_up": False},
            {"name": "Wilhelmine von der Unterweser", "kind": "friend", "level": None, "gave_up": False},
            {"name": "Bot 3", "kind": "bot", "level": "greedy", "gave_up": False},
        ][: len(points)],
        "you": [0],
        "began": f"2030-01-{day:02}T19:00:00.000Z",
        "ended": f"2030-01-{day:02}T20:30:00.000Z",
        "result": {
            "winners": winners,
            "places": [1 + sum(other > one for other in points) for one in points],
            "points": points,
            "breakdown": [],
            "reason": "",
            "seed": "",
            "fresh": [],
        },
        "luck": [{"dice": 0, "height": 50} for _ in points],
        "imported": False,
        **more,
    }


PLAYS = [
    play("a", "lords", 3, [21, 34, -2], {"name": "Friday evening"}),
    play("b", "descent", 10, [1, 0], {"luck": [{"dice": 12, "height": 61}, {"dice": 8, "height": 44}]}),
]


def opened(sit: Sit, width: int, theme: str, plays: list[dict[str, Any]]) -> Tab:
    tab = sit("/about", width=width, height=900 if width > 500 else 844)
    settings = json.dumps({"lang": "en", "theme": theme})
    kept = json.dumps(plays)
    tab.page.evaluate(
        "([kept, settings]) => { localStorage['gruft.plays'] = kept; localStorage['gruft.settings'] = settings; }",
        [kept, settings],
    )
    tab.go("/chronicle")
    return tab


def words(found: Locator) -> list[str]:
    return [" ".join(one.split()) for one in found.all_inner_texts()]


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (1440, "light"), (390, "dark"), (390, "light")])
def test_it_tells_who_played_the_records_and_every_game(sit: Sit, width: int, theme: str) -> None:
    tab = opened(sit, width, theme, PLAYS)
    tab.sees(".chronicle-play")

    assert words(tab.page.locator(".chronicle-people tbody tr")) == [
        "Mira 2 1 61 of 100 (12 dice)",
        "Wilhelmine von der Unterweser 2 1 44 of 100 (8 dice)",
        "Bot · Solid 1 0 –",
    ]
    records = words(tab.page.locator(".chronicle-records > li"))
    assert len(records) == 2 and any("34" in one and "Wilhelmine" in one for one in records)
    games = words(tab.page.locator(".chronicle-play"))
    assert "Descent" in games[0] and "Friday evening" in games[1], "the newest first"
    assert "Mira:" not in games[0], "who wins against the other side has no points"
    assert "Bot · Solid: −2" in games[1]
    assert tab.page.locator(".chronicle-play .is-winner").count() == 2
    assert tab.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert violations(tab) == [] and tab.problems == []


def test_a_game_whose_table_was_cleared_away_first_is_in_it(server: Server, sit: Sit) -> None:
    exercise = laid(server, (JOURNALS / "lords" / "training_1.jsonl").read_text(), 0)
    tab = sit("/about")
    tab.page.evaluate(
        "(table) => { localStorage['gruft.tables'] = JSON.stringify([table]); }",
        {"id": exercise.id, "token": exercise.token},
    )
    tab.go("/")
    assert words(tab.sees(".table-state")) == ["Finished: 1 tile lost"]

    tab.sees(".table-row > button").click()
    tab.sees(".table-sure button").first.click()
    tab.page.wait_for_selector(".table-row", state="detached")
    tab.go("/chronicle")

    assert words(tab.sees(".chronicle-people tbody tr")) == ["Tom 1 0 –"], "nobody wins an exercise"
    assert "Tom: 1 tile lost" in words(tab.sees(".chronicle-play"))[0]
    assert tab.problems == []


def test_both_files_are_saved(sit: Sit, tmp_path: Path) -> None:
    tab = opened(sit, 1440, "dark", PLAYS)
    tab.sees(".chronicle-play")
    saved = {}
    for button in tab.page.locator(".chronicle .dialog-buttons button").all():
        with tab.page.expect_download() as download:
            button.click()
        name = download.value.suggested_filename
        download.value.save_as(tmp_path / name)
        saved[name] = (tmp_path / name).read_text(encoding="utf-8-sig")

    assert saved.keys() == {"gruft.bgsplay", "gruft.csv"}
    told = json.loads(saved["gruft.bgsplay"])
    assert len(told["plays"]) == 2 and {one["name"] for one in told["games"]} >= {"Dungeon Lords"}
    rows = list(csv.DictReader(saved["gruft.csv"].splitlines()))
    assert [(one["player"], one["points"]) for one in rows if one["game"] == "Dungeon Lords"] == [
        ("Mira", "21"),
        ("Wilhelmine von der Unterweser", "34"),
        ("Solid", "-2"),
    ]


def test_a_game_can_be_forgotten_and_an_empty_chronicle_leads_to_the_games(sit: Sit) -> None:
    tab = opened(sit, 390, "light", PLAYS[:1])
    tab.sees(".chronicle-play button").click()
    tab.page.locator(".chronicle-play button").first.click()

    empty = tab.sees(".chronicle .empty")

    assert violations(tab) == []
    empty.locator("a").click()
    tab.sees(".game-card")
