"""Phase 1, Fortune: the cards and who knows the deck."""
