"""Adding a component touches one data file: new ones come through an overlay, are told in both languages and played.

`docs/adding-a-card.md` shows the same components; what it prints is what is read here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
OVERLAY = re.compile(r"^```yaml\n# (\w+)/(\w+\.yaml)\n(.*?)^```", re.M | re.S)
PLAY = """
import sys
from gruft.table.chance import FastChance
from gruft.table.game import load_game
from gruft.table.events import event_args
from gruft.table.opening import open_table
slug, ref, seats, options = sys.argv[1], sys.argv[2], int(sys.argv[3]), eval(sys.argv[4])
game = load_game(slug)
assert ref in game.names("en") and ref in game.names("de"), "no name"
print("text:", (game.printed("en").get(ref) or "-").splitlines()[0])
met = 0
for seed in range(40):
    table = open_table(slug, seats, str(seed), options)
    dice = FastChance(seed)
    while not table.over and table.answers < 1500:
        ask = dice.pick(table.asks)
        wanted = [key for key in ask.keys if key.partition(":")[2].partition(".")[0] == ref.partition(":")[2]]
        met += bool(wanted)
        table.answer(ask.seat, dice.pick(wanted or ask.keys))
        if table.answers % 50 == 0:
            assert game.invariants(table.state) == [], game.invariants(table.state)
    told = [str(value) for event in table.log for value in event_args(event).values()]
    met += sum(value.partition(".")[0] == ref for value in told)
    if met > 3:
        break
print("met:", met)
"""


def overlays() -> dict[str, tuple[str, str]]:
    """The new components of the guide by game: file name and text."""
    return {slug: (name, text) for slug, name, text in OVERLAY.findall(GUIDE)}


@pytest.mark.parametrize(
    ("slug", "ref", "seats", "options"),
    [
        ("tyrants", "card:lamplighter", 2, {"deck_one": "drow", "deck_two": "dragons"}),
        ("lords", "monster:tunnel_rat", 2, {}),
        ("domains", "fortune:lantern_night", 2, {}),
        ("descent", "card:padded_coat", 2, {"level": "advanced"}),
    ],
)
def test_a_new_component_is_told_and_played(
    slug: str, ref: str, seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    name, text = overlays()[slug]
    (tmp_path / slug).mkdir()
    (tmp_path / slug / name).write_text(text, encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-c", PLAY, slug, ref, str(seats), repr(options)],
        env={**os.environ, "GRUFT_CONTENT": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr[-2000:]
    told = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    assert int(told["met"]) > 0, "nobody ever met it"


def test_a_component_that_is_there_already_is_not_added_again(tmp_path: Path) -> None:
    (tmp_path / "lords").mkdir()
    (tmp_path / "lords" / "monsters.yaml").write_text("monsters:\n- {id: goblin, added: true}\n", encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "gruft.cli", "export", "lords", "--content", str(tmp_path), "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 2 and "goblin" in done.stderr and "line 2" in done.stderr
