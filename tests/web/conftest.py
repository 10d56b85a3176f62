"""A real browser and a real server for the tests of the page, one of each for a worker."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tools.browser.chromium import NoChromiumError, chromium
from tools.browser.devices import WIDE, NewContext, prefer
from tools.browser.files import serving_files
from tools.browser.site import Site, serving
from tools.browser.words import LOCALES

ROOT = Path(__file__).parent.parent.parent
# The machine may have a lot to do; a test that fails waits this long, one that passes does not.
PATIENCE_MS = 30_000.0
expect.set_options(timeout=PATIENCE_MS)
HOST_WORDS = {
    "privacy.md": "We keep backups for a month.\n",
    "rules.md": "# Be kind\n- Say hello.\n- Play to the end.\n\nRead [the rules](/rules), too.\n",
    "rules.de.md": "Sei nett.\n",
}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium. None on the machine is a failure, never a skip.

    A context begins with an empty page and has one process for all its pages: a second process
    would take a sixth of what it takes to see the first page."""
    try:
        with chromium("--renderer-process-limit=1") as found:
            yield found
    except NoChromiumError as error:
        pytest.fail(str(error))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """`evora serve` with the page, of a host with words of their own. Tests that stop it start one
    of their own."""
    folder = tmp_path_factory.mktemp("site")
    texts = folder / "texts"
    texts.mkdir()
    for name, words in HOST_WORDS.items():
        (texts / name).write_text(words, "utf-8")
    with serving(folder, texts=str(texts), contact="host@example.org") as running:
        yield running


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """Browser contexts, each a person of their own. Errors in any of their pages fail the test.

    `offline`: the page keeps itself on the device, with a service worker."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(
        *,
        size: ViewportSize = WIDE,
        language: str = "en",
        touch: bool = False,
        pace: str = "instant",
        summary: bool | None = None,
        handover: bool = False,
        offline: bool = False,
        **more: object,
    ) -> BrowserContext:
        context = browser.new_context(
            viewport=size,
            locale=LOCALES[language],
            has_touch=touch,
            is_mobile=touch,
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE_MS)
        # Without movement the end of a round is a picture that waits: only where it is the subject.
        wanted = pace != "instant" if summary is None else summary
        context.add_init_script(
            prefer(pace=pace, summary=wanted, handover=handover, offline=offline)
        )
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on(
            "console",
            lambda said: wrong.append(said.text) if is_complaint(said.type, said.text) else None,
        )
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        context.close()
    assert not wrong


def is_complaint(kind: str, text: str) -> bool:
    """Servers that are away and addresses that are not there are the subject of some tests."""
    return kind == "error" and not any(
        known in text for known in ("Failed to load resource", "WebSocket connection to")
    )


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """A page on a wide screen, in English."""
    return new_context().new_page()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a page with all the art, built from the components that the page uses."""
    folder = tmp_path_factory.mktemp("gallery")
    done = subprocess.run(
        ["sh", ROOT / "tools" / "build-web", "gallery"],
        env={**os.environ, "EVORA_GALLERY": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    with serving_files(folder) as address:
        yield f"{address}/"
