"""The screens that the page is looked at on."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, ViewportSize

PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
WIDE: ViewportSize = {"width": 1440, "height": 900}
HUGE: ViewportSize = {"width": 2560, "height": 1440}

#: A script that counts what would be heard.
EARS = """
window.heard = { contexts: 0, tones: 0 };
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...all) { super(...all); heard.contexts += 1; }
  createOscillator() { heard.tones += 1; return super.createOscillator(); }
};
"""

#: Opens a browser context of its own: `size`, `language`, `touch`, and Playwright's options.
NewContext = Callable[..., BrowserContext]


def resize(page: Page, size: ViewportSize) -> None:
    """Until the page has taken it in."""
    page.set_viewport_size(size)
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height",
        arg=[size["width"], size["height"]],
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def prefer(**choices: str | bool) -> str:
    """A script that makes choices of how the table behaves, before the person has made any."""
    chosen = json.dumps(json.dumps(choices))
    # A tab without a page has no storage.
    return f"try {{ localStorage['evora.preferences'] ??= {chosen}; }} catch {{}}"
