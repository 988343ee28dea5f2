"""Phase 8, End of Turn (DD-EOT), the end and the score (DD-END, DD-SCORE)."""

from __future__ import annotations

from gruft.games.domains.pieces.tables import DEATH, HENCHMAN_OF, MERCENARY
from gruft.table.game import Result
from tests.games.domains.domains import Domains, domains
from tests.rule import rule


@rule("DD-EOT-01", "DD-RUL-05")
def test_first_everybody_has_a_slot_before_anything_is_reset() -> None:
    board = domains(2).boxes("ace_of_cups").hand(0, "life_drain").has(0, water=1, fire=1).hand(1, "life_drain")
    board.has(1, water=1, fire=1)
    game = board.at("end_of_turn_phase")

    assert game.asked() == [(0, "end_of_turn")] and game.g.boxes != []
    game.does(0, "pass")
    assert game.asked() == [(1, "end_of_turn")]
    game.does(1, "pass")
    assert game.g.boxes == []


@rule("DD-EOT-02", "DD-EOT-03", "DD-TOKEN-01", "DD-TOKEN-07")
def test_fortune_cards_and_unavailable_tokens_leave() -> None:
    board = domains(2).boxes("ace_of_cups", "the_fool")
    board.g.unavailable[3] = 1
    board.g.blocked[4] = 1
    game = board.at("end_of_turn_phase")

    assert game.g.boxes == [] and len(game.g.fortune_discard) == 2
    assert not any(game.g.unavailable) and not any(game.g.blocked)


@rule("DD-EOT-04", "DD-EOT-05", "DD-EOT-09", "DD-RUL-77")
def test_the_inn_is_emptied_and_filled_from_the_far_lands_then_from_the_deck() -> None:
    board = domains(2).inn("zasch", "soojin").far_lands("octavian").henchman_deck("quill", "grisl", "rot")
    game = board.at("end_of_turn_phase")

    assert game.g.henchman_discard == [HENCHMAN_OF["zasch"], HENCHMAN_OF["soojin"]]
    assert game.g.inn == [HENCHMAN_OF["octavian"], HENCHMAN_OF["quill"]]
    assert game.g.far_lands == [HENCHMAN_OF["grisl"], HENCHMAN_OF["rot"]]


@rule("DD-EOT-06", "DD-RUL-20", "DD-RUL-77")
def test_the_guild_is_refilled_or_removed_if_nobody_took_a_building() -> None:
    board = domains(2).row("grove", "market", "temple")
    board.g.taken = True
    game = board.at("end_of_turn_phase")
    assert game.g.row[:3] == board.g.row[:3] and all(card >= 0 for card in game.g.row)
    assert game.g.buildings_removed == []

    board = domains(2).row("grove", "market", "temple")
    old = board.g.row[:3]
    game = board.at("end_of_turn_phase")
    assert game.g.buildings_removed == old and not set(old) & set(game.g.row)


@rule("DD-EOT-07", "DD-EOT-08", "DD-EOT-10", "DD-ACTION-15", "DD-RUL-76", "DD-MON-08")
def test_parties_docks_and_niktmarg_are_filled_again() -> None:
    board = domains(2).party(0, "wren_ashby").build(0, "town.1", "market").monster(0, "town.1", "foreign_mercenary")
    board.market("ogre")
    game = board.at("end_of_turn_phase")

    assert [len(party) for party in game.g.parties] == [4, 4] and game.party(0)[0] == "wren_ashby"
    assert game.g.where[MERCENARY] == -1 and game.g.mercenary == -1
    assert all(0 <= monster < MERCENARY for monster in game.g.market)


@rule("DD-EOT-11", "DD-ITEM-04", "DD-RUL-40")
def test_worked_example_9_the_limit_of_ten() -> None:
    board = domains(2).has(0, workers=10, stone=10, wood=10, fire=10, earth=12, coins=40, evil=50)
    game = board.at("end_of_turn_phase")

    assert game.item(0, "earth") == 10 and game.item(0, "fire") == game.item(0, "stone") == 10
    assert game.coins(0) == 40 and game.evil(0) == 50


@rule("DD-EOT-12", "DD-END-01", "DD-TURN-02", "DD-RUL-87")
def test_the_game_ends_after_the_end_of_turn_of_deaths_round() -> None:
    board = domains(2).boxes("death").last_round().has(0, evil=3)
    game = board.at("end_of_turn_phase", until="")

    assert game.table.over and game.table.result is not None and game.table.result.winners == [0]
    assert game.phase() == "over" and DEATH in game.g.fortune_discard
    going_on = domains(2).at("end_of_turn_phase")
    assert going_on.asked() == [(0, "stopped")] and not going_on.table.over


def ended(board: Domains) -> Result:
    result = board.last_round().at("end_of_turn_phase", until="").table.result
    assert result is not None
    return result


@rule("DD-SCORE-01", "DD-COMP-03", "DD-RUL-24")
def test_the_most_evil_wins_and_the_parts_add_up() -> None:
    result = ended(domains(3).has(0, evil=5, coins=99).has(1, evil=9).has(2, evil=7))

    assert result.winners == [1] and result.places == [3, 1, 2] and result.points == [5, 9, 7]
    assert [sum(parts.values()) for parts in result.breakdown] == [5, 9, 7]


@rule("DD-SCORE-02", "DD-RUL-24", "DD-RUL-73")
def test_ties_are_broken_by_evil_production() -> None:
    board = domains(2).has(0, evil=5).has(1, evil=5).build(0, "town.1", "market", dark=True)
    board.build(1, "forest.1", "grove").monster(1, "forest.2", "lich")

    assert ended(board).winners == [1]


@rule("DD-SCORE-03", "DD-RUL-24")
def test_then_by_the_highest_building_and_else_the_victory_is_shared() -> None:
    board = domains(2).has(0, evil=5).has(1, evil=5).build(0, "town.1", "market").build(1, "plains.1", "temple")
    assert ended(board).winners == [1] and ended(domains(2)).winners == [0, 1]
    assert ended(domains(2)).reason == "shared"


@rule("DD-INFO-02")
def test_totals_become_public_at_the_end() -> None:
    game = domains(2).has(0, evil=5).last_round().at("end_of_turn_phase", until="")

    assert game.table.view(None)["players"][0]["evil"] == 5


@rule("DD-TERM-08", "DD-RUL-21")
def test_empty_decks_are_made_new_from_their_discards_but_not_buildings() -> None:
    board = domains(2)
    board.g.henchman_discard = board.g.henchman_deck
    board.g.henchman_deck = []
    board.g.adventurer_discard = board.g.adventurer_deck
    board.g.adventurer_deck = []
    board.g.buildings_removed = board.g.building_deck
    board.g.building_deck = []
    board.g.taken = True
    board.g.row[0] = -1
    board.g.buildings_removed += [card for card in range(94) if card not in board.g.row + board.g.buildings_removed]
    game = board.at("end_of_turn_phase")

    assert all(card >= 0 for card in game.g.inn + game.g.far_lands)
    assert game.g.row[0] == -1
    assert game.table.view(0)["building_top"] is None


@rule("DD-TERM-08", "DD-RUL-21", "DD-RUL-51")
def test_discarded_monsters_are_shuffled_into_an_empty_stock() -> None:
    board = domains(2).market()
    board.g.monster_discard = board.g.stock
    board.g.stock = []
    board.g.monster_discard += [m for m in range(64) if m not in board.g.monster_discard]
    game = board.at("end_of_turn_phase")

    assert all(monster >= 0 for monster in game.g.market) and len(game.g.stock) == 58
    assert game.g.monster_discard == []
