"""Every card of the Undead deck: what it does, and when it does nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.deeds import Deed, all_of, do, label

RED = "troop:ched_nasad-red"
WHITE = "troop:araumycos__ched_nasad_1-white"
ROUTE = "ched_nasad__llacerellyn_1"
TWO = ["black +ched_nasad", f"black +{ROUTE}"]
THREE = [*TWO, "black +ched_nasad__llacerellyn_2"]
ATE = ["black hand -noble", "devoured +noble"]

DEEDS = [
    Deed(
        "wraith",
        "skullport pay",
        ["black spy +skullport", "black hand -wraith", "devoured +wraith", "red -skullport", "black hall +red"],
    ),
    Deed("wraith", "skullport pass", ["black spy +skullport"]),
    Deed("wraith", "everfire pay", ["black spy +everfire", "black hand -wraith", "devoured +wraith"]),
    Deed(
        "skeletal_horde",
        f"ched_nasad {ROUTE} pay ched_nasad__llacerellyn_2 llacerellyn llacerellyn",
        [*THREE, "black +llacerellyn 2", "black hand -skeletal_horde", "devoured +skeletal_horde"],
    ),
    Deed("skeletal_horde", f"ched_nasad {ROUTE} pass", TWO),
    Deed("skeletal_horde", "pass", [], board="walled"),
    Deed(
        "carrion_crawler",
        "wight",
        ["power +3", "market -wight", "market +carrion_crawler", "devoured +wight", "black hand -carrion_crawler"],
        extra=lambda s: s.market("wight", "lich"),
    ),
    Deed("carrion_crawler", "", ["power +3"]),
    Deed("vampire_spawn", RED, ["influence +1", "red -ched_nasad"]),
    Deed("vampire_spawn", "", ["influence +1"], board="alone"),
    Deed("cultist_of_myrkul", "a", ["influence +2"]),
    Deed(
        "cultist_of_myrkul",
        "b pay",
        ["black hand -cultist_of_myrkul", "devoured +cultist_of_myrkul", "late +cultist_of_myrkul-1"],
        before="noble soldier",
        end="noble soldier",
        circle="noble soldier",
    ),
    Deed("cultist_of_myrkul", "b pass", [], end="", circle=""),
    Deed(
        "flesh_golem",
        f"pay {RED}",
        ["power +2", "black hand -flesh_golem", "devoured +flesh_golem", "red -ched_nasad", "black hall +red"],
    ),
    Deed("flesh_golem", "pass", ["power +2"]),
    Deed("flesh_golem", "pay", ["power +2", "black hand -flesh_golem", "devoured +flesh_golem"], board="alone"),
    Deed("ghost", "a araumycos", ["black spy +araumycos"]),
    Deed("ghost", "b spy:eryndlyn-black", ["black spy -eryndlyn", "ghost +1"], board="spying"),
    Deed("ghost", "b", []),
    Deed("wight", "a", ["power +2"]),
    Deed("wight", f"b noble {RED}", [*ATE, "red -ched_nasad", "black +ched_nasad", "black hall +red"]),
    Deed("wight", "b pass", []),
    Deed("wight", "b", [], board="alone"),
    Deed("ravenous_zombies", "", ["power +1", "white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed("ravenous_zombies", "", ["power +1"], board="alone"),
    Deed("minotaur_skeleton", f"a ched_nasad {ROUTE} ched_nasad__llacerellyn_2", THREE),
    Deed(
        "minotaur_skeleton",
        "b pay tsenviilyq troop:tsenviilyq-white troop:tsenviilyq-white",
        [
            "black hand -minotaur_skeleton",
            "devoured +minotaur_skeleton",
            "white -tsenviilyq 2",
            "black hall +white 2",
        ],
        extra=lambda s: s.spies("black", "tsenviilyq"),
    ),
    Deed("minotaur_skeleton", "b pay", ["black hand -minotaur_skeleton", "devoured +minotaur_skeleton"]),
    Deed("minotaur_skeleton", "b pass", []),
    Deed(
        "ogre_zombie",
        "troop:tsenviilyq-white",
        ["white -tsenviilyq", "black +tsenviilyq", "black hall +white"],
    ),
    Deed("ogre_zombie", "", [], board="alone"),
    Deed(
        "revenant",
        RED,
        [
            "red -ched_nasad",
            "white -araumycos__ched_nasad_1",
            "black hall +red",
            "black hall +white",
            "black hand -revenant",
            "black circle +revenant",
        ],
        extra=lambda s: s.trophies("black", white=6),
    ),
    Deed(
        "revenant",
        RED,
        ["red -ched_nasad", "white -araumycos__ched_nasad_1", "black hall +red", "black hall +white"],
        extra=lambda s: s.trophies("black", white=5),
    ),
    Deed("revenant", "", [], board="alone"),
    Deed("banshee", "ched_nasad", ["black spy +ched_nasad", "power +3"]),
    Deed("banshee", "skullport", ["black spy +skullport"]),
    Deed("conjurer", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "conjurer",
        "b spy:eryndlyn-black wight house_guard",
        [
            "black spy -eryndlyn",
            "market -wight",
            "market +lich",
            "black discard +wight",
            "black discard +house_guard",
        ],
        board="spying",
        extra=lambda s: s.market("wight").market_deck("lich"),
    ),
    Deed("conjurer", "b spy:eryndlyn-black stop", ["black spy -eryndlyn"], board="spying"),
    Deed("conjurer", "b", []),
    Deed("necromancer", "a", ["influence +3"]),
    Deed("necromancer", "b soldier", ["black hand -soldier", "black circle +soldier"]),
    Deed("necromancer", "b necromancer", ["black hand -necromancer", "black circle +necromancer"]),
    Deed(
        "necromancer",
        "b wight",
        ["black discard -wight", "black circle +wight"],
        extra=lambda s: s.discard("black", "wight"),
    ),
    Deed("necromancer", "b", ["black hand -necromancer", "black circle +necromancer"], board="alone"),
    Deed(
        "mummy_lord",
        "everfire",
        ["white -araumycos__ched_nasad_1", "white +everfire"],
    ),
    Deed(
        "mummy_lord",
        "b trophy:red-white everfire b araumycos",
        ["red hall -white", "black hall -white", "white +everfire", "white +araumycos"],
        extra=lambda s: s.trophies("black", white=1).trophies("red", white=1, black=1),
    ),
    Deed("mummy_lord", "", [], board="alone"),
    Deed(
        "high_priest_of_myrkul",
        RED,
        ["red -ched_nasad", "late +high_priest_of_myrkul-1"],
        before="wight a ghost a araumycos noble",
        end="wight ghost",
        circle="wight ghost",
    ),
    Deed(
        "high_priest_of_myrkul",
        "",
        ["late +high_priest_of_myrkul-1"],
        board="alone",
        before="wight a",
        end="stop",
        circle="",
    ),
    Deed(
        "death_knight",
        RED,
        ["red -ched_nasad", "black +ched_nasad", "black hall +red", "black tokens +1"],
        extra=lambda s: s.trophies("black", red=4),
    ),
    Deed("death_knight", "", [], board="alone", extra=lambda s: s.trophies("black", red=4)),
    Deed(
        "lich",
        "skullport trophy:red-black ched_nasad trophy:red-white skullport",
        ["black spy +skullport", "red hall -black", "red hall -white", "black +ched_nasad", "white +skullport"],
        extra=lambda s: s.trophies("red", black=2, white=1),
    ),
    Deed("lich", "skullport stop", ["black spy +skullport"], extra=lambda s: s.trophies("red", white=1)),
    Deed("lich", "skullport", ["black spy +skullport"]),
    Deed("lich", "everfire", ["black spy +everfire"], extra=lambda s: s.trophies("red", white=1)),
    Deed("vampire", RED, ["red -ched_nasad", "black +ched_nasad", "black hall +red"]),
    Deed(
        "vampire",
        f"a {RED}",
        ["red -ched_nasad", "black +ched_nasad", "black hall +red"],
        extra=lambda s: s.discard("black", "wight"),
    ),
    Deed(
        "vampire",
        "b wight",
        ["black discard -wight", "black circle +wight", "black tokens +1"],
        extra=lambda s: s.discard("black", "wight", "ghost").circle("black", "noble", "soldier"),
    ),
    Deed("vampire", "", [], board="alone"),
]


@pytest.mark.parametrize("deed", DEEDS, ids=label)
def test_a_card_does_exactly_what_it_says(deed: Deed) -> None:
    do(deed)


def test_every_card_of_the_deck_is_played() -> None:
    assert [card for card in all_of("undead") if card not in {deed.card for deed in DEEDS}] == []
