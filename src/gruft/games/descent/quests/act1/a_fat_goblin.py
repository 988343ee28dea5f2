"""A Fat Goblin: crops to save, then a goblin king to stop (FG-1 to FG-7, FG-R1 to FG-R3, FG-V1H to FG-V2O, FG-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.moment import HeroEntersSpace
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, settle
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import near_tokens
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    MONSTERS,
    carrying,
    counter,
    group,
    lieutenant,
    none_left,
    special,
)
from gruft.games.descent.quests.words.tokens import put_away, reveal
from gruft.games.descent.rules.figures import mask_of
from gruft.games.descent.rules.objectives import fall, pick_up, token_key
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

NOT_IN_CHAMBER: Final = refuse("interrogate.not_in_chamber", "FG-5")
NO_PRISONER: Final = refuse("interrogate.no_prisoner", "FG-5")
BARN: Final = special("barn")
SPLIG: Final = lieutenant("splig")
ARCHERS: Final = group("goblin_archer")

FARM, CAVE = parts("a_fat_goblin")

# -- the burning farm --------------------------------------------------------------

SAVED_ENOUGH: Final = counter("saved") >= counter("stolen")

FARM.back("crop", "crop")
FARM.carry("FG-2", "crop", ARCHERS | terms.HEROES)
FARM.leave("FG-1", ARCHERS & carrying("crop"), "exit", count="stolen", token="crop")
FARM.cannot_enter("FG-3", MONSTERS, lambda g, f: mask_of(BARN.spaces(g)), whole=True)
FARM.reinforce("FG-R2")
FARM.reinforce("FG-R1")
FARM.wins("FG-V1H", HEROES, none_left("crop") & SAVED_ENOUGH)
FARM.wins("FG-V1O", OVERLORD_WINS, none_left("crop") & ~SAVED_ENOUGH)
FARM.out_of_time("FG-V1H", lambda g: HEROES if SAVED_ENOUGH.holds(g) else OVERLORD_WINS)
FARM.keep("FG-C1", "stolen")


@FARM.on("FG-2", HeroEntersSpace)
def FG_2_crop_reaches_the_barn(g: State, now: HeroEntersSpace) -> None:
    """A hero who brings a crop to the barn has saved it."""
    f = now.figure
    if f < g.nh and now.space in BARN.spaces(g):
        for crop in g.carries[f]:
            put_away(g, crop)
            count(g, "saved")


# -- the king's cave ---------------------------------------------------------------

FED: Final = CAVE.by_heroes("FG-C1", "health")
"""What a stolen crop adds to Splig's Health."""

CAVE.data("FG-7")
CAVE.back("prisoner", "farmhand", "frederick")
CAVE.carry("FG-4", "prisoner", ARCHERS | SPLIG)
CAVE.carry("FG-4", "farmhand", ARCHERS | SPLIG)
CAVE.carry("FG-6", "frederick", SPLIG)
CAVE.leave("FG-V2O", SPLIG & carrying("frederick"), "entrance", flag="splig_escaped")
CAVE.counts_defeat("FG-V2H", SPLIG, "splig_defeated")
CAVE.wins("FG-V2H", HEROES, counter("splig_defeated") >= 1)
CAVE.wins("FG-V2O", OVERLORD_WINS, counter("splig_escaped") >= 1)
CAVE.reinforce("FG-R3")


@CAVE.begin("FG-C1")
def FG_C1_stolen_crops_feed_the_king(g: State) -> None:
    """Each stolen crop makes Splig stronger."""
    for f in SPLIG.of(g):
        g.health_bonus[f] = FED.value(g) * g.counters.get("stolen", 0)


def prisoners(g: State, f: int) -> list[int]:
    """Face-down prisoners he carries or that lie with or next to him."""
    held = [token for token in g.carries[f] if not g.token_up[token]]
    return sorted([*held, *near_tokens(g, f, "prisoner")])


def interrogate_refusal(g: State, f: int) -> Refusal | None:
    """Why Splig cannot interrogate anybody now."""
    if not any(s in g.live.map.areas["torture_chamber"] for s in g.spaces[f]):
        return NOT_IN_CHAMBER
    return None if prisoners(g, f) else NO_PRISONER


@CAVE.action("FG-5", "interrogate", SPLIG, shown_to=MONSTERS, once=True, refusal=interrogate_refusal)
def FG_5_interrogate(g: State, f: int) -> Flow[None]:
    """A prisoner is turned up: a farmhand is let go, Frederick is taken along."""
    options = {token_key(g, token): token for token in prisoners(g, f)}
    token = yield from choose_one(g.overlord, "interrogate", options)
    assert token is not None
    reveal(g, token)
    if g.token_kind[token] != "frederick":
        put_away(g, token)
    elif token not in g.carries[f]:
        for other in g.carries[f]:  # his hands must be free for Frederick
            fall(g, f, other, g.spaces[f][0])
        pick_up(g, f, token)
    settle(g)


finish("a_fat_goblin")
