"""Every building and every monster does in play what its entry says."""

from __future__ import annotations

import pytest

from gruft.games.domains.pieces.content import BUILDINGS, MONSTERS, Building, Monster
from gruft.games.domains.pieces.tables import AREAS, M_SPEND, MONSTER_IDS
from gruft.games.domains.rules.adventure.combat import monster_parts
from tests.games.domains.domains import domains, land
from tests.rule import rule

ITEMS = ("coins", "evil", "wood", "stone", "metal", "workers", "wind", "earth", "fire", "water")


@rule("DD-PROD-01", "DD-BLD-11", "DD-BLD-01")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: str(card.id))
def test_a_building_produces_what_the_side_that_is_up_says(card: Building, dark: bool) -> None:
    game = domains(2).build(0, f"{card.areas[0]}.1", card.id, dark=dark).at("production_phase")
    made = card.dark_production if dark else card.light_production

    assert {name: game.item(0, name) for name in ITEMS if game.item(0, name)} == {
        name: n for name, n in made.items() if name in ITEMS
    }
    assert game.g.due_elements[0] == made.get("element_choice", 0) and game.g.due_spells[0] == made.get("spells", 0)


@rule("DD-FOREMAN-02", "DD-FOREMAN-03")
@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: str(card.id))
def test_a_building_costs_what_it_says_and_stands_where_it_may(card: Building) -> None:
    game = domains(2).plans(0, card.id).has(0, **card.cost).at("foreman_phase").does(0, f"building:{card.id}.1")

    areas = {key.partition("_")[2].partition(".")[0] for key in game.keys(0)}
    assert areas == set(card.areas)
    game.does(0, game.keys(0)[0])
    assert all(game.item(0, name) == 0 for name in card.cost)


@rule("DD-MON-11", "DD-MON-13", "DD-MON-01")
@pytest.mark.parametrize("card", MONSTERS, ids=lambda card: str(card.id))
def test_a_monster_defends_and_produces_what_its_token_says(card: Monster) -> None:
    number = next(n for n, name in enumerate(MONSTER_IDS) if name.partition(".")[0] == card.id)
    printed = card.defence if isinstance(card.defence, int) else 0
    for area in AREAS:
        board = domains(2)
        if card.id == "foreign_mercenary":
            kind = {"forest": "woods", "town": "merchants_guild", "plains": "bog", "mountain": "mine"}[area]
            board.build(0, f"{area}.1", kind)
        g = board.monster(0, f"{area}.1", card.id).at("minion_phase").g
        assert g.where[number] == land(0, f"{area}.1")
        bonus = card.bonus.defence if card.bonus and card.bonus.kind == "terrain" and card.bonus.area == area else 0
        (part,) = monster_parts(g, number, tokens=True)
        assert part.flat == printed + bonus and bool(part.dice) == isinstance(card.defence, str)
    assert (M_SPEND[number] >= 0) == (card.bonus is not None and card.bonus.kind == "spend")
    if card.banner == "black":
        game = domains(2).monster(0, "forest.1", card.id).at("production_phase")
        assert {name: game.item(0, name) for name in ITEMS if game.item(0, name)} == dict(card.production)
