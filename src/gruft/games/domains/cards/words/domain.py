"""Words about domains: turning buildings, drawing monsters, attacks of fate."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.cards.words.base import TYPE_NAMES, dice_text, sentence
from gruft.games.domains.pieces.tables import B_RANK
from gruft.games.domains.rules.adventure.strikes import attack_space
from gruft.games.domains.rules.basics.domain import draw_and_place, draw_refusal, flip_one, flip_refusal, monsters_on
from gruft.games.domains.rules.playing.effects import Filter, Play, Word, lands, word
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Refusal


@word
class Flip(Word, frozen=True, tag="flip"):
    """Turn own buildings dark or light."""

    to: str
    n: int = 1
    scope: str = "own"
    chooser: str = "owner"
    who: str | Filter = "self"
    filter: str = ""
    optional: bool = False

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        refusal = partial(flip_refusal, g, self.to == "dark", self.filter)
        return flip_one(g, seat, refusal, self.to == "dark", self.optional)

    def tell(self, lang: str) -> str:
        if lang == "de":
            kind = TYPE_NAMES["de"].get(self.filter, "Gebäude")
            old, new = ("hellen", "dunkle") if self.to == "dark" else ("dunklen", "helle")
            if self.optional:
                return f"In Spielerreihenfolge darf jeder eines seiner {old} {kind} auf die {new} Seite drehen."
            return sentence(self.who, lang, ("dreht", "drehe"), f"eines der eigenen {old} {kind} auf die {new} Seite")
        kind = TYPE_NAMES["en"].get(self.filter, "building") + "s"
        old = "light" if self.to == "dark" else "dark"
        if self.optional:
            return f"In turn order each player may turn one of his {old} {kind} {self.to}."
        return sentence(self.who, lang, ("turns", "turn"), f"one of his {old} {kind} {self.to}")


@word
class DrawMonster(Word, frozen=True, tag="draw_monster"):
    """Draw random monsters and place them."""

    n: int = 1
    who: str | Filter = "self"
    optional: bool = False

    def refusal(self, g: State, seat: Seat, *, public: bool) -> Refusal | None:
        return None if self.optional else draw_refusal(g, seat)

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        for _ in range(self.n):
            if draw_refusal(g, seat) is not None:
                return
            if self.optional and (yield from choose(seat, "draw_monster", {"draw": 1}, or_pass=True)) is None:
                return
            yield from draw_and_place(g, seat)

    def tell(self, lang: str) -> str:
        if lang == "de":
            rest = "blind ein Monster vom Nik'tmarg-Ziehstapel"
            if self.optional:
                return f"In Spielerreihenfolge darf jeder {rest} ziehen und auf ein zulässiges Feld stellen."
            verb = ("zieht", "ziehe")
            return sentence(self.who, lang, verb, f"{rest} und stelle es auf ein zulässiges Feld der eigenen Domäne")
        rest = "a random monster from the Nik'tmarg stock"
        if self.optional:
            return f"In turn order each player may draw {rest} and put it on a legal space."
        return sentence(self.who, lang, ("draws", "draw"), f"{rest} and put it on a legal space of the own domain")


@word
class AttackEach(Word, frozen=True, tag="attack_each"):
    """Attack the highest-ranked dark building of every domain (DD-RUL-68)."""

    dice: str
    filter: str
    windows: str = "none"
    who: str = "each"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None] | None:
        spaces = lands(g, seat, dark=True)
        if self.filter == "dark_building_without_monster":
            spaces = [space for space in spaces if not monsters_on(g, space)]
        if not spaces:
            return None
        count, _, sides = self.dice.partition("d")
        target = max(spaces, key=lambda space: B_RANK[g.land[space]])
        return attack_space(g, target, [int(sides)] * int(count))

    def tell(self, lang: str) -> str:
        alone = self.filter == "dark_building_without_monster"
        dice = dice_text(self.dice, lang)
        if lang == "de":
            guard = " ohne Monster" if alone else ""
            return f"In jeder Domäne wird reihum das ranghöchste dunkle Gebäude{guard} mit {dice} angegriffen."
        guard = " without any monster" if alone else ""
        return f"In turn order the highest-ranked dark building{guard} in each domain is attacked with {dice}."
