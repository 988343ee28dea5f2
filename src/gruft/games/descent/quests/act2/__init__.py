"""Quests that use the cards of act II: act II and the finales."""
