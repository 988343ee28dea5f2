"""Every physical card as a small number (DE-COMP-01, DE-GOLD-05).

Skills, starting items, shop items, search cards, hero sides of relics and overlord cards: each copy has its own
number, so a card is always in exactly one zone. Keys carry a copy number where there are several.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.content import (
    ABILITIES,
    HEROES,
    ITEMS,
    OVERLORD,
    RELIC_CARDS,
    RELICS,
    SHOP_ITEMS,
    SKILLS,
    STARTING_ITEMS,
    Item,
    OverlordCard,
    SearchCard,
    Skill,
    Use,
)
from gruft.games.descent.pieces.content import SEARCH as SEARCH_CARDS

Printed = Skill | Item | SearchCard | OverlordCard

EXHAUSTED: Final = 1
EQUIPPED: Final = 2
FLIPPED: Final = 4

NO_USE: Final = Use()

ID: Final[list[str]] = []
CARD_REFS: Final[list[str]] = []
RECORD: Final[list[Printed]] = []
USE: Final[list[Use]] = []
CARDS: Final[dict[str, tuple[int, ...]]] = {}


def _add(record: Printed, copies: int) -> None:
    first = len(ID)
    for copy in range(1, copies + 1):
        ID.append(record.id)
        CARD_REFS.append(f"card:{record.id}" if copies == 1 else f"card:{record.id}.{copy}")
        RECORD.append(record)
        USE.append(NO_USE if isinstance(record, OverlordCard) else record.use)
    assert record.id not in CARDS, record.id
    CARDS[record.id] = tuple(range(first, first + copies))


for _skill in SKILLS.values():
    _add(_skill, 1)
for _item in STARTING_ITEMS.values():
    _add(_item, 1)
for _item in SHOP_ITEMS.values():
    _add(_item, _item.copies)
for _relic in RELIC_CARDS.values():
    _add(_relic.hero, 1)
for _search in SEARCH_CARDS.values():
    _add(_search, _search.copies)
for _overlord in OVERLORD.values():
    _add(_overlord, _overlord.copies)

CARD_OF_REF: Final = {key: c for c, key in enumerate(CARD_REFS)}
ITEM: Final[list[Item | None]] = [ITEMS.get(name) for name in ID]
IS_SKILL: Final = [name in SKILLS for name in ID]
IS_SEARCH: Final = [name in SEARCH_CARDS for name in ID]
IS_OVERLORD: Final = [name in OVERLORD for name in ID]
IS_STARTING: Final = [name in STARTING_ITEMS for name in ID]
IS_RELIC: Final = [item is not None and item.origin == "relic" for item in ITEM]
SHOP: Final = {
    act: tuple(c for name, item in SHOP_ITEMS.items() if item.act == act for c in CARDS[name]) for act in (1, 2)
}
SEARCH: Final = tuple(c for name in SEARCH_CARDS for c in CARDS[name])
BASIC: Final = tuple(c for name, card in OVERLORD.items() if card.cls == "basic" for c in CARDS[name])


def source_ref(name: str) -> str:
    """The ref of what an attack or roll is part of; nothing if it is no component."""
    if ":" in name:
        return name
    if name in CARDS:
        return f"card:{name}"
    if name in ABILITIES or name in HEROES:
        return f"ability:{name}"
    return f"relic:{name}" if name in RELICS else ""
