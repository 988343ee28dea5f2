"""Positions of Dark Domains in one readable line, and a table that speaks in short words.

game = domains(2).build(0, "forest.1", "grove", dark=True).party(0, "garrick_holt").at("adventure_phase")
game.does(0, "pass")
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any, TypeVar

from gruft.games.domains.game import GAME
from gruft.games.domains.pieces.content import BUILDINGS
from gruft.games.domains.pieces.tables import (
    ADVENTURER_IDS,
    AREAS,
    B_AREAS,
    B_KIND,
    BUILDING_IDS,
    FORTUNE_OF,
    GUILD,
    HENCHMAN_OF,
    ITEM_OF,
    MASTER_OF,
    MERCENARY,
    MONSTER_IDS,
    N_ITEMS,
    PHASES,
    PURPLE,
    SPACES,
    SPELL_OF,
    SPOT_OF_REF,
    SPOT_REFS,
    WHITE,
)
from gruft.games.domains.rules.arrange import arrange
from gruft.games.domains.rules.basics.items import held
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.rules.setup import setup
from gruft.games.domains.state import State
from gruft.table.ask import Ask
from gruft.table.chance import Chance, secret_of
from gruft.table.events import Event
from gruft.table.table import Accepted, Table
from gruft.texts import Texts

E = TypeVar("E", bound=Event)

PHASE_OF_BEAT = {
    "preparation": 2,
    "minion_phase": 3,
    "place_minion": 3,
    "after_minions": 3,
    "resolution_phase": 4,
    "foreman_phase": 5,
    "adventure_phase": 6,
    "production_phase": 7,
    "end_of_turn_phase": 8,
}


STOPS = {
    "preparation": "minion_phase",
    "minion_phase": "resolution_phase",
    "after_minions": "resolution_phase",
    "resolution_phase": "foreman_phase",
    "foreman_phase": "adventure_phase",
    "adventure_phase": "production_phase",
    "party": "production_phase",
    "production_phase": "end_of_turn_phase",
    "end_of_turn_phase": "fortune_phase",
}


def land(seat: int, name: str) -> int:
    """`forest.1` of a seat as a space."""
    area, _, number = name.partition(".")
    return seat * SPACES + AREAS.index(area) * 4 + int(number) - 1


def land_key(seat: int, name: str) -> str:
    return f"land:{seat}_{name}"


class Domains:
    """A table under construction."""

    def __init__(self, seats: int, masters: bool, open_totals: bool) -> None:
        self.g: State = setup(
            seats, {"masters": masters, "open_totals": open_totals}, Chance(secret_of("tests of domains"))
        )
        self.g.first = 0
        self.g.round = 1
        for seat in range(seats):
            self.g.items[seat * N_ITEMS + ITEM_OF["coins"]] = 0
        self.dice_next: list[int] = []

    def has(self, seat: int, **items: int) -> Domains:
        for name, n in items.items():
            self.g.items[seat * N_ITEMS + ITEM_OF[name]] = n
        return self

    def hand(self, seat: int, *spells: str) -> Domains:
        self.g.hands[seat] = [SPELL_OF[name] for name in spells]
        return self

    def plans(self, seat: int, *cards: str) -> Domains:
        for name in cards:
            self.g.plans[seat].append(self._building(name))
        return self

    def _building(self, name: str) -> int:
        used = [card for card in self.g.land if card >= 0] + [card for cards in self.g.plans for card in cards]
        wanted = [n for n, ident in enumerate(BUILDING_IDS) if name in (ident, ident.partition(".")[0])]
        return next(card for card in wanted if card not in used)

    def build(self, seat: int, where: str, card: str, *, dark: bool = False, holy: bool = False) -> Domains:
        space = land(seat, where)
        number = self._building(card)
        self.g.land[space] = number
        self.g.dark[space] = int(dark)
        self.g.holy[space] = int(holy)
        return self

    def fill(self, seat: int, where: str, *, dark: bool = False, holy: bool = False) -> Domains:
        """Any plain building that may stand there."""
        area = where.partition(".")[0]
        used = [card for card in self.g.land if card >= 0] + [card for cards in self.g.plans for card in cards]
        fits = [n for n in range(len(BUILDING_IDS)) if n not in used and AREAS.index(area) in B_AREAS[n]]
        plain = next(n for n in fits if BUILDINGS[B_KIND[n]].special is None)
        return self.build(seat, where, BUILDING_IDS[plain], dark=dark, holy=holy)

    def curse(self, seat: int, where: str) -> Domains:
        self.g.cursed[land(seat, where)] = 1
        return self

    def monster(self, seat: int, where: str, name: str, *, imbued: int = 0, armed: int = 0) -> Domains:
        number = next(
            n for n, ident in enumerate(MONSTER_IDS) if name in (ident, ident.partition(".")[0]) and self.g.where[n] < 0
        )
        self.g.where[number] = land(seat, where)
        self.g.imbued[number] = imbued
        self.g.armed[number] = armed
        if number == MERCENARY:
            self.g.mercenary = seat
        return self

    def market(self, *names: str) -> Domains:
        cards = [next(n for n, i in enumerate(MONSTER_IDS) if name in (i, i.partition(".")[0])) for name in names]
        self.g.market = (cards + [-1] * 6)[:6]
        return self

    def stock(self, *names: str) -> Domains:
        """The next monsters of the stock, first drawn first."""
        cards = [next(n for n, i in enumerate(MONSTER_IDS) if name in (i, i.partition(".")[0])) for name in names]
        self.g.stock = cards[::-1]
        return self

    def henchman(self, seat: int, *names: str) -> Domains:
        self.g.henchmen[seat] += [HENCHMAN_OF[name] for name in names]
        return self

    def inn(self, *names: str) -> Domains:
        cards = [HENCHMAN_OF[name] for name in names]
        self.g.inn = [*cards, -1, -1][:2]
        return self

    def far_lands(self, *names: str) -> Domains:
        cards = [HENCHMAN_OF[name] for name in names]
        self.g.far_lands = [*cards, -1, -1][:2]
        return self

    def henchman_deck(self, *names: str) -> Domains:
        """The next henchmen of the deck, first drawn first."""
        cards = [HENCHMAN_OF[name] for name in names]
        self.g.henchman_deck = cards[::-1]
        return self

    def row(self, *cards: str) -> Domains:
        self.g.row = [-1] * 7
        numbers: list[int] = []
        for name in cards:
            wanted = [n for n, ident in enumerate(BUILDING_IDS) if name in (ident, ident.partition(".")[0])]
            numbers.append(next(n for n in wanted if n not in numbers))
        self.g.row = (numbers + [-1] * 7)[:7]
        return self

    def party(self, party: int, *names: str) -> Domains:
        cards = [ADVENTURER_IDS.index(name) for name in names]
        other = self.g.parties[1 - party]
        self.g.parties[1 - party] = [card for card in other if card not in cards]
        self.g.parties[party] = cards
        return self

    def fortune(self, *names: str) -> Domains:
        """The next Fortune cards; the rest of the deck stays below."""
        cards = [FORTUNE_OF[name] for name in names]
        rest = [card for card in self.g.fortune if card not in cards]
        self.g.fortune = rest[: max(0, 15 - len(cards))] + cards[::-1]
        return self

    def boxes(self, *names: str) -> Domains:
        self.g.boxes = [FORTUNE_OF[name] for name in names]
        self.g.fortune = [card for card in self.g.fortune if card not in self.g.boxes]
        return self

    def minion(self, seat: int, space: str, *, colour: str = "own") -> Domains:
        code = {"own": seat, "white": WHITE, "purple": PURPLE}[colour]
        if colour == "white":
            self.g.white = seat
        if colour == "purple":
            self.g.purple = seat
        spot = SPOT_OF_REF[f"space:{space}"]
        if spot == GUILD:
            self.g.guild.append(code)
        else:
            self.g.board[spot] = code
        return self

    def posted(self, seat: int, where: str) -> Domains:
        self.g.posted[seat] = land(seat, where)
        self.g.posted_colour[seat] = seat
        return self

    def master(self, seat: int, name: str) -> Domains:
        self.g.master[seat] = MASTER_OF[name]
        return self

    def dice(self, *rolls: int) -> Domains:
        """What the next dice show."""
        self.dice_next += [roll - 1 for roll in rolls]
        return self

    def last_round(self) -> Domains:
        self.g.last = True
        return self

    def first(self, seat: int) -> Domains:
        self.g.first = seat
        return self

    def at(self, beat: str, until: str | None = None) -> Game:
        """Begin to play at a beat; the game stands still before the next phase (or before `until`; "" never)."""
        g = self.g
        arrange(g)
        problems = GAME.invariants(g)
        assert problems == [], problems
        if beat in PHASE_OF_BEAT:
            g.phase = PHASE_OF_BEAT[beat]
        if beat == "party":
            g.party = 0
            g.phase = 6
        begin(g)
        if self.dice_next:
            g.chance.preset = {"die": self.dice_next}
        return Game(g, beat, STOPS.get(beat, "") if until is None else until)


def stopped(g: State) -> Generator[Any, Any, str]:
    """The phase under test is over."""
    yield Ask(0, "stopped", {}, offer=["pass"])
    raise AssertionError("the phase under test is over")


class Game:
    """A table being played."""

    def __init__(self, g: State, beat: str, stop: str) -> None:
        game = replace(GAME, beats={**GAME.beats, stop: stopped}) if stop else GAME
        self.table = Table(game, g, beat)
        self.table.seats = g.seats

    @property
    def g(self) -> State:
        state: State = self.table.state
        return state

    def does(self, seat: int, *keys: str) -> Game:
        """Give these answers, one after the other; all must be accepted."""
        for key in keys:
            ask = self.table.ask_of(seat)
            assert ask is not None, (seat, key, self.table.asks)
            outcome = self.table.answer(seat, key)
            assert isinstance(outcome, Accepted), (seat, key, outcome, ask.keys)
            assert GAME.invariants(self.g) == [], GAME.invariants(self.g)
        return self

    def why_not(self, seat: int, key: str) -> str:
        refusal = self.table.why_not(seat, key)
        return "" if refusal is None else refusal.code

    def sentence(self, seat: int, key: str) -> str:
        """Why not, in English."""
        refusal = self.table.why_not(seat, key)
        return "" if refusal is None else Texts("domains", "en").refusal(refusal)

    def ask(self, seat: int | None = None) -> Ask:
        found = self.table.asks[0] if seat is None else self.table.ask_of(seat)
        assert found is not None, (seat, self.table.asks)
        return found

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked for what."""
        return [(ask.seat, ask.kind) for ask in self.table.asks]

    def keys(self, seat: int | None = None) -> list[str]:
        return list(self.ask(seat).keys)

    def item(self, seat: int, name: str) -> int:
        return held(self.g, seat, ITEM_OF[name])

    def evil(self, seat: int) -> int:
        return self.item(seat, "evil")

    def coins(self, seat: int) -> int:
        return self.item(seat, "coins")

    def building(self, seat: int, where: str) -> str:
        card = self.g.land[land(seat, where)]
        return BUILDING_IDS[card].partition(".")[0] if card >= 0 else ""

    def dark(self, seat: int, where: str) -> bool:
        return bool(self.g.dark[land(seat, where)])

    def monsters(self, seat: int, where: str) -> list[str]:
        space = land(seat, where)
        return [MONSTER_IDS[m].partition(".")[0] for m, here in enumerate(self.g.where) if here == space]

    def henchmen(self, seat: int) -> list[str]:
        names = {number: name for name, number in HENCHMAN_OF.items()}
        return [names[card] for card in self.g.henchmen[seat]]

    def hand(self, seat: int) -> list[str]:
        names = {number: name for name, number in SPELL_OF.items()}
        return [names[kind] for kind in self.g.hands[seat]]

    def party(self, party: int) -> list[str]:
        return [ADVENTURER_IDS[card] for card in self.g.parties[party]]

    def phase(self) -> str:
        return PHASES[self.g.phase]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.table.log if isinstance(event, kind)]

    def pass_until(self, kind: str, most: int = 200) -> Game:
        """Everybody passes (or takes the first option) until a question of this kind is asked."""
        for _ in range(most):
            if self.table.over or any(ask.kind == kind for ask in self.table.asks):
                return self
            ask = self.table.asks[0]
            self.does(ask.seat, "pass" if "pass" in ask.keys else ask.keys[0])
        raise AssertionError(f"{kind} was never asked")


def spot_key(name: str) -> str:
    key = f"space:{name}"
    assert key in SPOT_REFS
    return key


def domains(seats: int = 2, *, masters: bool = False, open_totals: bool = False) -> Domains:
    return Domains(seats, masters, open_totals)
