"""How fast the games run here, measured beside a peer in the same run.

The peer is catanatron, a Catan engine in Python, in an environment of its own so that Gruft does not depend on it.
Decisions without a choice are not counted for us; all of the peer's are counted for it. Seconds are those of the
processor: what the work takes, not what else the machine does.
"""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gruft.table.chance import FastChance
from gruft.table.game import Options, load_game
from gruft.table.opening import light_table, open_table
from gruft.table.table import Table

if TYPE_CHECKING:
    from gruft.games.descent.pieces.maps import Map

PEER = "catanatron==3.2.1"
ROUNDS = 3
FIRST_QUESTS: Final[tuple[Options, ...]] = ({"quest": "first_blood"}, {"quest": "a_fat_goblin"})
"""The quests there were before the others; what all together are measured against."""

PEER_PROGRAM = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
limit = float(sys.argv[1])
start = time.process_time()
decisions = 0
while time.process_time() - start < limit:
    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    decisions += len(game.state.actions)
print(decisions / (time.process_time() - start))
"""


Clock = Callable[[], float]


def decisions_per_second(
    slug: str,
    seconds: float,
    seed: int = 1,
    clock: Clock = time.process_time,
    kinds: Sequence[Options] = ({},),
) -> float:
    """Random play on light tables with the most players; only real choices are counted.

    Whole games: one of each of these kinds (their options), and again until the time is up.
    """
    game = load_game(slug)
    seats = game.meta.seats[1]
    dice = FastChance(seed)
    below = dice.below
    counted = 0
    start = clock()
    while clock() - start < seconds:
        for options in kinds:
            table = light_table(slug, seats, FastChance(below(1 << 30)), options)
            while not table.over:
                ask = table.asks[0]
                keys = ask.keys
                if len(keys) > 1:
                    counted += 1
                    table.answer(ask.seat, keys[below(len(keys))])
                else:
                    table.answer(ask.seat, keys[0])
    return counted / (clock() - start)


def every_quest() -> list[Options]:
    """Descent with each of its quests, those of the campaign too."""
    quests = next(choice for choice in load_game("descent").meta.choices if choice.id == "quest")
    return [{"quest": name} for name in (*quests.values, *quests.beyond)]


def midgame(slug: str, answers: int = 120) -> Table:
    """A live table somewhere in the middle of a random game."""
    dice = FastChance(7)
    table = open_table(slug, load_game(slug).meta.seats[1], "bench")
    for _ in range(answers):
        if table.over:
            break
        ask = table.asks[0]
        table.answer(ask.seat, dice.pick(ask.keys))
    return table


def forks_per_second(slug: str, seconds: float, clock: Clock = time.process_time) -> float:
    """Forks of tables from all over a game."""
    tables = [midgame(slug, answers) for answers in (10, 60, 120, 200)]
    tables = [table for table in tables if not table.over]
    count = 0
    start = clock()
    while clock() - start < seconds:
        for table in tables:
            table.fork(forkable=False)
            count += 1
    return count / (clock() - start)


def table_kilobytes(slug: str) -> float:
    """What one more live table in the middle of a game takes."""
    midgame(slug)
    gc.collect()
    gc.freeze()  # what else this process holds is not looked through again
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    table = midgame(slug, 400)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    gc.unfreeze()
    assert table is not None
    return taken / 1024


def sight_milliseconds(laid: Map, repeats: int = 5) -> float:
    """Descent's line of sight: the tables of a map made anew, with all rays over it; the best of several."""
    from gruft.games.descent.pieces.board import Board
    from gruft.games.descent.pieces.sight import fans

    best = float("inf")
    for _ in range(repeats):
        fans.cache_clear()
        start = time.process_time()
        Board(laid, laid.joined)
        best = min(best, time.process_time() - start)
    return 1000 * best


def dearest_sight_milliseconds() -> float:
    """The same for the map that takes longest."""
    from gruft.games.descent.pieces.maps import every_map

    return max(sight_milliseconds(laid) for laid in every_map())


def help_seconds() -> float:
    """How long `gruft --help` takes, in a process of its own."""

    def once() -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "gruft.cli", "--help"], check=True, capture_output=True)
        return time.perf_counter() - start

    return statistics.median(once() for _ in range(5))


def peer_folder() -> Path:
    """Where the other implementation is kept between measurements."""
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(cache) / "gruft" / "peer"


def set_up_peer() -> Path:
    """The peer's own Python; raises CalledProcessError or OSError if it cannot be had."""
    folder = peer_folder()
    python = folder / "bin" / "python"
    if not (folder / ".ready").exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, capture_output=True)
        command = [str(python), "-m", "pip", "install", "--quiet", PEER]
        subprocess.run(command, check=True, capture_output=True, text=True)
        (folder / ".ready").touch()
    return python


def peer_decisions_per_second(python: Path, seconds: float) -> float:
    """How fast the other implementation plays, in a process of its own."""
    done = subprocess.run([str(python), "-c", PEER_PROGRAM, str(seconds)], check=True, capture_output=True, text=True)
    return float(done.stdout)


def in_turn(measures: dict[str, Callable[[], float]], rounds: int = ROUNDS) -> dict[str, float]:
    """Take all measures in turn, several times, and give each one's median: noise hits all alike."""
    taken: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            taken[name].append(measure())
    return {name: statistics.median(values) for name, values in taken.items()}
