"""The edges of the server: HTTP, sockets, the page."""
