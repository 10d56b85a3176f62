"""`python -m evora.engine_protocol`: the engine, as `evora engine` runs it."""

import sys

from evora.engine_protocol.engine import serve
from evora.players.levels import level_searches

sys.exit(serve(level_searches()))
