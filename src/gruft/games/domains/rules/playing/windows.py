"""Windows: one slot per player in turn order, any number of plays in it (DD-PREP-01, DD-MINION-07, DD-ADV-04, 07,
DD-EOT-01, DD-SPELL-02, DD-RUL-05).

A player gets a slot if public facts say he could play something: a card whose back fits and the price of some spell of
this window with a target, or a henchman or Master that could be used. So a slot tells nothing about the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from gruft.games.domains.pieces.tables import (
    AFTER_MINIONS,
    COINS,
    DEFEND,
    ELEMENTS,
    END_OF_TURN,
    EVIL,
    HENCHMAN_REFS,
    IN_WINDOW,
    MASTER_REFS,
    METAL,
    OPEN,
    PARTY_REFS,
    PREPARATION,
    S_DECK,
    S_WHEN,
    S_WINDOWS,
    SPELL_REFS,
    WINDOWS,
)
from gruft.games.domains.pieces.things import HENCHMAN_THINGS, MASTER_THINGS, SPELL_THINGS, Thing
from gruft.games.domains.rules.basics.items import purse
from gruft.games.domains.rules.playing.casting import announce, can_pay, may_hold, pay_spell, spell_cost_refusal
from gruft.games.domains.rules.playing.henchmen import H_WINDOW, use, use_refusal
from gruft.games.domains.rules.playing.masters import MASTER_WINDOW, master_refusal, use_master
from gruft.games.domains.rules.playing.spells import SPELL_RULES, Needs
from gruft.games.domains.state import State
from gruft.table.ask import MAY_PASS, Ask, Seat
from gruft.table.flow import Flow, caused
from gruft.table.rules import Refusal, refuse

PURSES: Final = {
    PREPARATION: (COINS, EVIL, *ELEMENTS),
    AFTER_MINIONS: tuple(ELEMENTS),
    OPEN: tuple(ELEMENTS),
    DEFEND: (METAL, EVIL, *ELEMENTS),
    END_OF_TURN: tuple(ELEMENTS),
}
"""What spells, henchmen and Masters of a window are paid with."""


@cache
def _rules(window: int, deck: int) -> list[tuple[int, Needs | None]]:
    """The spells of a window with this back, and what they need."""
    return [(kind, SPELL_RULES[kind].needs) for kind in IN_WINDOW[window] if S_DECK[kind] == deck]


def may_play(g: State, seat: Seat, window: int) -> bool:
    """Whether a seat gets a slot, by public facts."""
    for deck in {S_DECK[card] for card in g.hands[seat]}:
        for kind, needs in _rules(window, deck):
            if can_pay(g, seat, kind) and may_hold(g, seat, kind) and (needs is None or needs(g, seat) is None):
                return True
    for card in g.henchmen[seat]:
        if H_WINDOW[card] == window and use_refusal(g, seat, card, window, public=True) is None:
            return True
    master = g.master[seat]
    return (
        master >= 0 and MASTER_WINDOW[master] == window and master_refusal(g, seat, master, window, public=True) is None
    )


def plays(g: State, seat: Seat) -> dict[str, Thing]:
    """Everything a player might try to play: cards in hand, henchmen, Master."""
    found = {SPELL_REFS[kind]: SPELL_THINGS[kind] for kind in sorted(set(g.hands[seat]))}
    for card in g.henchmen[seat]:
        found[HENCHMAN_REFS[card]] = HENCHMAN_THINGS[card]
    if g.master[seat] >= 0:
        found[MASTER_REFS[g.master[seat]]] = MASTER_THINGS[g.master[seat]]
    return found


def play_refusal(g: State, seat: Seat, window: int, play: Thing) -> Refusal | None:
    """Why this cannot be played in this window (DD-BAD-06, 07, 08)."""
    if play.kind == "master":
        return master_refusal(g, seat, play.number, window)
    if play.kind == "henchman":
        return use_refusal(g, seat, play.number, window)
    spell = play.number
    if window not in S_WINDOWS[spell]:
        return refuse("cast.wrong_window", "DD-SPELL-02", spell=SPELL_REFS[spell], when=S_WHEN[spell])
    if not can_pay(g, seat, spell):
        return spell_cost_refusal(g, seat, spell)
    needs = SPELL_RULES[spell].needs
    return needs(g, seat) if needs is not None else None


def cast(g: State, seat: Seat, kind: int) -> Flow[None]:
    """Aim, pay, let the others react, then the effect (DD-SPELL-03)."""

    def announced(targets: list[str]) -> Flow[bool]:
        yield from pay_spell(g, seat, kind)
        return (yield from announce(g, seat, kind, targets))

    yield from caused(SPELL_REFS[kind], SPELL_RULES[kind].cast(g, seat, announced), but=("react",))


def _slot(g: State, seat: Seat, window: int) -> Flow[str]:
    """One play or the end of the slot."""
    args = purse(g, seat, *PURSES[window])
    if window in (OPEN, DEFEND):
        args["party"] = PARTY_REFS[g.party]
    candidates = plays(g, seat)
    refusal = partial(play_refusal, g, seat, window)
    keys = []
    for key, (kind, number) in candidates.items():  # most cards of a hand belong elsewhere or are too dear: said fast
        fits = kind != "spell" or (window in S_WINDOWS[number] and can_pay(g, seat, number))
        if fits and refusal(candidates[key]) is None:
            keys.append(key)
    key = yield Ask(seat, WINDOWS[window], candidates, refusal, keys, MAY_PASS, args)
    play = candidates.get(key)
    if play is None:
        g.turn += 1
    elif play.kind == "master":
        yield from use_master(g, seat)
    elif play.kind == "henchman":
        yield from use(g, seat, play.number)
    else:
        yield from cast(g, seat, play.number)
    return WINDOWS[window]


def slots(window: int, after: str) -> Callable[[State], Flow[str] | str]:
    """The beat of a window: the next slot, or what comes after the last."""

    def beat(g: State) -> Flow[str] | str:
        while g.turn < len(g.order):
            seat = g.order[g.turn]
            if may_play(g, seat, window):
                return _slot(g, seat, window)
            g.turn += 1
        return after

    return beat
