"""Two heroes, in every quest: the additional attack or two damage back, if the table plays with it (DE-PLAYERS-05)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.game import BEATS
from gruft.games.descent.meta import OF_THE_CAMPAIGN, QUESTS
from gruft.games.descent.moments.seats import is_monster
from gruft.games.descent.rules.figures import around, empty_spaces
from gruft.games.descent.rules.places import put, room
from gruft.games.descent.rules.turns.hero_actions import act_keys, act_refusal
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import laid, turn_of
from tests.rule import rule

EVERY_QUEST = (*QUESTS, *OF_THE_CAMPAIGN)


def hero_and_monster(quest: str, heroes: int = 2, **options: Any) -> State:
    """It is the first hero's turn, in the action step; he is hurt and a monster stands beside him."""
    g = laid(quest, seats=heroes + 1, **options)
    monsters = [f for f in range(len(g.kind)) if is_monster(g, f)]
    near = empty_spaces(g, around(g, 0))
    monster, feet = next((f, feet) for f in monsters for s in near for feet in room(g, f, s))
    put(g, monster, feet)
    g.damage[0] = 5
    turn_of(g, 0)
    assert drive(BEATS["hero_start"](g)) == "hero_equip"
    return g


def healed(g: State) -> int:
    """Damage the hero recovers at the end of his turn."""
    before = g.damage[0]
    drive(BEATS["hero_end"](g))
    return before - g.damage[0]


@rule("DE-PLAYERS-05", "DE-ERR-9")
@pytest.mark.parametrize("quest", EVERY_QUEST)
def test_one_of_two_heroes_may_attack_once_more_or_recovers_two_damage(quest: str) -> None:
    g = hero_and_monster(quest, two_hero_bonus="on")

    assert "free_attack" in act_keys(g, 0)
    assert healed(g) == 2


@rule("DE-PLAYERS-05", "DE-ERR-9")
@pytest.mark.parametrize("quest", EVERY_QUEST)
def test_where_the_table_plays_without_it_two_heroes_have_nothing_of_it(quest: str) -> None:
    g = hero_and_monster(quest, two_hero_bonus="off")
    refusal = act_refusal(g, 0, "free_attack")

    assert refusal is not None and refusal.code == "act.no_free_attack"
    assert "free_attack" not in act_keys(g, 0)
    assert healed(g) == 0


@rule("DE-PLAYERS-05")
def test_three_heroes_have_nothing_of_it_either_way() -> None:
    for chosen in ("on", "off"):
        g = hero_and_monster("castle_daerion", heroes=3, two_hero_bonus=chosen)

        assert "free_attack" not in act_keys(g, 0)
        assert healed(g) == 0


@rule("DE-ERR-9")
@pytest.mark.parametrize(("chosen", "errata", "wanted"), [("errata", True, 2), ("errata", False, 0), ("on", False, 2)])
def test_if_nothing_else_is_said_it_comes_with_the_errata(chosen: str, errata: bool, wanted: int) -> None:
    g = hero_and_monster("a_fat_goblin", two_hero_bonus=chosen, errata=errata)

    assert healed(g) == wanted
