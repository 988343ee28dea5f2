"""Names of everything a ref can point at, in both languages (refs without their copy number)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from gruft.games.domains.pieces.content import (
    ADVENTURERS,
    BUILDINGS,
    FORTUNE,
    HENCHMEN,
    ITEMS,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    TOKENS,
)
from gruft.games.domains.pieces.tables import AREAS, COLOURS, HIDDEN_REFS
from gruft.games.domains.seen.printed import deal_texts, price_texts
from gruft.table.content import Component, names_by_ref
from gruft.texts import Texts

MOST_MINIONS = 40
"""More than can ever meet at the Builders' Guild."""

_BRACKETS = re.compile(r" \([^()]*\)(?=[ )]|$)")
_ARTICLE = re.compile(r"^(Der|Die|Das|The) ")

_KINDS: dict[str, Sequence[Component]] = {
    "adventurer": ADVENTURERS,
    "building": BUILDINGS,
    "fortune": FORTUNE,
    "henchman": HENCHMEN,
    "item": ITEMS,
    "master": MASTERS,
    "monster": MONSTERS,
    "place": PLACES,
    "space": PLACES,
    "spell": SPELLS,
    "token": TOKENS,
}


@cache
def names(lang: str) -> dict[str, str]:
    """Ref to name."""
    known = names_by_ref(lang, _KINDS)
    say = Texts("domains", lang).say
    for place in PLACES:
        name = place.name(lang)
        short = _ARTICLE.sub("", _BRACKETS.sub("", name))
        known[f"minion:{place.id}"] = say("title-minion", {"place": short})
        if place.spaces == 1:
            known[f"space:{place.id}.1"] = name
            known[f"minion:{place.id}.1"] = known[f"minion:{place.id}"]
            continue
        for n in range(1, place.spaces + 1):
            known[f"space:{place.id}.{n}"] = say("title-numbered", {"name": name, "n": n})
            numbered = say("title-numbered", {"name": short, "n": n})
            known[f"minion:{place.id}.{n}"] = say("title-minion", {"place": numbered})
        if not place.spaces:
            for n in range(1, MOST_MINIONS + 1):
                known[f"minion:{place.id}.{n}"] = say("title-visitor", {"n": n, "place": short})
    for n, key in enumerate(HIDDEN_REFS, 1):
        known[key] = say("title-hidden", {"n": n})
    for kind in BUILDINGS:
        for n, rank in enumerate(kind.ranks, 1):
            known[f"building:{kind.id}.{n}"] = say("title-ranked", {"name": kind.name(lang), "rank": rank})
            known[f"dark:{kind.id}.{n}"] = kind.dark_name(lang)
    for monster in MONSTERS:
        for n, order in enumerate(monster.ranks, 1):
            if len(monster.ranks) > 1:
                known[f"monster:{monster.id}.{n}"] = say("title-ranked", {"name": monster.name(lang), "rank": order})
    for seat, colour in enumerate(COLOURS):
        domain = say(f"title-domain-{colour}")
        for area in AREAS:
            name = say(f"title-area-{area}")
            known[f"land:{seat}_{area}"] = say("title-land", {"area": name, "domain": domain})
            for n in range(1, 5):
                numbered = say("title-numbered", {"name": name, "n": n})
                known[f"land:{seat}_{area}.{n}"] = say("title-land", {"area": numbered, "domain": domain})
    return known | deal_texts(lang) | price_texts(lang)


@cache
def calls(lang: str) -> dict[str, str]:
    """Ref to the name as sentences say it, without what somebody is ("Liriel Moonshade, Elf Archer").

    Without a rank as well, because sentences say where a thing lies; a monster has its article, goods are several.
    """
    persons = names_by_ref(lang, {kind: _KINDS[kind] for kind in ("adventurer", "henchman")})
    found = {ref: name.partition(",")[0] for ref, name in persons.items() if "," in name}
    known = names(lang)
    found |= {ref: _BRACKETS.sub("", known[ref]) for ref in known if ref.startswith(("place:", "space:"))}
    if lang == "de":
        found |= {ref: _ARTICLE.sub("", found[ref]) for ref in found if ref.startswith("space:")}
    say = Texts("domains", lang).say
    found |= {f"item:{item.id}": say(f"noun-{item.id}", {"n": 2}) for item in ITEMS}
    for ref in known:
        bare = ref.partition(".")[0]
        if ref.startswith("monster:"):
            found[ref] = say("called-figure", {"kind": bare.removeprefix("monster:"), "name": known[bare]})
        elif ref.startswith("building:"):
            found[ref] = known[bare]
    return found
