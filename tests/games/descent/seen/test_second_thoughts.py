"""A walk nobody reacted to can be taken back; what was revealed on the way cannot."""

from __future__ import annotations

from gruft.server.tables.deciding import no_way_back
from gruft.table.opening import open_table
from gruft.table.table import Accepted, Table
from tests.rule import rule

STEPS = 200


def before_a_watched_step() -> tuple[Table, int, str]:
    """A hero may step where the overlord, by public facts, might play a card."""
    table = open_table("descent", 3, seed="watched")
    for _ in range(STEPS):
        ask = table.asks[0]
        step = next((key for key in ask.keys if ask.kind == "act" and key.startswith("step:")), None)
        if step is not None:
            twin = table.fork()
            twin.answer(ask.seat, step)
            if twin.asks[0].kind == "window":
                return table, ask.seat, step
        table.answer(ask.seat, "pass" if "pass" in ask.keys else step or ask.keys[0])
    raise AssertionError("nobody walks under the eyes of the overlord")


@rule("DE-ROUND-06")
def test_a_step_the_overlord_let_pass_can_be_taken_back() -> None:
    table, hero, step = before_a_watched_step()
    before = table.hash()
    assert no_way_back(table, hero, step) is None
    table.answer(hero, step)
    while table.asks[0].kind == "window":
        table.answer(table.asks[0].seat, "pass")
    assert table.hash() != before

    assert isinstance(table.undo(hero), Accepted)

    assert table.hash() == before and table.ask_of(hero) is not None
