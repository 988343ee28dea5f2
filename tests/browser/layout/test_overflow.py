"""Nothing is cut: every component fits where it lies, in all sizes and both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.catalogue import CATALOGUE, PAGES
from tests.browser.layout.in_pictures import FAULTS_IN_PICTURES
from tests.browser.pages import Pages
from tests.browser.recorded import IN_HAND, SETTLED, SIZES, SLUGS, UNPAINTED, Moment, moments, stage
from tests.server.support import Server

# Of the questions of golden games, and of the pages of the quest book, every so many are laid out in each size in the
# default suite; on the smaller screens in the language with the longer words.
EVERY, EVERY_PAGE, HANDS = 24, 18, 12
LANGUAGES = (("en", "de"), ("de",), ("de",))
THEMES = ("dark", "light", "dark")

# Every piece of text that sticks out of its card, is cut by something that cannot be scrolled, or is broken in a word.
# What is marked as cut (`is-cut`) must have a note that unfolds it; UNFOLDED looks at that. The room itself is not
# painted (UNPAINTED).
CUT = """(within) => {
    const room = document.querySelector(within ?? '.room');
    room.style.opacity = 1;
    const found = new Set();
    const spoken = (one) => { // words for ears only
        for (let up = one; up; up = up.parentElement)
            if (getComputedStyle(up).clipPath.startsWith('inset')) return true;
        return false;
    };
    const shown = (one) => one.checkVisibility({ checkOpacity: true })
        && !one.closest('.sr, [aria-hidden=true], .is-cut') && !spoken(one);
    for (const one of room.querySelectorAll('.is-cut'))
        if (one.checkVisibility() && !one.closest('[data-face], [data-what], [role=note]'))
            found.add(`cut for good: "${one.textContent.slice(0, 40)}" in ${one.className}`);
    const range = document.createRange();
    const walk = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const words = text.nodeValue.trim();
        const holder = text.parentElement;
        if (!words || !shown(holder) || holder.closest('title, .count-change')) continue;
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter(one => one.width > 0.5);
        if (rects.length === 0) continue;
        if (holder.closest('svg')) continue; // see in_pictures.py
        const say = (what) => found.add(`${what}: "${words.slice(0, 40)}" in ${holder.className || holder.tagName} of ${
            holder.closest('[data-ref]')?.dataset.ref ?? holder.closest('[class]')?.className}`);
        // A line is taller than its letters: what hangs over by a quarter of a line cuts nothing.
        const tall = parseFloat(getComputedStyle(holder).fontSize) * 0.27;
        const over = (frame, slack) => rects.some(one => one.left < frame.left - slack
            || one.right > frame.right + slack || one.top < frame.top - tall - slack
            || one.bottom > frame.bottom + tall + slack);
        // Dots come with the smallest part of a pixel, which `scrollWidth` does not tell.
        const dotted = (box, style) => box.scrollWidth > box.clientWidth + 1 || (box === holder && rects.some(one =>
            one.right > box.getBoundingClientRect().right - parseFloat(style.paddingRight)
                - parseFloat(style.borderRightWidth) + 0.02));
        for (let up = holder; up && !up.matches('.stage, .dock-body'); up = up.parentElement) {
            const style = getComputedStyle(up);
            if (/auto|scroll/.test(style.overflow)) break;
            if (/hidden|clip/.test(style.overflow) && over(up.getBoundingClientRect(), 1.6)) { say('cut'); break; }
            if (style.textOverflow === 'ellipsis' && dotted(up, style)) { say('ellipsis'); break; }
            if (up.matches('.choice, button') && over(up.getBoundingClientRect(), 3)) { say('out'); break; }
        }
        // The large letter a tale begins with stands apart from the rest of its word.
        const begun = getComputedStyle(holder, '::first-letter').float !== 'none' && !text.previousSibling;
        for (const word of words.matchAll(/[\\p{L}\\p{N}\\u00ad]{3,}/gu)) {
            if (word[0].includes('\\u00ad') || (begun && word.index === 0) || holder.closest('code')) continue;
            const from = text.nodeValue.indexOf(words) + word.index;
            range.setStart(text, from);
            range.setEnd(text, from + word[0].length);
            const parts = [...range.getClientRects()].filter(one => one.width > 0.5);
            const lines = new Set(parts.map(one => Math.round(one.top / 4)));
            if (lines.size > 1) say(`broken ${word[0]}`);
        }
    }
    room.style.opacity = '';
    return [...found];
}"""


# Whether the note that opens over something that is cut says all its words, however they are parted into lines.
UNFOLDED = """async (cut) => {
    const plain = (one) => (one?.textContent ?? '').replace(/[\\s\\u00ad\\u2066-\\u2069]+/g, '').toLowerCase();
    const patience = performance.now() + 900;
    const told = () => document.querySelector('.tip');
    while (!told() && performance.now() < patience) await new Promise((done) => requestAnimationFrame(done));
    return plain(told()).includes(plain(cut)) ? null
        : `cut, and its note does not say it: "${cut.textContent}" but "${told()?.textContent ?? ''}"`;
}"""
# What the quest book says about an encounter comes a moment after the board.
READ = "() => [...document.querySelectorAll('.parchment > details')].every(one => one.querySelector('.aims'))"


def folded(page: Page, known: set[str], *, every: bool) -> list[str]:
    """What is marked as cut without showing its whole text to a pointer that rests on it: all, or one of each kind."""
    found = []
    for cut in page.locator(".room .is-cut:visible").all():
        one = cut.inner_text() if every else cut.evaluate("one => one.className")
        if one not in known:
            known.add(one)
            cut.hover(force=True)
            fault: str | None = cut.evaluate(UNFOLDED)
            found += [fault] if fault else []
            page.mouse.move(1, 1)
    return found


def lay_out(
    server: Server,
    stages: Pages,
    size: tuple[int, int],
    lang: str,
    scenes: list[Moment],
    *,
    theme: str = "dark",
    every_tab: bool = False,
    at: str = "table",
) -> None:
    """Each scene as it comes, and behind its tabs: one of them by turns, or every one."""
    found: dict[str, None] = {}
    known: set[str] = set()
    with stage(stages, server, scenes[0].slug, size, lang=lang, theme=theme, at=at) as page:
        page.page.add_style_tag(content=UNPAINTED)
        for number, scene in enumerate(scenes):
            page.show(scene)
            page.page.wait_for_function(READ)
            behind = tabs(page.page)
            for tab in [None, *(behind if every_tab else behind[number % max(1, len(behind)) :][:1])]:
                if tab is not None:
                    page.page.evaluate("n => document.querySelectorAll('[class$=-tabs] button')[n].click()", tab)
                    page.page.evaluate(SETTLED)
                for faults in (CUT, FAULTS_IN_PICTURES):
                    found.update(dict.fromkeys(page.page.evaluate(faults)))
                found.update(dict.fromkeys(folded(page.page, known, every=every_tab)))
    assert not found, f"{len(found)} at {size} in {lang}:\n" + "\n".join(list(found)[:40])


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_all_domains_of_five_players_are_in_sight(server: Server, stages: Pages, size: tuple[int, int]) -> None:
    scene = next(one for one in moments("domains") if one.seats == 5 and one.kind == "place_minion")
    with stage(stages, server, "domains", size) as page:
        page.show(scene)
        boxes = [one.bounding_box() for one in page.page.locator(".neighbour, .mine").all()]
        end = page.page.locator(".domains-others").bounding_box()

    assert len(boxes) == 5 and end is not None
    assert all(box is not None and box["y"] + box["height"] <= end["y"] + end["height"] + 2 for box in boxes)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: str(size[0]))
def test_a_house_with_every_colour_of_trophy_stays_on_one_line(
    server: Server, stages: Pages, size: tuple[int, int]
) -> None:
    scene = next(one for one in moments("tyrants") if one.kind == "main")
    trophies = [{}, *[{"white": 12, "black": 6, "red": 5, "orange": 11}] * (scene.seats - 1)]
    many = {"barracks": 25, "deck": 15, "discard": ["noble.1"] * 12, "inner_circle": ["noble.2"] * 10}
    players = [{**one, **many, "trophies": own} for one, own in zip(scene.view["players"], trophies, strict=True)]
    with stage(stages, server, "tyrants", size) as page:
        page.show(scene.seeing(players=players))
        heights = [one["height"] for house in page.page.locator(".house").all() if (one := house.bounding_box())]

    assert len(heights) == scene.seats
    assert max(heights) < min(heights) + 4, heights


def pages_of(slug: str) -> list[Moment]:
    return PAGES[slug]() if slug in PAGES else []


def tabs(page: Page) -> list[int]:
    """On a narrow screen the parts of the board lie behind tabs."""
    buttons = page.locator(".stage [class$=-tabs] button:visible")
    return list(range(buttons.count()))


@pytest.mark.parametrize("number", range(len(SIZES)), ids=[str(width) for width, _ in SIZES])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_component_fits_where_it_lies(server: Server, stages: Pages, slug: str, number: int) -> None:
    """All of them once, the sizes by turns, on the largest the languages too; some questions and some pages in each."""
    scenes, pages = list(CATALOGUE[slug]()), pages_of(slug)
    some = [*(scenes[number :: len(SIZES)] or scenes), *moments(slug)[number::EVERY], *pages[number::EVERY_PAGE]]
    for turn, lang in enumerate(LANGUAGES[number]):
        own = some[turn :: len(LANGUAGES[number])]
        lay_out(server, stages, SIZES[number], lang, own, theme=THEMES[number])


@pytest.mark.parametrize("slug", SLUGS)
def test_everything_fits_on_the_phone_beside_a_television(server: Server, stages: Pages, slug: str) -> None:
    """The own hand as it comes, what the catalogue puts into it, and some questions."""
    held = [one for one in moments(slug) if one.kind == IN_HAND[slug]]
    some = [*held, *list(CATALOGUE[slug]())[::HANDS], *moments(slug)[:: 2 * EVERY]]
    lay_out(server, stages, SIZES[2], "de", some, theme="light", at="hand")


# What would be wrong with the words of a picture, and how that is said.
SPOILT = {
    "svg text { font-size: 30px !important; }": "out of its frame",
    "svg .site-name { transform: translate(0, 30px); }": "runs into",
    ".underdark .ring { opacity: 1 !important; fill: red !important; r: 60px; }": "covered by",
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_faults_of_words_in_pictures_are_found(server: Server, stages: Pages, spoilt: str) -> None:
    with stage(stages, server, "tyrants", SIZES[0]) as page:
        page.show(next(one for one in moments("tyrants") if one.kind == "deploy_basic"))
        fine = page.page.evaluate(FAULTS_IN_PICTURES)
        page.page.add_style_tag(content=spoilt)
        faults = page.page.evaluate(FAULTS_IN_PICTURES)

    assert fine == []
    assert any(SPOILT[spoilt] in one for one in faults), faults


UNTOLD = """() => document.querySelectorAll('.is-cut')
    .forEach((one) => one.closest('[data-face]').removeAttribute('data-face'))"""


def test_what_is_cut_for_good_or_told_only_in_part_is_found(server: Server, stages: Pages) -> None:
    with stage(stages, server, "tyrants", SIZES[0]) as page:
        page.page.add_style_tag(content=".hand .card-text { flex: none !important; height: 14px !important; }")
        page.show(next(one for one in moments("tyrants") if one.kind == "main").seeing(hand=["mummy_lord.1"]))
        cut = page.page.locator(".hand .card-text.is-cut")
        cut.wait_for()
        told_whole = [*page.page.evaluate(CUT), *folded(page.page, set(), every=True)]
        cut.evaluate("one => one.append(' and more')")
        told_in_part = folded(page.page, set(), every=True)
        page.page.evaluate(UNTOLD)
        untold = page.page.evaluate(CUT)

    assert told_whole == []
    assert [one.partition(":")[0] for one in told_in_part] == ["cut, and its note does not say it"]
    assert [one.partition(":")[0] for one in untold] == ["cut for good"]


def test_dots_for_a_hair_of_a_name_are_found(server: Server, stages: Pages) -> None:
    with stage(stages, server, "domains", SIZES[1], lang="en") as page:
        page.show(next(one for one in moments("domains") if one.kind == "place_minion"))
        fine = page.page.evaluate(CUT)
        page.page.add_style_tag(content=".wall h4 span { text-overflow: ellipsis !important; }")
        faults = page.page.evaluate(CUT)

    assert fine == []
    assert any(one.startswith('ellipsis: "Docks"') for one in faults), faults


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("slug", SLUGS)
def test_components_and_questions_fit_in_every_size_language_and_theme(
    server: Server, stages: Pages, slug: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    scenes = [*CATALOGUE[slug](), *pages_of(slug), *moments(slug)]
    lay_out(server, stages, size, lang, scenes, theme=theme, every_tab=True)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_components_and_questions_fit_on_the_phone_in_every_language_and_theme(
    server: Server, stages: Pages, slug: str
) -> None:
    for lang, theme in (("de", "dark"), ("en", "light")):
        lay_out(server, stages, SIZES[2], lang, [*CATALOGUE[slug](), *moments(slug)], theme=theme, at="hand")
