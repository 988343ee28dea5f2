"""How states were spelt before they had the records and words of today."""

from __future__ import annotations

from gruft.games.domains.pieces.tables import BUILDERS, FORTUNE_IDS, MONSTER_IDS
from gruft.table.plain import Plain


def in_groups(data: dict[str, Plain]) -> None:
    """Gates, knowledge and bonuses were flat lists of numbers once."""

    def groups(flat: Plain, size: int) -> list[Plain]:
        return [flat[n : n + size] for n in range(0, len(flat), size)] if flat and isinstance(flat[0], int) else []

    for monster, home, caster in groups(data.get("gates"), 3):
        data["gates"] = [*data["gates"], {"monster": MONSTER_IDS[monster], "home": home, "caster": caster}]
    for side, kind, item, n in groups(data.get("extra"), 4):
        data["extra"] = [*data["extra"], {"dark": side, "type": kind, "item": item, "n": n}]
    for name in ("gates", "extra"):
        if name in data:
            data[name] = [part for part in data[name] if not isinstance(part, int)]
    if "lore" in data:
        data["lore"] = [
            [{"card": FORTUNE_IDS[card], "first": first, "end": end} for card, first, end in groups(known, 3)] or known
            for known in data["lore"]
        ]


def own_words(data: dict[str, Plain]) -> None:
    """A visit was three numbers or none once, and one counter stood for three things."""
    if isinstance(data.get("visit"), list):
        data["visit"] = dict(zip(("minion", "listed", "paid"), data["visit"])) or None
    if "helped" not in data and "step" in data:
        resolving, builders = data["phase"] == 4, data["place"] == BUILDERS
        data["helped"] = resolving and not builders and data["step"] > 0
        data["purchases"] = data["step"] if resolving and builders else 0
        data["step"] = 0 if resolving else data["step"]
