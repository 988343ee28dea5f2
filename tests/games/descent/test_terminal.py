"""The dungeon in the terminal: every figure, token and sheet can be read, and no secret."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from gruft.games.descent.terminal import draw
from gruft.table.chance import FastChance
from gruft.texts import Texts
from tests.games.descent.golden import choose
from tests.games.descent.quest_table import fresh, ready, state


def shown(table: object, seat: int | None, lang: str = "en") -> str:
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(draw(table.view(seat), Texts("descent", lang)))  # type: ignore[attr-defined]
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_is_drawn_from_set_up_to_the_end(lang: str) -> None:
    table = fresh(3, quest="a_fat_goblin")
    dice = FastChance(4)
    for number in range(700):
        if table.over:
            break
        table.answer(*choose(table, dice, 90, 90))
        if number % 60 == 0:
            text = shown(table, None, lang)
            assert "[" not in text and text.count("\n") > 10


def test_heroes_monsters_and_tokens_stand_where_they_are() -> None:
    text = shown(ready(5), 1)

    assert "Grisban the Thirsty" in text and "Mauler" not in text and "Master Ettin" in text
    assert all(letter in text for letter in "ABCD?")


def test_the_overlords_hand_is_drawn_for_him_alone() -> None:
    table = ready(2)
    hand = Texts("descent", "en").name(table.view(0)["overlord"]["cards"][0])

    assert hand in shown(table, 0)
    assert hand not in shown(table, 1).rpartition("Overlord")[2]
    assert len(state(table).ol_hand) == 2
