"""The text on a card, made from its effect, so that it can never say one thing and do another.

Not here: the words (cards/), the sentences (texts/effects.*.ftl).
"""

from __future__ import annotations

from functools import cache

from gruft.games.tyrants.cards.choices import tell_short
from gruft.games.tyrants.cards.vocabulary import GAINS, OPTIONS
from gruft.games.tyrants.pieces.content import CARDS, SLUG
from gruft.games.tyrants.rules.playing import EFFECTS
from gruft.table.effect import Joined, Saying, Several, saying, tell_all
from gruft.texts import Texts


def on_card(design: int) -> Several:
    """All that is printed on a card below its name, one line per instruction."""
    card = CARDS[design]
    lines = [effect.tell() for effect in EFFECTS[design]]
    lines += [reaction(word, amount) for entry in card.on_forced_discard for word, amount in entry.items()]
    if card.returns_to_supply:
        lines.append(saying("effect-returns-to-supply"))
    return Several(tuple(lines), Joined.LINES)


def reaction(word: str, amount: int) -> Saying:
    """What happens when an opponent makes the owner discard the card."""
    return saying(f"effect-reaction-{word.replace('_', '-')}", n=amount)


@cache
def card_text(design: int, lang: str) -> str:
    """What is printed on a card, in a language."""
    return Texts(SLUG, lang).tell(on_card(design))


@cache
def option_texts(lang: str) -> dict[str, str]:
    """Every option of every choice, and everything offered for a price, by its ref."""
    texts = Texts(SLUG, lang)
    told = {option.ref: option.steps for options in OPTIONS for option in options} | GAINS
    return {ref: texts.tell(tell_all(steps)) for ref, steps in told.items()}


@cache
def choice_texts(lang: str) -> dict[str, str]:
    """Every option of every choice in few words, by the ref the chronicle has for it."""
    texts = Texts(SLUG, lang)
    return {option.short: texts.tell(tell_short(option)).rstrip(".") for options in OPTIONS for option in options}


@cache
def printed(lang: str) -> dict[str, str]:
    """The text of every card by every ref that means it."""
    told = {card.id: card_text(design, lang) for design, card in enumerate(CARDS)}
    return {f"{kind}:{name}": text for name, text in told.items() for kind in ("card", "play", "recruit")}
