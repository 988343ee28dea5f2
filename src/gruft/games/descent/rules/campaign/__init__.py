"""The campaign: what happens between two quests, step by step."""
