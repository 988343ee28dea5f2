"""Domains: spaces, buildings turned light and dark, monsters and stacking (DD-DOMAIN, DD-MON, DD-BLD, DD-TOKEN).

Limits are looked at only when something is placed, moved or built (DD-MON-06); nothing is ever moved because a
building under it changed.

Not here: building (rules/foreman.py), attacks (rules/adventure/combat.py), killed monsters (rules/adventure/losses.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gruft.games.domains.pieces.events import (
    BuildingDarkened,
    BuildingLit,
    BuildingLost,
    HenchmanRemoved,
    MercenaryReturned,
    MonsterDrawn,
    MonsterPlaced,
    MonsterRemoved,
)
from gruft.games.domains.pieces.numbers import FROM_MONSTERS
from gruft.games.domains.pieces.tables import (
    AREA_SPACES,
    B_CITADEL,
    B_EVIL,
    B_TYPE,
    BUILDING_REFS,
    DARK_REFS,
    HENCHMAN_OF,
    HENCHMAN_REFS,
    LAND_REFS,
    M_EVIL,
    M_PRODUCES,
    MERCENARY,
    MONSTER_REFS,
    N_BLACK,
    OWN_LAND_OF_REF,
    OWN_SPACES,
    SPACES,
    TARPA,
    TYPES,
)
from gruft.games.domains.rules.basics.decks import draw_monster, stock_left
from gruft.games.domains.rules.basics.duty import duty, exit_args, pick
from gruft.games.domains.rules.basics.items import gain
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal, refuse

PRODUCTION_PHASE = 7

# -- where a monster may stand -----------------------------------------------------


def black_refusal(g: State, seat: Seat, space: int) -> Refusal | None:
    """Why a black-banner monster of `seat` may not be put on this space (DD-MON-04)."""
    if space // SPACES != seat:
        return refuse("monster.other_domain", "DD-DOMAIN-03", land=LAND_REFS[space])
    if g.blacks[space]:
        return refuse("monster.occupied", "DD-MON-02", land=LAND_REFS[space])
    if g.land[space] >= 0 and not g.dark[space]:
        return refuse("monster.light_building", "DD-MON-04", land=LAND_REFS[space])
    return None


def has_black_space(g: State, seat: Seat) -> bool:
    """Whether any space of the domain could take a black-banner monster (DD-MON-07)."""
    return any(not g.blacks[space] and (g.land[space] < 0 or g.dark[space]) for space in OWN_SPACES[seat])


def standing_refusal(g: State, monster: int, space: int) -> Refusal | None:
    """Why this monster may not be moved to a space of whatever domain (DD-MON-04, 05; DD-RUL-74)."""
    if monster < N_BLACK:
        return black_refusal(g, space // SPACES, space)
    if monster == MERCENARY and g.land[space] < 0:
        return refuse("monster.needs_building", "DD-ACTION-15", land=LAND_REFS[space])
    return None


def saved_refusal(g: State, monster: int, space: int) -> Refusal | None:
    """Why a monster that is saved, or Tarpa when she first comes, may not be put there (DD-MON-05, DD-RUL-70)."""
    if monster < N_BLACK:
        return black_refusal(g, space // SPACES, space)
    if g.land[space] >= 0 and not g.dark[space]:
        return refuse("monster.light_building", "DD-MON-05", land=LAND_REFS[space])
    return None


# -- monsters come and go -----------------------------------------------------------


def put(g: State, monster: int, space: int) -> None:
    """Put a monster on a space; it has been in no domain before."""
    assert g.where[monster] < 0, monster
    g.where[monster] = space
    if monster < N_BLACK:
        g.blacks[space] += 1
    note(g, MonsterPlaced, MONSTER_REFS[monster], LAND_REFS[space])


def lift(g: State, monster: int) -> None:
    """Take a monster off its space; its tokens stay on it."""
    space = g.where[monster]
    assert space >= 0, monster
    g.where[monster] = -1
    if monster < N_BLACK:
        g.blacks[space] -= 1


def monsters_on(g: State, space: int) -> list[int]:
    """Every monster on a space."""
    return [monster for monster, where in enumerate(g.where) if where == space]


def monsters_of(g: State, seat: Seat) -> list[int]:
    """Every monster in a domain."""
    low = seat * SPACES
    return [monster for monster, where in enumerate(g.where) if low <= where < low + SPACES]


def strip(g: State, monster: int) -> None:
    """Its tokens go back to the supply (DD-TOKEN-02)."""
    g.imbued[monster] = g.armed[monster] = 0


def back_to_docks(g: State) -> None:
    """The Foreign Mercenary leaves, whatever happened to it (DD-ACTION-15, DD-RUL-84)."""
    if g.where[MERCENARY] >= 0:
        lift(g, MERCENARY)
    if g.mercenary >= 0:
        note(g, MercenaryReturned)
    strip(g, MERCENARY)
    g.mercenary = -1


def out_of_game(g: State, monster: int) -> None:
    """A monster that stands in no domain any more leaves the game (DD-TERM-02); Tarpa's card goes with her."""
    assert g.where[monster] < 0
    if monster == MERCENARY:
        back_to_docks(g)
        return
    strip(g, monster)
    g.monsters_removed.append(monster)
    note(g, MonsterRemoved, MONSTER_REFS[monster])
    if monster == TARPA:
        card = HENCHMAN_OF["tarpa"]
        for cards in g.henchmen:
            if card in cards:
                cards.remove(card)
                g.henchmen_removed.append(card)
                note(g, HenchmanRemoved, HENCHMAN_REFS[card])


def banish(g: State, monster: int) -> None:
    """Remove a monster that nobody may save: from a domain or from the Nik'tmarg."""
    if g.where[monster] >= 0:
        lift(g, monster)
    elif monster in g.market:
        g.market[g.market.index(monster)] = -1
    out_of_game(g, monster)


def produce(g: State, seat: Seat, monster: int) -> None:
    """What a monster gives in the Production phase (DD-MON-13)."""
    for item, n in M_PRODUCES[monster]:
        gain(g, seat, item, n, FROM_MONSTERS, MONSTER_REFS[monster])


def draw_refusal(g: State, seat: Seat) -> Refusal | None:
    """Why a seat may not draw a monster from the stock (DD-MON-07, DD-RUL-12)."""
    if not stock_left(g):
        return refuse("monster.stock_empty", "DD-TERM-08")
    if not has_black_space(g, seat):
        return refuse("monster.no_space", "DD-MON-07")
    return None


def draw_and_place(g: State, seat: Seat) -> Flow[None]:
    """Draw a random monster and put it on a legal space of the own domain, if there is one."""
    if draw_refusal(g, seat) is not None:
        return
    monster = draw_monster(g)
    note(g, MonsterDrawn, seat, MONSTER_REFS[monster])
    yield from place_black(g, seat, monster)


def place_black(g: State, seat: Seat, monster: int) -> Flow[None]:
    """Where does the monster go that was just drawn or bought? It produces at once in the Production phase."""
    args: dict[str, str | int] = {"monster": MONSTER_REFS[monster]}
    refusal = partial(black_refusal, g, seat)
    space = yield from pick(seat, "place_monster", OWN_LAND_OF_REF[seat], refusal, args=args, rule="DD-MON-07")
    g.limbo.remove(monster)
    put(g, monster, space)
    if g.phase == PRODUCTION_PHASE:
        produce(g, seat, monster)


# -- buildings ------------------------------------------------------------------------


def buildings_of(g: State, seat: Seat) -> list[int]:
    """The spaces of a domain that hold a building."""
    return [space for space in OWN_SPACES[seat] if g.land[space] >= 0]


def dark_refusal(g: State, space: int) -> Refusal | None:
    """Why what lies on this space cannot be turned dark (DD-TOKEN-04, DD-BAD-11)."""
    if g.land[space] < 0:
        return refuse("building.none", "DD-BLD-04", land=LAND_REFS[space])
    if g.dark[space]:
        return refuse("building.already_dark", "DD-BLD-04", land=LAND_REFS[space])
    if g.holy[space]:
        return refuse("building.sanctified", "DD-TOKEN-04", land=LAND_REFS[space])
    return None


def light_refusal(g: State, space: int) -> Refusal | None:
    """Why what lies on this space cannot be turned light."""
    if g.land[space] < 0:
        return refuse("building.none", "DD-BLD-04", land=LAND_REFS[space])
    if not g.dark[space]:
        return refuse("building.already_light", "DD-BLD-04", land=LAND_REFS[space])
    return None


def turn_dark(g: State, space: int) -> None:
    """Turn a building dark if that is possible; a Citadel takes its whole area along (DD-BLD-07, DD-RUL-27)."""
    card = g.land[space]
    if card < 0 or g.dark[space] or g.holy[space]:
        return
    g.dark[space] = 1
    note(g, BuildingDarkened, BUILDING_REFS[card], LAND_REFS[space])
    if B_CITADEL[card]:
        for other in AREA_SPACES[space]:
            turn_dark(g, other)


def turn_light(g: State, space: int) -> None:
    """Turn a dark building light; monsters on it stay (DD-MON-06)."""
    assert light_refusal(g, space) is None
    g.dark[space] = 0
    note(g, BuildingLit, BUILDING_REFS[g.land[space]], LAND_REFS[space])


def flip_refusal(g: State, to_dark: bool, kind: str, space: int) -> Refusal | None:
    """Why this building cannot be turned by an effect for buildings of a type."""
    refusal = dark_refusal(g, space) if to_dark else light_refusal(g, space)
    if refusal is None and kind and B_TYPE[g.land[space]] != TYPES.index(kind):
        return refuse("building.wrong_type", "DD-BLD-02", land=LAND_REFS[space], type=f"type:{kind}")
    return refusal


def flip_one(
    g: State, seat: Seat, refusal: Callable[[int], Refusal | None], to_dark: bool, optional: bool
) -> Flow[None]:
    """Let `seat` turn one building of the own domain; nothing happens without one."""
    if all(refusal(space) is not None for space in OWN_SPACES[seat]):
        return
    kind = "turn_dark" if to_dark else "turn_light"
    space = yield from choose(
        seat,
        kind,
        OWN_LAND_OF_REF[seat],
        refusal,
        or_pass=optional,
        duty=duty("DD-TERM-11"),
        forced=not optional,
        args=exit_args(optional),
    )
    if space is not None:
        (turn_dark if to_dark else turn_light)(g, space)


def lose_building(g: State, space: int) -> None:
    """A building leaves the game with its tokens; a Desecration token stays on the space (DD-TOKEN-03)."""
    card = g.land[space]
    was = DARK_REFS[card] if g.dark[space] else BUILDING_REFS[card]
    g.buildings_removed.append(card)
    g.land[space] = -1
    g.dark[space] = g.holy[space] = 0
    note(g, BuildingLost, BUILDING_REFS[card], LAND_REFS[space], was)


def decays(g: State, seat: Seat) -> bool:
    """State of Decay: more dark than light buildings in the domain (DD-BLD-10, 12)."""
    balance = 0
    for space in OWN_SPACES[seat]:
        if g.land[space] >= 0:
            balance += 1 if g.dark[space] else -1
    return balance > 0


def evil_production(g: State, space: int) -> int:
    """Printed Evil production of a space: its dark building and all its monsters (DD-RUL-73)."""
    total = B_EVIL[g.land[space]] if g.land[space] >= 0 and g.dark[space] else 0
    return total + sum(M_EVIL[monster] for monster in monsters_on(g, space))
