"""The dungeon in the terminal, drawn from one seat's view: an ASCII map, hero sheets, figures, the overlord's hand.

Heroes are capital letters, monsters small ones, masters and lieutenants have a star; colours only repeat that.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gruft.games.descent.views import DescentView, FigureView, HeroView
from gruft.texts import Texts

STYLES = {".": "white", "#": "bold red", "~": "blue", "o": "green", "^": "yellow", "X": "bold red"}
HERO_STYLES = ("bold cyan", "bold green", "bold magenta", "bold yellow")


def draw(view: DescentView, texts: Texts) -> RenderableType:
    """The whole table."""
    signs = _signs(view)
    parts: list[RenderableType] = [_heading(view, texts), Panel(_map(view, signs), expand=False), _heroes(view, texts)]
    if view["figures"]:
        parts.append(_monsters(view, signs, texts))
    parts.append(_overlord(view, texts))
    return Group(*parts)


def _heading(view: DescentView, texts: Texts) -> Text:
    words = f"{texts.name(view['quest'])} · {texts.name(view['encounter'])} · "
    words += texts.say("terminal-descent-round", {"round": view["round"]})
    if view["turn"]:
        words += f" · {texts.name(view['turn'])}"
    for name, value in view["counters"].items():
        words += f" · {texts.name(f'counter:{name}')}: {value}"
    return Text(words, style="bold")


def _signs(view: DescentView) -> dict[str, str]:
    """A letter for every figure on the map."""
    found = {hero["ref"]: chr(ord("A") + n) for n, hero in enumerate(view["heroes"])}
    letters = iter("abcdefghijklmnopqrstuvwxyz0123456789")
    for figure in view["figures"]:
        found[figure["ref"]] = "R" if figure["rank"] == "familiar" else next(letters)
    return found


def _map(view: DescentView, signs: dict[str, str]) -> Text:
    """Two characters per space: what stands there, and whether a wall follows to the right."""
    width, height = view["size"]
    places = {(space["x"], space["y"]): space for space in view["spaces"]}
    by_ref = {space["ref"]: (space["x"], space["y"]) for space in view["spaces"]}
    what: dict[tuple[int, int], tuple[str, str]] = {}
    for token in view["tokens"]:
        if token["space"]:
            what[by_ref[token["space"]]] = ("*", "bold yellow")
    for ref in view["search"]:
        what[by_ref[ref]] = ("?", "bold yellow")
    for n, hero in enumerate(view["heroes"]):
        if hero["token"]:
            what[by_ref[hero["token"]]] = ("+", HERO_STYLES[n % 4])
        for ref in hero["figure"]["spaces"]:
            what[by_ref[ref]] = (signs[hero["ref"]], HERO_STYLES[n % 4])
    for figure in view["figures"]:
        style = "bold red" if figure["rank"] in ("master", "lieutenant") else "red"
        for ref in figure["spaces"]:
            what[by_ref[ref]] = (signs[figure["ref"]], style)
    shut = {
        frozenset(((edge[0], edge[1]), (edge[2], edge[3])))
        for door in view["doors"]
        if door["closed"]
        for edge in door["edges"]
    }
    drawn = Text("   " + "".join(f"{x:>2}" for x in range(width)) + "\n")
    for y in range(height):
        drawn.append(f"{y:>2} ")
        for x in range(width):
            space = places.get((x, y))
            if space is None:
                drawn.append("  ")
                continue
            drawn.append("=" if frozenset(((x, y), (x - 1, y))) in shut else ("|" if "W" in space["walls"] else " "))
            sign, style = what.get((x, y), (space["terrain"], STYLES[space["terrain"]]))
            if frozenset(((x, y), (x, y - 1))) in shut and (x, y) not in what:
                sign, style = "=", "bold white"
            drawn.append(sign, style=style)
        drawn.append("\n")
    return drawn


def _heroes(view: DescentView, texts: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("hero", "class", "health", "fatigue", "speed", "state", "cards"):
        table.add_column(texts.say(f"terminal-descent-{key}"))
    for n, hero in enumerate(view["heroes"]):
        figure = hero["figure"]
        table.add_row(
            Text(f"{chr(ord('A') + n)} {texts.name(hero['ref'])}", style=HERO_STYLES[n % 4]),
            texts.name(hero["hero_class"]),
            f"{figure['health'] - figure['damage']}/{figure['health']}",
            f"{hero['fatigue']}/{hero['stamina']}",
            f"{figure['speed']} ({figure['points']})",
            _state(hero, texts),
            ", ".join(_card(card["ref"], card["exhausted"] or card["flipped"], texts) for card in hero["cards"]),
        )
    return table


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
    for figure in view["figures"]:
        table.add_row(
            _monster_name(figure, signs, texts),
            f"{figure['health'] - figure['damage']}/{figure['health']}",
            str(figure["speed"]),
            ", ".join(texts.name(f"condition:{name}") for name in figure["conditions"]),
        )
    return table


def _monster_name(figure: FigureView, signs: dict[str, str], texts: Texts) -> Text:
    star = "*" if figure["rank"] in ("master", "lieutenant") else ""
    return Text(f"{signs[figure['ref']]} {texts.name(figure['ref'])}{star}", style="red")


def _overlord(view: DescentView, texts: Texts) -> Text:
    overlord = view["overlord"]
    words = texts.say("terminal-descent-overlord", {"hand": overlord["hand"], "deck": overlord["deck"]})
    if overlord["cards"]:
        words += ": " + ", ".join(texts.name(ref) for ref in overlord["cards"])
    return Text(words, style="dim")
