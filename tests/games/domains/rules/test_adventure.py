"""Phase 6, the adventure (DD-ADV, DD-AFTER)."""

from __future__ import annotations

from gruft.games.domains.pieces.events import TargetFound
from gruft.games.domains.pieces.tables import ADVENTURER_IDS, MERCENARY, MONSTER_OF
from tests.games.domains.domains import Domains, domains, land, land_key
from tests.rule import rule


def alone(board: Domains) -> Domains:
    """The Yellow Swan stays at home."""
    board.g.skips = [0, 1]
    return board


@rule("DD-ADV-01", "DD-ADV-03", "DD-ADV-08", "DD-AFTER-04", "DD-ATTACK-03")
def test_green_unicorn_then_yellow_swan_may_attack_the_same_space() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "dragon")
    game = board.party(0, "wren_ashby").party(1, "fenwick_oakes").at("adventure_phase")

    assert game.evil(0) == 6 and game.building(0, "forest.1") == "grove"
    assert [event.party for event in game.told(TargetFound)] == ["party:green"] * 2 + ["party:yellow"] * 2


@rule("DD-AFTER-01", "DD-AFTER-03", "DD-ATTACK-05", "DD-TARGET-08", "DD-TERM-02", "DD-RUL-71")
def test_the_party_wins_and_everything_on_the_space_leaves_the_game() -> None:
    board = alone(domains(2).build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "zombie", imbued=1))
    board.curse(0, "forest.1").party(0, "wren_ashby", "garrick_holt", "lucan_vale", "amarantha")
    game = board.dice(1, 1, 1, 8, 6, 6, 8).at("adventure_phase")

    assert game.building(0, "forest.1") == "" and game.monsters(0, "forest.1") == []
    assert game.g.cursed[land(0, "forest.1")] == 1 and game.g.imbued[MONSTER_OF["zombie.1"]] == 0
    assert MONSTER_OF["zombie.1"] in game.g.monsters_removed and len(game.g.buildings_removed) == 1
    assert game.party(0)[:3] == ["garrick_holt", "lucan_vale", "amarantha"] and len(game.party(0)) == 4
    assert ADVENTURER_IDS.index("wren_ashby") in game.g.adventurer_discard and game.evil(0) == 0


@rule("DD-AFTER-04", "DD-AFTER-05", "DD-RUL-03", "DD-TARGET-09", "DD-ADV-08")
def test_the_defender_wins_on_equal_and_the_party_loses_its_leader_and_all_with_the_symbol() -> None:
    board = alone(domains(2).build(0, "forest.1", "grove", dark=True))
    board.party(0, "wren_ashby", "bryony_hale", "lucan_vale", "garrick_holt")  # bryony and garrick have forest right
    game = board.dice(3, 2, 2, 2).at("adventure_phase")

    assert game.evil(0) == 3 and game.building(0, "forest.1") == "grove"
    assert game.party(0)[0] == "lucan_vale" and len(game.party(0)) == 3
    assert ADVENTURER_IDS.index("wren_ashby") in game.g.adventurers_removed
    discarded = {ADVENTURER_IDS[card] for card in game.g.adventurer_discard}
    assert discarded == {"bryony_hale", "garrick_holt"}


@rule("DD-AFTER-06", "DD-ADV-06")
def test_a_pilgrimage_pays_a_coin_and_the_leader_is_replaced() -> None:
    board = alone(domains(2).build(1, "forest.1", "grove").party(0, "wren_ashby", "garrick_holt"))
    game = board.at("adventure_phase")

    assert game.coins(1) == 1 and game.party(0)[0] == "garrick_holt" and len(game.party(0)) == 2
    generous = alone(domains(2).build(1, "forest.1", "grove").party(0, "wren_ashby"))
    generous.g.rule[0] = 3
    assert generous.at("adventure_phase").coins(1) == 3


@rule("DD-AFTER-07")
def test_a_party_that_finds_nothing_replaces_its_leader() -> None:
    game = alone(domains(2).party(0, "wren_ashby", "garrick_holt")).at("adventure_phase")

    assert game.party(0)[0] == "garrick_holt"
    assert ADVENTURER_IDS.index("wren_ashby") in game.g.adventurer_discard


@rule("DD-ADV-11", "DD-RUL-32")
def test_an_empty_party_and_a_cancelled_adventure_do_nothing() -> None:
    board = domains(2).build(0, "forest.1", "grove", dark=True).party(1, "wren_ashby")
    board.g.parties[0] = []
    board.g.skips = [0, 1]
    game = board.at("adventure_phase")

    assert game.party(1) == ["wren_ashby"] and game.building(0, "forest.1") == "grove" and game.party(0) == []


@rule("DD-ADV-04", "DD-ADV-05", "DD-RUL-04", "DD-SPELL-13", "DD-SPELL-26")
def test_after_step_2_the_target_is_found_once_more_with_the_new_leader() -> None:
    board = alone(domains(2).build(0, "forest.1", "grove", dark=True).build(1, "town.1", "market"))
    board.party(0, "wren_ashby", "hobb_reeve").hand(0, "slay").has(0, fire=1, wind=1)
    board.party(1, "garrick_holt")
    game = board.at("adventure_phase").does(0, "spell:slay", "adventurer:wren_ashby", "adventurer:garrick_holt")

    assert game.building(0, "forest.1") == "grove" and game.coins(1) == 1
    assert game.g.adventurers_removed == [ADVENTURER_IDS.index(n) for n in ("wren_ashby", "garrick_holt")]


@rule("DD-ADV-12", "DD-RUL-76", "DD-SPELL-26")
def test_a_party_emptied_in_step_2_stops_and_is_filled_at_the_end_of_turn() -> None:
    board = alone(domains(2).build(0, "forest.1", "grove", dark=True)).party(0, "wren_ashby").party(1, "garrick_holt")
    board.hand(0, "slay").has(0, fire=1, wind=1)
    game = board.at("adventure_phase", until="end_of_turn")
    game.does(0, "spell:slay", "adventurer:wren_ashby", "adventurer:garrick_holt")

    assert game.g.parties == [[], []] and game.building(0, "forest.1") == "grove"
    assert game.evil(0) == 4  # produced; nothing was held off
    assert game.g.adventurer_discard == []
    again = domains(2)
    again.g.parties = [[], []]
    assert [len(party) for party in again.at("end_of_turn_phase").g.parties] == [4, 4]


@rule("DD-ADV-07", "DD-BAD-07", "DD-SPELL-13", "DD-ATTACK-09")
def test_in_step_3_only_the_owner_of_the_target_is_asked() -> None:
    board = alone(domains(2).build(0, "forest.1", "grove", dark=True).party(0, "wren_ashby"))
    board.hand(0, "bulwark").has(0, earth=1).hand(1, "bulwark").has(1, earth=1)
    game = board.at("adventure_phase")

    assert game.asked() == [(0, "adventure_defend")]
    assert game.why_not(1, "spell:bulwark") == "table.not_asked"


@rule("DD-ADV-13", "DD-RUL-67", "DD-SPELL-33")
def test_spells_of_step_3_can_be_cancelled_by_others() -> None:
    board = alone(domains(2).build(0, "forest.1", "grove", dark=True).party(0, "dame_ortrun", "percival_orme"))
    board.monster(0, "forest.1", "rat_swarm").hand(0, "bulwark").has(0, earth=1).hand(1, "counter_magic").has(
        1, water=1
    )
    game = board.dice(12, 12).at("adventure_phase").does(0, "spell:bulwark").does(1, "spell:counter_magic")

    assert game.building(0, "forest.1") == ""


@rule("DD-ADV-10", "DD-RUL-04")
def test_a_space_emptied_in_step_3_means_nothing_happens() -> None:
    board = alone(domains(2).monster(0, "forest.1", "ogre").party(0, "garrick_holt", "lucan_vale"))
    board.hand(0, "transport").has(0, wind=1)
    game = board.at("adventure_phase").does(0, "spell:transport", "monster:ogre.1", land_key(0, "town.1"))

    assert game.monsters(0, "town.1") == ["ogre"] and game.party(0)[0] == "lucan_vale" and game.evil(0) == 0


@rule("DD-ADV-02", "DD-HENCH-09", "DD-MON-14", "DD-RUL-30")
def test_tarpa_may_walk_to_any_own_space_at_the_start() -> None:
    board = alone(domains(2).henchman(0, "tarpa").monster(0, "forest.1", "tarpa").build(0, "town.1", "market"))
    game = board.party(0, "hobb_reeve").at("adventure_phase")

    assert game.why_not(0, land_key(0, "forest.1")) == "monster.already_there"
    game.does(0, land_key(0, "town.1"))
    assert game.monsters(0, "town.1") == ["tarpa"]


@rule("DD-RUL-85")
def test_tarpa_without_a_space_waits_on_her_card_until_an_adventure_phase() -> None:
    board = domains(2).inn("tarpa").minion(0, "inn.1")
    for n in range(16):
        board.fill(0, f"{('forest', 'town', 'plains', 'mountain')[n // 4]}.{n % 4 + 1}")
    game = board.at("resolution_phase", until="party").does(0, "act")

    assert game.henchmen(0) == ["tarpa"] and game.asked() == [(0, "move_tarpa")]
    game.does(0, land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["tarpa"]


@rule("DD-RUL-30", "DD-HENCH-09", "DD-RUL-13", "DD-AFTER-01")
def test_a_killed_tarpa_takes_her_card_along_and_the_mercenary_goes_to_the_docks() -> None:
    board = alone(domains(2).henchman(0, "tarpa").monster(0, "town.1", "tarpa").build(0, "town.1", "market", dark=True))
    board.monster(0, "town.1", "foreign_mercenary").party(0, "hobb_reeve", "dame_ortrun").dice(1, 1, 10, 12)
    game = board.at("adventure_phase").does(0, "pass")

    assert game.henchmen(0) == [] and game.g.where[MERCENARY] == -1 and game.g.mercenary == -1
    assert MERCENARY not in game.g.monsters_removed


@rule("DD-HENCH-08", "DD-RUL-29")
def test_lost_elves_leave_their_henchman_in_service() -> None:
    board = alone(domains(2).henchman(0, "essoli").monster(0, "town.1", "elf_mercenaries").party(0, "dame_ortrun"))
    game = board.dice(12).at("adventure_phase")

    assert game.henchmen(0) == ["essoli"] and game.monsters(0, "town.1") == []


def test_fortune_dice_and_dropped_dice_count() -> None:
    board = alone(
        domains(2).build(0, "forest.1", "woods", dark=True).party(0, "wren_ashby", "torvald_brand", "lucan_vale")
    )
    board.g.party_dice = [[6], []]
    board.g.party_drop = [1, 0]
    game = board.dice(1, 1, 5).at("adventure_phase")

    assert game.asked() == [(0, "target_pain")]
    assert game.keys(0) == ["adventurer:torvald_brand", "adventurer:lucan_vale"]
    game.does(0, "adventurer:lucan_vale")
    assert game.building(0, "forest.1") == ""
