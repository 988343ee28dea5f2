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
from collections import Counter
from gruft.table.chance import FastChance
from gruft.table.game import load_game
from gruft.table.events import event_args
from gruft.table.opening import open_table
slug, refs, options = sys.argv[1], sys.argv[2].split(), eval(sys.argv[3])
game = load_game(slug)
for lang in ("en", "de"):
    for ref in refs:
        assert ref in game.names(lang), "no name"
        assert not re.search(r"\\[effect-|\\{", game.printed(lang).get(ref, "")), game.printed(lang)[ref]
ids = {ref.partition(":")[2]: ref for ref in refs}
met = Counter()
for seed in range(40):
    table = open_table(slug, 2, str(seed), options)
    dice = FastChance(seed)
    while not table.over and table.answers < 1500 and any(met[ref] < 2 for ref in refs):
        ask = dice.pick(table.asks)
        wanted = {key: ids[name] for key in ask.keys if (name := key.partition(":")[2].partition(".")[0]) in ids}
        met.update(set(wanted.values()))
        table.answer(ask.seat, dice.pick(list(wanted) or ask.keys))
        if table.answers % 50 == 0:
            assert game.invariants(table.state) == [], game.invariants(table.state)
    told = [str(value).partition(".")[0] for event in table.log for value in event_args(event).values()]
    met.update(ref for ref in refs if ref in told)
    if all(met[ref] > 1 for ref in refs):
        break
print([ref for ref in refs if not met[ref]])
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
    ("descent", "monsters.yaml", "monster:cellar_hound ability:bay", {"quest": "a_fat_goblin"}),
    ("descent", "classes.yaml", "card:broad_shoulders", ADVANCED),
]


def test_everything_the_guide_shows_is_played() -> None:
    assert set(overlays()) == {(slug, file) for slug, file, _, _ in PLAYED}


@pytest.mark.parametrize(("slug", "file", "refs", "options"), PLAYED, ids=[refs for _, _, refs, _ in PLAYED])
def test_a_new_component_is_told_and_played(
    slug: str, file: str, refs: str, options: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / slug).mkdir()
    (tmp_path / slug / file).write_text(overlays()[slug, file], encoding="utf-8")

    done = subprocess.run(
        [sys.executable, "-c", PLAY, slug, refs, repr(options)],
        env={**os.environ, "GRUFT_CONTENT": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "[]", f"nobody ever met {done.stdout}"


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
