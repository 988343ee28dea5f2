"""Clicks always land: whatever can be chosen is answered by a press on the middle of it and of each of its pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.browser.conftest import Sit
from tests.browser.pages import Pages
from tests.browser.people import ASKING, link
from tests.browser.recorded import SIZES, SLUGS, UNPAINTED, Moment, moments, stage
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
        const pressed = new Set(); // pieces with one middle are one press
        // Whatever else is met on the picture of the option, be it a piece or not.
        const strange = over(option, outline, own)
            .filter(([, met]) => !option.contains(met) && !met.contains(option) && !met.closest('.choice'));
        const spots = [...[...own, ...lying].filter(drawn).map((piece) => [middle(piece), piece]), ...strange];
        for (const [at, piece] of spots) {
            const where = at.map(Math.round).join();
            if (pressed.has(where)) continue;
            pressed.add(where);
            if (!within(at, seen, 1) || !within(at, box(option))) continue;
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


def press_everything(server: Server, stages: Pages, size: tuple[int, int], scenes: tuple[Moment, ...]) -> None:
    missed: dict[str, Any] = {}
    presses = 0
    with stage(stages, server, scenes[0].slug, size) as page:
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
    """Every other kind of question once, the sizes by turns; all of them in all sizes below."""
    press_everything(server, stages, SIZES[number], moments(slug)[number :: 2 * len(SIZES)])


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


# Where the pointer rests to read something, and whether the note it calls for lies over anything that can be chosen.
COVERED = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const patience = performance.now() + 600;
    while (!document.querySelector('.tip') && performance.now() < patience) await frame();
    await frame();
    const tip = document.querySelector('.tip')?.getBoundingClientRect();
    if (!tip) return null;
    const over = [...document.querySelectorAll('.is-option, [data-answer], span.die, .die.is-rolled')].filter((one) => {
        const box = one.getBoundingClientRect();
        return Math.min(box.right, tip.right) - Math.max(box.left, tip.left) > 1
            && Math.min(box.bottom, tip.bottom) - Math.max(box.top, tip.top) > 1;
    });
    const ends = document.elementFromPoint(tip.left + tip.width / 2, tip.top + tip.height / 2);
    return { over: over.map(one => one.dataset.ref ?? one.className), takes: !!ends?.closest('.tip') };
}"""


@pytest.mark.parametrize(
    ("slug", "kind"), [("lords", "send"), ("tyrants", "main"), ("domains", "place_minion"), ("descent", "surge")]
)
def test_a_note_covers_nothing_that_can_be_chosen_and_takes_no_click(
    server: Server, stages: Pages, slug: str, kind: str
) -> None:
    notes = 0
    with stage(stages, server, slug, (1440, 900)) as page:
        page.show(next(one for one in moments(slug) if one.kind == kind))
        things = page.page.locator(".stage .choice[data-face]:visible")
        for number in range(0, things.count(), max(1, things.count() // 5)):
            things.nth(number).hover(force=True)
            found = page.page.evaluate(COVERED)
            if found is not None:
                notes += 1
                assert found == {"over": [], "takes": False}, things.nth(number).inner_text()
            page.page.mouse.move(1, 1)
            assert page.page.locator(".tip").count() == 0, "the note stays after the pointer has gone"
    assert notes >= 3


HEIGHTS = "() => ['.map-window', '.prompt'].map(one => document.querySelector(one).getBoundingClientRect().height)"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)], ids=["1440", "1024"])
def test_the_map_keeps_its_scale_while_questions_change(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    """Of Descent: questions with the most answers and the longest sentences among others."""
    kinds = {"act", "step", "weapon", "target", "surge", "surge_range", "monster_act", "next_hero"}
    kinds |= {"card_figure", "card_space"}  # of a card whose text is long
    seen = {}
    with stage(stages, server, "descent", size) as page:
        for moment in moments("descent"):
            if moment.kind in kinds:
                page.show(moment)
                seen[moment.kind] = tuple(page.page.evaluate(HEIGHTS))
        page.show(replace(moment, ask=None))
        seen["waiting"] = tuple(page.page.evaluate(HEIGHTS))

    assert len(seen) >= 10 and len(set(seen.values())) == 1, seen


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
