"""Accounts in a real browser: a passkey of Chromium's own virtual device makes one, signs in, and deletes it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.access.test_axe import violations
from tests.browser.people import Tab
from tests.server.support import PATIENCE, Server

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


# What the worker would show is noted: a browser without windows shows nothing.
NOTING = """() => {
    self.noted = [];
    self.registration.showNotification = async (title, more) => { self.noted.push([title, more.body, more.data]); };
}"""


@pytest.fixture
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("accounts") / "tables.db"), accounts="open", known_chance=True)
    yield running
    running.stop()


@pytest.fixture
def page(browser: Browser, open_house: Server) -> Iterator[Page]:
    """A tab with a device that holds passkeys. Passkeys belong to names, so this machine is called by its name."""
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script("localStorage['gruft.settings'] ??= JSON.stringify({lang: 'en', speed: 'off'})")
    made = context.new_page()
    devtools = context.new_cdp_session(made)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    made.goto(f"http://localhost:{open_house.port}/account")
    yield made
    context.close()


def test_somebody_makes_an_account_comes_back_and_deletes_it(page: Page, open_house: Server) -> None:
    new = page.locator("section", has=page.locator("#account-new"))
    new.get_by_label("Name").fill("Mira")
    new.get_by_role("button").click()
    expect(page.locator(".people-codes li")).to_have_count(8)
    expect(page.locator(".people-lead")).to_have_text("You are signed in as Mira.")
    expect(page.locator(".frame-head")).to_contain_text("Mira")
    assert violations(Tab(page, open_house)) == []

    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator(".people-lead")).to_have_text("You are signed in as Mira.")
    assert page.evaluate("document.cookie") == ""

    page.get_by_label("Type your name").fill("Mira")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("This passkey does not fit. Try another one.")


def test_the_operators_link_is_gone_from_the_address_and_works_once(page: Page, open_house: Server) -> None:
    open_house.open("me", "friend", name="Friday night")
    assert open_house.process is not None and open_house.process.stdout is not None
    link = open_house.process.stdout.readline().split()[-1]

    page.goto(link)
    expect(page.get_by_text("Friday night")).to_be_visible()
    assert page.url.endswith("/operator") and violations(Tab(page, open_house)) == []

    page.reload()
    expect(page.get_by_text("Friday night")).to_be_visible()
    page.context.clear_cookies()
    page.goto(link)
    expect(page.get_by_role("alert")).to_contain_text("already used")


def test_a_push_message_is_shown_and_leads_to_the_table(page: Page, open_house: Server) -> None:
    origin = f"http://localhost:{open_house.port}"
    page.context.grant_permissions(["notifications"], origin=origin)
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    for _ in range(500):
        if found:
            break
        page.wait_for_timeout(20)
    told = json.dumps({"title": "It is your turn", "body": "Friday", "path": "/table/x", "tag": "x"})
    worker = page.context.service_workers[0]
    worker.evaluate(NOTING)

    devtools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": told})
    end = time.monotonic() + PATIENCE
    while not (noted := worker.evaluate("() => self.noted")):
        assert time.monotonic() < end, "the message never came"
        page.wait_for_timeout(10)

    assert noted == [["It is your turn", "Friday", "/table/x"]]
