"""What the acting figure could do: reach, sight and exact chances."""

from __future__ import annotations

import json

import pytest

from gruft.games.descent.pieces.dice import BLUE, BROWN, GREY, RED, YELLOW
from gruft.games.descent.pieces.kinds import OVERLORD
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import FISTS
from gruft.games.descent.rules.movement.moves import move_action, move_spaces
from gruft.games.descent.seen.outlook import odds, prospects, reachable
from gruft.games.descent.seen.views import OutlookView, view
from gruft.games.descent.state import State
from tests.games.descent.quest_table import ready, say, until
from tests.games.descent.scene import Scene, opened
from tests.rule import rule


@rule("DE-MOVE-02", "DE-MOVE-05", "DE-WATER-01")
def test_reach_counts_water_twice_passes_friends_and_stops_at_enemies() -> None:
    scene = Scene("AB.z.", "~....", A="syndrael", B="jain_fairwood", z="zombie").turn_of("A")
    places = scene.g.live.map.places

    found = {places[s]: cost for s, cost in reachable(scene.g, 0, 3).items()}

    assert found == {(0, 1): 2, (1, 1): 1, (2, 0): 2, (2, 1): 2, (3, 1): 3}


@rule("DE-ATK-10", "DE-ATK-13")
def test_chances_are_exact() -> None:
    assert odds((BLUE,), (), 0, 0, 0) == (833, 133)
    assert odds((BLUE,), (), 5, 0, 0) == (333, 33)
    assert odds((BLUE, RED), (GREY,), 0, 0, 0)[0] == 833
    assert odds((BLUE, RED), (), 0, 0, 0)[1] == 100 * 5 * (8 / 5 + 13 / 6) // 6
    assert odds((BLUE, YELLOW), (BROWN,), 3, 0, 0)[1] < odds((BLUE, YELLOW), (BROWN,), 3, 1, 0)[1]
    assert odds((BLUE,), (GREY,), 0, 0, 3) == odds((BLUE,), (), 0, 0, 0)


@rule("DE-ATK-03")
def test_every_legal_attack_is_listed_with_its_weapon() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword")

    found = prospects(scene.g, 0)

    assert [weapon for weapon, *_ in found] == [scene.card("A", "iron_longsword"), FISTS]
    assert found[0][3] > found[1][3]


def test_the_view_shows_the_outlook_of_the_acting_figure_to_all() -> None:
    table = until(say(ready(2), "hero:jain_fairwood"), "act")

    for seat in (None, 0, 1):
        outlook = json.loads(json.dumps(table.view(seat)))["outlook"]
        assert outlook["figure"] == "hero:jain_fairwood"
        assert outlook["reach"] and outlook["sight"]


def outlook(g: State) -> OutlookView:
    found = view(g, None)["outlook"]
    assert found is not None
    return found


def reach(g: State) -> dict[str, int]:
    return {one["space"]: one["cost"] for one in outlook(g)["reach"]}


@rule("DE-ATK-01")
def test_the_chances_stay_while_the_target_is_chosen_with_the_chosen_weapon() -> None:
    scene = Scene("zAz", A="syndrael", z="zombie").give("A", "iron_longsword").turn_of("A")
    known = {(one["weapon"], one["space"]): one for one in outlook(scene.g)["attacks"]}
    flow = perform_attack(scene.g, scene.figure("A"))

    asked = opened(flow, None)
    assert asked.kind == "weapon"
    asked = opened(flow, "card:iron_longsword")

    assert asked.kind == "target"
    assert [one["space"] for one in outlook(scene.g)["attacks"]] == asked.keys
    assert all(known["card:iron_longsword", one["space"]] == one for one in outlook(scene.g)["attacks"])
    assert outlook(scene.g)["reach"] == []
    attack = scene.g.live.attack
    assert attack is not None
    attack.aims = []
    assert view(scene.g, None)["outlook"] is None, "somebody is the target: nothing else can be done"


@rule("DE-MOVE-14")
def test_somebody_elses_walk_shows_how_far_they_come() -> None:
    scene = Scene("A....B..", A="syndrael", B="jain_fairwood").turn_of("A")
    other = scene.figure("B")
    flow = move_action(scene.g, other)

    opened(flow)

    assert outlook(scene.g)["figure"] == "hero:jain_fairwood"
    assert outlook(scene.g)["points"] == scene.g.mp[other] == 5
    assert not outlook(scene.g)["free"] and outlook(scene.g)["attacks"] == []
    assert reach(scene.g) == {f"space:{x},0": abs(5 - x) for x in (1, 2, 3, 4, 6, 7)}
    opened(flow, "step:4,0")
    assert outlook(scene.g)["points"] == 4


@rule("DE-MOVE-10")
def test_up_to_n_spaces_cost_one_each_whatever_the_ground() -> None:
    scene = Scene("A....B~~~", A="syndrael", B="jain_fairwood").turn_of("A")
    flow = move_spaces(scene.g, scene.figure("B"), 2)

    opened(flow)

    assert outlook(scene.g)["free"] and outlook(scene.g)["points"] == 2
    assert reach(scene.g) == {"space:3,0": 2, "space:4,0": 1, "space:6,0": 1, "space:7,0": 2}
    opened(flow, "step:6,0")
    assert reach(scene.g) == {"space:5,0": 1, "space:7,0": 1}
    with pytest.raises(StopIteration):
        flow.send("stop")
    assert outlook(scene.g)["figure"] == "hero:syndrael", "it is over: whoever acts is shown again"


@rule("DE-BAD-01", "DE-ATK-25", "DE-PLAYERS-05")
def test_no_chances_are_told_of_attacks_that_cannot_be_made_any_more() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").give("A", "iron_longsword").turn_of("A")
    assert outlook(scene.g)["attacks"]

    scene.g.actions = 0
    assert outlook(scene.g)["attacks"] == [] and outlook(scene.g)["sight"]
    scene.g.free_attack = True
    assert outlook(scene.g)["attacks"], "the additional attack costs no action"

    scene.g.turn, scene.g.actor, scene.g.actions = OVERLORD, scene.figure("z"), 1
    assert outlook(scene.g)["attacks"]
    scene.g.attacks_made = 1
    assert outlook(scene.g)["attacks"] == [], "monsters attack once"
