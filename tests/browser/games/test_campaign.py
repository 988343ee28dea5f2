"""A campaign of Descent in a real browser: lobby, shop, training, journey; saved, and read elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.access.test_axe import violations
from tests.browser.campaigns import GOLD, Laid, first_blood_won, laid, moment, the_last_blow
from tests.browser.conftest import Sit
from tests.browser.games.test_descent import keys_of, lazy
from tests.browser.layout.test_overflow import CUT
from tests.browser.people import ASKING, Tab, newest
from tests.server.support import Person, Server

ROOMS = ("road", "shop", "skills", "desk", "chronicle")
SIZES = [(1440, 900), (1024, 768), (390, 844)]
WIDER = "() => document.scrollingElement.scrollWidth - window.innerWidth"
BEYOND_THE_STAGE = "() => (one => one.scrollHeight - one.clientHeight)(document.querySelector('.stage'))"
# What lies in the frame of a map and does not end there: the map, and the buttons that enlarge it.
BEYOND_THE_FRAME = """() => {
    const frame = document.querySelector('.quest-map').getBoundingClientRect();
    return [...document.querySelectorAll('.quest-map .dungeon, .quest-map .zoom-buttons')].filter(one => {
        const box = one.getBoundingClientRect();
        return !box.width || box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
    }).map(one => one.getAttribute('class'));
}"""
IN_SIGHT = """() => {
    const room = document.querySelector('.hub-room').getBoundingClientRect();
    return [...document.querySelectorAll('.hub-room .is-option')].some(one => {
        const box = one.getBoundingClientRect();
        return box.top >= room.top && box.bottom <= room.bottom;
    });
}"""
READY = f"{ASKING} .answers, .cover button"
DESK_PATIENCE = 240_000
"""Milliseconds: a journal is taken in by a process of its own, which comes after everybody who plays."""
MOST_ANSWERS = 1200
HEROES = 1
"""The seat of whoever leads the heroes."""


def shopping(table: Laid, sit: Sit, **more: Any) -> Tab:
    """The hero player at a table whose shop is open."""
    tab = sit(table.path, **more)
    uncover(tab)
    tab.sees(".hub .ware")
    return tab


def uncover(tab: Tab) -> None:
    """Say that the right person sits in front of the screen."""
    tab.sees(READY)
    if tab.has(".cover button"):
        tab.page.locator(".cover button").click()


def show(tab: Tab, room: str) -> None:
    if not tab.has(".hub-rooms"):
        tab.page.locator(".hub-switch").click()
    tab.sees(".hub-rooms button").nth(ROOMS.index(room)).click()


def campaign(tab: Tab) -> dict[str, Any]:
    """The campaign as the tab was last sent it."""
    found: dict[str, Any] = newest(tab)["parts"][0]["view"]["campaign"]
    return found


def known_to_all(tab: Tab) -> dict[str, Any]:
    return {**campaign(tab), "deck": []}


def asked(tab: Tab) -> dict[str, Any]:
    """The open question, of either side; without a kind where there is none."""
    return next((ask for part in newest(tab)["parts"] for ask in part["asks"]), {"kind": "", "options": []})


def press(tab: Tab, what: str) -> None:
    before = tab.counted()
    tab.page.locator(what).first.click()
    tab.confirm(before)


def answer(tab: Tab, key: str) -> None:
    """Click what stands for a key: on the board, else in the bar, where it may have to be unfolded first."""
    what = f'.stage .is-option[data-ref="{key}"], [data-answer="{key}"]'
    if not tab.has(what):
        tab.page.locator(".answers button[aria-expanded=false]").click()
    before = tab.counted()
    tab.sees(what).first.click(force=True)
    tab.confirm(before)


def play(tab: Tab, until: Callable[[], bool], prefer: Callable[[list[str]], str] = lazy) -> int:
    """Answer whatever is asked, of either side, until something holds."""
    for number in range(MOST_ANSWERS):
        tab.sees(READY)
        if tab.has(".cover button"):
            tab.page.locator(".cover button").click()
        elif until():
            return number
        else:
            answer(tab, prefer(keys_of(asked(tab))))
    raise AssertionError(tab.question)


def strike(keys: list[str]) -> str:
    """Attack whenever one may; the only enemy in reach is Mauler."""
    blows = (key for key in keys if key in ("attack", "free_attack") or key.startswith(("space:", "card:iron_mace")))
    return next(blows, lazy(keys))


def active(keys: list[str]) -> str:
    """Do something rather than nothing."""
    return next((key for key in keys if ":" in key), lazy(keys))


def test_the_shop_has_shelves_and_nothing_is_cut_or_out_of_reach(server: Server, sit: Sit) -> None:
    tab = shopping(laid(server, first_blood_won()), sit)

    assert tab.page.locator(".shelves .ware").count() == len(campaign(tab)["shelves"]) == 5
    assert violations(tab) == []
    tab.page.set_viewport_size({"width": 390, "height": 844})
    assert tab.page.evaluate(WIDER) <= 0
    assert not tab.problems


def test_a_quest_is_looked_at_before_it_is_chosen(server: Server, sit: Sit) -> None:
    tab = sit(laid(server, moment("choose_quest", played=2)).path)
    uncover(tab)
    tab.sees(".next-quest.is-option")
    chosen_from = campaign(tab)["next"]
    folded = tab.page.locator(".quest-briefing summary")
    assert folded.count() == len(chosen_from) > 1

    folded.first.focus()
    tab.page.keyboard.press("Enter")

    tab.sees(".quest-briefing .prizes")
    for part in tab.sees(".quest-briefing .segments button").all():
        part.click()
        tab.sees(f'.quest-briefing .dungeon[aria-label$="{part.inner_text()}"]')
        assert tab.page.evaluate(BEYOND_THE_FRAME) == []
        assert all(tab.page.locator(".quest-briefing .aims .sayings").all_inner_texts())
    assert tab.page.locator(".quest-briefing .dungeon").count() == 1, "only the one that was opened"
    assert violations(tab) == []
    assert tab.page.evaluate(BEYOND_THE_STAGE) <= 0, "the room scrolls, the stage does not"
    tab.page.set_viewport_size({"width": 390, "height": 844})
    assert tab.page.evaluate(WIDER) <= 0
    assert tab.page.evaluate(BEYOND_THE_FRAME) == []
    assert violations(tab) == []
    assert campaign(tab)["next"] == chosen_from, "looking chooses nothing"
    assert not tab.problems


def test_what_can_be_learned_is_in_sight_on_a_phone(server: Server, sit: Sit) -> None:
    tab = sit(laid(server, moment("train", played=3)).path, width=390, height=844)
    uncover(tab)
    tab.sees(".skill .is-option")
    tab.page.wait_for_function(IN_SIGHT)

    show(tab, "chronicle")

    assert tab.page.evaluate("() => document.querySelector('.hub-room').scrollTop") == 0, "a room has its beginning"
    show(tab, "skills")
    tab.page.wait_for_function(IN_SIGHT)


def test_the_overlord_reads_the_cards_of_the_desk_in_the_hand(server: Server, sit: Sit) -> None:
    tab = sit(laid(server, moment("scheme", played=4), 0).path.replace("/table/", "/hand/"), width=390, height=844)
    tab.sees(".cover button").click()
    tab.sees(".face-down").click()

    cards = tab.sees(".hub-room[data-own] .skill .is-option").all_inner_texts()

    assert cards and all(len(one.split()) > 5 for one in cards)
    assert "Your deck" in tab.sees(".own-deck h3").inner_text()
    assert tab.page.evaluate(WIDER) <= 0


def test_what_is_bought_and_learned_stays_when_the_window_is_closed(server: Server, sit: Sit) -> None:
    tab = shopping(laid(server, first_blood_won()), sit)
    press(tab, ".ware.is-option")
    press(tab, ".hub-pick .is-option")
    press(tab, '[data-answer="done"]')
    press(tab, ".skill-card.is-option")
    before = known_to_all(tab)
    assert before["gold"] < GOLD and before["step"] == "experience"

    again = come_back(tab)

    uncover(again)
    again.sees(".hub .skill-card")
    assert known_to_all(again) == before
    assert not again.problems


def come_back(tab: Tab) -> Tab:
    """Close the window if it is still open, open another, and find the table in the lobby."""
    context = tab.page.context
    if not tab.page.is_closed():
        tab.page.close()
    again = Tab(context.new_page(), tab.server)
    again.go("/")
    again.sees(".table-row a").first.click()
    return again


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
            assert tab.page.evaluate(BEYOND_THE_STAGE) <= 0, (room, width)
            assert tab.page.evaluate(CUT) == [], (room, width)
            if width != 1024:
                assert violations(tab) == [], (room, width)


@pytest.mark.parametrize(
    ("button", "side"), [("Alone with several heroes", "heroes"), ("I am the overlord", "overlord")]
)
def test_one_button_in_the_lobby_says_who_is_against_whom(sit: Sit, button: str, side: str) -> None:
    tab = sit("/new/descent")
    tab.sees(".quest-row")
    tab.sees(".quest-map .dungeon")
    assert tab.page.evaluate(BEYOND_THE_FRAME) == []
    tab.page.get_by_role("button", name=button).click()
    tab.page.locator("button[type=submit]").click()
    tab.sees(ASKING)

    part = newest(tab)["parts"][0]
    overlord, mine = part["view"]["overlord"]["seat"], part["seat"]
    assert asked(tab)["seat"] == mine and (mine == overlord) == (side == "overlord")
    assert [kind for seat, kind in enumerate(kinds(tab)) if seat != mine] == ["bot"] * (len(kinds(tab)) - 1)
    assert kinds(tab)[overlord] == ("me" if side == "overlord" else "bot")
    assert not tab.problems


def kinds(tab: Tab) -> list[str]:
    """Who sits at the table, seat by seat."""
    welcome = next(json.loads(one) for one in tab.heard if one.startswith('{"type":"welcome"'))
    return [str(seat["kind"]) for seat in welcome["table"]["seats"]]


@pytest.mark.long
def test_the_introduction_is_played_from_the_lobby_to_the_first_shop(sit: Sit) -> None:
    tab = sit("/new/descent")
    tab.sees(".quest-row")
    tab.page.get_by_role("button", name="The campaign").click()
    tab.page.get_by_role("button", name="Alone with several heroes").click()
    assert not tab.has(".quest-row")
    tab.page.locator("button[type=submit]").click()
    tab.sees(".gallery .is-option")
    assert campaign(tab)["played"] == []

    play(tab, lambda: campaign(tab)["step"] == "shopping")

    [played] = campaign(tab)["played"]
    assert played["quest"] == "quest:first_blood" and played["rounds"] > 0
    show(tab, "chronicle")
    assert "First Blood" in tab.sees(".evening h4").inner_text()
    assert not tab.problems


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Server]:
    """Another server, which knows nothing."""
    running = Server(str(tmp_path / "elsewhere.db"), known_chance=True)
    yield running
    running.stop()


@pytest.mark.long
def test_an_evening_of_the_campaign_and_it_goes_on_at_another_server(
    server: Server, elsewhere: Server, sit: Sit, tmp_path: Path
) -> None:
    table = laid(server, the_last_blow())
    tab = sit(table.path)
    play(tab, lambda: asked(tab)["kind"] == "shop", strike)
    assert [(one["quest"], one["winner"]) for one in campaign(tab)["played"]] == [("quest:first_blood", "heroes")]
    a_phase_in_all_its_rooms(tab)

    tab = come_back(tab)
    play(tab, lambda: asked(tab)["kind"] == "choose_quest")
    look_into(tab, "quest:a_fat_goblin")
    press(tab, '.next-quest.is-option[data-ref="quest:a_fat_goblin"]')
    play(tab, lambda: campaign(tab)["step"] == "", active)
    journey = campaign(tab)["journey"]
    assert [symbol["passed"] for symbol in journey["symbols"]] == [True] * 3
    assert any(symbol["event"] for symbol in journey["symbols"])

    let_a_bot_play(tab, "Tom")
    tab.page.close()  # what follows is played at the server's speed
    person = Person(server, table.id, table.token)
    at_the_servers_speed(person, lambda view: view["encounter"].endswith("_e2"))
    tab = come_back(tab)
    uncover(tab)
    assert "encounter" in tab.sees(".parchment .between").inner_text()
    tab.page.close()
    at_the_servers_speed(person, lambda view: view["campaign"]["step"] == "shopping")
    person.close()
    tab = come_back(tab)
    uncover(tab)
    tab.sees(".hub .ware")
    assert [one["quest"] for one in campaign(tab)["played"]] == ["quest:first_blood", "quest:a_fat_goblin"]

    goes_on_elsewhere(sit("/", at=elsewhere), saved(tab, tmp_path), known_to_all(tab))
    assert not tab.problems


def look_into(tab: Tab, quest: str) -> None:
    """Open the briefing of a quest."""
    tab.page.locator(f'.next-quests li:has([data-ref="{quest}"]) .quest-briefing summary').click()
    tab.sees(".quest-briefing .prizes")


def at_the_servers_speed(person: Person, until: Callable[[dict[str, Any]], bool]) -> None:
    """The heroes do as little as they must, a bot is the overlord; until it holds when they are asked."""
    for _ in range(MOST_ANSWERS):
        person.until(lambda: any(ask["seat"] == HEROES for ask in person.asks))
        if until(person.part(HEROES)["view"]):
            return
        ask = next(ask for ask in person.asks if ask["seat"] == HEROES)
        person.answered(lazy(keys_of(ask)), HEROES)
    raise AssertionError(person.asks)


def a_phase_in_all_its_rooms(tab: Tab) -> None:
    """Buy something, learn something, and the overlord adds a card to his deck."""
    press(tab, ".ware.is-option")
    press(tab, ".hub-pick .is-option")
    assert campaign(tab)["gold"] < GOLD and len(campaign(tab)["shelves"]) == 4
    press(tab, '[data-answer="done"]')
    press(tab, ".skill-card.is-option")
    play(tab, lambda: asked(tab)["kind"] == "scheme")
    press(tab, ".desk .skill-card.is-option")
    now = campaign(tab)
    assert any(skill["learned"] and skill["xp"] for tree in now["trees"] for skill in tree["skills"])
    assert any(scheme["owned"] for scheme in now["schemes"])


def let_a_bot_play(tab: Tab, name: str) -> None:
    """Another evening somebody does not come: a bot takes their seat."""
    tab.page.get_by_role("button", name="Table", exact=True).first.click()
    before = tab.counted()
    tab.page.locator(".affairs-seats li", has_text=name).get_by_role("button", name="Let a bot play").click()
    tab.sees(f'.affairs-seats li:has-text("{name}"):has-text("bot")')
    assert tab.counted() >= before


def saved(tab: Tab, folder: Path) -> Path:
    """The campaign as a file, as the chronicle gives it."""
    show(tab, "chronicle")
    with tab.page.expect_download() as download:
        tab.page.locator(".sheet-side button").click()
    file = folder / "campaign.jsonl"
    download.value.save_as(file)
    return file


def goes_on_elsewhere(tab: Tab, file: Path, before: dict[str, Any]) -> None:
    """Read the file at another server, where everything is as it was, and shop there."""
    tab.sees(".import label")
    tab.page.locator('.import input[type="file"]').set_input_files(file)
    tab.page.wait_for_selector(".room", timeout=DESK_PATIENCE)
    uncover(tab)
    assert known_to_all(tab) == before
    show(tab, "chronicle")
    assert ["First Blood" in name or "Fat Goblin" in name for name in tab.sees(".evening h4").all_inner_texts()] == [
        True,
        True,
    ]
    play(tab, lambda: asked(tab)["kind"] == "choose_quest")
    press(tab, ".next-quest.is-option")
    play(tab, lambda: campaign(tab)["step"] == "", active)
    assert not tab.problems
