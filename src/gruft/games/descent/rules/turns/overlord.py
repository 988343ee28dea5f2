"""The overlord's turn and the end of the round (DE-OLT-01 to DE-OLT-05, DE-ROUND-03, DE-MON-01, DE-BAD-07).

Beats: heroes_done, ol_begin, ol_start, ol_group, ol_monster, monster_start, monster_act, monster_end, ol_finish,
ol_end, round_end. Cards of the overlord's own turn stand in his own questions.
"""

from __future__ import annotations

from collections.abc import Mapping

from gruft.games.descent.moments.asking import EXIT, SHUT_IN, choose_word
from gruft.games.descent.moments.duties import duty
from gruft.games.descent.moments.hooks import other_moment
from gruft.games.descent.moments.marks import (
    NEXT_ATTACK,
    ON_TURN_END,
    ROUND_END,
    TURN_END,
    end_marks,
    has_mark,
)
from gruft.games.descent.moments.marks import OL_TURN_START as UNTIL_OL_TURN_START
from gruft.games.descent.moments.moment import (
    HeroesDone,
    Moment,
    MonsterActivation,
    MonsterActivationEnd,
    MonsterActivationStart,
    OverlordTurn,
    OverlordTurnEnd,
    OverlordTurnOpened,
    OverlordTurnStart,
    RoundEnd,
    RoundStart,
)
from gruft.games.descent.moments.quest import EncounterEnds, quest_of, settle
from gruft.games.descent.moments.quest_records import ROUND_END as AT_ROUND_END
from gruft.games.descent.moments.quest_records import Effect
from gruft.games.descent.moments.reactions import (
    NOT_NOW,
    SAME_NAME,
    Offer,
    carry_out,
    fire,
    might_play,
    opens,
    overlord_offers,
)
from gruft.games.descent.moments.seats import kind_of, ref_of
from gruft.games.descent.pieces.cards import ID
from gruft.games.descent.pieces.content import number
from gruft.games.descent.pieces.events import ActivationBegan, RoundBegan, TurnBegan
from gruft.games.descent.pieces.kinds import NOBODY, OVERLORD
from gruft.games.descent.rules.conditions import end_conditions
from gruft.games.descent.rules.damage import defeat
from gruft.games.descent.rules.doors import doors_offered
from gruft.games.descent.rules.figures import is_place, monsters
from gruft.games.descent.rules.overlord_cards import draw_overlord
from gruft.games.descent.rules.reinforcements import reinforce, reinforcement_refusal, reinforcements
from gruft.games.descent.rules.turns.conditions import tests_due
from gruft.games.descent.rules.turns.familiars import END
from gruft.games.descent.rules.turns.monster_actions import do_monster, monster_keys, monster_listing, monster_refusal
from gruft.games.descent.state import State
from gruft.table.ask import DONE, PASS, Ask, Candidates
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse

MOST_ROUNDS = 50

ACTIVATED = refuse("overlord.activated", "DE-BAD-07")
GROUP_DONE = refuse("overlord.group_done", "DE-BAD-07")
FINISH_GROUP = refuse("overlord.finish_group", "DE-BAD-07")
NOT_ITS_TURN = refuse("overlord.not_its_turn", "DE-SPEC-01")
QUEST_FIRST = refuse("overlord.quest_first", "QC-31")
MONSTERS_LEFT = refuse("overlord.monsters_left", "DE-BAD-07")


def heroes_done(g: State) -> Flow[str]:
    """After the last hero turn, before the overlord's."""
    g.activated = 0
    yield from fire(g, HeroesDone())
    return "persons"


def ol_begin(g: State) -> Flow[str]:
    """Step 1: effects end, he draws a card, what happens by itself happens."""
    g.turn = OVERLORD
    g.actor = NOBODY
    g.activated = 0
    g.group = ""
    g.moved = 0
    g.played.clear()
    g.stage = 0
    end_marks(g, UNTIL_OL_TURN_START)
    g.log.append(TurnBegan(f"seat:{g.overlord}", "overlord"))
    draw_overlord(g, 1)
    if opens(g, OverlordTurnStart):
        yield from fire(g, OverlordTurnStart(), overlord=False)
    return "ol_start"


def _is_card(key: str) -> bool:
    """A card of the overlord, or an ability of his he may use at this moment."""
    return key.startswith(("card:", "relic:", "ability:"))


def _why_card(g: State, key: str, offers: Mapping[str, Offer]) -> Refusal | None:
    if key in offers:
        return None
    name = key.removeprefix("card:")
    return SAME_NAME if name in g.played else other_moment(name, None, "DE-OLC-02") or NOT_NOW


def _hand_keys(g: State) -> list[str]:
    return list(dict.fromkeys(f"card:{ID[c]}" for c in g.ol_hand))


def _played(g: State, *moments: Moment) -> tuple[Moment, ...]:
    """These moments, at which what was played already is not played again (DE-OLC-03)."""
    for now in moments:
        now.played.update(g.played)
    return moments


def _moment(g: State, kind: str, moments: tuple[Moment, ...], again: str, after: str) -> Flow[str]:
    """One choice among cards and quest effects of this time, until the overlord has done all he wants."""
    offers = overlord_offers(g, moments)
    effects = _effects_due(g, kind)
    keys = [*offers, *reinforcements(g, kind), *effects]
    if not keys and not might_play(g, moments):
        return after
    must = next((key for key, effect in effects.items() if effect.must), None)
    if keys == [must] and not might_play(g, moments):
        key = keys[0]
    else:
        key = yield Ask(
            g.overlord,
            kind,
            Candidates(lambda: [*_hand_keys(g), *offers, *quest_of(g).waves(g, kind), *effects]),
            lambda key: (
                _why_card(g, key, offers)
                if _is_card(key)
                else None
                if key in effects
                else reinforcement_refusal(g, key)
            ),
            keys,
            {DONE: None if must is None else QUEST_FIRST},
            {EXIT: DONE if must is None else SHUT_IN},
        )
    if key == DONE:
        return after
    if key in effects:
        g.played.append(key)
        yield from effects[key].run(g)
    elif key in offers:
        g.played.append(key.removeprefix("card:"))
        yield from carry_out(g, offers[key])
    else:
        yield from reinforce(g, key)
    settle(g)
    return again


def _effects_due(g: State, time: str) -> dict[str, Effect]:
    """What the quest lets happen at this time and has not happened yet (QC-31)."""
    return {key: effect for key, effect in quest_of(g).effects(g, time).items() if key not in g.played}


def ol_start(g: State) -> Flow[str]:
    """Start-of-turn cards and reinforcements, in any order, then his cards are refreshed (DE-OLT-01)."""
    after = yield from _moment(g, "ol_start", _played(g, OverlordTurnStart(), OverlordTurn()), "ol_start", "ol_group")
    if after == "ol_group":
        g.played.clear()
        g.relic_down = 0
        if opens(g, OverlordTurnOpened):
            yield from fire(g, OverlordTurnOpened(), overlord=False)
    return after


def waiting_monsters(g: State) -> list[int]:
    """Monsters on the map not yet activated this turn."""
    return monsters(g, but=g.activated)


def next_monsters(g: State, group: str = "") -> list[int]:
    """Those of them the quest lets be the next; one may have to wait for other groups in the middle of its own."""
    found = quest_of(g).next_up(g, waiting_monsters(g))
    return [f for f in found if kind_of(g, f).group == group] if group else found


def ol_group(g: State) -> Flow[str]:
    """Step 2: the next group, once the last one is finished (DE-OLT-02)."""
    if g.group:
        if next_monsters(g, g.group):
            return "ol_monster"
        g.group = ""
    groups = list(dict.fromkeys(kind_of(g, f).group for f in next_monsters(g)))
    moments = _played(g, OverlordTurn())
    offers = overlord_offers(g, moments)
    might = bool(offers) or might_play(g, moments)
    if not groups and not might:
        return "ol_finish"
    keys = [f"group:{name}" for name in groups] + list(offers)
    if len(keys) == 1 and groups and not might:
        key = keys[0]
    else:
        key = yield Ask(
            g.overlord,
            "ol_group",
            Candidates(lambda: [*(f"group:{name}" for name in (*g.groups, *groups)), *_hand_keys(g), *offers]),
            lambda key: _why_card(g, key, offers) if _is_card(key) else _why_group(g, groups, key),
            keys,
            {DONE: MONSTERS_LEFT if groups else None},
            {EXIT: SHUT_IN if groups else DONE},
        )
    if key == DONE:
        return "ol_finish"
    if key in offers:
        g.played.append(key.removeprefix("card:"))
        yield from carry_out(g, offers[key])
        return "ol_group"
    g.group = key.removeprefix("group:")
    return "ol_monster"


def _why_group(g: State, groups: list[str], key: str) -> Refusal | None:
    name = key.removeprefix("group:")
    if name in groups:
        return None
    return NOT_ITS_TURN if any(kind_of(g, f).group == name for f in waiting_monsters(g)) else GROUP_DONE


def ol_monster(g: State) -> Flow[str]:
    """The next monster of the group (DE-OLT-02)."""
    waiting = next_monsters(g, g.group)
    if not waiting:
        return "ol_group"
    if len(waiting) == 1:
        g.actor = waiting[0]
        return "monster_start"
    candidates = {ref_of(g, f): f for f in monsters(g)}
    keys = [ref_of(g, f) for f in waiting]

    def why(f: int) -> Refusal | None:
        if f in waiting:
            return None
        return ACTIVATED if g.activated >> f & 1 else FINISH_GROUP

    key = yield Ask(g.overlord, "ol_monster", candidates, why, keys, {PASS: duty("ol_monster")})
    g.actor = candidates[key]
    return "monster_start"


def monster_start(g: State) -> Flow[str]:
    """An activation begins: two actions, reactions of heroes, conditions (DE-OLT-03, DE-COND-04)."""
    f = g.actor
    g.activated |= 1 << f
    g.actions = max(0, 2 - number("unholy_ritual", "actions")) if has_mark(g, "fewer_actions", f) else 2
    g.extra_moves = g.extra_attacks = g.attacks_made = g.move_actions = 0
    g.moving = False
    g.mp[f] = 0
    g.halted = []
    g.played.clear()
    g.log.append(ActivationBegan(ref_of(g, f)))
    tests = tests_due(g, f)
    if tests or opens(g, MonsterActivationStart):
        yield from fire(g, MonsterActivationStart(f), overlord=False, also=tests)
    return "monster_act" if g.spaces[f] else "monster_end"


def monster_act(g: State) -> Flow[str]:
    """One deed of the monster, or a card for it."""
    f = g.actor
    moments = _played(g, MonsterActivation(f), OverlordTurn())
    offers = overlord_offers(g, moments)
    keys = monster_keys(g, f)
    keys += offers
    if not keys and not might_play(g, moments):
        return "monster_end"
    key = yield Ask(
        g.overlord,
        "monster_act",
        Candidates(
            lambda: [*monster_listing(g, f), *_hand_keys(g), *offers],
            lambda key: key if is_place(g, key, ("step",)) else None,
        ),
        lambda key: (
            _why_card(g, key, offers) if key in offers or key.startswith("card:") else monster_refusal(g, f, key)
        ),
        keys,
        END,
        {"figure": ref_of(g, f), "actions": g.actions, "points": g.mp[f], **doors_offered(g, keys)},
    )
    if key == "end":
        return "monster_end"
    if key in offers:
        g.played.append(key.removeprefix("card:"))
        yield from carry_out(g, offers[key])
    else:
        yield from do_monster(g, f, key)
    return "monster_act" if g.spaces[f] else "monster_end"


def monster_end(g: State) -> Flow[str]:
    """The activation ends; on lava only it is the monster's end (DE-LAVA-01)."""
    f = g.actor
    if g.spaces[f]:
        if opens(g, MonsterActivationEnd):
            yield from fire(g, MonsterActivationEnd(f))
        end_conditions(g, f)
        g.mp[f] = 0
        end_marks(g, ON_TURN_END, on=f)
        if g.spaces[f] and all(g.live.map.lava >> s & 1 for s in g.spaces[f]):
            yield from defeat(g, f)
    g.actor = NOBODY
    g.actions = g.extra_moves = g.extra_attacks = 0
    g.moving = False
    g.halted = []
    g.played.clear()
    return "ol_group"


def ol_finish(g: State) -> Flow[str]:
    """Step 3: what happens by itself at the end of the turn."""
    g.played.clear()
    if opens(g, OverlordTurnEnd):
        yield from fire(g, OverlordTurnEnd(), overlord=False)
    return "ol_end"


def ol_end(g: State) -> Flow[str]:
    """End-of-turn cards and reinforcements, in any order (DE-OLT-05)."""
    return (yield from _moment(g, "ol_end", _played(g, OverlordTurnEnd(), OverlordTurn()), "ol_end", "round_end"))


def round_end(g: State) -> Flow[str]:
    """End-of-round effects; the activation cards are flipped back and a new round starts (DE-ROUND-03)."""
    while due := _effects_due(g, AT_ROUND_END):  # in the order the overlord likes (QC-31)
        key = yield from choose_word(g.overlord, "order_effects", list(due), False)
        assert key is not None
        g.played.append(key)
        yield from due[key].run(g)
        settle(g)
    yield from fire(g, RoundEnd())
    if g.round >= MOST_ROUNDS:  # DE-R-79: an encounter does not go on for ever
        g.encounter_winner = quest_of(g).out_of_time(g)
        raise EncounterEnds
    end_marks(g, TURN_END)
    end_marks(g, ROUND_END)
    end_marks(g, NEXT_ATTACK)
    g.once[:] = [name for name in g.once if not name.startswith("round:")]
    g.turn = g.actor = NOBODY
    g.group = ""
    g.played.clear()
    g.round += 1
    g.acted = sum(1 << h for h in range(g.nh) if g.left >> h & 1)
    return "round_start"


def round_start(g: State) -> Flow[str]:
    """All activation cards are face up, but for heroes who have left the map (DE-EXIT-04)."""
    g.log.append(RoundBegan(g.round))
    if opens(g, RoundStart):
        yield from fire(g, RoundStart())
    if g.round == 1 and quest_of(g).overlord_first(g):  # nothing of the heroes' turns happens (QC-23)
        g.acted = (1 << g.nh) - 1
        return "ol_begin"
    return "next_hero"
