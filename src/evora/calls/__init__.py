"""The calls of the core: the types of their questions and answers, and `ask`.

The core answers in Python and in the page alike (core/calls, docs/wasm.md); the page's types are
made from here, too. `evora._core.CALLS` names the calls, `CALL_BOUNDS` bounds their questions.
Seats, factories, lines, rows and columns count from 1. Needs msgspec.
"""

from evora.calls.analysis import *
from evora.calls.asking import *
from evora.calls.edit import *
from evora.calls.effects import *
from evora.calls.encoded import Encoded as Encoded
from evora.calls.positions import *
from evora.calls.review import *
from evora.calls.rules import *
from evora.calls.words import *
