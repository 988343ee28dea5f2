"""The Shadow Vault: the Shadow Rune and the long way out (SV-S1, SV-1 to SV-8, SV-R1, SV-VH, SV-VO)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.asking import choose_one
from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.moment import HeroEntersSpace
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.pieces.kinds import MIGHT, OVERLORD
from gruft.games.descent.pieces.maps import WATER
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.arrivals import comes_in, gives_up
from gruft.games.descent.quests.words.bounds import bound, peaceful
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    EVERYBODY,
    LIEUTENANTS,
    Who,
    carrying,
    counter,
    in_area,
    lieutenant,
    open_group,
)
from gruft.games.descent.quests.words.tokens import carries_at_start
from gruft.games.descent.quests.words.trails import stairs
from gruft.games.descent.rules.figures import distance_to
from gruft.games.descent.rules.movement.moves import place
from gruft.games.descent.rules.placing import standing_room
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

RUNE: Final = "shadow_rune"
UNDERGROUND: Final = ("vault", "niche_n", "niche_s", "shaft", "tunnel", "cave")
"""Where heroes have not yet been seen by who waits at the river."""
ZACHARETH: Final = lieutenant("baron_zachareth")
SEEN: Final = counter("seen") >= 1
BACK: Final = "round:baron_is_back"
"""That he has been defeated in this overlord turn."""

(FLIGHT,) = parts("the_shadow_vault")

FLIGHT.data("SV-S1")
carries_at_start(FLIGHT, "SV-1", RUNE, terms.HEROES, HEROES)
FLIGHT.carry("SV-2", RUNE, terms.HEROES | ZACHARETH)
stairs(FLIGHT, "SV-3", "stairs")
FLIGHT.locked("SV-3", "shaft_door")
FLIGHT.opens("SV-3", in_area("shaft"), "shaft_door")
FLIGHT.locked("SV-4", "stuck_door")
FLIGHT.opens("SV-4", terms.HEROES | LIEUTENANTS, "stuck_door", test=MIGHT)
bound(FLIGHT, "SV-5", open_group(2), "rivers_edge", until=SEEN)
peaceful(FLIGHT, "SV-5", open_group(2), until=SEEN)
FLIGHT.no_more_actions("SV-6", ZACHARETH & Who(lambda g, f: BACK in g.once))
FLIGHT.leave("SV-8", terms.HEROES & carrying(RUNE), "exit", flag="rune_saved")
FLIGHT.leave("SV-8", ZACHARETH & carrying(RUNE), "entrance", flag="rune_lost")
FLIGHT.reinforce("SV-R1")
FLIGHT.wins("SV-VH", HEROES, counter("rune_saved") >= 1)
FLIGHT.wins("SV-VO", OVERLORD_WINS, counter("rune_lost") >= 1)


@FLIGHT.on("SV-5", HeroEntersSpace)
def SV_5_seen_from_the_river(g: State, now: HeroEntersSpace) -> None:
    """A hero in the open frees the monsters at the river for good."""
    if now.figure < g.nh and not SEEN.holds(g):
        outside = [spaces for name, spaces in g.live.map.areas.items() if name not in UNDERGROUND]
        if any(now.space in spaces for spaces in outside):
            g.counters["seen"] = 1


@FLIGHT.on("SV-6", FigureDefeated)
def SV_6_the_baron_returns(g: State, now: FigureDefeated) -> Flow[None]:
    """Defeated, he is on the Entrance again at once; in the overlord's turn he is not activated any more."""
    if ZACHARETH.holds(g, now.figure):
        yield from comes_in(g, now.figure, "entrance")
        if g.turn == OVERLORD:
            gives_up(g, now.figure)
            g.once.append(BACK)


def water(g: State, area: str) -> tuple[int, ...]:
    """The water spaces of an area."""
    return tuple(s for s in g.live.map.areas[area] if g.live.map.terrain[s] == WATER)


NOT_IN_THE_BROOK: Final = refuse("quest_action.not_in_the_brook", "SV-7")


def swim_refusal(g: State, f: int) -> Refusal | None:
    """Why the figure cannot swim: it is not in the brook."""
    brook = g.live.map.water & g.live.map.area_mask["ford"]
    return None if any(brook >> s & 1 for s in g.spaces[f]) else NOT_IN_THE_BROOK


@FLIGHT.action("SV-7", "swim", EVERYBODY, refusal=swim_refusal)
def SV_7_swim(g: State, f: int) -> Flow[None]:
    """Down the brook to the closest free water at the river, or as close to it as there is room."""
    river = water(g, "rivers_edge")
    rooms = standing_room(g, g.kind[f], river)
    far = {key: min(distance_to(g, f, s) for s in feet) for key, feet in rooms.items()}
    inside = all(s in river for feet in rooms.values() for s in feet)
    near = [key for key in rooms if not inside or far[key] == min(far.values())]
    options = {key: n for n, key in enumerate(near)}
    chosen = yield from choose_one(controller(g, f), "step_aside", options, False, {"figure": ref_of(g, f)})
    if chosen is not None:
        yield from place(g, f, rooms[near[chosen]])


finish("the_shadow_vault")
