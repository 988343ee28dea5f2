"""What the server counts about itself, and how it tells it (the text format of Prometheus)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

BUCKETS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Times:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        yield f"# TYPE {name} histogram"
        count = 0
        for limit, found in zip((*BUCKETS, "+Inf"), self.buckets):
            count += found
            yield f'{name}_bucket{{le="{limit}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {count}"


class Figures:
    """Counted since the process began."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str]] = Counter()
        """By kind of request at a table and what became of it."""
        self.answering = Times()
        self.thinking = Times()
        self.errors = 0

    def text(self, now: dict[str, float]) -> str:
        """Everything, with `now` for what is measured at this moment."""
        lines = []
        for name, value in now.items():
            lines += [f"# TYPE gruft_{name} gauge", f"gruft_{name} {value:g}"]
        lines.append("# TYPE gruft_requests_total counter")
        for (kind, status), count in sorted(self.requests.items()):
            lines.append(f'gruft_requests_total{{kind="{kind}",status="{status}"}} {count}')
        lines += ["# TYPE gruft_errors_total counter", f"gruft_errors_total {self.errors}"]
        lines += self.answering.lines("gruft_answer_seconds")
        lines += self.thinking.lines("gruft_bot_seconds")
        return "\n".join(lines) + "\n"
