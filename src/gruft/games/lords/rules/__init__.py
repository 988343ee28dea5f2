"""The chapters of the rule book; what spells and special events do is in cards/."""
