"""A quest of one's own is one data file and one module: the guide's is laid out, told in both languages and played.

`docs/adding-a-card.md` shows it; its module comes from another distribution, by entry point.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
QUEST = "the_lantern_road"
PLAY = """
import sys
from gruft.games.descent import bot
from gruft.games.descent.meta import QUESTS
from gruft.games.descent.rules.campaign.book import BOOK
from gruft.table.chance import FastChance
from gruft.table.content import Files, files_of
from gruft.table.game import load_game
from gruft.table.opening import open_table
from gruft.table.rules import load_ledger
from gruft.table.variants import Twin
from gruft.texts import Texts

game = load_game("descent")
assert QUESTS[-1] == "the_lantern_road" and len(BOOK) == 20, "it is offered, and the campaign goes on without it"
assert {"LR-1", "LR-2", "LR-VH", "LR-VO"} <= set(load_ledger("descent").by_id)
for lang, *told in (
    ("en", "The Lantern Road", "lanterns brought home"),
    ("de", "Die Laternenstraße", "heimgebrachte Laternen"),
):
    texts = Texts("descent", lang)
    assert [texts.name(ref) for ref in ("quest:the_lantern_road", "counter:lanterns_home")] == told
    assert all(texts.ending(f"the_lantern_road.{side}") for side in ("heroes", "overlord"))

won = set()
for seed in range(12):
    table = open_table("descent", 2 + seed % 3, str(seed), {"quest": "the_lantern_road"})
    dice = FastChance(seed)
    while not table.over:
        ask = dice.pick(table.asks)
        sense = 90 if (ask.seat == table.state.overlord) == bool(seed % 2) else 0
        key = bot.prefer(table.state, ask.seat, ask) if dice.below(100) < sense else None
        table.answer(ask.seat, key if key in ask.keys else dice.pick(ask.keys))
        if table.answers % 20 == 0:
            assert game.invariants(table.state) == []
    g = table.state
    won.add(g.winner)
    at = g.counters.get("lanterns_home", 0), g.counters.get("dusk", 0)
    assert (at[0] >= 2) == (g.winner == "heroes") and (at[1] >= 5) == (g.winner == "overlord"), at
    if len(won) == 2:
        break
assert won == {"heroes", "overlord"}, won

ours = files_of("descent")
changed = {**ours.own, "heroes.yaml": "heroes: [{id: jain_fairwood, speed: 6}]"}
twin = Twin("descent", "later", Files(ours.ours, changed))
scripts = twin.modules["gruft.games.descent.moments.quest"].SCRIPTS
assert set(scripts) >= {*BOOK, "the_lantern_road"}
assert type(scripts["the_lantern_road"]).__module__.startswith("gruft.games.descent@later"), "with other components too"
print("played")
"""


def fence(language: str, first: str) -> str:
    """What the guide prints under this first line."""
    found = re.search(rf"^```{language}\n# {re.escape(first)}\n(.*?)^```", GUIDE, re.M | re.S)
    assert found is not None, first
    return found[1]


def laid_out(folder: Path, *, module: bool = True, quest: str | None = None) -> dict[str, str]:
    """The owner's folder and the other distribution; the environment that knows both."""
    content = folder / "content" / "descent" / "quests"
    content.mkdir(parents=True)
    text = quest or fence("yaml", f"descent/quests/{QUEST}.yaml")
    (content / f"{QUEST}.yaml").write_text(text, encoding="utf-8")
    site = folder / "site"
    (site / "my_quests").mkdir(parents=True)
    (site / "my_quests" / "__init__.py").touch()
    if module:
        (site / "my_quests" / f"{QUEST}.py").write_text(fence("python", f"my_quests/{QUEST}.py"), encoding="utf-8")
        points = tomllib.loads(fence("toml", "pyproject.toml of your package"))["project"]["entry-points"]
        info = site / "my_quests-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my_quests\nVersion: 1.0\n", encoding="utf-8")
        lines = [
            line
            for group, named in points.items()
            for line in (f"[{group}]", *(f"{n} = {v}" for n, v in named.items()))
        ]
        (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return {**os.environ, "GRUFT_CONTENT": str(folder / "content"), "PYTHONPATH": str(site)}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)


def test_a_quest_of_ones_own_is_told_and_played_to_both_ends(tmp_path: Path) -> None:
    done = run(laid_out(tmp_path), "-c", PLAY)

    assert done.returncode == 0 and done.stdout.strip() == "played", done.stderr[-2000:]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("", ""), "no module declares the rules"),
        (("  added: true\n", ""), "added: true"),
        (("  id: the_lantern_road\n", "  id: the_dark_road\n"), "the name of its file"),
    ],
)
def test_a_quest_that_cannot_be_is_one_sentence(change: tuple[str, str], told: str, tmp_path: Path) -> None:
    quest = fence("yaml", f"descent/quests/{QUEST}.yaml").replace(*change) if change[0] else None
    environment = laid_out(tmp_path, module=False, quest=quest)

    done = run(environment, "-m", "gruft.cli", "export", "descent", "--lang", "en")

    assert done.returncode == 2 and told in done.stderr and done.stderr.count("\n") == 1, done.stderr[-1500:]


def test_the_module_of_a_quest_that_is_not_laid_out_is_left_alone(tmp_path: Path) -> None:
    environment = {**laid_out(tmp_path), "GRUFT_CONTENT": ""}

    done = run(environment, "-c", "from gruft.table.game import load_game; load_game('descent')")

    assert done.returncode == 0, done.stderr[-1500:]
