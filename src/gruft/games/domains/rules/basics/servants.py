"""Henchmen come and go, and the monsters that come and go with some of them (DD-HENCH-03, 08, 09; DD-RUL-29, 30, 85).

Not here: what henchmen do (cards/henchmen/), who may be taken where (rules/city/places.py).
"""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.events import HenchmanDiscarded, HenchmanRemoved, HenchmanTaken
from gruft.games.domains.pieces.tables import (
    HENCHMAN_REFS,
    MONSTER_REFS,
    OWN_LAND_OF_REF,
    OWN_SPACES,
    TARPA,
    TOKEN_OF_HENCHMAN,
)
from gruft.games.domains.rules.basics.domain import lift, out_of_game, put, saved_refusal
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Arg


def take(g: State, seat: Seat, card: int) -> Flow[None]:
    """Lay a henchman face up in the playing area; some bring a monster at once."""
    g.henchmen[seat].append(card)
    note(g, HenchmanTaken, seat, HENCHMAN_REFS[card])
    token = TOKEN_OF_HENCHMAN.get(card)
    if token is None or token in g.monsters_removed:
        return
    refusal = partial(saved_refusal, g, token) if token == TARPA else None
    if refusal is not None and all(refusal(space) is not None for space in OWN_SPACES[seat]):
        return  # she waits on her card (DD-RUL-85)
    args: dict[str, Arg] = {"monster": MONSTER_REFS[token]}
    space = yield from pick(seat, "place_monster", OWN_LAND_OF_REF[seat], refusal, args=args, rule="DD-HENCH-08")
    put(g, token, space)


def give_up(g: State, seat: Seat, card: int) -> None:
    """A henchman leaves a playing area for another one: his monster leaves the domain with him."""
    g.henchmen[seat].remove(card)
    token = TOKEN_OF_HENCHMAN.get(card)
    if token is not None and g.where[token] >= 0:
        lift(g, token)


def _lose_token(g: State, card: int) -> None:
    token = TOKEN_OF_HENCHMAN.get(card)
    if token is not None and token not in g.monsters_removed:
        out_of_game(g, token)


def discard(g: State, seat: Seat, card: int) -> None:
    """To the discard pile; without a new controller his monster leaves the game, and Tarpa's card with it."""
    if TOKEN_OF_HENCHMAN.get(card) == TARPA:
        remove(g, card)  # she is her own token (DD-HENCH-09)
        return
    give_up(g, seat, card)
    g.henchman_discard.append(card)
    note(g, HenchmanDiscarded, HENCHMAN_REFS[card])
    _lose_token(g, card)


def remove(g: State, card: int) -> None:
    """Out of the game, wherever he is: with a player, at the Inn, in the Far Lands (DD-ACTION-07)."""
    for seat in range(g.seats):
        if card in g.henchmen[seat]:
            give_up(g, seat, card)
            _lose_token(g, card)
    for row in (g.inn, g.far_lands):
        if card in row:
            row[row.index(card)] = -1
    g.henchmen_removed.append(card)
    g.chance.reveal()
    note(g, HenchmanRemoved, HENCHMAN_REFS[card])


def holder(g: State, card: int) -> Seat:
    """Who controls a henchman, -1 nobody."""
    for seat in range(g.seats):
        if card in g.henchmen[seat]:
            return seat
    return -1
