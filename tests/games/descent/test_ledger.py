"""Every rule and ruling of the ledger that belongs to a playable quest is named by a test; the campaign has its own."""

from __future__ import annotations

from gruft.games.descent.meta import META
from gruft.games.descent.pieces.atlas import COMMON_RULES, QUESTS
from gruft.lab.coverage import coverage
from gruft.table.rules import Rule, load_ledger
from tests.games.descent.quest_rules import rules_of

CAMPAIGN = {"CA", "CAMP", "XP", "SHOP", "SELL", "NEXT", "TRAVEL", "RELIC", "INTER", "ACT2", "FINAL"}
CAMPAIGN_RULINGS = {
    "DE-ERR-4",
    "DE-ERR-5",
    "DE-ERR-6",
    "DE-R-32",
    "DE-R-33",
    "DE-R-34",
    "DE-R-36",
    "DE-R-37",
    "DE-R-71",
}


OFFERED = next(choice.values for choice in META.choices if choice.id == "quest")
QUEST_RULES = {rule.id: quest.id for quest in QUESTS.values() for rule in rules_of(quest)}
OF_ALL_QUESTS = {rule.id for rule in COMMON_RULES}


def belongs_to_the_campaign(rule: Rule) -> bool:
    return rule.chapter in CAMPAIGN or rule.id in CAMPAIGN_RULINGS


def is_to_come(rule: Rule) -> bool:
    """Rules of quests nobody can play yet, and what is common to them."""
    if rule.id in OF_ALL_QUESTS:
        return len(OFFERED) < len(QUESTS)
    return rule.id in QUEST_RULES and QUEST_RULES[rule.id] not in OFFERED


def test_every_rule_of_a_quest_is_named_by_a_test() -> None:
    ledger = load_ledger("descent")
    named = coverage("descent")

    missing = {
        rule.id
        for rule in ledger.rules
        if not belongs_to_the_campaign(rule) and not is_to_come(rule) and rule.id not in named.tests
    }

    assert missing == set()
    assert named.strangers == {}


def test_the_ledger_holds_the_rule_book_and_every_rule_the_quests_print() -> None:
    ids = [rule.id for rule in load_ledger("descent").rules]

    assert len([name for name in ids if name.startswith("DE-")]) == 409
    assert len(QUEST_RULES) == 305
    assert len(OF_ALL_QUESTS) == 37
    assert set(ids) >= set(QUEST_RULES) | OF_ALL_QUESTS
    assert ids.index("QC-37") < ids.index("FB-1") < ids.index("MK-C1"), "in the order of the quest book"
