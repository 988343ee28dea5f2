"""Pictures of tables, positions and components."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import gruft
from gruft.table.game import SLUGS
from gruft.terminal.pictures import component_svg, component_text, position_svg, position_text, svg_of, text_of


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_can_be_looked_at(slug: str) -> None:
    table = gruft.open_table(slug, seed="picture")

    assert repr(table).startswith(f"<Table {slug}, answer 0, ")
    assert len(text_of(table, lang="de").splitlines()) > 5
    drawing = svg_of(table)
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert drawing.count("http") == drawing.count("http://www.w3.org"), "a picture asks nobody for anything"
    assert table._repr_svg_() == svg_of(table)


def test_a_held_table_says_where_it_is_held() -> None:
    table = gruft.open_table("tyrants", seats=2, seed="picture", hold=True)

    assert "held before claim" in repr(table) and table.asks == []

    table.go()

    assert table.asks


def test_a_position_can_be_looked_at() -> None:
    rich, poor = ({"seats": 2, "seed": "x", "state": {"lords": {0: {"gold": gold}}}} for gold in (7, 0))

    assert "7" in position_text("lords", rich)
    assert ElementTree.fromstring(position_svg("lords", rich)).tag.endswith("svg")
    assert position_svg("lords", rich) == position_svg("lords", rich) != position_svg("lords", poor)


def test_a_component_can_be_looked_at() -> None:
    assert "Goblin" in component_text("lords", "monster:goblin")
    assert "<svg" in component_svg("tyrants", "card:noble", "de")
    with pytest.raises(KeyError):
        component_text("lords", "monster:unicorn")
