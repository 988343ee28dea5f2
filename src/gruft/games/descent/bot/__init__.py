"""The bot: what is good for a seat, and what common sense prefers."""

from gruft.games.descent.bot.mind import evaluate, prefer

__all__ = ["evaluate", "prefer"]
