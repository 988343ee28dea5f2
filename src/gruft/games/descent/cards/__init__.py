"""What every card does: a sum of words, or one small function, registered under the card's id.

Importing this package registers them all.
"""

from gruft.games.descent.cards import classes, heroes, items, lieutenants, monsters, overlord, relics, surges, worded

__all__ = ["classes", "heroes", "items", "lieutenants", "monsters", "overlord", "relics", "surges", "worded"]
