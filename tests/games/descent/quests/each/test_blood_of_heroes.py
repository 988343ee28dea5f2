"""Blood of Heroes: flasks of blood on the road, then Lord Theodir in the cellar."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.heroes import tomble_burrowell_feat
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.terms import GONE
from gruft.games.descent.quests.words.tokens import in_pool, put_away, to_pool
from gruft.games.descent.rules.damage import defeat, knock_out, suffer
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from tests.games.descent.quests.questing import acts, ending, find, laid, later, refused, stand, turn_of
from tests.harness import code_of
from tests.rule import rule

ELIZA = "lady_eliza_farrow"


def on_the_road(seats: int = 3) -> State:
    return laid("blood_of_heroes", seats)


def in_the_cellar(blood: int = 0, heroes: int = 2) -> State:
    return later("blood_of_heroes", "overlord", seats=heroes + 1, blood=blood)


def shot(g: State, hero: int, damage: int, archer: int) -> None:
    """An attack of this figure makes the hero suffer so much."""
    ending(suffer(g, hero, damage, by=archer, attack=Attack(archer, g.overlord, -1, False)))


def flasks(g: State) -> list[int]:
    """The spaces with flasks."""
    return [at for at in g.token_at if at >= 0]


# -- the road ------------------------------------------------------------------------


@rule("BH-1")
def test_a_hero_who_is_knocked_out_leaves_a_flask_of_blood() -> None:
    g = on_the_road()
    here = g.spaces[0][0]

    ending(knock_out(g, 0))

    assert flasks(g) == [here]


@rule("BH-1")
def test_four_damage_of_one_goblin_draw_blood_once_per_hero_and_round() -> None:
    g = on_the_road()
    goblin, other = find(g, "goblin_archer"), find(g, open_groups(g)[0])
    shot(g, 0, 3, goblin)
    shot(g, 0, 4, other)
    assert flasks(g) == []

    shot(g, 0, 4, goblin)
    assert len(flasks(g)) == 1
    shot(g, 0, 4, goblin)
    assert len(flasks(g)) == 1
    shot(g, 1, 12, goblin)
    assert len(flasks(g)) == 2 and not in_pool(g, "blood"), "as many flasks as heroes"

    g.once.clear()
    g.damage[0] = 0
    shot(g, 0, 4, goblin)
    assert len(flasks(g)) == 2


@rule("BH-1")
def test_whom_an_empty_pool_spared_bleeds_in_the_same_round_once_a_flask_is_back() -> None:
    g = on_the_road()
    goblin = find(g, "goblin_archer")
    for flask in in_pool(g, "blood"):
        put_away(g, flask)
    shot(g, 0, 4, goblin)
    assert flasks(g) == []
    to_pool(g, 0)

    shot(g, 0, 4, goblin)

    assert flasks(g) == [g.spaces[0][0]]


@rule("BH-2")
def test_a_goblin_picks_a_flask_up_where_a_hero_stands_and_carries_it_off() -> None:
    g = on_the_road(5)
    goblin, other = find(g, "goblin_archer"), find(g, open_groups(g)[0])
    here = g.spaces[0][0]
    g.token_at[0] = here
    put(g, goblin, (next(s for s in g.live.board.adj[here] if not g.live.occupied >> s & 1),))
    turn_of(g, goblin)
    assert code_of(take_refusal(g, other, 0)) in ("objective.not_for_you", "objective.too_far")

    acts(g, goblin, "token:blood.1")
    put(g, goblin, outer_edge(g, "entrance")[:1])
    acts(g, goblin, "leave")

    assert g.counters["blood"] == 1 and g.token_at[0] == GONE and not g.spaces[goblin]
    assert g.encounter_winner == "", "half of four heroes are two"


@rule("BH-2")
def test_without_blood_no_goblin_leaves_and_a_hero_spills_what_lies_near_him() -> None:
    g = on_the_road()
    goblin = find(g, "goblin_archer")
    put(g, goblin, outer_edge(g, "exit")[:1])
    turn_of(g, goblin, 1)
    assert code_of(leave_refusal(g, goblin)) == "leave.not_here"
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:spill")) == "quest_action.nothing_near"
    g.token_at[0] = g.spaces[0][0]

    acts(g, 0, "quest:spill")

    assert flasks(g) == [] and 0 in in_pool(g, "blood")


@rule("BH-3", "BH-V1H")
def test_from_the_second_round_heroes_leave_and_the_last_one_standing_wins() -> None:
    g = on_the_road()
    edge = outer_edge(g, "exit")
    put(g, 0, edge[:1])
    turn_of(g, 0, 1)
    assert code_of(leave_refusal(g, 0)) == "leave.not_here"
    g.round = 2
    acts(g, 0, "leave")
    assert g.encounter_winner == "", "another hero still stands"
    put(g, 1, edge[:1])

    acts(g, 1, "leave")

    assert g.encounter_winner == "heroes"


@rule("BH-V1H")
def test_knocked_out_heroes_are_taken_along() -> None:
    g = on_the_road()
    g.round = 2
    ending(knock_out(g, 1))
    put(g, 0, outer_edge(g, "exit")[:1])

    acts(g, 0, "leave")

    assert g.encounter_winner == "heroes"


@rule("BH-V1H")
def test_a_hero_whose_token_keeps_his_place_has_not_left() -> None:
    g = on_the_road()
    g.round = 2
    tomble_burrowell_feat(g, 1)
    put(g, 0, outer_edge(g, "exit")[:1])

    acts(g, 0, "leave")

    assert g.encounter_winner == ""


@rule("BH-V1O")
@pytest.mark.parametrize(("seats", "needed"), [(3, 1), (4, 2), (5, 2)])
def test_half_as_many_flasks_as_heroes_win_for_the_overlord(seats: int, needed: int) -> None:
    g = on_the_road(seats)
    g.counters["blood"] = needed - 1
    goblin = find(g, "goblin_archer")
    put_away(g, 0)
    pick_up(g, goblin, 0)
    put(g, goblin, outer_edge(g, "exit")[:1])

    acts(g, goblin, "leave")

    assert g.encounter_winner == "overlord"


@rule("BH-R1")
def test_a_goblin_and_a_monster_of_the_open_group_come_by_either_gate() -> None:
    g = on_the_road()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert {(wave.group, wave.area) for wave in waves} == {
        (group, gate) for group in ("goblin_archer", open_groups(g)[0]) for gate in ("entrance", "exit")
    }


# -- the cellar ----------------------------------------------------------------------


@rule("BH-C1")
@pytest.mark.parametrize("blood", [0, 2])
def test_every_flask_makes_eliza_stronger(blood: int) -> None:
    g = in_the_cellar(blood)

    assert g.health_bonus[find(g, ELIZA)] == 3 * blood


@rule("BH-4")
def test_eliza_drinks_once_per_turn_from_whom_nobody_carries() -> None:
    g = in_the_cellar()
    eliza = find(g, ELIZA)
    g.damage[eliza] = 5
    turn_of(g, eliza)
    assert code_of(refused(g, eliza, "quest:drink")) == "quest_action.nothing_near"
    stand(g, eliza, 15, 10)

    acts(g, eliza, "quest:drink")

    assert g.damage[eliza] == 0 and g.counters["drunk"] == 1
    assert code_of(refused(g, eliza, "quest:drink")) == "quest_action.once"
    g.once.clear()
    put_away(g, 0)
    pick_up(g, 0, 0)
    assert code_of(refused(g, eliza, "quest:drink")) == "quest_action.nothing_near"


@rule("BH-5", "BH-7", "BH-V2H2")
def test_a_hero_frees_theodir_and_carries_him_out_by_the_entrance() -> None:
    g = in_the_cellar()
    stand(g, 0, 15, 10)
    assert take_refusal(g, find(g, ELIZA), 0) is not None

    acts(g, 0, "quest:free")
    assert g.carries[0] == (0,)
    put(g, 0, outer_edge(g, "entrance")[:1])
    acts(g, 0, "leave")

    assert g.encounter_winner == "heroes"


@rule("BH-6")
def test_both_doors_are_normal_and_closed() -> None:
    g = in_the_cellar()

    assert g.closed == 0b11 and not g.locked


@rule("BH-7", "BH-V2O")
@pytest.mark.parametrize(("heroes", "draughts"), [(2, 2), (3, 4), (4, 4)])
def test_eliza_escapes_only_after_so_many_draughts(heroes: int, draughts: int) -> None:
    g = in_the_cellar(heroes=heroes)
    eliza = find(g, ELIZA)
    put(g, eliza, outer_edge(g, "escape")[:1])
    g.counters["drunk"] = draughts - 1
    turn_of(g, eliza, 1)
    assert code_of(leave_refusal(g, eliza)) == "leave.not_here"
    g.counters["drunk"] = draughts

    acts(g, eliza, "leave")

    assert g.encounter_winner == "overlord"


@rule("BH-R2")
def test_one_monster_of_the_open_group_comes_by_the_escape_stair() -> None:
    g = in_the_cellar()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area) == (open_groups(g)[0], "escape")


@rule("BH-V2H1")
def test_the_heroes_win_when_eliza_falls() -> None:
    g = in_the_cellar()

    ending(defeat(g, find(g, ELIZA)))

    assert g.encounter_winner == "heroes"
