"""Questions that cannot be declined: the rule that says so is part of the question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from gruft.table.ask import PASS, Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

T = TypeVar("T")


@cache
def duty(rule: str) -> Refusal:
    """Something has to be chosen here, because of this rule."""
    return refuse("choice.duty", rule)


def exit_args(may_pass: bool) -> dict[str, Arg]:
    """Whether a question says that one may decline."""
    return {"exit": PASS if may_pass else "none"}


def pick(
    seat: Seat,
    kind: str,
    candidates: Mapping[str, T],
    refusal: Callable[[T], Refusal | None] | None = None,
    *,
    rule: str,
    forced: bool = False,
    args: dict[str, Arg] | None = None,
) -> Flow[T]:
    """One of the candidates; because of `rule` nobody may decline."""
    return choose(seat, kind, candidates, refusal, duty=duty(rule), forced=forced, args=args)
