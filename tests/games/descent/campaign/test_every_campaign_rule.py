"""Every rule of the campaign has a test that names it and notices when the rule is gone (CA-01 to CA-47)."""

from __future__ import annotations

from functools import partial

from gruft.games.descent.moments.wiring import in_use, wire
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.rules.campaign import market
from gruft.games.descent.rules.campaign.book import available, route_to, won
from gruft.games.descent.rules.campaign.choosing import choose_quest, set_up
from gruft.games.descent.rules.campaign.deck import set_aside
from gruft.games.descent.rules.campaign.entrusting import entrust
from gruft.games.descent.rules.campaign.experience import experience, skill_refusal
from gruft.games.descent.rules.campaign.journey import arrive, event_for, set_out, travel
from gruft.games.descent.rules.campaign.market import _buy, deal_refusal, lay_out, price_of, propose, shopping, shut
from gruft.games.descent.rules.campaign.phase import after, quest_over, second_act, steps
from gruft.games.descent.rules.campaign.rewards import _give_relic, award_relic, rewards, to_be_had
from gruft.games.descent.rules.campaign.road_events import _one, _tests, hurt, order_matters
from gruft.games.descent.rules.campaign.takings import _heroes, _overlord, sell_search
from gruft.games.descent.rules.setup import layout
from gruft.games.descent.rules.setup.layout import option_refusal
from gruft.table.rules import load_ledger
from tests.games.descent.switching import Loss, edit, noticed, put

LOSSES: dict[str, list[Loss]] = {
    "CA-01": [
        edit(option_refusal, 'if options["quest"] != CAMPAIGN_BEGINS:', "if False:"),
        edit(available, "return [INTRODUCTION]", 'return ["castle_daerion"]'),
    ],
    "CA-02": [edit(choose_quest, "if winner == HEROES:", "if True:")],
    "CA-03": [edit(available, "if line.act1 not in over", "")],
    "CA-04": [
        edit(available, 'ahead(sheet, "act1", HEROES)', "True"),
        edit(won, "and QUESTS[one.quest].kind == kind", ""),
    ],
    "CA-05": [edit(choose_quest, "sheet.played[-1].winner", "sheet.played[0].winner")],
    "CA-06": [
        edit(CampaignSheet.winner_of, '"overlord"', '"heroes"'),
        edit(available, "for quest in successors(sheet) if quest not in over", "for quest in successors(sheet)"),
    ],
    "CA-07": [edit(available, 'ahead(sheet, "act2", HEROES)', 'ahead(sheet, "act1", HEROES)')],
    "CA-08": [edit(CampaignSheet.winner_of, '"overlord"', '"heroes"')],
    "CA-09": [
        edit(
            rewards,
            "sheet.rewarded = len(sheet.played)",
            'sheet.overlord_xp += sum(sheet.winner_of(quest) == "overlord" for quest in QUESTS)',
        )
    ],
    "CA-10": [edit(quest_over, "g.winner = g.encounter_winner", "g.winner = sheet.played[0].winner")],
    "CA-11": [
        edit(shopping, "second_act(g)", "pass"),
        edit(lay_out, "len(deck) if change_of_act(sheet) else", ""),
    ],
    "CA-12": [
        edit(choose_quest, "if len(open_quests) == 1:", "if False:"),
        edit(choose_quest, "if winner == HEROES:", "if False:"),
    ],
    "CA-13": [edit(quest_over, "Played(g.quest, g.encounter_winner", "Played(g.quest, g.first_winner")],
    "CA-14": [
        edit(second_act, "sheet.box += g.shop1", "pass"),
        edit(second_act, "g.shop1 = []", "g.shop1 = g.shop2 = []"),
    ],
    "CA-20": [edit(rewards, "printed.xp_for_all +", "0 +")],
    "CA-21": [
        edit(rewards, "(prize.xp if side == over.winner else 0)", "0"),
        edit(rewards, "prize.xp if side == over.winner else 0", "prize.xp"),
    ],
    "CA-22": [edit(rewards, "prize.gold_per_hero * g.nh", "prize.gold_per_hero")],
    "CA-23": [
        edit(_give_relic, 'g.once.append(f"relic:{relic}")', "pass"),
        edit(_give_relic, "sheet_of(g).relics.append(relic)", "pass"),
        edit(award_relic, "g.cards[h].append(c)", "g.cards[0].append(c)"),
        edit(deal_refusal, 'NO_RELICS if item.origin == "relic" else', ""),
    ],
    "CA-24": [edit(to_be_had, "not holder(g, relic)", "True")],
    "CA-25": [
        edit(rewards, "if special is not None:", "if False:"),
        edit(rewards, '"take_back" if (over.quest, over.winner) == TAKES_BACK else', ""),
        edit(rewards, "and to_be_had(g, prize.relic)", ""),
    ],
    "CA-30": [edit(route_to, "ROUTES[quest]", 'ROUTES["castle_daerion"]')],
    "CA-31": [
        edit(set_aside, "draw_overlord(g, g.nh)", "pass"),
        edit(set_aside, "TOO_FEW if len(g.ol_deck) <= LEAST else None", "None"),
        edit(layout.set_up, "draw_overlord(g, g.nh)", "pass"),
        edit(wire, "NOBODY_PLAYS if on_the_road(g) else plays(cards)", "plays(cards)"),
    ],
    "CA-32": [edit(arrive, "g.once.clear()", "g.cond[:2] = [0, 0]")],
    "CA-33": [
        edit(set_out, "sorted(TRAVEL_CARDS)", "sorted(TRAVEL_CARDS)[:9]"),
        edit(event_for, "if event.symbol == symbol", ""),
        edit(travel, "sheet.travel_deck.pop()", "sheet.travel_deck[-1]"),
        edit(_tests, "len(testers) > 1 and order_matters(made)", "False"),
        edit(order_matters, "return drawn or bool(made.all_passed or made.all_failed)", "return drawn"),
    ],
    "CA-34": [edit(hurt, "- g.damage[h] - 1)", "- g.damage[h])")],
    "CA-35": [
        edit(in_use, "and not on_the_road(g)", ""),
        edit(in_use, "return bool(", "return not on_the_road(g) and bool("),
    ],
    "CA-36": [
        edit(set_out, "sheet.way, sheet.skips = [], False", "sheet.way = []"),
        edit(_one, "range(outcome.search)", "range(0)"),
        edit(_one, "sheet_of(g).skips = True", "pass"),
    ],
    "CA-40": [
        edit(steps, "step.order if g.errata else step.order_without_errata", "step.order"),
        edit(after, "order.index(step) + 1", "min(order.index(step) + 2, 7)"),
    ],
    "CA-41": [
        edit(sell_search, "gold += record.gold", "pass"),
        edit(sell_search, "list(SEARCH), [], []", "g.search_deck, [], []"),
        edit(sell_search, "if not IS_SEARCH[c]", ""),
    ],
    "CA-42": [
        edit(_heroes, "g.damage[h] =", ""),
        edit(_heroes, "g.ko = g.feats = 0", "pass"),
        edit(_heroes, "g.status[c] &= EQUIPPED", "pass"),
        edit(_overlord, ", *sheet.aside]", "]"),
    ],
    "CA-43": [
        partial(put, market, "REVEALED", 4),
        edit(lay_out, "if g.errata else g.nh + 1", ""),
        edit(_buy, "g.cards[h].append(c)", "g.cards[0].append(c)"),
        edit(shut, "else sheet.box", "else g.shop1"),
        edit(shut, "(*sheet.display, *sheet.returned)", "sheet.returned"),
        edit(_buy, 'append(f"declined:{key}:{h}")', 'extend(f"declined:{key}:{other}" for other in range(g.nh))'),
        edit(propose, 'if not mark.startswith("declined:")', ""),
    ],
    "CA-44": [
        edit(price_of, "// STEP_OF_PRICES * STEP_OF_PRICES", ""),
        edit(price_of, "return STARTING_PRICE", "return 0"),
        edit(deal_refusal, 'NO_RELICS if item.origin == "relic" else', ""),
    ],
    "CA-45": [
        edit(experience, "sheet.xp[h] -= skill.xp", "pass"),
        edit(experience, 'return "study"', 'return after(g, "experience")'),
        edit(skill_refusal, "if skill.xp > left", "if False"),
    ],
    "CA-46": [
        edit(set_up, 'return "entrust"', 'return "set_aside"'),
        edit(entrust, "sheet.carriers[name] = relic", "sheet.carriers[name] = ''"),
    ],
    "CA-47": [edit(quest_over, 'if kind == "finale":', "if False:")],
}


def test_every_rule_of_the_campaign_can_be_taken_away() -> None:
    assert set(LOSSES) == {rule.id for rule in load_ledger("descent").rules if rule.id.startswith("CA-")}


test_a_test_notices_when_a_rule_of_the_campaign_is_gone = noticed(LOSSES)
