"""The paladin (DL-PAL): where the evil track sends him, in Building and in Combat."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.events import PaladinCame, PaladinMoved
from gruft.games.lords.pieces.tables import HERO_IDS
from gruft.games.lords.rules.evil import move_evil
from gruft.games.lords.seen.views import view
from gruft.games.lords.state import AWAY, TENT, State
from tests.games.lords.lords import Game, Setting, lords
from tests.rule import rule

TOWN = ["fireball", "word_of_peace", "suggestion", "graffiti"]


def moved(evil: list[int], seat: int, by: int, *, host: int | None = None, start: int = 0) -> State:
    """A counter has moved; the paladin may have too."""
    setting = lords(len(evil), evil=evil).table(start=start)
    if host is not None:
        setting.lord(host, party=["paladin_y1"])
    state = setting.at("new_round", until="choose_orders").state
    move_evil(state, seat, by)
    return state


def fighting(evil: list[int], number: int = 1, town: list[str] | None = None) -> Setting:
    """Combat of year 1, round `number`."""
    setting = lords(4, evil=evil)
    return setting.table(season="autumn", combat_round=number, town=town or TOWN)


def to_the_end(setting: Setting) -> Game:
    """Play this round with nothing sent."""
    return setting.at("planning", until="combat_round").pass_until("nothing")


@rule("DL-PAL-01", "DL-PAL-05")
def test_he_waits_in_the_tent_below_field_ten() -> None:
    assert moved([8, 5, 5, 5], 0, 1).paladin == TENT
    assert HERO_IDS[moved([9, 5, 5, 5], 0, 1).lords[0].heroes[0]] == "paladin_y1", "silver in year 1"


@rule("DL-PAL-02")
@pytest.mark.parametrize(("field", "by"), [(9, 1), (9, 3), (8, 2)])
def test_he_comes_the_moment_a_counter_reaches_or_passes_field_ten(field: int, by: int) -> None:
    g = moved([5, field, 5, 5], 1, by)

    assert g.paladin == 1 and len(g.lords[1].party) == 1


@rule("DL-PAL-02", "DL-R-42")
def test_a_move_of_several_fields_is_one_movement() -> None:
    game = lords(4, evil=[9, 5, 5, 5]).sends(0, "get_food", 3).ordered().at("carry_out", until="production")
    game.answers("act")

    assert game.lord(0).evil == 11 and len(game.told(PaladinCame)) == 1


@rule("DL-PAL-03", "DL-PAL-08")
def test_he_stands_first_belongs_to_no_type_and_has_all_symbols() -> None:
    setting = lords(4, evil=[9, 5, 5, 5]).lord(0, party=["warrior_y1_1", "thief_y1_1", "priest_y1_1"])
    state = setting.at("new_round", until="choose_orders").state
    move_evil(state, 0, 1)

    party = view(state, None)["lords"][0]["party"]
    assert party[0]["hero"] == "hero:paladin_y1" and len(party) == 4
    assert party[0]["type"] == "paladin"
    assert (party[0]["anti_trap"], party[0]["magic"], party[0]["hearts"]) == (2, 2, 2)


@rule("DL-PAL-04")
def test_he_moves_to_who_is_strictly_higher_and_on_ten_or_more() -> None:
    assert moved([11, 10, 5, 5], 1, 2, host=0).paladin == 1
    assert moved([11, 10, 5, 5], 1, 1, host=0).paladin == 0, "on equal fields he stays"


@rule("DL-PAL-05")
def test_he_does_not_leave_when_his_host_drops_below_ten() -> None:
    assert moved([10, 9, 5, 5], 0, -5, host=0).paladin == 0, "the other is higher but below field 10"
    assert moved([10, 5, 5, 5], 0, -5, host=0).paladin == 0


@rule("DL-PAL-06", "DL-GEN-02")
@pytest.mark.parametrize(("start", "goal"), [(0, 3), (3, 2), (1, 3)])
def test_among_equals_he_goes_to_the_last_in_turn_order(start: int, goal: int) -> None:
    g = moved([12, 5, 11, 11], 0, -3, host=0, start=start)

    assert g.paladin == goal


@rule("DL-PAL-06")
def test_he_goes_to_the_highest_of_several() -> None:
    assert moved([12, 10, 11, 10], 0, -4, host=0).paladin == 2


@rule("DL-PAL-07")
def test_he_takes_his_damage_along_and_once_eliminated_never_moves() -> None:
    setting = lords(4, evil=[10, 10, 5, 5]).lord(0, party=[("paladin_y1", 3), "thief_y1_1"])
    state = setting.at("new_round", until="choose_orders").state
    move_evil(state, 1, 1)
    assert state.paladin == 1 and [[member.wounds for member in lord.party] for lord in state.lords[:2]] == [[0], [3]]

    dead = lords(4, evil=[10, 10, 5, 5]).lord(0, prison=["paladin_y1"]).at("new_round", until="choose_orders").state
    assert dead.paladin == AWAY
    move_evil(dead, 1, 5)
    assert dead.paladin == AWAY and dead.lords[1].party == []


@rule("DL-PAL-09", "DL-R-14", "DL-R-61")
def test_in_combat_he_moves_at_once_and_may_fight_in_two_dungeons_in_one_round() -> None:
    setting = fighting([10, 10, 5, 5]).lord(0, party=["paladin_y1"]).lord(1, party=["thief_y1_4"])
    game = to_the_end(setting)

    assert game.conquered(0) == ["1,3"] and game.lord(0).evil == 9
    assert [(e.leaves, e.seat) for e in game.told(PaladinMoved)] == [(0, 1)]
    assert game.conquered(1) == ["1,3"], "he fought there too"
    assert game.party(1) == [("paladin_y1", 2), ("thief_y1_4", 0)], "one point of fatigue in each battle"
    assert game.party(0) == []


@rule("DL-PAL-09", "DL-R-51", "DL-BAT-03")
def test_where_nobody_planned_he_does_not_fight_before_the_next_round() -> None:
    game = to_the_end(fighting([10, 10, 5, 5]).lord(0, party=["paladin_y1"]))

    assert game.state.paladin == 1 and game.conquered(1) == []
    later = fighting([9, 10, 5, 5], number=2).lord(1, party=[("paladin_y1", 1)])
    assert to_the_end(later).conquered(1) == ["1,3"]


@rule("DL-PAL-09")
def test_in_the_last_round_he_starts_no_new_combat() -> None:
    setting = fighting([10, 10, 5, 5], number=4).lord(0, party=["paladin_y1"])
    game = setting.at("planning", until="change_of_year").pass_until("nothing")

    assert game.conquered(1) == [] and game.party(1) == []
    assert game.state.paladin == AWAY


@rule("DL-PAL-10", "DL-Y2-05")
def test_the_silver_paladin_is_gone_in_year_two_but_stays_in_prison() -> None:
    tent = lords(4).table(season="autumn").at("end_of_combat", until="new_round")
    assert tent.state.paladin == TENT and HERO_IDS.index("paladin_y1") in tent.state.heroes_gone

    left = lords(4).table(season="autumn").lord(0, party=["paladin_y1"]).at("end_of_combat", until="new_round")
    assert left.party(0) == [] and left.state.paladin == TENT

    caught = lords(4).table(season="autumn").lord(0, prison=["paladin_y1"]).at("end_of_combat", until="new_round")
    assert caught.prison(0) == ["paladin_y1"]


@rule("DL-PAL-01", "DL-Y2-05")
def test_the_gold_paladin_goes_at_once_to_the_highest_on_ten_or_more() -> None:
    setting = lords(4, evil=[12, 10, 12, 5]).table(season="autumn", start=0)
    game = setting.at("end_of_combat", until="new_round")

    assert game.state.start == 3, "one seat to the right"
    assert game.party(2) == [("paladin_y2", 0)], "the last of the two highest in the new turn order"


@rule("DL-PAL-06", "DL-PAL-04")
def test_paying_evil_calls_him_after_every_single_movement() -> None:
    setting = lords(4, evil=[8, 9, 5, 5]).sends(0, "get_food", 3).sends(1, "get_food", 2).ordered()
    game = setting.at("carry_out", until="production")
    assert game.ask.seat == 1, "space II comes first"
    game.answers("act")
    assert game.state.paladin == 1
    game.answers("act")

    assert game.state.paladin == 1, "on equal fields he stays"
    assert game.lord(0).evil == game.lord(1).evil == 10
