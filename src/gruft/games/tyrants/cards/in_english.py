"""The sentences of the vocabulary in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gruft.games.tyrants.cards.promoting import ANY_NUMBER
from gruft.games.tyrants.cards.trading import ANY_COST
from gruft.games.tyrants.pieces.content import ASPECTS
from gruft.games.tyrants.rules.step import Amount

S = Any  # the class behind the word; each sentence knows its own

CHOOSE_ONE: Final = "Choose one:"
RETURNS_TO_SUPPLY: Final = "If this card would be devoured or promoted, return it to the supply instead."

COSTS: Final = {
    "return_own_spy": "Return 1 of your spies",
    "return_own_spies_any_number": "Return any number of your spies",
    "devour_hand": "Devour 1 card from your hand",
    "devour_inner_circle": "Devour 1 card of your inner circle",
    "devour_this": "Devour this card",
    "discard_hand": "Discard 1 card from your hand",
}

COUNTED: Final = {
    "sites_controlled": ("site you control", "sites you control"),
    "sites_total_control": ("site under your total control", "sites under your total control"),
    "control_markers": ("site control marker you hold", "site control markers you hold"),
    "trophies": ("troop in your trophy hall", "troops in your trophy hall"),
    "trophies_player": ("player troop in your trophy hall", "player troops in your trophy hall"),
    "trophies_white": ("white troop in your trophy hall", "white troops in your trophy hall"),
    "inner_circle": ("card in your inner circle", "cards in your inner circle"),
    "own_spies_on_board": ("of your spies on the board", "of your spies on the board"),
    "assassinated_by_this_card": ("troop this card assassinated", "troops this card assassinated"),
}

AT_LEAST: Final = {
    "inner_circle": "your inner circle holds {n} or more cards",
    "trophies": "your trophy hall then holds {n} or more troops",
    "trophies_player": "your trophy hall then holds {n} or more player troops",
}

WHERE: Final = {
    "presence": "where you have presence",
    "bound": "at that spy's site",
    "anywhere": "anywhere on the board",
    "one_site": "at a single site where you have presence",
}


def plural(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def up_to(step: S) -> str:
    return "up to " if step.up_to else ""


def per(amount: Amount, one: str, more: str) -> str:
    """An amount of something, fixed or counted."""
    if isinstance(amount, int):
        return plural(amount, one, more)
    single, several = COUNTED[amount.counter]
    every = f"every {amount.every} {several} (rounded down)" if amount.every > 1 else f"each {single}"
    return f"1 {one} for {every}"


def gain(what: str) -> Callable[[S], str]:
    return lambda s: f"Gain {per(s.amount, what, what)}."


def troops(count: Amount, color: str, stop: str = "") -> str:
    word = "white" if color == "white" else "enemy"
    if isinstance(count, int):
        return f"{stop}{plural(count, f'{word} troop', f'{word} troops')}"
    return f"1 {word} troop"


def assassinate(s: S) -> str:
    each = "" if isinstance(s.count, int) else f" for each {COUNTED[s.count.counter][0]}"
    return f"Assassinate {troops(s.count, s.color, up_to(s))} {WHERE[s.where]}{each}."


def move(s: S) -> str:
    to = "to any empty troop space" if s.count == 1 else "to any empty troop spaces"
    return f"Move {troops(s.count, 'any', up_to(s))} from where you have presence {to}."


def return_piece(s: S) -> str:
    if s.of == "other_player":
        return f"Return {plural(s.count, 'troop or spy', 'troops or spies')} of another player where you have presence."
    pieces = plural(s.count, "troop or spy", "troops or spies")
    return f"Return {up_to(s)}{pieces} of any player (others' only where you have presence, your own from anywhere)."


PLAYED: Final = {
    "other_played": ("other card you played this turn", "other cards you played this turn"),
    "obedience_played": ("Obedience card you played this turn", "Obedience cards you played this turn"),
    "undead_played": ("undead card you played this turn", "undead cards you played this turn"),
}


def promote_end_of_turn(s: S) -> str:
    if s.count == ANY_NUMBER:
        return f"At end of turn, you may promote any number of {PLAYED[s.which][1]}."
    return f"At end of turn, promote {up_to(s)}{plural(s.count, *PLAYED[s.which])}."


ZONES: Final = {"this_card": "this card", "hand": "1 card from your hand", "discard": "1 card from your discard pile"}


def recruit_free(s: S) -> str:
    aspect = f"{ASPECTS[s.aspect].name_en} " if s.aspect >= 0 else ""
    cards = plural(s.count, f"{aspect}card", f"{aspect}cards")
    return f"Recruit {up_to(s)}{cards} of cost {s.max_cost} or less without paying."


OUTCASTS: Final = {
    "self": "You recruit {outcasts}.",
    "chosen_opponent": "Choose an opponent, who recruits {outcasts}.",
    "each_opponent": "Each opponent recruits {outcasts}.",
    "chosen_opponent_adjacent": (
        "Then choose an opponent with a troop adjacent to at least 1 of these troops, who recruits {outcasts}."
    ),
}


def opponent_discards(s: S) -> str:
    over = f" with more than {s.hand_over} cards in hand" if s.hand_over else ""
    also = f" and more than {s.hand_over} cards in hand" if s.hand_over else ""
    return {
        "chosen_opponent": f"Choose an opponent{over}, who discards 1 card.",
        "each_opponent": f"Each opponent{over} discards 1 card.",
        "each_opponent_with_troop_at_bound_site": (
            f"Each opponent with a troop at that spy's site{also} discards 1 card."
        ),
        "owner_of_assassinated_troop": f"If that troop belonged to an opponent{over}, that opponent discards 1 card.",
    }[s.who]


def trophies_to_board(s: S) -> str:
    taken = plural(s.count, "white troop", "white troops") if s.color == "white" else plural(s.count, "troop", "troops")
    if s.halls == "any_halls":
        halls = "hall" if s.count == 1 else "halls"
        return f"Take {up_to(s)}{taken} from any trophy {halls} and put {them(s.count)} {WHERE[s.where]}."
    return (
        f"If another player's troop is at that spy's site, take {up_to(s)}{taken} "
        f"from that player's trophy hall and put {them(s.count)} {WHERE[s.where]}."
    )


def them(count: int) -> str:
    return "it" if count == 1 else "them"


def play_card_from(s: S) -> str:
    if s.zone == "market":
        limit = "" if s.max_cost == ANY_COST else f" of cost {s.max_cost} or less"
        return f"Play 1 market card{limit} as if it were in your hand, then devour it."
    return "Play 1 card of your inner circle as if it were in your hand, then return it to your inner circle."


SENTENCES: Final[dict[str, Callable[[S], str]]] = {
    "gain_power": gain("power"),
    "gain_influence": gain("influence"),
    "gain_vp": gain("VP"),
    "draw": lambda s: f"Draw {per(s.amount, 'card', 'cards')}.",
    "deploy": lambda s: f"Deploy {plural(s.count, 'troop', 'troops')}.",
    "assassinate": assassinate,
    "supplant": lambda s: f"Supplant {troops(s.count, s.color)} {WHERE[s.where]}.",
    "move_enemy_troop": move,
    "place_spy": lambda s: f"Place {plural(s.count, 'spy', 'spies')}.",
    "return_enemy_spy": lambda s: f"Return {plural(s.count, 'enemy spy', 'enemy spies')} where you have presence.",
    "return_piece": return_piece,
    "promote_end_of_turn": promote_end_of_turn,
    "promote_top_of_deck": lambda s: "Promote the top card of your deck.",
    "promote_from": lambda s: f"Promote {' or '.join(ZONES[zone] for zone in s.zones)}.",
    "put_deck_into_discard": lambda s: "Put your whole deck into your discard pile.",
    "devour_market": lambda s: "You may devour 1 market card.",
    "swap_into_market": lambda s: "Devour 1 market card and put this card on its market space instead of refilling it.",
    "recruit_free": recruit_free,
    "recruit_outcast": lambda s: OUTCASTS[s.who].format(outcasts=plural(s.count, "Insane Outcast", "Insane Outcasts")),
    "opponent_discards": opponent_discards,
    "trophies_to_board": trophies_to_board,
    "play_card_from": play_card_from,
    "devoured_top_joins_market": lambda s: "Until your turn ends, the top devoured card counts as a market card.",
    "return_this_to_supply": lambda s: "Return this card to the supply.",
}


def lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def choose_times(times: int) -> str:
    return f"Choose {times} times (the same one again if you like):"


def focus(aspect: int) -> str:
    return f"{ASPECTS[aspect].name_en} focus"


def for_each_returned_spy(steps: str) -> str:
    return f"For each of them: {lower(steps)}"


def if_at_least(counter: str, n: int, steps: str) -> str:
    return f"If {AT_LEAST[counter].format(n=n)}, {lower(steps)}"


def if_bound_site_has(piece: str, steps: str) -> str:
    what = "troop" if piece == "other_player_troop" else "spy"
    return f"If another player's {what} is at that site, {lower(steps)}"


def at_end_of_turn(steps: str) -> str:
    return f"At end of turn, {lower(steps)}"


def reaction(word: str, amount: int) -> str:
    forced = "If an opponent makes you discard this card, "
    return {
        "draw": f"{forced}draw {plural(amount, 'card', 'cards')}.",
        "causer_discards": f"{forced}that opponent must discard {plural(amount, 'card', 'cards')}.",
        "may_promote_this_instead": f"{forced}you may promote it instead.",
    }[word]
