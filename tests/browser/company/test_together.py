"""Coming together: links after the start, a name on joining, unread words, a table that no single click loses.

Also whether everybody is ready, and the next game of the same people.
"""

from __future__ import annotations

import pytest

from gruft.table.journal import Journal
from gruft.table.mixing import who_began
from tests.browser.campaigns import laid
from tests.browser.conftest import Sit
from tests.browser.people import ASKING, Tab, link
from tests.browser.scenes import JOURNALS
from tests.server.support import Person, Server

CHAT, TABLE = (f".head-nav button >> nth={number}" for number in (2, 3))


def test_friends_get_their_links_and_bring_their_names(sit: Sit) -> None:
    host = sit("/new/tyrants")
    host.sees(".seat-row").nth(1).get_by_role("button", name="By link").click()
    host.page.locator(".new-foot button.main").click()
    host.sees(".chair .qr path")
    link = host.page.locator(".chair input").first.input_value()
    host.page.locator(".invite button.main").click()

    guest = sit(link.removeprefix(host.server.url), width=390, height=844)
    guest.sees(".joining input").fill("Mira")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".joining", state="detached")

    host.page.wait_for_function("() => document.body.innerText.includes('Mira')")
    guest.page.locator(CHAT).click()
    guest.sees(".chat input").fill("Hello")
    guest.page.keyboard.press("Enter")
    assert host.sees(".unread").inner_text().startswith("1")
    assert host.problems == [] and guest.problems == []


def test_the_way_back_of_a_phone_leads_out_of_what_lies_over_the_table(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    tab = sit(link(table, table["token"]), width=390, height=844)
    tab.sees(ASKING)
    tab.page.locator(CHAT).click()
    tab.sees(".chat")

    tab.page.go_back()

    tab.page.wait_for_selector(".dock", state="detached")
    assert tab.has(".prompt") and tab.page.url.endswith(link(table, table["token"]))
    tab.page.locator(TABLE).click()
    tab.sees(".dock-close").click()
    tab.page.wait_for_function("() => !history.state?.over")
    tab.page.locator(TABLE).click()
    tab.page.get_by_role("link", name="To the lobby").last.click()
    tab.sees(".table-row")
    assert tab.problems == []


def test_who_opens_the_chat_by_its_key_writes_at_once(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    tab.page.keyboard.press("c")
    tab.sees(".chat input:focus")

    tab.page.keyboard.type("glory to lords")
    tab.page.keyboard.press("Enter")

    assert tab.sees(".chat li p:not(.chat-points)").inner_text() == "glory to lords"
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("c")
    tab.page.wait_for_selector(".dock", state="detached")
    tab.page.locator(CHAT).click()
    tab.sees(".chat")
    assert not tab.has(".chat input:focus"), "nobody asked for a keyboard that covers the table"


def test_who_has_a_table_to_go_back_to_finds_it_before_the_games(server: Server, sit: Sit) -> None:
    tab = sit("/new/lords", width=390, height=844)
    first = "() => document.querySelector('main h2')?.textContent"
    tab.go("/")
    tab.sees(".game-card")
    assert tab.page.evaluate(first) == "Choose a game"
    table = server.open("me", "bot:random", game="lords")
    tab.go(link(table, table["token"]))
    tab.sees(ASKING)

    tab.go("/")

    assert tab.sees(".table-row").evaluate("row => row.getBoundingClientRect().top") < 600
    assert tab.page.evaluate(first) == "My tables"


def test_a_table_is_removed_only_on_purpose_and_comes_back(sit: Sit) -> None:
    tab = sit("/new/lords")
    tab.sees(".new-foot button.main").click()
    tab.sees(ASKING)
    tab.go("/")
    tab.sees(".table-row > button").click()

    assert tab.page.locator(".table-row").count() == 1, "one click is not enough"
    tab.sees(".table-sure button").first.click()
    tab.page.wait_for_selector(".table-row", state="detached")
    tab.sees(".table-gone button").click()

    assert tab.sees(".table-row").count() == 1


def test_an_empty_chair_goes_to_a_bot_at_once(sit: Sit, tmp_path_factory: pytest.TempPathFactory) -> None:
    patient = Server(str(tmp_path_factory.mktemp("chair") / "tables.db"), away_seconds=600.0, known_chance=True)
    try:
        host = sit("/new/lords", at=patient)
        host.sees(".seat-row").nth(1).get_by_role("button", name="By link").click()
        host.page.locator(".new-foot button.main").click()

        host.sees(".chair").get_by_role("button", name="Let a bot play").click()

        host.page.wait_for_selector(".invite", state="detached")
        host.sees(".prompt.is-asking")
        assert host.problems == []
    finally:
        patient.stop()


def test_one_asks_whether_everybody_is_ready_and_each_says_so(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="lords")
    host = sit(link(table, table["token"]))
    guest = sit(link(table, table["seats"][1]["token"]), lang="de", width=390, height=844)
    guest.sees(".joining button").click()
    guest.page.wait_for_selector(".joining", state="detached")

    host.sees(".prompt")
    host.page.locator(TABLE).click()
    host.page.get_by_role("button", name="Is everybody ready?").click()
    assert "Player 1" in host.sees(".motion .soft").inner_text()
    guest.sees(".motion button.main").click()

    host.sees('.motion:has-text("Everybody is ready.")')
    guest.sees('.motion:has-text("Alle sind bereit.")')
    host.page.locator(CHAT).click()
    host.page.get_by_text("is ready.", exact=True).wait_for()
    assert host.problems == [] and guest.problems == []


def seated(tab: Tab) -> list[str]:
    """Who sits at the table, in the order of the seats, as its panel says."""
    if tab.has(".cover"):
        tab.page.locator(".cover button").click()
    tab.sees(ASKING)
    tab.page.locator(TABLE).click()
    return tab.sees(".affairs-seats strong").all_inner_texts()


def began(server: Server, tab: Tab) -> int:
    """The seat that begins at the table a tab shows."""
    path, _, token = tab.page.url.partition("#")
    person = Person(server, path.rpartition("/")[2], token)
    person.close()
    start: int = person.state["parts"][0]["view"]["start"]
    return start


def test_the_next_game_of_the_same_people_begins_with_another(server: Server, sit: Sit) -> None:
    journal = (JOURNALS / "lords" / "two_full.jsonl").read_text()
    last = who_began(Journal.parse(journal, "two_full").header, [])
    finished = laid(server, journal, 0)
    tab = sit(finished.path)
    tab.sees(".score .score-winner")
    before = tab.page.url

    tab.page.get_by_role("button", name="Once more, same people").click()
    tab.sees(".cover, .prompt.is-asking")

    assert tab.page.url != before
    assert seated(tab) == ["Tom", "Mira"], "in the same seats and colours"
    assert last is not None and began(server, tab) == 1 - last
    assert tab.problems == []


def test_who_opens_the_next_game_takes_the_others_along(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="tyrants")
    tokens = (table["token"], table["seats"][1]["token"])
    people = [Person(server, table["id"], token) for token in tokens]
    people[0].request("chat", ref="motion:end")
    people[1].request("chat", ref="motion:end.yes")
    for person in people:
        person.close()
    host, guest = (sit(link(table, token)) for token in tokens)

    host.sees(".is-ended button.main").click()
    host.sees(".invite, .prompt.is-asking")
    guest.sees('.is-ended button:has-text("Play on: Player 0 has set the next table")').click()
    there = host.page.url.partition("#")[0]
    guest.page.wait_for_url(lambda url: url.partition("#")[0] == there)
    guest.sees(ASKING + ", .waiting")

    assert there != server.url + link(table, "")[:-1]
    assert seated(guest) == ["Player 0", "Player 1"] and host.problems == guest.problems == []
