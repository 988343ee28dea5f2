"""The Heroes phase (DL-HERO), also with two players (DL-P2-08, -09), and gifts (DL-VARIANT-05 to -10)."""

from __future__ import annotations

from typing import Any

import pytest

from gruft.games.lords.pieces.combat_events import (
    CombatBegan,
)
from gruft.games.lords.pieces.events import (
    GiftFailed,
    GiftGiven,
    HeroJoined,
    HeroWentAway,
    NonPlayerEvil,
)
from gruft.games.lords.pieces.tables import HERO_IDS, TOKEN_IDS
from gruft.games.lords.rules.combat.party import anti_trap, hearts, hit_points, magic
from tests.games.lords.lords import Game, Setting, lords
from tests.harness import random_game
from tests.rule import rule

TIRING = ["word_of_peace", "suggestion", "graffiti", "fireball"]
"""Combat cards the first of which brings two points of fatigue."""
FOUR = ["thief_y1_1", "priest_y1_2", "wizard_y1_3", "thief_y1_4"]
THREE = FOUR[:3]


def arriving(heroes: list[str], setting: Setting) -> Game:
    """These heroes stand on the time board, the weakest first, and are given out."""
    return setting.table(season="spring", heroes_now=heroes).at("heroes", until="end_of_round")


def lines(game: Game) -> list[list[str]]:
    return [[name for name, _ in game.party(seat)] for seat in range(len(game.state.lords))]


@rule("DL-HERO-01")
def test_the_weakest_hero_goes_to_the_friendliest_player() -> None:
    game = arriving(FOUR, lords(4, evil=[9, 3, 7, 5]))

    assert lines(game) == [["thief_y1_4"], ["thief_y1_1"], ["wizard_y1_3"], ["priest_y1_2"]]


@rule("DL-HERO-02")
def test_on_equal_fields_the_earlier_in_turn_order_is_friendlier() -> None:
    game = arriving(FOUR, lords(4, evil=[5, 5, 5, 4]).table(start=1))

    assert lines(game) == [["thief_y1_4"], ["priest_y1_2"], ["wizard_y1_3"], ["thief_y1_1"]]


@rule("DL-HERO-03")
def test_a_new_hero_joins_the_end_of_the_party() -> None:
    game = arriving(FOUR, lords(4, evil=[1, 2, 3, 4]).lord(0, party=["warrior_y1_1", "priest_y1_3"]))

    assert lines(game)[0] == ["warrior_y1_1", "priest_y1_3", "thief_y1_1"]


@rule("DL-HERO-04")
def test_a_warrior_goes_to_the_front_before_earlier_warriors() -> None:
    heroes = ["warrior_y1_1", *FOUR[1:]]
    game = arriving(heroes, lords(4, evil=[1, 2, 3, 4]).lord(0, party=["warrior_y1_2", "thief_y1_2"]))

    assert lines(game)[0] == ["warrior_y1_1", "warrior_y1_2", "thief_y1_2"]


@rule("DL-HERO-04", "DL-PAL-03")
def test_only_the_paladin_stays_in_front_of_a_new_warrior() -> None:
    heroes = ["thief_y1_1", "priest_y1_2", "wizard_y1_3", "warrior_y1_4"]
    setting = lords(4, evil=[12, 2, 3, 4]).lord(0, party=["paladin_y1", "warrior_y1_2"])
    game = arriving(heroes, setting)

    assert lines(game)[0] == ["paladin_y1", "warrior_y1_4", "warrior_y1_2"]


@rule("DL-HERO-04", "DL-PAL-03")
def test_a_new_warrior_stands_behind_the_paladin_even_with_an_illusion_before_him() -> None:
    heroes = ["thief_y1_1", "priest_y1_2", "wizard_y1_3", "warrior_y1_4"]
    setting = lords(4, evil=[12, 2, 3, 4]).lord(0, party=["illusion", "paladin_y1", "warrior_y1_2"])
    game = arriving(heroes, setting)

    assert lines(game)[0] == ["illusion", "paladin_y1", "warrior_y1_4", "warrior_y1_2"]


@rule("DL-HERO-05", "DL-P2-08", "DL-P2-09")
def test_two_players_the_non_player_moves_up_first_and_his_hero_goes_away() -> None:
    game = arriving(THREE, lords(2, evil=[7, 5]).table(other_evil=6))

    assert game.state.other_evil == 7
    assert lines(game) == [["wizard_y1_3"], ["thief_y1_1"]]
    assert [e.hero for e in game.told(HeroWentAway)] == ["hero:priest_y1_2"], "on equal fields he is friendlier"
    assert [HERO_IDS[hero] for hero in game.state.heroes_gone] == ["priest_y1_2"]


@rule("DL-HERO-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_autumn_every_party_has_three_heroes_not_counting_the_paladin(seats: int) -> None:
    table = random_game("lords", seats, 20 + seats)

    for year in (1, 2):
        joined = [0] * seats
        told = iter(table.log)
        for _ in range(year - 1):
            next(event for event in told if isinstance(event, CombatBegan))
        for event in told:
            if isinstance(event, CombatBegan):
                break
            if isinstance(event, HeroJoined):
                joined[event.seat] += 1
        assert joined == [3] * seats


@rule("DL-P2-10", "DL-R-31")
def test_the_non_player_counter_moves_only_with_the_heroes_and_never_reaches_the_paladin() -> None:
    table = random_game("lords", 2, 77)

    fields = [event.to for event in table.log if isinstance(event, NonPlayerEvil)]
    assert fields == [6, 7, 8, 6, 7, 8, 9]


# -- gifts -----------------------------------------------------------------------


def giving(form: str, heroes: list[str], seats: int = 4, **lord: Any) -> Game:
    """These heroes stand on the time board; gifts are given, then the heroes go to their dungeons."""
    setting = lords(seats, gifts=form, evil=[1, 2, 3, 4][:seats]).lord(0, **lord)
    return setting.table(season="spring", heroes_now=heroes).at("gifts", until="end_of_round")


PARTY = ["warrior_y1_1", "wizard_y1_1", "priest_y1_2", "thief_y1_4"]


@rule("DL-VARIANT-05", "DL-VARIANT-06")
def test_openly_each_player_may_give_one_matching_token_in_turn_order() -> None:
    game = giving("open", PARTY)
    assert game.ask.seat == 0 and game.offered == [f"hero:{name}" for name in PARTY] + ["pass"]

    game.answers("hero:warrior_y1_1")
    assert game.ask.seat == 1
    assert game.why_not("hero:warrior_y1_1") == "gift.taken"
    game.answers("hero:wizard_y1_1", "pass", "hero:thief_y1_4")

    assert [(e.seat, e.gift, e.hero) for e in game.told(GiftGiven)] == [
        (0, "gift:wand", "hero:warrior_y1_1"),
        (1, "gift:amulet", "hero:wizard_y1_1"),
        (3, "gift:potion", "hero:thief_y1_4"),
    ]
    assert [TOKEN_IDS[token] for token in game.lord(0).tokens] == ["amulet.0", "clover.0", "potion.0", "blank.0"]


@rule("DL-VARIANT-08")
def test_a_gift_counts_like_a_printed_symbol_or_hit_point_and_changes_no_type() -> None:
    game = giving("open", PARTY).answers("hero:warrior_y1_1", "hero:wizard_y1_1", "hero:priest_y1_2", "hero:thief_y1_4")

    warrior, wizard, priest, thief = (game.lord(seat) for seat in range(4))
    assert magic(warrior) == 1
    assert hit_points(wizard.party[0]) == 4
    assert anti_trap(priest) == 1
    assert hearts(thief) == 1
    assert game.table.view(None)["lords"][0]["party"][0]["type"] == "warrior"


@rule("DL-VARIANT-06", "DL-VARIANT-09")
def test_a_token_given_once_is_not_used_again_in_the_same_year() -> None:
    game = giving("open", ["warrior_y1_1", "warrior_y1_2", "thief_y1_2", "thief_y1_4"], tokens=["amulet.0", "blank.0"])

    assert game.ask.seat == 1, "seat 0 has no token that fits and is not asked"
    again = giving("open", PARTY, tokens=["amulet.0", "blank.0"])
    assert again.offered == ["hero:wizard_y1_1", "pass"]
    assert again.why_not("hero:warrior_y1_1") == "gift.spent"


@rule("DL-VARIANT-09", "DL-VARIANT-05")
def test_in_the_second_year_everyone_has_all_tokens_again() -> None:
    setting = lords(4, gifts="open").table(season="autumn").lord(0, tokens=[])
    game = setting.at("end_of_combat", until="new_round")

    assert game.state.year == 2 and [len(lord.tokens) for lord in game.state.lords] == [5, 5, 5, 5]


@rule("DL-VARIANT-09")
def test_the_token_leaves_an_eliminated_hero() -> None:
    setting = lords(4, gifts="open").table(season="autumn", combat_round=1, town=TIRING)
    setting.lord(0, party=[("thief_y1_1", 2)], tokens=["wand.0", "amulet.0", "clover.0", "blank.0"])
    setting.lords[0]["party"][0]["gift"] = "potion.0"
    game = setting.at("planning", until="combat_round")

    assert game.prison() == ["thief_y1_1"] and game.party() == []
    assert len(game.lord(0).tokens) == 4, "it rests until next year"


def choosing(seats: int = 3) -> Game:
    setting = lords(seats, gifts="secret", evil=[1, 2, 3, 4][:seats])
    heroes = PARTY if seats == 4 else PARTY[:3]
    return setting.table(season="spring", heroes_now=heroes).at("choose_orders", until="carry_out")


@rule("DL-VARIANT-07")
def test_secretly_a_hero_and_a_token_are_picked_together_with_the_orders() -> None:
    game = choosing()
    for _ in range(3):
        ask = game.table.ask_of(0)
        assert ask is not None
        game.seat_answers(0, ask.keys[0])
    before = game.table.view(1)
    ask = game.table.ask_of(0)
    assert ask is not None and ask.kind == "secret_gift" and ask.keys[-1] == "pass"

    game.seat_answers(0, "hero:wizard_y1_1", "gift:blank")

    assert game.table.view(1) == before
    for seat in (1, 2):
        for _ in range(3):
            ask = game.table.ask_of(seat)
            assert ask is not None
            game.seat_answers(seat, ask.keys[0])
        game.seat_answers(seat, "pass")
    assert game.table.view(0)["lords"][0]["secret_gift"] == ("hero:wizard_y1_1", "gift:blank")
    assert game.table.view(1)["lords"][0]["secret_gift"] is None


def shown(*gifts: tuple[str, str] | None) -> Game:
    """Three players have secretly given these (hero, token); they are shown and the heroes go."""
    setting = lords(3, gifts="secret", evil=[1, 2, 3])
    for seat, gift in enumerate(gifts):
        if gift is not None:
            setting.lord(seat, secret_hero=gift[0], secret_token=f"{gift[1]}.{seat}")
    return setting.table(season="spring", heroes_now=PARTY[:3]).at("gifts", until="end_of_round")


@rule("DL-VARIANT-07")
def test_shown_gifts_work_in_turn_order_and_wrong_ones_return_to_their_owner() -> None:
    game = shown(("warrior_y1_1", "potion"), ("warrior_y1_1", "wand"), ("warrior_y1_1", "wand"))

    assert [e.seat for e in game.told(GiftGiven)] == [1]
    assert [e.seat for e in game.told(GiftFailed)] == [0, 2]
    assert [len(lord.tokens) for lord in game.state.lords] == [5, 4, 5]
    assert shown(("warrior_y1_1", "blank"), None, None).told(GiftGiven) == []


@rule("DL-VARIANT-07", "DL-VARIANT-05")
def test_a_spent_token_cannot_be_picked_secretly() -> None:
    setting = lords(3, gifts="secret").lord(0, tokens=["wand.0"]).table(season="spring", heroes_now=PARTY[:3])
    game = setting.at("choose_orders")
    for _ in range(3):
        ask = game.table.ask_of(0)
        assert ask is not None
        game.seat_answers(0, ask.keys[0])
    game.seat_answers(0, "hero:priest_y1_2")

    assert game.why_not("gift:clover", 0) == "gift.spent"


@rule("DL-VARIANT-10")
def test_non_player_boards_give_nothing_and_the_paladin_gets_nothing() -> None:
    game = giving("open", PARTY[:3], seats=3, party=["paladin_y1"])

    assert all(not key.startswith("hero:paladin") for key in game.offered)
    game.answers("hero:warrior_y1_1", "hero:wizard_y1_1", "hero:priest_y1_2")
    assert game.table.over, "three players, three gifts"
    assert game.lord(0).party[0].gift == -1


@rule("DL-VARIANT-08")
def test_an_amulet_stays_with_the_hero_and_others_go_with_their_heroes() -> None:
    game = giving("open", PARTY).answers("hero:wizard_y1_1", "pass", "pass", "pass")

    view = game.table.view(0)["lords"][1]["party"][0]
    assert (view["hero"], view["hp"], view["gift"]) == ("hero:wizard_y1_1", 4, "gift:amulet")
