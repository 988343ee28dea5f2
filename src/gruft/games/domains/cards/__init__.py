"""What cards do: words, spells, henchmen, Masters. They register themselves with the chapters that play them."""

from gruft.games.domains.cards import henchmen, masters, spells, words

__all__ = ["henchmen", "masters", "spells", "words"]
