"""The edge: HTTP and websockets, who may come in, and what is told when something is wrong."""
