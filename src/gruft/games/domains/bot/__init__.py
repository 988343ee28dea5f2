"""Common sense for bots: what a position is worth, and rules of thumb where looking ahead is not needed."""

from gruft.games.domains.bot.judgement import evaluate, prefer

__all__ = ["evaluate", "prefer"]
