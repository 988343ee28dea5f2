"""The defence spells (DD-SPELL-23 to 28)."""

from __future__ import annotations

from gruft.games.domains.pieces.events import AttackRolled, DefenceRolled
from gruft.games.domains.pieces.tables import ADVENTURER_IDS, MERCENARY, MONSTER_OF
from tests.games.domains.domains import Domains, domains, land, land_key
from tests.rule import rule


def attacked(*party: str) -> Domains:
    board = domains(2).build(0, "forest.1", "grove", dark=True).party(0, *(party or ("wren_ashby",)))
    board.g.skips = [0, 1]
    return board


@rule("DD-SPELL-23", "DD-TOKEN-03", "DD-RUL-10", "DD-RUL-72", "DD-RUL-27")
def test_desecration_lies_on_an_own_space_and_turns_a_light_building_dark() -> None:
    board = domains(2).hand(0, "desecration", "desecration").has(0, earth=4, fire=2).build(0, "town.1", "citadel")
    board.build(0, "town.2", "market")
    game = board.at("preparation").does(0, "spell:desecration", land_key(0, "town.1"))

    assert game.g.cursed[land(0, "town.1")] == 1
    assert game.dark(0, "town.1") and game.dark(0, "town.2")
    game.does(0, "spell:desecration")
    assert game.why_not(0, land_key(0, "town.1")) == "cast.token_there"
    assert game.why_not(0, land_key(1, "town.1")) == "land.not_among"
    game.does(0, land_key(0, "forest.1"))


@rule("DD-TOKEN-03", "DD-TOKEN-04", "DD-RUL-11")
def test_a_building_built_on_a_desecrated_space_turns_dark_at_once() -> None:
    board = domains(2).curse(0, "town.1").plans(0, "market").has(0, wood=1, workers=1)
    game = board.at("foreman_phase").does(0, "building:market.1", land_key(0, "town.1"))
    assert game.dark(0, "town.1")

    holy = domains(2).hand(0, "desecration").has(0, earth=2, fire=1).build(0, "town.1", "market", holy=True)
    game = holy.at("preparation").does(0, "spell:desecration", land_key(0, "town.1"))
    assert not game.dark(0, "town.1") and game.g.cursed[land(0, "town.1")] == 1


@rule("DD-SPELL-24", "DD-RUL-50", "DD-RUL-74")
def test_gate_brings_a_monster_for_one_adventure_and_it_goes_home() -> None:
    board = attacked().hand(0, "gate").has(0, wind=2).monster(1, "town.1", "dragon").build(1, "plains.1", "market")
    board.monster(0, "forest.2", "zombie")
    game = board.dice(8).at("adventure_phase").does(0, "spell:gate")

    assert set(game.keys(0)) == {"monster:dragon.1", "monster:zombie.1"}
    game.does(0, "monster:dragon.1")
    assert game.why_not(0, land_key(1, "plains.1")) == "monster.light_building"
    assert game.why_not(0, land_key(0, "forest.2")) == "monster.occupied"
    game.does(0, land_key(0, "forest.1"))
    game.pass_until("stopped")
    assert game.monsters(1, "town.1") == ["dragon"] and game.monsters(0, "forest.1") == [] and game.evil(0) == 3


@rule("DD-SPELL-24", "DD-RUL-69", "DD-BAD-20", "DD-RUL-74", "DD-RUL-50")
def test_the_caster_of_gate_pays_for_the_monster_and_its_old_controller_may_save_it() -> None:
    board = attacked("wren_ashby", "dame_ortrun", "percival_orme", "father_benedek").monster(1, "town.1", "hydra")
    board.hand(0, "gate").has(0, wind=2, water=1).hand(1, "resurrection").has(1, earth=1, water=5)
    game = board.dice(8, 12, 12, 12, 1).at("adventure_phase")
    game.pass_until("adventure_open").does(0, "spell:gate", "monster:hydra", land_key(0, "forest.1"))

    game.pass_until("bonus_bar")
    assert game.asked() == [(0, "bonus_bar")]
    game.does(0, "monster:hydra")
    assert game.asked() == [(1, "resurrect")]
    game.does(1, "monster:hydra", land_key(1, "plains.1"))
    game.pass_until("stopped")
    assert game.monsters(1, "plains.1") == ["hydra"] and game.building(0, "forest.1") == ""


@rule("DD-RUL-50")
def test_a_gated_monster_returns_even_to_a_space_that_is_taken() -> None:
    board = attacked().hand(0, "gate", "summon").has(0, wind=2, earth=1, fire=1).monster(0, "town.1", "dragon")
    game = board.stock("ogre").dice(1).at("adventure_phase").pass_until("adventure_defend")
    game.does(0, "spell:gate", "monster:dragon.1", land_key(0, "forest.1"), "spell:summon", land_key(0, "town.1"))

    assert sorted(game.monsters(0, "town.1")) == ["dragon", "ogre"] and game.g.blacks[land(0, "town.1")] == 2


@rule("DD-RUL-50", "DD-RUL-74")
def test_a_gated_monster_of_a_lost_space_returns_to_the_bare_space() -> None:
    board = attacked("wren_ashby", "dame_ortrun").hand(0, "gate").has(0, wind=2).monster(0, "forest.1", "goblin")
    game = board.dice(8, 12).at("adventure_phase").pass_until("adventure_defend")
    game.does(0, "spell:gate", "monster:goblin.1", land_key(0, "town.1")).pass_until("stopped")

    assert game.building(0, "forest.1") == "" and game.monsters(0, "forest.1") == ["goblin"]


@rule("DD-RUL-74")
def test_the_mercenary_can_only_be_gated_to_a_building() -> None:
    board = (
        attacked().hand(0, "gate").has(0, wind=2).build(1, "town.1", "market").monster(1, "town.1", "foreign_mercenary")
    )
    game = board.at("adventure_phase").does(0, "spell:gate", "monster:foreign_mercenary")

    assert game.why_not(0, land_key(0, "forest.2")) == "monster.needs_building"
    assert game.keys(0) == [land_key(0, "forest.1")]
    assert game.g.where[MERCENARY] == land(1, "town.1")


@rule("DD-RUL-74", "DD-SPELL-28")
def test_a_mercenary_without_another_building_cannot_be_moved() -> None:
    board = attacked().hand(0, "transport").has(0, wind=1).monster(0, "forest.1", "foreign_mercenary")
    game = board.monster(0, "town.1", "ogre").at("adventure_phase").does(0, "spell:transport")

    assert game.keys(0) == ["monster:ogre.1"]
    assert game.sentence(0, "monster:foreign_mercenary").endswith("a monster with another legal space to go to.")


@rule("DD-TOKEN-05", "DD-SPELL-23", "DD-RUL-75", "DD-BAD-21")
def test_imbue_goes_on_monsters_in_domains_and_adventurers_several_add_up() -> None:
    board = attacked("wren_ashby", "lucan_vale").hand(0, "imbue", "imbue").has(0, earth=2, fire=2).market("dragon")
    board.monster(1, "town.1", "ogre")
    game = board.at("adventure_phase", until="adventure_roll").does(0, "spell:imbue")

    assert game.why_not(0, "monster:dragon.1") == "cast.not_in_market"
    game.does(0, "monster:ogre.1", "spell:imbue", "monster:ogre.1")
    assert game.g.imbued[MONSTER_OF["ogre.1"]] == 2


@rule("DD-TOKEN-05", "DD-RUL-75", "DD-TOKEN-02")
def test_an_imbued_adventurer_rolls_a_d6_more_and_loses_the_token_when_he_leaves() -> None:
    board = attacked("wren_ashby", "lucan_vale").hand(1, "imbue").has(1, earth=1, fire=1)
    game = board.dice(2, 6, 2).at("adventure_phase").does(1, "spell:imbue", "adventurer:wren_ashby")

    game.pass_until("stopped")
    assert game.building(0, "forest.1") == "" and game.g.blessed == {}


@rule("DD-SPELL-25", "DD-RUL-76", "DD-RUL-32")
def test_worked_example_16_pain_twice() -> None:
    board = attacked("liriel_moonshade", "torvald_brand", "kestrel_rowe", "dame_ortrun")
    board.hand(0, "pain", "pain", "pain").has(0, fire=3)
    board.g.blessed = {ADVENTURER_IDS.index("liriel_moonshade"): 1}
    game = board.dice(4, 5).at("adventure_phase").does(0, "spell:pain")

    assert set(game.keys(0)) == {"adventurer:liriel_moonshade", "adventurer:torvald_brand"}
    game.does(0, "adventurer:liriel_moonshade", "spell:pain", "pass")
    assert [event.total for event in game.told(AttackRolled)] == [9]
    assert game.evil(0) == 3


@rule("DD-RUL-76")
def test_an_attack_without_dice_is_zero_and_never_higher() -> None:
    board = attacked("wren_ashby").hand(0, "pain").has(0, fire=1)
    game = board.at("adventure_phase").does(0, "spell:pain")

    game.pass_until("stopped")
    assert [event.total for event in game.told(AttackRolled)] == [0] and game.evil(0) == 3


@rule("DD-SPELL-27", "DD-MON-07", "DD-SPELL-32")
def test_summon_draws_a_monster_and_its_space_is_chosen_after_the_reactions() -> None:
    board = attacked().hand(0, "summon").has(0, earth=1, fire=1).stock("giant")
    game = board.dice(8).at("adventure_phase").pass_until("adventure_defend").does(0, "spell:summon")

    assert game.ask(0).args == {"monster": "monster:giant", "cause": "spell:summon"}
    game.does(0, land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["giant"] and game.evil(0) == 3


@rule("DD-SPELL-28", "DD-MON-14")
def test_transport_moves_an_own_monster_for_good() -> None:
    board = attacked().hand(0, "transport").has(0, wind=1).monster(0, "town.1", "giant").monster(1, "town.1", "ogre")
    game = board.dice(8).at("adventure_phase").does(0, "spell:transport")

    assert game.keys(0) == ["monster:giant"]
    game.does(0, "monster:giant")
    assert game.why_not(0, land_key(0, "town.1")) == "monster.already_there"
    game.does(0, land_key(0, "forest.1"))
    assert game.monsters(0, "forest.1") == ["giant"]


@rule("DD-TOKEN-06", "DD-RUL-43", "DD-TOKEN-02")
def test_enchanted_weapon_adds_four_for_good() -> None:
    board = attacked().hand(0, "enchanted_weapon").has(0, fire=1, metal=1).monster(0, "forest.1", "zombie")
    game = board.dice(8).at("adventure_phase").does(0, "spell:enchanted_weapon", "monster:zombie.1")

    assert game.g.armed[MONSTER_OF["zombie.1"]] == 1
    assert [event.total for event in game.told(DefenceRolled)] == [9 + 4 + 4]


@rule("DD-ATTACK-09", "DD-RUL-68")
def test_bulwark_adds_a_d12_rolled_before_the_attack() -> None:
    board = attacked("wren_ashby", "dame_ortrun").hand(0, "bulwark").has(0, earth=1)
    game = board.dice(11, 8, 12).at("adventure_phase").does(0, "spell:bulwark")

    assert game.evil(0) == 3 and game.building(0, "forest.1") == "grove"


def test_frailty_makes_everybody_roll_a_d6_at_most() -> None:
    board = attacked("wren_ashby", "dame_ortrun").hand(0, "frailty").has(0, water=1)
    game = board.dice(5, 5).at("adventure_phase").does(0, "spell:frailty")

    assert [event.total for event in game.told(AttackRolled)] == [10]
