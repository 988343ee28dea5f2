"""Search tokens: on which spaces how many of them lie (DE-SETUP-12, QC-08, QC-09)."""

from __future__ import annotations

from gruft.games.descent.moments.quest import quest_of
from gruft.games.descent.state import State


def search_spaces(g: State) -> list[int]:
    """Where the quest lays search tokens."""
    return [g.live.map.number[x, y] for x, y in quest_of(g).encounter(g).search.spaces]


def search_count(g: State) -> int:
    """One search token per hero (or as many as the quest says), and the special one where the quest has it."""
    search = quest_of(g).encounter(g).search
    return min(g.nh * search.per_hero + (search.place == "heroes_plus_unique"), len(search_spaces(g)))


def search_shares(g: State) -> list[tuple[list[int], int]]:
    """Which spaces share how many search tokens: all of them, or one half inside an area and one outside."""
    spaces, count = search_spaces(g), search_count(g)
    half = quest_of(g).encounter(g).search.half_in
    if not half:
        return [(spaces, count)]
    inside = g.live.map.areas[half]
    return [([s for s in spaces if (s in inside) == there], count // 2) for there in (True, False)]


def lay_search_tokens(g: State, spaces: list[int]) -> None:
    """Search tokens on these spaces; none of them is the special one yet."""
    g.search_at = list(spaces)
    g.special = -1
