"""The dungeon in the terminal: every figure, token and sheet can be read, and no secret."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.seen.terminal import allies
from gruft.table.chance import FastChance
from gruft.texts import Texts
from tests.games.descent.golden import choose
from tests.games.descent.quest_table import fresh, ready, state
from tests.harness.drawing import drawn


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_table_is_drawn_from_set_up_to_the_end(lang: str) -> None:
    table = fresh(3, quest="a_fat_goblin")
    dice = FastChance(4)
    for number in range(700):
        if table.over:
            break
        table.answer(*choose(table, dice, 90, 90))
        if number % 60 == 0:
            text = drawn(table, None, lang)
            assert "[" not in text and text.count("\n") > 10


def test_heroes_monsters_and_tokens_stand_where_they_are() -> None:
    text = drawn(ready(5), 1)

    assert "Grisban the Thirsty" in text and "Mauler" not in text and "Master Ettin" in text
    assert all(letter in text for letter in "ABCD?")


def test_walls_between_spaces_are_drawn_on_both_sides_of_a_row() -> None:
    """Tile 9B lies open to the road only in the middle: a wall runs above the spaces left and right of it."""
    lines = drawn(ready(2, quest="a_fat_goblin"), 1).splitlines()
    row = next(n for n, line in enumerate(lines) if line.startswith("│  4 "))

    assert lines[row - 1].count("──") == 2
    assert lines[row].count("│") > 4


def test_only_signs_that_lie_on_the_map_are_explained() -> None:
    text = drawn(ready(2), 1)

    assert "search token" in text and "water" in text
    assert "lava" not in text and "knocked-out" not in text


def test_heroes_have_no_secrets_from_each_other() -> None:
    view = ready(4).view(None)

    assert allies(view, 1, 2) and not allies(view, 0, 2) and not allies(view, 1, 0)


def test_the_overlords_hand_is_drawn_for_him_alone() -> None:
    table = ready(2)
    hand = Texts("descent", "en").name(table.view(0)["overlord"]["cards"][0])

    assert hand in drawn(table, 0)
    assert hand not in drawn(table, 1).rpartition("Overlord")[2]
    assert len(state(table).ol_hand) == 2


def test_the_overlord_is_named_wherever_he_sits() -> None:
    text = drawn(fresh(3, overlord="last"), 0)

    assert "Overlord, Green: 0 cards" in text


def test_every_ending_has_its_sentence() -> None:
    for lang in ("en", "de"):
        texts = Texts("descent", lang)
        for quest in QUESTS:
            for side in ("heroes", "overlord"):
                assert texts.has(f"ending-{quest}-{side}".replace("_", "-"))
        assert texts.has("ending-rounds")
