"""Components made of words: a step in `content/` becomes one word that can run and can tell what it does.

Abilities of monsters, search cards and conditions that are a sum of simple words are data; a chapter that plays them
needs only their names, because words register themselves. A word inside another may be told in several forms, since
German orders its words by what comes before them.

Not here: the words (cards/words/ and the chapters they belong to), when they are used (cards/worded.py), components
that are their own little rule (cards/).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Final, NamedTuple, TypeVar, Union

import msgspec

from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import ABILITIES, CONDITIONS, SEARCH, Step, Worded
from gruft.games.descent.state import State
from gruft.table.content import ContentError
from gruft.table.effect import Effect, Joined, Said, Several
from gruft.table.flow import Flow
from gruft.table.rules import Refusal


class Play(NamedTuple):
    """Who uses which component, whom it is about now, and the attack it belongs to."""

    me: int
    ref: str
    it: int
    attack: Attack | None = None

    @property
    def name(self) -> str:
        """The id of the component."""
        return self.ref.partition(":")[2]


class Form(Enum):
    """Where in a sentence a word is told."""

    SENTENCE = "sentence"
    """By itself: "Choose an adjacent hero"."""
    WHO = "who"
    """Behind the one it is about: "each hero that fails … suffers 1 fatigue"."""
    HE = "he"
    """With him in it: "he suffers 1 fatigue"."""
    THEN = "then"
    """The same behind what it depends on: "if he fails, he suffers 1 fatigue"."""
    THIS = "this"
    """About the figure that has it: "this figure recovers 1 damage"."""
    MAY = "may"
    """Behind "may"."""
    TO = "to"
    """Behind "to"."""


class Word(msgspec.Struct, Effect[State, Play], frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One step of what a component does."""

    def said(self, form: Form) -> Said:
        """What the word does, in this form."""
        raise NotImplementedError

    def tell(self) -> Said:
        return self.said(Form.SENTENCE)


class Steps:
    """The words inside a word."""

    __slots__ = ("words",)

    def __init__(self, words: Sequence[Word] = ()) -> None:
        self.words = tuple(words)

    def run(self, g: State, play: Play) -> Flow[None]:
        """One after the other."""
        for step in self.words:
            yield from step.run(g, play)

    def said(self, form: Form) -> Said:
        """One clause after the other; only the first stands directly behind what they depend on."""
        rest = Form.HE if form is Form.THEN else form
        return Several(tuple(step.said(rest if n else form) for n, step in enumerate(self.words)), Joined.AND)


NO_STEPS: Final = Steps()
VOCABULARY: Final[list[type[Word]]] = []
W = TypeVar("W", bound=type[Word])


def word(kind: W) -> W:
    """Register a word of the vocabulary."""
    VOCABULARY.append(kind)
    return kind


@cache
def _vocabulary() -> type[list[Word]]:
    return list[Union[tuple(VOCABULARY)]]  # type: ignore[misc, return-value]  # noqa: UP007  # known only once all are registered


def _inside(kind: type, steps: object) -> Steps:
    """Words inside words are read like those outside."""
    assert kind is Steps, kind
    return Steps(msgspec.convert(steps, _vocabulary(), dec_hook=_inside))


def read(card: Worded) -> Steps:
    """What a component does, as words."""
    try:
        return _inside(Steps, list(card.does))
    except msgspec.ValidationError as error:
        raise ContentError(f"{card.id}: what it does cannot be read: {error}") from error


@cache
def worded() -> dict[str, Steps]:
    """All components made of words by id; read when the first of them is used, once every word is registered."""
    decks: tuple[Mapping[str, Worded], ...] = (ABILITIES, SEARCH, CONDITIONS)
    return {name: read(card) for deck in decks for name, card in deck.items() if card.does}


def refusal_of(g: State, play: Play) -> Refusal | None:
    """Why the component could do nothing now."""
    steps = worded()[play.name].words
    return next((refusal for step in steps if (refusal := step.refusal(g, play)) is not None), None)


def use(g: State, play: Play) -> Flow[None]:
    """Carry out everything the component does."""
    yield from worded()[play.name].run(g, play)


__all__ = ["NO_STEPS", "Form", "Play", "Step", "Steps", "Word", "read", "refusal_of", "use", "word", "worded"]
