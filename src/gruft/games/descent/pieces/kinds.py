"""The kinds of figures: heroes, the Reanimate, monsters of both acts and ranks, lieutenants by number of heroes.

A figure in play is a slot number; what it is by nature is an index into KINDS. Nothing here changes in play.
"""

from __future__ import annotations

from typing import Final

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

HERO, MONSTER = 0, 1
HERO_RANK, FAMILIAR, MINION, MASTER, LIEUTENANT, PERSON = range(6)
RANK_NAMES: Final = ("hero", "familiar", "minion", "master", "lieutenant", "person")
MIGHT, KNOWLEDGE, WILLPOWER, AWARENESS = range(4)
ATTRIBUTE_NAMES: Final = ("might", "knowledge", "willpower", "awareness")

REANIMATE: Final = 4
FIRST_MONSTER: Final = 5
OVERLORD: Final = -1
NOBODY: Final = -2


class Kind:
    """What a figure is by nature."""

    __slots__ = (
        "abilities",
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
        attrs: Hero | Lieutenant | None = None,
        size: tuple[int, int] = (1, 1),
        x: dict[str, int] | None = None,
    ) -> None:
        self.id = name
        self.name = name.replace(".", "_")
        self.group = group
        self.rank = rank
        self.side = HERO if rank in (HERO_RANK, FAMILIAR) else MONSTER
        self.speed = speed
        self.health = health
        self.stamina = stamina
        self.defense: Dice = tuple(COLOUR[c] for c in defense)
        self.attack: Dice = tuple(COLOUR[c] for c in attack)
        self.melee = melee
        self.abilities = abilities
        self.surges = surges
        self.attrs = (attrs.might, attrs.knowledge, attrs.willpower, attrs.awareness) if attrs else None
        self.size = size
        self.large = size != (1, 1)
        self.x = x or {}
        self.reach = "reach" in abilities
        self.fly = "fly" in abilities
        self.scamper = "scamper" in abilities
        self.shambling = "shambling" in abilities
        self.cowardly = "cowardly" in abilities
        self.flail = "flail" in abilities
        self.unmovable = "unmovable" in abilities


KINDS: Final[list[Kind]] = []
KIND: Final[dict[str, int]] = {}


def _add(kind: Kind) -> None:
    KIND[kind.id] = len(KINDS)
    KINDS.append(kind)


def monster_kind(monster: str, act: int, rank: int) -> int:
    return KIND[f"{monster}.act{act}.{RANK_NAMES[rank]}"]


def lieutenant_kind(lieutenant: str, act: int, heroes: int) -> int:
    return KIND[f"{lieutenant}.act{act}.{heroes}"]


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

KIND_IDS: Final = [kind.id for kind in KINDS]
