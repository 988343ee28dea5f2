"""Positions: what is laid somewhere leaves its stack, and what cannot be is refused with everything wrong about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import gruft
from gruft.games.lords.game import GAME
from gruft.games.lords.pieces.tables import CELL_IDS, HERO_IDS, MONSTER_IDS, SPELL_IDS, TILE_IDS, TOKEN_IDS
from gruft.games.lords.state import FREE_SPACE, TENT, State
from gruft.table.plain import from_plain, to_plain
from gruft.table.position import PositionError, open_position
from gruft.texts import Texts
from tests.games.lords.lords import dungeon
from tests.games.lords.test_properties import TABLES
from tests.harness.mutation import lots, positions_hold, real_positions
from tests.rule import rule


def opened(seats: int = 4, beat: str = "choose_orders", **state: Any) -> gruft.Table:
    return open_position("lords", {"seats": seats, "seed": "here", "beat": beat, "state": state})


def problems(seats: int = 4, beat: str = "choose_orders", **state: Any) -> list[str]:
    """The codes of everything that is wrong about a position; each has a sentence in both languages."""
    with pytest.raises(PositionError) as caught:
        opened(seats, beat, **state)
    for refusal in caught.value.refusals:
        for lang in ("en", "de"):
            sentence = Texts("lords", lang).refusal(refusal)
            assert sentence and not sentence.startswith("["), (refusal, sentence)
    return [refusal.code for refusal in caught.value.refusals]


def test_what_is_laid_somewhere_is_gone_from_its_stack() -> None:
    lord = {"lair": ["troll.1"], "traps": ["pendulum.2"], "party": ["thief_y1_1"], "tiles": dungeon(c3_3="mint")}
    g = opened(lords={0: lord}, town=["fireball", "graffiti", "suggestion", "detect_evil"]).state

    assert MONSTER_IDS.index("troll.1") not in g.monster_stack
    assert HERO_IDS.index("thief_y1_1") not in g.hero_stack and g.lords[0].party[0].wounds == 0
    assert len(g.trap_stack) == 26 and len(g.room_stack) == 7
    assert SPELL_IDS[g.town[0]] == "fireball" and len(g.cards_out) == 10
    assert GAME.invariants(g) == []


def test_the_order_of_a_stack_can_be_named_in_part() -> None:
    table = opened(beat="new_round", monster_stack=["vampire.1", "ghost.2", "slime.1"])

    assert [MONSTER_IDS[tile] for tile in table.state.monster_offer] == ["vampire.1", "ghost.2", "slime.1"]
    assert len(table.state.monster_stack) == 9, "the tiles not named lie below"


def test_a_position_in_year_two_has_the_stacks_of_year_two() -> None:
    table = opened(beat="new_round", year=2, lords={0: {"lair": ["demon.1", "goblin.1"]}})
    g = table.state

    assert len(g.monster_stack) == 11 - 3 and len(g.town_2) == 0
    assert GAME.invariants(g) == []


def test_the_paladin_is_where_the_position_says() -> None:
    assert opened(paladin=2, lords={2: {"evil": 12}}).state.lords[2].heroes == [HERO_IDS.index("paladin_y1")]
    assert opened(lords={1: {"party": ["paladin_y1"]}}).state.paladin == 1
    assert opened(lords={1: {"prison": ["paladin_y1"]}}).state.paladin == -2


def test_everything_that_is_wrong_is_named() -> None:
    lord = {"gold": -1, "evil": 16, "tiles": dungeon(c1_2="tunnel", c2_2="mint", c1_5="tunnel", c3_2="workshop")}
    found = problems(lords={0: lord, 1: {"lair": ["troll.1"]}, 2: {"lair": ["troll.1"]}})

    assert {"wrong.negative", "wrong.evil", "wrong.block", "wrong.cut_off", "wrong.rooms_adjacent", "wrong.twice"} <= {
        *found
    }


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ({"lords": {0: {"lair": [None]}}}, "wrong.nothing"),
        ({"lords": {0: {"party": ["thief_y1_1"], "wounds": [3]}}}, "wrong.wounds"),
        ({"lords": {0: {"party": ["thief_y1_1"], "wounds": [0, 0]}}}, "position.misfit"),
        ({"lords": {0: {"party": ["thief_y1_1", "paladin_y1"]}}}, "wrong.paladin_place"),
        ({"lords": {0: {"party": ["illusion", "thief_y1_1", "paladin_y1"]}}}, "wrong.paladin_place"),
        ({"year": 2, "lords": {0: {"party": ["paladin_y1"]}}}, "wrong.paladin_year"),
        ({"lords": {0: {"party": ["illusion"]}}}, "wrong.illusion"),
        ({"lords": {0: {"party": ["illusion", "illusion"]}}}, "wrong.illusion"),
        ({"lords": {0: {"inaccessible": ["get_food"]}}}, "wrong.inaccessible"),
        ({"lords": {0: {"orders": ["get_food", "get_food", "mine_gold"]}}}, "wrong.orders"),
        ({"lords": {0: {"orders": ["get_food", "mine_gold", None]}}}, "wrong.orders"),
        ({"lords": {0: {"inaccessible": ["get_food", None]}}}, "wrong.orders"),
        ({"lords": {0: {"tiles": ["tunnel"]}}}, "wrong.dungeon_size"),
        ({"lords": {0: {"minions": ["at home"]}}}, "wrong.minions"),
        ({"spaces": {0: 1}}, "wrong.minions"),
        ({"spaces": {0: 9}}, "wrong.spaces"),
        ({"lords": {0: {"imps": 2, "working": 3}}}, "wrong.working"),
        ({"lords": {0: {"tokens": ["wand.1"]}}}, "wrong.token"),
        ({"lords": {0: {"laid": ["pendulum.1"]}}}, "wrong.plan"),
        ({"lords": {0: {"laid": ["poisoned_meal.1"], "battle_cell": "1,3", "food": 0}}}, "wrong.plan"),
        ({"lords": {0: {"sent": ["troll.1", "slime.1"], "battle_cell": "1,3"}}}, "wrong.plan"),
        ({"lords": {0: {"battle_cell": "4,5"}}}, "wrong.plan"),
        ({"start": 4}, "wrong.start"),
        ({"year": 3}, "wrong.time"),
        ({"combat_round": 5}, "wrong.time"),
        ({"town": ["fireball"]}, "wrong.town"),
        ({"town": ["fireball", "fireball", "graffiti", "suggestion"]}, "wrong.twice"),
        ({"specials": ["rats"]}, "wrong.specials"),
        ({"events": ["taxes", "taxes", "pay_day"]}, "wrong.missing"),
        ({"monster_offer": ["troll.1", "troll.2", "slime.1", "slime.2"]}, "wrong.too_many"),
        ({"others": [{"stack": [], "inaccessible": [], "shown": [], "third": None}]}, "wrong.boards"),
        ({"paladin": 7}, "wrong.paladin"),
        ({"paladin": "tent", "lords": {"red": {"evil": 12}}}, "wrong.paladin_due"),
        ({"lords": {"red": {"evil": 12}, "blue": {"party": ["paladin_y1"], "evil": 10}}}, "wrong.paladin_due"),
        ({"hero_stack": ["paladin_y1"], "paladin": "away"}, "wrong.paladin_pile"),
        ({"lords": {0: {"prison": ["illusion"]}}}, "wrong.illusion_pile"),
        ({"lords": {0: {"tiles": {"2,3": "mint"}}}}, "wrong.zone"),
        ({"lords": {0: {"used": ["mint", "mint"]}}}, "wrong.used"),
        ({"lords": {0: {"spied": [1, 1]}}}, "wrong.spied"),
        ({"lords": {0: {"drawn": ["get_food", "get_food", "mine_gold"]}}}, "wrong.drawn"),
        ({"lords": {0: {"secret_hero": "thief_y1_1", "secret_token": "wand.0"}}}, "wrong.gift"),
        ({"heroes_now": ["thief_y1_1"], "gifts_now": [None, None]}, "wrong.heroes"),
        ({"heroes_now": ["thief_y2_1"]}, "wrong.too_early"),
        ({"town_2": ["illusion"]}, "wrong.town"),
        ({"town": ["illusion", "graffiti", "suggestion", "detect_evil"]}, "wrong.year"),
        ({"turn": -1}, "wrong.turn"),
        ({"paladin": "tent", "lords": {1: {"party": ["paladin_y1"]}}}, "position.replaced"),
        ({"year": 2, "town": ["fireball", "graffiti", "suggestion", "detect_evil"]}, "position.replaced"),
        ({"battle": {"seat": 0, "cell": "1,3"} | dict.fromkeys(("no_spells", "no_healing"), False)}, "position.misfit"),
    ],
)
def test_an_impossible_position_is_refused(state: dict[str, Any], code: str) -> None:
    assert code in problems(**state)


def test_a_non_player_board_has_each_order_once() -> None:
    assert "wrong.non_player" in problems(3, others={0: {"stack": ["get_food"] * 5}})


def test_a_battle_belongs_to_a_plan() -> None:
    battle: dict[str, Any] = {
        **dict.fromkeys(
            ("no_spells", "no_healing", "no_conquest", "no_fatigue", "shield", "invisible", "rage", "attacked"), False
        ),
        "seat": 0,
        "cell": "1,3",
        "spent": 0,
        "sheep": None,
        "fought": [],
        "poison": [],
        "venom": [],
    }
    assert "wrong.battle" in problems(battle=battle)


def test_an_unknown_name_is_refused_where_it_stands() -> None:
    with pytest.raises(PositionError) as caught:
        opened(lords={0: {"lair": ["unicorn.1"]}})

    (refusal,) = caught.value.refusals
    assert refusal.code == "position.misfit" and "lords[0].lair[0]" in str(refusal.args["where"])


def refused(**state: Any) -> set[str]:
    with pytest.raises(PositionError) as error:
        opened(**state)
    return {refusal.code for refusal in error.value.refusals}


@rule("DL-HERO-01")
def test_more_heroes_than_a_year_has_are_refused() -> None:
    party = ["warrior_y1_1", "warrior_y1_2", "wizard_y1_1", "wizard_y1_2", "priest_y1_1", "priest_y1_2"]

    assert refused(lords={"red": {"party": party}}) == {"wrong.party_size"}


@rule("DL-Y2-01")
def test_what_belongs_to_year_two_cannot_lie_on_the_table_in_year_one() -> None:
    assert refused(lords={"red": {"lair": ["dragon.1"]}}) == {"wrong.too_early"}


ORDERED = ["get_food", "mine_gold", "dig_tunnels"]
RED = {"inaccessible": ["buy_traps", "build_room"], "orders": ORDERED, "minions": ["get_food.1", *["at home"] * 2]}
MINIONS: dict[str, Any] = {"spaces": {"get_food.1": "red"}, "lords": {"red": RED}}


@pytest.mark.parametrize(
    ("beat", "state", "code"),
    [
        ("planning", MINIONS, "misplaced.minions"),
        (
            "choose_orders",
            {"lords": {"red": {**RED, "minions": []}}},
            "misplaced.orders",
        ),
        ("new_round", {"combat_round": 2}, "misplaced.round"),
        ("new_round", {"lords": {"red": {"battle_cell": "1,3"}}}, "misplaced.plan"),
        ("first_orders", {"lords": {"red": {"inaccessible": ["get_food", "mine_gold"]}}}, "misplaced.drawn"),
        ("planning", {"lords": {"red": {"battle_cell": "1,3"}}, "battle": {"seat": "red"}}, "position.misfit"),
    ],
)
def test_what_lies_there_at_the_wrong_beat_is_refused(beat: str, state: dict[str, Any], code: str) -> None:
    assert code in problems(beat=beat, **state)


def test_a_training_has_only_combat() -> None:
    assert "misplaced.training" in problems(1, beat="carry_out")


def test_minions_may_stand_there_while_orders_are_carried_out() -> None:
    table = opened(beat="carry_out", **MINIONS)

    assert [ask.seat for ask in table.asks] == [0]


def test_places_and_seats_can_be_named() -> None:
    g = opened(start="blue", lords={"green": {"tiles": {"2,3": "souvenir_shop"}}}).state

    assert g.start == 2 and TILE_IDS[g.lords[1].tiles[CELL_IDS.index("2,3")]] == "souvenir_shop"


def some_positions(every: int, tables: Sequence[tuple[int, dict[str, Any]]] = TABLES) -> list[dict[str, Any]]:
    found = []
    for number, (seats, options) in enumerate(tables):
        found += list(real_positions("lords", seats, number, options, every if seats > 1 else 2))
    return found


def test_changed_positions_are_refused_or_can_be_played() -> None:
    tried = positions_hold("lords", some_positions(60, TABLES[2::3]), range(1, 201), most=80)

    assert tried.refused > 100 and tried.played > 20


@pytest.mark.long
@pytest.mark.parametrize("lot", lots(20_000, 10), ids=str)
def test_twenty_thousand_changed_positions_are_refused_or_played_to_the_end(lot: range) -> None:
    tried = positions_hold("lords", some_positions(25), lot)

    assert tried.refused > 500 and tried.played > 200


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_does_not_fit_is_told_as_it_stands_and_not_at_length(lang: str) -> None:
    for strange in ({"gold": 6}, ["gold"] * 1000):
        with pytest.raises(PositionError) as caught:
            opened(season=strange)
        sentence = Texts("lords", lang).refusal(caught.value.refusals[0])
        assert str(strange)[:12] in sentence and len(sentence) < 500


def test_a_party_is_named_by_its_heroes_or_with_what_they_have() -> None:
    named = opened(lords={0: {"party": ["thief_y1_1", {"hero": "thief_y1_2", "wounds": 1}]}}).state.lords[0]

    assert [(HERO_IDS[member.hero], member.wounds) for member in named.party] == [("thief_y1_1", 0), ("thief_y1_2", 1)]


def test_a_state_with_lists_beside_the_party_is_still_read() -> None:
    plain = to_plain(opened(lords={0: {"party": ["thief_y1_1", "thief_y1_2"]}}).state)
    plain["lords"][0] |= {
        "party": ["thief_y1_1", "thief_y1_2"],
        "wounds": [1, 0],
        "bonus": [0, 1],
        "gifts": [None, "potion.0"],
    }

    lord = from_plain(State, plain).lords[0]

    assert [(member.wounds, member.bonus) for member in lord.party] == [(1, 0), (0, 1)]
    assert [member.gift for member in lord.party] == [-1, TOKEN_IDS.index("potion.0")]
    assert from_plain(State, to_plain(from_plain(State, plain))).lords[0].party == lord.party


def test_the_paladin_and_the_spaces_can_be_named_by_word() -> None:
    g = opened(paladin="tent", spaces={0: "free", 1: "free"}).state

    assert g.paladin == TENT and g.spaces[:2] == [FREE_SPACE, FREE_SPACE]
