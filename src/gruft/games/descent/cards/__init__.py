"""What every card does, one small function each, registered under the card's id.

Importing this package registers them all. STANDING names effects that belong to no figure, each with the card that
can set it going; a mark keeps them alive.
"""

from gruft.games.descent.cards import (
    berserker,
    disciple,
    heroes,
    items,
    knight,
    lieutenants,
    monsters,
    necromancer,
    overlord_basic,
    overlord_magus,
    overlord_saboteur,
    overlord_warlord,
    relics,
    runemaster,
    search,
    spiritspeaker,
    surge_effects,
    thief,
    wildlander,
)

__all__ = [
    "STANDING",
    "berserker",
    "disciple",
    "heroes",
    "items",
    "knight",
    "lieutenants",
    "monsters",
    "necromancer",
    "overlord_basic",
    "overlord_magus",
    "overlord_saboteur",
    "overlord_warlord",
    "relics",
    "runemaster",
    "search",
    "spiritspeaker",
    "surge_effects",
    "thief",
    "wildlander",
]

STANDING = {
    "misery": "word_of_misery",
    "monkey": "curse_of_the_monkey_god",
    "despair": "word_of_despair",
    "rising": "rise_again",
    "sinking": "rise_again",
    "slowed": "duskblade",
    "subdued": "subdue",
    "blood_called": "blood_call",
}
