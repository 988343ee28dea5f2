"""What all chapters use: turn order, the supply, decks, domains, henchmen who come and go."""
