"""Golden games: they replay to the same end, and between them they use everything there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    MONSTERS,
    PLACES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TITLES,
    TRAPS,
)
from tests.games.lords.golden import features
from tests.harness.golden import all_told, journals, replayed, replays_to_the_same_end

FILES = journals("lords")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_golden_game_replays_to_the_same_end(file: Path) -> None:
    replays_to_the_same_end(file)


def wanted() -> set[str]:
    spaces = {f"done space:{place}.{number}" for place in PLACES for number in (1, 2, 3)}
    hired = {f"hired monster:{kind}" for kind in MONSTERS}
    acted = {f"acted attack:{attack.id}" for monster in MONSTERS.values() for attack in monster.attacks}
    rooms = {f"built room:{room}" for room in ROOMS}
    used = {f"used room:{room.id}" for room in ROOMS.values() if room.kind == "production"}
    traps = {f"sprung trap:{trap}" for trap in TRAPS}
    spells = {f"cast spell:{spell}" for spell in SPELLS}
    events = {f"event:{event}" for event in EVENTS} | {f"special:{event}" for event in SPECIAL_EVENTS}
    titles = {f"won title:{title}" for title in TITLES}
    gifts = {f"given gift:{gift.id}" for gift in GIFTS.values() if gift.for_type}
    told = {f"event {kind}" for kind in all_told("lords")}
    return (
        spaces | hired | acted | {"acted attack:sheep"} | rooms | used | traps | spells | events | titles | gifts | told
    )


def test_there_are_at_least_twelve_golden_games_for_every_number_of_players() -> None:
    seats = [replayed(file).journal.header.seats for file in FILES]

    assert len(FILES) >= 12
    assert {1, 2, 3, 4} <= set(seats)


def test_the_golden_games_use_every_space_tile_card_and_event() -> None:
    shown: set[str] = set().union(*(features(replayed(file).table) for file in FILES))

    assert sorted(wanted() - shown) == []
