"""What must always hold, and how a position is put in order (conservation of cards, troops and spies)."""

from __future__ import annotations

from collections import Counter

from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import CARD_REFS, DESIGN, GUARDS, NOBLES, PRIESTESSES, SOLDIERS
from gruft.games.tyrants.pieces.underdark import (
    ALL_SITES,
    COLORS,
    IN_PLAY,
    MARKER_SITES,
    NODE_REFS,
    SPIES,
    TROOPS,
    WHITE,
    spaces_of,
)
from gruft.games.tyrants.rules.control import controller
from gruft.games.tyrants.rules.playing import LATE
from gruft.games.tyrants.rules.setup import (
    MARKET_SPACES,
    STARTING_NOBLES,
    STARTING_SOLDIERS,
    cards_of_game,
    sections_for,
)
from gruft.games.tyrants.state import State
from gruft.table.rules import Refusal, refuse


def zones(g: State) -> list[list[int]]:
    """Every place where cards lie."""
    shared = [g.in_play, [card for card in g.market if card >= 0], g.market_deck, g.guards, g.priestesses]
    return [*g.decks, *g.hands, *g.discards, *g.circles, *shared, g.outcasts, g.devoured]


def placed(g: State, color: int) -> int:
    """Troops of a colour on the board and in trophy halls."""
    return g.troops[color].bit_count() + sum(hall[color] for hall in g.halls)


def invariants(g: State) -> list[Refusal]:
    """Everything that is impossible about the state."""
    return _shape(g) or [
        *_end(g),
        *_cards(g),
        *_late(g),
        *_troops(g),
        *_spies(g),
        *_markers(g),
        *_numbers(g),
    ]


def _shape(g: State) -> list[Refusal]:
    """What has the wrong size; nothing else can be judged then."""
    per_seat = (g.spies, g.barracks, g.halls, g.tokens, g.decks, g.hands, g.discards, g.circles)
    if not 2 <= g.seats <= 4 or any(len(part) != g.seats for part in per_seat):
        return [refuse("position.seats", seats=g.seats)]
    found = []
    if len(g.troops) != WHITE + 1 or any(len(hall) != WHITE + 1 for hall in g.halls):
        found.append(refuse("position.colours", rule="TU-COMP-01"))
    if not 0 <= g.active < g.seats or not 0 <= g.first < g.seats:
        found.append(refuse("position.whose_turn", seats=g.seats))
    if len(g.market) != MARKET_SPACES:
        found.append(refuse("position.market", rule="TU-SETUP-05", spaces=len(g.market)))
    if len(g.holders) != len(MARKER_SITES):
        found.append(refuse("position.holders", rule="TU-COMP-07", count=len(g.holders)))
    if g.sections not in [sections_for(g.seats, outer) for outer in ("left", "right")]:
        found.append(refuse("position.sections", rule="TU-SETUP-01", seats=g.seats))
    if len(g.market_decks) != 2 or len({*g.market_decks, -1}) != 3:
        found.append(refuse("position.decks", rule="TU-SETUP-02"))
    return found


def _end(g: State) -> list[Refusal]:
    """The end comes when it is due, and for the market only then (TU-END-01, TU-END-02)."""
    if g.ending not in ("", "barracks", "market"):
        return [refuse("position.ending", ending=g.ending)]
    if not g.ending and not g.market_deck:
        return [refuse("position.end_due", rule="TU-END-02", ending="ending:market")]
    if not g.ending and 0 in g.barracks:
        return [refuse("position.end_due", rule="TU-END-01", ending="ending:barracks")]
    if g.ending == "market" and g.market_deck:
        return [refuse("position.end_early", rule="TU-END-02")]
    return []


def _cards(g: State) -> list[Refusal]:
    count = Counter(card for zone in zones(g) for card in zone)
    expected = set(cards_of_game(g.market_decks, g.seats))
    found = []
    for card in sorted(expected | set(count)):
        if card < 0:
            found.append(refuse("position.no_card"))
        elif card not in expected:
            found.append(refuse("position.card_not_in_game", rule="TU-COMP-05", card=CARD_REFS[card]))
        elif count[card] != 1:
            found.append(refuse("position.card_count", rule="TU-COMP-08", card=CARD_REFS[card], count=count[card]))
    return found


def _late(g: State) -> list[Refusal]:
    """What is put off and what was played must be there to be put off and played."""
    expected = set(cards_of_game(g.market_decks, g.seats))
    named = [*g.played, *g.resolving, *g.known, *(put_off.card for put_off in g.late)]
    found = [
        refuse("position.card_not_in_game", rule="TU-COMP-05", card=CARD_REFS[card])
        if card >= 0
        else refuse("position.no_card")
        for card in sorted(set(named) - expected)
    ]
    if found:
        return found
    return [
        refuse("position.late", rule="TU-EOT-01", card=CARD_REFS[put_off.card], effect=put_off.effect)
        for put_off in g.late
        if not 1 <= put_off.effect <= len(LATE[DESIGN[put_off.card]])
    ]


def _troops(g: State) -> list[Refusal]:
    found = [
        refuse("position.own_trophy", rule="TU-ASSA-02", seat=f"seat:{seat}")
        for seat, hall in enumerate(g.halls)
        if hall[seat]
    ]
    for color in range(WHITE + 1):
        stock = g.box if color == WHITE else g.barracks[color] if color < g.seats else TROOPS
        if stock < 0 or stock + placed(g, color) != TROOPS:
            total = stock + placed(g, color)
            found.append(refuse("position.troops", rule="TU-COMP-03", color=f"colour:{COLORS[color]}", total=total))
    together, doubled = 0, 0
    for mask in g.troops:
        doubled |= together & mask
        together |= mask
    if doubled:
        found.append(refuse("position.space_twice", rule="TU-MAP-01"))
    if together & ~spaces_of(IN_PLAY[g.sections]):
        found.append(refuse("position.out_of_play", rule="TU-SETUP-01"))
    if any(count < 0 for hall in g.halls for count in hall):
        found.append(refuse("position.negative"))
    return found


def _spies(g: State) -> list[Refusal]:
    found = []
    for seat, mask in enumerate(g.spies):
        if mask.bit_count() > SPIES or mask & ~(IN_PLAY[g.sections] & ALL_SITES):
            found.append(refuse("position.spies", rule="TU-COMP-03", seat=f"seat:{seat}"))
    return found


def _markers(g: State) -> list[Refusal]:
    return [
        refuse("position.marker", rule="TU-CTRL-04", site=NODE_REFS[MARKER_SITES[marker]])
        for marker, holder in enumerate(g.holders)
        if holder != controller(g, MARKER_SITES[marker])
    ]


def _numbers(g: State) -> list[Refusal]:
    numbers = [g.power, g.influence, g.round, *g.tokens, *g.barracks, g.box]
    return [refuse("position.negative")] if min(numbers) < 0 else []


def arrange(g: State) -> None:
    """Take out of the stacks what a position lays elsewhere, and put back what it lays nowhere."""
    if _shape(g):
        return
    for seat in range(g.seats):
        g.barracks[seat] = TROOPS - placed(g, seat)
    g.box = TROOPS - placed(g, WHITE)
    _arrange_cards(g)
    g.holders = [controller(g, site) for site in MARKER_SITES]


def _arrange_cards(g: State) -> None:
    laid = {card for zone in (*g.hands, *g.discards, *g.circles, g.in_play, g.devoured) for card in zone}
    g.market = [-1 if card in laid else card for card in g.market]
    laid |= {card for card in g.market if card >= 0}
    stacks = [g.market_deck, *g.decks, g.guards, g.priestesses, g.outcasts]
    seen = set(laid)
    for stack in stacks:
        kept = []
        for card in stack:
            if card not in seen:
                seen.add(card)
                kept.append(card)
        stack[:] = kept
    for card in cards_of_game(g.market_decks, g.seats):
        if card not in seen:
            _home(g, card).insert(0, card)


def _home(g: State, card: int) -> list[int]:
    """The stack a card comes from."""
    if card in NOBLES:
        return g.decks[NOBLES.index(card) // STARTING_NOBLES]
    if card in SOLDIERS:
        return g.decks[SOLDIERS.index(card) // STARTING_SOLDIERS]
    if card in GUARDS:
        return g.guards
    if card in PRIESTESSES:
        return g.priestesses
    return g.outcasts if CARDS[DESIGN[card]].returns_to_supply else g.market_deck
