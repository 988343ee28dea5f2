"""Rules of the rule book about quests, players, variants, campaigns and secrets are taken away once (DE-).

Each is taken away by another line in the function that carries it: then at least one of the tests that name the rule
must fail.

Not here: the rules of the campaign book (campaign/test_every_campaign_rule.py) and of the quests (quests/).
"""

from __future__ import annotations

from functools import partial

import msgspec

from gruft.games.descent import game
from gruft.games.descent.moments.quest import settle
from gruft.games.descent.moments.reactions import _next
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.pieces.campaign_sheet import CampaignSheet
from gruft.games.descent.rules.campaign import deck, market
from gruft.games.descent.rules.campaign.book import available, due, quest_refusal
from gruft.games.descent.rules.campaign.choosing import choose_quest
from gruft.games.descent.rules.campaign.deck import set_aside
from gruft.games.descent.rules.campaign.entrusting import free_relics, undecided
from gruft.games.descent.rules.campaign.experience import experience, skill_refusal, study
from gruft.games.descent.rules.campaign.journey import arrive, event_for, set_out, travel
from gruft.games.descent.rules.campaign.market import (
    _buy,
    _sell,
    deal_refusal,
    hero_refusal,
    lay_out,
    price_of,
    shopping,
    shut,
)
from gruft.games.descent.rules.campaign.phase import after, quest_over, second_act, steps, tradable_items
from gruft.games.descent.rules.campaign.rewards import gain_xp, rewards
from gruft.games.descent.rules.campaign.road_events import happen, hurt
from gruft.games.descent.rules.campaign.takings import _heroes, _overlord, sell_search
from gruft.games.descent.rules.council import agreed, settled
from gruft.games.descent.rules.damage import remove
from gruft.games.descent.rules.encounters import _break_off, encounter_end, free_stand, next_encounter
from gruft.games.descent.rules.groups import act_of, group_limit
from gruft.games.descent.rules.places import shut_to, spawn
from gruft.games.descent.rules.searching import draw_search, draw_shop
from gruft.games.descent.rules.setup import epic
from gruft.games.descent.rules.setup.epic import _collect, card_refusal, outfit, scheme, train
from gruft.games.descent.rules.setup.layout import _add_lieutenant, option_refusal, set_up
from gruft.games.descent.rules.setup.muster import pick_class
from gruft.games.descent.rules.trading import tradable
from gruft.games.descent.rules.turns import overlord
from gruft.games.descent.rules.turns.hero import _spared_attack, hero_start
from gruft.games.descent.seen import views
from gruft.games.descent.seen.redeal import redeal
from gruft.table.rules import load_ledger
from tests.games.descent.switching import Loss, edit, named_tests, noticed, put

CHAPTERS = (
    *("QUEST", "END", "SCORE", "PLAYERS", "GOLD", "VARIANT"),
    *("CAMP", "XP", "SHOP", "SELL", "NEXT", "TRAVEL", "RELIC", "INTER", "ACT2", "FINAL", "INFO"),
)
RULINGS = (
    "R-32",
    "R-33",
    "R-34",
    "R-35",
    "R-36",
    "R-37",
    "R-49",
    "R-54",
    "R-64",
    "R-67",
    "R-71",
    "R-72",
    "R-79",
    "R-84",
)
ERRATA = ("ERR-3", "ERR-4", "ERR-5", "ERR-6", "ERR-9")
LOSSES: dict[str, list[Loss]] = {
    "DE-QUEST-01": [
        partial(put, QUESTS, "the_shadow_vault", msgspec.structs.replace(QUESTS["the_shadow_vault"], kind="act1")),
        partial(put, QUESTS, "the_dawnblade", msgspec.structs.replace(QUESTS["the_dawnblade"], standalone=False)),
    ],
    "DE-QUEST-02": [edit(encounter_end, "if g.encounter + 1 >= len(quest_of(g).printed.encounters):", "if True:")],
    "DE-QUEST-03": [
        edit(encounter_end, "g.fatigue[h] = 0", "g.damage[h] = g.fatigue[h] = 0"),
        edit(encounter_end, "g.fatigue[h] = 0", "pass"),
        edit(free_stand, "yield from stand_up(g, h, h)", "yield from ()"),
        edit(free_stand, "g.fatigue[h] = 0", "pass"),
        edit(next_encounter, "g.feats = 0", "pass"),
        edit(encounter_end, "g.ol_table = []", "g.ol_table = g.ol_hand = []"),
    ],
    "DE-END-01": [edit(encounter_end, "g.winner = g.encounter_winner", "pass")],
    "DE-END-02": [edit(game.result, "(s != g.overlord) ==", "(s == g.hero_seat[0]) ==")],
    "DE-END-03": [edit(encounter_end, 'return "free_stand"', "return None")],
    "DE-SCORE-01": [edit(game.result, "1 if s in winners else 0", "3 if s in winners else 1")],
    "DE-PLAYERS-01": [edit(option_refusal, 'if count != "players" and count < max(2, seats - 1):', "if False:")],
    "DE-PLAYERS-02": [edit(set_up, "max(2, seats - 1) if", "max(1, seats - 1) if")],
    "DE-PLAYERS-03": [
        edit(set_up, "draw_overlord(g, g.nh)", "draw_overlord(g, 2)"),
        edit(group_limit, "g.nh", "2"),
    ],
    "DE-PLAYERS-04": [edit(set_up, "players[n % len(players)]", "players[min(n, len(players) - 1)]")],
    "DE-PLAYERS-05": [
        edit(hero_start, "g.free_attack = g.bonus and g.nh == 2", "g.free_attack = False"),
        edit(hero_start, "g.bonus and g.nh == 2", "g.bonus"),
        edit(_spared_attack, "damage=2", "damage=0"),
    ],
    "DE-GOLD-01": [edit(shut_to, "if free and not g.errata", "if False")],
    "DE-GOLD-02": [edit(shut_to, "if free and not g.errata", "if free")],
    "DE-GOLD-03": [edit(_next, "if len(options) == 1:", "if True:"), edit(_next, "active_seat(g)", "g.overlord")],
    "DE-GOLD-05": [edit(spawn, "and not g.spaces[f]", "")],
    "DE-VARIANT-01": [edit(set_up, 'g.level = options["level"]', 'g.level = "novice"')],
    "DE-VARIANT-02": [edit(pick_class, '"lay_map" if g.level == "novice" else "train"', '"train"')],
    "DE-VARIANT-03": [
        partial(put, epic.HERO_XP, "advanced", 2),
        partial(put, epic.GOLD, "advanced", 125),
        partial(put, epic.OVERLORD_XP, "advanced", 3),
        edit(outfit, "acts = (1,) if", "acts = (1, 2) if"),
        edit(_collect, 'yield from confirm(seat, "chip_in", args)', "False"),
    ],
    "DE-VARIANT-04": [
        partial(put, epic.HERO_XP, "expert", 5),
        partial(put, epic.GOLD, "expert", 225),
        partial(put, epic.OVERLORD_XP, "expert", 7),
        edit(outfit, "else (1, 2)", "else (2,)", 'g.level == "advanced"', "True"),
        edit(act_of, '2 if g.level == "expert" else 1', "1"),
    ],
    "DE-VARIANT-05": [partial(put, epic, "SALE", 50), edit(train, "if skill.xp > left", "if False")],
    "DE-CAMP-01": [
        edit(option_refusal, 'if options["level"] != "novice":', "if False:"),
        edit(set_up, "xp=[start.hero_xp] * g.nh", "xp=[1] * g.nh"),
    ],
    "DE-CAMP-02": [edit(act_of, "return g.campaign.act", "return 1"), edit(lay_out, "g.shop1 if", "g.shop2 if")],
    "DE-CAMP-03": [edit(due, "if place < stretch.count:", "if place <= stretch.count:")],
    "DE-CAMP-04": [
        edit(steps, "step.order if g.errata else step.order_without_errata", "step.order"),
        edit(after, "order.index(step) + 1", "min(order.index(step) + 2, 7)"),
    ],
    "DE-CAMP-05": [
        edit(sell_search, "gold += record.gold", "pass"),
        edit(sell_search, "if not IS_SEARCH[c]", ""),
        edit(sell_search, "list(SEARCH), [], []", "g.search_deck, [], []"),
    ],
    "DE-CAMP-06": [
        edit(_heroes, "g.damage[h] =", ""),
        edit(_heroes, "g.cond[h] =", ""),
        edit(_overlord, "*g.ol_hand, ", ""),
    ],
    "DE-CAMP-07": [
        edit(rewards, "printed.xp_for_all +", "0 +"),
        edit(rewards, "(prize.xp if side == over.winner else 0)", "0"),
        edit(gain_xp, "[had + xp for had in sheet.xp]", "[sheet.xp[0] + xp, *sheet.xp[1:]]"),
    ],
    "DE-CAMP-08": [edit(quest_over, "sheet.played.append(", "str(")],
    "DE-XP-01": [
        edit(experience, "sheet.xp[h] -= skill.xp", "sheet.xp = [had - skill.xp for had in sheet.xp]"),
        edit(experience, "sheet.xp[h] -= skill.xp", "sheet.xp[h] = 0"),
    ],
    "DE-XP-02": [
        edit(skill_refusal, "if skill.xp > left", "if False"),
        edit(experience, "g.cards[h].append(CARDS[skill.id][0])", "pass"),
    ],
    "DE-XP-03": [
        edit(study, "sheet.overlord_xp -= OVERLORD[name].xp", "pass"),
        edit(study, "g.ol_deck.append(bought)", "pass"),
        edit(card_refusal, "if card.xp > left:", "if False:"),
    ],
    "DE-XP-04": [
        edit(card_refusal, "< 2:", "< 1:"),
        edit(card_refusal, "len(mine) < 3", "len(mine) < 2"),
        edit(card_refusal, "if OVERLORD[ID[c]].cls == card.cls", ""),
    ],
    "DE-XP-05": [
        partial(put, deck, "LEAST", 16),
        edit(set_aside, "TOO_FEW if len(g.ol_deck) <= LEAST else None", "None"),
        edit(set_aside, "sheet.aside.append(c)", "g.ol_discard.append(c)"),
        edit(set_aside, "only=(g.overlord,)", "only=None"),
    ],
    "DE-SHOP-01": [
        edit(deal_refusal, "need > sheet.gold", "False"),
        edit(_buy, "g.cards[h].append(c)", "g.cards[0].append(c)"),
        edit(_buy, "sheet.gold -= cost", "pass"),
        edit(_buy, 'yield from agreed(g, seat, "agree_to_buy", {**args, "figure": ref_of(g, h)})', "True"),
    ],
    "DE-SHOP-02": [
        partial(put, market, "REVEALED", 4),
        edit(lay_out, "if g.errata else g.nh + 1", ""),
        edit(lay_out, "deck = g.shop1 if sheet.act == 1 else g.shop2", "deck = g.shop2"),
    ],
    "DE-SHOP-03": [
        edit(shopping, "second_act(g)", "pass"),
        edit(lay_out, "g.shop1 if sheet.act == 1 else g.shop2", "g.shop1"),
    ],
    "DE-SELL-01": [
        edit(price_of, "// STEP_OF_PRICES * STEP_OF_PRICES", ""),
        edit(price_of, "return STARTING_PRICE", "return 0"),
        edit(deal_refusal, 'NO_RELICS if item.origin == "relic" else', ""),
    ],
    "DE-SELL-02": [
        edit(shut, "else sheet.box", "else g.shop1"),
        edit(_sell, 'sheet.box if item.origin == "starting" else sheet.returned', "sheet.returned"),
    ],
    "DE-SELL-03": [
        edit(deal_refusal, 'OWN_FOR_LIFE if item.origin == "starting" else', ""),
        edit(hero_refusal, 'if f"had:{key}:{h}" in g.once:', 'if any(f"had:{key}:" in mark for mark in g.once):'),
        edit(hero_refusal, 'if f"had:{key}:{h}" in g.once:', "if False:"),
        edit(tradable_items, 'item.origin != "starting"', 'item.origin == "shop"'),
    ],
    "DE-NEXT-01": [
        edit(choose_quest, "if winner == HEROES:", "if True:"),
        edit(available, "if line.act1 not in over", ""),
    ],
    "DE-NEXT-02": [
        edit(CampaignSheet.winner_of, '"overlord"', '"heroes"'),
        edit(quest_refusal, "OTHER_BRANCH if QUESTS[quest].kind == kind else OTHER_ACT", "None"),
    ],
    "DE-NEXT-03": [edit(set_aside, "draw_overlord(g, g.nh)", "pass")],
    "DE-TRAVEL-01": [edit(set_out, "route_to(g.quest)", 'route_to("castle_daerion")')],
    "DE-TRAVEL-02": [edit(set_aside, "draw_overlord(g, g.nh)", "draw_overlord(g, 1)")],
    "DE-TRAVEL-03": [
        edit(event_for, "if event.symbol == symbol", ""),
        edit(travel, "sheet.travel_deck.pop()", "sheet.travel_deck[-1]"),
        edit(happen, "if event.may_pass:", "if False:"),
    ],
    "DE-TRAVEL-04": [edit(arrive, "g.once.clear()", "g.cond[:2] = [0, 0]")],
    "DE-RELIC-01": [
        edit(
            tradable,
            "and not IS_STARTING[c]",
            "and not IS_STARTING[c] and ID[c] != 'dawnblade'",
            "IS_SKILL",
            "IS_SKILL",
        ),
    ],
    "DE-RELIC-02": [
        edit(free_relics, 'and RELICS[name].only in ("", lieutenant)', ""),
        edit(
            _add_lieutenant,
            "g.campaign is not None",
            "True",
            'g.campaign.carriers.get(card.lieutenant, "")',
            '"duskblade"',
        ),
    ],
    "DE-RELIC-03": [
        edit(remove, 'g.campaign.carriers[kind_of(g, f).group] = ""', "pass"),
        edit(remove, 'g.relic[f] = ""', "pass"),
    ],
    "DE-RELIC-04": [edit(undecided, "card.lieutenant in sheet_of(g).carriers or", "")],
    "DE-INTER-01": [edit(available, 'ahead(sheet, "act1", HEROES)', "True")],
    "DE-ACT2-01": [edit(quest_over, 'if kind == "interlude" and not g.errata:', "if False:")],
    "DE-ACT2-02": [edit(lay_out, "len(deck) if change_of_act(sheet) else", "")],
    "DE-ACT2-03": [edit(second_act, "sheet.box += g.shop1", "pass"), edit(second_act, "sheet.act = 2", "pass")],
    "DE-ACT2-04": [edit(quest_over, "return CLEARANCE", "return enter(g, steps(g)[0])")],
    "DE-ACT2-05": [edit(shopping, "second_act(g)", "pass")],
    "DE-FINAL-01": [edit(available, 'ahead(sheet, "act2", HEROES)', "True")],
    "DE-FINAL-02": [
        edit(CampaignSheet.winner_of, '"overlord"', '"heroes"'),
        edit(quest_over, "g.winner = g.encounter_winner", "g.winner = sheet.played[0].winner"),
    ],
    "DE-INFO-01": [
        edit(views._overlord, "if seat == g.overlord else []", ""),
        edit(redeal, "g.ol_hand[:] = known + hidden[:count]", "pass"),
        edit(redeal, "g.ol_deck += sheet.aside", "pass"),
    ],
    "DE-INFO-02": [
        edit(redeal, "for deck in (g.search_deck, g.shop1, g.shop2):", "for deck in ():"),
        edit(redeal, 'chance.shuffle(sheet.travel_deck, "redeal")', "pass"),
        edit(redeal, 'g.special = chance.pick(lying, "redeal")', "pass"),
    ],
    "DE-INFO-03": [edit(redeal, 'chance.shuffle(kinds, "redeal")', "return")],
    "DE-INFO-04": [edit(views._overlord, "if c not in BASIC_CARDS", "if False")],
    "DE-INFO-05": [
        edit(draw_search, "CardFound(ref_of(g, h), CARD_REFS[c]", "CardFound(ref_of(g, h), CARD_REFS[c], only=(0,)")
    ],
    "DE-ERR-3": [edit(shut_to, "if free and not g.errata", "if free")],
    "DE-ERR-4": [edit(steps, "step.order if g.errata else step.order_without_errata", "step.order")],
    "DE-ERR-5": [edit(lay_out, "REVEALED if g.errata else g.nh + 1", "g.nh + 1")],
    "DE-ERR-6": [edit(shopping, "second_act(g)", "pass")],
    "DE-ERR-9": [edit(hero_start, "g.free_attack = g.bonus and g.nh == 2", "g.free_attack = False")],
    "DE-R-32": [edit(rewards, "printed.xp_for_all +", "0 +")],
    "DE-R-33": [edit(hurt, "- g.damage[h] - 1)", "- g.damage[h])")],
    "DE-R-34": [edit(lay_out, "min(number, len(deck))", "min(number, len(deck) - 1)")],
    "DE-R-35": [edit(draw_shop, "g.shop2 if act_of(g) == 2 else g.shop1", "g.shop2")],
    "DE-R-36": [edit(card_refusal, "len(mine) < 3", "len(mine) < 4")],
    "DE-R-37": [edit(available, 'ahead(sheet, "act1", HEROES)', "False")],
    "DE-R-49": [
        edit(agreed, 'found == "yes"', "True"),
        edit(settled, "for seat in players if", "for seat in reversed(players) if"),
    ],
    "DE-R-54": [edit(_break_off, "end_marks(g, until)", "pass"), edit(next_encounter, "g.feats = 0", "pass")],
    "DE-R-64": [
        edit(
            settle, "won = quest_of(g).won(g)", 'won = {"overlord"} if g.ko == (1 << g.nh) - 1 else quest_of(g).won(g)'
        )
    ],
    "DE-R-67": [edit(remove, 'g.relic[f] = ""', "pass")],
    "DE-R-71": [edit(_sell, "sheet.box if", "sheet.display if True else sheet.box if")],
    "DE-R-72": [
        edit(outfit, 'return "scheme"', 'return "lay_map"'),
        edit(scheme, "g.ol_deck.append(bought)", "pass"),
    ],
    "DE-R-79": [partial(put, overlord, "MOST_ROUNDS", 60)],
    "DE-R-84": [edit(_collect, 'yield from confirm(seat, "chip_in", args)', "True")],
}


def listed() -> list[str]:
    """The rules of these chapters."""
    names = [rule.id for rule in load_ledger("descent").rules if rule.id.startswith("DE-")]
    more = {f"DE-{name}" for name in (*RULINGS, *ERRATA)}
    return [name for name in names if (name.split("-")[1] in CHAPTERS or name in more) and name != "DE-GOLD-04"]


def test_every_rule_of_these_chapters_can_be_taken_away() -> None:
    assert set(LOSSES) == set(listed())
    assert set(listed()) <= set(named_tests())


test_a_test_notices_when_a_rule_of_the_book_is_gone = noticed(LOSSES)
