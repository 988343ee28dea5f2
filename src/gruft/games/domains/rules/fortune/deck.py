"""The Fortune deck and what each seat knows of it (DD-ACTION-01, DD-INFO-01).

`lore` keeps, for each seat, the cards it has seen in the deck and between which places (from the top) they lie; when
somebody else reorders the top, exact knowledge fades to "somewhere among these", and `stirred` remembers how deep.

Not here: what the cards do (phase.py), dealing the unknown anew (seen/redeal.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.events import FortuneLooked, FortuneSeen
from gruft.games.domains.pieces.records import Lore
from gruft.games.domains.pieces.tables import FORTUNE_REFS
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Arg


def top(g: State, n: int) -> list[int]:
    """The top cards, the next one first."""
    return g.fortune[: -n - 1 : -1]


def draw(g: State) -> int:
    """Reveal the next card; everybody's knowledge moves up one place."""
    g.chance.reveal()
    card = g.fortune.pop()
    for seat in range(g.seats):
        g.lore[seat] = [
            Lore(lore.card, max(0, lore.first - 1), max(1, lore.end - 1)) for lore in g.lore[seat] if lore.card != card
        ]
        g.stirred[seat] = max(0, g.stirred[seat] - 1)
    return card


def look(g: State, seat: Seat, n: int) -> None:
    """Look secretly at the top `n` cards."""
    g.chance.reveal()
    cards = top(g, n)
    note(g, FortuneLooked, seat, len(cards))
    learn(g, seat, cards)
    for place, card in enumerate(cards):
        note(g, FortuneSeen, seat, FORTUNE_REFS[card], place + 1, only=(seat,))


def learn(g: State, seat: Seat, cards: list[int]) -> None:
    """The seat now knows exactly which cards are on top."""
    kept = [lore for lore in g.lore[seat] if lore.card not in cards]
    g.lore[seat] = kept + [Lore(card, place, place + 1) for place, card in enumerate(cards)]
    if g.stirred[seat] <= len(cards):
        g.stirred[seat] = 0


def reorder(g: State, seat: Seat, n: int) -> Flow[None]:
    """Put the top cards back in any order, the next one first; they may not be shown (DD-BAD-12)."""
    n = min(n, len(g.fortune))
    for place in range(n - 1):
        left = {FORTUNE_REFS[card]: card for card in top(g, n)[place:]}
        args: dict[str, Arg] = {"place": place + 1}
        card = yield from pick(seat, "seer_order", left, args=args, rule="DD-ACTION-01")
        g.fortune.remove(card)
        g.fortune.insert(len(g.fortune) - place, card)
        learn(g, seat, top(g, n))
    for other in range(g.seats):
        if other != seat:
            _blur(g, other, n)


def _blur(g: State, seat: Seat, n: int) -> None:
    """Somebody else reordered the top `n`: what this seat knew there lies somewhere among them now."""
    g.lore[seat] = [Lore(lore.card, 0, max(n, lore.end)) if lore.first < n else lore for lore in g.lore[seat]]
    g.stirred[seat] = max(g.stirred[seat], n)
