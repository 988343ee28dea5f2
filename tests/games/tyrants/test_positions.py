"""Positions people write: what follows is worked out, what cannot be is refused, nothing named is replaced."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.tyrants.pieces.minions import CARD_IDS, cards_of_deck
from gruft.table.opening import open_table
from gruft.table.position import PositionError
from gruft.table.table import Table
from tests.games.tyrants.test_properties import options
from tests.harness.mutation import lots, positions_hold, real_positions
from tests.rule import rule

Fields = dict[str, Any]


def laid(beat: str = "main", **state: Any) -> Table:
    position = {"seats": 2, "seed": "position", "beat": beat, "state": {"round": 1, **state}}
    return open_table("tyrants", position=position)


def refused(beat: str = "main", **state: Any) -> set[str]:
    with pytest.raises(PositionError) as error:
        laid(beat, **state)
    return {refusal.code for refusal in error.value.refusals}


def test_barracks_and_markers_follow_from_the_troops() -> None:
    g = laid(troops={1: ["menzoberranzan.4", "menzoberranzan.5"], 4: []}).state

    assert g.barracks == [40, 38] and g.holders.count(1) == 1


@pytest.mark.parametrize(
    "named",
    [
        {"barracks": {"red": 40}},
        {"barracks": [40, 7]},
        {"holders": {0: "black"}},
        {"box": 3},
        {"hands": {"black": ["noble.1"]}, "discards": {"black": ["noble.1"]}},
    ],
    ids=str,
)
def test_what_is_named_is_kept_or_refused(named: Fields) -> None:
    found = refused(troops={1: ["menzoberranzan.4", "menzoberranzan.5"], 4: []}, **named)

    assert found in ({"position.replaced"}, {"position.card_count"})


def test_a_card_in_hand_that_is_also_named_in_the_market_is_refused() -> None:
    row = [CARD_IDS[card] for card in cards_of_deck("drow")[:6]]

    assert refused(market=row, hands={"black": [row[0]]}) == {"position.replaced"}


def test_whose_turn_it_is_can_be_said_by_colour_and_spaces_have_one_spelling() -> None:
    g = laid(active="red", first="black", troops={"0": ["araumycos__ched_nasad_1"], 4: []}).state
    old = laid(active=1, first=0, troops={"0": ["araumycos__ched_nasad.1"], 4: []}).state

    assert (g.active, g.first) == (1, 0) and g.troops == old.troops


@rule("TU-END-02")
def test_an_empty_market_deck_means_that_the_end_is_due() -> None:
    deck = [CARD_IDS[card] for name in ("drow", "dragons") for card in cards_of_deck(name)]
    gone: Fields = {"market": [None] * 6, "market_deck": [], "devoured": deck}

    assert refused(**gone) == {"position.end_due"}
    assert laid(**gone, ending="market").state.ending == "market"
    assert refused(ending="market") == {"position.end_early"}


@rule("TU-END-01")
def test_an_empty_barracks_means_that_the_end_is_due() -> None:
    halls = {"black": [0, 40, 0, 0, 0]}

    assert refused(halls=halls) == {"position.end_due"}
    assert laid(halls=halls, ending="barracks").state.barracks == [40, 0]


@rule("TU-EOT-01")
def test_an_effect_put_off_must_be_one_of_its_card() -> None:
    assert refused("late", late=[{"card": "noble.1", "effect": 1}]) == {"position.late"}
    assert refused("late", late=[{"card": "advocate.1", "effect": 2}]) == {"position.late"}
    assert refused("late", late=[{"card": "balor.1", "effect": 1}]) == {"position.card_not_in_game"}
    assert laid("late", late=[{"card": "advocate.1", "effect": 1}]).asks


def test_effects_put_off_as_older_games_wrote_them_are_read() -> None:
    table = laid("late", late_cards=["advocate.1"], late_steps=[0])

    assert table.asks


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ({"sections": ["center", "left"]}, "position.sections"),
        ({"market_decks": ["drow", "drow"]}, "position.decks"),
        ({"halls": [[0], [0]]}, "position.colours"),
        ({"halls": {"red": [0, 1, 0, 0, 0]}}, "position.own_trophy"),
        ({"holders": []}, "position.holders"),
        ({"market": []}, "position.market"),
        ({"round": -1}, "position.negative"),
        ({"active": 3}, "position.whose_turn"),
        ({"hands": {0: [None]}}, "position.no_card"),
        ({"seats": 10**9}, "position.seats"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(named: Fields, code: str) -> None:
    assert code in refused(**named)


def test_nobody_claims_twice() -> None:
    assert refused("claim", troops={0: ["skullport.3"]}, active=0) == {"position.not_here"}


def some_positions(every: int) -> list[Fields]:
    found = []
    for seats in (2, 3, 4):
        for number in range(2):
            found += list(real_positions("tyrants", seats, seats * 10 + number, options(seats * 5 + number), every))
    return found


def test_changed_positions_are_refused_or_can_be_played() -> None:
    tried = positions_hold("tyrants", some_positions(every=90), range(1, 301), most=60)

    assert tried.refused > 100 and tried.played > 50


@pytest.mark.long
@pytest.mark.parametrize("lot", lots(20_000, 10), ids=str)
def test_twenty_thousand_changed_positions_are_refused_or_played_to_the_end(lot: range) -> None:
    tried = positions_hold("tyrants", some_positions(every=30), lot)

    assert tried.refused > 500 and tried.played > 300
