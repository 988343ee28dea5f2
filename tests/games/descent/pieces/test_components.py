"""What lies in the box (DE-COMP), by the numbers of the rule book."""

from __future__ import annotations

from collections import Counter

from gruft.games.descent.pieces import content
from gruft.games.descent.pieces.atlas import QUESTS, TILE_SUPPLY, TILES
from gruft.games.descent.pieces.campaign_book import TRAVEL_CARDS
from gruft.games.descent.pieces.cards import CARD_REFS, IS_RELIC
from gruft.games.descent.pieces.kinds import KINDS, MASTER, MINION
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.trading import tradable
from tests.games.descent.scene import Scene
from tests.rule import rule


@rule("DE-COMP-01")
def test_cards_and_figures_of_the_box() -> None:
    classes = len(content.SKILLS) + len(content.STARTING_ITEMS) + 1
    shop = sum(item.copies for item in content.SHOP_ITEMS.values())
    conditions = sum(card.copies for card in content.CONDITIONS.values())
    search = sum(card.copies for card in content.SEARCH.values())

    assert (classes, shop, conditions, search, len(content.RELIC_CARDS)) == (84, 34, 16, 12, 6)
    assert classes + shop + conditions + search + 6 == 152
    assert sum(card.copies for card in content.OVERLORD.values()) == 40
    assert 2 * len(content.MONSTERS) == 18 and 2 * len(content.LIEUTENANTS) == 12
    assert len(content.HEROES) == 8
    assert len(TRAVEL_CARDS) == 10


@rule("DE-COMP-02", "DE-COMP-05")
def test_tokens_and_tiles_of_the_box() -> None:
    assert TILE_SUPPLY["total"] == 48
    assert {tile.setting for tile in TILES.values() if tile.kind == "numbered" and tile.side == "A"} == {"outdoor"}
    assert {tile.setting for tile in TILES.values() if tile.kind == "numbered" and tile.side == "B"} == {"indoor"}


@rule("DE-COMP-02")
def test_no_encounter_needs_more_tokens_and_doors_than_the_box_has() -> None:
    of_colour = {"blue": 4, "green": 1, "red": 4, "white": 1, "hidden": 10, "any": 10}
    for quest in QUESTS.values():
        for part in quest.encounters:
            needed: Counter[str] = Counter()
            for token in part.tokens:
                needed[token.colour] += max(token.count, len(token.spaces), 4 * token.per_hero)
            assert needed.total() <= 10 and all(count <= of_colour[colour] for colour, count in needed.items()), part.id
            assert len(part.map.doors) <= 7 and len(part.search.spaces) <= 9, part.id
            assert sum(person.treated_as == "token" for person in part.npcs) <= 8, part.id


@rule("DE-COMP-03")
def test_a_master_on_the_map_has_the_values_of_the_lower_half() -> None:
    scene = Scene("zZ", z="zombie", Z="zombie*")

    assert [scene.g.live.max_health[scene.figure(sign)] for sign in "zZ"] == [3, 6]


@rule("DE-COMP-03", "DE-COMP-07")
def test_masters_use_their_own_half_of_the_card() -> None:
    counts = {name: (kind.minions, kind.masters) for name, kind in content.MONSTERS.items()}

    assert {name for name, count in counts.items() if count == (4, 1)} == {"zombie", "goblin_archer", "cave_spider"}
    assert {name for name, count in counts.items() if count == (3, 1)} == {"flesh_moulder", "barghest"}
    assert {name for name, count in counts.items() if count == (1, 1)} == {
        "ettin",
        "elemental",
        "merriod",
        "shadow_dragon",
    }
    zombie = {kind.rank: kind.health for kind in KINDS if kind.id.startswith("zombie.act1")}
    assert zombie == {MINION: 3, MASTER: 6}


@rule("DE-COMP-04")
def test_traits_do_nothing_by_themselves() -> None:
    plain, exotic = content.ITEMS["iron_spear"], content.ITEMS["light_hammer"]
    scene = Scene("Az", A="syndrael", z="zombie*").give("A", "iron_spear")

    a = scene.dice(2, 1, 0).attacks("A")

    assert "exotic" in plain.traits and "hammer" in exotic.traits
    assert (a.damage, a.pierce) == (0, 0)


@rule("DE-COMP-06")
def test_a_hero_sheet_has_all_its_values() -> None:
    for hero in content.HEROES.values():
        assert hero.speed and hero.health and hero.stamina and hero.defense
        assert hero.ability.text_en and hero.feat.text_en
        assert min(hero.might, hero.knowledge, hero.willpower, hero.awareness) >= 1
        assert hero.might + hero.knowledge + hero.willpower + hero.awareness == 11


@rule("DE-COMP-08")
def test_cards_show_what_the_rule_book_says_they_show() -> None:
    assert all(card.trait and card.gold >= 0 for card in content.SEARCH.values())
    assert all(skill.xp in range(4) for skill in content.SKILLS.values())
    assert all(item.cost and item.traits and item.slot for item in content.SHOP_ITEMS.values())
    assert all(kind.traits and kind.groups for kind in content.MONSTERS.values())


@rule("DE-RELIC-01")
def test_relics_are_items_no_shop_sells_and_may_be_passed() -> None:
    scene = Scene("A", A="syndrael").give("A", "dawnblade")

    assert [CARD_REFS[c] for c in tradable(scene.g, 0)] == ["card:dawnblade"]
    assert all(item.cost == 0 for item in content.ITEMS.values() if item.origin == "relic")
    assert sum(IS_RELIC) == 6


@rule("DE-RELIC-03", "DE-R-67")
def test_a_defeated_lieutenant_has_lost_his_relic_for_the_quest() -> None:
    scene = Scene("As", A="syndrael", s="splig").relic("s", "duskblade")

    scene.play(defeat(scene.g, scene.figure("s")))

    assert scene.g.relic[scene.figure("s")] == ""


@rule("DE-RELIC-02", "DE-RELIC-04", "DE-R-67")
def test_the_overlord_side_works_only_while_a_lieutenant_carries_it() -> None:
    carried = Scene("As", A="syndrael", s="splig").relic("s", "duskblade")
    left_out = Scene("As", A="syndrael", s="splig")

    with_it = carried.dice(4, 0, 5).attacks("s")
    without = left_out.dice(4, 0, 5).attacks("s")

    assert "duskblade" in {option.source for option in with_it.surge_list}
    assert "duskblade" not in {option.source for option in without.surge_list}
