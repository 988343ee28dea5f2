"""The table of Dungeon Lords in the terminal, 100 columns wide, drawn from one seat's view.

Every tile, card and hero is written by name; colours only repeat what the words say.
"""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gruft.games.lords.pieces.content import BOARD, MONSTERS, PLACES, ROOMS, Place
from gruft.games.lords.seen.printed import cost_text, printed, space_line
from gruft.games.lords.seen.views import HeroView, LordsView, LordView
from gruft.texts import Texts

WIDTH = 100
CELL = 8
COLOURS = ("red", "green", "blue", "yellow")
ROMAN = ("I", "II", "III")
SEASONS = ("spring", "summer", "autumn")


def draw(view: LordsView, texts: Texts) -> RenderableType:
    """The whole table."""
    lords = [_lord(view, lord, texts) for lord in view["lords"]]
    if view["rules"]["scenario"]:
        return Group(*lords)
    parts: list[RenderableType] = [_heading(view, texts)]
    if view["combat_round"]:
        parts.append(_town(view, texts))
    else:
        parts += [_main_board(view, texts), _offers(view, texts)]
    parts += [_evil_track(view, texts), Columns(lords, width=WIDTH // 2 - 1, padding=(0, 1))]
    return Group(*parts)


def _seat(seat: int, texts: Texts) -> Text:
    return Text(texts.seat(seat), style=f"bold {COLOURS[seat]}")


def _names(refs: list[str], texts: Texts, empty: str = "–") -> str:
    return texts.names(refs) or empty


# -- heading ---------------------------------------------------------------------


def _heading(view: LordsView, texts: Texts) -> Panel:
    """Year, season, start player, paladin and what the year will bring."""
    when = texts.say("terminal-lords-season", {"year": view["year"], "season": view["season"]})
    if view["combat_round"]:
        when = texts.say("terminal-lords-combat", {"year": view["year"], "round": view["combat_round"]})
    first = texts.say("terminal-lords-start", {"seat": f"seat:{view['start']}"})
    lines = [Text(f"{when}   {first}   {_paladin(view, texts)}")]
    events = [
        f"{texts.name('season:' + season)}: {texts.name(event) if event else '?'}"
        for season, event in zip(SEASONS, view["events"])
    ]
    lines.append(Text(texts.say("terminal-lords-events") + " " + "   ".join(events)))
    if view["special"]:
        lines.append(Text(texts.say("terminal-lords-special", {"special": view["special"]})))
    for key, heroes in (("now", view["heroes_now"]), ("next", view["heroes_next"])):
        if heroes:
            line = Text(texts.say(f"terminal-lords-heroes-{key}") + " ")
            line.append(" · ".join(_hero(hero, texts) for hero in heroes))
            lines.append(line)
    return Panel(Group(*lines), title="Dungeon Lords", width=WIDTH, padding=(0, 1))


def _paladin(view: LordsView, texts: Texts) -> str:
    where = view["paladin"]
    if ":" in where:
        return texts.say("terminal-lords-paladin-with", {"seat": where})
    return texts.say(f"terminal-lords-paladin-{where}")


def _hero(hero: HeroView, texts: Texts) -> str:
    """A hero with hit points left, symbols and gift: `Thief 4/2 (3 of 4 ♥, T2)`."""
    told = texts.name(hero["hero"])
    if hero["wounds"]:
        told += f" [{hero['hp'] - hero['wounds']}/{hero['hp']}]"
    if hero["gift"]:
        told += f" +{texts.name(hero['gift'])}"
    return told


# -- the main board --------------------------------------------------------------


def _main_board(view: LordsView, texts: Texts) -> Table:
    """The eight places with their spaces, in two columns."""
    taken = {space["space"]: space["seat"] for space in view["spaces"]}
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=WIDTH // 2 - 1)
    grid.add_column(width=WIDTH // 2 - 1)
    places = list(PLACES.values())
    for left, right in zip(places[::2], places[1::2]):
        grid.add_row(_place(left, taken, texts), _place(right, taken, texts))
    return grid


def _place(place: Place, taken: dict[str, int | None], texts: Texts) -> Panel:
    lines = []
    for number in range(1, len(place.spaces) + 1):
        ref = f"space:{place.id}.{number}"
        line = Text(f"{ROMAN[number - 1]:<4}")
        if ref not in taken:
            line.append("·".ljust(10))
        else:
            seat = taken[ref]
            who = texts.say("terminal-lords-non-player") if seat is None else texts.seat(seat)
            line.append(f"{who[:9]:<10}", style="bold" if seat is None else f"bold {COLOURS[seat]}")
        line.append(space_line(place, number, texts.lang))
        lines.append(line)
    return Panel(Group(*lines), title=texts.name(f"order:{place.id}"), title_align="left", padding=(0, 1))


def _offers(view: LordsView, texts: Texts) -> Panel:
    """Monsters and rooms that can be had this season."""
    grid = Table.grid(padding=(0, 2))
    for column in (None, None, 60):
        grid.add_column(width=column)
    for tile in view["monsters"]:
        kind = MONSTERS[tile.partition(":")[2].rpartition(".")[0]]
        told = printed(texts.lang)[f"monster:{kind.id}"]
        grid.add_row(Text(texts.name(tile), style="bold"), cost_text(kind.cost, texts.lang), told)
    for ref in view["rooms"]:
        room = ROOMS[ref.partition(":")[2]]
        told = printed(texts.lang)[ref]
        zone = texts.say(f"terminal-lords-zone-{room.zone or 'anywhere'}")
        grid.add_row(Text(texts.name(ref), style="bold cyan"), zone, told)
    return Panel(grid, title=texts.say("terminal-lords-offer"), title_align="left", width=WIDTH, padding=(0, 1))


def _town(view: LordsView, texts: Texts) -> Panel:
    """The combat cards, as far as this seat knows them."""
    cards = []
    for card in view["town"]:
        told = "?"
        if card["spell"]:
            told = texts.say("terminal-lords-card", {"spell": card["spell"], "fatigue": card["fatigue"] or 0})
        cards.append(f"{card['position']}: {told}")
    lines = [Text("   ".join(cards))]
    fight = view["battle"]
    if fight:
        lines.append(Text(texts.say("terminal-lords-battle", {"seat": f"seat:{fight['seat']}", "cell": fight["cell"]})))
        flags: dict[str, Any] = dict(fight)
        words = ("no_spells", "no_healing", "no_conquest", "no_fatigue", "shield", "invisible", "rage")
        active = [texts.say("terminal-lords-" + word.replace("_", "-")) for word in words if flags[word]]
        if active:
            lines.append(Text(" · ".join(active), style="italic"))
    return Panel(Group(*lines), title=texts.say("terminal-lords-town"), title_align="left", width=WIDTH, padding=(0, 1))


def _evil_track(view: LordsView, texts: Texts) -> Text:
    """Who stands where on the evil track; the paladin field is marked."""
    line = Text(texts.say("terminal-lords-evil-track") + " ")
    for field in range(1, BOARD.evil_fields + 1):
        line.append(f" {field}" + ("✠" if field == BOARD.paladin_field else ""), style="dim")
        for lord in view["lords"]:
            if lord["evil"] == field:
                line.append(texts.seat(lord["seat"])[:2], style=f"bold {COLOURS[lord['seat']]}")
        if view["non_player_evil"] == field:
            line.append("**", style="bold")
    return line


# -- one lord --------------------------------------------------------------------


def _lord(view: LordsView, lord: LordView, texts: Texts) -> Panel:
    lines: list[RenderableType] = [
        Text(
            texts.say(
                "terminal-lords-stock",
                {
                    "gold": lord["gold"],
                    "food": lord["food"],
                    "imps": lord["imps"],
                    "free": lord["workers"],
                },
            )
        ),
        _dungeon(lord, texts),
    ]
    lines += [Text(line, overflow="fold") for line in _holdings(lord, texts)]
    if view["points"]:
        points = sum(view["points"][lord["seat"]].values())
        lines.append(Text(texts.say("terminal-lords-points", {"points": points}), style="dim"))
    you = view["you"] == lord["seat"]
    title = _seat(lord["seat"], texts)
    if you:
        title.append(" " + texts.say("terminal-lords-you"))
    if not view["rules"]["scenario"]:
        title.append(" · " + texts.say("terminal-lords-field", {"field": lord["evil"]}))
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 1), width=WIDTH // 2 - 1)


def _dungeon(lord: LordView, texts: Texts) -> Table:
    """The 4 by 5 cells; a conquered tile is written in brackets."""
    tiles = {tile["cell"]: tile for tile in lord["tiles"]}
    grid = Table.grid()
    grid.add_column(width=2)
    for _ in range(BOARD.columns):
        grid.add_column(width=CELL)
    grid.add_row("", *(Text(str(column).center(CELL), style="dim") for column in range(1, BOARD.columns + 1)))
    for row in range(1, BOARD.rows + 1):
        cells = []
        for column in range(1, BOARD.columns + 1):
            tile = tiles.get(f"cell:{row},{column}")
            if tile is None:
                cells.append(Text("·".center(CELL), style="dim"))
                continue
            name = texts.name(tile["room"])[: CELL - 1] if tile["room"] else texts.say("terminal-lords-tunnel")
            style = "cyan" if tile["room"] else "white"
            if tile["conquered"]:
                name, style = f"({name[: CELL - 2]})", "red"
            elif lord["battle_cell"] == f"cell:{row},{column}":
                style += " reverse"
            cells.append(Text(name.center(CELL), style=style))
        grid.add_row(Text(str(row), style="dim"), *cells)
    return grid


def _holdings(lord: LordView, texts: Texts) -> list[str]:
    """Everything a lord has besides stock and dungeon, a line for each."""
    told: dict[str, str] = {}
    rooms = [f"{texts.name(tile['room'])} {tile['cell'].partition(':')[2]}" for tile in lord["tiles"] if tile["room"]]
    told["rooms"] = ", ".join(rooms)
    told["lair"] = _names(lord["lair"], texts, "")
    told["down"] = _names(lord["stunned"], texts, "")
    told["sent"] = _names(lord["sent"], texts, "")
    told["traps"] = str(lord["trap_count"] or "")
    if lord["traps"]:
        told["traps"] = _names(lord["traps"], texts)
    told["laid"] = _names(lord["laid"] or [], texts, str(lord["laid_count"] or ""))
    told["party"] = " → ".join(_hero(hero, texts) for hero in lord["party"])
    told["prison"] = _names(lord["prison"], texts, "")
    told["seals"] = str(lord["seals"] or "")
    told["inaccessible"] = _names(lord["inaccessible"], texts, "")
    told["gifts"] = _names(lord["tokens"], texts, "")
    return [f"{texts.say('terminal-lords-has-' + what)} {value}" for what, value in told.items() if value]
