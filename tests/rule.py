"""`@rule("TU-DEPLOY-05")` names the rules of a ledger that a test shows."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as showing these rules; the coverage report reads the ids from the source."""
    return pytest.mark.rule(*ids)
