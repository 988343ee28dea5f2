"""Every card of the Elemental deck: what it does, and when it does nothing."""

from __future__ import annotations

import pytest

from tests.games.tyrants.deeds import Deed, all_of, do, label

RED = "troop:ched_nasad-red"
WHITE = "troop:araumycos__ched_nasad_1-white"
ROUTE = "ched_nasad__llacerellyn_1"
TWO = ["black +ched_nasad", f"black +{ROUTE}"]
DRAW = ["black deck -1", "black hand +noble"]

DEEDS = [
    Deed("water_elemental", f"ched_nasad {ROUTE} crushing_wave_cultist", TWO + DRAW, hand="crushing_wave_cultist"),
    Deed("water_elemental", f"ched_nasad {ROUTE} pass", TWO, hand="crushing_wave_cultist"),
    Deed("water_elemental", f"ched_nasad {ROUTE}", TWO),
    Deed("water_elemental", "", [], board="walled"),
    Deed(
        "black_earth_cultist",
        "black_earth_cultist",
        ["late +black_earth_cultist-1", "influence +2"],
        hand="black_earth_cultist",
    ),
    Deed(
        "black_earth_cultist",
        "",
        ["late +black_earth_cultist-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed(
        "crushing_wave_cultist",
        f"{ROUTE} ched_nasad__llacerellyn_2",
        [
            "white -araumycos__ched_nasad_1",
            "black hall +white",
            f"black +{ROUTE}",
            "black +ched_nasad__llacerellyn_2",
        ],
        before="water_elemental ched_nasad ched_nasad__halls_of_the_scoured_legion_1 pass",
    ),
    Deed("crushing_wave_cultist", "", ["white -araumycos__ched_nasad_1", "black hall +white"]),
    Deed("crushing_wave_cultist", "", [], board="alone"),
    Deed(
        "howling_hatred_cultist",
        "a araumycos air_elemental",
        ["black spy +araumycos", "power +1"],
        hand="air_elemental",
    ),
    Deed("howling_hatred_cultist", "b spy:eryndlyn-black", ["black spy -eryndlyn", "influence +3"], board="spying"),
    Deed("howling_hatred_cultist", "b", []),
    Deed("fire_elemental", "a fire_elemental", ["power +2", *DRAW], hand="fire_elemental"),
    Deed("fire_elemental", "b pass", ["influence +2"], hand="fire_elemental"),
    Deed("fire_elemental", "b", ["influence +2"]),
    Deed(
        "air_elemental",
        f"b spy:eryndlyn-black ched_nasad {ROUTE} ched_nasad__llacerellyn_2",
        ["black spy -eryndlyn", *TWO, "black +ched_nasad__llacerellyn_2"],
        board="spying",
    ),
    Deed(
        "air_elemental",
        "a araumycos",
        ["black spy +araumycos", *DRAW],
        before="howling_hatred_cultist a everfire pass",
        hand="air_elemental",
    ),
    Deed("air_elemental", "b", []),
    Deed("earth_elemental", RED, ["influence +1", "red -ched_nasad"]),
    Deed(
        "earth_elemental",
        "spy:ched_nasad-red",
        ["influence +1", "red spy -ched_nasad", *DRAW],
        before="black_earth_cultist pass",
    ),
    Deed("earth_elemental", "", ["influence +1"], board="alone"),
    Deed(
        "fire_elemental_myrmidon",
        "",
        ["power +2", "late +fire_elemental_myrmidon-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed(
        "fire_elemental_myrmidon",
        "",
        ["power +2", "late +fire_elemental_myrmidon-1"],
        before="fire_elemental a pass",
        end="",
        circle="",
    ),
    Deed(
        "water_elemental_myrmidon",
        "",
        ["white -araumycos__ched_nasad_1", "black hall +white", "late +water_elemental_myrmidon-1"],
        before="soldier",
        end="",
        circle="soldier",
    ),
    Deed("water_elemental_myrmidon", "", ["late +water_elemental_myrmidon-1"], board="alone", end="", circle=""),
    Deed(
        "earth_elemental_myrmidon",
        "",
        ["influence +2", "late +earth_elemental_myrmidon-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed("earth_elemental_myrmidon", "", ["influence +2", "late +earth_elemental_myrmidon-1"], end="", circle=""),
    Deed(
        "air_elemental_myrmidon",
        "araumycos",
        ["black spy +araumycos", "late +air_elemental_myrmidon-1"],
        before="noble",
        end="",
        circle="noble",
    ),
    Deed(
        "air_elemental_myrmidon",
        "araumycos",
        ["black spy +araumycos", "late +air_elemental_myrmidon-1"],
        end="",
        circle="",
    ),
    Deed("eternal_flame_cultist", RED, ["red -ched_nasad", "black hall +red"]),
    Deed(
        "eternal_flame_cultist",
        WHITE,
        ["white -araumycos__ched_nasad_1", "black hall +white", "power +2"],
        before="fire_elemental a pass",
    ),
    Deed("eternal_flame_cultist", "", [], board="alone"),
    Deed(
        "aerisi_kalinoth",
        "araumycos air_elemental",
        [
            "power +1",
            "black spy +araumycos",
            "market -air_elemental",
            "market +imix",
            "black discard +air_elemental",
        ],
        extra=lambda s: s.market("air_elemental", "howling_hatred_cultist", "yan_c_bin").market_deck("imix"),
    ),
    Deed(
        "aerisi_kalinoth",
        "araumycos",
        ["power +1", "black spy +araumycos"],
        extra=lambda s: s.market("yan_c_bin", "water_elemental"),
    ),
    Deed(
        "gar_shatterkeel",
        f"ched_nasad {ROUTE} ched_nasad__llacerellyn_2",
        [
            *TWO,
            "black +ched_nasad__llacerellyn_2",
            "market -water_elemental",
            "market +imix",
            "black discard +water_elemental",
        ],
        extra=lambda s: s.market("water_elemental", "olhydra").market_deck("imix"),
    ),
    Deed("gar_shatterkeel", "", [], board="walled"),
    Deed(
        "marlos_urnrayle",
        "",
        [
            "influence +1",
            "late +marlos_urnrayle-1",
            "market -earth_elemental",
            "market +imix",
            "black discard +earth_elemental",
        ],
        extra=lambda s: s.market("earth_elemental", "ogremoch").market_deck("imix"),
        before="noble",
        end="",
        circle="noble",
    ),
    Deed("marlos_urnrayle", "", ["influence +1", "late +marlos_urnrayle-1"], end="", circle=""),
    Deed(
        "vanifer",
        RED,
        [
            "red -ched_nasad",
            "black hall +red",
            "market -fire_elemental",
            "market +olhydra",
            "black discard +fire_elemental",
        ],
        extra=lambda s: s.market("fire_elemental", "imix").market_deck("olhydra"),
    ),
    Deed("vanifer", "", [], board="alone"),
    Deed(
        "olhydra",
        "troop:tsenviilyq-white",
        ["white -tsenviilyq", "black +tsenviilyq", "black hall +white"],
    ),
    Deed(
        "olhydra",
        f"troop:tsenviilyq-white water_elemental {ROUTE} tsenviilyq",
        ["white -tsenviilyq", "black +tsenviilyq 2", "black hall +white", f"black +{ROUTE}", "influence +1"],
        hand="water_elemental",
    ),
    Deed("olhydra", "", [], board="alone"),
    Deed(
        "ogremoch",
        "earth_elemental",
        ["influence +2", "late +ogremoch-1", "late +ogremoch-2"],
        before="noble soldier",
        hand="noble soldier earth_elemental",
        end="late:ogremoch-1 noble",
        circle="noble soldier",
    ),
    Deed("ogremoch", "", ["influence +2", "late +ogremoch-1"], before="noble", end="", circle="noble"),
    Deed("ogremoch", "", ["influence +2", "late +ogremoch-1"], end="", circle=""),
    Deed("imix", "", ["power +6"], before="fire_elemental a pass"),
    Deed("imix", "pass", ["power +4"], hand="fire_elemental"),
    Deed("imix", "", ["power +4"]),
    Deed(
        "yan_c_bin",
        "skullport",
        ["black spy +skullport", "red -skullport", "black hall +red"],
    ),
    Deed(
        "yan_c_bin",
        "skullport everfire",
        ["black spy +skullport", "black spy +everfire", "red -skullport", "black hall +red"],
        before="air_elemental a araumycos pass",
    ),
    Deed("yan_c_bin", "everfire", ["black spy +everfire"]),
]


@pytest.mark.parametrize("deed", DEEDS, ids=label)
def test_a_card_does_exactly_what_it_says(deed: Deed) -> None:
    do(deed)


def test_every_card_of_the_deck_is_played() -> None:
    assert [card for card in all_of("elemental") if card not in {deed.card for deed in DEEDS}] == []
