"""Properties that hold for every game, checked in random play. Each game's tests call these.

A failing check names the game, the players, the options and the seed: `random_game` with these reproduces it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gruft.table.ask import Ask, Seat
from gruft.table.chance import Dealer, FastChance
from gruft.table.events import event_args, event_record
from gruft.table.plain import from_plain, state_hash, to_plain
from gruft.table.position import open_position, write_position
from gruft.table.rules import Refusal, load_ledger
from gruft.table.table import Accepted, Table
from gruft.texts import Texts
from tests.harness.golden import answered
from tests.harness.play import Check, at_random


def nothing_impossible(table: Table, dice: FastChance) -> None:
    """The conservation laws hold."""
    assert table.game.invariants(table.state) == []


def points_add_up(table: Table) -> None:
    """Every score equals the sum of its parts, and places and winners fit the points."""
    result = table.result
    assert result is not None
    for points, parts in zip(result.points, result.breakdown, strict=True):
        assert points == sum(parts.values()), result
    assert result.winners and all(result.places[seat] == 1 for seat in result.winners)


def goes_through_json(table: Table, dice: FastChance) -> None:
    """A state written down and read back is the same state."""
    state = table.state
    plain = json.loads(json.dumps(to_plain(state)))
    again = from_plain(table.game.state, plain)
    assert to_plain(again) == to_plain(state)
    again.chance, again.log = state.chance, []
    assert state_hash(again) == state_hash(state)


def copies_are_independent(table: Table, dice: FastChance) -> None:
    """Playing on a fork leaves the original as it was, and a fork stands where the original stands."""
    if table.over:
        return
    before = to_plain(table.state)
    twin = table.fork()
    assert to_plain(twin.state) == before
    assert twin.hash() == table.hash()
    assert [(ask.seat, ask.kind, ask.keys) for ask in twin.asks] == [(a.seat, a.kind, a.keys) for a in table.asks]
    for _ in range(6):
        if twin.over:
            break
        twin.answer(*at_random(twin, dice))
    assert to_plain(table.state) == before


def positions_come_back(table: Table, dice: FastChance) -> None:
    """Any table can be written out as a position and read back to the same state and the same asks."""
    assert table.journal is not None and table.journal.header.seed is not None
    position = json.loads(json.dumps(write_position(table, table.journal.header.seed)))
    again = open_position(table.journal.header.game, position)
    assert again.hash() == table.hash()
    assert [(ask.seat, ask.kind, ask.keys) for ask in again.asks] == [(a.seat, a.kind, a.keys) for a in table.asks]


def illegal_keys_are_refused(count: int = 50) -> Check:
    """Keys that are not offered are refused with a reason that has a sentence in both languages; nothing changes."""

    def check(table: Table, dice: FastChance) -> None:
        if table.over:
            return
        slug = table.game.meta.slug
        speak = [Texts(slug, "en"), Texts(slug, "de")]
        before = table.hash()
        ask = dice.pick(table.asks)
        for key in _illegal_keys(table, ask, dice, count):
            refusal = table.answer(ask.seat, key)
            assert isinstance(refusal, Refusal), (ask, key)
            assert table.why_not(ask.seat, key) == refusal
            for texts in speak:
                sentence = texts.refusal(refusal)
                assert sentence and not sentence.startswith("["), (refusal, texts.lang)
        stranger = max(table.seats, 1)
        for seat in [s for s in range(table.seats) if table.ask_of(s) is None] + [stranger, -1]:
            assert isinstance(table.answer(seat, ask.keys[0]), Refusal)
        assert table.hash() == before

    return check


def one_question(table: Table, dice: FastChance) -> None:
    """What is offered is not refused, what is not offered is refused by a rule of the game."""
    for ask in table.asks:
        asked_once(ask, table.game.meta.slug)


def asked_once(ask: Ask, slug: str) -> None:
    """One question by itself: its offer, its refusals and its exits say the same."""
    ledger = _ledger(slug)
    for key in ask.keys:
        if key in ask.exits:
            assert ask.exits[key] is None, (ask.kind, key)
            continue
        assert key in ask.candidates, (ask.kind, key, "is offered and is neither candidate nor exit")
        assert ask.reason(key) is None, (ask.kind, key, ask.reason(key))
    for key in [*ask.candidates, *ask.exits]:
        if key not in ask.keys:
            reason = ask.reason(key)
            assert reason is not None, (ask.kind, key, "is withheld and nobody refuses it")
            assert reason.code != "table.not_an_option" and reason.rule in ledger, (ask.kind, key, reason)


@dataclass
class Elsewhere:
    """A key of the game that belongs to another question is answered with what hinders it.

    Collects the keys offered over a game and tries some of them at every later question, and some of those that were
    ever answered in a golden game.
    """

    tries: int = 20
    keys: dict[str, str] = field(default_factory=dict)
    """Every key met so far, with the kind of question that offered it."""

    def __call__(self, table: Table, dice: FastChance) -> None:
        if table.over:
            return
        ledger, golden = _ledger(table.game.meta.slug), _golden_keys(table.game.meta.slug)
        for ask in table.asks:
            tried = {dice.pick(known) for known in (list(self.keys), golden) if known for _ in range(self.tries // 2)}
            for key in tried:
                if key in ask.keys:
                    continue
                reason = table.why_not(ask.seat, key)
                assert reason is not None
                assert reason.code != "table.not_an_option" and reason.rule in ledger, (
                    f"{key} (of {self.keys.get(key, 'a golden game')}) at {ask.kind} is answered with {reason}"
                )
            for key in ask.keys:
                self.keys.setdefault(key, ask.kind)


def explained() -> Check:
    """For one game: every key of a question, and keys of others, are offered or refused by a rule."""
    other_keys = Elsewhere()

    def check(table: Table, dice: FastChance) -> None:
        one_question(table, dice)
        other_keys(table, dice)

    return check


@cache
def _ledger(slug: str) -> frozenset[str]:
    return frozenset(load_ledger(slug).by_id)


@cache
def _golden_keys(slug: str) -> list[str]:
    return sorted(answered(slug))


def _illegal_keys(table: Table, ask: Ask, dice: FastChance, count: int) -> list[str]:
    refused = [key for key in ask.candidates if key not in ask.keys]
    junk = ["", "pass ", "\x00", "x" * 5000, "no:such.thing", ask.keys[0] + "0", ask.keys[0].upper() + "?", "seat:99"]
    if "pass" not in ask.keys:
        junk.append("pass")
    mixed = [f"{key.partition(':')[0]}:{dice.below(999)}" for key in ask.keys[:10]]
    pool = [key for key in refused + junk + mixed if key not in ask.keys]
    while len(pool) < count:
        pool.append(f"{dice.below(10**9)}:{dice.below(99)}")
    return refused[:count] + pool[len(refused) : count]


def asks_can_be_told(table: Table, dice: FastChance) -> None:
    """Every prompt, option and event has a sentence in both languages."""
    slug = table.game.meta.slug
    for texts in (Texts(slug, "en"), Texts(slug, "de")):
        for ask in table.asks:
            sentence = texts.prompt(ask)
            assert sentence and "[" not in sentence, (ask.kind, sentence)
            for key in ask.keys:
                told = texts.option(ask.kind, key, ask.args)
                assert told and not told.startswith("["), (ask.kind, key, told)
        for event in table.log[-8:]:
            told = texts.event(event)
            assert told and not told.startswith("["), (event_args(event), told)


def seen(table: Table, seat: Seat | None, since: int) -> str:
    """Everything a seat gets to see of a table, as bytes that can be compared."""
    ask = table.ask_of(seat) if seat is not None else None
    told: dict[str, Any] = {
        "view": table.view(seat),
        "waiting": sorted(a.seat for a in table.asks),
        "over": table.over,
        "told": [event_record(event) for event in table.told(seat, since)],
    }
    if ask is not None:
        told["ask"] = [ask.kind, ask.keys, ask.args]
        told["refused"] = {key: [r.code, r.rule, r.args] for key, r in ask.refused().items()}
    if seat is not None:
        undo = table.undo_refusal(seat)
        told["undo"] = undo.code if undo else None
    return json.dumps(told, sort_keys=True)


def twin_worlds(table: Table, dice: FastChance) -> None:
    """Two worlds that differ only in what a seat may not know look the same to it, also after its next answer."""
    everybody: list[Seat | None] = [None, *range(table.seats)]
    assert table.views(everybody) == {seat: table.view(seat) for seat in everybody}
    for seat in everybody:
        mine, twin = table.fork(seat), table.fork(seat)
        table.game.redeal(twin.state, seat, Dealer(dice.below(1 << 30)))
        assert table.game.invariants(twin.state) == [], "redeal made an impossible state"
        assert seen(mine, seat, 0) == seen(twin, seat, 0), f"seat {seat} sees a difference"
        if seat is None:
            continue
        ask = mine.ask_of(seat)
        if ask is None:
            continue
        key = dice.pick(ask.keys)
        ticks = mine.state.chance.ticks
        mine.answer(seat, key)
        twin.answer(seat, key)
        if mine.state.chance.ticks == ticks and twin.state.chance.ticks == ticks:
            assert seen(mine, seat, 0) == seen(twin, seat, 0), f"seat {seat} sees a difference after {key}"


def imagined_worlds_are_equal(table: Table, dice: FastChance) -> None:
    """What a bot imagines does not depend on what its seat cannot know: two twin worlds are imagined alike."""
    if table.over:
        return
    for seat in range(table.seats):
        truth, twin = table.fork(seat), table.fork(seat)
        table.game.redeal(twin.state, seat, Dealer(dice.below(1 << 30)))
        seed = dice.below(1 << 30)
        table.game.redeal(truth.state, seat, Dealer(seed))
        table.game.redeal(twin.state, seat, Dealer(seed))
        assert to_plain(truth.state) == to_plain(twin.state), f"seat {seat} imagines the truth"


def undo_goes_back(table: Table, dice: FastChance) -> None:
    """An answer that may be taken back leads back to exactly the state before it."""
    if table.over:
        return
    twin = table.fork()
    ask = dice.pick(twin.asks)
    before = twin.hash()
    twin.answer(ask.seat, dice.pick(ask.keys))
    if twin.undo_refusal(ask.seat) is None:
        assert isinstance(twin.undo(ask.seat), Accepted)
        assert twin.hash() == before
        again = twin.ask_of(ask.seat)
        assert again is not None and again.keys == ask.keys


ALL_CHECKS: tuple[Check, ...] = (
    nothing_impossible,
    goes_through_json,
    copies_are_independent,
    positions_come_back,
    illegal_keys_are_refused(50),
    asks_can_be_told,
    twin_worlds,
    imagined_worlds_are_equal,
    undo_goes_back,
)


def everything_holds(table: Table, dice: FastChance) -> None:
    """All checks at once."""
    for check in ALL_CHECKS:
        check(table, dice)


@dataclass
class Counting:
    """A check that counts how often it was made."""

    check: Check
    times: int = 0

    def __call__(self, table: Table, dice: FastChance) -> None:
        self.check(table, dice)
        self.times += 1


def opens_at(slug: str, beat: str, seats: int) -> None:
    """A table set up in the usual way can be opened at this beat and played on."""
    table = open_position(slug, {"seats": seats, "beat": beat, "seed": "any"})
    dice = FastChance(seats)
    for _ in range(40):
        if table.over:
            break
        table.answer(*at_random(table, dice))
        nothing_impossible(table, dice)
