"""Load for the server (`gruft bench server`): many tables, a real websocket for every seat, one answer per seat every
so often. Measured is the time from sending an answer to having one's own new view.

The players run in a process of their own, as people do on machines of their own; server and players share this machine
all the same, so the figures are worse than what the server could do alone.
"""
