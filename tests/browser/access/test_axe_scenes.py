"""Accessibility of every kind of question and every scene of the catalogue, in both themes, judged by axe."""

from __future__ import annotations

import pytest

from tests.browser.access.test_axe import AXE, violations_of
from tests.browser.catalogue import CATALOGUE
from tests.browser.pages import Pages
from tests.browser.recorded import SETTLED, SLUGS, moments, stage
from tests.server.support import Server


@pytest.mark.long
@pytest.mark.parametrize("size", [(1024, 768), (390, 844)], ids=str)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_question(server: Server, stages: Pages, slug: str, theme: str, size: tuple[int, int]) -> None:
    found: dict[str, str] = {}
    with stage(stages, server, slug, size, lang="de", theme=theme) as page:
        page.page.evaluate(AXE.read_text(encoding="utf-8"))
        for scene in [*moments(slug), *CATALOGUE[slug]()]:
            page.show(scene)
            page.page.evaluate(SETTLED)
            found.update((fault, f"{scene.kind} in {scene.where}") for fault in violations_of(page.page))

    assert not found, f"{len(found)}:\n" + "\n".join(f"{fault} ({where})" for fault, where in list(found.items())[:40])
