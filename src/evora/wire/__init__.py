"""What the engine protocol sends over a wire: its messages, and the lines that they travel in.

For both ends: engines (evora.protocol) and programs that ask them (evora.players.external).
"""

from evora.wire.errors import CODES, WireError
from evora.wire.lines import MAX_LINE, LineSplitter, parse_object, read_lines
from evora.wire.messages import (
    PROTOCOL,
    SETTINGS,
    AnalyseRequest,
    Answer,
    CancelRequest,
    ErrorAnswer,
    HelloAnswer,
    HelloRequest,
    InfoAnswer,
    LegalAnswer,
    LegalRequest,
    QuitRequest,
    Request,
    ResultAnswer,
    SetAnswer,
    SetRequest,
    decode_answer,
    decode_request,
    encode,
    setting_of,
)

__all__ = [
    "CODES",
    "MAX_LINE",
    "PROTOCOL",
    "SETTINGS",
    "AnalyseRequest",
    "Answer",
    "CancelRequest",
    "ErrorAnswer",
    "HelloAnswer",
    "HelloRequest",
    "InfoAnswer",
    "LegalAnswer",
    "LegalRequest",
    "LineSplitter",
    "QuitRequest",
    "Request",
    "ResultAnswer",
    "SetAnswer",
    "SetRequest",
    "WireError",
    "decode_answer",
    "decode_request",
    "encode",
    "parse_object",
    "read_lines",
    "setting_of",
]
