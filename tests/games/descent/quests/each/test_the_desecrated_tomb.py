"""The Desecrated Tomb: the torn map, then Sir Alric on his way to the dragon."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.cards.overlord.basic import control
from gruft.games.descent.game import BEATS
from gruft.games.descent.moments.moment import (
    EncounterBegin,
    MonsterEntersSpace,
    OverlordTurnEnd,
    SpecialFound,
)
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import ROUND_END
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.events import AttackDeclared
from gruft.games.descent.pieces.kinds import NOBODY, OVERLORD
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.dragon import wake
from gruft.games.descent.rules.attack.affected import affect
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.attack.targets import OWN, attack_refusal
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, knock_out, suffer
from gruft.games.descent.rules.figures import figures, monsters
from gruft.games.descent.rules.movement.moves import leave_refusal, swap
from gruft.games.descent.rules.movement.steps import step
from gruft.games.descent.rules.objectives import take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.reinforcements import reinforcement_refusal
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.trading import trade, trade_refusal
from gruft.games.descent.rules.turns.overlord import round_start
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    acts,
    all_of,
    at,
    clear,
    comes_due,
    dice,
    ending,
    find,
    happens,
    laid,
    later,
    refused,
    stand,
    strides,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule


def in_the_tomb(heroes: int = 2) -> State:
    return laid("the_desecrated_tomb", seats=heroes + 1)


def with_the_map() -> State:
    g = in_the_tomb()
    happens(g, SpecialFound(0, g.spaces[0][0]))
    return g


def in_the_cavern(winner: str = "heroes", lead: int = 0, awake: bool = False) -> State:
    g = later("the_desecrated_tomb", winner, lead=lead)
    if awake:
        wake(g)
    return g


def alone_with(g: State, *others: int) -> None:
    """Only these figures are left on the map."""
    for f in list(figures(g)):
        if f not in others:
            put(g, f, ())


# -- the tomb --------------------------------------------------------------------------


@rule("DT-1", "DT-V1O")
def test_eight_tokens_of_the_lead_win_the_tomb_for_the_overlord() -> None:
    g = in_the_tomb()
    g.counters["lead"] = 6
    happens(g, OverlordTurnEnd())
    assert g.counters["lead"] == 7 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("DT-2", "DT-V1H")
def test_the_hero_with_the_map_wins_by_leaving_and_others_may_go_before_him() -> None:
    g = with_the_map()
    put(g, 1, outer_edge(g, "entrance")[:1])
    acts(g, 1, "leave")
    assert g.left >> 1 & 1 and g.encounter_winner == ""
    put(g, 0, outer_edge(g, "entrance")[:1])

    acts(g, 0, "leave")

    assert g.encounter_winner == "heroes"


@rule("DT-2", "QC-29")
def test_monsters_cannot_leave_or_take_the_map_that_a_fallen_hero_drops() -> None:
    g = with_the_map()
    f = find(g, "zombie")
    space = g.spaces[0][0]
    drive(knock_out(g, 0))
    assert g.token_at[g.carries[0][0] if g.carries[0] else 0] == space

    put(
        g, f, outer_edge(g, "entrance")[:1] if outer_edge(g, "entrance")[0] != space else outer_edge(g, "entrance")[1:2]
    )
    g.mp[f] = 1

    assert code_of(leave_refusal(g, f)) == "leave.not_here"
    put(g, f, (g.live.board.adj[space][0],))
    assert code_of(take_refusal(g, f, 0)) == "objective.not_for_you"
    put(g, 1, (g.live.board.adj[space][1],))
    assert take_refusal(g, 1, 0) is None


@rule("DT-2")
def test_a_charmed_hero_is_not_led_out_of_the_tomb() -> None:
    g = in_the_tomb()
    put(g, 0, outer_edge(g, "entrance")[:1])

    drive(control(g, 0), "move", "leave")

    assert g.spaces[0] and not g.left & 1


@rule("DT-2")
def test_the_map_is_passed_like_a_search_card() -> None:
    g = with_the_map()
    g.cards[0], g.cards[1] = [], []
    put(g, 1, (g.live.board.adj[g.spaces[0][0]][0],))
    turn_of(g, 0, 1)
    g.moving = True
    assert trade_refusal(g, 0, 1) is None

    drive(trade(g, 0, 1), "token:tattered_map.1", "yes")

    assert g.carries[1] == (0,) and not g.carries[0]


@rule("DT-R1")
def test_zombies_come_to_four_rooms_one_to_each() -> None:
    g = in_the_tomb()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [wave.area for wave in waves] == ["north_niche", "ossuary", "scriptorium", "tomb"]
    assert all(wave.most == 2 and wave.once and wave.apart == 3 for wave in waves)


def in_the_middle(g: State, area: str) -> int:
    """The space of the area from which the farthest other one is closest."""
    spaces = g.live.map.areas[area]
    return min(spaces, key=lambda s: max(g.live.board.dist(s, other) for other in spaces))


def offered(g: State) -> list[str]:
    """The areas to which a zombie may come at the start of the overlord's turn."""
    g.ol_hand, g.ol_deck = [], []
    g.turn = OVERLORD
    flow: Any = BEATS["ol_start"](g)
    ways = quest_of(g).waves(g, "ol_start")
    return [ways[key].area for key in next(flow).keys if key in ways]


@rule("DT-R1")
def test_no_zombie_comes_to_a_room_where_the_distance_is_not_kept_while_another_keeps_it() -> None:
    g = in_the_tomb()
    zombie = find(g, "zombie")
    clear(g, zombie)
    put(g, zombie, (in_the_middle(g, "north_niche"),))

    assert offered(g) == ["ossuary", "scriptorium", "tomb"]
    key = next(key for key, wave in quest_of(g).waves(g, "ol_start").items() if wave.area == "north_niche")
    why = reinforcement_refusal(g, key)
    assert why is not None and (why.code, why.rule) == ("reinforce.too_close", "DT-R1")


@rule("DT-R1")
def test_where_no_room_keeps_the_distance_a_zombie_comes_to_any_of_them() -> None:
    g = in_the_tomb(4)
    zombies = all_of(g, "zombie")
    areas = ["north_niche", "ossuary", "scriptorium", "tomb"]
    clear(g, *zombies[:4])
    for f, area in zip(zombies, areas):
        put(g, f, (in_the_middle(g, area),))

    assert offered(g) == areas


@rule("DT-C1")
@pytest.mark.parametrize("lead", [0, 2])
def test_alric_moves_a_point_for_each_token_of_his_lead(lead: int) -> None:
    g = in_the_cavern(lead=lead)
    f = find(g, "sir_alric_farrow")
    stand(g, f, 12, 8)

    happens(g, EncounterBegin(), "step:12,7", "step:12,6", "step:12,5")

    assert where(g, f) == (12, 8 - lead) and g.mp[f] == 0


@rule("DT-C2")
@pytest.mark.parametrize(("winner", "beat"), [("heroes", "next_hero"), ("overlord", "ol_begin")])
def test_the_overlord_begins_if_he_has_won_the_tomb(winner: str, beat: str) -> None:
    assert drive(round_start(in_the_cavern(winner))) == beat


# -- the cavern ------------------------------------------------------------------------


@rule("DT-3")
def test_the_duskblade_is_no_relic_and_nothing_anybody_could_take() -> None:
    g = in_the_cavern()
    f = find(g, "sir_alric_farrow")
    assert g.relic[f] == ""

    ending(defeat(g, f))

    assert g.relic[f] == "" and not g.token_at


@rule("DT-4")
def test_only_alric_attacks_khorayt_and_nothing_else_harms_him() -> None:
    g = in_the_cavern()
    dragon, alric, other = find(g, "khorayt"), find(g, "sir_alric_farrow"), find(g, open_groups(g)[0])
    stand(g, 0, 2, 12)
    stand(g, alric, 5, 12)

    def can(f: int) -> bool:
        return attack_refusal(g, f, enemy=lambda g, o: o == dragon) is None

    assert can(alric) and not can(0)
    drive(suffer(g, dragon, damage=3))
    assert not g.damage[dragon] and not give_condition(g, dragon, STUNNED)
    assert drive(perform_attack(g, other, targets=[dragon])) is None
    assert g.live.pool[dragon] == (), "no defence dice"


@rule("DT-4")
def test_nobodys_blast_but_alrics_affects_khorayt() -> None:
    g = in_the_cavern(awake=True)
    dragon, alric = find(g, "khorayt"), find(g, "sir_alric_farrow")

    for attacker, affected in ((0, False), (find(g, open_groups(g)[0]), False), (alric, True)):
        a = Attack(attacker, g.overlord, OWN, melee=True)
        drive(affect(g, a, dragon))
        assert (dragon in a.affected) is affected


@rule("DT-4", "DT-5")
def test_his_attack_hurts_and_wakes_the_dragon() -> None:
    g = in_the_cavern()
    dragon, alric = find(g, "khorayt"), find(g, "sir_alric_farrow")
    stand(g, alric, 5, 12)
    dice(g, *[1] * 4)

    drive(perform_attack(g, alric, targets=[dragon]))

    assert g.damage[dragon] > 0 and g.counters["dragon_awake"] == 1


@rule("DT-5")
@pytest.mark.parametrize(("faces", "awake"), [(PASSES, 0), (FAILS, 1)])
def test_alric_may_wake_him_when_he_enters_the_lair_first_in_a_turn(faces: tuple[int, int], awake: int) -> None:
    g = in_the_cavern()
    alric = find(g, "sir_alric_farrow")
    stand(g, alric, 6, 12)
    dice(g, *faces, *FAILS)

    happens(g, MonsterEntersSpace(alric, g.spaces[alric][0]))
    happens(g, MonsterEntersSpace(alric, g.spaces[alric][0]))

    assert g.counters.get("dragon_awake", 0) == awake
    other = find(g, open_groups(g)[0])
    g.once.clear()
    happens(g, MonsterEntersSpace(other, g.spaces[other][0]))
    assert g.counters.get("dragon_awake", 0) == awake


@rule("DT-5", "DT-C1")
def test_a_test_before_the_first_turn_or_in_a_turn_of_heroes_is_none_of_the_overlords_turn() -> None:
    g = in_the_cavern()
    alric = find(g, "sir_alric_farrow")
    stand(g, alric, 6, 12)
    g.turn = NOBODY
    dice(g, *PASSES, *PASSES, *FAILS)

    happens(g, MonsterEntersSpace(alric, g.spaces[alric][0]))
    turn_of(g, 0)
    happens(g, MonsterEntersSpace(alric, g.spaces[alric][0]))
    assert g.counters.get("dragon_awake", 0) == 0
    turn_of(g, alric)
    happens(g, MonsterEntersSpace(alric, g.spaces[alric][0]))

    assert g.counters["dragon_awake"] == 1


@rule("DT-5")
def test_who_is_in_the_lair_already_enters_it_no_more() -> None:
    g = in_the_cavern()
    alric = find(g, "sir_alric_farrow")
    stand(g, alric, 6, 12)
    dice(g, *FAILS)
    turn_of(g, alric, 2)

    ending(step(g, alric, at(g, 6, 13), 1, in_move=True))

    assert g.counters.get("dragon_awake", 0) == 0 and g.chance.preset == {"die": list(FAILS)}


@rule("DT-5")
def test_who_trades_places_inside_the_lair_does_not_enter_it() -> None:
    g = in_the_cavern()
    alric = find(g, "sir_alric_farrow")
    stand(g, alric, 6, 12)
    stand(g, 0, 6, 13)
    turn_of(g, alric)
    dice(g, *FAILS)

    ending(swap(g, alric, 0))

    assert where(g, alric) == (6, 13) and g.counters.get("dragon_awake", 0) == 0


@rule("DT-6")
def test_awake_he_attacks_the_closest_figure_alric_before_others() -> None:
    g = in_the_cavern(awake=True)
    dragon, alric = find(g, "khorayt"), find(g, "sir_alric_farrow")
    stand(g, 0, 2, 12)
    stand(g, alric, 5, 12)
    alone_with(g, dragon, alric, 0)

    comes_due(g, ROUND_END, "stop")

    assert AttackDeclared(ref_of(g, dragon), ref_of(g, alric)) in g.log
    assert all(s in g.live.map.areas["lair"] for s in g.spaces[dragon])
    assert dragon not in monsters(g)


@rule("DT-6")
def test_awake_he_moves_three_spaces_at_most() -> None:
    g = in_the_cavern(awake=True)
    alone_with(g, find(g, "khorayt"))

    assert strides(g, ROUND_END) == 3


@rule("DT-7")
def test_a_shout_in_the_lair_wakes_him() -> None:
    g = in_the_cavern()
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:shout")) == "shout.not_in_the_lair"
    stand(g, 0, 6, 12)

    acts(g, 0, "quest:shout")

    assert g.counters["dragon_awake"] == 1


@rule("DT-8")
def test_awake_he_stays_awake_and_nobody_leaves() -> None:
    g = in_the_cavern(awake=True)
    alric = find(g, "sir_alric_farrow")
    stand(g, alric, 6, 12)
    dice(g, *PASSES)

    happens(g, MonsterEntersSpace(alric, g.spaces[alric][0]))

    assert g.counters["dragon_awake"] == 1
    put(g, 0, outer_edge(g, "entrance")[:1])
    g.mp[0] = 1
    assert code_of(leave_refusal(g, 0)) == "leave.not_here"


@rule("DT-R2")
def test_the_open_group_comes_by_the_entrance() -> None:
    g = in_the_cavern()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [(open_groups(g)[0], "entrance")]


@rule("DT-V2H")
def test_the_heroes_win_when_alric_falls() -> None:
    g = in_the_cavern()

    ending(defeat(g, find(g, "sir_alric_farrow")))

    assert g.encounter_winner == "heroes"


@rule("DT-V2O")
def test_the_overlord_wins_when_khorayt_falls() -> None:
    g = in_the_cavern()

    ending(defeat(g, find(g, "khorayt")))

    assert g.encounter_winner == "overlord"
