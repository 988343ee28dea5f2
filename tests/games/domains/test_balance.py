"""The balance report: it counts what happened and draws it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from gruft.games.domains.balance import advantage, gifted, measure, suspects, write


def test_the_report_counts_games_and_draws_plots(tmp_path: Path) -> None:
    figures = [measure(seats, 2) for seats in (2, 3)]

    for found in figures:
        assert found.games == 2 and sum(found.rounds.values()) == 2
        assert sum(found.evil.values()) == found.points
        assert abs(sum(found.wins_by_place.values()) - 2) < 1e-9
    write(tmp_path, figures, {"spell:summon": 0.5})
    page = (tmp_path / "domains.md").read_text(encoding="utf-8")
    assert "| summon | 50% |" in page
    for name in ("rounds", "evil", "attacks", "seats"):
        ElementTree.parse(tmp_path / f"domains-{name}.svg")
        assert f"domains-{name}.svg" in page


def test_advantage_is_a_half_for_who_wins_as_often_as_his_seat_should() -> None:
    found = measure(2, 1)
    found.used["spell:x"], found.won_with["spell:x"] = 10, 5

    assert advantage(found, "spell:x") == 0.5
    assert "spell:x" in suspects([found], most=99)


def test_a_gift_is_given_from_its_deck() -> None:
    assert 0.0 <= gifted("spell:summon", 1) <= 1.0
    assert 0.0 <= gifted("henchman:soojin", 1) <= 1.0
