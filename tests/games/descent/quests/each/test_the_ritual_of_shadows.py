"""The Ritual of Shadows: the ritual room is reached in time or not, then Lord Merick runs for the throne."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gruft.games.descent.cards.overlord.warlord import masters_in_need, missing
from gruft.games.descent.moments.moment import EncounterBegin, HeroEntersSpace, OverlordTurnEnd
from gruft.games.descent.moments.quest import EncounterEnds, quest_of
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.kinds import MINION
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import group
from gruft.games.descent.rules.damage import defeat, knock_out, remove, suffer
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.movement.moves import leave_refusal, move_spaces
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    acts,
    clear,
    dice,
    ending,
    find,
    happens,
    laid,
    later,
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

MERICK = "lord_merick_farrow"
MOULDERS = group("flesh_moulder")


def on_the_stairs(heroes: int = 2, errata: bool = True) -> State:
    return laid("the_ritual_of_shadows", seats=heroes + 1, errata=errata)


def at_the_throne(ritual: int = 0, winner: str = "heroes", heroes: int = 2) -> State:
    return later("the_ritual_of_shadows", winner, seats=heroes + 1, ritual=ritual)


# -- the ritual ----------------------------------------------------------------------


@rule("RS-1", "RS-V1O")
@pytest.mark.parametrize(("heroes", "tokens"), [(2, 6), (3, 6), (4, 4)])
def test_the_ritual_goes_on_with_every_overlord_turn_and_wins(heroes: int, tokens: int) -> None:
    g = on_the_stairs(heroes)
    g.counters["ritual"] = tokens - 2
    happens(g, OverlordTurnEnd())
    assert g.counters["ritual"] == tokens - 1 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("RS-2")
def test_merick_does_not_leave_the_ritual_room() -> None:
    g = on_the_stairs()
    merick = find(g, MERICK)
    room = g.live.map.areas["ritual_room"]
    outside = next(s for s in range(g.live.map.size) if s not in room)

    assert quest_of(g).barred(g, merick) >> outside & 1
    assert not quest_of(g).barred(g, merick) >> room[0] & 1
    assert not quest_of(g).barred(g, 0) >> outside & 1


@rule("RS-2", "QC-27")
@pytest.mark.parametrize("errata", [True, False])
def test_nothing_moves_merick_out_of_the_ritual_room(errata: bool) -> None:
    g = on_the_stairs(errata=errata)
    merick = find(g, MERICK)
    stand(g, merick, 8, 12)

    drive(move_spaces(g, merick, 2, seat=g.hero_seat[0], must=True), "step:9,12", "step:10,12")

    assert where(g, merick) != (8, 12) and g.spaces[merick][0] in g.live.map.areas["ritual_room"]


@rule("RS-6")
def test_merick_only_flees_and_keeps_the_staff() -> None:
    g = on_the_stairs()
    ending(defeat(g, find(g, MERICK)))
    assert g.encounter_winner == "heroes"

    second(g, "heroes")

    assert g.relic[find(g, MERICK)] == "staff_of_shadows"


@rule("RS-V1H")
def test_the_heroes_win_when_one_of_them_enters_the_ritual_room() -> None:
    g = on_the_stairs()

    happens(g, HeroEntersSpace(0, g.live.map.areas["ritual_room"][0]))

    assert g.encounter_winner == "heroes"


@rule("RS-R1", "RS-R2")
def test_one_monster_of_either_open_group_comes_by_the_entrance() -> None:
    for g in (on_the_stairs(), at_the_throne()):
        waves = quest_of(g).waves(g, "ol_start").values()

        assert [(wave.group, wave.area) for wave in waves] == [(name, "entrance") for name in open_groups(g)]


@rule("RS-R1", "RS-R2", "QC-27")
def test_no_card_reinforces_the_flesh_moulders() -> None:
    for g in (on_the_stairs(4), at_the_throne(heroes=4)):
        for f in MOULDERS.of(g):
            if kind_of(g, f).rank == MINION:
                remove(g, f)

        assert missing(g, "flesh_moulder", MINION)
        assert not any(kind_of(g, f).group == "flesh_moulder" for f in masters_in_need(g))


# -- the throne ----------------------------------------------------------------------


@rule("RS-C1")
def test_only_surviving_flesh_moulders_are_there_again() -> None:
    g = on_the_stairs()
    before = len(MOULDERS.of(g))
    ending(defeat(g, MOULDERS.of(g)[0]))

    second(g, "heroes")

    assert len(MOULDERS.of(g)) == before - 1


@rule("RS-C1")
def test_a_flesh_moulder_that_has_risen_for_the_last_turn_is_none_that_survived() -> None:
    g = on_the_stairs(4)
    before = len(MOULDERS.of(g))
    g.ol_deck, g.ol_hand = [], [CARDS["rise_again"][0]]
    wire(g)
    ending(defeat(g, MOULDERS.of(g)[0]), "card:rise_again")
    g.counters["ritual"] = 3
    with pytest.raises(EncounterEnds):
        plays(g, "ol_begin", "round_end")
    assert g.encounter_winner == "overlord" and len(MOULDERS.of(g)) == before

    second(g, "overlord")

    assert len(MOULDERS.of(g)) == before - 1


@rule("RS-S1")
def test_who_is_in_the_ritual_room_and_surviving_flesh_moulders_stay_where_they_are() -> None:
    g = on_the_stairs()
    stand(g, 0, 5, 15)
    moulder = MOULDERS.of(g)[0]
    stand(g, moulder, 10, 12)

    second(g, "heroes")

    assert where(g, 0) == (5, 15)
    assert (10, 12) in [where(g, f) for f in MOULDERS.of(g)]
    assert "stays.0" not in g.counters


def set_up_again(g: State, **answers: Callable[[Ask], str]) -> list[tuple[str, str]]:
    """From the end of the first encounter to the first round of the second: who was asked what about whom."""
    g.encounter_winner = "heroes"
    asked = plays(g, "encounter_end", "round_start", answers=answers)
    return [(ask.kind, str((ask.args or {}).get("figure", ""))) for ask in asked]


@rule("RS-S1", "RS-S3")
def test_who_stays_keeps_his_space_though_others_are_placed_first() -> None:
    g = on_the_stairs(3)
    stand(g, 1, 7, 11)
    kept = [g.spaces[f][0] for f in (1, *MOULDERS.of(g))]
    taken = {g.live.map.key[s] for s in kept}

    asked = set_up_again(g, place_hero=lambda ask: next((key for key in ask.keys if key in taken), ask.keys[0]))

    assert [g.spaces[f][0] for f in (1, *MOULDERS.of(g))] == kept
    assert [who for kind, who in asked if kind == "place_hero"] == [ref_of(g, 0), ref_of(g, 2)]


@rule("RS-S1")
@pytest.mark.parametrize("stands_up", [True, False])
def test_a_fallen_heros_token_stays_and_who_stands_up_leaves_those_who_stood_their_space(stands_up: bool) -> None:
    g = on_the_stairs(3)
    stand(g, 0, 7, 11)
    ending(knock_out(g, 0))
    stand(g, 1, 7, 11)
    lay = g.token[0]

    set_up_again(g, free_stand=lambda ask: "yes" if stands_up else "no")

    assert where(g, 1) == (7, 11)
    if stands_up:
        assert g.live.board.dist(g.spaces[0][0], lay) == 1
    else:
        assert g.token[0] == lay and not g.spaces[0]


@rule("RS-S3")
def test_search_tokens_come_before_the_open_groups_and_merick_is_the_last() -> None:
    g = on_the_stairs()

    asked = set_up_again(g)

    order = list(dict.fromkeys(kind for kind, _ in asked))
    assert order[:4] == ["place_hero", "lay_search", "open_group", "place_monster"]
    assert len(g.search_at) == g.nh
    assert [who for kind, who in asked if kind == "place_monster"][-1] == f"lieutenant:{MERICK}"


@rule("RS-S3")
def test_heroes_from_elsewhere_are_placed_in_the_ritual_room() -> None:
    g = on_the_stairs()
    second(g, "overlord")

    assert all(g.spaces[h][0] in g.live.map.areas["ritual_room"] for h in range(g.nh))


@rule("RS-S2")
def test_the_red_doors_are_closed_and_the_yellow_one_is_open() -> None:
    g = at_the_throne()

    assert [bool(g.closed >> n & 1) for n in range(3)] == [True, True, False]
    assert g.locked == 0b011


@rule("RS-C2")
@pytest.mark.parametrize(("ritual", "moves"), [(0, False), (3, True)])
def test_merick_moves_for_every_token_of_the_ritual(ritual: int, moves: bool) -> None:
    g = at_the_throne(ritual, heroes=3)
    merick = find(g, MERICK)
    before = g.spaces[merick]
    assert before[0] in g.live.map.areas["exit"] and g.damage[merick] == 0

    happens(g, EncounterBegin())

    assert (g.spaces[merick] != before) is moves


@rule("RS-C2", "RS-C4")
@pytest.mark.parametrize(("heroes", "spaces"), [(2, 14), (3, 2), (4, 2)])
def test_merick_has_a_longer_start_before_two_heroes(heroes: int, spaces: int) -> None:
    g = at_the_throne(2, heroes=heroes)
    merick = find(g, MERICK)
    stand(g, merick, 16, 5)
    there_and_back = [*range(15, 6, -1), *range(8, 17)]

    happens(g, EncounterBegin(), *(f"step:{x},5" for x in there_and_back))

    assert where(g, merick) == (there_and_back[spaces - 1], 5)


@rule("RS-C3")
def test_the_overlord_has_the_first_turn_whoever_won() -> None:
    assert all(quest_of(g).overlord_first(g) for g in (at_the_throne(0, "heroes"), at_the_throne(0, "overlord")))


@rule("RS-3")
def test_merick_opens_the_red_doors_heroes_need_a_test_and_others_cannot() -> None:
    g = at_the_throne()
    merick, other = find(g, MERICK), find(g, "flesh_moulder")
    stand(g, other, 7, 5)
    assert code_of(door_refusal(g, other, 0)) == "door.locked"
    stand(g, 0, 7, 6)
    dice(g, *FAILS)
    acts(g, 0, "door:throne_door", "attribute:knowledge")
    assert g.closed & 1
    dice(g, *PASSES)
    acts(g, 0, "door:throne_door", "attribute:might")
    assert not g.closed & 1
    assert door_refusal(g, other, 0) is None, "open ones everybody closes"
    stand(g, merick, 15, 7)

    acts(g, merick, "door:landing_door")

    assert not g.closed & 2


@rule("RS-4")
def test_the_overlord_has_the_staff_of_shadows_in_both_encounters() -> None:
    for g in (on_the_stairs(), at_the_throne()):
        assert g.relic[find(g, MERICK)] == "staff_of_shadows"


@rule("RS-5", "RS-V2O")
@pytest.mark.parametrize(("heroes", "verses"), [(2, 3), (3, 3), (4, 6)])
def test_a_verse_at_the_throne_once_per_turn_and_so_many_win(heroes: int, verses: int) -> None:
    g = at_the_throne(heroes=heroes)
    merick = find(g, MERICK)
    turn_of(g, merick)
    assert code_of(refused(g, merick, "quest:verse")) == "quest_action.nothing_near"
    clear(g, merick)
    stand(g, merick, 3, 8)
    g.counters["verses"] = verses - 2

    acts(g, merick, "quest:verse")
    assert g.counters["verses"] == verses - 1 and g.encounter_winner == ""
    assert code_of(refused(g, merick, "quest:verse")) == "quest_action.once"
    g.once.clear()
    acts(g, merick, "quest:verse")

    assert g.encounter_winner == "overlord"


@rule("RS-7")
def test_merick_passes_through_heroes_and_nobody_leaves() -> None:
    g = at_the_throne()
    merick = find(g, MERICK)
    clear(g, merick)
    stand(g, merick, 10, 11)
    stand(g, 0, 11, 11)
    turn_of(g, merick, 5)

    assert step_refusal(g, merick, g.spaces[0][0], 5) is None
    other = next(f for f in range(len(g.kind)) if g.kind[f] >= 0 and kind_of(g, f).group == "flesh_moulder")
    stand(g, other, 12, 11)
    assert step_refusal(g, other, g.spaces[0][0], 5) is not None
    put(g, merick, outer_edge(g, "exit")[:1])
    assert code_of(leave_refusal(g, merick)) == "leave.not_here"


@rule("RS-V2H")
def test_any_damage_to_merick_wins_for_the_heroes() -> None:
    g = at_the_throne()

    ending(suffer(g, find(g, MERICK), damage=1))

    assert g.encounter_winner == "heroes"
