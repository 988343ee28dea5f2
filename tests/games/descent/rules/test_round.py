"""The round: hero turns in any order, then the overlord's (DE-ROUND-01 to DE-ROUND-06, DE-R-49)."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.fights import AfterRoll
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.table.flow import Asks
from tests.games.descent.quest_table import ask, ready, say, state, until, why_not
from tests.games.descent.scene import Scene
from tests.rule import rule


@rule("DE-ROUND-01", "DE-ROUND-03")
def test_every_hero_takes_one_turn_then_the_overlord_and_a_new_round_begins() -> None:
    table = ready(3)
    g = state(table)

    say(table, "hero:jain_fairwood")
    until(table, "act")
    assert g.turn == 1
    say(table, "end")
    until(table, "act")
    assert g.turn == 0 and g.acted == 0b10
    say(table, "end")
    until(table, "ol_group")
    assert g.turn == OVERLORD and g.acted == 0b11
    until(table, "next_hero")
    assert (g.round, g.acted) == (2, 0)


@rule("DE-ROUND-02", "DE-BAD-01")
def test_a_hero_whose_card_is_flipped_is_not_chosen_again() -> None:
    table = ready(2, heroes=3)
    say(table, "hero:jain_fairwood")
    until(table, "next_hero")

    assert why_not(table, "hero:jain_fairwood") == "turn.already_acted"


@rule("DE-ROUND-04")
def test_a_turn_is_taken_even_if_nothing_is_done_in_it() -> None:
    table = ready(2)
    say(table, "hero:jain_fairwood")
    until(table, "act")

    assert "end" in ask(table).keys
    say(table, "end")

    assert state(table).acted == 0b10


@rule("DE-ROUND-05", "DE-GOLD-03")
def test_the_active_player_orders_what_happens_at_the_same_time() -> None:
    scene = Scene("A", A="syndrael").has("A", "diseased", "poisoned").turn_of("A")

    scene.dice(0, 0, 0, 0)
    scene.takes_turn("A", "condition:poisoned", "end")

    assert "order: condition:diseased condition:poisoned" in scene.asked
    assert scene.conditions("A") == set()


@rule("DE-ROUND-06", "DE-GOLD-03")
@pytest.mark.parametrize(("turn", "seat"), [(OVERLORD, 0), (0, 1)])
def test_two_players_with_reactions_are_asked_together_and_the_active_one_orders_them(turn: int, seat: int) -> None:
    scene = Scene("zA", A="syndrael", z="zombie").give("A", "iron_shield").overlord_holds("dark_might")
    scene.overlords_turn("z")
    scene.g.turn = turn
    from gruft.games.descent.pieces.attack import Attack

    a = Attack(scene.figure("z"), 0, -2, True)
    a.targets, a.affected, a.rolled = [0], [0], True
    a.dice, a.defence = [[0, 3]], {0: [[4, 0]]}
    scene.g.live.attack = a
    flow = fire(scene.g, AfterRoll(a))

    first = next(flow)
    assert isinstance(first, Asks) and sorted(first.open) == [0, 1]
    second = flow.send((1, "card:iron_shield"))
    assert isinstance(second, Asks) and sorted(second.open) == [0]
    order = flow.send((0, "card:dark_might"))
    assert not isinstance(order, Asks)
    assert order.kind == "order" and order.seat == seat
