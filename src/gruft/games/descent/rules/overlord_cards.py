"""The overlord's deck and hand (DE-OLC-01 to DE-OLC-05). The top of the deck is the end of the list.

Not here: when a card may be played (moments/reactions.py), what it does (cards/overlord/).
"""

from __future__ import annotations

from gruft.games.descent.moments.fights import HeroKnockedOut
from gruft.games.descent.moments.hooks import always
from gruft.games.descent.moments.reactions import leave_hand
from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.events import OverlordDiscarded, OverlordDrew, OverlordSaw
from gruft.games.descent.state import State


def draw_overlord(g: State, n: int = 1) -> int:
    """Draw cards; when the last one leaves the deck the discard pile becomes a new deck at once (DE-OLC-05)."""
    drawn = 0
    for _ in range(n):
        renew(g)  # with the whole deck in hand nothing was drawn until a card was discarded
        if not g.ol_deck:
            break
        c = g.ol_deck.pop()
        g.ol_top_known = max(0, g.ol_top_known - 1)
        g.ol_hand.append(c)
        drawn += 1
        g.chance.reveal()
        g.log.append(OverlordSaw(CARD_REFS[c], only=(g.overlord,)))
        renew(g)
    if drawn:
        g.log.append(OverlordDrew(drawn, f"seat:{g.overlord}"))
    return drawn


def renew(g: State) -> None:
    """An empty deck is made anew from the discard pile."""
    if not g.ol_deck and g.ol_discard:
        g.ol_deck, g.ol_discard = g.ol_discard, []
        g.chance.shuffle(g.ol_deck, "overlord")
        g.ol_top_known = 0


def discard_overlord(g: State, c: int) -> None:
    """From the hand to the discard pile, face up."""
    leave_hand(g, c)
    g.ol_discard.append(c)
    g.log.append(OverlordDiscarded(CARD_REFS[c]))
    renew(g)


@always(HeroKnockedOut)
def draw_for_a_fallen_hero(g: State, now: HeroKnockedOut) -> None:
    """For each hero knocked out the overlord draws a card (DE-KO-01)."""
    draw_overlord(g, 1)
