"""Equipment (DE-ITEM-01 to DE-ITEM-05, DE-HTURN-02, DE-BAD-03): what a hero has in hand, on his body and about him."""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_OF_REF, CARD_REFS, EQUIPPED, ITEM
from gruft.games.descent.rules.figures import traits_of
from gruft.games.descent.state import State
from gruft.table.ask import DONE, Ask, Candidates, Exits
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NO_HANDS = refuse("equip.no_hands", "DE-ITEM-02")
ONE_ARMOUR = refuse("equip.one_armour", "DE-ITEM-02")
TWO_OTHERS = refuse("equip.two_others", "DE-ITEM-02")
ONE_HELMET = refuse("equip.one_helmet", "DE-BAD-03")
NO_RUNES = refuse("equip.no_runes", "DE-BAD-03")
CHANGED = refuse("equip.changed", "DE-ITEM-03")
NOT_AN_ITEM = refuse("equip.not_an_item", "DE-ITEM-01")

MAY_BE_DONE: Exits = {DONE: None}


def items_of(g: State, h: int) -> list[int]:
    """The items of a hero, equipped or not."""
    return [c for c in g.cards[h] if ITEM[c] is not None]


def worn(g: State, h: int) -> list[int]:
    """The cards a hero has equipped."""
    return [c for c in items_of(g, h) if g.status[c] & EQUIPPED]


def equip_refusal(g: State, h: int, c: int) -> Refusal | None:
    """Why a hero cannot equip this card besides what he wears; taking off is always possible."""
    item = ITEM[c]
    if item is None or c not in g.cards[h]:
        return NOT_AN_ITEM
    if _touched(c) in g.once:
        return CHANGED
    if g.status[c] & EQUIPPED:
        return None
    others = [(o, record) for o in worn(g, h) if (record := ITEM[o]) is not None]
    if item.slot == "hand" and item.hands + sum(o.hands for _, o in others if o.slot == "hand") > 2:
        return NO_HANDS
    if item.slot == "armor" and any(o.slot == "armor" for _, o in others):
        return ONE_ARMOUR
    if item.slot == "other" and sum(o.slot == "other" for _, o in others) >= 2:
        return TWO_OTHERS
    if "helmet" in item.traits and any("helmet" in o.traits for _, o in others):
        return ONE_HELMET
    if item.forbid_rune and any("rune" in traits_of(g, h, o) for o, _ in others):
        return NO_RUNES
    if "rune" in traits_of(g, h, c) and any(o.forbid_rune for _, o in others):
        return NO_RUNES
    return None


def toggle(g: State, h: int, c: int) -> None:
    """Put a card on or take it off."""
    assert equip_refusal(g, h, c) is None
    g.status[c] ^= EQUIPPED
    g.once.append(_touched(c))
    wire(g)


def _touched(c: int) -> str:
    """Each card is put on or taken off once per step, so that the step comes to an end."""
    return f"equip:{c}"


def equip_all(g: State) -> None:
    """All heroes equip whatever fits, in the order of their cards: how they begin a quest."""
    for h in range(g.nh):
        for c in items_of(g, h):
            if not g.status[c] & EQUIPPED and equip_refusal(g, h, c) is None:
                g.status[c] |= EQUIPPED
    wire(g)


def has_choice(g: State, h: int) -> bool:
    """Whether there is anything to change: a card not equipped, or armour that slows him down and may come off.

    Everything else he wears only helps him, so the step is passed over.
    """
    return any(not g.status[c] & EQUIPPED or _slows(c) for c in items_of(g, h))


def _slows(c: int) -> bool:
    item = ITEM[c]
    return item is not None and bool(item.speed_cap)


def equip_ask(g: State, h: int) -> Ask:
    """Change equipment one card at a time, then go on."""
    keys = [CARD_REFS[c] for c in items_of(g, h) if equip_refusal(g, h, c) is None]
    return Ask(
        g.hero_seat[h],
        "equip",
        Candidates(lambda: {CARD_REFS[c]: c for c in g.cards[h]}),
        partial(equip_refusal, g, h),
        keys,
        MAY_BE_DONE,
        {"figure": ref_of(g, h)},
    )


def equip_step(g: State, h: int) -> Flow[bool]:
    """One change; True when the hero is done."""
    key = yield equip_ask(g, h)
    if key == DONE:
        end_step(g)
        return True
    toggle(g, h, CARD_OF_REF[key])
    return False


def end_step(g: State) -> None:
    """The step is over: next time every card may be changed again."""
    g.once[:] = [name for name in g.once if not name.startswith("equip:")]
