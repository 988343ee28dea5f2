"""The first two steps: search cards are sold, everything is cleaned up (DE-CAMP-05, DE-CAMP-06, CA-41, CA-42).

Nobody decides anything. Beats: sell_search, clean_up.
"""

from __future__ import annotations

from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.pieces.campaign_events import CleanedUp, SearchCardsSold
from gruft.games.descent.pieces.cards import EQUIPPED, IS_SEARCH, RECORD, SEARCH
from gruft.games.descent.pieces.content import SearchCard
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, NOBODY
from gruft.games.descent.rules.campaign.phase import after, sheet_of
from gruft.games.descent.rules.setup.layout import clear_map
from gruft.games.descent.state import State


def sell_search(g: State) -> str:
    """The gold on all search cards of the heroes, used or not; then all twelve are shuffled."""
    sheet = sheet_of(g)
    gold = 0
    for held in g.cards:
        for c in held:
            record = RECORD[c]
            if isinstance(record, SearchCard):
                gold += record.gold
        held[:] = [c for c in held if not IS_SEARCH[c]]
    sheet.gold += gold
    sheet.found += gold
    g.search_deck, g.search_gone, g.found = list(SEARCH), [], []
    for c in SEARCH:
        g.status[c] = 0
    g.chance.shuffle(g.search_deck, "search")
    g.log.append(SearchCardsSold(gold))
    return after(g, "sell_search")


def clean_up(g: State) -> str:
    """Heroes recover and refresh, lasting effects end, the map goes, the overlord's deck is whole again."""
    _heroes(g)
    _overlord(g)
    clear_map(g)
    g.turn = g.actor = NOBODY
    g.round = g.acted = g.actions = 0
    g.group = ""
    g.marks, g.counters = [], {}
    g.played.clear()
    work_out(g)
    g.log.append(CleanedUp())
    return after(g, "clean_up")


def _heroes(g: State) -> None:
    """Also who was knocked out has all Health and Stamina again; sheets and cards are turned up (CA-42)."""
    for h in range(FIRST_MONSTER):
        g.damage[h] = g.fatigue[h] = g.cond[h] = g.health_bonus[h] = 0
    g.ko = g.feats = 0
    for held in g.cards:
        for c in held:
            g.status[c] &= EQUIPPED


def _overlord(g: State) -> None:
    """Hand, discard pile and what he had set aside go back into the deck."""
    sheet = sheet_of(g)
    g.ol_deck = sorted([*g.ol_deck, *g.ol_hand, *g.ol_discard, *g.ol_table, *sheet.aside])
    g.ol_hand, g.ol_discard, g.ol_table, g.ol_shown, sheet.aside = [], [], [], [], []
    g.ol_top_known = 0
    g.chance.shuffle(g.ol_deck, "overlord")
