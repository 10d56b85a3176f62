"""Every sentence that a person reads, from Fluent files: one set for all of Evora."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DEFAULT_LANGUAGE = "en"


@functools.cache
def bundle(language: str = DEFAULT_LANGUAGE) -> FluentBundle:
    """All the texts of a language."""
    # Isolation marks are for pages that mix directions; terminals print them as boxes.
    texts = FluentBundle([language], use_isolating=False)
    folder = resources.files("evora") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if file.name.endswith(".ftl"):
            texts.add_resource(FluentResource(file.read_text("utf-8")))
    return texts


def text(key: str, /, language: str = DEFAULT_LANGUAGE, **values: Any) -> str:
    """The text for `key`; a missing key or value is a programming error."""
    texts = bundle(language)
    message = texts.get_message(key)
    if message.value is None:
        raise KeyError(key)
    result, errors = texts.format_pattern(message.value, values)
    if errors:
        raise errors[0]
    return str(result)
