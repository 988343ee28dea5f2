"""Components and set-up: heroes, classes, map, monsters, decks, number of players (DE-COMP, DE-SETUP, DE-PLAYERS)."""

from __future__ import annotations

from collections import Counter

import pytest

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.moments.seats import kind_of
from gruft.games.descent.pieces import content
from gruft.games.descent.pieces.atlas import QUESTS, TILE_SUPPLY, TILES
from gruft.games.descent.pieces.cards import BASIC, CARDS, EQUIPPED, ID, SEARCH
from gruft.games.descent.pieces.content import CLASSES, MONSTERS
from gruft.games.descent.pieces.kinds import KINDS, LIEUTENANT, MASTER, MINION
from gruft.games.descent.rules.figures import heroes, monsters
from gruft.games.descent.rules.groups import group_limit
from gruft.table.opening import OpeningError, open_table
from tests.games.descent.quest_table import ask, fresh, ready, say, state, until, why_not
from tests.rule import rule


@rule("DE-COMP-01", "DE-COMP-08")
def test_the_cards_of_the_box() -> None:
    class_cards = len(content.SKILLS) + len(content.STARTING_ITEMS) + 1
    shop = {act: sum(i.copies for i in content.SHOP_ITEMS.values() if i.act == act) for act in (1, 2)}

    assert len(content.HEROES) == 8
    assert class_cards == 84
    assert shop == {1: 20, 2: 14}
    assert sum(card.copies for card in content.CONDITIONS.values()) == 16
    assert len(SEARCH) == 12
    assert len(content.RELIC_CARDS) == 6
    assert sum(card.copies for card in content.OVERLORD.values()) == 40
    assert 2 * len(MONSTERS) == 18
    assert 2 * len(content.LIEUTENANTS) == 12


@rule("DE-COMP-01", "DE-COMP-02", "DE-COMP-05", "DE-COMP-07")
def test_figures_dice_and_tiles_of_the_box() -> None:
    box = {name: (monster.minions, monster.masters) for name, monster in MONSTERS.items()}

    assert sum(minions + masters for minions, masters in box.values()) == 31
    assert [box[name] for name in ("zombie", "goblin_archer", "cave_spider")] == [(4, 1)] * 3
    assert [box[name] for name in ("flesh_moulder", "barghest")] == [(3, 1)] * 2
    assert [box[name] for name in ("ettin", "elemental", "merriod", "shadow_dragon")] == [(1, 1)] * 4
    assert [die.count_in_box for die in content.DICE.values()] == [1, 2, 2, 1, 2, 1]
    assert TILE_SUPPLY["total"] == 48
    assert len([tile for tile in TILES.values() if tile.kind == "numbered"]) == 60


@rule("DE-COMP-03")
def test_masters_use_the_lower_half_of_the_card() -> None:
    for monster in MONSTERS.values():
        for card in (monster.act1, monster.act2):
            assert card.master.health > card.minion.health, monster.id


@rule("DE-COMP-04")
def test_traits_do_nothing_by_themselves() -> None:
    table = ready(2)
    g = state(table)
    before = (list(g.live.max_health), list(g.live.pool))

    bow = CARDS["elm_greatbow"][0]
    g.cards[0].append(bow)
    g.status[bow] |= EQUIPPED
    from gruft.games.descent.moments.wiring import wire

    wire(g)

    assert (list(g.live.max_health), list(g.live.pool)) == before


@rule("DE-COMP-06", "DE-INFO-04")
def test_hero_sheets_and_cards_lie_open() -> None:
    table = ready(3)
    stranger = table.view(None)

    sheet = stranger["heroes"][0]
    assert (sheet["figure"]["health"], sheet["stamina"], sheet["figure"]["speed"]) == (14, 4, 3)
    assert {card["ref"] for card in sheet["cards"]} == {"card:rage", "card:chipped_greataxe"}


@rule("DE-SETUP-01", "DE-QUEST-01")
def test_a_quest_is_chosen_first_blood_if_nobody_says_otherwise() -> None:
    assert state(fresh(2)).quest == "first_blood"
    assert state(fresh(2, quest="a_fat_goblin")).quest == "a_fat_goblin"
    assert [len(QUESTS[name].encounters) for name in ("first_blood", "a_fat_goblin")] == [1, 2]


@rule("DE-QUEST-01")
def test_the_quest_book_has_sixteen_quests_to_be_played_alone_two_interludes_and_two_finales() -> None:
    kinds = Counter(quest.kind for quest in QUESTS.values())

    assert len(QUESTS) == 20 and sum(quest.standalone for quest in QUESTS.values()) == 16
    assert (kinds["interlude"], kinds["finale"]) == (2, 2)


@rule("DE-SETUP-03")
def test_the_overlord_sits_first_or_last_or_chance_decides() -> None:
    assert state(fresh(3)).overlord == 0
    assert state(fresh(3, overlord="last")).overlord == 2
    by_chance = {open_table("descent", 3, f"seed {n}", {"overlord": "random"}).state.overlord for n in range(20)}
    assert by_chance == {0, 1, 2}


@rule("DE-SETUP-04", "DE-SETUP-13")
def test_the_search_deck_has_twelve_cards_and_the_overlord_fifteen_basic_ones() -> None:
    g = state(fresh(4))

    assert sorted(g.search_deck) == sorted(SEARCH)
    assert sorted(g.ol_deck + g.ol_hand) == sorted(BASIC)
    assert len(BASIC) == 15


@rule("DE-SETUP-05", "DE-SETUP-06", "DE-PLAYERS-02", "DE-BAD-03")
def test_each_hero_is_taken_once_and_a_single_hero_player_takes_two() -> None:
    table = fresh(2)
    assert ask(table).kind == "pick_hero" and ask(table).seat == 1

    say(table, "hero:syndrael", "class:knight")

    assert ask(table).seat == 1
    assert why_not(table, "hero:syndrael") == "muster.hero_taken"
    say(table, "hero:grisban_the_thirsty")
    assert why_not(table, "class:knight") == "muster.class_taken"
    assert why_not(table, "class:thief") == "muster.wrong_archetype"


@rule("DE-SETUP-07", "DE-SETUP-08", "DE-SETUP-16")
def test_a_class_gives_its_starting_skill_and_equipment_and_the_rest_stays_in_the_box() -> None:
    table = say(fresh(2), "hero:syndrael", "class:knight")
    g = state(table)

    assert {ID[c] for c in g.cards[0]} == {"oath_of_honor", "iron_longsword", "wooden_shield_knight"}
    assert sorted(CLASSES[name].archetype for name in CLASSES) == sorted(2 * ["healer", "mage", "scout", "warrior"])


@rule("DE-SETUP-09")
def test_heroes_start_on_the_entrance() -> None:
    table = until(fresh(3), "place_hero")
    g = state(table)
    entrance = {g.live.map.key[s] for s in g.live.map.areas["entrance"]}

    assert set(ask(table).keys) == entrance
    say(table, ask(table).keys[0])
    assert len(ask(table).keys) == len(entrance) - 1


@rule("DE-SETUP-10", "DE-R-70")
def test_open_groups_are_unused_kinds_that_share_a_trait_of_the_quest() -> None:
    table = until(fresh(5, quest="a_fat_goblin"), "open_group")
    traits = {"wilderness", "water", "mountain", "cave"}

    offered = {key.removeprefix("monster:") for key in ask(table).keys}

    assert offered == {name for name, m in MONSTERS.items() if traits & set(m.traits)} - {"goblin_archer"}
    assert why_not(table, "monster:goblin_archer") == "muster.group_used"
    assert why_not(table, "monster:zombie") == "muster.no_trait"


@rule("DE-SETUP-10", "DE-PLAYERS-03", "DE-MON-02")
@pytest.mark.parametrize(("seats", "number", "size"), [(3, 2, (2, 1)), (4, 3, (3, 1)), (5, 4, (4, 1))])
def test_group_sizes_follow_the_number_of_heroes(seats: int, number: int, size: tuple[int, int]) -> None:
    g = state(ready(seats))

    assert len(heroes(g)) == number
    count = {rank: sum(kind_of(g, f).group == "goblin_archer" and kind_of(g, f).rank == rank for f in monsters(g))
             for rank in (MINION, MASTER)}  # fmt: skip
    assert (count[MINION], count[MASTER]) == group_limit(g, "goblin_archer") == size
    assert all(".act1." in KINDS[g.kind[f]].id for f in monsters(g))


@rule("DE-SETUP-11", "DE-LT-01")
def test_a_lieutenant_takes_part_where_the_quest_says_so() -> None:
    g = state(ready(2, quest="a_fat_goblin"))
    assert not any(kind_of(g, f).rank == LIEUTENANT for f in monsters(g))

    g.encounter = 1
    from gruft.games.descent.rules.setup.layout import lay_encounter

    lay_encounter(g)
    splig = next(f for f in monsters(g) if kind_of(g, f).rank == LIEUTENANT)
    assert kind_of(g, splig).id == "splig.act1.2"
    assert g.live.map.places[g.spaces[splig][0]] == (2, 9)


@rule("DE-SETUP-12", "DE-SETUP-17")
def test_monsters_stand_completely_in_their_area_and_tokens_where_the_quest_says() -> None:
    g = state(ready(5, quest="a_fat_goblin"))
    part = quest_of(g).encounter(g)

    for f in monsters(g):
        if kind_of(g, f).group != "goblin_archer":
            assert set(g.spaces[f]) <= set(g.live.map.areas["meadow"])
    assert [g.live.map.places[s] for s in g.token_at] == [tuple(place) for place in part.tokens[0].spaces]
    assert len([s for s in g.search_at if s >= 0]) == 4


@rule("DE-SETUP-12")
def test_figures_without_room_in_their_area_go_to_the_next_spaces() -> None:
    g = state(ready(5, quest="a_fat_goblin"))
    goblins = [f for f in monsters(g) if kind_of(g, f).group == "goblin_archer"]

    assert len(goblins) == 5 and len(g.live.map.areas["exit"]) == 4
    outside = [f for f in goblins if g.spaces[f][0] not in g.live.map.areas["exit"]]
    assert len(outside) == 1 and g.spaces[outside[0]][0] in g.live.map.areas["west_path"]


@rule("DE-SETUP-12")
def test_with_fewer_heroes_than_search_spaces_the_overlord_chooses_where_tokens_lie() -> None:
    table = until(fresh(3), "lay_search")

    assert ask(table).seat == 0
    assert len(ask(table).keys) == 4
    until(table, "next_hero")
    assert len(state(table).search_at) == 2


@rule("DE-SETUP-14", "DE-PLAYERS-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_overlord_starts_with_a_card_per_hero(seats: int) -> None:
    g = state(ready(seats))

    assert len(g.ol_hand) == g.nh


@rule("DE-SETUP-15")
def test_figures_that_are_set_up_enter_nothing() -> None:
    table = until(fresh(2), "next_hero")

    assert all(type(event).__name__ != "FigureMoved" for event in table.log)
    assert not any(a.kind == "window" for a in table.asks)


@rule("DE-SETUP-15", "DE-R-60")
def test_a_figure_brought_in_from_outside_enters_nothing_either() -> None:
    from gruft.games.descent.rules.places import spawn
    from tests.games.descent.scene import Scene

    scene = Scene("A^.", A="syndrael").give("A", "guard", "iron_longsword").reserve("zombie")
    kind = scene.g.kind[-1]
    scene.g.log.clear()

    f = spawn(scene.g, kind, (1,))

    assert scene.g.spaces[f] == (1,) and scene.g.damage[f] == 0
    assert [type(event).__name__ for event in scene.g.log] == ["FigurePlaced"]


@rule("DE-SETUP-17")
def test_set_up_uses_no_pit_or_lava_space() -> None:
    from gruft.games.descent.rules.placing import standing_room
    from tests.games.descent.scene import Scene

    scene = Scene("o^.~", "....", z="zombie", A="syndrael")

    rooms = standing_room(scene.g, scene.g.kind[0] if scene.g.kind[0] >= 0 else 0, (0, 1, 2, 3))

    assert set(rooms) == {"space:2,0", "space:3,0"}


@rule("DE-PLAYERS-01", "DE-PLAYERS-04")
def test_two_to_five_players_and_any_number_of_heroes_that_gives_everybody_one() -> None:
    assert state(fresh(2, heroes=4)).hero_seat == [1, 1, 1, 1]
    assert state(fresh(3, heroes=4)).hero_seat == [1, 2, 1, 2]
    with pytest.raises(OpeningError):
        fresh(6)
    with pytest.raises(OpeningError) as refused:
        fresh(5, heroes=2)
    assert refused.value.refusal.code == "options.too_few_heroes"


@rule("DE-PLAYERS-02")
def test_one_player_acts_with_two_heroes_independently() -> None:
    table = ready(2)

    assert ask(table).kind == "next_hero" and len(ask(table).keys) == 2
    say(table, "hero:jain_fairwood")
    until(table, "act")
    assert (state(table).turn, ask(table).seat) == (1, 1)
    say(table, "end")
    until(table, "act")
    assert (state(table).turn, ask(table).seat, state(table).acted) == (0, 1, 0b10)
