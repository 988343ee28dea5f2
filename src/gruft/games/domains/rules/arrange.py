"""Positions need not say twice where a thing is: what lies somewhere is taken out of its deck.

Also keeps the derived counts (black-banner monsters per space, where Evil came from) in step with what was laid.
"""

from __future__ import annotations

from gruft.games.domains.pieces.tables import (
    COPIES,
    DECKS,
    EVIL,
    N_ADVENTURERS,
    N_BLACK,
    N_BUILDINGS,
    N_FORTUNE,
    N_HENCHMEN,
    N_SPELLS,
    S_DECK,
)
from gruft.games.domains.rules.basics.items import N_SOURCES, held
from gruft.games.domains.state import FROM_PLACES, State


def arrange(g: State) -> None:
    """Take out of stacks what the position lays elsewhere, and fill their places."""
    laid = [*g.buildings_removed, *g.land, *(card for plans in g.plans for card in plans)]
    _swap_out(g.row, laid, g.building_deck)
    _take_out(g.building_deck, [*g.row, *laid])
    held_henchmen = [card for cards in g.henchmen for card in cards]
    _take_out(g.henchman_deck, [*g.henchman_discard, *g.henchmen_removed, *g.inn, *g.far_lands, *held_henchmen])
    _swap_out(g.inn, held_henchmen, g.henchman_deck)
    _swap_out(g.far_lands, [*held_henchmen, *g.inn], g.henchman_deck)
    party = [card for row in g.parties for card in row]
    _take_out(g.adventurer_deck, [*party, *g.adventurer_discard, *g.adventurers_removed])
    placed = [monster for monster, space in enumerate(g.where) if space >= 0]
    _swap_out(g.market, placed, g.stock)
    _take_out(g.stock, [*placed, *g.market, *g.monsters_removed, *g.monster_discard])
    _take_out(g.fortune_unused, [*g.fortune, *g.boxes, *g.fortune_discard])
    _put_back(g)
    _spells(g)
    g.blacks = [sum(g.where[m] == space for m in range(N_BLACK)) for space in range(len(g.land))]
    for seat in range(g.seats):
        have = sum(g.score[seat * N_SOURCES : (seat + 1) * N_SOURCES])
        g.score[seat * N_SOURCES + FROM_PLACES] += held(g, seat, EVIL) - have


def _take_out(pile: list[int], elsewhere: list[int]) -> None:
    gone = set(elsewhere)
    pile[:] = [card for card in pile if card not in gone]


def _swap_out(row: list[int], elsewhere: list[int], pile: list[int]) -> None:
    """A slot whose card lies elsewhere gets the next card of the pile."""
    gone = {card for card in elsewhere if card >= 0}
    pile[:] = [card for card in pile if card not in gone]
    for slot, card in enumerate(row):
        if card in gone:
            row[slot] = pile.pop() if pile else -1


def _put_back(g: State) -> None:
    """Cards of rows that a position replaced go under their deck."""

    def missing(total: int, zones: list[list[int]]) -> list[int]:
        seen = {card for zone in zones for card in zone}
        return [card for card in range(total) if card not in seen]

    g.building_deck[:0] = missing(N_BUILDINGS, [g.building_deck, g.row, g.buildings_removed, g.land, *g.plans])
    g.henchman_deck[:0] = missing(
        N_HENCHMEN, [g.henchman_deck, g.henchman_discard, g.henchmen_removed, g.inn, g.far_lands, *g.henchmen]
    )
    g.adventurer_deck[:0] = missing(
        N_ADVENTURERS, [g.adventurer_deck, g.adventurer_discard, g.adventurers_removed, *g.parties]
    )
    placed = [monster for monster, space in enumerate(g.where) if space >= 0]
    black = [g.stock, g.market, g.monster_discard, g.monsters_removed, g.limbo, placed]
    g.stock[:0] = missing(N_BLACK, black)
    g.fortune_unused += missing(N_FORTUNE, [g.fortune, g.fortune_unused, g.fortune_discard, g.boxes])


def _spells(g: State) -> None:
    """Hands come out of the draw piles, copy by copy."""
    for deck in range(len(DECKS)):
        total = [kind for kind in range(N_SPELLS) if S_DECK[kind] == deck for _ in range(COPIES)]
        for zone in (g.spell_discards[deck], *g.hands):
            for kind in zone:
                if S_DECK[kind] == deck and kind in total:
                    total.remove(kind)
        kept = []
        for kind in g.spell_decks[deck]:
            if kind in total:
                total.remove(kind)
                kept.append(kind)
        g.spell_decks[deck] = total + kept
