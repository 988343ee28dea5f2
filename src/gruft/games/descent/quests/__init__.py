"""The quests: one script each, in the folder of its act, under the quest's id.

Importing this package registers them all.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from gruft.games.descent.quests import act1, act2

for _act in (act1, act2):
    for _module in iter_modules(_act.__path__):
        import_module(f"{_act.__name__}.{_module.name}")
