"""The player aids are as wide as the screen they are read on."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.recorded import SLUGS

PHONES = (390, 320)
TOO_WIDE = """() => [...document.querySelectorAll('.aid table, .aid p')].filter(
    one => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1
).map(one => one.textContent.slice(0, 40))"""
STACKED = "() => getComputedStyle(document.querySelector('.aid .is-wide td')).display"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_aids_fit_on_a_phone(sit: Sit, lang: str) -> None:
    tab = sit("/about", lang=lang, width=PHONES[0], height=844)
    for slug in SLUGS:
        tab.go(f"/rules/{slug}")
        tab.sees(".aid table")
        for width in PHONES:
            tab.page.set_viewport_size({"width": width, "height": 844})
            assert tab.page.evaluate(TOO_WIDE) == [], (slug, width)
    assert tab.problems == []


def test_a_long_table_is_a_list_on_a_phone_and_a_table_where_there_is_room(sit: Sit) -> None:
    tab = sit("/rules/domains", width=390, height=844)
    tab.sees(".aid .is-wide")
    assert tab.page.evaluate(STACKED) == "block"

    tab.page.set_viewport_size({"width": 1440, "height": 900})

    assert tab.page.evaluate(STACKED) == "table-cell"
