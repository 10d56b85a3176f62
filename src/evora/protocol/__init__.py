"""The engine protocol, from the engine's side: `evora engine`, and a test for any engine."""

from evora.protocol.server import Level, Server, serve

__all__ = ["Level", "Server", "serve"]
