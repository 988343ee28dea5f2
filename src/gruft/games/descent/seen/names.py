"""Names of components by ref, in German and English; everything else is in the texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from gruft.games.descent.pieces import content
from gruft.games.descent.pieces.atlas import PERSONS, QUESTS, Encounter
from gruft.games.descent.pieces.campaign_book import CAMPAIGN, TRAVEL_CARDS
from gruft.games.descent.pieces.quest_parts import FixedGroup, OpenGroup
from gruft.games.descent.rules.campaign.market import price_of
from gruft.games.descent.seen.printed import corrected_cards
from gruft.games.descent.seen.stories import stories
from gruft.games.descent.seen.surges import face_names, surge_calls, surge_names
from gruft.table.content import Named
from gruft.texts import Texts

_NAMELESS = frozenset({"npc:guard", "npc:militia", "npc:villager"})
"""Persons who are called by what they are."""


@cache
def names(lang: str) -> dict[str, str]:
    """Ref without copy number to the printed name."""
    texts = Texts(content.SLUG, lang)
    found: dict[str, str] = {}

    def add(ref: str, record: Named | content.NamedTexts) -> None:
        found[ref] = record.name(lang)

    for name, hero in content.HEROES.items():
        for family in ("hero", "revive", "trade", "surge"):
            add(f"{family}:{name}", hero)
        for family in ("ability", "feat"):
            found[f"{family}:{name}"] = texts.say(f"named-{family}", {"hero": hero.short(lang)})
    for name, deck in content.CLASSES.items():
        add(f"class:{name}", deck)
    decks: tuple[Mapping[str, content.Card], ...] = (content.SKILLS, content.ITEMS, content.SEARCH, content.OVERLORD)
    for cards in decks:
        for name, card in cards.items():
            for family in ("card", "surge"):
                add(f"{family}:{name}", card)
    for used in (*content.SKILLS.values(), *content.ITEMS.values()):
        assert isinstance(used, content.Skill | content.Item)
        if used.use.fatigue or used.use.fatigue_x:
            fatigue = "X" if used.use.fatigue_x else used.use.fatigue
            found[f"cost:{used.id}"] = texts.say("named-fatigue", {"fatigue": fatigue})
    for name, item in content.ITEMS.items():
        for family, gold in (("buy", item.cost), ("sell", price_of(item))):
            found[f"{family}:{name}"] = texts.say("named-price", {"card": item.name(lang), "gold": gold})
        add(f"give:{name}", item)
    for name, scheme in content.OVERLORD.items():
        found[f"buy:{name}"] = texts.say("named-cost", {"card": scheme.name(lang), "xp": scheme.xp})
    for name, relic in content.RELICS.items():
        add(f"relic:{name}", relic)
        add(f"surge:{name}", relic)
    for name, ability in content.ABILITIES.items():
        add(f"ability:{name}", ability)
        add(f"surge:{name}", ability)
    for name, monster in content.MONSTERS.items():
        for family in ("monster", "group", "surge"):
            add(f"{family}:{name}", monster)
        found[f"master:{name}"] = texts.say("named-master", {"monster": monster.name(lang)})
    for name, lieutenant in content.LIEUTENANTS.items():
        for family in ("lieutenant", "group", "surge"):
            add(f"{family}:{name}", lieutenant)
    for name, condition in content.CONDITIONS.items():
        add(f"condition:{name}", condition)
        found[f"keyword:{name}"] = condition.keyword(lang)
    add(f"familiar:{content.FAMILIAR.id}", content.FAMILIAR)
    add(f"surge:{content.FAMILIAR.id}", content.FAMILIAR)
    for name, person in PERSONS.items():
        for family in ("npc", "group", "surge"):
            add(f"{family}:{name}", person)
    for name, quest in QUESTS.items():
        add(f"quest:{name}", quest)
        for word in quest.words:
            add(word.id, word)
        for side, ending in quest.endings.items():
            found[f"ending:{name}.{side}"] = ending.text(lang)
        for encounter in quest.encounters:
            add(f"encounter:{encounter.id}", encounter)
            groups: tuple[OpenGroup | FixedGroup, ...] = (*encounter.open, *encounter.fixed)
            choices = {area for group in groups for area in group.areas_choice}
            for named in encounter.areas:
                add(f"area:{encounter.id}.{named.id}", named)
                if named.id in choices:
                    add(f"area:{named.id}", named)  # so it is called where a group is given its area
            found |= _reinforcements(encounter, found, texts)
    for travel in TRAVEL_CARDS.values():
        for event in travel.events:
            add(f"travel:{event.id}", event)
    add(f"campaign:{CAMPAIGN.id}", CAMPAIGN)
    for step in CAMPAIGN.phase:
        add(f"phase:{step.id}", step)
    for symbol in CAMPAIGN.symbols:
        add(f"symbol:{symbol.id}", symbol)
    for node in CAMPAIGN.nodes:
        add(f"place:{node.id}", node)
    for ref in corrected_cards():
        found |= {f"{family}:{ref}": found[ref.replace(".", ":")] for family in ("corrected", "first_printing")}
    found |= {ref: texts.say("named-story") for ref in stories(lang)}
    found |= surge_names(lang)
    found |= face_names(lang)
    return found


def _reinforcements(part: Encounter, found: Mapping[str, str], texts: Texts) -> dict[str, str]:
    """Every way a reinforcement may come (arrivals.py): which group, and where it does not come beside a token."""
    areas = {f"open_{one.slot}": one.area for one in part.open} | {one.group: one.area for one in part.fixed}
    told: dict[str, str] = {}
    for printed in part.reinforcements:
        ways = [
            (number, group, area)
            for number, group in enumerate(printed.groups, 1)
            for area in ((areas[group],) if printed.own_area else ("",) if printed.near else printed.areas)
        ]
        key = "reinforce:" + printed.id.lower().replace("-", "_")
        for place, (number, group, area) in enumerate(ways, 1):
            slot = int(group.removeprefix("open_")) if group.startswith("open_") else 0
            name = (
                texts.say("named-open-group", {"slot": slot, "slots": len(part.open)})
                if slot
                else found[f"group:{group}"]
            )
            words = {"group": name, "area": found[f"area:{part.id}.{area}"] if area else ""}
            message = "named-reinforcement" if area else "named-reinforcement-near"
            last = "" if len(ways) == 1 else f"_{number}_{place}" if printed.of_each else f"_{place}"
            told[key + last] = texts.say(message, words)
    return told


def calls(lang: str) -> dict[str, str]:
    """Ref without copy number to the name people use at the table, where the printed one is longer."""
    texts = Texts(content.SLUG, lang)
    found: dict[str, str] = {}
    for name, hero in content.HEROES.items():
        found |= {f"{family}:{name}": hero.short(lang) for family in ("hero", "revive", "trade")}
        found |= {f"{family}:{name}": texts.say(f"called-{family}") for family in ("ability", "feat")}
    found |= {f"condition:{name}": texts.say(f"called-condition-{name}") for name in content.CONDITIONS}
    for name, lieutenant in content.LIEUTENANTS.items():
        found |= {f"{family}:{name}": lieutenant.short(lang) for family in ("lieutenant", "group")}
    found |= surge_calls(lang)
    for ref, name in names(lang).items():
        family, _, kind = ref.partition(":")
        if family in ("monster", "master", "familiar") or ref in _NAMELESS:
            found[ref] = texts.say("called-figure", {"kind": kind, "name": name})
    return found
