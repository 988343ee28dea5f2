"""What the symbols on components do in play: prices, defence, dice, production, ranks, copies; a measurement for each.

The numbers of little rules are measured in measures.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from gruft.games.domains.pieces.content import (
    ADVENTURERS,
    BUILDINGS,
    HENCHMEN,
    MASTERS,
    MONSTERS,
    PLACES,
    SPELLS,
    Building,
)
from gruft.games.domains.pieces.events import DefenceRaised
from gruft.games.domains.pieces.tables import (
    AREAS,
    B_KIND,
    BUILDING_IDS,
    HENCHMAN_OF,
    ITEM_OF,
    M_SPEND,
    MASTER_OF,
    MONSTER_IDS,
    N_ITEMS,
    SPELL_OF,
    SPOT_IDS,
    SYM_AREA,
    SYM_MONSTER,
)
from gruft.games.domains.rules.adventure.combat import building_parts, fight, monster_parts
from gruft.games.domains.rules.adventure.phase import attack_dice
from gruft.games.domains.rules.adventure.targeting import finds
from gruft.games.domains.rules.basics.items import pay_cost
from gruft.games.domains.rules.city.places import monster_price
from gruft.games.domains.rules.foreman import pay_building
from gruft.games.domains.rules.playing.casting import pay_spell
from gruft.games.domains.rules.playing.henchmen import (
    ELSEWHERE,
    H_CARDS,
    H_COST,
    H_WINDOW,
    pay_cards,
    ready,
    use_refusal,
)
from gruft.games.domains.rules.playing.masters import MASTER_CARDS, MASTER_COST, MASTER_WINDOW, master_refusal
from gruft.games.domains.rules.production import VARIABLE, production_phase, variable_refusal
from gruft.games.domains.state import State
from gruft.table.ask import Ask
from gruft.table.flow import Asks, Flow
from tests.games.domains.domains import Domains, domains, land

PLENTY = dict.fromkeys(ITEM_OF, 20)


def driven(flow: Flow[Any]) -> None:
    """Carry a flow out; its questions get their first answer."""
    with suppress(StopIteration):
        ask = one(next(flow))
        while True:
            ask = one(flow.send(ask.keys[0]))


def one(ask: Ask | Asks) -> Ask:
    assert isinstance(ask, Ask)
    return ask


def rich() -> Domains:
    return domains(2).has(0, **PLENTY)


def left(g: State) -> list[int]:
    """What seat 0 has now."""
    return g.items[:N_ITEMS]


def built(name: str, dark: bool) -> tuple[State, int]:
    """A domain with this building on the first space it may stand on, and another one beside it."""
    record = next(card for card in BUILDINGS if card.id == name)
    area = record.areas[0]
    board = domains(2).build(0, f"{area}.1", name, dark=dark).fill(0, f"{area}.2")
    return board.g, land(0, f"{area}.1")


def paid_for(name: str) -> object:
    g = rich().plans(0, name).g
    driven(pay_building(g, 0, g.plans[0][-1]))
    return left(g)


def produced(name: str, dark: bool) -> object:
    g, space = built(name, dark)
    g.land[space + 1] = -1
    production_phase(g)
    return left(g), g.due_elements, g.due_spells


def guarded(name: str) -> object:
    """The defence of the building and of its neighbour."""
    g, space = built(name, dark=True)
    return [part.flat for part in building_parts(g, space)], [part.flat for part in building_parts(g, space + 1)][1:]


def monster(name: str) -> int:
    return next(n for n, ident in enumerate(MONSTER_IDS) if name in (ident, ident.partition(".")[0]))


def price(name: str) -> object:
    return monster_price(domains(2).g, 0, monster(name), own=True)


def monster_guards(name: str) -> object:
    """Its defence in every area."""
    found = []
    for area in AREAS:
        g = domains(2).fill(0, f"{area}.1").monster(0, f"{area}.1", name).g
        found.append([(part.flat, part.dice) for part in monster_parts(g, monster(name), tokens=False)])
    return found


def bar(name: str) -> object:
    """What its bonus bar costs, and what it adds."""
    g = rich().fill(0, "town.1").monster(0, "town.1", name).g
    before = left(g)
    flow = fight(g, "land:0_town.1", [], [6] * 30, [(0, [monster(name)])])
    ask = one(next(flow))
    with suppress(StopIteration):
        ask = one(flow.send(ask.keys[0]))
        while ask.kind == "pay_element":
            ask = one(flow.send(ask.keys[0]))
        flow.send("pass")
    raised = [event for event in g.log if isinstance(event, DefenceRaised)][:1]
    return sum(before) - sum(left(g)), [event.total for event in raised]


def monster_produced(name: str) -> object:
    g = domains(2).monster(0, "town.1", name).g
    production_phase(g)
    return left(g)


def spell_price(name: str) -> object:
    kind = SPELL_OF[name]
    g = rich().hand(0, name).g
    if kind in VARIABLE:
        for item in range(N_ITEMS):
            g.items[item] = 0
        return VARIABLE[kind][1], [
            refusal and refusal.args for refusal in (variable_refusal(g, 0, kind, n) for n in VARIABLE[kind][1])
        ]
    driven(pay_spell(g, 0, kind))
    return left(g)


def henchman_price(name: str) -> object:
    card = HENCHMAN_OF[name]
    others = [other.id for other in HENCHMEN if other.id != name][:4]
    board = rich().henchman(0, name, *others).hand(0, "fireball", "fireball", "earthquake", "fireball")
    for n, kind in enumerate(("goblin", "skeleton", "kobold", "rat_swarm")):
        board.fill(0, f"town.{n + 1}").monster(0, f"town.{n + 1}", kind)
    g = board.g
    driven(pay_cost(g, 0, H_COST[card]))
    driven(pay_cards(g, 0, H_CARDS[card], card))
    return left(g), len(g.henchmen[0]), len(g.hands[0]), sum(space >= 0 for space in g.where)


def henchman_uses(name: str) -> object:
    """After how many uses he is used up; the window and everything else does not matter."""
    card = HENCHMAN_OF[name]
    g = rich().henchman(0, name).g
    for n in range(6):
        g.uses[card] = n
        if H_WINDOW[card] == ELSEWHERE:
            if not ready(g, 0, card):
                return n
            continue
        refusal = use_refusal(g, 0, card, H_WINDOW[card])
        if refusal is not None and refusal.code == "henchman.used_up":
            return n
    return None


def master_price(name: str) -> object:
    card = MASTER_OF[name]
    g = rich().master(0, name).hand(0, "fireball", "fireball").g
    driven(pay_cost(g, 0, MASTER_COST[card]))
    driven(pay_cards(g, 0, MASTER_CARDS[card], -1))
    return left(g), len(g.hands[0])


def master_uses(name: str) -> object:
    card = MASTER_OF[name]
    g = rich().master(0, name).g
    for n in range(6):
        g.master_uses[0] = n
        refusal = master_refusal(g, 0, card, MASTER_WINDOW[card])
        if refusal is not None and refusal.code == "master.used_up":
            return n
    return None


def offered(name: str) -> object:
    """With which cards one may choose this Master."""
    found = []
    for card in range(1, 6):
        board = domains(2, masters=True)
        board.g.master_cards = [card, card % 5 + 1]
        if f"master:{name}" in board.at("choose_masters", until="fortune_phase").keys(0):
            found.append(card)
    return found


def strikes(name: str) -> object:
    """The dice of a party of this adventurer alone."""
    return attack_dice(domains(2).party(0, name).g, 0)


def copies(name: str) -> object:
    return sum(Counter(deck)[SPELL_OF[name]] for deck in domains(2).g.spell_decks)


def building_ranks(record: Building) -> object:
    """How a party ranks its copies among what it looks for."""
    area = record.areas[0]
    found = []
    for ident in (ident for n, ident in enumerate(BUILDING_IDS) if BUILDINGS[B_KIND[n]].id == record.id):
        g = domains(2).build(0, f"{area}.1", ident).g
        found.append([find.key for find in finds(g, SYM_AREA + AREAS.index(area), dark=False)])
    return found


def monster_ranks(name: str) -> object:
    tokens = [ident for ident in MONSTER_IDS if name in (ident, ident.partition(".")[0])]
    boards = [domains(2).monster(0, "town.1", ident).g for ident in tokens]
    return [[find.key for find in finds(g, SYM_MONSTER, dark=True)] for g in boards]


SYMBOLS: dict[str, Callable[[], object]] = {}


def _measured(part: str, record: str, paths: list[str], take: Callable[[], object]) -> None:
    SYMBOLS.update({f"{part} {record} {path}": take for path in paths})


def _under(field: str, values: dict[str, Any]) -> list[str]:
    """The paths of a price or a production; where an amount may be picked, of each amount."""
    return [
        path
        for name, n in values.items()
        for path in ([f"{field}.{name}.{k}" for k in range(len(n))] if isinstance(n, list) else [f"{field}.{name}"])
    ]


for _card in BUILDINGS:
    _measured("buildings", _card.id, _under("cost", _card.cost), partial(paid_for, _card.id))
    for _side, _gives in (("light", _card.light_production), ("dark", _card.dark_production)):
        _paths = _under(f"{_side}_production", _gives)
        _measured("buildings", _card.id, _paths, partial(produced, _card.id, _side == "dark"))
    _measured("buildings", _card.id, ["defence", "special.n"], partial(guarded, _card.id))
    _ranks = [f"ranks.{n}" for n in range(len(_card.ranks))]
    _measured("buildings", _card.id, _ranks, partial(building_ranks, _card))
for _monster in MONSTERS:
    _measured("monsters", _monster.id, ["cost"], partial(price, _monster.id))
    _measured("monsters", _monster.id, ["defence", "bonus.defence"], partial(monster_guards, _monster.id))
    if M_SPEND[monster(_monster.id)] >= 0:
        _measured("monsters", _monster.id, ["bonus.n", "bonus.adds"], partial(bar, _monster.id))
    _measured(
        "monsters", _monster.id, _under("production", _monster.production), partial(monster_produced, _monster.id)
    )
    _ranks = [f"ranks.{n}" for n in range(len(_monster.ranks))]
    _measured("monsters", _monster.id, _ranks, partial(monster_ranks, _monster.id))
for _spell in SPELLS:
    _measured("spells", _spell.id, _under("cost", _spell.cost), partial(spell_price, _spell.id))
    _measured("spells", _spell.id, ["copies"], partial(copies, _spell.id))
for _henchman in HENCHMEN:
    _measured("henchmen", _henchman.id, _under("cost", _henchman.cost), partial(henchman_price, _henchman.id))
    _measured("henchmen", _henchman.id, ["uses"], partial(henchman_uses, _henchman.id))
for _master in MASTERS:
    _measured("masters", _master.id, _under("cost", _master.cost), partial(master_price, _master.id))
    _measured("masters", _master.id, ["uses"], partial(master_uses, _master.id))
    _measured("masters", _master.id, ["card"], partial(offered, _master.id))
for _adventurer in ADVENTURERS:
    _measured("adventurers", _adventurer.id, ["die"], partial(strikes, _adventurer.id))
for _place in PLACES:
    _measured(
        "places", _place.id, ["order"], partial(lambda name: [place.id for place in PLACES].index(name), _place.id)
    )
    _measured(
        "places",
        _place.id,
        ["spaces"],
        partial(lambda name: sum(ident.partition(".")[0] == name for ident in SPOT_IDS), _place.id),
    )
