"""axe-core finds nothing on any page: light and dark, on a phone and on a wide screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tools.browser.devices import PHONE, WIDE, resize
from tools.browser.site import ROOT, Site
from tools.browser.states import STATES, State
from tools.browser.table import PATIENCE_MS
from tools.browser.visit import Visit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# Everything that axe knows, but what it calls experimental; in the dark what depends on colours.
RUN = """(rules) => axe.run(document, {
  resultTypes: ['violations'], ...(rules && { runOnly: rules }),
}).then(({ violations }) => violations.map(({ id, help, nodes }) => [
  id, help, nodes.slice(0, 4).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`),
]))"""
RULES = {"light": None, "dark": ["color-contrast", "link-in-text-block"]}


@pytest.fixture(scope="module")
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    # The page's security policy lets nothing in; axe comes from outside.
    with browser.new_context(locale="en-GB", bypass_csp=True, reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE_MS)
        yield Visit(site, context)


@pytest.fixture(scope="module")
def tab(visit: Visit) -> Page:
    """One for all states: a new one takes longer to start than most of them to be looked at."""
    return visit.context.new_page()


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_axe_finds_nothing(state: State, visit: Visit, tab: Page) -> None:
    assert AXE.exists(), "axe-core comes with the page's tools: sh tools/build-web tools"
    page = tab
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="light")
    state.show(page, visit)
    page.add_script_tag(path=AXE)
    found = {}
    for size in (PHONE, WIDE):
        resize(page, size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            if wrong := page.evaluate(RUN, RULES[theme]):
                found[f"{size['width']} {theme}"] = wrong
    assert not found
