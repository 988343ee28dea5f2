"""Which answers are final: something is revealed by them, or others go on from them.

Each answer is tried in a world as the seat may imagine it, so that nothing can be learnt here of what it cannot know.
Reactions that nobody makes leave an answer as it was: it can still be taken back.
"""

from __future__ import annotations

from gruft.table.ask import PASS, Seat
from gruft.table.chance import FastChance
from gruft.table.table import Table

MOST_REACTIONS = 40


def final_answers(table: Table, seat: Seat) -> frozenset[str]:
    """The keys of the seat's open ask after which there is no way back."""
    ask = table.ask_of(seat)
    if ask is None or (table.choice is not None and len(table.asks) > 1):
        return frozenset()  # while others choose as well, one may think again
    here = table if table.choice is not None else table.imagine(seat, FastChance(1), forkable=True)
    return frozenset(key for key in ask.keys if _is_final(here.fork(), seat, key))


def _is_final(twin: Table, seat: Seat, key: str) -> bool:
    choice = twin.choice
    twin.answer(seat, key)
    if choice is not None:
        return twin.choice is not choice
    reactions = twin.game.reactions
    for _ in range(MOST_REACTIONS):
        asked = next((ask for ask in twin.asks if ask.kind in reactions and PASS in ask.keys), None)
        if asked is None:
            break
        twin.answer(asked.seat, PASS)
    if twin.over or twin.undo_refusal(seat) is not None:
        return True
    return not twin.vote and twin.ask_of(seat) is None
