"""The numbers of the rules that Fortune cards change, and where Evil comes from."""

from __future__ import annotations

from typing import Final

from gruft.games.domains.pieces.content import PLACE

SOURCES: Final = ("places", "buildings", "monsters", "defence", "spells", "henchmen", "fortune", "spent")
FROM_PLACES, FROM_BUILDINGS, FROM_MONSTERS, FROM_DEFENCE, FROM_SPELLS, FROM_HENCHMEN, FROM_FORTUNE, SPENT = range(8)

RULES: Final = (
    "pilgrimage_coins",
    "defender_evil",
    "assassin_price",
    "thug_max",
    "place_yield:business_district",
    "place_yield:temple_black_kult",
    "place_yield:towers",
    "place_yield:library",
    "guild_half_price",
    "monster_discount",
    "spell_discount",
    "defence_all_dark",
)
(
    PILGRIMAGE_COINS,
    DEFENDER_EVIL,
    ASSASSIN_PRICE,
    THUG_MAX,
    YIELD_BUSINESS,
    YIELD_TEMPLE,
    YIELD_TOWERS,
    YIELD_LIBRARY,
    GUILD_HALF_PRICE,
    MONSTER_DISCOUNT,
    SPELL_DISCOUNT,
    DEFENCE_ALL_DARK,
) = range(12)
USUAL: Final = [
    1,
    3,
    PLACE["assassin"].number("price"),
    PLACE["street_thug"].number("max"),
    PLACE["business_district"].number(),
    PLACE["temple_black_kult"].number(),
    PLACE["towers"].number(),
    PLACE["library"].number(),
    0,
    0,
    0,
    0,
]
"""The numbers of the rules in a round without Fortune cards that change them."""
