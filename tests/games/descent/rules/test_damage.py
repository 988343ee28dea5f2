"""Damage, fatigue, recovery, defeat and knock-out (DE-KEY, DE-DMG, DE-FAT, DE-REC, DE-DEF, DE-KO, DE-STAND)."""

from __future__ import annotations

from gruft.games.descent.pieces.events import HeroStoodUp, Recovered, RecoveryRolled
from gruft.games.descent.pieces.kinds import REANIMATE
from gruft.games.descent.rules.attack.targets import attack_refusal
from gruft.games.descent.rules.conditions import STUNNED, give_condition
from gruft.games.descent.rules.damage import ALL, defeat, recover, remove, suffer
from gruft.games.descent.rules.equipment import toggle
from gruft.games.descent.rules.figures import sees
from gruft.games.descent.rules.turns.familiars import summon
from gruft.games.descent.rules.turns.hero import waiting_heroes
from gruft.games.descent.rules.turns.hero_actions import act_keys
from tests.games.descent.scene import FAILS, Scene
from tests.rule import rule


@rule("DE-KEY-01", "DE-KEY-02")
def test_blast_hits_friends_and_the_attacker_himself() -> None:
    scene = Scene("ABz", A="widow_tarha", B="syndrael", z="zombie").give("A", "exploding_rune", "arcane_bolt")
    close = Scene("Az", A="widow_tarha", z="zombie").give("A", "exploding_rune", "arcane_bolt")

    close.dice(2, 1, 0, 0).does("A", "card:exploding_rune")

    assert close.damage("A") == 3
    assert scene.why_not("A", "card:exploding_rune") == "attack.no_target"


@rule("DE-KEY-03")
def test_blast_with_several_targets_hits_each_neighbour_once() -> None:
    scene = Scene("A.z", "..m", "..z", A="leoric_of_the_book", z="zombie*", m="flesh_moulder*")
    scene.give("A", "fire_flask")

    scene.dice(5, 4, 0, 0, 0).does("A", "card:fire_flask", "space:2,1", "surge:fire_flask.1")

    assert scene.damage("m") == scene.damage("z", 0) == scene.damage("z", 1) == 3


@rule("DE-R-50")
def test_who_is_hit_by_his_own_attack_suffers_last() -> None:
    scene = Scene("Az", A="widow_tarha", z="zombie*").give("A", "exploding_rune", "arcane_bolt").hurt("A", 9)

    scene.dice(2, 4, 0, 0).does("A", "card:exploding_rune")

    assert scene.damage("z") == 4
    assert scene.g.ko & 1


@rule("DE-DMG-01")
def test_damage_beyond_health_is_ignored_and_the_figure_defeated() -> None:
    scene = Scene("z", z="zombie")

    taken = scene.play(suffer(scene.g, scene.figure("z"), damage=9))

    assert taken == 3
    assert scene.at("z") is None


@rule("DE-FAT-02", "DE-FAT-03")
def test_forced_fatigue_overflows_into_damage_and_monsters_have_no_stamina() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").hurt("A", fatigue=3)

    scene.play(suffer(scene.g, 0, fatigue=3))
    scene.play(suffer(scene.g, scene.figure("z"), fatigue=2))

    assert (scene.fatigue("A"), scene.damage("A")) == (4, 2)
    assert scene.damage("z") == 2


@rule("DE-FAT-04", "DE-R-68")
def test_surplus_fatigue_stays_when_stamina_drops() -> None:
    scene = Scene("A", A="syndrael").give("A", "ring_of_power").hurt("A", fatigue=5)

    toggle(scene.g, 0, scene.card("A", "ring_of_power"))

    assert scene.g.live.max_stamina[0] == 4 and scene.fatigue("A") == 5


@rule("DE-R-68")
def test_health_lost_by_taking_armour_off_counts_at_once() -> None:
    scene = Scene("A", A="syndrael").give("A", "leather_armor", "light_hammer").hurt("A", 12)
    scene.g.status[scene.card("A", "light_hammer")] = 0

    scene.takes_turn("A", "card:leather_armor.1")

    assert scene.g.live.max_health[0] == 12 and scene.g.ko & 1


@rule("DE-REC-01")
def test_recovery_never_goes_below_zero() -> None:
    scene = Scene("A", A="syndrael").hurt("A", 2, 1)

    got = scene.play(recover(scene.g, 0, damage=ALL, fatigue=ALL))

    assert got == (2, 1)
    assert (scene.damage("A"), scene.fatigue("A")) == (0, 0)


@rule("DE-DEF-01", "DE-MON-04")
def test_a_defeated_monster_goes_to_the_supply_without_its_markers() -> None:
    scene = Scene("z", z="zombie").has("z", "poisoned").hurt("z", 1)

    scene.play(defeat(scene.g, scene.figure("z")))

    assert scene.at("z") is None
    assert scene.damage("z") == 0 and scene.conditions("z") == set()


@rule("DE-DEF-02", "DE-OBJ-03")
def test_a_carried_token_falls_where_its_carrier_was_defeated() -> None:
    scene = Scene("bb.", b="barghest").objective((2, 0))
    scene.g.carries[scene.figure("b")], scene.g.token_at[0] = (0,), -2

    scene.play(defeat(scene.g, scene.figure("b")), "space:1,0")

    assert scene.g.live.map.places[scene.g.token_at[0]] == (1, 0)


@rule("DE-KO-01", "DE-R-13")
def test_a_defeated_hero_is_knocked_out_in_order_and_the_overlord_draws_each_time() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").has("A", "stunned").overlord_holds("tripwire")

    scene.play(suffer(scene.g, 0, damage=20))
    scene.play(suffer(scene.g, 1, damage=20))

    assert (scene.damage("A"), scene.fatigue("A")) == (12, 4)
    assert scene.at("A") is None and scene.g.token[0] == 0
    assert scene.conditions("A") == set()
    assert len(scene.g.ol_hand) == 3


@rule("DE-KO-02", "DE-FAM-06")
def test_no_card_is_drawn_for_a_familiar() -> None:
    scene = Scene("A.", A="leoric_of_the_book").give("A", "raise_dead").overlord_holds("tripwire")
    summon(scene.g, 0, 1)

    scene.play(suffer(scene.g, REANIMATE, damage=9))

    assert len(scene.g.ol_hand) == 1
    assert not scene.g.spaces[REANIMATE]


@rule("DE-KO-03", "DE-R-53")
def test_a_knocked_out_hero_cannot_suffer_be_attacked_or_receive_conditions() -> None:
    scene = Scene("Az", A="syndrael", z="zombie").knocked_out("A")

    scene.play(suffer(scene.g, 0, damage=3, fatigue=2))
    give_condition(scene.g, 0, STUNNED)
    refusal = attack_refusal(scene.g, scene.figure("z"))

    assert (scene.damage("A"), scene.fatigue("A"), scene.conditions("A")) == (12, 4, set())
    assert refusal is not None and refusal.code == "attack.no_target"


@rule("DE-KO-05", "DE-EMPTY-01")
def test_the_space_of_a_knocked_out_hero_is_empty_and_blocks_no_sight() -> None:
    scene = Scene("zAB.", A="syndrael", B="ashrian", z="zombie").knocked_out("A")

    assert sees(scene.g, scene.figure("z"), 1)
    scene.overlord_takes_turn("move", "step:1,0", "end")
    assert scene.at("z") == (1, 0)


@rule("DE-KO-06", "DE-R-11", "DE-BAD-06")
def test_a_knocked_out_hero_may_only_stand_up_and_may_decline() -> None:
    scene = Scene("A.", A="syndrael").knocked_out("A").turn_of("A")

    assert act_keys(scene.g, 0) == ["stand_up"]
    assert scene.why_not("A", "move") == "act.only_stand_up"
    assert scene.takes_turn("A", "end") == "next_hero"
    assert scene.g.ko & 1


@rule("DE-KO-07", "DE-R-12")
def test_a_hero_healed_from_a_knock_out_acts_normally_in_his_next_turn() -> None:
    scene = Scene("AB", A="ashrian", B="syndrael").give("A", "health_potion").knocked_out("B")

    scene.takes_turn("A", "card:health_potion", "hero:syndrael", "end")
    waiting = waiting_heroes(scene.g)
    scene.turn_of("B")

    assert waiting == [1]
    assert "move" in act_keys(scene.g, 1)


@rule("DE-KO-07", "DE-EMPTY-02", "DE-STAND-01")
def test_standing_up_on_an_occupied_space_uses_the_closest_empty_one() -> None:
    scene = Scene("Az.", "...", A="syndrael", z="zombie").knocked_out("A")
    scene.overlord_takes_turn("move", "step:0,0", "end")

    scene.dice(0, 0).takes_turn("A", "stand_up", "space:0,1")

    assert scene.at("A") == (0, 1)


@rule("DE-KO-08")
def test_a_knocked_out_hero_recovers_fatigue_only_together_with_damage() -> None:
    scene = Scene("A", A="syndrael").knocked_out("A")

    alone = scene.play(recover(scene.g, 0, fatigue=2))
    both = scene.play(recover(scene.g, 0, damage=1, fatigue=2))

    assert alone == (0, 0) and both == (1, 2)


@rule("DE-STAND-01")
def test_standing_up_rolls_two_red_dice_and_ends_the_turn() -> None:
    scene = Scene("A", A="syndrael").knocked_out("A")

    after = scene.dice(4, 5).takes_turn("A", "stand_up")

    assert after == "next_hero"
    assert (scene.damage("A"), scene.fatigue("A")) == (12 - 6, 1)
    told = [event for event in scene.g.log if isinstance(event, (RecoveryRolled, Recovered, HeroStoodUp))]
    assert [type(event) for event in told[:3]] == [RecoveryRolled, Recovered, HeroStoodUp]
    assert told[0] == RecoveryRolled("hero:syndrael", 6, 1, "red_4 red_5")


@rule("DE-REVIVE-01")
def test_a_hero_helps_another_up_from_beside_but_not_from_the_same_space() -> None:
    scene = Scene("AB.", A="ashrian", B="syndrael").knocked_out("B")

    scene.turn_of("A").does("A", "move")
    scene.does("A", "step:1,0")
    same = scene.why_not("A", "revive:syndrael")
    scene.does("A", "step:2,0")
    scene.dice(4, 5).does("A", "revive:syndrael")

    assert same == "revive.not_adjacent"
    assert scene.damage("B") == 6 and scene.at("B") == (1, 0)


@rule("DE-R-14")
def test_damage_from_ones_own_blast_knocks_out_as_usual() -> None:
    scene = Scene("Az", A="widow_tarha", z="zombie").give("A", "exploding_rune", "arcane_bolt").hurt("A", 9)

    scene.dice(2, 4, 0, 0).does("A", "card:exploding_rune")

    assert scene.g.ko & 1


@rule("DE-R-62")
def test_a_target_felled_by_a_surge_leaves_the_attack_to_the_others() -> None:
    scene = Scene("zAz", A="syndrael", z="zombie*").give("A", "mace_of_kellos").hurt("z", 5).turn_of("A")

    a = scene.dice(1, 5, 5, 0).attacks("A", "space:0,0", "surge:mace_of_kellos.1")

    assert scene.at("z", 0) is None
    assert scene.damage("z", 1) == 1
    assert not any(a.dealt.values())


@rule("DE-R-64")
def test_all_heroes_knocked_out_ends_nothing_by_itself() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian").knocked_out("A").knocked_out("B")

    assert scene.g.winner == "" and scene.g.encounter_winner == ""


@rule("DE-R-18", "DE-COND-01")
def test_becoming_immobilized_takes_all_movement_points() -> None:
    scene = Scene("A....", A="syndrael").overlord_holds("web_trap").turn_of("A")
    scene.does("A", "move")

    scene.dice(*FAILS).does("A", "step:1,0", "card:web_trap")

    assert scene.g.mp[0] == 0
    assert scene.why_not("A", "move") == "act.immobilized"
    assert scene.why_not("A", "fatigue") == "act.immobilized"


@rule("DE-DEF-01")
def test_a_removed_figure_was_not_defeated() -> None:
    scene = Scene("z", z="zombie").overlord_holds("rise_again")

    remove(scene.g, scene.figure("z"))

    assert scene.at("z") is None and len(scene.g.ol_hand) == 1
