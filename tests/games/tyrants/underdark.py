"""Positions of Tyrants of the Underdark in a few readable words, and a table to play them on.

    game = underdark(2).troops("black", "araumycos", "araumycos").hand("black", "blackguard").begin()
    game.plays("blackguard", "assassinate", "troop:araumycos-white")
    assert game.hall("black") == {"white": 1}

The board is empty but for what is named, hands are empty but for what is named, every other starting card lies in its
owner's deck. Cards are named by design; the next free copy is taken. The market decks are chosen to fit the cards
named. Answers may be short: `araumycos` for `site:araumycos`, `noble` for any copy of `card:noble`, `a` and `b` for
the first and second option of a choice.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from gruft.games.tyrants.pieces.content import CARDS, SITES
from gruft.games.tyrants.pieces.minions import CARD_IDS, DESIGN, DESIGN_IDS, MARKET_DECKS, NOBLES, SOLDIERS
from gruft.games.tyrants.pieces.underdark import COLORS, NODE_IDS, NODE_SPACES, SITE_IDS, SPACE_IDS, nodes_of
from gruft.games.tyrants.state import State
from gruft.table.ask import Ask
from gruft.table.events import Event
from gruft.table.game import Game as Rules
from gruft.table.position import open_position
from gruft.table.rules import Refusal
from gruft.table.table import Accepted
from tests.harness.numbers import table_of

DECK_OF = {card.id: card.deck for card in CARDS}
SIZES = {site.id: site.spaces for site in SITES}


class Setting:
    """A position in the making."""

    def __init__(self, seats: int, outer: str) -> None:
        self.seats = seats
        self.outer = outer
        self.spaces: dict[str, list[str]] = {color: [] for color in COLORS}
        self.spy_sites: dict[str, list[str]] = {color: [] for color in COLORS[:4]}
        self.zones: dict[str, dict[int, list[str]]] = {"hands": {}, "discards": {}, "circles": {}, "decks": {}}
        self.piles: dict[str, list[str]] = {}
        self.state: dict[str, Any] = {}
        self.halls: dict[int, dict[str, int]] = {}
        self.tokens = [0] * seats
        self.next: dict[str, list[int]] = {}
        self.taken: set[str] = set()
        self.decks: list[str] = []
        self.only_market: list[str] | None = None

    # -- pieces --------------------------------------------------------------

    def troops(self, color: str, *places: str) -> Setting:
        """Troops of a colour (also white) on sites or route spaces, one for each time a place is named."""
        held = {space for spaces in self.spaces.values() for space in spaces}
        for place in places:
            spaces = [SPACE_IDS[n] for n in nodes_of(NODE_SPACES[NODE_IDS.index(place)])]
            free = next(space for space in spaces if space not in held)
            held.add(free)
            self.spaces[color].append(free)
        return self

    def fills(self, color: str, site: str) -> Setting:
        """Troops of a colour on every space of a site."""
        return self.troops(color, *[site] * SIZES[site])

    def spies(self, color: str, *sites: str) -> Setting:
        self.spy_sites[color] += sites
        return self

    def trophies(self, color: str, **troops: int) -> Setting:
        self.halls.setdefault(COLORS.index(color), {}).update(troops)
        return self

    def barracks(self, color: str, left: int) -> Setting:
        """Only so many troops are left: the others lie in the next player's hall."""
        other = (COLORS.index(color) + 1) % self.seats
        out = 40 - left - len(self.spaces[color])
        return self.trophies(COLORS[other], **{color: out})

    def left(self, color: str) -> int:
        """How many troops of a colour are still in the barracks."""
        captured = sum(hall.get(color, 0) for hall in self.halls.values())
        return 40 - len(self.spaces[color]) - captured

    # -- cards ---------------------------------------------------------------

    def copy_of(self, design: str) -> str:
        deck = DECK_OF[design]
        if deck in MARKET_DECKS and deck not in self.decks:
            self.decks.append(deck)
        found = next(n for n in CARD_IDS if n.rpartition(".")[0] == design and n not in self.taken)
        self.taken.add(found)
        return found

    def starter_of(self, design: str, seat: int) -> str:
        """A Noble or Soldier of this player's own starting cards."""
        own = NOBLES[seat * 7 : seat * 7 + 7] if design == "noble" else SOLDIERS[seat * 3 : seat * 3 + 3]
        found = next(CARD_IDS[card] for card in own if CARD_IDS[card] not in self.taken)
        self.taken.add(found)
        return found

    def lay(self, zone: str, color: str, designs: tuple[str, ...]) -> Setting:
        seat = COLORS.index(color)
        cards = self.zones[zone].setdefault(seat, [])
        for design in designs:
            starter = design in ("noble", "soldier")
            cards.append(self.starter_of(design, seat) if starter else self.copy_of(design))
        return self

    def hand(self, color: str, *designs: str) -> Setting:
        return self.lay("hands", color, designs)

    def discard(self, color: str, *designs: str) -> Setting:
        return self.lay("discards", color, designs)

    def circle(self, color: str, *designs: str) -> Setting:
        return self.lay("circles", color, designs)

    def deck(self, color: str, *designs: str) -> Setting:
        """The top of a player's deck, topmost first; the other starting cards lie below."""
        self.lay("decks", color, designs)
        return self

    def bare(self, color: str) -> Setting:
        """The player owns no other cards: what is left of the starting cards has been devoured."""
        seat = COLORS.index(color)
        for card in [*NOBLES[seat * 7 : seat * 7 + 7], *SOLDIERS[seat * 3 : seat * 3 + 3]]:
            if CARD_IDS[card] not in self.taken:
                self.taken.add(CARD_IDS[card])
                self.piles.setdefault("devoured", []).insert(0, CARD_IDS[card])
        return self

    def market(self, *designs: str) -> Setting:
        """The market row; spaces not named are empty."""
        self.piles["market"] = [self.copy_of(design) for design in designs]
        return self

    def market_deck(self, *designs: str) -> Setting:
        """The top of the market deck, topmost first."""
        self.piles["market_deck"] = [self.copy_of(design) for design in designs]
        return self

    def market_deck_only(self, *designs: str) -> Setting:
        """The market deck holds these cards and no others; the rest has been devoured."""
        self.only_market = [self.copy_of(design) for design in designs]
        return self

    def devoured(self, *designs: str) -> Setting:
        """The devoured pile, topmost last."""
        pile = self.piles.setdefault("devoured", [])
        pile += [self.starter_of(d, 0) if d in ("noble", "soldier") else self.copy_of(d) for d in designs]
        return self

    def outcasts(self, left: int) -> Setting:
        """Only so many Insane Outcasts are in their stack; the last player has discarded the others."""
        if "demons" not in self.decks:
            self.decks.append("demons")
        last = COLORS[self.seats - 1]
        return self.lay("discards", last, ("insane_outcast",) * (30 - left))

    def with_decks(self, *decks: str) -> Setting:
        self.decks += [deck for deck in decks if deck not in self.decks]
        return self

    # -- the rest --------------------------------------------------------------

    def pool(self, power: int = 0, influence: int = 0) -> Setting:
        self.state.update(power=power, influence=influence)
        return self

    def set(self, **fields: Any) -> Setting:
        self.state.update(fields)
        return self

    def points(self, color: str, tokens: int) -> Setting:
        self.tokens[COLORS.index(color)] = tokens
        return self

    def chance(self, stream: str, *numbers: int) -> Setting:
        self.next[stream] = [*self.next.get(stream, []), *numbers]
        return self

    def position(self, beat: str) -> dict[str, Any]:
        decks = [*self.decks, *(deck for deck in MARKET_DECKS if deck not in self.decks)][:2]
        assert len(self.decks) <= 2, self.decks
        piles: dict[str, Any] = {"devoured": [], "market": [], "market_deck": [], **self.piles}
        row = (piles["market"] + [None] * 6)[:6]
        own = self.zones["decks"]
        state: dict[str, Any] = {
            "first": 0,
            "active": 0,
            "round": 1,
            "troops": [self.spaces[color] for color in COLORS],
            "spies": [self.spy_sites[color] for color in COLORS[: self.seats]],
            "halls": [[self.halls.get(seat, {}).get(c, 0) for c in COLORS] for seat in range(self.seats)],
            "tokens": self.tokens,
            "hands": [self.zones["hands"].get(seat, []) for seat in range(self.seats)],
            "discards": [self.zones["discards"].get(seat, []) for seat in range(self.seats)],
            "circles": [self.zones["circles"].get(seat, []) for seat in range(self.seats)],
            "decks": [own.get(seat, [])[::-1] for seat in range(self.seats)],
            "market": row,
            "market_deck": piles["market_deck"][::-1],
            "devoured": piles["devoured"],
            **self.state,
        }
        if any(self.left(color) == 0 for color in COLORS[: self.seats]):
            state.setdefault("ending", "barracks")
        if self.only_market is not None:
            if not self.only_market:
                state.setdefault("ending", "market")
            kept = set(self.taken)
            rest = [n for n in CARD_IDS if DECK_OF[n.rpartition(".")[0]] in decks and n not in kept]
            state["market_deck"] = self.only_market[::-1]
            state["devoured"] = rest + state["devoured"]
        options = {"deck_one": decks[0], "deck_two": decks[1], "outer": self.outer}
        made = {"game": "tyrants", "seats": self.seats, "seed": "a test", "options": options, "beat": beat}
        return {**made, "state": state, "next": self.next}

    def begin(self, beat: str = "main", rules: Rules | None = None) -> Game:
        """Open the table; black is the first player and, unless `set(active=…)` says otherwise, the active one.

        With `rules` it is a table of that very game, be it ours or an owner's.
        """
        return Game(self.position(beat), rules)


def underdark(seats: int = 2, outer: str = "left") -> Setting:
    return Setting(seats, outer)


class Game:
    """A table with short words for what tests want to know."""

    def __init__(self, position: dict[str, Any], rules: Rules | None = None) -> None:
        self.table = open_position("tyrants", position) if rules is None else table_of(rules, position)

    @property
    def g(self) -> State:
        state: State = self.table.state
        return state

    @property
    def ask(self) -> Ask:
        assert len(self.table.asks) == 1, self.table.asks
        return self.table.asks[0]

    @property
    def kind(self) -> str:
        return self.ask.kind

    @property
    def asked(self) -> str:
        """The colour of the player who is asked."""
        return COLORS[self.ask.seat]

    @property
    def offers(self) -> list[str]:
        """The open options in short."""
        return [short(key) for key in self.ask.keys]

    def full(self, answer: str) -> str:
        """The key a short answer means."""
        keys = self.ask.keys
        if answer in keys:
            return answer
        if answer in ("a", "b", "c") and self.kind == "option":
            return next((k for k in self.ask.candidates if k.endswith(f"-{'abc'.index(answer) + 1}")), answer)
        found = [key for key in keys if answer in (short(key), re.sub(r"\.\d+$", "", key))]
        return found[0] if found else answer

    def answers(self, *answers: str) -> Game:
        for answer in answers:
            outcome = self.table.answer(self.ask.seat, self.full(answer))
            assert isinstance(outcome, Accepted), (answer, outcome, self.ask)
        return self

    def plays(self, design: str, *answers: str) -> Game:
        """The active player plays a card and gives these answers."""
        return self.answers(f"play:{design}", *answers)

    def recruits(self, design: str) -> Game:
        return self.answers(f"recruit:{design}")

    def ends(self, *answers: str) -> Game:
        return self.answers("end", *answers)

    def why(self, key: str) -> Refusal:
        """The refusal of an answer; it must be one and must change nothing."""
        before = self.table.hash()
        refusal = self.table.why_not(self.ask.seat, key)
        assert isinstance(refusal, Refusal), (key, self.ask)
        assert self.table.answer(self.ask.seat, key) == refusal
        assert self.table.hash() == before
        return refusal

    def why_not(self, key: str) -> str:
        return self.why(key).code

    # -- looking ---------------------------------------------------------------

    @property
    def pool(self) -> tuple[int, int]:
        return self.g.power, self.g.influence

    def tokens(self, color: str) -> int:
        return self.g.tokens[COLORS.index(color)]

    def hall(self, color: str) -> dict[str, int]:
        return {COLORS[c]: n for c, n in enumerate(self.g.halls[COLORS.index(color)]) if n}

    def barracks(self, color: str) -> int:
        return self.g.barracks[COLORS.index(color)]

    def standing(self, color: str) -> dict[str, int]:
        """Where the troops of a colour stand, with their number."""
        mask = self.g.troops[COLORS.index(color)]
        count = {NODE_IDS[n]: (mask & NODE_SPACES[n]).bit_count() for n in range(len(NODE_IDS))}
        return {place: n for place, n in count.items() if n}

    def spies(self, color: str) -> list[str]:
        return [SITE_IDS[n] for n in nodes_of(self.g.spies[COLORS.index(color)])]

    def hand(self, color: str) -> list[str]:
        return designs(self.g.hands[COLORS.index(color)])

    def deck(self, color: str) -> list[str]:
        return designs(self.g.decks[COLORS.index(color)])

    def discard(self, color: str) -> list[str]:
        return designs(self.g.discards[COLORS.index(color)])

    def circle(self, color: str) -> list[str]:
        return designs(self.g.circles[COLORS.index(color)])

    @property
    def play_area(self) -> list[str]:
        return designs(self.g.in_play)

    @property
    def devoured(self) -> list[str]:
        return designs(self.g.devoured)

    @property
    def market(self) -> list[str | None]:
        return [None if card < 0 else DESIGN_IDS[DESIGN[card]] for card in self.g.market]

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.table.log if isinstance(event, kind)]

    def counts(self) -> dict[str, Any]:
        """All that effects can change, for comparing before and after."""
        g = self.g
        return {
            "pool": (g.power, g.influence),
            "tokens": list(g.tokens),
            "halls": [list(hall) for hall in g.halls],
            "troops": list(g.troops),
            "spies": list(g.spies),
            "hands": [Counter(designs(hand)) for hand in g.hands],
            "discards": [Counter(designs(pile)) for pile in g.discards],
            "circles": [Counter(designs(circle)) for circle in g.circles],
            "decks": [len(deck) for deck in g.decks],
            "late": len(g.late),
            "devoured": designs(g.devoured),
            "market": self.market,
            "outcasts": len(g.outcasts),
        }


def designs(cards: list[int]) -> list[str]:
    return [DESIGN_IDS[DESIGN[card]] for card in cards]


def short(key: str) -> str:
    """`card:noble.3` is `noble`, `site:araumycos` is `araumycos`."""
    return re.sub(r"\.\d+$", "", key.partition(":")[2]) if ":" in key else key
