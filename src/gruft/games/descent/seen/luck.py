"""Whose luck the dice are: attack and defence of the own figures, as they first fell (DE-ATK-07, DE-ATK-08).

A die that is rolled again counts as it fell first. Of the dice of a test more is not better, and persons and familiars
throw for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import starmap
from typing import Final

from gruft.games.descent.pieces.dice import COLOUR, COLOUR_NAMES, HEARTS, MISS, RANGE, SHIELDS, SURGES
from gruft.table.ask import Seat
from gruft.table.events import Throw, height
from gruft.table.plain import Plain
from gruft.table.rules import Arg

Shown = tuple[bool, int, int, int, int]

WORTHS: Final[list[list[Shown]]] = [
    list(zip([not x for x in MISS[die]], SHIELDS[die], HEARTS[die], SURGES[die], RANGE[die], strict=True))
    for die in range(len(COLOUR_NAMES))
]
"""By colour and face: an X is the worst, then hearts, surges and range count, in this order."""

THROWN: Final = ("attack_rolled", "defence_rolled")
OVERLORDS: Final = ("monster:", "master:", "lieutenant:")


def luck(view: Plain, event: str, args: Mapping[str, Arg]) -> Throw | None:
    """The dice of an attack or a defence."""
    if event not in THROWN or not args["dice"]:
        return None
    owner = _owner(view, str(args["figure"]))
    return None if owner is None else Throw(owner, list(starmap(_height, _lying(str(args["dice"])))))


def _lying(dice: str) -> list[tuple[int, int]]:
    """`blue_3 red_5` as colours and faces."""
    return [(COLOUR[colour], int(face)) for colour, _, face in (die.partition("_") for die in dice.split())]


def _height(colour: int, face: int) -> float:
    return height(WORTHS[colour][face], WORTHS[colour])


def _owner(view: Plain, figure: str) -> Seat | None:
    if figure.startswith(OVERLORDS):
        owner: Seat = view["overlord"]["seat"]
        return owner
    return next((hero["seat"] for hero in view["heroes"] if hero["ref"] == figure), None)
