"""What the spells do, one module per deck; `SPELL_RULES` knows them all by kind."""

from gruft.games.domains.spells import attack, control, defence
from gruft.games.domains.spells.base import SPELL_RULES, SpellRule

__all__ = ["SPELL_RULES", "SpellRule", "attack", "control", "defence"]
