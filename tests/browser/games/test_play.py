"""Playing Dungeon Lords in real browsers."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, SCORE, Tab, link
from tests.server.support import PATIENCE, Person, Server


def test_from_the_lobby_to_the_first_decision(sit: Sit) -> None:
    tab = sit("/")
    tab.sees(".game-card.game-lords a").first.click()
    tab.sees(".seat-row")
    tab.page.get_by_role("button", name="Start").click()

    tab.sees(ASKING)

    tab.go("/")
    assert tab.sees(".table-row").count() == 1
    assert tab.problems == []


def test_hotseat_players_are_covered_from_each_other(server: Server, sit: Sit) -> None:
    table = server.open("me", "hotseat", game="lords")
    tab = sit(link(table, table["token"]))

    seen = []
    for _ in range(2):
        seen.append(tab.sees(".cover h2").inner_text())
        assert tab.page.locator(".stage *").count() == 0, "the board shows under the cover"
        tab.page.keyboard.press("Enter")
        tab.sees(ASKING)
        while not tab.has(".cover"):
            tab.press_answer(1)

    assert seen[0] != seen[1]


def test_after_a_reload_one_sits_where_one_sat(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.press_answer(1)
    before = tab.state

    tab.page.reload()
    tab.sees(".prompt-words")

    tab.page.wait_for_function("() => document.querySelector('.stage')?.childElementCount")
    assert tab.state == before


def test_when_the_server_comes_back_the_table_goes_on_without_a_reload(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.page.evaluate("() => { window.stillHere = true }")

    server.kill()
    tab.sees(".line-lost")
    server.start()
    tab.page.wait_for_selector(".line-lost", state="detached", timeout=60_000)
    tab.press_answer(1)

    assert tab.page.evaluate("() => window.stillHere")


def test_an_answer_can_be_taken_back(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    person = Person(server, table["id"], table["seats"][1]["token"])
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.press_answer(1)
    person.up_to_date()
    while person.asks and person.asks[0]["kind"] == "keep_order":
        person.answered(person.asks[0]["options"][0]["key"])
    tab.sees(ASKING)
    before = tab.state
    tab.press_answer(1)
    after = tab.state

    tab.page.keyboard.press("z")
    tab.changed(after)

    assert tab.state == before


def test_what_may_not_be_done_says_why_and_names_its_rule(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    other = Person(server, table["id"], table["seats"][1]["token"])
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.press_answer(1)
    other.up_to_date()
    while other.asks and other.asks[0]["kind"] == "keep_order":
        other.answered(other.asks[0]["options"][0]["key"])
    refused = tab.sees(".stage .choice.is-refused").first
    refused.hover(force=True)
    in_passing = tab.sees(".tip .why-not").inner_text()
    tab.page.mouse.move(2, 2)
    tab.page.wait_for_selector(".tip", state="detached")
    refused.click(force=True)
    by_click = tab.sees(".tip.is-pinned .why-not").inner_text()
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector(".tip", state="detached")
    tab.page.keyboard.press("w")
    tab.sees(".room.why-mode")
    refused.click(force=True)
    why = tab.sees(".tip.is-pinned .why-not")

    assert len(in_passing) > 20 and by_click == why.inner_text() == in_passing
    rule = why.locator("button").inner_text()
    assert rule.startswith("DL-")
    why.locator("button").click()
    box = tab.sees(f'.dock [data-rule="{rule}"]').first.bounding_box()
    assert box is not None and 0 <= box["y"] < 900, "the rule is not in sight"


def test_the_language_changes_in_the_middle_of_a_game(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    english = tab.question
    tab.press_answer(1)
    tab.sees(ASKING)
    english = tab.question

    tab.page.get_by_role("button", name="Deutsch").click()
    tab.page.wait_for_function("() => document.documentElement.lang === 'de'")

    tab.page.wait_for_function(f"() => document.querySelector('.prompt-words').innerText !== {english!r}")
    assert tab.question != english and tab.asked


def test_a_round_with_the_keyboard_alone(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    for number in range(12):
        tab.page.wait_for_selector(f"{ASKING}, {SCORE}")
        if number % 2 and tab.has(".stage .is-option"):
            before = tab.counted()
            tab.page.keyboard.press("n")
            tab.page.keyboard.press("Enter")
            tab.confirm(before)
        else:
            tab.press_answer(1)

    tab.page.keyboard.press("?")
    assert tab.sees(".help-question").inner_text()
    assert tab.sees("dl.keys dt").count() >= 8
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector("dl.keys", state="detached")
    tab.page.keyboard.press("t")
    assert tab.sees(".stage").inner_text().strip()


def test_a_round_on_a_small_phone(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]), width=360, height=640)
    dice = random.Random(9)
    for _ in range(12):
        tab.sees(f"{ASKING}, {SCORE}")
        box = tab.page.locator(".prompt").bounding_box()
        assert box is not None and box["y"] + min(box["height"], 60) <= 640, "the decision is out of sight"
        wide = tab.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360, f"the page is {wide} wide"
        tab.click_answer(dice.choice)


UNDER = """() => {
    const { left, top, width, height } = document.querySelector('.prompt').getBoundingClientRect();
    return [0.1, 0.5, 0.9].flatMap(x => [0.2, 0.8].map(y => [left + x * width, top + y * height]))
        .filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('.prompt'));
}"""


def test_neither_dock_nor_note_lies_over_the_question(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="domains")
    tab = sit(link(table, table["token"]), width=1024, height=768)
    tab.sees(ASKING)
    assert not tab.has(".dock"), "where there is little room it opens when it is wanted"

    tab.page.keyboard.press("l")
    tab.sees(".dock")
    assert tab.page.evaluate(UNDER) == []
    tab.page.locator(".stage .is-option").last.hover(force=True)
    note = tab.sees(".tip").bounding_box()
    prompt = tab.page.locator(".prompt-words").bounding_box()

    assert note is not None and prompt is not None
    assert note["y"] + note["height"] <= prompt["y"] or note["x"] >= prompt["x"] + prompt["width"]


def test_a_spectator_is_shown_no_hidden_card(server: Server, sit: Sit) -> None:
    """In the page and in the bytes of the socket: no trap card in a hand, no order that is still secret."""
    table = server.open("me", "friend", "bot:random", game="lords")
    people = [Person(server, table["id"], token) for token in (table["token"], table["seats"][1]["token"])]
    watcher = sit(link(table, table["spectator"]))
    watcher.sees(".stage .choice, .stage svg")
    dice = random.Random(2)
    hidden: set[str] = set()

    def eager(keys: list[str]) -> str:
        """Whoever goes to buy traps, and pays for them, has some before long."""
        return "order:buy_traps" if "order:buy_traps" in keys else dice.choice([k for k in keys if k != "pass"] or keys)

    end = time.monotonic() + PATIENCE
    while len(hidden) < 3:
        assert time.monotonic() < end and not people[0].state["over"], "nobody has drawn a trap"
        for person in people:
            person.drain(0.03)
            hidden |= {trap for part in person.state["parts"] for trap in _traps(part)}
            if person.asks:
                person.answer(eager([option["key"] for option in person.asks[0]["options"]]))
    held = {trap for person in people for part in person.state["parts"] for trap in _traps(part)}
    watcher.page.wait_for_timeout(300)

    page, bytes_ = watcher.page.content(), "".join(watcher.heard)

    for trap in held:
        assert f'"{trap}"' not in bytes_ and trap not in page, trap
    assert '"asks":[]' in bytes_ and '"chosen":[]' in bytes_


def _traps(part: dict[str, Any]) -> list[str]:
    traps: list[str] | None = part["view"]["lords"][part["seat"]]["traps"]
    return traps or []


def test_names_and_chat_with_markup_are_shown_as_text(server: Server, sit: Sit) -> None:
    name = "<img src=x onerror=window.hit=1>"
    seats = [{"kind": "me", "name": name}, {"kind": "friend", "name": "<b>Blau</b>"}]
    table = server.call("POST", "/api/tables", {"game": "lords", "name": "<i>x</i>", "seats": seats}).json()
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.page.keyboard.press("c")
    tab.sees(".chat input").fill("<script>window.hit=2</script><b>bold</b>")
    tab.page.keyboard.press("Enter")

    line = tab.sees(".chat li p").first.inner_text()

    assert line == "<script>window.hit=2</script><b>bold</b>"
    assert tab.page.evaluate("() => window.hit") is None
    assert tab.page.locator(".chat li strong").first.inner_text() == name
    assert tab.page.locator("b, i").filter(has_text="Blau").count() == 0


def test_a_link_that_fits_nothing_says_so(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")

    tab: Tab = sit(link(table, "guessed"))

    assert tab.sees("[role=alert]").first.inner_text()
