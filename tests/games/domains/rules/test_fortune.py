"""Phase 1, Fortune (DD-FORTUNE); the cards themselves: test_fortune_cards.py."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.tables import DEATH, FORTUNE_IDS, FORTUNE_OF
from gruft.games.domains.rules.fortune.phase import side_of
from tests.games.domains.domains import Domains, Game, domains, land_key
from tests.rule import rule


def play(board: Domains, *cards: str) -> Game:
    return board.fortune(*cards).at("fortune_phase")


@rule("DD-FORTUNE-01", "DD-FORTUNE-03", "DD-FORTUNE-08", "DD-RUL-83")
def test_two_cards_are_revealed_and_resolved_one_after_the_other_and_stay() -> None:
    game = play(domains(2), "ace_of_cups", "page_of_pentacles")

    assert game.item(0, "workers") == 1
    assert [FORTUNE_IDS[card] for card in game.g.boxes] == ["ace_of_cups", "page_of_pentacles"]
    game.pass_until("place_minion")
    assert len(game.g.boxes) == 2


@rule("DD-FORTUNE-02", "DD-END-02", "DD-TURN-02")
@pytest.mark.parametrize("cards", [("death", "ace_of_cups"), ("ace_of_cups", "death")])
def test_death_voids_the_other_card_whichever_came_first(cards: tuple[str, str]) -> None:
    game = play(domains(2), *cards)

    assert game.g.last
    assert game.item(0, "workers") == 0
    assert game.g.boxes == [DEATH] and FORTUNE_OF["ace_of_cups"] in game.g.fortune_discard


@rule("DD-FORTUNE-04", "DD-FORTUNE-05", "DD-RUL-38")
def test_worked_example_12_fortune_pairs() -> None:
    cups, other_cups, swords, arcana = (
        FORTUNE_OF[name] for name in ("ace_of_cups", "two_of_cups", "ace_of_swords", "the_fool")
    )

    assert side_of(cups, other_cups) == side_of(other_cups, cups) == "match"
    assert side_of(cups, swords) == side_of(swords, cups) == "other"
    assert side_of(cups, arcana) == "match" and side_of(arcana, cups) == "single"
    assert side_of(FORTUNE_OF["the_world"], cups) == "single" and side_of(DEATH, -1) == "single"
    assert side_of(cups, -1) == "other"


@rule("DD-FORTUNE-06", "DD-TERM-10", "DD-RUL-82")
def test_choices_of_several_players_are_made_in_turn_order() -> None:
    game = play(domains(3).first(2), "ace_of_wands", "ace_of_cups")

    assert game.asked() == [(2, "element")]
    game.does(2, "item:fire")
    assert game.asked() == [(0, "element")]
    game.does(0, "item:fire").does(1, "item:fire")
    assert game.asked()[0][1] != "element"


@rule("DD-FORTUNE-07", "DD-RUL-07")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        (("two_of_cups", "king_of_cups"), 5),
        (("four_of_cups", "eight_of_cups"), 3),
        (("two_of_cups", "four_of_cups"), 4),
        (("the_lovers", "ace_of_swords"), 5),
    ],
)
def test_minion_changes_add_up_within_three_and_five(cards: tuple[str, str], count: int) -> None:
    game = play(domains(2), *cards).pass_until("place_minion")

    assert game.g.to_place == [count, count]


@rule("DD-FORTUNE-09", "DD-ATTACK-08", "DD-RUL-68", "DD-ATTACK-01")
def test_a_card_that_attacks_opens_no_window_but_bonus_bars_and_resurrection() -> None:
    board = domains(2).build(0, "town.1", "market", dark=True).monster(0, "town.1", "wind_elemental")
    board.has(0, wind=1, earth=3, water=3).hand(0, "bulwark", "resurrection", "slay").dice(6, 6, 6, 2)
    game = play(board.henchman(0, "zasch").has(0, evil=5), "the_tower", "ace_of_cups")

    purse = {"wind": 1, "earth": 3, "fire": 0, "water": 3, "stone": 0}
    asked = {"attack": 18, "defence": 5 + 7, "short": 6, "cause": "fortune:the_tower", **purse}
    assert game.asked() == [(0, "bonus_bar")] and game.ask(0).args == asked
    game.does(0, "monster:wind_elemental.1")
    assert game.asked() == [(0, "resurrect")] and game.building(0, "town.1") == ""
    game.does(0, "monster:wind_elemental.1", land_key(0, "town.1"))
    assert game.monsters(0, "town.1") == ["wind_elemental"] and game.evil(0) == 5


@rule("DD-TERM-08", "DD-TERM-11")
def test_nobody_pays_for_a_henchman_when_none_is_left() -> None:
    board = domains(2).has(0, coins=3).has(1, coins=3)
    board.g.henchmen_removed = board.g.henchman_deck
    board.g.henchman_deck = []
    game = play(board, "three_of_cups", "page_of_cups")

    assert all(kind != "offer" for _, kind in game.asked()) and game.coins(0) == 3 + 2


@rule("DD-TERM-07")
def test_a_trade_says_how_much_one_has_to_give() -> None:
    game = play(domains(2).has(0, workers=4), "king_of_cups", "page_of_pentacles")

    asked = {"deal": "deal:king_of_cups-other-0", "have": 4, "cause": "fortune:king_of_cups"}
    assert game.asked() == [(0, "offer")] and game.ask(0).args == asked


@rule("DD-RUL-37")
def test_the_last_single_card_is_revealed_alone() -> None:
    board = domains(2)
    board.g.fortune = []
    game = play(board, "death")

    assert game.g.boxes == [DEATH] and game.g.last and game.g.fortune == []
