"""The two Spell steps and the eighteen spells (DL-SPELL).

A card's spell is cast if the party's magic symbols total at least the number of the round at the moment of its
step. Spells about monsters never touch ghosts. Each spell is one function under the word its card names.

Not here: fatigue, which applies whether or not the spell is cast (conquest.py).
"""

from __future__ import annotations

from collections.abc import Callable

from gruft.games.lords.battle import battle_over
from gruft.games.lords.combat import release
from gruft.games.lords.combat_news import (
    HeroHealed,
    HeroStronger,
    IllusionAppeared,
    MonsterSheep,
    MonsterWithdrawn,
    SpellCast,
    SpellIgnored,
    SpellsBlocked,
)
from gruft.games.lords.conquest import aftermath
from gruft.games.lords.events import next_tile, pays
from gruft.games.lords.evil import join_line, move_evil
from gruft.games.lords.news import MonsterPaid
from gruft.games.lords.party import magic
from gruft.games.lords.pieces import (
    HERO_KEYS,
    HERO_TYPE,
    ILLUSION,
    IS_GHOST,
    MONSTER_KEYS,
    MONSTER_KIND,
    MONSTER_OF,
    SPELL_KEYS,
    SPELL_KIND,
    near,
)
from gruft.games.lords.price import (
    change_food,
    change_gold,
    change_imps,
    discard_trap,
    lose_monster,
    pay_in_kind,
)
from gruft.games.lords.state import Battle, Lord, State
from gruft.table.ask import Ask
from gruft.table.flow import Flow
from gruft.table.news import SILENCE
from gruft.table.rules import Refusal, refuse

Spell = Callable[[State, Battle, int], Flow[None]]
WITHDRAW_OR_EVIL = {"withdraw": True, "evil": False}


def fast_spell(g: State) -> Flow[str] | str:
    """The Fast Spell step (DL-SPELL-01, -02)."""
    return _spell_step(g, "fast") or "monsters"


def slow_spell(g: State) -> Flow[str] | str:
    """The Slow Spell step; without a spell the battle goes straight on."""
    return _spell_step(g, "slow") or aftermath(g)


def _spell_step(g: State, speed: str) -> Flow[str] | None:
    fight = g.battle
    if g.rules.scenario or fight is None:
        return None
    card = g.town[g.combat_round - 1]
    spell = SPELL_KIND[card]
    if spell.speed != speed:
        return None
    if fight.no_spells:
        g.news.append(SpellsBlocked(fight.seat, SPELL_KEYS[card]))
        return None
    power = magic(g.lords[fight.seat])
    if power < g.combat_round:
        if g.news is not SILENCE:
            g.news.append(SpellIgnored(fight.seat, SPELL_KEYS[card], power, g.combat_round))
        return None
    g.news.append(SpellCast(fight.seat, SPELL_KEYS[card]))
    return _cast(g, fight, SPELLS[spell.effect], spell.amount, "monsters" if speed == "fast" else "aftermath")


def _cast(g: State, fight: Battle, spell: Spell, amount: int, then: str) -> Flow[str]:
    yield from spell(g, fight, amount)
    return then if g.lords[fight.seat].party else battle_over(g)


def monsters_sent(lord: Lord) -> list[int]:
    """The monsters in the battle; ghosts are none."""
    return [tile for tile in lord.sent if not IS_GHOST[tile]]


def withdraw(g: State, seat: int, tile: int) -> None:
    """A monster goes back to the lair face up, as if never sent (DL-SPELL-03)."""
    lord = g.lords[seat]
    lord.sent.remove(tile)
    lord.lair.append(tile)
    g.news.append(MonsterWithdrawn(seat, MONSTER_KEYS[tile]))


def pick_refusal(lord: Lord, fight: Battle, allowed: list[int], tile: int) -> Refusal | None:
    """Why the owner cannot choose this tile for a spell that asks for a monster."""
    if tile in allowed:
        return None
    if IS_GHOST[tile] and (tile in lord.sent or tile in fight.fought):
        return refuse("spell.ghost", "DL-SPELL-04", tile=MONSTER_KEYS[tile])
    return refuse("spell.not_sent", "DL-SPELL-04", tile=MONSTER_KEYS[tile])


def _pick(g: State, fight: Battle, allowed: list[int]) -> Flow[int]:
    """The owner chooses one of his monsters in this battle."""
    if len(allowed) == 1:
        return allowed[0]
    lord = g.lords[fight.seat]
    key = yield Ask(
        fight.seat,
        "spell_monster",
        near((MONSTER_KEYS[tile] for tile in lord.sent + fight.fought), MONSTER_OF),
        lambda tile: pick_refusal(lord, fight, allowed, tile),
        offer=[MONSTER_KEYS[tile] for tile in allowed],
        args={"spell": SPELL_KEYS[g.town[g.combat_round - 1]]},
    )
    return MONSTER_OF[key]


# -- spells about monsters -------------------------------------------------------


def _word_of_peace(g: State, fight: Battle, amount: int) -> Flow[None]:
    """Withdraw all monsters or gain evil; nothing without monsters (DL-R-21, -68)."""
    tiles = monsters_sent(g.lords[fight.seat])
    if not tiles:
        return
    key = yield Ask(fight.seat, "word_of_peace", WITHDRAW_OR_EVIL, offer=["withdraw", "evil"], args={"evil": amount})
    if key == "evil":
        move_evil(g, fight.seat, amount)
        return
    for tile in tiles:
        withdraw(g, fight.seat, tile)


def _suggestion(g: State, fight: Battle, amount: int) -> Flow[None]:
    """Monster by monster: pay its cost or withdraw it (DL-R-22, -23, -65)."""
    lord = g.lords[fight.seat]
    done: list[int] = []
    while True:
        waiting = [tile for tile in monsters_sent(lord) if tile not in done]
        if not waiting:
            return
        tile = yield from next_tile(fight.seat, "suggestion", waiting, lord.sent, "DL-R-22")
        done.append(tile)
        if (yield from pays(lord, fight.seat, "suggestion_tile", tile, "withdraw")):
            yield from pay_in_kind(g, fight.seat, MONSTER_KIND[tile].cost, tile)
            g.news.append(MonsterPaid(fight.seat, MONSTER_KEYS[tile]))
        else:
            withdraw(g, fight.seat, tile)


def _aura_of_fear(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The owner withdraws one monster."""
    tiles = monsters_sent(g.lords[fight.seat])
    if tiles:
        withdraw(g, fight.seat, (yield from _pick(g, fight, tiles)))


def _metamorphosis(g: State, fight: Battle, amount: int) -> Flow[None]:
    """One monster is a sheep for this battle (DL-MON-14)."""
    tiles = monsters_sent(g.lords[fight.seat])
    if tiles:
        fight.sheep = yield from _pick(g, fight, tiles)
        g.news.append(MonsterSheep(fight.seat, MONSTER_KEYS[fight.sheep]))


def _blind_rage(g: State, fight: Battle, amount: int) -> Flow[None]:
    """Every hit of the monsters strikes the first hero only."""
    fight.rage = True
    yield from ()


def _dimensional_gate(g: State, fight: Battle, amount: int) -> Flow[None]:
    """One monster sent to this battle and not withdrawn is discarded (DL-R-45)."""
    tiles = [tile for tile in fight.fought if not IS_GHOST[tile]] + monsters_sent(g.lords[fight.seat])
    if tiles:
        tile = yield from _pick(g, fight, tiles)
        lose_monster(g, fight.seat, tile)
        if tile in fight.fought:
            fight.fought.remove(tile)


# -- spells for the party --------------------------------------------------------


def _magic_shield(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The next point of damage is cancelled (DL-R-18)."""
    fight.shield = True
    yield from ()


def _invisibility(g: State, fight: Battle, amount: int) -> Flow[None]:
    """Wizards go to the back, in their order, and cannot be harmed in this battle (DL-R-19)."""
    fight.invisible = True
    lord = g.lords[fight.seat]
    line = sorted(range(len(lord.party)), key=lambda place: HERO_TYPE[lord.party[place]] == "wizard")
    lord.party[:] = [lord.party[place] for place in line]
    lord.wounds[:] = [lord.wounds[place] for place in line]
    lord.bonus[:] = [lord.bonus[place] for place in line]
    lord.gifts[:] = [lord.gifts[place] for place in line]
    yield from ()


def _create_food(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The first hero has one hit point more for the rest of the Combat."""
    lord = g.lords[fight.seat]
    lord.bonus[0] += amount
    g.news.append(HeroStronger(fight.seat, HERO_KEYS[lord.party[0]]))
    yield from ()


def _illusion(g: State, fight: Battle, amount: int) -> Flow[None]:
    """An illusion stands in front of everyone (DL-R-20)."""
    join_line(g.lords[fight.seat], 0, ILLUSION)
    g.news.append(IllusionAppeared(fight.seat))
    yield from ()


def _song_of_courage(g: State, fight: Battle, amount: int) -> Flow[None]:
    """No fatigue this round; the tile is conquered as usual."""
    fight.no_fatigue = True
    yield from ()


def _regeneration(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The front-most wounded hero is healed altogether."""
    lord = g.lords[fight.seat]
    for place, wounds in enumerate(lord.wounds):
        if wounds:
            lord.wounds[place] = 0
            g.news.append(HeroHealed(fight.seat, HERO_KEYS[lord.party[place]], wounds))
            break
    yield from ()


# -- spells against the owner ----------------------------------------------------


def _detect_evil(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The owner gains evil; the paladin may come into this very battle (DL-R-13)."""
    move_evil(g, fight.seat, amount)
    yield from ()


def _graffiti(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The owner loses evil."""
    move_evil(g, fight.seat, -amount)
    yield from ()


def _fist_of_justice(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The owner loses an imp, if he has one."""
    if g.lords[fight.seat].imps:
        change_imps(g, fight.seat, -amount)
    yield from ()


def _detect_treasure(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The owner loses a gold, or else a food, or else a trap card."""
    lord = g.lords[fight.seat]
    if lord.gold:
        change_gold(g, fight.seat, -amount)
    elif lord.food:
        change_food(g, fight.seat, -amount)
    elif lord.traps:
        yield from discard_trap(g, fight.seat, "discard_trap", reason="treasure")


def _magic_key(g: State, fight: Battle, amount: int) -> Flow[None]:
    """The owner releases a prisoner, if he has one."""
    if g.lords[fight.seat].prison:
        yield from release(g, fight.seat)


def _nothing(g: State, fight: Battle, amount: int) -> Flow[None]:
    """Looks impressive."""
    yield from ()


SPELLS: dict[str, Spell] = {
    "withdraw_all_or_gain_evil": _word_of_peace,
    "pay_or_withdraw_each": _suggestion,
    "withdraw_one": _aura_of_fear,
    "sheep": _metamorphosis,
    "blind_rage": _blind_rage,
    "discard_one": _dimensional_gate,
    "shield": _magic_shield,
    "hide_wizards": _invisibility,
    "first_hero_bonus": _create_food,
    "illusion": _illusion,
    "no_fatigue": _song_of_courage,
    "heal_front_most": _regeneration,
    "gain_evil": _detect_evil,
    "lose_evil": _graffiti,
    "lose_imp": _fist_of_justice,
    "lose_treasure": _detect_treasure,
    "release_prisoner": _magic_key,
    "nothing": _nothing,
}
