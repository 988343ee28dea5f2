"""Playing Tyrants of the Underdark in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.access.test_axe import LOOKS, board_and_words_are_accessible
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, SCORE, link, play_to_the_end
from tests.server.support import Person, Server

Ask = dict[str, Any]
DECKS = {"deck_one": "drow", "deck_two": "dragons"}


def keys_of(ask: Ask) -> list[str]:
    return [option["key"] for option in ask["options"]]


def drive(person: Person, stop: Callable[[Ask], bool], prefer: Callable[[list[str]], str], most: int = 400) -> None:
    """Answer over the socket until an ask like that is open."""
    for _ in range(most):
        person.until(lambda: bool(person.asks) or person.state["over"], 30)
        assert not person.state["over"], "the game ended first"
        ask = person.asks[0]
        if stop(ask):
            return
        person.answered(prefer(keys_of(ask)))
    raise AssertionError("no such ask")


@pytest.mark.long
def test_a_two_player_game_to_the_end_with_one_browser_and_one_bot(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:greedy", game="tyrants", options=DECKS)
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)

    answers = play_to_the_end([tab], random.Random(4), seconds=400)

    assert answers > 40
    assert tab.sees(".score-sheet tr").count() >= 7
    assert tab.problems == []


def test_a_card_with_several_choices_leads_through_them(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="tyrants", options=DECKS)
    person = Person(server, table["id"], table["token"])

    def eager(keys: list[str]) -> str:
        """Buy whatever is not from the stacks, else play, else end."""
        buys = [key for key in keys if key.startswith("recruit:") and "house_guard" not in key and "lolth" not in key]
        plays = [key for key in keys if key.startswith("play:")]
        return (buys or plays or [key for key in keys if key == "end"] or keys)[0]

    drive(person, lambda ask: ask["kind"] == "option", eager)
    tab = sit(link(table, table["token"]))
    tab.sees(f"{ASKING} [data-answer^='option:']")
    card = tab.question.partition(":")[0]
    printed = tab.sees(".minion.is-resolving").inner_text().replace("\u00ad", "")
    assert card and card.split()[0] in printed

    for _ in range(6):
        if not tab.question.startswith(card):
            break
        assert tab.options() or tab.has(".answers button[aria-expanded=false]")
        tab.click_answer(lambda options: options[0])
        tab.sees(ASKING)

    assert not tab.question.startswith(card)
    assert tab.problems == []


def test_the_market_is_refilled_when_a_card_is_recruited(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="tyrants", options=DECKS)
    person = Person(server, table["id"], table["token"])

    def saving(keys: list[str]) -> str:
        return ([key for key in keys if key.startswith("play:")] or [key for key in keys if key == "end"] or keys)[0]

    def affordable(ask: Ask) -> bool:
        stacks = ("recruit:house_guard", "recruit:priestess_of_lolth")
        return any(key.startswith("recruit:") and not key.startswith(stacks) for key in keys_of(ask))

    drive(person, affordable, saving)
    tab = sit(link(table, table["token"]))
    card = tab.sees(".market-row .is-option").first
    ref = str(card.get_attribute("data-ref"))
    before = [str(one.get_attribute("data-piece")) for one in tab.page.locator(".market-row .minion").all()]
    counted = tab.counted()
    card.click()
    tab.confirm(counted)

    after = [str(one.get_attribute("data-piece")) for one in tab.page.locator(".market-row .minion").all()]

    gone = "card:" + ref.partition(":")[2]
    assert gone in before and gone not in after
    assert len(after) == len(before) == 6 and len(set(after) - set(before)) == 1


def test_total_control_is_shown_and_explained(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="tyrants", options=DECKS)
    person = Person(server, table["id"], table["token"])

    def home(keys: list[str]) -> str:
        """Fill Eryndlyn, or whatever starting site is left."""
        wanted = ["site:eryndlyn", "site:ched_nasad", *(key for key in keys if key.startswith("play:")), "deploy"]
        return next((key for key in wanted if key in keys), next((key for key in keys if key == "end"), keys[0]))

    def filled(ask: Ask) -> bool:
        view = person.part(ask["seat"])["view"]
        return ask["kind"] == "main" and any(site["total"] and site["control"] == "black" for site in view["sites"])

    drive(person, filled, home)
    tab = sit(link(table, table["token"]))
    site = tab.sees(".site.is-total").first

    assert "under total control of" in site.locator("title").first.inner_html()
    assert tab.page.locator(".house.is-mine .house-points").count() == 1
    tab.page.locator(".house.is-mine .presence-button").click()
    assert tab.sees(".presence").count() >= 2


def test_what_may_not_be_done_on_the_map_says_why(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="tyrants", options=DECKS)
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)

    tab.sees(".site-frame.is-refused[data-ref='site:araumycos']").hover(force=True)

    why = tab.sees(".why-not").first
    assert "starting site" in why.inner_text() and "TU-BAD-14" in why.inner_text()


def test_on_a_small_phone_the_decision_comes_to_the_front(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="tyrants", options=DECKS)
    tab = sit(link(table, table["token"]), width=360, height=640)
    dice = random.Random(5)
    for _ in range(14):
        tab.sees(f"{ASKING}, {SCORE}")
        wide = tab.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360, f"the page is {wide} wide"
        tab.click_answer(dice.choice)
    assert tab.problems == []


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_the_board_and_its_words_are_accessible(server: Server, sit: Sit, width: int, theme: str) -> None:
    table = server.open("me", "bot:random", "bot:random", game="tyrants", options={**DECKS, "outer": "right"})
    person = Person(server, table["id"], table["token"])
    drive(person, lambda ask: ask["kind"] == "main" and person.state["version"] > 60, lambda keys: keys[0])

    board_and_words_are_accessible(sit, link(table, table["token"]), ".tyrants-text table", width, theme)


NAMES = """() => [...document.querySelectorAll('.underdark .site-name')].map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { name: one.textContent.trim(), left, top, right, bottom, lines: one.querySelectorAll('tspan').length || 1 };
})"""


def over_one_another(names: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Names of sites that lie over one another by more than a hair."""
    hair = 1.0
    return [
        (one["name"], other["name"])
        for number, one in enumerate(names)
        for other in names[:number]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > hair
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > hair
    ]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_names_of_sites_on_a_phone_lie_apart_and_can_be_read_when_the_map_is_near(
    server: Server, sit: Sit, lang: str
) -> None:
    table = server.open("me", "bot:random", "bot:random", "bot:random", game="tyrants", options=DECKS)
    tab = sit(link(table, table["token"]), lang=lang, width=390, height=844)
    tab.sees(".underdark .site-name")
    names: list[dict[str, Any]] = tab.page.evaluate(NAMES)
    assert len(names) > 15 and over_one_another(names) == []

    tall = "() => document.querySelector('.underdark .site-name').getBoundingClientRect().height"
    for _ in range(4):
        far = tab.page.evaluate(tall)
        tab.page.locator(".zoom-buttons button").first.click()
        tab.page.wait_for_function(f"far => ({tall})() > far * 1.1", arg=far)

    near: list[dict[str, Any]] = tab.page.evaluate(NAMES)
    assert over_one_another(near) == []
    assert min((one["bottom"] - one["top"]) / one["lines"] for one in near) >= 10, "a name is too small to read"
