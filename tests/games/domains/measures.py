"""What the numbers of components that are their own little rule do in play: one measurement for each number.

Run as a module it prints all of them, so that a test can take them again with other components.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from gruft.games.domains.pieces.content import HENCHMEN, MASTERS
from gruft.games.domains.pieces.events import AttackRolled
from gruft.games.domains.pieces.numbers import USUAL
from gruft.games.domains.pieces.tables import BUILDERS_PRICES, ITEM_OF, MASTER_OF, MERCENARY
from gruft.games.domains.rules.adventure.combat import space_parts
from gruft.games.domains.rules.adventure.phase import attack_dice
from gruft.games.domains.rules.city.places import monster_price
from tests.games.domains.domains import Domains, Game, domains, land, land_key
from tests.games.domains.symbols import SYMBOLS

ELEMENTS = {"wind": 9, "earth": 9, "fire": 9, "water": 9, "metal": 9}


def attack(spell: str, aim: str) -> object:
    """How many dice of which size an attack spell rolls."""
    board = domains(2).hand(0, spell).has(0, **ELEMENTS).build(1, "forest.1", "grove").monster(1, "forest.1", "goblin")
    beat = "party" if spell == "destroy" else "end_of_turn_phase"
    game = board.party(0, "wren_ashby").at(beat, until="production_phase" if spell == "destroy" else None)
    while game.ask().seat != 0:
        game.does(game.ask().seat, "pass")
    game.does(0, f"spell:{spell}", aim)
    return next(event.n for event in game.table.log if isinstance(event, AttackRolled))


def cast(spell: str, *keys: str) -> Game:
    board = domains(2).hand(0, spell).has(0, **ELEMENTS).has(1, evil=9, wood=9)
    return board.at("end_of_turn_phase").does(0, f"spell:{spell}", *keys)


def defended(board: Domains) -> Game:
    """The owner of an attacked space has his slot."""
    board.build(0, "forest.1", "grove", dark=True).party(0, "wren_ashby").has(0, evil=5, **ELEMENTS)
    game = board.at("party", until="production_phase")
    while game.ask().kind == "adventure_open":
        game.does(game.ask().seat, "pass")
    return game


def thieves() -> object:
    game = domains(2).hand(0, "phantom_thieves").has(0, **ELEMENTS).has(1, wood=9).at("end_of_turn_phase")
    game.does(0, "spell:phantom_thieves", "seat:1")
    while game.ask().kind == "steal_item":
        game.does(0, "item:wood")
    return game.item(0, "wood")


def parts(board: Domains) -> object:
    """The defence of the first forest space."""
    board.build(0, "forest.1", "grove", dark=True)
    g = board.at("minion_phase").g
    return [(part.flat, part.dice) for part in space_parts(g, land(0, "forest.1"), adventurers=True)]


def imbued() -> object:
    board = domains(2).party(0, "wren_ashby")
    board.g.blessed = {board.g.parties[0][0]: 1}
    return attack_dice(board.at("minion_phase").g, 0)


def acted(place: str, item: str) -> object:
    game = domains(2).minion(0, f"{place}.1").at("resolution_phase").does(0, "act")
    return game.item(0, item)


def looked() -> object:
    return len(domains(2).minion(0, "seer.1").at("resolution_phase").does(0, "act").table.view(0)["lore"])


def library() -> object:
    game = domains(2).minion(0, "library.1").at("resolution_phase").does(0, "act")
    while game.ask().kind == "draw_deck":
        game.does(0, "deck:attack")
    return len(game.hand(0))


def helped(henchman: str, place: str) -> object:
    """What a place brings to somebody with this henchman."""
    game = domains(2).henchman(0, henchman).minion(0, f"{place}.1").at("resolution_phase").does(0, "act")
    while game.ask().kind == "draw_deck":
        game.does(0, "deck:attack")
    return [game.evil(0), game.coins(0), len(game.hand(0))]


def assassin(evil: int) -> int:
    """The coins an assassination costs beside this much Evil."""
    game = domains(2).minion(0, "assassin.1").has(0, coins=40, evil=20).at("resolution_phase")
    game.does(0, "hidden:far_lands.1", f"amount:{evil}")
    return 40 - game.coins(0)


def thug() -> object:
    game = domains(2).minion(0, "street_thug.1").has(0, coins=9).at("resolution_phase").does(0, "hidden:far_lands.1")
    return 9 - game.coins(0)


def shimon() -> object:
    board = domains(2).henchman(0, "benar_shimon").market("goblin")
    game = board.at("preparation").does(0, "henchman:benar_shimon", "monster:goblin.1")
    return next(event.n for event in game.table.log if isinstance(event, AttackRolled))


def winston() -> object:
    board = domains(2).henchman(0, "lord_winston").has(0, coins=9).market("goblin")
    game = board.at("resolution_phase").does(0, "monster:goblin.1")
    return 9 - game.coins(0)


def vashti() -> object:
    g = domains(2).henchman(0, "vashti").at("minion_phase").g
    dear = max(range(MERCENARY), key=lambda monster: monster_price(g, 1, monster, own=True))
    return monster_price(g, 1, dear, own=True) - monster_price(g, 0, dear, own=True)


def rook() -> object:
    game = domains(2).henchman(0, "pellam_rook").has(0, coins=9).at("preparation").does(0, "henchman:pellam_rook")
    count = 0
    while game.ask().kind == "cycle_building":
        game.does(0, game.keys(0)[0])
        count += 1
    return count


def chosen(name: str) -> Game:
    board = domains(2, masters=True)
    card = MASTERS[MASTER_OF[name]].card
    board.g.master_cards = [card, card % 5 + 1]
    return board.at("choose_masters", until="fortune_phase").does(0, f"master:{name}")


def morwen() -> object:
    game = chosen("morwen_ashgrove")
    game.does(1, game.keys(1)[0])
    while game.ask().seat != 0 or game.ask().kind != "draw_deck":
        game.does(game.ask().seat, game.keys()[0])
    args = game.ask(0).args
    assert args is not None
    return args["of"]


def tobren() -> object:
    board = domains(2).master(0, "tobren_kase").minion(0, "builders_guild").has(0, coins=9)
    game = board.at("resolution_phase").does(0, "item:metal", "item:metal", "item:metal")
    return 9 - game.coins(0)


def guild(item: str) -> object:
    return BUILDERS_PRICES[ITEM_OF[item]]


MEASURES: dict[str, Callable[[], object]] = {
    "spells destroy dice": lambda: attack("destroy", "monster:goblin.1"),
    "spells earthquake dice": lambda: attack("earthquake", land_key(1, "forest.1")),
    "spells fireball dice": lambda: attack("fireball", land_key(1, "forest.1")),
    "spells life_drain n": lambda: cast("life_drain", "seat:1").evil(0),
    "spells phantom_thieves n": thieves,
    "spells bulwark dice": lambda: (
        defended(domains(2).hand(0, "bulwark", "bulwark")).does(0, "spell:bulwark").g.bonus_dice
    ),
    "spells frailty sides": lambda: defended(domains(2).hand(0, "frailty", "frailty")).does(0, "spell:frailty").g.cap,
    "henchmen benar_shimon dice": shimon,
    "henchmen lord_winston n": winston,
    "henchmen vashti n": vashti,
    "henchmen zasch dice": lambda: (
        defended(domains(2).henchman(0, "zasch", "dorn_ironjaw")).does(0, "henchman:zasch", "amount:2").g.bonus_dice
    ),
    "henchmen dorn_ironjaw dice": lambda: (
        defended(domains(2).henchman(0, "dorn_ironjaw")).does(0, "henchman:dorn_ironjaw").g.bonus_dice
    ),
    "henchmen pellam_rook n": rook,
    "masters morwen_ashgrove n": morwen,
    "masters tobren_kase n": tobren,
    "masters kragh n": lambda: parts(domains(2).master(0, "kragh").monster(0, "forest.1", "skeleton")),
    "masters jessamine_crow n": lambda: len(chosen("jessamine_crow").keys(0)),
    "tokens desecration dice": lambda: parts(domains(2).curse(0, "forest.1")),
    "tokens imbue dice": imbued,
    "tokens weapon n": lambda: parts(domains(2).monster(0, "forest.1", "skeleton", armed=1)),
    "places seer n": looked,
    "places business_district n": lambda: acted("business_district", "coins"),
    "places temple_black_kult n": lambda: acted("temple_black_kult", "evil"),
    "places assassin price": lambda: assassin(0),
    "places assassin worth": lambda: assassin(0) - assassin(1),
    "places street_thug price": thug,
    "places street_thug max": lambda: USUAL[3],
    "places towers n": lambda: acted("towers", "wind"),
    "places library n": library,
    "places town_council n": lambda: acted("town_council", "coins"),
    "places royal_court n": lambda: acted("royal_court", "coins"),
}
for _item in ("wood", "stone", "metal", "workers"):
    MEASURES[f"places builders_guild {_item}"] = MEASURES[f"places builders_guild {_item}_coins"] = partial(
        guild, _item
    )
for _card in HENCHMEN:
    for _n, _step in enumerate(_card.do):
        if _step["op"] == "bonus_on_resolve":
            MEASURES[f"henchmen {_card.id} do.{_n}.n"] = partial(helped, _card.id, _step["place"])

if __name__ == "__main__":
    print(json.dumps({name: measure() for name, measure in (MEASURES | SYMBOLS).items()}))
