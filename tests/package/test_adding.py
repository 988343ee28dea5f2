"""Adding a component touches one data file: new ones come through an overlay, are told in both languages and played.

`docs/adding-a-card.md` shows the same components; what it prints is what is read here.
"""

from __future__ import annotations

import json
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


DOES: dict[str, dict[str, object]] = {
    "tyrants": {"card:lamplighter": [3, 1]},
    "lords": {"monster:tunnel_rat": ["warrior_y1_3", 1], "room:mushroom_cellar": 2},
    "domains": {
        "fortune:lantern_night": [{"coins": 2}, {"coins": 2}, {"coins": 3}, {}],
        "spell:warm_breeze": [3, 0],
    },
    "descent": {"card:padded_coat": 1, "monster:cellar_hound ability:bay": 1, "card:broad_shoulders": 2},
}
"""By game and component: what `tests/package/added.py` finds that it does, as the guide writes it."""


def done_with(folder: Path, slug: str, change: tuple[str, str] = ("", "")) -> dict[str, object]:
    """What the components of the guide do in a process that has read them, perhaps with one thing written otherwise."""
    (folder / slug).mkdir()
    for (game, file), text in overlays().items():
        if game == slug:
            (folder / slug / file).write_text(text.replace(*change) if change[0] else text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "tests.package.added", slug],
        env={**os.environ, "GRUFT_CONTENT": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_what_every_component_of_the_guide_does_is_looked_at() -> None:
    assert {(slug, ref) for slug, deeds in DOES.items() for ref in deeds} == {
        (slug, refs) for slug, _, refs, _ in PLAYED
    }


@pytest.mark.parametrize("slug", DOES)
def test_a_new_component_does_what_it_says(slug: str, tmp_path: Path) -> None:
    assert done_with(tmp_path, slug) == DOES[slug]


def test_a_component_that_did_something_else_would_be_noticed(tmp_path: Path) -> None:
    assert done_with(tmp_path, "tyrants", ("gain_influence: 3", "gain_influence: 2")) == {"card:lamplighter": [2, 1]}


HOUSE = re.compile(r"^```python\n(?!# my_)(.*?)^```", re.M | re.S)


@pytest.mark.parametrize("code", HOUSE.findall(GUIDE), ids=lambda code: str(code.strip().split("(")[0]))
def test_code_of_the_house_stands_in_the_house_as_the_guide_shows_it(code: str) -> None:
    """What is left out is written `...`; comments are the guide's own."""
    house = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    lines = [re.sub(r"\s+#.*$|\s*\.\.\.$", "", line) for line in code.splitlines()]

    assert [line for line in lines if line and line not in house] == []
    compile(code, "guide", "exec")


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
