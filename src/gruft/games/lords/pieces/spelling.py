"""Words for what a state keeps as numbers, and how states were spelt before they had their records."""

from __future__ import annotations

from typing import Final

from gruft.games.lords.pieces.tables import SPACE_IDS
from gruft.table.plain import Codec, Misfit, Plain

AT_HOME: Final = -1
ON_CARD: Final = -2
"""Where a minion may be besides the spaces of the main board."""


class Spots(Codec):
    """Where a minion is: a space by its id, or one of two places that are no space."""

    def __init__(self) -> None:
        super().__init__(SPACE_IDS)
        self.elsewhere = {"at home": AT_HOME, "on the card": ON_CARD}
        self.word = {number: word for word, number in self.elsewhere.items()}

    def write(self, value: int) -> Plain:
        return self.word[value] if value < 0 else self.ids[value]

    def read(self, data: Plain, where: str) -> int:
        if isinstance(data, str) and data in self.elsewhere:
            return self.elsewhere[data]
        if data is None:
            raise Misfit(where, "a space", data)
        return super().read(data, where)


MINION_SPOTS: Final = Spots()

MEMBER: Final = {"wounds": 0, "bonus": 0, "gifts": None}


def as_members(data: dict[str, Plain]) -> None:
    """A party may be named by its heroes alone; once damage, bonuses and gifts lay in lists beside it."""
    party = data.get("party")
    if not isinstance(party, list):
        return
    beside = {name: data.pop(name) for name in MEMBER if isinstance(data.get(name), list)}
    if not all(len(values) <= len(party) for values in beside.values()):
        raise Misfit("party", f"lists of {len(party)}", ", ".join(beside))
    line = []
    for place, one in enumerate(party):
        if isinstance(one, dict):
            line.append(one)
            continue
        own = {name: values[place] for name, values in beside.items() if place < len(values)}
        line.append({"hero": one, **{"gift" if name == "gifts" else name: value for name, value in own.items()}})
    data["party"] = line
