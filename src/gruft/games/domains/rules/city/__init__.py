"""Phase 4, Resolution: the places of Harrows."""
