"""What the henchmen do, one module per phase."""

from gruft.games.domains.cards.henchmen import adventure, foreman, preparation, production, resolution

__all__ = ["adventure", "foreman", "preparation", "production", "resolution"]
