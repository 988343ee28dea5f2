"""The sentences of the vocabulary in German, in the words of the German rule book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gruft.games.tyrants.cards.promoting import ANY_NUMBER
from gruft.games.tyrants.cards.trading import ANY_COST
from gruft.games.tyrants.pieces.content import ASPECTS
from gruft.games.tyrants.rules.step import Amount

S = Any  # the class behind the word; each sentence knows its own

CHOOSE_ONE: Final = "Wähle eines:"
RETURNS_TO_SUPPLY: Final = "Würde diese Karte verschlungen oder befördert, lege sie stattdessen zurück in den Vorrat."

COSTS: Final = {
    "return_own_spy": "Schicke 1 deiner Spione zurück",
    "return_own_spies_any_number": "Schicke beliebig viele deiner Spione zurück",
    "devour_hand": "Verschlinge 1 Karte aus deiner Hand",
    "devour_inner_circle": "Verschlinge 1 Karte deines Inneren Zirkels",
    "devour_this": "Verschlinge diese Karte",
    "discard_hand": "Lege 1 Karte aus deiner Hand ab",
}

COUNTED: Final = {
    "sites_controlled": ("Ort, den du kontrollierst", "Orte, die du kontrollierst"),
    "sites_total_control": ("Ort unter deiner vollständigen Kontrolle", "Orte unter deiner vollständigen Kontrolle"),
    "control_markers": ("Ort-Kontrollmarker in deinem Besitz", "Ort-Kontrollmarker in deinem Besitz"),
    "trophies": ("Einheit in deiner Trophäenhalle", "Einheiten in deiner Trophäenhalle"),
    "trophies_player": ("Spieler-Einheit in deiner Trophäenhalle", "Spieler-Einheiten in deiner Trophäenhalle"),
    "trophies_white": ("weiße Einheit in deiner Trophäenhalle", "weiße Einheiten in deiner Trophäenhalle"),
    "inner_circle": ("Karte in deinem Inneren Zirkel", "Karten in deinem Inneren Zirkel"),
    "own_spies_on_board": ("Spion, den du auf dem Spielplan hast", "Spione, die du auf dem Spielplan hast"),
    "assassinated_by_this_card": (
        "Einheit, die diese Karte gemeuchelt hat",
        "Einheiten, die diese Karte gemeuchelt hat",
    ),
}

AT_LEAST: Final = {
    "inner_circle": "Enthält dein Innerer Zirkel mindestens {n} Karten",
    "trophies": "Enthält deine Trophäenhalle danach mindestens {n} Einheiten",
    "trophies_player": "Enthält deine Trophäenhalle danach mindestens {n} Spieler-Einheiten",
}

WHERE: Final = {
    "presence": "wo du Präsenz hast",
    "bound": "am Ort dieses Spions",
    "anywhere": "an beliebiger Stelle des Spielplans",
    "one_site": "an einem einzigen Ort, an dem du Präsenz hast",
}


def plural(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def up_to(step: S) -> str:
    return "bis zu " if step.up_to else ""


def per(amount: Amount, one: str, more: str) -> str:
    """An amount of something, fixed or counted."""
    if isinstance(amount, int):
        return plural(amount, one, more)
    single, several = COUNTED[amount.counter]
    every = f"je {amount.every} {several} (abgerundet)" if amount.every > 1 else f"pro {single}"
    return f"1 {one} {every}"


def gain(what: str) -> Callable[[S], str]:
    return lambda s: f"Erhalte {per(s.amount, what, what)}."


def troops(count: Amount, color: str, stop: str = "") -> str:
    word = "weiße" if color == "white" else "gegnerische"
    if isinstance(count, int):
        return f"{stop}{plural(count, f'{word} Einheit', f'{word} Einheiten')}"
    return f"1 {word} Einheit"


def at(where: str) -> str:
    """The place, with the comma a German relative clause wants."""
    return f", {WHERE[where]}" if where == "presence" else f" {WHERE[where]}"


def assassinate(s: S) -> str:
    if isinstance(s.count, int):
        return f"Meuchle {troops(s.count, s.color, up_to(s))}{at(s.where)}."
    return f"Meuchle für jeden {COUNTED[s.count.counter][0]}, {troops(s.count, s.color)}{at(s.where)}."


def move(s: S) -> str:
    to = "auf ein beliebiges freies Einheitenfeld" if s.count == 1 else "auf beliebige freie Einheitenfelder"
    return f"Bewege {troops(s.count, 'any', up_to(s))} von dort, wo du Präsenz hast, {to}."


def return_piece(s: S) -> str:
    if s.of == "other_player":
        pieces = plural(s.count, "Einheit oder 1 Spion", "Einheiten oder Spione")
        return f"Schicke {pieces} eines anderen Spielers zurück, wo du Präsenz hast."
    pieces = plural(s.count, "Einheit oder 1 Spion", "Einheiten oder Spione")
    return f"Schicke {up_to(s)}{pieces} beliebiger Spieler zurück (fremde nur, wo du Präsenz hast, eigene von überall)."


PLAYED: Final = {
    "other_played": (
        "andere Karte, die du in diesem Zug ausgespielt hast",
        "andere Karten, die du in diesem Zug ausgespielt hast",
    ),
    "obedience_played": (
        "Gehorsams-Karte, die du in diesem Zug ausgespielt hast",
        "Gehorsams-Karten, die du in diesem Zug ausgespielt hast",
    ),
    "undead_played": (
        "Untoten-Karte, die du in diesem Zug ausgespielt hast",
        "Untoten-Karten, die du in diesem Zug ausgespielt hast",
    ),
}


def promote_end_of_turn(s: S) -> str:
    if s.count == ANY_NUMBER:
        return f"Du darfst am Ende des Zuges beliebig viele {PLAYED[s.which][1].replace(', die', ' befördern, die')}."
    return f"Befördere am Ende des Zuges {up_to(s)}{plural(s.count, *PLAYED[s.which])}."


ZONES: Final = {
    "this_card": "diese Karte",
    "hand": "1 Karte aus deiner Hand",
    "discard": "1 Karte aus deinem Ablagestapel",
}

ASPECT_CARDS: Final = {
    "ambition": "Ehrgeiz-Karte",
    "conquest": "Eroberungs-Karte",
    "malice": "Bosheits-Karte",
    "guile": "Tücke-Karte",
    "obedience": "Gehorsams-Karte",
}


def recruit_free(s: S) -> str:
    card = ASPECT_CARDS[ASPECTS[s.aspect].id] if s.aspect >= 0 else "Karte"
    cards = plural(s.count, card, f"{card}n")
    return f"Rekrutiere {up_to(s)}{cards} mit Kosten von höchstens {s.max_cost}, ohne zu bezahlen."


OUTCASTS: Final = {
    "self": "Du rekrutierst {outcasts}.",
    "chosen_opponent": "Wähle einen Mitspieler; er rekrutiert {outcasts}.",
    "each_opponent": "Jeder Mitspieler rekrutiert {outcasts}.",
    "chosen_opponent_adjacent": (
        "Wähle danach einen Mitspieler mit einer Einheit, die zu mindestens 1 dieser Einheiten benachbart ist; "
        "er rekrutiert {outcasts}."
    ),
}


def recruit_outcast(s: S) -> str:
    return OUTCASTS[s.who].format(outcasts=plural(s.count, "Wahnsinnigen Ausgestoßenen", "Wahnsinnige Ausgestoßene"))


def opponent_discards(s: S) -> str:
    over = f" mit mehr als {s.hand_over} Handkarten" if s.hand_over else ""
    also = f" und mehr als {s.hand_over} Handkarten" if s.hand_over else ""
    return {
        "chosen_opponent": f"Wähle einen Mitspieler{over}; er legt 1 Karte ab.",
        "each_opponent": f"Jeder Mitspieler{over} legt 1 Karte ab.",
        "each_opponent_with_troop_at_bound_site": (
            f"Jeder Mitspieler, der am Ort dieses Spions eine Einheit{also} hat, legt 1 Karte ab."
        ),
        "owner_of_assassinated_troop": f"Gehörte diese Einheit einem Mitspieler{over}, legt er 1 Karte ab.",
    }[s.who]


def trophies_to_board(s: S) -> str:
    taken = troops_taken(s)
    if s.halls == "any_halls":
        halls = "einer beliebigen Trophäenhalle" if s.count == 1 else "beliebigen Trophäenhallen"
        return f"Nimm {up_to(s)}{taken} aus {halls} und setze sie {WHERE[s.where]} ein."
    return (
        f"Steht am Ort dieses Spions eine Einheit eines anderen Spielers, nimm {up_to(s)}{taken} "
        f"aus dessen Trophäenhalle und setze sie ein{at(s.where)}."
    )


def troops_taken(s: S) -> str:
    if s.color == "white":
        return plural(s.count, "weiße Einheit", "weiße Einheiten")
    return plural(s.count, "Einheit", "Einheiten")


def play_card_from(s: S) -> str:
    if s.zone == "market":
        limit = "" if s.max_cost == ANY_COST else f" mit Kosten von höchstens {s.max_cost}"
        return f"Spiele 1 Marktkarte{limit} aus, als wäre sie auf deiner Hand, und verschlinge sie danach."
    return (
        "Spiele 1 Karte deines Inneren Zirkels aus, als wäre sie auf deiner Hand, "
        "und lege sie danach in deinen Inneren Zirkel zurück."
    )


SENTENCES: Final[dict[str, Callable[[S], str]]] = {
    "gain_power": gain("Macht"),
    "gain_influence": gain("Einfluss"),
    "gain_vp": gain("SP"),
    "draw": lambda s: f"Ziehe {per(s.amount, 'Karte', 'Karten')}.",
    "deploy": lambda s: f"Setze {plural(s.count, 'eigene Einheit', 'eigene Einheiten')} ein.",
    "assassinate": assassinate,
    "supplant": lambda s: f"Ersetze {troops(s.count, s.color)}{at(s.where)}.",
    "move_enemy_troop": move,
    "place_spy": lambda s: f"Platziere {plural(s.count, 'Spion', 'Spione')}.",
    "return_enemy_spy": lambda s: (
        f"Schicke {plural(s.count, 'gegnerischen Spion', 'gegnerische Spione')} zurück, wo du Präsenz hast."
    ),
    "return_piece": return_piece,
    "promote_end_of_turn": promote_end_of_turn,
    "promote_top_of_deck": lambda s: "Befördere die oberste Karte deines Decks.",
    "promote_from": lambda s: f"Befördere {' oder '.join(ZONES[zone] for zone in s.zones)}.",
    "put_deck_into_discard": lambda s: "Lege dein gesamtes Deck auf deinen Ablagestapel.",
    "devour_market": lambda s: "Du darfst 1 Marktkarte verschlingen.",
    "swap_into_market": lambda s: (
        "Verschlinge 1 Marktkarte und lege diese Karte auf ihr Marktfeld, statt es aufzufüllen."
    ),
    "recruit_free": recruit_free,
    "recruit_outcast": recruit_outcast,
    "opponent_discards": opponent_discards,
    "trophies_to_board": trophies_to_board,
    "play_card_from": play_card_from,
    "devoured_top_joins_market": lambda s: (
        "Bis zum Ende deines Zuges gilt die oberste verschlungene Karte als Marktkarte."
    ),
    "return_this_to_supply": lambda s: "Lege diese Karte zurück in den Vorrat.",
}


def lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def choose_times(times: int) -> str:
    return f"Wähle {times}-mal (auch mehrfach dasselbe):"


def focus(aspect: int) -> str:
    return f"{ASPECTS[aspect].name_de} fokussieren"


def for_each_returned_spy(steps: str) -> str:
    return f"Für jeden von ihnen: {steps}"


def if_at_least(counter: str, n: int, steps: str) -> str:
    return f"{AT_LEAST[counter].format(n=n)}, {lower(steps)}"


def if_bound_site_has(piece: str, steps: str) -> str:
    what = "eine Einheit" if piece == "other_player_troop" else "ein Spion"
    return f"Steht an diesem Ort {what} eines anderen Spielers, {lower(steps)}"


def at_end_of_turn(steps: str) -> str:
    return f"Am Ende des Zuges: {steps}"


def reaction(word: str, amount: int) -> str:
    forced = "Zwingt dich ein Mitspieler, diese Karte abzulegen, "
    return {
        "draw": f"{forced}ziehe {plural(amount, 'Karte', 'Karten')}.",
        "causer_discards": f"{forced}muss er selbst {plural(amount, 'Karte', 'Karten')} ablegen.",
        "may_promote_this_instead": f"{forced}darfst du sie stattdessen befördern.",
    }[word]
