"""What happens on the road (DE-TRAVEL-03, DE-TRAVEL-04, DE-R-33, DE-R-74, CA-33 to CA-36).

Nobody is knocked out on the way: each hero keeps at least 1 Health. Heroes who all test do so one after the other, each
result at once; they name who is next only where the order can matter.
"""

from __future__ import annotations

from gruft.games.descent.moments.asking import Args, choose_card, choose_figure, choose_word
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.campaign_book import Outcome, TravelEvent, TravelTest
from gruft.games.descent.pieces.campaign_events import HandSeen, HeroesDecided
from gruft.games.descent.pieces.events import DamageSuffered, FatigueSuffered, Recovered
from gruft.games.descent.pieces.kinds import ATTRIBUTE_NAMES, AWARENESS, MIGHT
from gruft.games.descent.rules.attribute_tests import test
from gruft.games.descent.rules.campaign.phase import sheet_of
from gruft.games.descent.rules.conditions import CONDITION, give_condition
from gruft.games.descent.rules.council import decide_together
from gruft.games.descent.rules.overlord_cards import discard_overlord, draw_overlord
from gruft.games.descent.rules.searching import draw_search
from gruft.games.descent.state import State
from gruft.table.flow import Flow

LET_IT_BE = "let_it_be"


def happen(g: State, event: TravelEvent) -> Flow[None]:
    """An event is carried out completely."""
    ref = f"travel:{event.id}"
    if event.test is not None:
        yield from _tests(g, event.test, ref)
        return
    outcomes = event.outcomes
    if event.options:
        choices = {f"road:{option.id}": n for n, option in enumerate(event.options)}
        if event.may_pass:
            choices[f"road:{LET_IT_BE}"] = -1
        chosen = yield from decide_together(g, "travel_choice", choices, lambda n: None, {"event": ref})
        word = event.options[chosen].id if chosen >= 0 else LET_IT_BE
        g.log.append(HeroesDecided(f"road:{word}"))
        outcomes = event.options[chosen].outcomes if chosen >= 0 else ()
    yield from _all(g, outcomes, -1, ref)


def order_matters(made: TravelTest) -> bool:
    """Whether heroes draw cards one after the other, or something hangs on all results (who comes last knows more)."""
    drawn = any(outcome.search for outcome in (*made.passed, *made.failed))
    return drawn or bool(made.all_passed or made.all_failed)


def _tests(g: State, made: TravelTest, ref: str) -> Flow[None]:
    """One hero or all of them test, each result at once."""
    attribute = made.attribute
    if attribute == "overlord_chooses":
        word = yield from choose_word(g.overlord, "travel_attribute", ATTRIBUTE_NAMES, False, {"event": ref})
        assert word is not None
        attr = ATTRIBUTE_NAMES.index(word)
    else:
        attr = ATTRIBUTE_NAMES.index(attribute)
    args: Args = {"event": ref, "attribute": f"attribute:{ATTRIBUTE_NAMES[attr]}"}
    testers = {ref_of(g, h): h for h in range(g.nh)}
    if made.who == "chosen":
        h = yield from decide_together(g, "travel_tester", testers, lambda h: None, args)
        testers = {ref_of(g, h): h}
    results: list[bool] = []
    while testers:
        h = next(iter(testers.values()))
        if len(testers) > 1 and order_matters(made):
            h = yield from decide_together(g, "travel_next", testers, lambda h: None, args)
        del testers[ref_of(g, h)]
        result = yield from test(g, h, attr, source=ref)
        results.append(result.passed)
        yield from _all(g, made.passed if result.passed else made.failed, h, ref)
    if all(results):
        yield from _all(g, made.all_passed, -1, ref)
    elif not any(results):
        yield from _all(g, made.all_failed, -1, ref)


def _all(g: State, outcomes: tuple[Outcome, ...], tester: int, ref: str) -> Flow[None]:
    for outcome in outcomes:
        yield from _one(g, outcome, tester, ref)


def _one(g: State, outcome: Outcome, tester: int, ref: str) -> Flow[None]:
    for h in (yield from _concerned(g, outcome, tester, ref)):
        hurt(g, h, outcome.damage, outcome.fatigue)
        recover(g, h, outcome.recover_damage, outcome.recover_fatigue)
        if outcome.condition:
            give_condition(g, h, CONDITION[outcome.condition])
        for _ in range(outcome.search):
            yield from draw_search(g, h)
    draw_overlord(g, outcome.overlord_draws)
    for _ in range(min(outcome.overlord_discards, len(g.ol_hand))):
        discard_overlord(g, g.chance.pick(sorted(g.ol_hand), "discard"))
    if outcome.looks_at_hand and g.ol_hand:
        yield from _look(g, tester, outcome.discards_from_hand, ref)
    if outcome.skips_next:
        sheet_of(g).skips = True


def _concerned(g: State, outcome: Outcome, tester: int, ref: str) -> Flow[list[int]]:
    """The heroes something happens to; ties for the lowest attribute go to the overlord."""
    match outcome.who:
        case "tester":
            return [tester]
        case "each":
            return list(range(g.nh))
        case "chosen":
            everybody = {ref_of(g, h): h for h in range(g.nh)}
            return [(yield from decide_together(g, "travel_finder", everybody, lambda h: None, {"event": ref}))]
    attr = AWARENESS if outcome.who == "lowest_awareness" else MIGHT
    values = [(kind_of(g, h).attrs or (0, 0, 0, 0))[attr] for h in range(g.nh)]
    lowest = [h for h, value in enumerate(values) if value == min(values)]
    chosen = yield from choose_figure(g, g.overlord, "travel_victim", lowest, False, {"event": ref})
    assert chosen is not None
    return [chosen]


def hurt(g: State, h: int, damage: int, fatigue: int) -> None:
    """Fatigue above Stamina becomes damage, and all of it stops at the last Health (DE-R-74, CA-34)."""
    tired = min(fatigue, g.live.max_stamina[h] - g.fatigue[h])
    wounds = min(damage + fatigue - tired, g.live.max_health[h] - g.damage[h] - 1)
    if tired > 0:
        g.fatigue[h] += tired
        g.log.append(FatigueSuffered(ref_of(g, h), tired))
    if wounds > 0:
        g.damage[h] += wounds
        g.log.append(DamageSuffered(ref_of(g, h), wounds))


def recover(g: State, h: int, damage: bool, fatigue: bool) -> None:
    """All of it, where the event says so."""
    healed = g.damage[h] if damage else 0
    rested = g.fatigue[h] if fatigue else 0
    if healed or rested:
        g.damage[h] -= healed
        g.fatigue[h] -= rested
        g.log.append(Recovered(ref_of(g, h), healed, rested))


def _look(g: State, h: int, most: int, ref: str) -> Flow[None]:
    """The tester sees the overlord's hand and may have cards discarded; what goes is seen by all."""
    sheet = sheet_of(g)
    sheet.seer, sheet.seen = g.hero_seat[h], sorted(g.ol_hand)
    g.chance.reveal()
    g.log.append(HandSeen(ref_of(g, h)))
    for _ in range(most):
        c = yield from choose_card(g, g.hero_seat[h], "travel_discard", sorted(g.ol_hand), True, {"event": ref})
        if c is None:
            return
        discard_overlord(g, c)
