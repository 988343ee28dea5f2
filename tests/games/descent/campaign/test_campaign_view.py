"""The campaign can be looked at from its first moment on, by everybody."""

from __future__ import annotations

from gruft.table.opening import open_table


def test_a_new_campaign_shows_its_sheet_and_what_lies_ahead_to_everybody() -> None:
    table = open_table("descent", 3, "a new campaign", {"mode": "campaign"})

    for seat in (None, 0, 1, 2):
        campaign = table.view(seat)["campaign"]

        assert campaign["played"] == [] and campaign["act"] == 1
        states = {quest["ref"]: quest["state"] for quest in campaign["quests"]}
        assert states["quest:first_blood"] == "now"
        assert {state for ref, state in states.items() if ref != "quest:first_blood"} == {"ahead"}
