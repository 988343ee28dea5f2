"""The quests: First Blood and A Fat Goblin, leaving the map, two encounters, who wins and who knows what."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from gruft.games.descent.cards.overlord.warlord import feet_on
from gruft.games.descent.game import GAME
from gruft.games.descent.moments.marks import OL_TURN_START, add_mark
from gruft.games.descent.moments.moment import HeroEntersSpace, Moment
from gruft.games.descent.moments.quest import EncounterEnds, quest_of, settle
from gruft.games.descent.moments.reactions import fire
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARD_REFS, EXHAUSTED
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, LIEUTENANT, MASTER, OVERLORD, monster_kind
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.rules.damage import defeat, knock_out
from gruft.games.descent.rules.encounters import encounter_end, free_stand, next_encounter
from gruft.games.descent.rules.figures import heroes, monsters
from gruft.games.descent.rules.groups import ranks_missing
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.objectives import take, take_refusal
from gruft.games.descent.rules.places import put, room
from gruft.games.descent.rules.setup.layout import lay_encounter, set_up
from gruft.games.descent.rules.turns import overlord
from gruft.games.descent.rules.turns.monster_actions import do_monster, monster_keys, monster_refusal
from gruft.games.descent.seen.redeal import redeal
from gruft.games.descent.state import State
from gruft.table.chance import Chance, FastChance, secret_of
from gruft.table.plain import to_plain
from tests.games.descent.quest_table import ask, ready, say, state, until
from tests.harness import code_of
from tests.rule import rule


def quest(name: str, seats: int = 2, **options: Any) -> State:
    """A quest with the usual heroes, everything placed."""
    chosen = {**GAME.meta.default_options(), "quest": name, **options}
    return set_up(seats, chosen, Chance(secret_of("quests")))


def run(flow: Any, *answers: str) -> Any:
    """Drive a flow with these answers; what is not named is answered by the first key."""
    left = list(answers)
    value = None
    try:
        while True:
            asked = flow.send(value)
            value = left.pop(0) if left and left[0] in asked.keys else asked.keys[0]
    except StopIteration as end:
        return end.value


def ends(flow: Any, *answers: str) -> None:
    """The flow must be broken off by the end of the encounter."""
    try:
        run(flow, *answers)
    except EncounterEnds:
        return
    raise AssertionError("the encounter goes on")


def goblin(g: State, number: int = 0) -> int:
    return [f for f in monsters(g) if kind_of(g, f).group == "goblin_archer"][number]


def to_exit(g: State, f: int, area: str = "exit") -> None:
    put(g, f, (outer_edge(g, area)[0],))
    g.turn, g.actor, g.actions = OVERLORD, f, 2
    g.mp[f] = 1


# -- First Blood ---------------------------------------------------------------------


@rule("FB-1", "QC-28")
def test_mauler_is_there_with_two_heroes_and_has_health_by_the_number_of_heroes() -> None:
    for seats, health in ((2, 16), (4, 14), (5, 16)):
        g = quest("first_blood", seats)
        mauler = next(f for f in monsters(g) if kind_of(g, f).group == "ettin" and kind_of(g, f).rank == MASTER)
        assert g.live.max_health[mauler] == health
        assert ranks_missing(g, "ettin") == [], "with two heroes he is in the place of the minion"


@rule("DE-END-01", "DE-END-03", "DE-QUEST-02", "FB-VH")
def test_the_heroes_win_first_blood_at_once_when_mauler_falls() -> None:
    g = quest("first_blood")
    mauler = next(f for f in monsters(g) if kind_of(g, f).rank == MASTER and kind_of(g, f).group == "ettin")

    ends(defeat(g, mauler))

    assert g.encounter_winner == "heroes"
    assert encounter_end(g) is None
    assert g.winner == "heroes"


@rule("DE-EXIT-02", "DE-R-44", "FB-2")
def test_a_goblin_leaves_on_an_edge_space_of_the_exit_for_one_movement_point() -> None:
    g = quest("first_blood")
    f = goblin(g)
    edge = outer_edge(g, "exit")
    assert [g.live.map.places[s] for s in edge] == [(1, 1), (2, 1)], "the row opposite the opening"
    to_exit(g, f)

    run(do_monster(g, f, "leave"))

    assert not g.spaces[f]
    assert g.counters["escaped"] == 1


@rule("DE-EXIT-02", "FB-2", "QC-13")
def test_leaving_needs_a_point_an_edge_space_and_the_right_kind_of_figure() -> None:
    g = quest("first_blood")
    f = goblin(g)
    to_exit(g, f)
    g.mp[f] = 0
    assert code_of(leave_refusal(g, f)) == "leave.no_points"
    put(g, f, (g.live.map.number[1, 2],))
    g.mp[f] = 1
    assert code_of(leave_refusal(g, f)) == "leave.not_here"
    assert quest_of(g).exits(g, 0) == ()


@rule("DE-END-01", "DE-END-02", "DE-SCORE-01", "FB-VO")
def test_the_overlord_wins_alone_with_the_fifth_escape() -> None:
    g = quest("first_blood", 3)
    g.counters["escaped"] = 4
    f = goblin(g)
    to_exit(g, f)

    ends(do_monster(g, f, "leave"))
    encounter_end(g)

    found = GAME.result(g)
    assert found.winners == [0]
    assert found.places == [1, 2, 2]
    assert found.points == [1, 0, 0]


@rule("DE-END-02", "DE-SCORE-01")
def test_heroes_win_and_lose_together_and_nobody_counts_points() -> None:
    g = quest("first_blood", 4)
    g.winner = "heroes"

    assert GAME.result(g).winners == [1, 2, 3]


@rule("DE-END-03", "QC-02")
def test_if_both_sides_fulfil_their_condition_the_side_whose_turn_it_is_wins() -> None:
    for turn, winner in ((0, "heroes"), (OVERLORD, "overlord")):
        g = quest("first_blood")
        g.turn = turn
        g.counters.update(escaped=5, mauler_defeated=1)
        with contextlib.suppress(EncounterEnds):
            settle(g)
        assert g.encounter_winner == winner


@rule("DE-R-64", "DE-END-03")
def test_all_heroes_down_is_no_defeat() -> None:
    g = quest("first_blood")

    for h in list(heroes(g)):
        run(knock_out(g, h))

    assert heroes(g) == [] and not g.encounter_winner


@rule("DE-MON-03", "DE-MON-04", "FB-R1", "QC-18")
def test_two_goblins_at_most_come_back_to_the_garden_at_the_end_of_a_turn() -> None:
    g = quest("first_blood", 4)
    for _ in range(3):
        run(defeat(g, goblin(g)))
    g.turn = OVERLORD
    before = len(monsters(g))

    beat = "ol_end"
    for _ in range(4):
        beat = run(overlord.ol_end(g), "reinforce:fb_r1", "minion")
        if beat != "ol_end":
            break

    assert len(monsters(g)) == before + 2


# -- A Fat Goblin: the farm -------------------------------------------------------------


@rule("DE-OBJ-01", "DE-OBJ-02", "FG-1", "FG-2")
def test_goblins_and_heroes_carry_crops_other_monsters_do_not() -> None:
    g = quest("a_fat_goblin")
    other = next(f for f in monsters(g) if kind_of(g, f).group != "goblin_archer")
    crop = g.token_at[0]
    beside = g.live.board.adj[crop][0]
    for f in (goblin(g), 0):
        put(g, f, (beside,))
        assert take_refusal(g, f, 0) is None
        g.spaces[f] = ()
        g.live.occ[beside] = -1
    put(g, other, g.live.board.footprints(kind_of(g, other).size, beside)[0])
    assert code_of(take_refusal(g, other, 0)) == "objective.not_for_you"


@rule("FG-1")
def test_a_goblin_steals_a_crop_through_the_exit_and_only_with_one() -> None:
    g = quest("a_fat_goblin")
    f = goblin(g)
    to_exit(g, f)
    assert leave_refusal(g, f) is not None
    g.carries[f], g.token_at[0] = (0,), -2

    run(do_monster(g, f, "leave"))

    assert g.counters["stolen"] == 1
    assert g.token_at[0] == -1


@rule("FG-2", "FG-3")
def test_a_hero_saves_a_crop_in_the_barn_and_monsters_cannot_enter_it() -> None:
    g = quest("a_fat_goblin")
    barn = g.live.map.number[5, 8]
    g.carries[0], g.token_at[0] = (0,), -2

    run(fire(g, HeroEntersSpace(0, barn), cards=False))

    assert g.counters["saved"] == 1 and g.carries[0] == ()
    assert quest_of(g).barred(g, goblin(g)) >> barn & 1
    assert not quest_of(g).barred(g, 0) >> barn & 1


@rule("FG-3", "DE-LARGE-03")
def test_not_even_a_part_of_a_large_monster_is_in_the_barn() -> None:
    g = quest("a_fat_goblin")
    number = g.live.map.number
    barn = {number[5, 8], number[6, 8]}
    wide = room(g, goblin(g), number[5, 7], size=(2, 2))

    assert len(wide) == 2 and not any(barn & set(feet) for feet in wide)
    assert barn & set(room(g, 0, number[5, 8])[0])


@rule("FG-3", "QC-27")
@pytest.mark.parametrize(("errata", "places"), [(True, 0), (False, 1)])
def test_no_card_brings_a_monster_into_the_barn(errata: bool, places: int) -> None:
    g = quest("a_fat_goblin", errata=errata)
    barn = 1 << g.live.map.number[5, 8]

    assert len(feet_on(g, "goblin_archer", barn, inside=False)) == places


@rule("DE-QUEST-02", "DE-END-03", "FG-V1H", "FG-V1O")
def test_when_the_last_crop_is_gone_the_encounter_is_decided_but_not_the_quest() -> None:
    for saved, winner in ((2, "heroes"), (1, "overlord")):
        g = quest("a_fat_goblin")
        g.token_at = [-1] * 4
        g.counters.update(saved=saved, stolen=4 - saved)
        with contextlib.suppress(EncounterEnds):
            settle(g)
        assert g.encounter_winner == winner
        assert encounter_end(g) == "free_stand"
        assert not g.winner


@rule("DE-R-79", "QC-33")
def test_an_encounter_undecided_after_fifty_rounds_goes_to_the_overlord_or_by_count() -> None:
    for name, counters, winner in (
        ("first_blood", {"escaped": 2}, "overlord"),
        ("a_fat_goblin", {"saved": 1, "stolen": 1}, "heroes"),
        ("a_fat_goblin", {"stolen": 1}, "overlord"),
    ):
        g = quest(name)
        g.counters.update(counters)
        g.round = 49
        assert run(overlord.round_end(g)) == "round_start"
        ends(overlord.round_end(g))
        assert (g.round, g.encounter_winner) == (50, winner)


# -- from one encounter to the next ---------------------------------------------------


@rule("DE-QUEST-03", "DE-R-54", "DE-FEAT-01", "QC-24")
def test_between_encounters_heroes_keep_damage_and_rest_and_the_overlord_keeps_his_cards() -> None:
    g = quest("a_fat_goblin", 3)
    g.damage[0], g.fatigue[0], g.cond[0] = 3, 2, 4
    g.feats = 0b11
    g.status[g.cards[0][0]] |= EXHAUSTED
    add_mark(g, "air", OVERLORD, goblin(g), OL_TURN_START)
    hand = list(g.ol_hand)
    g.token_at = [-1] * 4
    g.encounter_winner = "heroes"

    encounter_end(g)
    run(free_stand(g))
    run(free_stand(g))
    assert next_encounter(g) == "lay_map"
    lay_encounter(g)

    assert (g.damage[0], g.fatigue[0], g.cond[0], g.feats) == (3, 0, 4, 0)
    assert g.status[g.cards[0][0]] & EXHAUSTED, "exhausted cards wait for their owner's turn"
    assert g.ol_hand == hand
    assert g.marks == []
    assert g.encounter == 1 and g.live.map is quest_map(g)


def quest_map(g: State) -> Any:
    from gruft.games.descent.pieces.maps import encounter_map

    return encounter_map(g.quest, g.encounter)


@rule("DE-QUEST-03", "DE-R-54", "DE-STAND-01")
def test_a_knocked_out_hero_may_stand_up_for_free_or_starts_as_a_token() -> None:
    for answer, down in (("yes", False), ("no", True)):
        g = quest("a_fat_goblin", 3)
        run(knock_out(g, 0))
        g.token_at = [-1] * 4
        g.encounter_winner = "heroes"
        encounter_end(g)

        run(free_stand(g), answer)

        assert bool(g.ko & 1) == down
        assert (g.fatigue[0] == 0) != down
        assert (g.damage[0] < g.live.max_health[0]) != down


@rule("DE-QUEST-03", "DE-SETUP-14")
def test_encounter_two_begins_with_round_one_and_no_new_hand() -> None:
    table = ready(2, quest="a_fat_goblin")
    g = state(table)
    hand = len(g.ol_hand)
    g.token_at = [-1] * 4
    say(table, ask(table).keys[0])
    until(table, "act")
    say(table, "rest")

    until(table, "next_hero")

    assert (g.encounter, g.round, g.acted) == (1, 1, 0)
    assert len(g.ol_hand) == hand
    assert {kind_of(g, f).group for f in monsters(g)} >= {"goblin_archer", "cave_spider", "splig"}


# -- A Fat Goblin: the king's cave ----------------------------------------------------


def cave(stolen: int = 0, seats: int = 2) -> State:
    g = quest("a_fat_goblin", seats)
    g.encounter = 1
    g.counters["stolen"] = stolen
    lay_encounter(g)
    for h in range(g.nh):
        put(g, h, (g.live.map.areas["entrance"][h],))
    quest_of(g).begin(g)
    wire(g)
    return g


def splig(g: State) -> int:
    return next(f for f in monsters(g) if kind_of(g, f).rank == LIEUTENANT)


@rule("FG-C1")
@pytest.mark.parametrize(("seats", "more"), [(3, 24), (4, 6), (5, 6)])
def test_each_stolen_crop_makes_splig_tougher(seats: int, more: int) -> None:
    fed, hungry = cave(3, seats), cave(0, seats)

    assert fed.live.max_health[splig(fed)] == hungry.live.max_health[splig(hungry)] + more


@rule("DE-SPEC-01", "DE-INFO-03", "DE-OBJ-02", "FG-5")
def test_splig_interrogates_once_per_turn_in_his_chamber() -> None:
    g = cave()
    f = splig(g)
    g.turn, g.actor, g.actions = OVERLORD, f, 2
    assert code_of(monster_refusal(g, f, "quest:interrogate")) == "interrogate.no_prisoner"
    g.token_kind[0] = "farmhand"
    g.token_at[0] = g.spaces[f][0]
    assert "quest:interrogate" in monster_keys(g, f)

    run(do_monster(g, f, "quest:interrogate"))

    assert g.token_up[0] and g.token_at[0] == -1
    g.token_at[1] = g.spaces[f][0]
    assert code_of(monster_refusal(g, f, "quest:interrogate")) == "quest_action.once"
    assert quest_of(g).possible_actions(g, 0) == []


@rule("DE-END-01", "FG-V2H", "FG-V2O")
def test_splig_wins_by_carrying_frederick_out_and_loses_when_he_falls() -> None:
    g = cave()
    f = splig(g)
    g.token_kind = ["frederick", "farmhand", "farmhand", "farmhand"]
    g.token_at[0] = g.spaces[f][0]
    g.turn, g.actor, g.actions = OVERLORD, f, 2
    run(do_monster(g, f, "quest:interrogate"))
    assert g.carries[f] == (0,)
    for h in heroes(g):
        g.spaces[h] = ()
    to_exit(g, f, "entrance")
    ends(do_monster(g, f, "leave"))
    assert g.encounter_winner == "overlord"

    other = cave()
    ends(defeat(other, splig(other)))
    assert other.encounter_winner == "heroes"


@rule("FG-4", "FG-6")
def test_heroes_cannot_touch_prisoners_and_frederick_is_spligs_alone() -> None:
    g = cave()
    archer = next(f for f in range(FIRST_MONSTER, len(g.kind)) if kind_of(g, f).group == "goblin_archer")
    put(g, archer, (g.token_at[0],))
    assert take_refusal(g, archer, 0) is None
    g.token_up[0], g.token_kind[0] = True, "frederick"
    assert code_of(take_refusal(g, archer, 0)) == "objective.not_for_you"
    king = splig(g)
    put(g, archer, ())
    put(g, king, (g.token_at[0],))
    assert take_refusal(g, king, 0) is None
    put(g, 0, (g.live.board.adj[g.token_at[1]][0],))
    assert code_of(take_refusal(g, 0, 1)) == "objective.not_for_you"


def test_a_token_is_carried_by_one_figure_at_a_time() -> None:
    g = quest("a_fat_goblin")
    put(g, 0, (g.token_at[0],))
    run(take(g, 0, 0))
    put(g, 1, (g.live.board.adj[g.spaces[0][0]][0],))

    assert code_of(take_refusal(g, 1, 0)) == "objective.carried"
    assert monster_kind("ettin", 1, MASTER) >= 0


@rule("DE-EXIT-03", "DE-EXIT-04", "QC-14")
def test_a_hero_who_has_left_takes_no_turns_and_reacts_to_nothing() -> None:
    from gruft.games.descent.moments.reactions import usable
    from gruft.games.descent.rules.damage import leave_map
    from gruft.games.descent.rules.turns.hero import waiting_heroes

    g = quest("first_blood", 3)
    leave_map(g, 0)

    run(overlord.round_end(g))

    assert waiting_heroes(g) == [1]
    listeners = [live for lives in g.live.hooks.values() for live in lives if live.owner == 0 and not live.down]
    assert listeners and not any(usable(g, live, Moment()) for live in listeners)


# -- who knows what -------------------------------------------------------------------


@rule("DE-INFO-01", "DE-INFO-04")
def test_only_the_overlord_sees_his_hand() -> None:
    table = ready(4)
    g = state(table)

    assert table.view(0)["overlord"]["cards"] == [CARD_REFS[c] for c in g.ol_hand]
    for seat in (None, 1, 2, 3):
        assert table.view(seat)["overlord"]["cards"] == []
        assert table.view(seat)["overlord"]["hand"] == len(g.ol_hand)


@rule("DE-INFO-02", "DE-INFO-03")
def test_decks_and_face_down_tokens_are_dealt_anew_for_everybody() -> None:
    g = cave()
    before = to_plain(g)
    orders, kinds = set(), set()
    for seed in range(12):
        twin = g.copy()
        redeal(twin, 0, FastChance(seed))
        assert GAME.invariants(twin) == []
        assert twin.ol_hand == g.ol_hand
        orders.add((tuple(twin.search_deck), tuple(twin.shop1)))
        kinds.add(tuple(twin.token_kind))
    assert len({search for search, _ in orders}) > 6 and len({shop for _, shop in orders}) > 6
    assert len(kinds) > 1
    assert to_plain(g) == before


@rule("DE-INFO-02", "DE-SEARCH-02")
def test_nobody_but_the_overlord_knows_the_special_search_token() -> None:
    g = quest("first_blood", 5)
    g.special = 2

    places = set()
    for seed in range(20):
        twin = g.copy()
        redeal(twin, 1, FastChance(seed))
        places.add(twin.special)
    own = g.copy()
    redeal(own, 0, FastChance(1))

    assert places == {0, 1, 2, 3}
    assert own.special == 2


@rule("DE-INFO-05")
def test_a_drawn_search_card_is_open_to_all() -> None:
    from gruft.games.descent.rules.searching import draw_search

    g = quest("first_blood")
    run(draw_search(g, 0))

    found = [event for event in g.log if type(event).__name__ == "CardFound"]
    assert len(found) == 1 and found[0].only is None
