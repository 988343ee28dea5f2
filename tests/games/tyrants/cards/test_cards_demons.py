"""Every card of the Demons deck: what it does, and when it does nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.deeds import Deed, all_of, do, label

RED = "troop:ched_nasad-red"
WHITE = "troop:araumycos__ched_nasad_1-white"
ROUTE = "ched_nasad__llacerellyn_1"
TWO = ["black +ched_nasad", f"black +{ROUTE}"]
ATE = ["black hand -noble", "devoured +noble"]

DEEDS = [
    Deed(
        "gibbering_mouther",
        f"ched_nasad {ROUTE}",
        [*TWO, "outcasts -1", "red discard +insane_outcast"],
    ),
    Deed(
        "gibbering_mouther",
        "kanaglym kanaglym__skullport_1",
        ["black +kanaglym", "black +kanaglym__skullport_1"],
        board="alone",
    ),
    Deed("gibbering_mouther", "", [], board="walled"),
    Deed("night_hag", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "night_hag",
        "b spy:eryndlyn-black",
        ["black spy -eryndlyn", "black deck -2", "black hand +noble 2"],
        board="spying",
    ),
    Deed("night_hag", "b", []),
    Deed("mind_flayer", "noble a", [*ATE, "influence +3"]),
    Deed("mind_flayer", f"noble b {RED}", [*ATE, "red -ched_nasad", "black hall +red"]),
    Deed("mind_flayer", "pass", []),
    Deed("mind_flayer", "", [], board="alone"),
    Deed("myconid_adult", "", ["influence +2", "outcasts -1", "red discard +insane_outcast"]),
    Deed(
        "myconid_adult",
        "seat:2",
        ["influence +2", "outcasts -1", "blue discard +insane_outcast"],
        seats=3,
    ),
    Deed("myconid_adult", "", ["influence +2"], extra=lambda s: s.outcasts(0)),
    Deed(
        "hezrou",
        f"{WHITE} kanaglym",
        ["white -araumycos__ched_nasad_1", "white +kanaglym", "black deck -1", "black circle +noble"],
    ),
    Deed("hezrou", "", [], board="alone"),
    Deed(
        "derro",
        "troop:tsenviilyq-white",
        ["white -tsenviilyq", "black +tsenviilyq", "black hall +white", "outcasts -1", "black discard +insane_outcast"],
    ),
    Deed("derro", "", ["outcasts -1", "black discard +insane_outcast"], board="alone"),
    Deed("derro", "", [], board="alone", extra=lambda s: s.outcasts(0)),
    Deed(
        "myconid_sovereign",
        "",
        ["outcasts -1", "red discard +insane_outcast", "late +myconid_sovereign-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed("myconid_sovereign", "", ["late +myconid_sovereign-1"], extra=lambda s: s.outcasts(0), end="", circle=""),
    Deed(
        "ghoul",
        "",
        ["power +2", "outcasts -2", "red discard +insane_outcast", "blue discard +insane_outcast"],
        seats=3,
    ),
    Deed("ghoul", "", ["power +2"], extra=lambda s: s.outcasts(0)),
    Deed("ettin", f"a ched_nasad {ROUTE} ched_nasad__llacerellyn_2", [*TWO, "black +ched_nasad__llacerellyn_2"]),
    Deed("ettin", "b", ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed(
        "ettin",
        "troop:kanaglym__skullport_1-white troop:kanaglym__tsenviilyq_1-white",
        ["white -kanaglym__skullport_1", "white -kanaglym__tsenviilyq_1", "black hall +white 2"],
        board="walled",
    ),
    Deed("jackalwere", "a araumycos", ["black spy +araumycos"]),
    Deed("jackalwere", "b spy:eryndlyn-black", ["black spy -eryndlyn", "power +2", "influence +2"], board="spying"),
    Deed("jackalwere", "b", []),
    Deed(
        "glabrezu",
        f"noble {RED}",
        [*ATE, "red -ched_nasad", "white -araumycos__ched_nasad_1", "black hall +red", "black hall +white"],
    ),
    Deed("glabrezu", "pass", []),
    Deed("glabrezu", "noble", ATE, board="alone", hand="noble"),
    Deed(
        "succubus",
        "noble skullport",
        [*ATE, "black spy +skullport", "red -skullport", "black hall +red"],
    ),
    Deed("succubus", "noble everfire", [*ATE, "black spy +everfire"]),
    Deed("succubus", "pass", []),
    Deed("nalfeshnee", "", ["influence +3", "black deck -1", "black circle +noble"]),
    Deed("nalfeshnee", "", ["influence +3"], board="alone"),
    Deed("vrock", "a araumycos", ["black spy +araumycos"]),
    Deed("vrock", "b spy:eryndlyn-black", ["black spy -eryndlyn", "power +5"], board="spying"),
    Deed("vrock", "b", []),
    Deed("grazzt", "a araumycos everfire", ["black spy +araumycos", "black spy +everfire"]),
    Deed(
        "grazzt",
        "b spy:skullport-black stop",
        ["black spy -skullport", "red -skullport", "black +skullport", "black hall +red"],
        board="spying",
    ),
    Deed(
        "grazzt",
        "b spy:eryndlyn-black spy:skullport-black eryndlyn",
        [
            "black spy -skullport",
            "black spy -eryndlyn",
            "red -skullport",
            "black +skullport",
            "black hall +red",
        ],
        board="spying",
    ),
    Deed("grazzt", "b pass", [], board="spying"),
    Deed("grazzt", "b", []),
    Deed(
        "zuggtmoy",
        "noble",
        ["black circle -noble", "devoured +noble", "influence +3", "late +zuggtmoy-1"],
        extra=lambda s: s.circle("black", "noble"),
        before="soldier",
        end="soldier",
        circle="soldier",
    ),
    Deed("zuggtmoy", "pass", [], extra=lambda s: s.circle("black", "noble")),
    Deed("zuggtmoy", "", []),
    Deed(
        "balor",
        "noble troop:tsenviilyq-white ched_nasad",
        [*ATE, "white -tsenviilyq", "black +tsenviilyq", "black hall +white", "black +ched_nasad"],
    ),
    Deed("balor", "pass", []),
    Deed("balor", "", [], board="alone"),
    Deed("marilith", "noble", [*ATE, "power +5"]),
    Deed("marilith", "pass", []),
    Deed("marilith", "", [], board="alone"),
    Deed(
        "demogorgon",
        "noble troop:kanaglym__skullport_1-white troop:kanaglym__tsenviilyq_1-white",
        [
            *ATE,
            "white -kanaglym__skullport_1",
            "white -kanaglym__tsenviilyq_1",
            "black +kanaglym__skullport_1",
            "black +kanaglym__tsenviilyq_1",
            "black hall +white 2",
            "outcasts -2",
            "red discard +insane_outcast 2",
        ],
        board="walled",
        hand="noble",
    ),
    Deed("demogorgon", "pass", []),
    Deed("demogorgon", "", [], board="alone"),
    Deed(
        "orcus",
        f"noble {RED} trophy:black-red araumycos trophy:black-white everfire",
        [
            *ATE,
            "red -ched_nasad",
            "red +araumycos",
            "white -araumycos__ched_nasad_1",
            "white +everfire",
        ],
    ),
    Deed(
        "orcus",
        f"noble {RED} stop",
        [*ATE, "red -ched_nasad", "white -araumycos__ched_nasad_1", "black hall +red", "black hall +white"],
    ),
    Deed("orcus", "pass", []),
]


@pytest.mark.parametrize("deed", DEEDS, ids=label)
def test_a_card_does_exactly_what_it_says(deed: Deed) -> None:
    do(deed)


def test_every_card_of_the_deck_is_played() -> None:
    assert [card for card in all_of("demons") if card not in {deed.card for deed in DEEDS}] == []
