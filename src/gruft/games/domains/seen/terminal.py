"""The table of Dark Domains in the terminal, drawn from one seat's view.

Everything is written by name; colours only repeat what the words say. Dark buildings are marked with a filled square,
light ones with an empty one.
"""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gruft.games.domains.pieces.content import TOKEN
from gruft.games.domains.seen.forecast import ForecastView
from gruft.games.domains.seen.views import DomainsView, LandView, MinionView, PlaceView, PlayerView
from gruft.texts import Texts

COLOURS = ("red", "blue", "green", "yellow", "magenta")
IMBUED = f" +{TOKEN['imbue'].numbers['dice']}"
AREAS = ("forest", "town", "plains", "mountain")


def draw(view: DomainsView, texts: Texts) -> RenderableType:
    """The whole table."""
    return Group(
        _headline(view, texts),
        _city(view, texts),
        _parties(view, texts),
        *(_player(player, texts) for player in view["players"]),
    )


def _headline(view: DomainsView, texts: Texts) -> RenderableType:
    args = {"round": view["round"], "phase": view["phase"], "who": f"seat:{view['first']}"}
    line = Text(texts.say("screen-headline", args), style="bold")
    if view["last_round"]:
        line.append(" " + texts.say("screen-last-round"), style="bold red")
    for card in view["fortune"]:
        line.append(f"\n{texts.name(card['card'])} ({texts.name('side:' + card['side'])})")
    line.append("\n" + texts.say("screen-fortune-left", {"n": view["fortune_left"]}))
    for entry in view["lore"]:
        line.append(
            "\n" + texts.say("screen-lore", {"card": entry["card"], "first": entry["first"], "last": entry["last"]})
        )
    return Panel(line, title=texts.say("screen-title"))


def _who(minion: MinionView | None, texts: Texts) -> Text:
    if minion is None:
        return Text("·", style="dim")
    mark = {"own": "", "white": "◇", "purple": "◆"}[minion["colour"]]
    return Text(f"{mark}{texts.seat(minion['owner'])}", style=COLOURS[minion["owner"]])


def _city(view: DomainsView, texts: Texts) -> RenderableType:
    table = Table(title=texts.say("screen-city"), show_header=False, box=None, padding=(0, 1))
    for place in view["places"]:
        table.add_row(str(place["number"]), texts.name(place["place"]), _spaces(view, place, texts))
    return table


def _spaces(view: DomainsView, place: PlaceView, texts: Texts) -> Text:
    offers = _offers(view, place["place"], texts)
    line = Text()
    for n, space in enumerate(place["spaces"]):
        if n:
            line.append("  ")
        line.append("✗" if space["unavailable"] else f"{n + 1}:", style="dim")
        line.append_text(_who(space["minion"], texts))
        if n < len(offers):
            line.append(f" {offers[n]}")
    for guest in place["guests"]:
        line.append_text(_who(guest, texts))
        line.append(" ")
    return line


def _offers(view: DomainsView, place: str, texts: Texts) -> list[str]:
    """What lies at the spaces of a place."""
    if place == "place:architects_guild":
        return [texts.name(card) if card else "–" for card in view["architects"]]
    if place == "place:inn":
        return [texts.name(card) if card else "–" for card in view["inn"]]
    if place == "place:far_lands":
        return ["?" if there else "–" for there in view["far_lands"]]
    if place == "place:niktmarg":
        return [f"{texts.name(m['monster'])} ({m['cost']})" if m else "–" for m in view["market"]]
    return []


def _parties(view: DomainsView, texts: Texts) -> RenderableType:
    panels = []
    for party, told in zip(view["parties"], view["forecast"]):
        lines = Text()
        for n, hero in enumerate(party["adventurers"]):
            mark = "►" if n == 0 else " "
            imbued = IMBUED * hero["imbued"]
            symbols = f"{texts.name(hero['left'])}/{texts.name(hero['right'])}"
            lines.append(f"{mark} {texts.name(hero['adventurer'])}: d{hero['die']}{imbued}, {symbols}\n")
        lines.append_text(_account(told, texts))
        panels.append(Panel(lines, title=texts.name(party["party"]), width=60))
    return Columns(panels)


def _account(told: ForecastView, texts: Texts) -> Text:
    """Whom will they attack? The steps, then the odds."""
    if told["stays"]:
        return Text(texts.say("screen-stays"), style="dim")
    line = Text()
    for step in told["steps"]:
        what = texts.say("screen-dark" if step["dark"] else "screen-light")
        found = texts.names(c["land"] for c in step["candidates"][:3]) or "–"
        line.append(f"{texts.name(step['symbol'])} ({what}): {found}\n", style="dim")
    if told["target"] is None:
        line.append(texts.say("screen-nothing"))
    elif told["success"] is None:
        line.append(texts.say("screen-pilgrims", {"land": told["target"]}))
    else:
        args = {"land": told["target"], "attack": told["attack"], "percent": round(told["success"] * 100)}
        line.append(texts.say("screen-attack", args), style="bold")
    return line


def _player(player: PlayerView, texts: Texts) -> RenderableType:
    style = COLOURS[player["seat"]]
    goods = [texts.say("screen-hidden") if player["coins"] is None else f"{texts.name('item:coins')} {player['coins']}"]
    if player["evil"] is not None:
        goods.append(f"{texts.name('item:evil')} {player['evil']}")
    goods += [f"{texts.name('item:' + item)} {n}" for item, n in player["items"].items() if n]
    lines = Text(", ".join(goods))
    if player["hand"] is not None:
        lines.append("\n" + texts.say("screen-hand") + " " + texts.names(player["hand"]))
    else:
        cards = ", ".join(f"{texts.name('deck:' + deck)} {n}" for deck, n in player["cards"].items() if n)
        lines.append("\n" + texts.say("screen-hand") + " " + (cards or "–"))
    for label, refs in (
        ("screen-plans", player["plans"]),
        ("screen-henchmen", [card["henchman"] for card in player["henchmen"]]),
        ("screen-master", [player["master"]] if player["master"] else []),
    ):
        if refs:
            lines.append("\n" + texts.say(label) + " " + texts.names(refs))
    if player["decay"]:
        lines.append("\n" + texts.say("screen-decay"), style="bold")
    return Panel(Group(lines, _domain(player, texts)), title=texts.seat(player["seat"]), border_style=style)


def _domain(player: PlayerView, texts: Texts) -> Table:
    table = Table(*(texts.name(f"area:{area}") for area in AREAS), expand=False)
    fields = player["domain"]
    for row in range(4):
        table.add_row(*(_field(fields[column * 4 + row], texts) for column in range(4)))
    return table


def _field(field: LandView, texts: Texts) -> Text:
    line = Text(f"{field['land'].rpartition('.')[2]} ", style="dim")
    if field["building"] is not None:
        mark = "■" if field["dark"] else "□"
        holy = "✝" if field["sanctified"] else ""
        line.append(
            f"{mark}{holy} {texts.name(field['building'])} [{field['defence']}]", style="bold" if field["dark"] else ""
        )
    if field["desecrated"]:
        line.append(f" ☠{TOKEN['desecration'].numbers['dice']}")
    if field["minion"] is not None:
        line.append(" ⚑")
    for monster in field["monsters"]:
        extra = f" +{TOKEN['weapon'].number()}" * monster["armed"] + IMBUED * monster["imbued"]
        line.append(f" {texts.name(monster['monster'])} [{monster['defence']}{extra}]", style="italic")
    return line
