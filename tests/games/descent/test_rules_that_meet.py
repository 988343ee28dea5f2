"""Rules that meet: what happens where two chapters touch, which neither of them tells by itself."""

from __future__ import annotations

from gruft.games.descent.hooks import FORCED, Hook, Live
from gruft.games.descent.overlord_cards import draw_overlord
from gruft.games.descent.pieces import CARDS, ID
from gruft.games.descent.reactions import fire
from gruft.games.descent.state import State
from gruft.games.descent.windows import OL_TURN_START, Ctx
from tests.games.descent.scene import Scene
from tests.rule import rule

# -- cards and windows -----------------------------------------------------------------


@rule("DE-OLC-05", "DE-OLC-04")
def test_after_the_whole_deck_was_in_hand_a_card_that_was_played_can_be_drawn_again() -> None:
    scene = Scene("A..z", A="syndrael", z="zombie").overlord_holds("dash")
    scene.g.ol_deck = []

    scene.overlord_takes_turn("card:dash", "end")
    assert [ID[c] for c in scene.g.ol_discard] == ["dash"] and not scene.g.ol_hand

    assert draw_overlord(scene.g, 1) == 1
    assert scene.g.ol_hand == [CARDS["dash"][0]] and not scene.g.ol_discard


@rule("DE-ROUND-05", "DE-R-48")
def test_every_forced_effect_of_a_moment_happens_once_however_many_there_are() -> None:
    happened = []

    def note(number: int) -> Live:
        def run(g: State, me: int, ctx: Ctx) -> None:
            happened.append(number)

        return Live(-2, -1, Hook(f"effect_{number}", OL_TURN_START, FORCED, run, None, "", False), f"ability:{number}")

    scene = Scene("A", A="syndrael")
    many = tuple(note(number) for number in range(400))
    scene.g.hooks = [many if window == OL_TURN_START else () for window in range(len(scene.g.hooks))]

    scene.play(fire(scene.g, OL_TURN_START, Ctx()))

    assert sorted(happened) == list(range(400))
