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
import re, sys
from gruft.table.chance import FastChance
from gruft.table.game import load_game
from gruft.table.events import event_args
from gruft.table.opening import open_table
slug, ref, seats, options = sys.argv[1], sys.argv[2], int(sys.argv[3]), eval(sys.argv[4])
game = load_game(slug)
assert ref in game.names("en") and ref in game.names("de"), "no name"
for lang in ("en", "de"):
    assert not re.search(r"\\[effect-|\\{", game.printed(lang).get(ref, "")), game.printed(lang)[ref]
print("text:", (game.printed("en").get(ref) or "-").splitlines()[0])
met = 0
for seed in range(40):
    table = open_table(slug, seats, str(seed), options)
    dice = FastChance(seed)
    while not table.over and table.answers < 1500 and met < 4:
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


def overlays() -> dict[tuple[str, str], str]:
    """The new components of the guide by game and file."""
    return {(slug, name): text for slug, name, text in OVERLAY.findall(GUIDE)}


ADVANCED = {"level": "advanced"}
PLAYED = [
    ("tyrants", "cards.yaml", "card:lamplighter", {"deck_one": "drow", "deck_two": "dragons"}),
    ("lords", "monsters.yaml", "monster:tunnel_rat", {}),
    ("lords", "rooms.yaml", "room:mushroom_cellar", {}),
    ("domains", "fortune.yaml", "fortune:lantern_night", {}),
    ("domains", "spells.yaml", "spell:warm_breeze", {}),
    ("descent", "items.yaml", "card:padded_coat", ADVANCED),
    ("descent", "monsters.yaml", "monster:cellar_hound", {"quest": "a_fat_goblin"}),
    ("descent", "monsters.yaml", "ability:bay", {"quest": "a_fat_goblin"}),
    ("descent", "classes.yaml", "card:broad_shoulders", ADVANCED),
]


def test_everything_the_guide_shows_is_played() -> None:
    assert set(overlays()) == {(slug, file) for slug, file, _, _ in PLAYED}


@pytest.mark.parametrize(("slug", "file", "ref", "options"), PLAYED, ids=[ref for _, _, ref, _ in PLAYED])
def test_a_new_component_is_told_and_played(
    slug: str, file: str, ref: str, options: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / slug).mkdir()
    (tmp_path / slug / file).write_text(overlays()[slug, file], encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-c", PLAY, slug, ref, "2", repr(options)],
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
