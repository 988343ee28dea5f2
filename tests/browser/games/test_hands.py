"""What hands and ears do at a table: dragging a card, a long press, a knock and a notice when it is one's turn."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.server.support import Person, Server

WAITING = ".prompt:not(.is-asking)"
CARD = ".hand .order-card.is-option"

# Knocks and notices are counted instead of made; `away` says whether somebody looks at another tab.
EARS = """() => {
    window.heard = { knocks: 0, notes: [] };
    window.AudioContext = class extends AudioContext {
        constructor() { super(); window.heard.knocks++; }
    };
    window.Notification = class {
        static permission = "granted";
        constructor(title, { body }) { window.heard.notes.push({ title, body }); }
    };
    Object.defineProperty(document, "hidden", { configurable: true, get: () => window.away === true });
}"""


def order_time(server: Server, sit: Sit, **more: Any) -> Tab:
    """A table of Dungeon Lords at which the first order is to be chosen."""
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]), **more)
    tab.sees(ASKING)
    tab.press_answer(1)
    tab.sees(".order-field.is-next")
    return tab


def middle(tab: Tab, what: str) -> tuple[float, float]:
    thing = tab.sees(what).first
    thing.click(trial=True)  # only waits until it lies still and nothing covers it
    box = thing.bounding_box()
    assert box is not None, what
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(tab: Tab, what: str, to: tuple[float, float]) -> None:
    """Take something and carry it somewhere, without letting go."""
    tab.page.mouse.move(*middle(tab, what))
    tab.page.mouse.down()
    tab.page.mouse.move(*to, steps=8)


def test_an_order_card_can_be_dragged_onto_its_field(server: Server, sit: Sit) -> None:
    tab = order_time(server, sit)
    before = tab.counted()

    drag(tab, CARD, middle(tab, "[data-drop=order-field-1]"))
    tab.sees(".drag-ghost")
    tab.sees(".order-field.is-drop")
    tab.page.mouse.up()
    tab.confirm(before)

    assert tab.sees(".order-field.is-laid").count() == 1
    assert not tab.has(".drag-ghost") and not tab.has(".is-dragged")


def test_a_card_dropped_beside_every_field_stays_in_the_hand(server: Server, sit: Sit) -> None:
    tab = order_time(server, sit)
    before = tab.state

    drag(tab, CARD, (30, 300))
    tab.sees(".drag-ghost")
    tab.page.mouse.up()
    tab.page.wait_for_timeout(300)

    assert tab.state == before
    assert not tab.has(".order-field.is-laid") and not tab.has(".drag-ghost")


def test_a_long_press_shows_the_face_of_a_card_and_a_tap_plays_it(server: Server, sit: Sit) -> None:
    tab = order_time(server, sit, width=390, height=844, is_mobile=True)
    x, y = middle(tab, CARD)
    before = tab.state
    finger = tab.page.context.new_cdp_session(tab.page)

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    tab.sees(".tip .face")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.page.wait_for_timeout(500)

    assert tab.state == before, "a long press must explain, not answer"
    counted = tab.counted()
    tab.page.touchscreen.tap(x, y)
    tab.confirm(counted)
    assert tab.state != before


def one_turn(tab: Tab, friend: Person) -> None:
    """I answer what I am asked, look away, and the friend answers until I am asked again."""
    while tab.asked:
        tab.press_answer(1)
    tab.sees(WAITING)
    tab.page.evaluate("() => { window.away = true }")
    while not tab.asked:
        friend.drain(0.05)
        if friend.asks:
            friend.answered(friend.asks[0]["options"][0]["key"])
    tab.page.wait_for_function("() => document.title.startsWith('●')")
    tab.page.evaluate("() => { window.away = false }")


def switch(tab: Tab, on: bool) -> None:
    """Turn knock and notice on or off in the settings."""
    tab.page.get_by_role("button", name="Settings").click()
    for setting in ("Knock when it is my turn", "Notify me when it is my turn"):
        tab.page.get_by_role("group", name=setting).get_by_role("button", name="On" if on else "Off").click()
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("dialog", state="detached")


def test_who_looks_away_hears_a_knock_and_gets_a_notice_if_they_want(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    friend = Person(server, table["id"], table["seats"][1]["token"])
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.page.evaluate(EARS)

    switch(tab, on=True)
    one_turn(tab, friend)
    tab.page.wait_for_function("() => window.heard.notes.length === 1 && window.heard.knocks === 1")
    note = tab.page.evaluate("() => window.heard.notes[0]")
    assert note == {"title": "Your turn", "body": tab.question}
    assert tab.page.title().startswith("● Your turn")

    switch(tab, on=False)
    one_turn(tab, friend)
    tab.page.wait_for_timeout(300)
    assert tab.page.evaluate("() => [window.heard.knocks, window.heard.notes.length]") == [1, 1]
