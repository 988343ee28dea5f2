"""The Underdark in the terminal, 100 columns wide, drawn from one seat's view.

Houses are told apart by shape (◆ ● ▲ ■, white ○, empty ·); colours only repeat what the shapes say.
"""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gruft.games.tyrants.pieces.content import CARDS, ROUTES, SITES
from gruft.games.tyrants.pieces.minions import DESIGN_OF_ID
from gruft.games.tyrants.seen.printed import card_text
from gruft.games.tyrants.seen.views import PlaceView, PlayerView, SiteView, TyrantsView
from gruft.texts import Texts

WIDTH: Final = 100
SHAPES: Final = {"black": "◆", "red": "●", "blue": "▲", "orange": "■", "white": "○"}
STYLES: Final = {
    "black": "bold magenta",
    "red": "bold red",
    "blue": "bold blue",
    "orange": "bold yellow",
    "white": "white",
}
SECTION_OF: Final = {site.id: site.section for site in SITES}
ASPECT_STYLES: Final = {
    "ambition": "yellow",
    "conquest": "red",
    "malice": "magenta",
    "guile": "cyan",
    "obedience": "white",
}


def draw(view: TyrantsView, texts: Texts) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_heading(view, texts)]
    parts += [_section(view, section, texts) for section in view["sections"]]
    parts += [_players(view, texts), _market(view, texts)]
    if view["play_area"]:
        parts.append(_cards("terminal-tyrants-play-area", view["play_area"], texts))
    if view["me"] is not None:
        parts.append(_cards("terminal-tyrants-hand", view["hand"], texts))
    return Group(*parts)


def _shape(color: str | None) -> Text:
    return Text("·", style="dim") if color is None else Text(SHAPES[color], style=STYLES[color])


def _row(colors: list[str | None] | list[str]) -> Text:
    return Text(" ").join([_shape(color) for color in colors])


def _heading(view: TyrantsView, texts: Texts) -> Panel:
    """Round, whose turn it is, what is in the pool, and what the shapes mean."""
    active = f"seat:{view['active']}"
    pool = {"who": active, "power": view["power"], "influence": view["influence"]}
    lines = [Text(texts.say("terminal-tyrants-round", {"round": view["round"]}) + "   ")]
    lines[0].append(texts.say("terminal-tyrants-pool", pool), style="bold")
    decks = " + ".join(texts.name(f"deck:{deck}") for deck in view["decks"])
    lines.append(Text(texts.say("terminal-tyrants-decks", {"decks": decks}) + "   "))
    for player in view["players"]:
        lines[1].append(f"{SHAPES[player['color']]} {texts.seat(player['seat'])}  ", style=STYLES[player["color"]])
    lines[1].append(f"{SHAPES['white']} {texts.name('colour:white')}")
    if view["ending"]:
        reason = f"ending:{view['ending']}"
        lines.append(Text(texts.say("event-end-triggered", {"reason": reason}), style="bold yellow"))
    return Panel(Group(*lines), title=texts.name("game:tyrants"), width=WIDTH, padding=(0, 1))


# -- the map ---------------------------------------------------------------------


def _section(view: TyrantsView, section: str, texts: Texts) -> Panel:
    """The sites of a section, and below them its routes."""
    grid = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    for column in ("site", "vp", "troops", "spies", "control"):
        grid.add_column(texts.say(f"terminal-tyrants-{column}"))
    for site in view["sites"]:
        if SECTION_OF[site["id"]] == section:
            grid.add_row(*_site(site, texts))
    spaces = {place["id"]: place for place in view["routes"]}
    routes = [
        _route(number, spaces, texts) for number, route in enumerate(ROUTES) if route.section == section and route.white
    ]
    title = texts.name(f"section:{section}")
    return Panel(Group(grid, Columns(routes, width=WIDTH // 2 - 4)), title=title, title_align="left", width=WIDTH)


def _site(site: SiteView, texts: Texts) -> list[RenderableType]:
    control = Text("")
    if site["control"]:
        control = Text.assemble(_shape(site["control"]), " ")
        control.append(texts.say("terminal-tyrants-total" if site["total"] else "terminal-tyrants-controls"))
    if site["marker"]:
        control.append(" ⚑" if site["marker"] != "board" else "⚑")
    name = texts.name(f"site:{site['id']}")
    return [name, str(site["vp"]), _row(site["troops"]), _row(site["spies"]), control]


def _route(number: int, spaces: dict[str, PlaceView], texts: Texts) -> Text:
    """A route with its spaces in order: `Araumycos ○ · Das Labyrinth`."""
    route = ROUTES[number]
    troops = [spaces[f"{route.id}_{n + 1}"]["troops"][0] for n in range(len(route.white))]
    line = Text(texts.name(f"site:{route.a}") + " ", style="dim")
    line.append_text(_row(troops))
    line.append(" " + texts.name(f"site:{route.b}"))
    return line


# -- players and cards -------------------------------------------------------------


def _players(view: TyrantsView, texts: Texts) -> Panel:
    grid = Table(box=None, padding=(0, 1), header_style="dim", expand=True)
    columns = ("house", "barracks", "spies", "trophies", "tokens", "hand-size", "deck", "discard", "circle", "points")
    for column in columns:
        grid.add_column(texts.say(f"terminal-tyrants-{column}"))
    for player in view["players"]:
        grid.add_row(*_player(view, player, texts))
    title = texts.say("terminal-tyrants-houses")
    return Panel(grid, title=title, title_align="left", width=WIDTH, padding=(0, 0))


def _player(view: TyrantsView, player: PlayerView, texts: Texts) -> list[RenderableType]:
    turn = "▶ " if player["seat"] == view["active"] else "  "
    name = Text(f"{turn}{SHAPES[player['color']]} {texts.seat(player['seat'])}", style=STYLES[player["color"]])
    trophies = Text(" ").join(
        Text(f"{SHAPES[color]}{count}", style=STYLES[color]) for color, count in player["trophies"].items()
    )
    numbers = [player["barracks"], player["spies"]]
    piles = [player["tokens"], player["hand"], player["deck"], len(player["discard"]), len(player["inner_circle"])]
    total = sum(player["score"].values())
    return [name, *(str(n) for n in numbers), trophies, *(str(n) for n in piles), str(total)]


def _market(view: TyrantsView, texts: Texts) -> Panel:
    market = view["market"]
    row = [card for card in market["row"] if card]
    if market["ghost"] and market["devoured"]:
        row.append(market["devoured"][-1])
    row += ["priestess_of_lolth.1"] * bool(market["priestesses"]) + ["house_guard.1"] * bool(market["guards"])
    counts = {name: market[name] for name in ("deck", "priestesses", "guards", "outcasts")}
    below = Text(texts.say("terminal-tyrants-piles", {**counts, "devoured": len(market["devoured"])}), style="dim")
    title = texts.say("terminal-tyrants-market")
    return Panel(Group(_card_grid(row, texts), below), title=title, title_align="left", width=WIDTH, padding=(0, 1))


def _cards(title: str, cards: list[str], texts: Texts) -> Panel:
    return Panel(_card_grid(cards, texts), title=texts.say(title), title_align="left", width=WIDTH, padding=(0, 1))


def _card_grid(cards: list[str], texts: Texts) -> Table:
    """One card per row: cost, name, aspect, points, and what it does."""
    grid = Table.grid(padding=(0, 1))
    for width in (2, 22, 10, 5, None):
        grid.add_column(width=width)
    for name in cards:
        design = DESIGN_OF_ID[name.rpartition(".")[0]]
        card = CARDS[design]
        cost = "–" if card.cost is None else str(card.cost)
        aspect = texts.name(f"aspect:{card.aspect}") if card.aspect else ""
        circle = "–" if card.inner_circle_vp is None else str(card.inner_circle_vp)
        told = card_text(design, texts.lang).replace("\n", " ")
        style = ASPECT_STYLES.get(card.aspect or "", "dim")
        grid.add_row(
            cost,
            Text(texts.name(f"card:{card.id}"), style="bold"),
            Text(aspect, style=style),
            f"{card.deck_vp}/{circle}",
            told,
        )
    return grid
