"""Name, players and options of Tyrants of the Underdark: cheap to import."""

from __future__ import annotations

from typing import Final

from gruft.table.game import Choice, Meta

DECKS: Final = ("drow", "dragons", "elemental", "demons", "aberrations", "undead")

META: Final = Meta(
    slug="tyrants",
    name={"en": "Tyrants of the Underdark", "de": "Tyrannen des Unterreichs"},
    tagline={
        "en": "Drow houses fight for the Underdark with minions, spies and daggers.",
        "de": "Adelshäuser der Drow ringen mit Schergen, Spionen und Dolchen um das Unterreich.",
    },
    seats=(2, 4),
    minutes=60,
    choices=(
        Choice("deck_one", DECKS),
        Choice("deck_two", DECKS, usual="dragons"),
        Choice("outer", ("left", "right"), seats=(3,)),
    ),
    credits="Peter Lee, Rodney Thompson, Andrew Veen",
    seat_names=("black", "red", "blue", "orange"),
    first_draw="first player",
)
