"""Steps that touch troops: deploy, assassinate, supplant, move.

Not here: spies and returning pieces (spying.py), trophies that come back (trophies.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final, Literal

from gruft.games.tyrants.pieces.underdark import ALL_SITES, NODE_REFS, NODE_SPACES, TROOP_REFS
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.step import Amount, Play, Step, count_of
from gruft.games.tyrants.rules.targets import (
    ASSASSINATE_RULES,
    ENEMY,
    WHITE_ONLY,
    Masks,
    pick_node,
    pick_troop,
    troop_masks,
    troop_refusal,
)
from gruft.games.tyrants.rules.troops import (
    NOWHERE,
    assassinate,
    can_deploy,
    deploy,
    move,
    place_refusal,
    supplant,
)
from gruft.games.tyrants.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

SUPPLANT_RULES: Final = ("TU-SUPP-02", "TU-SUPP-01")
MOVE_RULES: Final = ("TU-MOVE-01", "TU-BAD-15")

Color = Literal["any", "white"]


def whose(color: Color) -> int:
    return WHITE_ONLY if color == "white" else ENEMY


@dataclass(frozen=True, slots=True)
class Deploy(Step):
    """Deploy troops one after another, presence judged anew each time (TU-RUL-58)."""

    word: ClassVar[str] = "deploy"
    count: int

    def possible(self, g: State, play: Play) -> bool:
        return can_deploy(g, play.seat)

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            node = yield from deploy(g, play.seat, "deploy", play.args(left))
            if node == NOWHERE:
                return
            if node >= 0:
                play.deployed.append(node)


@dataclass(frozen=True, slots=True)
class Assassinate(Step):
    """Assassinate enemy troops: with presence, at the bound site, or all at one site."""

    word: ClassVar[str] = "assassinate"
    count: Amount
    color: Color = "any"
    where: Literal["presence", "bound", "one_site"] = "presence"
    up_to: bool = False

    def area(self, g: State, play: Play) -> int:
        return play.bound_area if self.where == "bound" else presence(g, play.seat)

    def possible(self, g: State, play: Play) -> bool:
        area = self.area(g, play)
        if self.where == "one_site":
            area &= ALL_SITES
        return count_of(self.count, g, play) > 0 and any(troop_masks(g, play.seat, whose(self.color), area))

    def run(self, g: State, play: Play) -> Flow[None]:
        count = count_of(self.count, g, play)
        site = -1
        if self.where == "one_site":
            site = yield from self.choose_site(g, play, count)
            if site < 0:
                return
        for left in range(count, 0, -1):
            area = 1 << site if site >= 0 else self.area(g, play)
            wanted = whose(self.color)
            why = partial(troop_refusal, g, play.seat, wanted, area, ASSASSINATE_RULES)
            masks = troop_masks(g, play.seat, wanted, area)
            troop = yield from pick_troop(g, play.seat, "assassinate", masks, why, play.args(left), stop=self.up_to)
            if troop is None:
                return
            assassinate(g, play.seat, *troop)
            play.killed += 1
            play.victim = troop[0]

    def choose_site(self, g: State, play: Play, count: int) -> Flow[int]:
        """The one site, or -1 if there is none or the player stops."""
        why = partial(self.site_refusal, g, play)
        sites = self.sites(g, play)
        site = yield from pick_node(play.seat, "one_site", sites, why, play.args(count), stop=self.up_to)
        return site

    def sites(self, g: State, play: Play) -> int:
        """Sites with presence and a legal target."""
        found = 0
        for mask in troop_masks(g, play.seat, whose(self.color), presence(g, play.seat) & ALL_SITES):
            found |= mask
        return found

    def site_refusal(self, g: State, play: Play, node: int) -> Refusal | None:
        if self.sites(g, play) >> node & 1:
            return None
        if not ALL_SITES >> node & 1:
            return refuse("site.is_route", rule="TU-MAP-02", place=NODE_REFS[node])
        if not presence(g, play.seat) >> node & 1:
            return refuse("site.no_presence", rule="TU-ASSA-01", place=NODE_REFS[node])
        return refuse("site.no_target", rule="TU-CARD-06", place=NODE_REFS[node])


@dataclass(frozen=True, slots=True)
class Supplant(Step):
    """Supplant enemy troops: with presence, anywhere, or at the bound site."""

    word: ClassVar[str] = "supplant"
    count: int = 1
    color: Color = "any"
    where: Literal["presence", "anywhere", "bound"] = "presence"

    def area(self, g: State, play: Play) -> int:
        if self.where == "anywhere":
            return g.live.nodes
        return play.bound_area if self.where == "bound" else presence(g, play.seat)

    def masks(self, g: State, play: Play) -> Masks:
        return troop_masks(g, play.seat, whose(self.color), self.area(g, play))

    def possible(self, g: State, play: Play) -> bool:
        return any(self.masks(g, play))

    def run(self, g: State, play: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            why = partial(troop_refusal, g, play.seat, whose(self.color), self.area(g, play), SUPPLANT_RULES)
            troop = yield from pick_troop(g, play.seat, "supplant", self.masks(g, play), why, play.args(left))
            if troop is None:
                return
            had_troops = g.barracks[play.seat] > 0
            supplant(g, play.seat, *troop)
            play.killed += 1
            play.victim = troop[0]
            if had_troops:
                play.deployed.append(troop[1])


@dataclass(frozen=True, slots=True)
class MoveEnemyTroop(Step):
    """Move enemy troops from where one has presence to any empty space (TU-MOVE-01, TU-RUL-67)."""

    word: ClassVar[str] = "move_enemy_troop"
    count: int = 1
    up_to: bool = False

    def possible(self, g: State, play: Play) -> bool:
        return g.live.free != 0 and any(troop_masks(g, play.seat, ENEMY, presence(g, play.seat)))

    def run(self, g: State, play: Play) -> Flow[None]:
        moved: list[tuple[int, int]] = []
        for left in range(self.count, 0, -1):
            if not g.live.free:
                return
            masks = movable(g, play, moved)
            why = partial(move_refusal, g, play, moved)
            troop = yield from pick_troop(g, play.seat, "move", masks, why, play.args(left), stop=self.up_to)
            if troop is None:
                return
            args = {**play.args(left), "troop": TROOP_REFS[troop[0]][troop[1]]}
            to = yield from pick_node(play.seat, "move_to", g.live.free, partial(place_refusal, g), args)
            move(g, play.seat, *troop, to)
            moved.append((troop[0], to))


def movable(g: State, play: Play, moved: list[tuple[int, int]]) -> Masks:
    """Enemy troops with presence, without those this instruction has moved already."""
    masks = troop_masks(g, play.seat, ENEMY, presence(g, play.seat))
    for color, node in moved:
        standing = (g.troops[color] & NODE_SPACES[node]).bit_count()
        if standing <= moved.count((color, node)):
            masks[color] &= ~(1 << node)
    return masks


def move_refusal(g: State, play: Play, moved: list[tuple[int, int]], troop: tuple[int, int]) -> Refusal | None:
    color, node = troop
    if movable(g, play, moved)[color] >> node & 1:
        return None
    refusal = troop_refusal(g, play.seat, ENEMY, presence(g, play.seat), MOVE_RULES, troop)
    return refusal or refuse("troop.moved_already", rule="TU-BAD-18", troop=TROOP_REFS[color][node])
