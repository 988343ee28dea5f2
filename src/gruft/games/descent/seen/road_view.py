"""The region of the campaign as everybody sees it: places, roads, and the journey to the quest (DE-TRAVEL-01)."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from gruft.games.descent.pieces.campaign_book import CAMPAIGN
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.rules.campaign import book
from gruft.games.descent.rules.campaign.journey import event_for


class PlaceView(TypedDict):
    ref: str
    kind: str
    x: int
    y: int


class RoadView(TypedDict):
    start: str
    end: str
    symbols: list[str]


class SymbolView(TypedDict):
    """A symbol of the road to the quest and what came of it: an event, nothing, or it still lies ahead."""

    symbol: str
    passed: bool
    event: str


class JourneyView(TypedDict):
    place: str
    way: list[str]
    """The places one comes through, the city first."""
    symbols: list[SymbolView]


@cache
def place_views() -> list[PlaceView]:
    """The places of the campaign map."""
    return [{"ref": f"place:{node.id}", "kind": node.kind, "x": node.x, "y": node.y} for node in CAMPAIGN.nodes]


@cache
def road_views() -> list[RoadView]:
    """The roads between them with their symbols."""
    return [
        {
            "start": f"place:{road.start}",
            "end": f"place:{road.end}",
            "symbols": [f"symbol:{symbol}" for symbol in road.symbols],
        }
        for road in CAMPAIGN.roads
    ]


def journey_view(quest: str, sheet: CampaignSheet) -> JourneyView:
    """The way to a quest, symbol by symbol, and what has happened on it so far."""
    route = book.route_to(quest)
    symbols: list[SymbolView] = []
    for n, symbol in enumerate(route.symbols):
        card = sheet.way[n] if n < len(sheet.way) else ""
        event = event_for(card, symbol) if card else None
        symbols.append(
            {
                "symbol": f"symbol:{symbol}",
                "passed": n < len(sheet.way),
                "event": f"travel:{event.id}" if event is not None else "",
            }
        )
    return {"place": f"place:{route.node}", "way": list(_way_to(route.node)), "symbols": symbols}


@cache
def _way_to(place: str) -> tuple[str, ...]:
    """The places on the road from the city to this one."""
    reached: dict[str, tuple[str, ...]] = {CAMPAIGN.home: (CAMPAIGN.home,)}
    for _ in CAMPAIGN.nodes:
        for road in CAMPAIGN.roads:
            for here, there in ((road.start, road.end), (road.end, road.start)):
                if here in reached and there not in reached:
                    reached[there] = (*reached[here], there)
    return tuple(f"place:{node}" for node in reached[place])
