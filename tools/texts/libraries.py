"""What Fluent's and Babel's own packages say of our languages: for tools and tests.

Evora itself does without them: `evora.fluent_texts` and `evora.conventions`.
"""

from __future__ import annotations

from functools import cache

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from evora.texts import locale_tag
from tools.texts.files import FILES, entries


@cache
def locale(language: str) -> Locale:
    """The rules of a language for numbers, plurals, dates and lists."""
    return Locale.parse(locale_tag(language), sep="-")


@cache
def bundle(language: str) -> FluentBundle:
    """All the texts of a language."""
    texts = FluentBundle([language], use_isolating=False)
    for file in FILES:
        texts.add_resource(ftl.Resource(list(entries(language, file))))
    return texts


def plural_categories(language: str) -> set[str]:
    """Those of CLDR for the language."""
    return {"other", *locale(language).plural_form.rules}


def category(language: str, number: float) -> str:
    return locale(language).plural_form(number)
