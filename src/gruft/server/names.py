"""What people write, before it is stored or shown: names, words, and times."""

from __future__ import annotations

import re
import time
import unicodedata

# Signs that turn the direction of what follows: with them a name could make other words on the screen read differently.
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_SPACES = re.compile(r"\s+")


def cleaned(text: str) -> str:
    """Without signs nobody can see: controls (of which a database takes no NUL), direction signs, half characters."""
    seen = (one for one in _TURNING.sub("", text) if one == "\n" or unicodedata.category(one) not in ("Cc", "Cs"))
    return "".join(seen).strip()


def clean_name(text: str) -> str:
    """A name on one line."""
    return _SPACES.sub(" ", cleaned(text))


def iso(at: int) -> str:
    """Milliseconds as people and browsers read them, in UTC."""
    seconds, rest = divmod(at, 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{rest:03d}Z"
