"""Names with their articles, German ones in their cases: `der Ork 2` greift `den Drachen 2` an.

A name that is called with its article (`Game.calls`) is put into a case by the functions a Fluent message may use:
`ACC($target)`, `DAT($figure)`, and `BARE($figure)` for a word that stands alone. Whoever has a name of their own
(Syndrael, Blue) has no article and stays as they are. `SAME($figure, $target)` is `yes` where somebody does something
to themselves. An English article only ever falls away. The client does the same in `web/src/text/cases.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

_NAMED: Final = re.compile(r"(der|die|das|the) (.+?)( #?\d+)?")
_ACCUSATIVE: Final = {"der": "den", "die": "die", "das": "das"}
_DATIVE: Final = {"der": "dem", "die": "der", "das": "dem"}
_STRONG: Final = {"der": "r", "das": "s"}
_ADJECTIVE: Final = re.compile(r"\b\w+e(?= [A-ZÄÖÜ])")
_WEAK: Final = re.compile(r"(?:(?<!i)e|ant)$")


def accusative(name: str) -> str:
    """Whom something happens to."""
    return _declined(name, _ACCUSATIVE, frozenset({"der"}))


def dative(name: str) -> str:
    """Whom something is given to, or what somebody stands beside."""
    return _declined(name, _DATIVE, frozenset(_DATIVE))


def bare(name: str) -> str:
    """The name without its article; an adjective then says what the article did: Silberner Paladin."""
    found = _NAMED.fullmatch(name)
    if found is None:
        return name
    ending = _STRONG.get(found[1], "")
    return _ADJECTIVE.sub(lambda word: word[0] + ending, found[2]) + (found[3] or "")


def small(sentence: str) -> str:
    """A sentence inside another begins small."""
    return sentence[:1].lower() + sentence[1:]


def _declined(name: str, articles: dict[str, str], bent: frozenset[str]) -> str:
    """`bent`: the articles behind which an adjective ends in -en; a masculine noun in -e (not -ie) or -ant does too."""
    found = _NAMED.fullmatch(name)
    if found is None:
        return name
    article, words, number = found[1], found[2].split(" "), found[3] or ""
    if article in bent:
        words[:-1] = [word + "n" if word.endswith("e") else word for word in words[:-1]]
    if article == "der" and _WEAK.search(words[-1]):
        words[-1] += "n" if words[-1].endswith("e") else "en"
    return f"{articles[article]} {' '.join(words)}{number}"


# Fluent wants one of its own types from a function, which a string is not in name.
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "ACC": lambda name: accusative(str(name)),
    "BARE": lambda name: bare(str(name)),
    "DAT": lambda name: dative(str(name)),
    "LOWER": lambda sentence: small(str(sentence)),
    "SAME": lambda one, other: "yes" if str(one) == str(other) else "no",
}
"""What messages may do to a word."""
