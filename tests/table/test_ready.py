"""Every class of records is worked out before threads read by it: two that came to one at once would crash."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOOK = """
import sys, msgspec
asked, found = [], [msgspec.Struct]
def watch(frame, event, _):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":  # msgspec's own, for each class once
        asked.append(frame.f_locals["obj"].__qualname__)
for kind in found:
    found += kind.__subclasses__()
sys.setprofile(watch)
for kind in found:
    msgspec.json.Decoder(kind)
sys.setprofile(None)
assert len(found) > 20
print(asked)
"""
GAMES = """
from gruft.table.game import SLUGS, load_game
for slug in SLUGS:
    load_game(slug)
"""
OTHER_COMPONENTS = """
from tests.table.test_variants import OVERLAYS, opened, other
from gruft.table.variants import know
for slug in OVERLAYS:
    know(f"other {slug}", other(slug))
    opened(slug, f"other {slug}")
"""
SERVER = """
from gruft.server.serve import application
from gruft.server.settings import Settings
from gruft.server.store.database import database_url
application(database_url(":memory:"), Settings())
"""


def not_worked_out(before: str) -> str:
    """The classes of records that msgspec does not know yet after something was done in a new process."""
    done = subprocess.run([sys.executable, "-c", before + LOOK], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("before", [GAMES, OTHER_COMPONENTS, SERVER], ids=["games", "other components", "server"])
def test_records_are_worked_out_once_they_are_loaded(before: str) -> None:
    assert not_worked_out(before) == "[]"
