"""The machine's Chromium, without a window."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

# First the one that never opens a window: a context costs it a fifth of the others' work.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
NONE_FOUND = (
    "The page needs Chromium to be tested, measured and photographed, and there is none on this "
    "machine: install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM to "
    "its path."
)


class NoChromiumError(Exception):
    """There is none on this machine; the message says what to do."""


def whole_chromium() -> str:
    """The path of one that shows notifications, which the one that never opens a window refuses."""
    path = next(filter(None, map(shutil.which, _NAMES[1:])), None)
    if path is None:
        raise NoChromiumError("Notifications are tested in a whole Chromium: install one.")
    return path


@contextlib.contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """`CHROMIUM`, or the one of the machine."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)
    if path is None:
        raise NoChromiumError(NONE_FOUND)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(flags))
        try:
            yield browser
        finally:
            browser.close()
