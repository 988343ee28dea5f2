"""Opening a window: who may react, in which order, at what price (DE-ROUND-05, DE-ROUND-06, DE-OLC-02, DE-OLC-03).

`fire` is called only where `opens` says somebody might listen. The overlord is asked by public facts: he holds
cards, and a card not yet on his discard pile could be played now.
"""

from __future__ import annotations

from gruft.games.descent.content import RELICS
from gruft.games.descent.events import CardUsed, OverlordCardPlayed
from gruft.games.descent.figures import active_seat, controller, key_of
from gruft.games.descent.hooks import FORCED, REACTION, Hook, Live, LiveOverlord
from gruft.games.descent.kinds import FIRST_MONSTER, NOBODY
from gruft.games.descent.overlord_cards import leave_hand
from gruft.games.descent.pieces import EXHAUSTED, FLIPPED, ID, KEY, USE
from gruft.games.descent.stamina import free_stamina, pay_fatigue
from gruft.games.descent.state import State
from gruft.games.descent.windows import WINDOW_NAMES, Ctx
from gruft.table.ask import PASS, Ask, Seat
from gruft.table.flow import Flow, together
from gruft.table.rules import Refusal, refuse

Entry = Live | LiveOverlord
MOST_ROUNDS = 100

NOT_NOW = refuse("window.not_now", "DE-OLC-02")
SAME_NAME = refuse("window.same_name", "DE-OLC-03")
EXHAUSTED_CARD = refuse("card.exhausted", "DE-CARD-01")


def opens(g: State, window: int) -> bool:
    """Whether anybody could act in this window."""
    return bool(g.hooks[window] or (g.ol_hand and g.ol_hooks[window]))


def cost_refusal(g: State, owner: int, c: int) -> Refusal | None:
    """Why the owner cannot pay for this card now (DE-BAD-02)."""
    use = USE[c]
    status = g.status[c]
    if status & FLIPPED:
        return refuse("card.flipped", "DE-SEARCH-03", card=KEY[c])
    if use.exhaust and status & EXHAUSTED:
        return EXHAUSTED_CARD
    need = max(use.fatigue, 1) if use.fatigue_x else use.fatigue
    left = free_stamina(g, owner)
    return refuse("card.too_tired", "DE-SKILL-02", need=need, left=left) if left < need else None


def pay(g: State, owner: int, c: int) -> Flow[None]:
    """Costs are paid before anything is carried out; X is asked by the card itself."""
    use = USE[c]
    if use.exhaust:
        g.status[c] |= EXHAUSTED
    if use.flip:
        g.status[c] |= FLIPPED
        rewire(g)
    g.news.append(CardUsed(key_of(g, owner), KEY[c]))
    if use.fatigue:
        yield from pay_fatigue(g, owner, use.fatigue)


def rewire(g: State) -> None:
    """Cards in play have changed."""
    from gruft.games.descent.hooks import wire

    wire(g)


def usable(g: State, live: Live, ctx: Ctx) -> bool:
    """Whether this hook could act now."""
    hook = live.hook
    owner = live.owner
    if not live.heard(g):
        return False
    if owner == g.charmed and hook.kind == REACTION and not _defends_himself(hook, owner, ctx):
        return False
    if hook.limit:
        if hook.limit == "attack":
            if ctx.attack is None or (hook.id, owner) in ctx.attack.once:
                return False
        elif f"{hook.limit}:{hook.id}:{owner}" in g.once:
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
    return hook.when is None or bool(hook.when(g, owner, ctx))


def _defends_himself(hook: Hook, owner: int, ctx: Ctx) -> bool:
    """A charmed hero made to attack himself may use his own defence."""
    return hook.defence and ctx.attack is not None and owner in ctx.attack.affected


def playable(g: State, card: LiveOverlord, ctx: Ctx) -> bool:
    """Whether this overlord card could be played now if it were in the hand; from public facts only."""
    if card.id in ctx.played or (card.hook.limit == "activation" and card.id in g.played):
        return False
    if ctx.attack is not None and card.id in ctx.attack.played:
        return False
    discard = g.ol_discard
    if all(c in discard or c in g.ol_table for c in card.cards):
        return False
    return card.hook.when is None or bool(card.hook.when(g, ctx))


def fire(g: State, window: int, ctx: Ctx, *, overlord: bool = True, also: tuple[Live, ...] = ()) -> Flow[None]:
    """Open a window and close it when no forced effect is left and all have passed (ruling 48).

    Without `overlord` he is not asked here, because the question that follows offers his cards as well. `also` are
    forced effects of this moment that come from no card, such as conditions.
    """
    done: set[tuple[int, int, int]] = set()
    for _ in range(MOST_ROUNDS):
        waiting: list[Entry] = [
            live
            for live in (*g.hooks[window], *also)
            if live.hook.kind == FORCED and _mark(live) not in done and usable(g, live, ctx)
        ]
        wanted = yield from _announce(g, window, ctx, overlord)
        if not waiting and not wanted:
            return
        waiting += wanted
        while waiting:
            entry = yield from _next(g, waiting)
            waiting.remove(entry)
            if isinstance(entry, LiveOverlord):
                yield from _play(g, entry, ctx)
            elif usable(g, entry, ctx):
                done.add(_mark(entry))
                yield from _use(g, entry, ctx)
    raise RuntimeError(f"window {WINDOW_NAMES[window]} does not close")


def _mark(live: Live) -> tuple[int, int, int]:
    """Which effect this is, also after the cards in play have been wired anew."""
    return live.owner, live.card, id(live.hook)


def _next(g: State, waiting: list[Entry]) -> Flow[Entry]:
    """The active player decides what comes first (DE-ROUND-05)."""
    options: dict[str, Entry] = {}
    for entry in waiting:
        options.setdefault(entry_key(g, entry), entry)
    if len(options) == 1:
        return waiting[0]
    key = yield Ask(active_seat(g), "order", options, offer=list(options))
    return options[key]


def entry_key(g: State, entry: Entry) -> str:
    return f"card:{entry.id}" if isinstance(entry, LiveOverlord) else entry.key


def _announce(g: State, window: int, ctx: Ctx, overlord: bool) -> Flow[list[Entry]]:
    """Every player with a usable reaction says use or pass."""
    offers: dict[Seat, list[Entry]] = {}
    for live in g.hooks[window]:
        if live.hook.kind == REACTION and usable(g, live, ctx):
            seat = g.hero_seat[live.owner] if live.owner == g.charmed else controller(g, live.owner)
            offers.setdefault(seat, []).append(live)
    if not overlord:
        offers.pop(g.overlord, None)
    elif g.ol_hand and g.ol_hooks[window]:
        possible = [card for card in g.ol_hooks[window] if playable(g, card, ctx)]
        if possible:
            hand = {ID[c] for c in g.ol_hand}
            offers.setdefault(g.overlord, []).extend(card for card in possible if card.id in hand)
    if not offers:
        return []
    asks = {seat: _ask(g, window, ctx, seat, entries) for seat, entries in offers.items()}
    if len(asks) == 1:
        ask = next(iter(asks.values()))
        key = yield ask
        found = [ask.candidates.get(key)]
    else:
        answers = yield from together({seat: _answer(ask) for seat, ask in asks.items()})
        found = [asks[seat].candidates.get(key) for seat, key in answers.items()]
    wanted = [entry for entry in found if isinstance(entry, (Live, LiveOverlord))]
    for entry in wanted:
        if isinstance(entry, LiveOverlord):
            c = next(c for c in entry.cards if c in g.ol_hand)
            leave_hand(g, c)
            g.ol_table.append(c)
    return wanted


def overlord_offers(g: State, windows: tuple[int, ...], ctx: Ctx) -> dict[str, Entry]:
    """What the overlord could play or use at one of these moments, in a question that is his anyway."""
    options: dict[str, Entry] = {}
    hand = {ID[c] for c in g.ol_hand}
    for window in windows:
        for card in g.ol_hooks[window]:
            if card.id in hand and playable(g, card, ctx):
                options.setdefault(entry_key(g, card), card)
        for live in g.hooks[window]:
            if live.hook.kind == REACTION and live.owner >= FIRST_MONSTER and usable(g, live, ctx):
                options.setdefault(live.key, live)
    return options


def might_play(g: State, windows: tuple[int, ...], ctx: Ctx) -> bool:
    """Whether, by public facts, the overlord might hold a card for one of these moments: then he is asked."""
    if not g.ol_hand:
        return False
    return any(playable(g, card, ctx) for window in windows for card in g.ol_hooks[window])


def carry_out(g: State, entry: Entry, ctx: Ctx) -> Flow[None]:
    """Play or use what the overlord chose among `overlord_offers`."""
    if isinstance(entry, LiveOverlord):
        c = next(c for c in entry.cards if c in g.ol_hand)
        leave_hand(g, c)
        g.ol_table.append(c)
        yield from _play(g, entry, ctx)
    else:
        yield from _use(g, entry, ctx)


def _answer(ask: Ask) -> Flow[str]:
    key: str = yield ask
    return key


def _ask(g: State, window: int, ctx: Ctx, seat: Seat, entries: list[Entry]) -> Ask:
    options: dict[str, Entry | str] = {}
    names = [entry_key(g, entry) for entry in entries]
    for name, entry in zip(names, entries, strict=True):
        if isinstance(entry, Live) and entry.card >= 0 and names.count(name) > 1:
            name = KEY[entry.card]  # two heroes with the same item: which copy
        options.setdefault(name, entry)
    keys = [*options, PASS]
    args: dict[str, str | int] = {"window": f"window:{WINDOW_NAMES[window]}"}
    figure = ctx.attack.attacker if ctx.attack is not None else ctx.figure
    if figure >= 0:
        args["figure"] = key_of(g, figure)
    else:
        args["figure"] = f"seat:{seat}"
    if seat == g.overlord:
        refused = {f"card:{ID[c]}": f"card:{ID[c]}" for c in g.ol_hand if f"card:{ID[c]}" not in options}
    else:
        refused = {
            live.key: live.key
            for lives in g.hooks
            for live in lives
            if live.hook.kind == REACTION and live.key not in names and controller(g, live.owner) == seat
        }
    return Ask(seat, "window", {**options, **refused}, lambda key: _why(g, window, ctx, key), offer=keys, args=args)


def _why(g: State, window: int, ctx: Ctx, key: Entry | str) -> Refusal | None:
    if not isinstance(key, str):
        return None
    name = key.removeprefix("card:")
    if name in ctx.played or (ctx.attack is not None and name in ctx.attack.played) or name in g.played:
        return SAME_NAME
    for live in g.hooks[window]:
        if live.key == key and live.card >= 0:
            return cost_refusal(g, live.owner, live.card) or NOT_NOW
    return NOT_NOW


def _use(g: State, live: Live, ctx: Ctx) -> Flow[None]:
    hook = live.hook
    if hook.limit == "attack":
        assert ctx.attack is not None
        ctx.attack.once.add((hook.id, live.owner))
    elif hook.limit:
        g.once.append(f"{hook.limit}:{hook.id}:{live.owner}")
    if hook.kind == REACTION:
        if live.card >= 0:
            yield from pay(g, live.owner, live.card)
        else:
            if hook.id in RELICS and RELICS[hook.id].use.exhaust:
                g.relic_down |= 1 << live.owner
            g.news.append(CardUsed(key_of(g, live.owner), live.key))
    charmed = g.charmed
    if live.owner == charmed:  # how he defends himself is his own choice
        g.__dict__["charmed"] = NOBODY
    try:
        yield from hook.run(g, live.owner, ctx) or ()
    finally:
        g.__dict__["charmed"] = charmed


def _play(g: State, card: LiveOverlord, ctx: Ctx) -> Flow[None]:
    """Carry out an announced overlord card; if it has become illegal it goes back to the hand."""
    c = next(c for c in card.cards if c in g.ol_table)
    if card.hook.when is not None and not card.hook.when(g, ctx):
        g.ol_table.remove(c)
        g.ol_hand.append(c)
        g.ol_shown.append(c)
        return
    ctx.played.add(card.id)
    if ctx.attack is not None:
        ctx.attack.played.add(card.id)
    if card.hook.limit == "activation":
        g.played.append(card.id)
    g.news.append(OverlordCardPlayed(KEY[c]))
    g.chance.reveal()
    try:
        yield from card.hook.run(g, ctx, c) or ()
    finally:
        if c in g.ol_table:  # Expert Blow may have gone back to the hand
            g.ol_table.remove(c)
            g.ol_discard.append(c)
