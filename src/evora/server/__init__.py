"""`evora serve`. Rooms from the bottom: `messages` (the wire), `common`, `domain` (a game as a pure
value), `storage`, `live` (games in play), `api` (HTTP and sockets), then `app` and `run`."""
