"""Charm on each of the 17 places (DD-SPELL-14, DD-RUL-19, 63)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.tables import FORTUNE_IDS, MERCENARY
from tests.games.domains.domains import Domains, Game, domains, land_key
from tests.rule import rule


def charmed(place: str, caster: int = 1, actor: int = 0, **items: int) -> Domains:
    board = domains(2).minion(actor, place).hand(caster, "charm").has(caster, **items)
    return board.has(caster, fire=board.g.items[caster * 10 + 8] + 1, water=board.g.items[caster * 10 + 9] + 1)


def copy(game: Game, *before: str) -> Game:
    """Seat 0 acts, seat 1 casts Charm."""
    return game.does(0, *before).does(1, "spell:charm")


@rule("DD-SPELL-14", "DD-RES-06")
@pytest.mark.parametrize(
    ("place", "item", "n"),
    [
        ("business_district.1", "coins", 2),
        ("temple_black_kult.1", "evil", 2),
        ("towers.3", "fire", 2),
        ("towers.2", "earth", 2),
    ],
)
def test_yields_come_from_the_supply(place: str, item: str, n: int) -> None:
    game = copy(charmed(place).at("resolution_phase"), "act")

    assert game.item(1, item) == n and game.item(0, item) == n


@rule("DD-SPELL-14")
def test_the_seer_is_copied_after_the_other_has_reordered() -> None:
    board = charmed("seer.1").fortune("ace_of_cups", "the_fool", "ace_of_swords")
    game = copy(board.at("resolution_phase"), "act", "fortune:the_fool", "fortune:ace_of_cups")

    assert game.keys(1) == ["fortune:the_fool", "fortune:ace_of_cups", "fortune:ace_of_swords"]
    game.does(1, "fortune:ace_of_swords", "fortune:the_fool")
    assert [FORTUNE_IDS[card] for card in game.g.fortune[:-4:-1]] == ["ace_of_swords", "the_fool", "ace_of_cups"]
    assert game.table.view(0)["lore"][0]["last"] == 3


@rule("DD-SPELL-14")
@pytest.mark.parametrize(("place", "price"), [("assassin.1", 12), ("street_thug.1", 2)])
def test_assassin_and_thug_are_paid_and_used_by_the_caster_himself(place: str, price: int) -> None:
    board = charmed(place, coins=price).has(0, coins=price).inn("zasch", "soojin").dice(1, 1)
    game = board.at("resolution_phase")
    evil = ["amount:0"] if price == 12 else []
    copy(game, "henchman:zasch", *evil)

    game.does(1, "henchman:soojin", *evil)
    assert len(game.g.henchmen_removed) == 2 and game.coins(1) == 0


@rule("DD-SPELL-14", "DD-RUL-20", "DD-RUL-66")
def test_buildings_and_henchmen_come_from_the_top_of_the_deck() -> None:
    board = charmed("architects_guild.1").row("grove", "market")
    game = board.at("resolution_phase")
    top = game.g.building_deck[-1]
    copy(game, "act")
    assert game.g.plans[1] == [top]

    for place in ("inn.1", "far_lands.1"):
        board = charmed(place).inn("zasch", "soojin").far_lands("octavian", "quill").henchman_deck("ludo_vane")
        game = copy(board.at("resolution_phase"), "act")
        assert game.henchmen(1) == ["ludo_vane"]


@rule("DD-SPELL-14", "DD-RUL-19")
def test_the_caster_buys_at_the_builders_guild_too() -> None:
    board = charmed("builders_guild", coins=3).has(0, coins=1)
    game = board.at("resolution_phase").does(0, "item:stone", "pass").does(1, "spell:charm")

    game.does(1, "item:metal", "item:stone", "pass")
    assert game.item(1, "metal") == 1 and game.coins(1) == 0


@rule("DD-SPELL-14")
def test_the_library_lets_the_caster_draw_from_decks_of_his_choice() -> None:
    game = copy(charmed("library.1").at("resolution_phase"), "act", "deck:attack", "deck:attack", "deck:attack")

    game.does(1, "deck:control", "deck:defence", "deck:defence")
    assert len(game.hand(1)) == 3


@rule("DD-SPELL-14", "DD-RUL-19")
@pytest.mark.parametrize(("place", "party"), [("green_unicorn.1", 0), ("yellow_swan.1", 1)])
def test_a_tavern_is_replaced_once_more(place: str, party: int) -> None:
    game = copy(charmed(place).at("resolution_phase"), "act")

    assert len(game.g.adventurer_discard) == 6 and len(game.g.parties[party]) == 4


@rule("DD-RUL-19", "DD-SPELL-14")
def test_the_mercenary_is_taken_over() -> None:
    board = charmed("docks.1").build(0, "forest.1", "grove").build(1, "town.1", "market")
    game = copy(board.at("resolution_phase"), "act", land_key(0, "forest.1")).does(1, land_key(1, "town.1"))

    assert game.monsters(1, "town.1") == ["foreign_mercenary"] and game.monsters(0, "forest.1") == []
    assert game.g.mercenary == 1 and game.g.where[MERCENARY] >= 0


@rule("DD-SPELL-14")
def test_a_random_monster_of_the_stock_is_offered_and_goes_back_if_refused() -> None:
    board = charmed("niktmarg.1", coins=6).market("zombie").has(0, coins=2).stock("ogre")
    game = board.at("resolution_phase")
    copy(game, land_key(0, "forest.1"))
    assert game.ask(1).args == {"monster": "monster:ogre.1", "price": 6, "coins": 6}
    game.does(1, land_key(1, "forest.1"))
    assert game.monsters(1, "forest.1") == ["ogre"] and game.coins(1) == 0

    board = charmed("niktmarg.1", coins=6).market("zombie").has(0, coins=2).stock("ogre")
    size = len(board.g.stock)
    game = copy(board.at("resolution_phase"), land_key(0, "forest.1")).does(1, "pass")
    assert len(game.g.stock) >= size - 1 and game.g.limbo == []


@rule("DD-SPELL-14", "DD-MON-07", "DD-RUL-12")
def test_without_a_space_the_caster_draws_no_monster_and_is_not_asked() -> None:
    board = charmed("niktmarg.1", coins=6).market("zombie").has(0, coins=2)
    for n in range(16):
        board.fill(1, f"{('forest', 'town', 'plains', 'mountain')[n // 4]}.{n % 4 + 1}")
    game = copy(board.at("resolution_phase"), land_key(0, "forest.1"))

    assert game.asked() == [(0, "stopped")] and game.hand(1) == [] and game.coins(1) == 6


@rule("DD-SPELL-14", "DD-TERM-09", "DD-RUL-61")
def test_council_and_court_are_taken_from_who_just_got_them() -> None:
    game = copy(charmed("town_council.1").at("resolution_phase"), "act")
    assert game.g.first == 1 and game.coins(1) == 2

    game = copy(charmed("royal_court.1").at("resolution_phase"), "act")
    assert game.g.white_next == 1 and game.coins(1) == 2


@rule("DD-SPELL-14", "DD-RUL-19")
def test_an_own_action_may_be_copied_and_own_passive_henchmen_help_then_only() -> None:
    board = charmed("temple_black_kult.1", caster=0).henchman(0, "sister_ilvane")
    game = board.at("resolution_phase").does(0, "act", "spell:charm")
    assert game.evil(0) == 6

    board = charmed("temple_black_kult.1").henchman(0, "sister_ilvane").henchman(1, "nerissa_salt")
    game = copy(board.at("resolution_phase"), "act")
    assert game.evil(0) == 3 and game.evil(1) == 2


@rule("DD-RUL-63", "DD-SPELL-33")
def test_several_charms_may_follow_and_a_copy_opens_no_new_window() -> None:
    board = domains(3).minion(0, "temple_black_kult.1").hand(1, "charm", "charm").has(1, fire=2, water=2)
    board.hand(2, "charm").has(2, fire=1, water=1)
    game = board.at("resolution_phase").does(0, "act").does(1, "spell:charm")

    game.pass_until("charm")
    assert game.asked() == [(1, "charm")]
    game.does(1, "spell:charm")
    game.pass_until("charm")
    game.does(2, "spell:charm")
    assert [game.evil(seat) for seat in range(3)] == [2, 4, 2] and game.asked() == [(0, "stopped")]


@rule("DD-SPELL-33", "DD-RUL-67")
def test_charm_can_be_cancelled() -> None:
    board = charmed("temple_black_kult.1").hand(0, "counter_magic").has(0, water=1)
    game = copy(board.at("resolution_phase"), "act")

    game.does(0, "spell:counter_magic")
    assert game.evil(1) == 0 and game.hand(1) == []


@rule("DD-SPELL-14")
def test_minions_in_domains_are_never_copied() -> None:
    board = domains(2).build(0, "forest.1", "grove").posted(0, "forest.1").hand(1, "charm").has(1, fire=1, water=1)

    assert board.at("resolution_phase").asked() == [(0, "stopped")]
