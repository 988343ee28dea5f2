"""The Frozen Spire: a bridge that breaks away under a dragon, and a friend under a spell."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.descent.bot.mind import prefer
from gruft.games.descent.cards.overlord.warlord import masters_in_need, may_rage, missing
from gruft.games.descent.moments.moment import OverlordTurnEnd
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import controller, is_monster, kind_of, ref_of
from gruft.games.descent.pieces.kinds import HERO, MASTER, MINION, MONSTER, NEUTRAL
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import IMMOBILIZED, STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, knock_out, remove, suffer
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import figures, speed_of
from gruft.games.descent.rules.movement.moves import leave_refusal, move_spaces
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.turns.monster_actions import do_monster, monster_refusal
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    activated,
    acts,
    all_of,
    at,
    clear,
    dice,
    ending,
    find,
    happens,
    laid,
    later,
    plays,
    refused,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule

HEART = 0


def on_the_bridge() -> State:
    g = laid("the_frozen_spire")
    clear(g, ruin_of(g))
    return g


def ruin_of(g: State) -> int:
    return next(f for f in all_of(g, "shadow_dragon") if kind_of(g, f).rank == MASTER)


def columns(g: State, f: int) -> list[int]:
    return sorted({g.live.map.places[s][0] for s in g.spaces[f]})


def slides(g: State, *answers: str) -> None:
    g.once.clear()
    acts(g, ruin_of(g), "quest:slide", *answers)


# -- the bridge ------------------------------------------------------------------------


@rule("FS-1")
def test_ruin_slides_a_space_west_once_in_a_turn_and_moves_in_no_other_way() -> None:
    g = on_the_bridge()
    ruin = ruin_of(g)
    assert columns(g, ruin) == [17, 18, 19] and speed_of(g, ruin) == 1

    slides(g)

    assert columns(g, ruin) == [16, 17, 18]
    assert code_of(refused(g, ruin, "quest:slide")) == "quest_action.once"
    turn_of(g, ruin)
    assert code_of(refused(g, ruin, "move")) == "move.stays_put"
    assert drive(move_spaces(g, ruin, 3, seat=g.overlord)) == 0


@rule("FS-1")
def test_immobilized_he_does_not_slide() -> None:
    g = on_the_bridge()
    assert give_condition(g, ruin_of(g), IMMOBILIZED)
    turn_of(g, ruin_of(g))

    assert code_of(refused(g, ruin_of(g), "quest:slide")) == "act.immobilized"


@rule("FS-2")
def test_the_column_behind_him_breaks_and_who_stood_there_is_put_east_and_hurt() -> None:
    g = on_the_bridge()
    stand(g, 0, 19, 9)

    slides(g)

    assert all(g.gulfs >> at(g, 19, y) & 1 for y in (7, 8, 9)) and not g.gulfs >> at(g, 18, 9) & 1
    assert where(g, 0)[0] == 20 and g.damage[0] == 2


@rule("FS-3")
def test_a_hero_in_his_way_who_passes_a_test_of_might_stops_him() -> None:
    g = on_the_bridge()
    stand(g, 0, 16, 7)
    dice(g, *PASSES)

    slides(g)

    assert columns(g, ruin_of(g)) == [17, 18, 19] and g.actions == 1
    assert g.spaces[0] == (at(g, 16, 7),)


@rule("FS-3")
def test_if_all_fail_they_are_put_to_the_west() -> None:
    g = on_the_bridge()
    stand(g, 0, 16, 7)
    dice(g, *FAILS)

    slides(g)

    assert columns(g, ruin_of(g)) == [16, 17, 18]
    assert where(g, 0)[0] == 15


@rule("FS-3", "DE-R-78")
def test_the_overlord_says_who_is_put_aside_first_and_each_player_where() -> None:
    g = laid("the_frozen_spire", seats=3)
    clear(g, ruin_of(g))
    stand(g, 0, 16, 7)
    stand(g, 1, 16, 8)
    g.ol_hand = []
    dice(g, *FAILS, *FAILS)
    turn_of(g, ruin_of(g), 1)

    flow: Any = do_monster(g, ruin_of(g), "quest:slide")
    asked = next(flow)
    assert (asked.kind, asked.seat, set(asked.keys)) == ("push_order", g.overlord, {ref_of(g, 0), ref_of(g, 1)})
    asked = flow.send(ref_of(g, 1))

    assert (asked.kind, asked.seat) == ("step_aside", g.hero_seat[1])


@rule("FS-2", "DE-R-78")
def test_the_overlord_says_who_falls_first_from_a_broken_column() -> None:
    g = on_the_bridge()
    foe = next(f for f in range(5, len(g.kind)) if not kind_of(g, f).large)
    put(g, ruin_of(g), tuple(at(g, x, y) for y in (7, 8) for x in (15, 16, 17)))
    stand(g, 0, 18, 9)
    put(g, foe, (at(g, 17, 9),))
    g.ol_hand = []
    turn_of(g, ruin_of(g), 1)

    flow: Any = do_monster(g, ruin_of(g), "quest:slide")

    asked = next(flow)
    assert (asked.kind, set(asked.keys)) == ("push_order", {ref_of(g, 0), ref_of(g, foe)})


@rule("FS-3")
def test_monsters_in_his_way_are_put_aside_and_tokens_do_not_stop_him() -> None:
    g = on_the_bridge()
    foe = next(f for f in range(5, len(g.kind)) if not kind_of(g, f).large)
    put(g, foe, (at(g, 16, 8),))
    stand(g, 0, 16, 7)
    ending(knock_out(g, 0))

    slides(g)

    assert columns(g, ruin_of(g)) == [16, 17, 18]
    assert g.spaces[foe] and g.spaces[foe][0] not in g.spaces[ruin_of(g)]


def with_heart(g: State, h: int = 0) -> None:
    g.token_at[HEART] = -1
    pick_up(g, h, HEART)


@rule("FS-4")
def test_the_dragonheart_drives_him_back_over_broken_columns_within_three_spaces() -> None:
    g = on_the_bridge()
    slides(g)
    slides(g)
    with_heart(g)
    stand(g, 0, 11, 7)
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:push_back")) == "quest_action.nothing_near"
    stand(g, 0, 12, 7)
    dice(g, *PASSES)
    before = g.gulfs

    acts(g, 0, "quest:push_back")

    assert columns(g, ruin_of(g)) == [16, 17, 18] and g.gulfs == before
    assert code_of(refused(g, 0, "quest:push_back")) == "quest_action.once"
    slides(g)
    assert g.gulfs == before, "nothing new is destroyed"


@rule("FS-4")
def test_where_he_began_the_dragonheart_holds_him_for_a_turn() -> None:
    g = on_the_bridge()
    with_heart(g)
    stand(g, 0, 15, 7)
    dice(g, *PASSES)
    acts(g, 0, "quest:push_back")
    ruin = ruin_of(g)
    turn_of(g, ruin)
    assert columns(g, ruin) == [17, 18, 19]
    assert code_of(refused(g, ruin, "quest:slide")) == "quest_action.held"

    happens(g, OverlordTurnEnd())

    assert refused(g, ruin, "quest:slide") is None


@rule("FS-4")
def test_heroes_alone_carry_the_dragonheart_and_need_it() -> None:
    g = on_the_bridge()
    stand(g, 0, 15, 2)
    turn_of(g, 0)
    assert take_refusal(g, 0, HEART) is None
    assert code_of(refused(g, 0, "quest:push_back")) == "quest_action.not_yours"


@rule("FS-9")
def test_what_lies_on_a_broken_column_is_moved_hero_tokens_east_the_dragonheart_west() -> None:
    g = on_the_bridge()
    slides(g)
    stand(g, 0, 18, 9)
    ending(knock_out(g, 0))
    g.token_at[HEART] = at(g, 18, 9)

    slides(g)

    assert g.live.map.places[g.token[0]][0] == 20
    assert g.live.map.places[g.token_at[HEART]][0] == 17


@rule("FS-9", "FS-2")
def test_the_player_of_a_fallen_hero_says_where_his_token_is_put_among_the_closest_spaces() -> None:
    g = on_the_bridge()
    slides(g)
    stand(g, 0, 18, 9)
    ending(knock_out(g, 0))
    asked = []
    g.once.clear()
    turn_of(g, ruin_of(g), 1)
    flow: Any = do_monster(g, ruin_of(g), "quest:slide")
    ask = next(flow, None)
    while ask is not None:
        asked.append((ask.kind, ask.seat, ask.keys))
        try:
            ask = flow.send(ask.keys[-1])
        except StopIteration:
            ask = None

    ((kind, seat, keys),) = asked
    assert (kind, seat) == ("token_where", g.hero_seat[0]) and len(keys) > 1
    assert g.live.map.key[g.token[0]] == keys[-1]


@rule("FS-9", "DE-R-49")
def test_all_hero_players_decide_where_the_dragonheart_is_put_among_the_closest_spaces() -> None:
    g = laid("the_frozen_spire", seats=4)
    clear(g, ruin_of(g))
    slides(g)
    g.token_at[HEART] = at(g, 18, 9)
    g.once.clear()
    turn_of(g, ruin_of(g), 1)

    flow: Any = do_monster(g, ruin_of(g), "quest:slide")
    asked = next(flow)
    first, *_, last = asked.open[g.hero_seat[0]].keys[:-1]
    assert list(asked.open) == g.hero_seat and asked.open[g.hero_seat[0]].kind == "drop_together"
    for key in (first, last):
        put(g, 0, (g.live.map.by_key[key],))
        assert prefer(g, g.hero_seat[0], asked.open[g.hero_seat[0]]) == key, "bots want it at hand"
    for seat, key in zip(g.hero_seat, (first, last, last)):
        flow = _answered(flow, (seat, key))

    assert g.live.map.key[g.token_at[HEART]] == last


def _answered(flow: Any, answer: object) -> Any:
    try:
        flow.send(answer)
    except StopIteration:
        return iter(())
    return flow


@rule("FS-9")
def test_nobody_enters_a_destroyed_space_but_sight_and_counting_cross_it() -> None:
    g = on_the_bridge()
    slides(g)
    stand(g, 0, 20, 9)
    turn_of(g, 0, 5)
    gulf = at(g, 19, 9)

    assert code_of(step_refusal(g, 0, gulf, 5)) == "move.destroyed"
    assert code_of(step_refusal(g, 0, gulf, 5, free=True)) == "move.destroyed"
    assert g.live.board.row(at(g, 20, 9))[at(g, 18, 9)] == 2


@rule("FS-10")
def test_nobody_leaves_and_dragons_are_not_reinforced() -> None:
    g = laid("the_frozen_spire")
    put(g, 0, outer_edge(g, "exit")[:1])
    turn_of(g, 0, 3)

    assert code_of(leave_refusal(g, 0)) == "leave.not_here"
    assert "shadow_dragon" not in {wave.group for wave in quest_of(g).waves(g, "ol_start").values()}


@rule("FS-10", "QC-27")
def test_no_card_reinforces_the_dragons() -> None:
    g = laid("the_frozen_spire", seats=5)
    for f in all_of(g, "shadow_dragon"):
        if kind_of(g, f).rank == MINION:
            remove(g, f)

    assert missing(g, "shadow_dragon", MINION) and ruin_of(g) not in masters_in_need(g)


@rule("FS-R1")
def test_one_monster_of_either_open_group_comes_by_the_entrance() -> None:
    g = laid("the_frozen_spire")

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [(group, "entrance") for group in open_groups(g)]


@rule("FS-V1H")
def test_the_heroes_win_when_ruin_falls() -> None:
    g = on_the_bridge()

    ending(defeat(g, ruin_of(g)))

    assert g.encounter_winner == "heroes"


@rule("FS-V1O")
def test_the_overlord_wins_when_the_whole_bridge_is_gone() -> None:
    g = on_the_bridge()
    for h in range(g.nh):
        stand(g, h, 3 + h, 10)
    for _ in range(5):
        slides(g)
    assert g.encounter_winner == ""

    slides(g)

    assert g.encounter_winner == "overlord" and columns(g, ruin_of(g)) == [11, 12, 13]


# -- the cell --------------------------------------------------------------------------


def before_the_cell(winner: str = "heroes") -> State:
    return later("the_frozen_spire", winner)


def spellbound() -> tuple[State, int]:
    g = before_the_cell()
    stand(g, find(g, "splig"), 17, 5)
    acts(g, find(g, "splig"), "door:cell_door")
    return g, find(g, "frederick")


def freed() -> tuple[State, int]:
    g, frederick = spellbound()
    stand(g, 0, 19, 5)
    dice(g, *PASSES)
    acts(g, 0, "quest:break_spell")
    return g, frederick


@rule("FS-C1")
@pytest.mark.parametrize(("winner", "fatigue"), [("overlord", 1), ("heroes", 0)])
def test_at_night_a_hero_alone_tests_might_or_suffers_fatigue(winner: str, fatigue: int) -> None:
    g = before_the_cell(winner)
    stand(g, 0, 6, 4)
    stand(g, 1, 6, 14)
    dice(g, *FAILS)

    turn_begins(g, 1)

    assert g.fatigue[:2] == [0, fatigue], "in his own turn, and nobody else"


@rule("FS-C1")
def test_the_cold_does_not_come_with_the_overlords_turn_and_spares_who_passes_the_test() -> None:
    g = before_the_cell("overlord")
    stand(g, 0, 6, 4)
    stand(g, 1, 6, 14)
    g.ol_hand, g.ol_deck = [], []

    dice(g, *FAILS, *FAILS)
    plays(g, "ol_begin", "round_end")
    dice(g, *PASSES)
    turn_begins(g, 1)

    assert g.fatigue[:2] == [0, 0]


def turn_begins(g: State, h: int) -> None:
    g.turn = g.actor = h
    plays(g, "hero_start", "hero_equip")


@rule("FS-C1")
def test_side_by_side_nobody_freezes() -> None:
    g = before_the_cell("overlord")
    stand(g, 0, 6, 4)
    stand(g, 1, 6, 5)
    dice(g, *FAILS)

    turn_begins(g, 0)

    assert g.fatigue[0] == 0


@rule("FS-5", "QC-20")
def test_heroes_open_the_cell_by_might_or_awareness_splig_without_and_others_not_at_all() -> None:
    g = before_the_cell()
    stand(g, 0, 16, 5)
    other = find(g, open_groups(g)[0])
    put(g, other, (at(g, 16, 6),))
    assert code_of(door_refusal(g, other, 0)) == "door.locked"
    dice(g, *FAILS)
    acts(g, 0, "door:cell_door", "attribute:awareness")
    assert g.closed == 1
    dice(g, *PASSES)
    acts(g, 0, "door:cell_door", "attribute:might")
    assert g.closed == 0
    assert code_of(door_refusal(g, other, 0)) == "door.not_closed_by_you"

    acts(g, 0, "door:cell_door")

    assert g.closed & g.locked == 1
    stand(g, find(g, "splig"), 17, 5)
    acts(g, find(g, "splig"), "door:cell_door")
    assert g.closed == 0


@rule("FS-6", "FS-V2O1")
def test_three_secrets_through_the_exit_win_for_the_overlord() -> None:
    g = before_the_cell()
    assert code_of(take_refusal(g, 0, 0)) in ("objective.too_far", "objective.not_for_you")
    for secret in range(3):
        other = next(f for f in figures(g) if kind_of(g, f).group in open_groups(g))
        put(g, other, outer_edge(g, "exit")[:1])
        turn_of(g, other, 1)
        assert code_of(leave_refusal(g, other)) == "leave.not_here"
        g.token_at[secret] = -1
        pick_up(g, other, secret)
        acts(g, other, "leave")
        assert not g.spaces[other] and g.counters["secrets"] == secret + 1

    assert g.encounter_winner == "overlord"


@rule("FS-6")
def test_monsters_take_secrets_heroes_and_frederick_do_not() -> None:
    g, frederick = spellbound()
    g.token_at[0] = at(g, 19, 5)
    stand(g, frederick, 19, 4)
    stand(g, find(g, "splig"), 20, 5)
    stand(g, 0, 18, 5)

    assert take_refusal(g, find(g, "splig"), 0) is None
    assert code_of(take_refusal(g, frederick, 0)) == "objective.not_for_you"
    assert code_of(take_refusal(g, 0, 0)) == "objective.not_for_you"


@rule("FS-7")
def test_behind_the_closed_door_nothing_is_done_to_frederick() -> None:
    g = before_the_cell()
    frederick = find(g, "frederick")
    stand(g, 0, 19, 5)
    put(g, find(g, "splig"), ())
    assert kind_of(g, frederick).side == NEUTRAL

    assert attack_refusal(g, 0) is not None
    assert not give_condition(g, frederick, STUNNED)
    ending(suffer(g, frederick, damage=4))
    assert g.damage[frederick] == 0
    assert drive(move_spaces(g, frederick, 2, seat=g.overlord)) == 0


@rule("FS-7")
def test_once_the_cell_is_open_he_is_the_overlords_moves_once_and_attacks_once() -> None:
    g, frederick = spellbound()
    assert is_monster(g, frederick) and controller(g, frederick) == g.overlord
    stand(g, 0, 20, 5)
    turn_of(g, frederick)
    assert monster_refusal(g, frederick, "attack") is None
    acts(g, frederick, "move")
    g.move_actions = 1
    assert code_of(monster_refusal(g, frederick, "move")) == "monster.shambling"
    assert not quest_of(g).gains_actions(g, frederick)


@rule("FS-7")
def test_spellbound_he_keeps_his_last_health() -> None:
    g, frederick = spellbound()

    ending(suffer(g, frederick, damage=99))

    assert g.spaces[frederick] and g.damage[frederick] == g.live.max_health[frederick] - 1


@rule("FS-7")
def test_blood_rage_does_not_work_on_frederick_and_nothing_defeats_him() -> None:
    g, frederick = spellbound()
    clear(g, frederick)
    assert is_monster(g, frederick) and not may_rage(g)

    ending(defeat(g, frederick))

    assert g.spaces[frederick]


@rule("FS-8")
def test_a_test_of_willpower_beside_him_breaks_the_spell_and_makes_him_whole() -> None:
    g, frederick = spellbound()
    g.damage[frederick] = 5
    g.cond[frederick] = STUNNED
    stand(g, 0, 19, 5)
    dice(g, *FAILS)
    acts(g, 0, "quest:break_spell")
    assert kind_of(g, frederick).side == MONSTER
    dice(g, *PASSES)

    acts(g, 0, "quest:break_spell")

    assert kind_of(g, frederick).side == HERO and g.damage[frederick] == g.cond[frederick] == 0
    may = quest_of(g).activation(g, frederick)
    assert may is not None and (may.moves, may.attacks) == (2, 0)


@rule("FS-8")
def test_before_the_door_was_opened_there_is_no_spell_to_break() -> None:
    g = before_the_cell()
    stand(g, 0, 19, 5)
    turn_of(g, 0)

    assert code_of(refused(g, 0, "quest:break_spell")) == "quest_action.nothing_near"


@rule("FS-11", "FS-V2H", "QC-17")
def test_freed_he_leaves_by_the_entrance_and_nobody_else_does() -> None:
    g, frederick = freed()
    edge = outer_edge(g, "entrance")
    put(g, 0, edge[:1])
    turn_of(g, 0, 1)
    assert code_of(leave_refusal(g, 0)) == "leave.not_here"
    stand(g, 0, 6, 5)
    put(g, frederick, edge[:1])

    activated(g, frederick, "move", "leave")

    assert g.encounter_winner == "heroes"


@rule("FS-R2")
def test_one_monster_of_either_open_group_comes_by_the_exit() -> None:
    g = before_the_cell()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [(group, "exit") for group in open_groups(g)]


@rule("FS-V2O2")
def test_the_overlord_wins_when_frederick_falls_on_the_heroes_side() -> None:
    g, frederick = freed()

    ending(suffer(g, frederick, damage=99))

    assert g.encounter_winner == "overlord"
