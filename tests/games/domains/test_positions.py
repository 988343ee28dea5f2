"""Positions: any situation as a small readable file, impossible ones refused with everything that is wrong."""

from __future__ import annotations

import pytest

from gruft.table.opening import open_table
from gruft.table.position import PositionError


def test_a_position_names_only_what_matters() -> None:
    table = open_table(
        "domains",
        position={
            "game": "domains",
            "seats": 2,
            "seed": "position",
            "beat": "adventure_phase",
            "state": {
                "land": {0: "grove.1"},
                "dark": {0: 1},
                "where": {16: 0},
                "parties": [["wren_ashby", "garrick_holt"], ["lucan_vale"]],
                "skips": [0, 1],
                "hands": [["bulwark"], []],
                "items": {7: 1},
            },
            "next": {"die": [11, 0, 0]},
        },
    )

    assert table.asks[0].kind in ("adventure_open", "adventure_defend")
    while table.beat in ("adventure_open", "adventure_defend"):
        ask = table.asks[0]
        table.answer(ask.seat, "spell:bulwark" if "spell:bulwark" in ask.keys else "pass")
    assert table.state.items[1] >= 3


def test_an_impossible_position_is_refused_with_every_reason() -> None:
    with pytest.raises(PositionError) as caught:
        open_table(
            "domains",
            position={"seats": 2, "seed": "x", "state": {"dark": {3: 1}, "plans": [["grove.1"], ["grove.1"]]}},
        )

    assert {refusal.code for refusal in caught.value.refusals} == {"lost.side", "lost.twice"}
