"""Dig Tunnels and Mine Gold (DL-DIG, DL-MINE): imps at work, with a foreman on space III.

Which tunnel an imp mines in never matters, so mining asks for a number of imps, not for tunnels.
Not here: where a tunnel may go (dungeon.py).
"""

from __future__ import annotations

from gruft.games.lords.pieces.events import GoldMined, TunnelDug
from gruft.games.lords.pieces.tables import (
    CELL_OF_REF,
    CELL_REFS,
    DEAL_REFS,
    MAY_STOP,
    SPACE_REFS,
    SPACES,
    STOP,
    TUNNEL,
)
from gruft.games.lords.rules.dungeon import dig_keys, dig_refusal, filled
from gruft.games.lords.rules.price import change_gold
from gruft.games.lords.state import Lord, State
from gruft.table.ask import MAY_PASS, PASS, Ask
from gruft.table.events import SILENCE
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

IMPS_KEYS = [f"imps:{n}" for n in range(max(space.imps_up_to for space in SPACES) + 1)]
IMPS_OF = {key: n for n, key in enumerate(IMPS_KEYS) if n}


def work_limit(lord: Lord, space: int) -> int:
    """How many imps may work on this space now, the foreman taken off (DL-DIG-01, -02; DL-MINE-01)."""
    free = lord.imps - lord.working
    if SPACES[space].foreman:
        free -= 1
    return max(0, min(free, SPACES[space].imps_up_to))


def dig_tunnels(g: State, seat: int, space: int) -> Flow[str]:
    """Dig tunnels one after another, as many as wanted (DL-DIG-01 to -07)."""
    lord = g.lords[seat]
    limit = work_limit(lord, space)
    if not limit:
        return "imp"
    dug = 0
    while dug < limit:
        mask = filled(lord.tiles)
        cells = dig_keys(mask)
        if not cells:
            break
        key = yield Ask(
            seat,
            "dig",
            CELL_OF_REF,
            lambda cell: dig_refusal(filled(lord.tiles), cell),
            list(cells),
            MAY_STOP,
            {"space": SPACE_REFS[space], "left": limit - dug, "dug": dug},
        )
        if key == STOP:
            break
        if not dug and SPACES[space].foreman:
            lord.working += 1
        lord.working += 1
        dug += 1
        dig(g, seat, CELL_OF_REF[key])
    if dug:
        return ""
    return "declined" if cells else "cell"


def dig(g: State, seat: int, cell: int) -> None:
    """Put an unconquered tunnel on the cell."""
    tiles = g.lords[seat].tiles
    assert dig_refusal(filled(tiles), cell) is None, (seat, cell)
    tiles[cell] = TUNNEL
    if g.log is not SILENCE:
        g.log.append(TunnelDug(seat, CELL_REFS[cell]))


def mine_gold(g: State, seat: int, space: int) -> Flow[str]:
    """Send imps to mine, each in an unconquered tunnel of its own (DL-MINE-01 to -04)."""
    lord = g.lords[seat]
    limit = work_limit(lord, space)
    most = min(limit, lord.tiles.count(TUNNEL))
    if not most:
        return "tunnel" if limit else "imp"
    key = yield Ask(
        seat,
        "mine",
        IMPS_OF,
        lambda imps: mine_refusal(lord, space, imps),
        IMPS_KEYS[1 : most + 1],
        MAY_PASS,
        {
            "space": SPACE_REFS[space],
            "deal": DEAL_REFS[space],
            "foreman": _foreman(space),
            "free": lord.imps - lord.working,
        },
    )
    if key == PASS:
        return "declined"
    imps = IMPS_OF[key]
    lord.working += imps + _foreman(space)
    change_gold(g, seat, imps, SPACE_REFS[space])
    if g.log is not SILENCE:
        g.log.append(GoldMined(seat, imps))
    return ""


def _foreman(space: int) -> int:
    """How many imps only watch the others work here."""
    return 1 if SPACES[space].foreman else 0


def mine_refusal(lord: Lord, space: int, imps: int) -> Refusal | None:
    """Why so many imps cannot mine here, or None if they can."""
    if imps > SPACES[space].imps_up_to:
        return refuse("mine.too_many", "DL-MINE-01", limit=SPACES[space].imps_up_to)
    if imps > work_limit(lord, space):
        foreman = _foreman(space)
        free = lord.imps - lord.working
        return refuse("mine.no_imp", "DL-MINE-01", need=imps + foreman, have=free, foreman=foreman)
    if imps > lord.tiles.count(TUNNEL):
        return refuse("mine.no_tunnel", "DL-MINE-02", need=imps, have=lord.tiles.count(TUNNEL))
    return None
