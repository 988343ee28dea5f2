"""What the henchmen do, one module per phase; `HENCHMAN_RULES` knows those that are played in a window."""

from gruft.games.domains.henchmen import adventure, foreman, preparation, production
from gruft.games.domains.henchmen.base import HENCHMAN_RULES

__all__ = ["HENCHMAN_RULES", "adventure", "foreman", "preparation", "production"]
