"""The Overlord Revealed: hidden keys, barred ways, and the Shadow Rune."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import OL_START
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.quests.words.tokens import put_away
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import speed_of
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from tests.games.descent.quests.questing import acts, at, comes_due, ending, find, groups, laid, refused, stand, turn_of
from tests.harness import code_of
from tests.rule import rule

BARON = "baron_zachareth"
RUNE = 0


def in_the_vault() -> State:
    """The key at (3, 10) is the red one, at (13, 20) the green one, at (15, 5) the blue one."""
    g = laid("the_overlord_revealed")
    g.token_kind = ["shadow_rune", "red_key", "green_key", "blue_key"]
    return g


def take(g: State, f: int, token: int) -> None:
    put_away(g, token)
    g.token_up[token] = True
    pick_up(g, f, token)


def with_baron() -> tuple[State, int]:
    g = in_the_vault()
    g.round = 3
    comes_due(g, OL_START)
    return g, find(g, BARON)


@rule("OR-1")
def test_a_hero_turns_a_key_up_and_takes_it_besides_the_rune() -> None:
    g = in_the_vault()
    take(g, 0, RUNE)
    stand(g, 0, 3, 11)
    turn_of(g, 0)
    assert take_refusal(g, 0, 1) is not None, "a hidden key is not simply picked up"

    acts(g, 0, "quest:take_key")

    assert g.token_up[1] and g.carries[0] == (RUNE, 1)


@rule("OR-1")
def test_with_a_key_in_hand_another_one_is_only_turned_up() -> None:
    g = in_the_vault()
    take(g, 0, 2)
    stand(g, 0, 3, 11)

    acts(g, 0, "quest:take_key")

    assert g.token_up[1] and g.carries[0] == (2,)
    assert code_of(take_refusal(g, 0, 1)) == "objective.hands_full"


@rule("OR-2", "OR-VH")
@pytest.mark.parametrize(("key", "way"), [(1, "red_way"), (2, "green_way"), (3, "blue_way")])
def test_the_key_of_its_colour_opens_a_way_and_the_rune_leaves_by_it(key: int, way: str) -> None:
    g = in_the_vault()
    take(g, 0, RUNE)
    take(g, 0, key)
    put(g, 0, outer_edge(g, way)[:1])
    turn_of(g, 0, 1)
    assert code_of(leave_refusal(g, 0)) == "leave.not_here"

    acts(g, 0, "quest:unlock_way")
    assert g.token_at[key] == GONE and g.counters[f"{way}_open"] == 1
    acts(g, 0, "leave")

    assert g.encounter_winner == "heroes"


@rule("OR-2")
def test_without_the_rune_or_with_another_key_nobody_gets_out() -> None:
    g = in_the_vault()
    take(g, 0, 1)
    put(g, 0, outer_edge(g, "blue_way")[:1])
    turn_of(g, 0, 1)
    assert refused(g, 0, "quest:unlock_way") is not None
    g.counters["blue_way_open"] = 1

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"


@rule("OR-3")
def test_only_the_baron_opens_the_gate_and_it_stays_open() -> None:
    g, baron = with_baron()
    other = find(g, open_groups(g)[0])
    stand(g, 0, 6, 5)
    put(g, other, (at(g, 6, 6),))
    assert code_of(door_refusal(g, 0, 0)) == "door.locked"
    assert code_of(door_refusal(g, other, 0)) == "door.locked"
    put(g, other, ())
    stand(g, baron, 6, 6)

    acts(g, baron, "door:door_1")

    assert not g.closed & 1
    assert code_of(door_refusal(g, 0, 0)) == "door.stays_open"


@rule("OR-4")
def test_any_monster_carries_the_rune_and_all_but_the_baron_are_slower_for_it() -> None:
    g, baron = with_baron()
    other = find(g, open_groups(g)[0])
    before, barons = speed_of(g, other), speed_of(g, baron)
    g.token_at[RUNE] = next(iter(g.live.board.adj[g.spaces[other][0]]))
    assert take_refusal(g, other, RUNE) is None
    assert take_refusal(g, other, 1) is not None, "no keys for monsters"

    take(g, other, RUNE)
    assert speed_of(g, other) == before - 1
    take(g, baron, RUNE)
    assert speed_of(g, baron) == barons


@rule("OR-5")
def test_the_baron_comes_in_the_third_overlord_turn_and_again_after_a_defeat() -> None:
    g = in_the_vault()
    g.round = 2
    comes_due(g, OL_START)
    assert BARON not in groups(g)
    g.round = 3
    comes_due(g, OL_START)
    baron = find(g, BARON)
    assert g.spaces[baron][0] in g.live.map.areas["entrance"] and not g.activated >> baron & 1
    take(g, baron, RUNE)
    g.damage[baron] = 3
    ending(defeat(g, baron))
    assert BARON not in groups(g) and g.token_at[RUNE] >= 0 and g.encounter_winner == ""
    g.round = 4

    comes_due(g, OL_START)

    assert BARON in groups(g) and g.damage[find(g, BARON)] == 0


@rule("OR-R1")
def test_one_monster_of_one_open_group_comes_where_it_was_set_up() -> None:
    g = in_the_vault()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == list(
        zip(open_groups(g), ("bone_cave", "cistern", "lava_cave"), strict=True)
    )


@rule("OR-VO")
def test_the_overlord_wins_when_a_monster_carries_the_rune_out_by_the_entrance() -> None:
    g, baron = with_baron()
    put(g, baron, outer_edge(g, "entrance")[:1])
    turn_of(g, baron, 1)
    assert code_of(leave_refusal(g, baron)) == "leave.not_here"
    take(g, baron, RUNE)

    acts(g, baron, "leave")

    assert g.encounter_winner == "overlord"
