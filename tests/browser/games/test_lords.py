"""What lies on the board of Dungeon Lords is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.pages import Pages
from tests.browser.recorded import Moment, moments, stage
from tests.server.support import Server

LARGE = ((1440, 900), (1024, 768))

# What of a lord's chambers and orders lies outside what can be seen of them: `[what, its words]`.
HIDDEN = """() => [...document.querySelectorAll('.titles li, .order-field > .minion')].flatMap((one) => {
    const seen = one.closest('.chambers, .orders').getBoundingClientRect();
    const box = one.getBoundingClientRect();
    return box.top < seen.top - 1 || box.bottom > seen.bottom + 1 ? [[one.tagName, one.textContent]] : [];
})"""


def with_lord(scene: Moment, **parts: Any) -> Moment:
    """The same moment with parts of the own lord exchanged."""
    lords = [{**lord, **parts} if lord["seat"] == scene.seat else lord for lord in scene.view["lords"]]
    return scene.seeing(lords=lords)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", LARGE, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lair", [[], ["monster:ghost.1"], ["monster:ghost.1", "monster:vampire.1"]], ids=len)
def test_all_titles_are_in_sight_beside_full_chambers(
    server: Server, stages: Pages, size: tuple[int, int], lang: str, lair: list[str]
) -> None:
    choosing = next(one for one in moments("lords") if one.kind == "choose_order" and one.seats == 4)
    traps = ["trap:kamikaze_imp.1", "trap:trap_door.1"][: 2 if len(lair) != 1 else 1]
    full = with_lord(
        choosing, lair=lair, traps=traps, prison=["hero:thief_y1_1", "hero:wizard_y1_1", "hero:wizard_y1_2"]
    ).seeing(season="season:autumn")
    with stage(stages, server, "lords", size, lang=lang) as page:
        page.show(full)
        hidden = page.page.evaluate(HIDDEN)

    assert hidden == []


@pytest.mark.parametrize("size", LARGE, ids=lambda size: str(size[0]))
def test_a_minion_on_its_card_is_whole(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    scene = next(one for one in moments("lords") if one.kind == "mine")
    orders = [{"order": f"order:{name}", "minion": "card", "space": None} for name in ("get_food", "mine_gold")]
    with stage(stages, server, "lords", size) as page:
        page.show(with_lord(scene, orders=orders))
        standing = page.page.locator(".order-field > .minion").count()
        hidden = page.page.evaluate(HIDDEN)

    assert standing == 2
    assert hidden == []


@pytest.mark.parametrize(("size", "shown"), [((1024, 768), 0), ((390, 844), 1)], ids=["1024", "390"])
def test_a_phone_shows_the_party_to_who_plans_a_battle(
    server: Server, stages: Pages, size: tuple[int, int], shown: int
) -> None:
    scene = next(one for one in moments("lords") if one.kind == "lay_trap")
    with stage(stages, server, "lords", size) as page:
        page.show(scene)
        parties = page.page.locator(".mine .party:visible").count()

    assert parties == shown


DIMMED = """() => [...document.querySelectorAll('.hand .order-card:not(.is-option)')]
    .map((card) => Number(getComputedStyle(card).opacity))"""


def test_only_orders_that_can_come_back_look_so(server: Server, stages: Pages) -> None:
    scene = next(one for one in moments("lords") if one.kind == "retrieve")
    with stage(stages, server, "lords", LARGE[0]) as page:
        page.show(scene)
        dimmed = page.page.evaluate(DIMMED)

    assert len(dimmed) > 3
    assert max(dimmed) < 0.7
