"""How many decisions lie ahead of fixed positions, and their order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gruft.games.lords.game import GAME
from gruft.table.table import Table
from tests.games.lords.lords import dungeon, lords
from tests.harness import counts, opens_at


def digging() -> Table:
    return lords(4).lord(0, imps=5).sends(0, "dig_tunnels", 3).ordered().at("carry_out", until="production").table


def hiring() -> Table:
    setting = lords(4).lord(0, food=3, lair=["goblin", "slime"], traps=["pendulum", "fire_wall"])
    setting.table(year=2, monster_offer=["golem", "demon", "troll"]).sends(0, "hire_monster", 3)
    return setting.sends(1, "hire_monster", 2).ordered().at("carry_out", until="production").table


def fighting() -> Table:
    setting = lords(4).table(
        season="autumn", combat_round=1, town=["fireball", "graffiti", "suggestion", "detect_evil"]
    )
    setting.lord(0, party=["warrior_y1_2", "priest_y1_3", "thief_y1_4"], lair=["witch", "vampire", "ghost"])
    setting.lord(0, tiles=dungeon(c1_3="souvenir_shop"), traps=["poisoned_dart"], gold=1)
    return setting.at("planning", until="combat_round").table


@pytest.mark.parametrize(
    ("position", "ahead"),
    [(digging, [8, 52, 312]), (hiring, [4, 7, 11]), (fighting, [2, 8, 22])],
    ids=["digging", "hiring", "fighting"],
)
def test_the_number_of_decisions_ahead(position: Callable[[], Table], ahead: list[int]) -> None:
    assert counts(position()) == ahead


def test_the_order_of_options_is_stable() -> None:
    cells = ["1,2", "1,4", "2,2", "2,4", "3,2", "3,4", "4,3"]
    assert digging().asks[0].keys == [*(f"cell:{cell}" for cell in cells), "stop"]
    assert hiring().asks[0].keys == ["monster:golem.1", "monster:demon.1", "monster:troll.1", "pass"]
    assert fighting().asks[0].keys == ["trap:poisoned_dart.1", "pass"]


@pytest.mark.parametrize("beat", list(GAME.beats))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_can_be_opened_at_every_beat(beat: str, seats: int) -> None:
    opens_at("lords", beat, seats)
