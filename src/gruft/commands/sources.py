"""Where a rule comes from, as a reader is told: the ledger's notes for maintainers in the reader's language.

A note has parts (`rule book: Heldenzug 4; community rules reference`). Of each the kind of source is told, and the
place where it names one: a heading or a number, or another rule. Remarks behind it are for maintainers.
"""

from __future__ import annotations

import re
from typing import Final

from gruft.texts import Texts

ORIGINS: Final = {
    "rule book": "source-book",
    "quest book": "source-quests",
    "quest": "source-quests",
    "appendix": "source-appendix",
    "publisher's faq": "source-faq",
    "faq": "source-faq",
    "publisher's errata": "source-errata",
    "errata": "source-errata",
    "community rules reference": "source-reference",
    "card": "source-cards",
    "cards": "source-cards",
    "board": "source-board",
    "player aid": "source-aid",
    "the player's table": "source-aid",
    "our reconstruction": "source-reconstruction",
    "reconstructed": "source-reconstruction",
    "forbidden by the rules": "source-follows",
}
"""The words that name a source in a part of a note; a note without any is a ruling of our own."""
RULING: Final = "source-ruling"
_ORIGIN: Final = re.compile("|".join(f"{re.escape(word)}\\b" for word in sorted(ORIGINS, key=len, reverse=True)))
_RULE: Final = re.compile(r"[A-Z]{2,}-[A-Z]+-\d\d")
_OWN: Final = re.compile(r"\b(?:own|ruling)\b")
_PLACE: Final = re.compile(r"[:\s]*((?:im )?[A-ZÄÖÜ\d][^\"():]*)")
_REMARK: Final = re.compile(r",?:? (?:and|appendix|as|by|example|for|see|steps?|the)\b")


def told_source(note: str, texts: Texts) -> str:
    """The note of a rule as a line for readers."""
    told: list[str] = []
    for part in note.split(";"):
        words, bare = part.strip(), _REMARK.split(part.strip(), maxsplit=1)[0]
        found = _ORIGIN.search(words.lower())
        if _RULE.match(words):
            told.append(words)
        elif _OWN.search(words):
            told.append(texts.say(RULING))
        elif found is not None:
            origin, place = texts.say(ORIGINS[found[0]]), _PLACE.fullmatch(bare[found.end() :])
            told.append(f"{origin}: {place[1]}" if place is not None else origin)
        elif told and (place := _PLACE.fullmatch(bare)):  # another place in the same book
            told.append(place[1])
    return " · ".join(dict.fromkeys(told)) or texts.say(RULING)
