"""A possible world for one seat: everything it cannot know is dealt anew, in place (DL-INFO).

What a seat knows: its own cards and secret choices, every card it has spied, discarded or seen turned up. A laid
trap of somebody else is only replaced by one its owner could have paid for.
"""

from __future__ import annotations

from gruft.games.lords.pieces.tables import ORDER_IDS, SPELL_KIND
from gruft.games.lords.rules.combat.rounds import trap_price
from gruft.games.lords.rules.new_round import special_shown
from gruft.games.lords.rules.price import lacking
from gruft.games.lords.state import Lord, State
from gruft.table.chance import Chance


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Replace what `seat` (None: a spectator) cannot know by a possibility that fits all it has seen."""
    strangers = [lord for n, lord in enumerate(g.lords) if n != seat]
    if g.rules.scenario:
        return
    for stack in (g.monster_stack, g.monster_stack_2, g.room_stack, g.room_stack_2, g.hero_stack_2):
        chance.shuffle(stack)
    unseen = g.hero_stack[: len(g.hero_stack) - g.heroes_put_back]
    chance.shuffle(unseen)
    g.hero_stack[: len(unseen)] = unseen
    hidden = g.events[g.events_shown :]
    chance.shuffle(hidden)
    g.events[g.events_shown :] = hidden
    _redeal_traps(g, strangers, chance)
    known = g.lords[seat].spied if seat is not None else []
    _redeal_cards(g, known, chance)
    _redeal_specials(g, chance)
    for lord in strangers:
        if lord.drawn:
            lord.drawn[:] = chance.sample(range(len(ORDER_IDS)), 3)
            lord.inaccessible[:] = lord.drawn[:2]
        if g.rules.gifts == "secret":
            _redeal_gift(g, lord, chance)


def _redeal_traps(g: State, strangers: list[Lord], chance: Chance) -> None:
    """Laid traps first, as they must be payable; then hands, discards and the deck."""
    pool = g.trap_stack[:]
    for lord in strangers:
        pool += lord.traps + lord.binned
    for lord in strangers:
        laid = lord.laid[:]
        lord.laid.clear()
        for card in laid:
            payable = [other for other in pool if not lacking(lord, trap_price(g, lord, other))]
            pick = chance.pick([card, *payable])
            pool.append(card)
            pool.remove(pick)
            lord.laid.append(pick)
    chance.shuffle(pool)
    for lord in strangers:
        for pile in (lord.traps, lord.binned):
            for place in range(len(pile)):
                pile[place] = pool.pop()
    g.trap_stack[:] = pool


def _redeal_cards(g: State, known: list[int], chance: Chance) -> None:
    """Combat cards that are neither face up nor spied, among those that left the game unseen."""
    for year in range(g.year, 3):
        town = g.town if year == g.year else g.town_2
        secret = [
            place for place in range(len(town)) if year > g.year or (place >= g.cards_shown and place not in known)
        ]
        out = [place for place, card in enumerate(g.cards_out) if SPELL_KIND[card].year == year]
        pool = [town[place] for place in secret] + [g.cards_out[place] for place in out]
        chance.shuffle(pool)
        for place in secret:
            town[place] = pool.pop()
        for place in out:
            g.cards_out[place] = pool.pop()


def _redeal_specials(g: State, chance: Chance) -> None:
    """Special event cards not yet turned up."""
    if not g.specials:
        return
    first = g.year if special_shown(g) else g.year - 1
    pool = g.specials[first:] + g.specials_out
    chance.shuffle(pool)
    for place in range(first, len(g.specials)):
        g.specials[place] = pool.pop()
    g.specials_out[:] = pool


def _redeal_gift(g: State, lord: Lord, chance: Chance) -> None:
    """A secret gift of somebody else, until the Heroes phase shows it: any hero and token, or none."""
    if not g.heroes_now:
        return
    pick = chance.below(len(g.heroes_now) * len(lord.tokens) + 1)
    lord.secret_hero = lord.secret_token = -1
    if pick:
        lord.secret_hero = g.heroes_now[(pick - 1) // len(lord.tokens)]
        lord.secret_token = lord.tokens[(pick - 1) % len(lord.tokens)]
