"""Beats and flows: how rules wait for answers.

A flow is a generator that yields an ask and goes on with the answer. `choose` makes the ask; `together` runs
one flow per seat side by side (nobody's answer is acted upon before all are in); `first_of` opens one
decision to several seats and takes the first answer.

A flow inside `together` must not change what others can see, and asks its own seat only.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Iterable, Mapping
from typing import Any, Final, TypeAlias, TypeVar, overload

from gruft.table.ask import MAY_PASS, NO_EXITS, PASS, Ask, Seat, Value
from gruft.table.rules import Arg, Refusal

T = TypeVar("T")
YES_OR_NO: Final = {"yes": True, "no": False}


class Asks:
    """Several seats are asked at once; the answer comes back as (seat, key).

    Asks of the same `group` belong to one simultaneous choice. Without a group (None) it is an open question to
    several: every answer is public at once, and may be taken back until somebody else answers.
    """

    __slots__ = ("group", "open")

    def __init__(self, open_asks: dict[Seat, Ask], group: object) -> None:
        self.open = open_asks
        self.group = group


Flow: TypeAlias = Generator[Ask | Asks, Any, T]  # sent back: the key, or (seat, key) for Asks
Beat: TypeAlias = Callable[[Any], "Flow[str | None] | str | None"]


@overload
def choose(  # type: ignore[overload-overlap]  # as below
    seat: Seat,
    kind: str,
    candidates: Mapping[str, T],
    refusal: Callable[[T], Refusal | None] | None = ...,
    *,
    duty: Refusal,
    forced: bool = ...,
    args: dict[str, Arg] | None = ...,
) -> Flow[T]: ...


@overload
def choose(  # type: ignore[overload-overlap]  # a mapping is also iterable; its values are what counts
    seat: Seat,
    kind: str,
    candidates: Mapping[str, T],
    refusal: Callable[[T], Refusal | None] | None = ...,
    *,
    or_pass: bool = ...,
    duty: Refusal | None = ...,
    forced: bool = ...,
    args: dict[str, Arg] | None = ...,
) -> Flow[T | None]: ...


@overload
def choose(
    seat: Seat,
    kind: str,
    candidates: Iterable[str],
    refusal: Callable[[str], Refusal | None] | None = ...,
    *,
    or_pass: bool = ...,
    duty: Refusal | None = ...,
    forced: bool = ...,
    args: dict[str, Arg] | None = ...,
) -> Flow[str | None]: ...


def choose(
    seat: Seat,
    kind: str,
    candidates: Mapping[str, Value] | Iterable[str],
    refusal: Callable[[Value], Refusal | None] | None = None,
    *,
    or_pass: bool = False,
    duty: Refusal | None = None,
    forced: bool = False,
    args: dict[str, Arg] | None = None,
) -> Flow[Value]:
    """Let `seat` choose one of the candidates that are not refused; None if they pass.

    `candidates` maps keys to values (the value is returned) or lists keys that are their own values. With
    `forced`, a decision that leaves no choice is taken without asking: the only option, or passing if there
    is none. Without `or_pass`, `duty` says why one may not decline. Candidates should include what a player might
    try and may not, so that it can be explained.
    """
    known: Mapping[str, Value]
    if type(candidates) is dict or isinstance(candidates, Mapping):  # the first is much the faster question
        known = candidates
    else:
        known = _as_dict(candidates)
    exits = MAY_PASS if or_pass else {PASS: duty} if duty is not None else NO_EXITS
    ask = Ask(seat, kind, known, refusal, None, exits, args)
    if forced and len(ask.keys) == 1:
        only = ask.keys[0]
        return None if or_pass and only == PASS else known[only]
    assert ask.keys, (seat, kind, "nothing to choose from")
    key = yield ask
    if or_pass and key == PASS:
        return None
    return known[key]


def _as_dict(candidates: Mapping[str, T] | Iterable[str]) -> dict[str, T]:
    if isinstance(candidates, Mapping):
        return dict(candidates)
    return {key: key for key in candidates}  # type: ignore[misc]  # keys are their own values here


def must(value: T | None) -> T:
    """The answer of a `choose` without `or_pass`, which cannot be None."""
    assert value is not None
    return value


def confirm(seat: Seat, kind: str, args: dict[str, Arg] | None = None) -> Flow[bool]:
    """Yes or no."""
    key = yield Ask(seat, kind, YES_OR_NO, None, None, NO_EXITS, args)
    return bool(key == "yes")


def caused(cause: str, flow: Flow[T], but: Container[str] = ()) -> Flow[T]:
    """A flow whose questions name the card or piece they come from; `but` are kinds whose prompts do so themselves."""
    try:
        asked = next(flow)
        while True:
            for ask in asked.open.values() if isinstance(asked, Asks) else (asked,):
                if ask.kind not in but and (ask.args is None or "cause" not in ask.args):
                    ask.args = {**(ask.args or {}), "cause": cause}
            asked = flow.send((yield asked))
    except StopIteration as end:
        done: T = end.value
        return done


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run one flow per seat side by side and return what each came to."""
    results: dict[Seat, T] = {}
    waiting: dict[Seat, Ask] = {}
    for seat, flow in flows.items():
        _advance(seat, flow, None, waiting, results)
    while waiting:
        seat, key = yield Asks(dict(waiting), results)
        _advance(seat, flows[seat], key, waiting, results)
    return {seat: results[seat] for seat in flows}


def _advance(seat: Seat, flow: Flow[T], key: str | None, waiting: dict[Seat, Ask], results: dict[Seat, T]) -> None:
    waiting.pop(seat, None)
    try:
        ask = flow.send(key)
    except StopIteration as end:
        results[seat] = end.value
        return
    assert isinstance(ask, Ask) and ask.seat == seat, (seat, ask)
    waiting[seat] = ask


def first_of(asks: Mapping[Seat, Ask]) -> Flow[tuple[Seat, Value]]:
    """Open one decision to several seats; the first answer counts: (seat, value)."""
    seat, key = yield Asks(dict(asks), object())
    return seat, asks[seat].candidates.get(key)


def ask_for(
    seat: Seat,
    kind: str,
    candidates: Mapping[str, T] | Iterable[str],
    refusal: Callable[[T], Refusal | None] | None = None,
    *,
    or_pass: bool = False,
    duty: Refusal | None = None,
    args: dict[str, Arg] | None = None,
) -> Ask:
    """An ask by itself, for `first_of`; it may have no options and is then to be left out."""
    exits = MAY_PASS if or_pass else {PASS: duty} if duty is not None else NO_EXITS
    return Ask(seat, kind, _as_dict(candidates), refusal, None, exits, args)
