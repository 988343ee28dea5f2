"""What lies on the board of Dungeon Lords is in sight."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.browser.pages import Pages
from tests.browser.recorded import Moment, moments, stage
from tests.server.support import Server

LARGE = ((1440, 900), (1024, 768))

# What of a lord's realm cannot be seen at once, and by how many pixels: it ends beyond the stage or beyond any other
# part of the page that cuts or scrolls what it holds, or something lies over its middle.
HIDDEN = """what => [...document.querySelectorAll(what)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const name = `${one.className || one.tagName} "${one.textContent.slice(0, 24)}"`;
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible' && !up.matches('.stage')) continue;
        const seen = up.getBoundingClientRect();
        const out = Math.max(
            seen.top - box.top, box.bottom - seen.bottom, seen.left - box.left, box.right - seen.right);
        if (out > 1) return [`${name} is ${Math.round(out)} px beyond ${up.className}`];
    }
    const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return met && (one.contains(met) || met.contains(one)) ? [] : [`${name} lies below ${met?.className}`];
})"""
STANDS = """what => [...document.querySelectorAll(what)].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return `${Math.round(x)}, ${Math.round(y)}`;
})"""
TITLES = ".titles li"
STANDING = ".order-field > .minion"
ROOMS = ".lair, .lair .tile, .lair .empty, .prison, .prisoner"
HAND = ".hand .order-card"
ORDERS = f".order-field, {HAND}"


def with_lord(scene: Moment, **parts: Any) -> Moment:
    """The same moment with parts of the own lord exchanged."""
    lords = [{**lord, **parts} if lord["seat"] == scene.seat else lord for lord in scene.view["lords"]]
    return scene.seeing(lords=lords)


MONSTERS = ["monster:ghost.1", "monster:vampire.1", "monster:troll.1", "monster:witch.1", "monster:slime.1"]
HEROES = [f"hero:{name}" for name in ("thief_y1_1", "wizard_y1_1", "wizard_y1_2", "thief_y1_2", "priest_y1_1")]
TRAPS = ["trap:kamikaze_imp.1", "trap:trap_door.1"]
ARRIVALS = [
    {"hero": f"hero:{name}", "type": name[:-5], "hp": hp, "wounds": 0, "gift": None}
    | {"anti_trap": 0, "hearts": 0, "magic": 0}
    for name, hp in (("thief_y2_1", 4), ("priest_y2_1", 5), ("warrior_y2_2", 6), ("warrior_y2_4", 8))
]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", LARGE, ids=lambda size: str(size[0]))
def test_lair_prison_titles_and_hand_are_in_sight_while_orders_are_chosen(
    server: Server, stages: Pages, size: tuple[int, int], lang: str
) -> None:
    """However much is in them; the titles and traps, too, beside what a lord commonly has.

    The town and the adventurers who are still to come stand where they stood, however many have gone.
    """
    choosing = next(one for one in moments("lords") if one.kind == "choose_order" and one.seats == 4)
    hidden = {}
    stands: set[str] = set()
    with stage(stages, server, "lords", size, lang=lang) as page:
        for monsters, heroes, traps in ((0, 3, 2), (1, 3, 1), (2, 3, 2), (5, 5, 2)):
            full = with_lord(choosing, lair=MONSTERS[:monsters], prison=HEROES[:heroes], traps=TRAPS[:traps])
            page.show(full.seeing(season="season:autumn", heroes_now=ARRIVALS[monsters:]))
            stands |= set(page.page.evaluate(STANDS, ".streets, .arrivals > :last-child"))
            what = ", ".join((ROOMS, ORDERS, TITLES, ".traps .tile") if monsters < 3 else (ROOMS, ORDERS))
            hidden[monsters] = page.page.evaluate(HIDDEN, what)
            counts = [page.page.locator(one).count() for one in (TITLES, ".lair .tile", ".prisoner", HAND)]
            assert counts == [7, monsters, heroes, 8]

    assert not any(hidden.values()), hidden
    assert len(stands) == 2, stands


@pytest.mark.parametrize("size", LARGE, ids=lambda size: str(size[0]))
def test_they_are_in_sight_beside_no_open_page_too(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    """The board is wider without one, and the question may take two lines."""
    scene = next(one for one in moments("lords") if one.kind == "retrieve")
    heroes = [hero for lord in scene.view["lords"] for hero in lord["party"]] + scene.view["heroes_next"]
    full = with_lord(scene, lair=MONSTERS[:2], prison=HEROES[:1], traps=TRAPS[:1], party=heroes[:2], seals=3)
    with stage(stages, server, "lords", size) as page:
        page.show(full)
        for close in page.page.locator(".dock-close").all():
            close.click()
        hidden = page.page.evaluate(HIDDEN, ", ".join((ROOMS, ORDERS, TITLES, ".traps .tile")))

    assert hidden == []


@pytest.mark.parametrize("size", LARGE, ids=lambda size: str(size[0]))
def test_the_own_realm_stands_still_from_one_phase_to_the_next(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    """The hand comes and goes, adventurers come: dungeon, orders and titles stay where they are."""
    choosing, carried_out = [
        next(one for one in moments("lords") if one.kind == kind) for kind in ("choose_order", "get_food")
    ]
    stands = set()
    with stage(stages, server, "lords", size) as page:
        for scene, party in ((choosing, 0), (choosing, 1), (carried_out, 0), (carried_out, 3)):
            page.show(with_lord(scene, lair=MONSTERS[:2], prison=[], traps=[], party=ARRIVALS[:party]))
            places = page.page.evaluate(STANDS, ".mine svg.dungeon, .order-field, .titles")
            assert len(places) == 5
            stands.add(tuple(places))

    assert len(stands) == 1, stands


def test_the_town_on_a_phone_stands_still_while_heroes_and_monsters_go(server: Server, stages: Pages) -> None:
    scene = next(one for one in moments("lords") if one.kind == "hire")
    stands = set()
    with stage(stages, server, "lords", (390, 844)) as page:
        for heroes, monsters in ((0, 1), (4, 3)):
            left = {"heroes_next": ARRIVALS[:heroes], "monsters": MONSTERS[:monsters]}
            page.show(scene.seeing(season="season:winter", heroes_now=[], **left))
            stands |= set(page.page.evaluate(STANDS, ".tavern, .places"))

    assert len(stands) == 2, stands


ROWS = "() => [...document.querySelectorAll('.mine .fighter')].map((one) => one.offsetTop)"


def test_four_adventurers_on_a_phone_leave_the_name_whole(server: Server, stages: Pages) -> None:
    scene = next(one for one in moments("lords") if one.kind == "send")
    paladin = ARRIVALS[0] | {"hero": "hero:paladin_y2", "type": "paladin", "hp": 8}
    paladin |= {"anti_trap": 3, "hearts": 3, "magic": 3}
    with stage(stages, server, "lords", (390, 844)) as page:
        page.show(with_lord(scene, party=[paladin, *ARRIVALS[:3]]))
        rows = set(page.page.evaluate(ROWS))
        cut = page.page.locator(".mine .lord-called.is-cut").count()

    assert (len(rows), cut) == (1, 0)


LINES = """() => {
    const name = document.querySelector('.traps .tile-name');
    return Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight));
}"""
FILLED = """() => [...document.querySelectorAll('.dungeon .is-option .option-outline')]
    .map((one) => getComputedStyle(one).fill)"""


def test_a_room_that_can_be_used_keeps_its_colour(server: Server, stages: Pages) -> None:
    scene = next(one for one in moments("lords") if one.kind == "produce")
    with stage(stages, server, "lords", LARGE[0]) as page:
        page.show(scene)
        filled = page.page.evaluate(FILLED)

    assert set(filled) == {"rgba(0, 0, 0, 0)"}


def test_no_word_of_a_single_trap_beside_the_lair_is_parted(server: Server, stages: Pages) -> None:
    scene = next(one for one in moments("lords") if one.kind == "produce")
    lines = {}
    with stage(stages, server, "lords", LARGE[1]) as page:
        for trap in ("cursed_ring", "poisoned_meal", "rolling_stone", "kamikaze_imp"):
            page.show(with_lord(scene, lair=MONSTERS[:1], prison=[], traps=[f"trap:{trap}.1"]))
            lines[trap] = page.page.evaluate(LINES)

    assert set(lines.values()) == {2}


# How many of the options are in sight in the part of the board that is shown.
IN_SIGHT = """() => {
    const options = [...document.querySelectorAll('.lords .is-option')].filter(one => one.getClientRects().length > 0);
    return options.filter((one) => {
        const [box, part] = [one, one.closest('.lords-town, .lords-mine')].map(each => each.getBoundingClientRect());
        return box.top >= part.top - 1 && box.bottom <= part.bottom + 1;
    }).length;
}"""


@pytest.mark.parametrize("kind", ["pay_day", "witch_hunt", "discard_trap"])
def test_a_phone_shows_what_can_be_chosen_when_it_comes_from_another_part(
    server: Server, stages: Pages, kind: str
) -> None:
    scene = next(one for one in moments("lords") if one.kind == kind)
    assert scene.ask is not None
    in_town = replace(scene, kind="spy", ask={**scene.ask, "kind": "spy", "options": [], "refused": []})
    with stage(stages, server, "lords", (390, 844)) as page:
        page.show(in_town)
        page.show(scene)
        page.page.wait_for_function(IN_SIGHT, timeout=10_000)


@pytest.mark.parametrize("size", LARGE, ids=lambda size: str(size[0]))
def test_a_minion_on_its_card_is_whole(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    scene = next(one for one in moments("lords") if one.kind == "mine")
    orders = [{"order": f"order:{name}", "minion": "card", "space": None} for name in ("get_food", "mine_gold")]
    with stage(stages, server, "lords", size) as page:
        page.show(with_lord(scene, orders=orders))
        standing = page.page.locator(".order-field > .minion").count()
        hidden = page.page.evaluate(HIDDEN, STANDING)

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
