"""Playing Tyrants of the Underdark in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gruft.games.tyrants.game import GAME
from gruft.games.tyrants.pieces.content import SITES
from tests.browser.access.test_axe import LOOKS, board_and_words_are_accessible
from tests.browser.catalogue import by, components, moment
from tests.browser.conftest import Sit
from tests.browser.pages import Pages
from tests.browser.people import ASKING, SCORE, link, play_to_the_end
from tests.browser.recorded import SETTLED, SIZES, UNPAINTED, Moment, moments, stage
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

    site.locator(".site-frame").focus()
    assert "under total control of" in tab.sees(".tip .card-facts").inner_text()
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
    return { name: one.textContent.trim(), left, top, right, bottom, lines: one.querySelectorAll('tspan[x]').length };
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
    for _ in range(2):
        far = tab.page.evaluate(tall)
        tab.page.locator(".zoom-buttons button").first.click()
        tab.page.wait_for_function(f"far => ({tall})() > far * 1.1", arg=far)

    near: list[dict[str, Any]] = tab.page.evaluate(NAMES)
    assert over_one_another(near) == []
    assert min((one["bottom"] - one["top"]) / one["lines"] for one in near) >= 10, "a name is too small to read"


NAME_SIZES = """() => [...document.querySelectorAll('.underdark .site-name')]
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""


@pytest.mark.parametrize("sections", [["center"], ["left", "center"], ["left", "center", "right"]], ids=len)
def test_on_a_phone_every_name_on_the_map_can_be_read(server: Server, stages: Pages, sections: list[str]) -> None:
    """Options at both ends of a wide map do not make it smaller than that: the rest is dragged into sight."""
    scene = moment("tyrants", "claim").seeing(sections=sections)
    with stage(stages, server, "tyrants", SIZES[2]) as page:
        page.page.add_style_tag(content=UNPAINTED)
        page.show(scene)
        names = page.page.evaluate(NAME_SIZES)
        more = page.page.locator(".map-window").get_attribute("data-beyond")

    assert len(names) > 10 and min(names) >= 10.9, sorted(names)[:3]
    assert bool(more) == (len(sections) > 1)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("size", "least", "usual"), [(SIZES[0], 10.4, 11), (SIZES[1], 8.2, 11)], ids=["1440", "1024"])
def test_beside_everything_else_names_and_numbers_on_the_whole_map_can_be_read(
    server: Server, stages: Pages, size: tuple[int, int], least: float, usual: float, lang: str
) -> None:
    """Where there is no room between two sites a name is smaller, never over another."""
    base = replace(moment("tyrants", "main"), ask=None)
    empty = {"troops": [], "spies": [], "vp": 3, "control": None, "total": False, "marker": None}
    left_out = {site.id for site in SITES} - {site["id"] for site in base.view["sites"]}
    sites = [*base.view["sites"], *({**empty, "id": site} for site in sorted(left_out))]
    scene = base.seeing(sections=["left", "center", "right"], sites=sites)
    with stage(stages, server, "tyrants", size, lang=lang) as page:
        page.show(scene)
        names: list[dict[str, Any]] = page.page.evaluate(NAMES)
        sizes = sorted(page.page.evaluate(NAME_SIZES))
        numbers: list[float] = page.page.evaluate(NAME_SIZES.replace(".site-name", ":is(.vp, .marker) text"))

    assert over_one_another(names) == []
    assert sizes[0] >= least and sizes[len(sizes) // 3] >= usual, sizes
    assert min(numbers) >= 10.4, min(numbers)


BESIDE_NAMES = """() => [...document.querySelectorAll('.underdark .site')].flatMap(site => {
    const frames = [...site.querySelectorAll('.site-box, .site-plates rect')].map(one => one.getBBox());
    const name = site.querySelector('.site-name').getBBox();
    const left = Math.min(...frames.map(one => one.x));
    const right = Math.max(...frames.map(one => one.x + one.width));
    return [name.x - left, right - name.x - name.width];
})"""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_name_on_the_map_stays_within_its_frame_or_its_plate(server: Server, stages: Pages, lang: str) -> None:
    scene = moment("tyrants", "claim").seeing(sections=["left", "center", "right"])
    with stage(stages, server, "tyrants", SIZES[1], lang=lang) as page:
        page.show(scene)
        free: list[float] = page.page.evaluate(BESIDE_NAMES)

    assert len(free) > 30 and min(free) > 3, min(free)


LEFTS = """cards => cards.map(one =>
    Math.round(document.querySelector(`.hand [data-piece="card:${one}"]`).getBoundingClientRect().left))"""
TOPS = "parts => parts.map(one => Math.round(document.querySelector(one).getBoundingClientRect().top))"


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(
    ("size", "parts"),
    [
        (SIZES[0], [".prompt", ".hand .card-row", ".tyrants-market"]),
        (SIZES[1], [".prompt", ".hand .card-row", ".tyrants-market"]),
        (SIZES[2], [".hand .card-row"]),
    ],
    ids=["1440", "1024", "390"],
)
def test_nothing_moves_while_more_is_played_and_can_be_done(
    server: Server, stages: Pages, size: tuple[int, int], parts: list[str], lang: str
) -> None:
    """All that can be done stands in one row, and so do the names of the played cards and the trophies of a house.

    Cards that stay in the hand do not slide to where the played ones were.
    """
    base = moment("tyrants", "main")
    asked = base.ask or {}
    hand = ["noble.1", "soldier.1", "noble.2", "soldier.2", "priestess_of_lolth.1"]
    does = [{"key": key} for key in ("deploy", "assassinate", "return_spy", "end")]

    def after(played: list[str], trophies: dict[str, int], possible: list[dict[str, str]]) -> Moment:
        left = [card for card in hand if card not in played]
        plays = [{"key": f"play:{card}"} for card in left]
        ask = {**asked, "options": [*plays, *possible], "refused": []}
        houses = [{**one, "trophies": trophies} for one in base.view["players"]]
        return replace(base, ask=ask).seeing(hand=left, play_area=played, players=houses)

    with stage(stages, server, "tyrants", size, lang=lang) as page:
        page.show(after([], {}, does[3:]))
        before, lefts = page.page.evaluate(TOPS, parts), page.page.evaluate(LEFTS, hand)
        page.show(after(["enchanter_of_thay.1", *hand[2:]], {"white": 12, "red": 3, "blue": 2, "orange": 10}, does))
        tops, rest = page.page.evaluate(TOPS, parts), page.page.evaluate(LEFTS, hand[:2])
        page.show(after(hand, {}, does[3:]))
        page.show(after([], {}, does[3:]))  # the next hand
        page.show(after([hand[0], hand[2]], {}, does[3:]))
        others = page.page.evaluate(LEFTS, [hand[1], *hand[3:]])

    assert tops == before
    assert rest == lefts[:2] and others == [lefts[1], *lefts[3:]]


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_late_in_the_game_the_names_of_the_houses_are_whole(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    base = moment("tyrants", "main")
    late = {
        "trophies": {"black": 9, "blue": 15, "red": 4, "white": 9},
        "barracks": 13,
        "deck": 19,
        "discard": ["noble.1"] * 10,
        "inner_circle": ["noble.2"] * 19,
        "score": {"sites": 179},
    }
    houses = [{**one, **late} for one in base.view["players"]]
    with stage(stages, server, "tyrants", size) as page:
        page.show(base.seeing(players=houses))
        cut = page.page.locator(".house-name b").evaluate_all(
            "names => names.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        )

    assert cut == []


def test_among_the_cards_of_a_phone_the_one_asked_about_is_not_behind_its_question(
    server: Server, stages: Pages
) -> None:
    """However whole the hand above it is."""
    hand = ["noble.1", "soldier.1", "noble.2", "soldier.2", "priestess_of_lolth.1"]
    played = ["noble.3", "noble.4", "watcher_of_thay.1"]
    base = moment("tyrants", "main")
    with stage(stages, server, "tyrants", SIZES[2]) as page:
        page.show(base.seeing(hand=hand, play_area=played[:2]))
        page.page.locator(".tyrants-tabs button").nth(1).click()
        page.show(moment("tyrants", "option").seeing(hand=hand, play_area=played, resolving=played[2:]))
        card = page.page.locator(".minion.is-resolving").bounding_box()
        prompt = page.page.locator(".prompt").bounding_box()

    assert card is not None and prompt is not None
    assert card["y"] + card["height"] <= prompt["y"] + 1


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_no_number_of_a_house_moves_when_another_one_begins_to_count(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    """The first trophy, the tenth card, the tenth point."""
    base = moment("tyrants", "main")
    places = "() => [...document.querySelectorAll('.house-numbers > *')].map(one => one.getBoundingClientRect().left)"

    def with_houses(**parts: Any) -> Moment:
        return base.seeing(players=[{**one, "discard": [], **parts} for one in base.view["players"]])

    with stage(stages, server, "tyrants", size) as page:
        page.show(with_houses(trophies={}, deck=9, score={"sites": 9}))
        before: list[float] = page.page.evaluate(places)
        page.show(with_houses(trophies={"white": 2, "red": 1}, deck=12, score={"sites": 19}))
        after: list[float] = page.page.evaluate(places)

    assert [round(one - other) for one, other in zip(after, before, strict=True)] == [0] * len(before)


def test_what_was_played_has_a_heading_also_beside_the_button_for_simple_cards(server: Server, stages: Pages) -> None:
    base = moment("tyrants", "main")
    hand = ["noble.3", "soldier.3", "noble.4"]
    ask = {**(base.ask or {}), "options": [*({"key": f"play:{card}"} for card in hand), {"key": "end"}], "refused": []}
    with stage(stages, server, "tyrants", SIZES[1]) as page:
        page.show(replace(base, ask=ask).seeing(hand=hand, play_area=["noble.1", "noble.2"]))
        simple = page.page.locator(".play-simple").is_visible()
        heading = page.page.locator(".play-area h3 .heading-icon").is_visible()

    assert simple and heading


def test_below_the_map_of_a_phone_the_last_card_of_the_hand_is_in_sight(server: Server, stages: Pages) -> None:
    hand = ["noble.1", "soldier.1", "noble.2", "soldier.2", "priestess_of_lolth.1"]
    with stage(stages, server, "tyrants", SIZES[2]) as page:
        page.show(moment("tyrants", "main").seeing(hand=hand, play_area=[]))
        page.show(moment("tyrants", "deploy_basic").seeing(hand=hand[4:], play_area=hand[:4]))
        last = page.page.locator(f'.hand [data-piece="card:{hand[4]}"]').bounding_box()

    assert last is not None and last["x"] >= 0 and last["x"] + last["width"] <= SIZES[2][0]


CUT = "() => [...document.querySelectorAll('.is-cut')].map(one => one.closest('[data-ref]').dataset.ref)"


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_the_longest_texts_of_cards_are_whole(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    """In the market and in the hand, beside a square map and beside the tall one of two players."""
    printed = GAME.printed("de")
    longest = sorted(components("tyrants", "card"), key=lambda card: -len(printed[card]))[:12]
    names = [card.removeprefix("card:") for card in longest]
    base = moment("tyrants", "main")
    with stage(stages, server, "tyrants", size) as page:
        page.page.add_style_tag(content=UNPAINTED)
        cut: list[str] = []
        for row in (names[:6], names[6:]):
            scene = base.seeing(
                market={**base.view["market"], "row": [f"{one}.2" for one in row]},
                hand=[f"{one}.1" for one in row[:5]],
                play_area=[f"{one}.3" for one in row[3:]],
            )
            for sections in (["center"], ["left", "center"]):
                houses = base.view["players"][: len(sections) + 1]
                page.show(scene.seeing(sections=sections, players=houses))
                cut += page.page.evaluate(CUT)

    assert cut == []


LETTERS = """where => [...document.querySelectorAll(`${where} .card-text:not(.is-cut)`)]
    .filter(one => one.clientHeight > 5).map(one => parseFloat(getComputedStyle(one).fontSize))"""


@pytest.mark.parametrize(
    ("size", "where", "usual", "least"),
    [
        (SIZES[0], ".market-row", 13, 9.4),
        (SIZES[0], ".hand", 12.5, 9.4),
        (SIZES[1], ".market-row", 13, 11),
        (SIZES[1], ".hand", 12, 9),
        (SIZES[2], ".hand", 13, 9.8),
    ],
    ids=lambda one: str(one[0] if isinstance(one, tuple) else one),
)
def test_the_words_of_cards_are_as_large_as_there_is_room(
    server: Server, stages: Pages, size: tuple[int, int], where: str, usual: float, least: float
) -> None:
    """All cards in the market and in the hand; on a phone the hand below the map."""
    base = moment("tyrants", "main")
    base = base.seeing(sections=["left", "center", "right"])
    cards = [card.removeprefix("card:") for card in components("tyrants", "card")]
    with stage(stages, server, "tyrants", size) as page:
        page.page.add_style_tag(content=UNPAINTED)
        found: list[float] = []
        for row in by(5, cards):
            market = {**base.view["market"], "row": [f"{one}.2" for one in row]}
            page.show(base.seeing(market=market, hand=[f"{one}.1" for one in row]))
            if size == SIZES[2]:
                page.page.locator(".tyrants-tabs button").first.click()
                page.page.evaluate(SETTLED)
            found += page.page.evaluate(LETTERS, where)

    assert len(found) == len(cards), "words are cut"
    assert sum(found) / len(found) >= usual and min(found) >= least, sorted(found)[:5]


def test_on_a_small_map_an_eye_of_a_spy_is_open(server: Server, stages: Pages) -> None:
    base = moment("tyrants", "main")
    sites = [{**site, "spies": ["red", "blue"]} for site in base.view["sites"]]
    with stage(stages, server, "tyrants", SIZES[1]) as page:
        page.show(base.seeing(sections=["left", "center", "right"], sites=sites))
        eyes = page.page.locator(".spy-eye").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")

    assert len(eyes) > 20 and min(eyes) > 5


def test_what_cannot_be_done_now_tells_its_price_where_there_is_room(server: Server, stages: Pages) -> None:
    base = moment("tyrants", "main")
    refused = [{"key": key, "code": "power.too_little", "rule": "TU-ACT-01", "args": {}} for key in WORDS[5:]]
    ask = {**(base.ask or {}), "options": [{"key": "end"}], "refused": refused}
    with stage(stages, server, "tyrants", SIZES[1]) as page:
        page.show(replace(base, ask=ask))
        words = page.page.locator(".answers .is-refused .answer-words")
        shown = words.evaluate_all("all => all.filter(one => one.getBoundingClientRect().width > 60).length")
        rows = page.page.locator(".answers > li").evaluate_all("all => new Set(all.map(one => one.offsetTop)).size")

    assert (shown, rows) == (3, 1)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_ways_of_a_card_with_many_words_leave_the_board_its_size(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    base = moment("tyrants", "option")
    parts = [".prompt", ".hand", ".tyrants-market"]
    ask = base.ask or {}

    def choosing(card: str) -> Moment:
        return replace(base, ask={**ask, "options": [{"key": f"option:{card}-{way}"} for way in (1, 2)]})

    with stage(stages, server, "tyrants", size) as page:
        page.show(choosing("wight"))
        before = page.page.evaluate(TOPS, parts)
        page.show(choosing("green_dragon"))
        after = page.page.evaluate(TOPS, parts)

    assert after == before


def test_the_map_stays_where_it_is_when_the_page_beside_the_board_closes(server: Server, stages: Pages) -> None:
    """What becomes free belongs to the market."""
    places = "() => [...document.querySelectorAll('.site-name')].map(one => one.getBoundingClientRect().left)"
    wide = "() => document.querySelector('.market-row').clientWidth"
    with stage(stages, server, "tyrants", SIZES[0]) as page:
        page.show(moment("tyrants", "main").seeing(sections=["left", "center", "right"]))
        lefts, before = page.page.evaluate(places), page.page.evaluate(wide)
        page.page.locator(".dock-close").click()
        page.page.evaluate(SETTLED)
        moved = [abs(one - other) for one, other in zip(page.page.evaluate(places), lefts, strict=True)]
        after = page.page.evaluate(wide)

    assert max(moved) < 6
    assert after > 1.4 * before


def choosing_troops(*sites: str) -> Moment:
    """White troops of these sites, and nothing else, can be assassinated."""
    base = moment("tyrants", "assassinate_basic")
    ask = {**(base.ask or {}), "options": [{"key": f"troop:{site}-white"} for site in sites], "refused": []}
    there = [{**site, "troops": ["white", *site["troops"][1:]]} for site in base.view["sites"]]
    return replace(base, ask=ask).seeing(sites=there)


OUT_OF_SIGHT = """() => {
    const map = document.querySelector('.map-window').getBoundingClientRect();
    return [...document.querySelectorAll('.site:has(> .is-option) .site-name')].filter(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < map.left || top < map.top || right > map.right || bottom > map.bottom;
    }).map(one => one.textContent);
}"""


def test_near_a_troop_that_can_be_chosen_the_name_of_its_site_is_in_sight(server: Server, stages: Pages) -> None:
    with stage(stages, server, "tyrants", SIZES[0]) as page:
        page.show(choosing_troops("menzoberranzan", "gracklstugh", "ruins_of_dekanter"))
        near = page.page.locator(".map-window").get_attribute("data-zoomed")
        out = page.page.evaluate(OUT_OF_SIGHT)

    assert near == "yes" and out == []


def test_the_map_does_not_move_where_it_would_hardly_come_closer(server: Server, stages: Pages) -> None:
    with stage(stages, server, "tyrants", SIZES[0]) as page:
        page.show(choosing_troops("blingdenstone", "eryndlyn"))
        far = page.page.locator(".map-window").get_attribute("data-zoomed")

    assert far == "no"


IN_SIGHT = """() => [...document.querySelectorAll('.stage .is-option')].some(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && (one.contains(there) || there?.closest('[data-ref]')?.contains(one));
})"""
IN_WORDS = ("option:", "late:")
WORDS = ("pay", "pass", "stop", "end", "promote", "discard", "deploy", "assassinate", "return_spy")


def on_board(scene: Moment) -> bool:
    """Whether anything of the question is answered on the board."""
    keys = keys_of(scene.ask or {"options": []})
    return any(key not in WORDS and not key.startswith(IN_WORDS) for key in keys)


@pytest.mark.parametrize(
    "size", [pytest.param(SIZES[2], id="390"), pytest.param((360, 640), id="360", marks=pytest.mark.long)]
)
def test_on_a_phone_something_to_choose_is_in_sight_whatever_is_asked(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    """Houses whose trophies or piles are asked about, too."""
    hidden = []
    with stage(stages, server, "tyrants", size) as page:
        for scene in filter(on_board, moments("tyrants")):
            page.show(scene)
            if not page.page.evaluate(IN_SIGHT):
                hidden.append(scene.kind)

    assert hidden == []


FRAMES = """() => [...document.querySelectorAll('.trophy.is-option')].map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const out = parseFloat(getComputedStyle(one).outlineOffset) + parseFloat(getComputedStyle(one).outlineWidth);
    return { name: one.dataset.ref, left: left - out, top: top - out, right: right + out, bottom: bottom + out };
})"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_trophies_to_choose_from_lie_apart_and_the_names_of_the_houses_stay_whole(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    """Four houses late in the game, each with trophies of all others."""
    base = moment("tyrants", "trophy")
    late = {"barracks": 13, "deck": 19, "discard": ["noble.1"] * 10, "inner_circle": ["noble.2"] * 19}
    halls = {one["color"]: 15 for one in base.view["players"]} | {"white": 9}
    houses = [
        {**one, **late, "score": {"sites": 179}, "trophies": {**halls, one["color"]: 0}} for one in base.view["players"]
    ]
    options = [{"key": f"trophy:{one['color']}-{kind}"} for one in houses for kind in halls if kind != one["color"]]
    scene = replace(base, ask={**(base.ask or {}), "options": options}).seeing(
        players=[{**one, "trophies": {kind: n for kind, n in one["trophies"].items() if n}} for one in houses]
    )
    with stage(stages, server, "tyrants", size) as page:
        page.show(scene)
        frames: list[dict[str, Any]] = page.page.evaluate(FRAMES)
        cut = page.page.locator(".house-name b").evaluate_all(
            "names => names.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        )

    assert len(frames) == 16 and over_one_another(frames) == []
    assert cut == []


NEWEST = """() => [...document.querySelectorAll('.play-area .card-text')]
    .filter(one => one.clientHeight > 10 && !one.matches('.is-cut'))
    .map(one => one.closest('[data-ref]').dataset.ref)"""


def test_the_card_played_last_can_be_read_beside_a_hand(server: Server, stages: Pages) -> None:
    printed = GAME.printed("de")
    cards = sorted(components("tyrants", "card"), key=lambda card: -len(printed[card]))[:8]
    base = moment("tyrants", "main")
    with stage(stages, server, "tyrants", SIZES[0]) as page:
        page.page.add_style_tag(content=UNPAINTED)
        for card in cards:
            newest = f"{card.removeprefix('card:')}.1"
            page.show(base.seeing(hand=["noble.1"], play_area=["noble.2", "soldier.1", newest]))
            assert page.page.evaluate(NEWEST) == [f"card:{newest}"]


def test_among_the_cards_on_a_phone_what_was_played_is_whole_below_the_hand(server: Server, stages: Pages) -> None:
    """However many they are."""
    base = moment("tyrants", "main")
    cards = ["cleric_of_laogzed.1", *(f"noble.{number}" for number in range(2, 9))]
    with stage(stages, server, "tyrants", SIZES[2]) as page:
        page.show(base.seeing(hand=base.view["hand"], play_area=cards))
        read = page.page.evaluate(NEWEST)
        hand, played = page.page.evaluate(TOPS, [".hand", ".play-area"])

    assert read == [f"card:{card}" for card in cards]
    assert hand < played
