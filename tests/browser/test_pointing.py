"""Pointing at something, so that the others see what one means."""

from __future__ import annotations

from playwright.sync_api import FloatRect

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.server.support import Person, Server

SEEN = """one => {
    const [box, frame] = [one.getBoundingClientRect(), one.closest('.zoom').getBoundingClientRect()];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}"""
"""Whether the window of the map shows the middle of a thing."""


def ring(tab: Tab, ref: str) -> FloatRect:
    """Where the ring around a thing is drawn."""
    box = tab.sees(f'.pointed[data-pointed="{ref}"]:not(.is-elsewhere)').bounding_box()
    assert box is not None
    return box


def test_a_space_one_hero_points_at_is_ringed_for_the_other_and_named_in_the_chat(server: Server, sit: Sit) -> None:
    table = server.open("bot:random", "me", "friend", game="descent", options={"overlord": "first"})
    mine = sit(link(table, table["token"]))
    theirs = sit(link(table, table["seats"][2]["token"]), lang="de", width=390, height=844)
    for tab in (mine, mine, theirs, theirs):  # hero and class come from a gallery that lies over the map
        tab.sees(ASKING)
        tab.press_answer(1)
    mine.sees(".spaces [data-point^='space:']")
    theirs.page.locator(".descent-tabs button").first.click()  # a phone shows the map behind a tab of its own
    ref = mine.page.locator(".spaces [data-point^='space:']").nth(12).get_attribute("data-point")
    assert ref is not None

    mine.page.keyboard.press("p")
    mine.sees(".prompt-hint")
    mine.page.locator(f'.spaces [data-point="{ref}"]').click(force=True)

    for tab in (mine, theirs):
        drawn = ring(tab, ref)
        thing = tab.page.locator(f'.spaces [data-point="{ref}"]').bounding_box()
        assert thing is not None
        assert abs(drawn["x"] + drawn["width"] / 2 - thing["x"] - thing["width"] / 2) < 4
        assert abs(drawn["y"] + drawn["height"] / 2 - thing["y"] - thing["height"] / 2) < 4
    assert not mine.has(".prompt-hint"), "the finger is still raised"
    assert "Player 1 zeigt auf" in (theirs.page.locator("p.sr[aria-live]").last.text_content() or "")
    mine.page.keyboard.press("c")
    assert ref.split(":")[1] in mine.sees(".chat-points").inner_text()
    assert mine.problems == theirs.problems == []


def test_a_raised_finger_does_not_answer_and_can_be_lowered(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(".prompt.is-asking")
    before = tab.state
    tab.page.keyboard.press("p")
    tab.page.locator(".stage [data-ref]").first.click(force=True)
    tab.sees(".pointed")

    assert tab.state == before
    tab.page.keyboard.press("p")
    tab.sees(".point-mode")
    tab.page.keyboard.press("Escape")
    assert not tab.has(".point-mode")


def test_what_lies_out_of_sight_is_named_and_no_name_is_cut(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="tyrants")
    mine = sit(link(table, table["token"]))
    theirs = sit(link(table, table["seats"][1]["token"]), width=390, height=844)
    theirs.sees(".stage [data-ref^='site:']")
    renamed = {"name": "Wilhelmine von der Unterweserm"}
    server.call("POST", f"/api/tables/{table['id']}/seats/0", renamed, table["token"]).raise_for_status()
    somebody = Person(server, table["id"], table["token"])
    sites = mine.sees(".stage [data-ref^='site:']").evaluate_all("all => all.map(one => one.dataset.ref)")

    for ref in (sites[0], sites[len(sites) // 2], sites[-1]):
        somebody.request("chat", ref=ref)
        for tab in (mine, theirs):
            name = tab.sees(f'.pointed[data-pointed="{ref}"] .pointed-by')
            box = name.bounding_box()
            size = tab.page.viewport_size
            assert box is not None and size is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] >= 0, ref
            shown = tab.page.locator(f'.zoom [data-ref="{ref}"]').first.evaluate(SEEN)
            assert tab.has(f'.pointed.is-elsewhere[data-pointed="{ref}"]') == (not shown), ref
    somebody.close()
    assert mine.problems == theirs.problems == []


def test_alone_with_bots_nobody_points(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(".prompt.is-asking")

    assert tab.page.get_by_role("button", name="Point").count() == 0
