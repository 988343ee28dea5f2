"""Cards with rulings of their own: Ghost, Ulitharid, Elder Brain, Carrion Crawler, Conjurer, Graz'zt, Orcus, Lich."""

from __future__ import annotations

from gruft.games.tyrants.pieces.events import EndTriggered
from tests.games.tyrants.underdark import Setting, underdark
from tests.rule import rule


def ghost(*devoured: str) -> Setting:
    """Black has called up the top of the devoured pile."""
    s = underdark(2).troops("black", "kanaglym").spies("black", "everfire").hand("black", "ghost")
    return s.devoured(*devoured)


@rule("TU-RUL-32", "TU-BAD-19", "TU-RUL-65")
def test_free_recruiting_takes_fitting_cards_from_the_row_and_the_paid_stacks() -> None:
    s = underdark(2).troops("black", "kanaglym").spies("black", "everfire").hand("black", "conjurer")
    game = s.market("wight", "lich").market_deck("ghost", "banshee").begin()
    game.plays("conjurer", "b", "spy:everfire-black")

    assert game.offers == ["wight", "priestess_of_lolth", "house_guard", "stop"]
    dear = game.why("card:lich.1")
    assert (dear.code, dear.rule, dear.args["limit"]) == ("recruit.above_limit", "TU-RUL-32", 3)
    game.answers("wight")
    assert game.offers == ["ghost", "priestess_of_lolth", "house_guard", "stop"]  # the refilled space counts
    game.answers("ghost")
    assert game.discard("black") == ["wight", "ghost"] and game.pool == (0, 0)


@rule("TU-RUL-32")
def test_free_recruiting_by_aspect_refuses_other_aspects() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "gar_shatterkeel")
    game = s.market("water_elemental", "crushing_wave_cultist", "air_elemental", "olhydra").begin()
    game.plays("gar_shatterkeel", "kanaglym", "kanaglym", "kanaglym__skullport_1")

    assert game.offers == ["water_elemental", "crushing_wave_cultist"]
    assert game.why_not("card:air_elemental.1") == "recruit.other_aspect"
    assert game.why_not("card:house_guard.15") == "recruit.other_aspect"


@rule("TU-RUL-38", "TU-RUL-66")
def test_the_ghosts_card_can_be_bought_and_then_the_next_one_counts() -> None:
    s = ghost("wraith", "wight").set(influence=6)
    game = s.begin().plays("ghost", "b", "spy:everfire-black")

    assert "wight" in game.offers and "wraith" not in game.offers
    game.recruits("wight")
    assert game.discard("black") == ["wight"] and "wraith" in game.offers
    game.recruits("wraith")
    assert game.devoured == [] and game.market == [None] * 6
    game.ends()
    assert game.g.ghost is False


@rule("TU-RUL-65", "TU-BAD-19", "TU-RUL-66")
def test_a_card_without_cost_blocks_the_ghost() -> None:
    game = ghost("wight", "noble").set(influence=6).begin().plays("ghost", "b", "spy:everfire-black")

    assert "wight" not in game.offers
    assert game.why_not("recruit:noble.1") == "recruit.not_for_sale"


@rule("TU-RUL-66")
def test_a_card_devoured_later_in_the_turn_becomes_the_ghosts_card() -> None:
    s = ghost("wight").hand("black", "flesh_golem").set(influence=6)
    game = s.begin().plays("ghost", "b", "spy:everfire-black").plays("flesh_golem", "pay")

    assert "flesh_golem" in game.offers and "wight" not in game.offers


@rule("TU-RUL-66", "TU-RUL-39")
def test_the_ghosts_card_has_no_space_for_the_carrion_crawler() -> None:
    s = ghost("wight").hand("black", "carrion_crawler").market("lich", "revenant")
    game = s.begin().plays("ghost", "b", "spy:everfire-black").plays("carrion_crawler")

    assert game.why_not("card:wight.1") == "market.no_space"
    game.answers("lich")
    assert game.market[:2] == ["carrion_crawler", "revenant"] and game.devoured == ["wight", "lich"]


@rule("TU-RUL-66", "TU-RUL-38")
def test_the_ghosts_card_devoured_again_stays_on_top() -> None:
    s = ghost("wight").hand("black", "cult_fanatic").market("dragonclaw")
    game = s.begin().plays("ghost", "b", "spy:everfire-black").plays("cult_fanatic", "wight")

    assert game.devoured == ["wight"] and game.market[0] == "dragonclaw"


@rule("TU-RUL-38", "TU-RUL-36")
def test_ulitharid_may_play_the_ghosts_card() -> None:
    s = ghost("wight").hand("black", "ulitharid")
    game = s.begin().plays("ghost", "b", "spy:everfire-black").plays("ulitharid", "a")

    assert game.pool == (2, 0) and game.devoured == ["wight"]


@rule("TU-RUL-36", "TU-RUL-76", "TU-RUL-64", "TU-RUL-61")
def test_ulitharid_plays_a_market_card_devours_it_and_only_then_the_space_is_refilled() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "ulitharid")
    game = s.market("cult_fanatic", "aboleth", "dragonclaw").market_deck("neogi").begin()
    game.plays("ulitharid")

    assert game.offers == ["cult_fanatic", "dragonclaw"]
    dear = game.why("card:aboleth.1")
    assert (dear.code, dear.rule, dear.args["limit"]) == ("recruit.above_limit", "TU-RUL-36", 4)
    assert game.why_not("card:house_guard.15") == "market.not_in_row"
    game.answers("cult_fanatic")
    assert game.kind == "devour_market"
    assert game.market[:3] == [None, "aboleth", "dragonclaw"]  # the card lies in the play area meanwhile
    assert game.play_area == ["ulitharid", "cult_fanatic"]
    game.answers("pass")
    assert game.market[:3] == ["neogi", "aboleth", "dragonclaw"] and game.devoured == ["cult_fanatic"]
    assert game.play_area == ["ulitharid"] and game.pool == (0, 2)


@rule("TU-RUL-36", "TU-RUL-06")
def test_promotions_put_off_by_a_card_that_is_gone_stay_due() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "ulitharid").market("ambassador")
    game = s.begin().plays("ulitharid").ends()

    assert game.circle("black") == ["ulitharid"]


@rule("TU-RUL-64", "TU-RUL-36")
def test_a_card_that_moved_itself_is_not_moved_again_but_its_space_is_refilled() -> None:
    s = underdark(2).troops("black", "kanaglym").troops("white", "kanaglym__skullport_1")
    s.hand("black", "ulitharid").market("carrion_crawler", "aboleth", "gauth").market_deck("neogi")
    game = s.begin().plays("ulitharid", "carrion_crawler", "aboleth")

    assert game.market[:3] == ["neogi", "carrion_crawler", "gauth"]
    assert game.devoured == ["aboleth"] and game.pool == (3, 0)


@rule("TU-RUL-64", "TU-CARD-11")
def test_a_card_played_by_another_has_its_own_spy_site() -> None:
    s = underdark(2).troops("black", "kanaglym").troops("red", "everfire").hand("black", "ulitharid")
    game = s.market("wraith").market_deck("neogi").begin().plays("ulitharid", "everfire", "pay")

    assert game.hall("black") == {"red": 1}
    assert game.devoured == ["wraith"] and game.market[0] == "neogi"


@rule("TU-RUL-26", "TU-RUL-63")
def test_ulitharid_and_the_card_it_plays_count_as_played_for_focus() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "ulitharid").market("black_earth_cultist")
    game = s.begin().plays("ulitharid")

    assert game.pool == (0, 2)  # Ulitharid is an Ambition card, so the focus is met


@rule("TU-RUL-37", "TU-RUL-48", "TU-RUL-64")
def test_elder_brain_plays_an_inner_circle_card_that_returns_there() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "elder_brain", "noble").deck("black", "spectator")
    game = s.circle("black", "gauth").begin().plays("elder_brain")

    assert game.offers == ["gauth", "spectator"]  # the card just promoted may be chosen
    game.answers("spectator")
    assert game.circle("black") == ["gauth", "spectator"] and game.pool == (2, 1)
    assert game.play_area == ["elder_brain"]
    game.plays("noble").ends()
    assert game.circle("black") == ["gauth", "spectator"]


@rule("TU-RUL-37")
def test_a_card_elder_brain_plays_is_no_inner_circle_card_meanwhile() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "elder_brain").bare("black")
    game = s.circle("black", "drow_negotiator", "gauth", "advocate", "spy_master").begin()

    game.plays("elder_brain", "drow_negotiator")

    assert game.pool == (0, 0)  # only three cards lie in the inner circle while it is resolved
    assert len(game.circle("black")) == 4


@rule("TU-RUL-48")
def test_an_inner_circle_card_can_be_devoured_for_zuggtmoy() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "zuggtmoy", "soldier").circle("black", "noble")
    game = s.begin().plays("zuggtmoy")

    assert game.why_not("card:soldier.1") == "card.not_in_circle"
    game.answers("noble")
    assert game.circle("black") == [] and game.devoured == ["noble"]


@rule("TU-RUL-39")
def test_the_carrion_crawler_in_the_market_is_an_ordinary_card_of_cost_two() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "carrion_crawler").market("wight").set(influence=2)
    game = s.begin().plays("carrion_crawler")  # one card to choose from: not asked

    assert game.market[0] == "carrion_crawler" and game.play_area == []
    game.recruits("carrion_crawler")
    assert game.pool == (3, 0) and game.discard("black") == ["carrion_crawler"]


@rule("TU-RUL-31")
def test_grazzt_returns_the_whole_set_first_and_then_supplants_in_any_order() -> None:
    s = underdark(2).troops("black", "kanaglym").troops("red", "everfire", "skullport")
    s.spies("black", "everfire", "skullport", "labyrinth").hand("black", "grazzt")
    game = s.begin().plays("grazzt", "b", "spy:everfire-black", "spy:labyrinth-black", "spy:skullport-black")

    assert game.kind == "spy_order" and game.spies("black") == []
    assert game.why_not("site:kanaglym") == "spy.none_returned_there"
    game.answers("skullport")
    assert game.standing("black") == {"kanaglym": 1, "skullport": 1}
    assert game.why_not("site:skullport") == "spy.none_returned_there"
    game.answers("labyrinth")  # nothing there; the last site is no choice
    assert game.standing("black") == {"everfire": 1, "kanaglym": 1, "skullport": 1}


@rule("TU-RUL-30", "TU-RUL-68", "TU-BAD-20")
def test_trophies_come_back_in_their_colour_without_touching_barracks_points_or_the_end() -> None:
    s = underdark(2).troops("black", "menzoberranzan").fills("red", "chasmleap_bridge").hand("black", "orcus", "noble")
    game = s.trophies("black", red=2).trophies("red", black=39).begin()
    assert game.barracks("black") == 0
    game.plays("orcus", "noble", "trophy:red-black")

    assert game.why_not("site:chasmleap_bridge") == "place.taken"
    game.answers("menzoberranzan", "trophy:black-red", "everfire")
    assert game.standing("black") == {"menzoberranzan": 2} and game.standing("red")["everfire"] == 1
    assert game.barracks("black") == 0 and game.tokens("black") == 0 and game.told(EndTriggered) == []
    assert game.hall("red") == {"black": 38} and game.hall("black") == {"red": 1}


@rule("TU-RUL-30", "TU-RUL-68", "TU-BAD-20")
def test_the_lich_needs_real_presence_even_without_a_troop_on_the_board() -> None:
    s = underdark(3).troops("red", "skullport").troops("blue", "skullport", "labyrinth").hand("black", "lich")
    s.trophies("red", white=1, black=2).trophies("blue", white=2)
    game = s.begin().plays("lich", "skullport")

    assert game.kind == "hall" and game.offers == ["1", "2"]
    game.answers("seat:1")
    assert game.why_not("trophy:blue-white") == "trophy.other_hall"
    game.answers("trophy:red-white")  # the only place with presence and room: Skullport
    assert game.standing("white") == {"skullport": 1}
    assert game.offers == ["red-black", "stop"]
    game.answers("trophy:red-black")
    assert game.standing("black") == {"skullport": 1}


@rule("TU-BAD-20")
def test_the_lich_cannot_put_trophies_where_black_has_no_presence() -> None:
    s = underdark(2).troops("black", "kanaglym").troops("red", "skullport").hand("black", "lich")
    game = s.trophies("red", white=1).begin().plays("lich", "skullport", "trophy:red-white")

    assert game.kind == "trophy_to"
    assert game.why_not("site:everfire") == "trophy.no_presence"
    game.answers("kanaglym__skullport_1")


@rule("TU-BAD-06")
def test_mummy_lord_takes_white_trophies_only() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "mummy_lord").trophies("black", white=1)
    game = s.trophies("red", white=1, black=3).begin().plays("mummy_lord")

    assert game.offers == ["black-white", "red-white"]
    assert game.why_not("trophy:red-black") == "troop.not_white"
