"""Playing many games: who wins, how long it takes, where the points come from.

Game `n` of a run depends only on the run's seed and `n`, so the result is the same for any number of jobs, and
the seed of a game that goes wrong is enough to see it again.

Not here: how a single decision is made (bots).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from gruft.bots import Bot, bot, random_answer
from gruft.table.chance import FastChance, secret_of
from gruft.table.game import Options
from gruft.table.opening import light_table, open_table
from gruft.table.rules import Refusal
from gruft.table.table import Table

MOST_ANSWERS = 250_000


class SimulationError(RuntimeError):
    """A game went wrong: names everything needed to see it again."""


@dataclass(frozen=True)
class Plan:
    """What to play."""

    slug: str
    games: int
    players: tuple[str, ...]
    seed: str = "gruft"
    options: Options = field(default_factory=dict)
    check: bool = False
    """Test the conservation laws after every answer."""


@dataclass
class Tally:
    """What came out of some games; tallies add up."""

    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    parts: list[dict[str, int]] = field(default_factory=list)
    longest: int = 0
    reasons: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """The games of another tally count here too."""
        if not self.wins:
            self.wins = [0.0] * len(other.wins)
            self.points = [0] * len(other.points)
            self.parts = [{} for _ in other.parts]
        self.games += other.games
        self.answers += other.answers
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.wins = [a + b for a, b in zip(self.wins, other.wins)]
        self.points = [a + b for a, b in zip(self.points, other.points)]
        for mine, more in zip(self.parts, other.parts):
            for name, value in more.items():
                mine[name] = mine.get(name, 0) + value
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count


def seed_of(plan: Plan, number: int) -> int:
    """The number that alone decides game `number` of a plan."""
    return int.from_bytes(secret_of(f"{plan.seed}\0{number}")[:6], "big")


def play_one(plan: Plan, number: int) -> Tally:
    """Game `number` of a plan."""
    seed = seed_of(plan, number)
    dice = FastChance(seed)
    players = [bot(name) for name in plan.players]
    quick = all(player is random_answer for player in players)
    start = time.perf_counter()
    if quick:
        table = light_table(plan.slug, len(players), FastChance(seed + 1), plan.options)
    else:
        table = open_table(plan.slug, len(players), f"simulate {seed}", plan.options)
    try:
        _play_out(table, players, dice, plan.check)
    except Exception as error:
        raise SimulationError(
            f"{plan.slug}: game {number} of seed {plan.seed!r} with {','.join(plan.players)} {plan.options}: {error!r}"
        ) from error
    return _tally(table, time.perf_counter() - start)


def _play_out(table: Table, players: list[Bot], dice: FastChance, check: bool) -> None:
    invariants = table.game.invariants
    while not table.over:
        seat = table.asks[0].seat
        outcome = table.answer(seat, players[seat](table, seat, dice))
        assert not isinstance(outcome, Refusal), outcome
        assert table.answers <= MOST_ANSWERS, "no end in sight"
        if check:
            problems = invariants(table.state)
            assert not problems, problems


def _tally(table: Table, seconds: float) -> Tally:
    result = table.result
    assert result is not None
    for points, parts in zip(result.points, result.breakdown):
        assert points == sum(parts.values()), result
    share = 1 / len(result.winners)
    wins = [share if seat in result.winners else 0.0 for seat in range(len(result.points))]
    reasons = {result.reason: 1} if result.reason else {}
    return Tally(1, table.answers, seconds, wins, list(result.points), list(result.breakdown), table.answers, reasons)


def play_some(plan: Plan, numbers: range) -> Tally:
    """Several games of a plan, in this process."""
    total = Tally()
    for number in numbers:
        total.add(play_one(plan, number))
    return total


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(50, games // (jobs * 4) or 1))
    for start in range(0, games, size):
        yield range(start, min(games, start + size))


def simulate(plan: Plan, jobs: int = 1, tell: Callable[[int], None] | None = None, cluster: str | None = None) -> Tally:
    """Play a whole plan; `tell` hears how many games are done."""
    if cluster == "ray":
        return _on_ray(plan, tell)
    total = Tally()
    if jobs <= 1:
        for numbers in _chunks(plan.games, 1):
            total.add(play_some(plan, numbers))
            if tell:
                tell(len(numbers))
        return total
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(play_some, plan, numbers): len(numbers) for numbers in _chunks(plan.games, jobs)}
        for done in as_completed(running):
            total.add(done.result())
            if tell:
                tell(running[done])
    return total


def _on_ray(plan: Plan, tell: Callable[[int], None] | None) -> Tally:
    """The same on a Ray cluster, if Ray is installed."""
    import ray  # type: ignore[import-not-found, unused-ignore]  # an option, not a dependency

    ray.init(address="auto", ignore_reinit_error=True)
    remote: Any = ray.remote(play_some)
    chunks = list(_chunks(plan.games, 64))
    waiting = {remote.remote(plan, numbers): len(numbers) for numbers in chunks}
    total = Tally()
    while waiting:
        (done,), _ = ray.wait(list(waiting), num_returns=1)
        total.add(ray.get(done))
        if tell:
            tell(waiting.pop(done))
    return total


def as_record(plan: Plan, total: Tally) -> dict[str, Any]:
    """A tally for machines and reports."""
    games = max(total.games, 1)
    return {
        "game": plan.slug,
        "games": total.games,
        "seed": plan.seed,
        "options": plan.options,
        "decisions": total.answers,
        "decisions_per_game": round(total.answers / games, 1),
        "longest": total.longest,
        "decisions_per_second": round(total.answers / total.seconds) if total.seconds else None,
        "ends": total.reasons,
        "seats": [
            {
                "player": player,
                "win_rate": round(total.wins[seat] / games, 4),
                "points": round(total.points[seat] / games, 2),
                "parts": {name: round(value / games, 2) for name, value in total.parts[seat].items()},
            }
            for seat, player in enumerate(plan.players)
        ],
    }
