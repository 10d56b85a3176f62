"""A language that does not exist: of every text of the page the longest translation.

What fits with it fits in every language.
"""

from __future__ import annotations

from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from evora.texts import languages
from tools.texts.files import ENGLISH, FILES, messages

# What a value counts for, about as long as a name or a number with its unit.
_VALUE = 6


def longest_texts() -> str:
    """Fluent source with all texts of the page."""
    written = []
    for file in FILES:
        if file.startswith("web-") or file == "levels.ftl":
            for key in messages(ENGLISH, file):
                found = (messages(language, file)[key] for language in languages())
                written.append(FluentSerializer().serialize_entry(max(found, key=length)))
    return "".join(written)


def length(message: ftl.Message) -> int:
    """How many letters a text has with the longest of its forms, its attributes included."""
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    return sum(_pattern_length(pattern) for pattern in patterns if pattern is not None)


def _pattern_length(pattern: ftl.Pattern) -> int:
    return sum(map(_element_length, pattern.elements))


def _element_length(element: ftl.TextElement | ftl.Placeable) -> int:
    if isinstance(element, ftl.TextElement):
        return len(element.value)
    match element.expression:
        case ftl.SelectExpression(variants=variants):
            return max(_pattern_length(variant.value) for variant in variants)
        case ftl.StringLiteral(value=value):
            return len(value)
        case _:
            return _VALUE
