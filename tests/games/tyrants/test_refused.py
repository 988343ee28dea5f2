"""What cannot be answered now, and the reason: duties, keys of other questions, targets away from a card's site."""

from __future__ import annotations

import pytest

from tests.games.tyrants.underdark import Game, Setting, underdark
from tests.rule import rule


def reason(game: Game, key: str) -> tuple[str, str]:
    refusal = game.why(key)
    return refusal.code, refusal.rule or ""


def war(*hand: str) -> Setting:
    """Black and red in Ched Nasad and Skullport, white on the route between Araumycos and Ched Nasad."""
    s = underdark(2).troops("black", "ched_nasad", "ched_nasad").troops("red", "ched_nasad", "skullport")
    return s.troops("white", "araumycos__ched_nasad_1").hand("black", *hand)


@rule("TU-BAD-12")
@pytest.mark.parametrize("word", ["pass", "stop"])
def test_declining_an_instruction_names_the_rule(word: str) -> None:
    game = war("deathblade").begin().plays("deathblade")

    assert reason(game, word) == ("duty.instruction", "TU-BAD-12")


@rule("TU-CARD-04")
def test_where_one_may_stop_the_other_word_says_so() -> None:
    game = war("council_member").begin().plays("council_member")

    assert "stop" in game.ask.keys
    assert reason(game, "pass") == ("exit.stop", "TU-CARD-04")


@rule("TU-TURN-04")
def test_the_main_phase_is_left_by_ending_it() -> None:
    assert reason(war("noble").begin(), "pass") == ("exit.end", "TU-TURN-04")


@rule("TU-ACT-01")
def test_a_basic_action_that_is_paid_for_needs_its_target() -> None:
    game = war().pool(power=3).begin().answers("assassinate")

    assert reason(game, "pass") == ("duty.basic_action", "TU-ACT-01")


@rule("TU-SETUP-12", "TU-SETUP-13")
def test_the_first_troop_must_be_placed_before_anything_else() -> None:
    game = underdark(2).begin("claim")

    assert reason(game, "pass") == ("duty.claim", "TU-SETUP-12")
    assert reason(game, "end") == ("turn.not_begun", "TU-SETUP-13")


@rule("TU-BAD-02", "TU-TURN-05")
@pytest.mark.parametrize("key", ["end", "deploy", "play:noble.1", "play:advocate.2", "recruit:house_guard.15"])
def test_the_main_phase_waits_while_a_card_asks(key: str) -> None:
    game = war("deathblade", "noble").begin().plays("deathblade")

    assert reason(game, key) == ("turn.not_now", "TU-BAD-02")


@rule("TU-TURN-03")
@pytest.mark.parametrize(
    "key", ["site:skullport", "troop:skullport-red", "card:noble.1", "option:advocate-1", "seat:1", "pay"]
)
def test_in_the_main_phase_targets_come_after_the_action(key: str) -> None:
    assert reason(war("noble").begin(), key) == ("turn.first_an_action", "TU-TURN-03")


@rule("TU-EOT-03")
def test_a_card_that_was_played_says_so() -> None:
    game = war("noble", "soldier").begin().plays("noble")

    assert reason(game, "card:noble.1") == ("card.played", "TU-EOT-03")


@rule("TU-RECR-04", "TU-BAD-09")
@pytest.mark.parametrize("stack", ["guards", "priestesses"])
def test_an_empty_stack_says_that_it_is_empty(stack: str) -> None:
    design = {"guards": "house_guard", "priestesses": "priestess_of_lolth"}[stack]
    game = war("noble").discard("red", *[design] * 15).pool(influence=5).begin()

    assert getattr(game.g, stack) == []
    assert {reason(game, f"recruit:{design}.{n}") for n in (1, 15)} == {("recruit.stack_empty", "TU-RECR-04")}


@rule("TU-CARD-11", "TU-SUPP-01")
def test_spellspinner_supplants_only_where_its_spy_was() -> None:
    game = war("spellspinner").troops("red", "skullport", "everfire").troops("white", "skullport")
    spinning = game.spies("black", "skullport").begin().plays("spellspinner", "b", "spy:skullport-black")

    assert spinning.kind == "supplant"
    for key in ("troop:ched_nasad-red", "troop:everfire-red"):  # with and without presence: both are elsewhere
        assert reason(spinning, key) == ("troop.elsewhere", "TU-CARD-11")


@rule("TU-ASSA-01")
def test_death_tyrant_kills_only_at_the_site_that_was_chosen() -> None:
    game = war("death_tyrant").with_decks("aberrations").troops("red", "everfire").begin()
    game.plays("death_tyrant", "ched_nasad")

    assert game.kind == "assassinate"
    for key in ("troop:araumycos__ched_nasad_1-white", "troop:everfire-red"):
        assert reason(game, key) == ("troop.elsewhere", "TU-CARD-02")


@rule("TU-BAD-05", "TU-RET-01")
def test_a_piece_that_is_not_there_is_named() -> None:
    game = war("deathblade").begin().plays("deathblade")

    assert reason(game, "troop:everfire-red") == ("troop.not_there", "TU-BAD-05")
    assert reason(game, "spy:everfire-red") == ("turn.something_else", "TU-TURN-05")
