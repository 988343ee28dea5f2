"""Re-rolling dice that lie on the table (DE-ATK-09, DE-TEST-03, DE-R-69).

The new result counts even if it is worse, unless the card says otherwise. The attack remembers which card had its
dice rolled again, and every die that is rolled again is told, as it lay and as it fell.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from gruft.games.descent.moments.asking import choose_die
from gruft.games.descent.moments.dice_table import die_refs
from gruft.games.descent.pieces.dice import COLOUR_NAMES, RED, YELLOW, Lying, reroll, shields
from gruft.games.descent.pieces.events import DieRerolled
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
    g.log.append(_thrown_again(g, card, dice, index))


def _thrown_again(g: State, card: str, dice: Lying, index: int) -> DieRerolled:
    """The die is thrown, and how it fell is still to be told."""
    die = dice[index]
    lay = die_refs(g)[id(die)]
    reroll(g.chance, dice, index)
    if g.live.attack is not None:
        g.live.attack.rerolled(die, card)
    return DieRerolled(card, lay, f"face:{COLOUR_NAMES[die[0]]}_{die[1]}")


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
    chosen = yield from pick_dice(g, seat, card, dice)
    before = [die[:] for die in dice]
    news = [_thrown_again(g, card, dice, index) for index in chosen]
    worse = shields(dice) < shields(before)
    if worse:
        for die, (_, face) in zip(dice, before, strict=True):
            die[1] = face
    for fell in news:
        g.log.append(replace(fell, kept=1) if worse else fell)


def reroll_all(g: State, card: str, dice: Lying) -> None:
    """Every die is rolled again, one after the other."""
    for index in range(len(dice)):
        roll_again(g, card, dice, index)
