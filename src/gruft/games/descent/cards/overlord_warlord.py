"""Overlord cards of the Warlord: rage, fortitude and fresh troops."""

from __future__ import annotations

from gruft.games.descent.asking import choose_one
from gruft.games.descent.attack import DAMAGE, SHIELDS, Attack, attack_refusal, perform_attack
from gruft.games.descent.cards.moments import defence_rolls
from gruft.games.descent.cards.overlord_basic import monster_attacks_hero
from gruft.games.descent.cards.picking import pick_figure
from gruft.games.descent.content import MONSTERS, Surge
from gruft.games.descent.damage import defeat
from gruft.games.descent.figures import around, ball, heroes, kind_of, monsters
from gruft.games.descent.hooks import overlord, surge
from gruft.games.descent.kinds import FIRST_MONSTER, MASTER, MINION, monster_kind
from gruft.games.descent.overlord_cards import draw_overlord
from gruft.games.descent.pieces import ID
from gruft.games.descent.places import feet_key, spawn, supply
from gruft.games.descent.state import State
from gruft.games.descent.windows import AFTER_ROLL, BEFORE_ROLL, HERO_KNOCKED_OUT, OL_TURN_END, OL_TURN_START, Ctx
from gruft.table.flow import Flow


def may_be_repeated(g: State, ctx: Ctx, name: str) -> None:
    """A second card of this name may be played now, on another target (DE-OLC-03)."""
    ctx.played.discard(name)
    g.played[:] = [played for played in g.played if played != name]


def any_monster(g: State, ctx: Ctx) -> bool:
    return bool(monsters(g))


@overlord("blood_rage", OL_TURN_END, when=any_monster)
def blood_rage(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """Two attacks, then the monster is defeated; a second card may find another monster."""
    may_be_repeated(g, ctx, "blood_rage")
    monster = yield from pick_figure(g, g.overlord, "card:blood_rage", monsters(g))
    assert monster is not None
    for _ in range(2):
        if g.spaces[monster] and attack_refusal(g, monster) is None:
            yield from perform_attack(g, monster)
    yield from defeat(g, monster)


def unfortified(ctx: Ctx) -> list[int]:
    """Monsters that have rolled defence and have not got this card yet."""
    a = ctx.attack
    if a is None:
        return []
    return [f for f in defence_rolls(ctx) if f >= FIRST_MONSTER and ("dark_fortitude", f) not in a.once]


@overlord("dark_fortitude", AFTER_ROLL, when=lambda g, ctx: bool(unfortified(ctx)))
def dark_fortitude(g: State, ctx: Ctx, card: int) -> Flow[None]:
    a = ctx.attack
    assert a is not None
    monster = yield from pick_figure(g, g.overlord, "card:dark_fortitude", unfortified(ctx))
    assert monster is not None
    a.add(SHIELDS, 2, "card:dark_fortitude", monster)
    a.once.add(("dark_fortitude", monster))
    ctx.played.discard("dark_fortitude")  # another figure may get the second card
    a.played.discard("dark_fortitude")


@overlord("bloodlust", HERO_KNOCKED_OUT)
def bloodlust(g: State, ctx: Ctx, card: int) -> None:
    draw_overlord(g, 2 if g.errata else g.nh)


@overlord("expert_blow", BEFORE_ROLL, when=lambda g, ctx: not ctx.attack.rolled and monster_attacks_hero(g, ctx))
def expert_blow(g: State, ctx: Ctx, card: int) -> None:
    assert ctx.attack is not None
    ctx.attack.add(DAMAGE, 2, "card:expert_blow")
    ctx.attack.gain(Surge(effect="expert_blow"), "expert_blow")


def lies_discarded(g: State, a: Attack) -> bool:
    return any(ID[c] == "expert_blow" for c in g.ol_discard)


@surge("expert_blow", when=lies_discarded)
def expert_blow_returns(g: State, a: Attack, x: int) -> None:
    card = next(c for c in g.ol_discard if ID[c] == "expert_blow")
    g.ol_discard.remove(card)
    g.ol_hand.append(card)
    g.ol_shown.append(card)


# -- Reinforce ----------------------------------------------------------------


def missing(g: State, group: str, rank: int) -> int:
    """How many figures of this rank the group may still get, by limit and supply (ruling 70)."""
    limit = MONSTERS[group].groups[g.nh][rank == MASTER]
    there = sum(kind_of(g, m).group == group and kind_of(g, m).rank == rank for m in monsters(g))
    return max(0, min(limit - there, supply(g, monster_kind(group, act_of(g), rank))))


def act_of(g: State) -> int:
    return 2 if g.level == "expert" else 1


def feet_on(g: State, group: str, mask: int, inside: bool) -> dict[str, tuple[int, ...]]:
    """Where a figure of this group could stand: on the mask with one space, or `inside` it with all."""
    free = ~g.occupied
    found: dict[str, tuple[int, ...]] = {}
    for s in range(g.map.size):
        if mask >> s & 1:
            for feet in g.board.footprints(MONSTERS[group].size, s):
                if all(free >> t & 1 and (not inside or mask >> t & 1) for t in feet):
                    found[feet_key(g, feet)] = feet
    return found


def bring(g: State, group: str, rank: int, mask: int, inside: bool) -> Flow[bool]:
    """Place one figure where the overlord wants it; False if he stops or there is no room."""
    feet = feet_on(g, group, mask, inside)
    keys = {key: n for n, key in enumerate(feet)}
    chosen = yield from choose_one(g.overlord, "card_space", keys, True, {"card": "card:reinforce"})
    if chosen is None:
        return False
    spawn(g, monster_kind(group, act_of(g), rank), list(feet.values())[chosen])
    return True


def masters_in_need(g: State) -> list[int]:
    """Masters whose group lacks minions."""
    return [m for m in monsters(g) if kind_of(g, m).rank == MASTER and missing(g, kind_of(g, m).group, MINION)]


@overlord("reinforce", OL_TURN_END, when=lambda g, ctx: g.errata and bool(masters_in_need(g)))
def reinforce(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """Minions come to the side of a master (ruling 30)."""
    master = yield from pick_figure(g, g.overlord, "card:reinforce", masters_in_need(g))
    assert master is not None
    group = kind_of(g, master).group
    while missing(g, group, MINION):
        if not (yield from bring(g, group, MINION, around(g, master), inside=False)):
            return


def groups_in_need(g: State) -> list[str]:
    return [name for name in g.groups if name in MONSTERS and (missing(g, name, MINION) or missing(g, name, MASTER))]


@overlord("reinforce", OL_TURN_START, when=lambda g, ctx: not g.errata and bool(groups_in_need(g)))
def reinforce_printed(g: State, ctx: Ctx, card: int) -> Flow[None]:
    """A whole group is filled up, far from the heroes."""
    names = groups_in_need(g)
    keys = {f"group:{name}": n for n, name in enumerate(names)}
    chosen = yield from choose_one(g.overlord, "card_group", keys, False, {"card": "card:reinforce"})
    assert chosen is not None
    near = 0
    for hero in heroes(g):
        near |= ball(g, hero, 3)
    far = ((1 << g.map.size) - 1) & ~near
    for rank in (MASTER, MINION):
        while missing(g, names[chosen], rank):
            if not (yield from bring(g, names[chosen], rank, far, inside=True)):
                break
