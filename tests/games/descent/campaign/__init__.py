"""The campaign: its book, the steps between quests, the roads, and whole campaigns."""
