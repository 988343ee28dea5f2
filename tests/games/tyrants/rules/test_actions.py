"""The actions one by one: ASSA, DEPLOY, DEVOUR, MOVE, DRAW, SPY, PROM, RECR, RET, SUPP, and what they refuse."""

from __future__ import annotations

from gruft.games.tyrants.cards.warfare import Supplant
from gruft.games.tyrants.pieces.events import EndTriggered
from gruft.games.tyrants.rules.scoring import score
from gruft.games.tyrants.rules.step import Play
from tests.games.tyrants.underdark import Setting, underdark
from tests.rule import rule

FIVE = ("araumycos", "everfire", "kanaglym", "labyrinth", "skullport")


def war() -> Setting:
    """Two black troops in Ched Nasad beside a red one, another red one out of reach in Skullport."""
    s = underdark(2).troops("black", "ched_nasad", "ched_nasad").troops("red", "ched_nasad", "skullport")
    return s.troops("white", "araumycos__ched_nasad_1")


# -- assassinate -----------------------------------------------------------------


@rule("TU-ASSA-01", "TU-ASSA-03")
def test_an_assassinated_troop_becomes_a_trophy_and_does_not_go_home() -> None:
    game = war().pool(power=3).begin()

    game.answers("assassinate", "troop:ched_nasad-red")

    assert game.hall("black") == {"red": 1}
    assert game.barracks("red") == 38
    assert game.standing("red") == {"skullport": 1}


@rule("TU-ASSA-02", "TU-BAD-05")
def test_own_troops_empty_spaces_and_troops_out_of_reach_cannot_be_assassinated() -> None:
    game = war().pool(power=3).begin()
    game.answers("assassinate")

    assert game.why_not("troop:ched_nasad-black") == "troop.own"
    assert game.why_not("troop:skullport-red") == "troop.no_presence"
    assert game.why_not("troop:everfire-white") == "troop.not_there"
    assert game.offers == ["ched_nasad-red", "araumycos__ched_nasad_1-white"]


@rule("TU-ASSA-01")
def test_without_an_enemy_in_reach_nobody_can_be_assassinated() -> None:
    game = underdark(2).troops("black", "kanaglym").pool(power=3).begin()

    assert game.why_not("assassinate") == "assassinate.no_target"


# -- deploy ----------------------------------------------------------------------


@rule("TU-DEPLOY-01", "TU-BAD-04")
def test_troops_are_deployed_on_empty_spaces_with_presence() -> None:
    game = war().troops("white", "ched_nasad").pool(power=1).begin()
    game.answers("deploy")

    assert game.why_not("site:ched_nasad") == "place.taken"
    assert game.why_not("site:skullport") == "deploy.no_presence"
    assert game.why_not("site:chaulssin") == "place.not_in_play"
    assert game.why_not("space:ched_nasad__yathchol_1") == "place.not_in_play"
    game.answers("ched_nasad__llacerellyn_1")
    assert game.barracks("black") == 37


@rule("TU-DEPLOY-02", "TU-RUL-15")
def test_without_a_troop_on_the_board_any_empty_space_will_do_spies_or_not() -> None:
    game = underdark(2).spies("black", "kanaglym").troops("red", "skullport").pool(power=2).begin()
    game.answers("deploy")

    assert "everfire" in game.offers and "mantol_derith__menzoberranzan_2" in game.offers
    game.answers("everfire").answers("deploy")
    assert game.why_not("site:araumycos") == "deploy.no_presence"
    assert "kanaglym" in game.offers


@rule("TU-DEPLOY-03")
def test_deploying_from_an_empty_barracks_scores_a_point() -> None:
    game = war().barracks("black", 0).pool(power=2).begin()

    game.answers("deploy")

    assert game.tokens("black") == 1 and game.pool == (1, 0)
    assert game.standing("black") == {"ched_nasad": 2}
    assert game.told(EndTriggered) == []  # no troop was deployed


@rule("TU-DEPLOY-03")
def test_cards_that_deploy_score_a_point_for_each_missing_troop() -> None:
    game = war().barracks("black", 1).hand("black", "mercenary_squad").begin()

    game.plays("mercenary_squad", "ched_nasad")

    assert game.tokens("black") == 2 and game.barracks("black") == 0
    assert game.g.ending == "barracks"


@rule("TU-DEPLOY-04")
def test_with_troops_but_no_space_deploying_is_impossible() -> None:
    s = underdark(2).fills("black", "kanaglym")
    game = (
        s.troops("red", "eryndlyn__kanaglym_2", "kanaglym__skullport_1", "kanaglym__tsenviilyq_1").pool(power=1).begin()
    )

    assert game.why_not("deploy") == "deploy.nowhere"


# -- devour ----------------------------------------------------------------------


@rule("TU-DEVOUR-01")
def test_devoured_cards_pile_up_face_up() -> None:
    game = war().hand("black", "marilith", "noble", "soldier").begin()

    game.plays("marilith", "soldier")

    assert game.devoured == ["soldier"]
    assert game.table.view(1)["market"]["devoured"] == ["soldier.1"]


@rule("TU-DEVOUR-02", "TU-RUL-61", "TU-BAD-19", "TU-RUL-76")
def test_a_devoured_market_card_is_replaced_and_stacks_are_no_market_cards() -> None:
    s = war().hand("black", "cult_fanatic").market("kobold", "rath_modar").market_deck("dragonclaw")
    game = s.begin()
    game.plays("cult_fanatic")

    assert game.why_not("card:house_guard.15") == "market.not_in_row"
    assert game.why_not("card:priestess_of_lolth.15") == "market.not_in_row"
    game.answers("kobold")
    assert game.market[:2] == ["dragonclaw", "rath_modar"] and game.devoured == ["kobold"]


@rule("TU-DEVOUR-02", "TU-RECR-03")
def test_with_an_empty_market_deck_the_space_stays_empty() -> None:
    game = war().hand("black", "cult_fanatic").market("kobold").market_deck_only().begin()

    game.plays("cult_fanatic", "kobold")

    assert game.market == [None] * 6


# -- move ------------------------------------------------------------------------


@rule("TU-MOVE-01", "TU-BAD-15", "TU-RUL-44")
def test_an_enemy_troop_moves_from_presence_to_any_empty_space() -> None:
    game = war().fills("red", "chasmleap_bridge").hand("black", "cleric_of_laogzed").begin()
    game.plays("cleric_of_laogzed")

    assert game.why_not("troop:skullport-red") == "troop.no_presence"
    assert game.why_not("troop:ched_nasad-black") == "troop.own"
    game.answers("troop:araumycos__ched_nasad_1-white")
    assert game.why_not("site:chasmleap_bridge") == "place.taken"
    assert game.why_not("site:gauntlgrym") == "place.not_in_play"
    game.answers("blingdenstone")
    assert game.standing("white") == {"blingdenstone": 1}


@rule("TU-RUL-67", "TU-BAD-18")
def test_one_instruction_moves_two_different_troops_each_to_another_space() -> None:
    game = war().hand("black", "council_member").begin()
    game.plays("council_member", "troop:araumycos__ched_nasad_1-white")

    assert game.why_not("space:araumycos__ched_nasad_1") == "place.taken"  # the space it left
    game.answers("ched_nasad")
    assert game.why_not("troop:ched_nasad-white") == "troop.moved_already"
    assert game.offers == ["ched_nasad-red", "stop"]
    game.answers("stop")


@rule("TU-RUL-44", "TU-RUL-67")
def test_a_move_within_a_site_really_changes_the_space() -> None:
    game = underdark(2).troops("red", "everfire").troops("black", "everfire").hand("black", "cleric_of_laogzed").begin()
    before = game.g.troops[1]

    game.plays("cleric_of_laogzed", "everfire")

    assert game.standing("red") == {"everfire": 1}
    assert game.g.troops[1] != before


# -- draw ------------------------------------------------------------------------


@rule("TU-DRAW-01")
def test_with_an_empty_deck_the_discard_pile_is_shuffled_and_with_neither_nothing_is_drawn() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "rath_modar").deck("black", "noble")
    game = s.discard("black", "soldier", "soldier").bare("black").begin()

    game.plays("rath_modar", "everfire")
    assert game.hand("black") == ["noble", "soldier"] and game.discard("black") == []

    empty = underdark(2).troops("black", "kanaglym").hand("black", "rath_modar").bare("black").begin()
    empty.plays("rath_modar", "everfire")
    assert empty.hand("black") == []


@rule("TU-DRAW-02", "TU-RUL-29")
def test_cards_played_this_turn_are_not_shuffled_in() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "noble", "rath_modar").discard("black", "soldier")
    game = s.bare("black").begin()

    game.plays("noble").plays("rath_modar", "everfire")

    assert game.hand("black") == ["soldier"] and game.play_area == ["noble", "rath_modar"]


# -- spies -----------------------------------------------------------------------


@rule("TU-SPY-01")
def test_a_spy_goes_to_any_site_in_play_without_presence() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "spy_master").begin()
    game.plays("spy_master")

    assert len(game.offers) == 15
    game.answers("blingdenstone")
    assert game.spies("black") == ["blingdenstone"]


@rule("TU-SPY-02", "TU-RUL-24")
def test_with_all_spies_on_the_board_one_may_be_taken_back_first_or_not() -> None:
    game = (
        underdark(2).troops("black", "kanaglym").spies("black", *FIVE).hand("black", "spy_master", "spy_master").begin()
    )
    game.plays("spy_master")

    assert game.kind == "spy_back" and len(game.offers) == 6
    game.answers("pass")
    assert len(game.spies("black")) == 5
    game.plays("spy_master", "spy:everfire-black", "everfire")
    assert len(game.spies("black")) == 5


# -- promote ---------------------------------------------------------------------


@rule("TU-PROM-01", "TU-PROM-02")
def test_a_promoted_card_lies_in_the_inner_circle_for_good() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "necromancer", "lich").begin()
    before = score(game.g, 0)

    game.plays("necromancer", "b", "lich")

    assert game.circle("black") == ["lich"] and "lich" not in game.hand("black")
    after = score(game.g, 0)
    assert (before["deck"] - after["deck"], after["inner_circle"] - before["inner_circle"]) == (4, 7)


@rule("TU-PROM-03", "TU-RUL-56")
def test_a_promotion_at_end_of_turn_waits_and_is_judged_then() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "wyrmspeaker", "noble").begin()
    game.plays("wyrmspeaker")
    assert game.circle("black") == [] and len(game.g.late) == 1

    game.plays("noble").ends()

    assert game.circle("black") == ["noble"]


@rule("TU-PROM-04", "TU-BAD-13")
def test_only_other_cards_still_in_the_play_area_are_promoted() -> None:
    s = underdark(2).troops("black", "kanaglym").troops("white", "kanaglym__skullport_1")
    game = s.hand("black", "wyrmspeaker", "noble", "soldier", "flesh_golem", "noble").begin()
    game.plays("wyrmspeaker").plays("noble").plays("soldier").plays("flesh_golem", "pay").ends()

    assert game.offers == ["noble", "soldier"]
    assert game.why_not("card:wyrmspeaker.1") == "promote.itself"
    assert game.why_not("card:flesh_golem.1") == "promote.not_in_play_area"  # devoured
    assert game.why_not("card:noble.2") == "promote.not_in_play_area"  # still in hand
    assert game.why_not("stop") == "duty.promotion"
    game.answers("soldier")
    assert game.circle("black") == ["soldier"]


@rule("TU-BAD-13")
def test_cards_that_promote_a_kind_take_only_that_kind() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "air_elemental_myrmidon", "noble", "soldier")
    game = s.hand("black", "dragon_cultist").begin()
    game.plays("air_elemental_myrmidon", "everfire").plays("noble").plays("soldier").plays("dragon_cultist", "a").ends()

    assert game.why_not("card:dragon_cultist.1") == "promote.not_obedience"
    game.answers("noble")

    t = underdark(2).troops("black", "kanaglym").hand("black", "high_priest_of_myrkul", "noble", "wight").begin()
    t.plays("high_priest_of_myrkul").plays("noble").plays("wight", "a").ends()
    assert t.why_not("card:noble.1") == "promote.not_undead"
    assert t.offers == ["wight", "stop"]


@rule("TU-RUL-04")
def test_a_promotion_without_may_or_up_to_is_a_duty() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "wyrmspeaker", "noble", "soldier").begin()
    game.plays("wyrmspeaker").plays("noble").plays("soldier").ends()

    assert "stop" not in game.offers and "pass" not in game.offers


# -- recruit ---------------------------------------------------------------------


@rule("TU-RECR-01", "TU-RECR-02")
def test_recruited_cards_go_to_the_discard_pile_and_the_space_is_refilled() -> None:
    s = underdark(2).troops("black", "kanaglym").market("kobold", "advocate").market_deck("rath_modar")
    game = s.pool(influence=6).begin()

    game.recruits("kobold").recruits("house_guard").recruits("priestess_of_lolth")

    assert game.discard("black") == ["kobold", "house_guard", "priestess_of_lolth"]
    assert game.pool == (0, 0)
    assert game.market[:2] == ["rath_modar", "advocate"]
    assert (len(game.g.guards), len(game.g.priestesses)) == (14, 14)


@rule("TU-RECR-02", "TU-RUL-43", "TU-BAD-09")
def test_outcasts_face_down_and_unpaid_cards_cannot_be_bought() -> None:
    s = underdark(2).troops("black", "kanaglym").with_decks("demons").market("orcus").market_deck("balor")
    game = s.devoured("glabrezu").pool(influence=7).begin()

    assert game.why_not("recruit:insane_outcast.30") == "recruit.not_for_sale"
    assert game.why_not("recruit:orcus.1") == "recruit.too_dear"
    assert game.why_not("recruit:glabrezu.1") == "recruit.not_offered"
    assert game.why_not("recruit:balor.1") == "recruit.not_offered"


@rule("TU-RECR-04")
def test_empty_stacks_do_not_stop_the_game() -> None:
    s = underdark(2).troops("black", "kanaglym").lay("discards", "red", ("house_guard",) * 15)
    game = s.pool(influence=5).begin()

    assert game.offers == ["priestess_of_lolth", "end"]
    assert game.why_not("recruit:house_guard.15") == "recruit.stack_empty"


@rule("TU-RECR-05", "TU-RUL-28", "TU-RUL-75")
def test_too_few_outcasts_are_taken_clockwise_each_the_full_number_first() -> None:
    s = underdark(3).troops("black", "kanaglym").hand("black", "ghoul", "myconid_adult").outcasts(1)
    game = s.begin()

    game.plays("ghoul")
    assert game.discard("red") == ["insane_outcast"]
    game.plays("myconid_adult")  # none left: nobody is asked
    assert game.kind == "main" and game.pool == (2, 2)


# -- return ----------------------------------------------------------------------


@rule("TU-RET-01", "TU-RET-03", "TU-BAD-08")
def test_pieces_of_others_are_returned_only_from_presence_and_white_ones_never() -> None:
    s = war().spies("red", "ched_nasad", "skullport").hand("black", "vampire_spawn")
    game = s.begin()
    game.plays("vampire_spawn")

    assert game.why_not("troop:skullport-red") == "troop.no_presence"
    assert game.why_not("spy:skullport-red") == "spy.no_presence"
    assert game.why_not("troop:araumycos__ched_nasad_1-white") == "troop.white"
    assert game.why_not("troop:ched_nasad-black") == "troop.not_another_players"
    game.answers("troop:ched_nasad-red")
    assert game.barracks("red") == 39


@rule("TU-RET-02", "TU-RUL-45")
def test_own_pieces_are_returned_from_anywhere_even_the_last_troop() -> None:
    s = underdark(2).troops("black", "kanaglym").spies("black", "everfire").hand("black", "intellect_devourer")
    game = s.begin()

    game.plays("intellect_devourer", "b", "troop:kanaglym-black", "spy:everfire-black")

    assert game.standing("black") == {} and game.spies("black") == [] and game.barracks("black") == 40


@rule("TU-RET-04", "TU-RUL-22", "TU-RUL-53", "TU-BAD-08")
def test_three_power_return_an_enemy_spy_and_nothing_else() -> None:
    s = war().spies("red", "ched_nasad").spies("black", "ched_nasad", "everfire").troops("red", "everfire")
    game = s.spies("red", "everfire").pool(power=6).begin()
    game.answers("return_spy")

    assert game.offers == ["everfire-red", "ched_nasad-red"]
    assert game.why_not("spy:ched_nasad-black") == "spy.own"
    assert game.why_not("troop:ched_nasad-red") == "turn.something_else"
    game.answers("spy:everfire-red")
    assert game.spies("red") == ["ched_nasad"] and game.pool == (3, 0)


@rule("TU-RET-05")
def test_with_several_spies_at_a_site_the_active_player_chooses_whose() -> None:
    s = underdark(3).troops("black", "everfire").spies("red", "everfire").spies("blue", "everfire").pool(power=3)
    game = s.begin()

    game.answers("return_spy", "spy:everfire-blue")

    assert game.spies("red") == ["everfire"] and game.spies("blue") == []


@rule("TU-RET-04")
def test_without_an_enemy_spy_in_reach_none_can_be_returned() -> None:
    game = war().spies("red", "skullport").pool(power=3).begin()

    assert game.why_not("return_spy") == "return_spy.no_target"


# -- supplant --------------------------------------------------------------------


@rule("TU-SUPP-01")
def test_supplanting_takes_a_trophy_and_the_very_same_space() -> None:
    game = war().hand("black", "doppelganger").begin()
    space = game.g.troops[1]

    game.plays("doppelganger", "troop:ched_nasad-red")

    assert game.g.troops[1] != space and game.g.troops[0] & space & ~game.g.troops[1]
    assert game.hall("black") == {"red": 1} and game.barracks("black") == 37


@rule("TU-SUPP-02", "TU-BAD-05")
def test_only_enemy_troops_in_reach_can_be_supplanted() -> None:
    game = war().hand("black", "doppelganger").begin()
    game.plays("doppelganger")

    assert game.why_not("troop:ched_nasad-black") == "troop.own"
    assert game.why_not("troop:skullport-red") == "troop.no_presence"


@rule("TU-SUPP-03", "TU-RUL-16")
def test_supplanting_with_an_empty_barracks_scores_a_point_and_leaves_the_space_empty() -> None:
    game = war().barracks("black", 0).hand("black", "doppelganger").begin()

    game.plays("doppelganger", "troop:ched_nasad-red")

    assert game.hall("black") == {"red": 1} and game.tokens("black") == 1
    assert game.standing("black") == {"ched_nasad": 2} and game.standing("red") == {"skullport": 1}


@rule("TU-SUPP-04")
def test_at_a_bound_site_only_troops_of_that_site_count() -> None:
    game = war().troops("white", "skullport").hand("black", "green_dragon").begin()
    game.plays("green_dragon", "a", "skullport")

    assert game.offers == ["skullport-red", "skullport-white"]
    assert game.why_not("troop:ched_nasad-red") == "troop.elsewhere"
    game.answers("troop:skullport-white")
    assert game.standing("black") == {"ched_nasad": 2, "skullport": 1}
    play = Play(0, 0)
    assert not Supplant(1, "any", "bound").possible(game.g, play)


@rule("TU-RUL-34")
def test_balor_deploys_an_own_troop_at_the_end() -> None:
    game = war().hand("black", "balor", "noble").begin()

    game.plays("balor", "noble", "ched_nasad")

    assert game.standing("black") == {"ched_nasad": 3, "araumycos__ched_nasad_1": 1}
    assert game.standing("white") == {}
