"""What is declared of an endpoint of the HTTP interface."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from starlette.responses import Response

from evora.server import messages as m


@dataclass(frozen=True)
class Endpoint:
    """One method of one path.

    `handler` gets its owner, the request and, where it has one, the decoded body; it returns the
    answer, which is sent with `status`, or a response of its own making. Its annotations are what
    is declared of both: types of evora.server.messages, `Annotated[Response, …]` for what is inside
    a response. An endpoint without an answer sends a file of type `media`, or nothing. A `large`
    body may be as long as a record; a `form` is what a page without scripts sends, and says nothing
    by itself. `price`: what a request costs of the limit `--requests`; 1
    stands for about a millisecond of the server's time. `for_banned`: it serves those, too, whom
    the host has banned. One that `stores` nothing works though the server is set to read-only.
    """

    method: str
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = "application/json"
    large: bool = False
    form: bool = False
    price: float = 1.0
    for_banned: bool = False
    stores: bool = True

    @cached_property
    def body(self) -> Any:
        """The type of the body; None if there is none."""
        return get_type_hints(self.handler).get("body")

    @cached_property
    def answer(self) -> Any:
        """The type of the answer; None for a file or nothing."""
        returned = get_type_hints(self.handler, include_extras=True)["return"]
        options = get_args(returned) if isinstance(returned, UnionType) else (returned,)
        found: Any = next((option for option in options if option is not Response), None)
        if get_origin(found) is Annotated:
            return found.__metadata__[0]
        return get_args(found)[0] if get_origin(found) is m.Encoded else found
