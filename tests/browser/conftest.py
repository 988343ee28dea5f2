"""A server, a browser, and people who sit in front of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.pages import FINGER, MOUSE, Pages
from tests.browser.people import Tab
from tests.browser.pictures import chromium
from tests.browser.recorded import LINE
from tests.server.known import NO_CHANCE
from tests.server.support import Server

Sit = Callable[..., Tab]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("browser") / "tables.db"), known_chance=True)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Ended with the last test here: as long as it runs, no other test of the process can start an event loop."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture(scope="package")
def pages(browser: Browser) -> Pages:
    return Pages(browser, NO_CHANCE)


@pytest.fixture(scope="package")
def stages(browser: Browser) -> Pages:
    """Pages that hear what a test says instead of a table."""
    return Pages(browser, LINE)


@pytest.fixture
def sit(server: Server, browser: Browser, pages: Pages) -> Iterator[Sit]:
    """Open a tab of its own browser at a path: `sit("/")`, `sit(path, width=360, height=640)`.

    What happens is shown at once, unless the tab is opened with a `speed`; nobody is a newcomer, unless with an `aid`;
    people are asked back where it matters, unless they `confirm` otherwise; `at` another server than everybody's.
    Whoever changes more than a page of the browser sits at a `fresh` one, or at one with settings of its own.
    """
    used: list[tuple[Tab, dict[str, bool]]] = []
    contexts = []

    def open_tab(
        path: str,
        *,
        lang: str = "en",
        speed: str = "off",
        aid: bool = False,
        confirm: str = "matters",
        width: int = 1440,
        height: int = 900,
        at: Server | None = None,
        fresh: bool = False,
        **more: Any,
    ) -> Tab:
        settings = {"lang": lang, "speed": speed, "aid": aid, "confirm": confirm}
        hand = FINGER if width < 500 else MOUSE
        if fresh or more:
            page = fresh_page(settings, width, height, **hand, **more)
            tab = Tab(page, at or server)
        else:
            tab = Tab(pages.take(at or server, (width, height), settings, hand), at or server)
            used.append((tab, hand))
        tab.go(path)
        return tab

    def fresh_page(settings: dict[str, Any], width: int, height: int, **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        kept = json.dumps(settings)
        context.add_init_script(f"if (!localStorage['gruft.settings']) localStorage['gruft.settings'] = '{kept}'")
        context.add_init_script(NO_CHANCE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        return page

    yield open_tab
    for tab, hand in used:
        tab.leave()
        pages.give_back(tab.page, hand)
    for context in contexts:
        context.close()
