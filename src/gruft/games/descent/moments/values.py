"""Values that cards and abilities change whenever they are worked out: Speed, dice, sight.

A value is asked with its own arguments, so what a card computes for it is checked like any other function. They are
no moments: nobody is asked, nothing happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, ParamSpec, TypeVar, cast

from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.state import Listener, State
from gruft.table.rules import Refusal

P = ParamSpec("P")
R = TypeVar("R")


class Computed:
    """One registered computation."""

    __slots__ = ("id", "number", "run", "value")

    def __init__(self, name: str, value: str, run: Callable[..., object]) -> None:
        self.id = name
        self.value = value
        self.run = run  # of the value's own signature: `computed` has checked it, `Value.run` gives it back
        self.number = len(EVERY)
        EVERY.append(self)


EVERY: Final[list[Computed]] = []
COMPUTED: Final[dict[str, list[tuple[Computed, bool]]]] = {}
"""By the id of the card or ability: its computations, and whether they work while the owner is not on the map."""


class Value(Generic[P, R]):
    """A value that is worked out by a function of these arguments."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        VALUES.append(name)

    def heard(self, g: State) -> tuple[Listener, ...]:
        """Who has something to say about it."""
        return g.live.values[self.name]

    def run(self, listener: Listener) -> Callable[P, R]:
        """The function of one of them."""
        return cast("Callable[P, R]", EVERY[listener.hook].run)


VALUES: Final[list[str]] = []

ATTACK_MODS: Final[Value[[State, int, Attack], None]] = Value("attack_mods")
"""What changes an attack when it is declared."""
ATTACK_DICE: Final[Value[[State, int, Attack], tuple[int, ...]]] = Value("attack_dice")
"""Further attack dice."""
RESULTS: Final[Value[[State, int, Attack], None]] = Value("results")
"""What works on the result itself, after all re-rolls."""
DEFENSE_DICE: Final[Value[[State, int, Attack, int], tuple[int, ...]]] = Value("defense_dice")
"""Further defence dice of a figure."""
SIGHT: Final[Value[[State, int, int], int]] = Value("sight")
"""Spaces whose figures do not block the owner's sight with this weapon."""
CANNOT_ATTACK: Final[Value[[State, int, int], Refusal | None]] = Value("cannot_attack")
"""Why a figure cannot attack at all."""
IMMUNE: Final[Value[[State, int, int, int], bool]] = Value("immune")
"""Whether the attacker cannot attack the figure."""
SPEED: Final[Value[[State, int, int, int], int]] = Value("speed")
"""The Speed of a figure, given what it is so far."""
PASSES: Final[Value[[State, int, int, int], bool]] = Value("passes")
"""Whether a figure may move through another one's space."""
TRAITS: Final[Value[[State, int, int], frozenset[str]]] = Value("traits")
"""Further traits of an item in the owner's hands."""
FATIGUE_MP: Final[Value[[State, int], int]] = Value("fatigue_mp")
"""Movement points for one fatigue."""
SURGE_REST: Final[Value[[State, int], int]] = Value("surge_rest")
"""Fatigue recovered with one surge."""
HEALTH: Final[Value[[State, int, int], int]] = Value("health")
"""Further Health of a figure."""
