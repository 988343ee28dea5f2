"""What all words of the vocabulary share: who is concerned, how many, and how it is said."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from gruft.games.domains.domain import decays, monsters_of
from gruft.games.domains.items import held
from gruft.games.domains.order import clockwise_from, turn_order
from gruft.games.domains.state import State
from gruft.games.domains.tables import B_TYPE, ITEM_OF, OWN_SPACES, TYPES, WORKERS
from gruft.table.ask import Seat
from gruft.table.flow import Flow


class Play(NamedTuple):
    """What is being carried out: where its Evil is booked, the amount paid, the card."""

    source: int
    x: int = 0
    card: str = ""


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players picked by what they have: most, has, state_of_decay."""

    filter: str
    of: str = ""


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`each` for every `per` thing, at most `max`."""

    per: str
    each: int
    max: int


Number = int | str | Per


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One step of an effect."""

    def seats(self, g: State, actor: Seat) -> list[Seat]:
        """Everybody it happens to, in turn order; steps about the table happen once."""
        return who_is(g, actor, getattr(self, "who", "self"))

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None] | None:
        raise NotImplementedError

    def tell(self, lang: str) -> str:
        raise NotImplementedError


def lands(g: State, seat: Seat, *, dark: bool | None = None, kind: str = "") -> list[int]:
    """The buildings of a domain, by side and type."""
    wanted = TYPES.index(kind) if kind else -1
    return [
        space
        for space in OWN_SPACES[seat]
        if g.land[space] >= 0
        and (dark is None or bool(g.dark[space]) == dark)
        and (wanted < 0 or B_TYPE[g.land[space]] == wanted)
    ]


def who_is(g: State, actor: Seat, who: str | Filter) -> list[Seat]:
    """The players a step names, in turn order."""
    if isinstance(who, Filter):
        return _filtered(g, who)
    if who == "each":
        return turn_order(g)
    if who == "first_player":
        return [g.first]
    if who == "others":
        return clockwise_from(g, actor)
    return [actor]


def _filtered(g: State, who: Filter) -> list[Seat]:
    everybody = turn_order(g)
    if who.filter == "state_of_decay":
        return [seat for seat in everybody if decays(g, seat)]
    if who.filter == "has":
        thing, _, kind = who.of.partition(":")
        if thing == "henchman":
            return [seat for seat in everybody if g.henchmen[seat]]
        return [seat for seat in everybody if lands(g, seat, dark=False, kind=kind)]
    counts = {seat: _most_of(g, seat, who.of) for seat in everybody}
    best = max(counts.values())
    return [seat for seat in everybody if best and counts[seat] == best]


def _most_of(g: State, seat: Seat, what: str) -> int:
    if what == "workers":
        return held(g, seat, WORKERS)
    return len(lands(g, seat, dark=True if what == "dark_buildings" else None))


def amount(g: State, seat: Seat, n: Number, play: Play, have: int = 0) -> int:
    """How many that is for this player; `have` is what he holds of the item in question."""
    if isinstance(n, int):
        return n
    if isinstance(n, Per):
        return min(n.max, n.each * _count(g, seat, n.per))
    if n == "all":
        return have
    if n == "half":
        return have // 2
    if "x" in n:
        return play.x // 2 if n == "x/2" else int(n.partition("*")[0]) * play.x
    dice, _, plus = n.partition("+")
    count, _, sides = dice.partition("d")
    return sum(g.chance.roll(int(sides)) for _ in range(int(count))) + int(plus or 0)


def _count(g: State, seat: Seat, thing: str) -> int:
    if thing == "own_henchman":
        return len(g.henchmen[seat])
    if thing == "own_lone_monster":
        return sum(g.land[g.where[monster]] < 0 for monster in monsters_of(g, seat))
    side = {"own_light_building": False, "own_dark_building": True}.get(thing)
    return len(lands(g, seat, dark=side))


# -- how it is said ------------------------------------------------------------------

_EN: dict[str, tuple[str, str]] = {
    "coins": ("coin", "coins"),
    "evil": ("Evil", "Evil"),
    "workers": ("worker", "workers"),
    "element_choice": ("element of choice", "elements of choice"),
    "any_element": ("element", "elements"),
    "any_resource": ("resource", "resources"),
    "stored_choice": ("resource or element", "resources and/or elements"),
    "spells": ("spell card", "spell cards"),
    "henchmen": ("other henchman", "other henchmen"),
    "henchman": ("own henchman", "own henchmen"),
    "monsters": ("monster of the own domain", "monsters of the own domain"),
    "henchman_from_deck": ("henchman from the top of the deck", "henchmen from the top of the deck"),
}
_DE: dict[str, tuple[str, str]] = {
    "coins": ("Münze", "Münzen"),
    "evil": ("Böses", "Böses"),
    "wood": ("Holz", "Holz"),
    "stone": ("Stein", "Stein"),
    "metal": ("Metall", "Metall"),
    "workers": ("Arbeiter", "Arbeiter"),
    "wind": ("Wind", "Wind"),
    "earth": ("Erde", "Erde"),
    "fire": ("Feuer", "Feuer"),
    "water": ("Wasser", "Wasser"),
    "element_choice": ("Element nach Wahl", "Elemente nach Wahl"),
    "any_element": ("Element", "Elemente"),
    "any_resource": ("Ressource", "Ressourcen"),
    "stored_choice": ("Ressource oder Element", "Ressourcen und/oder Elemente"),
    "spells": ("Zauberkarte", "Zauberkarten"),
    "henchmen": ("anderen Handlanger", "andere Handlanger"),
    "henchman": ("eigenen Handlanger", "eigene Handlanger"),
    "monsters": ("Monster der eigenen Domäne", "Monster der eigenen Domäne"),
    "henchman_from_deck": ("Handlanger vom Stapel", "Handlanger vom Stapel"),
}


def noun(item: str, lang: str, many: bool) -> str:
    """What an item is called."""
    if lang == "de":
        return _DE[item][many]
    return _EN.get(item, (item, item))[many]


def goods(item: str, n: int, lang: str) -> str:
    """A number of an item: 1 coin, 3 coins."""
    return f"{n} {noun(item, lang, n != 1)}"


def dice_text(text: str, lang: str) -> str:
    return text.replace("d", "W") if lang == "de" else text


TYPE_NAMES = {
    "de": {
        "economic": "Wirtschaftsgebäude",
        "magic": "Magiegebäude",
        "martial": "Militärgebäude",
        "nature": "Naturgebäude",
        "power": "Machtgebäude",
        "religion": "Religionsgebäude",
    },
    "en": {name: f"{name.capitalize()} building" for name in TYPES},
}


def subject(who: Any, lang: str) -> str:
    """Who is concerned; empty for the acting player, who is addressed."""
    if isinstance(who, Filter):
        return _filter_subject(who, lang)
    en = {"each": "each player", "first_player": "the first player", "others": "every other player"}
    de = {"each": "jeder Spieler", "first_player": "der Startspieler", "others": "jeder Mitspieler"}
    return (de if lang == "de" else en).get(who, "")


def _filter_subject(who: Filter, lang: str) -> str:
    thing, _, kind = who.of.partition(":")
    if lang == "de":
        if who.filter == "state_of_decay":
            return "jeder Spieler im Zustand des Verfalls"
        if who.filter == "most":
            most = {"workers": "Arbeiter", "buildings": "Gebäude", "dark_buildings": "dunklen Gebäude"}[thing]
            return (
                f"jeder Spieler mit den meisten {most.replace('Gebäude', 'Gebäuden').replace('Arbeiter', 'Arbeitern')}"
            )
        if thing == "henchman":
            return "jeder Spieler mit mindestens einem Handlanger"
        return f"jeder Spieler mit einem hellen {TYPE_NAMES['de'].get(kind, 'Gebäude')}"
    if who.filter == "state_of_decay":
        return "each player in a State of Decay"
    if who.filter == "most":
        return f"every player with the most {thing.replace('_', ' ')}"
    if thing == "henchman":
        return "each player with at least one henchman"
    return f"each player with a light {TYPE_NAMES['en'].get(kind, 'building')}"


def sentence(who: Any, lang: str, verb: tuple[str, str], rest: str) -> str:
    """`verb` is (he does, do it!): third person with a subject, else addressed to the reader."""
    name = subject(who, lang)
    text = f"{name} {verb[0]} {rest}" if name else f"{verb[1]} {rest}"
    return text[0].upper() + text[1:] + "."


def listed(parts: list[str], lang: str) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + (" und " if lang == "de" else " and ") + parts[-1]


def known_item(name: str) -> int:
    """The number of an item, -1 for a choice."""
    return ITEM_OF.get(name, -1)
