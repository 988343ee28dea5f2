"""The quest language: what two quests share is a word here, written once.

A quest is one data file and one module. The module gets a `Part` for each encounter (`parts("first_blood")`) and
declares its rules on it, each under its id; a rule of its own is a small function named after it.
"""
