"""What the lobby knows about Descent: its options, and the quests there are (content/quests/*.yaml)."""

from __future__ import annotations

from typing import Any

from gruft.table.content import ContentError, files_of, parsed
from gruft.table.game import Choice, Meta

SLUG = "descent"
FOLDER = "quests/"
NO_QUEST = FOLDER + "common.yaml"
"""What all quests have in common."""


def _heads() -> list[dict[str, Any]]:  # as written; the atlas reads the files into records
    """What each quest file says before its encounters, in the order of the book: ours, then what an owner has added."""
    files = files_of(SLUG)
    found = []
    for path, text in {**files.own, **files.ours}.items():
        if path.startswith(FOLDER) and path != NO_QUEST:
            head = parsed(text.partition("\n  encounters:")[0], path)
            quest = head.get("quest") if isinstance(head, dict) else None
            if not isinstance(quest, dict) or quest.get("id") != path.removeprefix(FOLDER).removesuffix(".yaml"):
                raise ContentError(
                    f"{path}, line 1: the file of a quest begins with `quest:`, its id is the file's name"
                )
            found.append(quest)
    return sorted(found, key=lambda quest: (quest.get("order", 0), quest["id"]))


_HEADS = _heads()
BOOK: tuple[str, ...] = tuple(quest["id"] for quest in _HEADS)
"""Every quest, in the order of the book."""
QUESTS: tuple[str, ...] = tuple(quest["id"] for quest in _HEADS if quest.get("standalone"))
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
