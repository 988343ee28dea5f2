"""Setting up the game (TU-SETUP-01 to TU-SETUP-14, TU-PLAYERS, TU-VARIANT) and claiming the starting sites.

Claiming is no turn: it gives nothing and triggers nothing (TU-SETUP-13).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.tyrants.meta import META
from gruft.games.tyrants.pieces.events import StartClaimed
from gruft.games.tyrants.pieces.minions import (
    GUARDS,
    MARKET_DECKS,
    NOBLES,
    OUTCASTS,
    PRIESTESSES,
    SOLDIERS,
    cards_of_deck,
)
from gruft.games.tyrants.pieces.underdark import (
    IN_PLAY,
    MARKER_SITES,
    NODE_REFS,
    SECTION_IDS,
    START_SITES,
    TROOPS,
    WHITE,
    WHITE_SPACES,
    spaces_of,
)
from gruft.games.tyrants.rules.deck import HAND, draw
from gruft.games.tyrants.rules.market import refill
from gruft.games.tyrants.rules.targets import duty, pick_node
from gruft.games.tyrants.rules.troops import put
from gruft.games.tyrants.state import State
from gruft.table.chance import Chance
from gruft.table.events import SILENCE, note
from gruft.table.flow import Flow
from gruft.table.game import Options, first_player
from gruft.table.rules import Refusal, refuse

MARKET_SPACES: Final = 6
STARTING_NOBLES: Final = 7
STARTING_SOLDIERS: Final = 3
CLAIM: Final = duty("claim", "TU-SETUP-12")


def option_refusal(seats: int, options: Options) -> Refusal | None:
    """Why the game cannot start like this (TU-BAD-17)."""
    if options["deck_one"] == options["deck_two"]:
        return refuse("options.same_deck", rule="TU-SETUP-02", deck=f"deck:{options['deck_one']}")
    return None


def sections_for(seats: int, outer: str) -> int:
    """Two play in the center, three add an outer section, four use all (TU-SETUP-01)."""
    chosen = {2: ["center"], 3: ["center", outer], 4: SECTION_IDS}[seats]
    return sum(1 << SECTION_IDS.index(section) for section in chosen)


def cards_of_game(market_decks: list[int], seats: int) -> list[int]:
    """Every card that takes part."""
    cards = NOBLES[: STARTING_NOBLES * seats] + SOLDIERS[: STARTING_SOLDIERS * seats] + PRIESTESSES + GUARDS
    for deck in market_decks:
        cards = cards + cards_of_deck(MARKET_DECKS[deck])
        if MARKET_DECKS[deck] == "demons":
            cards = cards + OUTCASTS
    return cards


def starting_cards(seat: int) -> list[int]:
    """The Nobles and Soldiers of a seat; everybody has copies of their own."""
    return (
        NOBLES[seat * STARTING_NOBLES : (seat + 1) * STARTING_NOBLES]
        + SOLDIERS[seat * STARTING_SOLDIERS : (seat + 1) * STARTING_SOLDIERS]
    )


def setup(seats: int, options: Options, chance: Chance) -> State:
    """The table before the first troop is placed."""
    decks = [MARKET_DECKS.index(options["deck_one"]), MARKET_DECKS.index(options["deck_two"])]
    sections = sections_for(seats, options["outer"])
    white = WHITE_SPACES & spaces_of(IN_PLAY[sections])
    first = first_player(META, seats, options, chance)
    g = State(
        chance=chance,
        log=SILENCE,
        seats=seats,
        market_decks=decks,
        sections=sections,
        first=first,
        active=first,
        round=0,
        power=0,
        influence=0,
        paid_markers=0,
        played=[],
        resolving=[],
        known=[],
        late=[],
        ghost=False,
        ending="",
        troops=[0] * WHITE + [white],
        spies=[0] * seats,
        barracks=[TROOPS] * seats,
        halls=[[0] * (WHITE + 1) for _ in range(seats)],
        box=TROOPS - white.bit_count(),
        tokens=[0] * seats,
        holders=[-1] * len(MARKER_SITES),
        decks=[starting_cards(seat) for seat in range(seats)],
        hands=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        circles=[[] for _ in range(seats)],
        in_play=[],
        market=[-1] * MARKET_SPACES,
        market_deck=[card for deck in decks for card in cards_of_deck(MARKET_DECKS[deck])],
        guards=GUARDS[:],
        priestesses=PRIESTESSES[:],
        outcasts=OUTCASTS[:] if MARKET_DECKS.index("demons") in decks else [],
        devoured=[],
    )
    chance.shuffle(g.market_deck, "market")
    for space in range(MARKET_SPACES):
        refill(g, space)
    for seat in range(seats):
        chance.shuffle(g.decks[seat], "deck")
        draw(g, seat, HAND)
    return g


def start_sites(g: State) -> int:
    """Starting sites in play that nobody has claimed and that have an empty space (TU-SETUP-12)."""
    claimed = 0
    for held in g.live.at[:WHITE]:
        claimed |= held
    return START_SITES & g.live.free & ~claimed


def start_refusal(g: State, node: int) -> Refusal | None:
    """Why this is no place for a first troop."""
    if start_sites(g) >> node & 1:
        return None
    place = NODE_REFS[node]
    if not START_SITES >> node & 1:
        return refuse("claim.no_start", rule="TU-BAD-14", place=place)
    if not g.live.nodes >> node & 1:
        return refuse("place.not_in_play", rule="TU-SETUP-01", place=place)
    return refuse("claim.taken", rule="TU-BAD-14", place=place)


def claim(g: State) -> Flow[str]:
    """In turn order each player puts a troop on a free starting site."""
    waiting = [(g.active + n) % g.seats for n in range((g.first - g.active - 1) % g.seats + 1)]
    assert not any(g.live.at[seat] for seat in waiting), "who has a troop has claimed"
    assert start_sites(g).bit_count() >= len(waiting), "a starting site for everybody"
    site = yield from pick_node(g.active, "claim", start_sites(g), partial(start_refusal, g), {}, CLAIM)
    put(g, g.active, site)
    g.barracks[g.active] -= 1
    note(g, StartClaimed, g.active, NODE_REFS[site])
    g.active = (g.active + 1) % g.seats
    return "turn" if g.active == g.first else "claim"
