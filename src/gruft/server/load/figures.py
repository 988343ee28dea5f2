"""What a server is asked to bear, and what came of it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

from gruft.server.tables.figures import BUCKETS

P50_BUDGET, P99_BUDGET, BUSY_P99_BUDGET = 0.030, 0.150, 0.100
MEMORY_BUDGET = 600
"""MiB for each server process with its bots."""


@dataclass(frozen=True)
class Load:
    """How much is asked. `beside`: journals are imported and old moments looked at meanwhile."""

    tables: int = 200
    seats: int = 4
    seconds: float = 30.0
    pace: float = 2.0
    """Seconds between two answers of a seat."""
    workers: int = 1
    db: str = "sqlite"
    """`sqlite`, `postgres` (one of our own for the time of the measurement), or the address of one."""
    beside: bool = False
    game: str = "lords"


@dataclass
class Figures:
    """What was measured."""

    load: Load
    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    worked: float = 0.0
    """Processor time of the server while people played, in seconds."""
    players_worked: float = 0.0
    """The same of the players, who share the machine with it."""
    starved: float = 0.0
    """How long the server had something to do and no processor, in seconds."""
    players_starved: float = 0.0
    within: list[int] = field(default_factory=list)
    """Answers by how long the server took from hearing to acknowledging them, as it counts them itself."""
    memory: int = 0
    """Of the server and the processes it has started, the largest seen, in MiB."""
    dear: dict[str, int] = field(default_factory=dict)
    """Requests beside the play, by kind and outcome."""
    machine: float = 0.0
    """The load average of the machine before it began: what others were doing."""

    def at(self, share: float) -> float:
        """How long this share of the answers took at most."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")

    def inside(self, share: float) -> float | None:
        """The same as the server itself counts it, in milliseconds: at most so much; None: nobody knows, or longer."""
        enough = (limit for limit, count in zip(BUCKETS, self.within) if count >= share * self.within[-1] > 0)
        limit = next(enough, None)
        return None if limit is None else limit * 1000

    @property
    def p99_budget(self) -> float:
        """What the slowest of a hundred answers may take."""
        return BUSY_P99_BUDGET if self.load.beside else P99_BUDGET

    @property
    def memory_budget(self) -> int:
        """What all processes together may take."""
        return MEMORY_BUDGET * self.load.workers

    @property
    def fine(self) -> bool:
        """Whether everything stayed within its budget."""
        quick = self.at(0.5) <= P50_BUDGET and self.at(0.99) <= self.p99_budget
        if self.load.beside:
            borne = all(self.dear.get(f"{kind} 200", 0) > 0 for kind in ("import", "replay"))
        else:
            borne = self.memory <= self.memory_budget
        return quick and not self.errors and borne

    def as_dict(self) -> dict[str, Any]:
        """All figures under their names, for JSON."""
        load = self.load
        return {
            "tables": load.tables,
            "seats": load.seats,
            "sockets": load.tables * load.seats,
            "pace": load.pace,
            "seconds": round(load.seconds, 1),
            "workers": load.workers,
            "db": load.db if load.db in ("sqlite", "postgres") else "postgresql",
            "beside": load.beside,
            "processors": os.cpu_count(),
            "load_average_before": round(self.machine, 2),
            "answers": len(self.waits),
            "answers_per_second": round(len(self.waits) / max(load.seconds, 0.001), 1),
            "p50_ms": round(self.at(0.5) * 1000, 1),
            "p99_ms": round(self.at(0.99) * 1000, 1),
            "longest_ms": round(self.at(1) * 1000, 1),
            "server_p50_ms": self.inside(0.5),
            "server_p99_ms": self.inside(0.99),
            "processor_ms_per_answer": round(self.worked * 1000 / max(len(self.waits), 1), 2),
            "players_processor_ms_per_answer": round(self.players_worked * 1000 / max(len(self.waits), 1), 2),
            "server_starved_percent": round(self.starved * 100 / load.seconds, 1),
            "players_starved_percent": round(self.players_starved * 100 / load.seconds, 1),
            "memory_mb": self.memory,
            "dear": self.dear,
            "errors": self.errors[:5],
            "within_budget": self.fine,
        }
