"""Combats with everything: random lairs, traps, rooms and parties, as ordinary random play rarely brings them."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.combat_events import SpellCast
from gruft.games.lords.pieces.content import SPELLS
from gruft.games.lords.pieces.tables import HERO_IDS, HERO_TYPE, HERO_YEAR, MONSTER_IDS, MONSTER_YEAR, TRAP_IDS
from gruft.table.chance import FastChance
from gruft.table.position import open_position
from gruft.table.table import Table
from tests import harness
from tests.games.lords.lords import dungeon

ROOMS = [
    "training_room",
    "dark_room",
    "labyrinth",
    "antimagic_room",
    "tunnel",
    "souvenir_shop",
    "hall_of_fame",
    "cafeteria",
]


def rich_position(seed: int, year: int) -> dict[str, Any]:
    """Four lords with much of everything before the first round of a Combat."""
    dice = FastChance(seed)
    monsters = [name for n, name in enumerate(MONSTER_IDS) if MONSTER_YEAR[n] <= year]
    heroes = [name for n, name in enumerate(HERO_IDS[:34]) if HERO_YEAR[n] == year and HERO_TYPE[n] != "paladin"]
    traps = list(TRAP_IDS)
    rooms = list(ROOMS) if year == 2 else ["souvenir_shop", "chicken_coop", "tunnel", "tunnel"]
    for pieces in (monsters, heroes, traps, rooms):
        dice.shuffle(pieces)
    lords: dict[int, dict[str, Any]] = {}
    for seat in range(4):
        lords[seat] = {
            "gold": dice.below(4),
            "food": dice.below(5),
            "imps": dice.below(4),
            "evil": 5 + dice.below(11),
            "tiles": dungeon(c1_3=rooms.pop(), c1_2="tunnel", c1_4="tunnel"),
            "lair": [monsters.pop() for _ in range(min(len(monsters), 3 + dice.below(4)))],
            "traps": [traps.pop() for _ in range(3 + dice.below(3))],
            "party": [heroes.pop() for _ in range(3)],
            "prison": [heroes.pop()] if dice.below(2) and len(heroes) > 9 - 3 * seat else [],
        }
    town = [name for name, spell in SPELLS.items() if spell.year == year]
    dice.shuffle(town)
    state: dict[str, Any] = {"year": year, "season": "autumn", "combat_round": 1, "town": town[:4], "lords": lords}
    if year == 2:
        state["town_2"] = []
    host = max(range(4), key=lambda seat: lords[seat]["evil"])
    if lords[host]["evil"] >= 10:
        state["paladin"] = host
    return {"seats": 4, "seed": str(seed), "options": {"rules": "first"}, "beat": "combat_round", "state": state}


def play(seed: int, year: int, check: harness.Check, every: int) -> Table:
    """One Combat at random, up to the next Building or the end."""
    answers = 0

    def both(table: Table, dice: FastChance) -> None:
        nonlocal answers
        harness.nothing_impossible(table, dice)
        if answers % every == 0 and table.state.combat_round:
            check(table, dice)
        answers += 1

    table = open_position("lords", rich_position(seed, year))
    with harness.telling(f"rich_position({seed}, {year})"):
        return harness.play_on(
            table, FastChance(seed + 7), check=both, most=500, ended=lambda t: t.over or not t.state.combat_round
        )


@pytest.mark.parametrize("year", [1, 2])
def test_nothing_impossible_happens_in_rich_combats(year: int) -> None:
    spells: set[str] = set()
    for seed in range(60):
        table = play(seed, year, harness.asks_can_be_told, every=4)
        spells |= {event.spell for event in table.log if isinstance(event, SpellCast)}

    assert spells == {f"spell:{name}" for name, spell in SPELLS.items() if spell.year == year}


@pytest.mark.parametrize("year", [1, 2])
def test_rich_combats_hold_every_property(year: int) -> None:
    for seed in range(100, 108):
        play(seed, year, harness.twin_worlds, every=5)
        play(seed, year, harness.copies_are_independent, every=5)
        play(seed, year, harness.goes_through_json, every=9)
        play(seed, year, harness.undo_goes_back, every=3)
        play(seed, year, harness.illegal_keys_are_refused(30), every=9)
