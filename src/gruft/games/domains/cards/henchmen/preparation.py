"""Henchmen of the Preparation phase, and Malachar of the End of Turn phase (DD-HENCH-13)."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.content import HENCHMAN
from gruft.games.domains.pieces.events import BuildingCycled, PurpleMinionHired, TargetNamed
from gruft.games.domains.pieces.tables import (
    ARCHITECTS,
    BUILDING_REFS,
    LAND_REFS,
    MONSTER_REFS,
    OWN_SPACES,
    PARTY_REFS,
    PLACE_SPOTS,
    TEMPLE,
)
from gruft.games.domains.pieces.things import Thing
from gruft.games.domains.rules.adventure.strikes import attack_monster
from gruft.games.domains.rules.basics.decks import laid_out, rotate
from gruft.games.domains.rules.basics.domain import dark_refusal, flip_one, turn_dark
from gruft.games.domains.rules.basics.duty import duty, exit_args, pick
from gruft.games.domains.rules.basics.order import take_first
from gruft.games.domains.rules.city.assassin import eliminate, target_refusal, targets
from gruft.games.domains.rules.fortune.deck import look
from gruft.games.domains.rules.minions import close
from gruft.games.domains.rules.playing.henchmen import henchman, no_target
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse


def needs_light_anywhere(g: State, seat: Seat) -> Refusal | None:
    """Why nothing can be turned to its dark side, in any domain."""
    return (
        no_target("light_building") if all(dark_refusal(g, space) is not None for space in range(len(g.land))) else None
    )


@henchman("banchal", needs_light_anywhere)
def banchal(g: State, seat: Seat) -> Flow[None]:
    """Turn a light building of any domain dark."""
    lands = {LAND_REFS[space]: space for space, card in enumerate(g.land) if card >= 0}
    refusal = partial(dark_refusal, g)
    space = yield from pick(seat, "turn_dark", lands, refusal, args=exit_args(False), rule="DD-HENCH-13")
    note(g, TargetNamed, seat, LAND_REFS[space])
    turn_dark(g, space)


def lone_monsters(g: State) -> dict[str, int]:
    """Monsters on spaces without building, and those of the Nik'tmarg (DD-RUL-01)."""
    found = {
        MONSTER_REFS[monster]: monster for monster, space in enumerate(g.where) if space >= 0 and g.land[space] < 0
    }
    found.update({MONSTER_REFS[monster]: monster for monster in g.market if monster >= 0})
    return found


def needs_lone_monster(g: State, seat: Seat) -> Refusal | None:
    """Why no monster stands on land without a building or waits at the market."""
    return None if lone_monsters(g) else no_target("lone_monster")


@henchman("benar_shimon", needs_lone_monster)
def benar_shimon(g: State, seat: Seat) -> Flow[None]:
    """An attack against a monster that guards no building; its tokens and a Desecration count."""
    asked: dict[str, Arg] = {"purpose": "attack"}
    monster = yield from pick(seat, "target_monster", lone_monsters(g), rule="DD-HENCH-13", args=asked)
    note(g, TargetNamed, seat, MONSTER_REFS[monster])
    yield from attack_monster(g, seat, monster, HENCHMAN["benar_shimon"].dice, tokens=True, curse=True)


def needs_purple(g: State, seat: Seat) -> Refusal | None:
    """One purple minion; it serves whoever paid until the round ends (DD-HENCH-16)."""
    return None if g.purple < 0 else refuse("henchman.minion_hired", "DD-HENCH-16")


@henchman("benoit_hogue", needs_purple)
def benoit_hogue(g: State, seat: Seat) -> None:
    """The purple minion for this round."""
    g.purple = seat
    note(g, PurpleMinionHired, seat)


@henchman("father_savonarola")
def father_savonarola(g: State, seat: Seat) -> None:
    """All spaces of the Temple of the Black Kult are closed, for his own controller too (DD-RUL-52)."""
    for spot in PLACE_SPOTS[TEMPLE]:
        close(g, spot)


def needs_victim(g: State, seat: Seat) -> Refusal | None:
    """Why the assassin has nobody to go for; minions are not meant."""
    return None if targets(g, minions=False) else no_target("victim")


@henchman("karkhofen", needs_victim)
def karkhofen(g: State, seat: Seat) -> Flow[None]:
    """Kill an adventurer or a henchman for certain; he has left by then and cannot name himself (DD-BAD-17)."""

    def refusal(target: Thing) -> Refusal | None:
        if target.kind in ("minion", "visitor"):
            return refuse("assassin.no_minion", "DD-BAD-17")
        return target_refusal(g, None, target)

    found = targets(g, minions=True)
    if all(refusal(target) is not None for target in found.values()):
        return
    target = yield from pick(seat, "assassinate", found, refusal, rule="DD-HENCH-13")
    key = next(name for name, value in found.items() if value == target)
    note(g, TargetNamed, seat, key)
    yield from eliminate(g, target, -1)


@henchman("rot")
def rot(g: State, seat: Seat) -> None:
    """Take the first-player token and look at the top Fortune card."""
    take_first(g, seat)
    look(g, seat, 1)


def needs_row(g: State, seat: Seat) -> Refusal | None:
    """Why the row cannot be changed: it is empty, or no building is left to come."""
    return None if any(card >= 0 for card in g.row) and g.building_deck else no_target("row")


@henchman("pellam_rook", needs_row)
def pellam_rook(g: State, seat: Seat) -> Flow[None]:
    """One or two buildings of the row go under the deck and are replaced at once."""
    for number in range(HENCHMAN["pellam_rook"].number()):
        row = {BUILDING_REFS[card]: slot for slot, card in enumerate(g.row) if card >= 0}
        args = exit_args(number > 0)
        slot = yield from choose(seat, "cycle_building", row, or_pass=number > 0, duty=duty("DD-HENCH-10"), args=args)
        if slot is None:
            return
        card = g.row[slot]
        g.building_deck.insert(0, card)
        g.buildings_known.append(card)
        g.row[slot] = g.building_deck.pop()
        g.chance.reveal()
        note(g, BuildingCycled, BUILDING_REFS[card])
        laid_out(g, ARCHITECTS, slot, BUILDING_REFS[g.row[slot]])


def needs_party(g: State, seat: Seat) -> Refusal | None:
    """Why there is no adventurer in any party."""
    return None if any(g.parties) else no_target("adventurer")


def empty_refusal(g: State, party: int) -> Refusal | None:
    """A party without adventurers has no leader."""
    return None if g.parties[party] else no_target("adventurer")


@henchman("oswin_pike", needs_party)
def oswin_pike(g: State, seat: Seat) -> Flow[None]:
    """The leader of one party goes to its right end."""
    parties = {PARTY_REFS[n]: n for n in range(2)}
    party = yield from pick(seat, "rotate_party", parties, partial(empty_refusal, g), rule="DD-HENCH-10")
    rotate(g, party)


def needs_own_light(g: State, seat: Seat) -> Refusal | None:
    """Why nothing in the own domain can be turned to its dark side."""
    able = any(dark_refusal(g, space) is None for space in OWN_SPACES[seat])
    return None if able else no_target("own_light")


@henchman("malachar", needs_own_light)
def malachar(g: State, seat: Seat) -> Flow[None]:
    """Turn an own light building dark."""
    return flip_one(g, seat, partial(dark_refusal, g), to_dark=True, optional=False)
