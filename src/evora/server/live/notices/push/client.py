"""One request to a push service, and its answer: no redirects, no second connection, little time.

HTTP/1.1 by h11, which also reads requests for uvicorn.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import h11

from evora.errors import EvoraError
from evora.server.live.notices.push.reach import Destination

_READ_BYTES = 8192
# Of what a service says with its answer: enough for a reason.
_MAX_TEXT_BYTES = 400


class UnreachableError(EvoraError):
    """There was no answer; the message is a word for why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`text`: the beginning of what came with it."""

    status: int
    retry_after: str | None
    text: str


async def post(  # noqa: PLR0913  (a request, and where it goes)
    to: Destination,
    addresses: Sequence[str],
    headers: Mapping[str, str],
    body: bytes,
    *,
    tls: ssl.SSLContext,
    seconds: float,
) -> Answer:
    """Sends it to the first of these addresses that takes a connection. Certificates are checked
    for the name in `to`. UnreachableError."""
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await _connect(to, addresses, tls)
            try:
                return await _exchange(to, headers, body, reader, writer)
            finally:
                writer.transport.abort()
    except TimeoutError:
        raise UnreachableError("timeout") from None
    except ssl.SSLError:
        raise UnreachableError("tls") from None
    except OSError:
        raise UnreachableError("connection") from None
    except h11.ProtocolError:
        raise UnreachableError("protocol") from None


async def _connect(
    to: Destination, addresses: Sequence[str], tls: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The addresses have been checked, so they are connected to as they are."""
    last: OSError = OSError("no address")
    for address in addresses:
        try:
            if to.scheme != "https":
                return await asyncio.open_connection(address, to.port)
            return await asyncio.open_connection(
                address, to.port, ssl=tls, server_hostname=to.host.rstrip(".")
            )
        except ssl.SSLError:
            raise
        except OSError as error:
            last = error
    raise last


async def _exchange(
    to: Destination,
    headers: Mapping[str, str],
    body: bytes,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
) -> Answer:
    connection = h11.Connection(h11.CLIENT)
    sent = {"Host": to.authority, **headers, "Content-Length": str(len(body))}
    request = h11.Request(
        method="POST", target=to.target, headers=[*sent.items(), ("Connection", "close")]
    )
    writer.write(connection.send(request) or b"")
    writer.write(connection.send(h11.Data(data=body)) or b"")
    writer.write(connection.send(h11.EndOfMessage()) or b"")
    await writer.drain()
    response: h11.Response | None = None
    text = b""
    while len(text) < _MAX_TEXT_BYTES:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(_READ_BYTES))
        elif isinstance(event, h11.Response):
            response = event
        elif isinstance(event, h11.Data):
            text += bytes(event.data)
        elif not isinstance(event, h11.InformationalResponse):
            break
    if response is None:
        raise UnreachableError("protocol")
    return _answer(response, text)


def _answer(response: h11.Response, text: bytes) -> Answer:
    retry = dict(response.headers).get(b"retry-after")
    return Answer(
        response.status_code,
        None if retry is None else retry.decode("ascii", "replace"),
        text[:_MAX_TEXT_BYTES].decode("utf-8", "replace"),
    )
