"""The overlord's turn, his cards, monsters and lieutenants (DE-OLT, DE-OLC, DE-MON, DE-LT, DE-ATK-25)."""

from __future__ import annotations

from gruft.games.descent.moments.marks import OL_TURN_START, add_mark, has_mark
from gruft.games.descent.moments.moment import MonsterActivationStart
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import BASIC, CARDS, ID
from gruft.games.descent.pieces.content import LIEUTENANTS
from gruft.games.descent.pieces.kinds import KINDS, LIEUTENANT, MONSTER, OVERLORD
from gruft.games.descent.rules.figures import group_of
from gruft.games.descent.rules.groups import act_of, ranks_missing
from gruft.games.descent.rules.overlord_cards import discard_overlord, draw_overlord
from gruft.games.descent.rules.places import spawn
from gruft.games.descent.rules.turns.monster_actions import monster_keys, monster_refusal
from gruft.games.descent.seen.views import view
from tests.games.descent.quest_table import fresh, ready, state
from tests.games.descent.scene import PASSES, Scene
from tests.rule import rule


def why_not(scene: Scene, sign: str, key: str) -> str:
    f = scene.figure(sign)
    scene.overlords_turn(sign)
    refusal = monster_refusal(scene.g, f, key)
    assert refusal is not None, key
    return refusal.code


@rule("DE-OLT-01", "DE-ERR-12")
def test_the_overlord_draws_plays_start_cards_even_the_one_just_drawn_then_refreshes() -> None:
    scene = Scene("A..a", A="syndrael", a="sir_alric_farrow").relic("a", "scorpions_kiss")
    scene.g.relic_down = 1 << scene.figure("a")
    add_mark(scene.g, "air", OVERLORD, scene.figure("a"), OL_TURN_START)
    scene.g.ol_deck = [CARDS["dash"][0], CARDS["word_of_misery"][0]]
    wire(scene.g)

    scene.overlord_takes_turn("card:word_of_misery")

    assert [ID[c] for c in scene.g.ol_discard] == ["word_of_misery"]
    assert not has_mark(scene.g, "air") and not scene.g.relic_down


@rule("DE-OLT-02", "DE-BAD-07")
def test_worked_example_a_group_is_finished_before_another_begins() -> None:
    scene = Scene("z.z.m", "A....", A="syndrael", z="zombie", m="flesh_moulder")

    scene.overlord_takes_turn("group:zombie", "monster:zombie.2")

    order = [ask for ask in scene.asked if ask.startswith(("ol_group", "ol_monster", "monster_act"))]
    assert order[0] == "ol_group: group:zombie group:flesh_moulder"
    assert order[1] == "ol_monster: monster:zombie.1 monster:zombie.2"


@rule("DE-OLT-03", "DE-R-27")
def test_every_monster_is_activated_exactly_once_even_if_it_does_nothing() -> None:
    scene = Scene("z.z......A", A="ashrian", z="zombie").has("z", "immobilized")

    scene.overlord_takes_turn("monster:zombie.1")

    assert scene.conditions("z") == set()
    assert scene.g.activated == sum(1 << scene.figure("z", n) for n in (0, 1))


@rule("DE-OLT-04", "DE-ACT-02", "DE-ATK-25", "DE-BAD-04")
def test_a_monster_has_two_actions_and_one_attack_among_them() -> None:
    scene = Scene("Aee.", ".ee.", A="syndrael", e="elemental").overlords_turn("e")
    scene.g.actions, scene.g.attacks_made = 1, 1

    keys = monster_keys(scene.g, scene.figure("e"))

    assert "attack" not in keys and "ability:fire" not in keys
    assert {"move", "ability:earth", "ability:water", "ability:air"} <= set(keys)
    assert why_not(scene, "e", "attack") == why_not(scene, "e", "ability:fire") == "monster.one_attack"


@rule("DE-OLT-04")
def test_shambling_monsters_move_once() -> None:
    scene = Scene("A......z", A="syndrael", z="zombie").overlords_turn("z")
    scene.g.actions, scene.g.move_actions = 1, 1

    assert why_not(scene, "z", "move") == "monster.shambling"
    scene.g.extra_moves = 1
    assert monster_refusal(scene.g, scene.figure("z"), "move") is None


@rule("DE-OLT-05", "DE-ROUND-03", "DE-R-75")
def test_at_the_end_of_the_round_the_activation_cards_come_back() -> None:
    scene = Scene("AB", A="syndrael", B="ashrian")
    scene.g.acted, before = 3, scene.g.round

    scene.overlord_takes_turn()

    assert scene.g.acted == 0 and scene.g.round == before + 1


@rule("DE-OLC-01")
def test_the_overlord_begins_with_the_fifteen_basic_cards_and_holds_them_secretly() -> None:
    first, g = state(fresh(2)), state(ready(2))

    assert len(BASIC) == 15
    assert sorted((*first.ol_deck, *first.ol_hand)) == sorted(BASIC)
    assert [len(view(g, seat)["overlord"]["cards"]) for seat in (g.overlord, g.hero_seat[0], None)] == [2, 0, 0]


@rule("DE-OLC-01")
def test_cards_cost_nothing_and_as_many_are_held_and_played_as_there_are() -> None:
    scene = Scene("A..z", A="syndrael", z="zombie").overlord_holds("dash", "frenzy", "tripwire", "pit_trap")
    held = len(scene.g.ol_hand)

    scene.overlord_takes_turn("card:dash", "card:frenzy", "end")

    assert len(scene.g.ol_hand) == held + 1 - 2
    assert [ID[c] for c in scene.g.ol_discard] == ["dash", "frenzy"]


@rule("DE-OLC-02")
def test_a_card_outside_its_time_is_not_offered() -> None:
    scene = Scene("A..z", A="syndrael", z="zombie").overlord_holds("tripwire", "word_of_pain", "dash")

    scene.overlord_takes_turn("end")

    starts = [ask for ask in scene.asked if ask.startswith("monster_act")]
    assert "card:dash" in starts[0]
    assert "card:tripwire" not in starts[0] and "card:word_of_pain" not in starts[0]


@rule("DE-OLC-05")
def test_the_last_card_drawn_makes_a_new_deck_of_the_discard_pile_at_once() -> None:
    scene = Scene("A", A="syndrael")
    scene.g.ol_deck, scene.g.ol_discard = [CARDS["dash"][0]], [CARDS["frenzy"][0], CARDS["pit_trap"][0]]

    draw_overlord(scene.g, 1)

    assert [ID[c] for c in scene.g.ol_hand] == ["dash"]
    assert sorted(ID[c] for c in scene.g.ol_deck) == ["frenzy", "pit_trap"] and scene.g.ol_discard == []


@rule("DE-OLC-05", "DE-OLC-04")
def test_with_the_whole_deck_in_hand_nothing_is_drawn_until_a_card_is_discarded() -> None:
    scene = Scene("A", A="syndrael")
    scene.g.ol_hand = [CARDS["dash"][0]]

    nothing = draw_overlord(scene.g, 1)
    discard_overlord(scene.g, CARDS["dash"][0])

    assert nothing == 0
    assert draw_overlord(scene.g, 1) == 1


@rule("DE-MON-01")
def test_all_monsters_of_a_kind_are_one_group_and_a_lieutenant_is_his_own() -> None:
    scene = Scene("zz.Zs", z="zombie", Z="zombie*", s="splig")

    assert group_of(scene.g, scene.figure("z")) == [*scene.letters["z"], scene.figure("Z")]
    assert group_of(scene.g, scene.figure("s")) == [scene.figure("s")]


@rule("DE-MON-02", "DE-VARIANT-04")
def test_act_two_cards_are_for_the_expert_level() -> None:
    novice, expert = Scene("z", z="zombie"), Scene("z", z="zombie", level="expert")

    assert novice.g.live.max_health[novice.figure("z")] == 3
    assert expert.g.live.max_health[expert.figure("z")] == 5
    assert (act_of(novice.g), act_of(expert.g)) == (1, 2)


@rule("DE-MON-03", "DE-MON-04", "DE-R-70")
def test_reinforcements_fill_what_is_missing_of_a_rank() -> None:
    scene = Scene("zzZ", A="syndrael", z="zombie", Z="zombie*").reserve("zombie", n=2)
    full = ranks_missing(scene.g, "zombie")

    scene.g.spaces[scene.figure("z")] = ()

    assert full == []
    assert ranks_missing(scene.g, "zombie") == ["minion"]


@rule("DE-GOLD-05", "DE-R-63")
def test_no_figure_comes_that_is_not_in_the_supply() -> None:
    scene = Scene("z.", z="zombie")

    assert spawn(scene.g, scene.g.kind[scene.figure("z")], (1,)) == -1


@rule("DE-LT-01")
def test_a_lieutenant_is_a_monster_with_attributes_but_neither_minion_nor_master() -> None:
    scene = Scene("As", A="ashrian", s="splig")
    kind = kind_of(scene.g, scene.figure("s"))

    scene.moment(MonsterActivationStart(figure=scene.figure("s")))

    assert kind.side == MONSTER and kind.rank == LIEUTENANT and kind.attrs == (4, 3, 3, 2)
    assert scene.conditions("s") == set()  # Ashrian stuns minions only
    assert kind.health == LIEUTENANTS["splig"].act1.by_heroes[2].health


@rule("DE-R-48", "DE-INFO-01")
def test_the_overlord_is_asked_by_public_facts_not_by_his_hand() -> None:
    holds = Scene("A..", A="syndrael").overlord_holds("pit_trap").turn_of("A")
    other = Scene("A..", A="syndrael").overlord_holds("dash").turn_of("A")
    other.g.ol_deck = [CARDS["pit_trap"][0]]
    wire(other.g)
    for scene in (holds, other):
        scene.g.mp[0] = 1
        scene.does("A", "step:1,0")

    assert [ask.split(":")[0] for ask in holds.asked] == [ask.split(":")[0] for ask in other.asked]
    assert other.asked == ["window: pass"]


@rule("DE-R-48", "DE-GOLD-03", "DE-ROUND-05")
def test_reactions_of_one_moment_are_ordered_by_the_active_player() -> None:
    scene = Scene("zAB", A="tomble_burrowell", B="ashrian", z="zombie*").give("B", "stoneskin").overlords_turn("z")
    scene.g.hero_seat = [1, 2]

    scene.dice(2, 4, 0, 0, 0).attacks("z", "ability:tomble_burrowell", "card:stoneskin", "card:stoneskin")

    order = [ask for ask in scene.asked if ask.startswith("order")]
    assert order == ["order: ability:tomble_burrowell card:stoneskin"]


@rule("DE-R-51")
def test_a_promoted_monster_counts_as_activated_if_the_minion_was() -> None:
    scene = Scene("sg", s="splig", g="goblin_archer", level="expert").reserve("goblin_archer", 3)
    scene.g.activated = 1 << scene.figure("g")

    scene.dice(*PASSES).uses("s", "promotion")

    master = next(f for f in range(5, len(scene.g.kind)) if scene.g.spaces[f] and KINDS[scene.g.kind[f]].rank == 3)
    assert scene.g.activated >> master & 1


@rule("DE-R-77")
def test_a_prohibition_beats_a_permission() -> None:
    scene = Scene("Az", A="avric_albright", z="zombie").give("A", "prayer_of_peace").exhaust("A", "prayer_of_peace")
    scene.overlords_turn("z")
    scene.g.actions, scene.g.extra_attacks = 2, 1

    assert why_not(scene, "z", "attack") == "attack.peace"


@rule("DE-R-76")
def test_each_side_rolls_and_decides_for_its_own_figures() -> None:
    scene = Scene("Az", A="tomble_burrowell", z="zombie*").give("A", "warding_talisman").overlord_holds("dark_fortune")
    scene.overlords_turn("z")

    scene.dice(0, 4, 0, 2).attacks("z", "card:dark_fortune", "die:blue_0.1", "card:warding_talisman")
    seats = [ask for ask in scene.asked if ask.startswith("window")]

    assert any("card:dark_fortune" in ask and "card:warding_talisman" not in ask for ask in seats)
    assert any("card:warding_talisman" in ask and "card:dark_fortune" not in ask for ask in seats)
