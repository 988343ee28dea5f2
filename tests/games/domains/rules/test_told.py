"""What is told of it: whose and what for, by the name that lies up, and before anybody sees it lie there."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.events import (
    ActionTaken,
    BuildingLost,
    BuildingTaken,
    HenchmanTaken,
    LaidOut,
    MercenaryReturned,
    Rolled,
    RoundBegan,
    RowCleared,
)
from gruft.games.domains.pieces.tables import BUILDING_REFS, HENCHMAN_REFS, MONSTER_REFS
from gruft.games.domains.rules.basics.domain import lose_building
from gruft.games.domains.seen.names import names
from gruft.texts import Texts
from tests.games.domains.domains import domains, land
from tests.rule import rule


@rule("DD-ACTION-05")
@pytest.mark.parametrize(("roll", "outcome"), [(2, "hit"), (3, "miss")])
def test_a_roll_for_the_thug_is_told_with_who_rolls_and_whether_it_hits(roll: int, outcome: str) -> None:
    board = domains(2).minion(1, "street_thug.1").has(1, coins=2).party(0, "garrick_holt", "ysolde_marr").dice(roll)
    game = board.at("resolution_phase").does(1, "adventurer:garrick_holt")

    assert game.told(Rolled) == [Rolled("1d6", roll, 1, "place:street_thug", outcome)]


@rule("DD-ACTION-09", "DD-ACTION-10", "DD-ACTION-16")
def test_an_action_that_takes_a_card_names_it() -> None:
    board = domains(2).row("grove").inn("zasch").far_lands("karkhofen")
    board.minion(0, "architects_guild.1").minion(0, "inn.1").minion(1, "far_lands.1")
    game = board.at("resolution_phase").pass_until("action")
    for seat in (0, 0, 1):
        game.does(seat, "act")

    (card,) = game.told(BuildingTaken)
    told = [one.what for one in game.told(ActionTaken)]
    assert told == [card.building, *(one.henchman for one in game.told(HenchmanTaken))]


@rule("DD-BLD-04")
@pytest.mark.parametrize("dark", [False, True])
def test_a_lost_building_is_called_as_the_side_that_lay_up(dark: bool) -> None:
    game = domains(2).build(0, "forest.1", "grove", dark=dark).at("end_of_turn")
    lose_building(game.g, land(0, "forest.1"))

    (lost,) = [one for one in game.g.log if isinstance(one, BuildingLost)]
    assert lost.building.startswith("building:grove")
    assert lost.was == (lost.building.replace("building:", "dark:") if dark else lost.building)
    assert all(names(lang)[lost.was] for lang in ("de", "en"))


@rule("DD-EOT-05", "DD-EOT-06", "DD-EOT-10")
def test_what_is_laid_out_for_the_next_round_is_told_before_it_begins() -> None:
    board = domains(2).row("grove").inn("zasch").far_lands("karkhofen").market("lich")
    game = board.at("end_of_turn_phase", until="").pass_until("place_minion")

    log = game.table.log
    begun = next(n for n, one in enumerate(log) if isinstance(one, RoundBegan))
    cleared = next(n for n, one in enumerate(log) if isinstance(one, RowCleared))
    laid = {one.space: one.what for one in log[:begun] if isinstance(one, LaidOut)}
    row = {f"space:architects_guild.{n}": BUILDING_REFS[card] for n, card in enumerate(game.g.row, 1) if card >= 0}
    inn = {f"space:inn.{n}": HENCHMAN_REFS[card] for n, card in enumerate(game.g.inn, 1) if card >= 0}
    market = {f"space:niktmarg.{n}": MONSTER_REFS[one] for n, one in enumerate(game.g.market, 1)}
    assert cleared < begun and laid["space:inn.1"] == "henchman:karkhofen"
    assert row.items() <= laid.items() and inn.items() <= laid.items()
    assert laid.items() >= {(space, one) for space, one in market.items() if one != "monster:lich"}


@rule("DD-ACTION-15", "DD-RUL-84")
def test_the_mercenary_is_told_to_go_home_once() -> None:
    board = domains(2).build(0, "forest.1", "grove").monster(0, "forest.1", "foreign_mercenary")
    game = board.at("end_of_turn_phase", until="").pass_until("place_minion")

    assert len(game.told(MercenaryReturned)) == 1


def test_what_was_stored_before_the_roll_said_whose_it_is_can_still_be_read() -> None:
    said = Texts("domains", "en").say("event-rolled", {"dice": "1d6", "total": 3, "cause": "none", "outcome": "none"})

    assert said == "Roll 1d6: 3."
