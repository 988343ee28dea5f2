"""The map as tables: nodes, neighbours, spaces and sections as bit masks (TU-MAP-01 to TU-MAP-07).

A *node* is a site or a route space: the places presence is judged for. The spaces of one site are
interchangeable for every rule, so choices name nodes; which space of a site a figure stands on only matters to
the eye. Nodes 0 to 25 are the sites, the rest are route spaces.

Not here: who stands where (state.py), presence and control (presence.py, control.py).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from gruft.games.tyrants.pieces.content import ROUTES, SECTIONS, SITES

COLORS: Final = ["black", "red", "blue", "orange", "white"]
WHITE: Final = 4
TROOPS: Final = 40
SPIES: Final = 5

SECTION_IDS: Final = [section.id for section in SECTIONS]
SITE_IDS: Final = [site.id for site in SITES]
SITE_COUNT: Final = len(SITE_IDS)
NODE_IDS: Final = SITE_IDS + [f"{route.id}_{n + 1}" for route in ROUTES for n in range(len(route.white))]
NODES: Final = range(len(NODE_IDS))
NODE: Final = {name: node for node, name in enumerate(NODE_IDS)}

NODE_REFS: Final = [f"site:{name}" for name in SITE_IDS] + [f"space:{name}" for name in NODE_IDS[SITE_COUNT:]]
NODE_OF_REF: Final = {ref: node for node, ref in enumerate(NODE_REFS)}
SITE_OF_REF: Final = {ref: node for node, ref in enumerate(NODE_REFS[:SITE_COUNT])}
TROOP_REFS: Final = [[f"troop:{name}-{color}" for name in NODE_IDS] for color in COLORS]
TROOP_OF_REF: Final = {TROOP_REFS[c][node]: (c, node) for node in NODES for c in range(len(COLORS))}
SPY_REFS: Final = [[f"spy:{name}-{color}" for name in SITE_IDS] for color in COLORS[:WHITE]]
SPY_OF_REF: Final = {SPY_REFS[c][site]: (c, site) for site in range(SITE_COUNT) for c in range(WHITE)}

SPACE_IDS: Final = [f"{site.id}.{n + 1}" for site in SITES for n in range(site.spaces)] + NODE_IDS[SITE_COUNT:]
"""The spaces of a site are numbered; the space of a route is its node."""
OLD_SPACE_IDS: Final = {
    f"{route.id}.{n + 1}": f"{route.id}_{n + 1}" for route in ROUTES for n in range(len(route.white))
}


def _node_sizes() -> list[int]:
    return [site.spaces for site in SITES] + [1] * (len(NODE_IDS) - SITE_COUNT)


def _node_spaces() -> list[int]:
    masks, start = [], 0
    for size in _node_sizes():
        masks.append(((1 << size) - 1) << start)
        start += size
    return masks


def _reach() -> list[int]:
    """Each node with its neighbours (TU-MAP-04)."""
    reach = [1 << node for node in NODES]

    def join(one: int, other: int) -> None:
        reach[one] |= 1 << other
        reach[other] |= 1 << one

    for route in ROUTES:
        chain = [NODE[route.a], *(NODE[f"{route.id}_{n + 1}"] for n in range(len(route.white))), NODE[route.b]]
        for one, other in pairwise(chain):
            join(one, other)
    return reach


def _section_nodes() -> list[int]:
    masks = [0] * len(SECTION_IDS)
    for site in SITES:
        masks[SECTION_IDS.index(site.section)] |= 1 << NODE[site.id]
    for route in ROUTES:
        for n in range(len(route.white)):
            masks[SECTION_IDS.index(route.section)] |= 1 << NODE[f"{route.id}_{n + 1}"]
    return masks


def _white_spaces() -> int:
    mask = 0
    for site in SITES:
        for n in site.white_spaces:
            mask |= 1 << SPACE_IDS.index(f"{site.id}.{n}")
    for route in ROUTES:
        for n, white in enumerate(route.white):
            if white:
                mask |= 1 << SPACE_IDS.index(f"{route.id}_{n + 1}")
    return mask


NODE_SPACES: Final = _node_spaces()
SPACES_OF_NODE: Final = [slice((mask & -mask).bit_length() - 1, mask.bit_length()) for mask in NODE_SPACES]
"""The spaces of a node as a slice of all spaces."""
REACH: Final = _reach()
SECTION_NODES: Final = _section_nodes()
WHITE_SPACES: Final = _white_spaces()
ALL_SITES: Final = (1 << SITE_COUNT) - 1

MARKER_SITES: Final = [node for node, site in enumerate(SITES) if site.marker_vp is not None]
MARKER_IDS: Final = [SITE_IDS[node] for node in MARKER_SITES]
MARKER_OF_NODE: Final = [MARKER_SITES.index(node) if node in MARKER_SITES else -1 for node in NODES]
MARKER_VP: Final = [SITES[node].marker_vp or 0 for node in MARKER_SITES]
SITE_VP: Final = [site.vp for site in SITES]
START_SITES: Final = sum(1 << node for node, site in enumerate(SITES) if site.start)


def _in_play() -> list[int]:
    """Nodes in play for each set of sections."""
    made = []
    for chosen in range(1 << len(SECTION_IDS)):
        mask = 0
        for section in range(len(SECTION_IDS)):
            if chosen >> section & 1:
                mask |= SECTION_NODES[section]
        made.append(mask)
    return made


IN_PLAY: Final = _in_play()


def nodes_of(mask: int) -> list[int]:
    """The nodes of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def spaces_of(nodes: int) -> int:
    """All spaces of the nodes of a mask."""
    mask = 0
    for node in nodes_of(nodes):
        mask |= NODE_SPACES[node]
    return mask
