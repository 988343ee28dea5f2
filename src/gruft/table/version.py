"""Which rules these are: a version that changes with every change to a game's code, without anybody remembering to.

A journal says which rules it was played by. Two equal versions play alike; two different ones usually do, and replaying
tells from which entry on they do not.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from gruft.table.content import folder_of
from gruft.version import __version__

_HERE = Path(__file__).resolve().parent


@cache
def rules_version(slug: str) -> str:
    """The version of the package and a short hash of the code that plays this game."""
    digest = hashlib.sha256()
    for folder in (_HERE, folder_of(slug)):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return f"{__version__}-{digest.hexdigest()[:12]}"
