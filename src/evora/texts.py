"""Every sentence that a person reads, from Fluent files: one set for all of Evora.

A program that speaks several languages at once, such as a server, names the language in every
call, or takes its `bundle`. The command line chooses one for the whole process, with `speaking`;
libraries never do.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal

from evora.errors import EvoraError
from evora.plain_texts import Plain, fill_in, read_plain

if TYPE_CHECKING:  # imported where they are used: most commands do without
    from babel import Locale
    from fluent.runtime import FluentBundle

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
        hint = text("usage-did-you-mean", language, near=near) if near else ""
        return text(self.key, language, **self.values) + hint


def error_text(error: EvoraError) -> str:
    """The message of an error; that of a UserError in the language of the process."""
    return error.in_language(None) if isinstance(error, UserError) else str(error)


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


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All the texts of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # Isolation marks are for pages that mix directions; terminals print them as boxes.
    texts = FluentBundle([language], use_isolating=False)
    for content in _files(language):
        texts.add_resource(FluentResource(content))
    return texts


def text(key: str, /, language: str | None = None, **values: Any) -> str:
    """The text for `key`, in English where the language lacks it.

    A key that English lacks and a missing value are programming errors.
    """
    plain = _plain(language or _current).get(key)
    if plain is not None and (words := fill_in(plain, values)) is not None:
        return words
    texts = bundle(language or _current)
    if not texts.has_message(key):
        texts = bundle(DEFAULT_LANGUAGE)
    message = texts.get_message(key)
    if message.value is None:
        raise KeyError(key)
    result, errors = texts.format_pattern(message.value, values)
    if errors:
        raise errors[0]
    return str(result)


# --- What stands in texts, or alone: numbers, lists, times


def decimal(number: float, form: str, /, language: str | None = None) -> str:
    """A number by a format such as '.1f', with the decimal separator of the language.

    Whole numbers are given to `text` as they are, which groups their digits.
    """
    return format(number, form).replace(".", _decimal_symbol(language or _current))


def listed(
    items: Sequence[str], kind: Literal["and", "or"] = "and", /, language: str | None = None
) -> str:
    """'A, B and C', as the language writes it."""
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list  # noqa: PLC0415

    style: Literal["standard", "or"] = "standard" if kind == "and" else "or"
    return format_list(items, style, locale(language or _current))


def duration(seconds: float, /, language: str | None = None) -> str:
    """4:05 or 1:04:05: a time that runs, with the separator of the language."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = [f"{hours}", f"{minutes:02}"] if hours else [f"{minutes}"]
    return _time_separator(language or _current).join((*parts, f"{rest:02}"))


def locale_tag(language: str) -> str:
    """A language with the country whose numbers, dates and spelling it has: en is en-GB."""
    return _COUNTRIES.get(language, language)


@functools.cache
def locale(language: str) -> Locale:
    """The rules of a language for numbers, plurals, dates and lists."""
    from babel import Locale  # noqa: PLC0415

    return Locale.parse(locale_tag(language), sep="-")


@functools.cache
def _decimal_symbol(language: str) -> str:
    from babel.numbers import get_decimal_symbol  # noqa: PLC0415

    return get_decimal_symbol(locale(language))


@functools.cache
def _time_separator(language: str) -> str:
    """What stands between the hours and the minutes of a clock."""
    return str(locale(language).datetime_skeletons["Hm"]).strip("Hm")


@functools.cache
def _plain(language: str) -> dict[str, Plain]:
    """The texts of a language that need no Fluent."""
    return read_plain(_files(language))


def _files(language: str) -> Iterator[str]:
    for file in sorted((_locales() / language).iterdir(), key=lambda item: item.name):
        if file.name.endswith(".ftl"):
            yield file.read_text("utf-8")


def _locales() -> Traversable:
    return resources.files("evora") / "locales"
