"""Points, titles and who wins (DL-SCORE, DL-TITLE, DL-END), with the rulings about them."""

from __future__ import annotations

import pytest

from gruft.games.lords.pieces.events import TitleWon
from gruft.games.lords.rules.scoring import measures, score_sheet, title_holders
from tests.games.lords.lords import Game, Setting, dungeon, lords
from tests.rule import rule


def scored(setting: Setting) -> Game:
    return setting.table(year=2, season="autumn").at("scoring")


def sheet(game: Game, seat: int = 0) -> dict[str, int]:
    return score_sheet(game.state, seat)


@rule("DL-SCORE-01", "DL-SCORE-04")
def test_unconquered_rooms_give_two_conquered_tiles_cost_two() -> None:
    tiles = dungeon(c1_2="souvenir_shop", c2_4="conquered chicken_coop", c3_3="conquered tunnel")
    game = scored(lords(4).lord(0, tiles=tiles, seals=2))

    assert (sheet(game)["unconquered_rooms"], sheet(game)["conquered_tiles"], sheet(game)["red_seals"]) == (2, -4, -6)


@rule("DL-SCORE-02", "DL-GEN-03")
def test_monsters_give_a_point_ghosts_none() -> None:
    game = scored(lords(4).lord(0, lair=["troll", "ghost", "golem"]))

    assert sheet(game)["monsters"] == 2


@rule("DL-SCORE-03")
def test_heroes_in_prison_give_two_paladins_five() -> None:
    game = scored(lords(4).lord(0, prison=["warrior_y1_1", "wizard_y2_1", "paladin_y1"]))

    assert (sheet(game)["heroes"], sheet(game)["paladins"]) == (4, 5)


@rule("DL-SCORE-05")
@pytest.mark.parametrize(
    ("room", "lair", "points"),
    [
        ("cafeteria", ["troll", "goblin", "slime", "witch", "vampire", "ghost"], 4),
        ("chapel", ["vampire", "ghost", "ghost", "troll"], 6),
        ("pandemonium", ["golem", "dragon", "demon", "witch"], 6),
    ],
)
def test_scoring_rooms_count_their_monsters_while_unconquered(room: str, lair: list[str], points: int) -> None:
    kept = scored(lords(4).lord(0, lair=lair, tiles=dungeon(c1_2=room)))
    lost = scored(lords(4).lord(0, lair=lair, tiles=dungeon(c1_2=f"conquered {room}")))

    assert (sheet(kept)["scoring_rooms"], sheet(kept)["unconquered_rooms"]) == (points, 2)
    assert (sheet(lost)["scoring_rooms"], sheet(lost)["unconquered_rooms"]) == (0, 0)


@rule("DL-TITLE-01", "DL-GEN-11")
def test_what_the_seven_titles_measure() -> None:
    game = scored(
        lords(4, evil=[11, 5, 5, 5]).lord(
            0,
            gold=4,
            food=3,
            imps=6,
            traps=["pendulum", "fire_wall"],
            lair=["troll", "ghost", "golem"],
            party=[],
            tiles=dungeon(c1_2="souvenir_shop", c2_4="conquered chicken_coop", c3_3="conquered tunnel"),
        )
    )

    assert measures(game.lord()) == {
        "lord_of_dark_deeds": 11,
        "lord_of_halls": 2,
        "tunnel_lord": 3,
        "monster_lord": 2,
        "lord_of_imps": 6,
        "lord_of_riches": 9,
        "battle_lord": -2,
    }


@rule("DL-TITLE-02", "DL-P2-11")
@pytest.mark.parametrize(("seats", "alone", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_what_a_title_is_worth(seats: int, alone: int, shared: int) -> None:
    sole = scored(lords(seats, evil=[9] + [5] * (seats - 1)))
    tied = scored(lords(seats, evil=[9, 9] + [5] * (seats - 2)))

    assert {told.points for told in sole.told(TitleWon) if told.title == "title:lord_of_dark_deeds"} == {alone}
    assert [told.points for told in tied.told(TitleWon) if told.title == "title:lord_of_dark_deeds"] == [shared] * 2


@rule("DL-TITLE-02")
def test_the_start_player_token_breaks_no_tie() -> None:
    game = scored(lords(4, evil=[9, 9, 5, 5]).table(start=1))

    assert title_holders(game.state)["lord_of_dark_deeds"] == [0, 1]


@rule("DL-R-27")
def test_a_title_everybody_has_zero_for_is_shared_by_all() -> None:
    game = scored(lords(3))

    assert title_holders(game.state)["lord_of_halls"] == [0, 1, 2]
    assert title_holders(game.state)["monster_lord"] == [0, 1, 2]


@rule("DL-TITLE-03", "DL-R-64")
def test_the_non_player_counter_wins_no_title() -> None:
    game = scored(lords(2, evil=[7, 5]).table(other_evil=9))

    assert title_holders(game.state)["lord_of_dark_deeds"] == [0]


@rule("DL-TITLE-04", "DL-R-30", "DL-P2-11")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2)])
def test_the_hall_of_fame_adds_to_titles_held_alone(seats: int, each: int) -> None:
    setting = lords(seats, evil=[9] + [5] * (seats - 1)).lord(0, imps=8, tiles=dungeon(c1_2="hall_of_fame"))
    game = scored(setting)
    alone = [title for title, holders in title_holders(game.state).items() if holders == [0]]

    assert sorted(alone) == ["lord_of_dark_deeds", "lord_of_halls", "lord_of_imps"]
    assert sheet(game)["hall_of_fame"] == each * 3
    lost = scored(lords(seats, evil=[9] + [5] * (seats - 1)).lord(0, tiles=dungeon(c1_2="conquered hall_of_fame")))
    assert sheet(lost)["hall_of_fame"] == 0


@rule("DL-END-01")
def test_the_highest_total_wins_and_equal_totals_share() -> None:
    won = scored(lords(4).lord(2, prison=["warrior_y1_1"]))
    assert won.table.result is not None and won.table.result.winners == [2]
    assert won.table.result.places == [2, 2, 1, 2]

    shared = scored(lords(4))
    assert shared.table.result is not None and shared.table.result.winners == [0, 1, 2, 3]


@rule("DL-END-02")
def test_totals_may_be_negative() -> None:
    game = scored(lords(4).lord(0, seals=9))

    assert game.table.result is not None and game.table.result.points[0] < 0
