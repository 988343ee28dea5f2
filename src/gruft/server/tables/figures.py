"""What the server counts about itself, and how it tells it (the text format of Prometheus)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

import msgspec

BUCKETS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Times(msgspec.Struct):
    """How long something took, in buckets."""

    buckets: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BUCKETS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        """One more took so long."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def __add__(self, other: Times) -> Times:
        return Times([a + b for a, b in zip(self.buckets, other.buckets)], self.total + other.total)

    def lines(self, name: str) -> Iterable[str]:
        """The lines of a histogram, as Prometheus reads them."""
        yield f"# TYPE {name} histogram"
        count = 0
        for limit, found in zip((*BUCKETS, "+Inf"), self.buckets):
            count += found
            yield f'{name}_bucket{{le="{limit}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {count}"


class Tally(msgspec.Struct):
    """The figures of a process, or of several together: what there is now, and what was counted since they began."""

    now: dict[str, float]
    counted: dict[str, float]
    tables: set[str]
    """Those that are open now; with several processes one may be open at more than one."""
    requests: dict[str, dict[str, int]]
    """By kind of request at a table and what became of it."""
    answering: Times
    thinking: Times

    def __add__(self, other: Tally) -> Tally:
        requests = {
            kind: dict(Counter(self.requests.get(kind, {})) + Counter(other.requests.get(kind, {})))
            for kind in {**self.requests, **other.requests}
        }
        return Tally(
            _sum(self.now, other.now),
            _sum(self.counted, other.counted),
            self.tables | other.tables,
            requests,
            self.answering + other.answering,
            self.thinking + other.thinking,
        )

    def there(self) -> dict[str, float]:
        """What there is now, the tables each once."""
        return {"tables": len(self.tables), **self.now}

    def counts_only(self) -> Tally:
        """Without what there was at a moment that is over."""
        return msgspec.structs.replace(self, now={}, tables=set())

    def text(self) -> str:
        """All figures, as Prometheus reads them."""
        lines = []
        for name, value in self.there().items():
            lines += [f"# TYPE gruft_{name} gauge", f"gruft_{name} {value:g}"]
        for name, value in self.counted.items():
            lines += [f"# TYPE gruft_{name} counter", f"gruft_{name} {value:.0f}"]
        lines.append("# TYPE gruft_requests_total counter")
        for kind, outcomes in sorted(self.requests.items()):
            for status, count in sorted(outcomes.items()):
                lines.append(f'gruft_requests_total{{kind="{kind}",status="{status}"}} {count}')
        lines += self.answering.lines("gruft_answer_seconds")
        lines += self.thinking.lines("gruft_bot_seconds")
        return "\n".join(lines) + "\n"


def _sum(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


class Figures:
    """Counted since the process began."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str]] = Counter()
        """By kind of request at a table and what became of it."""
        self.answering = Times()
        self.thinking = Times()
        self.errors = 0

    def tally(self, now: dict[str, float], counted: dict[str, float], tables: set[str]) -> Tally:
        """Everything, with what others count at this moment."""
        requests: dict[str, dict[str, int]] = {}
        for (kind, status), count in self.requests.items():
            requests.setdefault(kind, {})[status] = count
        counted = {**counted, "errors_total": self.errors}
        return Tally(now, counted, tables, requests, self.answering, self.thinking)
