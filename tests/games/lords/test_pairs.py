"""Combat cards, monsters and the paladin meeting each other in one battle or from one battle to the next."""

from __future__ import annotations

from gruft.games.lords.pieces.combat_events import BattleCancelled
from tests.games.lords.lords import Game, battle, lords
from tests.rule import rule

CALM = ["fireball", "graffiti", "suggestion", "invisibility"]


def two_lords(town: list[str], start: int = 0, **others: object) -> Game:
    """Seats 0 and 1 stand high on the track; the paladin is at the dungeon of seat 0."""
    setting = lords(4, evil=[12, 11, 5, 5]).lord(0, gold=0, food=0, party=["paladin_y1", "warrior_y1_4"])
    setting.lord(1, gold=0, food=0, party=["warrior_y1_2"], **others)
    return setting.table(season="autumn", combat_round=1, town=town, start=start).at("planning", until="combat_round")


@rule("DL-R-13", "DL-R-68", "DL-PAL-02")
def test_evil_chosen_for_word_of_peace_brings_the_paladin_before_the_monsters_strike() -> None:
    party = ["wizard_y1_2", "thief_y1_1"]
    game = battle(party, lair=["goblin"], card="word_of_peace", evil=[8, 5, 5, 5]).answers("monster:goblin.1")

    game.answers("evil")

    assert game.party()[0][0] == "paladin_y1" and game.hurt()[0] == ("paladin_y1", 2)


@rule("DL-R-61", "DL-PAL-09", "DL-R-14")
def test_a_paladin_sent_away_by_graffiti_fights_in_the_next_dungeon_in_the_same_round() -> None:
    game = two_lords(["graffiti", "fireball", "suggestion", "invisibility"], lair=["troll"])

    game.answers("monster:troll.1")

    assert game.state.paladin == 1 and game.lord(0).evil == 9, "two by the spell, one by the conquered tile"
    assert ("paladin_y1", 3) in game.hurt(), "the Troll of seat 1 strikes whoever is first now"
    assert game.party(0) == [("warrior_y1_4", 2)]


@rule("DL-R-12", "DL-PAL-07")
def test_a_plan_against_a_paladin_who_walks_away_comes_back_unused() -> None:
    setting = lords(4, evil=[10, 11, 5, 5]).lord(0, gold=0, food=0, party=["wizard_y1_4", "warrior_y1_4"])
    setting.lord(1, gold=0, food=0, party=["paladin_y1"], traps=["pendulum"], lair=["troll"])
    setting.table(season="autumn", combat_round=1, town=["detect_evil", *CALM[1:]])
    game = setting.at("planning", until="combat_round")

    game.answers("trap:pendulum.1", "monster:troll.1")

    assert [told.seat for told in game.told(BattleCancelled)] == [1]
    assert game.traps(1) == ["pendulum.1"] and game.lair(1) == ["troll.1"] and game.party(1) == []


@rule("DL-R-15", "DL-R-14", "DL-CONQ-03")
def test_a_poisoned_paladin_who_leaves_because_of_the_conquest_escapes_the_poison() -> None:
    setting = lords(4, evil=[10, 10, 5, 5]).lord(0, gold=0, food=0, traps=["poisoned_dart"])
    setting.lord(0, party=["paladin_y1", "warrior_y1_4"])
    game = setting.table(season="autumn", combat_round=1, town=CALM).at("planning", until="combat_round")

    game.answers("trap:poisoned_dart.1", "hero:paladin_y1")

    assert game.conquered() == ["1,3"] and game.state.paladin == 1
    assert game.party(1) == [("paladin_y1", 1)], "the dart was prevented, one point of fatigue was not"


@rule("DL-R-56", "DL-R-20")
def test_a_goblin_that_pops_an_illusion_strikes_the_hero_behind_it() -> None:
    game = battle(["warrior_y2_1", "wizard_y2_4"], lair=["goblin"], card="illusion", year=2)

    game.answers("monster:goblin.1")

    assert game.hurt()[:2] == [("illusion", 2), ("warrior_y2_1", 1)]


@rule("DL-R-18", "DL-R-33")
def test_a_shield_used_up_by_an_attack_on_all_does_not_help_against_fatigue() -> None:
    game = battle(["warrior_y1_1", "wizard_y1_2"], lair=["slime"], card="magic_shield")

    game.answers("monster:slime.1", "drip")

    assert game.hurt() == [("wizard_y1_2", 1), ("warrior_y1_1", 1)]


@rule("DL-R-45")
def test_a_vampire_that_came_home_can_still_fall_through_the_dimensional_gate() -> None:
    game = battle(["warrior_y2_4", "wizard_y2_4"], lair=["vampire"], card="dimensional_gate", year=2)

    game.answers("monster:vampire.1", "quick_bite", "hero:warrior_y2_4")

    assert game.lair() == game.stunned() == []


@rule("DL-PLAN-08", "DL-ROOM-02")
def test_two_traps_in_the_labyrinth_need_both_imps() -> None:
    traps = ["kamikaze_imp", "kamikaze_imp"]
    game = battle(["warrior_y2_1"], tile="labyrinth", year=2, traps=traps, imps=1).answers("trap:kamikaze_imp.1")

    refusal = game.refusal("trap:kamikaze_imp.2")
    assert (refusal.code, refusal.args["need"], refusal.args["have"]) == ("price.imp", 2, 1)
