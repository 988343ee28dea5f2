"""Rules all quests share (QC-01 to QC-37), where no single quest shows them best."""

from __future__ import annotations

import pytest

from gruft.games.descent.game import BEATS
from gruft.games.descent.moments.quest import EncounterEnds, quest_of
from gruft.games.descent.moments.quest_records import HEROES_DONE, OL_END, OL_START, ROUND_END
from gruft.games.descent.moments.seats import controller, kind_of
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.pieces.content import MONSTERS
from gruft.games.descent.pieces.events import SpecialFound
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KIND, OVERLORD, REANIMATE
from gruft.games.descent.pieces.maps import draw, encounter_map
from gruft.games.descent.pieces.sight import Sight
from gruft.games.descent.quests.words.part import Part
from gruft.games.descent.quests.words.terms import ALL_KNOCKED_OUT, When
from gruft.games.descent.rules.conditions import IMMOBILIZED, POISONED
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.encounters import encounter_end
from gruft.games.descent.rules.figures import empty, friends, heroes, monsters
from gruft.games.descent.rules.groups import act_of, group_limit
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.placing import standing_room
from gruft.games.descent.rules.reinforcements import reinforcement_refusal
from gruft.games.descent.rules.searching import search
from gruft.games.descent.rules.setup.layout import (
    group_refusal,
    lay_encounter,
    open_groups,
    room_at_set_up,
    undecided_areas,
)
from gruft.games.descent.rules.setup.muster import place_hero
from gruft.games.descent.rules.turns.hero import waiting_heroes
from gruft.games.descent.rules.turns.overlord import round_start
from gruft.games.descent.rules.turns.persons import deed_refusal
from gruft.games.descent.state import State
from gruft.table.chance import Chance, secret_of
from gruft.table.flow import Flow
from tests.games.descent.quest_table import drive
from tests.games.descent.quests.drawn import rules
from tests.games.descent.quests.questing import (
    activated,
    all_of,
    dice,
    ending,
    find,
    laid,
    refused,
    second,
    stand,
    turn_of,
)
from tests.games.descent.scene import PASSES, Scene, opened
from tests.harness import code_of
from tests.rule import rule

# -- encounters --------------------------------------------------------------------------


@rule("QC-01")
def test_the_last_encounter_decides_the_quest_and_the_first_only_what_carries_over() -> None:
    g = laid("the_twin_idols")
    g.encounter_winner = "overlord"
    assert encounter_end(g) == "free_stand"
    assert g.first_winner == "overlord" and not bool(g.winner)
    g.encounter = 1
    g.encounter_winner = "heroes"

    encounter_end(g)

    assert bool(g.winner) and g.encounter_winner == "heroes"
    assert {name for name, quest in QUESTS.items() if len(quest.encounters) == 1} == {
        "first_blood",
        "the_shadow_vault",
        "the_overlord_revealed",
    }


@rule("QC-03")
@pytest.mark.parametrize(("level", "act"), [("novice", 1), ("advanced", 1), ("expert", 2)])
def test_a_single_game_uses_act_one_cards_but_for_experts(level: str, act: int) -> None:
    assert act_of(laid("the_dawnblade", level=level)) == act


@rule("QC-03")
def test_in_a_campaign_the_act_decides() -> None:
    g = laid("the_dawnblade")
    g.campaign = CampaignSheet(act=2)

    assert act_of(g) == 2


# -- set-up ------------------------------------------------------------------------------


@rule("QC-04")
@pytest.mark.parametrize(("number", "size"), [(2, 3), (3, 4), (4, 5)])
def test_a_fixed_group_has_the_size_of_its_card_and_stands_wholly_in_its_area(number: int, size: int) -> None:
    g = laid("first_blood", seats=number + 1)
    archers = [f for f in monsters(g) if kind_of(g, f).group == "goblin_archer"]

    assert len(archers) == size == sum(group_limit(g, "goblin_archer"))
    for group in QUESTS["first_blood"].encounters[0].fixed:
        inside = g.live.map.areas[group.area]
        for f in [f for f in monsters(g) if kind_of(g, f).group == group.group]:
            rooms = room_at_set_up(g, f)
            assert rooms and all(s in inside for feet in rooms.values() for s in feet), group.group


@rule("QC-05")
def test_an_open_group_is_of_a_kind_not_yet_used_with_a_trait_of_the_encounter() -> None:
    g = laid("castle_daerion")
    (taken, *_), part = open_groups(g), quest_of(g).encounter(g)
    strange = next(name for name, kind in MONSTERS.items() if not set(kind.traits) & set(part.open_traits))

    assert code_of(group_refusal(g, 0, taken)) == "muster.group_used"
    assert code_of(group_refusal(g, 0, next(name for name in [strange] if name not in g.groups))) == "muster.no_trait"
    g.groups.remove(taken)
    assert group_refusal(g, 0, taken) is None


@rule("QC-06")
def test_who_finds_no_room_stands_as_close_as_possible_and_never_on_pits_or_lava() -> None:
    scene = Scene("zzo^..", z="zombie")
    g = scene.g

    rooms = standing_room(g, g.kind[scene.figure("z")], (0, 1))

    assert list(rooms) == ["space:4,0"]


@rule("QC-07")
def test_a_lieutenant_begins_on_his_space_in_his_area_or_beside_the_map() -> None:
    vault, halls, trap = laid("the_shadow_vault"), laid("gryvorn_unleashed"), laid("the_overlord_revealed")
    baron = "baron_zachareth"

    assert vault.live.map.places[vault.spaces[find(vault, baron)][0]] == (6, 12)
    assert halls.spaces[find(halls, baron)][0] in halls.live.map.areas["exit"]
    assert baron in trap.groups and not any(kind_of(trap, f).group == baron for f in monsters(trap))


@rule("QC-22")
def test_an_area_has_the_spaces_of_its_tiles_and_no_others() -> None:
    laid_out = encounter_map("the_shadow_vault", 0)
    named = {area.id: area.tiles for area in QUESTS["the_shadow_vault"].encounters[0].areas}

    for area, tiles in named.items():
        keys = {laid_out.tile[s] for s in laid_out.areas[area]}
        assert len(keys) == len(tiles)
        assert sum(laid_out.tile[s] in keys for s in range(laid_out.size)) == len(laid_out.areas[area])
    assert not any(laid_out.number[17, 20] in spaces for spaces in laid_out.areas.values()), "an extension"


@rule("QC-35")
def test_the_overlord_chooses_an_area_for_a_whole_group_and_heroes_among_their_spaces() -> None:
    g = laid("the_overlord_revealed")
    asked = opened(_placing(g))

    assert {g.live.map.places[g.live.map.by_key[key]] for key in asked.keys} == {(12, 11), (13, 11), (12, 12), (13, 12)}
    choices = [
        (name, part.number - 1)
        for name, quest in QUESTS.items()
        for part in quest.encounters
        if any(one.areas_choice for one in part.fixed) or any(one.areas_choice for one in part.open)
    ]
    assert choices
    for name, number in choices:
        g = laid(name)
        if number:
            g = second(g, "heroes")
        assert g.group_area, "one of the areas was chosen"
        g.group_area.clear()
        assert all(len(areas) > 1 for areas in undecided_areas(g).values())


def _placing(g: State) -> Flow[str]:
    for h in range(g.nh):
        put(g, h, ())
    g.stage = 0
    return place_hero(g)


@rule("QC-09")
def test_the_special_token_lies_where_heroes_get_without_it_and_gives_no_card() -> None:
    g = laid("the_cardinals_plight")
    spaces = list(range(g.live.map.size))
    assert "search.needs_itself" in {refusal.code for s in spaces if (refusal := quest_of(g).special_refusal(g, s))}
    g = laid("the_monsters_hoard")
    assert len(g.search_at) == g.nh + 1, "the special one comes on top"
    g.special, cards = 0, len(g.search_deck)

    drive(search(g, 0, g.search_at[0]))

    assert g.special == -1 and len(g.search_deck) == cards and g.counters["gate_key"] == 1
    assert any(isinstance(event, SpecialFound) for event in g.log)


@rule("QC-11")
def test_face_down_tokens_are_shuffled() -> None:
    def faces(seed: str) -> list[str]:
        g = laid("a_fat_goblin")
        g.encounter, g.chance = 1, Chance(secret_of(seed))
        lay_encounter(g)
        return [kind for kind, up in zip(g.token_kind, g.token_up) if not up]

    assert len({tuple(faces(f"shuffled {number}")) for number in range(12)}) > 1


# -- encounters and rounds -------------------------------------------------------------


@rule("QC-15")
def test_counters_of_the_first_encounter_are_discarded_unless_they_carry_over() -> None:
    g = laid("a_fat_goblin")
    g.counters.update(stolen=2, saved=1)

    second(g, "heroes")

    assert g.counters == {"stolen": 2}


@rule("QC-23")
def test_where_the_overlord_begins_no_hero_has_a_turn_in_round_one() -> None:
    g = laid("the_man_who_would_be_king")

    assert drive(round_start(g)) == "ol_begin" and waiting_heroes(g) == []
    g.round, g.acted = 2, 0
    assert drive(round_start(g)) == "next_hero"


@rule("QC-25")
def test_monsters_begin_the_second_encounter_unhurt_and_familiars_are_gone() -> None:
    g = laid("a_fat_goblin")
    archer = find(g, "goblin_archer")
    g.damage[archer] = g.cond[archer] = 1
    g.kind[REANIMATE], g.damage[REANIMATE] = KIND["reanimate"], 2
    put(g, REANIMATE, (next(s for s in range(g.live.map.size) if empty(g, s)),))

    second(g, "heroes")

    assert not any(g.damage[FIRST_MONSTER:]) and not any(g.cond[FIRST_MONSTER:])
    assert g.kind[REANIMATE] < 0 and not g.spaces[REANIMATE] and not g.damage[REANIMATE]


# -- on the map --------------------------------------------------------------------------


@rule("QC-21")
def test_a_blocked_space_is_entered_by_nobody_and_blocks_sight() -> None:
    walled = draw((".X.",))

    assert walled.solid == 0b010
    g = Scene("A#.", A="grisban_the_thirsty").g
    assert isinstance(g.live.board.sight, Sight)
    assert not g.live.board.sight.sees(0, 2, g.live.map.solid)


@rule("QC-16")
def test_a_person_is_no_hero_for_the_quest_and_is_removed_when_defeated() -> None:
    g = laid("castle_daerion")
    villager = find(g, "villager")
    assert villager in friends(g) and villager not in heroes(g)

    ending(defeat(g, villager))

    assert not g.spaces[villager] and not g.ko
    g.ko = (1 << g.nh) - 1
    assert ALL_KNOCKED_OUT.holds(g), "villagers do not count"


@rule("QC-16")
def test_who_is_treated_as_a_hero_counts_as_one_for_abilities_a_hero_figure_does_not() -> None:
    g = laid("castle_daerion")
    for f in [f for f in friends(g) if f >= g.nh][1:]:
        ending(defeat(g, f))
    second(g, "heroes")
    persons = {kind_of(g, f).group: f for f in g.live.persons}
    palamon, militia = persons["sir_palamon"], persons["militia"]
    put(g, militia, (next(s for s in range(g.live.map.size) if empty(g, s)),))

    assert {palamon, militia} <= set(friends(g)), "both are attacked as heroes are"
    assert palamon in heroes(g, familiars=True) and militia not in heroes(g, familiars=True)


@rule("QC-18")
def test_a_group_that_is_complete_is_not_reinforced() -> None:
    g = laid("enduring_the_elements")
    g.turn = OVERLORD
    (key,) = quest_of(g).waves(g, "ol_start")

    assert code_of(reinforcement_refusal(g, key)) == "reinforce.group_full"


@rule("QC-17")
def test_hero_players_control_a_person_and_its_activation_is_its_turn() -> None:
    g = laid("castle_daerion")
    second(g, "heroes")
    palamon = find(g, "sir_palamon")
    assert controller(g, palamon) in g.hero_seat
    g.cond[palamon] = POISONED | IMMOBILIZED
    dice(g, *PASSES, *PASSES)
    turn_of(g, palamon)
    assert code_of(deed_refusal(g, palamon, "attack")) == "person.no_attack"

    activated(g, palamon)

    assert not g.cond[palamon], "poison is tested first, and he can move again at the end"


@rule("QC-17", "DE-R-76")
def test_persons_are_dealt_to_the_hero_players_in_turn() -> None:
    g = laid("castle_daerion", seats=4)

    assert [controller(g, f) for f in all_of(g, "villager")] == [1, 2, 3, 1]


@rule("QC-19")
def test_a_group_without_figures_is_still_reinforced() -> None:
    g = laid("enduring_the_elements")
    group = open_groups(g)[0]
    for f in [f for f in monsters(g) if kind_of(g, f).group == group]:
        ending(defeat(g, f))
    g.turn = OVERLORD

    (key,) = quest_of(g).waves(g, "ol_start")

    assert reinforcement_refusal(g, key) is None


@rule("QC-34")
def test_a_quest_action_works_from_the_own_space_or_the_next_one() -> None:
    g = laid("the_wyrm_turns")
    x, y = g.live.map.places[g.token_at[0]]
    for f in range(FIRST_MONSTER, len(g.kind)):
        put(g, f, ())
    seen = {}
    for s, (a, b) in enumerate(g.live.map.places):
        if empty(g, s):
            stand(g, 0, a, b)
            turn_of(g, 0)
            seen[g.live.board.row(g.live.map.number[x, y])[s]] = refused(g, 0, "quest:silence")

    assert seen[0] is None and seen[1] is None and code_of(seen[2]) == "quest_action.nothing_near"


# -- several effects of one moment -------------------------------------------------------


def two_effects(part: Part, time: str, done: list[str]) -> None:
    """Two things that happen at this time."""

    @part.due("FB-1", "first", time)
    def first(g: State) -> Flow[None]:
        done.append("first")
        return
        yield

    @part.due("FB-2", "second", time)
    def second(g: State) -> Flow[None]:
        done.append("second")
        return
        yield


@rule("QC-31")
@pytest.mark.parametrize(
    ("time", "beat", "kind", "who"),
    [
        (HEROES_DONE, "persons", "next_person", "heroes"),
        (OL_START, "ol_start", "ol_start", "overlord"),
        (OL_END, "ol_end", "ol_end", "overlord"),
        (ROUND_END, "round_end", "order_effects", "overlord"),
    ],
)
def test_the_side_that_decides_puts_the_effects_of_a_moment_in_order(time: str, beat: str, kind: str, who: str) -> None:
    done: list[str] = []
    with rules() as part:
        two_effects(part, time, done)
        scene = Scene("A.z", A="grisban_the_thirsty", z="zombie")
        g = scene.g
        g.round = 1
        step = BEATS[beat](g)
        assert not isinstance(step, str) and step is not None
        asked = opened(step)

        assert asked.kind == kind and {"quest:first", "quest:second"} <= set(asked.keys)
        assert asked.seat == (g.overlord if who == "overlord" else g.hero_seat[0])
        scene.play(_rest(step, "quest:second", beat, g))

    assert done == ["second", "first"]


def _rest(step: Flow[str], key: str, beat: str, g: State) -> Flow[None]:
    """The beat goes on with this answer, and comes again as often as it wants to."""
    try:
        asked = step.send(key)
        while True:
            asked = step.send((yield asked))
    except StopIteration as end:
        after = end.value
    while after == beat:
        again = BEATS[beat](g)
        after = again if isinstance(again, str) or again is None else (yield from again)


@rule("QC-31")
def test_a_single_effect_happens_without_a_question() -> None:
    done: list[str] = []
    with rules() as part:
        two_effects(part, ROUND_END, done)
        part.off.add("FB-2")
        scene = Scene("A.z", A="grisban_the_thirsty", z="zombie")
        scene.g.round = 1

        scene.beats("round_end", until=("round_start",))

    assert done == ["first"] and scene.asked == []


@rule("QC-31")
def test_victory_is_looked_at_after_each_of_them() -> None:
    done: list[str] = []
    with rules() as part:
        two_effects(part, ROUND_END, done)
        part.wins("FB-VH", "heroes", When(lambda g: bool(done)))
        scene = Scene("A.z", A="grisban_the_thirsty", z="zombie")
        scene.g.round = 1

        with pytest.raises(EncounterEnds):
            scene.beats("round_end", "quest:second", until=("round_start",))

    assert done == ["second"] and scene.g.encounter_winner == "heroes"
