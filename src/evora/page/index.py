"""The index page before its script runs: its language, and what it says without a script."""

from __future__ import annotations

import re
from html import escape

from evora.page import manifest
from evora.texts import DEFAULT_LANGUAGE, locale_tag, text

HEAD_END = b"</head>"
# What the build wrote in English.
_HTML = b'<html lang="en">'
_NOSCRIPT = re.compile(rb"<noscript>.*?</noscript>", re.DOTALL)
# Where the built page says that its files are.
_ASSETS = b'="/assets/'


def in_language(index: bytes, language: str) -> bytes:
    """The page with its language, and the sentence for those who run no script."""
    if language == DEFAULT_LANGUAGE:
        return index
    needed = f"<noscript>{escape(text('page-noscript', language))}</noscript>".encode()
    html = f'<html lang="{locale_tag(language)}">'.encode()
    return _NOSCRIPT.sub(lambda _: needed, index).replace(_HTML, html, 1)


def standalone(index: bytes, language: str, depth: int) -> bytes:
    """The page for a folder of a web space, `depth` folders below its start page.

    All addresses are relative; `data-standalone` tells the script that there is no server.
    """
    up = b"../" * depth or b"./"
    page = in_language(index, language).replace(b"<html ", b"<html data-standalone ", 1)
    link = b'<link rel="manifest" href="%s%s">' % (up, manifest.PATH.encode())
    page = page.replace(HEAD_END, link + HEAD_END, 1)
    return page.replace(_ASSETS, b'="%sassets/' % up)
