"""Forced discards and the reactions to them (TU-RUL-33, TU-RUL-73).

The victim chooses the card. A reaction is finished, with all reactions to it, before anything else goes on; a
discard that a reaction demands is forced by the owner of the reacting card.
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.content import CARDS, Card
from gruft.games.tyrants.pieces.minions import CARD_REFS, DESIGN
from gruft.games.tyrants.rules.deck import discard, draw, promote
from gruft.games.tyrants.rules.targets import Args
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose, must
from gruft.table.rules import refuse


def reactions(card: Card) -> dict[str, int]:
    """What the card does when it is discarded by force, with how much of it."""
    return {word: int(amount) for step in card.on_forced_discard for word, amount in step.items()}


REACTIONS: Final = [reactions(card) for card in CARDS]
"""By design: what happens when an opponent's effect makes the owner discard the card."""

DISCARD: Final = refuse("duty.discard", rule="TU-RUL-33")
REACT: Final = refuse("duty.react", rule="TU-RUL-33")


def force_discard(g: State, victim: Seat, causer: Seat) -> Flow[None]:
    """`victim` chooses and discards one card because `causer` says so."""
    if not g.hands[victim]:
        return
    hand = {CARD_REFS[card]: card for card in g.hands[victim]}
    args: Args = {"causer": f"seat:{causer}"}
    card = must((yield from choose(victim, "discard", hand, duty=DISCARD, forced=True, args=args)))
    g.known.append(card)
    g.chance.reveal()
    reaction = REACTIONS[DESIGN[card]]
    promoted = "may_promote_this_instead" in reaction and (yield from promotes_instead(victim, card))
    g.hands[victim].remove(card)
    if promoted:
        promote(g, victim, card)
        return
    discard(g, victim, card)
    if "draw" in reaction:
        draw(g, victim, reaction["draw"])
    for _ in range(reaction.get("causer_discards", 0)):
        yield from force_discard(g, causer, victim)


def promotes_instead(victim: Seat, card: int) -> Flow[bool]:
    """Whether the victim of a discard promotes the card; asked each time."""
    answers = {"promote": True, "discard": False}
    return must((yield from choose(victim, "react", answers, duty=REACT, args={"card": CARD_REFS[card]})))
