"""What a request can be refused with."""

from __future__ import annotations

from evora.errors import EvoraError
from evora.server.messages import ErrorCode, HostNotice

# When to try again what the server could not do now.
RETRY_MS = 2000


class Refusal(EvoraError):  # noqa: N818 - an answer, and not a fault of ours
    """A request that changes nothing; becomes the message Refused. `detail` is for developers;
    `notice`: what the host says to the person, and until when it holds."""

    def __init__(  # noqa: PLR0913  (the fields of the message)
        self,
        code: ErrorCode,
        field: str | None = None,
        detail: str | None = None,
        *,
        seq: int | None = None,
        retry_ms: int | None = None,
        notice: HostNotice | None = None,
    ) -> None:
        super().__init__(detail or code)
        self.code: ErrorCode = code
        self.field = field
        self.detail = detail
        self.seq = seq
        self.retry_ms = retry_ms
        self.notice = notice
