"""Set-up (DD-SETUP), players and variants."""

from __future__ import annotations

import pytest

from gruft.games.domains.game import GAME
from gruft.games.domains.pieces.content import PLACES
from gruft.games.domains.pieces.tables import (
    DEATH,
    F_DECK,
    MERCENARY,
    N_BLACK,
    S_DECK,
    SPACES,
    TARPA,
    WORLD,
    YELLOW,
)
from gruft.games.domains.rules.setup import setup
from gruft.games.domains.seen.views import view
from gruft.games.domains.state import State
from gruft.table.chance import Chance, secret_of
from gruft.table.opening import open_table
from gruft.texts import Texts
from tests.games.domains.domains import domains
from tests.rule import rule


def fresh(seats: int = 4, seed: str = "set-up") -> State:
    return setup(seats, {"masters": False}, Chance(secret_of(seed)))


@rule("DD-SETUP-01", "DD-SETUP-10", "DD-COMP-02")
def test_the_board_lies_empty_and_the_first_phase_is_fortune() -> None:
    table = open_table("domains", 3, "set-up")

    assert all(minion < 0 for minion in table.state.board)
    while table.state.phase == 0:
        ask = table.asks[0]
        table.answer(ask.seat, ask.keys[0])
    assert table.state.round == 1
    assert any(type(event).__name__ == "PhaseBegan" for event in table.log)


@rule("DD-SETUP-02", "DD-SETUP-03", "DD-TURN-03")
@pytest.mark.parametrize("seed", range(12))
def test_the_fortune_deck_has_three_parts_with_the_world_and_death_in_theirs(seed: int) -> None:
    g = fresh(seed=str(seed))
    from_top = g.fortune[::-1]

    assert len(from_top) == 15 and len(g.fortune_unused) == 47
    assert all(F_DECK[card] == 0 for card in from_top[:5])
    assert all(F_DECK[card] == 1 for card in from_top[5:10]) and WORLD in from_top[5:10]
    assert all(F_DECK[card] == 2 for card in from_top[10:]) and DEATH in from_top[10:]
    assert from_top.index(DEATH) // 2 + 1 in (6, 7, 8)


@rule("DD-SETUP-05", "DD-ITEM-04", "DD-MINION-04")
def test_everybody_starts_with_eight_coins_and_four_minions() -> None:
    g = fresh(5)

    assert [g.items[seat * 10] for seat in range(5)] == [8] * 5
    assert sum(g.items) == 40
    game = domains(2).at("minion_phase")
    assert game.g.to_place == [4, 4]


@rule("DD-SETUP-06")
def test_both_taverns_hold_four_adventurers_the_unicorn_first() -> None:
    g = fresh()
    again = Chance(secret_of("set-up"))

    assert [len(party) for party in g.parties] == [4, 4]
    drawn = g.parties[0] + g.parties[1]
    assert len(set(drawn)) == 8 and not set(drawn) & set(g.adventurer_deck)
    assert setup(4, {}, again).parties == g.parties


@rule("DD-SETUP-07", "DD-SETUP-08", "DD-SETUP-09", "DD-INFO-03")
def test_inn_far_lands_spell_decks_and_guild_are_laid_out() -> None:
    g = fresh()
    seen = view(g, 0)

    assert all(card >= 0 for card in g.inn + g.far_lands)
    assert [len(deck) for deck in g.spell_decks] == [24, 44, 48, 40]
    assert all(S_DECK[kind] == deck for deck in range(4) for kind in g.spell_decks[deck])
    assert len(g.row) == 7 and all(card >= 0 for card in g.row)
    assert seen["building_top"] is not None and seen["far_lands"] == [True, True]


@rule("DD-SETUP-11", "DD-SETUP-13", "DD-MON-02")
def test_six_of_sixty_four_black_banner_monsters_lie_in_the_niktmarg() -> None:
    g = fresh()

    assert len(g.stock) == N_BLACK - 6 == 58
    assert all(0 <= monster < N_BLACK for monster in g.market)
    assert not set(YELLOW) & set(g.stock + g.market)
    assert g.mercenary == -1 and g.where[MERCENARY] == g.where[TARPA] == -1


@rule("DD-SETUP-12", "DD-RUL-59")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {fresh(4, str(seed)).first for seed in range(40)} == {0, 1, 2, 3}


@rule("DD-SETUP-14")
def test_the_white_minion_waits_at_the_royal_court() -> None:
    g = fresh()

    assert g.white == g.white_next == -1 and not g.white_ready


@rule("DD-SETUP-15", "DD-RUL-55")
def test_in_turn_order_everybody_draws_three_spells_then_takes_two_elements() -> None:
    game = domains(2).first(1).at("starting_spells")

    game.does(1, "deck:attack", "deck:attack")
    assert game.hand(1) == []
    game.does(1, "deck:control")
    assert sorted(S_DECK[kind] for kind in game.g.hands[1]) == [0, 0, 2]
    game.does(0, "deck:production", "deck:production", "deck:defence")
    game.does(1, "item:fire", "item:fire").does(0, "item:wind", "item:water")
    assert game.item(1, "fire") == 2 and game.item(0, "wind") == game.item(0, "water") == 1


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", ["Element 1 of 2: take one of your choice.", "Element 2 of 2: take one of your choice."]),
        ("de", ["Element 1 von 2: Nimm eines deiner Wahl.", "Element 2 von 2: Nimm eines deiner Wahl."]),
    ],
)
def test_each_starting_element_is_asked_for_with_its_number(lang: str, asked: list[str]) -> None:
    game = domains(2).first(1).at("starting_elements")
    said = []
    for key in ("item:fire", "item:fire"):
        said.append(Texts("domains", lang).prompt(game.ask(1)))
        game.does(1, key)

    assert said == asked and game.asked() == [(0, "element")]


@rule("DD-PLAYERS-01", "DD-RUL-41", "DD-CITY-04", "DD-DOMAIN-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_but_the_number_of_domains_changes_with_the_players(seats: int) -> None:
    g = fresh(seats)

    assert len(g.land) == seats * SPACES == seats * 16
    assert len(g.board) == 37
    spaces = {place.id: place.spaces for place in PLACES}
    assert [place.order for place in PLACES] == list(range(1, 18))
    assert spaces["library"] == 2 and spaces["builders_guild"] == 0 and spaces["architects_guild"] == 7
    assert spaces["niktmarg"] == 6 and spaces["towers"] == 4 and spaces["inn"] == spaces["far_lands"] == 2
    assert [place.id for place in PLACES][10:12] == ["green_unicorn", "yellow_swan"]


@rule("DD-VARIANT-01", "DD-MASTER-01", "DD-SETUP-04")
def test_masters_are_off_unless_the_table_wants_them() -> None:
    assert GAME.meta.default_options() == {"masters": False, "open_totals": False}
    assert open_table("domains", 2, "x").asks[0].kind == "draw_deck"
    assert open_table("domains", 2, "x", {"masters": True}).asks[0].kind == "choose_master"


@rule("DD-VARIANT-02")
def test_open_totals_show_everybodys_coins_and_evil() -> None:
    hidden = domains(2).has(1, coins=5, evil=7).at("minion_phase")
    shown = domains(2, open_totals=True).has(1, coins=5, evil=7).at("minion_phase")

    assert hidden.table.view(0)["players"][1]["evil"] is None
    assert shown.table.view(0)["players"][1]["evil"] == 7 and shown.table.view(None)["players"][1]["coins"] == 5
