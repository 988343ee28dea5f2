"""Blood of Heroes: flasks on the road, then a lord in Lady Eliza's cellar (BH-1 to BH-7, BH-R1, BH-R2, BH-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import HeroKnockedOut, Suffered
from gruft.games.descent.moments.marks import marks_of
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.bounds import stronger
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    Amount,
    When,
    carrying,
    counter,
    group,
    lieutenant,
    token,
)
from gruft.games.descent.quests.words.tokens import from_pool, to_pool
from gruft.games.descent.rules.damage import ALL, recover
from gruft.games.descent.rules.objectives import HANDS_FULL, pick_up
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal

ARCHERS: Final = group("goblin_archer")
ELIZA: Final = lieutenant("lady_eliza_farrow")
HALF: Final = Amount(lambda g: (g.nh + 1) // 2)

ROAD, CELLAR = parts("blood_of_heroes")
WOUND: Final = ROAD.number("BH-1", "damage")
"""Damage of one goblin's attack that draws blood."""
WAY_OPENS: Final = ROAD.number("BH-3", "round")

# -- the road ----------------------------------------------------------------------


def hero_left(g: State, f: int) -> None:
    """A hero is gone: if nobody stands on the map any more, nor will come back to his token, all are away."""
    if not terms.HEROES.of(g) and not marks_of(g, "token:vanished"):
        g.counters["away"] = 1


ROAD.carry("BH-2", "blood", ARCHERS)
ROAD.leave("BH-2", ARCHERS & carrying("blood"), "entrance", "exit", count="blood", token="blood")
ROAD.leave("BH-3", terms.HEROES, "exit", when=When(lambda g: g.round >= WAY_OPENS), then=hero_left)
ROAD.reinforce("BH-R1")
ROAD.wins("BH-V1H", HEROES, (counter("away") >= 1) & (counter("blood") < HALF))
ROAD.wins("BH-V1O", OVERLORD_WINS, counter("blood") >= HALF)
ROAD.keep("BH-C1", "blood")


def bleeds(g: State, h: int, space: int) -> None:
    """A flask from the overlord's pool lies on the hero's space, at most one per hero and round."""
    mark = f"round:blood:{h}"
    if mark not in g.once and from_pool(g, "blood", space) >= 0:
        g.once.append(mark)


@ROAD.on("BH-1", HeroKnockedOut)
def BH_1_knocked_out(g: State, now: HeroKnockedOut) -> None:
    """Who is knocked out bleeds, whatever the reason."""
    bleeds(g, now.figure, g.token[now.figure])


@ROAD.on("BH-1", Suffered)
def BH_1_wounded(g: State, now: Suffered) -> None:
    """So does who suffers much from one attack of a goblin archer."""
    hurt = now.hurt
    archer = hurt.attack is not None and ARCHERS.holds(g, hurt.attack.attacker)
    if hurt.figure < g.nh and archer and hurt.damage >= WOUND:
        bleeds(g, hurt.figure, g.spaces[hurt.figure][0])


@ROAD.action("BH-2", "spill", terms.HEROES, at=token("blood"))
def BH_2_spill(g: State, f: int) -> Flow[None]:
    """A flask nobody carries goes back to the overlord's pool."""
    flask = yield from choose_near(g, f, "blood")
    to_pool(g, flask)


# -- the cellar --------------------------------------------------------------------

THEODIR: Final = token("theodir")

CELLAR.data("BH-6")
stronger(CELLAR, "BH-C1", ELIZA, CELLAR.number("BH-C1", "health"), counter("blood"))
CELLAR.leave("BH-7", ELIZA, "escape", when=counter("drunk") >= CELLAR.by_heroes("BH-7", "tokens"), flag="eliza_left")
CELLAR.leave("BH-7", terms.HEROES & carrying("theodir"), "entrance", flag="theodir_saved")
CELLAR.reinforce("BH-R2")
CELLAR.counts_defeat("BH-V2H1", ELIZA, "eliza_defeated")
CELLAR.wins("BH-V2H1", HEROES, counter("eliza_defeated") >= 1)
CELLAR.wins("BH-V2H2", HEROES, counter("theodir_saved") >= 1)
CELLAR.wins("BH-V2O", OVERLORD_WINS, counter("eliza_left") >= 1)


@CELLAR.action("BH-4", "drink", ELIZA, at=THEODIR, once=True, worth=8.0)
def BH_4_drink(g: State, f: int) -> Flow[None]:
    """She recovers all damage, and the overlord gains a token."""
    yield from recover(g, f, damage=ALL, source="quest:drink")
    count(g, "drunk")


def free_refusal(g: State, f: int) -> Refusal | None:
    """Why a hero beside Lord Theodir cannot take him along: he carries something."""
    return HANDS_FULL if g.carries[f] else None


@CELLAR.action("BH-5", "free", terms.HEROES, at=THEODIR, refusal=free_refusal, worth=6.0)
def BH_5_free(g: State, f: int) -> Flow[None]:
    """The hero carries Lord Theodir from now on."""
    lord = yield from choose_near(g, f, "theodir")
    pick_up(g, f, lord)


finish("blood_of_heroes")
