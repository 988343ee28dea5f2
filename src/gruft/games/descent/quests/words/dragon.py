"""A neutral dragon in its lair: it sleeps, wakes once, and then acts at the end of every round (QC-37).

Asleep or awake it is an enemy of both sides; the overlord moves it and rolls for it, but it is none of his monsters.
Whom it can be hurt by while it sleeps, what wakes it and whom it goes for is said by each quest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gruft.games.descent.moments.asking import choose_figure
from gruft.games.descent.moments.quest_records import ROUND_END
from gruft.games.descent.pieces.board import FAR
from gruft.games.descent.quests.words.part import Part, comes_true
from gruft.games.descent.quests.words.terms import When, Who, counter
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.figures import ball, distance, figures
from gruft.games.descent.rules.movement.moves import move_spaces
from gruft.games.descent.state import State
from gruft.table.flow import Flow

WOKEN: Final = "dragon_awake"
PREY: Final = "dragon_prey"
"""While it moves: the slot of the figure it goes for, and one more."""
AWAKE: Final = counter(WOKEN) >= 1

Find = Callable[[State, int], list[int]]


def wake(g: State) -> None:
    """It wakes, and stays awake."""
    comes_true(g, WOKEN)


def acts(
    part: Part, rule: str, dragon: Who, lair: str, *, prey: Find | None = None, victims: Find | None = None
) -> None:
    """Awake, it moves within its lair at the end of each round and attacks once; the overlord chooses among several.

    How far, its rule says (`spaces`).

    `prey` says whom it goes for, if it goes for anybody; it attacks that figure, or the closest one it can. Else
    `victims` says whom it attacks from where it has come to.
    """

    spaces = part.number(rule, "spaces")

    def outside(g: State, f: int) -> int:
        return ~g.live.map.area_mask[lair]

    def away(g: State, f: int) -> int:
        hunted = g.counters.get(PREY, 0) - 1
        now = distance(g, hunted, f) if hunted >= 0 else FAR
        return 0 if now == FAR else ~ball(g, hunted, now)

    @part.due(rule, "dragon_acts", ROUND_END, AWAKE & When(lambda g: bool(dragon.of(g))))
    def act(g: State) -> Flow[None]:
        for f in dragon.of(g):
            target = (yield from choose_figure(g, g.overlord, "dragon_prey", prey(g, f))) if prey else None
            if target is not None:
                g.counters[PREY] = target + 1
            yield from move_spaces(g, f, spaces, seat=g.overlord)
            g.counters.pop(PREY, None)
            hit = target is not None and can_attack(g, f, target)
            foes = [target] if hit and target is not None else (victims or nearest)(g, f)
            yield from _attack(g, f, foes)

    part.cannot_enter(rule, dragon, outside, whole=True, always=True)
    part.cannot_enter(rule, dragon, away, always=True)


def _attack(g: State, f: int, foes: list[int]) -> Flow[None]:
    chosen = yield from choose_figure(g, g.overlord, "dragon_prey", foes)
    if chosen is not None:
        yield from perform_attack(g, f, enemy=lambda g, other: other == chosen, seat=g.overlord)


def nearest(g: State, f: int) -> list[int]:
    """The closest figures it could attack."""
    return closest(g, f, in_reach(g, f))


def can_attack(g: State, f: int, other: int) -> bool:
    """Whether a figure could attack this very one from where it stands."""
    return bool(g.spaces[other]) and attack_refusal(g, f, enemy=lambda g, o: o == other) is None


def in_reach(g: State, f: int) -> list[int]:
    """Everybody it could attack from where it is."""
    return [other for other in figures(g) if other != f and can_attack(g, f, other)]


def closest(g: State, f: int, others: list[int]) -> list[int]:
    """Those of the figures that are fewest spaces away."""
    far = {other: distance(g, f, other) for other in others}
    near = min(far.values(), default=FAR)
    return [other for other in others if far[other] == near]


def asleep(g: State) -> bool:
    """Whether the dragon has not been woken."""
    return not AWAKE.holds(g)


ASLEEP: Final = When(asleep)
