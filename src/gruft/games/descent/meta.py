"""What the lobby knows about Descent."""

from __future__ import annotations

from gruft.table.game import Choice, Meta

QUESTS = (
    "first_blood",
    "a_fat_goblin",
    "castle_daerion",
    "the_cardinals_plight",
    "the_masquerade_ball",
    "death_on_the_wing",
    "the_monsters_hoard",
    "the_frozen_spire",
    "the_dawnblade",
    "the_desecrated_tomb",
    "enduring_the_elements",
    "the_ritual_of_shadows",
    "blood_of_heroes",
    "the_twin_idols",
    "the_wyrm_turns",
    "the_wyrm_rises",
)
"""The quests that may be played outside a campaign, in the order of the book."""
OF_THE_CAMPAIGN = ("the_shadow_vault", "the_overlord_revealed", "gryvorn_unleashed", "the_man_who_would_be_king")
"""Interludes and finales: a campaign leads to them."""

META = Meta(
    slug="descent",
    name={
        "en": "Descent: Journeys in the Dark, 2nd edition",
        "de": "Descent: Die Reise ins Dunkel, 2. Edition",
    },
    tagline={
        "en": "Heroes against one overlord: tactics on a dungeon map, hidden cards, dice with teeth.",
        "de": "Helden gegen einen Overlord: Taktik auf dem Dungeonplan, verdeckte Karten, Würfel mit Biss.",
    },
    seats=(2, 5),
    minutes=120,
    choices=(
        Choice("mode", ("quest", "campaign")),
        Choice("quest", QUESTS, beyond=OF_THE_CAMPAIGN),
        Choice("level", ("novice", "advanced", "expert")),
        Choice("heroes", ("players", 2, 3, 4)),
        Choice("overlord", ("first", "last", "random")),
        Choice("errata", (True, False)),
        Choice("crrg_rulings", (True, False)),
        Choice("two_hero_bonus", ("errata", "on", "off")),
    ),
    credits="Game design: Adam Sadler, Corey Konieczka, Daniel Lovat Clark. Fantasy Flight Games. Unofficial.",
)
