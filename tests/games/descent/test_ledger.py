"""Every rule and ruling of the ledger is named by a test, those of the quests and the campaign too."""

from __future__ import annotations

from gruft.games.descent.pieces.atlas import COMMON_RULES, QUESTS
from gruft.lab.coverage import coverage
from gruft.table.rules import load_ledger

QUEST_RULES = {rule.id: quest.id for quest in QUESTS.values() for rule in quest.all_rules()}
OF_ALL_QUESTS = {rule.id for rule in COMMON_RULES}


def test_every_rule_is_named_by_a_test() -> None:
    ledger = load_ledger("descent")
    named = coverage("descent")

    assert {rule.id for rule in ledger.rules if rule.id not in named.tests} == set()
    assert named.strangers == {}


def test_the_sources_of_rules_have_names_players_know() -> None:
    assert not {rule.source for rule in load_ledger("descent").rules} & {"seed", "public", "reconstructed"}


def test_the_ledger_holds_the_rule_book_and_every_rule_the_quests_print() -> None:
    ids = [rule.id for rule in load_ledger("descent").rules]

    assert len([name for name in ids if name.startswith("DE-")]) == 409
    assert len(QUEST_RULES) == 308
    assert len(OF_ALL_QUESTS) == 37
    assert set(ids) >= set(QUEST_RULES) | OF_ALL_QUESTS
    assert ids.index("QC-37") < ids.index("FB-1") < ids.index("MK-C1"), "in the order of the quest book"
