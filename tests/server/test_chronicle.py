"""How an open decision is named: its id stays as long as the same thing is asked."""

from __future__ import annotations

from gruft.server.tables.chronicle import Chronicle, Row
from gruft.table.chance import FastChance
from gruft.table.opening import open_table


def begun(game: str, seats: int) -> Chronicle:
    """A game before the first answer, always the same."""
    journal = open_table(game, seats, "chronicle").journal
    assert journal is not None
    return Chronicle(journal.header)


def domains_in_production(seed: int) -> Chronicle:
    """A game of Dark Domains in which at least two players are asked in the Production phase."""
    chronicle, dice = begun("domains", 3), FastChance(seed)
    while sum(ask.kind == "production" for ask in chronicle.table.asks) < 2:
        ask = dice.pick(chronicle.table.asks)
        assert isinstance(chronicle.answer(ask.seat, dice.pick(ask.keys)), Row)
    return chronicle


def test_an_answer_that_crosses_somebody_elses_still_counts() -> None:
    chronicle = domains_in_production(5)
    mine, theirs = (ask.seat for ask in chronicle.table.asks[:2])
    before = chronicle.ask_id(mine)
    ask = chronicle.table.ask_of(theirs)
    assert ask is not None

    chronicle.answer(theirs, next(key for key in ask.keys if key.startswith(("element:", "deck:", "pass"))))

    assert chronicle.ask_id(mine) == before


def test_a_vote_that_crosses_another_still_counts() -> None:
    """Each is told who has named whom, so the question reads differently; it is the same question."""
    chronicle = begun("descent", 4)
    while chronicle.table.asks[0].kind != "next_hero":
        ask = chronicle.table.asks[0]
        chronicle.answer(ask.seat, ask.keys[0])
    names = [chronicle.ask_id(seat) for seat in (1, 3)]

    assert isinstance(chronicle.answer(2, chronicle.table.asks[0].keys[0]), Row)

    assert [chronicle.ask_id(seat) for seat in (1, 3)] == names


def test_ones_own_answer_makes_the_next_question_another_one() -> None:
    chronicle = domains_in_production(5)
    ask = chronicle.table.asks[0]
    before = chronicle.ask_id(ask.seat)

    chronicle.answer(ask.seat, ask.keys[0])

    assert chronicle.ask_id(ask.seat) != before


def test_taking_back_makes_the_question_another_one() -> None:
    chronicle = begun("lords", 2)
    ask = chronicle.table.asks[0]
    before = chronicle.ask_id(ask.seat)
    chronicle.answer(ask.seat, ask.keys[0])

    assert isinstance(chronicle.undo(ask.seat), Row)

    assert chronicle.ask_id(ask.seat) not in (None, before)
