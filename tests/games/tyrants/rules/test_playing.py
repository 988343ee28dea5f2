"""Playing cards: duties, choices, arrows, focus (CARD and the rulings about them)."""

from __future__ import annotations

import pytest

from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import PLAY_REFS, copies_of
from tests.games.tyrants.underdark import Game, Setting, underdark
from tests.rule import rule


def war(*hand: str) -> Setting:
    """Two black troops in Ched Nasad beside a red one; a white troop on the route to Araumycos."""
    s = underdark(2).troops("black", "ched_nasad", "ched_nasad").troops("red", "ched_nasad", "skullport")
    return s.troops("white", "araumycos__ched_nasad_1").hand("black", *hand)


@rule("TU-CARD-02")
def test_a_card_is_followed_from_top_to_bottom_and_stays_in_the_play_area() -> None:
    game = war("red_wyrmling", "noble").begin()

    game.plays("red_wyrmling")

    assert game.pool == (2, 2) and game.play_area == ["red_wyrmling"] and game.hand("black") == ["noble"]
    game.ends()
    assert "red_wyrmling" in game.discard("black") + game.hand("black") + game.deck("black")
    assert game.play_area == []


@rule("TU-CARD-03", "TU-RUL-25", "TU-CARD-11")
def test_at_that_spys_site_no_presence_is_needed_even_after_the_spy_has_left() -> None:
    game = war("cloaker", "spellspinner").spies("black", "skullport").begin()

    game.plays("cloaker", "b", "spy:skullport-black")

    assert game.spies("black") == [] and game.standing("red") == {"ched_nasad": 1}
    assert game.hall("black") == {"red": 1}


@rule("TU-CARD-11")
def test_without_a_spy_placed_nothing_happens_at_its_site() -> None:
    five = ("araumycos", "everfire", "kanaglym", "labyrinth", "skullport")
    game = war("infiltrator").spies("black", *five).begin()

    game.plays("infiltrator", "pass")

    assert game.pool == (0, 0)


@rule("TU-CARD-04", "TU-RUL-01", "TU-BAD-12")
def test_instructions_must_be_followed_unless_the_card_says_may_or_up_to() -> None:
    game = war("deathblade", "council_member").troops("red", "ched_nasad").begin()
    game.plays("deathblade")

    assert game.kind == "assassinate" and "stop" not in game.offers and "pass" not in game.offers
    assert game.why_not("stop") == "duty.instruction"
    game.answers("troop:ched_nasad-red", "troop:ched_nasad-red")
    game.plays("council_member")
    assert "stop" in game.offers


@rule("TU-CARD-05")
def test_with_too_few_targets_all_of_them_are_taken() -> None:
    game = (
        underdark(2)
        .troops("black", "ched_nasad")
        .troops("white", "araumycos__ched_nasad_1")
        .hand("black", "ettin")
        .begin()
    )

    game.plays("ettin", "b")

    assert game.hall("black") == {"white": 1}


@rule("TU-CARD-06")
@pytest.mark.parametrize("design", [card.id for card in CARDS])
def test_every_card_in_hand_may_be_played_even_if_it_does_nothing(design: str) -> None:
    s = underdark(2).troops("black", "kanaglym")
    if design == "insane_outcast":
        s.with_decks("demons")
    game = s.hand("black", design).bare("black").begin()

    assert design in game.offers
    missing = next(PLAY_REFS[card] for card in copies_of("advocate") if PLAY_REFS[card] not in game.ask.keys)
    assert game.why_not(missing) == "card.not_in_hand"  # a card that is not in hand
    game.plays(design)
    while game.kind != "main":
        game.answers(game.ask.keys[-1])
    assert design not in game.hand("black")


@rule("TU-CARD-07", "TU-RUL-03", "TU-RUL-62", "TU-BAD-16")
def test_choose_one_offers_arrows_always_and_the_rest_only_if_it_could_do_something() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "kobold", "watcher_of_thay", "advocate").begin()

    game.plays("kobold")  # nothing to assassinate: only deploying is left, so it is not asked
    assert game.kind == "deploy"
    game.answers("kanaglym")
    game.plays("watcher_of_thay")
    assert game.offers == ["watcher_of_thay-1", "watcher_of_thay-2"]  # the arrow is offered though nothing can pay
    game.answers("b").plays("advocate")
    assert game.offers == ["advocate-1", "advocate-2"]  # a promotion at end of turn always counts


@rule("TU-CARD-07", "TU-BAD-16")
def test_an_option_that_could_do_nothing_is_refused_and_says_so() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "weaponmaster").troops("white", "kanaglym__skullport_1")
    game = s.begin()
    game.plays("weaponmaster", "b")

    assert game.kind == "deploy"  # the only white troop is gone, so the second choice is no choice
    game.answers("kanaglym__skullport_1")
    assert game.kind == "deploy"


@rule("TU-BAD-16")
def test_a_choice_with_three_options_left_refuses_the_empty_one() -> None:
    game = war("vampire").begin()
    game.plays("vampire")  # empty discard pile: only supplanting can do something

    assert game.kind == "supplant"
    assert game.why_not("option:vampire-2") == "turn.something_else"


@rule("TU-CARD-08", "TU-RUL-60", "TU-RUL-77")
def test_paying_an_arrow_is_optional_and_possible_for_nothing() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "glabrezu", "noble").begin()
    game.plays("glabrezu")

    assert game.kind == "pay_devour" and game.offers == ["noble", "pass"]
    game.answers("noble")
    assert game.devoured == ["noble"] and game.hall("black") == {}

    other = war("spellspinner").spies("black", "skullport").begin()
    other.plays("spellspinner", "b", "pass")
    assert other.spies("black") == ["skullport"] and other.standing("red") == {"ched_nasad": 1, "skullport": 1}


@rule("TU-CARD-08", "TU-BAD-10")
def test_a_cost_is_paid_at_most_once_and_without_it_there_is_no_effect() -> None:
    game = war("marilith", "noble", "soldier").begin()

    game.plays("marilith", "noble")

    assert game.kind == "main" and game.pool == (5, 0) and game.hand("black") == ["soldier"]
    unpaid = war("marilith", "noble").begin().plays("marilith", "pass")
    assert unpaid.pool == (0, 0)


@rule("TU-BAD-11")
def test_the_card_being_played_cannot_be_devoured_from_hand() -> None:
    game = war("marilith", "noble").begin()
    game.plays("marilith")

    assert game.why_not("card:marilith.1") == "card.not_in_hand"


def focus(*hand: str) -> Game:
    return war(*hand).deck("black", "soldier").begin()


@rule("TU-CARD-09", "TU-RUL-26")
def test_focus_happens_by_itself_after_another_card_of_the_aspect() -> None:
    game = focus("blackguard", "fire_elemental")

    game.plays("blackguard", "a").plays("fire_elemental", "a")

    assert game.kind == "main" and game.hand("black") == ["soldier"]


@rule("TU-CARD-09", "TU-RUL-57", "TU-INFO-03")
def test_focus_may_be_met_by_revealing_a_card_that_stays_in_hand() -> None:
    game = focus("fire_elemental", "blackguard")
    game.plays("fire_elemental", "a")

    assert game.kind == "focus" and game.offers == ["blackguard", "pass"]
    game.answers("blackguard")
    assert game.hand("black") == ["blackguard", "soldier"]
    assert game.table.view(1)["players"][0]["hand"] == 2
    assert "blackguard" not in str(game.table.view(1))
    game.plays("blackguard", "a")
    assert game.pool == (4, 0)


@rule("TU-CARD-09", "TU-RUL-05")
def test_the_focus_card_itself_never_counts_but_another_copy_does_this_turn() -> None:
    game = focus("fire_elemental", "fire_elemental")

    game.plays("fire_elemental", "a", "pass")
    assert game.hand("black") == ["fire_elemental"]
    game.plays("fire_elemental", "a")
    assert game.hand("black") == ["soldier"]

    alone = focus("fire_elemental", "noble").plays("fire_elemental", "a")
    assert alone.kind == "main" and alone.hand("black") == ["noble"]


@rule("TU-CARD-09")
def test_a_card_of_another_aspect_cannot_be_revealed() -> None:
    game = focus("fire_elemental", "blackguard", "noble")
    game.plays("fire_elemental", "a")

    assert game.why_not("card:noble.1") == "focus.other_aspect"


@rule("TU-RUL-63")
def test_a_card_that_has_left_the_play_area_still_counts_for_focus() -> None:
    s = war("flesh_golem", "fire_elemental").deck("black", "soldier")
    game = s.begin()

    game.plays("flesh_golem", "pay", "troop:ched_nasad-red").plays("fire_elemental", "a")

    assert game.devoured == ["flesh_golem"]
    assert game.hand("black") == ["soldier"]


@rule("TU-CARD-10", "TU-RUL-50")
def test_for_every_so_many_counts_when_it_is_carried_out_and_drops_fractions() -> None:
    game = war("beholder").trophies("black", white=4).begin()
    game.plays("beholder", "troop:ched_nasad-red")
    assert game.pool == (1, 0)  # five trophies after the assassination

    more = war("beholder").trophies("black", white=5).begin()
    more.plays("beholder", "troop:ched_nasad-red")
    assert more.pool == (2, 0)


@rule("TU-CARD-12", "TU-RUL-49", "TU-BAD-06")
def test_enemy_includes_white_and_another_players_does_not() -> None:
    game = war("chosen_of_lolth", "blackguard").spies("red", "ched_nasad").begin()
    game.plays("chosen_of_lolth")

    assert game.why_not("troop:araumycos__ched_nasad_1-white") == "troop.white"
    game.answers("spy:ched_nasad-red").plays("blackguard", "b")
    assert "araumycos__ched_nasad_1-white" in game.offers

    white_only = war("underdark_ranger").troops("white", "ched_nasad").begin()
    white_only.plays("underdark_ranger")
    assert white_only.why_not("troop:ched_nasad-red") == "troop.not_white"


@rule("TU-CARD-13", "TU-RUL-27")
def test_an_insane_outcast_returns_to_its_stack_wherever_it_would_be_devoured_or_promoted() -> None:
    s = war("marilith", "insane_outcast").with_decks("demons").begin()
    s.plays("marilith", "insane_outcast")
    assert s.pool == (5, 0) and s.devoured == [] and len(s.g.outcasts) == 30

    t = war("insane_outcast", "advocate").with_decks("demons").begin()
    t.plays("insane_outcast", "pass").plays("advocate", "b").ends()
    assert t.circle("black") == [] and len(t.g.outcasts) == 30

    top = war("nalfeshnee").deck("black", "insane_outcast").begin().plays("nalfeshnee")
    assert top.circle("black") == [] and len(top.g.outcasts) == 30


@rule("TU-RUL-58", "TU-PRES-04")
def test_a_card_that_deploys_asks_for_each_troop_and_judges_presence_anew() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "mercenary_squad").begin()
    game.plays("mercenary_squad")

    assert game.ask.args == {"card": "card:mercenary_squad.1", "left": 3}
    assert game.why_not("site:skullport") == "deploy.no_presence"
    game.answers("kanaglym__skullport_1", "skullport")
    assert game.ask.args == {"card": "card:mercenary_squad.1", "left": 1}
    game.answers("labyrinth__skullport_2")
    assert game.kind == "main"


@rule("TU-CARD-13", "TU-CARD-08")
def test_an_insane_outcast_cannot_pay_for_itself() -> None:
    game = war("insane_outcast", "noble").with_decks("demons").begin().plays("insane_outcast")

    refusal = game.why("card:insane_outcast.1")
    assert (refusal.code, refusal.rule) == ("card.not_in_hand", "TU-CARD-13")
