"""Bots between quests: they spend what they have on what helps, and carry a campaign to its end."""

from __future__ import annotations

import pytest

from gruft.games.descent import bot
from gruft.games.descent.bot.campaign import on_the_road, receiver, shop, superfluous, worth
from gruft.games.descent.moments.seats import ref_of
from gruft.games.descent.pieces.cards import BASIC, CARDS, ID, ITEM
from gruft.games.descent.pieces.content import SHOP_ITEMS, SKILLS
from gruft.games.descent.rules.campaign.audit import earned
from gruft.table.ask import Ask
from gruft.table.chance import FastChance
from gruft.table.opening import light_table
from gruft.table.table import Accepted, Table
from tests.games.descent.campaign.phase import OL, Between, H, decided, tossed
from tests.games.descent.golden import choose
from tests.harness import Check, nothing_impossible, telling

GRISBAN, JAIN = "hero:grisban_the_thirsty", "hero:jain_fairwood"


def sensible(seed: int, check: Check, every: int) -> Table:
    """A campaign by common sense alone."""
    seats = 2 + seed % 4
    table = light_table("descent", seats, FastChance(seed + 77), {"mode": "campaign"}, quiet=False)
    dice = FastChance(seed)
    with telling(f"sensible({seed}): {seats} seats"):
        for number in range(100_000):
            if table.over:
                return table
            assert isinstance(table.answer(*choose(table, dice, 100, 100)), Accepted)
            if number % every == 0:
                check(table, dice)
    raise AssertionError("no end")


@pytest.mark.parametrize("seed", range(4))
def test_bots_spend_gold_and_experience_on_the_way_to_the_finale(seed: int) -> None:
    with decided(tossed(seed)):
        table = sensible(seed, nothing_impossible, 7)

    g = table.state
    sheet = g.campaign
    assert sheet is not None and len(sheet.played) == 9
    for h in range(g.nh):
        learned = sum(SKILLS[ID[c]].xp for c in g.cards[h] if ID[c] in SKILLS)
        assert learned >= earned(sheet, H) - 2, "little is left unspent"
    owned = [c for pile in (g.ol_hand, g.ol_deck, g.ol_discard, g.ol_table, sheet.aside) for c in pile]
    assert len([c for c in owned if c not in BASIC]) >= 4
    assert not sheet.aside or len(g.ol_hand) + len(g.ol_deck) + len(g.ol_discard) + len(g.ol_table) >= 15
    assert sheet.spent >= (sheet.won - sheet.won // 2 if sheet.won >= 400 else 0), "much gold is not carried about"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_twenty_bot_campaigns_from_introduction_to_finale(seed: int) -> None:
    table = sensible(seed, nothing_impossible, 25)

    assert table.state.winner in (H, OL)


def test_a_better_weapon_of_his_kind_is_worth_something_to_a_hero_another_kind_is_not() -> None:
    g = Between().g

    assert worth(g, 0, SHOP_ITEMS["grinding_axe"]) > 0, "a fighter with an axe"
    assert worth(g, 0, SHOP_ITEMS["crossbow"]) == 0
    assert worth(g, 1, SHOP_ITEMS["latari_longbow"]) > worth(g, 0, SHOP_ITEMS["latari_longbow"])
    assert worth(g, 0, SHOP_ITEMS["leather_armor"]) > 0


def test_what_is_bought_goes_to_the_hero_it_helps_most() -> None:
    g = Between().g
    ask = Ask(1, "buy_for", {ref_of(g, h): h for h in range(2)}, args={"card": "card:latari_longbow"})

    assert receiver(g, ask) == JAIN


def test_what_was_declined_for_the_best_hero_is_not_proposed_for_one_it_does_not_help() -> None:
    g = Between(gold=1000).g
    ask = Ask(1, "shop", dict.fromkeys(["buy:latari_longbow"]), exits={"done": None})
    assert shop(g, ask) == "buy:latari_longbow" and worth(g, 0, SHOP_ITEMS["latari_longbow"]) == 0

    g.once.append("declined:buy:latari_longbow:1")

    assert shop(g, ask) == "done"


def test_a_weapon_nobody_will_use_any_more_is_sold_a_relic_never() -> None:
    between = Between().give(0, "grinding_axe", "dawnblade")
    g = between.g

    assert superfluous(g, CARDS["chipped_greataxe"][0])
    assert not superfluous(g, CARDS["dawnblade"][0]) and ITEM[CARDS["dawnblade"][0]] is not None


def test_on_the_road_the_heroes_take_what_costs_less() -> None:
    g = Between(heroes=4).g
    options = {f"road:{word}": n for n, word in enumerate(("help", "refuse"))}
    elves = Ask(1, "travel_choice", options, args={"event": "travel:travel_05_forest"})

    assert on_the_road(g, elves) == "road:help", "four wounds rather than two cards for the overlord"
    assert bot.prefer(g, 1, elves) == "road:help"
