"""Reinforcements as the quest files print them: several groups, several areas, their own area, near a token, apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gruft.games.descent.game import GAME
from gruft.games.descent.moments.quest import SCRIPTS, Quest
from gruft.games.descent.moments.quest_records import Wave
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.kinds import MINION, OVERLORD, monster_kind
from gruft.games.descent.quests.words.arrivals import waves_of
from gruft.games.descent.quests.words.script import parts
from gruft.games.descent.quests.words.terms import counter
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.reinforcements import reinforce, reinforcement_refusal, rooms_for
from gruft.games.descent.rules.setup.layout import choose_group, free_groups, lay_encounter, open_groups, set_up
from gruft.games.descent.state import State
from gruft.table.chance import Chance, secret_of
from gruft.texts import Texts
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import laid
from tests.harness import code_of
from tests.rule import rule

Lay = Callable[[str, int, str], State]


class Waves(Quest):
    """A quest of which only one printed reinforcement is in force."""

    def __init__(self, quest: str, name: str) -> None:
        super().__init__()
        self.id = quest
        self.name = name

    def waves(self, g: State, time: str) -> dict[str, Wave]:
        printed = next((one for one in self.encounter(g).reinforcements if one.id == self.name), None)
        return waves_of(g, printed) if printed is not None and printed.at == time else {}


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Lay:
    """An encounter for four heroes in the overlord's turn, with this reinforcement."""

    def laid(quest: str, encounter: int, name: str) -> State:
        monkeypatch.setitem(SCRIPTS, quest, Waves(quest, name))
        g = set_up(5, {**GAME.meta.default_options(), "quest": quest}, Chance(secret_of("arrivals")))
        if encounter:
            g.encounter = encounter
            lay_encounter(g)
            wire(g)
        g.turn = OVERLORD
        return g

    return laid


def waves(g: State) -> dict[str, Wave]:
    return SCRIPTS[g.quest].waves(g, "ol_start")


def fell(g: State, group: str, count: int = 1) -> None:
    for f in [f for f in monsters(g) if kind_of(g, f).group == group][:count]:
        drive(defeat(g, f))


@rule("QC-18")
def test_one_rule_of_several_groups_brings_one_figure_of_either(lay: Lay) -> None:
    g = lay("castle_daerion", 0, "CD-R1")
    first, second = g.groups
    fell(g, first)
    fell(g, second)

    assert {(wave.group, wave.area) for wave in waves(g).values()} == {(first, "exit"), (second, "exit")}
    one, other = waves(g)
    drive(reinforce(g, one))

    assert code_of(reinforcement_refusal(g, one)) == "reinforce.came_already"
    assert code_of(reinforcement_refusal(g, other)) == "reinforce.came_already"


def test_one_of_each_group_comes_each_to_either_gate(lay: Lay) -> None:
    g = lay("blood_of_heroes", 0, "BH-R1")
    keys = list(waves(g))
    for group in g.groups:
        fell(g, group)
    assert [(waves(g)[key].group == "goblin_archer", waves(g)[key].area) for key in keys] == [
        (True, "entrance"),
        (True, "exit"),
        (False, "entrance"),
        (False, "exit"),
    ]

    drive(reinforce(g, keys[0]))

    assert code_of(reinforcement_refusal(g, keys[1])) == "reinforce.came_already"
    assert reinforcement_refusal(g, keys[2]) is None, "the other group has its own figure"


def test_a_group_comes_where_it_was_set_up(lay: Lay) -> None:
    g = lay("the_wyrm_rises", 0, "WR-R1")

    assert sorted(wave.area for wave in waves(g).values()) == ["camp", "river"]


def test_monsters_come_on_or_beside_a_shrine(lay: Lay) -> None:
    g = lay("enduring_the_elements", 0, "EE-R1")
    (wave,) = waves(g).values()
    kind = monster_kind(wave.group, 1, MINION)
    shrines = [at for at in g.token_at if at >= 0]
    beside = {s for at in shrines for s in (at, *g.live.board.adj[at])}

    rooms = rooms_for(g, wave, kind)

    assert len(shrines) == 4 and rooms
    assert all(set(feet) & beside for feet in rooms.values())


def test_zombies_come_one_to_a_room_and_apart_from_the_others_where_that_is_possible(lay: Lay) -> None:
    g = lay("the_desecrated_tomb", 0, "DT-R1")
    fell(g, "zombie", 3)
    keys = list(waves(g))
    assert [waves(g)[key].area for key in keys] == ["north_niche", "ossuary", "scriptorium", "tomb"]
    kind = monster_kind("zombie", 1, MINION)
    others = [s for f in monsters(g) if kind_of(g, f).group == "zombie" for s in g.spaces[f]]

    drive(reinforce(g, keys[1]))

    assert code_of(reinforcement_refusal(g, keys[1])) == "reinforce.came_already", "one to a room"
    assert reinforcement_refusal(g, keys[3]) is None, "two in a turn"
    for feet in rooms_for(g, waves(g)[keys[3]], kind).values():
        assert all(g.live.board.dist(s, other) >= 3 for s in feet for other in others)
    drive(reinforce(g, keys[3]))
    assert code_of(reinforcement_refusal(g, keys[0])) == "reinforce.came_already"


def test_what_waits_for_another_rule_is_declared_with_its_condition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCRIPTS, "the_cardinals_plight", Waves("the_cardinals_plight", "CP-R1"))
    _, cathedral = parts("the_cardinals_plight")

    with pytest.raises(AssertionError, match="CP-8"):
        cathedral.reinforce("CP-R1")

    cathedral.reinforce("CP-R1", when=counter("rescued") >= 1)
    assert cathedral.ids == {"CP-R1"}


def test_every_printed_reinforcement_names_groups_that_are_in_play(lay: Lay) -> None:
    for quest in QUESTS.values():
        for number, part in enumerate(quest.encounters):
            for printed in part.reinforcements:
                g = lay(quest.id, number, printed.id)
                if number and any(group.startswith("open_") for group in printed.groups):
                    continue  # the open groups of a second encounter are picked at the table
                assert len(waves_of(g, printed)) >= len(printed.groups), printed.id


@rule("QC-18", "DE-MON-03")
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("quest", QUESTS)
def test_every_way_a_reinforcement_may_come_is_named_by_its_group_and_its_area(
    quest: str, heroes: int, lang: str
) -> None:
    texts = Texts("descent", lang)
    for n, part in enumerate(QUESTS[quest].encounters):
        g = laid(quest, seats=heroes + 1)
        g.encounter = n
        lay_encounter(g)
        for slot in range(len(part.open)):
            choose_group(g, free_groups(g, slot)[-1], slot)
        opened = open_groups(g)
        for printed in part.reinforcements:
            for key, wave in waves_of(g, printed).items():
                slots = {"slot": opened.index(wave.group) + 1 if wave.group in opened else 0, "slots": len(part.open)}
                group = (
                    texts.say("named-open-group", slots) if wave.group in opened else texts.name(f"group:{wave.group}")
                )
                area = f" ({texts.name(f'area:{part.id}.{wave.area}')})" if wave.area else ""
                assert texts.name(key).endswith(f": {group}{area}"), key


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_door_and_every_area_a_group_may_be_given_has_a_name(lang: str) -> None:
    texts = Texts("descent", lang)
    for quest, printed in QUESTS.items():
        for n, part in enumerate(printed.encounters):
            g = laid(quest)
            g.encounter = n
            lay_encounter(g)
            for door in g.live.map.doors:
                assert texts.name(f"door:{door.id}") != door.id, part.id
            choices = [one.areas_choice for one in part.open] + [one.areas_choice for one in part.fixed]
            for area in {area for areas in choices for area in areas}:
                assert texts.name(f"area:{area}") == texts.name(f"area:{part.id}.{area}") != area
