"""The defence spells (DD-SPELL-23 to 28). Resurrection is cast when a monster is killed (rules/adventure/losses.py)."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.content import SPELL
from gruft.games.domains.pieces.events import TokenPlaced
from gruft.games.domains.pieces.records import Gate
from gruft.games.domains.pieces.tables import (
    ADVENTURER_REFS,
    LAND_REFS,
    MONSTER_REFS,
    OWN_LAND_OF_REF,
    OWN_SPACES,
)
from gruft.games.domains.pieces.things import ADVENTURER_THINGS, MONSTER_THINGS, Thing
from gruft.games.domains.rules.adventure.phase import rolling, smallest
from gruft.games.domains.rules.basics.decks import remove_adventurer
from gruft.games.domains.rules.basics.domain import (
    draw_and_place,
    draw_refusal,
    lift,
    monsters_of,
    put,
    standing_refusal,
    turn_dark,
)
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.playing.spells import Aimed, no_target, spell
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def curse_refusal(g: State, space: int) -> Refusal | None:
    """At most one Desecration per space (DD-TOKEN-03)."""
    return refuse("cast.token_there", "DD-TOKEN-03", land=LAND_REFS[space]) if g.cursed[space] else None


def needs_uncursed(g: State, seat: Seat) -> Refusal | None:
    """Why nothing can be cursed: the whole own domain is."""
    return no_target("uncursed") if all(g.cursed[space] for space in OWN_SPACES[seat]) else None


def aim_at_own_space(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose an own space that is not cursed yet."""
    space = yield from pick(seat, "curse_land", OWN_LAND_OF_REF[seat], partial(curse_refusal, g), rule="DD-SPELL-32")
    return Aimed([space], [LAND_REFS[space]])


@spell("desecration", aim_at_own_space, needs_uncursed)
def desecration(g: State, seat: Seat, picks: list[int]) -> None:
    """More defence for a space for good; a light building there turns dark (DD-TOKEN-03)."""
    g.cursed[picks[0]] = 1
    note(g, TokenPlaced, "token:desecration", LAND_REFS[picks[0]])
    turn_dark(g, picks[0])


# -- Gate and Transport ------------------------------------------------------------


def _can_go(g: State, monster: int, spaces: range) -> bool:
    here = g.where[monster]
    return any(space != here and standing_refusal(g, monster, space) is None for space in spaces)


def needs_gate(g: State, seat: Seat) -> Refusal | None:
    """Why no monster anywhere could go to another space."""
    everywhere = range(len(g.land))
    movable = any(space >= 0 and _can_go(g, monster, everywhere) for monster, space in enumerate(g.where))
    return None if movable else no_target("movable")


def aim_gate(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Any monster of any domain, and where it goes for this adventure."""
    return (yield from _aim_move(g, seat, range(len(g.land)), range(len(g.land)), "gate_monster", "gate_land"))


def _aim_move(g: State, seat: Seat, origin: range, goal: range, what: str, where: str) -> Flow[Aimed[int]]:
    monsters = {MONSTER_REFS[monster]: monster for monster, space in enumerate(g.where) if space in origin}

    def stuck(monster: int) -> Refusal | None:
        return None if _can_go(g, monster, goal) else no_target("movable")

    monster = yield from pick(seat, what, monsters, stuck, rule="DD-SPELL-32")

    def barred(space: int) -> Refusal | None:
        if space == g.where[monster]:
            return refuse("monster.already_there", "DD-MON-14", land=LAND_REFS[space])
        return standing_refusal(g, monster, space)

    lands = {LAND_REFS[space]: space for space in goal}
    space = yield from pick(seat, where, lands, barred, args={"monster": MONSTER_REFS[monster]}, rule="DD-SPELL-32")
    return Aimed([monster, space], [MONSTER_REFS[monster], LAND_REFS[space]])


@spell("gate", aim_gate, needs_gate)
def gate(g: State, seat: Seat, picks: list[int]) -> None:
    """Move a monster for the current adventure; it goes back afterwards (DD-SPELL-24, DD-RUL-50, 74)."""
    monster, space = picks
    if g.where[monster] < 0 or standing_refusal(g, monster, space) is not None:
        return
    before = next((gate for gate in g.gates if gate.monster == monster), None)
    if before is not None:
        g.gates[g.gates.index(before)] = Gate(monster, before.home, seat)
    else:
        g.gates.append(Gate(monster, g.where[monster], seat))
        note(g, TokenPlaced, "token:gate", LAND_REFS[g.where[monster]])
    lift(g, monster)
    put(g, monster, space)


def needs_transport(g: State, seat: Seat) -> Refusal | None:
    """Why no own monster could go to another own space."""
    movable = any(_can_go(g, monster, OWN_SPACES[seat]) for monster in monsters_of(g, seat))
    return None if movable else no_target("own_movable")


def aim_transport(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose an own monster and the own space it goes to."""
    own = OWN_SPACES[seat]
    return (yield from _aim_move(g, seat, own, own, "transport_monster", "transport_land"))


@spell("transport", aim_transport, needs_transport)
def transport(g: State, seat: Seat, picks: list[int]) -> None:
    """Move an own monster within the own domain for good (DD-SPELL-28)."""
    monster, space = picks
    lift(g, monster)
    put(g, monster, space)


# -- tokens ----------------------------------------------------------------------------


def needs_imbue(g: State, seat: Seat) -> Refusal | None:
    """Why nobody can be imbued: no adventurer and no monster is out."""
    if any(g.parties) or any(space >= 0 for space in g.where):
        return None
    return no_target("imbue")


def imbue_refusal(g: State, target: Thing) -> Refusal | None:
    """Not on monsters in the Nik'tmarg (DD-RUL-75, DD-BAD-21)."""
    if target.kind == "monster" and g.where[target.number] < 0:
        return refuse("cast.not_in_market", "DD-RUL-75", monster=MONSTER_REFS[target.number])
    return None


def aim_imbue(g: State, seat: Seat) -> Flow[Aimed[Thing]]:
    """Choose an adventurer of a party or a monster, also one that is for sale."""
    targets = {ADVENTURER_REFS[card]: ADVENTURER_THINGS[card] for party in g.parties for card in party}
    monsters = [monster for monster, space in enumerate(g.where) if space >= 0]
    monsters += [monster for monster in g.market if monster >= 0]
    targets.update({MONSTER_REFS[monster]: MONSTER_THINGS[monster] for monster in monsters})
    target = yield from pick(seat, "target_imbue", targets, partial(imbue_refusal, g), rule="DD-SPELL-32")
    refs = MONSTER_REFS if target.kind == "monster" else ADVENTURER_REFS
    return Aimed([target], [refs[target.number]])


@spell("imbue", aim_imbue, needs_imbue)
def imbue(g: State, seat: Seat, picks: list[Thing]) -> None:
    """A die more for a monster or adventurer as long as it is in play (DD-TOKEN-05)."""
    kind, number = picks[0]
    if kind == "monster":
        g.imbued[number] += 1
        note(g, TokenPlaced, "token:imbue", MONSTER_REFS[number])
    else:
        g.blessed[number] = g.blessed.get(number, 0) + 1
        note(g, TokenPlaced, "token:imbue", ADVENTURER_REFS[number])


def needs_own_monster(g: State, seat: Seat) -> Refusal | None:
    """Why there is none of the own monsters to choose."""
    return None if monsters_of(g, seat) else no_target("own_monster")


def aim_at_own_monster(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose an own monster."""
    monsters = {MONSTER_REFS[monster]: monster for monster in monsters_of(g, seat)}
    monster = yield from pick(seat, "target_monster", monsters, rule="DD-SPELL-32", args={"purpose": "arm"})
    return Aimed([monster], [MONSTER_REFS[monster]])


@spell("enchanted_weapon", aim_at_own_monster, needs_own_monster)
def enchanted_weapon(g: State, seat: Seat, picks: list[int]) -> None:
    """More defence for an own monster as long as it is in play (DD-TOKEN-06)."""
    g.armed[picks[0]] += 1
    note(g, TokenPlaced, "token:weapon", MONSTER_REFS[picks[0]])


# -- against adventurers ---------------------------------------------------------------


def needs_roller(g: State, seat: Seat) -> Refusal | None:
    """Why nobody has just rolled for a fight."""
    return None if rolling(g) else no_target("roller")


def aim_pain(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose among the weakest adventurers; with only one there is no question."""
    card = yield from pick(seat, "target_pain", smallest(g), forced=True, rule="DD-SPELL-32")
    return Aimed([card], [ADVENTURER_REFS[card]])


@spell("pain", aim_pain, needs_roller)
def pain(g: State, seat: Seat, picks: list[int]) -> None:
    """The smallest die is not rolled (DD-SPELL-25)."""
    g.resting.append(picks[0])


def needs_adventurer(g: State, seat: Seat) -> Refusal | None:
    """Why there is no adventurer in any party."""
    return None if any(g.parties) else no_target("adventurer")


def aim_slay(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """One adventurer of each party that has any."""
    picks = []
    for party in g.parties:
        if party:
            keys = {ADVENTURER_REFS[card]: card for card in party}
            picks.append((yield from pick(seat, "target_slay", keys, rule="DD-SPELL-32")))
    return Aimed(picks, [ADVENTURER_REFS[card] for card in picks])


@spell("slay", aim_slay, needs_adventurer)
def slay(g: State, seat: Seat, picks: list[int]) -> None:
    """They leave the game; the slots stay open until the End of Turn phase (DD-SPELL-26)."""
    for card in picks:
        for party in range(2):
            if card in g.parties[party]:
                remove_adventurer(g, party, card)


@spell("summon", needs=draw_refusal)
def summon(g: State, seat: Seat, picks: list[int]) -> Flow[None]:
    """A random monster for the own domain (DD-SPELL-27)."""
    return draw_and_place(g, seat)


@spell("bulwark")
def bulwark(g: State, seat: Seat, picks: list[int]) -> None:
    """More dice for the attacked space."""
    g.bonus_dice += SPELL["bulwark"].dice


@spell("frailty")
def frailty(g: State, seat: Seat, picks: list[int]) -> None:
    """No adventurer rolls a larger die than the card says."""
    g.cap = SPELL["frailty"].number("sides")
