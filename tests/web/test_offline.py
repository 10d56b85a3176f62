"""Without a network: a game with the server away, and a site of files on a plain web server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from evora.cli import main
from evora.page.site import write_site
from tools.browser.devices import NewContext
from tools.browser.files import serving_files
from tools.browser.site import build_page, serving
from tools.browser.table import Table
from tools.browser.words import words

SAID = words("en")
# The worker is at work, and has kept the texts of this visit: nothing is missing from then on.
_KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const texts = ({ url }) => /assets\\/en-[0-9a-f]+\\.ftl$/.test(url);
  for (;;) {
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      if (kept.some(texts)) return registration.scope;
    }
    await new Promise((done) => setTimeout(done, 30));
  }
}"""


def keep(page: Page) -> str:
    return str(page.evaluate(_KEPT))


def test_a_game_with_the_server_away(
    new_context: NewContext, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as site:
        context = new_context(offline=True)
        page = context.new_page()
        page.goto(site.url("/"))
        assert keep(page) == site.url("/")
        site.process.kill()
        context.set_offline(True)

        page.goto(site.url("/learn/take"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(site.url("/"))
        expect(page.get_by_text(SAID("offline-away"))).to_be_visible()
        page.get_by_role("radio", name=SAID("level-novice")).check()
        page.get_by_role("button", name=SAID.text("start-play")).click()
        table = Table(page)
        table.play_out()
        assert table.moves > 10
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role(
                "link", name=SAID("panel-download")
            ).first.click()
        assert main(["verify", str(download.value.path())]) == 0, capsys.readouterr()
        page.get_by_role("dialog").get_by_role("link", name=SAID("end-replay")).click()
        expect(page.get_by_role("slider")).to_be_visible()

        # The server is back: the game becomes one of the guest's.
        context.set_offline(False)
        site.process.start()
        page.goto(site.url("/games"))
        page.get_by_role("button", name=SAID("offline-upload")).click()
        page.get_by_role("link", name=SAID("offline-uploaded")).wait_for()
        (mine,) = site.ask(context, "GET", "/api/me/games")["games"]
        assert (mine["status"], mine["levels"]) == ("over", [None, "novice"])


def release(folder: Path) -> None:
    """Writes the site as another version of the page."""
    worker = folder / "service-worker.js"
    line, rest = worker.read_text().split("\n", 1)
    listed = json.loads(line.removeprefix("self.evora=").removesuffix(";"))
    worker.write_text(f"self.evora={json.dumps({**listed, 'version': 'newer'})};\n{rest}")


def test_a_site_of_files(new_context: NewContext, tmp_path: Path) -> None:
    build_page()
    folder = tmp_path / "some" / "where"
    write_site(folder, "en")
    page = new_context(offline=True).new_page()
    with serving_files(tmp_path, missing=folder / "404.html") as address:
        start = f"{address}/some/where"
        # An address without a file, and one with its own.
        page.goto(f"{start}/puzzles/none")
        expect(page).to_have_url(f"{start}/puzzles/none")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto(f"{start}/learn/take/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        Table(page).wait()
        assert keep(page) == f"{start}/"
        # Links lead on inside the folder, also for those who open them in a new tab.
        link = page.get_by_role("banner").get_by_role("link", name=SAID("page-new"))
        link.hover()
        assert link.get_attribute("href") == "/some/where/new"
        link.click()
        expect(page).to_have_url(f"{start}/new")
        page.get_by_role("button", name=SAID("new-create")).click()
        Table(page).wait()
        Table(page).move()
        # A newer version says so, away from the table, and begins when it is asked to.
        release(folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        page.goto(f"{start}/rules/")
        page.get_by_role("button", name=SAID("offline-reload")).click()
        expect(page.get_by_role("button", name=SAID("offline-reload"))).to_have_count(0)
        versions = page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
        assert versions[-1].endswith(" newer")
    page.goto(f"{start}/puzzles/none")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{start}/games/")
    expect(page.get_by_role("heading", name=SAID("offline-kept"))).to_be_visible()
