"""Playing Dark Domains in a real browser."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from gruft.games.domains.pieces.tables import BUILDING_REFS, HENCHMAN_REFS
from gruft.games.domains.rules.arrange import arrange
from gruft.games.domains.rules.basics.order import begin
from gruft.games.domains.rules.setup import setup
from gruft.table.chance import Chance, secret_of
from gruft.table.plain import to_plain
from gruft.table.position import differences, open_position
from tests.browser.access.test_axe import violations
from tests.browser.conftest import Sit
from tests.browser.pages import Pages
from tests.browser.people import ASKING, link, newest, play_to_the_end
from tests.browser.recorded import SIZES, Moment, moments, stage
from tests.games.domains.domains import PHASE_OF_BEAT, Domains
from tests.server.support import Person, Server

SEED = "tests of domains"
OPTIONS = {"masters": False, "open_totals": False}


def opened(server: Server, board: Domains, beat: str, *kinds: str) -> dict[str, Any]:
    """A table on the server that starts from a position."""
    state = board.g
    arrange(state)
    state.phase = PHASE_OF_BEAT[beat]
    begin(state)
    fresh = setup(state.seats, dict(OPTIONS), Chance(secret_of(SEED)))
    position: dict[str, Any] = {"game": "domains", "seats": state.seats, "options": OPTIONS, "seed": SEED, "beat": beat}
    position["state"] = differences(to_plain(fresh), to_plain(state))
    if board.dice_next:
        position["next"] = {"die": board.dice_next}
    journal = open_position("domains", position).journal
    assert journal is not None
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Mira", "Odo", "Wanda"))]
    seats = [{**seat, "level": "random"} if seat["kind"] == "bot" else seat for seat in seats]
    answer = server.call("POST", "/api/tables/import", {"journal": journal.text(), "seats": seats})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def attacked() -> Domains:
    """The Green Unicorn hunts monsters and finds the ogre at Mira's dark grove; the Yellow Swan is empty."""
    board = Domains(2, masters=False, open_totals=False)
    board.build(0, "forest.1", "grove", dark=True).monster(0, "forest.1", "ogre").build(0, "town.2", "market")
    board.build(1, "plains.1", "village").monster(1, "mountain.3", "goblin").curse(0, "forest.1")
    board.party(0, "garrick_holt", "ysolde_marr", "bram_tolliver", "lucan_vale").party(1)
    return board


WATCH = """() => {
    window.outcomes = {};
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.outcome'))
            outcomes[[...one.classList].find(word => word.startsWith('is-'))] =
                [...document.querySelectorAll('.duel-total')].map(total => total.textContent);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Keeps what was on stage with each outcome: a march is on stage for a moment only."""


def told_flat(told: dict[str, Any]) -> int:
    """The part of the defence that is not rolled."""
    return sum(part["flat"] for part in told["defence"])


@pytest.mark.long
def test_a_three_player_game_to_the_end_with_one_browser_and_two_bots(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", "bot:random", game="domains")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)

    answers = play_to_the_end([tab], random.Random(4), seconds=400)

    assert answers > 40
    sheet = tab.sees(".score-sheet").inner_text()
    for points in newest(tab)["result"]["points"]:
        assert str(points) in sheet
    assert tab.problems == []


def test_a_spell_is_countered_by_a_click_on_the_card_in_hand(server: Server, sit: Sit) -> None:
    board = Domains(2, masters=False, open_totals=False).first(1)
    board.build(0, "forest.1", "grove", dark=True)
    board.hand(1, "fireball").has(1, fire=1, wind=1).hand(0, "counter_magic", "sanctify").has(0, water=2)
    table = opened(server, board, "end_of_turn_phase", "me", "friend")
    other = Person(server, table["id"], table["seats"][1]["token"])
    tab = sit(link(table, table["token"]))

    other.answered("spell:fireball")
    if other.asks:
        other.answered("land:0_forest.1")
    tab.sees(f"{ASKING} >> text=Fireball")
    tab.sees(".spell.is-option[data-ref='spell:counter_magic']").click()

    tab.sees(".log >> text=/Counter Magic/")
    tab.page.wait_for_selector("[data-ref='spell:counter_magic']", state="detached")
    assert tab.has(".mine .building.is-dark[data-ref^='building:grove']")
    assert tab.problems == []


# Passes whatever is asked, until one adventure has been won and one hero stays.
PASSED_UNTIL_BOTH_CAME_OUT = """() => {
    document.querySelector('.prompt.is-asking .answers [data-answer="pass"]')?.click();
    return outcomes['is-won'] && outcomes['is-stays'];
}"""


def test_an_adventure_is_explained_before_and_while_it_happens(server: Server, sit: Sit) -> None:
    board = attacked().hand(0, "bulwark").has(0, earth=1)
    table = opened(server, board.dice(1, 1, 6, 6, 6, 6), "adventure_phase", "me", "bot")
    tab = sit(link(table, table["token"]), speed="quick")
    tab.sees(ASKING)

    stage = tab.sees(".adventure").inner_text()
    assert "Monster" in stage and "Forest 1" in stage and "Mira" in stage
    told = newest(tab)["parts"][0]["view"]["forecast"][0]
    tab.page.click(".whom")
    panel = tab.sees(".forecast .account-green")
    assert 0 < told["success"] < 0.01 and "1 %" in panel.inner_text()
    assert "Forest 1" in panel.locator(".candidates .is-chosen").inner_text()
    assert panel.locator(".parts tr").count() == len(told["defence"]) + 1
    assert violations(tab) == []
    tab.page.click(".whom")

    tab.page.evaluate(WATCH)
    tab.page.wait_for_function(PASSED_UNTIL_BOTH_CAME_OUT, polling=50, timeout=60_000)
    assert tab.page.evaluate("() => outcomes['is-won']") == ["24", str(told_flat(told) + 2)]
    tab.sees(".log >> text=/marches on/")
    log = tab.page.locator(".log").inner_text().replace("\xa0", " ")
    assert "defence" in log and "attack 24" in log
    assert tab.problems == []


COVERED = """() => {
    const tip = document.querySelector('.tip').getBoundingClientRect();
    return [...document.querySelectorAll('.fight > *, .parts, .is-option')].filter(one => {
        const box = one.getBoundingClientRect();
        const beside = box.left >= tip.right || box.right <= tip.left || box.top >= tip.bottom || box.bottom <= tip.top;
        return box.width > 0 && !beside;
    }).map(one => one.className);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_note_of_a_spell_leaves_the_odds_free_by_which_one_decides(
    server: Server, sit: Sit, width: int, height: int
) -> None:
    board = attacked().hand(0, "bulwark", "sanctify", "counter_magic").has(0, earth=1)
    table = opened(server, board, "adventure_phase", "me", "friend")
    tab = sit(link(table, table["token"]), width=width, height=height)
    tab.sees(ASKING)
    tab.sees(".fight .odds")

    for spell in tab.page.locator(".hand .spell").all():
        spell.hover()
        tab.sees(".tip .face")
        assert tab.page.evaluate(COVERED) == []
        tab.page.mouse.move(2, 2)
        tab.page.wait_for_selector(".tip", state="detached")
    assert tab.problems == []


@pytest.mark.parametrize("width", [1440, pytest.param(360, marks=pytest.mark.long)])
def test_the_board_and_its_text_view_are_accessible(server: Server, sit: Sit, width: int) -> None:
    board = attacked().hand(0, "counter_magic").plans(0, "castle").henchman(0, "zasch")
    board.minion(1, "seer.1").minion(1, "builders_guild").boxes("ace_of_cups", "the_fool")
    table = opened(server, board, "minion_phase", "me", "friend")
    tab = sit(link(table, table["token"]), width=width, height=800)
    tab.sees(ASKING)
    assert violations(tab) == []

    tab.page.keyboard.press("t")
    tab.sees(".domains-text")
    assert violations(tab) == []


def test_what_stands_on_a_space_can_be_read_while_the_space_is_refused(server: Server, sit: Sit) -> None:
    table = opened(server, attacked(), "minion_phase", "me", "friend")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)

    for thing, name in (
        (".mine .building.is-dark", "Grove"),
        (".mine [data-ref^='monster:ogre']", "Ogre"),
        (".mine [data-ref='token:desecration']", "Desecration"),
        (".neighbour [data-ref^='monster:goblin']", "Goblin"),
    ):
        tab.page.locator(thing).hover()
        tip = tab.sees(".tip:has(.face)")
        assert name in tip.locator("h4").inner_text()
        assert tip.locator(".why-not").count() == 1
        tab.page.mouse.move(2, 2)
        tab.page.wait_for_selector(".tip", state="detached")
    assert tab.problems == []


def test_a_light_building_takes_the_minion_wherever_it_is_pressed(server: Server, sit: Sit) -> None:
    table = opened(server, attacked(), "minion_phase", "me", "friend")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)

    tab.sees(".mine .building.is-light").click(position={"x": 6, "y": 6})

    tab.sees(".mine .space-minion")
    assert tab.problems == []


def laden(scene: Moment) -> Moment:
    """The same moment with everybody's stores and hands full."""
    players = [
        {
            **player,
            "items": dict.fromkeys(player["items"], 9),
            "cards": dict.fromkeys(player["cards"], 3),
            "henchmen": [{"henchman": ref, "uses": 0} for ref in HENCHMAN_REFS[3 * seat : 3 * seat + 3]],
            "plans": list(BUILDING_REFS[12 * seat : 12 * seat + 6]),
            "minions": ["own"] * 5,
        }
        for seat, player in enumerate(scene.view["players"])
    ]
    return scene.seeing(players=players)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["1440", "1024"])
@pytest.mark.parametrize("seats", [4, 5])
def test_neighbours_keep_their_places_and_stay_in_sight_whatever_they_own(
    server: Server, stages: Pages, seats: int, size: tuple[int, int]
) -> None:
    scene = next(one for one in moments("domains") if one.seats == seats)

    def tops(moment: Moment) -> list[float]:
        page.show(moment)
        end = page.page.locator(".domains-others").bounding_box()
        boxes = [one.bounding_box() for one in page.page.locator(".neighbour").all()]
        assert end is not None and len(boxes) == seats - 1
        assert all(box and box["y"] + box["height"] <= end["y"] + end["height"] + 1 for box in boxes)
        return [round(box["y"]) for box in boxes if box]

    with stage(stages, server, "domains", size) as page:
        few, all_they_can = tops(scene), tops(laden(scene))

    assert few == all_they_can


# How much of the board a press on something to choose may hit, around its middle.
TIGHT = """() => [...document.querySelectorAll('.stage .is-option')].flatMap(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest('.is-option') === one;
    const reach = (dx, dy) => { let n = 0; while (hits(x + dx * (n + 1), y + dy * (n + 1))) n += 1; return n; };
    const [wide, high] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
    return hits(x, y) && (wide < 24 || high < 24) ? [[one.dataset.ref, wide, high]] : [];
})"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["1440", "1024"])
def test_whatever_may_be_chosen_on_the_board_has_room_for_the_pointer(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    kinds = ("draw_deck", "buy", "give_item", "element", "place_minion", "assassin", "seer_order")
    tight = []
    with stage(stages, server, "domains", size) as page:
        for scene in moments("domains"):
            if scene.kind in kinds:
                page.show(scene)
                tight += page.page.evaluate(TIGHT)

    assert tight == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["1440", "1024"])
def test_the_cards_of_a_neighbour_lie_in_one_row(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    base = next(one for one in moments("domains") if one.kind == "place_minion")
    few = {"wood": 2, "wind": 1, "fire": 1}
    players = [
        {
            **player,
            "items": {**dict.fromkeys(player["items"], 0), **few},
            "henchmen": [{"henchman": ref, "uses": 0} for ref in HENCHMAN_REFS[2 * seat : 2 * seat + 2]],
            "plans": list(BUILDING_REFS[3 * seat : 3 * seat + 3]),
        }
        for seat, player in enumerate(base.view["players"])
    ]
    with stage(stages, server, "domains", size) as page:
        page.show(base.seeing(players=players))
        tops = page.page.evaluate(
            """() => [...document.querySelectorAll('.neighbour')].map(one =>
                new Set([...one.querySelectorAll('.deck:not(.is-none), .small-card')]
                    .map(card => Math.round(card.getBoundingClientRect().top))).size)"""
        )

    assert tops == [1] * (base.seats - 1)


def test_on_a_phone_attack_and_defence_lie_one_below_the_other(server: Server, stages: Pages) -> None:
    scene = next(one for one in moments("domains") if one.kind == "adventure_defend")
    with stage(stages, server, "domains", (390, 844)) as page:
        page.show(scene)
        boxes = [page.page.locator(f".duel > :nth-child({n})").bounding_box() for n in (1, 2, 3)]

    for above, below in pairwise(boxes):
        assert above is not None and below is not None
        assert above["y"] + above["height"] <= below["y"] + 8


OUTSIDE = """() => [...document.querySelectorAll('.house .spot')].filter(spot => {
    const [box, wall] = [spot.getBoundingClientRect(), spot.closest('.wall').getBoundingClientRect()];
    return box.width < 34 || box.left < wall.left - 0.5 || box.right > wall.right + 0.5;
}).map(spot => spot.dataset.ref)"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=["360", "390"])
def test_the_spaces_of_a_place_lie_in_its_house(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    scene = next(one for one in moments("domains") if one.kind == "place_minion")
    with stage(stages, server, "domains", size) as page:
        page.show(scene)
        assert page.page.evaluate(OUTSIDE) == []


# Cards with the longest texts, and what one knows of the deck beside them.
LONG = [
    ("seven_of_pentacles", "match"),
    ("king_of_pentacles", "other"),
    ("the_hanged_man", "single"),
    ("death", "single"),
]
LORE = [{"card": f"fortune:{card}", "first": 1, "last": 3} for card in ("the_sun", "the_tower", "knight_of_cups")]
LETTERS = """() => [...document.querySelectorAll('.fortune .fit')]
    .map(one => {
        const { left, bottom } = one.getBoundingClientRect();
        const covered = !one.closest('.fortune').contains(document.elementFromPoint(left + 4, bottom - 1));
        return [one.closest('.fortune').dataset.ref, parseFloat(getComputedStyle(one).fontSize),
            one.classList.contains('is-cut') || covered];
    })"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_longest_texts_of_fortune_are_read_whole(
    server: Server, stages: Pages, width: int, height: int, lang: str
) -> None:
    base = next(one for one in moments("domains") if one.kind == "place_minion")
    pairs = [[LONG[0], LONG[2]], [LONG[1], LONG[0]], [LONG[3], ("eight_of_wands", "other")]]
    found = []
    with stage(stages, server, "domains", (width, height), lang=lang) as page:
        page.show(base)
        for _ in range(2):  # with the chronicle beside the table, and without
            for pair in pairs:
                fortune = [{"card": f"fortune:{card}", "side": side} for card, side in pair]
                for last, lore in ((False, []), (True, []), (False, LORE)):
                    page.show(base.seeing(fortune=fortune, last_round=last, lore=lore))
                    found += page.page.evaluate(LETTERS)
            page.page.keyboard.press("l")

    assert len(found) == 2 * 3 * 3 * 2
    assert [one for one in found if one[1] < 9.5 or one[2]] == []


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_the_board_keeps_its_height_whatever_is_asked(
    server: Server, stages: Pages, size: tuple[int, int], lang: str
) -> None:
    """Those with the longest sentences, those without any answer in words, and the usual ones."""
    kinds = {"bonus_bar", "end_of_turn", "assassin", "build", "spell_amount", "preparation", "thug", "place_minion"}
    heights: dict[float, list[str]] = {}
    with stage(stages, server, "domains", size, lang=lang) as page:
        for one in moments("domains"):
            if one.kind in kinds:
                page.show(one)
                high = page.page.evaluate("() => document.querySelector('.stage').getBoundingClientRect().height")
                heights.setdefault(high, []).append(one.kind)

    assert len(heights) == 1 and sum(map(len, heights.values())) == len(kinds), heights


COVERED_PRINT = """() => [...document.querySelectorAll('.aimed')].flatMap((badge) => {
    const box = badge.getBoundingClientRect();
    const printed = [...badge.closest('.space').querySelectorAll('.side-icon, .side-rank')];
    return printed.filter((one) => {
        const at = one.getBoundingClientRect();
        const seen = getComputedStyle(one).visibility === 'visible' && !one.closest('.side[aria-hidden]');
        return seen && at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom;
    }).map(() => badge.className);
})"""


@pytest.mark.parametrize("size", SIZES[1:2], ids=lambda size: str(size[0]))
def test_who_comes_stands_beside_the_picture_and_rank_of_a_building_not_over_them(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    base = next(one for one in moments("domains") if one.kind == "place_minion")
    other = next(one for one in base.view["players"] if one["seat"] != base.seat)
    domain = [{**land, "building": "building:grove.1", "dark": n % 2 == 0} for n, land in enumerate(other["domain"])]
    players = [{**one, "domain": domain} if one is other else one for one in base.view["players"]]
    told = base.view["forecast"]
    with stage(stages, server, "domains", size) as page:
        for first, second in ((0, 1), (2, 2), (15, 12)):
            aims = zip(told, (first, second))
            forecast = [{**one, "stays": False, "target": domain[land]["land"]} for one, land in aims]
            page.show(base.seeing(players=players, forecast=forecast))
            assert page.page.locator(".aimed").count() == 2
            assert page.page.evaluate(COVERED_PRINT) == []


CHIPS = """() => [...document.querySelectorAll('.neighbour :is(.small-card, .good, .deck)')].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [one.className, Math.round(left), Math.round(top)];
})"""


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_nothing_of_a_neighbour_moves_while_minions_are_placed(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    base = next(one for one in moments("domains") if one.kind == "place_minion")
    assert base.seats >= 4, "where there are fewer, minions have a row of their own"

    def left(minions: int) -> Moment:
        goods = {"cards": {"attack": 2, "control": 1}, "plans": [f"building:grove.{n}" for n in range(1, 5)]}
        players = [
            one if one["seat"] == base.seat else {**one, **goods, "minions": ["own"] * minions}
            for one in base.view["players"]
        ]
        return base.seeing(players=players)

    with stage(stages, server, "domains", size) as page:
        seen = []
        for minions in (5, 3, 0):
            page.show(left(minions))
            seen.append(page.page.evaluate(CHIPS))

    assert len(seen[0]) > 20 and seen[0] == seen[1] == seen[2]
