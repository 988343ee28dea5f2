"""Whole tables for tests of set-up, rounds and quests."""

from __future__ import annotations

from typing import Any

from gruft.games.descent import bot
from gruft.games.descent.game import BEATS
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.flow import Asks
from gruft.table.opening import open_table
from gruft.table.table import Accepted, Table


def fresh(seats: int = 2, **options: Any) -> Table:
    """A table at its first question."""
    return open_table("descent", seats, "friday", options)


def ready(seats: int = 2, beat: str = "next_hero", **options: Any) -> Table:
    """A table with the usual heroes, everything placed, at the first hero turn."""
    return open_table("descent", position={"seats": seats, "options": options, "seed": "friday", "beat": beat})


def state(table: Table) -> State:
    found: State = table.state
    return found


def ask(table: Table) -> Ask:
    return table.asks[0]


def say(table: Table, *keys: str) -> Table:
    """Answer the open ask with each key in turn."""
    for key in keys:
        found = next((a for a in table.asks if key in a.keys), None)
        assert found is not None, f"{key} is not offered: {table.asks}"
        assert isinstance(table.answer(found.seat, key), Accepted)
    return table


def until(table: Table, kind: str, wish: str = "") -> Table:
    """Answer with the first key (or `wish` where offered) until an ask of this kind comes."""
    for _ in range(3000):
        if table.over or ask(table).kind == kind:
            return table
        keys = ask(table).keys
        for word in (wish, "end", "pass", "done", "stop"):
            if word in keys:
                say(table, word)
                break
        else:
            say(table, keys[0])
    raise AssertionError(f"{kind} never comes")


def why_not(table: Table, key: str) -> str:
    refusal = table.why_not(ask(table).seat, key)
    assert refusal is not None, f"{key} is allowed"
    return refusal.code


def drive(flow: Any, *answers: str) -> Any:
    """Run a flow with these answers; what is not named is answered by the first key."""
    left, value = list(answers), None
    try:
        while True:
            asked = flow.send(value)
            ask = next(iter(asked.open.values())) if isinstance(asked, Asks) else asked
            key = left.pop(0) if left and left[0] in ask.keys else ask.keys[0]
            value = (ask.seat, key) if isinstance(asked, Asks) else key
    except StopIteration as end:
        return end.value


def target_named(g: State, beat: str = "hero_act") -> str:
    """The target common sense names when the figure whose turn it is attacks."""
    flow = BEATS[beat](g)
    next(flow)
    asked: Ask = flow.send("attack")
    while asked.kind != "target":
        asked = flow.send(bot.prefer(g, asked.seat, asked))
    return str(bot.prefer(g, asked.seat, asked))
