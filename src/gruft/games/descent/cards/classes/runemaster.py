"""The Runemaster: rune weapons that explode, break and strike again."""

from __future__ import annotations

from gruft.games.descent.cards.picking import no_target, pick_condition
from gruft.games.descent.cards.rolled import defended, rolled_by
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.cards.weapons import equipped_items, rune
from gruft.games.descent.moments.fights import AfterRoll, AttackResolved
from gruft.games.descent.moments.hooks import action, computed, defence, reaction, surge
from gruft.games.descent.moments.seats import controller
from gruft.games.descent.moments.values import ATTACK_MODS, SURGE_REST, TRAITS
from gruft.games.descent.pieces.attack import BLAST, SHIELDS, SURGES, Attack
from gruft.games.descent.pieces.cards import ITEM
from gruft.games.descent.pieces.content import Surge, number
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import give_condition
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.figures import figures, owned, sees, within
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


def needs_rune(g: State, me: int) -> Refusal | None:
    """Why no attack with a rune is possible."""
    return attack_refusal(g, me, weapon=rune(g, me))


def wields_magic(g: State, me: int) -> bool:
    """A Magic or Rune weapon is equipped, whichever the attack is made with."""
    every = owned(g, me, "inscribe_rune")
    return any(item.attack and (every or {"magic", "rune"} & set(item.traits)) for item in equipped_items(g, me))


@computed("runic_knowledge", ATTACK_MODS)
def runic_knowledge(g: State, me: int, a: Attack) -> None:
    """With a magic weapon my attacks have a surge of their own."""
    if a.attacker == me and wields_magic(g, me):
        gain_surges(a, "runic_knowledge")


@surge("runic_knowledge", when=lambda g, a, bought: a.attacker != g.live.charmed)
def runic_knowledge_surge(g: State, a: Attack, bought: Surge) -> Flow[None]:
    """The fatigue is a result, not a cost: at full fatigue it becomes damage. Nobody is charmed into suffering it."""
    yield from suffer(g, a.attacker, fatigue=bought.x, source="runic_knowledge")


@action("exploding_rune", refusal=needs_rune)
def exploding_rune(g: State, me: int) -> Flow[None]:
    """A rune attack with Blast."""

    def mods(a: Attack) -> None:
        a.add(BLAST, 1, "card:exploding_rune")

    yield from perform_attack(g, me, weapon=rune(g, me), mods=mods, skill="exploding_rune")


@defence("ghost_armor", AfterRoll, when=defended)
def ghost_armor(g: State, me: int, now: AfterRoll) -> None:
    """Fatigue becomes shields after the dice have been rolled."""
    now.attack.add(SHIELDS, number("ghost_armor", "shields"), "card:ghost_armor", me)


@computed("inscribe_rune", TRAITS, down=True)
def inscribe_rune(g: State, me: int, card: int) -> frozenset[str]:
    """Every weapon counts as a rune, also while I lie knocked out."""
    item = ITEM[card]
    return frozenset(("rune",)) if item is not None and item.attack else frozenset()


@computed("iron_will", SURGE_REST)
def iron_will(g: State, me: int) -> int:
    """What spending a surge for rest is worth to me."""
    return number("iron_will", "fatigue")


def my_rune_attack(g: State, me: int, now: AfterRoll | AttackResolved) -> bool:
    """Whether the attack is mine and counts as one with a rune."""
    a = now.attack
    return a.attacker == me and "rune" in a.traits


@reaction("rune_mastery", AfterRoll, when=lambda g, me, now: rolled_by(me, now) and my_rune_attack(g, me, now))
def rune_mastery(g: State, me: int, now: AfterRoll) -> None:
    """More surges after a rune attack has been rolled."""
    now.attack.add(SURGES, number("rune_mastery", "surges"), "card:rune_mastery")


@action("runic_sorcery", refusal=needs_rune)
def runic_sorcery(g: State, me: int) -> Flow[None]:
    """Every target that suffers damage gets a condition of the attacker's choice."""
    a = yield from perform_attack(g, me, weapon=rune(g, me), skill="runic_sorcery")
    if a is None:
        return
    for target in a.targets:
        if a.dealt.get(target) and g.spaces[target]:
            bit = yield from pick_condition(g, controller(g, me), "card:runic_sorcery", target)
            give_condition(g, target, bit)


def broken_targets(g: State, me: int) -> list[int]:
    """Every figure within 3 spaces and in sight; as printed the Runemaster himself too."""
    return [
        f
        for f in figures(g)
        if (f != me or not g.errata) and within(g, me, f, number("break_the_rune", "within")) and sees(g, me, f)
    ]


def break_refusal(g: State, me: int) -> Refusal | None:
    """Why the rune is not broken: nobody near and in sight, or no rune to attack with."""
    targets = broken_targets(g, me)
    if not targets:
        return no_target("card:break_the_rune")
    return attack_refusal(g, me, weapon=rune(g, me), targets=targets)


@action("break_the_rune", refusal=break_refusal)
def break_the_rune(g: State, me: int) -> Flow[None]:
    """One attack on everybody near and in sight, friends too; as printed Blast does nothing with it."""

    def mods(a: Attack) -> None:
        a.ignore_range = True
        a.no_blast = not g.errata

    targets = broken_targets(g, me)
    yield from perform_attack(g, me, weapon=rune(g, me), targets=targets, mods=mods, skill="break_the_rune")


def may_cast_again(g: State, me: int, now: AttackResolved) -> bool:
    """Whether a rune attack of mine is over and I could attack once more."""
    return my_rune_attack(g, me, now) and attack_refusal(g, me) is None


@reaction("quick_casting", AttackResolved, when=may_cast_again)
def quick_casting(g: State, me: int, now: AttackResolved) -> Flow[None]:
    """A second attack at once, with any weapon."""
    yield from perform_attack(g, me)
