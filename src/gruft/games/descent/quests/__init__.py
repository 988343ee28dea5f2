"""The quests: one script each, in the folder of its act, under the quest's id.

Importing this package registers them all. The script of a quest an owner has added is a module that another
distribution names under the quest's id in the group `gruft.games.descent`.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final

from gruft.games.descent.meta import BOOK
from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.quests import act1, act2, drawn
from gruft.table.content import ContentError

HOME: Final = "gruft.games.descent.quests"

assert drawn.Drawn.id in SCRIPTS
for _name, _act in (("act1", act1), ("act2", act2)):
    for _module in iter_modules(_act.__path__):
        __import__(f"{HOME}.{_name}.{_module.name}")  # the statement's own way: a twin of the game imports its own
for _point in entry_points(group="gruft.games.descent"):
    if _point.name in BOOK:
        __import__(_point.value)
for _quest in BOOK:
    if _quest not in SCRIPTS:
        raise ContentError(f"quests/{_quest}.yaml, line 1: no module declares the rules of this quest")
