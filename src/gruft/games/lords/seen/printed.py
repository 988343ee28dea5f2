"""What stands on a component: told by its words where it is made of them, else by a sentence that takes its numbers.

Used by the terminal, the client and the component pages, so all of them say the same. An owner's own words (`text_en`,
`text_de` in his overlay) come first.

Not here: what the words say of themselves (rules/words.py, rules/combat/words.py), the sentences (texts/effects.*.ftl).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from gruft.games.lords.pieces.content import (
    EVENTS,
    GIFTS,
    HERO_TYPES,
    MONSTERS,
    PLACES,
    POINTS,
    ROOMS,
    SLUG,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
    Attack,
    Cost,
    EventTile,
    Gift,
    Monster,
    Place,
    Printed,
    Room,
    SpecialEvent,
    Spell,
    Trap,
)
from gruft.games.lords.pieces.tables import ATTACKS
from gruft.games.lords.rules.combat.words import Harm, Poison, Strike, Word, attack_words, trap_words
from gruft.games.lords.rules.words import gains, goods, listed
from gruft.table.effect import Joined, Part, Said, Saying, Several, saying
from gruft.texts import Texts


def _own_words(card: Printed, lang: str) -> str:
    words: str = getattr(card, f"text_{lang}")
    return words


def _dashed(word: str) -> str:
    return word.replace("_", "-")


def cost_text(cost: Cost, lang: str) -> str:
    """A price: 1 food and 1 evil."""
    return Texts(SLUG, lang).tell(listed(goods(cost)))


# -- places and rooms --------------------------------------------------------------


def space_text(place: Place, number: int, lang: str) -> str:
    """What a space of a place costs and gives, and what is different in year 2."""
    told = _space(place, number)
    if place.year_2_extra_draw:
        told = saying("space-draws-more", text=told, n=place.year_2_extra_draw)
    return Texts(SLUG, lang).tell(told)


def space_line(place: Place, number: int, lang: str) -> str:
    """What a space costs and gives, in a few words."""
    return Texts(SLUG, lang).tell(_space(place, number))


def _space(place: Place, number: int) -> Saying:
    space = place.spaces[number - 1]
    price = listed(goods(space.pay))
    if space.imps_up_to:
        verb = "digs" if place.id == "dig_tunnels" else "mines"
        return saying(f"space-{verb}-foreman" if space.foreman else f"space-{verb}", n=space.imps_up_to)
    if place.id == "hire_monster":
        return saying("space-hires-dearer", price=price) if goods(space.pay) else saying("space-hires")
    if place.id == "build_room":
        return saying("space-builds", price=price)
    return saying("space-gives", price=price, gain=listed([word.goods() for word in gains(space.gain)]))


def room_text(room: Room, lang: str) -> str:
    """What a room produces, changes in battle, or scores."""
    return _own_words(room, lang) or Texts(SLUG, lang).tell(Several(tuple(_room(room, Texts(SLUG, lang)))))


def _room(room: Room, texts: Texts) -> list[Saying]:
    told = []
    if room.imps:
        price = listed([saying("goods-imp", n=room.imps), *goods(room.pay)])
        told.append(saying("room-produces", price=price, gain=_row([word.tell() for word in gains(room.gain)])))
    if room.bonus:
        told.append(saying("room-bonus", n=room.bonus, kinds=_row([_many(kind, texts) for kind in room.bonus_for])))
    if (room.max_traps, room.max_monsters, room.trap_fee) != USUAL:
        limits = {
            "traps": saying("room-traps", n=room.max_traps),
            "fee": saying("room-fee", n=room.trap_fee),
            "monsters": saying("room-monsters", n=room.max_monsters),
        }
        told.append(Saying("room-limits", limits))
    if room.no_spells:
        told.append(saying("room-no-spells"))
    if room.points_each:
        kinds = _row([saying("named", what=f"monster:{kind}") for kind in room.points_for])
        told.append(saying("room-points", points=saying("points", n=room.points_each), kinds=kinds))
    if any(room.points_per_title):
        two, three, four = (saying("extra-points", n=n) for n in room.points_per_title)
        if two == three:
            told.append(saying("room-titles", four=four, fewer=two))
        else:
            told.append(saying("room-titles-each", four=four, three=three, two=two))
    return told


USUAL = (1, 2, 1)
"""Traps, monsters and the gold for a trap in a room that says nothing of them (DL-PLAN-05)."""


def _many(kind: str, texts: Texts) -> Saying:
    """Monsters of a kind; whoever adds a kind need not name several of it."""
    many = f"many-{_dashed(kind)}"
    return saying(many) if texts.has(many) else saying("named", what=f"monster:{kind}")


def _row(parts: Sequence[Said]) -> Several:
    return Several(tuple(parts), Joined.AND)


# -- monsters ----------------------------------------------------------------------


def monster_text(monster: Monster, lang: str) -> str:
    """What a monster or ghost can do in battle, and what else is special about it."""
    told = _attacks(monster.attacks)
    if monster.is_ghost:
        told.append(saying("monster-ghost"))
    if monster.troll_token:
        told.append(saying("monster-token"))
    return _own_words(monster, lang) or Texts(SLUG, lang).tell(Several(tuple(told)))


def _attacks(attacks: Sequence[Attack]) -> list[Said]:
    """All options in one sentence, then what the first of them brings with it."""
    first, *others = attacks
    text = _clause(first, "either" if any(not other.hits for other in others) else "plain")
    for other in others:
        text = _or(first, text, other)
    told: list[Said] = [saying("sentence", text=text)]
    if first.then_if_eliminated:
        told.append(saying("attack-then", n=first.then_if_eliminated))
    told += [word.tell() for word in attack_words(first) if not isinstance(word, Strike) and first.hits]
    return told


def _or(first: Attack, text: Saying, other: Attack) -> Saying:
    """Another option; of the same hit only what is different is told."""
    if len(first.hits) == len(other.hits) == 1 and _aims_alike(first, other):
        damage = other.hits[0].damage
        if goods(other.pay) and not other.return_face_up:
            return saying("attack-or-paid", first=text, damage=damage, price=listed(goods(other.pay)))
        if other.return_face_up and not goods(other.pay):
            return saying("attack-or-home", first=text, damage=damage)
    return saying("attack-or", first=text, second=_clause(other, "plain"))


def _aims_alike(one: Attack, other: Attack) -> bool:
    return (one.hits[0].target, one.not_priest) == (other.hits[0].target, other.not_priest)


def _clause(attack: Attack, opening: str) -> Saying:
    strikes = _strikes(attack)
    if not strikes:
        return saying("attack-hold")
    text = strikes[0].tell()
    if len(strikes) > 1:
        count = saying("attack-count", n=len(strikes))
        text = saying("attack-hits", count=count, damage=_damages(strikes), whom=strikes[0].whom("aim"))
    text = Saying(text.key, {**text.args, "opening": opening})
    if goods(attack.pay):
        text = saying("attack-paid", price=listed(goods(attack.pay)), text=text)
    return saying("attack-home", text=text) if attack.return_face_up else text


def _strikes(attack: Attack) -> list[Strike]:
    return [word for word in attack_words(attack) if isinstance(word, Strike)]


def _damages(strikes: Sequence[Strike]) -> Several:
    """The damage of several hits: once if it is the same, else one after the other."""
    damages = [strike.hit.damage for strike in strikes]
    return _row([saying("amount", n=n) for n in (damages[:1] if len(set(damages)) == 1 else damages)])


def attack_text(attack: Attack, lang: str) -> str:
    """One option of a monster in short, for the question what it does."""
    strikes = _strikes(attack)
    if not strikes:
        return Texts(SLUG, lang).tell(saying("short-hold"))
    whom = strikes[0].whom("aim")
    text = saying("short-hit", damage=attack.hits[0].damage, whom=whom)
    if len(strikes) > 1:
        count = saying("short-count", n=len(strikes))
        text = saying("short-hits", count=count, damage=_damages(strikes), whom=whom)
    if attack.then_if_eliminated:
        text = saying("short-then", text=text, n=attack.then_if_eliminated)
    for there, more in (
        (attack.return_face_up, "home"),
        (attack.skip_healing, "no-healing"),
        (attack.skip_conquest, "no-conquest"),
    ):
        text = saying(f"short-{more}", text=text) if there else text
    if goods(attack.pay):
        text = saying("short-paid", price=listed(goods(attack.pay)), text=text)
    return Texts(SLUG, lang).tell(text)


# -- traps -------------------------------------------------------------------------


def trap_text(trap: Trap, lang: str) -> str:
    """What a trap costs and does; where the years differ, both."""
    if own := _own_words(trap, lang):
        return own
    now, later = trap_words(trap.y1), trap_words(trap.y2)
    if list(map(_shape, now)) == list(map(_shape, later)) and _kinds(trap.y1.cost) == _kinds(trap.y2.cost):
        told: Said = Several((*_prices(trap.y1.cost, trap.y2.cost), *_harms(now, later)))
    else:
        years = [Several((*_prices(y.cost, y.cost), *_harms(trap_words(y), trap_words(y)))) for y in (trap.y1, trap.y2)]
        told = saying("trap-in-years", now=years[0], later=years[1])
    return Texts(SLUG, lang).tell(told)


def _shape(word: Word) -> tuple[type[Word], str]:
    """A word without its number."""
    return type(word), word.at if isinstance(word, Harm) else ""


def _kinds(cost: Cost) -> list[str]:
    return [part.key for part in goods(cost)]


def _both(now: Saying, later: Saying) -> Saying:
    """What holds in both years, or each by itself."""
    return now if now == later else saying("in-year-two", now=now, later=later)


_VERBS = {"goods-imp": "trap-lose", "goods-evil": "trap-gain"}


def _prices(now: Cost, later: Cost) -> list[Saying]:
    """Gold and food are paid, imps are lost, evil is gained."""
    told: dict[str, list[Said]] = {}
    for one, other in zip(goods(now), goods(later), strict=True):
        told.setdefault(_VERBS.get(one.key, "trap-pay"), []).append(_both(one, other))
    return [saying(verb, price=_row(parts)) for verb, parts in told.items()]


_ON_TOP = {"last": "trap-and-last", "others": "trap-and-others", "poison": "trap-and-poison"}


def _harms(now: Sequence[Word], later: Sequence[Word]) -> list[Saying]:
    """Who takes how much; what comes on top of somebody's damage is told in the same breath."""
    told: list[Saying] = []
    text: Saying | None = None
    for one, other in zip(now, later, strict=True):
        if isinstance(one, Harm | Poison) and isinstance(other, Harm | Poison):
            on_top = _ON_TOP.get("poison" if isinstance(one, Poison) else one.at)
            if text is not None and on_top is not None:
                text = saying(on_top, text=text, n=_both(saying("amount", n=one.n), saying("amount", n=other.n)))
                continue
            told += [saying("sentence", text=text)] if text is not None else []
            text = Saying(one.tell().key, {"damage": _both(one.amount(), other.amount())})
        else:
            told += [saying("sentence", text=text)] if text is not None else []
            text = None
            told.append(
                saying("sentence", text=one.tell()) if one.tell().key == "trap-first-hit-points" else one.tell()
            )
    return told + ([saying("sentence", text=text)] if text is not None else [])


# -- cards that are their own little rule -------------------------------------------


def card_text(kind: str, word: str, card: Spell | SpecialEvent | EventTile, lang: str) -> str:
    """The sentence of a card, with the numbers of its record."""
    args: dict[str, Part] = {**card.numbers}
    if card.id == "taxes":
        args["points"] = -POINTS.red_seal
    return _own_words(card, lang) or Texts(SLUG, lang).tell(Saying(f"{kind}-{_dashed(word)}", args))


def spell_text(card: Spell, lang: str) -> str:
    """What a combat card's spell does; speed and fatigue are shown beside it."""
    return card_text("spell", card.effect, card, lang)


def special_text(card: SpecialEvent, lang: str) -> str:
    """What a special event card does."""
    return card_text("special", card.effect, card, lang)


def event_text(card: EventTile, lang: str) -> str:
    """What an event tile does."""
    return card_text("tile", card.id, card, lang)


def gift_text(gift: Gift, lang: str) -> str:
    """Whom a gift helps, and how."""
    texts = Texts(SLUG, lang)
    if not gift.for_type:
        return texts.say("token-nobody")
    parts = [
        saying(f"token-{_dashed(what)}", n=getattr(gift, what))
        for what in ("magic", "hp", "anti_trap", "hearts")
        if getattr(gift, what)
    ]
    return texts.tell(saying("token-for", type=HERO_TYPES[gift.for_type].name(lang), gain=_row(parts)))


@cache
def printed(lang: str) -> dict[str, str]:
    """The text on every component by its ref, without copy numbers."""
    told = {f"monster:{name}": monster_text(monster, lang) for name, monster in MONSTERS.items()}
    told |= {f"attack:{name}": attack_text(attack, lang) for name, attack in ATTACKS.items()}
    told |= {f"room:{name}": room_text(room, lang) for name, room in ROOMS.items()}
    told |= {f"trap:{name}": trap_text(trap, lang) for name, trap in TRAPS.items()}
    told |= {f"spell:{name}": spell_text(card, lang) for name, card in SPELLS.items()}
    told["hero:illusion"] = next(told[f"spell:{name}"] for name, card in SPELLS.items() if card.effect == "illusion")
    told |= {f"event:{name}": event_text(card, lang) for name, card in EVENTS.items()}
    told |= {f"special:{name}": special_text(card, lang) for name, card in SPECIAL_EVENTS.items()}
    told |= {f"gift:{name}": gift_text(gift, lang) for name, gift in GIFTS.items()}
    told |= {f"space:{name}.{n}": space_text(place, n, lang) for name, place in PLACES.items() for n in (1, 2, 3)}
    return told
