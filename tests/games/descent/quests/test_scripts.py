"""Every rule a quest file prints is declared by the quest's script, and nothing else is."""

from __future__ import annotations

import pytest

from gruft.games.descent.moments.quest import SCRIPTS
from gruft.games.descent.pieces.atlas import QUESTS
from gruft.games.descent.quests.words.script import Script
from gruft.table.game import load_game

load_game("descent")
PLAYED = sorted(name for name, script in SCRIPTS.items() if isinstance(script, Script))


@pytest.mark.parametrize("quest", PLAYED)
def test_every_rule_of_the_file_is_declared(quest: str) -> None:
    script = SCRIPTS[quest]
    assert isinstance(script, Script)
    declared = {name for part in script.parts for name in part.ids if not name.startswith("QC-")}

    assert declared == {rule.id for rule in QUESTS[quest].all_rules()}


@pytest.mark.parametrize("quest", PLAYED)
def test_every_encounter_can_be_won_by_both_sides(quest: str) -> None:
    script = SCRIPTS[quest]
    assert isinstance(script, Script)

    for part in script.parts:
        assert {one.side for one in part.victories} == {"heroes", "overlord"}
