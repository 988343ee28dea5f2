"""Tokens on a drawn map: several in one hand, pools, turned up, and where the special search token may lie."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.wiring import work_out
from gruft.games.descent.quests.words.search import reached_without
from gruft.games.descent.quests.words.terms import GONE, HEROES
from gruft.games.descent.quests.words.tokens import carrier, from_pool, in_pool, put_away, reveal, to_pool
from gruft.games.descent.rules.campaign.phase import begin_quest
from gruft.games.descent.rules.objectives import lay_down, take_refusal
from gruft.games.descent.rules.setup import layout
from gruft.games.descent.state import CARRIED, POOL
from gruft.table.ask import Ask
from tests.games.descent.campaign.phase import Between
from tests.games.descent.quests.drawn import rules
from tests.games.descent.quests.questing import plays
from tests.games.descent.scene import Scene
from tests.harness import code_of
from tests.rule import rule


def three_tokens() -> Scene:
    scene = Scene("A..", "...", A="syndrael")
    for place in ((1, 0), (1, 0), (0, 1)):
        scene.objective(place)
    scene.g.token_kind = ["rune", "key", "key"]
    return scene.turn_of("A")


@rule("QC-10")
def test_a_figure_carries_one_token_and_what_the_quest_lets_it_carry_besides() -> None:
    with rules() as part:
        part.carry("X-1", "rune", HEROES)
        part.carry("X-1", "key", HEROES)
        scene = three_tokens()
        scene.does("A", "token:rune.1")
        assert scene.why_not("A", "token:key.2") == "objective.hands_full"
        part.besides("X-2", "rune", HEROES)

        scene.does("A", "token:key.2")

        assert scene.g.carries[0] == (0, 1)
        assert code_of(take_refusal(scene.g, 0, 2)) == "objective.hands_full", "one key, not two"


@rule("QC-10", "QC-12")
def test_who_carries_two_tokens_chooses_which_to_put_down_and_drops_both_when_he_falls() -> None:
    with rules() as part:
        part.carry("X-1", "rune", HEROES)
        part.carry("X-1", "key", HEROES)
        part.besides("X-2", "rune", HEROES)
        scene = three_tokens()
        scene.does("A", "token:rune.1")
        scene.does("A", "token:key.2")

        scene.turn_of("A").does("A", "drop", "token:rune.1", "space:1,1")
        assert scene.g.carries[0] == (1,) and scene.g.live.map.places[scene.g.token_at[0]] == (1, 1)
        scene.turn_of("A").does("A", "token:rune.1")
        here = scene.g.spaces[0][0]
        scene.knocked_out("A")

        assert not scene.g.carries[0] and scene.g.token_at[:2] == [here, here]


def test_who_lays_a_token_down_is_told_which() -> None:
    scene = three_tokens()
    scene.g.carries[0] = (1,)

    asked = next(lay_down(scene.g, 0))

    args = {"token": "token:key.2", "exit": "none"}
    assert isinstance(asked, Ask) and (asked.kind, asked.args) == ("drop_where", args)


def test_tokens_go_to_their_pool_and_come_out_of_it() -> None:
    scene = three_tokens()
    g = scene.g
    g.carries[0], g.token_at[1] = (1,), CARRIED

    to_pool(g, 1)
    assert not any(g.carries) and g.token_at[1] == POOL and in_pool(g, "key") == [1]
    assert from_pool(g, "key", 4) == 1 and g.token_at[1] == 4
    assert from_pool(g, "key", 4) == -1, "the pool is empty"
    put_away(g, 0)
    assert g.token_at[0] == GONE and carrier(g, 0) == -1


@rule("QC-11")
def test_a_revealed_token_is_seen_by_everybody() -> None:
    scene = three_tokens()
    scene.g.token_up[0] = False

    reveal(scene.g, 0)

    assert scene.g.token_up[0] and type(scene.g.log[-1]).__name__ == "TokenRevealed"


@rule("QC-09")
def test_the_special_token_may_not_lie_behind_the_door_it_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("A...", doors=((1, 0, "E"),), A="syndrael")
    monkeypatch.setattr(layout, "start_area", lambda g: (0,))
    monkeypatch.setattr("gruft.games.descent.quests.words.search.start_area", lambda g: (0,))

    assert reached_without(scene.g, 1, ("d1",))
    assert not reached_without(scene.g, 3, ("d1",))
    assert reached_without(scene.g, 3, ())


@rule("CA-46", "SV-1", "TI-1")
@pytest.mark.parametrize(("quest", "kind"), [("the_shadow_vault", "shadow_rune"), ("the_twin_idols", "idol_of_skulls")])
def test_who_begins_with_a_token_is_chosen_before_the_journey(quest: str, kind: str) -> None:
    between = Between(("first_blood", "heroes"), step="set_up")
    g = between.g
    begin_quest(g, quest)
    layout.clear_map(g)
    work_out(g)

    plays(g, "set_up", "set_aside")
    token = g.token_kind.index(kind)
    bearer = carrier(g, token)
    assert bearer >= 0 and g.token_at[token] == CARRIED

    asked = plays(g, "set_aside", "round_start")
    assert carrier(g, token) == bearer
    assert not {"begins_with", "hero_begins_with"} & {ask.kind for ask in asked}
