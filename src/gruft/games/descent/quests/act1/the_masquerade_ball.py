"""The Masquerade Ball: guests to unmask, then a race to the vault (MB-1 to MB-9, MB-R1, MB-V1H to MB-V2O, MB-C1)."""

from __future__ import annotations

from typing import Final

from gruft.games.descent.moments.fights import FigureDefeated
from gruft.games.descent.moments.moment import Moment, RoundEnd, SpaceEntered
from gruft.games.descent.moments.quest import HEROES, OVERLORD_WINS, PASS_THROUGH, SMASH, settle
from gruft.games.descent.moments.seats import controller, ref_of
from gruft.games.descent.pieces.dice import BLACK, BROWN, GREY, shields, throw
from gruft.games.descent.pieces.events import FateRolled
from gruft.games.descent.pieces.kinds import AWARENESS, KNOWLEDGE, MASTER, MIGHT, MINION
from gruft.games.descent.quests.words import terms
from gruft.games.descent.quests.words.acting import choose_near
from gruft.games.descent.quests.words.arrivals import comes_in, still_missing
from gruft.games.descent.quests.words.part import count
from gruft.games.descent.quests.words.script import finish, parts
from gruft.games.descent.quests.words.spawning import rises
from gruft.games.descent.quests.words.terms import (
    ALL_HEROES_LEFT,
    MONSTERS,
    Amount,
    carrying,
    counter,
    lieutenant,
    token,
)
from gruft.games.descent.quests.words.tokens import put_away, reveal
from gruft.games.descent.rules.figures import monsters
from gruft.games.descent.rules.objectives import pick_up
from gruft.games.descent.rules.setup.layout import open_groups
from gruft.games.descent.state import State
from gruft.table.flow import Flow, confirm

ELIZA: Final = lieutenant("lady_eliza_farrow")
DOORS: Final = ("door_1", "door_2", "door_3", "door_4", "door_5", "door_6")

BALL, VAULT = parts("the_masquerade_ball")

# -- the ball ----------------------------------------------------------------------


def nobles(g: State) -> list[int]:
    """The nobles that lie on the map or are led by somebody."""
    return [n for n, at in enumerate(g.token_at) if at != terms.GONE and g.token_up[n]]


def last_mask_has_fallen(g: State) -> bool:
    """Nobody is masked, and either no monster or no guest is left on the map."""
    if any(not up and at != terms.GONE for up, at in zip(g.token_up, g.token_at, strict=True)):
        return False
    return not monsters(g) or not nobles(g)


def look_round(g: State, f: int = -1) -> None:
    """If the ball is over, the die decides whether Lord Theodir is among the rescued."""
    if BALL.holds("MB-V1H") and last_mask_has_fallen(g):
        for noble in nobles(g):  # no monster is left to lead them away
            put_away(g, noble)
            count(g, "rescued")
        fate(g)
        settle(g)


def fate(g: State) -> None:
    """One defence die, by the number of heroes; nothing changes it."""
    rolled = shields(throw(g.chance, ((BROWN, GREY, BLACK)[g.nh - 2],)))
    g.log.append(FateRolled(rolled, g.counters.get("rescued", 0)))
    g.counters["fate"] = rolled + 1


FOUND: Final = (counter("rescued") >= 1) & (counter("fate") <= Amount(lambda g: g.counters.get("rescued", 0) + 1))
"""Lord Theodir is among the rescued: not more shields than nobles; the counter is one more than the roll."""

BALL.back("guest", "noble", "cultist")
BALL.carry("MB-3", "noble", terms.HEROES | MONSTERS)
BALL.leave("MB-2", MONSTERS & carrying("noble"), "exit", count="lost", token="noble", stays=True, then=look_round)
BALL.leave(
    "MB-2", terms.HEROES & carrying("noble"), "entrance", count="rescued", token="noble", stays=True, then=look_round
)
BALL.wins("MB-V1H", HEROES, (counter("fate") >= 1) & FOUND)
BALL.wins("MB-V1O", OVERLORD_WINS, (counter("fate") >= 1) & ~FOUND)


@BALL.action("MB-1", "unmask", terms.HEROES | MONSTERS, at=token("guest"))
def MB_1_unmask(g: State, f: int) -> Flow[None]:
    """A guest is turned up: a cultist becomes a flesh moulder, a noble may be led away."""
    guest = yield from choose_near(g, f, "guest")
    reveal(g, guest)
    if g.token_kind[guest] == "cultist":
        yield from cultist(g, guest)
    elif BALL.holds("MB-2") and not g.carries[f]:
        args = {"figure": ref_of(g, f)}
        if (yield from confirm(controller(g, f), "lead_away", {**args})):
            pick_up(g, f, guest)
    look_round(g)


def cultist(g: State, guest: int) -> Flow[None]:
    """A flesh moulder stands where the guest stood: minions first, then the master."""
    at = g.token_at[guest]
    put_away(g, guest)
    shown = sum(kind == "cultist" and up for kind, up in zip(g.token_kind, g.token_up, strict=True))
    rank = MINION if shown <= BALL.number("MB-1", "minions") else MASTER
    yield from rises(g, "flesh_moulder", rank, at)


@BALL.on("MB-V1H", FigureDefeated, RoundEnd)
def MB_V1H_no_monster_is_left(g: State, now: Moment) -> None:
    """With the last monster the ball may be over, also with one that a card had raised for a turn only."""
    look_round(g)


def late(g: State) -> str:
    """Out of time nobles not yet rescued are lost, and the die decides."""
    fate(g)
    return HEROES if FOUND.holds(g) else OVERLORD_WINS


BALL.out_of_time("MB-V1H", late)

# -- the vault ---------------------------------------------------------------------

CLEVERER: Final = counter("cleverer")
_HARDER: Final = VAULT.by_heroes("MB-C1")
PUZZLED: Final = Amount(lambda g: -_HARDER.value(g) * CLEVERER.value(g))
"""How much less Lady Eliza understands of riddles after the heroes' victory."""

VAULT.data("MB-6")
VAULT.locked("MB-4", *DOORS)
VAULT.opens("MB-4", terms.HEROES, *DOORS, test=MIGHT, result=SMASH, mod=CLEVERER)
VAULT.opens("MB-4", terms.HEROES, *DOORS, test=AWARENESS, mod=CLEVERER)
VAULT.opens("MB-4", terms.HEROES, *DOORS, test=KNOWLEDGE, result=PASS_THROUGH, mod=CLEVERER)
VAULT.one_door_test("MB-5")
VAULT.opens("MB-7", ELIZA, *DOORS, test=KNOWLEDGE, result=PASS_THROUGH, mod=PUZZLED, sure=counter("riddles_known") >= 1)
VAULT.leave("MB-9", ELIZA, "exit", flag="eliza_left")
VAULT.leave("MB-9", terms.HEROES, "exit")
VAULT.aim("MB-9", terms.HEROES | ELIZA, terms.area("exit"), worth=4.0)
VAULT.counts_defeat("MB-V2H2", ELIZA, "eliza_defeated")
VAULT.reinforce("MB-R1")
VAULT.wins("MB-V2H", HEROES, ALL_HEROES_LEFT)
VAULT.wins("MB-V2H2", HEROES, counter("eliza_defeated") >= 1)
VAULT.wins("MB-V2O", OVERLORD_WINS, counter("eliza_left") >= 1)


@VAULT.begin("MB-C1")
def MB_C1_the_winner_knows_the_riddles(g: State) -> None:
    """Heroes who won are better at doors; else Eliza passes every riddle."""
    g.counters["cleverer" if g.first_winner == HEROES else "riddles_known"] = 1


@VAULT.on("MB-8", SpaceEntered)
def MB_8_the_cave_wakes(g: State, now: SpaceEntered) -> Flow[None]:
    """With the first step into the goblin's cave the second open group is there."""
    if g.counters.get("cave_awake") or now.space not in g.live.map.areas["goblin_cave"]:
        return
    g.counters["cave_awake"] = 1
    for f in still_missing(g, open_groups(g)[1]):
        yield from comes_in(g, f, "goblin_cave")


finish("the_masquerade_ball")
