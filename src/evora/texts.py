"""Every sentence that a person reads, from Fluent files: one set for all of Evora.

A program that speaks several languages at once, such as a server, names the language in every
call. The command line chooses one for the whole process, with `speaking`; libraries never do.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

from evora._core import FACTORIES, MIN_PLAYERS, IllegalReason
from evora.conventions import CONVENTIONS
from evora.errors import EvoraError, IllegalMoveError
from evora.fluent_texts import Texts

DEFAULT_LANGUAGE = "en"

# Whose numbers, dates and lists, where a bare language means a country that is not meant here.
_COUNTRIES = {"en": "en-GB", "pt": "pt-BR"}

# The first that is set decides, as it does for other programs.
_ENVIRONMENT = ("EVORA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_current = DEFAULT_LANGUAGE


# --- Errors


class UserError(EvoraError):
    """An error that people meet, with a text: English as an exception, as any other.

    `error_text` is what to show them. The value `near` is the word that they may have meant.
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.in_language(DEFAULT_LANGUAGE)

    def in_language(self, language: str | None) -> str:
        near = self.values.get("near")
        suggestion = text("usage-did-you-mean", language, near=near) if near else ""
        return text(self.key, language, **self.values) + suggestion


def error_text(error: EvoraError) -> str:
    """The message of an error; of a UserError, or of the rules, in the language of the process."""
    match error:
        case UserError():
            return error.in_language(None)
        case IllegalMoveError(reason=IllegalReason() as reason, token=token):
            return f"{token}: {reason_text(reason)}" if token else reason_text(reason)
        case _:
            return str(error)


def reason_text(why: IllegalReason, /, language: str | None = None) -> str:
    """Why a move is not legal, in a sentence."""

    def colour(letter: str | None) -> str:
        return text(f"colour-{letter}", language) if letter else ""

    match why.kind:
        case "no_factory":
            factories = FACTORIES[why.players or MIN_PLAYERS]
            return text("play-no-factory", language, source=why.source, factories=factories)
        case "no_tiles":
            return text("play-no-tiles", language, source=why.source, letter=why.colour)
        case _:
            return text(
                "play-why-not",
                language,
                kind=why.kind,
                line=why.line or 0,
                column=why.column or 0,
                colour=colour(why.colour),
                holds=colour(why.holds),
            )


# --- Which language


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages that have texts, by their codes."""
    return tuple(sorted(folder.name for folder in _locales().iterdir() if folder.is_dir()))


def negotiate(wanted: str) -> str | None:
    """The language for a tag or locale such as pt, pt-BR or pt_BR.UTF-8; None if there is none.

    Of several the longest: pt-PT has texts of its own, and all other Portuguese is pt.
    """
    tag = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    fitting = (code for code in languages() if f"{tag}-".startswith(f"{code.lower()}-"))
    return max(fitting, key=len, default=None)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a process is asked to speak by its environment."""
    wanted = next(filter(None, map(environment.get, _ENVIRONMENT)), "")
    return negotiate(wanted) or DEFAULT_LANGUAGE


@contextlib.contextmanager
def speaking(language: str) -> Iterator[None]:
    """Makes a language that of the process, where no other is named: for the command line."""
    global _current  # noqa: PLW0603  (progress comes from other threads: no context variable)
    before, _current = _current, language
    try:
        yield
    finally:
        _current = before


# --- Texts


def text(key: str, /, language: str | None = None, **values: Any) -> str:
    """The text for `key`, in English where the language lacks it; 'key.hint' is its attribute.

    Values are words and whole numbers. A key that English lacks and a missing value are programming
    errors.
    """
    texts = _texts(language or _current)
    return (texts if key in texts else _texts(DEFAULT_LANGUAGE)).format(key, values)


# --- What stands in texts, or alone: numbers, lists, times


def decimal(number: float, form: str, /, language: str | None = None) -> str:
    """A number by a format such as '.1f', with the decimal separator of the language.

    Whole numbers are given to `text` as they are, which groups their digits.
    """
    return format(number, form).replace(".", CONVENTIONS[language or _current].decimal)


def listed(
    items: Sequence[str], kind: Literal["and", "or"] = "and", /, language: str | None = None
) -> str:
    """'A, B and C', as the language writes it."""
    conventions = CONVENTIONS[language or _current]
    last = conventions.last_and if kind == "and" else conventions.last_or
    return last.join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def duration(seconds: float, /, language: str | None = None) -> str:
    """4:05 or 1:04:05: a time that runs, with the separator of the language."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = [f"{hours}", f"{minutes:02}"] if hours else [f"{minutes}"]
    return CONVENTIONS[language or _current].time.join((*parts, f"{rest:02}"))


def locale_tag(language: str) -> str:
    """A language with the country whose numbers, dates and spelling it has: en is en-GB."""
    return _COUNTRIES.get(language, language)


@functools.cache
def _texts(language: str) -> Texts:
    return Texts(_files(language), CONVENTIONS[language])


def _files(language: str) -> Iterator[str]:
    for file in sorted((_locales() / language).iterdir(), key=lambda item: item.name):
        if file.name.endswith(".ftl"):
            yield file.read_text("utf-8")


def _locales() -> Traversable:
    return resources.files("evora") / "locales"
