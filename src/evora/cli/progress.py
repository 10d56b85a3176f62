"""How far a command has come, in the language of the person."""

from __future__ import annotations

from typing import Any

from evora.texts import text
from evora.work import progress
from evora.work.progress import LOG_INTERVAL_S

__all__ = ["LOG_INTERVAL_S", "Progress"]


class Progress(progress.Progress):
    """A line of progress by the key of its text."""

    def show(self, key: str, **values: Any) -> None:
        """Shows a text, if it is time for one."""
        self.show_line(lambda: text(key, **values))
