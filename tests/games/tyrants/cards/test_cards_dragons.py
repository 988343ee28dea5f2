"""Every card of the Dragons deck: what it does, and when it does nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.deeds import Deed, all_of, do, label

RED = "troop:ched_nasad-red"
WHITE = "troop:araumycos__ched_nasad_1-white"
HALLS = "ched_nasad__halls_of_the_scoured_legion_1"
ROUTE = "ched_nasad__llacerellyn_1"

DEEDS = [
    Deed("kobold", "a ched_nasad", ["black +ched_nasad"]),
    Deed("kobold", "b", ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed("kobold", "kanaglym", ["black +kanaglym"], board="alone"),
    Deed(
        "white_wyrmling",
        f"ched_nasad {ROUTE} kobold",
        ["black +ched_nasad", f"black +{ROUTE}", "market -kobold", "market +dragonclaw", "devoured +kobold"],
        extra=lambda s: s.market("kobold").market_deck("dragonclaw"),
    ),
    Deed(
        "white_wyrmling",
        f"ched_nasad {ROUTE} pass",
        ["black +ched_nasad", f"black +{ROUTE}"],
        extra=lambda s: s.market("kobold"),
    ),
    Deed("white_wyrmling", "", [], board="walled"),
    Deed("watcher_of_thay", "a araumycos", ["black spy +araumycos"]),
    Deed("watcher_of_thay", "b spy:eryndlyn-black", ["black spy -eryndlyn", "influence +3"], board="spying"),
    Deed("watcher_of_thay", "b", []),
    Deed("dragon_cultist", "a", ["power +2"]),
    Deed("dragon_cultist", "b", ["influence +2"]),
    Deed("wyrmspeaker", "", ["influence +1", "late +wyrmspeaker-1"], before="noble", end="", circle="noble"),
    Deed("wyrmspeaker", "", ["influence +1", "late +wyrmspeaker-1"], end="", circle=""),
    Deed("black_wyrmling", "", ["influence +1", "white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed("black_wyrmling", "", ["influence +1"], board="alone"),
    Deed(
        "cult_fanatic",
        "kobold",
        ["influence +2", "market -kobold", "market +dragonclaw", "devoured +kobold"],
        extra=lambda s: s.market("kobold", "red_dragon").market_deck("dragonclaw"),
    ),
    Deed("cult_fanatic", "pass", ["influence +2"], extra=lambda s: s.market("kobold")),
    Deed("cult_fanatic", "", ["influence +2"]),
    Deed("enchanter_of_thay", "a araumycos", ["black spy +araumycos"]),
    Deed("enchanter_of_thay", "b spy:eryndlyn-black", ["black spy -eryndlyn", "power +4"], board="spying"),
    Deed("enchanter_of_thay", "b", []),
    Deed("green_wyrmling", "skullport", ["black spy +skullport", "influence +2"]),
    Deed("green_wyrmling", "tsenviilyq", ["black spy +tsenviilyq"]),
    Deed(
        "cleric_of_laogzed",
        f"{WHITE} kanaglym",
        ["white -araumycos__ched_nasad_1", "white +kanaglym", "late +cleric_of_laogzed-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed("cleric_of_laogzed", "", ["late +cleric_of_laogzed-1"], board="alone", end="", circle=""),
    Deed(
        "dragonclaw",
        RED,
        ["red -ched_nasad", "black hall +red", "power +2"],
        extra=lambda s: s.trophies("black", red=4, white=3),
    ),
    Deed(
        "dragonclaw",
        WHITE,
        ["white -araumycos__ched_nasad_1", "black hall +white"],
        extra=lambda s: s.trophies("black", red=4, white=3),
    ),
    Deed("dragonclaw", "", [], board="alone"),
    Deed("blue_wyrmling", RED, ["influence +3", "red -ched_nasad"]),
    Deed("blue_wyrmling", "spy:ched_nasad-red", ["influence +3", "red spy -ched_nasad"]),
    Deed("blue_wyrmling", "", ["influence +3"], board="alone"),
    Deed("red_wyrmling", "", ["power +2", "influence +2"]),
    Deed("rath_modar", "araumycos", ["black deck -2", "black hand +noble 2", "black spy +araumycos"]),
    Deed("rath_modar", "araumycos", ["black spy +araumycos"], board="alone"),
    Deed(
        "white_dragon",
        f"ched_nasad {HALLS} ched_nasad__halls_of_the_scoured_legion_2",
        ["black +ched_nasad", f"black +{HALLS}", "black +ched_nasad__halls_of_the_scoured_legion_2", "black tokens +1"],
        extra=lambda s: s.troops("black", "everfire"),
    ),
    Deed("white_dragon", "", [], board="walled"),
    Deed(
        "green_dragon",
        "a skullport",
        ["black spy +skullport", "red -skullport", "black +skullport", "black hall +red"],
    ),
    Deed(
        "green_dragon",
        "b spy:skullport-black",
        ["black spy -skullport", "red -skullport", "black +skullport", "black hall +red", "black tokens +1"],
        board="spying",
        extra=lambda s: s.troops("black", "menzoberranzan"),
    ),
    Deed("green_dragon", "a everfire", ["black spy +everfire"]),
    Deed("green_dragon", "b pass", [], board="spying"),
    Deed("severin_silrajin", "", ["power +5"]),
    Deed(
        "black_dragon",
        "troop:tsenviilyq-white",
        ["white -tsenviilyq", "black +tsenviilyq", "black hall +white", "black tokens +1"],
        extra=lambda s: s.trophies("black", white=2),
    ),
    Deed("black_dragon", "", [], board="alone", extra=lambda s: s.trophies("black", white=2)),
    Deed(
        "red_dragon",
        RED,
        [
            "red -ched_nasad",
            "black +ched_nasad",
            "black hall +red",
            "red spy -ched_nasad",
            "black tokens +1",
        ],
        extra=lambda s: s.troops("black", "ched_nasad"),
    ),
    Deed("red_dragon", "", [], board="alone"),
    Deed(
        "blue_dragon",
        "",
        ["late +blue_dragon-1", "late +blue_dragon-2"],
        before="noble soldier",
        end="noble soldier",
        circle="noble soldier",
    ),
    Deed("blue_dragon", "", ["late +blue_dragon-1", "late +blue_dragon-2"], before="noble", end="stop", circle=""),
]


@pytest.mark.parametrize("deed", DEEDS, ids=label)
def test_a_card_does_exactly_what_it_says(deed: Deed) -> None:
    do(deed)


def test_every_card_of_the_deck_is_played() -> None:
    assert [card for card in all_of("dragons") if card not in {deed.card for deed in DEEDS}] == []
