"""The attack spells (DD-SPELL-21, 22; DD-ATTACK-06, 07, 10)."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.content import SPELL
from gruft.games.domains.pieces.numbers import FROM_SPELLS
from gruft.games.domains.pieces.tables import (
    EVIL,
    ITEM_REFS,
    LAND_REFS,
    MONSTER_REFS,
    SPACES,
    STORED_OF_REF,
)
from gruft.games.domains.rules.adventure import combat
from gruft.games.domains.rules.adventure.strikes import attack_monster, attack_space
from gruft.games.domains.rules.basics.domain import banish, lose_building
from gruft.games.domains.rules.basics.duty import duty, exit_args, pick
from gruft.games.domains.rules.basics.items import held, steal, stored_total
from gruft.games.domains.rules.playing.spells import Aimed, no_target, spell
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse


def monsters_in_reach(g: State) -> dict[str, int]:
    """Every monster in a domain or in the Nik'tmarg."""
    found = {MONSTER_REFS[monster]: monster for monster, space in enumerate(g.where) if space >= 0}
    found.update({MONSTER_REFS[monster]: monster for monster in g.market if monster >= 0})
    return found


def needs_monster(g: State, seat: Seat) -> Refusal | None:
    """Why there is no monster a spell reaches."""
    return None if monsters_in_reach(g) else no_target("monster")


def aim_at_monster(g: State, seat: Seat, purpose: str) -> Flow[Aimed[int]]:
    """Choose a monster in reach."""
    asked: dict[str, Arg] = {"purpose": purpose}
    monster = yield from pick(seat, "target_monster", monsters_in_reach(g), rule="DD-SPELL-32", args=asked)
    return Aimed([monster], [MONSTER_REFS[monster]])


@spell("destroy", partial(aim_at_monster, purpose="attack"), needs_monster)
def destroy(g: State, seat: Seat, picks: list[int]) -> Flow[None]:
    """An attack against a monster's own defence and bonus bar (DD-SPELL-21)."""
    yield from attack_monster(g, seat, picks[0], SPELL["destroy"].dice, tokens=False, curse=False)


@spell("banish", partial(aim_at_monster, purpose="banish"), needs_monster)
def banish_spell(g: State, seat: Seat, picks: list[int]) -> None:
    """Remove a monster without a roll; nobody can save it (DD-SPELL-22)."""
    banish(g, picks[0])


def other_buildings(g: State, seat: Seat) -> dict[str, int]:
    """The spaces with buildings in everybody else's domain."""
    return {LAND_REFS[space]: space for space, card in enumerate(g.land) if card >= 0 and space // SPACES != seat}


def needs_other_building(g: State, seat: Seat) -> Refusal | None:
    """Why nobody else has a building."""
    return None if other_buildings(g, seat) else no_target("other_building")


def aim_at_building(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose somebody else's building."""
    asked: dict[str, Arg] = {"purpose": "building"}
    space = yield from pick(seat, "target_land", other_buildings(g, seat), rule="DD-SPELL-32", args=asked)
    return Aimed([space], [LAND_REFS[space]])


@spell("earthquake", aim_at_building, needs_other_building)
def earthquake(g: State, seat: Seat, picks: list[int]) -> Flow[None]:
    """An attack against a building alone; monsters stay on the space."""
    space = picks[0]
    if g.land[space] < 0:
        return
    parts = combat.building_parts(g, space) + combat.curse_parts(g, space)
    if (yield from combat.fight(g, LAND_REFS[space], parts, SPELL["earthquake"].dice, [])):
        lose_building(g, space)


def other_spaces(g: State, seat: Seat) -> dict[str, int]:
    """Everybody else's spaces with a building or a monster."""
    found = other_buildings(g, seat)
    found.update({LAND_REFS[space]: space for space in g.where if space >= 0 and space // SPACES != seat})
    return found


def needs_other_space(g: State, seat: Seat) -> Refusal | None:
    """Why nobody else has anything on their land."""
    return None if other_spaces(g, seat) else no_target("other_space")


def aim_at_space(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose a space of somebody else's domain on which something is."""
    asked: dict[str, Arg] = {"purpose": "space"}
    space = yield from pick(seat, "target_land", other_spaces(g, seat), rule="DD-SPELL-32", args=asked)
    return Aimed([space], [LAND_REFS[space]])


@spell("fireball", aim_at_space, needs_other_space)
def fireball(g: State, seat: Seat, picks: list[int]) -> Flow[None]:
    """An attack against the whole defence of a space; everything on it is lost."""
    yield from attack_space(g, picks[0], SPELL["fireball"].dice)


def aim_at_player(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose another player."""
    others = {f"seat:{other}": other for other in range(g.seats) if other != seat}
    victim = yield from pick(seat, "target_player", others, rule="DD-SPELL-32", args={"purpose": "evil"})
    return Aimed([victim], [f"seat:{victim}"])


@spell("life_drain", aim_at_player)
def life_drain(g: State, seat: Seat, picks: list[int]) -> None:
    """Evil from another player, all he has if fewer."""
    steal(g, seat, picks[0], EVIL, SPELL["life_drain"].number(), FROM_SPELLS)


def needs_goods(g: State, seat: Seat) -> Refusal | None:
    """Why there is nothing to take: nobody else has stored anything."""
    if any(stored_total(g, other) for other in range(g.seats) if other != seat):
        return None
    return no_target("goods")


def aim_at_goods(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """The victim and some of his stored resources and elements."""
    others = {f"seat:{other}": other for other in range(g.seats) if other != seat}

    def poor(other: int) -> Refusal | None:
        return None if stored_total(g, other) else refuse("cast.nothing_stored", "DD-SPELL-04", who=f"seat:{other}")

    victim = yield from pick(seat, "target_player", others, poor, rule="DD-SPELL-32", args={"purpose": "goods"})
    picks = [victim]
    asked: dict[str, Arg] = {"victim": f"seat:{victim}"}
    for _ in range(SPELL["phantom_thieves"].number()):

        def gone(item: int) -> Refusal | None:
            if held(g, victim, item) > picks[1:].count(item):
                return None
            return refuse("pay.none_left", "DD-TERM-06", item=ITEM_REFS[item], n=0)

        must_name = duty("DD-SPELL-32")
        may_pass = len(picks) > 1
        args = asked | exit_args(may_pass)
        item = yield from choose(
            seat, "steal_item", STORED_OF_REF, gone, or_pass=may_pass, duty=must_name, forced=True, args=args
        )
        if item is None:
            break
        picks.append(item)
        if stored_total(g, victim) == len(picks) - 1:
            break
    return Aimed(picks, [f"seat:{victim}", *(ITEM_REFS[item] for item in picks[1:])])


@spell("phantom_thieves", aim_at_goods, needs_goods)
def phantom_thieves(g: State, seat: Seat, picks: list[int]) -> None:
    """Take the named goods."""
    for item in picks[1:]:
        steal(g, seat, picks[0], item, 1, FROM_SPELLS)
