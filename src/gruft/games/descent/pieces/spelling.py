"""Words for what a state keeps as numbers and bits, and how states were spelt before they had them.

Not here: what the fields of a state mean (state.py), words that depend on the map (rules/setup/spoken.py).
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.cards import CARD_REFS
from gruft.games.descent.pieces.content import CONDITIONS
from gruft.games.descent.pieces.maps import encounter_map
from gruft.games.descent.pieces.marks import UNTIL_NAMES
from gruft.table.plain import Plain, named

CARD_IDS: Final = [key.removeprefix("card:") for key in CARD_REFS]
PILE: Final = named(CARD_IDS)
"""Metadata for a field that holds cards."""
HERO_SLOTS: Final = ("hero1", "hero2", "hero3", "hero4")
CONDITION_WORDS: Final = tuple(CONDITIONS)
STATUS_WORDS: Final = ("exhausted", "equipped", "flipped")
FAMILIAR_WORDS: Final = ("waiting", "before", "after")
"""When the familiar was activated this turn: not yet, before the actions, after them."""


def hands_and_locks(data: dict[str, Plain]) -> None:
    """A figure carried one token at most once, and doors were known by being unlocked."""
    carries = data.get("carries")
    if isinstance(carries, list) and any(type(token) is int for token in carries):
        data["carries"] = [([] if token < 0 else [token]) if type(token) is int else token for token in carries]
    if "unlocked" in data:
        doors = enumerate(encounter_map(data["quest"], data["encounter"]).doors)
        data["locked"] = sum(1 << n for n, door in doors if door.kind == "locked") & ~data.pop("unlocked")


def in_words(data: dict[str, Plain]) -> None:
    """Marks were rows, and sets of conditions, heroes and states of cards were numbers."""
    for name, words in (("ko", HERO_SLOTS), ("feats", HERO_SLOTS), ("acted", HERO_SLOTS)):
        if name in data:
            data[name] = _set_of(data[name], words)
    for name, each_of in (("cond", CONDITION_WORDS), ("status", STATUS_WORDS)):
        if isinstance(data.get(name), list):
            data[name] = [_set_of(each, each_of) for each in data[name]]
    if type(data.get("familiar")) is int and 0 <= data["familiar"] < len(FAMILIAR_WORDS):
        data["familiar"] = FAMILIAR_WORDS[data["familiar"]]
    if isinstance(data.get("marks"), list):
        data["marks"] = [_mark(mark) for mark in data["marks"]]


def _set_of(value: Plain, words: tuple[str, ...]) -> Plain:
    if type(value) is not int or not 0 <= value < 1 << len(words):
        return value
    return [word for number, word in enumerate(words) if value >> number & 1]


def _mark(row: Plain) -> Plain:
    if not isinstance(row, list) or len(row) != 5 or row[3] not in range(len(UNTIL_NAMES)):
        return row
    return {"name": row[0], "by": row[1], "on": row[2], "until": UNTIL_NAMES[row[3]], "number": row[4]}
