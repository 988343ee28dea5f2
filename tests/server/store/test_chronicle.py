"""How an open decision is named: its id stays as long as the same thing is asked, and no longer."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from gruft.server.tables.chronicle import Chronicle, Mark, NewEntry, pack, packed
from gruft.table.chance import FastChance
from gruft.table.game import SLUGS, register
from gruft.table.opening import open_table
from gruft.table.rules import Refusal
from gruft.table.table import Table
from tests.games.domains.domains import domains
from tests.table.pebbles import PEBBLES

register(PEBBLES)


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
        assert isinstance(chronicle.answer(ask.seat, dice.pick(ask.keys)), NewEntry)
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

    assert isinstance(chronicle.answer(2, chronicle.table.asks[0].keys[0]), NewEntry)

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

    assert isinstance(chronicle.undo(ask.seat), NewEntry)

    assert chronicle.ask_id(ask.seat) not in (None, before)


def destroy_is_cast() -> Chronicle:
    """Seat 0 may cast Destroy on a troll or a harpy of seat 1; seat 2 holds Counter Magic."""
    board = (
        domains(3).hand(0, "destroy").has(0, fire=2).party(0, "garrick_holt").hand(2, "counter_magic").has(2, water=1)
    )
    board.monster(1, "forest.1", "troll").monster(1, "forest.2", "harpy")
    journal = open_table("domains", 3, "chronicle").journal
    assert journal is not None
    table = board.at("party", until="").table
    chronicle = Chronicle(journal.header, Mark(0, packed(table), 0, {}, [], journal.header.rules), [])
    for key in ("spell:destroy", "monster:troll.1"):
        assert isinstance(chronicle.answer(0, key), NewEntry)
    return chronicle


def test_a_spell_everybody_has_seen_cannot_be_aimed_anew() -> None:
    """So an answer to one spell never counts for another."""
    chronicle = destroy_is_cast()
    ask = chronicle.table.ask_of(2)
    assert ask is not None and ask.kind == "react"

    refusal = chronicle.undo(0)

    assert isinstance(refusal, Refusal) and refusal.code == "undo.revealed"


def everybody_has_bid() -> Chronicle:
    chronicle = begun("pebbles", 3)
    for seat in range(3):
        for key in ("bid:1", "yes"):
            assert isinstance(chronicle.answer(seat, key), NewEntry)
    return chronicle


def test_the_same_question_after_something_was_taken_back_is_asked_anew() -> None:
    """Who leads passes the roll on, takes that back and passes it on again; the other's answer is on its way."""
    chronicle = everybody_has_bid()
    lead = chronicle.table.asks[0].seat
    assert isinstance(chronicle.answer(lead, "pass"), NewEntry)
    (ask,) = chronicle.table.asks
    first = chronicle.ask_id(ask.seat)

    assert ask.kind == "extra" and isinstance(chronicle.undo(lead), NewEntry)
    assert chronicle.ask_id(ask.seat) is None
    assert isinstance(chronicle.answer(lead, "pass"), NewEntry)

    assert chronicle.ask_id(ask.seat) not in (None, first)


def test_the_same_question_after_going_back_by_agreement_is_asked_anew() -> None:
    chronicle = everybody_has_bid()
    lead = chronicle.table.asks[0].seat
    names = set[str | None]()
    for _ in range(3):
        assert isinstance(chronicle.answer(lead, "pass"), NewEntry)
        (ask,) = chronicle.table.asks
        assert ask.kind == "extra" and ask.seat != lead
        names.add(chronicle.ask_id(ask.seat))
        earlier = everybody_has_bid()
        chronicle.back(lead, earlier.number + 1, earlier.table, earlier.log)

    assert len(names) == 3 and None not in names


def test_a_secret_answer_taken_back_leaves_the_question_of_the_others_alone() -> None:
    chronicle = begun("pebbles", 3)
    names = [chronicle.ask_id(seat) for seat in (1, 2)]

    for _ in range(3):
        assert isinstance(chronicle.answer(0, "bid:1"), NewEntry)
        assert [chronicle.ask_id(seat) for seat in (1, 2)] == names
        assert isinstance(chronicle.undo(0), NewEntry)
        assert [chronicle.ask_id(seat) for seat in (1, 2)] == names


@dataclass
class Asked:
    """A question, as far as its name goes."""

    kind: str = "react"
    args: dict[str, str] = field(default_factory=lambda: {"spell": "destroy"})
    keys: list[str] = field(default_factory=lambda: ["counter", "pass"])


@pytest.mark.parametrize(
    "other", [Asked(kind="extra"), Asked(args={"spell": "charm"}), Asked(keys=["pass"])], ids=["kind", "args", "keys"]
)
def test_whatever_is_asked_otherwise_makes_it_another_question(monkeypatch: pytest.MonkeyPatch, other: Asked) -> None:
    """Somebody else's answer may change what one is asked without one's having answered or anything taken back."""
    chronicle = begun("pebbles", 3)

    def named(asked: Asked) -> str | None:
        monkeypatch.setattr(Table, "ask_of", lambda *_: asked)
        return chronicle.ask_id(0)

    assert named(Asked()) == named(Asked()) != named(other)


@pytest.mark.parametrize("game", ["pebbles", *SLUGS])
def test_what_is_stored_with_an_answer_is_where_the_table_stands(game: str) -> None:
    """The state of a beat is written once; whatever happens, it is never an old one."""
    chronicle, dice = begun(game, 2), FastChance(11)
    chronicle.latest()
    for _ in range(120):
        ask = dice.pick(chronicle.table.asks)
        assert isinstance(chronicle.answer(ask.seat, dice.pick(ask.keys)), NewEntry)
        assert pack(chronicle.latest()) == packed(chronicle.table)
        if chronicle.over:
            break
        if dice.pick([True, False, False]) and chronicle.undo_refusal(ask.seat) is None:
            assert isinstance(chronicle.undo(ask.seat), NewEntry)
            assert pack(chronicle.latest()) == packed(chronicle.table)
