"""The control spells (DD-SPELL-15 to 20, 34). Charm and the cancelling spells are cast in windows of their own."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.pieces.events import ItemBlocked, MinionsSwapped, TokenPlaced
from gruft.games.domains.pieces.tables import (
    ELEMENT_OF_REF,
    HENCHMAN_REFS,
    HIDDEN_REFS,
    ITEM_REFS,
    LAND_REFS,
    METAL,
    SPOT_REFS,
    STONE,
    WOOD,
    WORKERS,
)
from gruft.games.domains.pieces.things import HENCHMAN_THINGS, HIDDEN_THINGS, Thing
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.domain import light_refusal, turn_light
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import held, lose
from gruft.games.domains.rules.basics.order import clockwise_from
from gruft.games.domains.rules.minions import minion_at, minions_on_board, move, where_ref
from gruft.games.domains.rules.playing.spells import Aimed, no_target, spell
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.events import note
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse


def block(g: State, item: int) -> None:
    """An Unavailable token on an item of the Builders' Guild (DD-TOKEN-07)."""
    g.blocked[item] = 1
    note(g, ItemBlocked, ITEM_REFS[item])


@spell("blight")
def blight(g: State, seat: Seat, picks: list[int]) -> None:
    """No workers at the Builders' Guild this round (DD-SPELL-17)."""
    block(g, WORKERS)


@spell("cave_in")
def cave_in(g: State, seat: Seat, picks: list[int]) -> None:
    """No stone at the Builders' Guild this round."""
    block(g, STONE)


@spell("guardians_of_the_wood")
def guardians_of_the_wood(g: State, seat: Seat, picks: list[int]) -> None:
    """No wood at the Builders' Guild this round."""
    block(g, WOOD)


@spell("rust")
def rust(g: State, seat: Seat, picks: list[int]) -> None:
    """No metal at the Builders' Guild this round."""
    block(g, METAL)


def swap_refusal(g: State, target: Thing) -> Refusal | None:
    """Nobody moves onto an unavailable action space, so a minion there cannot be exchanged (DD-RUL-52)."""
    if target.kind == "minion" and g.unavailable[target.number]:
        return refuse("minion.unavailable", "DD-RUL-52", space=SPOT_REFS[target.number])
    return None


def needs_two_minions(g: State, seat: Seat) -> Refusal | None:
    """Why no two minions can change places; those on closed places do not count."""
    count = len(g.guild) + sum(minion >= 0 and not closed for minion, closed in zip(g.board, g.unavailable))
    return None if count >= 2 else no_target("two_minions")


def aim_at_two_minions(g: State, seat: Seat) -> Flow[Aimed[Thing]]:
    """Choose two minions one after the other, never the same twice."""
    minions = minions_on_board(g)
    refusal = partial(swap_refusal, g)
    one = yield from pick(seat, "target_minion", minions, refusal, rule="DD-SPELL-32")
    rest = {key: target for key, target in minions.items() if target != one}
    other = yield from pick(seat, "target_minion", rest, refusal, rule="DD-SPELL-32")
    return Aimed([one, other], [where_ref(one), where_ref(other)])


@spell("confusion", aim_at_two_minions, needs_two_minions)
def confusion(g: State, seat: Seat, picks: list[Thing]) -> None:
    """Exchange two minions on the City Board (DD-SPELL-15)."""
    one, other = picks
    first, second = minion_at(g, one), minion_at(g, other)
    _set(g, one, second)
    _set(g, other, first)
    note(g, MinionsSwapped, where_ref(one), where_ref(other))


def _set(g: State, place: Thing, minion: int) -> None:
    row = g.guild if place.kind == "visitor" else g.board
    row[place.number] = minion


def needs_minion(g: State, seat: Seat) -> Refusal | None:
    """Why there is no minion in town or in the guild."""
    if g.guild or any(minion >= 0 for minion in g.board):
        return None
    return no_target("minion")


def aim_at_minion(g: State, seat: Seat) -> Flow[Aimed[Thing]]:
    """Choose any minion on the board, also an own one."""
    target = yield from pick(seat, "target_minion", minions_on_board(g), rule="DD-SPELL-32")
    return Aimed([target], [where_ref(target)])


@spell("nullification", aim_at_minion, needs_minion)
def nullification(g: State, seat: Seat, picks: list[Thing]) -> Flow[None]:
    """The controller of the minion must move it (DD-SPELL-16)."""
    return move(g, picks[0])


def aim_at_element(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Name an element; having it is not necessary."""
    item = yield from pick(seat, "name_element", ELEMENT_OF_REF, rule="DD-SPELL-32")
    return Aimed([item], [ITEM_REFS[item]])


@spell("dispel", aim_at_element)
def dispel(g: State, seat: Seat, picks: list[int]) -> None:
    """All others return all they have of one element (DD-SPELL-18)."""
    for other in clockwise_from(g, seat):
        lose(g, other, picks[0], held(g, other, picks[0]))


def henchmen_in_reach(g: State) -> dict[str, Thing]:
    """Henchmen in any playing area, at the Inn and, unseen, in the Far Lands."""
    found = {HENCHMAN_REFS[card]: HENCHMAN_THINGS[card] for cards in g.henchmen for card in cards}
    found.update({HENCHMAN_REFS[card]: HENCHMAN_THINGS[card] for card in g.inn if card >= 0})
    for slot, card in enumerate(g.far_lands):
        if card >= 0:
            found[HIDDEN_REFS[slot]] = HIDDEN_THINGS[slot]
    return found


def needs_henchman(g: State, seat: Seat) -> Refusal | None:
    """Why there is no henchman of somebody else in reach."""
    return None if any(not _own(g, seat, one) for one in henchmen_in_reach(g).values()) else no_target("henchman")


def _own(g: State, seat: Seat, target: Thing) -> bool:
    return target.kind == "henchman" and target.number in g.henchmen[seat]


def aim_at_henchman(g: State, seat: Seat) -> Flow[Aimed[Thing]]:
    """Choose a henchman in reach; the own are refused by name, hidden ones go by their back."""

    def mine(target: Thing) -> Refusal | None:
        if not _own(g, seat, target):
            return None
        return refuse("henchman.already_yours", "DD-SPELL-19", henchman=HENCHMAN_REFS[target.number])

    target = yield from pick(seat, "target_henchman", henchmen_in_reach(g), mine, rule="DD-SPELL-32")
    refs = HIDDEN_REFS if target.kind == "hidden" else HENCHMAN_REFS
    return Aimed([target], [refs[target.number]])


@spell("enthrall", aim_at_henchman, needs_henchman)
def enthrall(g: State, seat: Seat, picks: list[Thing]) -> Flow[None]:
    """Take a henchman for good; his monster comes along (DD-SPELL-19, DD-RUL-29)."""
    kind, card = picks[0]
    if kind == "hidden":
        slot = card
        card = g.far_lands[slot]
        g.far_lands[slot] = -1
        g.chance.reveal()
    elif card in g.inn:
        g.inn[g.inn.index(card)] = -1
    else:
        servants.give_up(g, servants.holder(g, card), card)
    yield from servants.take(g, seat, card)


def dark_lands(g: State) -> dict[str, int]:
    """The spaces with buildings; which of them are dark is for the refusal to say."""
    return {LAND_REFS[space]: space for space, card in enumerate(g.land) if card >= 0}


def needs_dark_building(g: State, seat: Seat) -> Refusal | None:
    """Why there is no dark building."""
    return None if 1 in g.dark else no_target("dark_building")


def aim_at_dark_building(g: State, seat: Seat) -> Flow[Aimed[int]]:
    """Choose a building that can be turned to its light side."""
    why = partial(light_refusal, g)
    space = yield from pick(seat, "target_land", dark_lands(g), why, rule="DD-SPELL-32", args={"purpose": "light"})
    return Aimed([space], [LAND_REFS[space]])


@spell("sanctify", aim_at_dark_building, needs_dark_building)
def sanctify(g: State, seat: Seat, picks: list[int]) -> None:
    """Turn a dark building light for good (DD-SPELL-20, DD-TOKEN-04)."""
    space = picks[0]
    if light_refusal(g, space) is None:
        turn_light(g, space)
        g.holy[space] = 1
        note(g, TokenPlaced, "token:sanctify", LAND_REFS[space])
