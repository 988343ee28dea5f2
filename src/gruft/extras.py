"""What only some need is an extra: it is imported when it is used, and its absence is told in one sentence.

`pip install 'gruft[postgres]'` brings PostgreSQL, `aid` printed player aids, `accounts` passkeys, `push` messages to
phones, `all` everything.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

from gruft.table.rules import refuse

Extra = Literal["postgres", "aid", "accounts", "push"]


class MissingExtra(ImportError):
    """An extra that is not installed; `refusal` names the command that brings it."""

    def __init__(self, extra: Extra) -> None:
        super().__init__(extra)
        self.refusal = refuse(f"extra.{extra}", command=f"pip install 'gruft[{extra}]'")


PACKAGES: dict[Extra, str] = {
    "postgres": "psycopg",
    "aid": "reportlab",
    "accounts": "webauthn",
    "push": "pywebpush",
}


def present(extra: Extra) -> bool:
    """Whether an extra is installed."""
    return find_spec(PACKAGES[extra]) is not None


def need(extra: Extra) -> None:
    """`MissingExtra` unless the extra is installed; called before its package is imported."""
    if not present(extra):
        raise MissingExtra(extra)
