"""The Wyrm Rises: bones on their way to the summit, then the rite in the temple (WR-1 to WR-5, WR-R1, WR-R2, WR-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.moment import OverlordTurnEnd, RoundEnd
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, quest_of, settle
from gruft.games.descent.pieces.kinds import WILLPOWER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import NOTHING_NEAR, choose_near
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    GONE,
    LIEUTENANTS,
    MONSTERS,
    Amount,
    carrying,
    counter,
    lieutenant,
    none_left,
    stand_in,
    token,
    tokens,
)
from gruft.games.descent.quests.words.tokens import put_away
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.figures import around
from gruft.games.descent.rules.objectives import token_key
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

BELTHIR: Final = lieutenant("belthir")

PASS, TEMPLE = parts("the_wyrm_rises")
BONES_TO_WIN: Final = PASS.number("WR-V1O", "tokens")

# -- the bones ---------------------------------------------------------------------

PASS.back("bone", "bone")
PASS.carry("WR-1", "bone", MONSTERS)
PASS.leave("WR-1", BELTHIR & carrying("bone"), "exit", count="bones", token="bone", stays=True)
PASS.leave("WR-1", MONSTERS & ~LIEUTENANTS & carrying("bone"), "exit", count="bones", token="bone")
PASS.reinforce("WR-R1")
PASS.wins("WR-V1H", HEROES, none_left("bone") & (counter("bones") < BONES_TO_WIN))
PASS.wins("WR-V1O", OVERLORD_WINS, none_left("bone") & (counter("bones") >= BONES_TO_WIN))
PASS.keep("WR-C1", "bones", "rite")
PASS.data("WR-C2")


@PASS.action("WR-2", "break_bone", terms.HEROES, at=token("bone"))
def WR_2_break_bone(g: State, f: int) -> Flow[None]:
    """A bone nobody carries is broken: it is gone."""
    bone = yield from choose_near(g, f, "bone")
    g.token_at[bone] = GONE
    settle(g)


@PASS.on("WR-5", RoundEnd)
def WR_5_the_hunt_is_over(g: State, now: RoundEnd) -> None:
    """After the last round of the hunt all bones are gone that were not delivered."""
    if g.round < PASS.number("WR-5", "round"):
        return
    for bone in range(len(g.token_at)):
        put_away(g, bone)


# -- the rite ----------------------------------------------------------------------

BURNING: Final = Amount(lambda g: (len(tokens(g, "brazier")) + 1) // 2)
AT_THE_ALTAR: Final = stand_in(BELTHIR, "great_altar")

TEMPLE.back("brazier", "brazier")
TEMPLE.clock("WR-3", "rite", when=AT_THE_ALTAR, by=BURNING)
TEMPLE.counts_defeat("WR-V2H", BELTHIR, "belthir_defeated")
TEMPLE.reinforce("WR-R2")
TEMPLE.wins("WR-V2H", HEROES, (counter("belthir_defeated") >= 1) | (counter("quenched") >= 1))
TEMPLE.wins("WR-V2O", OVERLORD_WINS, counter("rite") >= TEMPLE.number("WR-V2O", "tokens"))


@TEMPLE.on("WR-V2H", OverlordTurnEnd)
def WR_V2H_no_brazier_burns(g: State, now: OverlordTurnEnd) -> None:
    """The heroes win if no brazier burns at the end of an overlord turn."""
    if not tokens(g, "brazier"):
        g.counters["quenched"] = 1


@TEMPLE.action("WR-4", "quench", terms.HEROES, at=token("brazier"))
def WR_4_quench(g: State, f: int) -> Flow[None]:
    """A test of Willpower; if it succeeds, a brazier near the hero is removed."""
    brazier = yield from choose_near(g, f, "brazier")
    if (yield from test(g, f, WILLPOWER)).passed:
        g.token_at[brazier] = GONE


def cold(g: State, f: int) -> list[int]:
    """Removed braziers whose space is the figure's own or next to it."""
    near = around(g, f)
    homes = [g.live.map.number[place] for place in quest_of(g).encounter(g).tokens[0].spaces]
    return [n for n, at in enumerate(g.token_at) if at == GONE and (homes[n] in g.spaces[f] or near >> homes[n] & 1)]


def relight_refusal(g: State, f: int) -> Refusal | None:
    """Why Belthir cannot light a brazier again: no cold one has its place near him."""
    return None if cold(g, f) else refuse(NOTHING_NEAR, "WR-4", thing="token:brazier")


@TEMPLE.action("WR-4", "relight", BELTHIR, refusal=relight_refusal)
def WR_4_relight(g: State, f: int) -> Flow[None]:
    """A removed brazier is put back."""
    options = {token_key(g, n): n for n in cold(g, f)}
    brazier = yield from choose_one(g.overlord, "relight", options)
    assert brazier is not None
    x, y = quest_of(g).encounter(g).tokens[0].spaces[brazier]
    g.token_at[brazier] = g.live.map.number[x, y]


finish("the_wyrm_rises")
