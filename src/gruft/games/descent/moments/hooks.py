"""How cards and abilities take part: behaviours registered under the id of the card, ability or hero.

A decorator takes the class of the moment, so that the type checker knows what the behaviour gets to see. A behaviour
that belongs to no figure (a curse that lies on the table) names its `cause`: it is wired when that card or ability is
in the quest at all.

Not here: who listens in this quest (wiring.py), what happens when a moment comes (reactions.py), what the cards do
(cards/).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Generic, TypeAlias, TypeVar

from gruft.games.descent.moments.moment import Moment, kinds_of, name_of
from gruft.games.descent.moments.values import COMPUTED, Computed, P, R, Value
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.content import ABILITIES, Surge
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

M = TypeVar("M", bound=Moment)

Done: TypeAlias = Flow[None] | None
"""What a behaviour returns: a flow where somebody must be asked, nothing where not."""
Run: TypeAlias = Callable[[State, int, M], Done]
When: TypeAlias = Callable[[State, int, M], bool]
OverlordRun: TypeAlias = Callable[[State, M, int], Done]
OverlordWhen: TypeAlias = Callable[[State, M], bool]
SurgeRun: TypeAlias = Callable[[State, Attack, Surge], Done]
SurgeWhen: TypeAlias = Callable[[State, Attack, Surge], bool]
Does: TypeAlias = Callable[[State, int], Done]
Refuses: TypeAlias = Callable[[State, int], Refusal | None]

FORCED, REACTION = range(2)


class Hook(Generic[M]):
    """A behaviour at a moment: `run` of the owner, `when` it can."""

    __slots__ = ("defence", "down", "id", "kind", "limit", "moment", "number", "run", "when")

    def __init__(
        self,
        name: str,
        moment: type[M],
        kind: int,
        run: Run[M],
        when: When[M] | None = None,
        limit: str = "",
        down: bool = False,
        defence: bool = False,
    ) -> None:
        self.id = name
        self.moment = moment
        self.kind = kind
        self.run = run
        self.when = when
        self.limit = limit
        """How often: once per `moment`, `attack`, `turn` or `round`."""
        self.down = down
        self.defence = defence
        """How its owner defends himself: he may, even while the overlord makes him attack himself."""
        self.number = len(EVERY)
        EVERY.append(self)


class OverlordHook(Generic[M]):
    """What an overlord card does at a moment; `when` looks at public facts only."""

    __slots__ = ("id", "limit", "moment", "number", "run", "when")

    def __init__(
        self, name: str, moment: type[M], run: OverlordRun[M], when: OverlordWhen[M] | None, limit: str
    ) -> None:
        self.id = name
        self.moment = moment
        self.run = run
        self.when = when
        self.limit = limit
        self.number = len(EVERY_OVERLORD)
        EVERY_OVERLORD.append(self)


class Doing:
    """A behaviour its owner starts: an action, a free use, a feat."""

    __slots__ = ("action", "contains_attack", "id", "refusal", "run")

    def __init__(self, name: str, run: Does, refusal: Refuses | None, action: bool) -> None:
        self.id = name
        self.run = run
        self.refusal = refusal
        self.action = action
        self.contains_attack = name in ABILITIES and ABILITIES[name].contains_attack


# behaviours of all moments stand in one list, each with its own moment's class
EVERY: Final[list[Hook[Any]]] = []
EVERY_OVERLORD: Final[list[OverlordHook[Any]]] = []
HOOKS: Final[dict[str, list[Hook[Any]]]] = {}
OVERLORD_HOOKS: Final[dict[str, list[OverlordHook[Any]]]] = {}
DOINGS: Final[dict[str, Doing]] = {}
FEATS: Final[dict[str, Doing]] = {}
SURGE_EFFECTS: Final[dict[str, SurgeRun]] = {}
SURGE_WHEN: Final[dict[str, SurgeWhen]] = {}
STANDING: Final[dict[str, str]] = {}
"""Effects that belong to no figure, each with the card or ability that can set it going."""
ALWAYS: Final[dict[type[Moment], list[Callable[[State, Any], Done]]]] = {}
"""Rules of the book that work at a moment, before the quest and all cards."""


def _hook(
    name: str, moment: type[M], kind: int, when: When[M] | None, limit: str, down: bool, defends: bool, cause: str
) -> Callable[[Run[M]], Run[M]]:
    def register(run: Run[M]) -> Run[M]:
        HOOKS.setdefault(name, []).append(Hook(name, moment, kind, run, when, limit, down, defends))
        if cause:
            STANDING[name] = cause
        return run

    return register


def reaction(
    name: str, moment: type[M], *, when: When[M] | None = None, limit: str = "", down: bool = False
) -> Callable[[Run[M]], Run[M]]:
    """Optional, when the moment comes."""
    return _hook(name, moment, REACTION, when, limit, down, False, "")


def defence(name: str, moment: type[M], *, when: When[M] | None = None, limit: str = "") -> Callable[[Run[M]], Run[M]]:
    """A reaction by which its owner defends himself."""
    return _hook(name, moment, REACTION, when, limit, False, True, "")


def forced(
    name: str,
    moment: type[M],
    *,
    when: When[M] | None = None,
    limit: str = "",
    down: bool = False,
    cause: str = "",
) -> Callable[[Run[M]], Run[M]]:
    """Happens by itself when the moment comes."""
    return _hook(name, moment, FORCED, when, limit, down, False, cause)


def computed(
    name: str, value: Value[P, R], *, down: bool = False, cause: str = ""
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Changes a value whenever it is worked out."""

    def register(run: Callable[P, R]) -> Callable[P, R]:
        COMPUTED.setdefault(name, []).append((Computed(name, value.name, run), down))
        if cause:
            STANDING[name] = cause
        return run

    return register


def always(moment: type[M]) -> Callable[[Callable[[State, M], Done]], Callable[[State, M], Done]]:
    """A rule of the book that works whenever the moment comes."""

    def register(run: Callable[[State, M], Done]) -> Callable[[State, M], Done]:
        ALWAYS.setdefault(moment, []).append(run)
        return run

    return register


def _doing(book: dict[str, Doing], name: str, refusal: Refuses | None, is_action: bool) -> Callable[[Does], Does]:
    def register(run: Does) -> Does:
        assert name not in book, name
        book[name] = Doing(name, run, refusal, is_action)
        return run

    return register


def action(name: str, *, refusal: Refuses | None = None) -> Callable[[Does], Does]:
    """Costs one action."""
    return _doing(DOINGS, name, refusal, True)


def free(name: str, *, refusal: Refuses | None = None) -> Callable[[Does], Does]:
    """In the owner's turn, without an action."""
    return _doing(DOINGS, name, refusal, False)


def feat(name: str, *, action: bool, refusal: Refuses | None = None) -> Callable[[Does], Does]:
    """A heroic feat, under the hero's id."""
    return _doing(FEATS, name, refusal, action)


def surge(name: str, *, when: SurgeWhen | None = None) -> Callable[[SurgeRun], SurgeRun]:
    """What a bought surge does besides its numbers; its own numbers are in the record it gets."""

    def register(run: SurgeRun) -> SurgeRun:
        assert name not in SURGE_EFFECTS, name
        SURGE_EFFECTS[name] = run
        if when is not None:
            SURGE_WHEN[name] = when
        return run

    return register


def overlord(
    name: str, moment: type[M], *, when: OverlordWhen[M] | None = None, limit: str = ""
) -> Callable[[OverlordRun[M]], OverlordRun[M]]:
    """An overlord card: `run` gets the number of the card played."""

    def register(run: OverlordRun[M]) -> OverlordRun[M]:
        OVERLORD_HOOKS.setdefault(name, []).append(OverlordHook(name, moment, run, when, limit))
        return run

    return register


@cache
def moments_of(name: str) -> tuple[type, ...]:
    """The moments at which a card is offered, those that come as they are."""
    hooks = [*HOOKS.get(name, ()), *OVERLORD_HOOKS.get(name, ())]
    return tuple(kind for hook in hooks for kind in kinds_of(hook.moment) if len(kinds_of(kind)) == 1)


def other_moment(name: str, now: type | None, rule: str) -> Refusal | None:
    """When a card is played that cannot be played now; None if it has no moment of its own, or this is one."""
    kinds = moments_of(name)
    if not kinds or now in kinds:
        return None
    return refuse("window.other_moment", rule, card=f"card:{name}", moment=f"window:{name_of(kinds[0])}")
