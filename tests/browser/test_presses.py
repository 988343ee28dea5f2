"""Clicks always land: whatever can be chosen is answered by a press on the middle of it and of each of its pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from gruft.table.table import Table
from tests.browser.conftest import Sit
from tests.browser.pages import Pages
from tests.browser.people import ASKING, link
from tests.browser.recorded import IN_HAND, SETTLED, SIZES, SLUGS, UNPAINTED, Moment, Stage, moments, stage
from tests.browser.scenes import scene
from tests.server.support import Server

# Presses the middle of everything that belongs to or lies on an option, as a mouse would, and tells what was missed.
PRESS = """async () => {
    const SHAPES = 'rect, circle, ellipse, path, text, use, polygon, polyline, line';
    const missed = [];
    const heard = new Set();
    let presses = 0;
    const box = (one) => one.getBoundingClientRect();
    const middle = (one) => { const b = box(one); return [b.left + b.width / 2, b.top + b.height / 2]; };
    const drawn = (one) => { const b = box(one); return b.width > 1 && b.height > 1 && one.checkVisibility(); };
    const area = (one) => box(one).width * box(one).height;
    const frame = (one) => {
        // What is scrolled or zoomed out of sight must be brought there first; nobody presses it blindly.
        let seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === 'visible') continue;
            const b = box(up);
            seen = { left: Math.max(seen.left, b.left), top: Math.max(seen.top, b.top),
                     right: Math.min(seen.right, b.right), bottom: Math.min(seen.bottom, b.bottom) };
        }
        return seen;
    };
    const within = ([x, y], b, slack = 0) =>
        x >= b.left + slack && x <= b.right - slack && y >= b.top + slack && y <= b.bottom - slack;
    const press = async ([x, y]) => {
        const target = document.elementFromPoint(x, y);
        window.sent.length = 0;
        const how = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'mouse', view: window };
        target?.dispatchEvent(new PointerEvent('pointerdown', how));
        target?.dispatchEvent(new PointerEvent('pointerup', how));
        target?.dispatchEvent(new MouseEvent('click', how));
        presses++;
        const sent = window.sent.find(one => one.type === 'answer');
        if (sent) { // refused, so that the question stays open
            const refusal = { code: '', rule: '', args: {} };
            window.line.onmessage({ data: JSON.stringify({ type: 'reply', id: sent.id, status: 'ok', refusal }) });
            await null; await null; await null;
        }
        return { target, answer: sent?.key };
    };
    const over = (option, outline, own) => {
        const b = box(outline), found = new Map();
        const shapes = own.filter((one) => one instanceof SVGGeometryElement && one !== outline
            && getComputedStyle(one).pointerEvents !== 'none').map((one) => [one, one.getScreenCTM().inverse()]);
        const on = (x, y) => shapes.some(([one, back]) => one.isPointInFill(new DOMPoint(x, y).matrixTransform(back)));
        for (let row = 1; row < 8; row++) for (let column = 1; column < 8; column++) {
            const [x, y] = [b.left + b.width * column / 8, b.top + b.height * row / 8];
            if (option instanceof SVGElement && !on(x, y)) continue;
            const met = document.elementFromPoint(x, y);
            if (met && !found.has(met)) found.set(met, [x, y]);
        }
        return [...found].map(([met, at]) => [at, met]);
    };
    const key = (one) => one.dataset.answer ?? one.dataset.ref;
    const name = (one) => `${one?.tagName}.${one?.getAttribute?.('class') ?? ''}`;
    const options = [...document.querySelectorAll('.stage .is-option, .answers [data-answer]')].filter(drawn);
    const keys = new Set(options.map(key));
    const pieces = [...document.querySelectorAll('.stage [data-piece], .stage .choice')].filter(drawn);
    for (const option of options) {
        option.scrollIntoView({ block: 'center', inline: 'center' });
        const outline = option.querySelector('.option-outline') ?? option;
        const own = option instanceof SVGElement
            ? [outline, ...option.querySelectorAll(SHAPES)] : [option, ...option.querySelectorAll('*')];
        const [around, size, seen] = [box(outline), area(outline), frame(option)];
        const lying = pieces.filter((one) => within(middle(one), around, 2) && area(one) <= size
            && !option.contains(one) && !one.contains(option));
        const pressed = new Set(); // spots that meet the same thing are one press
        // Whatever else is met on the picture of the option, be it a piece or not.
        const strange = over(option, outline, own)
            .filter(([, met]) => !option.contains(met) && !met.contains(option) && !met.closest('.choice'));
        const spots = [...[...own, ...lying].filter(drawn).map((piece) => [middle(piece), piece]), ...strange];
        for (const [at, piece] of spots) {
            if (!within(at, seen, 1) || !within(at, box(option))) continue;
            const here = document.elementFromPoint(...at);
            if (pressed.has(here)) continue;
            pressed.add(here);
            const { target, answer } = await press(at);
            if (answer) heard.add(answer);
            const other = target?.closest('.is-option, [data-answer]');
            if (answer !== key(option) && !(answer && other && key(other) === answer))
                missed.push(`${key(option)}: ${name(piece)} -> ${name(target)} answered ${answer}`);
        }
    }
    const visible = options.filter((one) => within(middle(one), frame(one), 1)).map(key);
    const silent = visible.filter(one => !heard.has(one));
    return { presses, missed: [...new Set(missed)], silent, options: keys.size };
}"""


def press_everything(
    server: Server, stages: Pages, size: tuple[int, int], scenes: Sequence[Moment], *, at: str = "table"
) -> None:
    missed: dict[str, Any] = {}
    presses = 0
    with stage(stages, server, scenes[0].slug, size, at=at) as page:
        page.page.add_style_tag(content=UNPAINTED)
        for moment in scenes:
            page.show(moment)
            found = page.page.evaluate(PRESS)
            presses += found["presses"]
            if found["missed"] or found["silent"]:
                missed[f"{moment.kind} ({moment.where})"] = found["missed"][:4] + found["silent"][:3]

    assert presses > len(scenes), "hardly anything could be pressed"
    assert not missed, "\n".join(f"{scene}: {what}" for scene, what in missed.items())


@pytest.mark.parametrize("number", range(len(SIZES)), ids=[str(width) for width, _ in SIZES])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_press_on_something_that_can_be_chosen_is_answered(
    server: Server, stages: Pages, slug: str, number: int
) -> None:
    """Every kind of question once, the sizes by turns; all of them in all sizes below."""
    press_everything(server, stages, SIZES[number], moments(slug)[number :: len(SIZES)])


@pytest.mark.parametrize("slug", SLUGS)
def test_every_press_on_the_phone_beside_a_television_is_answered(server: Server, stages: Pages, slug: str) -> None:
    scenes = [one for one in moments(slug) if one.kind == IN_HAND[slug]]
    press_everything(server, stages, SIZES[2], scenes, at="hand")


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_every_press_on_the_phone_is_answered_whatever_is_asked(server: Server, stages: Pages, slug: str) -> None:
    press_everything(server, stages, SIZES[2], moments(slug), at="hand")


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_that_can_be_chosen_lies_under_an_open_dock(server: Server, stages: Pages, slug: str) -> None:
    silent: dict[str, list[str]] = {}
    with stage(stages, server, slug, (1024, 768)) as page:
        page.page.add_style_tag(content=UNPAINTED)
        for moment in moments(slug)[::8]:
            page.show(moment)
            if page.page.locator(".dock").count() == 0:
                page.page.locator(".head-nav button[aria-pressed]").first.click()
                page.page.wait_for_selector(".dock")
            if found := page.page.evaluate(PRESS)["silent"]:
                silent[moment.kind] = found[:3]

    assert silent == {}


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("slug", SLUGS)
def test_every_press_is_answered_in_every_size(server: Server, stages: Pages, slug: str, size: tuple[int, int]) -> None:
    press_everything(server, stages, size, moments(slug))


# Whether the note somebody calls for by resting the pointer on a thing, or a finger, lies over anything else that can
# be chosen, and takes clicks; and whether there was room for it beside all that.
COVERED = """async (thing) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const patience = performance.now() + 700;
    while (!document.querySelector('.tip') && performance.now() < patience) await frame();
    await frame();
    const tip = document.querySelector('.tip')?.getBoundingClientRect();
    if (!tip) return null;
    const keep = [...document.querySelectorAll('.is-option, [data-answer], span.die, .die.is-rolled')]
        .filter((one) => one.checkVisibility() && !one.contains(thing))
        .map((one) => [one, one.getBoundingClientRect()]);
    const under = (left, top) => keep.filter(([, box]) =>
        Math.min(box.right, left + tip.width) - Math.max(box.left, left) > 1
            && Math.min(box.bottom, top + tip.height) - Math.max(box.top, top) > 1);
    const over = under(tip.left, tip.top).map(([one]) => one.dataset.ref ?? one.className);
    let room = over.length === 0;
    for (let top = 0; !room && top + tip.height <= innerHeight; top += 8)
        for (let left = 0; !room && left + tip.width <= innerWidth; left += 8) room = under(left, top).length === 0;
    const ends = document.elementFromPoint(tip.left + tip.width / 2, tip.top + tip.height / 2);
    return { over, takes: !!ends?.closest('.tip'), room };
}"""
READABLE = ".stage .choice[data-face]:visible"
NOTES = [("lords", "send"), ("tyrants", "main"), ("domains", "place_minion"), ("descent", "surge")]


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
@pytest.mark.parametrize(("slug", "kind"), NOTES)
def test_a_note_covers_nothing_that_can_be_chosen_and_takes_no_click(
    server: Server, stages: Pages, slug: str, kind: str, size: tuple[int, int]
) -> None:
    notes, covered = 0, {}
    with stage(stages, server, slug, size) as page:
        page.page.add_style_tag(content=UNPAINTED)
        page.show(next(one for one in moments(slug) if one.kind == kind))
        things = page.page.locator(READABLE)
        for number in range(0, things.count(), max(1, things.count() // 5)):
            things.nth(number).hover(force=True)
            found = things.nth(number).evaluate(COVERED)
            if found is not None:
                notes += 1
                if found["over"] or found["takes"]:
                    covered[things.nth(number).get_attribute("data-face")] = found
            page.page.mouse.move(1, 1)
            assert page.page.locator(".tip").count() == 0, "the note stays after the pointer has gone"
    assert notes >= 3 and not covered, covered


MIDDLE = """one => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const met = document.elementFromPoint(x, y)?.closest('.choice[data-face]');
    return met === one ? { x, y } : null;
}"""


@pytest.mark.parametrize(("slug", "kind"), NOTES)
def test_a_note_a_finger_calls_for_covers_nothing_that_can_be_chosen(
    server: Server, stages: Pages, slug: str, kind: str
) -> None:
    """As long as there is room for it elsewhere."""
    notes, covered = 0, {}
    with stage(stages, server, slug, SIZES[2]) as page:
        page.page.add_style_tag(content=UNPAINTED)
        page.show(next(one for one in moments(slug) if one.kind == kind))
        finger = page.page.context.new_cdp_session(page.page)
        things = page.page.locator(READABLE).all()
        for thing in things[:: max(1, len(things) // 6)]:
            point = thing.evaluate(MIDDLE)
            if point is None:
                continue
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            found = thing.evaluate(COVERED)
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            if found is not None:
                notes += 1
                if found["over"] and found["room"]:
                    covered[thing.get_attribute("data-face")] = found["over"]
            page.page.keyboard.press("Escape")
            page.page.wait_for_selector(".tip", state="detached")
        assert page.page.evaluate("() => window.sent.filter((one) => one.type === 'answer')") == []
    assert notes >= 3 and not covered, covered


HEIGHTS = "() => ['.map-window', '.prompt'].map(one => document.querySelector(one).getBoundingClientRect().height)"
"""Of Descent's map and of the question below it: as long as they stay, so does the scale of the map."""


def heights_of_questions(page: Stage, scenes: Iterable[Moment]) -> dict[str, tuple[float, ...]]:
    """For each kind of question, and while one waits for others."""
    seen = {}
    for one in scenes:
        page.show(one)
        seen[one.kind] = tuple(page.page.evaluate(HEIGHTS))
    page.show(replace(one, ask=None))
    return seen | {"waiting": tuple(page.page.evaluate(HEIGHTS))}


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_the_map_keeps_its_scale_while_questions_change(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    """Those with the most answers and the longest sentences among others."""
    kinds = {"act", "step", "weapon", "target", "surge", "surge_range", "monster_act", "next_hero"}
    kinds |= {"card_figure", "card_space"}  # of a card whose text is long
    with stage(stages, server, "descent", size) as page:
        seen = heights_of_questions(page, (one for one in moments("descent") if one.kind in kinds))

    assert len(seen) >= 10 and len(set(seen.values())) == 1, seen


@pytest.mark.long
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_the_map_keeps_its_scale_whatever_is_asked(
    server: Server, stages: Pages, size: tuple[int, int], lang: str
) -> None:
    with stage(stages, server, "descent", size, lang=lang) as page:
        seen = heights_of_questions(page, moments("descent"))

    (usual,) = Counter(seen.values()).most_common(1)[0][:1]
    assert {kind: heights for kind, heights in seen.items() if heights != usual} == {}


def hero_begins(table: Table) -> bool:
    ask = table.asks[0]
    return ask.kind == "act" and "end" in ask.keys and (ask.args or {}).get("actions") == 2


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_the_map_keeps_its_scale_while_one_looks_back_is_asked_back_and_watches(
    server: Server, sit: Sit, size: tuple[int, int]
) -> None:
    _, path = scene(server, "descent", hero_begins, of="first_blood_three_players", level="random")
    tab = sit(path, speed="slow", width=size[0], height=size[1])
    tab.sees(f"{ASKING} .answers")
    seen = {"asked": tab.page.evaluate(HEIGHTS)}
    tab.page.keyboard.press("b")
    tab.sees(".replay input[type=range]")
    tab.sees(".prompt .playing-step")
    seen["looking back"] = tab.page.evaluate(HEIGHTS)
    tab.page.keyboard.press("Escape")
    tab.page.wait_for_selector(".replay", state="detached")
    tab.page.keyboard.press("0")
    tab.sees(".prompt.is-asking-back")
    seen["asked back"] = tab.page.evaluate(HEIGHTS)
    tab.page.locator(".prompt-buttons button.main").click()
    tab.sees(".playing-buttons")
    tab.page.keyboard.press("Space")
    tab.sees(".playing-buttons [aria-label=Play]")
    for step in ("first", "second", "third"):
        seen[f"watching the {step} step"] = tab.page.evaluate(HEIGHTS)
        tab.page.keyboard.press(".")
        tab.page.evaluate(SETTLED)

    assert {what: heights for what, heights in seen.items() if heights != seen["asked"]} == {}, seen["asked"]


def test_the_keyboard_stays_on_the_board_after_an_answer(server: Server, sit: Sit) -> None:
    table = server.open("me", "bot:random", game="lords")
    tab = sit(link(table, table["token"]))
    tab.sees(ASKING)
    for _ in range(6):
        tab.sees(f"{ASKING} .answers")
        if tab.page.evaluate("() => !document.activeElement.matches('.stage .is-option, [data-answer]')"):
            tab.page.keyboard.press("n" if tab.has(".stage .is-option") else "Tab")
        before = tab.counted()
        tab.page.keyboard.press("Enter")
        tab.confirm(before)
        tab.page.wait_for_timeout(120)
        assert tab.page.evaluate("() => document.activeElement !== document.body"), "the focus fell to the page"


BESIDE = """([one, other]) => {
    const [a, b] = [one, other].map(what => document.querySelector(what).getBoundingClientRect());
    return b.left - a.right;
}"""

FRAMES = """() => [...document.querySelectorAll('.stage .is-option')].filter(one => {
    const style = getComputedStyle(one);
    const reaches = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    return !one.closest('svg') && style.outlineStyle !== 'none' && reaches > 0;
}).map(one => one.className)"""
"""What may be chosen and has a frame that reaches out of its piece, over its neighbours."""


def test_the_overlords_groups_are_whole_beside_the_chronicle_and_their_frames_cut_nothing(
    server: Server, stages: Pages
) -> None:
    with stage(stages, server, "descent", (1024, 768)) as page:
        page.show(next(one for one in moments("descent") if one.kind == "ol_group"))
        page.page.keyboard.press("l")
        page.page.wait_for_selector(".dock")

        assert page.page.evaluate(BESIDE, [".overlord .groups", ".dock"]) >= 0
        assert page.page.locator(".group-name.is-option").count() > 1
        assert page.page.evaluate(FRAMES) == []
