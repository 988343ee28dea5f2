"""Which functions carry out a rule of the rule book: those that name it, in a docstring, a comment or a refusal.

Where no function does, it is those of the modules whose first lines name it.

Taken away, a function says nothing, finds nothing and does nothing, as far as its return type tells what that is; a
refusal is no longer given. `losses_of` gives every such loss of a rule.

Not here: rules that no function names, taken away line by line (test_every_book_rule.py).
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from inspect import CO_GENERATOR
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from gruft.games import descent
from gruft.table.game import load_game
from tests.games.descent.switching import Loss

load_game("descent")
HOUSE = Path(descent.__file__).resolve().parent
ROOMS = ("pieces", "moments", "rules", "cards", "quests", "seen")
NAMED = re.compile(r"(DE-[A-Z0-9]+)-(\d+)((?:(?:, | to | and )(?:DE-[A-Z0-9]+-)?\d+)*)")
NEXT = re.compile(r"(, | to | and )(?:(DE-[A-Z0-9]+)-)?(\d+)")
NOTHING = {"bool": "False", "int": "0", "float": "0.0", "str": "''", "None": "None"}
OF_MANY = {"list": "[]", "dict": "{}", "tuple": "()", "set": "set()", "frozenset": "frozenset()", "Iterator": "()"}


def rules_in(text: str) -> set[str]:
    """The rules a text names: "DE-PIT-01, 03 to 05" are four."""
    found = set()
    for chapter, number, more in NAMED.findall(text):
        found.add(f"{chapter}-{number}")
        last = int(number)
        for link, other, following in NEXT.findall(more):
            chapter = other or chapter
            first = last + 1 if link == " to " else int(following)
            found |= {f"{chapter}-{n:0{len(following)}}" for n in range(first, int(following) + 1)}
            last = int(following)
    return found


@dataclass(frozen=True, slots=True)
class Carrier:
    """A function that names rules, and what it is without them."""

    function: FunctionType
    without: CodeType
    what: str


def nothing(node: ast.FunctionDef, flows: bool) -> str | None:
    """What the function says when it has nothing to say; None if its type does not tell."""
    said = ast.unparse(node.returns) if node.returns is not None else "None"
    if said.startswith("Flow["):
        said = said[5:-1]
    elif flows and not said.startswith("Iterator"):
        return None
    if said.endswith("| None"):
        return "None"
    return NOTHING.get(said) or OF_MANY.get(said.partition("[")[0])


def empty(node: ast.FunctionDef, function: FunctionType, file: str) -> CodeType | None:
    """The code of the function with nothing in it."""
    flows = bool(function.__code__.co_flags & CO_GENERATOR)
    said = nothing(node, flows)
    if said is None or function.__code__.co_freevars:
        return None
    body = ast.parse(f"return {said}").body if not flows else ast.parse(f"if True:\n return {said}\nyield").body
    return code_of(node, body, file)


def unrefused(node: ast.FunctionDef, refusals: set[str], function: FunctionType, file: str) -> CodeType | None:
    """The code of the function in which these refusals are not given."""

    class Silent(ast.NodeTransformer):
        def visit_Name(self, one: ast.Name) -> ast.expr:
            return ast.copy_location(ast.Constant(None), one) if one.id in refusals else one

        def visit_Call(self, one: ast.Call) -> ast.expr:
            given = isinstance(one.func, ast.Name) and one.func.id == "refuse"
            told = {arg.value for arg in one.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
            if given and told & refusals:
                return ast.copy_location(ast.Constant(None), one)
            self.generic_visit(one)
            return one

    if function.__code__.co_freevars:
        return None
    body = [Silent().visit(ast.parse(ast.unparse(line)).body[0]) for line in node.body]
    return code_of(node, body, file)


def code_of(node: ast.FunctionDef, body: list[ast.stmt], file: str) -> CodeType:
    made = ast.FunctionDef(node.name, node.args, body, [], node.returns, lineno=1)
    written = f"from __future__ import annotations\n{ast.unparse(ast.fix_missing_locations(made))}"
    found = compile(written, file, "exec").co_consts
    return next(one for one in found if isinstance(one, CodeType) and one.co_name == node.name)


def functions(tree: ast.Module, module: ModuleType) -> Iterator[tuple[ast.FunctionDef, FunctionType]]:
    """The functions and methods of a module, as they are written and as they are."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and isinstance(found := vars(module).get(node.name), FunctionType):
            yield node, found
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                found = vars(vars(module)[node.name]).get(part.name) if isinstance(part, ast.FunctionDef) else None
                if isinstance(part, ast.FunctionDef) and isinstance(found, FunctionType):
                    yield part, found


@cache
def carriers() -> dict[str, list[Carrier]]:
    """For every rule the functions that name it, then those of the modules that do."""
    found: dict[str, list[Carrier]] = {}
    further: dict[str, list[Carrier]] = {}
    for path in sorted(path for room in ROOMS for path in (HOUSE / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines, tree = text.splitlines(), ast.parse(text)
        parts = path.relative_to(HOUSE).with_suffix("").parts
        module = importlib.import_module(".".join(("gruft.games.descent", *parts)).removesuffix(".__init__"))
        refusals = {
            line.targets[0].id: rules_in(ast.unparse(line.value))
            for line in tree.body
            if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and "refuse(" in ast.unparse(line)
        }
        for node, function in functions(tree, module):
            written = "\n".join(lines[node.lineno - 1 : node.end_lineno])
            own = rules_in(written)
            where = f"{path.relative_to(HOUSE)}:{node.name}"
            given = {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in refusals}
            for rule in own | {rule for name in given for rule in refusals[name]}:
                silent = {name for name in given if rule in refusals[name]} | (
                    {rule} if f'"{rule}"' in written else set()
                )
                code = unrefused(node, silent, function, str(path)) if silent else empty(node, function, str(path))
                if code is not None:
                    found.setdefault(rule, []).append(Carrier(function, code, where))
            code = empty(node, function, str(path))
            for rule in rules_in(ast.get_docstring(tree) or "") - own:
                if code is not None:
                    further.setdefault(rule, []).append(Carrier(function, code, where))
    return {rule: found.get(rule, []) + further.get(rule, []) for rule in {**found, **further}}


@contextmanager
def lost(carrier: Carrier) -> Iterator[None]:
    before = carrier.function.__code__
    carrier.function.__code__ = carrier.without
    try:
        yield
    finally:
        carrier.function.__code__ = before


def losses_of(rule: str) -> list[tuple[str, Loss]]:
    """Every function that carries the rule, and how it is taken away."""
    return [(carrier.what, partial(lost, carrier)) for carrier in carriers().get(rule, ())]
