"""The index page before its script runs: its language, and what it says without a script."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape

from evora.page import manifest
from evora.texts import DEFAULT_LANGUAGE, locale_tag, text

HEAD_END = b"</head>"
# What the build wrote in English.
_HTML = b'<html lang="en">'
_NOSCRIPT = re.compile(rb"<noscript>.*?</noscript>", re.DOTALL)
# Where the built page says that its files are.
_FILES = re.compile(rb'="/(assets|icons)/')


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
    return _FILES.sub(rb'="%s\1/' % up, page)


# What many hosts show for an address without a file: it tells the start page which it was. Where
# the site lies is seen from its first folder in the address.
_LOST = """\
<!doctype html>
<html lang="{tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evora</title>
<script>
  const parts = location.pathname.split('/');
  const first = parts.findIndex((part) => {folders}.includes(part));
  const path = `/${{parts.slice(first).join('/')}}${{location.search}}${{location.hash}}`;
  const start = `${{parts.slice(0, first).join('/')}}/?to=${{encodeURIComponent(path)}}`;
  if (first >= 0) location.replace(start);
</script>
<h1>{missing}</h1>
</html>
"""


def lost(language: str, folders: Iterable[str]) -> bytes:
    """The page for an address without a file; `folders`: those of the site."""
    names = json.dumps(sorted(set(folders)))
    missing = escape(text("page-missing", language))
    return _LOST.format(tag=locale_tag(language), folders=names, missing=missing).encode()
