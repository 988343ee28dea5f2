"""What must always be true: nothing appears or vanishes, nothing is negative (DD-COMP-01).

Checked after every answer in tests, and what refuses an impossible position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    AREA_OF,
    B_AREAS,
    BUILDING_REFS,
    DEATH,
    EVIL,
    FORTUNE_REFS,
    GUILD,
    HENCHMAN_REFS,
    LAND_REFS,
    MONSTER_REFS,
    N_BLACK,
    N_SPELLS,
    PURPLE,
    S_COPIES,
    SPACES,
    SPELL_REFS,
    WHITE,
)
from gruft.games.domains.rules.basics.items import N_SOURCES, held
from gruft.games.domains.rules.shape import misshapen
from gruft.games.domains.state import State
from gruft.table.rules import Refusal, refuse


def invariants(g: State) -> list[Refusal]:
    """Everything impossible about a state."""
    strange = misshapen(g)
    if strange:
        return strange
    return [*_cards(g), *_monsters(g), *_spells(g), *_items(g), *_lands(g), *_minions(g)]


def _once(keys: list[str], zones: Iterable[Iterable[int]]) -> list[Refusal]:
    """Every card lies in exactly one zone."""
    count = Counter(card for zone in zones for card in zone if card >= 0)
    found = []
    for card, key in enumerate(keys):
        if count[card] == 0:
            found.append(refuse("lost.missing", "DD-COMP-01", card=key))
        elif count[card] > 1:
            found.append(refuse("lost.twice", "DD-COMP-01", card=key, n=count[card]))
    return found


def _cards(g: State) -> list[Refusal]:
    buildings = [g.building_deck, g.row, g.buildings_removed, g.land, *g.plans]
    henchmen = [g.henchman_deck, g.henchman_discard, g.henchmen_removed, g.inn, g.far_lands, *g.henchmen]
    adventurers = [g.adventurer_deck, g.adventurer_discard, g.adventurers_removed, *g.parties]
    fortune = [g.fortune, g.fortune_unused, g.fortune_discard, g.boxes]
    return [
        *_death(g),
        *_once(BUILDING_REFS, buildings),
        *_once(HENCHMAN_REFS, henchmen),
        *_once(ADVENTURER_REFS, adventurers),
        *_once(FORTUNE_REFS, fortune),
    ]


def _death(g: State) -> list[Refusal]:
    """Without Death to come the game would never end."""
    coming = g.last or any(DEATH in pile for pile in (g.fortune, g.boxes, g.fortune_discard))
    return [] if coming else [refuse("lost.death", "DD-END-01")]


def _monsters(g: State) -> list[Refusal]:
    placed = [monster for monster, space in enumerate(g.where) if space >= 0]
    zones = [g.stock, g.market, g.monster_discard, g.monsters_removed, g.limbo, placed]
    yellow = [monster for monster in range(N_BLACK, len(MONSTER_REFS)) if not any(monster in zone for zone in zones)]
    found = _once(MONSTER_REFS, [*zones, yellow])
    for space, count in enumerate(g.blacks):
        if count != sum(g.where[monster] == space for monster in range(N_BLACK)):
            found.append(refuse("lost.stack", "DD-MON-02", land=LAND_REFS[space]))
    return found


def _spells(g: State) -> list[Refusal]:
    count = Counter(kind for zone in (*g.spell_decks, *g.spell_discards, *g.hands) for kind in zone)
    found = [
        refuse("lost.copies", "DD-COMP-04", card=SPELL_REFS[kind], n=count[kind])
        for kind in range(N_SPELLS)
        if count[kind] != S_COPIES[kind]
    ]
    for seat, shown in enumerate(g.shown):
        if Counter(shown) - Counter(g.hands[seat]):
            found.append(refuse("lost.shown", "DD-INFO-04", who=f"seat:{seat}"))
    return found


def _items(g: State) -> list[Refusal]:
    found = []
    if min(g.items) < 0:
        found.append(refuse("lost.negative", "DD-COMP-02"))
    for seat in range(g.seats):
        if sum(g.score[seat * N_SOURCES : (seat + 1) * N_SOURCES]) != held(g, seat, EVIL):
            found.append(refuse("lost.score", "DD-SCORE-01", who=f"seat:{seat}"))
    return found


def _lands(g: State) -> list[Refusal]:
    wrong = [
        refuse("build.wrong_area", "DD-FOREMAN-03", land=LAND_REFS[space], building=BUILDING_REFS[card])
        for space, card in enumerate(g.land)
        if card >= 0 and AREA_OF[space] not in B_AREAS[card]
    ]
    return wrong + [
        refuse("lost.side", "DD-BLD-04", land=LAND_REFS[space])
        for space, card in enumerate(g.land)
        if (card < 0 and (g.dark[space] or g.holy[space])) or (g.dark[space] and g.holy[space])
    ]


def _minions(g: State) -> list[Refusal]:
    standing = [minion for minion in g.board if minion >= 0] + g.guild
    standing += [colour for colour in g.posted_colour if colour >= 0]
    count = Counter(standing)
    found = [
        refuse("lost.minions", "DD-MINION-04", who=f"seat:{seat}")
        for seat in range(g.seats)
        if count[seat] + g.to_place[seat] > 5
    ]
    for colour, owner, ready in ((WHITE, g.white, g.white_ready), (PURPLE, g.purple, g.purple_ready)):
        if count[colour] > 1 or (count[colour] and (owner < 0 or ready)):
            found.append(refuse("lost.colour", "DD-MINION-05"))
    for seat, space in enumerate(g.posted):
        if space >= 0 and space // SPACES != seat:
            found.append(refuse("minion.other_domain", "DD-MINION-03"))
    if len(g.board) != GUILD:
        found.append(refuse("lost.minions", "DD-CITY-04", who="seat:0"))
    return found
