"""An attacker who is defeated in the middle of his attack (DE-ATK-22, DE-R-50, DE-R-61)."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.fights import AfterRoll, AttackResolved, BeforeRoll, DamageDealt, Suffered
from gruft.games.descent.moments.hooks import FORCED, Hook, Run
from gruft.games.descent.moments.moment import Moment
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.state import Listener, State
from gruft.table.flow import Flow
from tests.games.descent.scene import Scene
from tests.rule import rule

DICE: dict[type[Moment], tuple[int, ...]] = {
    BeforeRoll: (),
    AfterRoll: (2, 1, 0, 0),
    DamageDealt: (2, 1, 0, 0),
    Suffered: (2, 1, 0, 0),
}


def felled_at(kind: type[Moment]) -> tuple[Scene, list[int]]:
    """Two heroes beside a flailing monster that something fells at this moment of its attack."""
    scene = Scene("AmmB", ".mm.", A="syndrael", B="ashrian", m="merriod*").overlords_turn("m")
    after: list[int] = []

    def fell(g: State, me: int, now: Moment) -> Flow[None]:
        yield from defeat(g, scene.figure("m"))

    def note(g: State, me: int, now: Moment) -> None:
        after.append(1)

    def live(run: Run[Moment]) -> Listener:
        return Listener(-2, -1, Hook("felled", Moment, FORCED, run).number, "ability:felled")

    scene.g.live.hooks = {**scene.g.live.hooks, kind: (live(fell),), AttackResolved: (live(note),)}
    return scene, after


@rule("DE-ATK-22", "DE-R-61")
@pytest.mark.parametrize("kind", [BeforeRoll, AfterRoll, DamageDealt])
def test_the_attack_ends_at_once_when_the_attacker_falls(kind: type[Moment]) -> None:
    scene, after = felled_at(kind)

    scene.dice(*DICE[kind]).attacks("m", "space:0,0", "space:3,0")

    assert scene.at("m") is None
    assert scene.damage("A") == scene.damage("B") == 0
    assert after == [], "no moment comes for an attacker who has fallen"


@rule("DE-ATK-22", "DE-ATK-19")
def test_who_has_not_suffered_yet_when_the_attacker_falls_is_spared() -> None:
    scene, _ = felled_at(Suffered)

    scene.dice(*DICE[Suffered]).attacks("m", "space:0,0", "space:3,0", "hero:ashrian")

    assert scene.damage("B") > 0 and scene.damage("A") == 0
