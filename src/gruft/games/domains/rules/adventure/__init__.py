"""Phase 6, Adventure: targets, attacks, losses."""
