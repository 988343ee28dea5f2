"""Drawing, discarding, replacing: the decks (DD-TERM-02, 03, 04, 08; DD-RUL-21, 78).

Every card that comes to light here tells chance so, because undo must not take back a reveal.

Not here: what the Fortune deck hides from whom (rules/fortune/phase.py, seen/redeal.py).
"""

from __future__ import annotations

from gruft.games.domains.pieces.events import (
    AdventurerArrived,
    AdventurerDiscarded,
    AdventurerRemoved,
    HenchmanDiscarded,
    LaidOut,
    LeaderRotated,
    SpellDiscarded,
    SpellsDrawn,
    SpellSeen,
)
from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    DECK_OF_REF,
    DECK_REFS,
    DECKS,
    FIRST_SPOT,
    HENCHMAN_REFS,
    INN,
    MONSTER_REFS,
    NIKTMARG,
    PARTY_REFS,
    PARTY_SIZE,
    S_DECK,
    SPELL_REFS,
    SPOT_REFS,
)
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def _draw(g: State, deck: list[int], discard: list[int], stream: str) -> int:
    """The top card; an empty deck is made new from its discards first; -1 if there are none either (DD-TERM-08)."""
    if not deck:
        if not discard:
            return -1
        deck += discard
        discard.clear()
        g.chance.shuffle(deck, stream)
    g.chance.reveal()
    return deck.pop()


# -- spells ------------------------------------------------------------------


def spells_left(g: State, deck: int) -> int:
    """How many cards a deck and its discard pile hold."""
    return len(g.spell_decks[deck]) + len(g.spell_discards[deck])


def draw_spell(g: State, seat: Seat, deck: int) -> bool:
    """Draw one card, if there is one."""
    kind = _draw(g, g.spell_decks[deck], g.spell_discards[deck], "spells")
    if kind < 0:
        return False
    g.hands[seat].append(kind)
    note(g, SpellSeen, seat, SPELL_REFS[kind], only=(seat,))
    return True


def draw_spells(g: State, seat: Seat, n: int) -> Flow[None]:
    """Draw `n` cards, the split over the decks announced before the first is seen (DD-RUL-55, 78)."""
    n = min(n, sum(spells_left(g, deck) for deck in range(len(DECKS))))
    asked = [0] * len(DECKS)

    def refusal(deck: int) -> Refusal | None:
        if asked[deck] < spells_left(g, deck):
            return None
        return refuse("draw.deck_too_small", "DD-BAD-19", deck=DECK_REFS[deck], left=spells_left(g, deck))

    for number in range(n):
        args: dict[str, str | int] = {"number": number + 1, "of": n}
        asked[(yield from pick(seat, "draw_deck", DECK_OF_REF, refusal, args=args, rule="DD-RUL-55"))] += 1
    for deck, count in enumerate(asked):
        if count:
            note(g, SpellsDrawn, seat, DECK_REFS[deck], count)
            for _ in range(count):
                draw_spell(g, seat, deck)


def hand_keys(g: State, seat: Seat) -> dict[str, int]:
    """The kinds of cards in a hand."""
    return {SPELL_REFS[kind]: kind for kind in sorted(set(g.hands[seat]))}


def discard_spell(g: State, seat: Seat, kind: int) -> None:
    """Out of the hand, face up on the discard pile of its deck (DD-TERM-04)."""
    leave_hand(g, seat, kind)
    g.spell_discards[S_DECK[kind]].append(kind)
    g.chance.reveal()
    note(g, SpellDiscarded, seat, SPELL_REFS[kind])


def leave_hand(g: State, seat: Seat, kind: int) -> None:
    """A card leaves the hand; if everybody knew it was there, they see it go."""
    g.hands[seat].remove(kind)
    if kind in g.shown[seat]:
        g.shown[seat].remove(kind)


# -- henchmen ------------------------------------------------------------------


def laid_out(g: State, place: int, slot: int, card: str) -> None:
    """Tell what lies face up at a space now."""
    note(g, LaidOut, SPOT_REFS[FIRST_SPOT[place] + slot], card)


def draw_henchman(g: State) -> int:
    """The top card of the henchmen deck, -1 if there is none left at all."""
    return _draw(g, g.henchman_deck, g.henchman_discard, "henchmen")


def discard_inn(g: State) -> None:
    """The henchmen at the Inn go to the discard pile."""
    for slot, card in enumerate(g.inn):
        if card >= 0:
            g.henchman_discard.append(card)
            g.inn[slot] = -1
            note(g, HenchmanDiscarded, HENCHMAN_REFS[card])


def fill_inn(g: State) -> None:
    """Every free place in the inn gets a henchman from the deck."""
    for slot, card in enumerate(g.inn):
        if card < 0 and (drawn := draw_henchman(g)) >= 0:
            g.inn[slot] = drawn
            laid_out(g, INN, slot, HENCHMAN_REFS[drawn])


def refresh_inn(g: State) -> None:
    """Whoever waits in the inn leaves, and others come."""
    discard_inn(g)
    fill_inn(g)


# -- adventurers ------------------------------------------------------------------


def draw_adventurer(g: State) -> int:
    """The next adventurer, -1 if nobody is left."""
    return _draw(g, g.adventurer_deck, g.adventurer_discard, "adventurers")


def fill_party(g: State, party: int, size: int = PARTY_SIZE) -> None:
    """Draw for the right end until the party has `size` members."""
    row = g.parties[party]
    while len(row) < size:
        card = draw_adventurer(g)
        if card < 0:
            return
        row.append(card)
        note(g, AdventurerArrived, ADVENTURER_REFS[card], PARTY_REFS[party])


def replace(g: State, party: int, cards: list[int]) -> None:
    """Discard these members, close up, draw as many for the right end (DD-TERM-03)."""
    row = g.parties[party]
    size = len(row)
    for card in cards:
        row.remove(card)
        g.blessed.pop(card, None)
        g.adventurer_discard.append(card)
        note(g, AdventurerDiscarded, ADVENTURER_REFS[card], PARTY_REFS[party])
    fill_party(g, party, size)


def replace_one_by_one(g: State, party: int, cards: list[int]) -> None:
    """Replace these members one after the other, as the taverns do."""
    for card in cards:
        replace(g, party, [card])


def remove_adventurer(g: State, party: int, card: int) -> None:
    """Out of the game; the others close up, the slot stays open (DD-TERM-02)."""
    g.parties[party].remove(card)
    g.blessed.pop(card, None)
    g.adventurers_removed.append(card)
    note(g, AdventurerRemoved, ADVENTURER_REFS[card], PARTY_REFS[party])


def rotate(g: State, party: int) -> None:
    """The leader goes to the right end, the second adventurer becomes leader."""
    row = g.parties[party]
    if row:
        note(g, LeaderRotated, ADVENTURER_REFS[row[0]], PARTY_REFS[party])
        row.append(row.pop(0))


# -- monsters ------------------------------------------------------------------


def stock_left(g: State) -> int:
    """How many monsters could still come, discarded ones included."""
    return len(g.stock) + len(g.monster_discard)


def draw_monster(g: State) -> int:
    """A random monster of the stock, -1 if there is none; it waits in limbo until it is placed."""
    monster = _draw(g, g.stock, g.monster_discard, "monsters")
    if monster >= 0:
        g.limbo.append(monster)
    return monster


def fill_market(g: State) -> None:
    """Fill the empty slots of the Nik'tmarg from the left (DD-EOT-10)."""
    for slot, monster in enumerate(g.market):
        if monster < 0 and stock_left(g):
            g.market[slot] = draw_monster(g)
            g.limbo.pop()
            laid_out(g, NIKTMARG, slot, MONSTER_REFS[g.market[slot]])
