"""Masters who are their own little rule (DD-MASTER-03)."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.content import MASTER
from gruft.games.domains.pieces.events import BuildingTaken
from gruft.games.domains.pieces.tables import BUILDING_REFS, OWN_SPACES
from gruft.games.domains.rules.basics.domain import draw_and_place, flip_one, flip_refusal
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.playing.henchmen import no_target
from gruft.games.domains.rules.playing.masters import master
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal

SEEN = MASTER["jessamine_crow"].number()


def needs_religion(g: State, seat: Seat) -> Refusal | None:
    """Why no Religion building of the own domain can be turned over."""
    able = any(flip_refusal(g, True, "religion", space) is None for space in OWN_SPACES[seat])
    return None if able else no_target("own_religion")


@master("cassian", needs_religion)
def cassian(g: State, seat: Seat) -> Flow[None]:
    """Turn an own light Religion building dark."""
    return flip_one(g, seat, partial(flip_refusal, g, True, "religion"), to_dark=True, optional=False)


@master("pale_countess")
def pale_countess(g: State, seat: Seat) -> Flow[None]:
    """A random monster for the own domain."""
    return draw_and_place(g, seat)


@master("jessamine_crow")
def jessamine_crow(g: State, seat: Seat) -> Flow[None]:
    """See the top buildings and keep one; the others go under the deck in any order, unseen by others."""
    g.chance.reveal()
    seen = g.building_deck[-SEEN:]
    g.buildings_secret[seat] += seen
    keys = {BUILDING_REFS[card]: card for card in reversed(seen)}
    card = yield from pick(seat, "keep_building", keys, rule="DD-MASTER-03")
    g.building_deck.remove(card)
    g.buildings_secret[seat].remove(card)
    g.plans[seat].append(card)
    note(g, BuildingTaken, seat, BUILDING_REFS[card])
    buried = len(seen) - 1
    if buried:
        rest = g.building_deck[-buried:]
        del g.building_deck[-buried:]
        g.building_deck[:0] = rest
    g.chance.reveal()
    for place in range(buried - 1):
        left = {BUILDING_REFS[other]: other for other in g.building_deck[place:buried]}
        args: dict[str, Arg] = {"place": place + 1}
        other = yield from pick(seat, "bury_building", left, rule="DD-MASTER-03", args=args)
        g.building_deck.remove(other)
        g.building_deck.insert(place, other)
