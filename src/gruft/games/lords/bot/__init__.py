"""What is good for a dungeon lord: `evaluate` reads a position, `prefer` has common sense for one question."""

from gruft.games.lords.bot.estimate import evaluate
from gruft.games.lords.bot.sense import prefer

__all__ = ["evaluate", "prefer"]
