"""Shopping, selling and exchange (DE-SHOP, DE-SELL, DE-ACT2, DE-R-34, DE-R-71, CA-43, CA-44)."""

from __future__ import annotations

import pytest

from gruft.games.descent.pieces.cards import CARDS, ID, SHOP
from gruft.games.descent.pieces.content import SHOP_ITEMS
from gruft.games.descent.rules.campaign.market import sale_price
from gruft.table.ask import Ask
from tests.games.descent.campaign.phase import OL, Between, H
from tests.rule import rule

INTRO = ("first_blood", H)
ACT_ONE = (INTRO, ("a_fat_goblin", H), ("castle_daerion", H), ("the_masquerade_ball", H))
INTERLUDE = (*ACT_ONE, ("the_shadow_vault", OL))
GRISBAN, JAIN = "hero:grisban_the_thirsty", "hero:jain_fairwood"


def open_shop(*cards: str, played: tuple[tuple[str, str], ...] = (INTRO,), **more: object) -> Between:
    """A shop with exactly these cards laid out."""
    between = Between(*played, **more)  # type: ignore[arg-type]  # whatever a sheet or a table may have
    g, sheet = between.g, between.sheet
    for name in cards:
        c = next(c for c in CARDS[name] if c in g.shop1 or c in g.shop2)
        (g.shop1 if c in g.shop1 else g.shop2).remove(c)
        sheet.display.append(c)
    sheet.step = "shopping"
    g.once.append("laid_out")
    return between


@rule("DE-SHOP-02", "CA-43", "DE-ERR-5")
@pytest.mark.parametrize(("errata", "heroes", "number"), [(True, 2, 5), (True, 4, 5), (False, 2, 3), (False, 4, 5)])
def test_five_cards_of_the_act_are_laid_out_or_one_more_than_heroes(errata: bool, heroes: int, number: int) -> None:
    between = Between(INTRO, errata=errata, heroes=heroes, gold=1000)

    between.go("shopping")

    assert len(between.sheet.display) == number
    assert all(SHOP_ITEMS[ID[c]].act == 1 for c in between.sheet.display)
    assert len(between.g.shop1) == len(SHOP[1]) - number


@rule("DE-R-34")
def test_a_shop_deck_with_fewer_cards_is_laid_out_whole() -> None:
    between = Between(INTRO, gold=1000)
    between.sheet.box += between.g.shop1[3:]
    del between.g.shop1[3:]

    between.go("shopping")

    assert len(between.sheet.display) == 3 and between.g.shop1 == []


@rule("DE-SHOP-01", "CA-43")
def test_gold_is_common_and_a_card_goes_to_the_hero_they_name() -> None:
    between = open_shop("iron_shield", "magic_staff", seats=2, gold=60)

    between.go("shopping")
    asked = between.ask
    assert isinstance(asked, Ask)
    dear = asked.why_not("buy:magic_staff")
    assert dear is not None and (dear.code, dear.args) == ("market.too_dear", {"need": 150, "left": 60})
    assert between.why_not("buy:leather_armor") == "market.not_laid_out"
    between.go("shopping", "buy:iron_shield", JAIN, "done", until=("experience",))

    assert "iron_shield" in between.holds(1) and (between.sheet.gold, between.sheet.spent) == (10, 50)
    assert not between.sheet.display and len(between.g.shop1) == len(SHOP[1]) - 1


@rule("DE-SHOP-01", "DE-R-49")
def test_the_other_hero_players_have_to_agree() -> None:
    between = open_shop("iron_shield", seats=4, gold=60)

    between.go("shopping", (1, "buy:iron_shield"), JAIN, (2, "no"), (3, "no"))
    assert between.sheet.gold == 60 and "iron_shield" not in between.holds(1)

    again = open_shop("iron_shield", seats=4, gold=60)
    again.go("shopping", (3, "buy:iron_shield"), JAIN, (2, "yes"), (1, "done"))
    assert again.sheet.gold == 10 and "iron_shield" in again.holds(1)


@rule("CA-43", "DE-SHOP-01")
def test_what_is_declined_for_one_hero_may_be_bought_for_another() -> None:
    between = open_shop("iron_shield", seats=4, gold=60)

    between.go("shopping", (1, "buy:iron_shield"), JAIN, (2, "no"), (3, "no"), (2, "buy:iron_shield"))
    assert between.why_not(JAIN) == "market.not_agreed"
    between.go("shopping", (2, "buy:iron_shield"), GRISBAN, (1, "yes"), (3, "done"))

    assert "iron_shield" in between.holds(0) and between.sheet.gold == 10


@rule("CA-43", "DE-R-49")
def test_what_is_declined_for_every_hero_comes_up_again_only_after_a_purchase_or_a_sale() -> None:
    between = open_shop("iron_shield", seats=3, gold=60).give(1, "leather_armor")
    armour = between_key(next(c for c in CARDS["leather_armor"] if c in between.g.cards[1]))

    between.go("shopping", (2, "buy:iron_shield"), JAIN, (1, "no"), (2, "buy:iron_shield"), (1, "no"))
    assert between.why_not("buy:iron_shield", 1) == between.why_not("buy:iron_shield", 2) == "market.not_agreed"
    between.go("shopping", (2, f"sell:{armour}"), (1, "yes"), (2, "buy:iron_shield"), GRISBAN, (1, "yes"))

    assert "iron_shield" in between.holds(0)


@rule("DE-SELL-01", "CA-44")
def test_items_sell_for_half_their_price_in_steps_of_25_and_starting_items_for_25() -> None:
    halves = {50: 25, 75: 25, 100: 50, 125: 50, 150: 75, 175: 75, 200: 100, 225: 100, 250: 125, 275: 125, 300: 150}
    for name, item in SHOP_ITEMS.items():
        assert sale_price(CARDS[name][0]) == halves[item.cost], name
    assert sale_price(CARDS["chipped_greataxe"][0]) == 25


@rule("DE-SELL-01", "DE-SELL-02", "DE-BAD-08", "DE-R-71", "CA-23", "CA-44")
def test_what_is_sold_goes_back_at_the_end_of_the_step_and_starting_items_leave_the_campaign() -> None:
    between = open_shop(seats=2).give(0, "iron_shield", "dawnblade")
    shield, axe = CARDS["iron_shield"], CARDS["chipped_greataxe"][0]
    own = next(c for c in shield if c in between.g.cards[0])
    key = "sell:iron_shield" if len(shield) == 1 else f"sell:iron_shield.{shield.index(own) + 1}"

    between.go("shopping")
    assert between.why_not("sell:dawnblade") == "market.no_relics"
    between.go("shopping", key, "sell:chipped_greataxe")
    assert between.why_not("buy:iron_shield") == "market.not_laid_out"
    assert between.sheet.returned == [own] and between.sheet.gold == between.sheet.sold == 50
    between.go("shopping", "done", until=("experience",))

    assert own in between.g.shop1 and between.sheet.box == [axe]


@rule("DE-SELL-02", "CA-43")
def test_cards_of_act_one_sold_in_act_two_go_to_the_box() -> None:
    between = open_shop(played=(*INTERLUDE, ("the_twin_idols", H)), seats=2, act=2).give(0, "leather_armor")
    own = next(c for c in CARDS["leather_armor"] if c in between.g.cards[0])

    between.go("shopping", f"sell:{between_key(own)}", "done", until=("experience",))

    assert own in between.sheet.box and own not in between.g.shop1


def between_key(c: int) -> str:
    name = ID[c]
    return name if len(CARDS[name]) == 1 else f"{name}.{CARDS[name].index(c) + 1}"


@rule("DE-SELL-03", "CA-23")
def test_heroes_exchange_shop_cards_and_relics_but_never_starting_items() -> None:
    between = Between(INTRO, seats=2).give(0, "trueshot")

    between.go("pack")
    assert between.why_not("give:chipped_greataxe") == "market.own_for_life"
    assert between.why_not("sell:chipped_greataxe") == "market.shut"
    between.give(0, "dawnblade").go("pack", "give:trueshot")
    assert between.why_not("give:trueshot") == "market.handed_over"
    between.go("pack", "done", until=("set_up",))

    assert "trueshot" in between.holds(1) and "dawnblade" in between.holds(0)


@rule("DE-SELL-03")
def test_who_gets_a_card_must_want_it_and_nobody_gives_away_what_is_anothers() -> None:
    between = Between(INTRO).give(0, "trueshot", "dawnblade")

    between.go("pack", (1, "give:trueshot"), (2, "no"))
    assert "trueshot" in between.holds(0) and between.why_not("give:trueshot", 1) == "market.not_agreed"

    other = Between(INTRO).give(0, "trueshot").give(1, "dawnblade")
    other.go("pack")
    assert other.why_not("give:dawnblade", 1) == "market.not_yours"
    other.go("pack", (1, "give:trueshot"), (2, "yes"), (2, "done"), until=("set_up",))
    assert "trueshot" in other.holds(1)


@rule("DE-SELL-03")
def test_a_card_is_passed_on_as_often_as_they_like_but_to_nobody_who_has_had_it() -> None:
    between = Between(INTRO, seats=2, heroes=4).give(0, "trueshot", "dawnblade")

    between.go("pack", "give:trueshot", JAIN, "give:trueshot")
    assert between.why_not(GRISBAN) == "market.handed_over"
    between.go("pack", "give:trueshot", "hero:avric_albright", "give:trueshot")
    assert "trueshot" in between.holds(2), "the only one left is not asked for"
    assert between.why_not("give:trueshot") == "market.handed_over"


@rule("DE-SELL-03")
def test_who_does_not_want_a_card_does_not_keep_it_from_the_others() -> None:
    between = Between(INTRO, seats=4).give(0, "trueshot")

    between.go("pack", (1, "give:trueshot"), JAIN, (2, "no"), (1, "give:trueshot"), (3, "yes"))

    assert "trueshot" in between.holds(2)


@rule("DE-SHOP-03", "DE-ACT2-02", "DE-ACT2-03", "DE-ACT2-05", "DE-ERR-6", "CA-11", "CA-14")
def test_after_the_interlude_all_of_act_one_is_sold_off_and_then_act_two_begins() -> None:
    between = Between(*INTERLUDE, seats=2, gold=75).give(0, "leather_armor")

    between.go("shopping")
    assert len(between.sheet.display) == len(SHOP[1]) - 1 and not between.g.shop1
    between.go("shopping", "buy:iron_shield", GRISBAN, "done", until=("experience",))

    assert between.sheet.act == 2 and "iron_shield" in between.holds(0) and "leather_armor" in between.holds(0)
    assert len(between.sheet.box) == len(SHOP[1]) - 2 and between.g.shop1 == []
    assert len(between.g.shop2) == len(SHOP[2]), "act II is first sold after its first quest"


@rule("DE-SHOP-03", "DE-CAMP-02")
def test_later_the_shop_has_cards_of_act_two() -> None:
    between = Between(*INTERLUDE, ("the_twin_idols", H), act=2, gold=500)

    between.go("shopping")

    assert all(SHOP_ITEMS[ID[c]].act == 2 for c in between.sheet.display)


@rule("DE-CAMP-02")
def test_before_the_interlude_the_shop_has_no_card_of_act_two() -> None:
    between = Between(INTRO, gold=500)

    between.go("shopping")

    assert {SHOP_ITEMS[ID[c]].act for c in between.sheet.display} == {1} and len(between.g.shop2) == len(SHOP[2])


@rule("DE-ACT2-01", "DE-ACT2-04")
def test_without_the_errata_the_sale_and_the_change_of_act_come_before_the_phase() -> None:
    between = Between(*((quest, OL) for quest, _ in ACT_ONE), seats=2, errata=False, gold=75)
    g = between.g
    g.quest, g.encounter, g.encounter_winner = "the_overlord_revealed", 0, OL

    assert between.go("encounter_end") == "clearance"
    assert len(between.sheet.display) == len(SHOP[1])
    assert between.go("clearance", "done", until=("sell_search",)) == "sell_search"
    assert between.sheet.act == 2 and g.shop1 == []
    between.sheet.xp = [0, 0]
    between.go("shopping")
    assert all(SHOP_ITEMS[ID[c]].act == 2 for c in between.sheet.display), "then a normal phase with act II shopping"
