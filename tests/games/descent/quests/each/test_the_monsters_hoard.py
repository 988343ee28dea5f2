"""The Monster's Hoard: Frederick's escort past a locked gate, then Trueshot among the glyphs."""

from __future__ import annotations

import pytest

from gruft.games.descent.cards.overlord.basic import dark_charm
from gruft.games.descent.cards.overlord.magus import word_of_despair
from gruft.games.descent.moments.moment import EncounterBegin, OverlordTurnEnd, OverlordTurnStart
from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.reactions import overlord_offers
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.content import MONSTERS
from gruft.games.descent.quests.edges import outer_edge
from gruft.games.descent.quests.words.search import reached_without
from gruft.games.descent.quests.words.tokens import put_away
from gruft.games.descent.rules.damage import defeat, knock_out, walk_off
from gruft.games.descent.rules.doors import door_refusal
from gruft.games.descent.rules.figures import heroes
from gruft.games.descent.rules.movement.moves import leave_refusal
from gruft.games.descent.rules.movement.steps import step_refusal
from gruft.games.descent.rules.objectives import pick_up, take_refusal
from gruft.games.descent.rules.places import put
from gruft.games.descent.rules.searching import shown_plain
from gruft.games.descent.rules.setup.layout import free_groups, open_groups
from gruft.games.descent.rules.setup.search_tokens import search_spaces
from gruft.games.descent.seen.redeal import redeal
from gruft.games.descent.state import CARRIED, State
from gruft.table.chance import FastChance
from tests.games.descent.quests.questing import (
    activated,
    acts,
    asked_of,
    at,
    clear,
    dice,
    ending,
    find,
    happens,
    laid,
    later,
    refused,
    stand,
    turn_of,
    where,
)
from tests.games.descent.scene import FAILS, PASSES
from tests.harness import code_of
from tests.rule import rule


def on_the_road() -> State:
    return laid("the_monsters_hoard")


def in_the_hoard(winner: str = "overlord", seats: int = 3) -> State:
    return later("the_monsters_hoard", winner, seats)


def bow(g: State, f: int) -> int:
    """The figure has Trueshot."""
    token = g.token_kind.index("trueshot")
    put_away(g, token)
    pick_up(g, f, token)
    return token


def with_bow_at(g: State, f: int, gate: str) -> None:
    bow(g, f)
    put(g, f, outer_edge(g, gate)[:1])
    turn_of(g, f, 1)


# -- the road ------------------------------------------------------------------------


@rule("MH-1")
def test_the_heroes_activate_frederick_for_two_moves_and_nothing_else() -> None:
    g = on_the_road()
    frederick = find(g, "frederick")

    may = quest_of(g).activation(g, frederick)

    assert may is not None and (may.moves, may.attacks, may.doors) == (2, 0, 0)
    assert g.live.max_health[frederick] == 10 + 3 * g.nh


@rule("MH-1")
def test_dark_charm_does_not_work_on_frederick() -> None:
    g = on_the_road()
    assert find(g, "frederick") in heroes(g, familiars=True)

    assert asked_of(dark_charm(g, OverlordTurnStart(), 0)) == [ref_of(g, h) for h in range(g.nh)]


@rule("MH-1", "QC-16")
def test_with_all_heroes_down_cards_against_heroes_are_played_on_frederick_but_no_charm() -> None:
    g = on_the_road()
    names = ("dark_charm", "word_of_misery")
    g.ol_hand, g.ol_deck = [CARDS[name][0] for name in names], []
    wire(g)
    now = OverlordTurnStart()
    assert set(overlord_offers(g, (now,))) == {f"card:{name}" for name in names}
    for h in range(g.nh):
        ending(knock_out(g, h), "pass")

    assert set(overlord_offers(g, (now,))) == {"card:word_of_misery"}


@rule("MH-1", "QC-16", "QC-17")
def test_frederick_despairs_as_a_hero_does_in_his_own_turn() -> None:
    g = on_the_road()
    frederick = find(g, "frederick")
    g.ol_deck = list(CARDS["word_of_despair"])
    wire(g)
    dice(g, *PASSES * g.nh, *FAILS)
    ending(word_of_despair(g, OverlordTurnEnd(), 0))

    activated(g, frederick, "move", "move")
    assert g.damage[frederick] == 2, "he has no Stamina"
    g.activated = 0
    activated(g, frederick, "move")

    assert g.damage[frederick] == 2, "for one turn only"


@rule("MH-2")
def test_a_hero_opens_the_gate_by_might_and_it_stays_open() -> None:
    g = on_the_road()
    stand(g, 0, 17, 2)
    dice(g, *FAILS)
    acts(g, 0, "door:palisade_gate")
    assert g.closed
    dice(g, *PASSES)

    acts(g, 0, "door:palisade_gate")

    assert not g.closed
    assert code_of(refused(g, 0, "door:palisade_gate")) == "door.stays_open"


@rule("MH-2")
def test_with_the_key_no_test_is_needed_and_monsters_cannot_open_the_gate() -> None:
    g = on_the_road()
    monster = find(g, open_groups(g)[0])
    put(g, monster, (at(g, 18, 2),))
    assert code_of(door_refusal(g, monster, 0)) == "door.locked"
    assert code_of(door_refusal(g, find(g, "frederick"), 0)) == "door.not_adjacent"
    stand(g, 1, 12, 10)
    g.special = g.search_at.index(at(g, 12, 11))
    acts(g, 1, "search:12,11")
    stand(g, 0, 17, 2)

    acts(g, 0, "door:palisade_gate")

    assert not g.closed


@rule("MH-3")
def test_the_way_by_pond_and_orchard_leads_round_the_gate() -> None:
    g = on_the_road()

    assert all(reached_without(g, s, ("palisade_gate",)) for s in (*search_spaces(g), *g.live.map.areas["exit"]))


@rule("MH-6", "MH-V1H")
def test_only_frederick_leaves_and_wins_for_the_heroes() -> None:
    g = on_the_road()
    edge = outer_edge(g, "exit")
    put(g, 0, edge[:1])
    turn_of(g, 0, 1)
    assert code_of(leave_refusal(g, 0)) == "leave.not_here"
    frederick = find(g, "frederick")
    put(g, 0, ())
    put(g, frederick, edge[:1])
    g.mp[frederick] = 1
    assert leave_refusal(g, frederick) is None

    ending(walk_off(g, frederick))

    assert g.encounter_winner == "heroes"


@rule("MH-V1O")
def test_the_overlord_wins_when_frederick_falls() -> None:
    g = on_the_road()

    ending(defeat(g, find(g, "frederick")))

    assert g.encounter_winner == "overlord"


@rule("MH-R1")
def test_one_small_enough_monster_comes_by_the_entrance() -> None:
    g = on_the_road()

    (wave,) = quest_of(g).waves(g, "ol_start").values()

    assert (wave.group, wave.area) == (open_groups(g)[0], "entrance")
    sizes = [MONSTERS[name].size for name in free_groups(g, 0)]
    assert all(width * height <= 4 for width, height in sizes)


# -- the hoard -----------------------------------------------------------------------


@rule("MH-C1")
@pytest.mark.parametrize(("seats", "shown"), [(3, 1), (4, 2)])
def test_heroes_who_won_are_shown_plain_search_tokens(seats: int, shown: int) -> None:
    g = in_the_hoard("heroes", seats)
    g.special = 0
    assert not quest_of(g).overlord_first(g)

    happens(g, EncounterBegin())

    plain = [n for n in range(len(g.search_at)) if shown_plain(g, n)]
    assert len(plain) == shown and 0 not in plain
    for seed in range(20):
        redeal(g, 1, FastChance(seed))
        assert g.special not in plain, "everybody knows that these are plain"


@rule("MH-C1")
def test_after_his_victory_the_overlord_begins() -> None:
    g = in_the_hoard("overlord")

    happens(g, EncounterBegin())

    assert quest_of(g).overlord_first(g)
    assert not any(shown_plain(g, n) for n in range(len(g.search_at)))


@rule("MH-4")
def test_a_figure_steps_from_glyph_to_glyph_in_sight() -> None:
    g = in_the_hoard()
    stand(g, 0, 8, 2)
    turn_of(g, 0, 1)
    near, hidden = at(g, 15, 2), at(g, 15, 15)
    clear(g)

    assert step_refusal(g, 0, near, 1) is None
    assert code_of(step_refusal(g, 0, near, 1, free=True)) == "move.not_adjacent", "not without movement points"
    assert code_of(step_refusal(g, 0, hidden, 1)) == "move.not_adjacent"

    acts(g, 0, "step:15,2")
    assert where(g, 0) == (15, 2) and g.mp[0] == 0
    stand(g, 1, 8, 2)
    stand(g, 0, 10, 9)
    assert step_refusal(g, 1, near, 1) is None, "it is free again"


@rule("MH-4")
def test_an_enemy_on_a_glyph_bars_it() -> None:
    g = in_the_hoard()
    stand(g, 0, 8, 2)
    turn_of(g, 0, 1)
    clear(g)
    stand(g, 5, 15, 2)

    assert step_refusal(g, 0, at(g, 15, 2), 1) is not None


@rule("MH-4", "DE-LARGE-02")
@pytest.mark.parametrize("body", [((8, 1), (8, 2)), ((7, 2), (8, 2)), ((8, 2), (9, 2)), ((8, 2), (8, 3))])
def test_a_large_monster_is_not_in_its_own_sight(body: tuple[tuple[int, int], ...]) -> None:
    g = in_the_hoard()
    beast = find(g, "barghest")
    clear(g)
    for h in range(g.nh):
        put(g, h, ())
    put(g, beast, tuple(at(g, x, y) for x, y in body))

    assert step_refusal(g, beast, at(g, 15, 2), 1) is None
    assert step_refusal(g, beast, at(g, 8, 9), 1) is None


@rule("MH-7")
def test_who_carries_trueshot_cannot_use_glyphs() -> None:
    g = in_the_hoard()
    clear(g)
    stand(g, 0, 8, 2)
    turn_of(g, 0, 1)
    bow(g, 0)

    assert code_of(step_refusal(g, 0, at(g, 15, 2), 1)) == "move.not_adjacent"


@rule("MH-5", "QC-29")
def test_the_finder_has_trueshot_at_once() -> None:
    g = in_the_hoard()
    token = g.token_kind.index("trueshot")
    g.special = next(n for n, at in enumerate(g.search_at) if g.live.map.places[at] == (7, 13))
    clear(g)
    stand(g, 0, 8, 13)

    acts(g, 0, "search:7,13")

    assert g.carries[0] == (token,) and g.token_at[token] == CARRIED


@rule("MH-8", "MH-V2H", "MH-V2O")
@pytest.mark.parametrize(("hero", "gate", "wrong"), [(True, "entrance", "exit"), (False, "exit", "entrance")])
def test_each_side_carries_the_bow_off_through_its_own_gate(hero: bool, gate: str, wrong: str) -> None:
    g = in_the_hoard()
    f = 0 if hero else find(g, open_groups(g)[0])
    for other in range(len(g.kind)):
        if g.kind[other] >= 0 and other != f:
            put(g, other, ())
    put(g, f, outer_edge(g, gate)[:1])
    turn_of(g, f, 1)
    assert code_of(leave_refusal(g, f)) == "leave.not_here"
    with_bow_at(g, f, wrong)
    assert code_of(leave_refusal(g, f)) == "leave.not_here"
    put(g, f, outer_edge(g, gate)[:1])

    acts(g, f, "leave")

    assert g.encounter_winner == ("heroes" if hero else "overlord")


@rule("MH-8")
def test_every_monster_may_pick_the_bow_up() -> None:
    g = in_the_hoard()
    token = g.token_kind.index("trueshot")
    for name in open_groups(g):
        f = find(g, name)
        g.token_at[token] = next(iter(g.live.board.adj[g.spaces[f][0]]))
        assert take_refusal(g, f, token) is None, kind_of(g, f).id


@rule("MH-R2")
def test_one_monster_of_either_open_group_comes_by_the_exit() -> None:
    g = in_the_hoard()

    waves = quest_of(g).waves(g, "ol_start").values()

    assert [(wave.group, wave.area) for wave in waves] == [(name, "exit") for name in open_groups(g)]
