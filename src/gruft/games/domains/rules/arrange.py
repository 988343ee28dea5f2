"""Positions need not say twice where a thing is, and what they say stays.

What a position names is what differs from the set-up of its seed. A card it lays somewhere leaves the decks and rows it
does not name; slots that lose their card get the next one, cards that would lie nowhere go under their draw pile. Two
places that both claim a card keep it: that is for the invariants to refuse. Counts that follow from what lies there
(black-banner monsters, where Evil came from) are worked out unless they are named.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from gruft.games.domains.pieces.numbers import FROM_PLACES
from gruft.games.domains.pieces.tables import (
    DECKS,
    EVIL,
    N_ADVENTURERS,
    N_BLACK,
    N_BUILDINGS,
    N_FORTUNE,
    N_HENCHMEN,
    N_SPELLS,
    S_COPIES,
    S_DECK,
)
from gruft.games.domains.rules.basics.items import N_SOURCES, held
from gruft.games.domains.rules.setup import setup
from gruft.games.domains.rules.shape import misshapen
from gruft.games.domains.state import State
from gruft.table.chance import Chance


def arrange(g: State) -> None:
    """Take out of stacks what the position lays elsewhere, and fill their places."""
    if misshapen(g):
        return
    usual = setup(g.seats, {"masters": g.masters, "open_totals": g.open_totals}, Chance(g.chance.secret))
    for cards in (BUILDING_CARDS, HENCHMAN_CARDS, ADVENTURER_CARDS):
        _sort(g, usual, cards)
    _monsters(g, usual)
    _fortune(g, usual)
    for deck in range(len(DECKS)):
        _spells(g, usual, deck)
    if g.blacks == usual.blacks:
        g.blacks = [sum(g.where[m] == space for m in range(N_BLACK)) for space in range(len(g.land))]
    for seat in range(g.seats):
        mine = slice(seat * N_SOURCES, (seat + 1) * N_SOURCES)
        if g.score[mine] == usual.score[mine]:
            g.score[mine.start + FROM_PLACES] += held(g, seat, EVIL) - sum(g.score[mine])


@dataclass
class Sorting:
    """One kind of card being put in order: who claims which card, and what may give way."""

    total: int
    claimed: set[int] = field(default_factory=set)
    giving: list[tuple[list[int], list[int]]] = field(default_factory=list)
    """Lists that were not named, and which of their places (for rows) may change."""
    rows: list[tuple[list[int], list[int]]] = field(default_factory=list)
    all: list[list[int]] = field(default_factory=list)

    def heap(self, mine: list[int], usual: list[int]) -> None:
        """A list of cards without places: named as a whole, or not at all."""
        self.all.append(mine)
        if mine == usual:
            self.giving.append((mine, []))
        else:
            self.claimed.update(mine)

    def row(self, mine: list[int], usual: list[int]) -> None:
        """A row of slots: each is named or not."""
        self.all.append(mine)
        free = [slot for slot, card in enumerate(mine) if slot < len(usual) and card == usual[slot]]
        self.rows.append((mine, free))
        self.claimed.update(card for slot, card in enumerate(mine) if slot not in free and card >= 0)

    def settle(self, pile: list[int], usual: list[int], *, rest: list[int] | None = None) -> None:
        """Claimed cards leave what was not named; `pile` fills the slots and takes what is left over (or `rest`)."""
        kept = pile == usual
        self.heap(pile, usual)
        for mine, _ in self.giving:
            mine[:] = [card for card in mine if card not in self.claimed]
        emptied = []
        for mine, free in self.rows:
            for slot in free:
                if mine[slot] in self.claimed:
                    mine[slot] = -1
                    emptied.append((mine, slot))
        lost = [card for card in range(self.total) if not any(card in zone for zone in self.all)]
        for mine, slot in emptied:
            source = pile if kept else lost
            mine[slot] = source.pop() if source else -1
        home = pile if rest is None else rest
        home[:0] = lost


@dataclass(frozen=True)
class Cards:
    """Where one kind of card lies: without places, in rows of slots, and the pile they are drawn from."""

    total: int
    heaps: Callable[[State], list[list[int]]]
    rows: Callable[[State], list[list[int]]]
    pile: Callable[[State], list[int]]


BUILDING_CARDS: Final = Cards(
    N_BUILDINGS, lambda g: [g.buildings_removed, *g.plans], lambda g: [g.land, g.row], lambda g: g.building_deck
)
HENCHMAN_CARDS: Final = Cards(
    N_HENCHMEN,
    lambda g: [*g.henchmen, g.henchman_discard, g.henchmen_removed],
    lambda g: [g.inn, g.far_lands],
    lambda g: g.henchman_deck,
)
ADVENTURER_CARDS: Final = Cards(
    N_ADVENTURERS,
    lambda g: [*g.parties, g.adventurer_discard, g.adventurers_removed],
    lambda g: [],
    lambda g: g.adventurer_deck,
)


def _sort(g: State, usual: State, cards: Cards) -> None:
    """Put one kind of card in order."""
    sorting = Sorting(cards.total)
    for mine, other in zip(cards.heaps(g), cards.heaps(usual)):
        sorting.heap(mine, other)
    for mine, other in zip(cards.rows(g), cards.rows(usual)):
        sorting.row(mine, other)
    sorting.settle(cards.pile(g), cards.pile(usual))


def _monsters(g: State, usual: State) -> None:
    sorting = Sorting(N_BLACK)
    placed = [monster for monster, space in enumerate(g.where) if space >= 0]
    sorting.all.append(placed)
    sorting.claimed.update(placed)
    sorting.heap(g.monster_discard, usual.monster_discard)
    sorting.heap(g.monsters_removed, usual.monsters_removed)
    sorting.heap(g.limbo, usual.limbo)
    sorting.row(g.market, usual.market)
    sorting.settle(g.stock, usual.stock)


def _fortune(g: State, usual: State) -> None:
    sorting = Sorting(N_FORTUNE)
    sorting.heap(g.boxes, usual.boxes)
    sorting.heap(g.fortune_discard, usual.fortune_discard)
    sorting.heap(g.fortune_unused, usual.fortune_unused)
    sorting.settle(g.fortune, usual.fortune, rest=g.fortune_unused)


def _spells(g: State, usual: State, deck: int) -> None:
    """Hands come out of the draw pile, copy by copy; what is left over goes under it."""
    left = [kind for kind in range(N_SPELLS) if S_DECK[kind] == deck for _ in range(S_COPIES[kind])]
    pile = g.spell_decks[deck]
    named = pile != usual.spell_decks[deck]
    for zone in (g.spell_discards[deck], *g.hands, *([pile] if named else [])):
        for kind in zone:
            if kind in left:
                left.remove(kind)
    if not named:
        kept = []
        for kind in pile:
            if kind in left:
                left.remove(kind)
                kept.append(kind)
        pile[:] = kept
    pile[:0] = left
