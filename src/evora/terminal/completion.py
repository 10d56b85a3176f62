"""Tab at the prompt of the game line by line: it completes moves and commands."""

from __future__ import annotations

from collections.abc import Sequence


def matches(words: Sequence[str], typed: str) -> list[str]:
    """The words that begin as typed; capitals do not matter."""
    return [word for word in words if word.lower().startswith(typed.lower())]


def complete_from(words: Sequence[str]) -> None:
    """Makes Tab complete these words, where Python can edit lines."""
    try:
        import readline  # noqa: PLC0415  (not every system has it)
    except ImportError:
        return

    def complete(typed: str, number: int) -> str | None:
        found = matches(words, typed)
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")  # "2@4" is one word
    editline = "libedit" in (readline.__doc__ or "")  # macOS
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
