"""The twenty quest files: complete, in both languages, and naming only what exists.

Not here: their maps (test_map.py, test_quest_maps.py).
"""

from __future__ import annotations

from collections import Counter

import pytest

from gruft.games.descent.meta import META
from gruft.games.descent.moments.quest import SCRIPTS, Quest
from gruft.games.descent.pieces import content
from gruft.games.descent.pieces.atlas import COMMON_RULES, QUESTS, TILES, Encounter
from gruft.games.descent.pieces.quest_parts import with_heroes
from gruft.table.game import load_game, load_meta
from gruft.texts import LANGUAGES, Texts
from tests.harness.speech import dashed

PARTS = [(quest, part) for quest in QUESTS.values() for part in quest.encounters]
BY_NAME = pytest.mark.parametrize("part", [pytest.param(part, id=part.id) for _, part in PARTS])
SIDES = {"heroes", "monsters"}
COUNTERS = {"villagers_defeated", "villagers_survived", "zombies_left"}


def test_the_quest_book_has_twenty_quests_with_37_encounters() -> None:
    assert [quest.order for quest in QUESTS.values()] == list(range(1, 21))
    assert Counter(quest.kind for quest in QUESTS.values()) == {
        "introduction": 1,
        "act1": 5,
        "interlude": 2,
        "act2": 10,
        "finale": 2,
    }
    assert len(PARTS) == 37
    assert sum(quest.standalone for quest in QUESTS.values()) == 16
    for quest in QUESTS.values():
        assert quest.act == (2 if quest.kind in ("act2", "finale") else 1)
        assert [part.number for part in quest.encounters] == list(range(1, len(quest.encounters) + 1))
        assert [part.id for part in quest.encounters] == [f"{quest.id}_e{part.number}" for part in quest.encounters]


def test_the_lobby_offers_exactly_the_quests_that_can_be_played() -> None:
    offered = next(choice.values for choice in META.choices if choice.id == "quest")
    load_game("descent")  # registers the scripts

    whole = {name for name, script in SCRIPTS.items() if name in QUESTS and type(script) is not Quest}
    assert set(offered) == {name for name in whole if QUESTS[name].standalone}
    assert list(offered) == [name for name in QUESTS if name in offered]


def test_everything_is_said_in_two_languages() -> None:
    rules = [rule for quest in QUESTS.values() for rule in quest.all_rules()] + list(COMMON_RULES)

    assert len({rule.id for rule in rules}) == len(rules) == 345
    assert [rule.id for rule in rules if not rule.text_en or not rule.text_de or rule.text_en == rule.text_de] == []
    for quest in QUESTS.values():
        assert quest.story_en and quest.story_de and quest.story_en != quest.story_de
        assert quest.rewards.special is None or quest.rewards.special.text_en != quest.rewards.special.text_de
    for _, part in PARTS:
        assert bool(part.ends_en) == bool(part.ends_de) and (part.ends_en != part.ends_de or not part.ends_en)
        for group in part.fixed:
            assert (group.size == "card") == (not group.size_en) == (not group.size_de)
        assert part.search.unique is None or part.search.unique.effect_en != part.search.unique.effect_de


def test_every_quest_says_how_each_side_wins_each_encounter() -> None:
    assert [part.id for _, part in PARTS if not part.victory_heroes or not part.victory_overlord] == []


@BY_NAME
def test_areas_and_tiles_of_an_encounter_exist(part: Encounter) -> None:
    areas = {area.id for area in part.areas}
    keys = [tile.key for tile in part.map.tiles]
    named = {part.hero_start}
    for fixed in part.fixed:
        named |= {fixed.area, fixed.overflow, fixed.minions_area, *fixed.areas_choice}
    for group in (with_heroes(one, heroes) for one in part.open for heroes in (2, 3, 4)):
        named |= {group.area, group.overflow, *group.areas_choice}
    named |= {lieutenant.area for lieutenant in part.lieutenants} | {npc.area for npc in part.npcs}

    assert named - {""} <= areas
    assert len(areas) == len(part.areas) and len(set(keys)) == len(keys)
    assert {key for area in part.areas for key in area.tiles} <= set(keys)
    assert {tile.tile for tile in part.map.tiles} <= set(TILES)
    assert all(len(row) == part.map.size[0] for row in part.map.grid)
    assert len(part.map.grid) == part.map.size[1]
    assert len({door.id for door in part.map.doors}) == len(part.map.doors)


@BY_NAME
def test_figures_of_an_encounter_exist(part: Encounter) -> None:
    traits = {trait for monster in content.MONSTERS.values() for trait in monster.traits}

    assert {group.group for group in part.fixed} <= set(content.MONSTERS)
    assert bool(part.open) == bool(part.open_traits) and set(part.open_traits) <= traits
    assert [group.slot for group in part.open] == list(range(1, len(part.open) + 1))
    for group in part.fixed:
        assert bool(group.per) == (group.size == "master_plus") and group.per in COUNTERS | {""}
        assert bool(group.area or group.areas_choice) == (group.size != "none")
    for lieutenant in part.lieutenants:
        assert lieutenant.lieutenant in content.LIEUTENANTS
        assert not lieutenant.relic or lieutenant.relic in content.RELICS
    for npc in part.npcs:
        assert not npc.card_of or npc.card_of in content.LIEUTENANTS
        assert npc.spaces or npc.count_from in COUNTERS
        for person in (with_heroes(npc, heroes) for heroes in (2, 3, 4)):
            assert person.treated_as == "token" or person.health or person.health_by_heroes.keys() == {2, 3, 4}
            assert bool(person.attack) == bool(person.attack_type)
            assert {*person.defense, *person.attack} <= set(content.DICE)


@BY_NAME
def test_rules_named_by_other_parts_of_a_quest_are_its_own(part: Encounter) -> None:
    quest = next(quest for quest, other in PARTS if other is part)
    own = {rule.id for rule in quest.all_rules()}
    named = {group.brought_by for group in part.open} | {npc.brought_by for npc in part.npcs}
    named |= {rule for lieutenant in part.lieutenants for rule in (lieutenant.brought_by, lieutenant.only_if)}

    assert named - {""} <= own


@BY_NAME
def test_tokens_of_an_encounter_are_counted_and_have_carriers(part: Encounter) -> None:
    carriers = SIDES | {"open_1"} | set(content.MONSTERS) | set(content.LIEUTENANTS)
    for token in part.tokens:
        assert set(token.carry) <= carriers, token.id
        assert bool(token.spaces) != bool(token.pool), token.id
        assert bool(token.count or token.per_hero) == bool(token.pool), token.id
        assert len(token.faces) in (0, len(token.spaces)), token.id
        assert token.shuffled != token.face_up, token.id
    assert (part.search.place == "heroes_plus_unique") == (part.search.unique is not None)
    assert len(part.search.spaces) >= 4 * part.search.per_hero + (part.search.unique is not None)


@BY_NAME
def test_reinforcements_come_from_groups_of_the_encounter_to_its_areas(part: Encounter) -> None:
    own = {group.group for group in part.fixed} | {f"open_{group.slot}" for group in part.open}
    areas = {area.id for area in part.areas}
    tokens = {token.id for token in part.tokens}
    for wave in part.reinforcements:
        assert wave.groups and set(wave.groups) <= own, wave.id
        assert bool(wave.areas) + wave.own_area + bool(wave.near) == 1, wave.id
        assert set(wave.areas) <= areas and {wave.near} - {""} <= tokens, wave.id
        assert wave.after in {"", *(rule.id for rule in part.rules)}, wave.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_token_has_a_name(lang: str) -> None:
    texts = Texts("descent", lang)
    names = {name for _, part in PARTS for token in part.tokens for name in (token.id, *token.faces)}
    names |= {npc.id for _, part in PARTS for npc in part.npcs if npc.treated_as == "token"}
    names -= {"shrine"}  # each of the four has its own

    assert sorted(name for name in names if not texts.has(f"name-token-{dashed(name)}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_space_with_a_meaning_has_a_name(lang: str) -> None:
    texts = Texts("descent", lang)
    signs = {special.id for _, part in PARTS for special in part.special_spaces}

    assert signs == {"barn", "pedestal", "throne"}
    assert [name for name in sorted(signs) if not texts.has(f"name-sign-{name}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quest_is_named_in_the_lobby_and_has_its_endings(lang: str) -> None:
    texts = Texts("descent", lang)
    offered = next(choice for choice in load_meta("descent").choices if choice.id == "quest").values
    wanted = [f"setting-quest-{dashed(str(name))}" for name in offered]
    endings = [f"{name}.{side}" for name in QUESTS for side in ("heroes", "overlord")]

    assert [message for message in wanted if not texts.has(message)] == []
    assert [reason for reason in endings if not texts.ending(reason)] == []


def test_a_relic_is_won_on_the_side_of_the_winner() -> None:
    pairs = {relic.hero.id: relic.overlord.id for relic in content.RELIC_CARDS.values()}
    for quest in QUESTS.values():
        heroes, overlord = quest.rewards.heroes, quest.rewards.overlord
        assert bool(heroes.relic) == bool(overlord.relic), quest.id
        assert not heroes.relic or pairs[heroes.relic] == overlord.relic
        assert heroes.wins_campaign == overlord.wins_campaign == (quest.kind == "finale")
        assert quest.rewards.xp_for_all == (0 if quest.kind == "finale" else 1)
    won = {quest.rewards.heroes.relic for quest in QUESTS.values()} - {""}
    assert won == set(pairs)
