"""`python -m evora.protocol`: the engine, as `evora engine` runs it."""

import sys

from evora.players.levels import level_searches
from evora.protocol import serve

sys.exit(serve(level_searches()))
