"""What the acting figure could do: reach, sight and exact chances."""

from __future__ import annotations

import json

from gruft.games.descent.pieces.dice import BLUE, BROWN, GREY, RED, YELLOW
from gruft.games.descent.rules.attack.targets import FISTS
from gruft.games.descent.seen.outlook import odds, prospects, reachable
from tests.games.descent.quest_table import ready, say, until
from tests.games.descent.scene import Scene
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
