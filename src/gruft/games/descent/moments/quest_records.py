"""What a quest answers when the rules ask it: small records.

Not here: the questions (quest.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gruft.games.descent.state import State
from gruft.table.flow import Flow

HEROES_DONE: Final = "heroes_done"
OL_START: Final = "ol_start"
OL_END: Final = "ol_end"
ROUND_END: Final = "round_end"
"""Times of the round at which several effects of a quest are put in order (QC-31)."""


@dataclass(frozen=True, slots=True)
class Wave:
    """A reinforcement: figures of this group may come to this area, so many in a turn."""

    group: str
    area: str
    most: int = 1
    rule: str = ""
    """The key of its rule where one rule grants several: together they bring `most`."""
    near: str = ""
    """Instead of an area: on or beside a token of this kind."""
    apart: int = 0
    """So many spaces from every other figure of the group, unless no way of the rule allows it."""
    once: bool = False
    """No second one to the same area in a turn."""
    printed: str = ""
    """The rule of the quest that says all this."""


@dataclass(frozen=True, slots=True)
class Effect:
    """Something the quest lets happen at a time of the round, in an order the players choose (QC-31)."""

    must: bool
    """The game does not go on without it."""
    run: Callable[[State], Flow[None]]


@dataclass(frozen=True, slots=True)
class Activation:
    """What a person may do after the last hero turn of a round (QC-17)."""

    moves: int = 1
    attacks: int = 0
    doors: int = 0
    """Doors it may open on the way, without an action."""
    as_monster: bool = False
    """Two actions as an activated monster has them, at most one of them a move."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Something that serves a figure's side in this quest, and where it is done; bots go by these."""

    spaces: tuple[int, ...]
    worth: float
    """A plain minion's defeat is worth 1."""
    key: str = ""
    """What is done there: a special action, a token to pick up; nothing where being there is enough."""
    near: bool = False
    """The next space will do."""
