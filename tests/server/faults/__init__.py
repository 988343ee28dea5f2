"""The fault harness: the real server with a real database, played at while things break, then audited.

`postgres.py` and `line.py` are what can be broken, `crowd.py` the people who play meanwhile and the audit of everything
they were told. A new fault is a function that breaks something and mends it, given to `play_through_faults`.
"""
