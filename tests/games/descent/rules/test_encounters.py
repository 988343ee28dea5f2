"""From one encounter to the next, beat by beat (DE-QUEST-03, DE-R-54)."""

from __future__ import annotations

from gruft.games.descent.game import BEATS, GAME
from gruft.games.descent.moments.marks import BY_TURN_START, ON_TURN_END, ROUND_END, TURN_END, add_mark, has_mark
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARDS
from gruft.games.descent.pieces.kinds import OVERLORD, REANIMATE
from gruft.games.descent.rules.damage import knock_out
from gruft.games.descent.rules.figures import empty_spaces
from gruft.games.descent.rules.setup.layout import enlist, set_up
from gruft.games.descent.rules.turns.familiars import summon
from gruft.games.descent.state import State
from gruft.table.chance import Chance, secret_of
from gruft.table.plain import from_plain, to_plain
from tests.games.descent.quest_table import drive
from tests.rule import rule


def farm_decided(berserker_down: bool = False) -> State:
    """A Fat Goblin at the moment its first encounter is over: a Berserker, a Necromancer with her servant."""
    options = {**GAME.meta.default_options(), "quest": "a_fat_goblin"}
    g = set_up(3, options, Chance(secret_of("encounters")))
    enlist(g, 1, "widow_tarha", "necromancer")
    wire(g)
    summon(g, 1, empty_spaces(g, (1 << g.live.map.size) - 1)[0])
    g.cards[0].append(CARDS["brute"][0])
    wire(g)
    if berserker_down:
        drive(knock_out(g, 0))
    g.token_at = [-1] * 4
    g.turn = g.actor = 1
    g.encounter_winner = "heroes"
    return g


def beat(g: State, name: str, *answers: str) -> str:
    """Run one beat; what is not named is answered by the first key."""
    out = BEATS[name](g)
    return out if isinstance(out, str) else str(drive(out, *answers))


@rule("DE-QUEST-03", "DE-FAM-08", "DE-GOLD-05")
def test_between_any_two_beats_the_change_of_encounter_can_be_written_down_and_read() -> None:
    g = farm_decided(berserker_down=True)
    name = "encounter_end"
    seen = []

    while name != "place_hero":
        seen.append(name)
        name = beat(g, name, "no")
        assert GAME.invariants(g) == [], name
        again = from_plain(State, to_plain(g))
        GAME.wake(again)
        kept, found = g.live, again.live
        assert (found.occupied, found.max_health, found.keys) == (kept.occupied, kept.max_health, kept.keys), name

    assert seen[0] == "encounter_end" and seen[-2:] == ["next_encounter", "lay_map"]
    assert not g.spaces[REANIMATE] and g.encounter == 1


@rule("DE-QUEST-03", "DE-STAND-01")
def test_the_free_stand_up_is_a_real_one_and_skills_about_it_work() -> None:
    plain, brute = farm_decided(berserker_down=True), farm_decided(berserker_down=True)
    plain.cards[0].remove(CARDS["brute"][0])
    wire(plain)

    for g in (plain, brute):
        g.chance.preset = {"die": [0, 0]}
        g.stage = 0
        beat(g, "free_stand", "yes")

    assert plain.damage[0] == plain.live.max_health[0] - 2
    assert brute.damage[0] == brute.live.max_health[0] - 4
    assert plain.fatigue[0] == brute.fatigue[0] == 0


@rule("DE-R-54")
def test_what_was_to_last_for_the_turn_or_the_round_ends_with_the_encounter() -> None:
    g = farm_decided()
    add_mark(g, "for_the_turn", 1, 1, TURN_END)
    add_mark(g, "for_the_round", OVERLORD, 0, ROUND_END)
    add_mark(g, "slowed", OVERLORD, 1, ON_TURN_END)
    add_mark(g, "until_my_turn", 0, 0, BY_TURN_START)

    beat(g, "encounter_end")
    beat(g, "next_encounter")

    assert [has_mark(g, name) for name in ("for_the_turn", "for_the_round", "slowed")] == [False] * 3
    assert has_mark(g, "until_my_turn", 0)


@rule("DE-QUEST-03")
def test_while_the_next_encounter_is_laid_out_no_round_has_begun() -> None:
    g = farm_decided()
    g.round = 7

    beat(g, "encounter_end")
    beat(g, "next_encounter")

    assert (g.encounter, g.round) == (1, 0)
