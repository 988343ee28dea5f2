"""Positions as people write them: what cannot be is refused with a sentence, the rest can be played."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

import pytest

from gruft.games.descent.meta import META
from gruft.games.descent.moments.marks import TURN_END, add_mark
from gruft.games.descent.pieces.cards import EQUIPPED, EXHAUSTED, ITEM
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, NOBODY, OVERLORD
from gruft.games.descent.pieces.spelling import CARD_IDS
from gruft.games.descent.rules.campaign.misplaced import misplaced
from gruft.games.descent.rules.conditions import POISONED, STUNNED
from gruft.games.descent.state import State
from gruft.table.chance import FastChance
from gruft.table.opening import open_table
from gruft.table.plain import from_plain, to_plain
from gruft.table.position import PositionError, open_position, write_position
from gruft.table.table import Table
from gruft.texts import Texts
from tests.games.descent.campaign.phase import decided, options_of, tossed
from tests.games.descent.golden import choose
from tests.games.descent.quests.test_random_play import PLAYED
from tests.harness import everything_holds, play_on
from tests.harness.mutation import Position, lots, positions_hold, real_positions
from tests.rule import rule

Fields = dict[str, Any]
FIRST_BLOOD = {"quest": "first_blood", "winner": "heroes", "rounds": 3}


def refused(beat: str = "next_hero", **fields: Any) -> set[str]:
    """The codes and fields a position with these fields is refused with."""
    position: Fields = {
        "seats": 3,
        "options": {"quest": "a_fat_goblin"},
        "seed": "friday",
        "beat": beat,
        "state": fields,
    }
    with pytest.raises(PositionError) as error:
        open_table("descent", position=position)
    return {str(refusal.args.get("field", refusal.code)) for refusal in error.value.refusals}


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"quest": "the_long_dark"}, "quest"),
        ({"encounter": 2}, "encounter"),
        ({"level": "hard"}, "level"),
        ({"overlord": 3}, "overlord"),
        ({"nh": 5}, "nh"),
        ({"hero_seat": [0, 1]}, "hero_seat"),
        ({"classes": ["berserker", "plumber"]}, "classes"),
        ({"kind": {"0": "zombie.act1.minion"}}, "kind"),
        ({"damage": [0]}, "damage"),
        ({"damage": {"0": -1}}, "damage"),
        ({"spaces": {"0": [9999]}}, "spaces"),
        ({"spaces": {"0": [0, 1]}}, "spaces"),
        ({"relic": {"5": "sword_of_truth"}}, "relic"),
        ({"status": []}, "status"),
        ({"closed": 4096}, "closed"),
        ({"search_at": [-5]}, "search_at"),
        ({"token_at": []}, "token_at"),
        ({"carries": {"0": [99]}}, "carries"),
        ({"turn": 7}, "turn"),
        ({"actor": 99}, "actor"),
        ({"round": -1}, "round"),
        ({"marks": [{"name": "sneaky", "by": 0, "on": 77, "until": "turn_end", "number": 0}]}, "marks"),
        ({"groups": ["goblin_archer", "zombie", "zombie"]}, "position.groups"),
        ({"winner": "nobody"}, "winner"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(fields: Fields, wrong: str) -> None:
    assert wrong in refused(**fields)


def opened(**fields: Any) -> State:
    position: Fields = {"seats": 3, "options": {"quest": "a_fat_goblin"}, "seed": "friday", "state": fields}
    return cast(State, open_table("descent", position=position).state)


def test_a_position_speaks_of_conditions_cards_seats_and_figures_in_words() -> None:
    g = opened(
        cond={"hero1": ["poisoned", "stunned"]},
        damage={"hero2": 3},
        feats=["hero2"],
        overlord=META.seat_names[0],
        turn="nobody",
        familiar="waiting",
    )

    assert (g.cond[0], g.damage[1], g.feats, g.overlord, g.turn) == (POISONED | STUNNED, 3, 2, 0, NOBODY)


def test_a_position_says_which_cards_are_exhausted() -> None:
    base = opened()
    held = next(c for c in base.cards[0] if ITEM[c] is not None)

    g = opened(status={CARD_IDS[held]: ["exhausted", "equipped"]})

    assert g.status[held] == EXHAUSTED | EQUIPPED


def test_a_position_names_spaces_by_coordinates_and_doors_by_their_ids() -> None:
    base = opened()
    laid = base.live.map
    free = next(s for s in range(laid.size) if not base.live.occupied >> s & 1 and not laid.solid >> s & 1)
    x, y = laid.places[free]

    g = opened(
        spaces={"hero1": [f"{x},{y}"]},
        closed=[door.id for door in laid.doors],
        search_at=[f"{x},{y}", *["gone"] * (len(base.search_at) - 1)],
    )

    assert g.spaces[0] == (free,) and g.search_at[0] == free
    assert g.closed == (1 << len(laid.doors)) - 1


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"spaces": {"hero1": ["99,99"]}}, "spaces[0][0]"),
        ({"spaces": {"hero1": ["the cellar"]}}, "spaces[0][0]"),
        ({"closed": ["the red door"]}, "closed[0]"),
        ({"cond": {"hero1": ["hungry"]}}, "cond[0]"),
        ({"status": {"sling": ["stolen"]}}, "status"),
        ({"status": {"no_such_card": []}}, ".status"),
        ({"moved": ["everybody"]}, "moved[0]"),
        ({"turn": "the cook"}, "turn"),
        ({"overlord": "purple"}, "overlord"),
    ],
    ids=str,
)
def test_a_word_that_names_nothing_is_refused_where_it_stands(fields: Fields, where: str) -> None:
    position: Fields = {"seats": 3, "options": {"quest": "a_fat_goblin"}, "seed": "friday", "state": fields}

    with pytest.raises(PositionError) as error:
        open_table("descent", position=position)

    assert str(error.value.refusals[0].args["where"]).startswith(where)


def test_states_saved_as_numbers_are_still_read() -> None:
    g = opened(cond={"hero1": ["poisoned"]}, feats=["hero1", "hero2"])
    add_mark(g, "sneaky", 0, 5, TURN_END, 7)
    plain = to_plain(g)
    plain["cond"] = list(g.cond)
    plain["status"] = list(g.status)
    plain["feats"], plain["ko"], plain["acted"], plain["familiar"] = g.feats, g.ko, g.acted, g.familiar
    plain["marks"] = [["sneaky", 0, 5, TURN_END, 7]]

    again = from_plain(State, plain)

    assert to_plain(again) == to_plain(g)


def test_a_hero_turn_without_a_hero_is_no_place_to_begin() -> None:
    for beat in ("hero_start", "hero_equip", "hero_act", "hero_end", "hero_flip"):
        assert refused(beat, turn=-2) == {"position.not_here"}


@rule("DE-GOLD-05")
def test_a_card_of_a_hero_is_not_among_what_the_overlord_has_set_aside() -> None:
    sheet = {"aside": ["prayer_of_healing"]}
    position: Fields = {"seats": 3, "options": {"mode": "campaign"}, "seed": "friday", "state": {"campaign": sheet}}

    with pytest.raises(PositionError) as error:
        open_table("descent", position=position)

    assert [refusal.code for refusal in error.value.refusals] == ["position.wrong_pile"]


@rule("DE-OLT-02")
def test_an_activation_without_a_monster_on_the_map_is_no_place_to_begin() -> None:
    g = drawn("A.z", "B..").state
    there = next(f for f in range(FIRST_MONSTER, len(g.kind)) if g.spaces[f])
    for beat in ("monster_start", "monster_act", "person_start", "person_act"):
        g.actor = there
        assert misplaced(g, beat) == []
        for actor in (NOBODY, OVERLORD, 0):
            g.actor = actor
            assert [refusal.code for refusal in misplaced(g, beat)] == ["position.not_here"]
    g.actor, g.spaces[there] = there, ()
    assert misplaced(g, "monster_act") and not misplaced(g, "monster_end")


@rule("DE-QUEST-03")
@pytest.mark.parametrize("beat", ["free_stand", "next_encounter"])
def test_no_encounter_comes_after_the_last_one(beat: str) -> None:
    with pytest.raises(PositionError) as error:
        open_table("descent", position={"seats": 3, "options": {"quest": "first_blood"}, "seed": "x", "beat": beat})
    g = open_table("descent", 3, "friday", {"quest": "the_monsters_hoard"}).state
    before = misplaced(g, beat)
    g.encounter = 1

    assert [refusal.code for refusal in error.value.refusals] == ["misplaced.last_encounter"]
    assert before == [] and [refusal.code for refusal in misplaced(g, beat)] == ["misplaced.last_encounter"]


@rule("DE-CAMP-03", "DE-CAMP-04")
@pytest.mark.parametrize(
    ("mode", "beat", "sheet", "code"),
    [
        ("quest", "shopping", None, "misplaced.no_campaign"),
        ("campaign", "shopping", {"step": "shopping"}, "misplaced.quest"),
        ("campaign", "set_out", {"step": "set_up"}, "misplaced.quest"),
        ("campaign", "next_hero", {"step": "travel"}, "misplaced.step"),
        ("campaign", "shopping", {"played": [FIRST_BLOOD]}, "misplaced.no_step"),
    ],
)
def test_a_step_of_the_campaign_comes_between_two_quests(mode: str, beat: str, sheet: Fields | None, code: str) -> None:
    state = {"campaign": sheet} if sheet else {}
    position: Fields = {"seats": 3, "options": {"mode": mode}, "seed": "friday", "beat": beat, "state": state}

    with pytest.raises(PositionError) as error:
        open_table("descent", position=position)

    assert [refusal.code for refusal in error.value.refusals] == [code]


def drawn(*rows: str, hold: bool = False, beat: str = "next_hero", **state: Any) -> Table:
    """A table with a map of its own; A and B are heroes, z zombies, e an ettin, s Splig."""
    figures = {"A": "syndrael", "B": "grisban_the_thirsty", "z": "zombie", "e": "ettin", "s": "splig"}
    there = {sign: name for sign, name in figures.items() if any(sign in row for row in rows)}
    map_of = {"rows": list(rows), "figures": there} | state.pop("drawn", {})
    position: Fields = {"seats": 2, "seed": "friday", "beat": beat, "state": {"drawn": map_of, **state}}
    return open_table("descent", position=position, hold=hold)


def test_a_position_brings_its_own_map_and_names_its_figures() -> None:
    table = drawn(
        "A..z",
        "B.#z",
        drawn={"doors": ["0,0,E+0,1,E"], "walls": ["0,0,S"]},
        damage={"syndrael": 3, "monster:zombie.2": 1},
        cond={"grisban_the_thirsty": ["stunned"]},
        feats=["syndrael"],
        spaces={"hero:syndrael": ["1,1"]},
    )
    g: State = table.state
    laid = g.live.map

    assert [laid.places[spaces[0]] for spaces in g.spaces if spaces] == [(1, 1), (0, 1), (3, 0), (3, 1)]
    assert g.damage[0] == 3 and g.damage[6] == 1 and g.cond[1] == STUNNED and g.feats == 1
    assert g.closed == 1 and (laid.number[0, 0], laid.number[0, 1]) not in laid.joined
    assert table.asks[0].keys == ["hero:syndrael", "hero:grisban_the_thirsty"]
    assert [g.classes, g.groups] == [["berserker", "knight"], ["zombie"]]


def test_a_drawn_map_can_be_held_written_down_and_played_to_its_end() -> None:
    held = drawn("A..s.", "B.zee", "...ee", hold=True)
    assert held.asks == []

    held.go()
    held.answer(1, "hero:syndrael")
    again = open_position("descent", write_position(held, "friday"))
    assert again.hash() == held.hash() and again.asks[0].keys == held.asks[0].keys
    play_on(again, FastChance(3), sensible, check=everything_holds, every=53)

    assert again.result is not None and again.result.reason == "rounds"


@pytest.mark.parametrize("turn", ["hero1", "syndrael", "hero:syndrael", 0])
def test_whose_turn_it_is_can_be_said_by_slot_and_by_name(turn: str | int) -> None:
    table = drawn("A.z", "B..", beat="hero_act", turn=turn, actor=turn, actions=2)

    assert table.state.turn == 0 and table.asks[0].kind == "act"


@rule("DE-SETUP-01", "DE-SETUP-02", "DE-TERR-01")
@pytest.mark.parametrize(
    ("rows", "more", "code"),
    [
        (["A?", "B."], {}, "drawn.sign"),
        (["AB" + "." * 40], {}, "drawn.size"),
        (["A.", "B."], {"doors": ["1,0,E"]}, "drawn.edge"),
        (["A.", "B."], {"walls": ["nowhere"]}, "drawn.edge"),
        (["A.", "B."], {"doors": ["0,0,E", "1,0,W"]}, "drawn.door_twice"),
        (["A.", "B."], {"figures": {"A": "syndrael", "B": "a_plumber"}}, "drawn.stranger"),
        (["A.", "B."], {"figures": {"A": "syndrael", "B": "avric_albright", "z": "zombie"}}, "drawn.nowhere"),
        (["AA", "B."], {}, "drawn.once"),
        (["A.", ".."], {}, "drawn.heroes"),
        (["Ae", "B."], {}, "drawn.body"),
        (["zzzzzz", "AB...."], {}, "position.too_many_figures"),
        (["Aee", "Be.", "..e"], {}, "position.field"),
        (["A.", "B."], {"figures": {"A": 7}}, "position.misfit"),
        (["A.", "B."], {"ceiling": "low"}, "position.misfit"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_a_sentence(rows: list[str], more: Fields, code: str) -> None:
    with pytest.raises(PositionError) as error:
        drawn(*rows, drawn=more)

    assert error.value.refusals[0].code == code
    for lang in ("en", "de"):
        sentence = Texts("descent", lang).refusal(error.value.refusals[0])
        assert sentence and not sentence.startswith("["), sentence


def test_nothing_is_set_up_on_a_drawn_map() -> None:
    with pytest.raises(PositionError) as error:
        drawn("A.z", "B..", beat="place_hero")

    assert [refusal.code for refusal in error.value.refusals] == ["misplaced.drawn"]


def test_changed_positions_on_drawn_maps_are_refused_or_can_be_played() -> None:
    table = drawn("A..s.", "B.zee", ".~.ee", drawn={"doors": ["1,0,E"]})
    found = []
    for number in range(40):
        if number % 10 == 0:
            found.append(write_position(table, "friday"))
            found[-1].pop("answers", None)
        table.answer(*sensible(table, FastChance(number)))

    tried = positions_hold("descent", found, range(1, 121), most=30)

    assert tried.refused > 40 and tried.played > 10


sensible = partial(choose, heroes=60, overlord=60)
"""With a little sense a quest comes to its end sooner."""


def quest_positions(quest: str, every: int, most: int = 4000) -> list[Position]:
    """Positions of a game of the quest; its place in the book says how many play, and on which level."""
    seed = PLAYED.index(quest)
    options = {"quest": quest, "level": ("novice", "advanced", "expert")[seed % 3]}
    return list(real_positions("descent", 2 + seed % 4, seed, options, every, choose=sensible, most=most))


def campaign_positions(seed: int, every: int, most: int = 4000) -> list[Position]:
    """Positions of a campaign whose encounters are decided at once."""
    return list(real_positions("descent", 2 + seed % 4, seed, options_of(seed), every, most=most))


def test_changed_positions_are_refused_or_can_be_played() -> None:
    found = [position for quest in PLAYED[::5] for position in quest_positions(quest, every=50, most=201)]

    tried = positions_hold("descent", found, range(1, 241), most=40)

    assert tried.refused > 100 and tried.played > 20


def test_changed_positions_of_a_campaign_are_refused_or_played_to_the_end() -> None:
    with decided(tossed(1)):
        tried = positions_hold("descent", campaign_positions(1, every=12), range(61, 121))

    assert tried.refused > 10 and tried.played > 2


@pytest.mark.long
@pytest.mark.parametrize("quest", PLAYED)
def test_sixteen_thousand_changed_positions_of_quests_are_refused_or_played_to_the_end(quest: str) -> None:
    lot = lots(16_000, len(PLAYED))[PLAYED.index(quest)]

    tried = positions_hold("descent", quest_positions(quest, every=30), lot, choose=sensible)

    assert tried.refused > 200 and tried.played > 30


@pytest.mark.long
@pytest.mark.parametrize("lot", lots(4000, 8, 30_000), ids=str)
def test_four_thousand_changed_positions_of_campaigns_are_refused_or_played_to_the_end(lot: range) -> None:
    with decided(tossed(lot.start)):
        tried = positions_hold("descent", campaign_positions(lot.start, every=7), lot)

    assert tried.refused > 100 and tried.played > 25
