"""A table with everything on it: heroes with all skills of a class, any items and relics, any monsters and lieutenants.

Quests show a part of the cards only. Here two to four heroes stand in one hall with lieutenants, relics and the whole
overlord deck, and answers are given at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gruft.games.descent.game import BEATS
from gruft.games.descent.moments.quest import EncounterEnds
from gruft.games.descent.moments.wiring import wire
from gruft.games.descent.pieces.cards import CARDS, SHOP
from gruft.games.descent.pieces.content import (
    CLASSES,
    HEROES,
    ITEMS,
    LIEUTENANTS,
    MONSTERS,
    OVERLORD,
    RELIC_CARDS,
    SEARCH,
    HeroClass,
)
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, KINDS, LIEUTENANT
from gruft.games.descent.rules.equipment import equip_all
from gruft.games.descent.state import State
from gruft.table.ask import Ask
from gruft.table.chance import FastChance
from gruft.table.flow import Asks
from tests.games.descent.scene import Scene

WIDTH, HEIGHT = 9, 8
ARCHETYPES = ("healer", "mage", "scout", "warrior")
KEPT = ("curse_doll", "fire_flask", "health_potion", "power_potion", "stamina_potion", "warding_talisman")

Check = Callable[[State, list[Ask]], None]


class Hall:
    """The floor while figures find their places."""

    def __init__(self, dice: FastChance) -> None:
        self.dice = dice
        self.rows = [["."] * WIDTH for _ in range(HEIGHT)]
        self.legend: dict[str, Any] = {}

    def put(self, name: str, size: tuple[int, int] = (1, 1), sign: str = "") -> None:
        """Somewhere there is room; if there is none, the figure stays away."""
        sign = sign or "abcdefghijkl"[sum(sign.islower() for sign in self.legend)]
        for _ in range(100):
            x, y = self.dice.below(WIDTH - size[0] + 1), self.dice.below(HEIGHT - size[1] + 1)
            cells = [(x + i, y + j) for i in range(size[0]) for j in range(size[1])]
            if all(self.rows[b][a] == "." for a, b in cells):
                for a, b in cells:
                    self.rows[b][a] = sign
                self.legend[sign] = name
                return


def everything(seed: int) -> Scene:
    """A hall full of figures and cards."""
    dice = FastChance(seed)
    hall = Hall(dice)
    for _ in range(dice.below(7)):
        hall.rows[dice.below(HEIGHT)][dice.below(WIDTH)] = dice.pick("#~o^")
    classes = {}
    for sign, archetype in zip("ABCD", dice.sample(list(ARCHETYPES), 2 + dice.below(3))):
        hall.put(dice.pick([name for name, hero in HEROES.items() if hero.archetype == archetype]), sign=sign)
        classes[sign] = dice.pick([deck for deck in CLASSES.values() if deck.archetype == archetype])
    for name in dice.sample(list(MONSTERS), 2):
        width, height = MONSTERS[name].size
        size = (width, height) if dice.below(2) else (height, width)
        for rank in ("", "*") if size != (1, 1) else ("", "", "*"):
            hall.put(name + rank, size)
    for name in dice.sample(list(LIEUTENANTS), dice.below(3)):
        hall.put(name)
    level, errata, crrg = ("novice", "expert")[dice.below(2)], dice.below(5) > 0, dice.below(5) > 0
    scene = Scene(*("".join(row) for row in hall.rows), errata=errata, crrg=crrg, level=level, **hall.legend)
    _deal(scene, classes, dice)
    scene.g.chance = dice
    return scene


def _deal(scene: Scene, classes: dict[str, HeroClass], dice: FastChance) -> None:
    g = scene.g
    g.hero_seat = [1 + h % 3 for h in range(g.nh)]
    things = [c for name, item in ITEMS.items() if item.origin != "starting" for c in CARDS[name]]
    things += [c for name in KEPT for c in CARDS[name]]
    dice.shuffle(things)
    for sign, deck in classes.items():
        h = scene.figure(sign)
        g.classes[h] = deck.id
        g.cards[h] += [CARDS[skill.id][0] for skill in deck.skills]
        g.cards[h] += [CARDS[name][0] for name in deck.equipment]
        g.cards[h] += [things.pop() for _ in range(6)]
    wire(g)
    equip_all(g)
    held = {c for cards in g.cards for c in cards}
    sides = [card for card in RELIC_CARDS.values() if CARDS[card.hero.id][0] not in held]
    for f in range(FIRST_MONSTER, len(g.kind)):
        kind = KINDS[g.kind[f]]
        fitting = [card for card in sides if card.overlord.only in ("", kind.group)]
        if kind.rank == LIEUTENANT and fitting:
            sides.remove(chosen := dice.pick(fitting))
            g.relic[f] = chosen.overlord.id
    cards = [c for name in OVERLORD for c in CARDS[name]]
    dice.shuffle(cards)
    g.ol_hand, g.ol_deck = cards[:8], cards[8:]
    g.search_deck = [c for name in SEARCH for c in CARDS[name] if c not in held]
    dice.shuffle(g.search_deck)
    g.shop1, g.shop2 = ([c for c in SHOP[act] if c not in held] for act in (1, 2))
    floor = [s for s in range(g.live.map.size) if g.live.occ[s] < 0 and not g.live.map.solid >> s & 1]
    g.search_at = dice.sample(floor, 3)
    wire(g)


def play(scene: Scene, dice: FastChance, check: Check, answers: int = 1200) -> list[str]:
    """So many answers at random; returns the keys given. Equipment is left as it is."""
    g, name = scene.g, "next_hero"
    given: list[str] = []
    while len(given) < answers and not g.winner:
        step = BEATS[name](g)
        if isinstance(step, str):
            name = step
            continue
        value = None
        try:
            while True:
                asked = step.send(value)
                asks = list(asked.open.values()) if isinstance(asked, Asks) else [asked]
                check(g, asks)
                ask = dice.pick(asks)
                key = "done" if ask.kind == "equip" else dice.pick(ask.keys)
                given.append(key)
                value = (ask.seat, key) if isinstance(asked, Asks) else key
        except StopIteration as end:
            name = end.value
        except EncounterEnds:
            break
    return given
