"""A server, a browser, and people who sit in front of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.people import Tab
from tests.browser.pictures import chromium
from tests.server.support import Server

Sit = Callable[..., Tab]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("browser") / "tables.db"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ended with its module: as long as it runs, no other test of the process can start an event loop."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        yield running
        running.close()


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Sit]:
    """Open a tab of its own browser at a path: `sit("/")`, `sit(path, width=360, height=640)`.

    What happens is shown at once, unless the tab is opened with a `speed`; nobody is a newcomer, unless with an `aid`;
    `at` another server than everybody's.
    """
    contexts = []

    def open_tab(
        path: str,
        *,
        lang: str = "en",
        speed: str = "auto",
        aid: bool = False,
        width: int = 1440,
        height: int = 900,
        at: Server | None = None,
        **more: Any,
    ) -> Tab:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 500,
            reduced_motion="reduce",
            **{"service_workers": "block", **more},
        )
        settings = json.dumps({"lang": lang, "speed": speed, "aid": aid})
        context.add_init_script(f"if (!localStorage['gruft.settings']) localStorage['gruft.settings'] = '{settings}'")
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(60_000)
        tab = Tab(page, at or server)
        tab.go(path)
        return tab

    yield open_tab
    for context in contexts:
        context.close()
