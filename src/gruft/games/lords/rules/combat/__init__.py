"""Combat: its rounds, the steps of a battle, and the party under attack."""
