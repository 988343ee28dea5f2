"""Turns, resources and basic actions (TURN, RES, ACT)."""

from __future__ import annotations

from tests.games.tyrants.underdark import Game, underdark
from tests.harness import code_of
from tests.rule import rule


def war() -> Game:
    """Black to move with power and influence, red beside it."""
    s = underdark(2).troops("black", "ched_nasad", "ched_nasad").troops("red", "ched_nasad", "skullport")
    s.spies("red", "ched_nasad").hand("black", "noble", "soldier", "blackguard").hand("red", "noble")
    return s.market("advocate", "deathblade").pool(power=4, influence=3).begin()


@rule("TU-TURN-01", "TU-RUL-19", "TU-SETUP-09")
def test_rounds_go_clockwise_from_the_first_player() -> None:
    s = underdark(3).troops("black", "skullport").troops("red", "eryndlyn").troops("blue", "ched_nasad")
    game = s.set(first=1, active=1).begin("turn")
    seen = []

    for _ in range(6):
        seen.append((game.asked, game.g.round))
        game.ends()

    assert seen == [("red", 2), ("blue", 2), ("black", 2), ("red", 3), ("blue", 3), ("black", 3)]


@rule("TU-TURN-02", "TU-TURN-03", "TU-RUL-07")
def test_cards_and_basic_actions_alternate_freely_in_the_main_phase() -> None:
    game = war()

    game.plays("soldier").answers("deploy", "ched_nasad").plays("noble").recruits("advocate")
    game.answers("assassinate")

    assert game.pool == (1, 2)
    assert game.play_area == ["soldier", "noble"]
    assert game.discard("black") == ["advocate"]
    assert game.hall("black") == {"red": 1}


@rule("TU-TURN-04")
def test_the_turn_may_end_with_cards_and_resources_left() -> None:
    game = war()

    assert "end" in game.offers
    game.ends()

    assert game.asked == "red"
    assert sorted(game.discard("black") + game.hand("black") + game.deck("black")).count("blackguard") == 1


@rule("TU-TURN-05", "TU-BAD-02", "TU-RUL-02")
def test_a_card_is_finished_before_anything_else() -> None:
    game = war()
    game.plays("blackguard")

    assert game.kind == "option"
    assert game.why_not("deploy") == "turn.not_now"
    assert game.why_not("end") == "turn.not_now"
    assert game.why_not("play:noble.1") == "turn.not_now"
    game.answers("b")
    assert game.kind == "main"


@rule("TU-TURN-06", "TU-BAD-01")
def test_who_is_not_asked_may_not_act() -> None:
    game = war()

    for key in ("end", "deploy", "play:noble.8"):
        assert code_of(game.table.answer(1, key)) == "table.not_asked"
    assert code_of(game.table.answer(7, "end")) == "table.no_such_seat"


@rule("TU-TURN-07", "TU-RUL-69")
def test_a_turn_begins_without_drawing_and_forced_discards_are_not_made_good() -> None:
    s = underdark(2).hand("black", "noble").hand("red", "noble", "soldier").troops("black", "skullport")
    game = s.troops("red", "eryndlyn").begin()

    game.ends()

    assert game.asked == "red" and len(game.hand("red")) == 2
    game.ends()
    assert len(game.hand("red")) == 5


@rule("TU-RUL-69")
def test_a_hand_has_no_upper_limit() -> None:
    s = underdark(2).hand("black", *["noble"] * 6, "rath_modar").troops("black", "skullport")
    game = s.begin()

    game.plays("rath_modar", "araumycos")

    assert len(game.hand("black")) == 8


@rule("TU-RES-01", "TU-RES-02")
def test_resources_are_numbers_and_can_be_spent_at_once() -> None:
    game = war()
    game.plays("soldier")

    assert game.pool == (5, 3)
    game.answers("deploy", "ched_nasad")
    assert game.pool == (4, 3)
    assert game.table.view(1)["power"] == 4


@rule("TU-RES-03", "TU-RES-05", "TU-EOT-04")
def test_what_is_not_spent_is_lost() -> None:
    game = war()

    game.ends()

    assert game.asked == "red" and game.pool == (0, 0)
    game.ends()
    assert game.asked == "black" and game.pool == (0, 0)


@rule("TU-RES-04", "TU-ACT-01")
def test_each_basic_action_has_its_price() -> None:
    game = war()

    game.answers("deploy", "ched_nasad")
    assert game.pool == (3, 3)
    game.answers("return_spy")
    assert game.pool == (0, 3) and game.spies("red") == []
    game.recruits("advocate")
    assert game.pool == (0, 1)
    assert game.why_not("assassinate") == "action.too_little_power"


@rule("TU-BAD-03")
def test_nothing_can_be_bought_on_credit() -> None:
    game = war()

    assert game.why_not("recruit:deathblade.1") == "recruit.too_dear"
    game.answers("deploy", "ched_nasad", "deploy")
    game.answers("ched_nasad__llacerellyn_1")
    assert game.pool == (2, 3)
    refusal = game.why("assassinate")
    assert (refusal.code, refusal.args) == ("action.too_little_power", {"price": 3, "power": 2})
    assert game.why_not("return_spy") == "action.too_little_power"


@rule("TU-ACT-02")
def test_the_main_phase_offers_only_basic_actions_and_cards() -> None:
    kinds = {key.partition(":")[0] for key in war().ask.keys}

    assert kinds == {"play", "recruit", "deploy", "assassinate", "return_spy", "end"}


@rule("TU-ACT-03")
def test_basic_actions_need_presence() -> None:
    game = war()
    game.answers("assassinate")
    assert game.hall("black") == {"red": 1}  # the troop in Skullport is out of reach, so there was no choice

    assert game.pool == (1, 3)
    game.answers("deploy")
    assert game.why_not("site:skullport") == "deploy.no_presence"
    assert "ched_nasad" in game.offers
