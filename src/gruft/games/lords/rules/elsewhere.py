"""Keys of other questions, and what hinders them now.

Whatever a player can point at belongs to some question of the game. If it is none of the open one, the answer says when
it is chosen and whose it is; declining what must be done names the rule of that duty.

Not here: what the open question itself refuses (its own predicate).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.lords.pieces.tables import (
    CELL_OF_REF,
    GIFT_OF_REF,
    HERO_OF_REF,
    MONSTER_KIND,
    MONSTER_OF_REF,
    ORDER_OF_REF,
    ROOM_OF_REF,
    SPACE_REFS,
    STOP,
    TOWN_OF_REF,
    TRAP_OF_REF,
    room_tile,
)
from gruft.games.lords.rules.digging import IMPS_OF
from gruft.games.lords.rules.events import GOLD_OF
from gruft.games.lords.rules.price import DISCARD_RULE
from gruft.games.lords.state import State
from gruft.table.ask import DONE, PASS, Ask, Seat
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
    SPACE_REFS,
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
    when = WHEN.get(kind)
    return refuse("elsewhere.something_else", rule) if when is None else when(g, ask.seat, key)


def _order(g: State, seat: Seat, key: str) -> Refusal:
    if ORDER_OF_REF[key] in g.lords[seat].inaccessible:
        return refuse("orders.inaccessible", "DL-ORD-02", order=key)
    return refuse("elsewhere.order", "DL-ORD-01")


def _space(g: State, seat: Seat, key: str) -> Refusal:
    return refuse("elsewhere.space", "DL-ORD-03")


def _cell(g: State, seat: Seat, key: str) -> Refusal:
    return refuse("elsewhere.cell", "DL-DIG-04")


def _hero(g: State, seat: Seat, key: str) -> Refusal:
    return refuse("elsewhere.hero", "DL-MON-03", hero=key)


def _trap(g: State, seat: Seat, key: str) -> Refusal:
    if TRAP_OF_REF[key] not in g.lords[seat].traps:
        return refuse("plan.trap_not_yours", "DL-PLAN-08")
    return refuse("elsewhere.trap", "DL-PLAN-08", trap=key)


def _monster(g: State, seat: Seat, key: str) -> Refusal:
    monster = MONSTER_OF_REF[key]
    owner = next((n for n, lord in enumerate(g.lords) if monster in (*lord.lair, *lord.stunned, *lord.sent)), None)
    if owner == seat:
        return refuse("elsewhere.monster_yours", "DL-PLAN-06", tile=key)
    if monster in g.monster_offer:
        return refuse("elsewhere.monster_offered", "DL-HIRE-01", tile=key)
    return _not_yours(owner, "DL-HIRE-01", key)


def _room(g: State, seat: Seat, key: str) -> Refusal:
    room = ROOM_OF_REF[key]
    tiles = {room_tile(room), room_tile(room) + 1}
    owner = next((n for n, lord in enumerate(g.lords) if tiles & {*lord.tiles}), None)
    if owner == seat:
        return refuse("elsewhere.room_yours", "DL-PROD-01", room=key)
    if room in g.room_offer:
        return refuse("elsewhere.room_offered", "DL-BUILD-01", room=key)
    return _not_yours(owner, "DL-BUILD-01", key)


def _not_yours(owner: Seat | None, rule: str, key: str) -> Refusal:
    if owner is None:
        return refuse("elsewhere.out_of_reach", rule, piece=key)
    return refuse("elsewhere.others", rule, piece=key, seat=f"seat:{owner}")


WHEN: Final[dict[str, Callable[[State, Seat, str], Refusal]]] = {
    "order": _order,
    "space": _space,
    "cell": _cell,
    "hero": _hero,
    "trap": _trap,
    "monster": _monster,
    "room": _room,
}
"""Where a kind of thing is chosen, if not now."""


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
