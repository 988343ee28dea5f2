"""Any state as plain, readable data and back: checkpoints, positions, hashes.

A state is dataclasses of ints, strings, lists, tuples, sets and dicts. Fields that hold small ints standing for
components say so (`named(IDS)`, `bits(IDS)`), and are written as ids. The fields `chance`, `log` and
`live` of a state are left out: chance is written by who needs it, the log belongs to the table, and what is worked out
(`live`) is worked out again by `Game.wake`.

What was written by an older version is read too: beside a class that has changed stands how (`older`).

Not here: what a position file looks like (position.py).
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

Plain = Any  # None, bool, int, str, list or dict of the same
Hint: typing.TypeAlias = Any  # a type as `typing` gives it
Read: typing.TypeAlias = Any  # a value of the type that was asked for

LEFT_OUT = ("chance", "log", "live")


class Misfit(ValueError):
    """Plain data that is no state: says where and what was expected."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where or 'state'}: {expected}, not {found!r}")
        self.where = where
        self.expected = expected
        self.found = found


class Codec:
    """Ints that are indices into `ids`; -1 is written as null. Old spellings are read, never written."""

    def __init__(self, ids: Sequence[str], old: Mapping[str, str] | None = None) -> None:
        self.ids = list(ids)
        self.index = {name: number for number, name in enumerate(self.ids)}
        assert len(self.index) == len(self.ids), "ids must be different"
        self.index |= {spelling: self.index[name] for spelling, name in (old or {}).items()}

    def write(self, value: int) -> Plain:
        """A number as it is written."""
        return None if value < 0 else self.ids[value]

    def read(self, data: Plain, where: str) -> int:
        """What was written as a number; `Misfit` names the place if it is nothing of the kind."""
        if data is None:
            return -1
        if not isinstance(data, str) or data not in self.index:
            raise Misfit(where, f"one of {', '.join(self.ids[:8])}{' …' if len(self.ids) > 8 else ''}", data)
        return self.index[data]


class Bits(Codec):
    """An int whose bits are a set of `ids`."""

    def write(self, value: int) -> Plain:
        return [name for number, name in enumerate(self.ids) if value >> number & 1]

    def read(self, data: Plain, where: str) -> int:
        if not isinstance(data, list):
            raise Misfit(where, "a list of ids", data)
        mask = 0
        for item in data:
            mask |= 1 << super().read(item, where)
        return mask


class Seats(Codec):
    """Ints that are seats: written as numbers, read as numbers, by the name of the colour or by a word.

    Words stand for values that are no seat: `tent`, `free`. Without a word for it, -1 is nobody.
    """

    def __init__(self, colours: Sequence[str], words: Mapping[str, int]) -> None:
        super().__init__(colours)
        self.ids += words
        self.index |= words

    def write(self, value: int) -> Plain:
        return value

    def read(self, data: Plain, where: str) -> int:
        return data if type(data) is int else super().read(data, where)


def seats(colours: Sequence[str], **words: int) -> dict[str, object]:
    """Metadata for a field of ints (or lists of them) that are seats; `colours` is the `seat_names` of the game.

    `words` name what is no seat: `seats(COLOURS, tent=-1)`.
    """
    return {"codec": Seats(colours, words)}


def named(ids: Sequence[str]) -> dict[str, object]:
    """Metadata for a field of ints (or lists, tuples, sets, dicts of them) that stand for `ids`."""
    return {"codec": Codec(ids)}


def bits(ids: Sequence[str], old: Mapping[str, str] | None = None) -> dict[str, object]:
    """Metadata for a field of ints whose bits stand for `ids`; `old` spellings are still read."""
    return {"codec": Bits(ids, old)}


SELDOM: typing.Final = types.MappingProxyType({"seldom": True})
"""Metadata for a field that is None in most states: it is written only where it holds something."""

Step = Callable[[dict[str, Plain]], None]
"""Turns plain data of an older version into those of a newer one, in place; leaves newer data as they are."""

_STEPS: dict[type, tuple[Step, ...]] = {}


def older(kind: type, *steps: Step) -> None:
    """How data of older versions of `kind` are brought up to date, the oldest step first. Stands right below the class.

    `older(Lord, renamed(coins="gold"), added(mood=0))`
    """
    assert kind not in _STEPS, kind
    _STEPS[kind] = steps


def renamed(**names: str) -> Step:
    """Fields that are called otherwise now: old name to new."""

    def step(data: dict[str, Plain]) -> None:
        for old, new in names.items():
            if old in data:
                data[new] = data.pop(old)

    return step


def added(**values: Plain) -> Step:
    """Fields that did not exist: what they would have held, as plain data."""

    def step(data: dict[str, Plain]) -> None:
        for name, value in values.items():
            data.setdefault(name, value)

    return step


def dropped(*names: str) -> Step:
    """Fields that are gone."""

    def step(data: dict[str, Plain]) -> None:
        for name in names:
            data.pop(name, None)

    return step


@cache
def _seldom(cls: type) -> frozenset[str]:
    return frozenset(f.name for f in dataclasses.fields(cls) if "seldom" in f.metadata)


@cache
def _layout(cls: type) -> tuple[tuple[str, Hint, Codec | None], ...]:
    hints = typing.get_type_hints(cls)
    return tuple(
        (f.name, hints[f.name], f.metadata.get("codec")) for f in dataclasses.fields(cls) if f.name not in LEFT_OUT
    )


def to_plain(value: object, codec: Codec | None = None) -> Plain:
    """`value` as plain data, fields in their order."""
    if codec is not None and type(value) is int:
        return codec.write(value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [to_plain(item, codec) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted((to_plain(item, codec) for item in value), key=str)
    if isinstance(value, dict):
        return {_key(key): to_plain(item, codec) for key, item in value.items()}
    if isinstance(value, bytes):
        return value.hex()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        seldom = _seldom(type(value))
        return {
            name: to_plain(held, codec)
            for name, _, codec in _layout(type(value))
            if (held := getattr(value, name)) is not None or name not in seldom
        }
    raise TypeError(f"a state may not hold {type(value).__name__}: {value!r}")


def _key(key: object) -> str:
    if isinstance(key, tuple):
        return ",".join(str(part) for part in key)
    return str(key)


def from_plain(kind: Hint, data: Plain, codec: Codec | None = None, where: str = "") -> Read:
    """Build a value of type `kind` from plain data; `Misfit` says where it does not fit."""
    origin: object = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return _from_union(kind, data, codec, where)
    if codec is not None and kind is int:
        return codec.read(data, where)
    if kind in (int, str, bool):
        if type(data) is not kind:
            raise Misfit(where, {int: "a whole number", str: "a word", bool: "true or false"}[kind], data)
        return data
    if kind is Any:
        return data
    if kind is bytes:
        return bytes.fromhex(data)
    if origin in (list, set, frozenset, tuple):
        return _from_list(origin, typing.get_args(kind), data, codec, where)
    if origin is dict:
        return _from_dict(typing.get_args(kind), data, codec, where)
    if origin is typing.Literal:
        if data not in typing.get_args(kind):
            raise Misfit(where, f"one of {', '.join(map(str, typing.get_args(kind)))}", data)
        return data
    if dataclasses.is_dataclass(kind):
        return _from_record(typing.cast(type, kind), data, where)
    raise TypeError(f"{where}: no way to read a {kind!r}")


def _from_union(kind: Hint, data: Plain, codec: Codec | None, where: str) -> Read:
    choices = typing.get_args(kind)
    if data is None and type(None) in choices:
        return None
    problem: Misfit | None = None
    for choice in choices:
        if choice is type(None):
            continue
        try:
            return from_plain(choice, data, codec, where)
        except Misfit as misfit:
            problem = problem or misfit
    raise problem or Misfit(where, "nothing", data)


def _from_list(origin: Hint, inner: tuple[object, ...], data: Plain, codec: Codec | None, where: str) -> Read:
    if not isinstance(data, list):
        raise Misfit(where, "a list", data)
    if origin is tuple and not (len(inner) == 2 and inner[1] is Ellipsis):
        if len(data) != len(inner):
            raise Misfit(where, f"a list of {len(inner)}", data)
        return tuple(from_plain(kind, item, codec, f"{where}[{n}]") for n, (kind, item) in enumerate(zip(inner, data)))
    return origin(from_plain(inner[0], item, codec, f"{where}[{n}]") for n, item in enumerate(data))


def _from_dict(inner: tuple[object, ...], data: Plain, codec: Codec | None, where: str) -> Read:
    if not isinstance(data, dict):
        raise Misfit(where, "a mapping", data)
    read_key = _key_reader(inner[0])
    return {
        read_key(str(key), where): from_plain(inner[1], item, codec, f"{where}.{key}") for key, item in data.items()
    }


def _key_reader(kind: object) -> Callable[[str, str], object]:
    def read(key: str, where: str) -> object:
        try:
            if kind is int:
                return int(key)
            if typing.get_origin(kind) is tuple:
                return tuple(int(part) for part in key.split(","))
        except ValueError:
            raise Misfit(where, "a number as key", key) from None
        return key

    return read


def _from_record(kind: type, data: Plain, where: str) -> Read:
    if not isinstance(data, dict):
        raise Misfit(where, "a mapping", data)
    layout = _layout(kind)
    if kind in _STEPS:
        data = dict(data)
        for step in _STEPS[kind]:
            step(data)
    unknown = sorted(set(map(str, data)) - {name for name, _, _ in layout})
    if unknown:
        raise Misfit(where, f"only the fields {', '.join(name for name, _, _ in layout)}", ", ".join(unknown))
    made: Any = object.__new__(kind)
    for name, hint, codec in layout:
        inside = f"{where}.{name}" if where else name
        if name not in data and name not in _seldom(kind):
            raise Misfit(inside, "a value", None)
        object.__setattr__(made, name, from_plain(hint, data.get(name), codec, inside))
    for field in dataclasses.fields(kind):  # what is left out begins empty
        if field.name in LEFT_OUT and field.default_factory is not dataclasses.MISSING:
            object.__setattr__(made, field.name, field.default_factory())
    return made


def state_hash(state: Any) -> str:
    """One hash for all that lies on the table and where chance stands."""
    chance = state.chance
    data = [to_plain(state), chance.counter, chance.preset or {}]
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
