"""Phase 5, Foreman: building (DD-FOREMAN, DD-BAD-03, 04, DD-RUL-25, 26).

Not here: turning a building dark (rules/basics/domain.py), Kavai, who sells (cards/henchmen/foreman.py).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from gruft.games.domains.pieces.events import BuildingBuilt, HenchmanUsed, PhaseBegan
from gruft.games.domains.pieces.tables import (
    AREA_OF,
    B_AREAS,
    B_COST,
    BUILDING_REFS,
    HENCHMAN_OF,
    HENCHMAN_REFS,
    ITEM_REFS,
    LAND_REFS,
    MERCENARY,
    N_ITEMS,
    OWN_LAND_OF_REF,
    OWN_SPACES,
    RESOURCE_OF_REF,
    RESOURCES,
    SPACES,
    WOOD,
    WORKERS,
)
from gruft.games.domains.pieces.things import BUILDING_THINGS, HENCHMAN_THINGS, Thing
from gruft.games.domains.rules.basics.domain import buildings_of, turn_dark
from gruft.games.domains.rules.basics.duty import duty, exit_args, pick
from gruft.games.domains.rules.basics.items import held, pay, purse
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.rules.city.places import place_mercenary
from gruft.games.domains.rules.playing.henchmen import FOREMAN, H_WINDOW, ready, use, use_refusal
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

KARN: Final = HENCHMAN_OF["karn_the_builder"]
MAGDA: Final = HENCHMAN_OF["magda_coppernail"]


def foreman_phase(g: State) -> str:
    """Phase 5 begins; everybody follows in turn order."""
    g.phase = 5
    note(g, PhaseBegan, "phase:foreman")
    begin(g)
    return "foreman"


def space_refusal(g: State, seat: Seat, card: int, dark: bool, space: int) -> Refusal | None:
    """Why this card may not be built on this space (DD-FOREMAN-03, 05)."""
    if space // SPACES != seat:
        return refuse("build.other_domain", "DD-DOMAIN-03", land=LAND_REFS[space])
    if g.land[space] >= 0:
        return refuse("build.space_taken", "DD-DOMAIN-02", land=LAND_REFS[space])
    if g.blacks[space] and not dark:
        return refuse("build.monster_there", "DD-FOREMAN-03", land=LAND_REFS[space])
    if AREA_OF[space] not in B_AREAS[card]:
        return refuse("build.wrong_area", "DD-FOREMAN-03", land=LAND_REFS[space], building=BUILDING_REFS[card])
    return None


def missing(g: State, seat: Seat, cost: list[int]) -> int:
    """How many units of a cost are not there."""
    base = seat * N_ITEMS + WOOD
    short = 0
    for have, need in zip(g.items[base : base + len(cost)], cost):
        if need > have:
            short += need - have
    return short


def cost_options(g: State, seat: Seat, card: int) -> tuple[bool, bool]:
    """Whether the card can be paid as printed, and whether it can be paid at all with Karn and Magda."""
    cost = list(B_COST[card])
    plain = missing(g, seat, cost) == 0
    if plain:
        return True, True
    karn, magda = ready(g, seat, KARN), ready(g, seat, MAGDA)
    helped = [*cost[:3], 0] if karn else cost
    short = missing(g, seat, helped)
    if short == 0:
        return False, True
    spare = sum(held(g, seat, item) for item in RESOURCES) - sum(helped)
    return False, magda and short == 1 and spare >= 0


def choice_refusal(g: State, seat: Seat, choice: Thing) -> Refusal | None:
    """Why this card cannot be built or this henchman not used now."""
    if choice.kind == "henchman":
        return use_refusal(g, seat, choice.number, FOREMAN)
    return build_refusal(g, seat, choice.number)


def build_refusal(g: State, seat: Seat, card: int) -> Refusal | None:
    """Why this card cannot be built now."""
    if not cost_options(g, seat, card)[1]:
        item = next((i for i, n in zip(RESOURCES, B_COST[card]) if held(g, seat, i) < n), WORKERS)
        need = B_COST[card][RESOURCES.index(item)]
        return refuse("pay.too_little", "DD-FOREMAN-02", item=ITEM_REFS[item], n=need, have=held(g, seat, item))
    for space in OWN_SPACES[seat]:
        if space_refusal(g, seat, card, g.last, space) is None:
            return None
    return refuse("build.no_space", "DD-FOREMAN-03", building=BUILDING_REFS[card])


def may_build(g: State, seat: Seat) -> bool:
    """Whether a seat is asked: it could build something, or Kavai might sell (what he can pay is his secret)."""
    if any(build_refusal(g, seat, card) is None for card in g.plans[seat]):
        return True
    return any(
        H_WINDOW[card] == FOREMAN and use_refusal(g, seat, card, FOREMAN, public=True) is None
        for card in g.henchmen[seat]
    )


def foreman(g: State) -> Flow[str] | str:
    """Everybody builds in turn order, one card after the other."""
    while g.turn < len(g.order):
        seat = g.order[g.turn]
        if may_build(g, seat):
            return _build_or_end(g, seat)
        g.turn += 1
        if waiting_mercenary(g, seat):
            return _late_mercenary(g, seat)
    return "adventure_phase"


def waiting_mercenary(g: State, seat: Seat) -> bool:
    """Who had no building at the Docks may place the Foreign Mercenary at the end of his slot (DD-RUL-13)."""
    return g.mercenary == seat and g.where[MERCENARY] < 0 and bool(buildings_of(g, seat))


def _late_mercenary(g: State, seat: Seat) -> Flow[str]:
    yield from place_mercenary(g, seat)
    return "foreman"


def _build_or_end(g: State, seat: Seat) -> Flow[str]:
    choices = {BUILDING_REFS[card]: BUILDING_THINGS[card] for card in g.plans[seat]}
    for card in g.henchmen[seat]:
        if H_WINDOW[card] == FOREMAN:
            choices[HENCHMAN_REFS[card]] = HENCHMAN_THINGS[card]
    refusal = partial(choice_refusal, g, seat)
    choice = yield from choose(seat, "build", choices, refusal, or_pass=True, args=purse(g, seat, *RESOURCES))
    if choice is None:
        g.turn += 1
        if waiting_mercenary(g, seat):
            yield from place_mercenary(g, seat)
    elif choice.kind == "henchman":
        yield from use(g, seat, choice.number)
    else:
        yield from build(g, seat, choice.number)
    return "foreman"


def build(g: State, seat: Seat, card: int) -> Flow[None]:
    """Side (in the last round), space, payment; a desecrated space turns it dark at once (DD-TOKEN-03)."""
    args: dict[str, Arg] = {"building": BUILDING_REFS[card]}
    dark = False
    if g.last:
        sides = {"light": False, "dark": True}

        def no_space(side: bool) -> Refusal | None:
            fits = any(space_refusal(g, seat, card, side, space) is None for space in OWN_SPACES[seat])
            return None if fits else refuse("build.no_space", "DD-FOREMAN-03", building=BUILDING_REFS[card])

        dark = yield from pick(seat, "build_side", sides, no_space, rule="DD-FOREMAN-05", forced=True, args=args)
    refusal = partial(space_refusal, g, seat, card, dark)
    space = yield from pick(seat, "build_land", OWN_LAND_OF_REF[seat], refusal, args=args, rule="DD-FOREMAN-02")
    yield from pay_building(g, seat, card)
    g.plans[seat].remove(card)
    g.land[space] = card
    g.dark[space] = int(dark)
    note(g, BuildingBuilt, seat, BUILDING_REFS[card], LAND_REFS[space])
    if g.cursed[space]:
        turn_dark(g, space)


def pay_building(g: State, seat: Seat, card: int) -> Flow[None]:
    """Pay the printed resources, with Karn's and Magda's help if wanted or needed."""
    cost = list(B_COST[card])
    args: dict[str, Arg] = {"building": BUILDING_REFS[card]}
    if cost[3] and ready(g, seat, KARN):
        use_karn = True
        if _payable(g, seat, cost):
            use_karn = (yield from choose(seat, "use_karn", {"yes": 1}, or_pass=True, args=args)) is not None
        if use_karn:
            cost[3] = 0
            _used(g, seat, KARN)
    if ready(g, seat, MAGDA):
        yield from _swap(g, seat, cost, args)
    for item, n in zip(RESOURCES, cost):
        pay(g, seat, item, n)


def _payable(g: State, seat: Seat, cost: list[int]) -> bool:
    """Whether this can be paid, Magda's help included."""
    short = missing(g, seat, cost)
    if short == 0:
        return True
    spare = sum(held(g, seat, item) for item in RESOURCES) - sum(cost)
    return short == 1 and spare >= 0 and ready(g, seat, MAGDA)


def _swap(g: State, seat: Seat, cost: list[int], args: dict[str, Arg]) -> Flow[None]:
    """Magda: one unit of the cost may be paid with another resource."""
    short = missing(g, seat, cost)

    def not_wanted(item: int) -> Refusal | None:
        need = cost[RESOURCES.index(item)]
        if need == 0 or (short and held(g, seat, item) >= need):
            return refuse("build.not_needed", "DD-FOREMAN-02", item=ITEM_REFS[item])
        if all(no_spare(other) is not None for other in RESOURCES if other != item):
            return refuse("build.nothing_to_swap", "DD-FOREMAN-02", item=ITEM_REFS[item])
        return None

    def no_spare(item: int) -> Refusal | None:
        if held(g, seat, item) > cost[RESOURCES.index(item)]:
            return None
        return refuse("pay.none_left", "DD-FOREMAN-02", item=ITEM_REFS[item], n=0)

    if all(not_wanted(item) is not None for item in RESOURCES):
        return
    item = yield from choose(
        seat,
        "swap_cost",
        RESOURCE_OF_REF,
        not_wanted,
        or_pass=not short,
        duty=duty("DD-FOREMAN-02"),
        forced=bool(short),
        args={**args, **exit_args(not short)},
    )
    if item is None:
        return
    others = {key: other for key, other in RESOURCE_OF_REF.items() if other != item}
    instead = yield from pick(seat, "swap_for", others, no_spare, forced=True, args=args, rule="DD-FOREMAN-02")
    cost[RESOURCES.index(item)] -= 1
    cost[RESOURCES.index(instead)] += 1
    _used(g, seat, MAGDA)


def _used(g: State, seat: Seat, card: int) -> None:
    g.uses[card] += 1
    note(g, HenchmanUsed, seat, HENCHMAN_REFS[card])
