"""Decisions of the heroes together (DE-ROUND-02, DE-ROUND-06, DE-R-49, DE-R-81).

Every hero player names one choice or leaves it to the others. The majority decides, on a tie the first of them
clockwise from the overlord. Nobody waits longer than needed: as soon as no answer to come can change the outcome it
stands. With one hero player nothing is voted on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.seats import hero_players
from gruft.games.descent.pieces.campaign_events import VoiceGiven
from gruft.games.descent.pieces.events import HeroNamed, VoiceDecided
from gruft.games.descent.state import State
from gruft.table.ask import PASS, Ask, Exits, Seat
from gruft.table.flow import YES_OR_NO, Asks, Flow, confirm
from gruft.table.rules import Arg, Refusal

ANY: Final = "any"
NAMING: Final = frozenset(("next_hero", "next_person"))
"""Questions about who acts next."""
FOR_OTHERS: Final[Exits] = {ANY: None}


def decide_together(
    g: State,
    kind: str,
    candidates: dict[str, int],
    refusal: Callable[[int], Refusal | None],
    about: Mapping[str, Arg] | None = None,
) -> Flow[int]:
    """The hero players choose one of the candidates that are not refused; left to nobody, the first one it is.

    `about`: what the question is about, if not who acts next.
    """
    more = about or {}
    keys = [key for key, value in candidates.items() if refusal(value) is None]
    players = hero_players(g)
    if len(players) == 1:
        args = {**_named({}), **more}
        key = yield Ask(players[0], kind, candidates, refusal, keys, {PASS: duty(kind)}, args)
        return candidates[key]
    votes: dict[Seat, str] = {}
    while (found := settled(players, votes)) is None:
        args = {**_named(votes), **more}
        asks = {
            seat: Ask(seat, kind, candidates, refusal, keys, FOR_OTHERS, args) for seat in players if seat not in votes
        }
        seat, key = yield Asks(asks, None)
        votes[seat] = key
        if key != ANY:
            voice = HeroNamed if kind in NAMING else VoiceGiven
            g.log.append(voice(f"seat:{seat}", key))
    if is_tied(votes):
        first = next(seat for seat in players if votes.get(seat) == found)
        g.log.append(VoiceDecided(f"seat:{first}", found))
    return candidates[keys[0] if found == ANY else found]


def choose_together(
    g: State, kind: str, options: dict[str, int], about: Mapping[str, Arg] | None = None
) -> Flow[int | None]:
    """As `decide_together`, but the only option is taken without asking; None if there is none."""
    if len(options) > 1:
        return (yield from decide_together(g, kind, options, lambda value: None, about))
    return next(iter(options.values()), None)


def agreed(g: State, proposer: Seat | None, kind: str, about: Mapping[str, Arg]) -> Flow[bool]:
    """Whether the hero players carry what one of them proposes, or what a rule offers to all of them.

    With one hero player nothing is voted on.
    """
    players = hero_players(g)
    votes: dict[Seat, str] = {}
    args: dict[str, Arg] = {**about}
    if proposer is not None:
        votes[proposer] = "yes"
        args["who"] = f"seat:{proposer}"
    elif len(players) == 1:
        return (yield from confirm(players[0], kind, args))
    while (found := settled(players, votes)) is None:
        asks = {seat: Ask(seat, kind, YES_OR_NO, args=args) for seat in players if seat not in votes}
        seat, key = yield Asks(asks, None)
        votes[seat] = key
    return found == "yes"


def _named(votes: dict[Seat, str]) -> dict[str, Arg]:
    """Parameters of the prompt: how many have named a hero, who did and whom; the last of them first."""
    voices = [(f"seat:{seat}", key) for seat, key in reversed(votes.items()) if key != ANY]
    args: dict[str, Arg] = {"named": len(voices), "who": "", "hero": ""}
    for number, (who, hero) in enumerate(voices, 1):
        which = str(number) if number > 1 else ""
        args |= {f"who{which}": who, f"hero{which}": hero}
    return args


def settled(players: list[Seat], votes: Mapping[Seat, str]) -> str | None:
    """What has been decided for certain, `any` if nobody cares, or None while it is open."""
    missing = len(players) - len(votes)
    count = Counter(key for key in votes.values() if key != ANY)
    if not count:
        return None if missing else ANY
    most = max(count.values())
    leader = next(votes[seat] for seat in players if seat in votes and count[votes[seat]] == most)
    rivals = {*count, ""} - {leader}  # "" stands for what nobody has named yet
    for rival in rivals:
        could_get = count[rival] + missing
        if could_get > most or (could_get == most and not _first_is_for(players, votes, leader, rival)):
            return None
    return leader


def is_tied(votes: Mapping[Seat, str]) -> bool:
    """Whether as many have named one choice as another, and nobody's has more."""
    count = sorted(Counter(key for key in votes.values() if key != ANY).values())
    return len(count) > 1 and count[-1] == count[-2]


def _first_is_for(players: list[Seat], votes: Mapping[Seat, str], leader: str, rival: str) -> bool:
    """Whether a tie between the two goes to the leader: his is the first voice of theirs, or yet to come, clockwise."""
    for seat in players:
        key = votes.get(seat)
        if key is None or key == rival:
            return False
        if key == leader:
            return True
    return False
