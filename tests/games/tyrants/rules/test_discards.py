"""Forced discards and the reactions to them (RUL-33, RUL-35, RUL-73)."""

from __future__ import annotations

from gruft.games.tyrants.game import GAME
from tests.games.tyrants.underdark import Setting, underdark
from tests.harness import code_of
from tests.rule import rule

FOUR = ("noble", "noble", "noble", "soldier")


def gauth(*red: str) -> Setting:
    """Black plays Gauth against red's hand."""
    s = underdark(2).troops("black", "kanaglym").hand("black", "gauth", "noble").deck("black", "soldier")
    return s.hand("red", *red)


@rule("TU-RUL-33", "TU-TURN-06", "TU-INFO-06", "TU-INFO-04")
def test_the_victim_chooses_the_card_and_everybody_sees_it() -> None:
    game = gauth(*FOUR).begin().plays("gauth", "b")

    assert (game.asked, game.kind) == ("red", "discard") and sorted(game.offers) == sorted(FOUR)
    assert code_of(game.table.answer(0, "card:noble.8")) == "table.not_asked"
    game.answers("soldier")
    assert game.asked == "black" and game.discard("red") == ["soldier"]
    assert game.table.view(None)["players"][1]["discard"] == ["soldier.4"]


@rule("TU-RUL-33")
def test_more_than_three_means_at_least_four() -> None:
    game = gauth("noble", "noble", "soldier").begin().plays("gauth", "b")

    assert game.asked == "black" and len(game.hand("red")) == 3


@rule("TU-RUL-33")
def test_opponents_discard_clockwise_and_only_those_who_hold_enough() -> None:
    s = underdark(4).troops("blue", "kanaglym").spies("blue", "everfire").hand("blue", "nothic").set(active=2)
    s.hand("orange", *FOUR).hand("black", "noble", "noble").hand("red", *FOUR)
    game = s.begin().plays("nothic", "b", "spy:everfire-blue")

    assert game.asked == "orange"
    game.answers("noble")
    assert game.asked == "red"
    game.answers("noble")
    assert game.asked == "blue" and len(game.hand("black")) == 2


@rule("TU-RUL-33")
def test_only_opponents_that_qualify_can_be_chosen() -> None:
    s = underdark(4).troops("black", "kanaglym").hand("black", "gauth").hand("red", *FOUR).hand("blue", *FOUR)
    game = s.hand("orange", "noble").begin().plays("gauth", "b")

    assert game.offers == ["1", "2"]
    few = game.why("seat:3")
    assert (few.code, few.rule, few.args["limit"], few.args["cards"]) == ("opponent.few_cards", "TU-RUL-33", 3, 1)
    assert game.why_not("seat:0") == "opponent.yourself"
    game.answers("seat:2")
    assert game.asked == "blue"


@rule("TU-RUL-33")
def test_grimlock_draws_two_when_an_opponent_forces_it_away() -> None:
    game = gauth("grimlock", "noble", "noble", "noble").begin().plays("gauth", "b", "grimlock")

    assert game.discard("red") == ["grimlock"] and len(game.hand("red")) == 5


@rule("TU-RUL-33")
def test_own_costs_and_the_end_of_the_turn_cause_no_reactions() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "insane_outcast", "grimlock").with_decks("demons")
    game = s.begin().plays("insane_outcast", "grimlock")
    assert game.hand("black") == [] and game.discard("black") == ["grimlock"]

    t = underdark(2).troops("black", "kanaglym").hand("black", "grimlock", "umber_hulk").hand("red", "noble").begin()
    t.ends()
    assert t.asked == "red" and len(t.hand("red")) == 1 and len(t.hand("black")) == 5


@rule("TU-RUL-33")
def test_the_ambassador_may_be_promoted_instead() -> None:
    game = gauth("ambassador", "noble", "noble", "noble").begin().plays("gauth", "b", "ambassador")

    assert (game.asked, game.kind, game.offers) == ("red", "react", ["promote", "discard"])
    assert GAME.invariants(game.g) == []  # the card lies somewhere while its owner thinks
    game.answers("promote")
    assert game.circle("red") == ["ambassador"] and game.discard("red") == []

    other = gauth("ambassador", "noble", "noble", "noble").begin().plays("gauth", "b", "ambassador", "discard")
    assert other.circle("red") == [] and other.discard("red") == ["ambassador"]


@rule("TU-RUL-73")
def test_umber_hulk_makes_the_causer_discard_whatever_the_hand() -> None:
    game = gauth("umber_hulk", "noble", "noble", "noble").begin().plays("gauth", "b", "umber_hulk")

    assert (game.asked, game.kind) == ("black", "discard")
    assert game.ask.args == {"causer": "seat:1"}
    game.answers("noble")
    assert game.hand("black") == ["soldier"] and game.discard("black") == ["noble"]


@rule("TU-RUL-73")
def test_a_chain_of_reactions_is_finished_before_the_next_opponent() -> None:
    s = underdark(3).troops("black", "kanaglym").spies("black", "everfire").hand("black", "nothic", "umber_hulk")
    s.deck("black", "noble").hand("red", "umber_hulk", "noble", "noble", "noble").hand("blue", *FOUR)
    game = s.begin().plays("nothic", "b", "spy:everfire-black", "umber_hulk")

    assert game.asked == "black"  # red's Umber Hulk strikes back
    game.answers("umber_hulk")
    assert game.asked == "red"  # and black's Umber Hulk strikes back in turn
    game.answers("noble")
    assert game.asked == "blue"  # only now the next opponent
    game.answers("soldier")
    assert game.asked == "black" and game.kind == "main"


@rule("TU-RUL-35", "TU-EOT-01")
def test_neogi_makes_opponents_discard_at_the_end_of_the_turn() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "neogi", "soldier", "noble")
    s.hand("red", "umber_hulk", "noble")
    game = s.begin().plays("neogi", *["kanaglym"] * 2, "kanaglym__skullport_1", "skullport")
    assert len(game.hand("red")) == 2

    game.ends("umber_hulk", "soldier")

    assert game.asked == "red" and len(game.hand("red")) == 1


@rule("TU-RUL-35")
def test_neogi_spares_empty_hands() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "neogi")
    game = s.begin().plays("neogi", *["kanaglym"] * 2, "kanaglym__skullport_1", "skullport").ends()

    assert game.asked == "red" and game.discard("red") == []


@rule("TU-RUL-30", "TU-CARD-11")
def test_the_lich_takes_only_from_halls_of_players_with_a_troop_at_its_site() -> None:
    s = underdark(4).troops("black", "kanaglym").hand("black", "lich")
    s.troops("red", "skullport").troops("blue", "skullport").trophies("red", white=1).trophies("blue", white=1)
    s.trophies("orange", white=1)
    game = s.begin().plays("lich", "skullport")

    assert (game.kind, game.offers) == ("hall", ["1", "2"])
    assert game.why_not("seat:3") == "opponent.no_troop_there"


@rule("TU-RUL-30")
def test_the_lich_cannot_take_from_an_empty_hall() -> None:
    s = underdark(4).troops("black", "kanaglym").hand("black", "lich")
    s.troops("red", "skullport").troops("blue", "skullport").troops("orange", "skullport")
    game = s.trophies("red", white=1).trophies("blue", white=1).begin().plays("lich", "skullport")

    assert (game.kind, game.offers) == ("hall", ["1", "2"])
    assert game.why_not("seat:3") == "opponent.empty_hall"


@rule("TU-MAP-05", "TU-RUL-14")
def test_only_neighbours_of_the_deployed_troops_can_be_sent_an_outcast() -> None:
    s = underdark(4).troops("black", "skullport").troops("red", "skullport").troops("blue", "skullport")
    game = s.troops("orange", "everfire").hand("black", "gibbering_mouther").begin()
    game.plays("gibbering_mouther", "skullport", "kanaglym__skullport_1")

    assert (game.kind, game.offers) == ("outcast_for", ["1", "2"])
    assert game.why_not("seat:3") == "opponent.not_adjacent"


@rule("TU-BAD-02", "TU-TURN-06")
def test_who_must_discard_cannot_play_a_card_instead() -> None:
    game = gauth(*FOUR).begin().plays("gauth", "b")
    assert (game.asked, game.kind) == ("red", "discard")

    assert game.why_not("end") == "turn.not_yours"
    assert game.why_not("play:noble.8") == "turn.not_yours"
