"""`evora site`: the page without a server, as a folder of files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from evora.cli import main
from evora.page import site as writer
from evora.page.index import standalone
from evora.texts import text

_INDEX = b"""<!doctype html>
<html lang="en">
  <head>
    <meta name="theme-color" content="#f6f1e4" media="x" />
    <link rel="icon" type="image/svg+xml" href="/assets/icon-a.svg" />
    <link rel="apple-touch-icon" href="/icons/192.png" />
    <script type="module" crossorigin src="/assets/index-a.js"></script>
  </head>
  <body><noscript>English</noscript></body>
</html>
"""
_LIST = {
    "version": "0123456789ab",
    "main": "assets/index-a.js",
    "files": ["assets/index-a.js"],
    "languages": [],
    "pages": [""],
    "site": ["learn", "learn/taking"],
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page as the build would leave it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(_INDEX)
    for name in ("index-a.js", "index-a.js.br", "index-a.js.gz", "icon-a.svg"):
        (folder / "assets" / name).write_bytes(b"content")
    (folder / "icons").mkdir()
    (folder / "icons" / "192.png").write_bytes(b"content")
    worker = f"self.evora={json.dumps(_LIST)};\nrest of it;\n"
    (folder / "service-worker.js").write_text(worker)
    monkeypatch.setattr(writer, "static_files", lambda: folder)
    monkeypatch.setattr(writer, "has_page", lambda: True)
    return folder


def _files(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def test_every_address_has_a_page_and_finds_its_files(built: Path, tmp_path: Path) -> None:
    site = tmp_path / "public" / "azul"
    assert main(["site", str(site)]) == 0
    pages = {"index.html", "learn/index.html", "learn/taking/index.html"}
    others = {"assets/index-a.js", "assets/icon-a.svg", "manifest.webmanifest", "service-worker.js"}
    assert _files(site) == pages | others | {"404.html", "icons/192.png"}
    for page in pages:
        found = re.findall(r'(?:src|href)="([^"]+)"', (site / page).read_text())
        assert len(found) == 4
        for address in found:
            assert ((site / page).parent / address).resolve().is_file(), (page, address)
    line, rest = (site / "service-worker.js").read_text().split("\n", 1)
    listed = json.loads(line.removeprefix("self.evora=").removesuffix(";"))
    assert listed["pages"] == ["", "learn/", "learn/taking/"]
    assert listed["main"] == "assets/index-a.js" and listed["version"] != _LIST["version"]
    assert rest == "rest of it;\n"
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert manifest["icons"][0]["src"] == "./assets/icon-a.svg"
    assert manifest["icons"][1]["src"] == "./icons/192.png"
    assert manifest["shortcuts"][0]["url"] == "./new"
    del built


def test_the_page_says_that_it_is_alone_in_its_language(built: Path, tmp_path: Path) -> None:
    assert main(["site", "--language", "pt", str(tmp_path / "site")]) == 0
    page = (tmp_path / "site" / "index.html").read_text()
    assert '<html data-standalone lang="pt-BR">' in page
    assert text("page-noscript", "pt") in page and "English" not in page
    lost = (tmp_path / "site" / "404.html").read_text()
    assert '["learn"].includes(part)' in lost and '<html lang="pt-BR">' in lost
    assert standalone(_INDEX, "en", 2).count(b'="../../') == 4
    del built


def test_an_older_site_is_replaced(
    built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site = tmp_path / "site"
    assert main(["site", str(site)]) == 0
    first = (site / "service-worker.js").read_text()
    (built / "assets" / "index-a.js").rename(built / "assets" / "index-b.js")
    (built / "index.html").write_bytes(_INDEX.replace(b"index-a", b"index-b"))
    assert main(["site", str(site)]) == 0
    assert {"assets/index-b.js"} == {name for name in _files(site) if name.endswith("js")} - {
        "service-worker.js"
    }
    assert (site / "service-worker.js").read_text() != first
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"{site}: 9 files, ")


def test_what_lies_in_a_folder_is_left_alone(
    built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear")
    assert main(["site", str(mine)]) == 1
    (mine / "service-worker.js").write_text("somebody's own")
    assert main(["site", str(mine)]) == 1
    assert "nothing was written" in capsys.readouterr().err
    assert _files(mine) == {"letter.txt", "service-worker.js"}
    (tmp_path / "file").write_text("x")
    assert main(["site", str(tmp_path / "file" / "site")]) == 1
    assert "Not a directory" in capsys.readouterr().err
    del built


def test_a_page_that_was_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(writer, "has_page", lambda: False)
    assert main(["site", str(tmp_path / "site")]) == 1
    assert "tools/build-web" in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "site").exists()
