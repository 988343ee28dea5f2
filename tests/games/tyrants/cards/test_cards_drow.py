"""Every card of the starting decks, the stacks and the Drow deck: what it does, and when it does nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.deeds import Deed, all_of, do, label

RED = "troop:ched_nasad-red"
WHITE = "troop:araumycos__ched_nasad_1-white"
ROUTE = "ched_nasad__llacerellyn_1"

DEEDS = [
    Deed("noble", "", ["influence +1"]),
    Deed("soldier", "", ["power +1"]),
    Deed("priestess_of_lolth", "", ["influence +2"]),
    Deed("house_guard", "", ["power +2"]),
    Deed(
        "insane_outcast",
        "noble",
        ["black hand -noble", "black discard +noble", "outcasts +1", "black hand -insane_outcast"],
    ),
    Deed("insane_outcast", "pass", []),
    Deed("insane_outcast", "", [], board="alone"),
    # drow
    Deed("advocate", "a", ["influence +2"]),
    Deed("advocate", "b", ["late +advocate-1"], before="noble", end="", circle="noble"),
    Deed("advocate", "b", ["late +advocate-1"], end="", circle=""),
    Deed("spy_master", "araumycos", ["black spy +araumycos"]),
    Deed(
        "spy_master",
        "pass",
        [],
        extra=lambda s: s.spies("black", "araumycos", "everfire", "kanaglym", "labyrinth", "skullport"),
    ),
    Deed("infiltrator", "skullport", ["black spy +skullport", "power +1"]),
    Deed("infiltrator", "tsenviilyq", ["black spy +tsenviilyq"]),
    Deed(
        "advance_scout", "", ["white -araumycos__ched_nasad_1", "black +araumycos__ched_nasad_1", "black hall +white"]
    ),
    Deed("advance_scout", "", [], board="alone"),
    Deed("spellspinner", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "spellspinner",
        "b spy:skullport-black",
        ["black spy -skullport", "red -skullport", "black +skullport", "black hall +red"],
        board="spying",
    ),
    Deed("spellspinner", "b spy:eryndlyn-black", ["black spy -eryndlyn"], board="spying"),
    Deed("spellspinner", "b pass", [], board="spying"),
    Deed("spellspinner", "b", []),
    Deed("blackguard", "a", ["power +2"]),
    Deed("blackguard", f"b {RED}", ["red -ched_nasad", "black hall +red"]),
    Deed("blackguard", "", ["power +2"], board="alone"),
    Deed("inquisitor", "a", ["influence +2"]),
    Deed("inquisitor", f"b {WHITE}", ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed("inquisitor", "", ["influence +2"], board="alone"),
    Deed(
        "drow_negotiator",
        "",
        ["influence +3", "late +drow_negotiator-1"],
        extra=lambda s: s.circle("black", "noble", "noble", "noble", "noble"),
        before="soldier",
        end="",
        circle="noble noble noble noble soldier",
    ),
    Deed("drow_negotiator", "", ["late +drow_negotiator-1"], extra=lambda s: s.circle("black", *["noble"] * 3)),
    Deed(
        "mercenary_squad",
        f"ched_nasad {ROUTE} ched_nasad__llacerellyn_2",
        ["black +ched_nasad", f"black +{ROUTE}", "black +ched_nasad__llacerellyn_2"],
    ),
    Deed("mercenary_squad", "", [], board="walled"),
    Deed("underdark_ranger", "", ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed(
        "underdark_ranger",
        "troop:kanaglym__skullport_1-white troop:kanaglym__tsenviilyq_1-white",
        ["white -kanaglym__skullport_1", "white -kanaglym__tsenviilyq_1", "black hall +white 2"],
        board="walled",
    ),
    Deed("underdark_ranger", "", [], board="alone"),
    Deed("bounty_hunter", "", ["power +3"]),
    Deed(
        "chosen_of_lolth",
        "spy:ched_nasad-red",
        ["red spy -ched_nasad", "late +chosen_of_lolth-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed("chosen_of_lolth", RED, ["red -ched_nasad", "late +chosen_of_lolth-1"]),
    Deed("chosen_of_lolth", "", ["late +chosen_of_lolth-1"], board="alone", end="", circle=""),
    Deed("doppelganger", RED, ["red -ched_nasad", "black +ched_nasad", "black hall +red"]),
    Deed("doppelganger", "", [], board="alone"),
    Deed(
        "master_of_melee_magthere",
        f"a ched_nasad ched_nasad__halls_of_the_scoured_legion_1 {ROUTE} ched_nasad__halls_of_the_scoured_legion_2",
        [
            "black +ched_nasad",
            "black +ched_nasad__halls_of_the_scoured_legion_1",
            f"black +{ROUTE}",
            "black +ched_nasad__halls_of_the_scoured_legion_2",
        ],
    ),
    Deed(
        "master_of_melee_magthere",
        "b troop:tsenviilyq-white",
        ["white -tsenviilyq", "black +tsenviilyq", "black hall +white"],
    ),
    Deed(
        "master_of_melee_magthere",
        "troop:kanaglym__skullport_1-white",
        ["white -kanaglym__skullport_1", "black +kanaglym__skullport_1", "black hall +white"],
        board="walled",
    ),
    Deed("information_broker", "a araumycos", ["black spy +araumycos"]),
    Deed(
        "information_broker",
        "b spy:eryndlyn-black",
        ["black spy -eryndlyn", "black deck -3", "black hand +noble 3"],
        board="spying",
    ),
    Deed("information_broker", "b", []),
    Deed("masters_of_sorcere", "a araumycos everfire", ["black spy +araumycos", "black spy +everfire"]),
    Deed("masters_of_sorcere", "b spy:skullport-black", ["black spy -skullport", "power +4"], board="spying"),
    Deed("masters_of_sorcere", "b", []),
    Deed(
        "weaponmaster",
        "a ched_nasad b ched_nasad__llacerellyn_1",
        [
            "black +ched_nasad",
            "black +ched_nasad__llacerellyn_1",
            "white -araumycos__ched_nasad_1",
            "black hall +white",
        ],
    ),
    Deed(
        "weaponmaster",
        "troop:kanaglym__skullport_1-white a b troop:kanaglym__tsenviilyq_1-white",
        [
            "white -kanaglym__skullport_1",
            "black +kanaglym__skullport_1",
            "white -kanaglym__tsenviilyq_1",
            "black hall +white 2",
        ],
        board="walled",
    ),
    Deed(
        "deathblade",
        f"{RED}",
        ["red -ched_nasad", "white -araumycos__ched_nasad_1", "black hall +red", "black hall +white"],
    ),
    Deed("deathblade", "", [], board="alone"),
    Deed(
        "council_member",
        f"{RED} everfire stop",
        ["red -ched_nasad", "red +everfire", "late +council_member-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed(
        "council_member",
        f"{RED} everfire {WHITE} kanaglym",
        [
            "red -ched_nasad",
            "red +everfire",
            "white -araumycos__ched_nasad_1",
            "white +kanaglym",
            "late +council_member-1",
        ],
    ),
    Deed("council_member", "stop", ["late +council_member-1"]),
    Deed("council_member", "", ["late +council_member-1"], board="alone"),
    Deed(
        "matron_mother",
        "advocate",
        ["black deck -9", "black discard +noble 6", "black discard +soldier 2", "black circle +advocate"],
        extra=lambda s: s.deck("black", "advocate"),
    ),
    Deed("matron_mother", "", [], board="alone"),
]


@pytest.mark.parametrize("deed", DEEDS, ids=label)
def test_a_card_does_exactly_what_it_says(deed: Deed) -> None:
    do(deed)


def test_every_card_of_these_decks_is_played() -> None:
    wanted = all_of("starter") + all_of("supply") + all_of("drow")
    assert [card for card in wanted if card not in {deed.card for deed in DEEDS}] == []
