"""The house stays in order: no circles of imports, no crowded rooms, no pointers to files that are gone."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gruft.table.game import SLUGS
from gruft.table.rules import load_ledger

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_MODULES = 20
MOST_ANYTHING = 150
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
NAMED_FILE = re.compile(r"`((?!/)[\w./-]+\.(?:md|yaml|yml|toml|tsx?|css|ftl|json))`|(?<![\w/.<>*-])([\w/]+\.py)\b")
"""A file named in a page, also in its drawings."""
EXAMPLE = re.compile(r"```\w.*?```", re.DOTALL)
ROOT_FILES = [
    path.relative_to(ROOT)
    for folder in ("src", "tests", "docs", "tools", "web/src", "web/art", "licenses")
    for path in (ROOT / folder).rglob("*.*")
] + [path.relative_to(ROOT) for path in (*ROOT.glob("*.*"), *ROOT.glob("web/*.*"))]
POINTER = re.compile(r"\(([\w/]+\.py)\b")


@cache
def tree_of(path: Path) -> ast.Module:
    """A module as Python reads it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports() -> dict[str, set[str]]:
    """Every module with all it imports, also late and for types only."""
    known = {name_of(path) for path in FILES}
    found: dict[str, set[str]] = {}
    for path in FILES:
        names: set[str] = set()
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom) and node.module:
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                names |= inner & known if inner <= known else (inner & known) | {node.module}
            elif isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
        found[name_of(path)] = (names & known) - {name_of(path)}
    return found


def circles(graph: dict[str, set[str]]) -> set[str]:
    """Modules that import themselves over others: what is left when all without open imports are taken away."""
    left = {name: set(targets) for name, targets in graph.items()}
    while True:
        free = {name for name, targets in left.items() if not targets}
        if not free:
            return set(left)
        left = {name: targets - free for name, targets in left.items() if name not in free}


def test_no_module_imports_itself_over_others() -> None:
    inward = circles(imports())
    outward: dict[str, set[str]] = {name: set() for name in inward}
    for name, targets in imports().items():
        for target in targets & inward:
            if name in inward:
                outward[target].add(name)

    assert circles(outward) == set()


def test_the_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == {"a", "b", "c", "d"}


@pytest.mark.parametrize("top", ["src/gruft", "tests", "web/src", "web/tests"])
def test_no_room_is_crowded(top: str) -> None:
    modules = [path for path in (ROOT / top).rglob("*.*") if path.suffix in (".py", ".ts", ".tsx", ".mjs")]
    rooms = Counter(path.parent for path in modules if path.name != "__init__.py")

    assert {str(room.relative_to(ROOT)): count for room, count in rooms.items() if count > MOST_MODULES} == {}


@pytest.mark.parametrize(
    "path", [path for path in FILES if "Not here" in path.read_text(encoding="utf-8")], ids=name_of
)
def test_what_is_not_here_is_where_the_module_says(path: Path) -> None:
    doc = ast.get_docstring(tree_of(path)) or ""
    for pointer in POINTER.findall(doc.partition("Not here")[2]):
        homes = [path.parent, *path.parents, SOURCE / "gruft"]
        there = any((home / pointer).is_file() for home in homes) or any(
            str(other).endswith("/" + pointer) and other.is_relative_to(path.parent.parent) for other in FILES
        )
        assert there, f"{name_of(path)} points to {pointer}"


def test_nothing_is_ignored_without_a_reason() -> None:
    bare = [
        f"{name_of(path)}:{number}"
        for path in FILES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"# type: ignore(\[[\w, -]+\])?\s*$", line)
    ]

    assert bare == []


def test_few_things_are_anything() -> None:
    """`Any` is for what really may be anything; it needs a reason, and there are not many reasons."""
    uses = [
        f"{name_of(path)}:{node.lineno}"
        for path in FILES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]

    assert len(uses) < MOST_ANYTHING


def test_every_public_function_says_what_it_does() -> None:
    silent = [
        f"{name_of(path)}.{node.name}"
        for path in FILES
        for node in tree_of(path).body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and not node.name.startswith("_")
        and not any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list)
        and not ast.get_docstring(node)
    ]

    assert silent == []


def methods(class_: ast.ClassDef) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    """Those that are public, by their names."""
    found = [node for node in class_.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return {node.name: node for node in found if not node.name.startswith("_")}


def inherited(class_: ast.ClassDef, known: dict[str, list[ast.ClassDef]]) -> Iterator[ast.ClassDef]:
    """Our classes it is made from, and those they are made from."""
    for base in class_.bases:
        inner = base.value if isinstance(base, ast.Subscript) else base
        name = inner.attr if isinstance(inner, ast.Attribute) else getattr(inner, "id", "")
        for found in known.get(name, ()):
            if found is not class_:
                yield found
                yield from inherited(found, known)


def test_every_public_method_says_what_it_does_or_does_what_its_base_says() -> None:
    found = [(path, node) for path in FILES for node in ast.walk(tree_of(path)) if isinstance(node, ast.ClassDef)]
    known: dict[str, list[ast.ClassDef]] = {}
    for _, class_ in found:
        known.setdefault(class_.name, []).append(class_)

    silent = [
        f"{name_of(path)}.{class_.name}.{name}"
        for path, class_ in found
        if not class_.name.startswith("_")
        for name, method in methods(class_).items()
        if not any(
            ast.get_docstring(methods(one)[name]) for one in (class_, *inherited(class_, known)) if name in methods(one)
        )
    ]

    assert silent == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_chapter_of_a_rule_book_is_named_by_the_module_it_stands_in(slug: str) -> None:
    heads = [
        ast.get_docstring(tree_of(path)) or ""
        for path in FILES
        if path.is_relative_to(SOURCE / "gruft" / "games" / slug)
    ]
    chapters = {rule.id.rpartition("-")[0] for rule in load_ledger(slug).rules}

    assert [name for name in sorted(chapters) if not any(re.search(rf"\b{name}\b", head) for head in heads)] == []


def test_no_game_imports_inside_a_function() -> None:
    late = [
        f"{name_of(path)}.{inside.name}"
        for path in FILES
        if "games" in path.parts
        for inside in ast.walk(tree_of(path))
        if isinstance(inside, (ast.FunctionDef, ast.AsyncFunctionDef))
        if any(isinstance(node, (ast.Import, ast.ImportFrom)) for node in ast.walk(inside))
    ]

    assert late == []


def there(pointer: str, files: list[str]) -> bool:
    """Whether a file or folder is called so, from some folder on."""
    return any(f"/{pointer.rstrip('/')}/" in f"/{name}/" for name in files)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_files_a_page_names_are_there(page: Path) -> None:
    files = [*map(str, ROOT_FILES)]
    named = NAMED_FILE.findall(EXAMPLE.sub("", page.read_text(encoding="utf-8")))

    gone = [one or other for one, other in named if not there(one or other, files)]

    assert gone == []
