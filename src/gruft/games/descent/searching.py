"""Searching (DE-SEARCH-01 to DE-SEARCH-05). Tokens lie on spaces; the search deck's top is the end of the list."""

from __future__ import annotations

from gruft.games.descent.endings import quest_of, settle
from gruft.games.descent.events import CardFound, Searched
from gruft.games.descent.figures import around, key_of
from gruft.games.descent.pieces import KEY
from gruft.games.descent.reactions import fire, opens, rewire
from gruft.games.descent.state import State
from gruft.games.descent.windows import SEARCH_CARD_DRAWN, SEARCHED, Ctx
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

TOO_FAR = refuse("search.too_far", "DE-SEARCH-01")
NO_TOKEN = refuse("search.no_token", "DE-SEARCH-01")


def search_refusal(g: State, h: int, space: int) -> Refusal | None:
    """Why the hero cannot search here: the token must lie on his space or next to it."""
    if space not in g.search_at:
        return NO_TOKEN
    if space in g.spaces[h] or around(g, h) >> space & 1:
        return None
    return TOO_FAR


def search(g: State, h: int, space: int) -> Flow[None]:
    """Turn the token over: the special one gives what the quest says, the others a search card."""
    number = g.search_at.index(space)
    special = g.special == number
    g.search_at[number] = -1
    g.chance.reveal()
    g.news.append(Searched(key_of(g, h), g.map.key[space]))
    card = -1
    if special:
        g.special = -1
        quest_of(g).found_special(g, h)
        settle(g)
    else:
        card = yield from draw_search(g, h)
    if opens(g, SEARCHED):
        yield from fire(g, SEARCHED, Ctx(h, token=number, card=card, space=space))


def draw_top_search(g: State) -> int:
    """The top search card, or -1: the deck is never renewed (DE-SEARCH-04)."""
    if not g.search_deck:
        return -1
    g.chance.reveal()
    return g.search_deck.pop()


def draw_search(g: State, h: int) -> Flow[int]:
    """Draw a search card, open for all to see (DE-INFO-05)."""
    from gruft.games.descent.cards.search import keep

    c = draw_top_search(g)
    if c < 0:
        return -1
    g.news.append(CardFound(key_of(g, h), KEY[c]))
    if opens(g, SEARCH_CARD_DRAWN):
        ctx = Ctx(h, card=c)
        g.found.append(c)
        yield from fire(g, SEARCH_CARD_DRAWN, ctx)
        g.found.clear()
        c = ctx.card
    if c >= 0:
        yield from keep(g, h, c)
    return c


def draw_shop(g: State, h: int) -> None:
    """A random shop card of the act, usable from the next equip step (ruling 35)."""
    deck = g.shop2 if g.level == "expert" else g.shop1
    if deck:
        c = deck.pop(g.chance.below(len(deck), "shop"))
        g.cards[h].append(c)
        g.news.append(CardFound(key_of(g, h), KEY[c]))
        rewire(g)
