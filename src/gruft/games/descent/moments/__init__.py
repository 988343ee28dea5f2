"""When cards, abilities and quests take part, and how they do."""
