"""The journey to the quest (DE-TRAVEL-01 to DE-TRAVEL-04, CA-30 to CA-33, CA-35, CA-36).

Symbol by symbol a travel card is turned up; what it says of this symbol happens. Beats: set_out, travel, arrive.

Not here: what the events do (road_events.py), the overlord's hand (deck.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.campaign_book import TRAVEL_CARDS, Symbol, TravelEvent
from gruft.games.descent.pieces.campaign_events import JourneyBegan, RoadQuiet, SymbolSkipped, TravelEventCame
from gruft.games.descent.rules.campaign.book import route_to
from gruft.games.descent.rules.campaign.phase import enter, sheet_of
from gruft.games.descent.rules.campaign.road_events import happen
from gruft.games.descent.state import State
from gruft.table.flow import Flow, caused

NAMING_IT: Final = frozenset(
    f"travel_{word}" for word in ("choice", "tester", "next", "finder", "attribute", "victim")
) | {"travel_discard"}
"""Questions that name the event themselves."""


def set_out(g: State) -> str:
    """The heroes leave the city; the travel deck is shuffled (CA-33)."""
    sheet = sheet_of(g)
    enter(g, "travel")
    route = route_to(g.quest)
    sheet.travel_deck = sorted(TRAVEL_CARDS)
    g.chance.shuffle(sheet.travel_deck, "travel")
    sheet.way, sheet.skips = [], False
    g.log.append(JourneyBegan(f"place:{route.node}", len(route.symbols)))
    wire(g)
    return "travel"


def travel(g: State) -> Flow[str]:
    """The next symbol of the road."""
    sheet = sheet_of(g)
    symbols = route_to(g.quest).symbols
    if len(sheet.way) == len(symbols):
        return "arrive"
    symbol = symbols[len(sheet.way)]
    if sheet.skips:
        sheet.skips = False
        sheet.way.append("")
        g.log.append(SymbolSkipped(f"symbol:{symbol}"))
        return "travel"
    card = sheet.travel_deck.pop()
    g.chance.reveal()
    sheet.way.append(card)
    event = event_for(card, symbol)
    if event is None:
        g.log.append(RoadQuiet(f"symbol:{symbol}"))
        return "travel"
    g.log.append(TravelEventCame(f"symbol:{symbol}", f"travel:{event.id}"))
    yield from caused(f"travel:{event.id}", happen(g, event), NAMING_IT)
    return "travel"


def event_for(card: str, symbol: Symbol) -> TravelEvent | None:
    """What a travel card says of this symbol."""
    return next((event for event in TRAVEL_CARDS[card].events if event.symbol == symbol), None)


def arrive(g: State) -> str:
    """The quest begins; what the road has done to the heroes stays (CA-32)."""
    sheet_of(g).step = ""
    sheet_of(g).travel_deck = []
    g.once.clear()
    wire(g)
    return "begin"
