"""Keys of other questions, and what hinders them now.

Whatever a player can point at belongs to some question of the game. If it is none of the open one, this says why:
the card is not in hand, the troop does not stand there, the stack is empty, or something else must be finished first.

Not here: what the open question itself refuses (its own predicate).
"""

from __future__ import annotations

from typing import Final

from gruft.games.tyrants.pieces.minions import CARD_OF_PLAY, CARD_OF_RECRUIT, CARD_OF_REF, CARD_REFS
from gruft.games.tyrants.pieces.underdark import NODE_OF_REF, SPY_OF_REF, TROOP_OF_REF
from gruft.games.tyrants.rules.market import recruit_refusal
from gruft.games.tyrants.rules.targets import STOP
from gruft.games.tyrants.rules.turn import END, PRICE
from gruft.games.tyrants.state import State
from gruft.table.ask import PASS, Ask
from gruft.table.rules import Refusal, refuse

WORDS: Final = ("pay", "promote", "discard")
"""Answers to questions that are no refs."""
OTHER_KINDS: Final = ("option:", "late:", "trophy:", "seat:")
CARD_QUESTIONS: Final = (
    "devour_market",
    "discard",
    "focus",
    "pay_circle",
    "pay_devour",
    "pay_discard",
    "play_from",
    "promote",
    "promote_from",
    "recruit_free",
    "swap_market",
)
TROOP_QUESTIONS: Final = ("assassinate", "assassinate_basic", "move", "return_piece", "supplant")
SPY_QUESTIONS: Final = ("pay_more_spies", "pay_spies", "pay_spy", "return_enemy_spy", "return_piece")


def elsewhere(g: State, ask: Ask, key: str) -> Refusal | None:
    """What hinders a key of the game that is no candidate of the open question."""
    if key in (PASS, STOP):
        return _way_out(ask)
    if key in PRICE or key == END or key in CARD_OF_PLAY or key in CARD_OF_RECRUIT:
        return _not_in_hand(g, key) if ask.kind == "main" else _not_now(g, ask)
    if ask.kind == "main" and CARD_OF_REF.get(key) in g.in_play:
        return refuse("card.played", rule="TU-EOT-03", card=key)
    if key in CARD_OF_REF and ask.kind in CARD_QUESTIONS:
        return refuse("card.not_here", rule="TU-CARD-02", card=key)
    if key in TROOP_OF_REF and ask.kind in TROOP_QUESTIONS:
        return refuse("troop.not_there", rule="TU-BAD-05", troop=key)
    if key in SPY_OF_REF and ask.kind in (*SPY_QUESTIONS, "spy_back", "return_spy_basic"):
        return refuse("spy.not_there", rule="TU-RET-01", spy=key)
    if key.startswith("trophy:") and ask.kind == "trophy":
        return refuse("trophy.not_there", rule="TU-RUL-30", trophy=key)
    if key.startswith("late:") and ask.kind == "late":
        return refuse("late.not_waiting", rule="TU-EOT-01")
    if key.startswith("option:") and ask.kind == "option":
        return refuse("option.other_card", rule="TU-BAD-16")
    if _known(key):
        return _something_else(ask)
    return None


def _known(key: str) -> bool:
    refs = (CARD_OF_REF, TROOP_OF_REF, SPY_OF_REF, NODE_OF_REF)
    return key in WORDS or any(key in known for known in refs) or key.startswith(OTHER_KINDS)


def _way_out(ask: Ask) -> Refusal:
    """The way out of this question has another name, or there is none."""
    for word, closed in ask.exits.items():
        return closed or refuse(f"exit.{word}", rule="TU-TURN-04" if word == END else "TU-CARD-04")
    return refuse("exit.none", rule="TU-BAD-12")


def _not_in_hand(g: State, key: str) -> Refusal | None:
    if key in CARD_OF_PLAY:
        return refuse("card.not_in_hand", rule="TU-TURN-03", card=CARD_REFS[CARD_OF_PLAY[key]])
    return recruit_refusal(g, CARD_OF_RECRUIT[key])


def _not_now(g: State, ask: Ask) -> Refusal:
    """The main phase has to wait."""
    if ask.kind == "claim":
        return refuse("turn.not_begun", rule="TU-SETUP-13")
    if ask.seat != g.active:
        return refuse("turn.not_yours", rule="TU-TURN-06")
    return refuse("turn.not_now", rule="TU-BAD-02")


def _something_else(ask: Ask) -> Refusal:
    if ask.kind == "main":
        return refuse("turn.first_an_action", rule="TU-TURN-03")
    if ask.kind == "claim":
        return refuse("turn.not_begun", rule="TU-SETUP-13")
    return refuse("turn.something_else", rule="TU-TURN-05")
