"""Pages that are used again: a new profile of the browser costs more time than most tests spend in it.

Whoever takes a page finds nothing of its last user: no storage, no cookies, no open line.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping

from playwright.sync_api import Browser, Page

from tests.server.support import Server

# An address of every server with nothing on its page.
EMPTY = "/healthz"

BEGIN = """settings => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage['gruft.settings'] = settings;
}"""

MOUSE: dict[str, bool] = {}
FINGER = {"has_touch": True}
PHONE = {"has_touch": True, "is_mobile": True}


class Pages:
    """The free pages of one browser, by what they are used with."""

    def __init__(self, browser: Browser, *scripts: str) -> None:
        """The scripts run on every page before its own."""
        self._browser = browser
        self._scripts = scripts
        self._free: dict[str, list[Page]] = defaultdict(list)

    def take(
        self, server: Server, size: tuple[int, int], settings: Mapping[str, object], hand: dict[str, bool] = MOUSE
    ) -> Page:
        """A page as good as new, with these settings at this server."""
        free = self._free[str(hand)]
        page = free.pop() if free else self._new(hand)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(server.url + EMPTY)
        page.evaluate(BEGIN, json.dumps({"speed": "off", **settings}))
        return page

    def give_back(self, page: Page, hand: dict[str, bool] = MOUSE) -> None:
        """A page nobody listens to any more. Where windows were opened or closed, it is not worth tidying up."""
        if page.context.pages != [page]:
            page.context.close()
            return
        page.goto("about:blank")
        page.context.clear_cookies()
        self._free[str(hand)].append(page)

    def _new(self, hand: dict[str, bool]) -> Page:
        context = self._browser.new_context(
            reduced_motion="reduce",
            service_workers="block",
            has_touch=hand.get("has_touch"),
            is_mobile=hand.get("is_mobile"),
        )
        for script in self._scripts:
            context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(60_000)
        return page
