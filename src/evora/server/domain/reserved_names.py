"""Names that nobody may take: those of the server, of the people who run it, of computer players.

They are compared by look, and hold in all languages at once: a table has people of several.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from evora.players.levels import LEVELS
from evora.server.common.refusal import Refusal
from evora.server.domain.lookalikes import skeleton
from evora.texts import languages, text

# What can be put around a name without making it another one: signs and numbers.
_AROUND = re.compile(r"^[\W\d_]+|[\W\d_]+$")


def declared_names() -> Iterator[str]:
    """Those that Evora keeps, in every language. A word of the list is also kept where others of
    it follow: "Evora team"."""
    yield "Evora"
    for language in languages():
        yield from text("names-reserved", language).split(", ")
        yield text("seat-nameless", language, seat=1)
        yield text("new-seat-engine", language)
        yield text("new-seat-bot", language)
        for level in LEVELS:
            yield text(f"level-{level.name}", language)


class ReservedNames:
    """`more`: those that the host adds."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        self._shapes = frozenset(_shape(name) for name in (*declared_names(), *more))

    def check(self, name: str) -> None:
        """Refusal reserved_name. Signs and numbers around it do not make it another name."""
        if _is_made_of(_shape(name), self._shapes) or skeleton(name) in self._shapes:
            raise Refusal("reserved_name", "name", "expected a name that the server does not keep")


def _shape(name: str) -> str:
    return skeleton(_AROUND.sub("", name) or name)


def _is_made_of(shape: str, parts: Collection[str]) -> bool:
    """Whether it is one or several of the parts, without a gap."""
    reached = {0}
    for end in range(1, len(shape) + 1):
        if any(shape[start:end] in parts for start in reached):
            reached.add(end)
    return len(shape) in reached
