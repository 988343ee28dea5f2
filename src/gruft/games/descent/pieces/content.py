"""The components of Descent as typed records: dice, heroes, classes, items, monsters, overlord cards.

Numbers, costs, names and texts are data (content/*.yaml); what a card does is a function in cards/, registered
under the same id. Costs of use (fatigue, exhausting, turning over) are data too, so that no card can print one
price and take another.

Not here: tiles and quests (atlas.py), behaviour (cards/).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from gruft.table.content import Component, Named, Record, Source, load, load_by_id

SLUG: Final = "descent"
Step = dict[str, object]  # one step of what a component does as written in YAML; rules/words.py turns it into a word
ATTRIBUTES: Final = ("might", "knowledge", "willpower", "awareness")
ARCHETYPES: Final = ("healer", "mage", "scout", "warrior")


class Face(Record, frozen=True, kw_only=True):
    """One face of a die."""

    miss: bool = False
    range: int = 0
    hearts: int = 0
    surges: int = 0
    shields: int = 0


class Die(Component, frozen=True, kw_only=True):
    """A die with six equally likely faces; `kind` is attack, power or defense."""

    kind: str
    count_in_box: int
    faces: tuple[Face, ...]


class Use(Record, frozen=True, kw_only=True):
    """When and at what price a card is used. `fatigue_x`: the player chooses how much."""

    kind: str = "passive"  # action, free, reaction, forced, passive
    fatigue: int = 0
    fatigue_x: bool = False
    exhaust: bool = False
    flip: bool = False
    discard: int = 0


class Surge(Record, frozen=True, kw_only=True):
    """What surges of an attack can buy: numbers, a condition, or a named behaviour with numbers of its own."""

    surge: int = 1
    damage: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    condition: str = ""
    effect: str = ""  # id of a behaviour in cards/
    x: int = 0
    within: int = 0
    per: int = 0


class Texts(Record, frozen=True, kw_only=True):
    """What a card says in our own words; the errata text replaces it when the option is on.

    What its data say of themselves (dice, keywords, surges of an item) is told from them and not written here.
    `numbers` are those of its own rule: the code reads them, `{name}` in the text shows them, `{name|one|many}` a word
    that goes with one. `{surge}` shows the surge abilities it gives.
    """

    text_en: str = ""
    text_de: str = ""
    errata_en: str = ""
    errata_de: str = ""
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    surges: tuple[Surge, ...] = ()

    def text(self, lang: str) -> str:
        """What it says in a language, its numbers not yet filled in."""
        return str(getattr(self, f"text_{lang}"))

    def errata(self, lang: str) -> str:
        """The corrected text in a language; nothing if none was corrected."""
        return str(getattr(self, f"errata_{lang}"))


class NamedTexts(Texts, frozen=True, kw_only=True):
    """Texts of something that has a name."""

    id: str
    name_en: str
    name_de: str

    def name(self, lang: str) -> str:
        """Its name in a language."""
        return str(getattr(self, f"name_{lang}"))


class Card(NamedTexts, frozen=True, kw_only=True):
    """A component that says what it does."""

    source: Source


class SheetText(Texts, frozen=True, kw_only=True):
    """The ability or the feat of a hero sheet."""

    kind: str


class Person(Component, frozen=True, kw_only=True):
    """Somebody with a name of their own; sentences use the short one."""

    short_en: str = ""
    short_de: str = ""

    def short(self, lang: str) -> str:
        """What sentences call them."""
        return (self.short_de if lang == "de" else self.short_en) or self.name(lang)


class Hero(Person, frozen=True, kw_only=True):
    """A hero sheet."""

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


class Skill(Card, frozen=True, kw_only=True):
    """A class skill; xp 0 is the starting skill."""

    xp: int
    use: Use
    health: int = 0
    stamina: int = 0


class HeroClass(Named, frozen=True, kw_only=True):
    """A class deck."""

    archetype: str
    equipment: tuple[str, ...]
    familiar: str = ""
    skills: tuple[Skill, ...]


class Item(Card, frozen=True, kw_only=True):
    """A card that can be equipped: shop item, starting item or the hero side of a relic."""

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
    health: int = 0
    stamina: int = 0
    speed_cap: int = 0
    forbid_rune: bool = False
    use: Use
    source: Source = "public"


class Familiar(Card, frozen=True, kw_only=True):
    """A familiar card."""

    cls: str
    speed: int
    health: int
    defense: tuple[str, ...]
    attack: str
    dice: tuple[str, ...]


class Worded(Card, frozen=True, kw_only=True):
    """A component whose rule may be a sum of simple words: `does`, and `at` which moment; else it has a text."""

    does: tuple[Step, ...] = ()
    at: str = ""


class SearchCard(Worded, frozen=True, kw_only=True):
    """A card of the search deck."""

    trait: str
    copies: int
    gold: int
    use: Use


class Condition(Worded, frozen=True, kw_only=True):
    """A condition; `keyword` is the word on cards that give it."""

    keyword_en: str
    keyword_de: str
    copies: int

    def keyword(self, lang: str) -> str:
        """The word on cards that give it."""
        return str(getattr(self, f"keyword_{lang}"))


class RelicSide(NamedTexts, frozen=True, kw_only=True):
    """The overlord side of a relic, carried by a lieutenant (`only`: by that one alone)."""

    use: Use
    only: str = ""


class Relic(Record, frozen=True, kw_only=True):
    """A relic card with its two sides."""

    id: str
    hero: Item
    overlord: RelicSide
    source: Source


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


class Monster(Component, frozen=True, kw_only=True):
    """A monster kind with its two cards; `groups`: number of heroes -> (minions, masters)."""

    attack_type: str
    traits: tuple[str, ...]
    size: tuple[int, int]
    minions: int  # figures in the box
    masters: int
    groups: dict[int, tuple[int, int]]
    act1: Ranks
    act2: Ranks


class MonsterAbility(Worded, frozen=True, kw_only=True):
    """An ability printed on monster or lieutenant cards."""

    kind: str  # action, surge, passive, reaction, forced
    contains_attack: bool = False
    condition: Literal["", "diseased", "immobilized", "poisoned", "stunned"] = ""


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


class Lieutenant(Person, frozen=True, kw_only=True):
    """A lieutenant with his two cards."""

    might: int
    knowledge: int
    willpower: int
    awareness: int
    act1: LieutenantCard
    act2: LieutenantCard


class OverlordCard(Card, frozen=True, kw_only=True):
    """An overlord card; `cls` is basic, warlord, saboteur, magus or universal."""

    cls: str
    level: int = 0
    xp: int = 0
    copies: int
    trait: str


DICE: Final = load_by_id(SLUG, "dice.yaml", Die, "dice")
HEROES: Final = load_by_id(SLUG, "heroes.yaml", Hero, "heroes")
CLASSES: Final = load_by_id(SLUG, "classes.yaml", HeroClass, "classes")
SKILLS: Final = {skill.id: skill for deck in CLASSES.values() for skill in deck.skills}
CLASS_OF_SKILL: Final = {skill.id: deck.id for deck in CLASSES.values() for skill in deck.skills}
STARTING_ITEMS: Final = load_by_id(SLUG, "classes.yaml", Item, "starting_items")
FAMILIAR: Final = load(SLUG, "classes.yaml", list[Familiar], key="familiars")[0]
SHOP_ITEMS: Final = load_by_id(SLUG, "items.yaml", Item, "items")
SEARCH: Final = load_by_id(SLUG, "search.yaml", SearchCard, "search_cards")
CONDITIONS: Final = load_by_id(SLUG, "conditions.yaml", Condition, "conditions")
RELIC_CARDS: Final = load_by_id(SLUG, "relics.yaml", Relic, "relics")
RELICS: Final = {relic.overlord.id: relic.overlord for relic in RELIC_CARDS.values()}
ITEMS: Final = {**STARTING_ITEMS, **SHOP_ITEMS, **{relic.hero.id: relic.hero for relic in RELIC_CARDS.values()}}
MONSTERS: Final = load_by_id(SLUG, "monsters.yaml", Monster, "monsters")
LIEUTENANTS: Final = load_by_id(SLUG, "lieutenants.yaml", Lieutenant, "lieutenants")
OVERLORD: Final = load_by_id(SLUG, "overlord.yaml", OverlordCard, "overlord_cards")
ABILITIES: Final = {
    ability.id: ability
    for file in ("monsters.yaml", "lieutenants.yaml")
    for ability in load(SLUG, file, list[MonsterAbility], key="abilities")
}
USE: Final[dict[str, Use]] = {card.id: card.use for deck in (SKILLS, ITEMS, SEARCH, RELICS) for card in deck.values()}


CARDS: Final[dict[str, Texts]] = {
    card.id: card for deck in (SKILLS, ITEMS, SEARCH, RELICS, OVERLORD, ABILITIES, CONDITIONS) for card in deck.values()
}
"""Everything with a rule of its own, by id; feats and abilities of heroes are on their sheets."""
NUMBERS: Final[dict[str, dict[str, int]]] = {
    **{name: card.numbers for name, card in CARDS.items()},
    **{name: hero.ability.numbers for name, hero in HEROES.items()},
    **{f"feat:{name}": hero.feat.numbers for name, hero in HEROES.items()},
}
"""The numbers of each component's own rule, as the code reads and the text shows them."""


def number(card: str, name: str) -> int:
    """A number of a component's own rule."""
    return NUMBERS[card][name]
