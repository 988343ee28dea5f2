"""The client as an app: installable, and rules, aids and the way to a new table open without a line."""

from __future__ import annotations

import json
import struct

from tests.browser.conftest import Sit
from tests.server.support import Server, eventually

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = "async () => (await (await caches.open('gruft-books')).keys()).map(one => new URL(one.url).pathname)"
ALL_KEPT = """async () => {
    const found = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return found.flat().map(one => new URL(one.url).pathname);
}"""


def size_of(png: bytes) -> str:
    """The width and height a PNG gives in its head."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n"), png[:16]
    width, height = struct.unpack(">II", png[16:24])
    return f"{width}x{height}"


def test_the_manifest_names_an_app_with_pictures(server: Server) -> None:
    answer = server.call("GET", "/manifest.webmanifest")
    told = json.loads(answer.text)

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert told["display"] == "standalone" and told["start_url"] == "/"
    for icon in told["icons"]:
        picture = server.call("GET", icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            assert size_of(picture.content) == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    page = server.call("GET", "/").text
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png"' in page
    assert size_of(server.call("GET", "/apple-touch-icon.png").content) == "180x180"


def test_rules_aid_and_the_way_to_a_table_open_without_a_line_and_nothing_of_tables_is_kept(
    server: Server, sit: Sit
) -> None:
    me = sit("/", service_workers="allow")
    me.sees(".game-card")
    me.page.wait_for_function(CONTROLLED)
    table = server.open("me", "bot:random", game="tyrants")
    me.go(f"/table/{table['id']}#{table['token']}")
    me.sees(".prompt")
    me.page.evaluate("() => navigator.serviceWorker.controller.postMessage('keep books')")
    eventually(lambda: sum(path == "/api/games/descent/names" for path in me.page.evaluate(KEPT)) == 2)

    me.page.context.set_offline(True)
    me.go("/rules/lords")
    me.sees(".aid")
    me.page.locator(".segments button").nth(1).click()
    assert "DL-" in me.sees(".rule").first.inner_text()
    me.go("/new/domains")
    me.sees(".seat-row")

    kept: list[str] = me.page.evaluate(ALL_KEPT)
    assert "/" in kept and not [path for path in kept if path.startswith("/api/tables") or table["id"] in path]
