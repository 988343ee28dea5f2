"""The chapters of the rule book; what spells and special events do is in cards/.

What the book lists as wrong (DL-BAD) is refused where the rule stands that it breaks.
"""
