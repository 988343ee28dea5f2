"""Phase 7, Production: what needs no choice is booked at once, then everybody acts in his own order (DD-PROD).

All seats are open at the same time; steps are carried out one by one as they arrive (DD-RUL-79). Nothing here touches
other players and nothing can be cancelled.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from gruft.games.domains.pieces.content import SPELLS
from gruft.games.domains.pieces.events import PhaseBegan, Produced, SpellCast, SpellsDrawn
from gruft.games.domains.pieces.numbers import FROM_BUILDINGS, FROM_SPELLS
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    B_ELEMENTS,
    B_LAB,
    B_PRODUCES,
    B_SPELLS,
    B_TYPE,
    BUILDING_REFS,
    COINS,
    DECK_REFS,
    DECKS,
    ELEMENT_OF_REF,
    ELEMENTS,
    HENCHMAN_REFS,
    ITEM_REFS,
    MASTER_REFS,
    OWN_SPACES,
    RESOURCES,
    S_PRODUCTION,
    S_WHEN,
    SPACES,
    SPELL_OF,
    SPELL_REFS,
    amount_key,
)
from gruft.games.domains.pieces.things import (
    DECK_THINGS,
    ELEMENT_THINGS,
    HENCHMAN_THINGS,
    LAB_THING,
    MASTER_THINGS,
    SPELL_THINGS,
    Thing,
)
from gruft.games.domains.rules.basics.decks import draw_spell, spells_left
from gruft.games.domains.rules.basics.domain import draw_and_place, draw_refusal, produce
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import gain, held, purse
from gruft.games.domains.rules.playing import effects
from gruft.games.domains.rules.playing.casting import (
    CANCELLING_KINDS,
    can_pay,
    discount,
    may_hold,
    pay_spell,
    spell_cost_refusal,
)
from gruft.games.domains.rules.playing.effects import Play, Word
from gruft.games.domains.rules.playing.henchmen import H_WINDOW, PRODUCTION, use, use_refusal
from gruft.games.domains.rules.playing.masters import MASTER_WINDOW, master_refusal, use_master
from gruft.games.domains.state import State
from gruft.table.ask import PASS, Ask, Seat
from gruft.table.events import note
from gruft.table.flow import Asks, Flow
from gruft.table.rules import Arg, Refusal, refuse

TUNNEL: Final = SPELL_OF["tunnel"]
"""Any production spell will do to see whether a hand holds backs of that deck."""

GROUP: Final = "production"
"""All asks of the phase belong to one simultaneous choice."""

PURSE: Final = (COINS, *RESOURCES, *ELEMENTS)
"""What production spells, henchmen and Masters are paid with."""

VARIABLE: Final = {
    kind: (COINS if "coins" in card.cost else ANY_ELEMENT, next(n for n in card.cost.values() if isinstance(n, list)))
    for kind, card in enumerate(SPELLS)
    if any(isinstance(n, list) for n in card.cost.values())
}
"""Spells whose caster picks the amount: the item and the amounts."""


@cache
def words_of(kind: int) -> list[Word]:
    """The steps of a production spell."""
    return effects.read(SPELLS[kind].do)


def production_phase(g: State) -> str:
    """Book what leaves no choice, count what does (DD-PROD-01, 02, 05)."""
    g.phase = 7
    note(g, PhaseBegan, "phase:production")
    g.due_elements = [0] * g.seats
    g.due_spells = [0] * g.seats
    g.due_labs = [0] * g.seats
    g.done = [0] * g.seats
    monsters: list[list[int]] = [[] for _ in range(g.seats)]
    for monster, space in enumerate(g.where):
        if space >= 0:
            monsters[space // SPACES].append(monster)
    for seat in range(g.seats):
        produce_domain(g, seat, monsters[seat])
    return "production"


def produce_domain(g: State, seat: Seat, monsters: list[int]) -> None:
    """What the buildings and then the monsters of a domain give."""
    buildings = [(space, g.land[space]) for space in OWN_SPACES[seat] if g.land[space] >= 0]
    if buildings or monsters:
        note(g, Produced, seat)
    for space, card in buildings:
        produce_building(g, space, card)
    for monster in monsters:
        produce(g, seat, monster)


def produce_building(g: State, space: int, card: int) -> None:
    """What a building gives on the side that is up, with the bonuses of the round."""
    seat = space // SPACES
    dark = g.dark[space]
    for item, n in B_PRODUCES[card][dark]:
        gain(g, seat, item, n, FROM_BUILDINGS, BUILDING_REFS[card])
    for more in g.extra:
        if more.dark == dark and more.type in (-1, B_TYPE[card]):
            gain(g, seat, more.item, more.n, FROM_BUILDINGS, BUILDING_REFS[card])
    g.due_elements[seat] += B_ELEMENTS[card][dark]
    g.due_spells[seat] += B_SPELLS[card][dark]
    g.due_labs[seat] += int(dark and B_LAB[card])


def element_giver(g: State, seat: Seat) -> str:
    """The building that gives the next element of choice: one after another, as they lie in the domain."""
    cards = [(g.land[space], g.dark[space]) for space in OWN_SPACES[seat] if g.land[space] >= 0]
    givers = [BUILDING_REFS[card] for card, dark in cards for _ in range(B_ELEMENTS[card][dark])]
    return givers[-g.due_elements[seat]] if g.due_elements[seat] <= len(givers) else "none"


def variable_refusal(g: State, seat: Seat, kind: int, n: int) -> Refusal | None:
    """Why this amount cannot be paid for a spell (an amount of elements may be lowered by a discount)."""
    item, _ = VARIABLE[kind]
    have = held(g, seat, item)
    need = n - discount(g, seat) if item == ANY_ELEMENT else n
    if have < need:
        name = "item:any_element" if item == ANY_ELEMENT else ITEM_REFS[item]
        return refuse("pay.too_little", "DD-SPELL-04", item=name, n=need, have=have)
    return None


def cast_refusal(g: State, seat: Seat, kind: int) -> Refusal | None:
    """Why this spell cannot be cast in the Production phase now."""
    if kind not in g.hands[seat]:
        return refuse("cast.not_in_hand", "DD-SPELL-04", spell=SPELL_REFS[kind])
    if kind in CANCELLING_KINDS:
        return refuse("cast.no_cancelling", "DD-SPELL-09", spell=SPELL_REFS[kind])
    if not S_PRODUCTION[kind]:
        return refuse("cast.wrong_window", "DD-SPELL-02", spell=SPELL_REFS[kind], when=S_WHEN[kind])
    if not can_pay(g, seat, kind):
        return spell_cost_refusal(g, seat, kind)
    if kind in VARIABLE:
        return variable_refusal(g, seat, kind, VARIABLE[kind][1][0])
    return effects.needs(g, words_of(kind), Play(seat, FROM_SPELLS))


def step_refusal(g: State, seat: Seat, step: Thing) -> Refusal | None:
    """Why this step cannot be taken by `seat` now."""
    kind, number = step
    if kind == "spell":
        return cast_refusal(g, seat, number)
    if kind == "henchman":
        return use_refusal(g, seat, number, PRODUCTION)
    if kind == "master":
        return master_refusal(g, seat, number, PRODUCTION)
    if kind == "element":
        return None if g.due_elements[seat] else refuse("production.no_element_due", "DD-PROD-02")
    if kind == "deck":
        return _deck_refusal(g, seat, number)
    return draw_refusal(g, seat) if g.due_labs[seat] else refuse("production.no_lab", "DD-BLD-08")


def done_refusal(g: State, seat: Seat) -> Refusal | None:
    """Why a seat cannot be done yet: what is due has to be taken."""
    if g.due_elements[seat] or (g.due_spells[seat] and any(spells_left(g, deck) for deck in range(len(DECKS)))):
        return refuse("production.still_due", "DD-PROD-01")
    return None


def _deck_refusal(g: State, seat: Seat, deck: int) -> Refusal | None:
    if not g.due_spells[seat]:
        return refuse("production.no_spell_due", "DD-PROD-02")
    if not spells_left(g, deck):
        return refuse("draw.deck_too_small", "DD-BAD-19", deck=DECK_REFS[deck], left=0)
    return None


def steps(g: State, seat: Seat) -> dict[str, Thing]:
    """Everything a player might do or try in the phase."""
    found = {SPELL_REFS[kind]: SPELL_THINGS[kind] for kind in sorted(set(g.hands[seat]))}
    for card in g.henchmen[seat]:
        found[HENCHMAN_REFS[card]] = HENCHMAN_THINGS[card]
    if g.master[seat] >= 0:
        found[MASTER_REFS[g.master[seat]]] = MASTER_THINGS[g.master[seat]]
    if g.due_elements[seat]:
        found.update({key: ELEMENT_THINGS[item] for key, item in ELEMENT_OF_REF.items()})
    if g.due_spells[seat]:
        found.update(zip(DECK_REFS, DECK_THINGS, strict=True))
    if g.due_labs[seat]:
        found["lab"] = LAB_THING
    return found


def has_something(g: State, seat: Seat) -> bool:
    """Whether a seat is asked at all, by public facts: a production card, or something to take or use."""
    if may_hold(g, seat, TUNNEL) or g.due_elements[seat] or g.due_spells[seat] or g.due_labs[seat]:
        return True
    for card in g.henchmen[seat]:
        if H_WINDOW[card] == PRODUCTION and use_refusal(g, seat, card, PRODUCTION, public=True) is None:
            return True
    master = g.master[seat]
    return (
        master >= 0
        and MASTER_WINDOW[master] == PRODUCTION
        and master_refusal(g, seat, master, PRODUCTION, public=True) is None
    )


def production(g: State) -> Flow[str] | str:
    """All who are not done are asked at once; the first answer is carried out."""
    asks = {}
    for seat in range(g.seats):
        if not g.done[seat]:
            if has_something(g, seat):
                candidates = steps(g, seat)
                refusal = partial(step_refusal, g, seat)
                keys = [
                    key
                    for key, (kind, number) in candidates.items()
                    if (kind != "spell" or (S_PRODUCTION[number] and can_pay(g, seat, number)))
                    and refusal(candidates[key]) is None
                ]
                exits = {PASS: done_refusal(g, seat)}
                asks[seat] = Ask(seat, "production", candidates, refusal, keys, exits, purse(g, seat, *PURSE))
            else:
                g.done[seat] = 1
    return _step(g, asks) if asks else "end_of_turn_phase"


def _step(g: State, asks: dict[Seat, Ask]) -> Flow[str]:
    seat, key = yield Asks(asks, GROUP)
    step = asks[seat].candidates.get(key)
    if step is None or step_refusal(g, seat, step) is not None:
        # Done; refused only in a world imagined for another seat, where this hand was dealt anew after the question.
        g.done[seat] = 1
    elif step.kind == "spell":
        yield from cast(g, seat, step.number)
    elif step.kind == "henchman":
        yield from use(g, seat, step.number)
    elif step.kind == "master":
        yield from use_master(g, seat)
    elif step.kind == "element":
        giver = element_giver(g, seat)
        g.due_elements[seat] -= 1
        gain(g, seat, step.number, 1, FROM_BUILDINGS, giver)
    elif step.kind == "deck":
        g.due_spells[seat] -= 1
        note(g, SpellsDrawn, seat, key, 1)
        draw_spell(g, seat, step.number)
    else:
        g.due_labs[seat] -= 1
        yield from draw_and_place(g, seat)
    return "production"


def cast(g: State, seat: Seat, kind: int) -> Flow[None]:
    """Cast a production spell; it cannot be cancelled (DD-SPELL-09)."""
    x = 0
    cost = None
    if kind in VARIABLE:
        item, amounts = VARIABLE[kind]
        keys = {amount_key(n): n for n in amounts}
        named = "item:any_element" if item == ANY_ELEMENT else ITEM_REFS[item]
        spell = SPELL_REFS[kind]
        deal = f"deal:{SPELLS[kind].id}"
        args: dict[str, Arg] = {"spell": spell, "deal": deal, "item": named, "n": held(g, seat, item)}
        refusal = partial(variable_refusal, g, seat, kind)
        x = yield from pick(seat, "spell_amount", keys, refusal, forced=True, args=args, rule="DD-SPELL-32")
        cost = ((item, x),)
    yield from pay_spell(g, seat, kind, cost)
    note(g, SpellCast, seat, SPELL_REFS[kind])
    yield from effects.run(g, words_of(kind), Play(seat, FROM_SPELLS, x, SPELL_REFS[kind]))
