"""What was worked out once and does not change any more, kept while there is room; the longest unused goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """A memory of limited size."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._found: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        """What is kept under the key; it counts as used just now."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, value: T, size: int) -> None:
        """Keep a value of so many bytes; what was not used longest makes way."""
        if key in self._found or size > self.most_bytes // 4:
            return
        self._found[key] = (value, size)
        self.bytes += size
        while self.bytes > self.most_bytes:
            _, (_, gone) = self._found.popitem(last=False)
            self.bytes -= gone
