"""What the spells do, one module per deck; production spells are made of words."""

from gruft.games.domains.cards.spells import attack, control, defence

__all__ = ["attack", "control", "defence"]
