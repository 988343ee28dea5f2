"""The bots: they know what they want, look only at what they may know, and beat chance."""

from __future__ import annotations

import pytest

from gruft.games.domains import bot
from gruft.games.domains.seen.redeal import redeal
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from gruft.table.table import Table
from gruft.texts import Texts
from tests.games.domains.domains import domains, land_key
from tests.harness.drawing import drawn


def play(seats: int, seed: int, thinking: set[int]) -> Table:
    dice = FastChance(seed)
    table = light_table("domains", seats, FastChance(seed + 999))
    while not table.over:
        ask = table.asks[0]
        key = bot.prefer(table.state, ask.seat, ask) if ask.seat in thinking else None
        if key is None:
            key = dice.pick(ask.keys)
        assert key in ask.keys, (ask.kind, key)
        table.answer(ask.seat, key)
    return table


@pytest.mark.parametrize("seats", [2, 5])
def test_common_sense_clearly_beats_chance(seats: int) -> None:
    wins = 0
    for game in range(10):
        me = game % seats
        result = play(seats, 50 * seats + game, {me}).result
        assert result is not None
        wins += me in result.winners
    assert wins >= 9


def test_the_evaluation_likes_what_is_good() -> None:
    plain = domains(2).at("minion_phase").g
    rich = domains(2).has(0, evil=10).at("minion_phase").g
    built = domains(2).build(0, "forest.1", "grove", dark=True).at("minion_phase").g
    rival = domains(2).build(1, "forest.1", "grove", dark=True).at("minion_phase").g

    value = bot.evaluate(plain, 0)
    assert bot.evaluate(rich, 0) > value and bot.evaluate(built, 0) > value > bot.evaluate(rival, 0)


def test_a_bot_sends_its_minion_where_it_pays() -> None:
    board = domains(2).build(0, "forest.1", "grove").party(0, "garrick_holt").party(1, "garrick_holt")
    board.party(1, "ysolde_marr")
    game = board.at("minion_phase")

    assert bot.prefer(game.g, 0, game.ask(0)) == land_key(0, "forest.1")


def test_a_bot_cancels_what_is_aimed_at_it() -> None:
    for victim, answer in ((1, "spell:counter_magic"), (2, "pass")):
        board = domains(3).hand(0, "fireball").has(0, fire=1, wind=1).build(victim, "town.1", "market")
        board.hand(1, "counter_magic").has(1, water=1)
        game = board.at("end_of_turn_phase", until="reset").does(0, "spell:fireball", land_key(victim, "town.1"))

        assert bot.prefer(game.g, 1, game.ask(1)) == answer


def test_opinions_do_not_depend_on_what_the_seat_cannot_know() -> None:
    dice = FastChance(11)
    table = light_table("domains", 3, FastChance(12))
    compared = 0
    while not table.over:
        ask = table.asks[0]
        twin = table.state.copy()
        redeal(twin, ask.seat, FastChance(dice.below(1 << 20)))
        mine = bot.prefer(table.state, ask.seat, ask)
        assert mine == bot.prefer(twin, ask.seat, ask), ask.kind
        compared += mine is not None
        table.answer(ask.seat, dice.pick(ask.keys))
    assert compared > 100


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seat", [None, 0])
def test_the_terminal_shows_the_whole_table_and_nothing_hidden(lang: str, seat: int | None) -> None:
    board = (
        domains(2)
        .build(0, "forest.1", "grove", dark=True)
        .monster(0, "forest.1", "ogre", imbued=1)
        .curse(0, "forest.1")
    )
    board.hand(0, "rust").hand(1, "counter_magic").minion(0, "library.1").henchman(1, "zasch").boxes("the_fool")
    game = board.build(1, "town.1", "temple", holy=True).party(0, "wren_ashby").at("after_minions")
    shown = drawn(game.table, seat, lang, 160)

    names = Texts("domains", lang)
    assert names.name("building:grove.1") in shown and names.name("henchman:zasch") in shown
    assert names.name("spell:counter_magic") not in shown
    assert (names.name("spell:rust") in shown) == (seat == 0)
