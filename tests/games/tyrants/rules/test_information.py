"""Who sees what (INFO), and that nobody can work out more."""

from __future__ import annotations

import json

from gruft.games.tyrants.pieces.events import CardRevealed
from gruft.games.tyrants.rules.deck import draw
from gruft.games.tyrants.seen.redeal import redeal
from gruft.table.chance import FastChance
from tests.games.tyrants.underdark import Game, designs, underdark
from tests.harness import code_of
from tests.rule import rule


def table() -> Game:
    s = underdark(3).troops("black", "kanaglym").troops("red", "everfire").hand("black", "fire_elemental", "blackguard")
    s.hand("red", "deathblade", "noble").hand("blue", "advocate").discard("red", "soldier").circle("red", "spy_master")
    return s.market("weaponmaster").trophies("red", white=2).points("red", 3).begin()


def seen(game: Game, seat: int | None) -> str:
    return json.dumps(game.table.view(seat))


@rule("TU-INFO-01", "TU-RUL-41")
def test_hands_and_decks_are_secret() -> None:
    game = table()

    assert "deathblade" in seen(game, 1)
    assert "deathblade" not in seen(game, 0) + seen(game, 2) + seen(game, None)
    assert game.table.view(1)["hand"] == ["deathblade.1", "noble.8"]
    assert game.table.view(None)["hand"] == []
    for seat in (0, 1, 2, None):
        view = game.table.view(seat)
        assert isinstance(view["market"]["deck"], int) and all(isinstance(p["deck"], int) for p in view["players"])


@rule("TU-INFO-02", "TU-RUL-41")
def test_everything_else_is_public() -> None:
    view = table().table.view(None)
    red = view["players"][1]

    assert (red["hand"], red["deck"], red["tokens"], red["barracks"], red["spies"]) == (2, 8, 3, 39, 5)
    assert red["discard"] == ["soldier.4"] and red["inner_circle"] == ["spy_master.1"]
    assert red["trophies"] == {"white": 2}
    assert view["market"]["row"][0] == "weaponmaster.1"
    assert (view["market"]["priestesses"], view["market"]["guards"]) == (15, 15)
    assert next(site for site in view["sites"] if site["id"] == "everfire")["troops"] == ["red", None, None]
    assert view["power"] == 0 and view["play_area"] == []


@rule("TU-INFO-03")
def test_a_card_shown_for_focus_is_told_to_all_and_then_hidden_again() -> None:
    game = table()
    game.plays("fire_elemental", "a", "blackguard")

    told = [event.card for event in game.table.told(2) if isinstance(event, CardRevealed)]
    assert told == ["card:blackguard.1"]
    assert "blackguard" not in seen(game, 2)
    for seed in range(20):  # who has seen it knows that it is still there
        twin = game.table.fork()
        redeal(twin.state, 2, FastChance(seed))
        assert game.g.hands[0][0] in twin.state.hands[0]


@rule("TU-INFO-05")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    game = table()
    game.ends()

    def drawn(seat: int | None) -> int:
        return sum(type(event).__name__ == "CardDrawn" for event in game.table.told(seat))

    assert drawn(0) == 5 and drawn(1) == drawn(2) == drawn(None) == 0
    assert any(type(event).__name__ == "CardsDrawn" for event in game.table.told(None))


@rule("TU-INFO-05")
def test_a_reshuffled_discard_pile_is_secret_again() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "rath_modar").discard("black", "deathblade", "kobold")
    game = s.bare("black").hand("red", "noble").begin()
    assert "deathblade" in seen(game, 1)

    game.plays("rath_modar", "everfire")

    assert "deathblade" not in seen(game, 1)


@rule("TU-INFO-04")
def test_a_card_promoted_from_the_top_of_the_deck_becomes_public() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "nalfeshnee").deck("black", "orcus")
    game = s.begin().plays("nalfeshnee")

    assert game.table.view(1)["players"][0]["inner_circle"] == ["orcus.1"]


@rule("TU-INFO-06")
def test_never_are_two_players_asked_at_once() -> None:
    game = table()
    for _ in range(60):
        assert len(game.table.asks) == 1
        game.answers(game.ask.keys[-1])


def test_others_cannot_see_that_a_focus_is_still_open() -> None:
    game = table()
    game.plays("fire_elemental", "a")
    assert game.kind == "focus"

    assert game.table.view(0)["resolving"] == ["fire_elemental.1"]
    assert game.table.view(1)["resolving"] == [] and game.table.view(None)["resolving"] == []


def test_undo_stops_where_something_was_revealed() -> None:
    game = table()
    game.plays("fire_elemental", "a")
    assert game.table.undo_refusal(0) is None
    game.answers("blackguard")
    assert code_of(game.table.undo_refusal(0)) == "undo.revealed"


def imagined_hands(game: Game, seat: int, owner: int) -> list[list[str]]:
    """The hand of `owner` in many worlds as `seat` may imagine them."""
    hands = []
    for seed in range(40):
        twin = game.table.fork()
        redeal(twin.state, seat, FastChance(seed))
        hands.append(designs(twin.state.hands[owner]))
    return hands


@rule("TU-INFO-03", "TU-INFO-05")
def test_a_shown_card_that_was_discarded_and_shuffled_in_is_secret_again() -> None:
    s = underdark(2).with_decks("demons").troops("black", "kanaglym")
    s.hand("black", "fire_elemental", "imix", "insane_outcast").hand("red", "noble")
    s.discard("black", "noble", "soldier").deck("black", "noble", "soldier").bare("black")
    game = s.begin().plays("fire_elemental", "a", "imix").plays("insane_outcast", "imix")
    draw(game.g, 0, 2)  # the last card of the deck, then one of the three shuffled in
    assert "imix" in game.hand("black") and game.deck("black")

    assert any("imix" not in hand for hand in imagined_hands(game, 1, 0))


@rule("TU-INFO-02", "TU-INFO-05")
def test_who_has_counted_knows_what_was_in_hand_when_the_deck_ran_out() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "noble", "soldier").deck("black", "orcus")
    game = s.discard("black", "kobold", "ettin", "vrock").bare("black").hand("red", "noble").begin()

    game.ends()  # draws Orcus, the last card of the deck, and four of the five shuffled in

    hands = imagined_hands(game, 1, 0)
    assert all("orcus" in hand for hand in hands)
    assert any("kobold" not in hand for hand in hands) and any("kobold" in hand for hand in hands)


@rule("TU-INFO-04", "TU-RUL-33")
def test_a_card_chosen_for_a_forced_discard_is_known_while_its_owner_thinks_about_the_reaction() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "cranium_rats").hand("red", "ambassador", *["noble"] * 4)
    game = s.begin().plays("cranium_rats", "kanaglym", "kanaglym", "ambassador")
    assert game.kind == "react"

    assert all("ambassador" in hand for hand in imagined_hands(game, 0, 1))
