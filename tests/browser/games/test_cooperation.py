"""Heroes of one party at one screen."""

from __future__ import annotations

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.server.support import Server


def seat_asked(tab: Tab) -> int:
    style = tab.page.locator(".prompt-words .seat-mark").first.get_attribute("style") or ""
    return int(style.split("--seat-")[1][0])


def test_a_cover_comes_between_overlord_and_heroes_and_not_between_heroes(server: Server, sit: Sit) -> None:
    table = server.open("hotseat", "me", "hotseat", game="descent", options={"overlord": "first"})
    tab = sit(link(table, table["token"]))
    tab.sees(".cover")
    tab.page.keyboard.press("Enter")
    tab.sees(ASKING)

    changes: set[tuple[tuple[int, int], bool]] = set()
    before = seat_asked(tab)
    while not {(1, 2), (2, 0)} <= {pair for pair, _ in changes}:
        tab.press_answer(1)
        tab.sees(f"{ASKING}, .cover")
        covered = tab.has(".cover")
        if covered:
            tab.page.keyboard.press("Enter")
            tab.sees(ASKING)
        now = seat_asked(tab)
        changes.add(((before, now), covered))
        before = now

    assert all(covered == (one != other and 0 in (one, other)) for (one, other), covered in changes), changes


def test_one_person_with_two_heroes_against_the_overlord_bot_never_sees_a_cover(server: Server, sit: Sit) -> None:
    table = server.open("bot:greedy", "me", "hotseat", game="descent", options={"overlord": "first"})
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)

    seats = set()
    for _ in range(12):
        tab.sees(ASKING)
        assert not tab.has(".cover")
        seats.add(seat_asked(tab))
        tab.press_answer(1)

    assert seats == {1, 2}
    assert tab.problems == []
