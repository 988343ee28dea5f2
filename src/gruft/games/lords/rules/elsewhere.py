"""Keys of other questions, and what hinders them now.

Whatever a player can point at belongs to some question of the game. If it is none of the open one, the answer names the
rule of what is asked instead; declining what must be done names the rule of that duty.

Not here: what the open question itself refuses (its own predicate).
"""

from __future__ import annotations

from typing import Final

from gruft.games.lords.pieces.tables import (
    CELL_OF_REF,
    GIFT_OF_REF,
    HERO_OF_REF,
    MONSTER_KIND,
    MONSTER_OF_REF,
    ORDER_OF_REF,
    ROOM_OF_REF,
    STOP,
    TOWN_OF_REF,
    TRAP_OF_REF,
)
from gruft.games.lords.rules.digging import IMPS_OF
from gruft.games.lords.rules.events import GOLD_OF
from gruft.games.lords.rules.price import DISCARD_RULE
from gruft.games.lords.state import State
from gruft.table.ask import DONE, PASS, Ask
from gruft.table.rules import Refusal, refuse

RULES: Final = {
    "keep_order": "DL-FULL-01",
    "choose_order": "DL-ORD-01",
    "choose_non_player_order": "DL-P2-03",
    "secret_gift": "DL-VARIANT-07",
    "secret_gift_token": "DL-VARIANT-07",
    "give_gift": "DL-VARIANT-06",
    "get_food": "DL-ACT-03",
    "improve_reputation": "DL-ACT-03",
    "recruit_imps": "DL-ACT-03",
    "buy_traps": "DL-ACT-03",
    "spy": "DL-REP-02",
    "dig": "DL-DIG-01",
    "mine": "DL-MINE-01",
    "hire": "DL-HIRE-01",
    "build": "DL-BUILD-01",
    "build_where": "DL-BUILD-02",
    "pay_with_monster": "DL-HIRE-05",
    "pay_with_trap": "DL-HIRE-05",
    "produce": "DL-PROD-01",
    "shed_tunnel": "DL-PROD-05",
    "retrieve": "DL-RET-01",
    "pay_day": "DL-PAY-01",
    "pay_day_tile": "DL-PAY-01",
    "taxes": "DL-TAX-02",
    "battle_tile": "DL-PLAN-01",
    "lay_trap": "DL-PLAN-08",
    "send": "DL-PLAN-06",
    "release": "DL-PLAN-03",
    "trap_order": "DL-ROOM-02",
    "aim": "DL-TRAP-04",
    "act_next": "DL-MON-01",
    "attack": "DL-MON-02",
    "target": "DL-MON-03",
    "vampire_home": "DL-MON-04",
    "spell_monster": "DL-SPELL-04",
    "word_of_peace": "DL-SPELL-04",
    "suggestion": "DL-SPELL-04",
    "suggestion_tile": "DL-SPELL-04",
}
"""What each question is about; a trap card is discarded for reasons of its own."""
SPECIAL: Final = "DL-SPEC-01"
"""What the questions of all special events are about."""
REFS: Final = frozenset().union(
    ORDER_OF_REF,
    MONSTER_OF_REF,
    ROOM_OF_REF,
    TRAP_OF_REF,
    HERO_OF_REF,
    CELL_OF_REF,
    GIFT_OF_REF,
    GOLD_OF,
    IMPS_OF,
    TOWN_OF_REF,
)
WORDS: Final = frozenset(
    ("act", "pay", "dismiss", "withdraw", "evil", "up", "down", "food", "gold", "imp", "trap", "monster")
) | {attack.id for kind in MONSTER_KIND for attack in kind.attacks}


def elsewhere(g: State, ask: Ask, key: str) -> Refusal | None:
    """What hinders a key of the game that is no candidate of the open question."""
    rule = _rule(ask)
    if key in (PASS, STOP, DONE):
        return _way_out(ask, rule)
    if key not in REFS and key not in WORDS:
        return None
    kind, colon, _ = key.partition(":")
    if colon and any(other.startswith(f"{kind}:") for other in ask.keys):
        return refuse("elsewhere.not_here", rule, piece=key)
    return refuse("elsewhere.something_else", rule)


def _rule(ask: Ask) -> str:
    """What the open question is about."""
    if ask.kind == "discard_trap":
        return DISCARD_RULE[str((ask.args or {})["reason"])]
    return RULES.get(ask.kind, SPECIAL)


def _way_out(ask: Ask, rule: str) -> Refusal:
    """The way out of this question has another name, or there is none."""
    for word, closed in ask.exits.items():
        if closed is None and word in (PASS, STOP, DONE):
            return refuse(f"exit.{word}", rule)
    return refuse("elsewhere.duty", rule)
