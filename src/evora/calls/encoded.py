"""Messages that the core has written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Raw

T = TypeVar("T")

if TYPE_CHECKING:

    class Encoded(Generic[T]):
        def __init__(self, json: bytes | str) -> None: ...

else:

    class Encoded:
        """A message of type T as the core has written it, in JSON.

        Only an encoder takes it, as part of a greater message or as the whole, and passes it on as
        it is; nothing can be read from it. Who wants to know something asks the position.

        When the program runs it is a Raw, which costs an encoder nothing; and a field of this type
        is one of type T, because that is what a decoder makes of it.
        """

        def __new__(cls, json):
            return Raw(json)

        def __class_getitem__(cls, kind):
            return kind
