"""The Necromancer and the Runemaster: every skill."""

from __future__ import annotations

from typing import Any

from gruft.games.descent.pieces.attack import Attack
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.damage import suffer
from gruft.games.descent.rules.figures import traits_of
from gruft.games.descent.rules.turns.familiars import summon
from gruft.table.flow import Flow
from tests.games.descent.card import card
from tests.games.descent.scene import FAILS, PASSES, Scene
from tests.rule import rule


def necromancer(
    *rows: str, cards: tuple[str, ...] = (), errata: bool = True, servant: tuple[int, int] | None = None, **legend: Any
) -> Scene:
    scene = Scene(*rows, A="leoric_of_the_book", errata=errata, **legend).give(
        "A", "raise_dead", "reapers_scythe", *cards
    )
    if servant:
        summon(scene.g, 0, scene.g.live.map.number[servant])
    return scene


def servant_at(scene: Scene) -> tuple[int, int] | None:
    spaces = scene.g.spaces[REANIMATE]
    return scene.g.live.map.places[spaces[0]] if spaces else None


@card("raise_dead")
@rule("DE-FAM-08")
def test_raise_dead_puts_the_reanimate_on_an_empty_space_beside() -> None:
    scene = necromancer("..", "A.")

    scene.does("A", "card:raise_dead", "space:1,0")

    assert servant_at(scene) == (1, 0)


@card("raise_dead")
def test_raise_dead_again_replaces_the_old_reanimate_by_a_fresh_one() -> None:
    scene = necromancer("A....", servant=(4, 0))
    scene.g.damage[REANIMATE] = 3

    scene.does("A", "card:raise_dead")

    assert servant_at(scene) == (1, 0)
    assert scene.g.damage[REANIMATE] == 0


@card("corpse_blast")
@rule("DE-R-40")
def test_corpse_blast_explodes_the_reanimate_and_what_stands_around() -> None:
    scene = necromancer("A.....z", "......z", cards=("corpse_blast",), servant=(5, 0), z="zombie")

    scene.dice(2, 4, 0, 0).does("A", "card:corpse_blast")

    assert scene.at("z", 0) is None and scene.at("z", 1) is None
    assert servant_at(scene) is None


@card("corpse_blast")
def test_corpse_blast_needs_a_reanimate() -> None:
    assert necromancer("A..", cards=("corpse_blast",)).why_not("A", "card:corpse_blast") == "card.no_target"


@card("deathly_haste")
def test_deathly_haste_moves_the_reanimate_with_every_fatigue_for_movement() -> None:
    scene = necromancer("A..", "...", cards=("deathly_haste",), servant=(2, 0))

    scene.does("A", "fatigue", "card:deathly_haste", "step:2,1")

    assert servant_at(scene) == (2, 1)
    assert scene.g.mp[0] == 1


@card("deathly_haste", "web_trap")
def test_a_step_is_not_made_when_the_haste_for_its_fatigue_ends_in_a_web() -> None:
    scene = necromancer("AB..", "....", cards=("deathly_haste",), servant=(3, 1), B="syndrael")
    scene.overlord_holds("web_trap").turn_of("A").g.mp[0] = 1
    steps = ("card:deathly_haste", "step:2,1", "card:web_trap", "space:0,0")

    scene.dice(*FAILS, *FAILS).does("A", "step:1,0", "step:2,0", *steps)

    assert scene.at("A") == (0, 0)
    assert scene.conditions("A") == scene.conditions("B") == {"immobilized"}
    assert (scene.fatigue("A"), scene.g.mp[0]) == (1, 0)


@card("fury_of_undeath")
def test_fury_of_undeath_activates_the_reanimate_besides_its_normal_activation() -> None:
    scene = necromancer("A...z", cards=("fury_of_undeath",), servant=(1, 0), z="zombie")

    scene.dice(2, 1, 0).does("A", "card:fury_of_undeath", "move", "step:2,0", "step:3,0", "attack", "end")
    scene.does("A", "familiar", "end")

    assert scene.at("z") is None


@card("fury_of_undeath")
def test_fury_of_undeath_needs_a_reanimate() -> None:
    assert necromancer("A..", cards=("fury_of_undeath",)).why_not("A", "card:fury_of_undeath") == "card.no_target"


@card("dark_pact")
def test_dark_pact_gives_the_reanimate_a_brown_die() -> None:
    scene = necromancer("A.z", cards=("dark_pact",), servant=(1, 0), z="zombie")

    a = scene.dice(4, 1, 0).attacks("z")

    assert len(a.defence[REANIMATE]) == 1


@card("dark_pact")
def test_dark_pact_lets_the_reanimate_suffer_for_its_master_and_the_reverse() -> None:
    scene = necromancer("A.", cards=("dark_pact",), servant=(1, 0))

    scene.play(suffer(scene.g, 0, damage=2), "card:dark_pact")
    scene.play(suffer(scene.g, REANIMATE, damage=1), "card:dark_pact")

    assert scene.damage("A") == 1
    assert scene.g.damage[REANIMATE] == 2


@card("undead_might")
def test_undead_might_gives_the_reanimate_health_and_once_a_turn_damage() -> None:
    scene = necromancer("A.z", cards=("undead_might",), servant=(1, 0), z="zombie*")

    scene.turn_of("A").dice(4, 0, 0).play(_attack(scene), "card:undead_might")

    assert scene.g.live.max_health[REANIMATE] == 6
    assert scene.damage("z") == 3
    assert scene.exhausted("A", "undead_might")


def _attack(scene: Scene) -> Flow[Attack | None]:
    return perform_attack(scene.g, REANIMATE)


@card("vampiric_blood")
def test_vampiric_blood_adds_a_yellow_die_and_rests_on_every_kill() -> None:
    scene = necromancer("A.z", cards=("vampiric_blood",), servant=(1, 0), z="zombie").hurt("A", fatigue=2)

    a = scene.dice(2, 1, 1, 0).play(_attack(scene))

    assert len(a.dice) == 3
    assert scene.at("z") is None and scene.fatigue("A") == 1


@card("army_of_death")
def test_army_of_death_strikes_every_monster_the_necromancer_sees() -> None:
    scene = necromancer("A....", "....z", "z.###", "....z", cards=("army_of_death",), servant=(1, 0), z="flesh_moulder")

    scene.dice(2, 0, 0, 0).does("A", "card:army_of_death")

    assert [scene.damage("z", n) for n in range(3)] == [3, 3, 0]


@card("army_of_death")
def test_army_of_death_needs_a_reanimate_and_a_monster_in_sight() -> None:
    assert necromancer("A.z", cards=("army_of_death",), z="zombie").why_not("A", "card:army_of_death")
    assert necromancer("A..", cards=("army_of_death",), servant=(1, 0)).why_not("A", "card:army_of_death")


@card("dying_command")
@rule("DE-ERR-10")
def test_dying_command_lets_a_fallen_monster_attack_its_own_side() -> None:
    scene = necromancer("A.z.m", cards=("dying_command",), z="zombie", m="flesh_moulder*")

    scene.turn_of("A").dice(2, 4, 0, *PASSES, 4, 4, 0)
    scene.attacks("A", "card:dying_command", "step:3,0", "stop", "space:4,0")

    assert scene.damage("m") == 2  # Leoric weakens this monster like any other
    assert scene.at("z") is None
    assert scene.exhausted("A", "dying_command")


@card("dying_command")
def test_dying_command_failed_gives_back_a_fatigue() -> None:
    scene = necromancer("A.z", cards=("dying_command",), z="zombie")

    scene.turn_of("A").dice(2, 4, 0, *FAILS).attacks("A", "card:dying_command")

    assert scene.fatigue("A") == 1


@card("dying_command")
def test_dying_command_as_printed_comes_when_the_monster_falls() -> None:
    scene = necromancer("A.z", cards=("dying_command",), errata=False, z="zombie")

    scene.turn_of("A").dice(2, 4, 0, *FAILS).attacks("A", "card:dying_command")

    assert scene.exhausted("A", "dying_command")


@card("reapers_scythe")
def test_reapers_scythe_heals_on_every_kill() -> None:
    scene = necromancer("A.z", z="zombie").hurt("A", 3)

    scene.turn_of("A").dice(2, 4, 0).attacks("A")

    assert scene.damage("A") == 2


# -- Runemaster -------------------------------------------------------------------


def runemaster(*rows: str, cards: tuple[str, ...] = (), errata: bool = True, **legend: Any) -> Scene:
    return Scene(*rows, A="widow_tarha", errata=errata, **legend).give("A", "runic_knowledge", "arcane_bolt", *cards)


@card("runic_knowledge")
def test_runic_knowledge_buys_two_damage_for_a_fatigue() -> None:
    scene = runemaster("A.z", z="zombie*")

    a = scene.turn_of("A").dice(1, 4, 0).attacks("A", "surge:runic_knowledge.1")

    assert scene.at("z") is None and a.hearts() == 6
    assert scene.fatigue("A") == 1


@card("runic_knowledge")
def test_runic_knowledge_at_full_fatigue_hurts() -> None:
    scene = runemaster("A.z", z="zombie*").hurt("A", fatigue=4)

    scene.turn_of("A").dice(1, 4, 0).attacks("A", "surge:runic_knowledge.1")

    assert (scene.damage("A"), scene.fatigue("A")) == (1, 4)


@card("exploding_rune")
@rule("DE-KEY-01")
def test_exploding_rune_has_blast() -> None:
    scene = runemaster("A..zz", cards=("exploding_rune",), z="zombie")

    scene.dice(2, 4, 0, 0).does("A", "card:exploding_rune")

    assert scene.at("z", 0) is None and scene.at("z", 1) is None


@card("ghost_armor")
def test_ghost_armor_may_be_used_several_times_in_one_attack() -> None:
    scene = runemaster("Az", cards=("ghost_armor",), z="zombie*")

    scene.dice(2, 4, 0).attacks("z", "card:ghost_armor", "card:ghost_armor", "card:ghost_armor")

    assert (scene.damage("A"), scene.fatigue("A")) == (1, 3)


@card("inscribe_rune")
def test_inscribe_rune_makes_every_weapon_a_rune() -> None:
    scene = runemaster("Az", cards=("inscribe_rune", "exploding_rune"), z="zombie").give("A", "light_hammer")

    assert "rune" in traits_of(scene.g, 0, scene.card("A", "light_hammer"))


@card("iron_will")
def test_iron_will_gives_stamina_and_two_fatigue_for_a_surge() -> None:
    scene = runemaster("A.z", cards=("iron_will",), z="zombie*").hurt("A", fatigue=4)

    scene.turn_of("A").dice(1, 4, 0).attacks("A", "fatigue")

    assert scene.g.live.max_stamina[0] == 5
    assert scene.fatigue("A") == 2


@card("rune_mastery")
def test_rune_mastery_adds_a_surge() -> None:
    scene = runemaster("A.z", cards=("rune_mastery",), z="zombie*")

    scene.turn_of("A").dice(2, 4, 0).attacks("A", "card:rune_mastery", "surge:runic_knowledge.1")

    assert scene.exhausted("A", "rune_mastery")
    assert scene.at("z") is None


@card("runic_sorcery")
@rule("DE-R-22")
def test_runic_sorcery_gives_the_target_a_condition_of_choice() -> None:
    scene = runemaster("A.z", cards=("runic_sorcery",), z="zombie*")

    scene.dice(2, 4, 0).does("A", "card:runic_sorcery", "condition:immobilized")

    assert scene.conditions("z") == {"immobilized"}


@card("runic_sorcery")
def test_runic_sorcery_without_damage_gives_nothing() -> None:
    scene = runemaster("A.z", cards=("runic_sorcery",), z="zombie*")

    scene.dice(0, 4, 0).does("A", "card:runic_sorcery")

    assert scene.conditions("z") == set()


@card("break_the_rune")
@rule("DE-ERR-10")
def test_break_the_rune_hits_every_other_figure_near() -> None:
    scene = runemaster("B.A.z", cards=("break_the_rune",), B="syndrael", z="zombie")

    scene.dice(2, 1, 0, 0).does("A", "card:break_the_rune")

    assert (scene.damage("A"), scene.damage("B")) == (0, 3)
    assert scene.at("z") is None


@card("break_the_rune")
def test_break_the_rune_as_printed_hits_the_runemaster_too() -> None:
    scene = runemaster("A.z", cards=("break_the_rune",), errata=False, z="zombie")

    scene.dice(2, 1, 0, 0).does("A", "card:break_the_rune")

    assert scene.damage("A") == 3


@card("break_the_rune")
def test_break_the_rune_needs_four_free_stamina() -> None:
    scene = runemaster("A.z", cards=("break_the_rune",), z="zombie").hurt("A", fatigue=1)

    assert scene.why_not("A", "card:break_the_rune") == "card.too_tired"


@card("quick_casting")
@rule("DE-R-61")
def test_quick_casting_attacks_again_even_after_a_miss() -> None:
    scene = runemaster("A.z", cards=("quick_casting",), z="zombie")

    scene.turn_of("A").dice(0, 4, 0, 2, 4, 0).attacks("A", "card:quick_casting")

    assert scene.at("z") is None
    assert scene.fatigue("A") == 2
