"""The documentation as a site: built without a warning, every link leads somewhere, and its search
box is in sight and finds, from a folder as well as from a server."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tools.browser.devices import PHONE, NewContext
from tools.browser.files import serving_files
from tools.browser.site import ROOT
from tools.site import check

NO_NETWORK = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
# The first and the last of the side bar, a long one, one in a folder, and the search itself.
PAGES = ("index.html", "changelog.html", "server.html", "reference/positions.html", "search.html")
# It lies inside the window, and nothing lies on top of it.
IN_SIGHT = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const corners = [[x + 9, y + 9], [x + width - 9, y + height - 9]];
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}"""


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as built, without a word."""
    folder = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | NO_NETWORK,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
    return folder


def test_the_site_builds_and_its_links_lead_somewhere(docs: Path) -> None:
    assert list(check.problems(docs)) == []
    page = (docs / "reference" / "positions.html").read_text()
    assert 'id="evora.Position.play"' in page
    assert "Everything that is public about a game" in page
    assert "engine-test" in (docs / "reference" / "commands.html").read_text()
    page = (docs / "reference" / "envs.gymnasium.html").read_text()
    assert 'id="evora.envs.gymnasium.GameEnv.step"' in page
    assert "An illegal action ends the game" in page


def box_in_sight(page: Page) -> Locator:
    """The search box: beside the pages or, on a phone, at the top; one of the two can be seen."""
    boxes = page.locator(".search-box input")
    seen = [box for box in boxes.all() if box.evaluate(IN_SIGHT)]
    assert len(seen) == 1, (page.url, [box.bounding_box() for box in boxes.all()])
    return seen[0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_search_box_is_in_sight_on_every_page(
    docs: Path, new_context: NewContext, size: ViewportSize
) -> None:
    page = new_context(size=size, touch=size is PHONE).new_page()
    for path in PAGES:
        page.goto(f"{docs.as_uri()}/{path}")
        box_in_sight(page)
        page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        box_in_sight(page)
    page.goto(f"{docs.as_uri()}/reference/positions.html#evora.Move")
    box_in_sight(page)
    assert page.locator('[id="evora.Move"]').evaluate(IN_SIGHT)


def test_the_entry_of_the_page_is_in_sight_below_the_box(docs: Path, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    for path in PAGES[:4]:
        page.goto(f"{docs.as_uri()}/{path}")
        entry = page.locator(".wy-menu a.current").last.bounding_box()
        box = box_in_sight(page).bounding_box()
        assert entry and box
        assert box["y"] + box["height"] < entry["y"] < DESKTOP["height"], path


@contextlib.contextmanager
def opened(docs: Path, way: str) -> Iterator[str]:
    if way == "folder":
        yield docs.as_uri()
    else:
        with serving_files(docs) as address:
            yield address


@pytest.mark.parametrize("way", ["folder", "server"])
def test_search_finds(docs: Path, new_context: NewContext, way: str) -> None:
    page = new_context(size=DESKTOP).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    found = page.locator("#search-results article")
    with opened(docs, way) as address:
        page.goto(f"{address}/search.html?q=action+mask")
        expect(found.first).to_contain_text("mask")
        for text in found.all_text_contents()[:5]:
            assert "action" in text.lower() or "mask" in text.lower(), text
        assert found.count() > 20
        found.first.get_by_role("link").click()
        page.wait_for_url(lambda url: "search.html" not in url)
        anchor = urldefrag(page.url).fragment
        assert page.locator(f'[id="{anchor}"]').evaluate(IN_SIGHT)
        assert {url.startswith(address) for url in asked} == {True}, asked


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_box_of_a_page_leads_to_what_is_found(
    docs: Path, new_context: NewContext, size: ViewportSize
) -> None:
    page = new_context(size=size, touch=size is PHONE).new_page()
    page.goto(f"{docs.as_uri()}/reference/positions.html")
    box_in_sight(page).fill("systemd")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=systemd")
    expect(page.locator("#search-results article").first).to_contain_text(
        "systemd", ignore_case=True
    )


def test_search_takes_any_text(docs: Path, page: Page) -> None:
    page.goto(f"{docs.as_uri()}/search.html")
    results = page.locator("#search-results")
    expect(results).to_have_text("Type what to look for.")
    box = page.locator("#search-query")
    box.fill("legal_mov")  # a beginning, while typing
    expect(results).to_contain_text("legal_moves")
    box.fill("title:legal_moves -x ~ *+ ^2 <b>")
    expect(results).to_contain_text("legal_moves")
    box.fill("Position.play(")
    expect(results.locator("article").first).to_contain_text("play")
    box.fill("qqqqqqq")
    expect(results).to_have_text("Nothing found.")
