"""The table in the terminal: everything is told by words and shapes, and nothing more than the seat may see."""

from __future__ import annotations

import pytest

from gruft.games.tyrants.seen.terminal import WIDTH
from gruft.table.chance import FastChance
from gruft.table.table import Table
from gruft.texts import LANGUAGES
from tests.games.tyrants.underdark import Game, underdark
from tests.harness import random_game
from tests.harness.drawing import drawn


def shown(game: Game, seat: int | None) -> str:
    return drawn(game.table, seat, "en", WIDTH)


def table() -> Game:
    s = underdark(3, outer="right").fills("black", "everfire").troops("red", "menzoberranzan").spies("red", "skullport")
    s.troops("white", "araumycos__ched_nasad_1").hand("black", "blackguard").hand("red", "deathblade")
    return s.market("weaponmaster").trophies("red", white=2).pool(power=2, influence=1).begin()


def test_it_shows_the_map_by_section_with_shapes_for_the_houses() -> None:
    told = shown(table(), 0)

    assert "centre section" in told and "right section" in told and "left section" not in told
    assert "◆ ◆ ◆" in told and "◆ total control" in told
    assert "● controls ⚑" in told
    assert "Araumycos ○ Ched Nasad" in told
    assert "Black: 2 power, 1 influence" in told


def test_it_shows_cards_with_cost_points_and_text() -> None:
    told = shown(table(), 0)

    assert "Blackguard" in told and "Weaponmaster" in told and "3/6" in told
    assert "Deploy 1 troop." in told


def test_it_shows_the_own_hand_only() -> None:
    game = table()

    assert "Deathblade" in shown(game, 1) and "Blackguard" not in shown(game, 1)
    assert "Deathblade" not in shown(game, None) and "Blackguard" not in shown(game, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_situation_can_be_drawn_within_its_width(lang: str) -> None:
    def check(table: Table, dice: FastChance) -> None:
        lines = drawn(table, dice.below(3), lang, WIDTH).splitlines()
        assert max(len(line.rstrip()) for line in lines) <= WIDTH

    random_game("tyrants", 3, 5, {"deck_one": "demons", "deck_two": "undead"}, check=check, every=60)
