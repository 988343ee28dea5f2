"""The games over HTTP, for everybody: their options, names, rules, player aids and maps."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from gruft.server import bodies
from gruft.server.http import catalogue
from gruft.server.http.links import TROUBLES
from gruft.server.http.trouble import Refused
from gruft.table.rules import refuse

Lang = Annotated[Literal["en", "de"], QueryParameter(description="language")]
Slug = Annotated[str, PathParameter(description="a game", max_length=40)]
Sheet = Annotated[str, PathParameter(description="a map", max_length=60)]


def known_game(slug: str) -> str:
    """The slug again, or a refusal with status 404."""
    if not catalogue.playable(slug):
        raise Refused(404, refuse("game.unknown", game=slug))
    return slug


@get("/games", summary="All games with their options", responses=TROUBLES, sync_to_thread=True)
def games() -> list[bodies.GameInfo]:
    """The games and their options."""
    return catalogue.games()


@get("/games/{slug:str}/names", summary="Every component of a game by its ref", responses=TROUBLES, sync_to_thread=True)
def names(slug: Slug, lang: Lang = "en") -> dict[str, bodies.Component]:
    """Names, texts and printed numbers of the components in a language."""
    return catalogue.names(known_game(slug), lang)


@get("/games/{slug:str}/rules", summary="The ledger of a game", responses=TROUBLES, sync_to_thread=True)
def rules(slug: Slug, lang: Lang = "en") -> list[bodies.RuleText]:
    """Every rule with its text in a language."""
    return catalogue.rules(known_game(slug), lang)


@get("/games/{slug:str}/aid", summary="The player aid of a game", responses=TROUBLES, sync_to_thread=True)
def aid(slug: Slug, lang: Lang = "en") -> Any:
    """The player aid in a language."""
    return catalogue.aid(known_game(slug), lang)


@get("/games/{slug:str}/maps", summary="The titles of a game's maps", responses=TROUBLES, sync_to_thread=True)
def maps(slug: Slug, lang: Lang = "en") -> dict[str, bodies.MapTitle]:
    """The maps by sheet, titles only."""
    found = catalogue.maps(known_game(slug), lang)
    return {sheet: bodies.MapTitle(str(one["title"]), str(one.get("mood", ""))) for sheet, one in found.items()}


@get("/games/{slug:str}/maps/{sheet:str}", summary="A map of a game", responses=TROUBLES, sync_to_thread=True)
def one_map(slug: Slug, sheet: Sheet, lang: Lang = "en") -> Any:
    """One map whole; an unknown sheet is a refusal with status 404."""
    found = catalogue.maps(known_game(slug), lang).get(sheet)
    if found is None:
        raise Refused(404, refuse("map.unknown", map=sheet))
    return found


@get("/games/{slug:str}/events", summary="The rule behind each kind of event", responses=TROUBLES, sync_to_thread=True)
def events(slug: Slug) -> dict[str, str]:
    """By kind of event the rule its line in the chronicle leads to."""
    return catalogue.rules_behind(known_game(slug))


router = Router("/api", route_handlers=[games, names, rules, aid, maps, one_map, events])
