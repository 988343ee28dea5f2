"""What every card does, one small function each, registered under the card's id.

Importing this package registers them all.
"""

from gruft.games.descent.cards import classes, heroes, items, lieutenants, monsters, overlord, relics, search, surges

__all__ = ["classes", "heroes", "items", "lieutenants", "monsters", "overlord", "relics", "search", "surges"]
