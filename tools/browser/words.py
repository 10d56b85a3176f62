"""What the page says, from the same Fluent files: how a test knows what to look for."""

from __future__ import annotations

import re
from functools import cache

from evora import texts

LANGUAGES = texts.languages()
#: English with every word stretched, which the page knows, too.
PSEUDO = "pseudo"
#: What a browser of each language asks for: a region where that decides dates and plurals.
LOCALES = {language: texts.locale_tag(language) for language in LANGUAGES}

# Marks around values in a sentence: there, but not to be seen.
_MARKS = "[\u2068\u2069]*"


class Words:
    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._stretched = language == PSEUDO

    def text(self, key: str, **values: str | int) -> str:
        language = texts.DEFAULT_LANGUAGE if self._stretched else self.language
        return texts.text(key, language, **values)

    def __call__(self, key: str, *unknown: str, **values: str | int) -> re.Pattern[str]:
        """Matches what the page says, whatever the `unknown` values are."""
        places = dict.fromkeys(unknown, "\0")
        text = self.text(key, **{**values, **places})
        if self._stretched:
            text = re.sub("([aeiouAEIOU])", "\\1\u0301\\1", text)
        parts = [".*" if char == "\0" else re.escape(char) for char in text]
        return re.compile(f"^{_MARKS}{_MARKS.join(parts)}{_MARKS}$")


def plain(text: str) -> str:
    """Without the marks."""
    return re.sub(_MARKS, "", text)


@cache
def words(language: str = "en") -> Words:
    return Words(language)
