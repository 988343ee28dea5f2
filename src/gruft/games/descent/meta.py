"""What the lobby knows about Descent: its options, and the quests there are (content/quests/*.yaml)."""

from __future__ import annotations

import msgspec

from gruft.table.content import ContentError, files_of, parsed
from gruft.table.game import Choice, Meta

SLUG = "descent"
FOLDER = "quests/"
NO_QUEST = FOLDER + "common.yaml"
"""What all quests have in common."""


class Head(msgspec.Struct, frozen=True):
    """What a quest file says before its encounters, as far as the lobby wants to know; the atlas reads the whole."""

    id: str
    order: int
    standalone: bool


def _head(path: str, text: str) -> Head:
    written = parsed(text.partition("\n  encounters:")[0], path)
    try:
        head = msgspec.convert(written["quest"] if isinstance(written, dict) else None, Head)
    except (KeyError, msgspec.ValidationError) as error:
        raise ContentError(f"{path}, line 1: this is no quest: {error}") from error
    if head.id != path.removeprefix(FOLDER).removesuffix(".yaml"):
        raise ContentError(f"{path}, line 1: the id of a quest is the name of its file, not {head.id}")
    return head


def _heads() -> list[Head]:
    """Every quest in the order of the book: ours, and what an owner has added."""
    files = files_of(SLUG)
    every = {**files.own, **files.ours}
    found = [_head(path, every[path]) for path in every if path.startswith(FOLDER) and path != NO_QUEST]
    return sorted(found, key=lambda head: (head.order, head.id))


_HEADS = _heads()
BOOK: tuple[str, ...] = tuple(head.id for head in _HEADS)
"""Every quest, in the order of the book."""
QUESTS: tuple[str, ...] = tuple(head.id for head in _HEADS if head.standalone)
"""The quests that may be played outside a campaign."""
OF_THE_CAMPAIGN: tuple[str, ...] = tuple(name for name in BOOK if name not in QUESTS)
"""Interludes and finales: a campaign leads to them."""

META = Meta(
    slug=SLUG,
    name={
        "en": "Descent: Journeys in the Dark, 2nd edition",
        "de": "Descent: Die Reise ins Dunkel, 2. Edition",
    },
    tagline={
        "en": "Heroes against one overlord: tactics on a dungeon map, hidden cards, dice with teeth.",
        "de": "Helden gegen einen Overlord: Taktik auf dem Dungeonplan, verdeckte Karten, Würfel mit Biss.",
    },
    seats=(2, 5),
    minutes=120,
    beginner=1,  # a hero
    choices=(
        Choice("mode", ("quest", "campaign")),
        Choice("quest", QUESTS, beyond=OF_THE_CAMPAIGN),
        Choice("level", ("novice", "advanced", "expert")),
        Choice("heroes", ("players", 2, 3, 4)),
        Choice("overlord", ("first", "last", "random")),
        Choice("errata", (True, False)),
        Choice("crrg_rulings", (True, False)),
        Choice("two_hero_bonus", ("errata", "on", "off")),
    ),
    credits="Game design: Adam Sadler, Corey Konieczka, Daniel Lovat Clark. Fantasy Flight Games. Unofficial.",
)
