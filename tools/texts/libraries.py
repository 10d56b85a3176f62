"""What Fluent's and Babel's own packages say of our languages: for tools and tests.

Evora itself does without them: `evora.fluent_texts` and `evora.conventions`.
"""

from __future__ import annotations

from functools import cache

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from evora.texts import locale_tag
from tools.texts.files import FILES, LOCALES


@cache
def locale(language: str) -> Locale:
    """The rules of a language for numbers, plurals, dates and lists."""
    return Locale.parse(locale_tag(language), sep="-")


@cache
def bundle(language: str) -> FluentBundle:
    """All the texts of a language."""
    texts = FluentBundle([language], use_isolating=False)
    for file in FILES:
        path = LOCALES / language / file
        if path.exists():
            texts.add_resource(FluentResource(path.read_text("utf-8")))
    return texts


def plural_categories(language: str) -> set[str]:
    """Those of CLDR for the language."""
    return {"other", *locale(language).plural_form.rules}


def category(language: str, number: float) -> str:
    return locale(language).plural_form(number)
