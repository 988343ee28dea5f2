"""What a seat cannot know, dealt anew (DE-INFO-01 to DE-INFO-05).

The heroes do not know the overlord's hand, only its size and cards shown on their way into it. Nobody knows the
order of decks (but the overlord those cards he has looked at), nor what face-down tokens are. Everything is sorted
before it is dealt, so that the deal does not depend on the truth.
"""

from __future__ import annotations

from gruft.games.descent.rules.searching import shown_plain
from gruft.games.descent.state import State
from gruft.table.ask import Seat
from gruft.table.chance import Chance


def redeal(g: State, seat: Seat | None, chance: Chance) -> None:
    """Replace, in place, everything `seat` (None: a spectator) cannot know by a possibility."""
    sheet = g.campaign
    if sheet is not None:
        sheet.travel_deck.sort()
        chance.shuffle(sheet.travel_deck, "redeal")
        if seat != sheet.seer and seat != g.overlord:
            sheet.seen = []
    if seat == g.overlord:
        top = len(g.ol_deck) - min(g.ol_top_known, len(g.ol_deck))
        below = sorted(g.ol_deck[:top])
        chance.shuffle(below, "redeal")
        g.ol_deck[:top] = below
    else:
        known = sorted(c for c in g.ol_hand if c in g.ol_shown)
        if sheet is not None:  # nobody else knows whether any are set aside: let them be in the deck
            known = sorted({*known, *(c for c in g.ol_hand if seat == sheet.seer and c in sheet.seen)})
            g.ol_deck += sheet.aside
            sheet.aside = []
        hidden = sorted([c for c in g.ol_hand if c not in known] + g.ol_deck)
        chance.shuffle(hidden, "redeal")
        count = len(g.ol_hand) - len(known)
        g.ol_hand[:] = known + hidden[:count]
        g.ol_deck[:] = hidden[count:]
        if g.special >= 0:
            lying = [n for n, at in enumerate(g.search_at) if at >= 0 and not shown_plain(g, n)]
            g.special = chance.pick(lying, "redeal")
    for deck in (g.search_deck, g.shop1, g.shop2):
        deck.sort()
        chance.shuffle(deck, "redeal")
    down = [t for t, up in enumerate(g.token_up) if not up]
    kinds = sorted(g.token_kind[t] for t in down)
    chance.shuffle(kinds, "redeal")
    for token, kind in zip(down, kinds):
        g.token_kind[token] = kind
