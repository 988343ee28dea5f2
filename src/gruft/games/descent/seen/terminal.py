"""The dungeon in the terminal, drawn from one seat's view: an ASCII map, hero sheets, figures, the overlord's hand.

Heroes are capital letters, monsters small ones, masters and lieutenants have a star; colours only repeat that.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gruft.games.descent.seen.map_view import SpaceView
from gruft.games.descent.seen.terminal_campaign import OFF_THE_MAP, draw_campaign
from gruft.games.descent.seen.views import DescentView, FigureView, HeroView
from gruft.table.ask import Seat
from gruft.texts import Texts

Place = tuple[int, int]

STYLES = {".": "white", "#": "bold red", "~": "blue", "o": "green", "^": "yellow", "X": "bold red"}
FLOOR = {".": "·"}
SIGN_NAMES = {
    "#": "obstacle",
    "~": "water",
    "o": "pit",
    "^": "lava",
    "X": "blocked",
    "?": "search",
    "!": "special",
    "*": "token",
    "+": "fallen",
    "D": "door",
}
HERO_STYLES = ("bold cyan", "bold green", "bold magenta", "bold yellow")
SIDE_STYLES = {"heroes": "green", "overlord": "red", "neutral": "yellow"}


def draw(view: DescentView, texts: Texts) -> RenderableType:
    """The whole table; between two quests the campaign sheet."""
    campaign = view["campaign"]
    if campaign is not None and campaign["step"] in OFF_THE_MAP:
        return Group(draw_campaign(campaign, texts), _heroes(view, texts), _overlord(view, texts))
    signs = _signs(view)
    parts: list[RenderableType] = [_heading(view, texts), glance(view, texts), _heroes(view, texts)]
    if view["figures"]:
        parts.append(_monsters(view, signs, texts))
    parts.append(_overlord(view, texts))
    return Group(*parts)


def glance(view: DescentView, texts: Texts) -> RenderableType:
    """The map alone, shown again whenever something on it has changed; on the road and between quests the sheet."""
    campaign = view["campaign"]
    if campaign is not None and campaign["step"] in (*OFF_THE_MAP, "travel"):
        return draw_campaign(campaign, texts)
    return Group(Panel(_map(view, _signs(view)), expand=False), _legend(view, texts))


def allies(view: DescentView, one: Seat, other: Seat) -> bool:
    """Heroes have no secrets from each other."""
    return view["overlord"]["seat"] not in (one, other)


def _heading(view: DescentView, texts: Texts) -> Text:
    words = f"{texts.name(view['quest'])} · {texts.name(view['encounter'])} · "
    words += texts.say("terminal-descent-round", {"round": view["round"]})
    if view["turn"]:
        words += f" · {texts.name(view['turn'])}"
    for name, value in view["counters"].items():
        fact = f"{view['quest'].partition(':')[2]}.{name}"
        told, so = texts.name(f"counter:{name}"), texts.name(f"fact:{fact}")
        if so != fact:
            words += f" · {so}"
        elif told != name:
            words += f" · {told}: {value}"
    return Text(words, style="bold")


def _signs(view: DescentView) -> dict[str, str]:
    """A letter for every figure on the map."""
    found = {hero["ref"]: chr(ord("A") + n) for n, hero in enumerate(view["heroes"])}
    letters = iter("abcdefghijklmnopqrstuvwxyz0123456789")
    for figure in view["figures"]:
        found[figure["ref"]] = "R" if figure["rank"] == "familiar" else next(letters)
    return found


def _map(view: DescentView, signs: dict[str, str]) -> Text:
    """Three characters per space: a wall or door to the left, what stands there, and air.

    Between two rows there is a line of its own only where a wall or door runs between spaces.
    """
    width, height = view["size"]
    places = {(space["x"], space["y"]): space for space in view["spaces"]}
    what = _things(view, signs)
    shut = {
        frozenset(((edge[0], edge[1]), (edge[2], edge[3])))
        for door in view["doors"]
        if door["closed"]
        for edge in door["edges"]
    }
    drawn = Text("   " + "".join(f"{x:>3}" for x in range(width)) + "\n", style="dim")
    for y in range(height):
        above = _row_of_walls(places, shut, width, y)
        if above.strip():
            drawn.append(f"   {above}\n", style="bold white")
        drawn.append(f"{y:>2} ", style="dim")
        for x in range(width):
            space = places.get((x, y))
            drawn.append(_edge(places, shut, x, y), style="bold white")
            if space is None:
                drawn.append("  ")
                continue
            sign, style = what.get((x, y), (FLOOR.get(space["terrain"], space["terrain"]), STYLES[space["terrain"]]))
            drawn.append(f"{sign} ", style=style)
        drawn.append(_edge(places, shut, width, y) + "\n", style="bold white")
    return drawn


def _things(view: DescentView, signs: dict[str, str]) -> dict[Place, tuple[str, str]]:
    """What lies and stands on the map, as sign and style; figures over tokens."""
    by_ref = {space["ref"]: (space["x"], space["y"]) for space in view["spaces"]}
    what: dict[Place, tuple[str, str]] = {}
    for token in view["tokens"]:
        if token["space"]:
            what[by_ref[token["space"]]] = ("*", "bold yellow")
    for ref in view["search"]:
        what[by_ref[ref]] = ("!", "bold yellow") if ref == view["overlord"]["special"] else ("?", "bold yellow")
    for n, hero in enumerate(view["heroes"]):
        if hero["token"]:
            what[by_ref[hero["token"]]] = ("+", HERO_STYLES[n % 4])
        for ref in hero["figure"]["spaces"]:
            what[by_ref[ref]] = (signs[hero["ref"]], HERO_STYLES[n % 4])
    for figure in view["figures"]:
        style = "bold red" if figure["rank"] in ("master", "lieutenant") else "red"
        for ref in figure["spaces"]:
            what[by_ref[ref]] = (signs[figure["ref"]], style)
    return what


def _edge(places: dict[Place, SpaceView], shut: set[frozenset[Place]], x: int, y: int) -> str:
    """The sign between a space and the one to its left."""
    here, left = places.get((x, y)), places.get((x - 1, y))
    if frozenset(((x, y), (x - 1, y))) in shut:
        return "D"
    return "│" if (here and "W" in here["walls"]) or (left and "E" in left["walls"]) else " "


def _row_of_walls(places: dict[Place, SpaceView], shut: set[frozenset[Place]], width: int, y: int) -> str:
    """Walls and doors between a row and the one above, where both have spaces."""
    row = ""
    for x in range(width):
        here, above = places.get((x, y)), places.get((x, y - 1))
        if frozenset(((x, y), (x, y - 1))) in shut:
            row += " D "
        elif here and above and ("N" in here["walls"] or "S" in above["walls"]):
            row += " ──"
        else:
            row += "   "
    return row.rstrip()


def _legend(view: DescentView, texts: Texts) -> Text:
    """What the signs on this map mean, where they say it not themselves."""
    there = {FLOOR.get(space["terrain"], space["terrain"]) for space in view["spaces"]} - {"·"}
    there |= {"?"} if view["search"] else set()
    there |= {"!"} if view["overlord"]["special"] else set()
    there |= {"*"} if any(token["space"] for token in view["tokens"]) else set()
    there |= {"+"} if any(hero["token"] for hero in view["heroes"]) else set()
    there |= {"D"} if any(door["closed"] for door in view["doors"]) else set()
    words = [f"{sign} {texts.say(f'terminal-descent-sign-{SIGN_NAMES[sign]}')}" for sign in sorted(there)]
    return Text("   ".join(words), style="dim")


def _heroes(view: DescentView, texts: Texts) -> RenderableType:
    lines: list[RenderableType] = []
    for n, hero in enumerate(view["heroes"]):
        figure = hero["figure"]
        numbers = {
            "left": figure["health"] - figure["damage"],
            "health": figure["health"],
            "fatigue": hero["fatigue"],
            "stamina": hero["stamina"],
            "speed": figure["speed"],
            "points": figure["points"],
        }
        cards = ", ".join(_card(card["ref"], card["exhausted"] or card["flipped"], texts) for card in hero["cards"])
        name = f"{chr(ord('A') + n)} {texts.name(hero['ref'])}, {texts.name(hero['hero_class'])}"
        line = Text(name, style=HERO_STYLES[n % 4])
        if state := _state(hero, texts):
            line.append(f"  ({state})", style="bold yellow")
        sheet = Group(texts.say("terminal-descent-sheet", numbers), Text(cards, style="dim"))
        lines += [line, Padding(sheet, (0, 0, 0, 2))]
    return Group(*lines)


def _state(hero: HeroView, texts: Texts) -> str:
    words = [texts.name(f"condition:{name}") for name in hero["figure"]["conditions"]]
    for key in ("knocked_out", "left", "acted"):
        if hero[key]:
            words.append(texts.say(f"terminal-descent-{key.replace('_', '-')}"))
    return ", ".join(words)


def _card(ref: str, used: bool, texts: Texts) -> str:
    return f"({texts.name(ref)})" if used else texts.name(ref)


def _monsters(view: DescentView, signs: dict[str, str], texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("monster", "health", "speed", "state"):
        table.add_column(texts.say(f"terminal-descent-{key}"))
    texts.meet(figure["ref"] for figure in view["figures"])
    for figure in view["figures"]:
        table.add_row(
            _monster_name(figure, signs, texts),
            f"{figure['health'] - figure['damage']}/{figure['health']}",
            str(figure["speed"]),
            texts.names(f"condition:{name}" for name in figure["conditions"]),
        )
    return table


def _monster_name(figure: FigureView, signs: dict[str, str], texts: Texts) -> Text:
    star = "*" if figure["rank"] in ("master", "lieutenant") else ""
    style = SIDE_STYLES[figure["side"]]
    name = texts.told_apart(figure["ref"], texts.name(figure["ref"]))
    return Text(f"{signs[figure['ref']]} {name}{star}", style=style)


def _overlord(view: DescentView, texts: Texts) -> Text:
    overlord = view["overlord"]
    numbers = {"who": f"seat:{overlord['seat']}", "hand": overlord["hand"], "deck": overlord["deck"]}
    words = texts.say("terminal-descent-overlord", numbers)
    if overlord["cards"]:
        words += ": " + texts.names(overlord["cards"])
    return Text(words, style="dim")
