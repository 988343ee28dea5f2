"""The maps of the quest book as everybody may look at them before a table is opened."""

from __future__ import annotations

import json

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.maps import encounter_map
from gruft.games.descent.seen.map_view import door_views, maps
from gruft.texts import LANGUAGES
from tests.rule import rule

PARTS = [part for quest in QUESTS.values() for part in quest.encounters]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_map_can_be_looked_at_in_both_languages(lang: str) -> None:
    shown = maps(lang)

    assert list(shown) == [part.id for part in PARTS]
    assert len({sheet["title"] for sheet in shown.values()}) == 37
    assert json.loads(json.dumps(shown)) == shown
    for part in PARTS:
        sheet = shown[part.id]
        assert sheet["size"] == list(part.map.size)
        assert len(sheet["spaces"]) == sum(len(row) - row.count("_") for row in part.map.grid)
        assert [area["name"] for area in sheet["areas"]] == [area.name(lang) for area in part.areas]
        assert [door["closed"] for door in sheet["doors"]] == [door.state == "closed" for door in part.map.doors]
        assert [door["locked"] for door in sheet["doors"]] == [door.kind == "locked" for door in part.map.doors]
        assert len(sheet["search"]) == len(part.search.spaces)
        assert len(sheet["start"]) >= 4


@rule("DE-INFO-03")
def test_a_face_down_token_shows_its_back_to_everybody() -> None:
    shown = maps("en")

    def kinds(name: str) -> set[str]:
        return {token["ref"].partition(".")[0] for token in shown[name]["tokens"]}

    assert kinds("a_fat_goblin_e2") == {"token:prisoner"}
    assert kinds("the_masquerade_ball_e1") == {"token:guest"}
    assert kinds("the_overlord_revealed_e1") == {"token:shadow_rune", "token:key"}
    assert kinds("enduring_the_elements_e1") == {
        f"token:{shrine}_shrine" for shrine in ("water", "earth", "fire", "air")
    }, "which shrine is which is known to all"


@rule("DE-DOOR-03")
def test_a_door_that_was_unlocked_is_only_closed_and_one_that_is_gone_is_not_there() -> None:
    laid = encounter_map("the_cardinals_plight", 1)

    def told(closed: int, locked: int, gone: int) -> list[tuple[bool, bool]]:
        return [(door["closed"], door["locked"]) for door in door_views(laid, closed, locked, gone)]

    assert told(0b111, 0b001, 0) == [(True, True), (True, False), (True, False)]
    assert told(0b111, 0, 0) == [(True, False), (True, False), (True, False)]
    assert told(0b110, 0b001, 0)[0] == (False, False)
    assert len(told(0b110, 0b001, 0b001)) == 2


def test_a_sleeping_dragon_is_one_figure_on_six_spaces_and_villagers_are_four() -> None:
    shown = maps("de")
    (dragon,) = [figure for figure in shown["the_dawnblade_e2"]["figures"] if figure["ref"].startswith("npc:")]

    assert len(dragon["spaces"]) == 6
    assert len(shown["castle_daerion_e1"]["figures"]) == 4
