"""Numbers of the board, the score sheet and the training scenarios, each changed as in an owner's own file.

The changed game must lay the table out differently, play a scene differently or count other points.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from gruft.games.lords.game import GAME
from gruft.games.lords.pieces.content import Scenario
from gruft.table.chance import Chance
from gruft.table.content import load_plain
from gruft.table.game import Game
from gruft.table.plain import to_plain
from gruft.table.position import PositionError
from tests.games.lords.lords import Setting, dungeon, lords
from tests.games.lords.scenes import RICH, Scene
from tests.games.lords.test_numbers import steps
from tests.harness.numbers import Way, changed, dotted, own_game, table_of, ways

BOARD = load_plain("lords", "board.yaml", "board")
POINTS = load_plain("lords", "board.yaml", "points")
SCENARIOS = load_plain("lords", "training.yaml", "scenarios")


def with_board(**parts: object) -> Game:
    return own_game("lords", {"board.yaml": parts})


def laid_out(game: Game, seats: int = 4, **options: Any) -> Any:
    """A fresh table as plain data; with one player that is a training."""
    return to_plain(game.setup(seats, {**game.meta.default_options(), **options}, Chance(b"numbers")))


def scenes() -> Iterator[Scene]:
    """The end of the evil track, the field of the paladin, what a round brings, and the last round of a battle."""
    yield lords(4).lord(0, **{**RICH, "evil": 15}).sends(0, "get_food", 2).ordered(), "carry_out"
    yield lords(4, evil=[9, 5, 5, 5]).lord(0, gold=5).sends(0, "get_food", 2).ordered(), "carry_out"
    yield lords(4), "new_round"


def plays_differently(game: Game) -> bool:
    return any(
        now != was
        for setting, beat in scenes()
        for now, was in zip_longest(steps(game, setting, beat, 1), steps(GAME, setting, beat, 1))
    )


@pytest.mark.parametrize("way", [*ways(BOARD)], ids=dotted)
def test_a_number_of_the_board_changes_what_is_laid_out_or_played(way: Way) -> None:
    game = with_board(board=changed(BOARD, way))

    fresh = any(laid_out(game, seats) != laid_out(GAME, seats) for seats in (4, 1))

    assert fresh or plays_differently(game)


def rich_in_everything(seats: int, alone: bool) -> Setting:
    """The first lord has something for every line of the sheet and, alone or with all others, every title."""
    tiles = dungeon(c3_2="mint", c4_3="conquered tunnel") if alone else dungeon()
    setting = lords(seats).table(year=2, season="autumn")
    if not alone:
        return setting
    for other in range(1, seats):
        worse = dungeon(c1_3="conquered tunnel", c2_3="conquered tunnel", shaft=False)
        setting.lord(other, evil=1, gold=0, food=0, imps=0, tiles=worse)
    prison = ["warrior_y2_1", "paladin_y2"]
    return setting.lord(0, **RICH, tiles=tiles, lair=["troll"], prison=prison, seals=1).table(paladin="away")


LINES = {
    "unconquered_room": "unconquered_rooms",
    "monster": "monsters",
    "hero": "heroes",
    "paladin": "paladins",
    "conquered_tile": "conquered_tiles",
    "red_seal": "red_seals",
}
"""By number of the score sheet: the line it makes."""


def sheet(game: Game, seats: int, alone: bool) -> dict[str, int]:
    result = game.result(table_of(game, rich_in_everything(seats, alone).position("scoring")).state)
    return result.breakdown[0]


def test_every_number_of_the_score_sheet_makes_its_line() -> None:
    everything = POINTS
    for way in ways(POINTS):
        everything = changed(everything, way)
    game = with_board(points=everything)

    assert {str(way[0]) for way in ways(POINTS)} == {*LINES, "title_alone", "title_shared"}
    ours, theirs = sheet(GAME, 4, True), sheet(game, 4, True)
    assert [line for line in LINES.values() if theirs[line] == ours[line]] == []
    for alone in (True, False):
        for seats in (2, 3, 4):
            assert sheet(game, seats, alone)["titles"] - sheet(GAME, seats, alone)["titles"] == 7


def test_a_title_goes_to_the_most_or_to_the_fewest_as_it_says() -> None:
    titles = load_plain("lords", "board.yaml", "titles")
    turned = [{**title, "best": "fewest" if title["best"] == "most" else "most"} for title in titles]

    assert sheet(GAME, 4, True)["titles"] > 0
    assert sheet(with_board(titles=turned), 4, True)["titles"] == 0


def test_every_number_of_a_training_is_laid_out() -> None:
    numbers = {str(way[0]) for entry in SCENARIOS for way in ways(entry)}
    more = [{**entry, "food": entry["food"] + 1, "gold": entry["gold"] + 1} for entry in SCENARIOS]
    game = own_game("lords", {"training.yaml": {"scenarios": more}})

    assert numbers == {"food", "gold", *Scenario.beside}
    for entry in SCENARIOS:
        ours, theirs = (laid_out(one, 1, training=entry["id"])["lords"][0] for one in (GAME, game))
        assert (theirs["food"], theirs["gold"]) == (ours["food"] + 1, ours["gold"] + 1)


def test_the_cells_of_a_zone_are_where_its_rooms_may_lie() -> None:
    zones = {zone["id"]: zone["cells"] for zone in load_plain("lords", "rooms.yaml", "zones")}
    rooms = {room["zone"]: room["id"] for room in load_plain("lords", "rooms.yaml", "rooms") if room.get("zone")}
    game = own_game("lords", {"rooms.yaml": {"zones": [{"id": name, "cells": [[1, 3]]} for name in zones]}})

    assert set(rooms) == set(zones)
    for name, room in rooms.items():
        row, column = next(cell for cell in zones[name] if cell[1] in (2, 4) and cell[0] < 4)
        laid = lords(4).lord(0, tiles=dungeon(**{f"c{row}_{column}": room})).position("new_round")
        assert table_of(GAME, laid).state.lords[0].tiles
        with pytest.raises(PositionError, match=r"wrong\.zone"):
            table_of(game, laid)
