"""The engine protocol: JSON objects, one per line, between a program and an engine.

This package itself has what both ends need: the messages and the lines that they travel in. Its
other parts are built on top: `engine` is the engine's side (`python -m evora.engine_protocol`,
`evora engine`), `conformance` tests any engine (`evora engine-test`). `evora.players.external`
drives engines.
"""

from evora.engine_protocol.errors import CODES, ProtocolError
from evora.engine_protocol.lines import MAX_LINE, LineSplitter, parse_object, read_lines
from evora.engine_protocol.messages import (
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
    "ProtocolError",
    "QuitRequest",
    "Request",
    "ResultAnswer",
    "SetAnswer",
    "SetRequest",
    "decode_answer",
    "decode_request",
    "encode",
    "parse_object",
    "read_lines",
    "setting_of",
]
