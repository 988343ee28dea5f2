"""Dealing anew what a seat cannot know (DD-INFO-01): hands, decks, face-down henchmen, the Fortune deck.

What the seat has seen stays where it saw it: its own hand, cards everybody watched going somewhere, the top of the
building deck, Fortune cards it looked at. Backs of spell cards are public, so a hand keeps its decks. Coins and Evil
stay as they are: every gain and payment was in the log.
"""

from __future__ import annotations

from gruft.games.domains.pieces.tables import DEATH, DECKS, F_DECK, S_DECK, WORLD
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.chance import Chance


def redeal(g: State, seat: Seat | None, chance: Chance) -> None:
    """Replace, in place, everything hidden from `seat` (None: a spectator)."""
    for deck in range(len(DECKS)):
        _spells(g, seat, deck, chance)
    chance.shuffle(g.stock)
    chance.shuffle(g.adventurer_deck)
    _henchmen(g, chance)
    _buildings(g, seat, chance)
    _fortune(g, seat, chance)


def _spells(g: State, seat: Seat | None, deck: int, chance: Chance) -> None:
    """The cards of one deck in other hands and in the draw pile; what everybody knows of a hand stays."""
    pool = list(g.spell_decks[deck])
    counts = []
    for other in range(g.seats):
        if other == seat:
            continue
        known = [kind for kind in g.shown[other] if S_DECK[kind] == deck]
        mine = [kind for kind in g.hands[other] if S_DECK[kind] == deck]
        for kind in known:
            mine.remove(kind)
        pool += mine
        counts.append((other, known, len(mine)))
    chance.shuffle(pool)
    for other, known, count in counts:
        dealt = [pool.pop() for _ in range(count)]
        rest = [kind for kind in g.hands[other] if S_DECK[kind] != deck]
        g.hands[other] = rest + known + dealt
    g.spell_decks[deck] = pool


def _henchmen(g: State, chance: Chance) -> None:
    slots = [slot for slot, card in enumerate(g.far_lands) if card >= 0]
    pool = g.henchman_deck + [g.far_lands[slot] for slot in slots]
    chance.shuffle(pool)
    for slot in slots:
        g.far_lands[slot] = pool.pop()
    g.henchman_deck = pool


def _buildings(g: State, seat: Seat | None, chance: Chance) -> None:
    """The top card is open to all; cards seen going under the deck keep their places."""
    known = set(g.buildings_known) | set(g.building_deck[-1:])
    if seat is not None:
        known |= set(g.buildings_secret[seat])
    places = [n for n, card in enumerate(g.building_deck) if card not in known]
    cards = [g.building_deck[n] for n in places]
    chance.shuffle(cards)
    for n, card in zip(places, cards):
        g.building_deck[n] = card


def _fortune(g: State, seat: Seat | None, chance: Chance) -> None:
    """Cards by the part of the deck they belong to; where others stirred the top, parts may be mixed."""
    size = len(g.fortune)
    lore = g.lore[seat] if seat is not None else []
    exact = {one.first: one.card for one in lore if one.end - one.first == 1}
    loose = [one.card for one in lore if one.end - one.first > 1]
    depth = max([0, *(one.end for one in lore if one.end - one.first > 1)])
    depth = max(depth, g.stirred[seat] if seat is not None else max(g.stirred))
    known = set(exact.values()) | set(loose)
    line = loose + _unknown(g, known, chance)
    free = [place for place in range(size) if place not in exact]
    order = dict(zip(free, line))
    stir = [place for place in free if place < depth]
    cards = [order[place] for place in stir]
    chance.shuffle(cards)
    order.update(zip(stir, cards))
    order.update(exact)
    g.fortune = [order[place] for place in range(size - 1, -1, -1)]


def _unknown(g: State, known: set[int], chance: Chance) -> list[int]:
    """As many cards of each part as are hidden in the deck, in the order of the parts; the rest is unused."""
    made: list[int] = []
    unused: list[int] = []
    for part in range(3):
        special = [c for c in (WORLD, DEATH) if F_DECK[c] == part and c in g.fortune and c not in known]
        hidden = [c for c in g.fortune if F_DECK[c] == part and c not in known and c not in (WORLD, DEATH)]
        pool = hidden + [c for c in g.fortune_unused if F_DECK[c] == part]
        chance.shuffle(pool)
        chosen = pool[: len(hidden)] + special
        chance.shuffle(chosen)
        made += chosen
        unused += pool[len(hidden) :]
    g.fortune_unused = unused
    return made
