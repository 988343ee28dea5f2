"""Quests that use the cards of act I: the introduction, act I and the interludes."""
