"""The Twin Idols: one carried off in the cave, one saved from the graves (TI-1 to TI-8, TI-R1, TI-R2, TI-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_space
from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.moment import TokenDropped
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.pieces.kinds import WILLPOWER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import near_tokens
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.spawning import raise_one, raise_refusal
from gruft.games.descent.quests.words.terms import (
    MONSTERS,
    When,
    carrying,
    counter,
    group,
    lieutenant,
    open_group,
    special,
    stands,
    token,
    tokens,
    won_first,
)
from gruft.games.descent.quests.words.tokens import carries_at_start, put_away
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.figures import around
from gruft.games.descent.rules.objectives import fall
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

SUN: Final = "idol_of_the_sun"
SKULLS: Final = "idol_of_skulls"
ELIZA: Final = lieutenant("lady_eliza_farrow")
PEDESTAL: Final = special("pedestal")
ALTAR: Final = token("grave_altar")

CAVE, GRAVES = parts("the_twin_idols")
DUSK: Final = GRAVES.number("TI-V2O2", "tokens")

# -- the idol cave -----------------------------------------------------------------

CAVE.carry("TI-1", SKULLS, open_group(1))
carries_at_start(CAVE, "TI-1", SKULLS, open_group(1), OVERLORD_WINS)
CAVE.no_more_actions("TI-1", MONSTERS & carrying(SKULLS))
CAVE.locked("TI-2", "idol_door", stays_open=True)
CAVE.opens("TI-2", terms.HEROES, "idol_door", when=counter("idol_key") >= 1)
CAVE.special("TI-2", "idol_door")
CAVE.carry("TI-4", SKULLS, terms.HEROES)
CAVE.carry("TI-4", SUN, terms.HEROES)
CAVE.besides("TI-4", SKULLS, terms.HEROES)
CAVE.leave("TI-4", terms.HEROES & carrying(SUN), "entrance", flag="sun_saved")
CAVE.reinforce("TI-R1")
CAVE.wins("TI-V1H", HEROES, counter("sun_saved") >= 1)
CAVE.wins("TI-V1O", OVERLORD_WINS, counter("idol_placed") >= 1)
CAVE.aim("TI-V1O", terms.HEROES & ~carrying(SUN), stands(MONSTERS & carrying(SKULLS)), worth=5.0)


@CAVE.action("TI-3", "place_idol", MONSTERS & carrying(SKULLS), at=PEDESTAL, worth=30.0)
def TI_3_place_idol(g: State, f: int) -> Flow[None]:
    """The idol is put down on a pedestal space, the carrier's own or one next to it."""
    near = around(g, f)
    free = [s for s in PEDESTAL.spaces(g) if s in g.spaces[f] or near >> s & 1]
    space = yield from choose_space(g, g.overlord, "place_idol", free)
    assert space is not None
    idol = next(n for n in g.carries[f] if g.token_kind[n] == SKULLS)
    fall(g, f, idol, space)
    g.counters["idol_placed"] = 1
    settle(g)


@CAVE.on("TI-3", TokenDropped)
def TI_3_laid_down_beside(g: State, now: TokenDropped) -> None:
    """Laid down there as any token is, it counts too; what falls from a carrier falls on the carrier's own space."""
    beside = now.space in PEDESTAL.spaces(g) and now.space not in g.spaces[now.figure]
    if beside and MONSTERS.holds(g, now.figure) and g.token_kind[now.token] == SKULLS:
        g.counters["idol_placed"] = 1


# -- among the graves --------------------------------------------------------------

ALTAR_STANDS: Final = When(lambda g: bool(tokens(g, "grave_altar")))

carries_at_start(GRAVES, "TI-C1", SUN, terms.HEROES, HEROES, when=won_first(HEROES))
carries_at_start(GRAVES, "TI-C1", SKULLS, ELIZA, OVERLORD_WINS, when=won_first(OVERLORD_WINS))
GRAVES.carry("TI-5", SUN, terms.HEROES | MONSTERS)
GRAVES.leave("TI-5", MONSTERS & carrying(SUN), "entrance", flag="sun_lost")
GRAVES.leave("TI-5", terms.HEROES & carrying(SUN), "exit", flag="sun_saved")
GRAVES.carry("TI-6", SKULLS, ELIZA)
GRAVES.besides("TI-6", SKULLS, ELIZA)
GRAVES.clock("TI-8", "dusk", when=ALTAR_STANDS)
GRAVES.reinforce("TI-R2")
GRAVES.wins("TI-V2H", HEROES, counter("sun_saved") >= 1)
GRAVES.wins("TI-V2O", OVERLORD_WINS, counter("sun_lost") >= 1)
GRAVES.wins("TI-V2O2", OVERLORD_WINS, counter("dusk") >= DUSK)


def take_the_idol_of_skulls_away(g: State) -> None:
    """It is out of the game, wherever it is."""
    for idol in [n for n, kind in enumerate(g.token_kind) if kind == SKULLS]:
        put_away(g, idol)


@GRAVES.begin("TI-C1")
def TI_C1_the_idol_of_skulls_is_not_used(g: State) -> None:
    """Unless the overlord has won it in the cave."""
    if g.first_winner != OVERLORD_WINS:
        take_the_idol_of_skulls_away(g)


def raise_zombie_refusal(g: State, f: int) -> Refusal | None:
    """Why Eliza cannot raise a zombie: none is left, or no space beside the altar is empty."""
    return raise_refusal(g, "zombie", ALTAR, "TI-6")


@GRAVES.action("TI-6", "raise_zombie", ELIZA & carrying(SKULLS), at=ALTAR, refusal=raise_zombie_refusal, once=True)
def TI_6_raise_zombie(g: State, f: int) -> Flow[None]:
    """A zombie, minion or master, rises on an empty space next to the altar."""
    yield from raise_one(g, "zombie", ALTAR)


@GRAVES.on("TI-6", FigureDefeated)
def TI_6_the_idol_falls_with_her(g: State, now: FigureDefeated) -> None:
    """With Eliza the Idol of Skulls is out of the game."""
    if group("lady_eliza_farrow").holds(g, now.figure):
        take_the_idol_of_skulls_away(g)


@GRAVES.action("TI-7", "break_altar", terms.HEROES, at=ALTAR, useful=counter("dusk") >= DUSK // 2)
def TI_7_break_altar(g: State, f: int) -> Flow[None]:
    """A test of Willpower; if it succeeds, the altar is broken."""
    (altar,) = near_tokens(g, f, "grave_altar")
    if (yield from test(g, f, WILLPOWER)).passed:
        put_away(g, altar)


finish("the_twin_idols")
