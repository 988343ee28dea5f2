"""The Dawnblade: signs in the sunbeam, then the blade beside the sleeping dragon."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.moment import (
    EncounterBegin,
    HeroTurnEnd,
    MonsterActivationEnd,
    OverlordTurnEnd,
    OverlordTurnOpened,
)
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.quest_records import OL_END, OL_START, ROUND_END
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.events import AttackDeclared
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.dragon import wake
from gruft.games.descent.quests.words.ways import beside
from gruft.games.descent.rules.attack.affected import affect, blown
from gruft.games.descent.rules.attack.targets import FISTS, attack_refusal, foes_of
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import defeat, suffer
from gruft.games.descent.rules.figures import distance, heroes, monsters
from gruft.games.descent.rules.movement.moves import leave_refusal, move_spaces
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.rules.turns.overlord import ol_start
from gruft.games.descent.state import State
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.questing import (
    acts,
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


def in_the_forest() -> State:
    return laid("the_dawnblade")


def in_the_lair(winner: str = "heroes", lead: int = 0, awake: bool = False, heroes: int = 2) -> State:
    g = later("the_dawnblade", winner, seats=heroes + 1, lead=lead)
    if awake:
        wake(g)
    return g


def beam(g: State) -> tuple[int, int]:
    return g.live.map.places[g.token_at[0]]


# -- the sunbeam -----------------------------------------------------------------------


@rule("DB-1")
def test_the_sunbeam_walks_three_spaces_and_never_straight_back() -> None:
    g = in_the_forest()
    assert beam(g) == (15, 10)

    happens(g, OverlordTurnOpened(), "space:14,10", "space:13,10", "space:12,10")

    assert beam(g) == (12, 10)
    assert at(g, 15, 10) in beside(g, at(g, 14, 10))
    happens(g, OverlordTurnOpened(), "space:13,10", "space:12,10", "space:14,10", "space:15,10")
    assert beam(g) == (15, 10), "back only the long way"


@rule("DB-1")
def test_the_sunbeam_wanders_after_everything_else_of_the_start_of_his_turn() -> None:
    g = in_the_forest()
    drive(defeat(g, find(g, "barghest")))
    assert not g.encounter_winner and beam(g) == (15, 10)

    assert drive(ol_start(g), next(iter(quest_of(g).waves(g, OL_START)))) == "ol_start"
    assert beam(g) == (15, 10)

    assert drive(ol_start(g), "done", "space:14,10", "space:13,10", "space:12,10") == "ol_group"
    assert beam(g) == (12, 10)


@rule("DB-2", "DB-V1H")
def test_signs_are_read_in_the_light_once_a_turn() -> None:
    g = in_the_forest()
    g.counters["signs"] = max(3, g.nh) - 2
    stand(g, 0, 14, 10)
    dice(g, *FAILS)
    acts(g, 0, "quest:read_sign")
    assert g.counters["signs"] == max(3, g.nh) - 2
    assert code_of(refused(g, 0, "quest:read_sign")) == "quest_action.once"
    g.once.clear()
    dice(g, *PASSES, *PASSES)
    acts(g, 0, "quest:read_sign")
    assert g.encounter_winner == ""
    g.once.clear()

    acts(g, 0, "quest:read_sign")

    assert g.encounter_winner == "heroes"


@rule("DB-2")
def test_away_from_the_light_no_sign_is_read_and_monsters_in_it_burn() -> None:
    g = in_the_forest()
    turn_of(g, 0)
    assert code_of(refused(g, 0, "quest:read_sign")) == "quest_action.nothing_near"
    foe, other = find(g, "cave_spider"), find(g, "barghest")
    stand(g, foe, 15, 10)
    before = g.damage[other]
    health = g.live.max_health[foe]

    comes_due(g, OL_END)

    assert g.damage[foe] == 1 or health == 1
    assert g.damage[other] == before


@rule("DB-3", "DB-V1O")
def test_eight_tokens_of_his_lead_win_the_forest_for_the_overlord() -> None:
    g = in_the_forest()
    g.counters["lead"] = 6
    happens(g, OverlordTurnEnd())
    assert g.counters["lead"] == 7 and g.encounter_winner == ""

    happens(g, OverlordTurnEnd())

    assert g.encounter_winner == "overlord"


@rule("DB-R1")
def test_any_group_comes_by_the_exit_of_the_forest() -> None:
    g = in_the_forest()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [wave.group for wave in waves] == ["barghest", "cave_spider", open_groups(g)[0]]
    assert {wave.area for wave in waves} == {"exit"} and len({wave.rule for wave in waves}) == 1


@rule("DB-C1")
@pytest.mark.parametrize(("heroes", "lead", "spaces"), [(2, 1, 0), (2, 5, 2), (3, 7, 0), (3, 8, 1)])
def test_alric_rides_a_space_for_so_many_tokens_of_his_lead(heroes: int, lead: int, spaces: int) -> None:
    g = in_the_lair(lead=lead, heroes=heroes)
    f = find(g, "sir_alric_farrow")
    stand(g, f, 16, 18)

    happens(g, EncounterBegin(), "step:16,17", "step:16,16", "step:16,15")

    assert where(g, f) == (16, 18 - spaces)


@rule("DB-C2")
@pytest.mark.parametrize(("winner", "cards"), [("heroes", 0), ("overlord", 2)])
def test_the_overlord_draws_two_cards_if_he_has_won_the_forest(winner: str, cards: int) -> None:
    g = in_the_lair(winner)
    hand = len(g.ol_hand)

    happens(g, EncounterBegin())

    assert len(g.ol_hand) == hand + cards


# -- the lair --------------------------------------------------------------------------


@rule("DB-4")
def test_the_dawnblade_is_no_relic_here() -> None:
    g = in_the_lair()
    held = list(g.cards[0])

    pick_up(g, 0, 0)

    assert g.cards[0] == held and not any(g.relic)


@rule("DB-5")
@pytest.mark.parametrize(("faces", "awake"), [(PASSES, 0), (FAILS, 1)])
def test_a_hero_who_ends_his_turn_in_the_lair_may_wake_the_dragon(faces: tuple[int, int], awake: int) -> None:
    g = in_the_lair()
    dice(g, *FAILS)
    happens(g, HeroTurnEnd(1))
    assert "dragon_awake" not in g.counters, "he is not in the lair"
    stand(g, 0, 12, 8)
    dice(g, *faces)

    happens(g, HeroTurnEnd(0))

    assert g.counters.get("dragon_awake", 0) == awake


@rule("DB-5")
def test_a_plain_monster_that_ends_its_activation_there_wakes_him_for_certain() -> None:
    g = in_the_lair()
    foe = find(g, "zombie")
    stand(g, foe, 12, 8)

    happens(g, MonsterActivationEnd(foe))

    assert g.counters["dragon_awake"] == 1


@rule("DB-5", "DB-7", "QC-37")
def test_asleep_nobody_attacks_him_and_awake_both_sides_may() -> None:
    g = in_the_lair()
    dragon, foe = find(g, "khorayt"), find(g, "zombie")
    stand(g, 0, 13, 8)
    stand(g, foe, 13, 9)

    def can(f: int) -> bool:
        return attack_refusal(g, f, enemy=lambda g, other: other == dragon) is None

    assert not can(0) and not can(foe)
    g.counters["dragon_awake"] = 1
    assert can(0) and can(foe)
    assert dragon in foes_of(g, 0, None) and dragon in foes_of(g, foe, None)
    assert dragon not in monsters(g) and dragon not in heroes(g, familiars=True)
    assert not give_condition(g, dragon, STUNNED), "no conditions"
    drive(move_spaces(g, dragon, 1, seat=g.hero_seat[0], must=True))
    assert where(g, dragon) == (14, 8), "nobody moves him"
    drive(suffer(g, dragon, damage=99))
    assert not g.spaces[dragon]


@rule("DB-5")
def test_asleep_neither_blast_nor_anything_else_hurts_him() -> None:
    g = in_the_lair()
    dragon, foe = find(g, "khorayt"), find(g, "zombie")
    stand(g, 0, 13, 8)
    stand(g, foe, 13, 9)
    a = Attack(0, g.hero_seat[0], FISTS, melee=True)

    drive(suffer(g, dragon, damage=3, by=0, attack=a))
    drive(suffer(g, dragon, damage=1))

    assert not g.damage[dragon] and g.counters.get("dragon_awake", 0) == 0
    g.counters["dragon_awake"] = 1
    drive(suffer(g, dragon, damage=3, by=0, attack=a))
    assert g.damage[dragon] == 3


@rule("DB-5")
@pytest.mark.parametrize("awake", [False, True])
def test_blast_beside_him_affects_him_only_when_he_is_awake(awake: bool) -> None:
    g = in_the_lair(awake=awake)
    dragon, foe = find(g, "khorayt"), find(g, "zombie")
    stand(g, 0, 13, 7)
    stand(g, foe, 13, 8)
    a = Attack(0, g.hero_seat[0], FISTS, melee=True)
    a.targets = a.affected = [foe]
    a.target_spaces = list(g.spaces[foe])

    assert (dragon in blown(g, a)) is awake
    drive(affect(g, a, dragon))

    assert (dragon in a.affected) is awake


@rule("DB-5")
def test_nobody_spends_an_attack_on_all_around_where_only_he_sleeps() -> None:
    g = in_the_lair(heroes=3)
    clear(g, find(g, "khorayt"))
    stand(g, 2, 13, 9)
    turn_of(g, 2)

    assert code_of(refused(g, 2, "feat")) == "attack.no_target"
    wake(g)
    assert refused(g, 2, "feat") is None


@rule("DB-6")
def test_awake_he_goes_for_who_carries_the_blade_and_stays_in_his_lair() -> None:
    g = in_the_lair(awake=True)
    dragon = find(g, "khorayt")
    clear(g, dragon)
    stand(g, 1, 16, 8)
    stand(g, 0, 15, 6)
    pick_up(g, 0, 0)
    before = distance(g, dragon, 0)

    comes_due(g, ROUND_END, *["step:14,7"] * 3)

    assert distance(g, dragon, 0) <= before
    assert all(s in g.live.map.areas["lair"] for s in g.spaces[dragon])
    assert AttackDeclared("npc:khorayt.1", ref_of(g, 0)) in g.log


@rule("DB-6", "QC-27")
@pytest.mark.parametrize("errata", [True, False])
def test_he_is_not_led_away_from_who_carries_the_blade(errata: bool) -> None:
    g = in_the_lair(awake=True)
    g.errata = errata
    dragon = find(g, "khorayt")
    clear(g, dragon)
    stand(g, 0, 14, 6)
    pick_up(g, 0, 0)
    before = distance(g, dragon, 0)

    comes_due(g, ROUND_END, "step:14,11", "step:14,12", "step:14,13")

    assert distance(g, dragon, 0) <= before


@rule("DB-6")
def test_awake_he_moves_three_spaces_at_most() -> None:
    g = in_the_lair(awake=True)
    stand(g, 0, 11, 12)

    assert strides(g, ROUND_END) == 3


@rule("DB-6")
def test_asleep_he_does_nothing() -> None:
    g = in_the_lair()
    stand(g, 0, 13, 8)
    log = len(g.log)

    comes_due(g, ROUND_END)

    assert len(g.log) == log


@rule("DB-8", "DB-V2H")
def test_a_hero_saves_the_blade_through_the_entrance() -> None:
    g = in_the_lair()
    put(g, 0, outer_edge(g, "entrance")[:1])
    turn_of(g, 0, 1)
    assert code_of(leave_refusal(g, 0)) == "leave.not_here", "without the blade nobody leaves"
    pick_up(g, 0, 0)

    acts(g, 0, "leave")

    assert g.encounter_winner == "heroes"


@rule("DB-8", "DB-V2O")
def test_sir_alric_alone_of_the_monsters_takes_the_blade_and_leaves_through_the_exit() -> None:
    g = in_the_lair()
    f, other = find(g, "sir_alric_farrow"), find(g, "zombie")
    stand(g, other, 12, 10)
    assert code_of(take_refusal(g, other, 0)) == "objective.not_for_you"
    stand(g, other, 11, 12)
    stand(g, f, 12, 10)
    assert take_refusal(g, f, 0) is None
    pick_up(g, f, 0)
    put(g, f, outer_edge(g, "exit")[:1])

    acts(g, f, "leave")

    assert g.encounter_winner == "overlord"


@rule("DB-R2")
def test_a_zombie_or_a_monster_of_the_open_group_comes_by_the_exit_of_the_cave() -> None:
    g = in_the_lair()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [("zombie", "exit"), (open_groups(g)[0], "exit")]


@rule("DB-V2H2")
def test_the_heroes_win_when_sir_alric_falls() -> None:
    g = in_the_lair()

    ending(defeat(g, find(g, "sir_alric_farrow")))

    assert g.encounter_winner == "heroes"
