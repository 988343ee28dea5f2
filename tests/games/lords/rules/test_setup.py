"""General terms and set-up (DL-GEN, DL-SETUP), the first game and the full version."""

from __future__ import annotations

from collections import Counter

import gruft
from gruft.games.lords.pieces.combat_events import (
    CombatBegan,
)
from gruft.games.lords.pieces.events import RoundBegan
from gruft.games.lords.pieces.tables import (
    CELL_IDS,
    HERO_TYPE,
    HERO_YEAR,
    MONSTER_IDS,
    MONSTER_YEAR,
    ROOM_KIND,
    SPELL_KIND,
    TILE_IDS,
    TRAP_IDS,
)
from gruft.games.lords.seen.views import view
from gruft.games.lords.state import TENT, State
from tests.games.lords.lords import dungeon, lords
from tests.harness import random_game
from tests.rule import rule


def fresh(seats: int = 4, seed: str = "a table", **options: object) -> State:
    """A table right after set-up, the first question still open."""
    state: State = gruft.open_table("lords", seats, seed, dict(options)).state
    return state


@rule("DL-SETUP-01", "DL-SETUP-02")
def test_every_dungeon_starts_with_three_tunnels_below_the_entrance() -> None:
    g = fresh(4)

    for lord in g.lords:
        cells = [CELL_IDS[n] for n, tile in enumerate(lord.tiles) if TILE_IDS[tile] == "tunnel"]
        assert cells == ["1,3", "2,3", "3,3"]
        assert sum(1 for tile in lord.tiles if tile) == 3


@rule("DL-SETUP-03", "DL-SETUP-04")
def test_the_starting_stock_is_three_of_each_and_field_five() -> None:
    g = fresh(3)

    for lord in g.lords:
        assert (lord.gold, lord.food, lord.imps, lord.evil) == (3, 3, 3, 5)
        assert not (lord.traps or lord.lair or lord.prison or lord.seals)
    assert not any(lord.evil >= 10 for lord in g.lords) and g.paladin == TENT


@rule("DL-SETUP-05", "DL-SETUP-06")
def test_four_combat_cards_of_each_year_are_laid_out_and_five_leave_unseen() -> None:
    g = fresh(4)

    assert [SPELL_KIND[card].year for card in g.town] == [1] * 4
    assert [SPELL_KIND[card].year for card in g.town_2] == [2] * 4
    assert Counter(SPELL_KIND[card].year for card in g.cards_out) == {1: 5, 2: 5}


@rule("DL-SETUP-07")
def test_the_silver_paladin_waits_in_the_tent_and_no_party_has_anyone() -> None:
    g = fresh(4)

    assert g.paladin == TENT
    assert view(g, 0)["paladin"] == "tent"
    assert not any(lord.party for lord in g.lords)


@rule("DL-SETUP-08")
def test_all_27_traps_form_one_deck() -> None:
    assert sorted(fresh(2).trap_stack) == list(range(27)) and len(TRAP_IDS) == 27


@rule("DL-SETUP-09")
def test_tiles_are_split_by_year_and_the_first_year_is_used_first() -> None:
    g = fresh(4)

    assert all(MONSTER_YEAR[tile] == 1 for tile in g.monster_stack) and len(g.monster_stack) == 12
    assert all(MONSTER_YEAR[tile] == 2 for tile in g.monster_stack_2) and len(g.monster_stack_2) == 12
    assert all(ROOM_KIND[room].year == 1 for room in g.room_stack) and len(g.room_stack) == 8
    assert all(ROOM_KIND[room].year == 2 for room in g.room_stack_2) and len(g.room_stack_2) == 8
    assert all(HERO_YEAR[hero] == 1 and HERO_TYPE[hero] != "paladin" for hero in g.hero_stack)
    assert len(g.hero_stack) == 16 and len(g.hero_stack_2) == 16


@rule("DL-SETUP-09")
def test_different_seeds_shuffle_differently() -> None:
    orders = {tuple(fresh(4, f"seed {n}").monster_stack) for n in range(5)}

    assert len(orders) == 5


@rule("DL-SETUP-10")
def test_three_event_tiles_lie_face_down_on_three_seasons() -> None:
    g = fresh(4)

    assert sorted(g.events) == [0, 1, 2]
    assert view(g, 0)["events"] == [None, None, None]


@rule("DL-SETUP-11")
def test_every_seat_can_be_start_player() -> None:
    assert {fresh(4, f"seed {n}").start for n in range(40)} == {0, 1, 2, 3}


@rule("DL-SETUP-12", "DL-FIRST-01")
def test_in_the_first_game_two_inaccessible_orders_are_dealt_face_up() -> None:
    game = gruft.open_table("lords", 4, "first", {"rules": "first"})

    assert game.beat == "choose_orders"
    for seat in range(4):
        assert len(set(game.state.lords[seat].inaccessible)) == 2
        assert len(game.view((seat + 1) % 4)["lords"][seat]["inaccessible"]) == 2
        ask = game.ask_of(seat)
        assert ask is not None and len(ask.keys) == 6


@rule("DL-SETUP-12", "DL-FULL-01", "DL-INFO-07")
def test_in_the_full_version_two_of_three_drawn_orders_become_inaccessible() -> None:
    game = gruft.open_table("lords", 3, "full")
    asks = [game.ask_of(seat) for seat in range(3)]
    assert all(ask is not None and ask.kind == "keep_order" and len(ask.keys) == 3 for ask in asks)
    drawn = [list(ask.keys) for ask in asks if ask is not None]
    assert game.view(1)["lords"][0]["drawn"] == [] and game.view(1)["lords"][0]["inaccessible"] == []
    assert game.view(0)["lords"][0]["drawn"] == drawn[0]

    for seat in range(3):
        game.answer(seat, drawn[seat][0])

    for seat in range(3):
        assert game.view(None)["lords"][seat]["inaccessible"] == drawn[seat][1:]


@rule("DL-FULL-01")
def test_an_order_that_was_not_drawn_cannot_be_kept() -> None:
    game = gruft.open_table("lords", 2, "full")
    ask = game.ask_of(0)
    assert ask is not None
    stranger = next(key for key in ask.candidates if key not in ask.keys)

    refusal = game.why_not(0, stranger)

    assert refusal is not None and refusal.code == "orders.not_drawn" and refusal.rule == "DL-FULL-01"


@rule("DL-SETUP-13", "DL-FULL-02", "DL-INFO-05", "DL-INFO-06")
def test_two_special_events_are_drawn_in_the_full_version_and_none_in_the_first_game() -> None:
    assert len(fresh(4).specials) == 2 and len(fresh(4).specials_out) == 7
    assert fresh(4, rules="first").specials == []
    assert view(fresh(4), 0)["special"] is None


@rule("DL-SETUP-14", "DL-VARIANT-04")
def test_gift_tokens_are_only_there_with_the_variant() -> None:
    assert all(lord.tokens == [] for lord in fresh(4).lords)
    tokens = view(fresh(4, gifts="open"), 0)["lords"][2]["tokens"]
    assert tokens == ["gift:wand", "gift:amulet", "gift:clover", "gift:potion", "gift:blank"]


@rule("DL-SETUP-15", "DL-P4-01", "DL-P3-01", "DL-P2-01")
def test_non_player_boards_depend_on_the_number_of_players() -> None:
    assert fresh(4).others == [] and fresh(4).other_evil == 0
    for seats, boards, evil in ((3, 1, 0), (2, 2, 5)):
        g = fresh(seats, "boards", rules="full")
        assert len(g.others) == boards and g.other_evil == evil
        for other in g.others:
            assert len(other.stack) == 5 and len(other.inaccessible) == 3
            assert sorted(other.stack + other.inaccessible) == list(range(8))


@rule("DL-GEN-01")
def test_two_to_four_play_two_years_of_four_seasons_and_a_combat() -> None:
    table = random_game("lords", 4, 5)

    rounds = [(e.year, e.season) for e in table.log if isinstance(e, RoundBegan)]
    seasons = [f"season:{s}" for s in ("winter", "spring", "summer", "autumn")]
    assert rounds == [(1, s) for s in seasons] + [(2, s) for s in seasons]
    assert [e.year for e in table.log if isinstance(e, CombatBegan)] == [1, 2]
    assert table.result is not None


@rule("DL-GEN-04")
def test_the_counter_stops_at_both_ends_of_the_track() -> None:
    down = lords(4, evil=[1, 5, 5, 5]).sends(0, "improve_reputation", 2).ordered().at("carry_out", until="production")
    down.answers("act")
    assert down.lord(0).evil == 1

    up = lords(4, "full", evil=[14, 5, 5, 5]).table(season="spring", events=["special_event", "taxes", "pay_day"])
    up.table(specials=["witch_hunt", "rats"])
    assert up.at("event", until="gifts").lord(0).evil == 15


@rule("DL-GEN-05")
def test_evil_as_a_price_must_fit_on_the_track_but_gained_evil_need_not() -> None:
    game = (
        lords(4, evil=[15, 5, 5, 5])
        .lord(0, lair=["ghost"])
        .table(season="spring", events=["pay_day", "taxes", "special_event"])
    )
    done = game.at("event", until="gifts")

    assert done.lord(0).lair == [], "a ghost costs 1 evil, which cannot be paid on field 15"
    assert done.lord(0).evil == 15, "the evil for dismissing it is gained as far as it fits"


@rule("DL-GEN-06")
def test_stock_is_unlimited_and_discarded_tiles_never_come_back() -> None:
    game = lords(4).lord(0, gold=60, food=60, imps=60).at("new_round", until="choose_orders")
    seen = set(game.state.monster_offer)
    for season in ("spring", "summer", "autumn"):
        again = (
            lords(4)
            .table(season=season, monster_offer=[MONSTER_IDS[t] for t in seen])
            .at("new_round", until="choose_orders")
        )
        assert not seen & set(again.state.monster_offer)
        assert seen <= set(again.state.monsters_gone)
    assert game.lord(0).gold == 60


@rule("DL-GEN-07", "DL-GEN-08")
def test_a_tile_is_dark_or_conquered_and_corners_are_not_adjacent() -> None:
    tiles = dungeon(c1_3="conquered tunnel", c2_3="tunnel")
    game = lords(4).lord(0, tiles=tiles).sends(0, "dig_tunnels", 1).ordered().at("carry_out", until="production")

    assert game.tile("1,3") == "conquered tunnel" and game.conquered() == ["1,3"]
    assert game.why_not("cell:4,4") == "dig.not_adjacent"
    assert "cell:1,2" in game.offered, "next to a conquered tile"


@rule("DL-GEN-12")
def test_the_three_rule_sets_differ_in_what_the_ledger_says() -> None:
    first, full = fresh(4, rules="first").rules, fresh(4, rules="full").rules
    training = fresh(1, training="training_2").rules

    assert (first.chosen_orders, first.special_events, first.hire_fee) == (False, False, False)
    assert (full.chosen_orders, full.special_events, full.hire_fee) == (True, True, True)
    assert training.scenario == "training_2"


@rule("DL-VARIANT-01")
def test_the_full_version_can_be_played_without_special_events() -> None:
    g = fresh(4, rules="full", special_events=False)

    assert g.specials == [] and g.rules.chosen_orders and g.rules.hire_fee


@rule("DL-VARIANT-02")
def test_the_first_game_can_be_played_with_chosen_inaccessible_orders() -> None:
    game = gruft.open_table("lords", 4, "mixed", {"rules": "first", "choose_inaccessible": True})

    assert game.asks[0].kind == "keep_order"
    assert not game.state.rules.hire_fee and game.state.specials == []
