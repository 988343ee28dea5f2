"""Positions: any situation as a small readable file, impossible ones refused with everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.domains.pieces.records import Extra, Gate, Lore
from gruft.games.domains.pieces.tables import DEATH, FORTUNE_IDS, HENCHMAN_IDS, MONSTER_IDS, MONSTER_OF, SPOT_IDS
from gruft.games.domains.state import State
from gruft.table.chance import FastChance
from gruft.table.opening import open_table
from gruft.table.plain import from_plain, to_plain
from gruft.table.position import PositionError
from gruft.table.table import Table
from gruft.texts import Texts
from tests.games.domains.domains import land
from tests.games.domains.mutants import mutated, refused_or_played, some_position
from tests.rule import rule


def test_a_position_names_only_what_matters() -> None:
    table = open_table(
        "domains",
        position={
            "game": "domains",
            "seats": 2,
            "seed": "position",
            "beat": "adventure_phase",
            "state": {
                "land": {0: "grove.1"},
                "dark": {0: 1},
                "where": {16: 0},
                "parties": [["wren_ashby", "garrick_holt"], ["lucan_vale"]],
                "skips": [0, 1],
                "hands": [["bulwark"], []],
                "items": {7: 1},
            },
            "next": {"die": [11, 0, 0]},
        },
    )

    assert table.asks[0].kind in ("adventure_open", "adventure_defend")
    while table.beat in ("adventure_open", "adventure_defend"):
        ask = table.asks[0]
        table.answer(ask.seat, "spell:bulwark" if "spell:bulwark" in ask.keys else "pass")
    assert table.state.items[1] >= 3


def test_an_impossible_position_is_refused_with_every_reason() -> None:
    with pytest.raises(PositionError) as caught:
        open_table(
            "domains",
            position={"seats": 2, "seed": "x", "state": {"dark": {3: 1}, "plans": [["grove.1"], ["grove.1"]]}},
        )

    assert {refusal.code for refusal in caught.value.refusals} == {"lost.side", "lost.twice"}


def opened(beat: str = "fortune_phase", **state: Any) -> Table:
    return open_table("domains", position={"seats": 2, "seed": "position", "beat": beat, "state": state})


def refused(**state: Any) -> set[str]:
    with pytest.raises(PositionError) as caught:
        opened(**state)
    for lang in ("en", "de"):
        assert all(not Texts("domains", lang).refusal(one).startswith("[") for one in caught.value.refusals)
    return {refusal.code for refusal in caught.value.refusals}


def test_places_are_written_in_words() -> None:
    g = opened(
        "place_minion",
        land={"red_forest.1": "grove.1", "blue_town.2": "market.1"},
        dark={"red_forest.1": 1},
        where={"goblin.1": "blue_plains.3"},
        board={"seer.1": "red", "library.2": "white"},
        white="blue",
        first="blue",
        items={"red_wood": 7},
        uses={"zasch": 1},
    ).state

    assert g.land[land(0, "forest.1")] >= 0 and g.land[land(1, "town.2")] >= 0 and g.dark[land(0, "forest.1")] == 1
    assert g.where[MONSTER_OF["goblin.1"]] == land(1, "plains.3") and g.blacks[land(1, "plains.3")] == 1
    assert g.board[SPOT_IDS.index("seer.1")] == 0 and g.white == 1 and g.first == 1
    assert g.items[2] == 7 and g.uses[HENCHMAN_IDS.index("zasch")] == 1


def test_what_a_position_names_is_never_replaced() -> None:
    usual = opened().state
    taken = MONSTER_IDS[usual.market[0]]
    guest = HENCHMAN_IDS[usual.inn[0]]
    drawn = FORTUNE_IDS[usual.fortune[-1]]

    g = opened("minion_phase", stock=[taken], far_lands={0: guest}, boxes=[drawn]).state

    assert MONSTER_IDS[g.stock[-1]] == taken and g.market[0] >= 0 and MONSTER_IDS[g.market[0]] != taken
    assert HENCHMAN_IDS[g.far_lands[0]] == guest and HENCHMAN_IDS[g.inn[0]] != guest
    assert [FORTUNE_IDS[card] for card in g.boxes] == [drawn] and g.boxes[0] not in g.fortune


def test_two_claims_on_one_card_are_refused() -> None:
    assert refused(inn={0: "zasch"}, far_lands={1: "zasch"}) == {"lost.twice"}
    assert refused(market={0: "goblin.1"}, where={"goblin.1": "red_forest.1"}) == {"lost.twice"}
    assert refused(blacks={3: 1}) == {"lost.stack"}


def test_positions_that_cannot_be_are_refused_with_a_sentence() -> None:
    assert refused(where={"goblin.1": 999}) == {"shape.number"}
    assert refused(land={"red_town.1": "grove.1"}) == {"build.wrong_area"}
    assert refused(land=[None] * 31) == {"shape.length"}
    assert refused(items={"red_wood": -1}) == {"shape.number"}
    assert refused(board={0: "green"}) == {"shape.stranger"}
    assert refused(order=["red", "red"]) == {"shape.order"}
    assert refused(bonus_dice=[0]) == {"shape.dice"}
    assert refused(gates=[{"monster": "goblin.1", "home": 40, "caster": "red"}]) == {"shape.records"}
    assert refused(lore=[[{"card": "death", "first": 5, "end": 2}], []]) == {"shape.records"}
    assert refused(limbo=[None]) >= {"shape.hole"}
    assert refused(fortune=["ace_of_cups"]) == {"lost.death"}
    assert refused(seats=1) == {"shape.number"}
    assert refused(visit={"minion": 0, "listed": 0, "paid": 0}, guild=[]) == {"shape.records"}
    assert refused(visit={"minion": 0, "listed": 0, "paid": 0}, guild=[0]) == {"misplaced.visit"}


@rule("DD-RES-06", "DD-MINION-05")
def test_what_cannot_be_at_a_beat_is_refused_with_a_sentence() -> None:
    assert refused(beat="builders") == refused(beat="resolve") == refused(beat="charm") == {"misplaced.place"}
    assert refused(beat="fortune_phase", board={0: "white"}, white="red") == {"misplaced.lent"}
    assert refused(beat="preparation", guild=["purple"], purple="red") == {"misplaced.lent"}
    assert refused(beat="minion_phase", board={0: "white"}, white="red") == {"misplaced.lent"}
    assert opened("place_minion", board={0: "white"}, white="red").asks


def mutants(count: int, seed: int) -> tuple[int, int]:
    """How many mutated positions were refused, and how many played to their end."""
    dice = FastChance(seed)
    played = 0
    position = some_position(dice)
    for number in range(count):
        if number % 8 == 0:
            position = some_position(dice)
        played += refused_or_played(mutated(position, dice), dice)
    return count - played, played


def test_mutated_positions_are_refused_or_play_to_the_end() -> None:
    refusals, played = mutants(250, 20)

    assert refusals > 50 and played > 20


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_twenty_thousand_mutated_positions(seed: int) -> None:
    mutants(2000, 1000 + seed)


def test_a_state_written_with_flat_lists_is_still_read() -> None:
    fresh = opened().state
    plain = to_plain(fresh)
    plain |= {"gates": [3, 20, 1], "extra": [1, -1, 0, 2], "lore": [[DEATH, 0, 3], []]}

    g = from_plain(State, plain)

    assert g.gates == [Gate(3, 20, 1)] and g.extra == [Extra(1, -1, 0, 2)] and g.lore == [[Lore(DEATH, 0, 3)], []]
    again = from_plain(State, to_plain(g))
    assert (again.gates, again.extra, again.lore) == (g.gates, g.extra, g.lore)
