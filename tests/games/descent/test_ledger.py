"""Every rule and ruling of the ledger that belongs to a quest is named by a test; the campaign has its own."""

from __future__ import annotations

from gruft.table.coverage import coverage
from gruft.table.rules import load_ledger

CAMPAIGN = {"CAMP", "XP", "SHOP", "SELL", "NEXT", "TRAVEL", "RELIC", "INTER", "ACT2", "FINAL"}
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


def test_every_rule_of_a_quest_is_named_by_a_test() -> None:
    ledger = load_ledger("descent")
    named = coverage("descent")

    missing = {
        rule.id
        for rule in ledger.rules
        if rule.chapter not in CAMPAIGN and rule.id not in CAMPAIGN_RULINGS and rule.id not in named.tests
    }

    assert missing == set()
    assert len(ledger.rules) == 409
