"""What the page says, from the same Fluent files: how a test knows what to look for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import evora
from evora import texts

LANGUAGES = texts.languages()
#: English with every word stretched, which the page knows, too.
PSEUDO = "pseudo"
#: What a browser of each language asks for: a region where that decides dates and plurals.
LOCALES = {language: language for language in LANGUAGES} | {"en": "en-GB", "pt": "pt-BR"}
_FOLDER = Path(evora.__file__).parent / "locales"


# Marks around values in a sentence: there, but not to be seen.
_MARKS = "[\u2068\u2069]*"


class Words:
    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._stretched = language == PSEUDO
        folder = "en" if self._stretched else language
        self._bundle = FluentBundle([LOCALES[folder]], use_isolating=False)
        files = sorted(_FOLDER.joinpath(folder).glob("*.ftl"))
        for file in files:
            if file.name.startswith("web-") or file.name == "levels.ftl":
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def text(self, key: str, **values: str | int) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        assert not errors, (key, errors)
        return str(text)

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
