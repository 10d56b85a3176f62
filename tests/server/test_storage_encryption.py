"""Encrypted files: whatever was done to one, nothing of it is believed."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from evora.server.storage.encryption import Secret, opened, read_secret, sealing
from evora.server.storage.values import StorageError

SECRET = Secret(b"sixteen letters or more")
HEAD = 18 + 16 + 16
CHUNK = 64 * 1024
SEALED = CHUNK + 16
# As long as no chunk, one, one and a bit, two whole ones.
LENGTHS = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK]
PATH = Path("the.file")


def sealed(content: bytes, secret: Secret | None = SECRET) -> bytes:
    file = io.BytesIO()
    with sealing(file, secret) as inner:
        for start in range(0, len(content), 10_000):
            inner.write(content[start : start + 10_000])
    return file.getvalue()


def read(content: bytes, secret: Secret | None = SECRET) -> bytes:
    return opened(io.BytesIO(content), PATH, secret).read()


def refused(content: bytes, sentence: str, secret: Secret | None = SECRET) -> None:
    with pytest.raises(StorageError, match=sentence) as caught:
        read(content, secret)
    assert str(PATH) in str(caught.value) and "sixteen" not in str(caught.value)


@pytest.mark.parametrize("length", LENGTHS)
def test_there_and_back(length: int) -> None:
    content = random.Random(length).randbytes(length)
    hidden = sealed(content)
    assert read(hidden) == content
    assert len(hidden) == HEAD + length + 16 * max(1, -(-length // CHUNK))
    assert len(content) < 16 or content[:16] not in hidden


def test_without_a_secret_nothing_changes() -> None:
    assert sealed(b"content", None) == b"content"
    assert read(b"content", None) == read(b"content") == b"content"


def test_two_files_of_the_same_content_are_different() -> None:
    assert sealed(b"content") != sealed(b"content")


def test_another_secret_is_told_from_damage() -> None:
    hidden = sealed(b"content")
    refused(hidden, "is encrypted: its key is needed", None)
    refused(hidden, "encrypted with another key", Secret(b"another sixteen letters"))


@pytest.mark.parametrize("length", LENGTHS)
def test_wherever_it_is_cut_off_it_is_refused(length: int) -> None:
    hidden = sealed(bytes(length))
    ends = {HEAD, HEAD - 1, HEAD + 1, HEAD + SEALED, HEAD + SEALED + 1, len(hidden) - 1}
    for end in ends:
        if 20 < end < len(hidden):
            refused(hidden[:end], "is damaged: it is cut off")


def test_whatever_byte_is_changed_it_is_refused() -> None:
    hidden = sealed(bytes(3 * CHUNK))
    for at in (20, HEAD - 1, HEAD, HEAD + 1, HEAD + SEALED, HEAD + 2 * SEALED, len(hidden) - 1):
        changed = hidden[:at] + bytes([hidden[at] ^ 1]) + hidden[at + 1 :]
        refused(changed, "is damaged|another key")


def test_chunks_have_their_place() -> None:
    hidden = sealed(bytes(3 * CHUNK))
    head, one, two, three = (
        hidden[:HEAD],
        hidden[HEAD : HEAD + SEALED],
        hidden[HEAD + SEALED : HEAD + 2 * SEALED],
        hidden[HEAD + 2 * SEALED :],
    )
    refused(head + two + one + three, "its part 1 was changed")
    refused(head + one + three, "its end was changed")
    refused(head + one + one + two + three, "its part 2 was changed")
    refused(hidden + three, "its part 3 was changed")
    other = sealed(bytes(3 * CHUNK))
    refused(hidden[:HEAD] + other[HEAD:], "its part 1 was changed")


def test_nothing_but_a_part_of_it_is_in_memory() -> None:
    class Endless(io.RawIOBase):
        """A file that says how much of it was asked for at once."""

        def __init__(self, content: bytes) -> None:
            self._file = io.BytesIO(content)
            self.most = 0

        def read(self, size: int = -1) -> bytes:
            assert size >= 0
            self.most = max(self.most, size)
            return self._file.read(size)

    file = Endless(sealed(bytes(40 * CHUNK)))
    inner = opened(file, PATH, SECRET)  # type: ignore[arg-type]
    while inner.read(1000):
        pass
    assert file.most <= SEALED


# --- Key files


def test_a_key_file_is_its_content_without_the_end_of_its_line(tmp_path: Path) -> None:
    for number, end in enumerate((b"", b"\n", b"\r\n")):
        file = tmp_path / str(number)
        file.write_bytes(SECRET.content + end)
        assert read_secret(file) == SECRET
    assert "sixteen" not in repr(SECRET)


@pytest.mark.parametrize("content", [b"", b"short\n", b"x" * 5000])
def test_a_key_file_that_is_no_secret(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "key").write_bytes(content)
    with pytest.raises(StorageError, match=r"key must hold 16 to 4096 bytes"):
        read_secret(tmp_path / "key")


def test_a_key_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="key cannot be read: No such file"):
        read_secret(tmp_path / "key")
