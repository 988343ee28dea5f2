"""One module per family of commands; each function takes the parsed words and the texts, and returns the exit code."""

from __future__ import annotations

import argparse
import json
from typing import Any

from gruft.table.game import Meta, Options, load_meta
from gruft.table.rules import Refusal, refuse


class UsageError(ValueError):
    """Bad usage; `refusal` is the one clear sentence."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.refusal: Refusal = refuse(code, **args)


def print_json(data: Any) -> None:
    """Data for a program to read."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def chosen_options(args: argparse.Namespace, meta: Meta) -> Options:
    """`-o rules=full` words as options, each value of the type the game expects."""
    options: Options = {}
    for word in args.option:
        name, mark, value = word.partition("=")
        if not mark:
            raise UsageError("usage.option", typed=word)
        known = {choice.id: choice.values for choice in meta.choices}.get(name, ())
        options[name] = next((v for v in known if str(v).lower() == value.lower()), value)
    return options


def chosen_meta(slug: str) -> Meta:
    """What is known about the game that was named."""
    return load_meta(slug)


def at_least(name: str, value: int, low: int) -> int:
    """The number again, or a usage error if it is too small."""
    if value < low:
        raise UsageError("usage.number", name=name, low=low)
    return value
