"""The components of Descent as typed records: dice, heroes, classes, items, monsters, overlord cards.

Numbers, costs, names and texts are data (content/*.yaml); what a card does is a function in cards/, registered
under the same id. Costs of use (fatigue, exhausting, turning over) are data too, so that no card can print one
price and take another.

Not here: tiles and quests (atlas.py), behaviour (cards/).
"""

from __future__ import annotations

from typing import Final

import msgspec

from gruft.table.content import load

SLUG: Final = "descent"
ATTRIBUTES: Final = ("might", "knowledge", "willpower", "awareness")
ARCHETYPES: Final = ("healer", "mage", "scout", "warrior")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed component; never changed by play."""


class Face(Record, frozen=True, kw_only=True):
    """One face of a die."""

    miss: bool = False
    range: int = 0
    hearts: int = 0
    surges: int = 0
    shields: int = 0


class Die(Record, frozen=True, kw_only=True):
    """A die with six equally likely faces; `kind` is attack, power or defense."""

    id: str
    name_en: str
    name_de: str
    kind: str
    count_in_box: int
    faces: tuple[Face, ...]
    source: str


class Use(Record, frozen=True, kw_only=True):
    """When and at what price a card is used. `fatigue_x`: the player chooses how much."""

    kind: str = "passive"  # action, free, reaction, forced, passive
    fatigue: int = 0
    fatigue_x: bool = False
    exhaust: bool = False
    flip: bool = False
    discard: int = 0


class Texts(Record, frozen=True, kw_only=True):
    """What a card says in our own words; the errata text replaces it when the option is on."""

    text_en: str
    text_de: str
    errata_en: str = ""
    errata_de: str = ""


class SheetText(Texts, frozen=True, kw_only=True):
    """The ability or the feat of a hero sheet."""

    kind: str


class Hero(Record, frozen=True, kw_only=True):
    """A hero sheet."""

    id: str
    name_en: str
    name_de: str
    archetype: str
    speed: int
    health: int
    stamina: int
    defense: tuple[str, ...]
    might: int
    knowledge: int
    willpower: int
    awareness: int
    ability: SheetText
    feat: SheetText
    source: str


class Surge(Record, frozen=True, kw_only=True):
    """What surges of an attack can buy: numbers, a condition, or a named behaviour."""

    surge: int = 1
    damage: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    condition: str = ""
    effect: str = ""  # id of a behaviour in cards/
    x: int = 0


class Skill(Texts, frozen=True, kw_only=True):
    """A class skill; xp 0 is the starting skill."""

    id: str
    name_en: str
    name_de: str
    xp: int
    use: Use
    health: int = 0
    stamina: int = 0
    source: str


class HeroClass(Record, frozen=True, kw_only=True):
    """A class deck."""

    id: str
    name_en: str
    name_de: str
    archetype: str
    equipment: tuple[str, ...]
    familiar: str = ""
    skills: tuple[Skill, ...]


class Item(Texts, frozen=True, kw_only=True):
    """A card that can be equipped: shop item, starting item or the hero side of a relic."""

    id: str
    name_en: str
    name_de: str
    origin: str  # shop, starting, relic
    act: int = 0
    copies: int = 1
    cost: int = 0
    cls: str = ""
    traits: tuple[str, ...]
    slot: str  # hand, armor, other
    hands: int = 0
    attack: str = ""  # melee, ranged or, for what is no weapon, nothing
    dice: tuple[str, ...] = ()  # of a weapon: attack dice; of armour: defence dice
    reach: bool = False
    pierce: int = 0
    range: int = 0
    surges: tuple[Surge, ...] = ()
    health: int = 0
    stamina: int = 0
    speed_cap: int = 0
    forbid_rune: bool = False
    use: Use
    source: str = "public"


class Familiar(Texts, frozen=True, kw_only=True):
    """A familiar card."""

    id: str
    name_en: str
    name_de: str
    cls: str
    speed: int
    health: int
    defense: tuple[str, ...]
    attack: str
    dice: tuple[str, ...]
    surges: tuple[Surge, ...]
    source: str


class SearchCard(Texts, frozen=True, kw_only=True):
    """A card of the search deck."""

    id: str
    name_en: str
    name_de: str
    trait: str
    copies: int
    gold: int
    use: Use
    source: str


class Condition(Texts, frozen=True, kw_only=True):
    """A condition; `keyword` is the word on cards that give it."""

    id: str
    name_en: str
    name_de: str
    keyword_en: str
    keyword_de: str
    copies: int
    source: str


class RelicSide(Texts, frozen=True, kw_only=True):
    """The overlord side of a relic, carried by a lieutenant (`only`: by that one alone)."""

    id: str
    name_en: str
    name_de: str
    use: Use
    surges: tuple[Surge, ...] = ()
    only: str = ""


class Relic(Record, frozen=True, kw_only=True):
    """A relic card with its two sides."""

    id: str
    hero: Item
    overlord: RelicSide
    source: str


class Stats(Record, frozen=True, kw_only=True):
    """One half of a monster card."""

    speed: int
    health: int
    defense: tuple[str, ...]
    attack: tuple[str, ...]
    abilities: tuple[str, ...]
    surges: tuple[Surge, ...]


class Ranks(Record, frozen=True, kw_only=True):
    """A monster card of one act."""

    minion: Stats
    master: Stats


class Monster(Record, frozen=True, kw_only=True):
    """A monster kind with its two cards; `groups`: number of heroes -> (minions, masters)."""

    id: str
    name_en: str
    name_de: str
    attack_type: str
    traits: tuple[str, ...]
    size: tuple[int, int]
    minions: int  # figures in the box
    masters: int
    groups: dict[int, tuple[int, int]]
    act1: Ranks
    act2: Ranks
    source: str


class MonsterAbility(Texts, frozen=True, kw_only=True):
    """An ability printed on monster or lieutenant cards."""

    id: str
    name_en: str
    name_de: str
    kind: str  # action, surge, passive, reaction, forced
    contains_attack: bool = False
    condition: str = ""
    source: str


class LieutenantValues(Record, frozen=True, kw_only=True):
    """Speed, Health and defence for one number of heroes."""

    speed: int
    health: int
    defense: tuple[str, ...]


class LieutenantCard(Record, frozen=True, kw_only=True):
    """A lieutenant card of one act."""

    attack_type: str
    attack: tuple[str, ...]
    abilities: tuple[str, ...]
    x: dict[str, int] = msgspec.field(default_factory=dict)
    surges: tuple[Surge, ...]
    by_heroes: dict[int, LieutenantValues]


class Lieutenant(Record, frozen=True, kw_only=True):
    """A lieutenant with his two cards."""

    id: str
    name_en: str
    name_de: str
    might: int
    knowledge: int
    willpower: int
    awareness: int
    act1: LieutenantCard
    act2: LieutenantCard
    source: str


class OverlordCard(Texts, frozen=True, kw_only=True):
    """An overlord card; `cls` is basic, warlord, saboteur, magus or universal."""

    id: str
    name_en: str
    name_de: str
    cls: str
    level: int
    xp: int
    copies: int
    trait: str
    source: str


DICE: Final = {die.id: die for die in load(SLUG, "dice.yaml", list[Die], key="dice")}
HEROES: Final = {hero.id: hero for hero in load(SLUG, "heroes.yaml", list[Hero], key="heroes")}
CLASSES: Final = {deck.id: deck for deck in load(SLUG, "classes.yaml", list[HeroClass], key="classes")}
SKILLS: Final = {skill.id: skill for deck in CLASSES.values() for skill in deck.skills}
CLASS_OF_SKILL: Final = {skill.id: deck.id for deck in CLASSES.values() for skill in deck.skills}
STARTING_ITEMS: Final = {item.id: item for item in load(SLUG, "classes.yaml", list[Item], key="starting_items")}
FAMILIAR: Final = load(SLUG, "classes.yaml", list[Familiar], key="familiars")[0]
SHOP_ITEMS: Final = {item.id: item for item in load(SLUG, "items.yaml", list[Item], key="items")}
SEARCH: Final = {card.id: card for card in load(SLUG, "search.yaml", list[SearchCard], key="search_cards")}
CONDITIONS: Final = {card.id: card for card in load(SLUG, "conditions.yaml", list[Condition], key="conditions")}
RELIC_CARDS: Final = {relic.id: relic for relic in load(SLUG, "relics.yaml", list[Relic], key="relics")}
RELICS: Final = {relic.overlord.id: relic.overlord for relic in RELIC_CARDS.values()}
ITEMS: Final = {**STARTING_ITEMS, **SHOP_ITEMS, **{relic.hero.id: relic.hero for relic in RELIC_CARDS.values()}}
MONSTERS: Final = {kind.id: kind for kind in load(SLUG, "monsters.yaml", list[Monster], key="monsters")}
LIEUTENANTS: Final = {card.id: card for card in load(SLUG, "lieutenants.yaml", list[Lieutenant], key="lieutenants")}
OVERLORD: Final = {card.id: card for card in load(SLUG, "overlord.yaml", list[OverlordCard], key="overlord_cards")}
ABILITIES: Final = {
    ability.id: ability
    for file in ("monsters.yaml", "lieutenants.yaml")
    for ability in load(SLUG, file, list[MonsterAbility], key="abilities")
}
USE: Final[dict[str, Use]] = {card.id: card.use for deck in (SKILLS, ITEMS, SEARCH, RELICS) for card in deck.values()}
