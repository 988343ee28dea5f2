"""Words about the table: minions, rules of the round, parties, rows, the first-player token."""

from __future__ import annotations

from typing import Any, Literal

from gruft.games.domains.cards.words.telling import building, goods, noun
from gruft.games.domains.pieces.content import dice_of
from gruft.games.domains.pieces.events import ItemBlocked
from gruft.games.domains.pieces.numbers import (
    DEFENCE_ALL_DARK,
    DEFENDER_EVIL,
    MONSTER_DISCOUNT,
    RULES,
    SPELL_DISCOUNT,
    USUAL,
)
from gruft.games.domains.pieces.records import Extra
from gruft.games.domains.pieces.tables import ITEM_OF, ITEM_REFS, PLACE_OF, PLACE_SPOTS, TYPES
from gruft.games.domains.rules.basics.decks import fill_market, refresh_inn, replace_one_by_one, rotate
from gruft.games.domains.rules.basics.order import take_first
from gruft.games.domains.rules.minions import close
from gruft.games.domains.rules.playing.effects import Deed, Play, word
from gruft.games.domains.state import State
from gruft.table.effect import Joined, Said, Saying, Several, saying
from gruft.table.events import note

ADDED = (MONSTER_DISCOUNT, SPELL_DISCOUNT, DEFENCE_ALL_DARK)
"""Rules that both cards of a round add to; the others are replaced."""
YIELDS = {"temple_black_kult": "evil", "business_district": "coins", "library": "spells", "towers": "any_element"}
PARTIES = {"green": [0], "yellow": [1], "both": [0, 1]}
Which = Literal["green", "yellow", "both"]


@word
class MinionCount(Deed, frozen=True, tag="minion_count"):
    """More or fewer own minions this round (DD-FORTUNE-07)."""

    n: int

    def act(self, g: State, play: Play) -> None:
        g.minion_change += self.n

    def tell(self) -> Said:
        return saying("effect-more-minions" if self.n > 0 else "effect-fewer-minions", n=abs(self.n))


@word
class RoundRule(Deed, frozen=True, tag="round_rule"):
    """Change one number of the rules for the rest of this round."""

    key: str
    value: Any = 1  # a number, or a map whose shape depends on the key

    def act(self, g: State, play: Play) -> None:
        if self.key.startswith("production_bonus"):
            _, side, *kind = self.key.split(":")
            of_type = TYPES.index(kind[0]) if kind else -1
            g.extra.append(Extra(int(side == "dark"), of_type, ITEM_OF[self.value["item"]], self.value["n"]))
        elif self.key == "defence_types":
            for name in self.value["types"]:
                g.type_defence[TYPES.index(name)] += self.value["n"]
        else:
            rule = RULES.index(self.key)
            g.rule[rule] = self.value + (g.rule[rule] if rule in ADDED else 0)

    def tell(self) -> Said:
        word, _, rest = self.key.partition(":")
        key = f"effect-rule-{word.replace('_', '-')}"
        if word == "place_yield":
            return saying(key, place=f"place:{rest}", what=goods(YIELDS[rest], self.value))
        if word == "production_bonus":
            side, _, kind = rest.partition(":")
            what = goods(self.value["item"], self.value["n"])
            return saying(key, side=side, kind=building(kind, 1), what=what)
        if word == "defence_types":
            kinds = Several(tuple(saying(f"type-{name}") for name in self.value["types"]), Joined.OR)
            return saying(key, kinds=kinds, n=self.value["n"])
        if word == "defence_all_dark":
            return saying(key, n=f"{self.value:+}")
        return saying(key, n=self.value, usual=USUAL[DEFENDER_EVIL])


@word
class Unavailable(Deed, frozen=True, tag="unavailable"):
    """Close action spaces of a place (all, or k of them from the highest number) or an item of the Builders' Guild."""

    place: str = ""
    spaces: int | Literal["all"] = "all"
    resource: str = ""

    def act(self, g: State, play: Play) -> None:
        if self.resource:
            g.blocked[ITEM_OF[self.resource]] = 1
            note(g, ItemBlocked, ITEM_REFS[ITEM_OF[self.resource]])
            return
        spots = PLACE_SPOTS[PLACE_OF[self.place]]
        for spot in spots if self.spaces == "all" else spots[-self.spaces :]:
            close(g, spot)

    def tell(self) -> Said:
        if self.resource:
            return saying("effect-not-for-sale", item=noun(self.resource, 1))
        if self.spaces == "all":
            return saying("effect-place-unavailable", place=f"place:{self.place}")
        return saying("effect-spaces-unavailable", place=f"place:{self.place}", n=self.spaces)


def party_at_start(party: Which) -> Saying:
    """A party as the first words of a sentence."""
    return saying(f"who-party-{party}")


@word
class PartyMod(Deed, frozen=True, tag="party_mod"):
    """For this round a party stays at home, rolls more dice, or leaves out its smallest."""

    party: Which
    skip: bool = False
    dice: str = ""
    drop_lowest: int = 0

    def act(self, g: State, play: Play) -> None:
        for party in PARTIES[self.party]:
            if self.skip:
                g.skips[party] = 1
            if self.dice:
                g.party_dice[party] += dice_of(self.dice)
            g.party_drop[party] += self.drop_lowest

    def tell(self) -> Said:
        name = party_at_start(self.party)
        if self.skip:
            return saying("effect-party-stays", which=self.party, party=name)
        if self.dice:
            return saying("effect-party-dice", which=self.party, party=name, dice=self.dice)
        return saying("effect-party-drops", party=name, n=self.drop_lowest)


@word
class RotateLeader(Deed, frozen=True, tag="rotate_leader"):
    """The leader of a party goes to its right end."""

    party: Which

    def act(self, g: State, play: Play) -> None:
        for party in PARTIES[self.party]:
            rotate(g, party)

    def tell(self) -> Said:
        return saying("effect-rotate-leader", party=party_at_start(self.party))


@word
class ReplaceParty(Deed, frozen=True, tag="replace_party"):
    """Replace the members of a party one after the other."""

    party: Which
    keep_leader: bool

    def act(self, g: State, play: Play) -> None:
        for party in PARTIES[self.party]:
            replace_one_by_one(g, party, g.parties[party][self.keep_leader :])

    def tell(self) -> Said:
        key = "effect-replace-followers" if self.keep_leader else "effect-replace-party"
        return saying(key, party=saying(f"inside-party-{self.party}"))


@word
class Refresh(Deed, frozen=True, tag="refresh"):
    """Lay out the Inn or the Nik'tmarg anew."""

    row: Literal["inn", "niktmarg"]

    def act(self, g: State, play: Play) -> None:
        if self.row == "inn":
            refresh_inn(g)
            return
        g.stock += [monster for monster in g.market if monster >= 0]
        g.chance.shuffle(g.stock, "monsters")
        g.market = [-1] * len(g.market)
        fill_market(g)

    def tell(self) -> Said:
        return saying(f"effect-refresh-{self.row}")


@word
class PassFirstPlayer(Deed, frozen=True, tag="pass_first_player"):
    """The first-player token moves one seat clockwise."""

    def act(self, g: State, play: Play) -> None:
        take_first(g, (g.first + 1) % g.seats)

    def tell(self) -> Said:
        return saying("effect-pass-first-player")


@word
class FinalRound(Deed, frozen=True, tag="final_round"):
    """Death: this is the last round (DD-END-01)."""

    def act(self, g: State, play: Play) -> None:
        g.last = True

    def tell(self) -> Said:
        return saying("effect-final-round")
