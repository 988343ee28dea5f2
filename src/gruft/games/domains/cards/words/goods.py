"""Words about what players have: items, spell cards, henchmen."""

from __future__ import annotations

from functools import partial

from gruft.games.domains.cards.words.base import dice_text, goods, known_item, listed, noun, sentence, subject
from gruft.games.domains.pieces.content import PLACES
from gruft.games.domains.pieces.tables import (
    ANY_ELEMENT,
    ELEMENT_KEYS,
    ELEMENTS,
    HENCHMAN_KEY,
    ITEM_KEY,
    ITEM_OF,
    OWN_LAND_KEYS,
    OWN_SPACES,
    RESOURCE_KEYS,
    RESOURCES,
    STORED_KEYS,
)
from gruft.games.domains.rules.basics import servants
from gruft.games.domains.rules.basics.decks import discard_spell, draw_henchman, draw_spells, hand_keys
from gruft.games.domains.rules.basics.domain import dark_refusal, turn_dark
from gruft.games.domains.rules.basics.duty import pick
from gruft.games.domains.rules.basics.items import choose_element, choose_held, gain, held, lose, pay
from gruft.games.domains.rules.playing.effects import Filter, Number, Per, Play, Word, amount, word
from gruft.games.domains.state import State
from gruft.table.ask import Seat
from gruft.table.flow import Flow, choose
from gruft.table.rules import Arg, Refusal, refuse

CHOICES = {
    "any_element": ELEMENT_KEYS,
    "any_resource": RESOURCE_KEYS,
    "stored_choice": STORED_KEYS,
}
_PER = {
    "own_henchman": ("henchman he controls", "kontrolliertem Handlanger"),
    "own_building": ("building in his domain", "Gebäude in der Domäne"),
    "own_light_building": ("light building in his domain", "hellem Gebäude in der Domäne"),
    "own_dark_building": ("dark building in his domain", "dunklem Gebäude in der Domäne"),
    "own_lone_monster": ("own monster on a space without building", "eigenem Monster auf einem Feld ohne Gebäude"),
}


_OF_DE = {"wood": "seines Holzes", "stone": "seines Steins", "metal": "seines Metalls", "workers": "seiner Arbeiter"}


def how_many(item: str, n: Number, lang: str) -> str:
    """An amount in words."""
    de = lang == "de"
    if isinstance(n, int):
        return goods(item, n, lang)
    if isinstance(n, Per):
        thing = _PER[n.per][de]
        most = f"höchstens {n.max}" if de else f"at most {n.max}"
        return f"{goods(item, n.each, lang)} {'je' if de else 'per'} {thing} ({most})"
    if n == "half":
        return (
            f"die Hälfte {_OF_DE[item]} (abgerundet)" if de else f"half of his {noun(item, 'en', True)} (rounded down)"
        )
    if n == "x/2":
        return f"1 {noun(item, lang, False)} {'je 2 gezahlte Münzen' if de else 'for every 2 coins paid'}"
    if "x" in n:
        each = int(n.partition("*")[0])
        return f"{goods(item, each, lang)} {'für jedes abgegebene Element' if de else 'for each element returned'}"
    return f"{dice_text(n, lang)} {noun(item, lang, True)}"


@word
class Gain(Word, frozen=True, tag="gain"):
    """Take items from the supply."""

    item: str
    n: Number
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None] | None:
        if self.item == "element_choice":
            return self._choose(g, seat, amount(g, seat, self.n, play), play)
        gain(g, seat, ITEM_OF[self.item], amount(g, seat, self.n, play), play.source)
        return None

    def _choose(self, g: State, seat: Seat, n: int, play: Play) -> Flow[None]:
        for _ in range(n):
            gain(g, seat, (yield from choose_element(seat)), 1, play.source)

    def tell(self, lang: str) -> str:
        return tell_gains([self], lang)


@word
class Lose(Word, frozen=True, tag="lose"):
    """Return items to the supply, all there are if fewer (DD-TERM-11)."""

    item: str
    n: Number
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None] | None:
        item = known_item(self.item)
        if item < 0:
            return self._choose(g, seat, amount(g, seat, self.n, play))
        lose(g, seat, item, amount(g, seat, self.n, play, held(g, seat, item)))
        return None

    def _choose(self, g: State, seat: Seat, n: int) -> Flow[None]:
        keys = CHOICES[self.item]
        for _ in range(min(n, sum(held(g, seat, item) for item in keys.values()))):
            pay(g, seat, (yield from choose_held(g, seat, "give_item", keys)), 1)

    def tell(self, lang: str) -> str:
        return tell_losses([self], lang)


def tell_gains(words: list[Gain], lang: str) -> str:
    """Several gains of the same players in one sentence."""
    verb = ("erhält", "erhalte") if lang == "de" else ("takes", "take")
    return sentence(words[0].who, lang, verb, listed([how_many(word.item, word.n, lang) for word in words], lang))


def tell_losses(words: list[Lose], lang: str) -> str:
    """Several losses of the same players in one sentence."""
    verb = ("gibt", "gib") if lang == "de" else ("returns", "return")
    rest = listed([how_many(word.item, word.n, lang) for word in words], lang)
    return sentence(words[0].who, lang, verb, f"{rest} ab" if lang == "de" else rest)


@word
class DrawSpell(Word, frozen=True, tag="draw_spell"):
    """Draw spell cards from decks of choice."""

    n: int
    deck: str = "choice"
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        return draw_spells(g, seat, self.n)

    def tell(self, lang: str) -> str:
        cards = goods("spells", self.n, lang)
        if lang == "de":
            decks = "von einem Stapel nach Wahl" if self.n == 1 else "von Stapeln nach Wahl"
            return sentence(self.who, lang, ("zieht", "ziehe"), f"{cards} {decks}")
        decks = "from a deck of choice" if self.n == 1 else "from decks of choice"
        return sentence(self.who, lang, ("draws", "draw"), f"{cards} {decks}")


@word
class DiscardSpell(Word, frozen=True, tag="discard_spell"):
    """Discard spell cards of the own choice."""

    n: int
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        for _ in range(min(self.n, len(g.hands[seat]))):
            discard_spell(g, seat, (yield from pick(seat, "discard_spell", hand_keys(g, seat), rule="DD-TERM-11")))

    def tell(self, lang: str) -> str:
        cards = goods("spells", self.n, lang)
        if lang == "de":
            return sentence(self.who, lang, ("legt", "lege"), f"{cards} eigener Wahl ab")
        return sentence(self.who, lang, ("discards", "discard"), f"{cards} of his choice")


@word
class CycleSpells(Word, frozen=True, tag="cycle_spells"):
    """Discard up to n spell cards and draw as many."""

    n: int | str
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        most = len(g.hands[seat]) if self.n == "any" else min(int(self.n), len(g.hands[seat]))
        gone = 0
        while gone < most:
            kind = yield from choose(seat, "cycle_spell", hand_keys(g, seat), or_pass=True)
            if kind is None:
                break
            discard_spell(g, seat, kind)
            gone += 1
        yield from draw_spells(g, seat, gone)

    def tell(self, lang: str) -> str:
        if self.n == 1:
            if lang == "de":
                return (
                    "In Spielerreihenfolge darf jeder 1 Zauberkarte ablegen und eine von einem Stapel nach Wahl ziehen."
                )
            return "In turn order each player may discard 1 spell card and draw one from a deck of choice."
        if lang == "de":
            cards = "beliebig viele Zauberkarten" if self.n == "any" else goods("spells", int(self.n), lang)
            return f"In Spielerreihenfolge darf jeder {cards} ablegen und ebenso viele von Stapeln nach Wahl ziehen."
        cards = "any number of spell cards" if self.n == "any" else goods("spells", int(self.n), lang)
        return f"In turn order each player may discard {cards} and draw as many from decks of choice."


@word
class DiscardHenchman(Word, frozen=True, tag="discard_henchman"):
    """Discard a henchman or return something instead."""

    or_lose: dict[str, int]
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        keys = {HENCHMAN_KEY[card]: card for card in g.henchmen[seat]}
        card = yield from choose(seat, "discard_henchman", keys, or_pass=True, forced=True)
        if card is not None:
            servants.discard(g, seat, card)
            return
        for item, n in self.or_lose.items():
            lose(g, seat, ITEM_OF[item], n)

    def tell(self, lang: str) -> str:
        ((item, n),) = self.or_lose.items()
        if lang == "de":
            return (
                f"In Spielerreihenfolge legt jeder einen eigenen Handlanger ab oder gibt {goods(item, n, lang)} ab "
                "(alles, falls er weniger hat)."
            )
        return (
            f"In turn order each player discards one of his henchmen or returns {goods(item, n, lang)} "
            "(all he has, if fewer)."
        )


@word
class Offer(Word, frozen=True, tag="offer"):
    """Trade give for get, in full: others may accept up to max times, the acting player does so by using the card."""

    give: dict[str, int | list[str]]
    get: dict[str, int | dict[str, int]]
    max: int = 1
    who: str | Filter = "self"

    def run(self, g: State, seat: Seat, play: Play) -> Flow[None]:
        if self.who == "self":  # who uses the card has accepted; how often, its uses say
            given = yield from self._give(g, seat)
            yield from self._get(g, seat, given, play)
            return
        for _ in range(self.max):
            if self.refusal(g, seat, public=True) is not None:
                return
            args: dict[str, Arg] = {"card": play.card}
            refusal = partial(self._refused, g, seat)
            if (yield from choose(seat, "offer", {"accept": 1}, refusal, or_pass=True, args=args)) is None:
                return
            given = yield from self._give(g, seat)
            yield from self._get(g, seat, given, play)

    def _refused(self, g: State, seat: Seat, _: int) -> Refusal | None:
        return self.refusal(g, seat, public=False)

    def refusal(self, g: State, seat: Seat, *, public: bool) -> Refusal | None:
        """Why the trade cannot be made; by public facts, coins and Evil count as there."""
        for what, n in self.give.items():
            if isinstance(n, list):
                if not any(held(g, seat, ITEM_OF[name]) for name in n):
                    return refuse("pay.none_left", "DD-TERM-07", item=f"item:{'_or_'.join(n)}")
                continue
            if public and what in ("coins", "evil"):
                continue
            have = self._have(g, seat, what)
            if have < n:
                return refuse("pay.too_little", "DD-TERM-07", item=f"item:{what}", need=n, have=have)
        if "flip_own_dark" in self.get and all(dark_refusal(g, space) is not None for space in OWN_SPACES[seat]):
            return refuse("building.none_light", "DD-FORTUNE-06")
        if "henchman_from_deck" in self.get and not g.henchman_deck and not g.henchman_discard:
            return refuse("henchman.none_left", "DD-TERM-08")
        return None

    def _have(self, g: State, seat: Seat, what: str) -> int:
        if what == "henchman":
            return len(g.henchmen[seat])
        if what == "any_element":
            return held(g, seat, ANY_ELEMENT)
        if what in CHOICES:
            return sum(held(g, seat, item) for item in (*RESOURCES, *(ELEMENTS if what == "stored_choice" else ())))
        return held(g, seat, ITEM_OF[what])

    def _give(self, g: State, seat: Seat) -> Flow[str]:
        given = ""
        for what, n in self.give.items():
            if isinstance(n, list):
                keys = {ITEM_KEY[ITEM_OF[name]]: ITEM_OF[name] for name in n}
                item = yield from choose_held(g, seat, "give_item", keys)
                pay(g, seat, item, 1)
                given = ITEM_KEY[item].partition(":")[2]
            elif what == "henchman":
                cards = {HENCHMAN_KEY[card]: card for card in g.henchmen[seat]}
                card = yield from pick(seat, "discard_henchman", cards, rule="DD-TERM-07", forced=True)
                servants.discard(g, seat, card)
            elif what in CHOICES:
                for _ in range(n):
                    pay(g, seat, (yield from choose_held(g, seat, "give_item", CHOICES[what])), 1)
            else:
                pay(g, seat, ITEM_OF[what], n)
        return given

    def _get(self, g: State, seat: Seat, given: str, play: Play) -> Flow[None]:
        for what, n in self.get.items():
            if isinstance(n, dict):
                gain(g, seat, ITEM_OF[what], n[given], play.source)
            elif what == "henchman_from_deck":
                card = draw_henchman(g)
                if card >= 0:
                    yield from servants.take(g, seat, card)
            elif what == "flip_own_dark":
                refusal = partial(dark_refusal, g)
                lands = OWN_LAND_KEYS[seat]
                turn_dark(g, (yield from pick(seat, "turn_dark", lands, refusal, rule="DD-TERM-07", forced=True)))
            else:
                gain(g, seat, ITEM_OF[what], n, play.source)

    def tell(self, lang: str) -> str:
        de = lang == "de"
        name = subject(self.who, lang)
        joint = " und " if de else " and "
        give = joint.join(self._part(k, n, lang) for k, n in self.give.items())
        get = joint.join(self._part(k, n, lang) for k, n in self.get.items())
        often = (f"bis zu {self.max}-mal " if de else f"up to {self.max} times ") if self.max > 1 else ""
        if "henchman" in self.give:
            body = f"{give} ablegen und dafür {get} erhalten" if de else f"discard {give} for {get}"
        elif "flip_own_dark" in self.get:
            get = "ein eigenes helles Gebäude auf die dunkle Seite" if de else "one of his light buildings dark"
            body = f"{give} abgeben und {get} drehen" if de else f"return {give} to turn {get}"
        else:
            body = f"{give} abgeben und dafür {get} erhalten" if de else f"return {give} for {get}"
        if de:
            return f"In Spielerreihenfolge darf {name} {often}{body}." if name else f"Du darfst {often}{body}."
        return f"In turn order {name} may {often}{body}." if name else f"You may {often}{body}."

    def _part(self, what: str, n: int | list[str] | dict[str, int], lang: str) -> str:
        if isinstance(n, list):
            return f"1 {(' / ').join(noun(name, lang, False) for name in n)}"
        if isinstance(n, dict):
            return f"{' / '.join(map(str, n.values()))} {noun(what, lang, True)}"
        return goods(what, n, lang) if what != "flip_own_dark" else ""


@word
class BonusOnResolve(Word, frozen=True, tag="bonus_on_resolve"):
    """More from a place for own minions; the places themselves look it up (rules/city/places.py)."""

    place: str
    item: str
    n: int

    def tell(self, lang: str) -> str:
        place = next(place for place in PLACES if place.id == self.place).name(lang)
        if lang == "de":
            more = goods(self.item, self.n, lang)
            return f"{place}: Führt ein eigener Diener die Aktion aus, erhältst du zusätzlich {more}."
        return f"{place}: when your own minion carries out the action take {goods(self.item, self.n, lang)} more."
