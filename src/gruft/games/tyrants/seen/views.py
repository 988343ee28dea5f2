"""Who sees what (TU-INFO-01 to TU-INFO-06), built by adding.

Everything is public except hands and the order of decks. Which card is being resolved is shown to its player
only: that a focus is still open would tell the others something about the hand.
"""

from __future__ import annotations

from typing import TypedDict

from gruft.games.tyrants.pieces.minions import CARD_IDS, MARKET_DECKS
from gruft.games.tyrants.pieces.underdark import (
    ALL_SITES,
    COLORS,
    MARKER_OF_NODE,
    MARKER_SITES,
    NODE_IDS,
    SECTION_IDS,
    SITE_IDS,
    SITE_VP,
    SPACE_IDS,
    SPACES_OF_NODE,
    nodes_of,
)
from gruft.games.tyrants.rules.control import controller, has_total_control
from gruft.games.tyrants.rules.end_of_turn import late_ref
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.scoring import score
from gruft.games.tyrants.rules.spies import spies_left
from gruft.games.tyrants.state import State
from gruft.table.ask import Seat


class PlayerView(TypedDict):
    """One player as everybody sees them; cards by id."""

    seat: int
    color: str
    barracks: int
    spies: int
    trophies: dict[str, int]
    tokens: int
    hand: int
    deck: int
    discard: list[str]
    inner_circle: list[str]
    markers: list[str]
    presence: list[str]
    score: dict[str, int]


class PlaceView(TypedDict):
    """A site or route space: who stands on each of its spaces."""

    id: str
    troops: list[str | None]


class SiteView(PlaceView):
    """A site, with what only sites have."""

    spies: list[str]
    vp: int
    control: str | None
    total: bool
    marker: str | None
    """Where the control marker is: a colour, `board`, or null if the site has none."""


class MarketView(TypedDict):
    """What lies on the market."""

    row: list[str | None]
    deck: int
    priestesses: int
    guards: int
    outcasts: int
    devoured: list[str]
    ghost: bool


class TyrantsView(TypedDict):
    """Everything one seat, or a spectator, may see."""

    me: int | None
    seats: int
    sections: list[str]
    decks: list[str]
    round: int
    first: int
    active: int
    power: int
    influence: int
    ending: str
    players: list[PlayerView]
    sites: list[SiteView]
    routes: list[PlaceView]
    market: MarketView
    play_area: list[str]
    late: list[str]
    hand: list[str]
    resolving: list[str]


def cards(numbers: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in numbers]


def view(g: State, seat: Seat | None) -> TyrantsView:
    """What `seat` (None: a spectator) sees."""
    standing = troops_by_space(g)
    shown: TyrantsView = {
        "me": None,
        "seats": g.seats,
        "sections": [SECTION_IDS[n] for n in nodes_of(g.sections)],
        "decks": [MARKET_DECKS[deck] for deck in g.market_decks],
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "power": g.power,
        "influence": g.influence,
        "ending": g.ending,
        "players": [player_view(g, player) for player in range(g.seats)],
        "sites": [site_view(g, node, standing) for node in nodes_of(g.live.nodes & ALL_SITES)],
        "routes": [
            {"id": NODE_IDS[node], "troops": standing[SPACES_OF_NODE[node]]}
            for node in nodes_of(g.live.nodes & ~ALL_SITES)
        ],
        "market": market_view(g),
        "play_area": cards(g.in_play),
        "late": [late_ref(put_off) for put_off in g.late],
        "hand": [],
        "resolving": [],
    }
    return shown if seat is None else own(g, seat, shown)


def own(g: State, seat: Seat, shown: TyrantsView) -> TyrantsView:
    """What a seat sees: its own hand, and in its turn the cards it is looking at, beside what everybody sees."""
    resolving = cards(g.resolving) if seat == g.active else []
    return {**shown, "me": seat, "hand": cards(g.hands[seat]), "resolving": resolving}


def player_view(g: State, seat: Seat) -> PlayerView:
    """What everybody knows about a player; of hand and deck only the number of cards."""
    return {
        "seat": seat,
        "color": COLORS[seat],
        "barracks": g.barracks[seat],
        "spies": spies_left(g, seat),
        "trophies": {COLORS[color]: count for color, count in enumerate(g.halls[seat]) if count},
        "tokens": g.tokens[seat],
        "hand": len(g.hands[seat]),
        "deck": len(g.decks[seat]),
        "discard": cards(g.discards[seat]),
        "inner_circle": cards(g.circles[seat]),
        "markers": [SITE_IDS[MARKER_SITES[n]] for n, holder in enumerate(g.holders) if holder == seat],
        "presence": [NODE_IDS[node] for node in nodes_of(presence(g, seat))],
        "score": score(g, seat),
    }


def site_view(g: State, site: int, standing: list[str | None]) -> SiteView:
    """Who stands at a site and who controls it."""
    owner = controller(g, site)
    marker = MARKER_OF_NODE[site]
    holder = g.holders[marker]
    return {
        "id": SITE_IDS[site],
        "troops": standing[SPACES_OF_NODE[site]],
        "spies": [COLORS[seat] for seat, mask in enumerate(g.spies) if mask >> site & 1],
        "vp": SITE_VP[site],
        "control": COLORS[owner] if owner >= 0 else None,
        "total": owner >= 0 and has_total_control(g, owner, site),
        "marker": None if marker < 0 else "board" if holder < 0 else COLORS[holder],
    }


def troops_by_space(g: State) -> list[str | None]:
    """The colour on each space of the board."""
    standing: list[str | None] = [None] * len(SPACE_IDS)
    for color, mask in enumerate(g.troops):
        for space in nodes_of(mask):
            standing[space] = COLORS[color]
    return standing


def market_view(g: State) -> MarketView:
    """What is for sale, and how much is left of everything."""
    return {
        "row": [None if card < 0 else CARD_IDS[card] for card in g.market],
        "deck": len(g.market_deck),
        "priestesses": len(g.priestesses),
        "guards": len(g.guards),
        "outcasts": len(g.outcasts),
        "devoured": cards(g.devoured),
        "ghost": g.ghost,
    }
