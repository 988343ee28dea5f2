"""The Spiritspeaker: mist, rain and the spirits of the ancestors.

Skills that hurt monsters or restore heroes announce it, so that Ancestor Spirits can follow.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import healed_near, monsters_near, pick_figure
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.cards.weapons import needs
from gruft.games.descent.moments.fights import BeforeRoll
from gruft.games.descent.moments.hooks import action, computed, defence, forced, reaction, surge
from gruft.games.descent.moments.moment import RestRecovery, SkillDamaged, SkillMoment, SkillRecovered
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import controller, is_hero_figure, is_monster
from gruft.games.descent.moments.values import ATTACK_MODS
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import Surge, number
from gruft.games.descent.pieces.dice import GREY, RED
from gruft.games.descent.pieces.kinds import WILLPOWER
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.conditions import POISONED, give_condition
from gruft.games.descent.rules.damage import recover, suffer
from gruft.games.descent.rules.figures import ball, exhausted, group_of, heroes, within
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def restore(g: State, me: int, card: str, figures: list[int], damage: int = 0, fatigue: int = 0) -> Flow[None]:
    """Heroes recover through this class skill."""
    healed = []
    for hero in figures:
        got = yield from recover(g, hero, damage=damage, fatigue=fatigue, source=card)
        if any(got):
            healed.append(hero)
    if healed:
        yield from fire(g, SkillRecovered(me, card, tuple(healed)))


def harm(g: State, me: int, card: str, figures: list[int], damage: int) -> Flow[None]:
    """Monsters suffer damage through this class skill."""
    hurt = []
    for monster in figures:
        if (yield from suffer(g, monster, damage=damage, source=card, by=me)):
            hurt.append(monster)
    if hurt:
        yield from fire(g, SkillDamaged(me, card, tuple(hurt)))


def targets_near(g: State, me: int, now: BeforeRoll) -> list[int]:
    """Heroes under attack within reach who have not rolled their defence yet."""
    a = now.attack
    waiting = a.unrolled()
    return [
        f
        for f in a.targets
        if is_hero_figure(g, f) and f in waiting and within(g, me, f, number("stoneskin", "within"))
    ]


@defence("stoneskin", BeforeRoll, when=lambda g, me, now: bool(targets_near(g, me, now)))
def stoneskin(g: State, me: int, now: BeforeRoll) -> Flow[None]:
    """One of the heroes under attack gets grey dice."""
    hero = yield from pick_figure(g, controller(g, me), "card:stoneskin", targets_near(g, me, now))
    assert hero is not None
    for _ in range(number("stoneskin", "dice")):
        now.attack.add_defence_die(hero, GREY, "card:stoneskin")


@action("drain_spirit", refusal=needs(None))
def drain_spirit(g: State, me: int) -> Flow[None]:
    """An attack; if it deals damage, heroes near me recover."""
    a = yield from perform_attack(g, me, skill="drain_spirit")
    if a is not None and any(a.dealt.values()) and g.spaces[me]:
        near = healed_near(g, me, number("drain_spirit", "within"))
        yield from restore(g, me, "drain_spirit", near, damage=number("drain_spirit", "damage"))


@action("healing_rain")
def healing_rain(g: State, me: int) -> Flow[None]:
    """One red roll heals every hero near me."""
    result = yield from roll(g, me, (RED,) * number("healing_rain", "dice"), "card:healing_rain")
    yield from restore(
        g, me, "healing_rain", healed_near(g, me, number("healing_rain", "within")), damage=result.hearts
    )


@action("shared_pain", refusal=needs(None))
def shared_pain(g: State, me: int) -> Flow[None]:
    """When a monster suffers damage by the attack, the rest of its group does so too."""
    a = yield from perform_attack(g, me, skill="shared_pain")
    if a is None:
        return
    for target in a.targets:
        if is_monster(g, target) and a.dealt.get(target):
            kin = [m for m in group_of(g, target) if m != target]
            yield from harm(g, me, "shared_pain", kin, number("shared_pain", "damage"))


@action("cloud_of_mist")
def cloud_of_mist(g: State, me: int) -> None:
    """Nothing happens at once: the mist hangs while the card is exhausted."""


@computed("cloud_of_mist", ATTACK_MODS)
def in_the_mist(g: State, me: int, a: Attack) -> None:
    """While exhausted it costs attackers surges to hit anybody in the mist around me."""
    if exhausted(g, me, "cloud_of_mist"):
        mist = ball(g, me, number("cloud_of_mist", "within"))
        if any(mist >> s & 1 for s in a.target_spaces):
            a.must_spend("cloud_of_mist", number("cloud_of_mist", "surges"), "card:cloud_of_mist")


@forced("natures_bounty", RestRecovery, when=lambda g, me, now: now.figure == me and now.fatigue > 0)
def natures_bounty(g: State, me: int, now: RestRecovery) -> Flow[None]:
    """Resting also heals as much damage as fatigue was recovered."""
    yield from restore(g, me, "natures_bounty", [me], damage=now.fatigue)


@action("tempest")
def tempest(g: State, me: int) -> Flow[None]:
    """With the test passed monsters near me suffer and heroes recover; failed, I only get my fatigue back."""
    result = yield from test(g, me, WILLPOWER, source="tempest")
    if not result.passed:
        yield from restore(g, me, "tempest", [me], fatigue=number("tempest", "fatigue"))
        return
    far = number("tempest", "within")
    yield from harm(g, me, "tempest", monsters_near(g, me, far), number("tempest", "damage"))
    if g.spaces[me]:
        yield from restore(g, me, "tempest", healed_near(g, me, far), damage=number("tempest", "healed"))


def mine(g: State, me: int, now: SkillMoment) -> bool:
    """Whether a skill of mine has done it and one of those it reached is still on the map."""
    return now.by == me and any(g.spaces[f] for f in now.figures)


def each_or_one(g: State, me: int, now: SkillMoment) -> Flow[list[int]]:
    """With the erratum every figure concerned, as printed one of them."""
    concerned = [f for f in now.figures if g.spaces[f]]
    if g.errata:
        return concerned
    one = yield from pick_figure(g, controller(g, me), "card:ancestor_spirits", concerned)
    return [] if one is None else [one]


@reaction("ancestor_spirits", SkillDamaged, when=mine)
def ancestors_punish(g: State, me: int, now: SkillDamaged) -> Flow[None]:
    """Whom my skill has hurt is poisoned as well."""
    for monster in (yield from each_or_one(g, me, now)):
        give_condition(g, monster, POISONED)


@reaction("ancestor_spirits", SkillRecovered, when=mine)
def ancestors_help(g: State, me: int, now: SkillRecovered) -> Flow[None]:
    """Whom my skill has healed recovers still more."""
    for hero in (yield from each_or_one(g, me, now)):
        yield from recover(
            g,
            hero,
            number("ancestor_spirits", "damage"),
            number("ancestor_spirits", "fatigue"),
            source="ancestor_spirits",
        )


@computed("vigor", ATTACK_MODS)
def vigor(g: State, me: int, a: Attack) -> None:
    """My attacks have a surge of their own."""
    if a.attacker == me:
        gain_surges(a, "vigor")


@surge("vigor")
def vigor_surge(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """Every hero recovers fatigue, wherever they are."""
    yield from restore(g, a.attacker, "vigor", heroes(g), fatigue=bought.x)
