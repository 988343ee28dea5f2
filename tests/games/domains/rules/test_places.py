"""Phase 4, Resolution: order, places, henchmen of this phase (DD-RES, DD-CITY, DD-ACTION)."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.events import ActionDeclined, ActionLacked, Gained
from gruft.games.domains.pieces.tables import BUILDING_REFS, FORTUNE_IDS, MERCENARY, WHITE
from gruft.texts import Texts
from tests.games.domains.domains import domains, land_key
from tests.rule import rule


@rule("DD-RES-01", "DD-RES-03", "DD-CITY-02", "DD-CITY-05", "DD-RUL-42", "DD-RUL-62", "DD-TURN-01")
def test_domains_come_first_then_places_one_to_seventeen_space_by_space() -> None:
    board = domains(2).build(1, "forest.1", "grove").posted(1, "forest.1")
    board.minion(0, "royal_court.1").minion(1, "business_district.3").minion(0, "business_district.1")
    board.minion(1, "temple_black_kult.1")
    game = board.at("resolution_phase")

    assert game.dark(1, "forest.1")
    seen = []
    while game.asked()[0][1] == "action":
        ask = game.ask()
        assert ask.args is not None
        seen.append((ask.seat, ask.args["place"]))
        game.does(ask.seat, "act")
    assert seen == [
        (0, "place:business_district"),
        (1, "place:business_district"),
        (1, "place:temple_black_kult"),
        (0, "place:royal_court"),
    ]


@rule("DD-RUL-62", "DD-RES-03")
def test_a_domain_minion_goes_home_if_its_building_cannot_be_turned_any_more() -> None:
    game = domains(2).build(0, "forest.1", "grove", holy=True).posted(0, "forest.1").at("resolution_phase")

    assert not game.dark(0, "forest.1") and game.g.posted == [-1, -1]


@rule("DD-RES-02", "DD-ACTION-02", "DD-RES-04")
def test_an_action_may_be_declined_and_is_then_not_copied() -> None:
    board = domains(2).minion(0, "business_district.1").minion(0, "business_district.2")
    board.hand(1, "charm").has(1, fire=1, water=1)
    game = board.at("resolution_phase")

    game.does(0, "pass")
    assert game.asked() == [(0, "action")] and game.coins(0) == 0
    game.does(0, "act")
    assert game.asked() == [(1, "charm")] and game.coins(0) == 2


@rule("DD-ACTION-03", "DD-COMP-03")
def test_temple_gives_two_evil() -> None:
    game = domains(2).minion(0, "temple_black_kult.2").at("resolution_phase").does(0, "act")

    assert game.evil(0) == 2


@rule("DD-ACTION-01", "DD-INFO-01", "DD-BAD-12")
def test_seer_looks_at_three_cards_and_reorders_them_in_secret() -> None:
    board = domains(2).fortune("ace_of_cups", "the_fool", "ace_of_swords", "the_sun").minion(0, "seer.1")
    game = board.at("resolution_phase").does(0, "act")

    assert game.keys(0) == ["fortune:ace_of_cups", "fortune:the_fool", "fortune:ace_of_swords"]
    assert "the_fool" not in str(game.table.view(1)) and game.table.told(1) != game.table.told(0)
    game.does(0, "fortune:ace_of_swords", "fortune:ace_of_cups")
    top = [FORTUNE_IDS[card] for card in game.g.fortune[:-5:-1]]
    assert top == ["ace_of_swords", "ace_of_cups", "the_fool", "the_sun"]
    lore = game.table.view(0)["lore"]
    assert {(entry["card"], entry["first"]) for entry in lore} == {
        ("fortune:ace_of_swords", 1),
        ("fortune:ace_of_cups", 2),
        ("fortune:the_fool", 3),
    }
    assert game.table.view(1)["lore"] == []


@rule("DD-ACTION-01", "DD-RUL-37")
def test_seer_sees_fewer_cards_if_fewer_are_left() -> None:
    board = domains(2)
    board.g.fortune = []
    game = board.fortune("ace_of_cups", "death").minion(0, "seer.1").at("resolution_phase")

    assert "reorder the top 2 Fortune cards," in Texts("domains", "en").prompt(game.ask(0))
    assert len(game.does(0, "act").keys(0)) == 2


@rule("DD-ACTION-01", "DD-RUL-37")
def test_the_last_fortune_card_is_only_looked_at() -> None:
    board = domains(2)
    board.g.fortune = []
    game = board.fortune("death").minion(0, "seer.1").at("resolution_phase")

    assert "Sieh dir die oberste Glückskarte an," in Texts("domains", "de").prompt(game.ask(0))
    game.does(0, "act")
    assert [entry["card"] for entry in game.table.view(0)["lore"]] == ["fortune:death"]


@rule("DD-ACTION-09", "DD-FOREMAN-06", "DD-RUL-83", "DD-RUL-20")
def test_architects_give_the_building_of_the_space_for_nothing() -> None:
    board = domains(2).row("grove", "market", "temple").minion(0, "architects_guild.2")
    game = board.at("resolution_phase").does(0, "act")

    assert [BUILDING_REFS[card] for card in game.g.plans[0]] == ["building:market.1"]
    assert game.g.row[1] == -1 and game.g.taken and game.coins(0) == 0


@rule("DD-ACTION-10", "DD-ACTION-16", "DD-HENCH-04", "DD-HENCH-07", "DD-DOMAIN-04", "DD-RUL-28")
def test_inn_and_far_lands_give_their_henchmen_face_up() -> None:
    board = domains(2).inn("zasch", "soojin").far_lands("octavian", "quill")
    board.minion(0, "inn.2").minion(0, "far_lands.1")
    game = board.at("resolution_phase").does(0, "act", "act")

    assert game.henchmen(0) == ["soojin", "octavian"]
    assert [h["henchman"] for h in game.table.view(1)["players"][0]["henchmen"]] == [
        "henchman:soojin",
        "henchman:octavian",
    ]
    assert game.g.inn[1] == -1 and game.g.far_lands[0] == -1


@rule("DD-ACTION-20", "DD-RES-07", "DD-RUL-44", "DD-RUL-77")
@pytest.mark.parametrize("space", ["architects_guild.1", "inn.1", "far_lands.1", "niktmarg.1"])
def test_an_action_whose_card_is_gone_has_no_effect(space: str) -> None:
    board = domains(2).minion(0, space).has(0, coins=9)
    board.g.row[0] = board.g.inn[0] = board.g.far_lands[0] = board.g.market[0] = -1
    game = board.at("resolution_phase")

    assert game.asked() == [(0, "action")]
    assert game.keys(0) == ["pass"] and game.why_not(0, "act") == "place.nothing_there"


@rule("DD-ACTION-12", "DD-ITEM-01")
@pytest.mark.parametrize(("n", "element"), [(1, "wind"), (2, "earth"), (3, "fire"), (4, "water")])
def test_towers_give_two_elements_of_the_space(n: int, element: str) -> None:
    game = domains(2).minion(0, f"towers.{n}").at("resolution_phase").does(0, "act")

    assert game.item(0, element) == 2


@rule("DD-ACTION-13", "DD-BAD-19", "DD-RUL-78", "DD-RUL-55", "DD-TERM-08")
def test_library_draws_three_spells_announced_before_drawing() -> None:
    board = domains(2).minion(0, "library.1")
    attack = board.g.spell_decks[0]
    board.g.spell_discards[0] = attack[:23]
    board.g.spell_decks[0] = attack[23:]
    for seat, kinds in enumerate((attack[:11], attack[11:22])):
        board.g.hands[seat] = kinds
    board.g.spell_discards[0] = attack[22:23]
    game = board.at("resolution_phase").does(0, "act", "deck:attack", "deck:attack")

    assert len(game.hand(0)) == 11 and game.why_not(0, "deck:attack") == "draw.deck_too_small"
    game.does(0, "deck:control")
    assert len(game.hand(0)) == 14 and game.g.spell_discards[0] == [] == game.g.spell_decks[0]


@rule("DD-ACTION-14", "DD-TERM-03", "DD-RUL-41")
@pytest.mark.parametrize(("place", "party"), [("green_unicorn.1", 0), ("yellow_swan.1", 1)])
def test_taverns_replace_all_but_the_leader(place: str, party: int) -> None:
    board = domains(2).minion(0, place)
    before = board.g.parties[party][:]
    other = board.g.parties[1 - party][:]
    game = board.at("resolution_phase").does(0, "act")

    after = game.g.parties[party]
    assert after[0] == before[0] and not set(after[1:]) & set(before[1:]) and len(after) == 4
    assert game.g.adventurer_discard == before[1:] and game.g.parties[1 - party] == other


@rule("DD-ACTION-15", "DD-MON-05", "DD-BAD-15", "DD-MON-03")
def test_docks_put_the_mercenary_on_a_building() -> None:
    board = domains(2).build(0, "forest.1", "grove").monster(0, "town.1", "ogre").minion(0, "docks.1")
    game = board.at("resolution_phase").does(0, "act")

    assert game.why_not(0, land_key(0, "town.1")) == "monster.needs_building"
    game.does(0, land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["foreign_mercenary"] and game.g.mercenary == 0


@rule("DD-RUL-13", "DD-RUL-84")
def test_who_has_a_building_places_the_mercenary_at_once_or_not_at_all() -> None:
    board = domains(2).build(0, "forest.1", "grove").minion(0, "docks.1")
    game = board.at("resolution_phase").does(0, "act", "pass")

    assert game.g.mercenary == -1 and game.g.where[MERCENARY] == -1


@rule("DD-RUL-13", "DD-ACTION-15")
def test_who_has_none_may_place_the_mercenary_at_the_end_of_his_foreman_slot() -> None:
    board = domains(2).minion(0, "docks.1").plans(0, "market").has(0, wood=1, workers=1)
    game = board.at("resolution_phase", until="adventure_phase").does(0, "act")

    assert game.asked() == [(0, "build")]
    game.does(0, "building:market.1", land_key(0, "town.1"))
    assert game.asked() == [(0, "place_mercenary")]
    game.does(0, land_key(0, "town.1"))
    assert game.monsters(0, "town.1") == ["foreign_mercenary"]


@rule("DD-ACTION-18", "DD-MON-04", "DD-MON-07", "DD-BAD-05")
def test_niktmarg_sells_the_monster_of_the_space() -> None:
    board = domains(2).market("ogre", "troll").minion(0, "niktmarg.1").minion(1, "niktmarg.2").has(0, coins=7)
    board.build(0, "forest.1", "grove").build(0, "town.1", "market", dark=True).monster(0, "plains.1", "zombie")
    board.has(1, coins=3)
    game = board.at("resolution_phase")

    assert game.why_not(0, land_key(0, "forest.1")) == "monster.light_building"
    assert game.why_not(0, land_key(0, "plains.1")) == "monster.occupied"
    game.does(0, land_key(0, "town.1"))
    assert game.monsters(0, "town.1") == ["ogre"] and game.coins(0) == 1 and game.g.market[0] == -1
    assert game.keys(1) == ["pass"] and game.why_not(1, land_key(1, "town.1")) == "pay.too_little"


@rule("DD-MON-07", "DD-RUL-12", "DD-BAD-05")
def test_without_a_legal_space_no_monster_can_be_bought() -> None:
    board = domains(2).market("zombie").minion(0, "niktmarg.1").has(0, coins=9)
    for area in ("forest", "town", "plains", "mountain"):
        for n in range(1, 5):
            if area == "town":
                board.build(0, f"{area}.{n}", "market")
            else:
                board.monster(
                    0,
                    f"{area}.{n}",
                    ("goblin", "kobold", "orc", "harpy", "gargoyle", "ghoul")[n - 1 + (area == "plains")],
                )
    game = board.at("resolution_phase")

    assert game.keys(0) == ["pass"] and game.why_not(0, land_key(0, "town.1")) == "monster.no_space"


@rule("DD-ACTION-19", "DD-TERM-01", "DD-TERM-09")
def test_town_council_gives_the_first_player_token_and_two_coins() -> None:
    game = domains(3).minion(2, "town_council.1").at("resolution_phase").does(2, "act")

    assert game.g.first == 2 and game.coins(2) == 2
    assert game.table.view(0)["order"] == [2, 0, 1]


@rule("DD-ACTION-17", "DD-RUL-39")
def test_royal_court_gives_the_white_minion_for_the_next_round() -> None:
    board = domains(2).minion(0, "royal_court.1").fortune("ace_of_cups", "page_of_cups")
    game = board.at("resolution_phase", until="minion_phase").does(0, "act")

    assert game.coins(0) == 2 + 2 and game.g.round == 2
    assert game.g.white == 0 and game.g.white_next == -1


@rule("DD-RUL-39", "DD-RUL-64", "DD-ACTION-17", "DD-RES-02")
def test_the_white_minion_goes_back_when_resolved_also_from_the_royal_court_itself() -> None:
    board = domains(2).minion(0, "royal_court.1", colour="white")
    game = board.at("resolution_phase")

    assert game.g.board.count(WHITE) == 1
    game.does(0, "act")
    assert game.g.white == -1 and game.g.white_next == 0


@rule("DD-HENCH-14", "DD-RES-05", "DD-RES-06", "DD-RUL-63", "DD-RUL-18", "DD-RUL-65")
@pytest.mark.parametrize(
    ("henchman", "space", "item", "n"),
    [
        ("itoril", "royal_court.1", "evil", 2),
        ("rintalis", "town_council.1", "evil", 2),
        ("sister_ilvane", "temple_black_kult.1", "evil", 3),
        ("nerissa_salt", "business_district.1", "coins", 3),
    ],
)
def test_passive_henchmen_add_to_the_action_of_an_own_minion(henchman: str, space: str, item: str, n: int) -> None:
    mine = domains(2).minion(0, space).henchman(0, henchman).at("resolution_phase").does(0, "act")
    other = domains(2).minion(1, space).henchman(0, henchman).at("resolution_phase").does(1, "act")
    declined = domains(2).minion(0, space).henchman(0, henchman).at("resolution_phase").does(0, "pass")

    assert mine.item(0, item) == n
    assert mine.told(Gained)[-1].cause == f"henchman:{henchman}"
    assert other.item(0, item) == 0 and declined.item(0, item) == 0


def test_quill_draws_one_spell_more_at_the_library() -> None:
    game = domains(2).minion(0, "library.1").henchman(0, "quill").at("resolution_phase")
    game.does(0, "act", "deck:attack", "deck:attack", "deck:attack", "deck:attack")

    assert len(game.hand(0)) == 4


def test_vashti_makes_monsters_cheaper_for_own_minions_but_at_least_one_coin() -> None:
    board = domains(2).market("ogre", "rat_swarm").minion(0, "niktmarg.1").minion(0, "niktmarg.2")
    game = board.henchman(0, "vashti").has(0, coins=5).at("resolution_phase")

    game.does(0, land_key(0, "forest.1"), land_key(0, "forest.2"))
    assert game.coins(0) == 0


@rule("DD-HENCH-14", "DD-RES-05", "DD-RES-06")
def test_nhoj_nomrah_takes_a_building_left_after_all_minions_also_if_none_stood_there() -> None:
    board = domains(2).row("grove", "market").henchman(0, "nhoj_nomrah").minion(1, "architects_guild.1")
    game = board.at("resolution_phase")

    game.does(1, "act")
    assert game.asked() == [(0, "nhoj_nomrah")] and game.keys(0) == ["building:market.1", "pass"]
    game.does(0, "building:market.1")
    assert len(game.g.plans[0]) == 1 and game.g.taken
    assert domains(2).henchman(0, "nhoj_nomrah").at("resolution_phase").asked() == [(0, "nhoj_nomrah")]


@rule("DD-RUL-31", "DD-HENCH-14")
def test_lord_winston_buys_one_remaining_monster_for_a_coin() -> None:
    board = domains(2).market("dragon", "troll").henchman(0, "lord_winston").has(0, coins=1)
    game = board.minion(1, "niktmarg.2").has(1, coins=7).at("resolution_phase")

    game.does(1, land_key(1, "forest.1"))
    assert game.keys(0) == ["monster:dragon.1", "pass"]
    game.does(0, "monster:dragon.1", land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["dragon"] and game.coins(0) == 0
    poor = domains(2).market("dragon").henchman(0, "lord_winston").at("resolution_phase")
    assert poor.why_not(0, "monster:dragon.1") == "pay.too_little"


@rule("DD-RES-05", "DD-RUL-65")
def test_a_henchman_taken_earlier_in_the_phase_works_if_his_point_is_still_to_come() -> None:
    board = domains(2).inn("lord_winston", "nhoj_nomrah").minion(0, "inn.1").minion(0, "inn.2").has(0, coins=1)
    game = board.at("resolution_phase").does(0, "act", "act")

    assert game.asked() == [(0, "lord_winston")]


@rule("DD-HENCH-08", "DD-MON-03")
@pytest.mark.parametrize(("henchman", "monster"), [("essoli", "elf_mercenaries"), ("gnarl", "white_mask_gnolls")])
def test_some_henchmen_bring_a_monster_that_may_stand_anywhere(henchman: str, monster: str) -> None:
    board = domains(2).inn(henchman).minion(0, "inn.1").build(0, "forest.1", "grove").monster(0, "town.1", "ogre")
    game = board.at("resolution_phase").does(0, "act")

    assert len(game.keys(0)) == 16
    game.does(0, land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == [monster]


@rule("DD-HENCH-09", "DD-MON-05", "DD-RUL-85")
def test_tarpa_needs_an_empty_space_or_dark_building_when_she_comes() -> None:
    board = domains(2).inn("tarpa").minion(0, "inn.1").build(0, "forest.1", "grove")
    board.build(0, "town.1", "market", dark=True).monster(0, "town.1", "ogre")
    game = board.at("resolution_phase").does(0, "act")

    assert game.why_not(0, land_key(0, "forest.1")) == "monster.light_building"
    game.does(0, land_key(0, "town.1"))
    assert game.monsters(0, "town.1") == ["ogre", "tarpa"]


@rule("DD-RES-02")
@pytest.mark.parametrize(
    ("place", "coins", "why"),
    [
        ("assassin.1", 0, "price"),
        ("street_thug.1", 1, "price"),
        ("niktmarg.1", 0, "price"),
        ("builders_guild", 0, "price"),
    ],
)
def test_who_could_not_pay_is_told_so_and_nobody_else_is(place: str, coins: int, why: str) -> None:
    game = domains(2).minion(0, place).has(0, coins=coins).at("resolution_phase")
    assert game.keys(0) == ["pass"]

    game.does(0, "pass")

    assert [(one.who, one.why, one.only) for one in game.told(ActionLacked)] == [(0, why, (0,))]
    assert [one.who for one in game.told(ActionDeclined)] == [0]


@rule("DD-RES-02")
def test_who_could_have_acted_and_declines_lacks_nothing() -> None:
    game = domains(2).minion(0, "niktmarg.1").has(0, coins=40).at("resolution_phase").does(0, "pass")

    assert game.told(ActionLacked) == [] and len(game.told(ActionDeclined)) == 1
