"""A campaign of Descent in a real browser: lobby, shop, training, journey; saved, and read elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gruft.server import bodies
from gruft.server.store.database import connect, database_url
from gruft.server.tables.opening import from_journal
from gruft.table.opening import open_table
from gruft.table.position import open_position, write_position
from gruft.table.table import Accepted
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link, newest
from tests.browser.test_axe import violations
from tests.browser.test_overflow import CUT
from tests.server.support import Server

SEED = "a campaign"
ROOMS = ("road", "shop", "skills", "desk", "chronicle")
SIZES = [(1440, 900), (1024, 768), (390, 844)]
WIDER = "() => document.scrollingElement.scrollWidth - window.innerWidth"
GOLD = 900


@cache
def first_blood_won() -> str:
    """The journal of a campaign whose heroes have just won First Blood, and found some gold."""
    table = open_table("descent", 2, SEED, {"mode": "campaign", "heroes": 2})
    while (ask := table.asks[0]).kind != "next_hero":
        assert isinstance(table.answer(ask.seat, ask.keys[0]), Accepted)
    position = write_position(table, SEED)
    position.pop("answers", None)
    position["beat"] = "encounter_end"
    position["state"]["encounter_winner"] = "heroes"
    position["state"]["campaign"] = {"gold": GOLD, "found": GOLD}
    opened = open_position("descent", position)
    assert opened.journal is not None and opened.asks[0].kind == "shop"
    return opened.journal.text()


def laid(server: Server, journal: str) -> dict[str, Any]:
    """A table that goes on where a journal ends, put into the server's own database; both sides play at one screen."""
    seats = [bodies.NewSeat("hotseat", "Tom"), bodies.NewSeat("me", "Mira")]
    opening = from_journal(bodies.JournalFile(journal, seats))
    opened = opening.opened()
    engine = connect(database_url(server.db))
    with engine.execution_options(writing=True).begin() as connection:
        for statement, row in opening.statements():
            connection.execute(statement, row)
    engine.dispose()
    return {"id": opened.id, "token": opened.token}


def shopping(opened: dict[str, Any], sit: Sit, **more: Any) -> Tab:
    """The hero player at such a table."""
    tab = sit(link(opened, opened["token"]), **more)
    tab.sees(".cover button").click()
    tab.sees(".hub .ware")
    return tab


def show(tab: Tab, room: str) -> None:
    tab.page.locator(".hub-rooms button").nth(ROOMS.index(room)).click()


def campaign(tab: Tab) -> dict[str, Any]:
    """The campaign as the tab was last sent it."""
    found: dict[str, Any] = newest(tab)["parts"][0]["view"]["campaign"]
    return found


def kind(tab: Tab) -> str:
    """What is asked, of either side."""
    asks = [ask for part in newest(tab)["parts"] for ask in part["asks"]]
    return str(asks[0]["kind"]) if asks else ""


def press(tab: Tab, what: str) -> None:
    before = tab.counted()
    tab.page.locator(what).first.click()
    tab.confirm(before)


def until(tab: Tab, holds: Callable[[], bool]) -> None:
    """Answer whatever is asked, for either side, until something holds."""
    for _ in range(300):
        tab.sees(f"{ASKING} .answers, .cover button")
        if tab.has(".cover button"):
            tab.page.locator(".cover button").click()
        elif holds():
            return
        else:
            tab.click_answer(lambda options: options[-1])
    raise AssertionError(tab.question)


def test_the_shop_has_shelves_and_nothing_is_cut_or_out_of_reach(server: Server, sit: Sit) -> None:
    tab = shopping(laid(server, first_blood_won()), sit)

    assert tab.page.locator(".shelves .ware").count() == len(campaign(tab)["shelves"]) == 5
    assert violations(tab) == []
    tab.page.set_viewport_size({"width": 390, "height": 844})
    assert tab.page.evaluate(WIDER) <= 0
    assert not tab.problems


@pytest.mark.long
@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("de", "light")])
def test_every_room_of_the_hub_fits_and_is_accessible(server: Server, sit: Sit, lang: str, theme: str) -> None:
    opened = laid(server, first_blood_won())
    tab = shopping(opened, sit, lang=lang, width=1024, height=768)  # narrow enough that the chronicle is closed
    tab.page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
    for width, height in SIZES:
        tab.page.set_viewport_size({"width": width, "height": height})
        for room in ROOMS:
            show(tab, room)

            assert tab.page.evaluate(WIDER) <= 0, (room, width)
            assert tab.page.evaluate(CUT) == [], (room, width)
            if width != 1024:
                assert violations(tab) == [], (room, width)


@pytest.mark.long
def test_a_campaign_begins_in_the_lobby(sit: Sit) -> None:
    tab = sit("/new/descent")
    tab.sees(".quest-row")
    tab.page.get_by_role("button", name="The campaign").click()
    tab.page.get_by_role("button", name="Together against the dungeon").click()
    assert not tab.has(".quest-row")

    tab.page.locator("button[type=submit]").click()
    tab.sees(".gallery .is-option")
    tab.page.locator(".hub-switch").click()

    tab.sees(".hub .region")
    assert campaign(tab)["played"] == []
    assert violations(tab) == []


@pytest.mark.long
def test_shop_training_choice_and_journey_and_the_file_goes_on_elsewhere(
    server: Server, sit: Sit, tmp_path: Path
) -> None:
    tab = shopping(laid(server, first_blood_won()), sit)

    press(tab, ".ware.is-option")
    press(tab, ".hub-pick .is-option")
    assert campaign(tab)["gold"] < GOLD and len(campaign(tab)["shelves"]) == 4
    press(tab, '[data-answer="done"]')
    press(tab, ".skill-card.is-option")
    until(tab, lambda: kind(tab) == "choose_quest")
    press(tab, '.next-quest.is-option[data-ref="quest:a_fat_goblin"]')
    until(tab, lambda: campaign(tab)["step"] == "" and kind(tab) == "next_hero")

    now = campaign(tab)
    assert now["played"] == [{"quest": "quest:first_blood", "winner": "heroes", "rounds": now["played"][0]["rounds"]}]
    assert all(symbol["passed"] for symbol in now["journey"]["symbols"])
    assert any(skill["learned"] and skill["xp"] for tree in now["trees"] for skill in tree["skills"])
    if tab.has(".descent:not(.is-away)"):
        tab.page.locator(".hub-switch").click()
    show(tab, "chronicle")
    with tab.page.expect_download() as saved:
        tab.page.locator(".sheet-side button").click()
    file = tmp_path / "campaign.jsonl"
    saved.value.save_as(file)

    other = sit("/")
    other.page.locator('.import input[type="file"]').set_input_files(file)
    other.sees(".room")
    if other.has(".cover button"):
        other.page.locator(".cover button").click()
    other.sees(".hub-switch").click()
    show(other, "chronicle")
    assert "First Blood" in other.sees(".evening h4").inner_text()
    assert {**campaign(other), "deck": []} == {**now, "deck": []}
    assert not tab.problems and not other.problems
