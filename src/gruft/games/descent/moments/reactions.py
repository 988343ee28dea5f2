"""When a moment comes: who may take part, in which order, at what price (DE-ROUND-05, DE-ROUND-06, DE-OLC-02).

`fire` is called only where `opens` says somebody might listen. First come the rules of the book, then the quest's, then
cards: forced effects happen, everybody with a usable reaction says use or pass, the active player orders what was
announced, each is carried out and the rest checked again, until all pass (DE-R-48). The overlord is asked by public
facts: he holds cards, and a card not yet on his discard pile could be played now.

Not here: what the cards do (cards/), how costs are paid (costs.py).
"""

from __future__ import annotations

from typing import TypeAlias

from gruft.games.descent.moments.costs import cost_refusal, costs_fatigue, free_stamina, pay
from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.hooks import ALWAYS, EVERY, EVERY_OVERLORD, FORCED, REACTION, other_moment
from gruft.games.descent.moments.moment import Moment, name_of
from gruft.games.descent.moments.quest import quest_of, settle
from gruft.games.descent.moments.seats import active_seat, controller, is_monster, ref_of
from gruft.games.descent.pieces.cards import CARD_REFS, EXHAUSTED, ID, USE
from gruft.games.descent.pieces.content import HEROES, RELICS
from gruft.games.descent.pieces.events import CardUsed, OverlordCardPlayed
from gruft.games.descent.pieces.kinds import FIRST_MONSTER, NOBODY
from gruft.games.descent.state import Listener, Playable, State
from gruft.table.ask import MAY_PASS, PASS, Ask, Candidates, Seat
from gruft.table.flow import Flow, together
from gruft.table.rules import Refusal, refuse

Reaction: TypeAlias = Listener | Playable
Offer: TypeAlias = tuple[Reaction, Moment]
MOST_ROUNDS = 100

NOT_NOW = refuse("window.not_now", "DE-OLC-02")
SAME_NAME = refuse("window.same_name", "DE-OLC-03")
HERO_ABILITIES = frozenset(f"ability:{name}" for name in HEROES)


def opens(g: State, kind: type[Moment]) -> bool:
    """Whether anybody could act at such a moment."""
    return (
        kind.settles
        or bool(g.live.hooks[kind] or (g.ol_hand and g.live.ol_hooks[kind]))
        or kind in ALWAYS
        or kind in quest_of(g).hears
    )


def usable(g: State, live: Listener, now: Moment) -> bool:
    """Whether this listener could act now."""
    hook = EVERY[live.hook]
    owner = live.owner
    if not live.heard(g):
        return False
    if owner == g.live.charmed and hook.kind == REACTION and not _defends_himself(live, now):
        return False
    if hook.limit and _spent(g, live, now):
        return False
    c = live.card
    if c >= 0 and hook.kind == REACTION:
        use = USE[c]
        if use.exhaust and g.status[c] & EXHAUSTED:
            return False
        need = max(use.fatigue, 1) if use.fatigue_x else use.fatigue
        if need and free_stamina(g, owner) < need:
            return False
    elif c < 0 and hook.kind == REACTION and owner >= FIRST_MONSTER and hook.id in RELICS:
        use = RELICS[hook.id].use
        if (use.exhaust and g.relic_down >> owner & 1) or len(g.ol_hand) < use.discard:
            return False
    return hook.when is None or bool(hook.when(g, owner, now))


def _spent(g: State, live: Listener, now: Moment) -> bool:
    """Whether it has been used as often as it may: once per moment, attack, turn or round."""
    hook = EVERY[live.hook]
    if hook.limit == "moment":
        return f"{hook.id}:{live.owner}" in now.played
    if hook.limit == "attack":
        a = now.of_attack()
        return a is None or (hook.id, live.owner) in a.once
    return f"{hook.limit}:{hook.id}:{live.owner}" in g.once


def _spend(g: State, live: Listener, now: Moment) -> None:
    hook = EVERY[live.hook]
    if hook.limit == "moment":
        now.played.add(f"{hook.id}:{live.owner}")
    elif hook.limit == "attack":
        a = now.of_attack()
        assert a is not None
        a.once.add((hook.id, live.owner))
    elif hook.limit:
        g.once.append(f"{hook.limit}:{hook.id}:{live.owner}")


def _defends_himself(live: Listener, now: Moment) -> bool:
    """A charmed hero made to attack himself may use his own defence."""
    a = now.of_attack()
    return EVERY[live.hook].defence and a is not None and live.owner in a.affected


def playable(g: State, card: Playable, now: Moment) -> bool:
    """Whether this overlord card could be played now if it were in the hand; from public facts only."""
    hook = EVERY_OVERLORD[card.hook]
    if card.id in now.played or (hook.limit == "activation" and card.id in g.played):
        return False
    a = now.of_attack()
    if a is not None and card.id in a.played:
        return False
    discard = g.ol_discard
    if all(c in discard or c in g.ol_table for c in card.cards):
        return False
    return hook.when is None or bool(hook.when(g, now))


def fire(
    g: State, now: Moment, *, overlord: bool = True, also: tuple[Listener, ...] = (), cards: bool = True
) -> Flow[None]:
    """A moment comes, and is over when no forced effect is left and all have passed (DE-R-48).

    First come the rules of the book and of the quest for it; then the victory conditions are looked at.
    Without `overlord` he is not asked here, because the question that follows offers his cards as well. `also` are
    forced effects of this moment that come from no card, such as conditions. Without `cards` only the rules work.
    """
    kind = type(now)
    for rule in ALWAYS.get(kind, ()):
        yield from rule(g, now) or ()
    quest = quest_of(g)
    rules = quest.hears.get(kind, ())
    for own in rules:
        yield from own.run(quest, g, now) or ()
    if rules or kind.settles:
        settle(g)
    if not cards or not (also or g.live.hooks[kind] or (g.ol_hand and g.live.ol_hooks[kind])):
        return
    done: set[tuple[int, int, int]] = set()
    for _ in range(MOST_ROUNDS):
        waiting: list[Reaction] = [
            live
            for live in (*g.live.hooks[kind], *also)
            if EVERY[live.hook].kind == FORCED and _mark(live) not in done and usable(g, live, now)
        ]
        wanted = yield from _announce(g, now, overlord)
        if not waiting and not wanted:
            return
        waiting += wanted
        while waiting:
            reaction = yield from _next(g, waiting)
            waiting.remove(reaction)
            if isinstance(reaction, Playable):
                yield from _play(g, reaction, now)
            elif usable(g, reaction, now):
                done.add(_mark(reaction))
                yield from _use(g, reaction, now)
    raise RuntimeError(f"moment {name_of(kind)} does not end")


def _mark(live: Listener) -> tuple[int, int, int]:
    """Which effect this is, also after the cards in play have been wired anew."""
    return live.owner, live.card, live.hook


def _next(g: State, waiting: list[Reaction]) -> Flow[Reaction]:
    """The active player decides what comes first (DE-ROUND-05)."""
    options: dict[str, Reaction] = {}
    for reaction in waiting:
        options.setdefault(reaction_key(reaction), reaction)
    if len(options) == 1:
        return waiting[0]
    key = yield Ask(active_seat(g), "order", options, exits={PASS: duty("order")})
    return options[key]


def reaction_key(reaction: Reaction) -> str:
    """What a player answers to use it."""
    return f"card:{reaction.id}" if isinstance(reaction, Playable) else reaction.key


def _announce(g: State, now: Moment, overlord: bool) -> Flow[list[Reaction]]:
    """Every player with a usable reaction says use or pass."""
    kind = type(now)
    offers: dict[Seat, list[Reaction]] = {}
    for live in g.live.hooks[kind]:
        if EVERY[live.hook].kind == REACTION and usable(g, live, now):
            seat = g.hero_seat[live.owner] if live.owner == g.live.charmed else controller(g, live.owner)
            offers.setdefault(seat, []).append(live)
    if not overlord:
        offers.pop(g.overlord, None)
    elif g.ol_hand and g.live.ol_hooks[kind]:
        possible = [card for card in g.live.ol_hooks[kind] if playable(g, card, now)]
        if possible:
            hand = {ID[c] for c in g.ol_hand}
            offers.setdefault(g.overlord, []).extend(card for card in possible if card.id in hand)
    if not offers:
        return []
    asks = {seat: _ask(g, now, seat, reactions) for seat, reactions in offers.items()}
    if len(asks) == 1:
        ask = next(iter(asks.values()))
        key = yield ask
        found = [ask.candidates.get(key)]
    else:
        answers = yield from together({seat: _answer(ask) for seat, ask in asks.items()})
        found = [asks[seat].candidates.get(key) for seat, key in answers.items()]
    wanted = [reaction for reaction in found if isinstance(reaction, (Listener, Playable))]
    for reaction in wanted:
        if isinstance(reaction, Playable):
            c = next(c for c in reaction.cards if c in g.ol_hand)
            leave_hand(g, c)
            g.ol_table.append(c)
    return wanted


def overlord_offers(g: State, moments: tuple[Moment, ...]) -> dict[str, Offer]:
    """What the overlord could play or use at one of these moments, in a question that is his anyway."""
    options: dict[str, Offer] = {}
    hand = {ID[c] for c in g.ol_hand}
    for now in moments:
        for card in g.live.ol_hooks[type(now)]:
            if card.id in hand and playable(g, card, now):
                options.setdefault(reaction_key(card), (card, now))
        for live in g.live.hooks[type(now)]:
            if EVERY[live.hook].kind == REACTION and is_monster(g, live.owner) and usable(g, live, now):
                options.setdefault(live.key, (live, now))
    return options


def might_play(g: State, moments: tuple[Moment, ...]) -> bool:
    """Whether, by public facts, the overlord might hold a card for one of these moments: then he is asked."""
    if not g.ol_hand:
        return False
    return any(playable(g, card, now) for now in moments for card in g.live.ol_hooks[type(now)])


def carry_out(g: State, offer: Offer) -> Flow[None]:
    """Play or use what the overlord chose among `overlord_offers`."""
    reaction, now = offer
    if isinstance(reaction, Playable):
        c = next(c for c in reaction.cards if c in g.ol_hand)
        leave_hand(g, c)
        g.ol_table.append(c)
        yield from _play(g, reaction, now)
    else:
        yield from _use(g, reaction, now)


def _answer(ask: Ask) -> Flow[str]:
    key: str = yield ask
    return key


def _ask(g: State, now: Moment, seat: Seat, reactions: list[Reaction]) -> Ask:
    options: dict[str, Reaction | str] = {}
    names = [reaction_key(reaction) for reaction in reactions]
    for name, reaction in zip(names, reactions, strict=True):
        if isinstance(reaction, Listener) and reaction.card >= 0 and names.count(name) > 1:
            name = CARD_REFS[reaction.card]  # two heroes with the same item: which copy
        options.setdefault(name, reaction)
    args: dict[str, str | int] = {"window": f"window:{name_of(type(now))}", "target": "none", "rolled": "no"}
    a = now.of_attack()
    if a is not None and a.rolled:
        args["rolled"] = "melee" if a.melee else "ranged"
        args |= {"hearts": a.hearts(), "surges": a.surges_left(), "range": a.total_range()}
    if a is not None and len(a.affected) == 1:
        args["target"] = ref_of(g, a.affected[0])
    figure = a.attacker if a is not None else now.whom()
    if figure >= 0:
        args["figure"] = ref_of(g, figure)
    else:
        args["figure"] = f"seat:{seat}"

    tired = {one.owner for one in reactions if isinstance(one, Listener) and one.card >= 0 and costs_fatigue(one.card)}
    args["stamina"] = free_stamina(g, tired.pop()) if len(tired) == 1 else "none"

    def listing() -> dict[str, Reaction | str]:
        """What can be used now, and what the seat could use at other moments."""
        if seat == g.overlord:
            others = [f"card:{ID[c]}" for c in g.ol_hand]
        else:
            others = [
                live.key
                for lives in g.live.hooks.values()
                for live in lives
                if EVERY[live.hook].kind == REACTION and live.key not in names and controller(g, live.owner) == seat
            ]
        return {**options, **{key: key for key in others if key not in options}}

    candidates = Candidates(listing)
    return Ask(seat, "window", candidates, lambda key: _why(g, now, key), list(options), MAY_PASS, args)


def _why(g: State, now: Moment, key: Reaction | str) -> Refusal | None:
    if not isinstance(key, str):
        return None
    name = key.removeprefix("card:")
    a = now.of_attack()
    if name in now.played or (a is not None and name in a.played) or name in g.played:
        return SAME_NAME
    for live in g.live.hooks[type(now)]:
        if live.key == key and live.card >= 0:
            return cost_refusal(g, live.owner, live.card) or NOT_NOW
    return other_moment(name, type(now), "DE-OLC-02") or NOT_NOW


def leave_hand(g: State, c: int) -> None:
    """A card leaves the overlord's hand; what everybody knew about it is over."""
    g.ol_hand.remove(c)
    if c in g.ol_shown:
        g.ol_shown.remove(c)


def _use(g: State, live: Listener, now: Moment) -> Flow[None]:
    hook = EVERY[live.hook]
    _spend(g, live, now)
    if hook.kind == REACTION:
        if live.card >= 0:
            pay(g, live.owner, live.card)
        else:
            if hook.id in RELICS and RELICS[hook.id].use.exhaust:
                g.relic_down |= 1 << live.owner
            what = "ability" if live.key in HERO_ABILITIES else "card"
            g.log.append(CardUsed(ref_of(g, live.owner), live.key, what))
    charmed = g.live.charmed
    if live.owner == charmed:  # how he defends himself is his own choice
        g.live.charmed = NOBODY
    try:
        yield from hook.run(g, live.owner, now) or ()
    finally:
        g.live.charmed = charmed


def _play(g: State, card: Playable, now: Moment) -> Flow[None]:
    """Carry out an announced overlord card; if it has become illegal it goes back to the hand."""
    hook = EVERY_OVERLORD[card.hook]
    c = next(c for c in card.cards if c in g.ol_table)
    if hook.when is not None and not hook.when(g, now):
        g.ol_table.remove(c)
        g.ol_hand.append(c)
        g.ol_shown.append(c)
        return
    now.played.add(card.id)
    a = now.of_attack()
    if a is not None:
        a.played.add(card.id)
    if hook.limit == "activation":
        g.played.append(card.id)
    g.log.append(OverlordCardPlayed(CARD_REFS[c]))
    g.chance.reveal()
    try:
        yield from hook.run(g, now, c) or ()
    finally:
        if c in g.ol_table:  # Expert Blow may have gone back to the hand
            g.ol_table.remove(c)
            g.ol_discard.append(c)


def anybody_reacts(g: State, now: Moment) -> bool:
    """Whether somebody has a reaction of his own he could use now."""
    return any(EVERY[live.hook].kind == REACTION and usable(g, live, now) for live in g.live.hooks[type(now)])
