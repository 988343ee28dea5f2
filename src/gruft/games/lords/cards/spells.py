"""The eighteen spells (DL-SPELL-03 to -05), each one function under the word its card names.

Spells about monsters never touch ghosts.

Not here: whether a spell is cast at all (rules/combat/spells.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    HeroHealed,
    HeroStronger,
    IllusionAppeared,
    MonsterSheep,
    MonsterWithdrawn,
)
from gruft.games.lords.pieces.content import Numbers
from gruft.games.lords.pieces.events import MonsterPaid
from gruft.games.lords.pieces.tables import (
    HERO_REFS,
    HERO_TYPE,
    ILLUSION,
    IS_GHOST,
    MONSTER_KIND,
    MONSTER_OF_REF,
    MONSTER_REFS,
    SPELL_REFS,
    near,
)
from gruft.games.lords.rules.combat.rounds import release
from gruft.games.lords.rules.combat.spells import spell
from gruft.games.lords.rules.events import next_tile, pays
from gruft.games.lords.rules.evil import move_evil
from gruft.games.lords.rules.price import (
    change_food,
    change_gold,
    discard_trap,
    lose_imps,
    lose_monster,
    means,
    pay_in_kind,
)
from gruft.games.lords.state import Battle, Lord, Member, State
from gruft.table.ask import Ask
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

WITHDRAW_OR_EVIL = {"withdraw": True, "evil": False}


def monsters_sent(lord: Lord) -> list[int]:
    """The monsters in the battle; ghosts are none."""
    return [tile for tile in lord.sent if not IS_GHOST[tile]]


def spell_ref(g: State) -> str:
    """The spell on the combat card of this round."""
    return SPELL_REFS[g.town[g.combat_round - 1]]


def withdraw(g: State, seat: int, tile: int) -> None:
    """A monster goes back to the lair face up, as if never sent (DL-SPELL-03)."""
    lord = g.lords[seat]
    lord.sent.remove(tile)
    lord.lair.append(tile)
    g.log.append(MonsterWithdrawn(seat, MONSTER_REFS[tile]))


def pick_refusal(lord: Lord, fight: Battle, allowed: list[int], tile: int) -> Refusal | None:
    """Why the owner cannot choose this tile for a spell that asks for a monster."""
    if tile in allowed:
        return None
    if IS_GHOST[tile] and (tile in lord.sent or tile in fight.fought):
        return refuse("spell.ghost", "DL-SPELL-04", tile=MONSTER_REFS[tile])
    return refuse("spell.not_sent", "DL-SPELL-04", tile=MONSTER_REFS[tile])


def _pick(g: State, fight: Battle, allowed: list[int]) -> Flow[int]:
    """The owner chooses one of his monsters in this battle."""
    if len(allowed) == 1:
        return allowed[0]
    lord = g.lords[fight.seat]
    key = yield Ask(
        fight.seat,
        "spell_monster",
        near((MONSTER_REFS[tile] for tile in lord.sent + fight.fought), MONSTER_OF_REF),
        lambda tile: pick_refusal(lord, fight, allowed, tile),
        offer=[MONSTER_REFS[tile] for tile in allowed],
        args={"spell": spell_ref(g)},
    )
    return MONSTER_OF_REF[key]


# -- spells about monsters -------------------------------------------------------


@spell("withdraw_all_or_gain_evil")
def word_of_peace(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """Withdraw all monsters or gain evil; nothing without monsters (DL-R-21, -68)."""
    lord = g.lords[fight.seat]
    tiles = monsters_sent(lord)
    if not tiles:
        return
    args = {"evil": numbers["evil"], **means(lord)}
    key = yield Ask(fight.seat, "word_of_peace", WITHDRAW_OR_EVIL, offer=["withdraw", "evil"], args=args)
    if key == "evil":
        move_evil(g, fight.seat, numbers["evil"], spell_ref(g))
        return
    for tile in tiles:
        withdraw(g, fight.seat, tile)


@spell("pay_or_withdraw_each")
def suggestion(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """Monster by monster: pay its cost or withdraw it (DL-R-22, -23, -65)."""
    lord = g.lords[fight.seat]
    done: list[int] = []
    while True:
        waiting = [tile for tile in monsters_sent(lord) if tile not in done]
        if not waiting:
            return
        tile = yield from next_tile(lord, fight.seat, "suggestion", waiting, lord.sent, "DL-R-22")
        done.append(tile)
        if (yield from pays(lord, fight.seat, "suggestion_tile", tile, "withdraw")):
            yield from pay_in_kind(g, fight.seat, MONSTER_KIND[tile].cost, tile)
            g.log.append(MonsterPaid(fight.seat, MONSTER_REFS[tile]))
        else:
            withdraw(g, fight.seat, tile)


@spell("withdraw_one")
def aura_of_fear(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The owner withdraws one monster."""
    tiles = monsters_sent(g.lords[fight.seat])
    if tiles:
        withdraw(g, fight.seat, (yield from _pick(g, fight, tiles)))


@spell("sheep")
def metamorphosis(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """One monster is a sheep for this battle (DL-MON-14)."""
    tiles = monsters_sent(g.lords[fight.seat])
    if tiles:
        fight.sheep = yield from _pick(g, fight, tiles)
        g.log.append(MonsterSheep(fight.seat, MONSTER_REFS[fight.sheep]))


@spell("blind_rage")
def blind_rage(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """Every hit of the monsters strikes the first hero only."""
    fight.rage = True
    yield from ()


@spell("discard_one")
def dimensional_gate(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """One monster sent to this battle and not withdrawn is discarded (DL-R-45)."""
    tiles = [tile for tile in fight.fought if not IS_GHOST[tile]] + monsters_sent(g.lords[fight.seat])
    if tiles:
        tile = yield from _pick(g, fight, tiles)
        lose_monster(g, fight.seat, tile)
        if tile in fight.fought:
            fight.fought.remove(tile)


# -- spells for the party --------------------------------------------------------


@spell("shield")
def magic_shield(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The next point of damage is cancelled (DL-R-18)."""
    fight.shield = True
    yield from ()


@spell("hide_wizards")
def invisibility(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """Wizards go to the back, in their order, and cannot be harmed in this battle (DL-R-19)."""
    fight.invisible = True
    lord = g.lords[fight.seat]
    lord.party.sort(key=lambda member: HERO_TYPE[member.hero] == "wizard")
    yield from ()


@spell("first_hero_bonus")
def create_food(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The first hero has more hit points for the rest of the Combat."""
    lord = g.lords[fight.seat]
    first = lord.party[0] = lord.party[0].stronger(numbers["hit_points"])
    g.log.append(HeroStronger(fight.seat, HERO_REFS[first.hero], numbers["hit_points"]))
    yield from ()


@spell("illusion")
def illusion(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """An illusion stands in front of everyone (DL-R-20)."""
    g.lords[fight.seat].party.insert(0, Member(ILLUSION))
    g.log.append(IllusionAppeared(fight.seat))
    yield from ()


@spell("no_fatigue")
def song_of_courage(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """No fatigue this round; the tile is conquered as usual."""
    fight.no_fatigue = True
    yield from ()


@spell("heal_front_most")
def regeneration(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The front-most wounded hero is healed altogether."""
    lord = g.lords[fight.seat]
    for place, member in enumerate(lord.party):
        if member.wounds:
            lord.party[place] = member.hurt(-member.wounds)
            g.log.append(HeroHealed(fight.seat, HERO_REFS[member.hero], member.wounds, spell_ref(g)))
            break
    yield from ()


# -- spells against the owner ----------------------------------------------------


@spell("gain_evil")
def detect_evil(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The owner gains evil; the paladin may come into this very battle (DL-R-13)."""
    move_evil(g, fight.seat, numbers["evil"], spell_ref(g))
    yield from ()


@spell("lose_evil")
def graffiti(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The owner loses evil."""
    move_evil(g, fight.seat, -numbers["evil"], spell_ref(g))
    yield from ()


@spell("lose_imp")
def fist_of_justice(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The owner loses imps, if he has any."""
    lose_imps(g, fight.seat, numbers["imps"], spell_ref(g))
    yield from ()


@spell("lose_treasure")
def detect_treasure(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The owner loses gold, or else food, or else trap cards."""
    lord = g.lords[fight.seat]
    lost = numbers["lost"]
    if lord.gold:
        change_gold(g, fight.seat, -min(lost, lord.gold), spell_ref(g))
    elif lord.food:
        change_food(g, fight.seat, -min(lost, lord.food), spell_ref(g))
    else:
        for _ in range(min(lost, len(lord.traps))):
            yield from discard_trap(g, fight.seat, "discard_trap", reason="treasure")


@spell("release_prisoner")
def magic_key(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """The owner releases a prisoner, if he has one."""
    if g.lords[fight.seat].prison:
        yield from release(g, fight.seat, "magic_key")


@spell("nothing")
def nothing(g: State, fight: Battle, numbers: Numbers) -> Flow[None]:
    """Looks impressive."""
    yield from ()
