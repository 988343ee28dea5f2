"""The components add up, and the game is laid out as the rule book says (COMP, SETUP, PLAYERS, VARIANT)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import gruft
from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.meta import META
from gruft.games.tyrants.pieces.content import ASPECTS, CARDS, DECKS, ROUTES, SITES
from gruft.games.tyrants.pieces.minions import CARD_IDS, DESIGN, MARKET_DECKS
from gruft.games.tyrants.pieces.underdark import (
    COLORS,
    IN_PLAY,
    MARKER_IDS,
    NODE,
    NODE_IDS,
    REACH,
    SECTION_IDS,
    SITE_COUNT,
    SPACE_IDS,
    START_SITES,
    WHITE,
    WHITE_SPACES,
    nodes_of,
    spaces_of,
)
from gruft.games.tyrants.state import State
from gruft.table.opening import OpeningError, open_table
from gruft.table.rules import load_ledger
from gruft.table.table import Table
from tests.games.tyrants.underdark import underdark
from tests.harness import code_of
from tests.rule import rule

COPIES = Counter(card_id.rpartition(".")[0] for card_id in CARD_IDS)


def fresh(seats: int, seed: str = "fresh", **options: str) -> tuple[Table, State]:
    table = open_table("tyrants", seats, seed, dict(options))
    return table, table.state


def claimed(seats: int, **options: str) -> State:
    """A game in which everybody has placed the first troop."""
    table, _g = fresh(seats, **options)
    while table.beat == "claim":
        ask = table.asks[0]
        table.answer(ask.seat, ask.keys[0])
    state: State = table.state
    return state


def test_the_ledger_holds_every_rule_refusal_and_ruling() -> None:
    kinds = Counter(entry.kind for entry in load_ledger("tyrants").rules)

    assert kinds == {"rule": 131, "refusal": 20, "variant": 3, "ruling": 77}


# -- components ------------------------------------------------------------------


@rule("TU-COMP-01", "TU-SETUP-10")
def test_two_to_four_houses_that_differ_only_in_colour() -> None:
    assert META.seats == (2, 4)
    assert META.seat_names == ("black", "red", "blue", "orange")
    _, g = fresh(4)
    assert [len(g.decks[seat]) + len(g.hands[seat]) for seat in range(4)] == [10] * 4
    assert g.barracks == [40] * 4 and g.circles == [[]] * 4


@rule("TU-COMP-03", "TU-COMP-04")
def test_forty_troops_and_five_spies_each_and_forty_white_troops() -> None:
    _, g = fresh(3)

    assert g.barracks == [40, 40, 40]
    assert g.spies == [0, 0, 0]
    assert g.troops[WHITE].bit_count() + g.box == 40


@rule("TU-COMP-05", "TU-CARD-01")
def test_the_cards_are_260_and_two_later_decks_of_forty() -> None:
    by_deck = Counter(CARDS[design].deck for design in DESIGN)

    assert len(CARDS) == 125
    assert {name: COPIES[name] for name in ("noble", "soldier", "house_guard", "priestess_of_lolth")} == {
        "noble": 28,
        "soldier": 12,
        "house_guard": 15,
        "priestess_of_lolth": 15,
    }
    assert COPIES["insane_outcast"] == 30
    assert all(
        by_deck[deck] == 40 and by_deck[deck] == next(d.cards for d in DECKS if d.id == deck) for deck in MARKET_DECKS
    )
    assert by_deck["starter"] + by_deck["supply"] + sum(by_deck[deck] for deck in MARKET_DECKS[:4]) == 260
    assert len(DESIGN) == 340
    assert [aspect.id for aspect in ASPECTS] == ["ambition", "conquest", "malice", "guile", "obedience"]
    assert [card.id for card in CARDS if card.aspect is None] == ["insane_outcast"]


@rule("TU-COMP-06", "TU-RUL-40", "TU-COMP-02", "TU-RES-06")
def test_points_taken_never_run_out_and_count_at_the_end() -> None:
    game = underdark(2).points("black", 500).troops("black", "kanaglym").barracks("black", 0).pool(power=1).begin()

    game.answers("deploy")

    assert game.tokens("black") == 501
    assert GAME.result(game.g).breakdown[0]["tokens"] == 501


@rule("TU-COMP-07", "TU-COMP-08")
def test_seven_markers_one_first_player_and_every_card_lies_in_one_zone() -> None:
    _, g = fresh(4, deck_one="drow", deck_two="demons")

    assert len(MARKER_IDS) == 7
    assert 0 <= g.first < 4
    piles = [*g.decks, *g.hands, *g.discards, *g.circles, g.in_play, g.market, g.market_deck]
    cards = [card for pile in [*piles, g.guards, g.priestesses, g.outcasts, g.devoured] for card in pile]
    assert len(cards) == len(set(cards)) == 40 + 60 + 80


@rule("TU-COMP-09")
def test_the_decks_have_the_character_the_help_text_gives_them() -> None:
    def mean_cost(deck: str) -> float:
        costs = [card.cost or 0 for card in CARDS if card.deck == deck]
        return sum(costs) / len(costs)

    assert mean_cost("drow") < mean_cost("dragons")
    assert sum("dragon" in card.id and card.type == "dragon" and (card.cost or 0) >= 6 for card in CARDS) == 5
    assert all("focus" not in str(card.effect) for card in CARDS if card.deck != "elemental")
    assert all("recruit_outcast" not in str(card.effect) for card in CARDS if card.deck != "demons")


# -- the board -------------------------------------------------------------------


@rule("TU-MAP-02", "TU-MAP-03", "TU-RUL-46", "TU-RUL-47", "TU-RUL-54", "TU-RUL-74")
def test_the_board_has_26_sites_39_routes_and_140_spaces() -> None:
    assert len(SITES) == 26 and len(SPACE_IDS) == 140
    assert sum(site.spaces for site in SITES) == 87
    assert len([route for route in ROUTES if route.white]) == 39
    assert len([route for route in ROUTES if not route.white]) == 1
    assert WHITE_SPACES.bit_count() == 40
    names = {site.id: (site.name_de, site.vp) for site in SITES}
    assert names["llacerellyn"] == ("Llacerellyn", 2)
    assert names["everfire"][0] == "Immerfeuer"
    assert names["tsenviilyq"][0] == "Tsenviilyq"
    assert names["halls_of_the_scoured_legion"][0] == "Hallen der Scoured Legion"


@rule("TU-MAP-04", "TU-RUL-13")
def test_neighbours_are_symmetric_and_only_two_sites_touch() -> None:
    for one in range(len(NODE_IDS)):
        for other in nodes_of(REACH[one]):
            assert REACH[other] >> one & 1
    touching = {
        frozenset((NODE_IDS[a], NODE_IDS[b]))
        for a in range(SITE_COUNT)
        for b in range(SITE_COUNT)
        if a != b and REACH[a] >> b & 1
    }
    assert touching == {frozenset(("gauntlgrym", "wormwrithings"))}
    assert REACH[NODE["araumycos__labyrinth_1"]] == sum(
        1 << NODE[name] for name in ("araumycos", "araumycos__labyrinth_1", "araumycos__labyrinth_2")
    )


# -- set-up ----------------------------------------------------------------------


@rule("TU-SETUP-01", "TU-SETUP-06", "TU-PLAYERS-01", "TU-PLAYERS-02", "TU-PLAYERS-03", "TU-VARIANT-03", "TU-RUL-55")
@pytest.mark.parametrize(
    ("seats", "outer", "sites", "starts", "white", "markers"),
    [
        (2, "left", 15, ["ched_nasad", "eryndlyn", "mantol_derith", "skullport"], 25, 3),
        (3, "left", 21, ["ched_nasad", "eryndlyn", "jhachalkhyn", "mantol_derith", "skullport"], 32, 5),
        (3, "right", 20, ["chaulssin", "ched_nasad", "eryndlyn", "mantol_derith", "skullport"], 33, 5),
        (4, "left", 26, ["chaulssin", "ched_nasad", "eryndlyn", "jhachalkhyn", "mantol_derith", "skullport"], 40, 7),
    ],
)
def test_the_sections_in_play_fit_the_number_of_players(
    seats: int, outer: str, sites: int, starts: list[str], white: int, markers: int
) -> None:
    table, g = fresh(seats, outer=outer)

    assert sum(node < SITE_COUNT for node in nodes_of(g.live.nodes)) == sites
    assert sorted(key.removeprefix("site:") for key in table.asks[0].keys) == starts
    assert g.troops[WHITE].bit_count() == white and g.box == 40 - white
    assert sum(site["marker"] == "board" for site in table.view(None)["sites"]) == markers


@rule("TU-SETUP-07", "TU-CTRL-05")
def test_markers_lie_on_their_sites_until_somebody_controls_them() -> None:
    table, g = fresh(4)

    assert g.holders == [-1] * 7
    assert [site["total"] for site in table.view(0)["sites"]] == [False] * 26


@rule("TU-RUL-20")
def test_routes_across_a_dotted_line_are_in_play_only_with_the_outer_section() -> None:
    center, left, right = (1 << SECTION_IDS.index(name) for name in ("center", "left", "right"))

    assert not IN_PLAY[center] >> NODE["ched_nasad__yathchol_1"] & 1
    assert not IN_PLAY[center | left] >> NODE["ched_nasad__yathchol_1"] & 1
    assert IN_PLAY[center | right] >> NODE["ched_nasad__yathchol_1"] & 1
    assert IN_PLAY[center | left] >> NODE["wormwrithings__mantol_derith_1"] & 1
    spaces = [spaces_of(IN_PLAY[section]).bit_count() for section in (left, center, right)]
    assert spaces == [28, 82, 30]


@rule("TU-SETUP-02", "TU-SETUP-03", "TU-SETUP-05", "TU-VARIANT-01")
@pytest.mark.parametrize("decks", list(combinations(MARKET_DECKS, 2)), ids="-".join)
def test_any_two_decks_make_a_market_of_six_open_cards_and_74_in_the_deck(decks: tuple[str, str]) -> None:
    _, g = fresh(2, deck_one=decks[0], deck_two=decks[1])

    assert len(g.market_deck) == 74 and all(card >= 0 for card in g.market)
    assert {CARDS[DESIGN[card]].deck for card in g.market + g.market_deck} == set(decks)
    assert len(g.priestesses) == len(g.guards) == 15
    fresh_order = fresh(2, "other", deck_one=decks[0], deck_two=decks[1])[1].market_deck
    assert fresh_order != g.market_deck


@rule("TU-SETUP-04")
def test_insane_outcasts_lie_out_only_with_the_demons() -> None:
    assert fresh(2, deck_one="drow", deck_two="dragons")[1].outcasts == []
    assert len(fresh(2, deck_one="drow", deck_two="demons")[1].outcasts) == 30


@rule("TU-SETUP-08", "TU-SETUP-11")
def test_each_player_starts_with_seven_nobles_three_soldiers_and_five_cards_in_hand() -> None:
    _, g = fresh(4)

    for seat in range(4):
        cards = Counter(CARDS[DESIGN[card]].id for card in g.decks[seat] + g.hands[seat])
        assert cards == {"noble": 7, "soldier": 3}
        assert len(g.hands[seat]) == 5
    assert g.tokens == [0] * 4


@rule("TU-SETUP-09")
def test_the_first_player_is_random_and_stays_first() -> None:
    firsts = {fresh(4, f"seed {n}")[1].first for n in range(40)}

    assert firsts == {0, 1, 2, 3}


@rule("TU-SETUP-12", "TU-RUL-21", "TU-SETUP-13")
def test_in_turn_order_each_player_claims_a_starting_site() -> None:
    table, g = fresh(4)
    order = []

    while table.beat == "claim":
        ask = table.asks[0]
        order.append(ask.seat)
        table.answer(ask.seat, ask.keys[0])

    g = table.state
    assert order == [(g.first + n) % 4 for n in range(4)]
    assert g.barracks == [39] * 4
    sites = [nodes_of(g.live.at[seat]) for seat in range(4)]
    assert len({site[0] for site in sites}) == 4 and all(START_SITES >> site[0] & 1 for site in sites)
    assert g.ending == "" and g.round == 1 and g.active == g.first
    assert all(len(hand) == 5 for hand in g.hands)
    assert START_SITES.bit_count() == 6


@rule("TU-SETUP-14", "TU-VARIANT-02")
def test_drow_and_dragons_are_the_decks_of_a_first_game() -> None:
    assert META.default_options() | {} == {"deck_one": "drow", "deck_two": "dragons", "outer": "left"}


def test_both_decks_are_chosen_from_the_same_list() -> None:
    lists = {choice.id: choice.values for choice in META.choices}

    assert lists["deck_one"] == lists["deck_two"]


@rule("TU-PLAYERS-04")
def test_nothing_else_depends_on_the_number_of_players() -> None:
    for seats in (2, 3, 4):
        g = claimed(seats)
        assert (len(g.market_deck), len(g.guards), len(g.priestesses)) == (74, 15, 15)
        assert all(len(deck) + len(hand) == 10 for deck, hand in zip(g.decks, g.hands))


@rule("TU-BAD-17", "TU-RUL-42")
@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "options.seats"),
        (5, {}, "options.seats"),
        (2, {"deck_one": "dragons"}, "options.same_deck"),
        (3, {"outer": "center"}, "options.value"),
        (2, {"deck_one": "goblins"}, "options.value"),
    ],
)
def test_a_game_that_cannot_be_is_not_opened(seats: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(OpeningError) as caught:
        gruft.open_table("tyrants", seats=seats, options=options)

    assert caught.value.refusal.code == code


@rule("TU-BAD-14")
def test_a_starting_site_can_be_claimed_once_and_only_starting_sites() -> None:
    table, _g = fresh(2)
    first = table.asks[0]
    table.answer(first.seat, "site:skullport")
    second = table.asks[0]

    assert code_of(table.why_not(second.seat, "site:skullport")) == "claim.taken"
    assert code_of(table.why_not(second.seat, "site:araumycos")) == "claim.no_start"
    assert code_of(table.why_not(second.seat, "site:chaulssin")) == "place.not_in_play"
    assert len(COLORS) == 5
