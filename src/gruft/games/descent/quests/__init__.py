"""The quests: one script each, by id."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.quests.a_fat_goblin import FatGoblin
from gruft.games.descent.quests.first_blood import FirstBlood
from gruft.games.descent.quests.quest import Quest

SCRIPTS: Final[dict[str, Quest]] = {quest.id: quest for quest in (FirstBlood(), FatGoblin())}
