"""Effects that tell what they do: the words cards are made of.

A word is a small frozen record. `run` carries it out, `refusal` says why it could do nothing now, `tell` says what it
does as a message id with its parameters, so the text on a card is made from the effect in every language and no
sentence stands in Python. Parameters may be sayings themselves; several sayings in a row say how they are joined.

Not here: the sentences (`texts/*.ftl` of each game), how sayings become text (`Texts.tell`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar

from gruft.table.flow import Flow
from gruft.table.rules import Arg, Refusal

G = TypeVar("G")
"""The state of the game."""
P = TypeVar("P")
"""What one play of the component knows: who plays it, which card it is, what its words remember for each other."""


class Joined(Enum):
    """How several sayings become one text."""

    SENTENCES = "sentences"
    """One after the other on one line."""
    LINES = "lines"
    BULLETS = "bullets"
    """Each on its own line behind a dot, beginning on a new line."""
    AND = "and"
    """a, b and c."""
    OR = "or"


@dataclass(frozen=True, slots=True)
class Saying:
    """A message id and its parameters: numbers, words, refs, or sayings."""

    key: str
    args: Mapping[str, Part] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Several:
    """Sayings in a row."""

    parts: tuple[Said, ...]
    joined: Joined = Joined.SENTENCES


Said: TypeAlias = Saying | Several
Part: TypeAlias = Arg | Saying | Several


def saying(key: str, **args: Part) -> Saying:
    """A saying with its parameters by name."""
    return Saying(key, args)


class Effect(Generic[G, P]):
    """One word of a game's vocabulary with its arguments."""

    __slots__ = ()

    def refusal(self, g: G, play: P) -> Refusal | None:
        """Why the word could do nothing now, or None if it can do something."""
        return None

    def possible(self, g: G, play: P) -> bool:
        """Whether the word could do something now; words in hot places answer this without a reason."""
        return self.refusal(g, play) is None

    def run(self, g: G, play: P) -> Flow[None]:
        """Carry the word out as far as possible."""
        raise NotImplementedError

    def tell(self) -> Said:
        """What the word does."""
        raise NotImplementedError


def run_all(g: G, play: P, effects: Sequence[Effect[G, P]]) -> Flow[None]:
    """From top to bottom."""
    for effect in effects:
        yield from effect.run(g, play)


def any_possible(g: G, play: P, effects: Sequence[Effect[G, P]]) -> bool:
    """Whether at least one of them could do something now."""
    return any(effect.possible(g, play) for effect in effects)


def tell_all(effects: Sequence[Effect[Any, Any]], joined: Joined = Joined.SENTENCES) -> Several:
    """What they do, one after the other."""
    return Several(tuple(effect.tell() for effect in effects), joined)
