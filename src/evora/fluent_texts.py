"""Fluent, as far as our texts use it: values, choices by word or number, references to other texts.

The package `fluent.runtime` reads all of Fluent, but brings Babel along and takes longer to load
than a short command takes to run. A test compares the two on every text of every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from evora.conventions import Conventions

# A message begins at the start of a line; what follows it is indented, empty, or ends a choice.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ }].*|(?=\n)))*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\n +\.([a-zA-Z][\w-]*) *= *")
_WORDS = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"(?:\n *)*\n( *)")
_BLANK = re.compile(r"[ \n]*")
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_NUMBER = re.compile(r"NUMBER\( *\$([a-zA-Z][\w-]*), *useGrouping: *0 *\)")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|([\\"]))')
_VARIANT = re.compile(r"(\*?)\[ *([\w.-]+) *\]")
# What ends a text at the start of a line: a variant, an attribute, the end of a choice.
_ENDS = ("[", "*", ".", "}", "")


@dataclass(frozen=True)
class Value:
    """A place for a value. Whole numbers have groups of digits unless the text says otherwise."""

    name: str
    grouped: bool = True


@dataclass(frozen=True)
class Reference:
    """A place for another text."""

    key: str


@dataclass(frozen=True)
class Choice:
    """One of several texts, chosen by the value `name`; the last resort is `default`."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Part = str | Value | Reference | Choice
Pattern = tuple[Part, ...]


class Texts:
    """The texts of one language, from the contents of its Fluent files.

    Attributes are texts of their own, with the key 'message.attribute'.
    """

    def __init__(self, files: Iterable[str], conventions: Conventions) -> None:
        self._sources: dict[str, str] = {}
        for file in files:
            for key, body in _MESSAGE.findall(file):
                self._sources[key] = body
                for found in _ATTRIBUTE.finditer(body):
                    self._sources[f"{key}.{found[1]}"] = body[found.end() :]
        self._patterns: dict[str, Pattern] = {}
        self._conventions = conventions

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, values: Mapping[str, object]) -> str:
        """A text with its values: words and whole numbers. KeyError for what is missing."""
        if key not in self._patterns:
            self._patterns[key] = _Reader(key, self._sources[key]).message()
        if not self._patterns[key]:
            raise KeyError(key)
        return self._filled(self._patterns[key], values)

    def _filled(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        return "".join(self._shown(part, values) for part in pattern)

    def _shown(self, part: Part, values: Mapping[str, object]) -> str:
        match part:
            case str():
                return part
            case Value(name, grouped):
                value = _checked(name, values[name])
                if isinstance(value, str):
                    return value
                return self._conventions.whole(value) if grouped else str(value)
            case Reference(key):
                return self.format(key, values)
            case Choice():
                return self._filled(self._chosen(part, values), values)

    def _chosen(self, choice: Choice, values: Mapping[str, object]) -> Pattern:
        """The first that fits: a word by itself, a number by its digits or its category."""
        value = _checked(choice.name, values[choice.name])
        fitting = (
            {value} if isinstance(value, str) else {str(value), self._conventions.count(value)}
        )
        return next((text for key, text in choice.variants if key in fitting), choice.default)


def _checked(name: str, value: object) -> str | int:
    if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise TypeError(f"{name}: expected a word or a whole number, got {value!r}")


@dataclass(frozen=True)
class _Break:
    """Between two lines of a text: how many lines further, and how far the next one is indented."""

    lines: int
    indent: int


class _Reader:
    """Reads the pattern of one message."""

    def __init__(self, key: str, source: str) -> None:
        self._key = key
        self._source = source
        self._at = 0

    def message(self) -> Pattern:
        found = self._pattern()
        if self._next == "}":
            raise self._not_understood()
        return found

    def _pattern(self) -> Pattern:
        """Up to the end of the message, of the variant or, at its attributes, of the value."""
        self._match(re.compile(" *"))
        parts: list[Part | _Break] = []
        words_at = 0
        while self._next not in ("}", ""):
            if self._next == "{":
                parts.append(self._placeable())
            elif self._next == "\n":
                found = _BREAK.match(self._source, self._at)
                assert found is not None
                if self._source[found.end() : found.end() + 1] in _ENDS:
                    break
                self._at = found.end()
                parts.append(_Break(found[0].count("\n"), len(found[1])))
            else:
                parts.append(self._match(_WORDS)[0])
                words_at = len(parts)
        if parts and words_at == len(parts):  # words, and no quoted blanks
            parts[-1] = str(parts[-1]).rstrip(" ")
        return _joined(parts)

    @property
    def _next(self) -> str:
        return self._source[self._at : self._at + 1]

    def _placeable(self) -> Part:
        self._match(re.compile(r"\{"))
        self._match(_BLANK)
        found: Part
        if self._next == '"':
            found = _ESCAPE.sub(_unescaped, self._match(_QUOTED)[1])
        elif self._next == "$":
            self._at += 1
            name = self._match(_NAME)[0]
            self._match(_BLANK)
            found = self._choice(name) if self._next == "-" else Value(name)
        elif number := _NUMBER.match(self._source, self._at):
            self._at = number.end()
            found = Value(number[1], grouped=False)
        else:
            found = Reference(self._match(_NAME)[0])
        self._match(_BLANK)
        self._match(re.compile(r"\}"))
        return found

    def _choice(self, name: str) -> Choice:
        self._match(re.compile("->"))
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        while self._match(_BLANK) and self._next != "}":
            star, key = self._match(_VARIANT).groups()
            variants.append((key, self._pattern()))
            if star:
                default = variants[-1][1]
        if default is None:
            raise self._not_understood()
        return Choice(name, tuple(variants), default)

    def _match(self, expected: re.Pattern[str]) -> re.Match[str]:
        found = expected.match(self._source, self._at)
        if found is None:
            raise self._not_understood()
        self._at = found.end()
        return found

    def _not_understood(self) -> ValueError:
        rest = self._source[self._at : self._at + 30]
        return ValueError(f"{self._key}: Fluent that is not understood here: {rest!r}")


def _joined(parts: list[Part | _Break]) -> Pattern:
    """The parts without what all lines are indented by."""
    margin = min((part.indent for part in parts if isinstance(part, _Break)), default=0)
    if parts and isinstance(parts[0], _Break):
        parts = parts[1:]
    joined: list[Part] = []
    for part in parts:
        words = (
            "\n" * part.lines + " " * (part.indent - margin) if isinstance(part, _Break) else part
        )
        if isinstance(words, str) and joined and isinstance(joined[-1], str):
            joined[-1] += words
        else:
            joined.append(words)
    return tuple(joined)


def _unescaped(found: re.Match[str]) -> str:
    return found[3] or chr(int(found[1] or found[2], 16))
