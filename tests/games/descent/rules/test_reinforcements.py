"""Who comes back in First Blood and A Fat Goblin, where and when (FB-3, FG-R1 to FG-R3), and the doors of the cave."""

from __future__ import annotations

from gruft.games.descent.game import GAME
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.reinforcements import reinforcement_refusal, reinforcements
from gruft.games.descent.rules.setup.layout import lay_encounter, set_up
from gruft.games.descent.rules.turns import overlord
from gruft.games.descent.rules.turns.monster_actions import do_monster
from gruft.games.descent.state import State
from gruft.table.chance import Chance, secret_of
from tests.games.descent.quest_table import drive
from tests.rule import rule


def quest(name: str, encounter: int = 0) -> State:
    """The overlord's turn of a quest for four heroes, everything placed."""
    options = {**GAME.meta.default_options(), "quest": name}
    g = set_up(5, options, Chance(secret_of("reinforcements")))
    if encounter:
        g.encounter = encounter
        lay_encounter(g)
        quest_of(g).begin(g)
        wire(g)
    g.turn = OVERLORD
    return g


def of_group(g: State, group: str) -> list[int]:
    return [f for f in monsters(g) if kind_of(g, f).group == group]


def area(g: State, f: int) -> set[str]:
    return {name for name, spaces in g.live.map.areas.items() for s in g.spaces[f] if s in spaces}


def fell(g: State, group: str) -> None:
    drive(defeat(g, of_group(g, group)[0]))


@rule("FB-3", "QC-36")
def test_a_goblin_that_has_left_is_back_in_the_supply() -> None:
    g = quest("first_blood")
    f = of_group(g, "goblin_archer")[0]
    put(g, f, (outer_edge(g, "exit")[0],))
    g.actor, g.actions, g.mp[f] = f, 2, 1
    drive(do_monster(g, f, "leave"))
    before = len(of_group(g, "goblin_archer"))

    drive(overlord.ol_end(g), "reinforce:fb_r1")

    assert len(of_group(g, "goblin_archer")) == before + 1


@rule("FG-R1", "FG-R2")
def test_at_the_start_of_a_turn_one_of_the_open_group_comes_to_the_meadow_and_one_goblin_to_the_exit() -> None:
    g = quest("a_fat_goblin")
    other = next(group for group in g.groups if group != "goblin_archer")
    for key, group, place in (("reinforce:fg_r1", other, "meadow"), ("reinforce:fg_r2", "goblin_archer", "exit")):
        fell(g, group)
        before = set(of_group(g, group))

        drive(overlord.ol_start(g), key)

        (new,) = set(of_group(g, group)) - before
        assert area(g, new) == {place}
        refused = reinforcement_refusal(g, key)
        assert refused is not None and refused.code == "reinforce.came_already"


@rule("FG-R3")
def test_at_the_end_of_a_turn_up_to_two_goblins_come_through_the_back_door_of_the_cave() -> None:
    g = quest("a_fat_goblin", encounter=1)
    before = set(of_group(g, "goblin_archer"))
    assert reinforcements(g, "ol_start") == []

    for _ in range(2):
        drive(overlord.ol_end(g), "reinforce:fg_r3")

    new = set(of_group(g, "goblin_archer")) - before
    assert [area(g, f) for f in new] == [{"nook"}, {"nook"}]
    refused = reinforcement_refusal(g, "reinforce:fg_r3")
    assert refused is not None and refused.code == "reinforce.came_already"


@rule("FG-7")
def test_the_three_doors_of_the_cave_are_closed_and_not_locked() -> None:
    g = quest("a_fat_goblin", encounter=1)

    assert g.closed == 0b111
    assert [quest_of(g).door_refusal(g, 0, door) for door in range(3)] == [None] * 3
