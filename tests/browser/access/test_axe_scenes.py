"""Accessibility of every kind of question and every scene of the catalogue, in both themes, judged by axe.

The default suite takes every twelfth of them, the themes by turns.
"""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.browser.access.test_axe import AXE, violations_of
from tests.browser.catalogue import CATALOGUE
from tests.browser.pages import Pages
from tests.browser.recorded import SETTLED, SLUGS, Moment, moments, stage
from tests.server.support import Server

EVERY = 48


def heard(server: Server, stages: Pages, slug: str, scenes: list[Moment], size: tuple[int, int], *themes: str) -> None:
    """Each scene in the next of the themes."""
    found: dict[str, str] = {}
    with stage(stages, server, slug, size, lang="de", theme=themes[0]) as page:
        page.page.evaluate(AXE.read_text(encoding="utf-8"))
        for scene, theme in zip(scenes, cycle(themes), strict=False):
            page.page.evaluate(f"() => document.documentElement.dataset.theme = '{theme}'")
            page.show(scene)
            page.page.evaluate(SETTLED)
            found.update((fault, f"{scene.kind} in {scene.where}, {theme}") for fault in violations_of(page.page))

    assert not found, f"{len(found)}:\n" + "\n".join(f"{fault} ({where})" for fault, where in list(found.items())[:40])


@pytest.mark.parametrize("slug", SLUGS)
def test_some_questions(server: Server, stages: Pages, slug: str) -> None:
    heard(server, stages, slug, [*moments(slug), *CATALOGUE[slug]()][::EVERY], (1024, 768), "light", "dark")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1024, 768), (390, 844)], ids=str)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_question(server: Server, stages: Pages, slug: str, theme: str, size: tuple[int, int]) -> None:
    heard(server, stages, slug, [*moments(slug), *CATALOGUE[slug]()], size, theme)
