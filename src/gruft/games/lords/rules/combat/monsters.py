"""The Monsters step (DL-MON): who acts next, with which option, against whom.

One monster or ghost is one beat. Whoever was sent must act if it can; if no option has a target it goes home
without an attack. Room bonuses, Blind Rage and the sheep change the printed options here and nowhere else.

Not here: whom a hit may strike (targets.py), what it does (words.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    MonsterActed,
    MonsterIdle,
    MonsterReturned,
    MonsterStunned,
)
from gruft.games.lords.pieces.content import Attack
from gruft.games.lords.pieces.tables import (
    ATTACKS,
    MONSTER_KIND,
    MONSTER_OF_REF,
    MONSTER_REFS,
    ROOM_KIND,
    SHEEP_ATTACK,
    near,
    room_on,
)
from gruft.games.lords.rules.combat.battle import battle_over
from gruft.games.lords.rules.combat.spells import slow_spell
from gruft.games.lords.rules.combat.targets import targets
from gruft.games.lords.rules.combat.words import Clash, attack_words
from gruft.games.lords.rules.price import lacking, pay, price_refusal
from gruft.games.lords.state import Battle, Lord, State
from gruft.table.ask import NO_EXITS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

SHEEP = (SHEEP_ATTACK,)
ATTACK_WORDS = {name: attack_words(attack) for name, attack in ATTACKS.items()}
UP_OR_DOWN = {"up": True, "down": False}
_HERE = {(False, False): "plain", (True, False): "rage", (False, True): "bonus", (True, True): "both"}
"""What changes the printed options in this battle: Blind Rage, a room's bonus."""


def monsters(g: State) -> Flow[str] | str:
    """The beat of the next monster or ghost, until all have acted or the party is gone."""
    fight = g.battle
    if fight is None:
        return "battle"
    lord = g.lords[fight.seat]
    if not lord.party:
        return battle_over(g)
    if not lord.sent:
        return slow_spell(g)
    return _act(g, fight)


def _act(g: State, fight: Battle) -> Flow[str]:
    lord = g.lords[fight.seat]
    tile = yield from _next_to_act(fight.seat, lord)
    attack = yield from _choose_attack(g, fight, tile)
    if attack is None:
        returns = yield from _comes_home(fight, tile)
        if g.log is not SILENCE:
            g.log.append(MonsterIdle(fight.seat, MONSTER_REFS[tile]))
    else:
        if g.log is not SILENCE:
            g.log.append(MonsterActed(fight.seat, MONSTER_REFS[tile], f"attack:{attack.id}"))
        yield from _strike(g, fight, tile, attack)
        returns = attack.return_face_up
    lord.sent.remove(tile)
    fight.fought.append(tile)
    (lord.lair if returns else lord.stunned).append(tile)
    if g.log is not SILENCE:
        key = MONSTER_REFS[tile]
        g.log.append(MonsterReturned(fight.seat, key) if returns else MonsterStunned(fight.seat, key))
    return "monsters"


def _next_to_act(seat: int, lord: Lord) -> Flow[int]:
    """The owner chooses the order of his monsters and ghosts (DL-MON-01)."""
    if len(lord.sent) == 1:
        return lord.sent[0]

    def refusal(tile: int) -> Refusal | None:
        if tile not in lord.sent:
            return refuse("attack.not_sent", "DL-MON-01", tile=MONSTER_REFS[tile])
        return None

    keys = [MONSTER_REFS[tile] for tile in lord.sent]
    key = yield Ask(seat, "act_next", near(keys, MONSTER_OF_REF), refusal, keys)
    return MONSTER_OF_REF[key]


def options_of(fight: Battle, tile: int) -> tuple[Attack, ...]:
    """What this tile can do by itself: its printed options, or a sheep's (DL-MON-14)."""
    return SHEEP if fight.sheep == tile else MONSTER_KIND[tile].attacks


def _useless(lord: Lord, fight: Battle, tile: int, attack: Attack) -> str:
    if lacking(lord, attack.pay):
        return "price"
    if attack.hits and not targets(lord, fight, tile, attack.hits[0], attack.not_priest):
        return "attack.no_target"
    return ""


def attack_refusal(lord: Lord, fight: Battle, tile: int, attack: Attack) -> Refusal | None:
    """Why this option cannot be used now, or None if it can."""
    code = _useless(lord, fight, tile, attack)
    if not code:
        return None
    if code == "price":
        return price_refusal(lord, attack.pay)
    return refuse(code, "DL-MON-02", tile=MONSTER_REFS[tile])


def _choose_attack(g: State, fight: Battle, tile: int) -> Flow[Attack | None]:
    """One of the usable options; None if there is none."""
    lord = g.lords[fight.seat]
    options = {attack.id: attack for attack in options_of(fight, tile)}
    keys = [name for name, attack in options.items() if not _useless(lord, fight, tile, attack)]
    if not keys:
        return None
    if len(keys) == 1:
        return options[keys[0]]
    bonus = room_bonus(lord, fight, tile)
    key = yield Ask(
        fight.seat,
        "attack",
        options,
        lambda attack: attack_refusal(lord, fight, tile, attack),
        keys,
        NO_EXITS,
        {"tile": MONSTER_REFS[tile], "here": _HERE[fight.rage, bonus > 0], "bonus": bonus},
    )
    return options[key]


def _comes_home(fight: Battle, tile: int) -> Flow[bool]:
    """Without a target: a Golem always comes home face up, a Vampire if its owner likes (DL-MON-04)."""
    kind = MONSTER_KIND[tile]
    if fight.sheep == tile or not kind.may_return_without_target:
        return False
    if all(attack.return_face_up for attack in kind.attacks):
        return True
    key = yield Ask(fight.seat, "vampire_home", UP_OR_DOWN, offer=["up", "down"], args={"tile": MONSTER_REFS[tile]})
    return bool(key == "up")


def room_bonus(lord: Lord, fight: Battle, tile: int) -> int:
    """What the Training Room or the Dark Room adds to every hit (DL-ROOM-01)."""
    room = room_on(lord.tiles[fight.cell])
    if room < 0 or fight.sheep == tile or MONSTER_KIND[tile].id not in ROOM_KIND[room].bonus_for:
        return 0
    return ROOM_KIND[room].bonus


def _strike(g: State, fight: Battle, tile: int, attack: Attack) -> Flow[None]:
    """Pay for the option, then its words: what it skips, its hits one after another."""
    lord = g.lords[fight.seat]
    pay(g, fight.seat, attack.pay, MONSTER_REFS[tile])
    clash = Clash(fight, lord, MONSTER_REFS[tile], tile, room_bonus(lord, fight, tile))
    for word in ATTACK_WORDS[attack.id]:
        yield from word.run(g, clash)
