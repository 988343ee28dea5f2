"""The eight heroes: their abilities and their feats (DE-FEAT-01, DE-FEAT-02).

An ability is registered under the hero's id, a feat likewise. Feats marked as actions cost one.
"""

from __future__ import annotations

from gruft.games.descent.cards import weapons
from gruft.games.descent.cards.picking import (
    adjacent_heroes,
    discard_condition,
    healed_near,
    monsters_near,
    no_target,
    pick_amount,
    pick_figure,
    pick_space,
)
from gruft.games.descent.cards.rerolls import reroll_one
from gruft.games.descent.cards.rolled import i_rolled
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.moments.costs import free_stamina
from gruft.games.descent.moments.fights import AfterRoll, BeforeRoll, Suffer
from gruft.games.descent.moments.hooks import computed, defence, feat, forced, reaction
from gruft.games.descent.moments.marks import QUEST_END, add_mark, drop_mark, marks_of
from gruft.games.descent.moments.moment import (
    HeroTurnEnd,
    HeroTurnStart,
    MonsterActivationStart,
    RestDeclared,
    RestRecovery,
)
from gruft.games.descent.moments.seats import controller, is_as_hero, kind_of
from gruft.games.descent.moments.values import ATTACK_MODS, RESULTS
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import Item, number
from gruft.games.descent.pieces.dice import RED
from gruft.games.descent.pieces.kinds import MINION, MONSTER
from gruft.games.descent.rules.attack.affected import defence_pool
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal, cannot_attack, immune
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED, give_condition, has
from gruft.games.descent.rules.damage import recover, take_off
from gruft.games.descent.rules.figures import (
    adjacent,
    distance_to,
    empty_spaces,
    figures,
    group_of,
    heroes,
    monsters,
    sees,
    sees_space,
    side,
    speed_of,
    within,
)
from gruft.games.descent.rules.movement.moves import move_action, move_spaces, place
from gruft.games.descent.rules.places import closest_empty
from gruft.games.descent.rules.rolls import roll
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm
from gruft.table.rules import Refusal

# -- Ashrian ------------------------------------------------------------------


def minion_beside(g: State, me: int, now: MonsterActivationStart) -> bool:
    """Whether a minion next to me begins to act; masters are not impressed."""
    return kind_of(g, now.figure).rank == MINION and adjacent(g, me, now.figure)


@forced("ashrian", MonsterActivationStart, when=minion_beside)
def ashrian(g: State, me: int, now: MonsterActivationStart) -> None:
    """It is stunned before it acts."""
    give_condition(g, now.figure, STUNNED)


def no_monster_near_ashrian(g: State, me: int) -> Refusal | None:
    """Why nobody can be stunned."""
    return None if monsters_near(g, me, number("feat:ashrian", "within")) else no_target("feat:ashrian")


@feat("ashrian", action=True, refusal=no_monster_near_ashrian)
def ashrian_feat(g: State, me: int) -> Flow[None]:
    """One monster near is chosen, and its whole group is stunned, near or not."""
    chosen = yield from pick_figure(
        g, controller(g, me), "feat:ashrian", monsters_near(g, me, number("feat:ashrian", "within"))
    )
    assert chosen is not None
    for monster in group_of(g, chosen):
        give_condition(g, monster, STUNNED)


# -- Avric Albright -----------------------------------------------------------


@computed("avric_albright", ATTACK_MODS)
def avric_albright(g: State, me: int, a: Attack) -> None:
    """Heroes near me, myself too, have a surge of their own."""
    if is_as_hero(g, a.attacker) and within(g, me, a.attacker, number("avric_albright", "within")):
        gain_surges(a, "avric_albright")


@feat("avric_albright", action=True)
def avric_albright_feat(g: State, me: int) -> Flow[None]:
    """One roll heals every hero near; who lies knocked out is asked, for he may prefer to stay there."""
    result = yield from roll(g, me, (RED,) * number("feat:avric_albright", "dice"), "feat:avric_albright")
    for hero in healed_near(g, me, number("feat:avric_albright", "within")):
        down = g.ko >> hero & 1  # who lies down may prefer to stay there
        if not down or (yield from confirm(g.hero_seat[hero], "card_recover", {"card": "feat:avric_albright"})):
            yield from recover(g, hero, damage=result.hearts, source="avric_albright")


# -- Leoric of the Book -------------------------------------------------------


@computed("leoric_of_the_book", RESULTS)
def leoric_of_the_book(g: State, me: int, a: Attack) -> None:
    """Attacks of monsters near me are weakened, once for each attack."""
    near = within(g, me, a.attacker, number("leoric_of_the_book", "within"))
    if side(g, a.attacker) == MONSTER and near and not a.weakened:
        least = number("leoric_of_the_book", "least")
        a.weaken(number("leoric_of_the_book", "hearts"), least, "ability:leoric_of_the_book")


def beside(g: State, me: int) -> list[int]:
    """All figures next to me, friends too."""
    return [f for f in figures(g) if adjacent(g, me, f)]


def no_figure_beside_leoric(g: State, me: int) -> Refusal | None:
    """Why there is no storm: nobody around, or no magic weapon."""
    around = beside(g, me)
    if not around:
        return no_target("feat:leoric_of_the_book")
    return attack_refusal(g, me, weapon=weapons.magic, targets=around)


@feat("leoric_of_the_book", action=True, refusal=no_figure_beside_leoric)
def leoric_of_the_book_feat(g: State, me: int) -> Flow[None]:
    """One magic attack on every figure around, friends too; range does not matter."""

    def mods(a: Attack) -> None:
        a.ignore_range = True

    yield from perform_attack(
        g, me, weapon=weapons.magic, targets=beside(g, me), mods=mods, skill="feat:leoric_of_the_book"
    )


# -- Widow Tarha --------------------------------------------------------------


@reaction("widow_tarha", AfterRoll, when=i_rolled, limit="round")
def widow_tarha(g: State, me: int, now: AfterRoll) -> Flow[None]:
    """One die of my own attack is rolled again, once a round."""
    yield from reroll_one(g, controller(g, me), "ability:widow_tarha", now.attack.dice)


def reaches_all(g: State, me: int, targets: list[int]) -> weapons.Weapon:
    """Weapons that can be declared against all of these monsters at once."""

    def fits(item: Item | None) -> bool:
        if item is not None and item.attack == "ranged":
            return True
        if item is not None and item.attack != "melee":
            return False
        far = number("reach", "within") if item is not None and item.reach else 1
        return all(adjacent(g, me, m) if far == 1 else within(g, me, m, far) for m in targets)

    return fits


def tarha_pairs(g: State, me: int) -> dict[int, list[int]]:
    """For each monster in sight, the others that some weapon reaches together with it."""
    seen = [m for m in monsters(g) if sees(g, me, m) and not immune(g, me, m)]
    hands: list[Item | None] = [None, *weapons.equipped_items(g, me)]
    pairs: dict[int, list[int]] = {}
    for one in seen:
        found = [m for m in seen if m != one and any(map(reaches_all(g, me, [one, m]), hands))]
        if found:
            pairs[one] = found
    return pairs


def no_two_monsters(g: State, me: int) -> Refusal | None:
    """Why there is no attack on two: I may not attack, or no weapon reaches a pair."""
    return cannot_attack(g, me) or (None if tarha_pairs(g, me) else no_target("feat:widow_tarha"))


@feat("widow_tarha", action=True, refusal=no_two_monsters)
def widow_tarha_feat(g: State, me: int) -> Flow[None]:
    """One attack on two monsters; the range must suffice for both."""
    pairs = tarha_pairs(g, me)
    seat = controller(g, me)
    one = yield from pick_figure(g, seat, "feat:widow_tarha", pairs)
    assert one is not None
    two = yield from pick_figure(g, seat, "feat:widow_tarha", pairs[one])
    assert two is not None
    both = [one, two]

    def mods(a: Attack) -> None:
        a.ignore_range = False  # the range must suffice for both

    aimed = [min((s for s in g.spaces[m] if sees_space(g, me, s)), key=lambda s: distance_to(g, me, s)) for m in both]
    yield from perform_attack(
        g, me, weapon=reaches_all(g, me, both), targets=both, spaces=aimed, mods=mods, skill="feat:widow_tarha"
    )


# -- Jain Fairwood ------------------------------------------------------------


def hurt_by_attack(g: State, me: int, now: Suffer) -> bool:
    """Whether an attack hurts me and I have stamina left to take some of it."""
    hurt = now.hurt
    return hurt.figure == me and hurt.attack is not None and hurt.damage > 0 and free_stamina(g, me) > hurt.fatigue


@defence("jain_fairwood", Suffer, when=hurt_by_attack, limit="moment")
def jain_fairwood(g: State, me: int, now: Suffer) -> Flow[None]:
    """Damage of an attack becomes fatigue, as much as is chosen and there is stamina for."""
    hurt = now.hurt
    most = min(hurt.damage, free_stamina(g, me) - hurt.fatigue)
    part = yield from pick_amount(controller(g, me), "ability:jain_fairwood", 1, most, "instead")
    hurt.damage -= part
    hurt.fatigue += part


@feat("jain_fairwood", action=True)
def jain_fairwood_feat(g: State, me: int) -> Flow[None]:
    """A double move that may be broken once for an attack."""
    left = 2 * speed_of(g, me)
    left -= yield from move_spaces(g, me, left)
    if g.spaces[me] and attack_refusal(g, me) is None:
        yield from perform_attack(g, me, optional=True)
    if g.spaces[me] and left:
        yield from move_spaces(g, me, left)


# -- Tomble Burrowell ---------------------------------------------------------


def attacked_beside_a_hero(g: State, me: int, now: BeforeRoll) -> bool:
    """Whether I have not rolled my defence yet and a hero stands beside me."""
    a = now.attack
    return me in a.unrolled() and bool(adjacent_heroes(g, me))


@defence("tomble_burrowell", BeforeRoll, when=attacked_beside_a_hero, limit="attack")
def tomble_burrowell(g: State, me: int, now: BeforeRoll) -> Flow[None]:
    """The defence dice of one friend beside me are added to mine."""
    a = now.attack
    friend = yield from pick_figure(g, controller(g, me), "ability:tomble_burrowell", adjacent_heroes(g, me))
    assert friend is not None
    for colour in defence_pool(g, a, friend):
        a.add_defence_die(me, colour, "ability:tomble_burrowell")


@feat("tomble_burrowell", action=True)
def tomble_burrowell_feat(g: State, me: int) -> None:
    """I leave the map; a token keeps the place."""
    add_mark(g, "token:vanished", me, me, QUEST_END, g.spaces[me][0])
    take_off(g, me)


def vanished(g: State, me: int, now: HeroTurnStart) -> bool:
    """Whether my turn begins while only my token is on the map."""
    return now.figure == me and any(mark.on == me for mark in marks_of(g, "token:vanished"))


@forced("tomble_burrowell", HeroTurnStart, when=vanished, down=True)
def tomble_returns(g: State, me: int, now: HeroTurnStart) -> Flow[None]:
    """I come back near the token, or as close as there is room; nothing is triggered by that."""
    token = next(mark.number for mark in marks_of(g, "token:vanished") if mark.on == me)
    spaces = empty_spaces(g, g.live.board.ball(token, number("feat:tomble_burrowell", "within"))) or closest_empty(
        g, token
    )
    space = yield from pick_space(g, controller(g, me), "feat:tomble_burrowell", spaces)
    assert space is not None
    drop_mark(g, "token:vanished", me)
    yield from place(g, me, (space,), entering=False)


# -- Grisban the Thirsty ------------------------------------------------------


def rests(g: State, me: int, now: RestDeclared) -> bool:
    """With errata: whether I declare a rest while I have a condition."""
    return g.errata and now.figure == me and bool(g.cond[me])


@reaction("grisban_the_thirsty", RestDeclared, when=rests, limit="moment")
def grisban_the_thirsty(g: State, me: int, now: RestDeclared) -> Flow[None]:
    """With errata: a condition goes when the rest is declared."""
    yield from discard_condition(g, controller(g, me), "ability:grisban_the_thirsty", me, False)


def rested(g: State, me: int, now: RestRecovery) -> bool:
    """As printed: whether I recover by resting while I have a condition."""
    return not g.errata and now.figure == me and bool(g.cond[me])


@reaction("grisban_the_thirsty", RestRecovery, when=rested, limit="moment")
def grisban_the_thirsty_printed(g: State, me: int, now: RestRecovery) -> Flow[None]:
    """As printed: a condition goes only when the rest takes effect."""
    yield from discard_condition(g, controller(g, me), "ability:grisban_the_thirsty", me, False)


@feat("grisban_the_thirsty", action=False, refusal=lambda g, me: attack_refusal(g, me))
def grisban_the_thirsty_feat(g: State, me: int) -> Flow[None]:
    """An attack without an action."""
    yield from perform_attack(g, me)


# -- Syndrael -----------------------------------------------------------------


def stood_still(g: State, me: int, now: HeroTurnEnd) -> bool:
    """Whether my turn ends and I have not left my space; being placed counts as having left it."""
    return now.figure == me and not g.moved >> me & 1


@forced("syndrael", HeroTurnEnd, when=stood_still)
def syndrael(g: State, me: int, now: HeroTurnEnd) -> Flow[None]:
    """Who stands still recovers fatigue."""
    yield from recover(g, me, fatigue=number("syndrael", "fatigue"), source="syndrael")


def comrades(g: State, me: int) -> list[int]:
    """Heroes near her; a figure treated as one moves with her too (DE-FAM-07)."""
    far = number("feat:syndrael", "within")
    return [h for h in heroes(g, familiars=True) if h != me and within(g, me, h, far)]


def nobody_near_syndrael(g: State, me: int) -> Refusal | None:
    """Why nobody can be called to move along."""
    return None if comrades(g, me) else no_target("feat:syndrael")


@feat("syndrael", action=False, refusal=nobody_near_syndrael)
def syndrael_feat(g: State, me: int) -> Flow[None]:
    """A friend near and I each get a move action, in the order I choose; who is immobilized stays."""
    seat = controller(g, me)
    friend = yield from pick_figure(g, seat, "feat:syndrael", comrades(g, me))
    assert friend is not None
    first = yield from pick_figure(g, seat, "feat:syndrael", [me, friend], kind="card_first")
    for figure in (me, friend) if first == me else (friend, me):
        if g.spaces[figure] and not has(g, figure, IMMOBILIZED):
            g.move_actions += figure == g.turn
            yield from move_action(g, figure)
