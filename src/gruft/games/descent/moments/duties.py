"""Which rule each question comes from: it says what may be chosen, and why the choice cannot be declined."""

from __future__ import annotations

from functools import cache
from typing import Final

from gruft.table.rules import Refusal, refuse

BY_CARD: Final = "DE-SPEC-01"
"""Questions of cards, abilities and quests: their text is followed."""

RULES: Final = {
    "pick_hero": "DE-SETUP-06",
    "pick_class": "DE-SETUP-07",
    "train": "DE-XP-02",
    "outfit": "DE-VARIANT-03",
    "chip_in": "DE-VARIANT-03",
    "scheme": "DE-XP-03",
    "place_hero": "DE-SETUP-09",
    "open_group": "DE-SETUP-10",
    "group_area": "QC-35",
    "quest_token": "QC-34",
    "relight": "WR-4",
    "place_monster": "DE-SETUP-12",
    "lay_search": "DE-SETUP-12",
    "lay_special": "DE-SETUP-12",
    "free_stand": "DE-QUEST-03",
    "next_hero": "DE-ROUND-02",
    "quest_attribute": "QC-34",
    "boulder_where": "DW-1",
    "climb_over": "DW-3",
    "token_walks": "DB-1",
    "dragon_prey": "QC-37",
    "next_person": "QC-31",
    "order_effects": "QC-31",
    "person_act": "QC-17",
    "order": "DE-ROUND-05",
    "window": "DE-ROUND-06",
    "condition_order": "DE-ROUND-05",
    "equip": "DE-HTURN-02",
    "act": "DE-HTURN-03",
    "trade": "DE-TRADE-01",
    "grant": "DE-TRADE-01",
    "accept": "DE-TRADE-01",
    "familiar_act": "DE-FAM-03",
    "familiar_gives_up": "DE-R-83",
    "step": "DE-MOVE-06",
    "step_aside": "DE-MOVE-06",
    "roam": "DE-MOVE-06",
    "move_spaces": "DE-MOVE-10",
    "expand": "DE-LARGE-03",
    "climb_where": "DE-PIT-14",
    "stand_where": "DE-STAND-01",
    "token_where": "DE-LAVA-01",
    "drop_where": "DE-OBJ-03",
    "drop_together": "FS-9",
    "push_order": "DE-R-78",
    "weapon": "DE-ATK-01",
    "target": "DE-ATK-01",
    "second_target": "DE-R-26",
    "surge": "DE-SURGE-01",
    "surge_range": "DE-ATK-13",
    "damage_order": "DE-ATK-19",
    "ol_start": "DE-OLT-01",
    "ol_group": "DE-OLT-02",
    "ol_monster": "DE-OLT-02",
    "monster_act": "DE-OLT-03",
    "ol_end": "DE-OLT-05",
    "reinforce_rank": "DE-MON-03",
    "award_relic": "CA-23",
    "take_back": "CA-25",
    "shop": "DE-SHOP-01",
    "pack": "DE-SELL-03",
    "buy_for": "CA-43",
    "agree_to_buy": "DE-SHOP-01",
    "agree_to_sell": "DE-SELL-01",
    "give_to": "DE-SELL-03",
    "choose_quest": "DE-NEXT-01",
    "entrust": "DE-RELIC-02",
    "set_aside": "DE-XP-05",
    "travel_choice": "DE-TRAVEL-03",
    "travel_tester": "DE-TRAVEL-03",
    "travel_next": "CA-33",
    "travel_finder": "DE-TRAVEL-03",
    "travel_attribute": "DE-TRAVEL-03",
    "travel_victim": "DE-TRAVEL-03",
    "travel_discard": "DE-TRAVEL-03",
}


def rule_of(kind: str) -> str:
    """The rule a question of this kind comes from."""
    return RULES.get(kind, BY_CARD)


@cache
def duty(kind: str) -> Refusal:
    """Why nobody may decline to answer such a question."""
    return refuse("choose.must", rule_of(kind))
