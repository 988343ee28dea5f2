"""How words say who is concerned, how many and of what: sayings that other sayings are made of."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from gruft.games.domains.rules.playing.effects import Filter, Number, Per
from gruft.table.effect import Joined, Part, Said, Saying, Several, saying


def noun(item: str, n: int) -> Saying:
    """What `n` of an item are called."""
    return saying(f"noun-{_dashed(item)}", n=n)


def goods(item: str, n: int) -> Saying:
    """A number of an item: 1 coin, 3 coins."""
    return saying("goods", n=n, item=noun(item, n))


def listed(parts: Iterable[Said]) -> Several:
    """a, b and c."""
    return Several(tuple(parts), Joined.AND)


def either(parts: Iterable[Said]) -> Said:
    """a / b / c."""
    return reduce(lambda first, second: saying("either", first=first, second=second), parts)


def building(kind: str, n: int) -> Saying:
    """What `n` buildings of a type are called, or of any."""
    return saying(f"kind-{kind or 'any'}", n=n)


def how_many(item: str, n: Number) -> Saying:
    """An amount in words."""
    if isinstance(n, int):
        return goods(item, n)
    if isinstance(n, Per):
        return saying("goods-per", what=goods(item, n.each), thing=saying(f"per-{_dashed(n.per)}"), max=n.max)
    if n == "half":
        return saying("goods-half", item=saying(f"half-{_dashed(item)}"))
    if n == "x/2":
        return saying("goods-for-coins", item=noun(item, 1))
    if "x" in n:
        return saying("goods-for-elements", what=goods(item, int(n.partition("*")[0])))
    dice, _, plus = n.partition("+")
    return saying("goods-rolled", dice=dice, plus=int(plus or 0), item=noun(item, 2))


def subject(who: str | Filter) -> str:
    """The end of the message that names the players a step is about."""
    if isinstance(who, str):
        return _dashed(who)
    thing = who.of.partition(":")[0]
    return _dashed(f"{who.filter}_{thing}" if thing else who.filter)


def about(key: str, who: str | Filter, **args: Part) -> Saying:
    """A sentence about the players named; the acting player is addressed."""
    if who == "self":
        return saying(key, who="self", subject="", **args)
    kind = who.of.partition(":")[2] if isinstance(who, Filter) else ""
    return saying(key, who="other", subject=saying(f"who-{subject(who)}", kind=building(kind, 1)), **args)


def _dashed(text: str) -> str:
    return text.replace("_", "-")
