"""`python -m evora.protocol`: the engine, as `evora engine` runs it."""

import sys

from evora.protocol import serve

sys.exit(serve())
