"""Every card of the Aberrations deck: what it does, and when it does nothing.

The reactions of Grimlock, Ambassador and Umber Hulk are in test_discards.py.
"""

from __future__ import annotations

import pytest

from tests.games.tyrants.deeds import Deed, all_of, do, label

RED = "troop:ched_nasad-red"
WHITE = "troop:araumycos__ched_nasad_1-white"
ROUTE = "ched_nasad__llacerellyn_1"
TWO = ["black +ched_nasad", f"black +{ROUTE}"]
THREE = [*TWO, "black +ched_nasad__llacerellyn_2"]
RED_DISCARDS = ["red hand -noble", "red discard +noble"]

DEEDS = [
    Deed("grimlock", "ched_nasad", ["black +ched_nasad"]),
    Deed("grimlock", "", [], board="walled"),
    Deed("cloaker", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "cloaker",
        "b spy:skullport-black",
        ["black spy -skullport", "red -skullport", "black hall +red"],
        board="spying",
    ),
    Deed("cloaker", "b spy:eryndlyn-black", ["black spy -eryndlyn"], board="spying"),
    Deed("cloaker", "b", []),
    Deed("cranium_rats", f"ched_nasad {ROUTE} noble", TWO + RED_DISCARDS),
    Deed("cranium_rats", "", [], board="walled"),
    Deed("chuul", "skullport noble", ["black spy +skullport", *RED_DISCARDS]),
    Deed("chuul", "everfire", ["black spy +everfire"]),
    Deed("mindwitness", f"{RED} noble", ["red -ched_nasad", "black hall +red", *RED_DISCARDS]),
    Deed("mindwitness", WHITE, ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed("mindwitness", "", [], board="alone"),
    Deed("ambassador", "", ["late +ambassador-1"], before="noble", end="", circle="noble"),
    Deed("ambassador", "", ["late +ambassador-1"], end="", circle=""),
    Deed("nothic", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "nothic",
        "b spy:eryndlyn-black noble",
        ["black spy -eryndlyn", "black deck -1", "black hand +noble", *RED_DISCARDS],
        board="spying",
    ),
    Deed("nothic", "b", []),
    Deed("gauth", "a", ["influence +2"]),
    Deed("gauth", "b noble", ["black deck -1", "black hand +noble", *RED_DISCARDS]),
    Deed("gauth", "", ["influence +2"], board="alone"),
    Deed("spectator", "", ["power +2", "influence +1"]),
    Deed("brainwashed_slave", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "brainwashed_slave",
        "b spy:eryndlyn-black",
        ["black spy -eryndlyn", "power +2", "influence +2"],
        board="spying",
    ),
    Deed("brainwashed_slave", "b", []),
    Deed("umber_hulk", f"ched_nasad {ROUTE} ched_nasad__llacerellyn_2", THREE),
    Deed("umber_hulk", "", [], board="walled"),
    Deed("intellect_devourer", "a", ["influence +3"]),
    Deed("intellect_devourer", f"b {RED} troop:ched_nasad-black", ["red -ched_nasad", "black -ched_nasad"]),
    Deed(
        "intellect_devourer",
        "b spy:skullport-black spy:ched_nasad-red",
        ["black spy -skullport", "red spy -ched_nasad"],
        board="spying",
    ),
    Deed("intellect_devourer", "b stop", []),
    Deed("quaggoth", "", ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed(
        "quaggoth",
        "troop:kanaglym__skullport_1-white",
        ["white -kanaglym__skullport_1", "black hall +white"],
        board="walled",
    ),
    Deed("quaggoth", "", [], board="alone"),
    Deed("puppeteer", "", ["influence +2", "late +puppeteer-1"], before="noble", end="", circle="noble"),
    Deed("puppeteer", "", ["influence +2", "late +puppeteer-1"], end="", circle=""),
    Deed(
        "beholder",
        RED,
        ["red -ched_nasad", "black hall +red", "power +2"],
        extra=lambda s: s.trophies("black", white=5),
    ),
    Deed("beholder", "", ["power +1"], board="alone", extra=lambda s: s.trophies("black", white=5)),
    Deed("beholder", "", [], board="alone"),
    Deed(
        "ulitharid",
        "spectator",
        ["power +2", "influence +1", "market -spectator", "market +neogi", "devoured +spectator"],
        extra=lambda s: s.market("spectator", "gauth", "aboleth").market_deck("neogi"),
    ),
    Deed("ulitharid", "", [], extra=lambda s: s.market("aboleth")),
    Deed(
        "elder_brain",
        "puppeteer",
        ["black deck -1", "black circle +noble", "influence +2", "late +puppeteer-1"],
        extra=lambda s: s.circle("black", "puppeteer"),
        before="soldier",
        end="soldier",
        circle="noble puppeteer soldier",
        hand="noble soldier",
    ),
    Deed("elder_brain", "", ["black deck -1", "black circle +noble", "influence +1"]),
    Deed("elder_brain", "", [], board="alone"),
    Deed(
        "neogi",
        f"ched_nasad {ROUTE} ched_nasad__llacerellyn_2 ched_nasad__halls_of_the_scoured_legion_1",
        [*THREE, "black +ched_nasad__halls_of_the_scoured_legion_1", "late +neogi-1"],
        end="noble",
        circle="",
    ),
    Deed("neogi", "", ["late +neogi-1"], board="walled", end="", circle=""),
    Deed("aboleth", "a araumycos everfire", ["black spy +araumycos", "black spy +everfire"], board="spying"),
    Deed("aboleth", "b", ["black deck -2", "black hand +noble 2"], board="spying"),
    Deed("aboleth", "araumycos everfire", ["black spy +araumycos", "black spy +everfire"], board="alone"),
    Deed(
        "death_tyrant",
        "ched_nasad troop:ched_nasad-red troop:ched_nasad-red",
        ["red -ched_nasad 2", "black hall +red 2", "influence +2"],
        extra=lambda s: s.troops("red", "ched_nasad"),
    ),
    Deed("death_tyrant", "ched_nasad stop", []),
    Deed("death_tyrant", "stop", []),
    Deed("death_tyrant", "", [], board="walled"),
]


@pytest.mark.parametrize("deed", DEEDS, ids=label)
def test_a_card_does_exactly_what_it_says(deed: Deed) -> None:
    do(deed)


def test_every_card_of_the_deck_is_played() -> None:
    assert [card for card in all_of("aberrations") if card not in {deed.card for deed in DEEDS}] == []
