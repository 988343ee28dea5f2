"""`@card("rage")` names the cards and abilities whose effect a test shows.

Skills, items, search cards, conditions, relic sides, abilities and overlord cards are named by their id, heroes by
theirs for the ability and by `feat:<id>` for the feat. `cards/test_every_card.py` asks for each of them, and takes the
effect away to see that such a test notices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def card(*ids: str) -> Callable[[F], F]:
    """Mark a test as showing what these cards do."""

    def tag(test: F) -> F:
        test.__dict__["cards"] = (*test.__dict__.get("cards", ()), *ids)
        return test

    return tag
