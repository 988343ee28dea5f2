"""The text on a card, made from its effect, so that it can never say one thing and do another.

The frame (lines, options, arrows) is the same in every language; the sentences are in in_english.py and in_german.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Protocol

from gruft.games.tyrants.cards import in_english, in_german
from gruft.games.tyrants.cards.choices import (
    ChooseOne,
    ChooseTimes,
    Focus,
    ForEachReturnedSpy,
    IfAtLeast,
    IfBoundSiteHas,
    Pay,
)
from gruft.games.tyrants.cards.promoting import AtEndOfTurn
from gruft.games.tyrants.cards.vocabulary import OPTIONS
from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.rules.playing import EFFECTS
from gruft.games.tyrants.rules.step import Step, Steps


class Language(Protocol):
    """What a module of sentences provides: constants, each under its own name (hence the capitals), and functions."""

    @property
    def CHOOSE_ONE(self) -> str: ...  # noqa: N802  # a constant
    @property
    def RETURNS_TO_SUPPLY(self) -> str: ...  # noqa: N802  # a constant
    @property
    def COSTS(self) -> dict[str, str]: ...  # noqa: N802  # a constant
    @property
    def SENTENCES(self) -> dict[str, Callable[[Any], str]]: ...  # noqa: N802  # a constant; each knows its own step

    def choose_times(self, times: int) -> str: ...
    def focus(self, aspect: int) -> str: ...
    def for_each_returned_spy(self, steps: str) -> str: ...
    def if_at_least(self, counter: str, n: int, steps: str) -> str: ...
    def if_bound_site_has(self, piece: str, steps: str) -> str: ...
    def at_end_of_turn(self, steps: str) -> str: ...
    def reaction(self, word: str, amount: int) -> str: ...


LANGUAGES: Final[dict[str, Language]] = {"en": in_english, "de": in_german}


def tell_steps(steps: Steps, lang: str) -> str:
    return " ".join(tell_step(step, lang) for step in steps)


def tell_step(step: Step, lang: str) -> str:
    """One step as a sentence, or as a sentence with its options below."""
    frame = LANGUAGES[lang]
    match step:
        case ChooseOne(options=options):
            return frame.CHOOSE_ONE + "".join(f"\n• {tell_steps(option.steps, lang)}" for option in options)
        case ChooseTimes(times=times, options=options):
            lines = "".join(f"\n• {tell_steps(option.steps, lang)}" for option in options)
            return frame.choose_times(times) + lines
        case Pay(cost=cost, then=then):
            return f"{frame.COSTS[cost]} → {tell_steps(then, lang)}"
        case Focus(aspect=aspect, then=then):
            return f"{frame.focus(aspect)} → {tell_steps(then, lang)}"
        case ForEachReturnedSpy(steps=steps):
            return frame.for_each_returned_spy(tell_steps(steps, lang))
        case IfAtLeast(counter=counter, n=n, then=then):
            return frame.if_at_least(counter, n, tell_steps(then, lang))
        case IfBoundSiteHas(piece=piece, then=then):
            return frame.if_bound_site_has(piece, tell_steps(then, lang))
        case AtEndOfTurn(steps=steps):
            return frame.at_end_of_turn(tell_steps(steps, lang))
        case _:
            return frame.SENTENCES[step.word](step)


@cache
def card_text(design: int, lang: str) -> str:
    """All that is printed on a card below its name, one line per instruction."""
    frame = LANGUAGES[lang]
    lines = [tell_step(step, lang) for step in EFFECTS[design]]
    for entry in CARDS[design].on_forced_discard:
        lines += [frame.reaction(word, amount) for word, amount in entry.items()]
    if CARDS[design].returns_to_supply:
        lines.append(frame.RETURNS_TO_SUPPLY)
    return "\n".join(lines)


@cache
def option_texts(lang: str) -> dict[str, str]:
    """Every option of every choice by its ref."""
    return {option.ref: tell_steps(option.steps, lang) for options in OPTIONS for option in options}
