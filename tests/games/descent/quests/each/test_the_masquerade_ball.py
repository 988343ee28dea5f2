"""The Masquerade Ball: masks fall and nobles are led away, then sealed doors on the way to the vault."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.overlord.warlord import reinforce_printed
from gruft.games.descent.moments.marks import QUEST_END, add_mark
from gruft.games.descent.moments.moment import MonsterEntersSpace, OverlordTurnStart
from gruft.games.descent.moments.quest import EncounterEnds, quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.kinds import MASTER, MINION, NOBODY, OVERLORD
from gruft.games.descent.quests.act1.the_masquerade_ball import PUZZLED
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.quests.words.tokens import put_away
from gruft.games.descent.rules.damage import defeat, knock_out, remove
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.groups import group_limit
from gruft.games.descent.rules.movement.moves import leave_refusal, move_spaces, roam
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    acts,
    all_of,
    at,
    dice,
    ending,
    find,
    groups,
    happens,
    laid,
    plays,
    refused,
    second,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule

ELIZA = "lady_eliza_farrow"
GUESTS = ["noble", "cultist"] * 4


def at_the_ball(seats: int = 3) -> State:
    """Guests in a known order: the first is a noble, the second a cultist, and so on."""
    g = laid("the_masquerade_ball", seats)
    g.token_kind = list(GUESTS)
    return g


def in_the_vault(winner: str = "overlord", heroes: int = 2) -> State:
    return second(at_the_ball(heroes + 1), winner)


def all_but(g: State, *guests: int) -> None:
    """Only these guests are still there, all of them unmasked."""
    for n in range(len(g.token_at)):
        g.token_up[n] = True
        if n not in guests:
            put_away(g, n)


def moulders(g: State, rank: int) -> int:
    return sum(kind_of(g, f).rank == rank for f in all_of(g, "flesh_moulder"))


# -- the ball ------------------------------------------------------------------------


@rule("MB-1")
def test_a_cultist_becomes_a_flesh_moulder_and_the_fourth_is_the_master() -> None:
    g = at_the_ball()
    stand(g, 0, 5, 3)

    acts(g, 0, "quest:unmask", "token:guest.2")

    assert g.token_at[1] == GONE and moulders(g, MINION) == 1
    assert g.live.occ[at(g, 5, 4)] >= 0, "it stands where the guest stood"
    for number in (3, 5):
        g.token_up[number] = True
        put_away(g, number)
    g.token_at[7] = at(g, 5, 2)
    acts(g, 0, "quest:unmask", "token:guest.8")
    assert moulders(g, MASTER) == 1


@rule("MB-1", "MB-2")
def test_monsters_unmask_too_and_a_noble_is_taken_along_or_stays() -> None:
    for answer, led in (("yes", True), ("no", False)):
        g = at_the_ball()
        f = find(g, ELIZA)
        stand(g, f, 4, 4)

        acts(g, f, "quest:unmask", "token:guest.1", answer)

        assert g.token_up[0] and g.carries[f] == ((0,) if led else ())
        assert (g.token_at[0] >= 0) is not led


@rule("MB-2")
@pytest.mark.parametrize(("who", "gate", "counter"), [("hero", "entrance", "rescued"), (ELIZA, "exit", "lost")])
def test_a_noble_is_given_up_at_the_gate_and_the_escort_stays(who: str, gate: str, counter: str) -> None:
    g = at_the_ball()
    f = 0 if who == "hero" else find(g, who)
    g.token_up[0] = True
    put_away(g, 0)
    pick_up(g, f, 0)
    put(g, f, outer_edge(g, gate)[:1])

    acts(g, f, "leave")

    assert g.spaces[f] and not g.carries[f] and g.counters[counter] == 1 and g.token_at[0] == GONE


@rule("MB-2", "QC-13", "DE-LARGE-03")
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("taken", [False, True])
def test_a_large_escort_gives_a_noble_up_on_its_way_but_not_in_the_space_of_another(free: bool, taken: bool) -> None:
    g = at_the_ball()
    g.token_up[0] = True
    put_away(g, 0)
    beast, spider = find(g, "barghest"), find(g, "cave_spider")
    pick_up(g, beast, 0)
    stand(g, spider, *((9, 0) if taken else (4, 4)))
    put(g, beast, (at(g, 9, 1), at(g, 10, 1)))
    turn_of(g, beast, 2)

    flow = move_spaces(g, beast, 2, g.overlord) if free else roam(g, beast, g.overlord)
    ending(flow, "step:9,0", "leave")

    assert (g.counters.get("lost", 0) == 0) is taken and bool(g.carries[beast]) is taken
    assert len(g.spaces[beast]) == 2 and not set(g.spaces[beast]) & set(g.spaces[spider])


@rule("MB-2", "DE-EXIT-02")
def test_who_gives_a_noble_up_in_a_movement_without_points_keeps_those_he_has() -> None:
    g = at_the_ball()
    g.token_up[0] = True
    put_away(g, 0)
    pick_up(g, 0, 0)
    put(g, 0, outer_edge(g, "entrance")[:1])
    turn_of(g, 0, 3)

    assert drive(move_spaces(g, 0, 1), "leave") == 1

    assert g.counters["rescued"] == 1 and g.mp[0] == 3


@rule("MB-3")
def test_anybody_picks_up_a_noble_who_lies_open_but_only_one() -> None:
    g = at_the_ball()
    stand(g, 0, 4, 4)
    turn_of(g, 0)
    assert code_of(take_refusal(g, 0, 0)) == "objective.not_for_you", "masked guests are not led"
    g.token_up[0] = g.token_up[2] = True
    g.token_at[2] = g.token_at[0]

    acts(g, 0, "token:noble.1")

    assert g.carries[0] == (0,)
    assert code_of(take_refusal(g, 0, 2)) == "objective.hands_full"
    other = find(g, open_groups(g)[0])
    stand(g, other, 5, 3)
    assert take_refusal(g, other, 2) is None


@rule("MB-V1H", "MB-V1O")
@pytest.mark.parametrize(("rescued", "face", "winner"), [(4, 0, "heroes"), (1, 5, "overlord"), (0, 0, "overlord")])
def test_when_the_last_guest_is_gone_the_die_decides(rescued: int, face: int, winner: str) -> None:
    g = at_the_ball(5)
    f = find(g, ELIZA)
    all_but(g, 0)
    put_away(g, 0)
    pick_up(g, f, 0)
    put(g, f, outer_edge(g, "exit")[:1])
    g.counters["rescued"] = rescued
    dice(g, face)

    acts(g, f, "leave")

    assert g.encounter_winner == winner


@rule("MB-V1H")
def test_without_monsters_the_nobles_on_the_map_are_rescued() -> None:
    g = at_the_ball()
    all_but(g, 0, 2)
    last, *others = monsters(g)
    for f in others:
        remove(g, f)
    dice(g, 0)

    ending(defeat(g, last))

    assert g.counters["rescued"] == 2 and g.encounter_winner == "heroes"


@rule("MB-V1H")
def test_the_ball_is_over_when_the_last_monster_had_risen_for_a_turn_only() -> None:
    g = at_the_ball()
    all_but(g, 0, 2)
    last, *others = monsters(g)
    for f in others:
        remove(g, f)
    g.ol_hand, g.ol_deck, g.ol_discard = [], [], list(CARDS["rise_again"])
    add_mark(g, "risen", OVERLORD, last, QUEST_END)
    wire(g)
    g.turn, g.actor = OVERLORD, NOBODY
    dice(g, 0)

    with pytest.raises(EncounterEnds):
        plays(g, "ol_finish", "round_start")

    assert not monsters(g) and g.counters["rescued"] == 2 and g.encounter_winner == "heroes"


@rule("MB-V1H")
def test_the_ball_does_not_end_before_every_mask_has_fallen() -> None:
    g = at_the_ball()
    for f in monsters(g)[1:]:
        remove(g, f)

    ending(defeat(g, monsters(g)[0]))

    assert g.encounter_winner == ""


@rule("MB-V1H")
def test_out_of_time_the_die_decides_too() -> None:
    g = at_the_ball()
    g.counters["rescued"] = 3
    dice(g, 0)

    assert quest_of(g).out_of_time(g) == "heroes"


# -- the vault -----------------------------------------------------------------------


@rule("MB-4")
@pytest.mark.parametrize(
    ("attribute", "closed", "gone", "place"),
    [("might", 0, 1, (5, 3)), ("awareness", 0, 0, (5, 3)), ("knowledge", 1, 0, (6, 3))],
)
def test_a_hero_smashes_picks_or_riddles(attribute: str, closed: int, gone: int, place: tuple[int, int]) -> None:
    g = in_the_vault()
    stand(g, 0, 5, 3)
    put(g, find(g, open_groups(g)[0]), ())
    dice(g, *PASSES)

    acts(g, 0, "door:door_1", f"attribute:{attribute}")

    assert (g.closed & 1, g.doors_gone & 1) == (closed, gone)
    x, y = where(g, 0)
    assert (x > 5) is (place[0] > 5) and y in (2, 3, 4, 5)


@rule("MB-5")
def test_each_figure_tests_a_door_once_per_turn() -> None:
    g = in_the_vault()
    stand(g, 0, 5, 3)
    dice(g, *FAILS)

    acts(g, 0, "door:door_1")

    assert code_of(refused(g, 0, "door:door_1")) == "door.once"


@rule("MB-6")
def test_a_picked_door_is_closed_by_anybody_and_sealed_again() -> None:
    g = in_the_vault()
    stand(g, 0, 5, 3)
    g.closed &= ~1

    acts(g, 0, "door:door_1")

    assert g.closed & g.locked & 1


@rule("MB-7")
def test_eliza_only_riddles_and_other_monsters_open_nothing() -> None:
    g = in_the_vault("heroes")
    eliza, other = find(g, ELIZA), find(g, open_groups(g)[0])
    put(g, eliza, ())
    stand(g, eliza, 7, 6)
    put(g, other, (at(g, 8, 6),))
    assert code_of(door_refusal(g, other, 1)) == "door.locked"
    dice(g, *PASSES)

    acts(g, eliza, "door:door_2")

    assert g.closed & 2 and where(g, eliza) == (7, 7)
    g.closed &= ~2
    assert door_refusal(g, other, 1) is None, "open ones they close"


@rule("MB-C1")
def test_the_winner_of_the_ball_is_better_at_the_doors() -> None:
    g = in_the_vault("overlord")
    eliza = find(g, ELIZA)
    put(g, eliza, ())
    stand(g, eliza, 7, 6)
    acts(g, eliza, "door:door_2")
    assert where(g, eliza) == (7, 7), "no roll was needed"

    assert in_the_vault("heroes").counters == {"cleverer": 1}


@rule("MB-C1")
@pytest.mark.parametrize(("winner", "heroes", "less"), [("heroes", 4, 2), ("heroes", 3, 0), ("overlord", 4, 0)])
def test_four_heroes_who_won_the_ball_leave_eliza_puzzled(winner: str, heroes: int, less: int) -> None:
    assert PUZZLED.value(in_the_vault(winner, heroes)) == -less


@rule("MB-R1")
@pytest.mark.parametrize(("heroes", "area"), [(2, "web_room"), (3, "cellar"), (4, "cellar")])
def test_the_first_group_waits_before_the_first_door_for_two_heroes_and_behind_it_for_more(
    heroes: int, area: str
) -> None:
    g = in_the_vault(heroes=heroes)
    waiting = all_of(g, open_groups(g)[0])

    assert waiting and all(s in g.live.map.areas[area] for f in waiting for s in g.spaces[f])


@rule("MB-8")
def test_the_second_group_is_there_when_somebody_enters_the_cave() -> None:
    g = in_the_vault()
    group = open_groups(g)[1]
    assert group not in groups(g)
    eliza = find(g, ELIZA)
    stand(g, eliza, 19, 4)

    happens(g, MonsterEntersSpace(eliza, at(g, 19, 4)))

    there = all_of(g, group)
    assert len(there) == sum(group_limit(g, group))
    happens(g, MonsterEntersSpace(eliza, at(g, 19, 4)))
    assert len(all_of(g, group)) == len(there), "only once"


@rule("MB-8")
def test_who_has_come_by_a_card_before_stays_there_and_does_not_come_again() -> None:
    g = second(laid("the_masquerade_ball", errata=False), "heroes")
    group = open_groups(g)[1]
    drive(reinforce_printed(g, OverlordTurnStart(), 0), f"group:{group}")
    came = all_of(g, group)
    g.damage[came[0]] = 2
    places = [g.spaces[f] for f in came]
    eliza = find(g, ELIZA)
    stand(g, eliza, 19, 4)

    happens(g, MonsterEntersSpace(eliza, at(g, 19, 4)))

    assert all_of(g, group) == came and [g.spaces[f] for f in came] == places and g.damage[came[0]] == 2


@rule("MB-4", "MB-8")
def test_a_riddle_that_leads_into_the_cave_wakes_it() -> None:
    g = in_the_vault()
    group = open_groups(g)[1]
    cave = set(g.live.map.areas["goblin_cave"])
    door, (a, b) = next(
        (n, pair) for n, one in enumerate(g.live.map.doors) for pair in one.pairs if len(cave & set(pair)) == 1
    )
    outside = a if b in cave else b
    put(g, 0, (outside,))
    dice(g, *PASSES)

    acts(g, 0, g.live.map.doors[door].key, "attribute:knowledge")

    assert g.spaces[0][0] in cave and g.closed >> door & 1
    assert len(all_of(g, group)) == sum(group_limit(g, group))


@rule("MB-9", "MB-V2H")
def test_the_heroes_win_when_all_have_left_by_the_vault() -> None:
    g = in_the_vault()
    edge = outer_edge(g, "exit")
    other = find(g, open_groups(g)[0])
    put(g, other, edge[:1])
    turn_of(g, other, 1)
    assert code_of(leave_refusal(g, other)) == "leave.not_here"
    put(g, other, ())
    put(g, 0, edge[:1])
    acts(g, 0, "leave")
    assert g.encounter_winner == ""
    ending(knock_out(g, 1))
    assert g.encounter_winner == "", "a knocked out hero is still there"
    g.ko, g.token[1] = 0, -1
    put(g, 1, edge[:1])

    acts(g, 1, "leave")

    assert g.encounter_winner == "heroes"


@rule("MB-9", "MB-V2O")
def test_the_overlord_wins_when_eliza_leaves_by_the_vault() -> None:
    g = in_the_vault()
    eliza = find(g, ELIZA)
    put(g, eliza, outer_edge(g, "exit")[:1])

    acts(g, eliza, "leave")

    assert g.encounter_winner == "overlord"


@rule("MB-V2H2")
def test_the_heroes_win_when_eliza_falls() -> None:
    g = in_the_vault()

    ending(defeat(g, find(g, ELIZA)))

    assert g.encounter_winner == "heroes"


@rule("MB-R1")
def test_one_monster_of_the_first_open_group_comes_by_the_entrance() -> None:
    g = in_the_vault()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area) == (open_groups(g)[0], "entrance")
