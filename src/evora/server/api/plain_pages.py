"""Pages that links in letters lead to: one question and one button, without scripts.

They are opened in any browser, by people who are signed in nowhere. What a link does it does by the
button: programs that look at the links in letters press none."""

from __future__ import annotations

import base64
import hashlib
from html import escape

from starlette.responses import Response

from evora.server.api.documents import NOT_LISTED
from evora.server.api.responses import NO_STORE
from evora.texts import locale_tag, text

_STYLE = (
    ":root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}"
    "body{max-width:34rem;margin:12vh auto;padding:0 1.5rem}"
    "h1{font-size:1.5rem}"
    "button{font:inherit;padding:.6rem 1.2rem;border-radius:.5rem;border:1px solid;cursor:pointer}"
)
_HASH = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
_HEADERS = {**NO_STORE, **NOT_LISTED, "Content-Security-Policy": _POLICY}


def plain_page(
    language: str, title: str, sentence: str, *, button: str | None = None, status: int = 200
) -> Response:
    """`button`: sends the page's own address a POST."""
    form = "" if button is None else f'<form method="post"><button>{escape(button)}</button></form>'
    home = escape(text("mail-page-home", language))
    content = (
        f'<!doctype html>\n<html lang="{locale_tag(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(sentence)}</p>\n{form}\n"
        f'<p><a href="/">{home}</a></p>\n</main>\n</body>\n</html>\n'
    )
    return Response(content, status, _HEADERS, "text/html")
