"""`python -m gruft.server.wire` writes the client's types anew."""

from gruft.server.wire import write

write()
