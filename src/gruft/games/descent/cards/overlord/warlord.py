"""Overlord cards of the Warlord: rage, fortitude and fresh troops."""

from __future__ import annotations

from gruft.games.descent.cards.overlord.basic import monster_attacks_hero
from gruft.games.descent.cards.picking import pick_figure
from gruft.games.descent.cards.rolled import defence_rolls
from gruft.games.descent.cards.surges import gain_surges
from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.fights import AfterRoll, BeforeRoll, HeroKnockedOut
from gruft.games.descent.moments.hooks import overlord, surge
from gruft.games.descent.moments.moment import Moment, OverlordTurnEnd, OverlordTurnStart
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import is_monster, kind_of
from gruft.games.descent.pieces.attack import DAMAGE, SHIELDS, Attack
from gruft.games.descent.pieces.cards import ID
from gruft.games.descent.pieces.content import MONSTERS, Surge, number
from gruft.games.descent.pieces.kinds import KINDS, MASTER, MINION, NOBODY, monster_kind
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.figures import around, ball, empty, heroes, monsters
from gruft.games.descent.rules.groups import act_of, group_limit, is_reinforced
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.places import spawn, supply
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def may_be_repeated(g: State, now: Moment, name: str) -> None:
    """A second card of this name may be played now, on another target (DE-OLC-03)."""
    now.played.discard(name)
    g.played[:] = [played for played in g.played if played != name]


def may_rage(g: State) -> list[int]:
    """Monsters that may be given attacks and then fall: the quest forbids neither (FS-7, TI-1, MK-6)."""
    quest = quest_of(g)
    return [m for m in monsters(g) if quest.gains_actions(g, m) and not quest.cannot_fall(g, m)]


@overlord("blood_rage", OverlordTurnEnd, when=lambda g, now: bool(may_rage(g)))
def blood_rage(g: State, now: OverlordTurnEnd, card: int) -> Flow[None]:
    """Some attacks, then the monster is defeated; a second card may find another monster."""
    may_be_repeated(g, now, "blood_rage")
    monster = yield from pick_figure(g, g.overlord, "card:blood_rage", may_rage(g))
    assert monster is not None
    for _ in range(number("blood_rage", "attacks")):
        if g.spaces[monster] and attack_refusal(g, monster) is None:
            yield from perform_attack(g, monster)
    yield from defeat(g, monster)


def unfortified(g: State, now: AfterRoll) -> list[int]:
    """Monsters that have rolled defence and have not got this card yet."""
    a = now.attack
    return [f for f in defence_rolls(now) if is_monster(g, f) and ("dark_fortitude", f) not in a.once]


@overlord("dark_fortitude", AfterRoll, when=lambda g, now: bool(unfortified(g, now)))
def dark_fortitude(g: State, now: AfterRoll, card: int) -> Flow[None]:
    """Shields for a monster, once for each monster and attack, so a second card may help another one."""
    a = now.attack
    monster = yield from pick_figure(g, g.overlord, "card:dark_fortitude", unfortified(g, now))
    assert monster is not None
    a.add(SHIELDS, number("dark_fortitude", "shields"), "card:dark_fortitude", monster)
    a.once.add(("dark_fortitude", monster))
    now.played.discard("dark_fortitude")  # another figure may get the second card
    a.played.discard("dark_fortitude")


@overlord("bloodlust", HeroKnockedOut)
def bloodlust(g: State, now: HeroKnockedOut, card: int) -> None:
    """With errata a fixed number of cards, as printed some for each hero."""
    draw_overlord(g, number("bloodlust", "cards") if g.errata else number("bloodlust", "per_hero") * g.nh)


@overlord("expert_blow", BeforeRoll, when=lambda g, now: not now.attack.rolled and monster_attacks_hero(g, now))
def expert_blow(g: State, now: BeforeRoll, card: int) -> None:
    """More damage and a surge ability that brings the card back."""
    now.attack.add(DAMAGE, number("expert_blow", "damage"), "card:expert_blow")
    gain_surges(now.attack, "expert_blow")


def lies_discarded(g: State, a: Attack, bought: Surge) -> bool:
    """Whether the card can still be taken back from the discard pile."""
    return any(ID[c] == "expert_blow" for c in g.ol_discard)


@surge("expert_blow", when=lies_discarded)
def expert_blow_returns(g: State, a: Attack, bought: Surge) -> None:
    """The card comes back to the hand, and everybody knows it is there."""
    card = next(c for c in g.ol_discard if ID[c] == "expert_blow")
    g.ol_discard.remove(card)
    g.ol_hand.append(card)
    g.ol_shown.append(card)


# -- Reinforce ----------------------------------------------------------------


def missing(g: State, group: str, rank: int) -> int:
    """How many figures of this rank the group may still get, by limit and supply (DE-R-70)."""
    limit = group_limit(g, group)[rank == MASTER]
    there = sum(kind_of(g, m).group == group and kind_of(g, m).rank == rank for m in monsters(g))
    return max(0, min(limit - there, supply(g, monster_kind(group, act_of(g), rank))))


def feet_on(g: State, group: str, mask: int, inside: bool) -> dict[str, tuple[int, ...]]:
    """Where a figure of this group could stand: on the mask with one space, or `inside` it with all.

    The quest goes before the card (QC-27): not where it keeps the group out.
    """
    found: dict[str, tuple[int, ...]] = {}
    some = next((f for f, kind in enumerate(g.kind) if kind >= 0 and KINDS[kind].group == group), NOBODY)
    shut = quest_of(g).barred_to_bodies(g, some) if g.errata and some >= 0 else 0
    for s in range(g.live.map.size):
        if mask >> s & 1:
            for feet in g.live.board.footprints(MONSTERS[group].size, s):
                if all(empty(g, t) and not shut >> t & 1 and (not inside or mask >> t & 1) for t in feet):
                    found[g.live.map.feet_key(feet)] = feet
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
    """Masters whose group lacks minions and may be reinforced; the quest goes before the card (QC-27)."""
    masters = [m for m in monsters(g) if kind_of(g, m).rank == MASTER and is_reinforced(g, kind_of(g, m).group)]
    return [m for m in masters if missing(g, kind_of(g, m).group, MINION)]


@overlord("reinforce", OverlordTurnEnd, when=lambda g, now: g.errata and bool(masters_in_need(g)))
def reinforce(g: State, now: OverlordTurnEnd, card: int) -> Flow[None]:
    """Minions come to the side of a master (DE-R-30)."""
    master = yield from pick_figure(g, g.overlord, "card:reinforce", masters_in_need(g))
    assert master is not None
    group = kind_of(g, master).group
    while missing(g, group, MINION):
        if not (yield from bring(g, group, MINION, around(g, master), inside=False)):
            return


def groups_in_need(g: State) -> list[str]:
    """Open groups from which a figure is missing."""
    return [name for name in g.groups if name in MONSTERS and (missing(g, name, MINION) or missing(g, name, MASTER))]


@overlord("reinforce", OverlordTurnStart, when=lambda g, now: not g.errata and bool(groups_in_need(g)))
def reinforce_printed(g: State, now: OverlordTurnStart, card: int) -> Flow[None]:
    """A whole group is filled up, far from the heroes."""
    names = groups_in_need(g)
    keys = {f"group:{name}": n for n, name in enumerate(names)}
    chosen = yield from choose_one(g.overlord, "card_group", keys, False, {"card": "card:reinforce"})
    assert chosen is not None
    near = 0
    for hero in heroes(g, familiars=True):
        near |= ball(g, hero, number("reinforce", "within"))
    far = ((1 << g.live.map.size) - 1) & ~near
    for rank in (MASTER, MINION):
        while missing(g, names[chosen], rank):
            if not (yield from bring(g, names[chosen], rank, far, inside=True)):
                break
