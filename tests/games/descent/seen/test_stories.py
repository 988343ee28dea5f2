"""Every quest is told: what happens between its encounters, and how it ends for either side."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.seen.map_view import maps
from gruft.games.descent.seen.names import names
from gruft.games.descent.seen.stories import stories

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quest_has_its_stories_and_no_two_are_the_same(lang: str) -> None:
    told = stories(lang)

    assert len(told) == 20 * 2 + 17 * 2 + 2
    assert not [ref for ref, text in told.items() if text.startswith("story-")]
    assert len(set(told.values())) == len(told)
    assert set(told) <= set(names(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_encounter_says_what_each_side_wants(lang: str) -> None:
    for name, sheet in maps(lang).items():
        briefing = sheet["briefing"]

        assert briefing["heroes"] and briefing["overlord"] and briefing["story"], name


def test_a_briefing_tells_which_words_are_ours_and_what_the_quest_brings() -> None:
    briefing = maps("en")["castle_daerion_e1"]["briefing"]
    by_id = {one["id"]: one["ours"] for one in briefing["rules"]}

    assert (briefing["number"], briefing["of"], briefing["kind"]) == (1, 2, "act1")
    assert by_id["CD-1"] is False and by_id["CD-2"] is True
    assert briefing["carries"] and QUESTS["castle_daerion"].encounters[0].carry_over
    assert briefing["prize_heroes"]["gold_per_hero"] == 25
    assert maps("de")["the_cardinals_plight_e2"]["briefing"]["prize_heroes"]["relic"] == "card:staff_of_light"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_relic_a_quest_brings_has_a_name(lang: str) -> None:
    promised = [
        map_["briefing"][prize]["relic"] for map_ in maps(lang).values() for prize in ("prize_heroes", "prize_overlord")
    ]

    assert any(promised)
    assert {relic for relic in promised if relic} <= set(names(lang))


def test_a_briefing_names_the_counters_that_are_carried_over_and_no_hidden_ones() -> None:
    carried = {
        part: {one["id"]: one["counters"] for one in map_["briefing"]["carries"]} for part, map_ in maps("en").items()
    }

    assert carried["a_fat_goblin_e1"] == {"FG-C1": ["counter:stolen"]}
    assert carried["castle_daerion_e1"]["CD-C1"] == ["counter:villagers_survived", "counter:villagers_defeated"]
    assert carried["the_ritual_of_shadows_e1"]["RS-C1"] == []
    assert carried["first_blood_e1"] == {}


def test_a_briefing_says_what_everybody_learns_whoever_wins() -> None:
    learned = {part: map_["briefing"]["xp_for_all"] for part, map_ in maps("en").items()}

    assert learned["a_fat_goblin_e1"] == 1
    assert learned["gryvorn_unleashed_e1"] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_briefing_says_how_large_groups_are_what_the_special_token_does_and_how_it_ends(lang: str) -> None:
    told = {part: {one["id"]: one["text"] for one in map_["briefing"]["rules"]} for part, map_ in maps(lang).items()}

    assert told["castle_daerion_e2"]["monster:zombie"].startswith("Zombie: ")
    assert told["the_twin_idols_e1"]["token:idol_key"].count(": ") == 1
    assert len(told["the_masquerade_ball_e1"]["ends"]) > 200
    assert not any("{" in text for rules in told.values() for text in rules.values())
