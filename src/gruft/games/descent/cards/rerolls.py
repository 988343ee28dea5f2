"""Re-rolling dice that lie on the table (DE-ATK-09, DE-TEST-03, DE-R-69).

The new result counts even if it is worse, unless the card says otherwise. The attack remembers which card had its
dice rolled again.
"""

from __future__ import annotations

from collections.abc import Iterable

from gruft.games.descent.moments.asking import choose_die
from gruft.games.descent.pieces.dice import RED, YELLOW, Lying, reroll, shields
from gruft.games.descent.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow


def power_dice(dice: Lying) -> list[int]:
    """Where the red and yellow dice lie."""
    return [n for n, (colour, _) in enumerate(dice) if colour in (RED, YELLOW)]


def dice_of(dice: Lying, colour: int) -> list[int]:
    """The places of all dice of a colour."""
    return [n for n, die in enumerate(dice) if die[0] == colour]


def roll_again(g: State, card: str, dice: Lying, index: int) -> None:
    """This die is rolled again for this card."""
    reroll(g.chance, dice, index)
    if g.live.attack is not None:
        g.live.attack.rerolled(dice[index], card)


def reroll_one(g: State, seat: Seat, card: str, dice: Lying, places: Iterable[int] | None = None) -> Flow[None]:
    """One of these dice, chosen by `seat`, is rolled again."""
    yield from reroll_some(g, seat, card, dice, 1, places)


def reroll_some(
    g: State, seat: Seat, card: str, dice: Lying, count: int, places: Iterable[int] | None = None
) -> Flow[None]:
    """So many of these dice, chosen by `seat` one after the other, are rolled again, each once."""
    left = list(range(len(dice)) if places is None else places)
    for _ in range(min(count, len(left))):
        index = yield from choose_die(g, seat, "card_die", dice, left, False, {"card": card})
        if index is None:
            return
        left.remove(index)
        roll_again(g, card, dice, index)


def pick_dice(g: State, seat: Seat, card: str, dice: Lying) -> Flow[list[int]]:
    """Any number of the dice, one after the other, until the player has enough."""
    chosen: list[int] = []
    left = list(range(len(dice)))
    while left:
        index = yield from choose_die(g, seat, "card_dice", dice, left, True, {"card": card})
        if index is None:
            break
        left.remove(index)
        chosen.append(index)
    return chosen


def reroll_any(g: State, seat: Seat, card: str, dice: Lying) -> Flow[None]:
    """Any number of the dice are rolled again, all at once."""
    chosen = yield from pick_dice(g, seat, card, dice)
    for index in chosen:
        roll_again(g, card, dice, index)


def reroll_keep_better(g: State, seat: Seat, card: str, dice: Lying) -> Flow[None]:
    """Any number are rolled again; the old result stays if the new one has fewer shields."""
    before = [die[:] for die in dice]
    yield from reroll_any(g, seat, card, dice)
    if shields(dice) < shields(before):
        for die, (_, face) in zip(dice, before, strict=True):
            die[1] = face


def reroll_all(g: State, card: str, dice: Lying) -> None:
    """Every die is rolled again, one after the other."""
    for index in range(len(dice)):
        roll_again(g, card, dice, index)
