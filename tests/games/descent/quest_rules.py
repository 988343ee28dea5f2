"""All rules a quest file prints, wherever in the file they stand."""

from __future__ import annotations

from gruft.games.descent.pieces.atlas import Quest
from gruft.games.descent.pieces.quest_parts import QuestRule


def rules_of(quest: Quest) -> list[QuestRule]:
    """Set-up, special rules, reinforcements, victory conditions and what is carried over."""
    return [
        rule
        for part in quest.encounters
        for rules in (
            part.setup,
            part.rules,
            part.reinforcements,
            part.victory_heroes,
            part.victory_overlord,
            part.carry_over,
        )
        for rule in rules
    ]
