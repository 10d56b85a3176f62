"""The folder of a host: files in languages, seen when they change, left out when they are unfit."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from evora.server.api.host_texts import MAX_BYTES, HostTexts
from evora.server.messages import HostPageName, TextParagraph


class Folder:
    """Texts that are looked at again every time."""

    def __init__(self, path: Path, contact: str | None = None) -> None:
        self.path = path
        self._now = 0.0
        self.texts = HostTexts(path, contact, self._clock)

    def _clock(self) -> float:
        self._now += 1.0
        return self._now

    def write(self, name: str, text: str | bytes) -> Path:
        file = self.path / name
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    def said(self, page: HostPageName = "privacy", language: str = "en") -> tuple[str | None, str]:
        text = self.texts.of(page, language)
        if text is None:
            return None, ""
        (block,) = text.blocks
        assert isinstance(block, TextParagraph)
        return text.language, block.spans[0].text


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_a_folder_that_is_not_there_or_empty(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        texts = HostTexts(path, None)
        assert texts.pages() == ["privacy"] and texts.of("privacy", "en") is None
        assert texts.robots() is None


def test_pages_that_are_filled_in(folder: Folder) -> None:
    folder.write("rules.md", "Be kind.")
    folder.write("contact.de.md", "Ruf an.")
    assert folder.texts.pages() == ["privacy", "contact", "house-rules"]
    assert folder.said("house-rules") == (None, "Be kind.")
    assert folder.said("contact") == ("de", "Ruf an.")
    folder.write("contact.de.md", "  \n")
    assert folder.texts.pages() == ["privacy", "house-rules"]
    with_address = Folder(folder.path, "mailto:a@b.c")
    assert with_address.texts.pages() == ["privacy", "contact", "house-rules"]


def test_the_language_that_fits_best(folder: Folder) -> None:
    folder.write("privacy.pt.md", "pt")
    folder.write("privacy.de.md", "de")
    assert folder.said(language="pt-PT") == ("pt", "pt")
    assert folder.said(language="fi") == ("de", "de")
    folder.write("privacy.en.md", "en")
    assert folder.said(language="fi") == ("en", "en")
    folder.write("privacy.md", "all")
    assert folder.said(language="fi") == (None, "all")
    folder.write("privacy.pt-PT.md", "pt-PT")
    assert folder.said(language="pt-PT") == ("pt-PT", "pt-PT")


def test_other_files_are_not_looked_at(folder: Folder) -> None:
    for name in ("privacy.txt", "privacy.html", "Privacy.md", ".privacy.md", "privacy..md", "x.md"):
        folder.write(name, "no")
    assert folder.texts.of("privacy", "en") is None


def test_changes_are_seen(folder: Folder) -> None:
    file = folder.write("privacy.md", "one")
    assert folder.said() == (None, "one")
    os.utime(folder.write("privacy.md", "two"), ns=(1, 1))
    assert folder.said() == (None, "two")
    new = folder.write("new.md", "ten")  # of the same size, moved over it
    os.utime(new, ns=(1, 1))
    new.replace(file)
    assert folder.said() == (None, "ten")
    file.unlink()
    assert folder.said() == (None, "")


def test_the_folder_is_looked_at_once_a_second(tmp_path: Path) -> None:
    now = 0.0
    texts = HostTexts(tmp_path, None, lambda: now)
    assert texts.robots() is None
    (tmp_path / "robots.txt").write_text("User-agent: *\n")
    now = 0.9
    assert texts.robots() is None
    now = 1.0
    assert texts.robots() == "User-agent: *\n"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"x" * (MAX_BYTES + 1), "at most"),
        (b"\xff\xfe binary", "UnicodeDecodeError"),
        (b"nul \x00 and \x1b[2J", "expected text"),
        ("turned \N{RIGHT-TO-LEFT OVERRIDE} around".encode(), "expected text"),
    ],
)
def test_unfit_files_are_left_out_and_logged_once(
    folder: Folder, content: bytes, problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder.write("privacy.md", content)
    folder.write("rules.md", "Be kind.")
    with caplog.at_level(logging.WARNING):
        assert folder.said() == (None, "")
        assert folder.said("house-rules") == (None, "Be kind.")
    (record,) = caplog.records
    fields = vars(record)["fields"]
    assert fields["file"] == "privacy.md" and problem in fields["problem"]


def test_the_largest_file_is_shown(folder: Folder) -> None:
    folder.write("privacy.md", b"x" * MAX_BYTES)
    assert folder.said()[1] == "x" * MAX_BYTES


def test_a_byte_order_mark_is_no_text(folder: Folder) -> None:
    folder.write("privacy.md", b"\xef\xbb\xbfhello\r\n")
    assert folder.said() == (None, "hello")


def test_what_is_no_file_or_cannot_be_read(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.path / "privacy.md").mkdir()
    (folder.path / "contact.md").symlink_to("nowhere")
    os.mkfifo(folder.path / "rules.md")
    assert folder.texts.pages() == ["privacy"] and folder.said() == (None, "")
    file = folder.write("rules.de.md", "Sei nett.")
    real = Path.open

    def no_permission(path: Path, mode: str = "r") -> object:
        if path.name == file.name:
            raise PermissionError(13, "Permission denied")
        return real(path, mode)

    # A test that runs as root may read everything, whatever the permissions say.
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", no_permission)
        assert folder.texts.pages() == ["privacy"]
    file.chmod(0o640)
    assert folder.said("house-rules") == ("de", "Sei nett.")
