"""Words about the table: minions, rules of the round, parties, rows, the first-player token."""

from __future__ import annotations

from typing import Any

from gruft.games.domains.cards.words.base import TYPE_NAMES, goods
from gruft.games.domains.pieces.content import PLACES
from gruft.games.domains.pieces.events import ItemBlocked
from gruft.games.domains.pieces.tables import (
    ITEM_KEY,
    ITEM_OF,
    PLACE_OF,
    PLACE_SPOTS,
    TYPES,
)
from gruft.games.domains.rules.basics.decks import fill_market, refresh_inn, replace_one_by_one, rotate
from gruft.games.domains.rules.basics.order import take_first
from gruft.games.domains.rules.minions import close
from gruft.games.domains.rules.playing.effects import Play, Word, word
from gruft.games.domains.state import (
    DEFENCE_ALL_DARK,
    GUILD_HALF_PRICE,
    MONSTER_DISCOUNT,
    RULES,
    SPELL_DISCOUNT,
    State,
)
from gruft.table.ask import Seat
from gruft.table.news import note

PLACE_NAME = {place.id: place for place in PLACES}
ADDED = (MONSTER_DISCOUNT, SPELL_DISCOUNT, DEFENCE_ALL_DARK)
"""Rules that both cards of a round add to; the others are replaced."""


def parties(party: str) -> list[int]:
    return {"green": [0], "yellow": [1], "both": [0, 1]}[party]


def party_name(party: str, lang: str) -> str:
    en = {"green": "the party of the Green Unicorn", "yellow": "the party of the Yellow Swan", "both": "both parties"}
    de = {"green": "die Gruppe des Grünen Einhorns", "yellow": "die Gruppe des Gelben Schwans", "both": "beide Gruppen"}
    return (de if lang == "de" else en)[party]


def upper(text: str) -> str:
    return text[0].upper() + text[1:]


@word
class MinionCount(Word, frozen=True, tag="minion_count"):
    """More or fewer own minions this round (DD-FORTUNE-07)."""

    n: int

    def run(self, g: State, seat: Seat, play: Play) -> None:
        g.minion_change += self.n

    def tell(self, lang: str) -> str:
        if lang == "de":
            return f"Jeder Spieler setzt in dieser Runde einen Diener {'mehr' if self.n > 0 else 'weniger'} ein."
        return f"Each player places one minion {'more' if self.n > 0 else 'fewer'} this round."


@word
class RoundRule(Word, frozen=True, tag="round_rule"):
    """Change one number of the rules for the rest of this round."""

    key: str
    value: Any  # a number, or a map whose shape depends on the key

    def run(self, g: State, seat: Seat, play: Play) -> None:
        if self.key.startswith("production_bonus"):
            _, side, *kind = self.key.split(":")
            of_type = TYPES.index(kind[0]) if kind else -1
            g.extra += [int(side == "dark"), of_type, ITEM_OF[self.value["item"]], self.value["n"]]
        elif self.key == "defence_types":
            for name in self.value["types"]:
                g.type_defence[TYPES.index(name)] += self.value["n"]
        elif self.key == "guild_price_factor":
            g.rule[GUILD_HALF_PRICE] = 1
        else:
            rule = RULES.index(self.key)
            g.rule[rule] = self.value + (g.rule[rule] if rule in ADDED else 0)

    def tell(self, lang: str) -> str:
        return _tell_de(self.key, self.value) if lang == "de" else _tell_en(self.key, self.value)


def _tell_en(key: str, value: Any) -> str:
    word, _, rest = key.partition(":")
    if word == "place_yield":
        item = {"temple_black_kult": "evil", "business_district": "coins", "library": "spells"}.get(rest, "any_element")
        return f"{PLACE_NAME[rest].name_en}: this round each action space yields {goods(item, value, 'en')}."
    if word == "production_bonus":
        side, _, kind = rest.partition(":")
        return (
            f"This round every {side} {TYPE_NAMES['en'].get(kind, 'building')} produces "
            f"{goods(value['item'], value['n'], 'en')} more."
        )
    if word == "defence_types":
        kinds = " or ".join(name.capitalize() for name in value["types"])
        return f"This round every space with a dark {kinds} building has +{value['n']} defence."
    return {
        "pilgrimage_coins": f"This round a pilgrimage pays {value} coins.",
        "defender_evil": f"This round a defender who beats adventurers takes {value} Evil instead of 3.",
        "assassin_price": f"This round the Assassin costs {value} coins.",
        "thug_max": f"This round the Street Thug succeeds on 1 to {value}.",
        "guild_price_factor": "This round each visit to the Builders' Guild costs half of its price (rounded up).",
        "monster_discount": f"This round monsters in the Nik'tmarg cost {value} coins less (at least 1).",
        "spell_discount": "This round the first spell each player casts costs one element less (his choice which).",
        "defence_all_dark": f"This round every space with a dark building has {value:+} defence.",
    }[key]


def _tell_de(key: str, value: Any) -> str:
    word, _, rest = key.partition(":")
    if word == "place_yield":
        item = {"temple_black_kult": "evil", "business_district": "coins", "library": "spells"}.get(rest, "any_element")
        return f"{PLACE_NAME[rest].name_de}: In dieser Runde bringt jedes Aktionsfeld {goods(item, value, 'de')}."
    if word == "production_bonus":
        side, _, kind = rest.partition(":")
        name = TYPE_NAMES["de"].get(kind, "Gebäude")
        return (
            f"In dieser Runde produziert jedes {'dunkle' if side == 'dark' else 'helle'} {name} "
            f"{goods(value['item'], value['n'], 'de')} mehr."
        )
    if word == "defence_types":
        kinds = " oder ".join(TYPE_NAMES["de"][name] for name in value["types"])
        return f"In dieser Runde hat jedes Feld mit einem dunklen {kinds} +{value['n']} Verteidigung."
    return {
        "pilgrimage_coins": f"In dieser Runde bringt eine Pilgerfahrt {value} Münzen.",
        "defender_evil": f"Wer in dieser Runde Abenteurer abwehrt, erhält {value} statt 3 Böses.",
        "assassin_price": f"In dieser Runde kostet der Assassine {value} Münzen.",
        "thug_max": f"In dieser Runde hat der Straßenschläger bei 1 bis {value} Erfolg.",
        "guild_price_factor": "In dieser Runde kostet jeder Besuch in der Baugilde nur die Hälfte (aufgerundet).",
        "monster_discount": f"In dieser Runde kosten Monster im Nik'tmarg {value} Münzen weniger (mindestens 1).",
        "spell_discount": "Der erste Zauber jedes Spielers kostet in dieser Runde ein Element nach Wahl weniger.",
        "defence_all_dark": f"In dieser Runde hat jedes Feld mit einem dunklen Gebäude {value:+} Verteidigung.",
    }[key]


@word
class Unavailable(Word, frozen=True, tag="unavailable"):
    """Close action spaces of a place (all, or k of them from the highest number) or an item of the Builders' Guild."""

    place: str = ""
    spaces: int | str = "all"
    resource: str = ""

    def run(self, g: State, seat: Seat, play: Play) -> None:
        if self.resource:
            g.blocked[ITEM_OF[self.resource]] = 1
            note(g, ItemBlocked, ITEM_KEY[ITEM_OF[self.resource]])
            return
        spots = PLACE_SPOTS[PLACE_OF[self.place]]
        for spot in spots if self.spaces == "all" else spots[-int(self.spaces) :]:
            close(g, spot)

    def tell(self, lang: str) -> str:
        de = lang == "de"
        if self.resource:
            if de:
                return f"In dieser Runde nicht in der Baugilde zu kaufen: {goods(self.resource, 1, lang)[2:]}."
            return f"Not for sale at the Builders' Guild this round: {self.resource}."
        name = PLACE_NAME[self.place].name(lang)
        if self.spaces == "all":
            return f"{name}: in dieser Runde nicht verfügbar." if de else f"{name}: unavailable this round."
        if de:
            return f"{name}: In dieser Runde ist {self.spaces} Aktionsfeld nicht verfügbar."
        return f"{name}: {self.spaces} action space is unavailable this round."


@word
class PartyMod(Word, frozen=True, tag="party_mod"):
    """For this round a party stays at home, rolls more dice, or leaves out its smallest."""

    party: str
    skip: bool = False
    dice: str = ""
    drop_lowest: int = 0

    def run(self, g: State, seat: Seat, play: Play) -> None:
        for party in parties(self.party):
            if self.skip:
                g.skips[party] = 1
            if self.dice:
                count, _, sides = self.dice.partition("d")
                g.party_dice[party] += [int(sides)] * int(count)
            g.party_drop[party] += self.drop_lowest

    def tell(self, lang: str) -> str:
        de = lang == "de"
        name = upper(party_name(self.party, lang))
        many = self.party == "both"
        if self.skip and many:
            if de:
                return "Keine der beiden Gruppen zieht in dieser Runde auf Abenteuer."
            return "Neither party adventures this round."
        if self.skip:
            return (
                f"{name} zieht in dieser Runde nicht auf Abenteuer." if de else f"{name} does not adventure this round."
            )
        if self.dice:
            if de:
                dice = self.dice.replace("d", "W")
                return f"{name} {'würfeln' if many else 'würfelt'} in dieser Runde mit zusätzlich {dice}."
            return f"{name} {'roll' if many else 'rolls'} an additional {self.dice} this round."
        if de:
            return f"{name}: In dieser Runde wird der kleinste Würfel nicht geworfen."
        return f"{name}: this round the smallest die is not rolled."


@word
class RotateLeader(Word, frozen=True, tag="rotate_leader"):
    """The leader of a party goes to its right end."""

    party: str

    def run(self, g: State, seat: Seat, play: Play) -> None:
        for party in parties(self.party):
            rotate(g, party)

    def tell(self, lang: str) -> str:
        name = upper(party_name(self.party, lang))
        if lang == "de":
            return f"{name}: Der Anführer wechselt ans rechte Ende."
        return f"{name}: the leader goes to the right end."


@word
class ReplaceParty(Word, frozen=True, tag="replace_party"):
    """Replace the members of a party one after the other."""

    party: str
    keep_leader: bool

    def run(self, g: State, seat: Seat, play: Play) -> None:
        for party in parties(self.party):
            replace_one_by_one(g, party, g.parties[party][self.keep_leader :])

    def tell(self, lang: str) -> str:
        name = party_name(self.party, lang)
        if lang == "de":
            return f"Ersetzt {name} {'bis auf den Anführer' if self.keep_leader else 'vollständig, samt Anführer'}."
        return f"Replace {name} {'but the leader' if self.keep_leader else 'completely, leader included'}."


@word
class Refresh(Word, frozen=True, tag="refresh"):
    """Lay out the Inn or the Nik'tmarg anew."""

    row: str

    def run(self, g: State, seat: Seat, play: Play) -> None:
        if self.row == "inn":
            refresh_inn(g)
            return
        g.stock += [monster for monster in g.market if monster >= 0]
        g.chance.shuffle(g.stock, "monsters")
        g.market = [-1] * len(g.market)
        fill_market(g)

    def tell(self, lang: str) -> str:
        if self.row == "inn":
            if lang == "de":
                return "Legt die Handlanger im Gasthaus ab und füllt es neu auf."
            return "Discard the henchmen at the Inn and refill it."
        if lang == "de":
            return "Mischt die Monster im Nik'tmarg zurück in den Ziehstapel und füllt den Nik'tmarg neu auf."
        return "Put the monsters of the Nik'tmarg back into the stock, shuffle it and refill."


@word
class PassFirstPlayer(Word, frozen=True, tag="pass_first_player"):
    """The first-player token moves one seat clockwise."""

    def run(self, g: State, seat: Seat, play: Play) -> None:
        take_first(g, (g.first + 1) % g.seats)

    def tell(self, lang: str) -> str:
        if lang == "de":
            return "Der Startspielermarker wandert einen Platz im Uhrzeigersinn weiter."
        return "The first-player token moves one seat clockwise."


@word
class FinalRound(Word, frozen=True, tag="final_round"):
    """Death: this is the last round (DD-END-01)."""

    def run(self, g: State, seat: Seat, play: Play) -> None:
        g.last = True

    def tell(self, lang: str) -> str:
        if lang == "de":
            return (
                "Dies ist die letzte Runde. Die andere Glückskarte dieser Runde bleibt ohne Wirkung. Gebäude dürfen "
                "gleich dunkel gebaut werden. Nach dem Rundenende ist das Spiel aus."
            )
        return (
            "This is the last round. The other Fortune card of this round has no effect. Buildings may be built dark "
            "side up. The game ends after the End of Turn phase."
        )
