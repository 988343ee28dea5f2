"""What a state looks like at all: how long its lists are and between which numbers its entries lie.

Whatever play can reach has this shape, so only a position that somebody wrote can fail here; the rules may then count
on it. Checked before anything else looks at the state.
"""

from __future__ import annotations

from typing import Final

from gruft.games.domains.pieces.numbers import RULES
from gruft.games.domains.pieces.tables import (
    MAX_SEATS,
    N_ADVENTURERS,
    N_FORTUNE,
    N_HENCHMEN,
    N_ITEMS,
    N_MONSTERS,
    N_PLACES,
    N_SPOTS,
    PARTY_SIZE,
    PHASES,
    PURPLE,
    SPACES,
    SYMBOLS,
    TYPES,
)
from gruft.games.domains.rules.basics.items import N_SOURCES
from gruft.games.domains.state import State
from gruft.table.rules import Refusal, refuse

MANY: Final = 1_000_000
"""More than anybody will ever have of anything."""
ROUNDS: Final = 99
ROWS: Final = {"market": 6, "inn": 2, "far_lands": 2, "row": 7, "parties": 2, "spell_decks": 4, "spell_discards": 4}
FLAGS: Final = ("dark", "holy", "cursed", "unavailable", "blocked", "done", "skips")

PER_SEAT: Final = (
    "hands",
    "shown",
    "plans",
    "henchmen",
    "master",
    "master_cards",
    "master_uses",
    "casts",
    "lore",
    "stirred",
    "posted",
    "posted_colour",
    "to_place",
    "due_elements",
    "due_spells",
    "due_labs",
    "done",
    "buildings_secret",
)


def _lengths(g: State) -> dict[str, int]:
    seats, lands = g.seats, g.seats * SPACES
    return {
        **ROWS,
        **dict.fromkeys(PER_SEAT, seats),
        **dict.fromkeys(("land", "dark", "holy", "cursed", "blacks"), lands),
        **dict.fromkeys(("where", "imbued", "armed"), N_MONSTERS),
        **dict.fromkeys(("skips", "party_dice", "party_drop"), 2),
        "items": seats * N_ITEMS,
        "score": seats * N_SOURCES,
        "uses": N_HENCHMEN,
        "board": N_SPOTS,
        "unavailable": N_SPOTS,
        "blocked": N_ITEMS,
        "rule": len(RULES),
        "type_defence": len(TYPES),
    }


def _bounds(g: State) -> dict[str, tuple[int, int]]:
    """Field: the smallest and the largest number that can stand there."""
    lands, seats = g.seats * SPACES, g.seats
    count = (0, MANY)
    return {
        **dict.fromkeys(FLAGS, (0, 1)),
        **dict.fromkeys(("first", "order", "charms"), (0, seats - 1)),
        **dict.fromkeys(("mercenary", "white", "white_next", "purple", "actor"), (-1, seats - 1)),
        **dict.fromkeys(("where", "posted", "target"), (-1, lands - 1)),
        **dict.fromkeys(("items", "uses", "master_uses", "casts", "imbued", "armed", "blacks"), count),
        **dict.fromkeys(("due_elements", "due_spells", "due_labs", "purchases"), count),
        **dict.fromkeys(("score", "rule", "minion_change", "type_defence", "bonus_flat"), (-MANY, MANY)),
        **dict.fromkeys(("turn", "step", "box"), (-1, MANY)),
        "round": (0, ROUNDS),
        "phase": (0, len(PHASES) - 1),
        "to_place": (0, 5),
        "party": (-1, 2),
        "party_drop": (0, PARTY_SIZE),
        "symbol": (-1, len(SYMBOLS) - 1),
        "place": (-1, N_PLACES - 1),
        "spot": (-1, N_SPOTS + MANY),
        "board": (-1, PURPLE),
        "guild": (0, PURPLE),
        "posted_colour": (-1, PURPLE),
        "cap": (0, 20),
        "stirred": (0, N_FORTUNE),
        "master_cards": (0, 5),
    }


def misshapen(g: State) -> list[Refusal]:
    """Everything about a state that could not even be read."""
    if not 2 <= g.seats <= MAX_SEATS:
        return [refuse("shape.number", "DD-COMP-01", field="seats", low=2, high=MAX_SEATS, found=g.seats)]
    found = [
        refuse("shape.length", "DD-COMP-01", field=name, want=want, found=len(getattr(g, name)))
        for name, want in _lengths(g).items()
        if len(getattr(g, name)) != want
    ]
    for name, (low, high) in _bounds(g).items():
        value = getattr(g, name)
        for number in value if isinstance(value, list) else [value]:
            if not low <= number <= high:
                found.append(refuse("shape.number", "DD-COMP-01", field=name, low=low, high=high, found=number))
                break
    return found or [*_dice(g), *_records(g), *_strangers(g)]


def _dice(g: State) -> list[Refusal]:
    dice = [*g.bonus_dice, *(sides for row in g.party_dice for sides in row)]
    return [refuse("shape.dice", "DD-TERM-05", found=sides) for sides in dice if not 2 <= sides <= 20][:1]


def _records(g: State) -> list[Refusal]:
    """Knowledge of the Fortune deck, gates, bonuses of the round, a visit."""
    lore = [one for known in g.lore for one in known]
    fits = all(0 <= one.first < one.end <= max(len(g.fortune), 1) and one.card >= 0 for one in lore)
    fits &= all(
        gate.monster >= 0 and 0 <= gate.home < g.seats * SPACES and 0 <= gate.caster < g.seats for gate in g.gates
    )
    fits &= all(
        more.dark in (0, 1) and -1 <= more.type < len(TYPES) and 0 <= more.item < N_ITEMS and -MANY < more.n < MANY
        for more in g.extra
    )
    fits &= g.visit is None or (g.visit.minion in g.guild and 0 <= g.visit.paid < MANY and 0 <= g.visit.listed < MANY)
    return [] if fits else [refuse("shape.records", "DD-COMP-01")]


def _strangers(g: State) -> list[Refusal]:
    """Minions, tokens and cards of players who do not sit here, or of nobody."""
    here = {*range(g.seats), MAX_SEATS, PURPLE}
    minions = [minion for minion in (*g.board, *g.guild, *g.posted_colour) if minion >= 0]
    minions += [g.visit.minion] if g.visit is not None else []
    found = [refuse("shape.stranger", "DD-MINION-05")] if not here.issuperset(minions) else []
    if len(set(g.order)) != len(g.order) or g.turn > len(g.order):
        found.append(refuse("shape.order", "DD-TERM-09"))
    heaps = [*g.hands, *g.plans, *g.henchmen, g.stock, g.monster_discard, g.monsters_removed, g.limbo, g.boxes]
    heaps += [*g.spell_decks, *g.spell_discards, *g.parties, g.building_deck, g.henchman_deck, g.adventurer_deck]
    heaps += [
        g.fortune,
        g.fortune_unused,
        g.fortune_discard,
        g.resting,
        *g.shown,
        *g.buildings_secret,
        g.buildings_known,
    ]
    heaps += [g.henchman_discard, g.henchmen_removed, g.adventurer_discard, g.adventurers_removed, g.buildings_removed]
    if any(card < 0 for heap in heaps for card in heap):
        found.append(refuse("shape.hole", "DD-COMP-01"))
    if not all(0 <= card < N_ADVENTURERS and 0 < n < MANY for card, n in g.blessed.items()):
        found.append(refuse("shape.records", "DD-TOKEN-05"))
    return found
