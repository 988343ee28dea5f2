"""Refusals that name their rule, and the ledger that lists every rule of a game.

A refusal is a value: a code (its sentence is in the texts), the id of the rule behind it, and the
parameters of the sentence. The ledger of a game is `games/<slug>/rules.yaml` and what its quests add.

Not here: which tests show which rule (lab/coverage.py).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import PurePath
from typing import Final, Literal

import msgspec

from gruft.table.content import files_of, load, load_plain, with_numbers
from gruft.table.plain import Plain

Arg = str | int
"""What may be a parameter of a sentence: a number, a word, or a ref such as `monster:goblin`."""

RuleKind = Literal["rule", "refusal", "ruling", "variant", "erratum"]

RULE_FILES: Final = ("campaign.yaml", "quests/*.yaml")
"""Content files that print rules of their own."""

SOURCES: Final = {"seed": "rule book", "public": "quest book", "reconstructed": "our reconstruction"}
"""What players call the source marks of quest and campaign files."""
RULE_ID: Final = re.compile(r"[A-Z]{2}-[A-Z0-9]+")


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: never a sentence, always a reason."""

    code: str
    rule: str = ""
    args: dict[str, Arg] = {}


def refuse(code: str, rule: str = "", **args: Arg) -> Refusal:
    """A refusal with its parameters by name."""
    return Refusal(code, rule, args)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a game's ledger, in our own words."""

    id: str
    chapter: str
    en: str
    de: str
    source: str
    kind: RuleKind = "rule"

    def text(self, lang: str) -> str:
        """Its sentence in a language."""
        return self.de if lang == "de" else self.en


class Ledger:
    """Every rule and ruling of one game, in the order of its rule book."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.by_id = {rule.id: rule for rule in rules}
        if len(self.by_id) != len(rules):
            twice = sorted(name for name, times in Counter(rule.id for rule in rules).items() if times > 1)
            raise ValueError(f"rules.yaml names these ids twice: {', '.join(twice)}")

    def find(self, word: str) -> list[Rule]:
        """The rule with this id, or all whose id, chapter or text holds the word."""
        if word.upper() in self.by_id:
            return [self.by_id[word.upper()]]
        low = word.lower()
        return [
            rule
            for rule in self.rules
            if low in rule.id.lower() or low == rule.chapter.lower() or low in rule.en.lower() or low in rule.de.lower()
        ]


def load_ledger(slug: str) -> Ledger:
    """Read `games/<slug>/rules.yaml` and, after it, the rules its quests and its campaign print."""
    return Ledger(load(slug, "../rules.yaml", list[Rule]) + _printed(slug))


def _printed(slug: str) -> list[Rule]:
    """Every entry of a quest or campaign file that has a rule's id and its text; the letters are its chapter."""
    files = files_of(slug)
    named = sorted({*files.ours, *files.own})
    books = [load_plain(slug, path) for path in named if any(PurePath(path).match(one) for one in RULE_FILES)]
    books.sort(key=lambda book: int(book.get("quest", {}).get("order", 0)))
    return [rule for book in books for rule in printed_rules(book)]


def printed_rules(book: dict[str, Plain]) -> list[Rule]:
    """The rules in the plain data of a quest or campaign file, their sentences with their numbers."""
    entries = list(_entries(book))
    found: list[Rule] = []
    for entry in entries:
        if "text_en" in entry and RULE_ID.fullmatch(str(entry.get("id", ""))):
            en, de = (with_numbers(entry[f"text_{lang}"], partial(_number, entries, entry)) for lang in ("en", "de"))
            found.append(Rule(entry["id"], entry["id"].partition("-")[0], en, de, SOURCES[entry["source"]]))
    return found


def _number(entries: list[dict[str, Plain]], entry: dict[str, Plain], name: str) -> int:
    """A number of an entry, one of its `numbers` or fields; `FB-VO.tokens`: that of another entry of the same book.

    An entry is called by what its first field says (its id, its group), or by the field it stands in (`search`).
    """
    other, dot, word = name.rpartition(".")
    if not dot:
        return int({**entry, **entry.get("numbers", {})}[name])
    called = [each for each in entries if next(iter(each.values()), None) == other]
    called += [each[other] for each in entries if isinstance(each.get(other), dict)]
    return next(int(numbers[word]) for each in called if word in (numbers := {**each, **each.get("numbers", {})}))


def _entries(part: Plain) -> Iterator[dict[str, Plain]]:
    """Every mapping in plain data, in its order."""
    if isinstance(part, dict):
        yield part
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, (list, tuple)) else ():
        yield from _entries(inner)
