"""The Necromancer and his Reanimate (DE-FAM-05).

The Reanimate is a figure treated as a hero; the Necromancer's cards strengthen it, move it and spend it.
"""

from __future__ import annotations

from gruft.games.descent.cards.picking import no_target, pick_figure, pick_space
from gruft.games.descent.cards.weapons import magic
from gruft.games.descent.moments.asking import Args, choose_one
from gruft.games.descent.moments.fights import AttackDeclared, AttackResolved, MonsterDefeated, Suffer
from gruft.games.descent.moments.hooks import action, computed, forced, reaction
from gruft.games.descent.moments.moment import FatigueForMp
from gruft.games.descent.moments.seats import controller, is_monster, kind_of, ref_of
from gruft.games.descent.moments.values import ATTACK_DICE, DEFENSE_DICE, HEALTH
from gruft.games.descent.pieces.attack import BLAST, DAMAGE, Attack
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.dice import BROWN, YELLOW
from gruft.games.descent.pieces.kinds import KNOWLEDGE, REANIMATE
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.damage import defeat, recover, remove, suffer
from gruft.games.descent.rules.figures import around, empty_spaces, monsters, sees, speed_of
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.rules.places import closest_empty, put, room
from gruft.games.descent.rules.turns.familiars import activate, summon
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


@action("raise_dead")
def raise_dead(g: State, me: int) -> Flow[None]:
    """A fresh Reanimate; one that is still on the map is taken away first."""
    if g.spaces[REANIMATE]:
        remove(g, REANIMATE)
    spaces = empty_spaces(g, around(g, me)) or closest_empty(g, g.spaces[me][0])
    space = yield from pick_space(g, controller(g, me), "card:raise_dead", spaces)
    assert space is not None
    summon(g, me, space)


def no_reanimate(card: str) -> Refusal:
    """The refusal of everything that needs the Reanimate on the map."""
    return no_target(card)


def corpse_blast_refusal(g: State, me: int) -> Refusal | None:
    """Why the Reanimate cannot be blown up: it is not there, or I have no magic weapon."""
    if not g.spaces[REANIMATE]:
        return no_reanimate("card:corpse_blast")
    return attack_refusal(g, me, weapon=magic, targets=[REANIMATE])


@action("corpse_blast", refusal=corpse_blast_refusal)
def corpse_blast(g: State, me: int) -> Flow[None]:
    """A magic attack with Blast on my own Reanimate, in reach or not; it falls in any case."""

    def mods(a: Attack) -> None:
        a.add(BLAST, 1, "card:corpse_blast")
        a.ignore_range = a.ignore_los = True

    yield from perform_attack(g, me, weapon=magic, targets=[REANIMATE], mods=mods, skill="corpse_blast")
    yield from defeat(g, REANIMATE, by=me)


def may_hasten(g: State, me: int, now: FatigueForMp) -> bool:
    """Whether I have just suffered fatigue for movement while the Reanimate is on the map."""
    return now.figure == me and bool(g.spaces[REANIMATE])


@reaction("deathly_haste", FatigueForMp, when=may_hasten, limit="moment")
def deathly_haste(g: State, me: int, now: FatigueForMp) -> Flow[None]:
    """The Reanimate moves along, once for each such moment."""
    yield from move_spaces(g, REANIMATE, number("deathly_haste", "spaces"))


def fury_refusal(g: State, me: int) -> Refusal | None:
    """Why the Reanimate cannot act once more."""
    return None if g.spaces[REANIMATE] else no_reanimate("card:fury_of_undeath")


@action("fury_of_undeath", refusal=fury_refusal)
def fury_of_undeath(g: State, me: int) -> Flow[None]:
    """A whole activation of the Reanimate, besides its usual one."""
    yield from activate(g, me)


@computed("dark_pact", DEFENSE_DICE, down=True)
def dark_pact_die(g: State, me: int, a: Attack, figure: int) -> tuple[int, ...]:
    """The brown dice of the Reanimate, also while I lie knocked out."""
    return (BROWN,) * number("dark_pact", "dice") if figure == REANIMATE else ()


def other_of_the_pact(me: int, figure: int) -> int:
    """Who of the two, the hero and the Reanimate, could take what this figure would suffer."""
    return REANIMATE if figure == me else me


def pact_possible(g: State, me: int, now: Suffer) -> bool:
    """Whether damage may be shared; what the pact itself deals is never passed back."""
    hurt = now.hurt
    if hurt.damage <= 0 or hurt.figure not in (me, REANIMATE) or hurt.source == "dark_pact":
        return False
    return bool(g.spaces[other_of_the_pact(me, hurt.figure)])


@reaction("dark_pact", Suffer, when=pact_possible)
def dark_pact(g: State, me: int, now: Suffer) -> Flow[None]:
    """All of the damage goes to the other; the fatigue, if any, stays."""
    hurt = now.hurt
    damage, hurt.damage = hurt.damage, 0
    other = other_of_the_pact(me, hurt.figure)
    yield from suffer(g, other, damage=damage, source="dark_pact", by=hurt.by)


@computed("undead_might", HEALTH, down=True)
def undead_might_health(g: State, me: int, figure: int) -> int:
    """How much more the Reanimate endures, also while I lie knocked out."""
    return number("undead_might", "health") if figure == REANIMATE else 0


def reanimate_attacks(g: State, me: int, now: AttackDeclared) -> bool:
    """Whether the Reanimate has declared an attack on a monster."""
    a = now.attack
    return a.attacker == REANIMATE and any(is_monster(g, t) for t in a.targets)


@reaction("undead_might", AttackDeclared, when=reanimate_attacks)
def undead_might(g: State, me: int, now: AttackDeclared) -> None:
    """More damage of the Reanimate's attack; its health does not depend on this."""
    now.attack.add(DAMAGE, number("undead_might", "damage"), "card:undead_might")


@computed("vampiric_blood", ATTACK_DICE, down=True)
def vampiric_blood_die(g: State, me: int, a: Attack) -> tuple[int, ...]:
    """The yellow dice of the Reanimate's attack, also while I lie knocked out."""
    return (YELLOW,) * number("vampiric_blood", "dice") if a.attacker == REANIMATE else ()


def ours(g: State, me: int, now: MonsterDefeated) -> bool:
    """Whether the monster fell to me or to the Reanimate."""
    return now.by in (me, REANIMATE)


@forced("vampiric_blood", MonsterDefeated, when=ours)
def vampiric_blood(g: State, me: int, now: MonsterDefeated) -> Flow[None]:
    """I recover fatigue for each monster one of us defeats."""
    yield from recover(g, me, fatigue=number("vampiric_blood", "fatigue"), source="vampiric_blood")


def in_my_sight(g: State, me: int) -> list[int]:
    """The monsters I see myself; what the Reanimate sees does not matter."""
    return [m for m in monsters(g) if sees(g, me, m)]


def army_refusal(g: State, me: int) -> Refusal | None:
    """Why there is no army: no Reanimate, or no monster in my sight."""
    if not g.spaces[REANIMATE]:
        return no_reanimate("card:army_of_death")
    return None if in_my_sight(g, me) else no_target("card:army_of_death")


@action("army_of_death", refusal=army_refusal)
def army_of_death(g: State, me: int) -> Flow[None]:
    """The Reanimate attacks every monster I see, however far it stands from them."""

    def mods(a: Attack) -> None:
        a.ignore_range = a.ignore_los = True

    yield from perform_attack(g, REANIMATE, targets=in_my_sight(g, me), mods=mods, skill="army_of_death")


# -- Dying Command ------------------------------------------------------------


def fell_to_us(g: State, me: int, now: MonsterDefeated) -> bool:
    """As printed: at once when the monster falls, unless the quest has put it on the map again (SV-6)."""
    return not g.errata and ours(g, me, now) and not g.spaces[now.figure]


@reaction("dying_command", MonsterDefeated, when=fell_to_us)
def dying_command_printed(g: State, me: int, now: MonsterDefeated) -> Flow[None]:
    """As printed: at once when a monster falls to one of us."""
    yield from command(g, me, {now.figure: now.spaces})


def fallen(g: State, now: AttackResolved) -> dict[int, tuple[int, ...]]:
    """The monsters this attack has defeated and where they stood."""
    a = now.attack
    return {f: spaces for f, _, spaces in a.fallen if is_monster(g, f) and not g.spaces[f]}


def our_attack_killed(g: State, me: int, now: AttackResolved) -> bool:
    """Whether with errata an attack of one of us is over that has defeated somebody."""
    a = now.attack
    return g.errata and a.attacker in (me, REANIMATE) and bool(fallen(g, now))


@reaction("dying_command", AttackResolved, when=our_attack_killed)
def dying_command(g: State, me: int, now: AttackResolved) -> Flow[None]:
    """With errata: after the attack, and one of those who fell is chosen."""
    yield from command(g, me, fallen(g, now))


def command(g: State, me: int, dead: dict[int, tuple[int, ...]]) -> Flow[None]:
    """Test knowledge; one fallen monster returns, moves, attacks monsters once and is gone."""
    seat = controller(g, me)
    monster = yield from pick_figure(g, seat, "card:dying_command", dead)
    assert monster is not None
    result = yield from test(g, me, KNOWLEDGE, source="dying_command")
    if not result.passed:
        yield from recover(g, me, fatigue=number("dying_command", "fatigue"), source="dying_command")
        return
    yield from bring_back(g, monster, dead[monster], seat)
    if g.spaces[monster]:
        yield from move_spaces(g, monster, speed_of(g, monster), seat=seat)
    if g.spaces[monster]:
        yield from perform_attack(
            g, monster, seat=seat, enemy=lambda g, f: is_monster(g, f) and f != monster, optional=True
        )
    if g.spaces[monster]:
        remove(g, monster)


def bring_back(g: State, monster: int, spaces: tuple[int, ...], seat: int) -> Flow[None]:
    """Put the monster on its old spaces, or where it fits closest to them."""
    if not any(g.live.occupied >> s & 1 for s in spaces):
        put(g, monster, spaces)
        return
    row = g.live.board.row(spaces[0])
    order = sorted(range(g.live.map.size), key=lambda s: row[s])
    feet = next((found for s in order if (found := room(g, monster, s))), [])
    options = {g.live.map.feet_key(where): n for n, where in enumerate(feet)}
    args: Args = {"card": "card:dying_command", "figure": ref_of(g, monster)}
    chosen = yield from choose_one(seat, "card_space", options, False, args)
    if chosen is not None:
        put(g, monster, feet[chosen])
    assert chosen is not None or kind_of(g, monster).large
