"""The board in the terminal: complete, in both languages, never wider than 100 columns, nobody's secrets."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from gruft.games.lords.seen.terminal import WIDTH
from gruft.table.chance import FastChance
from gruft.table.table import Table
from gruft.texts import LANGUAGES, Texts
from tests.games.lords.lords import battle, dungeon, lords
from tests.games.lords.trainee import trainee
from tests.harness import random_game
from tests.harness.drawing import drawn


@pytest.mark.parametrize(("seats", "lang"), [(4, "de"), (3, "en"), (2, "de"), (2, "en"), (1, "de")])
def test_every_board_of_a_game_fits_into_100_columns(seats: int, lang: str) -> None:
    def check(table: Table, dice: FastChance) -> None:
        for seat in (None, dice.below(seats)):
            text = drawn(table, seat, lang, WIDTH)
            assert max(cell_len(line) for line in text.splitlines()) <= WIDTH
            assert "[terminal" not in text and "[name" not in text

    random_game("lords", seats, 7, check=check, every=11)


def test_the_board_names_everything_a_player_has() -> None:
    setting = lords(4).lord(
        0,
        gold=4,
        lair=["troll"],
        traps=["pendulum"],
        prison=["thief_y1_1"],
        party=[("warrior_y1_4", 2)],
        seals=2,
        tiles=dungeon(c1_2="souvenir_shop", c1_3="conquered tunnel"),
    )
    table = setting.lord(1, traps=["fire_wall"]).at("choose_orders").table

    mine, other = drawn(table, 0, "en", WIDTH), drawn(table, 1, "en", WIDTH)

    for word in (
        "4 gold",
        "Troll",
        "Pendulum",
        "Thief 3/1",
        "Warrior 5 (A) [3/5]",
        "Red seals: 2",
        "Souvenir Shop 1,2",
        "(tunnel)",
    ):
        assert word in mine, word
    assert "Pendulum" not in other and "Fire Wall" in other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_is_shown_with_its_card_and_what_holds(lang: str) -> None:
    game = battle(["warrior_y1_4", "thief_y1_1"], traps=["trap_door"], lair=["witch"], card="fireball")
    game.answers("trap:trap_door.1", "monster:witch.1")

    text = drawn(game.table, 0, lang, WIDTH)

    for message in ("terminal-lords-no-conquest", "terminal-lords-town"):
        assert Texts("lords", lang).say(message) in text
    assert Texts("lords", lang).name("spell:fireball") in text


def test_the_training_shows_one_board_only() -> None:
    text = drawn(trainee("training_1").table, 0, "en", WIDTH)

    assert "Warrior 3 → Warrior 4 (A) → Priest 3/1" in text
    assert "Get Food" not in text
