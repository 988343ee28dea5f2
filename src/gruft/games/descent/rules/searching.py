"""Searching (DE-SEARCH-01 to DE-SEARCH-05). Tokens lie on spaces; the search deck's top is the end of the list."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.moment import SearchCardDrawn, Searched, SpecialFound
from gruft.games.descent.moments.reactions import fire, opens
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces import events
from gruft.games.descent.pieces.cards import CARD_REFS, ID
from gruft.games.descent.pieces.content import SEARCH
from gruft.games.descent.pieces.events import CardFound
from gruft.games.descent.rules.figures import around, mask_of
from gruft.games.descent.rules.groups import act_of
from gruft.games.descent.rules.words import Form, Play, Word, use, word
from gruft.games.descent.state import State
from gruft.table.effect import Said, saying
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

TOO_FAR = refuse("search.too_far", "DE-SEARCH-01")
NO_TOKEN = refuse("search.no_token", "DE-SEARCH-01")
DRAWN: Final = "drawn"
"""Where a search card works at once and is not kept."""


def search_refusal(g: State, h: int, space: int) -> Refusal | None:
    """Why the hero cannot search here: the token must lie on his space or next to it."""
    if space not in g.search_at:
        return NO_TOKEN
    if space in g.spaces[h] or around(g, h) >> space & 1:
        return None
    return TOO_FAR


def searchable(g: State, h: int) -> list[int]:
    """The spaces the hero can search now: those `search_refusal` does not refuse."""
    reach = around(g, h) | mask_of(g.spaces[h])
    return [s for s in g.search_at if s >= 0 and reach >> s & 1]


def search(g: State, h: int, space: int) -> Flow[None]:
    """Turn the token over: the special one gives what the quest says, the others a search card."""
    number = g.search_at.index(space)
    special = g.special == number
    g.search_at[number] = -1
    g.chance.reveal()
    g.log.append(events.Searched(ref_of(g, h), g.live.map.key[space]))
    card = -1
    if special:
        g.special = -1
        yield from fire(g, SpecialFound(h, space))
    else:
        card = yield from draw_search(g, h)
    if opens(g, Searched):
        yield from fire(g, Searched(h, number, card, space))


def show_plain(g: State, space: int) -> None:
    """A search token is turned up and stays: everybody knows that it is not the special one."""
    g.counters[f"plain.{g.search_at.index(space)}"] = 1


def shown_plain(g: State, number: int) -> bool:
    """Whether the search token with this number has been shown."""
    return bool(g.counters.get(f"plain.{number}"))


def draw_top_search(g: State) -> int:
    """The top search card, or -1: the deck is never renewed (DE-SEARCH-04)."""
    if not g.search_deck:
        return -1
    g.chance.reveal()
    return g.search_deck.pop()


def draw_search(g: State, h: int) -> Flow[int]:
    """Draw a search card, open for all to see (DE-INFO-05)."""
    c = draw_top_search(g)
    if c < 0:
        return -1
    g.log.append(CardFound(ref_of(g, h), CARD_REFS[c]))
    if opens(g, SearchCardDrawn):
        g.found.append(c)
        yield from fire(g, SearchCardDrawn(h))
        c = g.found.pop()
    yield from keep(g, h, c)
    return c


def keep(g: State, h: int, card: int) -> Flow[None]:
    """A drawn search card goes to the hero; Nothing and the Treasure Chest work at once and are gone (DE-R-35)."""
    found = SEARCH[ID[card]]
    if found.at == DRAWN:
        g.search_gone.append(card)
        if found.does:
            yield from use(g, Play(h, f"card:{found.id}", h))
        return
    g.cards[h].append(card)
    wire(g)


def draw_shop(g: State, h: int) -> None:
    """A random shop card of the act, usable from the next equip step (DE-R-35)."""
    deck = g.shop2 if act_of(g) == 2 else g.shop1
    if deck:
        c = deck.pop(g.chance.below(len(deck), "shop"))
        g.cards[h].append(c)
        g.log.append(CardFound(ref_of(g, h), CARD_REFS[c]))
        wire(g)


@word
class DrawShop(Word, frozen=True, tag="draw_shop"):
    """Random shop cards of the act."""

    n: int

    def run(self, g: State, play: Play) -> Flow[None]:
        for _ in range(self.n):
            draw_shop(g, play.me)
        yield from ()

    def said(self, form: Form) -> Said:
        return saying("effect-draw-shop", n=self.n)
