"""Cards that meet cards: what one does to the other while both are being resolved."""

from __future__ import annotations

from tests.games.tyrants.underdark import underdark
from tests.rule import rule


@rule("TU-RUL-64", "TU-RUL-36", "TU-RUL-39")
def test_a_carrion_crawler_played_by_ulitharid_takes_another_space_and_its_own_is_refilled() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "ulitharid")
    game = s.market("carrion_crawler", "lich", "wight").market_deck("banshee", "ghost").begin()

    game.plays("ulitharid", "carrion_crawler", "lich")

    assert game.market[:3] == ["banshee", "carrion_crawler", "wight"]
    assert game.devoured == ["lich"] and game.pool == (3, 0)


@rule("TU-RUL-64", "TU-RUL-37")
def test_a_revenant_that_promotes_itself_for_elder_brain_lies_in_the_circle_once() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "elder_brain").deck("black", "noble")
    game = s.circle("black", "revenant").trophies("black", white=9).begin()

    game.plays("elder_brain", "revenant")

    assert sorted(game.circle("black")) == ["noble", "revenant"] and game.play_area == ["elder_brain"]


@rule("TU-RUL-64", "TU-RUL-37")
def test_a_wraith_that_devours_itself_for_elder_brain_does_not_return_to_the_circle() -> None:
    s = underdark(2).troops("black", "kanaglym").troops("red", "skullport").hand("black", "elder_brain").bare("black")
    game = s.circle("black", "wraith").begin()

    game.plays("elder_brain", "skullport", "pay")

    assert game.circle("black") == [] and game.devoured[-1] == "wraith"
    assert game.hall("black") == {"red": 1}


@rule("TU-RUL-66", "TU-RUL-38", "TU-RUL-36")
def test_a_ghost_played_by_ulitharid_calls_itself_up() -> None:
    s = underdark(2).troops("black", "kanaglym").spies("black", "everfire").hand("black", "ulitharid")
    game = s.pool(influence=3).market("ghost", "lich").market_deck("banshee").begin()

    game.plays("ulitharid", "b", "spy:everfire-black")
    assert game.devoured == ["ghost"]
    game.recruits("ghost")

    assert game.discard("black") == ["ghost"] and game.devoured == []


@rule("TU-RUL-36", "TU-RUL-06", "TU-PROM-04")
def test_the_promotions_of_a_cultist_played_by_ulitharid_may_go_to_ulitharid() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "ulitharid", "noble")
    game = s.market("cultist_of_myrkul", "lich").market_deck("banshee").begin()

    game.plays("ulitharid", "b", "pay").plays("noble").ends("ulitharid", "noble")

    assert sorted(game.circle("black")) == ["noble", "ulitharid"] and game.devoured == ["cultist_of_myrkul"]


@rule("TU-RUL-36", "TU-RUL-76", "TU-END-02")
def test_two_spaces_but_one_card_left_in_the_market_deck() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "ulitharid").market("cult_fanatic", "aboleth")
    game = s.market_deck_only("neogi").begin().plays("ulitharid")
    assert game.g.ending == "", "the played card's space waits until it is resolved"

    game.answers("aboleth")

    assert game.market[:2] == [None, "neogi"] and game.g.ending == "market"


@rule("TU-CARD-13", "TU-RUL-29")
def test_an_insane_outcast_the_matron_mother_promotes_goes_back_to_its_stack() -> None:
    s = underdark(2).with_decks("demons").troops("black", "kanaglym").hand("black", "matron_mother")
    game = s.discard("black", "insane_outcast").bare("black").begin()

    game.plays("matron_mother")

    assert game.circle("black") == [] and game.discard("black") == [] and len(game.g.outcasts) == 30


@rule("TU-RUL-33", "TU-DRAW-01")
def test_a_grimlock_discarded_with_an_empty_deck_is_shuffled_in_and_drawn() -> None:
    s = (
        underdark(2)
        .troops("black", "kanaglym")
        .hand("black", "gauth")
        .hand("red", "grimlock", "noble", "noble", "noble")
    )
    game = s.bare("red").begin().plays("gauth", "b", "grimlock")

    assert sorted(game.hand("red")) == ["grimlock", "noble", "noble", "noble"]


@rule("TU-RUL-35", "TU-RUL-73")
def test_an_umber_hulk_answers_neogi_at_the_end_of_the_turn() -> None:
    s = (
        underdark(2)
        .troops("black", "kanaglym")
        .hand("black", "neogi", "noble", "soldier")
        .hand("red", "umber_hulk", "noble")
    )
    game = s.begin().plays("neogi")
    while game.kind == "deploy":
        game.answers(game.ask.keys[0])
    game.ends("umber_hulk")

    assert (game.asked, game.kind, game.offers) == ("black", "discard", ["noble", "soldier"])
    game.answers("noble")
    assert game.asked == "red" and len(game.hand("black")) == 5


@rule("TU-SPY-02", "TU-RUL-24", "TU-CARD-11")
def test_a_spy_put_back_where_it_stood_binds_that_site_and_one_left_alone_binds_none() -> None:
    sites = ("skullport", "everfire", "araumycos", "eryndlyn", "ched_nasad")
    s = underdark(2).troops("black", "kanaglym").spies("black", *sites).spies("red", "everfire")
    s.hand("black", "banshee", "banshee")
    game = s.begin().plays("banshee", "spy:everfire-black", "everfire")
    assert game.pool == (3, 0)

    game.plays("banshee", "pass")

    assert game.pool == (3, 0)
