"""Fatigue a hero takes of his own will (DE-FAT-01). Forced fatigue is suffered like damage (damage.py)."""

from __future__ import annotations

from gruft.games.descent.events import FatigueSuffered
from gruft.games.descent.figures import key_of
from gruft.games.descent.kinds import FIRST_MONSTER
from gruft.games.descent.state import State
from gruft.table.flow import Flow


def free_stamina(g: State, f: int) -> int:
    """How much fatigue a hero can still take; others have none (DE-FAT-03)."""
    return max(0, g.max_stamina[f] - g.fatigue[f]) if f < FIRST_MONSTER else 0


def pay_fatigue(g: State, h: int, n: int) -> Flow[None]:
    """Fatigue suffered voluntarily, never above Stamina."""
    assert free_stamina(g, h) >= n, (h, n)
    g.fatigue[h] += n
    g.news.append(FatigueSuffered(key_of(g, h), n))
    return
    yield
