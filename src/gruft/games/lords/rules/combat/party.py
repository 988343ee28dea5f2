"""The party under attack: its symbols, damage, elimination, prison and leaving (DL-COMB-03 to -05, DL-CEND-01).

Damage on several heroes at once is laid on all of them before anyone falls. A party whose last real hero is gone
is no party: an illusion does not stay alone.

Not here: who is hit (battle.py, monsters.py, conquest.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import (
    HeroHurt,
    HeroImprisoned,
    HeroLeft,
    IllusionVanished,
    PartyDefeated,
    ShieldHeld,
)
from gruft.games.lords.pieces.tables import (
    ANTI_TRAP,
    GIFT_COUNT,
    GIFT_KIND,
    HEARTS,
    HERO_HP,
    HERO_REFS,
    HERO_TYPE,
    ILLUSION,
    MAGIC,
    PALADIN,
)
from gruft.games.lords.rules.evil import dismiss_lonely_illusion
from gruft.games.lords.state import AWAY, Battle, Lord, Member, State
from gruft.table.events import SILENCE


def hit_points(member: Member) -> int:
    """Printed hit points and bonuses, whatever the damage."""
    return HERO_HP[member.hero] + member.bonus


def anti_trap(lord: Lord) -> int:
    """Anti-trap symbols of the living (DL-TRAP-02)."""
    symbols = sum(ANTI_TRAP[member.hero] for member in lord.party)
    return symbols + sum(GIFT_KIND[member.gift % GIFT_COUNT].anti_trap for member in lord.party if member.gift >= 0)


def magic(lord: Lord) -> int:
    """Magic symbols of the living (DL-SPELL-01)."""
    symbols = sum(MAGIC[member.hero] for member in lord.party)
    return symbols + sum(GIFT_KIND[member.gift % GIFT_COUNT].magic for member in lord.party if member.gift >= 0)


def hearts(lord: Lord) -> int:
    """Heart symbols of the living (DL-HEAL-03)."""
    symbols = sum(HEARTS[member.hero] for member in lord.party)
    return symbols + sum(GIFT_KIND[member.gift % GIFT_COUNT].hearts for member in lord.party if member.gift >= 0)


def visible(lord: Lord, battle: Battle) -> list[int]:
    """The places in line of the heroes who can be hurt; Invisibility hides wizards (DL-R-19)."""
    if not battle.invisible:
        return list(range(len(lord.party)))
    return [place for place, member in enumerate(lord.party) if HERO_TYPE[member.hero] != "wizard"]


def hurt(g: State, battle: Battle, blows: list[tuple[int, int]], cause: str) -> int:
    """Deal (place, damage) blows at once, front to back; how many heroes that eliminates.

    A Magic Shield takes the first point off the front-most hero hit (DL-R-18).
    """
    lord = g.lords[battle.seat]
    for place, damage in blows:
        if damage <= 0:
            continue
        if battle.shield:
            battle.shield = False
            damage -= 1
            g.log.append(ShieldHeld(battle.seat, HERO_REFS[lord.party[place].hero]))
            if not damage:
                continue
        struck = lord.party[place] = lord.party[place].hurt(damage)
        if g.log is not SILENCE:
            g.log.append(HeroHurt(battle.seat, HERO_REFS[struck.hero], damage, cause))
    return _clear_fallen(g, battle.seat)


def _clear_fallen(g: State, seat: int) -> int:
    """Heroes with damage up to their hit points go to the prison of the dungeon they are in."""
    lord = g.lords[seat]
    fallen = 0
    place = 0
    while place < len(lord.party):
        member = lord.party[place]
        if member.wounds < HERO_HP[member.hero] + member.bonus:
            place += 1
            continue
        fallen += 1
        hero = member.hero
        del lord.party[place]
        if hero == ILLUSION:
            g.log.append(IllusionVanished(seat))
            continue
        lord.prison.append(hero)
        if hero == PALADIN[g.year]:
            g.paladin = AWAY  # DL-PAL-07
        if g.log is not SILENCE:
            g.log.append(HeroImprisoned(seat, HERO_REFS[hero]))
    if fallen:
        dismiss_lonely_illusion(lord)
        if not lord.party and g.log is not SILENCE:
            g.log.append(PartyDefeated(seat))
    return fallen


def heroes_leave(g: State) -> None:
    """Whoever is still there goes away, the paladin too (DL-CEND-01, DL-PAL-10)."""
    for seat, lord in enumerate(g.lords):
        line, lord.party = lord.heroes, []
        for hero in line:
            if hero == ILLUSION:
                continue
            g.heroes_gone.append(hero)
            g.log.append(HeroLeft(seat, HERO_REFS[hero]))
            if hero == PALADIN[g.year]:
                g.paladin = AWAY
