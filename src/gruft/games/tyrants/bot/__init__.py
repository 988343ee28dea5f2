"""What is good in Tyrants of the Underdark: `evaluate` reads a position, `prefer` has common sense for one choice."""

from gruft.games.tyrants.bot.evaluation import evaluate
from gruft.games.tyrants.bot.sense import prefer

__all__ = ["evaluate", "prefer"]
