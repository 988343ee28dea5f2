"""The server: lobby, live tables, storage.

A process holds no truth: every table can be rebuilt from the database. What people may know is decided by the game's
views; the server adds nothing to them, not even a count of other people's secret answers.
"""
