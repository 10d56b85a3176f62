"""The page as an app on a home screen: its name, icon and colours, in a language."""

from __future__ import annotations

import json
import re

from evora.texts import locale_tag, text

PATH = "manifest.webmanifest"
#: What the page's head says of it.
LINK = f'<link rel="manifest" href="/{PATH}">'.encode()

_ICON = re.compile(r'<link rel="icon"[^>]*href="([^"]+)"')
_COLOUR = re.compile(r'<meta name="theme-color" content="([^"]+)"')
#: The icons that tools/icons.py draws for systems that take no SVG.
ICONS = "icons"
# Pages that a long press on the icon offers, by their titles.
_SHORTCUTS = (("page-new", "new"), ("puzzles-today", "puzzles"), ("page-games", "games"))


def manifest(index: bytes, language: str, base: str = "/") -> bytes | None:
    """What browsers ask for before they put the page on a home screen.

    The icon and the colour are those of the built page; None if it has none. `base`: where the page
    lies, `./` for a folder of a web space.
    """
    page = index.decode("utf-8", "replace")
    icon, colour = _ICON.search(page), _COLOUR.search(page)
    if icon is None or colour is None:
        return None
    small = _png(base, "192", 192)
    content = {
        "id": base,
        "name": "Evora",
        "short_name": "Evora",
        "description": text("start-about", language),
        "lang": locale_tag(language),
        "dir": "ltr",
        "start_url": base,
        "scope": base,
        "display": "minimal-ui",
        "background_color": colour[1],
        "theme_color": colour[1],
        "icons": [
            {"src": base + icon[1].lstrip("/"), "type": "image/svg+xml", "sizes": "any"},
            small,
            _png(base, "512", 512),
            {**_png(base, "maskable-512", 512), "purpose": "maskable"},
        ],
        "shortcuts": [
            {"name": text(key, language), "url": base + url, "icons": [small]}
            for key, url in _SHORTCUTS
        ],
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def _png(base: str, name: str, side: int) -> dict[str, str]:
    return {
        "src": f"{base}{ICONS}/{name}.png",
        "type": "image/png",
        "sizes": f"{side}x{side}",
    }
