"""Golden games: they replay to the same end, and between them they show everything there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import MARKET_DECKS
from tests.games.tyrants.golden import features
from tests.games.tyrants.test_texts import ask_kinds
from tests.harness.golden import all_told, journals, replayed, replays_to_the_same_end

FILES = journals("tyrants")


@cache
def shown(file: Path) -> frozenset[str]:
    again = replayed(file)
    return frozenset(features(again.table) | {f"asked {kind}" for kind in again.asked})


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_golden_game_replays_to_the_same_end(file: Path) -> None:
    replays_to_the_same_end(file)


def test_there_is_a_golden_game_for_each_deck_number_of_players_and_way_to_end() -> None:
    headers = [replayed(file).journal.header for file in FILES]

    assert len(FILES) >= 10
    assert {header.seats for header in headers} == {2, 3, 4}
    assert {str(header.options[name]) for header in headers for name in ("deck_one", "deck_two")} == set(MARKET_DECKS)
    assert {header.options["outer"] for header in headers if header.seats == 3} == {"left", "right"}
    endings = {feature for file in FILES for feature in shown(file) if feature.startswith("ended")}
    assert endings == {"ended barracks", "ended market"}


def test_the_golden_games_play_every_card_and_show_every_question_and_event() -> None:
    wanted = {f"played {card.id}" for card in CARDS} | {f"event {kind}" for kind in all_told("tyrants")}
    wanted |= {f"asked {kind}" for kind in ask_kinds()}

    assert sorted(wanted - set().union(*(shown(file) for file in FILES))) == []
