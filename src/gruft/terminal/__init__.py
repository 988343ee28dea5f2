"""Playing in the terminal: every board readable, every option numbered, every refusal explained."""
