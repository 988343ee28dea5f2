"""Which rules of a ledger have a test that names them.

The tests are read as source, not run: every decorator `@rule("ID", …)` counts. They are part of the project's
folder, not of an installed package.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from gruft.table.rules import Rule, load_ledger

TESTS = Path(__file__).resolve().parents[3] / "tests" / "games"


@dataclass(frozen=True)
class Coverage:
    """The rules of one game with the tests that show them."""

    rules: list[Rule]
    tests: dict[str, list[str]]
    """Rule id to `file::test`."""
    strangers: dict[str, list[str]]
    """Ids that tests name and the ledger does not know."""

    @property
    def missing(self) -> list[Rule]:
        """Rules that no test names."""
        return [rule for rule in self.rules if rule.id not in self.tests]

    @property
    def percent(self) -> float:
        """How many of the rules a test names, of a hundred."""
        return 100.0 * (len(self.rules) - len(self.missing)) / max(len(self.rules), 1)


def coverage(slug: str, folder: Path = TESTS) -> Coverage:
    """Read a game's tests and compare them with its ledger."""
    found: dict[str, list[str]] = {}
    for path in sorted((folder / slug).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                for ident in _named(node):
                    found.setdefault(ident, []).append(f"{path.relative_to(folder)}::{node.name}")
    rules = load_ledger(slug).rules
    known = {rule.id for rule in rules}
    return Coverage(
        rules,
        {ident: tests for ident, tests in found.items() if ident in known},
        {ident: tests for ident, tests in found.items() if ident not in known},
    )


def _named(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    ids: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
            ids += [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return ids
