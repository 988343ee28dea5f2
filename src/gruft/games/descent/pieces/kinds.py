"""The kinds of figures: heroes, the Reanimate, monsters of both acts and ranks, lieutenants, persons of the quests.

A figure in play is a slot number; what it is by nature, and whose side it is on, is an index into KINDS. Nothing here
changes in play: a person who changes sides becomes another kind.
"""

from __future__ import annotations

from typing import Final

from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.content import FAMILIAR as FAMILIAR_CARD
from gruft.games.descent.pieces.content import (
    HEROES,
    LIEUTENANTS,
    MONSTERS,
    Hero,
    Lieutenant,
    LieutenantCard,
    Stats,
    Surge,
)
from gruft.games.descent.pieces.dice import COLOUR, Dice
from gruft.games.descent.pieces.quest_parts import QuestFigure, with_heroes
from gruft.table.plain import seats

HERO, MONSTER, NEUTRAL = range(3)
SIDE_NAMES: Final = ("heroes", "overlord", "neutral")
HERO_RANK, FAMILIAR, MINION, MASTER, LIEUTENANT, PERSON = range(6)
RANK_NAMES: Final = ("hero", "familiar", "minion", "master", "lieutenant", "person")
MIGHT, KNOWLEDGE, WILLPOWER, AWARENESS = range(4)
ATTRIBUTE_NAMES: Final = ("might", "knowledge", "willpower", "awareness")

REANIMATE: Final = 4
FIRST_MONSTER: Final = 5
OVERLORD: Final = -1
NOBODY: Final = -2
FIGURES: Final = seats((), hero1=0, hero2=1, hero3=2, hero4=3, reanimate=REANIMATE, overlord=OVERLORD, nobody=NOBODY)
"""A figure by its slot, or by the word for it."""


class Kind:
    """What a figure is by nature."""

    __slots__ = (
        "abilities",
        "as_hero",
        "attack",
        "attrs",
        "cowardly",
        "defense",
        "flail",
        "fly",
        "group",
        "health",
        "id",
        "large",
        "melee",
        "name",
        "rank",
        "reach",
        "scamper",
        "shambling",
        "side",
        "size",
        "speed",
        "stamina",
        "surges",
        "unmovable",
        "x",
    )

    def __init__(
        self,
        name: str,
        group: str,
        rank: int,
        *,
        speed: int,
        health: int,
        stamina: int = 0,
        defense: tuple[str, ...] = (),
        attack: tuple[str, ...] = (),
        melee: bool = True,
        abilities: tuple[str, ...] = (),
        surges: tuple[Surge, ...] = (),
        attrs: Hero | Lieutenant | QuestFigure | None = None,
        own: QuestFigure | None = None,
        side: int | None = None,
        as_hero: bool = False,
        size: tuple[int, int] = (1, 1),
        x: dict[str, int] | None = None,
    ) -> None:
        self.id = name
        self.name = name.replace(".", "_")
        self.group = group
        self.rank = rank
        born = HERO if rank in (HERO_RANK, FAMILIAR) else MONSTER
        self.side = born if side is None else side
        self.as_hero = as_hero or rank in (HERO_RANK, FAMILIAR)
        """Counts as a hero for attacks, abilities, skills, items and cards (QC-16, DE-FAM-07)."""
        self.speed = speed
        self.health = health
        self.stamina = stamina
        self.defense: Dice = tuple(COLOUR[c] for c in defense)
        self.attack: Dice = tuple(COLOUR[c] for c in attack)
        self.melee = melee
        self.abilities = abilities
        self.surges = surges
        self.attrs = (attrs.might, attrs.knowledge, attrs.willpower, attrs.awareness) if attrs else None
        if own is not None and self.attrs is not None:  # what the quest gives comes before the card
            might, knowledge, willpower, awareness = self.attrs
            self.attrs = (
                own.might or might,
                own.knowledge or knowledge,
                own.willpower or willpower,
                own.awareness or awareness,
            )
        self.size = size
        self.large = size != (1, 1)
        self.x = x or {}
        self.reach = "reach" in abilities
        self.fly = "fly" in abilities
        self.scamper = "scamper" in abilities
        self.shambling = "shambling" in abilities
        self.cowardly = "cowardly" in abilities
        self.flail = "flail" in abilities
        self.unmovable = "unmovable" in abilities or self.side == NEUTRAL


KINDS: Final[list[Kind]] = []
KIND: Final[dict[str, int]] = {}


def _add(kind: Kind) -> None:
    KIND[kind.id] = len(KINDS)
    KINDS.append(kind)


def monster_kind(monster: str, act: int, rank: int) -> int:
    """The kind of a monster in an act, minion or master."""
    return KIND[f"{monster}.act{act}.{RANK_NAMES[rank]}"]


def lieutenant_kind(lieutenant: str, act: int, heroes: int) -> int:
    """The kind of a lieutenant in an act; its values depend on the number of heroes."""
    return KIND[f"{lieutenant}.act{act}.{heroes}"]


def person_kind(encounter: str, person: QuestFigure, act: int, heroes: int, side: int | None = None) -> int:
    """A person of this encounter, on this side; where its values come from a lieutenant's card, of this act."""
    name = f"{person.id}@{encounter}"
    if person.card_of:
        name += f".act{act}.{heroes}"
    elif heroes in person.by_heroes:
        name += f".{heroes}"
    return KIND[name if side is None else f"{name}.{SIDE_NAMES[side]}"]


def _add_person(encounter: str, person: QuestFigure) -> None:
    if person.treated_as == "token":
        return
    if person.card_of:
        for act in (1, 2):
            for heroes in (2, 3, 4):
                name = f"{person.id}@{encounter}.act{act}.{heroes}"
                _add(_lent(name, with_heroes(person, heroes), act, heroes))
        return
    name = f"{person.id}@{encounter}"
    _add_sides(name, person)
    for heroes in person.by_heroes:
        _add_sides(f"{name}.{heroes}", with_heroes(person, heroes))


def _add_sides(name: str, person: QuestFigure) -> None:
    own = HERO if person.side == "heroes" else NEUTRAL
    _add(_person_kind(name, person, own))
    if own == NEUTRAL and person.treated_as != "neutral":  # it may be won over by either side
        _add(_person_kind(f"{name}.{SIDE_NAMES[HERO]}", person, HERO))
        _add(_person_kind(f"{name}.{SIDE_NAMES[MONSTER]}", person, MONSTER))


def _person_kind(name: str, person: QuestFigure, side: int) -> Kind:
    tested = person.might or person.knowledge or person.willpower or person.awareness
    return Kind(
        name,
        person.id,
        PERSON,
        speed=person.speed,
        health=person.health,
        defense=person.defense,
        attack=person.attack,
        melee=person.attack_type != "ranged",
        abilities=("shambling",) if side == MONSTER else (),  # one move and one attack in an activation (FS-7)
        surges=person.surges,
        attrs=person if tested else None,
        side=side,
        as_hero=person.treated_as == "hero",
        size=person.size,
    )


def _lent(name: str, person: QuestFigure, act: int, heroes: int) -> Kind:
    """What the quest does not give is read from the lieutenant's card."""
    card = LIEUTENANTS[person.card_of]
    printed = card.act1 if act == 1 else card.act2
    values = printed.by_heroes[heroes]
    return Kind(
        name,
        person.id,
        PERSON,
        speed=person.speed or values.speed,
        health=person.health or values.health,
        defense=person.defense or values.defense,
        attack=person.attack or printed.attack,
        melee=printed.attack_type == "melee",
        abilities=printed.abilities,
        surges=printed.surges,
        attrs=card,
        own=person,
        side=HERO,
        as_hero=person.treated_as == "hero",
        x=printed.x,
    )


def _add_rank(monster: str, act: int, rank: int, half: Stats) -> None:
    card = MONSTERS[monster]
    _add(
        Kind(
            f"{monster}.act{act}.{RANK_NAMES[rank]}",
            monster,
            rank,
            speed=half.speed,
            health=half.health,
            defense=half.defense,
            attack=half.attack,
            melee=card.attack_type == "melee",
            abilities=half.abilities,
            surges=half.surges,
            size=card.size,
        )
    )


def _add_lieutenant(name: str, act: int, card: LieutenantCard) -> None:
    for heroes, values in card.by_heroes.items():
        _add(
            Kind(
                f"{name}.act{act}.{heroes}",
                name,
                LIEUTENANT,
                speed=values.speed,
                health=values.health,
                defense=values.defense,
                attack=card.attack,
                melee=card.attack_type == "melee",
                abilities=card.abilities,
                surges=card.surges,
                attrs=LIEUTENANTS[name],
                x=card.x,
            )
        )


for _hero in HEROES.values():
    _add(
        Kind(
            _hero.id,
            _hero.id,
            HERO_RANK,
            speed=_hero.speed,
            health=_hero.health,
            stamina=_hero.stamina,
            defense=_hero.defense,
            attack=("blue",),
            attrs=_hero,
        )
    )
_add(
    Kind(
        FAMILIAR_CARD.id,
        FAMILIAR_CARD.id,
        FAMILIAR,
        speed=FAMILIAR_CARD.speed,
        health=FAMILIAR_CARD.health,
        defense=FAMILIAR_CARD.defense,
        attack=FAMILIAR_CARD.dice,
        melee=FAMILIAR_CARD.attack == "melee",
        surges=FAMILIAR_CARD.surges,
    )
)
for _monster in MONSTERS.values():
    for _act, _ranks in ((1, _monster.act1), (2, _monster.act2)):
        _add_rank(_monster.id, _act, MINION, _ranks.minion)
        _add_rank(_monster.id, _act, MASTER, _ranks.master)
for _lieutenant in LIEUTENANTS.values():
    _add_lieutenant(_lieutenant.id, 1, _lieutenant.act1)
    _add_lieutenant(_lieutenant.id, 2, _lieutenant.act2)

for _quest in QUESTS.values():
    for _part in _quest.encounters:
        for _person in _part.npcs:
            _add_person(_part.id, _person)

KIND_IDS: Final = [kind.id for kind in KINDS]
