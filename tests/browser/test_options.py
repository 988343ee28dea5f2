"""Nothing that may be chosen is hidden: every answer stands in the prompt or glows on the board."""

from __future__ import annotations

import pytest

from tests.browser.pages import Pages
from tests.browser.recorded import SLUGS, UNPAINTED, moments, stage
from tests.server.support import Server

# Of so many questions one is looked at in the default suite.
EVERY = 8

# Answers that neither stand in the prompt, nothing unfolded, nor glow somewhere in the room. Where one copy of a card
# is as good as another (`card:noble.21`), one of them is enough.
HIDDEN = """(keys) => {
    const seen = (one) => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && one.checkVisibility({ visibilityProperty: true });
    };
    const card = (key) => /^(card|play|recruit|trap):/.test(key) ? key.replace(/[.][0-9]+$/, '') : key;
    const lit = [...document.querySelectorAll('.answers [data-answer], .room .is-option')].filter(seen);
    const shown = new Set(lit.map((one) => card(one.dataset.answer ?? one.dataset.ref)));
    return keys.filter((key) => !shown.has(card(key)));
}"""


def look_for_every_answer(server: Server, stages: Pages, slug: str, every: int) -> None:
    hidden: dict[str, list[str]] = {}
    asked = [(moment, [option["key"] for option in moment.ask["options"]]) for moment in moments(slug) if moment.ask]
    choices = [(moment, keys) for moment, keys in asked if len(keys) > 1]  # to pass alone is no question
    with stage(stages, server, slug, (1440, 900)) as page:
        page.page.add_style_tag(content=UNPAINTED)
        for moment, keys in choices[::every]:
            page.show(moment)
            missing = page.page.evaluate(HIDDEN, keys)
            if missing:
                hidden[f"{moment.kind} ({moment.where})"] = missing[:6]

    assert not hidden, "\n".join(f"{scene}: {keys}" for scene, keys in hidden.items())


@pytest.mark.parametrize("slug", SLUGS)
def test_every_answer_is_listed_or_glows(server: Server, stages: Pages, slug: str) -> None:
    look_for_every_answer(server, stages, slug, EVERY)


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_every_answer_of_every_question_is_listed_or_glows(server: Server, stages: Pages, slug: str) -> None:
    look_for_every_answer(server, stages, slug, 1)


# Cards of one's own to choose from, and whatever the neighbours have, that stick out of where they lie.
STICKING_OUT = """() => {
    const out = (what, where) => [...document.querySelectorAll(where)].flatMap((around) => {
        const outer = around.getBoundingClientRect();
        return [...around.querySelectorAll(what)].filter((one) => {
            const inner = one.getBoundingClientRect();
            return inner.width > 0 && (inner.left < outer.left || inner.right > outer.right + 1);
        }).map((one) => `${one.dataset.ref ?? one.className} in ${where}`);
    });
    return [...out('.is-option', '.strip .cards'), ...out('.good, .deck, .small-card', '.neighbour')];
}"""


def test_cards_of_domains_are_in_sight_without_scrolling(server: Server, stages: Pages) -> None:
    scenes = {one.kind: one for one in moments("domains")}
    with stage(stages, server, "domains", (1024, 768)) as page:
        for kind in ("choose_master", "keep_building", "bury_building", "place_monster"):
            page.show(scenes[kind])
            assert page.page.locator(".domains .is-option").count() >= 2, kind
            assert page.page.evaluate(STICKING_OUT) == [], kind
