"""The eight heroes: abilities and feats."""

from __future__ import annotations

from gruft.games.descent.moments.moment import HeroTurnEnd, MonsterActivationStart, RestDeclared, RestRecovery
from gruft.games.descent.rules.attack.declare import perform_attack
from gruft.games.descent.rules.damage import knock_out
from gruft.games.descent.rules.turns.hero import hero_end, hero_start
from gruft.games.descent.seen.views import view
from gruft.table.ask import Ask
from gruft.table.flow import Flow
from tests.games.descent.card import card
from tests.games.descent.scene import Scene
from tests.rule import rule


@card("ashrian")
def test_ashrian_stuns_minions_that_begin_their_activation_beside_her() -> None:
    scene = Scene("Az.z", A="ashrian", z="zombie")

    for number in (0, 1):
        scene.moment(MonsterActivationStart(figure=scene.figure("z", number)))

    assert scene.conditions("z", 0) == {"stunned"}
    assert scene.conditions("z", 1) == set()


@card("ashrian")
def test_ashrian_does_not_stun_masters() -> None:
    scene = Scene("Az", A="ashrian", z="zombie*")

    scene.moment(MonsterActivationStart(figure=scene.figure("z")))

    assert scene.conditions("z") == set()


@card("feat:ashrian")
@rule("DE-FEAT-01", "DE-FEAT-02", "DE-MON-01")
def test_ashrians_feat_stuns_the_whole_group_and_costs_an_action() -> None:
    scene = Scene("A..z......z", A="ashrian", z="zombie")

    scene.does("A", "feat")

    assert scene.conditions("z", 0) == scene.conditions("z", 1) == {"stunned"}
    assert scene.g.actions == 1
    assert scene.why_not("A", "feat") == "act.feat_used"


@card("feat:ashrian")
def test_ashrians_feat_needs_a_monster_within_three_spaces() -> None:
    assert Scene("A....z", A="ashrian", z="zombie").why_not("A", "feat") == "card.no_target"


@card("avric_albright")
def test_heroes_near_avric_may_spend_a_surge_to_recover_damage() -> None:
    scene = Scene("A.Bz", A="avric_albright", B="syndrael", z="zombie").give("B", "iron_longsword").hurt("B", 3)

    scene.turn_of("B").dice(1, 1, 0)
    scene.attacks("B", "surge:avric_albright.1")

    assert scene.damage("B") == 2


@card("avric_albright")
def test_heroes_far_from_avric_have_no_such_surge() -> None:
    scene = Scene("A...Bz", A="avric_albright", B="syndrael", z="zombie").give("B", "iron_longsword")

    a = scene.dice(1, 1, 0).attacks("B")

    assert "avric_albright" not in {option.source for option in a.surge_list}


@card("feat:avric_albright")
@rule("DE-KO-07", "DE-KO-08")
def test_avrics_feat_heals_everybody_near_and_lets_the_fallen_stand() -> None:
    scene = Scene("A.B", A="avric_albright", B="syndrael").hurt("A", 5)
    scene.play(_knock_out(scene, "B"))

    scene.turn_of("A").dice(0, 1)
    scene.does("A", "feat", "yes")

    assert scene.damage("A") == 2
    assert scene.damage("B") == 12 - 3
    assert scene.at("B") == (2, 0)


def _knock_out(scene: Scene, sign: str) -> Flow[None]:
    return knock_out(scene.g, scene.figure(sign))


@card("leoric_of_the_book")
@rule("DE-R-20")
def test_leoric_takes_a_heart_from_dice_of_monsters_near_but_never_the_last() -> None:
    scene = Scene("Az", A="leoric_of_the_book", z="zombie")

    strong = scene.dice(2, 4, 0).attacks("z")
    weak = scene.dice(4, 0, 0).attacks("z")

    assert strong.hearts() == 3
    assert weak.hearts() == 1


@card("leoric_of_the_book")
def test_leoric_does_not_weaken_monsters_farther_than_three_spaces() -> None:
    scene = Scene("A...m", A="leoric_of_the_book", m="flesh_moulder")

    assert scene.dice(3, 4, 0).attacks("m").hearts() == 4


@card("feat:leoric_of_the_book")
def test_leorics_feat_hits_every_figure_beside_him_friends_too() -> None:
    scene = Scene("zAB", A="leoric_of_the_book", B="syndrael", z="zombie").give("A", "arcane_bolt")

    scene.dice(2, 1, 0, 0)
    scene.does("A", "feat")

    assert scene.damage("B") == 3
    assert scene.at("z") is None


@card("feat:leoric_of_the_book")
def test_leorics_feat_needs_a_magic_weapon_and_somebody_beside_him() -> None:
    assert Scene("A.z", A="leoric_of_the_book", z="zombie").give("A", "arcane_bolt").why_not("A", "feat")
    assert Scene("Az", A="leoric_of_the_book", z="zombie").why_not("A", "feat") == "attack.no_weapon"


@card("widow_tarha")
@rule("DE-R-69", "DE-R-75")
def test_tarha_rerolls_one_attack_die_once_a_round() -> None:
    scene = Scene("A.z", A="widow_tarha", z="zombie*").give("A", "arcane_bolt").turn_of("A")

    scene.dice(0, 4, 0, 2)
    scene.attacks("A", "ability:widow_tarha", "die:blue_0.1")
    second = scene.dice(0, 4, 0).attacks("A")

    assert scene.damage("z") == 4
    assert second.missed


@card("widow_tarha")
def test_tarha_is_asked_with_what_she_rolled() -> None:
    scene = Scene("A.z", A="widow_tarha", z="zombie*").give("A", "arcane_bolt").turn_of("A").dice(0, 4, 0, 2)
    flow, key = perform_attack(scene.g, scene.figure("A")), None
    while True:
        ask = flow.send(key)
        assert isinstance(ask, Ask)
        if ask.kind == "window":
            break
        key = ask.keys[0]

    attack = scene.g.live.attack
    assert attack is not None and ask.args is not None
    assert ask.args["rolled"] == "ranged"
    assert [ask.args[what] for what in ("hearts", "surges", "range")] == [
        attack.hearts(),
        attack.surges_left(),
        attack.total_range(),
    ]


@card("feat:widow_tarha")
@rule("DE-ATK-16")
def test_tarhas_feat_targets_two_monsters_and_needs_the_range_for_both() -> None:
    scene = Scene("A.z...", "......", ".....z", A="widow_tarha", z="zombie*").give("A", "arcane_bolt")

    scene.dice(2, 2, 0, 0)
    scene.does("A", "feat", "master:zombie.1")

    assert scene.damage("z", 0) == scene.damage("z", 1) == 3


@card("feat:widow_tarha")
def test_tarhas_feat_misses_both_if_one_is_too_far() -> None:
    scene = Scene("A.z......", ".........", "........z", A="widow_tarha", z="zombie*").give("A", "arcane_bolt")

    scene.dice(1, 4, 0, 0)
    scene.does("A", "feat", "master:zombie.1")

    assert scene.damage("z", 0) == scene.damage("z", 1) == 0


@card("jain_fairwood")
@rule("DE-R-23")
def test_jain_takes_damage_as_fatigue_but_conditions_stay() -> None:
    scene = Scene("As", A="jain_fairwood", s="cave_spider")

    scene.dice(1, 1, 0)
    scene.attacks("s", "surge:cave_spider.1", "ability:jain_fairwood", "number:2")

    assert (scene.damage("A"), scene.fatigue("A")) == (1, 2)
    assert scene.conditions("A") == {"poisoned"}


@card("jain_fairwood")
def test_jain_cannot_take_more_fatigue_than_she_has_stamina() -> None:
    scene = Scene("As", A="jain_fairwood", s="cave_spider").hurt("A", fatigue=4)

    scene.dice(2, 4, 0)
    scene.attacks("s", "ability:jain_fairwood")

    assert (scene.damage("A"), scene.fatigue("A")) == (3, 5)


@card("feat:jain_fairwood")
def test_jains_feat_moves_twice_her_speed_with_an_attack_on_the_way() -> None:
    scene = Scene("A..~..z..", ".........", A="jain_fairwood", z="zombie").give("A", "yew_shortbow")

    scene.dice(2, 4, 0)
    steps = [f"step:{x},1" for x in range(1, 6)]
    scene.does("A", "feat", *steps, "stop", "space:6,0", "step:6,1", "step:7,1", "stop")

    assert scene.at("A") == (7, 1)
    assert scene.at("z") is None


@card("tomble_burrowell")
def test_tomble_adds_the_defence_dice_of_a_hero_beside_him() -> None:
    scene = Scene("zAB", A="tomble_burrowell", B="syndrael", z="zombie").give("B", "leather_armor")

    a = scene.dice(2, 4, 1, 1, 3).attacks("z", "ability:tomble_burrowell")

    assert len(a.defence[scene.figure("A")]) == 3
    assert scene.damage("A") == 1


@card("tomble_burrowell")
def test_tomble_alone_has_only_his_own_dice() -> None:
    scene = Scene("zA.B", A="tomble_burrowell", B="syndrael", z="zombie")

    a = scene.dice(2, 4, 1).attacks("z")

    assert len(a.defence[scene.figure("A")]) == 1


@card("feat:tomble_burrowell")
def test_tombles_feat_takes_him_off_the_map_until_his_next_turn() -> None:
    scene = Scene("A.......", A="tomble_burrowell")

    scene.does("A", "feat")
    gone, token = scene.at("A"), view(scene.g, None)["heroes"][0]["token"]
    scene.play(hero_start(scene.g), "space:4,0")

    assert gone is None and token == "space:0,0"
    assert scene.at("A") == (4, 0) and view(scene.g, None)["heroes"][0]["token"] is None


@card("grisban_the_thirsty")
@rule("DE-ERR-10")
def test_grisban_discards_a_condition_when_he_rests() -> None:
    scene = Scene("A", A="grisban_the_thirsty").has("A", "poisoned")

    scene.does("A", "rest", "ability:grisban_the_thirsty")

    assert scene.conditions("A") == set()


@card("grisban_the_thirsty")
def test_grisban_as_printed_discards_when_the_rest_takes_effect() -> None:
    scene = Scene("A", A="grisban_the_thirsty", errata=False).has("A", "poisoned")

    scene.moment(RestDeclared(figure=0))
    before = scene.conditions("A")
    scene.moment(RestRecovery(figure=0, fatigue=2), "ability:grisban_the_thirsty")

    assert before == {"poisoned"}
    assert scene.conditions("A") == set()


@card("feat:grisban_the_thirsty")
def test_grisbans_feat_is_an_attack_that_costs_no_action_even_when_stunned() -> None:
    scene = Scene("Az", A="grisban_the_thirsty", z="zombie").give("A", "chipped_greataxe").has("A", "stunned")

    scene.dice(2, 1, 0)
    scene.does("A", "feat")

    assert scene.at("z") is None
    assert scene.g.actions == 2


@card("feat:grisban_the_thirsty")
def test_grisbans_feat_needs_somebody_to_attack() -> None:
    assert Scene("A..z", A="grisban_the_thirsty", z="zombie").why_not("A", "feat") == "attack.no_target"


@card("syndrael")
def test_syndrael_recovers_two_fatigue_if_she_did_not_move() -> None:
    still = Scene("A.", A="syndrael").hurt("A", fatigue=3).turn_of("A")
    moved = Scene("A.", A="syndrael").hurt("A", fatigue=3).turn_of("A")

    moved.does("A", "move")
    moved.does("A", "step:1,0")
    for scene in (still, moved):
        scene.play(hero_end(scene.g))

    assert still.fatigue("A") == 1
    assert moved.fatigue("A") == 3


@card("feat:syndrael")
def test_syndraels_feat_gives_her_and_a_friend_a_move_action_each() -> None:
    scene = Scene("A......", "..B....", A="syndrael", B="ashrian")

    scene.does("A", "feat", "hero:ashrian", *(f"step:{x},1" for x in (3, 4, 5, 6)), "stop", "step:1,0", "stop")

    assert scene.at("B") == (6, 1)
    assert scene.at("A") == (1, 0)
    assert scene.g.actions == 2


@card("feat:syndrael")
def test_syndraels_feat_needs_a_hero_within_three_spaces() -> None:
    assert Scene("A....B", A="syndrael", B="ashrian").why_not("A", "feat") == "card.no_target"


@rule("DE-KO-04")
def test_abilities_of_a_knocked_out_hero_do_not_work() -> None:
    scene = Scene("Az", A="ashrian", z="zombie")
    scene.play(_knock_out(scene, "A"))

    scene.moment(MonsterActivationStart(figure=scene.figure("z")))
    scene.moment(HeroTurnEnd(figure=0))

    assert scene.conditions("z") == set()
