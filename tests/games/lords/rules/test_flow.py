"""The order of the game (DL-FLOW), New Round (DL-NEW) and the end of a round (DL-EOR)."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.combat_events import (
    CombatBegan,
)
from gruft.games.lords.pieces.events import (
    EventBegan,
    EventShown,
    HeroJoined,
    HeroPutBack,
    HeroShown,
    OrderRetrieved,
    RoundBegan,
    SpecialShown,
    StartPlayer,
    YearBegan,
)
from gruft.games.lords.pieces.tables import HERO_IDS, HERO_RANK
from tests.games.lords.lords import lords
from tests.harness import random_game
from tests.rule import rule

EVENTS = ["taxes", "pay_day", "special_event"]


def phases(seed: int, season: str) -> list[str]:
    """The kinds of events told in this season of year 1, in order of first appearance."""
    table = random_game("lords", 4, seed, {"rules": "first"})
    marks = (RoundBegan, OrderRetrieved, EventBegan, HeroJoined, StartPlayer, CombatBegan)
    told: list[str] = []
    inside = False
    for event in table.log:
        if isinstance(event, RoundBegan):
            inside = event.year == 1 and event.season == f"season:{season}"
        if inside and isinstance(event, marks) and type(event).__name__ not in told:
            told.append(type(event).__name__)
        if isinstance(event, CombatBegan):
            inside = False
    return told


@rule("DL-FLOW-01")
def test_winter_has_neither_event_nor_heroes() -> None:
    assert phases(3, "winter") == ["RoundBegan", "OrderRetrieved", "StartPlayer"]


@rule("DL-FLOW-02")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_spring_and_summer_have_an_event_and_heroes_after_production(season: str) -> None:
    assert phases(3, season) == ["RoundBegan", "OrderRetrieved", "EventBegan", "HeroJoined", "StartPlayer"]


@rule("DL-FLOW-03", "DL-EOR-02")
def test_autumn_ends_in_combat_and_the_start_player_stays() -> None:
    assert phases(3, "autumn") == ["RoundBegan", "OrderRetrieved", "EventBegan", "HeroJoined", "CombatBegan"]


@rule("DL-FLOW-04")
def test_the_second_year_follows_the_first_combat_and_the_score_the_second() -> None:
    table = random_game("lords", 3, 8)
    marks = [type(e).__name__ for e in table.log if isinstance(e, (CombatBegan, YearBegan))]

    assert marks == ["CombatBegan", "YearBegan", "CombatBegan"]
    assert table.over and table.result is not None


@rule("DL-NEW-01")
def test_leftover_tiles_are_discarded_and_three_monsters_and_two_rooms_turned_up() -> None:
    setting = lords(4).table(season="spring", monster_offer=["troll", "goblin"], room_offer=["mint"])
    game = setting.at("new_round", until="choose_orders")

    assert len(game.state.monster_offer) == 3 and len(game.state.room_offer) == 2
    assert len(game.state.monsters_gone) == 2 and len(game.state.rooms_gone) == 1


@rule("DL-NEW-02")
@pytest.mark.parametrize(("season", "shown"), [("winter", 1), ("spring", 2), ("summer", 3)])
def test_the_event_of_the_next_season_is_turned_up(season: str, shown: int) -> None:
    game = lords(4).table(season=season, events=EVENTS).at("new_round", until="choose_orders")

    assert [e.event for e in game.told(EventShown)] == [f"event:{EVENTS[shown - 1]}"]
    assert game.table.view(0)["events"][shown - 1] == f"event:{EVENTS[shown - 1]}"
    assert game.table.view(0)["events"][shown:] == [None] * (3 - shown)


@rule("DL-NEW-03", "DL-INFO-06")
def test_with_the_special_event_tile_the_card_of_the_year_is_turned_up() -> None:
    events = ["special_event", "taxes", "pay_day"]
    setting = lords(4, "full").table(events=events, specials=["rats", "rust"])
    game = setting.at("new_round", until="choose_orders")

    assert [(e.special, e.season) for e in game.told(SpecialShown)] == [("special:rats", "season:spring")]
    assert game.told(EventShown) == [], "it is told once"
    assert game.table.view(2)["special"] == "special:rats"
    other = lords(4, "full").table(events=EVENTS, specials=["rats", "rust"]).at("new_round", until="choose_orders")
    assert other.table.view(2)["special"] is None


@rule("DL-NEW-04")
@pytest.mark.parametrize(("seats", "count"), [(4, 4), (3, 3), (2, 3)])
def test_four_heroes_come_for_four_players_otherwise_three(seats: int, count: int) -> None:
    game = lords(seats).at("new_round", until="choose_orders")

    assert len(game.state.heroes_next) == count
    assert len(game.told(HeroShown)) == count


@rule("DL-NEW-05")
def test_heroes_are_sorted_by_rank_and_equals_keep_the_order_drawn() -> None:
    stack = ["warrior_y1_4", "thief_y1_2", "priest_y1_1", "wizard_y1_3"]
    game = lords(4).table(hero_stack=stack).at("new_round", until="choose_orders")

    assert [HERO_IDS[h] for h in game.state.heroes_next] == ["priest_y1_1", "thief_y1_2", "wizard_y1_3", "warrior_y1_4"]


@rule("DL-NEW-06", "DL-R-04", "DL-R-50")
def test_with_equal_ranks_the_last_goes_under_the_stack_until_ranks_differ() -> None:
    stack = ["warrior_y1_1", "thief_y1_1", "priest_y1_1", "wizard_y1_1", "warrior_y1_4", "thief_y1_2"]
    game = lords(4).table(hero_stack=stack).at("new_round", until="choose_orders")

    assert [HERO_IDS[h] for h in game.state.heroes_next] == [
        "warrior_y1_1",
        "thief_y1_1",
        "priest_y1_1",
        "warrior_y1_4",
    ]
    assert [e.hero for e in game.told(HeroPutBack)] == ["hero:wizard_y1_1"]
    assert HERO_IDS[game.state.hero_stack[-1]] == "wizard_y1_1" and game.state.heroes_put_back == 1


@rule("DL-NEW-06", "DL-R-50")
def test_if_no_other_rank_is_left_the_heroes_stay_as_drawn() -> None:
    twos = [name for n, name in enumerate(HERO_IDS[:16]) if HERO_RANK[n] == 2]
    rest = [name for n, name in enumerate(HERO_IDS[:16]) if HERO_RANK[n] != 2]
    game = lords(4).table(season="summer", hero_stack=twos, heroes_gone=rest).at("new_round", until="choose_orders")

    assert [HERO_IDS[h] for h in game.state.heroes_next] == twos[:4]
    assert game.told(HeroPutBack) == []


@rule("DL-NEW-07", "DL-FLOW-03")
def test_autumn_has_no_preview_but_this_seasons_heroes_are_there() -> None:
    setting = lords(4).table(season="autumn", heroes_next=["thief_y1_1", "thief_y1_2", "priest_y1_3", "wizard_y1_4"])
    game = setting.at("new_round", until="choose_orders")

    assert game.state.heroes_next == [] and len(game.state.heroes_now) == 4
    assert game.told(EventShown) == [] and game.told(HeroShown) == []


@rule("DL-EOR-01")
def test_all_imps_come_home_at_the_end_of_the_round() -> None:
    game = lords(4).lord(0, working=3, used=["mint"]).lord(2, working=1).at("end_of_round", until="new_round")

    assert [lord.working for lord in game.state.lords] == [0, 0, 0, 0]
    assert game.lord(0).used == []


@rule("DL-EOR-02", "DL-GEN-02")
@pytest.mark.parametrize(("seats", "start", "then"), [(4, 0, 1), (4, 3, 0), (3, 2, 0), (2, 1, 0)])
def test_the_start_player_token_passes_to_the_left(seats: int, start: int, then: int) -> None:
    game = lords(seats).table(season="spring", start=start).at("end_of_round", until="new_round")

    assert game.state.start == then
    assert game.state.season == 2


@rule("DL-EOR-02")
def test_after_autumn_the_token_stays_for_the_whole_combat() -> None:
    game = lords(4).table(season="autumn", start=2).at("end_of_round", until="combat_round")

    assert game.state.start == 2 and game.state.combat_round == 1
