"""The first five minutes: a beginner's table, the aid beside it, help for this moment, and leaving again."""

from __future__ import annotations

from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.browser.test_axe import violations
from tests.server.support import Person, Server

QUESTION_FIRST = """() => {
    const [question, keys] = ['.help-question', 'dl.keys'].map(what => document.querySelector(what));
    return question.textContent && question.getBoundingClientRect().y < keys.getBoundingClientRect().y;
}"""


def test_a_newcomer_begins_with_the_first_game_and_the_aid_open(sit: Sit) -> None:
    tab = sit("/new/lords", aid=True)
    assert (
        tab.sees(
            '.setting [aria-pressed="true"]',
        )
        .filter(has_text="First game")
        .count()
        == 1
    )
    tab.page.locator(".new-foot button.main").click()
    tab.sees(ASKING)

    tab.sees(".dock .aid h3")
    assert violations(tab) == []
    tab.page.keyboard.press("?")
    tab.sees("dl.keys")
    assert tab.page.evaluate(QUESTION_FIRST), "help is about this moment first"
    tab.page.keyboard.press("Escape")
    tab.page.locator(".aid-first button").click()
    tab.page.reload()
    tab.sees(ASKING)

    assert tab.has(".dock") and not tab.has(".dock .aid"), "it has been put away for good"
    assert tab.problems == []


def _leaves(tab: Tab, way: str) -> None:
    tab.page.keyboard.press("g")
    tab.page.get_by_role("button", name=way).click()
    tab.sees(".affairs-sure button").click()


def test_a_seat_is_handed_over_and_the_next_one_gives_up(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="tyrants")
    Person(server, table["id"], table["token"])
    first = sit(link(table, table["seats"][1]["token"]))
    first.sees(".joining button").click()

    _leaves(first, "Hand over my seat")
    path = first.sees(".chair input").input_value().removeprefix(server.url)
    assert violations(first) == []
    second = sit(path)
    second.sees(".joining input").fill("Ada")
    second.page.keyboard.press("Enter")
    first.page.wait_for_function("() => document.body.innerText.includes('Ada')")
    _leaves(second, "Give up")

    second.page.wait_for_function("() => document.querySelector('.prompt').innerText.includes('given up')")
    first.page.keyboard.press("Escape")
    assert first.problems == [] and second.problems == []
