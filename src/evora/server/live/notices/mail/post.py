"""How letters get to the host's mail server: Python's own client, in a thread of its own.

One connection serves for a few letters after each other. The client waits for a few seconds at each
step; whatever the steps are, what takes too long altogether is ended by closing the socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from evora.errors import EvoraError
from evora.server.common.smtp import SmtpServer
from evora.server.live.notices.ways import Outcome

T = TypeVar("T")

STEP_SECONDS = 15.0
TOTAL_SECONDS = 60.0

# The first figure of an answer, as RFC 5321 has it.
_PERMANENT = 5
_ENHANCED = re.compile(rb"^([245]\.[0-9]{1,3}\.[0-9]{1,3})\b")
# Not about the mailbox, but about who sends, or what: the host's matter.
_POLICY = ("5.7.", "5.6.", "5.5.", "5.3.", "5.4.")


class Unreachable(EvoraError):  # noqa: N818 - a state of the world, not a fault of ours
    """No letter can be sent now. `permanent`: not before the host has changed something; the
    message says what it was, without anything secret."""

    def __init__(self, why: str, *, permanent: bool) -> None:
        super().__init__(why)
        self.permanent = permanent


class _Client(smtplib.SMTP):
    """Known to `note` before it connects, so that it can be ended meanwhile."""

    def __init__(self, note: Callable[[smtplib.SMTP], None], **more: Any) -> None:
        note(self)
        super().__init__(timeout=STEP_SECONDS, **more)


class _TlsClient(_Client, smtplib.SMTP_SSL):
    pass


class Post:
    """`sender`: the address that letters come from, and that learns of it if they cannot be
    delivered; `name`: what this server calls itself to the other one."""

    def __init__(self, server: SmtpServer, sender: str, name: str) -> None:
        self._server = server
        self._sender = sender
        self._name = name
        self._client: smtplib.SMTP | None = None
        self._thread = ThreadPoolExecutor(1, "evora-mail")

    async def open(self) -> None:
        """Connects, unless it is connected; Unreachable."""
        why = await self._within(self._open)
        if why is not None:
            raise why

    async def send(self, address: str, letter: bytes) -> Outcome:
        """Over the open connection. `gone`: there is no such mailbox."""
        return await self._within(lambda: self._send(address, letter))

    async def close(self) -> None:
        await self._within(self._quit)

    def shut_down(self) -> None:
        """At the end of the server: whatever runs ends now."""
        self._abort()
        self._thread.submit(self._drop)
        self._thread.shutdown(wait=False)

    # --- On the event loop

    async def _within(self, work: Callable[[], T]) -> T:
        """The result of `work` in the thread, which never raises."""
        running = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            async with asyncio.timeout(TOTAL_SECONDS):
                return await asyncio.shield(running)
        except TimeoutError:
            self._abort()
            return await running
        except asyncio.CancelledError:
            self._abort()
            raise

    def _abort(self) -> None:
        """The thread's next step fails."""
        found = self._client.sock if self._client is not None else None
        if found is not None:
            with contextlib.suppress(OSError):
                found.shutdown(socket.SHUT_RDWR)

    # --- In the thread

    def _open(self) -> Unreachable | None:
        if self._client is not None:
            return None
        try:
            self._connect()
        except smtplib.SMTPResponseException as error:
            self._drop()
            return Unreachable(_code(error), permanent=_is_permanent(error.smtp_code))
        except smtplib.SMTPServerDisconnected:
            self._drop()
            return Unreachable("closed", permanent=False)
        except (smtplib.SMTPException, ssl.SSLError) as error:
            self._drop()
            return Unreachable(type(error).__name__, permanent=True)
        except (OSError, ValueError) as error:  # ValueError: the socket was closed meanwhile
            self._drop()
            return Unreachable(_reason(error), permanent=False)
        return None

    def _connect(self) -> None:
        server, context = self._server, ssl.create_default_context()
        where = {"host": server.host, "port": server.port, "local_hostname": self._name}
        if server.security == "tls":
            client: smtplib.SMTP = _TlsClient(self._note, context=context, **where)
        else:
            client = _Client(self._note, **where)
        client.ehlo_or_helo_if_needed()
        if server.security == "starttls":
            client.starttls(context=context)
        if server.user is not None and server.password is not None:
            client.login(server.user, server.password)

    def _note(self, client: smtplib.SMTP) -> None:
        self._client = client

    def _send(self, address: str, letter: bytes) -> Outcome:
        client = self._client
        if client is None:
            return Outcome("later", why="closed")
        try:
            client.sendmail(self._sender, [address], letter)
        except smtplib.SMTPRecipientsRefused as refused:
            code, words = refused.recipients[address]
            if client.sock is None:  # an answer after which it has closed the connection
                self._drop()
            return _of_recipient(code, words)
        except smtplib.SMTPResponseException as error:
            self._drop()
            permanent = _is_permanent(error.smtp_code)
            return Outcome("refused" if permanent else "later", why=_code(error))
        except (OSError, ValueError, smtplib.SMTPException) as error:
            self._drop()
            return Outcome("later", why=_reason(error))
        return Outcome("sent")

    def _quit(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with contextlib.suppress(OSError, ValueError, smtplib.SMTPException):
                client.quit()

    def _drop(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()


def _of_recipient(code: int, words: bytes) -> Outcome:
    enhanced = _enhanced(words)
    why = f"{code} {enhanced}".strip()
    if not _is_permanent(code):
        return Outcome("later", why=why)
    return Outcome("refused" if enhanced.startswith(_POLICY) else "gone", why=why)


def _is_permanent(code: int) -> bool:
    return code // 100 == _PERMANENT


def _code(error: smtplib.SMTPResponseException) -> str:
    """Numbers only: the words may hold an address."""
    words = error.smtp_error
    shown = _enhanced(words if isinstance(words, bytes) else words.encode())
    return f"{error.smtp_code} {shown}".strip()


def _enhanced(words: bytes) -> str:
    """The status of RFC 3463 that an answer begins with."""
    found = _ENHANCED.match(words)
    return found[1].decode() if found else ""


def _reason(error: Exception) -> str:
    return type(error).__name__
