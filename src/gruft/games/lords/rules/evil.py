"""The evil track and the paladin who follows it (DL-GEN-04, DL-GEN-05, DL-PAL).

Every change of a counter goes through `move_evil`, so that the paladin is asked after every single movement.
Evil that must be *paid* is checked in price.py before anything moves; here it only moves as far as it can.
"""

from __future__ import annotations

from gruft.games.lords.pieces.content import BOARD
from gruft.games.lords.pieces.events import EvilMoved, PaladinCame, PaladinMoved
from gruft.games.lords.pieces.tables import ILLUSION, PALADIN, TURN_ORDER
from gruft.games.lords.state import AWAY, TENT, Lord, Member, State
from gruft.table.events import SILENCE

TOP = BOARD.evil_fields
PALADIN_FIELD = BOARD.paladin_field


def move_evil(g: State, seat: int, by: int, cause: str = "none") -> None:
    """Gain (or lose) evil for `cause`; at either end of the track the counter simply stops."""
    lord = g.lords[seat]
    to = lord.evil + by
    if to > TOP:
        to = TOP
    elif to < 1:
        to = 1
    if to == lord.evil:
        return
    moved = to - lord.evil
    lord.evil = to
    if g.log is not SILENCE:
        g.log.append(EvilMoved(seat, abs(moved), "gain" if moved > 0 else "lose", to, cause))
    call_paladin(g)


def call_paladin(g: State) -> None:
    """Let the paladin go where the counters draw him, if anywhere."""
    goal = paladin_goal(g)
    if goal >= 0:
        _move_paladin(g, goal)


def paladin_goal(g: State) -> int:
    """The seat the counters draw the paladin to from where he is, or -1 (DL-PAL-02, -04 to -06)."""
    host = g.paladin
    if host == AWAY:
        return -1
    best = PALADIN_FIELD - 1
    if host != TENT and g.lords[host].evil > best:
        best = g.lords[host].evil
    goal = -1
    for seat in TURN_ORDER[len(g.lords)][g.start]:
        evil = g.lords[seat].evil
        if evil > best or (evil == best and goal >= 0):  # among equals the last in turn order
            best = evil
            goal = seat
    return goal


def _move_paladin(g: State, goal: int) -> None:
    """He stands first, only an illusion may stand before him; damage and bonus travel with him (DL-PAL-03, -07)."""
    paladin = PALADIN[g.year]
    member = Member(paladin)
    host = g.paladin
    if host != TENT:
        old = g.lords[host]
        member = old.party.pop(old.place_of(paladin))
        dismiss_lonely_illusion(old)
    g.paladin = goal
    new = g.lords[goal]
    new.party.insert(behind_illusion(new), member)
    if g.log is not SILENCE:
        g.log.append(PaladinCame(goal) if host == TENT else PaladinMoved(host, goal))


def behind_illusion(lord: Lord) -> int:
    """The first place in line, or the second behind an illusion."""
    return 1 if lord.party and lord.party[0].hero == ILLUSION else 0


def dismiss_lonely_illusion(lord: Lord) -> None:
    """An illusion never keeps a party alive on its own (DL-R-20)."""
    if all(member.hero == ILLUSION for member in lord.party):
        lord.party = []
