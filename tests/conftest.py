"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

TALKING = {"browser", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that talk to real processes and browsers may be late on a busy machine: they get two more tries."""
    here = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(here).parts[0]
        if folder in TALKING:
            item.add_marker(pytest.mark.flaky(reruns=2))
