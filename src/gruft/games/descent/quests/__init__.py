"""The quests: one script each, by id. Importing this package registers them all."""

from __future__ import annotations

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.quests.a_fat_goblin import FatGoblin
from gruft.games.descent.quests.first_blood import FirstBlood

SCRIPTS.update({quest.id: quest for quest in (FirstBlood(), FatGoblin())})
