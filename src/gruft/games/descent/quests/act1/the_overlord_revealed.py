"""The Overlord Revealed: keys, barred ways and the Shadow Rune (OR-1 to OR-5, OR-R1, OR-VH, OR-VO)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS
from gruft.games.descent.moments.quest_records import OL_START
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.arrivals import beside_the_map, comes_in
from gruft.games.descent.quests.words.bounds import slower
from gruft.games.descent.quests.words.part import comes_true
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.terms import (
    LIEUTENANTS,
    MONSTERS,
    When,
    Where,
    area,
    carrying,
    counter,
    in_area,
    lieutenant,
    token,
)
from gruft.games.descent.quests.words.tokens import put_away, reveal
from gruft.games.descent.rules.objectives import pick_up
from gruft.games.descent.state import State
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

RUNE: Final = "shadow_rune"
WAYS: Final = {"red_key": "red_way", "green_key": "green_way", "blue_key": "blue_way"}
OPEN: Final = {"red_way": "red_way_open", "green_way": "green_way_open", "blue_way": "blue_way_open"}
ZACHARETH: Final = lieutenant("baron_zachareth")

(VAULT,) = parts("the_overlord_revealed")

VAULT.back("key", *WAYS)
VAULT.carry("OR-1", RUNE, terms.HEROES)
for _key in WAYS:
    VAULT.carry("OR-1", _key, terms.HEROES)
VAULT.besides("OR-1", RUNE, terms.HEROES)
VAULT.locked("OR-3", "door_1", "door_2", stays_open=True)
VAULT.opens("OR-3", ZACHARETH, "door_1", "door_2")
VAULT.aim("OR-3", ZACHARETH, area("rune_chamber"))
VAULT.carry("OR-4", RUNE, MONSTERS)
slower(VAULT, "OR-4", MONSTERS & ~LIEUTENANTS & carrying(RUNE))
for _key, _way in WAYS.items():
    VAULT.leave("OR-2", terms.HEROES & carrying(RUNE), _way, when=counter(OPEN[_way]) >= 1, flag="rune_saved")
VAULT.leave("OR-VO", MONSTERS & carrying(RUNE), "entrance", flag="rune_lost")
VAULT.reinforce("OR-R1")
VAULT.wins("OR-VH", HEROES, counter("rune_saved") >= 1)
VAULT.wins("OR-VO", OVERLORD_WINS, counter("rune_lost") >= 1)


NO_WAY_YET: Final = When(lambda g: not any(g.counters.get(way) for way in OPEN.values()))
"""One way out is enough: nobody looks for another key then."""


@VAULT.action("OR-1", "take_key", terms.HEROES, at=token("key"), useful=NO_WAY_YET)
def OR_1_take_key(g: State, f: int) -> Flow[None]:
    """A key is turned up, and taken if the hero has none."""
    key = yield from choose_near(g, f, "key")
    reveal(g, key)
    if not any(g.token_kind[held] in WAYS for held in g.carries[f]):
        pick_up(g, f, key)


def fitting(g: State, f: int) -> list[int]:
    """Keys the hero carries whose way ends where he stands."""
    return [held for held in g.carries[f] if in_area(WAYS.get(g.token_kind[held], "entrance")).holds(g, f)]


def unlock_refusal(g: State, f: int) -> Refusal | None:
    """Why a hero cannot unlock a way: he is not at its end with the key of its colour."""
    return None if fitting(g, f) else refuse("quest_action.no_key", "OR-2")


def ends(g: State) -> tuple[int, ...]:
    """The ends of ways whose key somebody carries."""
    return tuple(s for h in range(g.nh) for s in his_ends(g, h))


def his_ends(g: State, f: int) -> tuple[int, ...]:
    """The ends of ways whose key he carries himself."""
    held = {g.token_kind[n] for n in g.carries[f]}
    return tuple(s for key, way in WAYS.items() if key in held for s in area(way).spaces(g))


@VAULT.action(
    "OR-2", "unlock_way", terms.HEROES, at=Where(ends, "token:key", his_ends), refusal=unlock_refusal, worth=6.0
)
def OR_2_unlock_way(g: State, f: int) -> Flow[None]:
    """The key is gone, and the way is open for the rest of the encounter."""
    for key in fitting(g, f):
        if g.token_kind[key] in WAYS:
            put_away(g, key)
            comes_true(g, OPEN[WAYS[g.token_kind[key]]])
    return
    yield


BARON_COMES: Final = VAULT.number("OR-5", "turn")
HE_COMES: Final = When(lambda g: g.round >= BARON_COMES and bool(beside_the_map(g, ZACHARETH)))


@VAULT.due("OR-5", "baron_comes", OL_START, HE_COMES)
def OR_5_the_baron_comes(g: State) -> Flow[None]:
    """In the third overlord turn Baron Zachareth comes, and again after every defeat."""
    yield from comes_in(g, beside_the_map(g, ZACHARETH)[0], "entrance")


finish("the_overlord_revealed")
