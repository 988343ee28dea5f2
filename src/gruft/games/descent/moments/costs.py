"""What the use of a card costs: fatigue of one's own will, exhausting, turning over (DE-CARD, DE-FAT-01, DE-SKILL-02).

Forced fatigue is suffered like damage (rules/damage.py).
"""

from __future__ import annotations

from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, EXHAUSTED, FLIPPED, USE
from gruft.games.descent.pieces.events import CardUsed, FatigueSuffered
from gruft.games.descent.pieces.kinds import FIRST_MONSTER
from gruft.games.descent.state import State
from gruft.table.rules import Refusal, refuse

EXHAUSTED_CARD = refuse("card.exhausted", "DE-CARD-01")


def free_stamina(g: State, f: int) -> int:
    """How much fatigue a hero can still take; others have none (DE-FAT-03)."""
    return max(0, g.live.max_stamina[f] - g.fatigue[f]) if f < FIRST_MONSTER else 0


def pay_fatigue(g: State, h: int, n: int, cause: str = "") -> None:
    """Fatigue suffered voluntarily, never above Stamina."""
    assert free_stamina(g, h) >= n, (h, n)
    g.fatigue[h] += n
    g.log.append(FatigueSuffered(ref_of(g, h), n, cause))


def cost_refusal(g: State, owner: int, c: int) -> Refusal | None:
    """Why the owner cannot pay for this card now (DE-BAD-02)."""
    use = USE[c]
    status = g.status[c]
    if status & FLIPPED:
        return refuse("card.flipped", "DE-SEARCH-03", card=CARD_REFS[c])
    if use.exhaust and status & EXHAUSTED:
        return EXHAUSTED_CARD
    need = max(use.fatigue, 1) if use.fatigue_x else use.fatigue
    left = free_stamina(g, owner)
    return refuse("card.too_tired", "DE-SKILL-02", need=need, left=left) if left < need else None


def costs_fatigue(c: int) -> bool:
    """Whether somebody who uses this card suffers fatigue for it."""
    return USE[c].fatigue > 0 or USE[c].fatigue_x


def pay(g: State, owner: int, c: int) -> None:
    """Costs are paid before anything is carried out; X is asked by the card itself."""
    use = USE[c]
    if use.exhaust:
        g.status[c] |= EXHAUSTED
    if use.flip:
        g.status[c] |= FLIPPED
        wire(g)
    g.log.append(CardUsed(ref_of(g, owner), CARD_REFS[c]))
    if use.fatigue:
        pay_fatigue(g, owner, use.fatigue)
