"""The end of a turn, the end of the game and the score (EOT, END, SCORE)."""

from __future__ import annotations

from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.rules.scoring import score
from tests.games.tyrants.underdark import Game, Setting, underdark
from tests.harness import code_of
from tests.rule import rule


def promoters(*hand: str) -> Game:
    return underdark(2).troops("black", "kanaglym").hand("black", *hand).begin()


# -- the four steps --------------------------------------------------------------


@rule("TU-EOT-01", "TU-RUL-06", "TU-RUL-70")
def test_the_active_player_chooses_the_order_of_effects_put_off() -> None:
    game = promoters("wyrmspeaker", "puppeteer", "noble")
    game.plays("wyrmspeaker").plays("puppeteer").plays("noble").ends()

    assert game.kind == "late" and game.offers == ["wyrmspeaker-1", "puppeteer-1"]
    game.answers("puppeteer-1")
    assert game.kind == "promote" and game.offers == ["wyrmspeaker", "noble"]
    game.answers("wyrmspeaker")
    assert game.offers == ["puppeteer", "noble"]  # still due although the Wyrmspeaker is gone
    game.answers("noble")
    assert game.circle("black") == ["wyrmspeaker", "noble"]


@rule("TU-RUL-06")
def test_a_promotion_left_without_a_target_lapses() -> None:
    game = promoters("wyrmspeaker", "fire_elemental_myrmidon", "noble")
    game.plays("wyrmspeaker").plays("fire_elemental_myrmidon").plays("noble").ends("wyrmspeaker-1", "noble")
    assert game.circle("black") == ["noble"] and game.asked == "red"  # no Obedience card is left for the Myrmidon

    alone = promoters("wyrmspeaker")
    alone.plays("wyrmspeaker").ends()
    assert alone.circle("black") == [] and alone.asked == "red"


@rule("TU-EOT-01", "TU-RUL-50", "TU-RUL-70")
def test_the_blue_dragons_points_come_after_its_promotions_and_may_come_last() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "wyrmspeaker", "blue_dragon", "noble", "soldier")
    game = s.circle("black", "kobold").begin()
    game.plays("wyrmspeaker").plays("blue_dragon").plays("noble").plays("soldier").ends()

    assert game.offers == ["wyrmspeaker-1", "blue_dragon-1"]
    assert game.why_not("late:blue_dragon-2.1") == "late.promotions_first"
    game.answers("blue_dragon-1", "noble", "stop")
    assert game.offers == ["wyrmspeaker-1", "blue_dragon-2"]
    game.answers("wyrmspeaker-1", "soldier")
    assert game.tokens("black") == 1 and len(game.circle("black")) == 3


@rule("TU-RUL-70")
def test_ogremoch_with_focus_gives_two_promotions() -> None:
    game = promoters("wyrmspeaker", "ogremoch", "noble", "soldier")
    game.plays("wyrmspeaker").plays("ogremoch").plays("noble").plays("soldier").ends()

    assert game.offers == ["wyrmspeaker-1", "ogremoch-1", "ogremoch-2"]


@rule("TU-EOT-02", "TU-CTRL-08")
def test_step_two_comes_after_promotions_and_pays_for_total_control() -> None:
    s = underdark(2).fills("black", "tsenviilyq").fills("black", "araumycos").spies("red", "araumycos")
    game = s.hand("black", "wyrmspeaker", "noble").begin().plays("wyrmspeaker").plays("noble").ends()

    assert game.tokens("black") == 1  # a red spy keeps Araumycos from total control


@rule("TU-EOT-03", "TU-EOT-04", "TU-RUL-51")
def test_everything_is_discarded_and_five_cards_are_drawn() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "noble", "soldier", "kobold")
    game = s.deck("black", *["noble"] * 5).begin().plays("noble").ends()

    assert sorted(game.discard("black")) == ["kobold", "noble", "soldier"]
    assert game.hand("black") == ["noble"] * 5


@rule("TU-EOT-04", "TU-DRAW-01")
def test_with_fewer_than_five_cards_all_of_them_are_drawn() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "noble", "soldier").bare("black").begin()

    game.ends()

    assert sorted(game.hand("black")) == ["noble", "soldier"] and game.deck("black") == []


# -- the end of the game -----------------------------------------------------------


def nearly_over(first: int, active: int) -> Setting:
    s = underdark(3).troops("black", "kanaglym").troops("red", "everfire").troops("blue", "ched_nasad")
    return s.set(first=first, active=active, power=1)


@rule("TU-END-01", "TU-END-03", "TU-RUL-71")
def test_the_last_troop_deployed_ends_the_game_after_the_round() -> None:
    game = nearly_over(0, 0).barracks("black", 1).hand("black", "wyrmspeaker", "noble").begin()
    game.answers("deploy", "kanaglym")
    assert game.g.ending == "barracks"

    game.plays("wyrmspeaker").plays("noble").ends()
    assert game.circle("black") == ["noble"] and len(game.hand("black")) == 5  # like any other turn
    game.ends().ends()

    assert game.table.over and game.table.result is not None
    assert game.table.result.reason == "barracks"
    assert code_of(game.table.answer(0, "end")) == "table.over"


@rule("TU-END-03", "TU-RUL-19")
def test_if_the_last_player_of_the_round_triggers_the_end_it_ends_after_that_turn() -> None:
    game = nearly_over(1, 0).barracks("black", 1).begin()

    game.answers("deploy", "kanaglym").ends()

    assert game.table.over


@rule("TU-END-01")
def test_supplanting_with_the_last_troop_ends_the_game_too() -> None:
    s = nearly_over(0, 0).barracks("black", 1).hand("black", "ogre_zombie").troops("white", "araumycos")
    game = s.begin().plays("ogre_zombie")

    assert game.g.ending == "barracks"


@rule("TU-END-02", "TU-RUL-18", "TU-RUL-76")
def test_an_empty_market_deck_ends_the_game_even_with_a_full_row() -> None:
    s = nearly_over(0, 0).market("kobold", "advocate").market_deck_only("rath_modar").set(influence=3)
    game = s.begin().recruits("kobold")

    assert game.g.ending == "market" and game.market[:2] == ["rath_modar", "advocate"]
    game.recruits("advocate")
    assert game.market[:2] == ["rath_modar", None]  # spaces are no longer refilled
    game.ends().ends().ends()
    assert game.table.over and game.table.result is not None and game.table.result.reason == "market"


@rule("TU-END-04", "TU-RUL-17")
def test_the_end_once_triggered_stays_although_troops_return() -> None:
    s = nearly_over(0, 0).barracks("black", 1).hand("black", "intellect_devourer").set(power=2)
    game = s.begin().answers("deploy", "kanaglym")

    game.plays("intellect_devourer", "b", "troop:kanaglym-black", "stop")
    assert game.barracks("black") == 1 and game.g.ending == "barracks"
    game.answers("deploy", "kanaglym")
    assert game.tokens("black") == 0 and game.barracks("black") == 0  # the returned troop is used
    game.ends().ends().ends()
    assert game.table.over


# -- the score -------------------------------------------------------------------


@rule("TU-SCORE-01", "TU-SCORE-02", "TU-SCORE-03", "TU-SCORE-04", "TU-SCORE-05", "TU-SCORE-06", "TU-RUL-23")
def test_each_line_of_the_score_pad() -> None:
    s = underdark(2).troops("black", "skullport").fills("black", "chasmleap_bridge").trophies("black", white=3, red=2)
    s.hand("black", "kobold").deck("black", "advocate").discard("black", "deathblade").circle(
        "black", "weaponmaster", "noble"
    )
    game = s.points("black", 6).begin()

    assert score(game.g, 0) == {
        "sites": 4 + 1,
        "total_control": 2,
        "trophies": 5,
        "deck": 1 + 1 + 3,
        "inner_circle": 6 + 1,
        "tokens": 6,
    }


@rule("TU-SCORE-04", "TU-CARD-13")
def test_an_insane_outcast_costs_a_point() -> None:
    game = underdark(2).with_decks("demons").discard("black", "insane_outcast", "insane_outcast").begin()

    assert score(game.g, 0)["deck"] == -2


@rule("TU-SCORE-07", "TU-COMP-02")
def test_most_points_win_and_a_tie_is_shared() -> None:
    s = underdark(3).points("black", 9).points("red", 9).points("blue", 4)
    result = GAME.result(s.begin().g)

    assert result.winners == [0, 1] and result.places == [1, 1, 3] and result.points == [9, 9, 4]
    better = GAME.result(underdark(2).points("red", 1).begin().g)
    assert better.winners == [1] and better.places == [2, 1]


@rule("TU-SCORE-08")
def test_devoured_cards_stacks_resources_and_markers_score_nothing() -> None:
    s = underdark(2).devoured("lich").pool(power=9, influence=9).troops("black", "menzoberranzan")
    game = s.begin()

    assert sum(score(game.g, 0).values()) == 5  # the site's value only


@rule("TU-RUL-70", "TU-PROM-04")
def test_the_question_says_how_many_promotions_are_still_possible() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "high_priest_of_myrkul", "wight", "ghost", "noble")
    game = s.begin().plays("high_priest_of_myrkul").plays("wight", "a").plays("ghost", "a", "everfire").plays("noble")
    game.ends()

    assert game.ask.args is not None and (game.kind, game.ask.args["left"]) == ("promote", 2)
    game.answers("wight")
    assert game.ask.args is not None and game.ask.args["left"] == 1
