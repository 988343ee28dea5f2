"""Playing Descent in a real browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gruft.table.table import Table
from tests.browser.access.test_axe import LOOKS, board_and_words_are_accessible, violations
from tests.browser.catalogue import moment
from tests.browser.conftest import Sit
from tests.browser.pages import Pages
from tests.browser.people import ASKING, SCORE, Tab, link, newest
from tests.browser.recorded import moments, stage
from tests.browser.scenes import scene
from tests.server.support import Person, Server

Ask = dict[str, Any]
LAZY = ("end", "pass", "done", "stop")
IN_SIGHT = """() => [...document.querySelectorAll('.stage .is-option, [data-answer]')].flatMap(element => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = box.width && document.elementFromPoint(x, y)?.closest('.is-option, [data-answer]');
    return top === element ? [[x, y]] : [];
})"""
"""Where one can tap: the middle of every answer that nothing covers."""
CARD_IN_SIGHT = """() => ['.descent-side', '.tray'].some((of) => {
    const around = document.querySelector(of)?.getBoundingClientRect();
    return [...document.querySelectorAll(`${of} .is-option`)].some((one) => {
        const box = one.getBoundingClientRect();
        return box.height && box.top >= around.top && box.bottom <= around.bottom;
    });
})"""
"""Among the sheets, or laid out below the map of a phone."""
SHEETS_IN_SIGHT = """() => {
    const side = document.querySelector('.descent-side').getBoundingClientRect();
    return [...document.querySelectorAll('.hero-sheet')].map(one => one.getBoundingClientRect().bottom <= side.bottom);
}"""
HEROES = {"quest": "first_blood", "overlord": "last"}
OVERLORD = {"quest": "first_blood", "overlord": "first"}


def keys_of(ask: Ask) -> list[str]:
    return [option["key"] for option in ask["options"]]


def lazy(keys: list[str]) -> str:
    """Do no more than one must."""
    return next((word for word in LAZY if word in keys), keys[0])


def drive(person: Person, stop: Callable[[Ask], bool], prefer: Callable[[list[str]], str], most: int = 400) -> Ask:
    """Answer over the socket until an ask like that is open."""
    for _ in range(most):
        person.until(lambda: bool(person.asks) or person.state["over"], 30)
        assert not person.state["over"], "the game ended first"
        ask: Ask = person.asks[0]
        if stop(ask):
            return ask
        person.answered(prefer(keys_of(ask)))
    raise AssertionError("no such ask")


def click_key(tab: Tab, key: str) -> None:
    """Click what stands for a key, on the board if it is there, else in the prompt bar."""
    before = tab.counted()
    tab.page.locator(f'.stage .is-option[data-ref="{key}"], [data-answer="{key}"]').first.click(force=True)
    tab.confirm(before)


def play_lazily(tab: Tab, seconds: float = 240) -> int:
    """Click the least one may do until the score is there."""
    end = time.monotonic() + seconds
    answers = 0
    while not tab.over:
        assert time.monotonic() < end, tab.question
        if not tab.asked:
            tab.page.wait_for_timeout(10)
            continue
        keys = keys_of(newest(tab)["parts"][0]["asks"][0])
        click_key(tab, lazy(keys))
        answers += 1
    return answers


@pytest.mark.long
def test_first_blood_to_the_end_as_heroes_against_the_overlord_bot(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:greedy", game="descent", options=HEROES)
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    assert tab.page.locator(".gallery .exhibit.is-option").count() == 8

    answers = play_lazily(tab)

    assert answers > 5
    assert "won" in tab.sees(f"{SCORE} + p").inner_text()
    assert newest(tab)["result"]["winners"] == [1]
    assert tab.problems == []


def test_first_blood_to_the_end_as_overlord_against_hero_bots(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:greedy", game="descent", options=OVERLORD)
    tab = sit(link(table, table["token"]), lang="de")
    tab.sees(f"{ASKING}, {SCORE}")

    answers = play_lazily(tab)

    assert answers > 5
    assert "won" in tab.sees(f"{SCORE} + p").inner_text()
    assert newest(tab)["over"] and tab.problems == []


def from_the_middle(step: str) -> int:
    """How far a step ends from the middle of the campsite, where there is room to stand in several ways."""
    x, y = step.removeprefix("step:").split(",")
    return abs(int(x) - 6) + abs(int(y) - 2)


def test_a_large_monster_shrinks_to_walk_and_grows_where_one_says(server: Server, sit: Sit) -> None:
    table = server.open("me", "friend", game="descent", options=OVERLORD)
    people = [Person(server, table["id"], token) for token in (table["token"], table["seats"][1]["token"])]

    def ready() -> bool:
        asks = people[0].asks
        return bool(asks) and asks[0]["kind"] == "monster_act" and "ettin" in str(asks[0]["args"]["figure"])

    for _ in range(200):
        for person in people:
            person.drain(0.02)
        if ready():
            break
        for person in people:
            if person.asks:
                keys = keys_of(person.asks[0])
                person.answered("group:ettin" if "group:ettin" in keys else lazy(keys))
                break
    assert ready()
    tab = sit(link(table, table["token"]))
    ettin = tab.sees('[data-figure="master:ettin.1"]')
    assert ettin.get_attribute("data-size") == "2x2"
    click_key(tab, "move")
    kinds = []
    for _ in range(12):
        ask = newest(tab)["parts"][0]["asks"][0]
        kinds.append(ask["kind"])
        if ask["kind"] == "expand":
            break
        keys = keys_of(ask)
        walked = kinds.count("roam") > 1
        steps = sorted((key for key in keys if key.startswith("step:")), key=from_the_middle)
        wanted = [*(["stop", "halt"] if walked else []), "pass", "go", *steps]
        found = [key for key in wanted if key in keys]
        assert found, ask
        click_key(tab, found[0])
    assert kinds[-1] == "expand", kinds
    assert ettin.get_attribute("data-size") == "1x1"

    handle = tab.sees(".stand-choice.is-option").last
    key = str(handle.get_attribute("data-ref"))
    assert key.endswith(",2,2") and handle.locator(".footprint").count() == 1
    click_key(tab, key)

    assert ettin.get_attribute("data-size") == "2x2"
    x, y = key.removeprefix("stand:").split(",")[:2]
    assert ettin.get_attribute("transform") == f"translate({int(x) * 64} {int(y) * 64})"
    assert tab.problems == []


def test_reach_sight_and_odds_lie_over_the_map(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="descent", options=HEROES)
    person = Person(server, table["id"], table["token"])
    drive(person, lambda ask: ask["kind"] == "act", lazy)
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    outlook = person.part(0)["view"]["outlook"]

    assert tab.page.locator(".reach text").count() == len(outlook["reach"]) > 0
    assert tab.page.locator(".unseen").count() == 0
    tab.page.locator(".layer-buttons button").nth(1).click()
    assert tab.sees(".unseen").count() > 0
    click_key(tab, "move")
    tab.sees(".is-option.space-answer").first.hover(force=True)
    assert tab.sees(".way text").inner_html() in {"1", "2"}


def tokens_of_others(table: dict[str, Any]) -> list[str]:
    return [str(seat["token"]) for seat in table["seats"] if seat["token"] not in (None, table["token"])]


def acts(table: Table) -> dict[str, Any] | None:
    """The view of a hero who may do anything in his turn."""
    ask = table.asks[0]
    keys = [option.key for option in ask.options]
    if ask.kind != "act" or "move" not in keys:
        return None
    view: dict[str, Any] = table.view(ask.seat)
    return view


def test_one_click_takes_a_move_action_and_walks_the_whole_way(server: Server, sit: Sit) -> None:
    table, path = scene(server, "descent", lambda table: acts(table) is not None, of="first_blood_two")
    tab = sit(path)
    tab.sees(ASKING)
    before = newest(tab)["parts"][0]["view"]
    hero = str(before["actor"])
    far = max(before["outlook"]["reach"], key=lambda reach: int(reach["cost"]))
    assert far["cost"] > 2

    tab.page.locator(f'[data-walk="{far["space"]}"]').click(force=True)

    x, y = str(far["space"]).removeprefix("space:").split(",")
    others = [Person(server, table["id"], token) for token in tokens_of_others(table)]
    there = f'[data-figure="{hero}"][transform="translate({int(x) * 64} {int(y) * 64})"]'
    end = time.monotonic() + 120
    while not tab.has(there):
        assert time.monotonic() < end, tab.question
        for other in others:
            other.drain(0.05)
            if other.asks:
                other.answered(lazy(keys_of(other.asks[0])))
    view = newest(tab)["parts"][0]["view"]
    assert {one["ref"]: one["figure"]["spaces"] for one in view["heroes"]}[hero] == [far["space"]]
    assert view["actions"] == 1 and tab.problems == []


def test_a_walk_of_one_click_is_taken_back_by_one_key(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="descent", options=HEROES)
    drive(Person(server, table["id"], table["token"]), lambda ask: ask["kind"] == "act", lazy)
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    view = newest(tab)["parts"][0]["view"]
    far = max(view["outlook"]["reach"], key=lambda reach: int(reach["cost"]))
    assert far["cost"] > 2

    def stands(space: str) -> str:
        x, y = space.removeprefix("space:").split(",")
        return f'[data-figure="{view["actor"]}"][transform="translate({int(x) * 64} {int(y) * 64})"]'

    before = {one["ref"]: one["figure"]["spaces"] for one in view["heroes"]}[view["actor"]]
    tab.page.locator(f'[data-walk="{far["space"]}"]').click(force=True)
    tab.sees(stands(far["space"]))
    tab.page.keyboard.press("z")
    tab.sees(stands(before[0]))

    end = time.monotonic() + 60
    while newest(tab)["parts"][0]["view"]["actions"] < view["actions"]:
        assert time.monotonic() < end, "the action of the walk is taken back after its steps"
        tab.page.wait_for_timeout(20)
    tab.sees("[data-walk]")
    assert newest(tab)["parts"][0]["view"]["actions"] == view["actions"] == 2
    tab.sees(stands(before[0]))


def test_a_way_is_drawn_for_the_mouse_and_the_keyboard_not_for_a_focus_nobody_sees(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="descent", options=HEROES)
    person = Person(server, table["id"], table["token"])
    drive(person, lambda ask: ask["kind"] == "act", lazy)
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    reach = newest(tab)["parts"][0]["view"]["outlook"]["reach"]
    near = next(str(one["space"]) for one in reach if one["cost"] == 2)

    tab.page.locator(f'[data-walk="{near}"]').click(force=True)
    tab.sees(".space-answer.is-option:focus")
    tab.page.mouse.move(700, 30)
    tab.page.wait_for_selector(".way", state="detached")

    # The next thing in a direction may be a figure; from there on one comes to a space again.
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        tab.page.keyboard.press(key)
        if tab.soon(".way"):
            break
    assert tab.has(".way")
    assert tab.has("[data-walk]:focus, .space-answer.is-option:focus")


def test_one_click_on_the_odds_attacks(server: Server, sit: Sit) -> None:
    def sees_an_enemy(table: Table) -> bool:
        view = acts(table)
        return view is not None and bool(view["outlook"]["attacks"])

    _, path = scene(server, "descent", sees_an_enemy, of="first_blood_*")
    tab = sit(path)
    tab.sees(ASKING)

    tab.sees(".odds .is-pressable").first.click()

    tab.sees(".attack .attack-who")
    assert tab.problems == []


def test_a_die_is_rolled_again_by_pressing_it_and_every_number_names_its_parts(server: Server, sit: Sit) -> None:
    def picks_a_die(table: Table) -> bool:
        ask = table.asks[0]
        return ask.kind == "card_die" and table.view(None)["attack"] is not None

    _, path = scene(server, "descent", picks_a_die)
    tab = sit(path)
    dice = tab.sees(".attack .die-choice.is-option")
    asked = keys_of(newest(tab)["parts"][0]["asks"][0])
    assert sorted(str(die.get_attribute("data-ref")) for die in dice.all()) == sorted(
        key for key in asked if key.startswith("die:")
    )
    assert not tab.has(".tray")

    before = tab.counted()
    dice.first.click()
    tab.confirm(before)

    attack = newest(tab)["parts"][0]["view"]["attack"]
    assert attack is None or "reroll" in {one["what"] for one in attack["modifiers"]}
    named = [one for one in (attack or {"modifiers": []})["modifiers"] if one["what"] != "must_surge"]
    assert tab.page.locator(".attack .term").count() >= len(named)
    assert tab.problems == []


def test_on_a_phone_whoever_acts_is_in_sight_and_wide_enough_for_a_finger(server: Server, sit: Sit) -> None:
    _, path = scene(server, "descent", lambda table: acts(table) is not None, of="fat_goblin_five")
    tab = sit(path, width=360, height=640)
    tab.sees(ASKING)
    tab.sees('.map-window[data-zoomed="yes"]')
    actor = newest(tab)["parts"][0]["view"]["actor"]

    box = tab.sees(f'[data-figure="{actor}"] .hero-base').bounding_box()

    assert box is not None and box["width"] >= 36
    on_top = f"""() => document.elementFromPoint({box["x"] + box["width"] / 2}, {box["y"] + box["height"] / 2})
        .closest('[data-point]').dataset.point"""
    assert tab.page.evaluate(on_top) == actor
    space = tab.page.locator("[data-walk], .space-answer").first.bounding_box()
    assert space is not None and space["width"] >= 38
    assert tab.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert tab.problems == []


MAP_AND_BAR = """() => {
    const height = (of) => Math.round(document.querySelector(of)?.getBoundingClientRect().height ?? 0);
    const asks = document.querySelector('.shows-map') && document.querySelector('.prompt.is-asking');
    if (!asks || height('.descent-now') > 0) return null;
    return [height('.map-window'), Math.round(1000 * document.querySelector('svg.dungeon').getScreenCTM().a)];
}"""
"""How high the map is and how large it is drawn; nothing where nobody is asked, or not on the map alone."""


def test_on_a_phone_the_map_keeps_its_scale_whatever_is_asked(server: Server, stages: Pages) -> None:
    """Long words and short ones, and a turn in which everything is possible."""
    scenes = {one.kind: one for one in moments("descent")}
    words = ("attack", "move", "fatigue", "rest", "feat", "end")
    assert scenes["act"].ask is not None
    everything = {**scenes["act"].ask, "options": [{"key": key} for key in words], "refused": []}
    # Whoever leads several heroes is told which of them is meant.
    led = [{**hero, "seat": scenes["act"].seat} for hero in scenes["act"].view["heroes"]]
    busy = replace(scenes["act"], ask=everything, kind="everything")
    some = list(scenes.values())[::4]
    picked = [scenes[kind] for kind in ("act", "monster_act", "step", "step_aside", "familiar_gives_up", "stand_where")]
    seen: dict[str, list[int]] = {}
    with stage(stages, server, "descent", (390, 844)) as page:
        for one in [busy, replace(busy.seeing(heroes=led), kind="led"), *picked, *some]:
            page.show(one)
            measured = page.page.evaluate(MAP_AND_BAR)
            if measured is not None:
                seen[one.kind] = measured

    assert len(seen) > 12
    heights = {kind: height for kind, (height, _) in seen.items()}
    assert len(set(heights.values())) == 1, heights
    assert len({seen[kind][1] for kind in ("everything", "led", "act")}) == 1, seen


BELOW_ONE_ANOTHER = """() => ['.is-roll', '.descent-side'].map((of) => {
    const { top, bottom } = document.querySelector(of).getBoundingClientRect();
    return [top, bottom];
})"""


def test_what_was_rolled_lies_above_the_sheets_whatever_came_to_light_before(server: Server, stages: Pages) -> None:
    """The chronicle is open beside it, so that the cards to be read are narrow and high."""
    acts = moment("descent", "act")
    hero = acts.view["heroes"][0]["ref"]
    dice = [
        {"ref": f"die:{colour}_3.{place}", "colour": colour, "face": 3} for place, colour in ((1, "grey"), (2, "black"))
    ]
    roll = {"figure": hero, "source": "", "attribute": "attribute:might", "value": 1, "dice": dice}
    cards = [("card_found", {"figure": hero, "card": "card:stamina_potion.1"})]
    cards += [("overlord_card_played", {"card": "card:poison_dart.1"})]
    log = tuple({"n": n, "event": event, "args": args, "rule": ""} for n, (event, args) in enumerate(cards, 1))
    with stage(stages, server, "descent", (1024, 768)) as page:
        page.show(acts)
        page.show(replace(acts.seeing(roll=roll), log=log))
        page.page.locator(".head-nav button[aria-pressed]").first.click()
        page.page.wait_for_selector(".has-dock .revealed ~ .is-roll")
        (_, bottom), (top, _) = page.page.evaluate(BELOW_ONE_ANOTHER)
        page.page.locator(".dock-close").click()

    assert bottom <= top


def test_on_a_phone_the_buttons_of_the_map_lie_below_it(server: Server, sit: Sit) -> None:
    _, path = scene(server, "descent", lambda table: acts(table) is not None, of="fat_goblin_five")
    tab = sit(path, width=360, height=640)
    tab.sees(ASKING)

    window = tab.sees(".map-window").bounding_box()
    buttons, zoom = (tab.sees(which).first.bounding_box() for which in (".layer-buttons", ".zoom-buttons button"))

    assert window is not None and buttons is not None and zoom is not None
    assert buttons["y"] >= window["y"] + window["height"]
    assert buttons["x"] + buttons["width"] <= zoom["x"]
    assert tab.problems == []


def test_the_map_is_enlarged_and_moved_by_wheel_drag_and_keys(server: Server, sit: Sit) -> None:
    _, path = scene(server, "descent", lambda table: acts(table) is not None, of="first_blood_two")
    tab = sit(path)
    window = tab.sees(".map-window")
    inner = tab.page.locator(".map-window .zoom-inner")
    box = window.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    tab.page.mouse.move(x, y)
    tab.page.mouse.wheel(0, -300)
    tab.sees('.map-window[data-zoomed="yes"]')
    before = inner.get_attribute("style")
    tab.page.mouse.down()
    tab.page.mouse.move(x - 60, y - 30, steps=4)
    tab.page.mouse.up()
    moved = inner.get_attribute("style")
    window.focus()
    tab.page.keyboard.press("ArrowRight")
    panned = inner.get_attribute("style")
    tab.page.keyboard.press("f")

    assert len({before, moved, panned}) == 3
    tab.sees('.map-window[data-zoomed="no"]')
    tab.page.keyboard.press("+")
    tab.sees('.map-window[data-zoomed="yes"]')


def test_the_keyboard_alone_walks_and_ends_a_turn(server: Server, sit: Sit) -> None:
    _, path = scene(server, "descent", lambda table: acts(table) is not None, of="first_blood_two")
    tab = sit(path)
    tab.sees(ASKING)
    start = newest(tab)["parts"][0]["view"]
    keys = keys_of(newest(tab)["parts"][0]["asks"][0])
    words = [key for key in keys if ":" not in key]
    tab.press_answer(1 + words.index("move"))
    tab.sees(".is-option.space-answer")

    focused = "() => document.activeElement?.closest('.dungeon') !== null"
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate(focused):
            break
    assert tab.page.evaluate(focused)
    step = "() => document.activeElement.matches('.is-option.space-answer')"
    for key in ("ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 4:
        if tab.page.evaluate(step):
            break
        tab.page.keyboard.press(key)
    assert tab.page.evaluate(step)
    before = tab.counted()
    tab.page.keyboard.press("Enter")
    tab.confirm(before)

    view = newest(tab)["parts"][0]["view"]
    figure = {hero["ref"]: hero["figure"]["spaces"] for hero in view["heroes"]}
    assert figure[start["actor"]] != {hero["ref"]: hero["figure"]["spaces"] for hero in start["heroes"]}[start["actor"]]
    assert tab.problems == []


def test_only_the_overlord_sees_his_hand(server: Server, sit: Sit) -> None:
    def overlord_acts(table: Table) -> bool:
        view = table.view(None)
        asked = table.asks[0].seat == view["overlord"]["seat"] and len(table.asks[0].keys) > 1
        return bool(asked and view["overlord"]["hand"] > 1)

    table, path = scene(server, "descent", overlord_acts, of="first_blood_three_players")
    own = sit(path)
    own.sees(ASKING)
    hand = newest(own)["parts"][0]["view"]["overlord"]["hand"]
    assert own.page.locator(".overlord-hand .big-card").count() >= hand > 1

    for token in (table["spectator"], tokens_of_others(table)[0]):
        other = sit(f"/table/{table['id']}#{token}")
        other.sees(".overlord")
        assert not other.has('.overlord-hand[aria-label="Your overlord cards"]')


def in_sight(tab: Tab) -> list[list[float]]:
    """Where one can tap, once nothing moves any more."""
    end = time.monotonic() + 120
    last: list[list[float]] = []
    while True:
        found: list[list[float]] = tab.page.evaluate(IN_SIGHT)
        if found and found == last:
            return found
        assert time.monotonic() < end, tab.question
        last = found
        tab.page.evaluate("() => new Promise(requestAnimationFrame)")


def test_a_small_phone_is_played_by_tapping_on_what_is_in_sight(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="descent", options=HEROES)
    tab = sit(link(table, table["token"]), width=360, height=640)
    for number in range(16):
        tab.sees(f"{ASKING}, {SCORE}")
        wide = tab.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 360, f"the page is {wide} wide"
        options = in_sight(tab)
        before = tab.counted()
        x, y = options[number % len(options)]
        tab.page.touchscreen.tap(x, y)
        tab.confirm(before)
    assert tab.problems == []


@pytest.mark.parametrize(("width", "theme"), LOOKS)
def test_the_board_and_its_words_are_accessible(server: Server, sit: Sit, width: int, theme: str) -> None:
    table = server.open("me", "bot:random", game="descent", options=HEROES)
    person = Person(server, table["id"], table["token"])
    drive(person, lambda ask: ask["kind"] == "act", lazy)

    board_and_words_are_accessible(sit, link(table, table["token"]), ".descent-text table", width, theme)


def test_an_attack_with_modifiers_is_accessible(server: Server, sit: Sit) -> None:
    def changed(table: Table) -> bool:
        attack = table.view(None)["attack"]
        return attack is not None and attack["rolled"] and len(attack["modifiers"]) > 1

    _, path = scene(server, "descent", changed, of="fat_goblin_five")
    tab = sit(path)
    tab.sees(".attack .term")

    assert violations(tab) == []


def _a_trap_may_be_sprung(table: Table) -> bool:
    ask = table.asks[0]
    return ask.kind == "window" and ask.seat == table.state.overlord and "hero_enters" in str(ask.args)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_the_card_that_answers_a_hero_is_in_the_overlords_sight(
    server: Server, sit: Sit, width: int, height: int
) -> None:
    _, path = scene(server, "descent", _a_trap_may_be_sprung)

    tab = sit(path, width=width, height=height)

    tab.sees(f"{ASKING} .answers")
    tab.page.wait_for_function(CARD_IN_SIGHT, timeout=5_000)


def test_all_heroes_are_in_sight_on_a_television(server: Server, sit: Sit) -> None:
    table, _ = scene(server, "descent", lambda one: one.asks[0].kind == "act", of="fat_goblin_five")

    tv = sit(f"/tv/{table['id']}#{table['spectator']}", width=1920, height=1080)

    tv.sees(".hero-sheet")
    assert tv.page.evaluate(SHEETS_IN_SIGHT) == [True] * 4


def test_what_is_chosen_from_can_be_read_in_the_hand(server: Server, sit: Sit) -> None:
    """The television does not know who is asked what."""
    table, _ = scene(server, "descent", lambda one: one.asks[0].kind == "pick_class")
    phone = sit(f"/hand/{table['id']}#{table['token']}", width=390, height=844)
    phone.sees(".face-down").click()

    words = phone.sees(".gallery .exhibit.is-option").all_inner_texts()

    assert len(words) == len(phone.page.locator(".answers [data-answer]").all()) > 1
    assert all(len(one.split()) > 10 for one in words), "a name says too little"
    assert violations(phone) == []
