"""Dungeon Lords: name, players, options. Cheap to import."""

from __future__ import annotations

from gruft.table.game import Choice, Meta

META = Meta(
    slug="lords",
    name={"en": "Dungeon Lords", "de": "Dungeon Lords"},
    tagline={
        "en": "Dig, hire, build, and hope the adventurers get lost.",
        "de": "Graben, anwerben, bauen und hoffen, dass sich die Helden verlaufen.",
    },
    seats=(1, 4),
    minutes=90,
    choices=(
        Choice("rules", ("full", "first"), seats=(2, 3, 4)),
        Choice("special_events", (True, False), seats=(2, 3, 4)),
        Choice("choose_inaccessible", (False, True), seats=(2, 3, 4)),
        Choice("non_player", ("quiet", "greedy"), seats=(2, 3)),
        Choice("gifts", ("none", "open", "secret"), seats=(2, 3, 4)),
        Choice(
            "training",
            ("training_1", "training_2", "training_3", "training_4", "training_1_room"),
            seats=(1,),
        ),
    ),
    credits="A game by Vlaada Chvátil.",
    seat_names=("red", "green", "blue", "yellow"),
    first_draw="start player",
)
