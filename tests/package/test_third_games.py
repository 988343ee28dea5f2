"""A game and a bot of another package: found by their entry points, loaded, told and played to the end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FILES = {
    "nim/__init__.py": "",
    "nim/meta.py": """
from gruft.table.game import Choice, Meta

META = Meta("nim", {"en": "Nim", "de": "Nim"}, {"en": "Take the last.", "de": "Nimm das letzte."}, (2, 3), 1,
            (Choice("heap", ("small", "large")),))
""",
    "nim/content/heaps.yaml": "heaps:\n- {id: small, name_en: Small heap, name_de: Kleiner Haufen, matches: 7}\n"
    "- {id: large, name_en: Large heap, name_de: Großer Haufen, matches: 21}\n",
    "nim/rules.yaml": "- {id: NI-01, chapter: play, en: Take one to three., de: Nimm eins bis drei., source: seed}\n",
    "nim/texts/en.ftl": "ask-take = { $left } matches are left. How many do you take?\n"
    "event-taken = { $who } takes { $n }.\ntake-too-many = Only { $left } are left.\n",
    "nim/texts/de.ftl": "ask-take = { $left } Hölzer liegen da. Wie viele nimmst du?\n"
    "event-taken = { $who } nimmt { $n }.\ntake-too-many = Es sind nur noch { $left } da.\n",
    "nim/game.py": """
from __future__ import annotations

from dataclasses import dataclass

from gruft.table.ask import Seat
from gruft.table.chance import Chance
from gruft.table.content import Named, load_by_id
from gruft.table.events import Event, note
from gruft.table.flow import choose, must
from gruft.table.game import Game, Result
from gruft.table.rules import refuse

from nim.meta import META


class Heap(Named, frozen=True, kw_only=True):
    matches: int


HEAPS = load_by_id("nim", "heaps.yaml", Heap, "heaps")


@dataclass(frozen=True, slots=True)
class Taken(Event, rule="NI-01"):
    who: Seat
    n: int


@dataclass(slots=True)
class State:
    chance: Chance
    log: list
    seats: int
    left: int
    turn: int = 0
    last: int = -1

    def copy(self):
        return State(self.chance.copy(), self.log, self.seats, self.left, self.turn, self.last)


def take(g):
    def why(n):
        return refuse("take.too_many", "NI-01", left=g.left) if n > g.left else None

    n = must((yield from choose(g.turn, "take", {f"take:{n}": n for n in (1, 2, 3)}, why, args={"left": g.left})))
    g.left -= n
    g.last = g.turn
    note(g, Taken, g.turn, n)
    g.turn = (g.turn + 1) % g.seats
    return "take" if g.left else None


def result(g):
    places = [1 if seat == g.last else 2 for seat in range(g.seats)]
    points = [int(seat == g.last) for seat in range(g.seats)]
    return Result([g.last], places, points, [{"last": n} for n in points])


GAME = Game(
    META, State, lambda seats, options, chance: State(chance, [], seats, HEAPS[options["heap"]].matches), "take",
    {"take": take}, lambda g, seat: {"left": g.left, "turn": g.turn}, result, lambda g, seat, chance: None,
    lambda g: [] if g.left >= 0 else [refuse("take.too_many", "NI-01", left=g.left)],
    names=lambda lang: {f"heap:{name}": heap.name(lang) for name, heap in HEAPS.items()},
)
""",
    "nim/bot.py": """
def evaluate(g, seat):
    return float(g.last == seat) if not g.left else float(g.left % 4 == 0 and g.turn != seat)


def prefer(g, seat, ask):
    return None


def most(table, seat, chance):
    return table.ask_of(seat).keys[-1]
""",
    "nim/seen/__init__.py": "",
    "nim/seen/terminal.py": "def draw(view, texts):\n    return '|' * view['left']\n",
    "nim-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n",
    "nim-1.0.dist-info/entry_points.txt": "[gruft.games]\nnim = nim\n\n[gruft.bots]\nmost = nim.bot:most\n",
}

PLAY = """
from gruft.bots import bot
from gruft.table.chance import FastChance
from gruft.table.opening import open_table
from gruft.terminal.pictures import text_of
from gruft.texts import Texts

table = open_table("nim", 2, "third", {"heap": "large"})
assert Texts("nim", "de").prompt(table.asks[0]).startswith("21 Hölzer"), Texts("nim", "de").prompt(table.asks[0])
assert text_of(table).strip() == "|" * 21
players = {0: bot("most"), 1: bot("greedy")}
while not table.over:
    ask = table.asks[0]
    table.answer(ask.seat, players[ask.seat](table, ask.seat, FastChance(1)))
assert table.answers >= 7 and table.game.result(table.state).winners == [table.state.last]
told = [Texts("nim", "en", ["Ann", "Ben"]).event(event) for event in table.log]
print(told[0])
"""


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has installed the other package."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": str(tmp_path)}


def ran(env: dict[str, str], *words: str) -> str:
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-2000:]
    return done.stdout


def test_a_third_game_is_played_to_the_end_by_a_third_bot(installed: dict[str, str]) -> None:
    assert ran(installed, "-c", PLAY) == "Ann takes 3.\n"


def test_third_games_are_simulated_and_their_rules_looked_up(installed: dict[str, str]) -> None:
    assert "most" in ran(
        installed, "-m", "gruft.cli", "simulate", "nim", "--games", "4", "--seats", "most,random", "--jobs", "1"
    )
    assert "Take one to three." in ran(installed, "-m", "gruft.cli", "rules", "nim", "NI-01", "--lang", "en")


def test_nobody_else_knows_the_third_game() -> None:
    code = "from gruft.table.game import UnknownGame, load_game\ntry: load_game('nim')\nexcept UnknownGame: print('no')"

    assert ran({**os.environ}, "-c", code) == "no\n"
