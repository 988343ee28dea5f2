"""The components add up to what the rule book and the component lists say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gruft.games.lords.pieces import content
from gruft.games.lords.pieces.content import (
    BOARD,
    EVENTS,
    GIFTS,
    HEROES,
    MONSTERS,
    PLACES,
    POINTS,
    ROOMS,
    SCENARIOS,
    SPECIAL_EVENTS,
    SPELLS,
    TITLES,
    TRAPS,
    ZONES,
)
from gruft.table.rules import load_ledger
from tests.rule import rule

CATALOGUES: dict[str, dict[str, Any]] = {
    name: getattr(content, name)
    for name in ("PLACES", "MONSTERS", "HEROES", "TRAPS", "SPELLS", "EVENTS", "SPECIAL_EVENTS", "ROOMS", "TITLES")
}


def test_the_ledger_holds_every_rule_and_every_ruling() -> None:
    ledger = load_ledger("lords")

    kinds = Counter(entry.kind for entry in ledger.rules)

    assert kinds == {"rule": 230, "refusal": 18, "variant": 10, "ruling": 69}
    assert all(entry.en and entry.de and entry.source for entry in ledger.rules)
    assert not [entry.id for entry in ledger.rules if entry.en == entry.de]


def test_there_are_24_monster_tiles_half_of_them_for_each_year() -> None:
    assert [sum(m.copies[year] for m in MONSTERS.values()) for year in (0, 1)] == [12, 12]
    assert len(MONSTERS) == 9
    assert [m.id for m in MONSTERS.values() if m.is_ghost] == ["ghost"]
    assert sum(sum(m.copies) for m in MONSTERS.values() if m.troll_token) == 3


def test_there_are_four_heroes_of_each_type_a_year_and_a_paladin() -> None:
    counts = Counter((h.year, h.type) for h in HEROES.values())

    for year in (1, 2):
        assert [counts[year, kind] for kind in ("warrior", "thief", "priest", "wizard")] == [4] * 4
        assert counts[year, "paladin"] == 1


@rule("DL-SETUP-08")
def test_27_trap_cards_make_one_deck() -> None:
    assert [t.copies for t in TRAPS.values()] == [3] * 9


def test_combat_cards_have_the_fatigue_numbers_of_the_rule_book() -> None:
    fatigue = {year: Counter(s.fatigue for s in SPELLS.values() if s.year == year) for year in (1, 2)}

    assert fatigue[1] == {0: 1, 1: 4, 2: 4}
    assert fatigue[2] == {1: 1, 2: 4, 3: 4}


def test_there_are_16_rooms_and_only_those_of_year_1_have_a_zone() -> None:
    assert Counter((r.year, r.kind) for r in ROOMS.values()) == {
        (1, "production"): 8,
        (2, "combat"): 4,
        (2, "scoring"): 4,
    }
    assert Counter(r.zone for r in ROOMS.values()) == {"upper": 2, "lower": 2, "edge": 2, "center": 2, "": 8}
    assert {name: len(cells) for name, cells in ZONES.items()} == {"upper": 10, "lower": 10, "edge": 14, "center": 6}


def test_events_titles_gifts_and_places_are_complete() -> None:
    assert list(EVENTS) == ["pay_day", "taxes", "special_event"]
    assert len(SPECIAL_EVENTS) == 9
    assert len(TITLES) == 7
    assert list(GIFTS) == ["wand", "amulet", "clover", "potion", "blank"]
    assert [p.order for p in PLACES.values()] == list(range(1, 9))


@rule("DL-SETUP-02", "DL-SETUP-04")
def test_the_board_has_20_cells_three_tunnels_and_an_evil_track_of_15_fields() -> None:
    assert (BOARD.rows, BOARD.columns) == (4, 5)
    assert BOARD.starting_tunnels == ((1, 3), (2, 3), (3, 3))
    assert (BOARD.evil_fields, BOARD.evil_start, BOARD.paladin_field) == (15, 5, 10)


def test_the_score_sheet_has_the_printed_numbers() -> None:
    assert (POINTS.unconquered_room, POINTS.monster, POINTS.hero, POINTS.paladin) == (2, 1, 2, 5)
    assert (POINTS.conquered_tile, POINTS.red_seal) == (-2, -3)
    assert POINTS.title_alone == (2, 3, 3)
    assert POINTS.title_shared == (1, 2, 2)


@rule("DL-TRAIN-01")
def test_the_training_uses_every_hero_of_year_1_but_the_wizards_once() -> None:
    parties = [name for s in SCENARIOS.values() if not s.room for name in s.party]

    assert sorted(parties) == sorted(h.id for h in HEROES.values() if h.year == 1 and h.type in TRAINED)
    assert all(len(s.party) == 3 and s.food <= 1 and s.gold <= 1 for s in SCENARIOS.values())


TRAINED = ("warrior", "thief", "priest")


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_component_is_named_in_both_languages_and_says_where_it_comes_from(catalogue: str) -> None:
    for ident, record in CATALOGUES[catalogue].items():
        assert record.id == ident
        assert record.name("en") and record.name("de"), ident
        if catalogue != "TITLES":
            assert record.source in ("seed", "public", "reconstructed"), ident
