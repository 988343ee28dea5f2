"""Moving: steps and whole movements."""
