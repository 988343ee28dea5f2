"""The first five minutes: a beginner's table, the aid beside it, help for this moment, and leaving again."""

from __future__ import annotations

from playwright.sync_api import Route

from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.server.support import Person, Server

# Words that are wider than their box and were not found to be.
CUT = """() => [...document.querySelectorAll('.stage .fit:not(.is-cut)')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent)"""

# What a seat is called, and how its mark is coloured, as hue and strength.
COLOURS = """() => [...document.querySelectorAll('.seat-part')].map((part) => {
    const [red, green, blue] = getComputedStyle(part.querySelector('svg')).color.match(/\\d+/g).map(Number);
    return [part.textContent.trim(), red, green, blue];
})"""

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


def test_seats_have_the_colours_they_are_called_by(sit: Sit) -> None:
    strongest = {"Red": 0, "Green": 1, "Blue": 2}
    for slug in ("lords", "tyrants", "domains"):
        tab = sit(f"/new/{slug}")
        tab.sees(".seat-part")
        tab.page.wait_for_function("() => document.querySelector('.seat-part').textContent.trim()")

        seen = [(name, values.index(max(values))) for name, *values in tab.page.evaluate(COLOURS)]

        assert {name for name, _ in seen} & set(strongest), seen
        assert all(strongest.get(name, channel) == channel for name, channel in seen), (slug, seen)


def test_words_fit_their_boxes_also_when_the_type_comes_late(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", "bot:random", "bot:random", game="domains")
    tab = sit("/", lang="de", aid=True, fresh=True)
    held: list[Route] = []
    tab.page.route("**/*.woff2", lambda route: held.append(route))
    tab.page.context.add_init_script("document.fonts.addEventListener('loadingdone', () => { window.typed = true; })")
    tab.page.goto(server.url + link(table, table["token"]), wait_until="commit")
    tab.sees(".stage .fit")
    tab.page.wait_for_timeout(300)

    assert held, "the types come with the page"
    for route in held:
        route.continue_()
    tab.page.wait_for_function("() => window.typed && document.fonts.status === 'loaded'")
    tab.page.wait_for_timeout(100)

    assert tab.page.evaluate(CUT) == []


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
