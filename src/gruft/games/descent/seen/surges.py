"""What surge abilities and faces of dice say, told from their numbers: a text can never promise what they do not do.

A surge ability is told on its card ("Surge: +1 range and +1 damage."), inside another text ("1 surge: Blast") and as
the option of a question ("Sling: +1 range, +1 damage").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gruft.games.descent.pieces.atlas import PERSONS
from gruft.games.descent.pieces.content import (
    CONDITIONS,
    DICE,
    HEROES,
    ITEMS,
    LIEUTENANTS,
    MONSTERS,
    NUMBERS,
    OVERLORD,
    RELICS,
    SEARCH,
    SKILLS,
    SLUG,
    Face,
    Hero,
    NamedTexts,
    Surge,
)
from gruft.games.descent.pieces.content import FAMILIAR as FAMILIAR_CARD
from gruft.games.descent.pieces.kinds import FAMILIAR, KINDS, LIEUTENANT, PERSON, Kind
from gruft.table.content import Named
from gruft.table.effect import Part, Said, Saying, Several, saying
from gruft.texts import Texts

FACE_PARTS = ("range", "hearts", "surges", "shields")


def printed_surges(surges: Iterable[Surge], lang: str) -> list[Said]:
    """Each on its card as a sentence."""
    return [saying("effect-printed-surge", n=surge.surge, does=_does(surge, "printed", lang)) for surge in surges]


def quoted_surges(surges: Iterable[Surge], lang: str) -> Said:
    """All of them inside another text, between its quotation marks."""
    told: list[Part] = [
        saying("effect-quoted-surge", n=surge.surge, does=_does(surge, "printed", lang)) for surge in surges
    ]
    return _joined("effect-quoted-both", told)


def option_of_surge(surge: Surge, lang: str) -> Said:
    """In short, as something one may choose."""
    return saying("effect-option-surge", n=surge.surge, does=_does(surge, "option", lang))


def _does(surge: Surge, place: str, lang: str) -> Said:
    """What the surge buys: its parts in a fixed order."""
    parts: list[Part] = []
    for word in ("range", "damage", "pierce"):
        if n := getattr(surge, word):
            parts.append(saying(f"effect-gain-{word}", n=n))
    if surge.blast:
        parts.append(saying("effect-gain-blast"))
    if surge.condition:
        parts.append(CONDITIONS[surge.condition].keyword(lang))
    if surge.effect:
        name = surge.effect.replace("_", "-")
        numbers: dict[str, Part] = {"x": surge.x, "within": surge.within, "per": surge.per}
        parts.append(Saying(f"effect-{place}-{name}", {**numbers, **NUMBERS.get(surge.effect, {})}))
    return _joined("effect-both" if place == "printed" else "effect-option-both", parts)


def _joined(key: str, parts: list[Part]) -> Said:
    first = parts[0]
    if len(parts) == 1:
        return first if isinstance(first, (Saying, Several)) else saying("effect-word", word=first)
    return saying(key, first=first, last=_joined(key, parts[1:]))


def surge_names(lang: str) -> dict[str, str]:
    """Refs of all surge abilities (`surge:sling.1`) with what they do."""
    texts = Texts(SLUG, lang)
    return {
        f"surge:{ref}.{number}": texts.say("named-surge", {"source": name, "does": option_of_surge(surge, lang)})
        for ref, name, surges in _sources(lang)
        for number, surge in enumerate(surges, start=1)
    }


def surge_calls(lang: str) -> dict[str, str]:
    """The same for a sentence that says whose they are."""
    texts = Texts(SLUG, lang)
    return {
        f"surge:{ref}.{number}": texts.tell(option_of_surge(surge, lang))
        for ref, _, surges in _sources(lang)
        for number, surge in enumerate(surges, start=1)
    }


def face_names(lang: str) -> dict[str, str]:
    """Refs of all faces of all dice (`die:red_3`: "Red power die: 2 hearts"), and of what they show (`face:red_3`)."""
    texts = Texts(SLUG, lang)
    found = {}
    for colour, die in DICE.items():
        for number, face in enumerate(die.faces):
            shown = shown_on(face, texts)
            found[f"die:{colour}_{number}"] = texts.say("named-face", {"die": die.name(lang), "shown": shown})
            found[f"face:{colour}_{number}"] = shown
    return found


def shown_on(face: Face, texts: Texts) -> str:
    """What lies on top: "2 hearts, 1 surge"."""
    parts = [texts.say(f"face-{word}", {"n": n}) for word in FACE_PARTS if (n := getattr(face, word))]
    return texts.say("face-miss") if face.miss else ", ".join(parts) or texts.say("face-blank")


def _sources(lang: str) -> Iterator[tuple[str, str, Iterable[Surge]]]:
    things: dict[str, NamedTexts] = {**ITEMS, **RELICS, **SKILLS, **SEARCH, **OVERLORD}
    for name, thing in things.items():
        yield name, thing.name(lang), thing.surges
    for kind in KINDS:
        yield kind.name, _figure(kind).name(lang), kind.surges
    for name, hero in HEROES.items():
        yield name, hero.name(lang), hero.ability.surges


def _figure(kind: Kind) -> Hero | Named | NamedTexts:
    if kind.rank == FAMILIAR:
        return FAMILIAR_CARD
    if kind.rank == PERSON:
        return PERSONS[kind.group]
    if kind.rank == LIEUTENANT:
        return LIEUTENANTS[kind.group]
    return MONSTERS[kind.group] if kind.group in MONSTERS else HEROES[kind.group]
