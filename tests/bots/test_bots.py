"""Bots: legal, fair, and better than chance. They decide alike in worlds their seat cannot tell apart."""

from __future__ import annotations

import pytest

from gruft.bots import UnknownBot, bot
from gruft.lab.simulate import Plan, simulate
from gruft.table.chance import Dealer, FastChance
from gruft.table.opening import open_table
from gruft.table.table import Table

GAMES = ["lords", "tyrants", "domains", "descent"]


def some_way_in(slug: str, answers: int, seed: int) -> Table:
    dice = FastChance(seed)
    table = open_table(slug, 3, f"bots {seed}")
    for _ in range(answers):
        if table.over:
            break
        ask = dice.pick(table.asks)
        table.answer(ask.seat, dice.pick(ask.keys))
    return table


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["random", "easy", "greedy"])
def test_a_bot_answers_with_an_option_and_leaves_the_table_alone(slug: str, name: str) -> None:
    for answers in (0, 15, 60):
        table = some_way_in(slug, answers, 1)
        before = table.hash()
        ask = table.asks[0]

        key = bot(name)(table, ask.seat, FastChance(4))

        assert key in ask.keys
        assert table.hash() == before


@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_decides_alike_in_worlds_its_seat_cannot_tell_apart(slug: str) -> None:
    compared = 0
    for answers in range(3, 160, 7):
        table = some_way_in(slug, answers, answers)
        if table.over or table._past[-1].given:
            continue  # only at the start of a beat can the hidden part of the root be exchanged
        seat = table.asks[0].seat
        twin = table.fork()
        root = table._past[-1].state.copy()
        table.game.redeal(root, seat, Dealer(answers))
        twin._past[-1].state = root

        assert bot("greedy")(table, seat, FastChance(9)) == bot("greedy")(twin, seat, FastChance(9)), (slug, answers)
        compared += 1
    assert compared >= 5


def test_greedy_beats_random_clearly() -> None:
    total = simulate(Plan("lords", 12, ("greedy", "random", "random"), "bots"))

    assert total.wins[0] >= 9


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("oracle")

    assert caught.value.refusal.code == "bot.unknown"
