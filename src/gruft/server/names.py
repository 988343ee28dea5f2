"""What people write, before it is stored or shown: names, words, and times."""

from __future__ import annotations

import re
import time
import unicodedata

_UNSEEN = ("Cc", "Cf", "Cs")
"""Controls (of which a database takes no NUL), signs that turn the direction of what follows, half characters."""
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that look like nothing."""
_JOINING = frozenset("\u200c\u200d")
"""Unseen too, but some alphabets and many pictures are written with them: between two signs they stay."""
_SPACES = re.compile(r"\s+")
_LOOSE = re.compile("(?<!\\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\\S)")
MOST_MARKS = 4
"""Marks on one letter; a tower of them would cover what stands above."""


def cleaned(text: str) -> str:
    """Without signs nobody can see, and without towers of marks."""
    kept: list[str] = []
    marks = 0
    for one in text:
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        hidden = (kind in _UNSEEN and one != "\n" and one not in _JOINING) or one in _BLANK
        if not hidden and marks <= MOST_MARKS:
            kept.append(one)
    return _LOOSE.sub("", "".join(kept)).strip()


def clean_name(text: str) -> str:
    """A name on one line."""
    return _SPACES.sub(" ", cleaned(text))


def iso(at: int) -> str:
    """Milliseconds as people and browsers read them, in UTC."""
    seconds, rest = divmod(at, 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{rest:03d}Z"
