"""Every message between the server and its clients, by direction, as closed types; those that the
core writes are in evora.calls.

One decoder for what comes in (evora.server.api.decoding); the JSON Schema, the OpenAPI document and
the TypeScript types are made from here (evora.server.api.schema). The server sends codes with
parameters, never sentences. Seats, factories, lines, rows and columns count from 1; times are
milliseconds since 1970, durations milliseconds.
"""

from evora.calls import *
from evora.server.messages.answers import *
from evora.server.messages.bots import *
from evora.server.messages.commands import *
from evora.server.messages.company import *
from evora.server.messages.deals import *
from evora.server.messages.events import *
from evora.server.messages.fair_play import *
from evora.server.messages.games import *
from evora.server.messages.host import *
from evora.server.messages.host_texts import *
from evora.server.messages.keys import *
from evora.server.messages.mail import *
from evora.server.messages.notices import *
from evora.server.messages.people import *
from evora.server.messages.push import *
from evora.server.messages.puzzles import *
from evora.server.messages.ratings import *
from evora.server.messages.requests import *
from evora.server.messages.sockets import *
from evora.server.messages.words import *
