"""How many decisions lie ahead of fixed positions, their order, and how fast they are taken."""

from __future__ import annotations

import time

import pytest

import gruft
from gruft.games.lords.game import GAME
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from gruft.table.position import open_position
from gruft.table.table import Table
from tests.games.lords.lords import dungeon, lords


def perft(table: Table, depth: int) -> int:
    """How many sequences of `depth` answers there are, always from the first seat that is asked."""
    if depth == 0 or table.over:
        return 1
    ask = table.asks[0]
    if depth == 1:
        return len(ask.keys)
    count = 0
    for key in ask.keys:
        twin = table.fork()
        twin.answer(ask.seat, key)
        count += perft(twin, depth - 1)
    return count


def digging() -> Table:
    return lords(4).lord(0, imps=5).sends(0, "dig_tunnels", 3).ordered().at("carry_out", until="production").table


def hiring() -> Table:
    setting = lords(4).lord(0, food=3, lair=["goblin", "slime"], traps=["pendulum", "fire_wall"])
    setting.table(year=2, monster_offer=["golem", "demon", "troll"]).sends(0, "hire_monster", 3)
    return setting.sends(1, "hire_monster", 2).ordered().at("carry_out", until="production").table


def fighting() -> Table:
    setting = lords(4).table(
        season="autumn", combat_round=1, town=["fireball", "graffiti", "suggestion", "detect_evil"]
    )
    setting.lord(0, party=["warrior_y1_2", "priest_y1_3", "thief_y1_4"], lair=["witch", "vampire", "ghost"])
    setting.lord(0, tiles=dungeon(c1_3="souvenir_shop"), traps=["poisoned_dart"], gold=1)
    return setting.at("planning", until="combat_round").table


@pytest.mark.parametrize(
    ("position", "counts"),
    [(digging, [8, 52, 312]), (hiring, [4, 7, 11]), (fighting, [2, 8, 22])],
    ids=["digging", "hiring", "fighting"],
)
def test_the_number_of_decisions_ahead(position: object, counts: list[int]) -> None:
    assert callable(position)
    assert [perft(position(), depth) for depth in (1, 2, 3)] == counts


def test_the_order_of_options_is_stable() -> None:
    cells = ["1,2", "1,4", "2,2", "2,4", "3,2", "3,4", "4,3"]
    assert digging().asks[0].keys == [*(f"cell:{cell}" for cell in cells), "stop"]
    assert hiring().asks[0].keys == ["monster:golem.1", "monster:demon.1", "monster:troll.1", "pass"]
    assert fighting().asks[0].keys == ["trap:poisoned_dart.1", "pass"]


@pytest.mark.parametrize("beat", list(GAME.beats))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_can_be_opened_at_every_beat(beat: str, seats: int) -> None:
    table = open_position("lords", {"seats": seats, "beat": beat, "seed": "any"})
    dice = FastChance(seats)
    for _ in range(40):
        if table.over:
            break
        ask = dice.pick(table.asks)
        table.answer(ask.seat, dice.pick(ask.keys))
        assert GAME.invariants(table.state) == []


def decisions_per_second() -> float:
    """Random play of four players on light tables, by the time this process really had."""
    dice = FastChance(1)
    answers = 0
    begun = time.process_time()
    for number in range(40):
        table = light_table("lords", 4, FastChance(number))
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, ask.keys[dice.below(len(ask.keys))])
        answers += table.answers
    return answers / (time.process_time() - begun)


def test_random_play_and_forks_are_fast_enough() -> None:
    assert max(decisions_per_second() for _ in range(3)) > 30_000

    table = gruft.open_table("lords", 4, "speed")
    for _ in range(60):
        ask = table.asks[0]
        table.answer(ask.seat, ask.keys[0])
    begun = time.process_time()
    for _ in range(1000):
        table.fork(forkable=False)
    assert 1000 / (time.process_time() - begun) > 10_000
