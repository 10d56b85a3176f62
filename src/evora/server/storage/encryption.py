"""Encrypted files, chunk by chunk: a file of any size takes little memory.

A file is a head (what it is, a salt, a proof of the key) and chunks of 64 KiB, each sealed with
AES-256-GCM. The nonce of a chunk is its number and whether it is the last, and the head belongs to
what is sealed: a chunk that was changed, moved, left out or added does not open, and a file that
was cut off has no last one. The key follows from a secret and the file's own salt by scrypt, which
is slow, so that the secret may also be a pass phrase.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import hmac
import io
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, cast

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from evora.server.storage.values import StorageError

_MAGIC = b"Evora encrypted 1\n"
_SALT = 16
_PROOF = 16
_HEAD = len(_MAGIC) + _SALT + _PROOF
_CHUNK = 64 * 1024
_TAG = 16
# About a quarter of a second and 32 MiB for each guess at a pass phrase.
_SCRYPT = {"n": 2**15, "r": 8, "p": 3, "maxmem": 2**26, "dklen": 32 + _PROOF}
# A secret that can be guessed is none.
_SHORTEST = 16
_LONGEST = 4096


@dataclass(frozen=True)
class Secret:
    """What a key file holds; never shown."""

    content: bytes = field(repr=False)


def read_secret(path: Path) -> Secret:
    """The secret in a key file: any text or bytes, less the end of its line; StorageError."""
    try:
        with path.open("rb") as file:
            content = file.read(_LONGEST + 2).rstrip(b"\r\n")
    except OSError as error:
        raise StorageError(f"the key file {path} cannot be read: {error.strerror}") from error
    if not _SHORTEST <= len(content) <= _LONGEST:
        raise StorageError(
            f"the key file {path} must hold {_SHORTEST} to {_LONGEST} bytes, not {len(content)}"
        )
    return Secret(content)


# A restore opens its file twice.
@functools.lru_cache(maxsize=2)
def _derived(secret: Secret, salt: bytes) -> tuple[bytes, bytes]:
    """The key of a file, and the proof that tells a wrong one."""
    both = hashlib.scrypt(secret.content, salt=salt, **_SCRYPT)
    return both[:32], both[32:]


def _nonce(number: int, last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([last])


@contextlib.contextmanager
def sealing(file: IO[bytes], secret: Secret | None) -> Iterator[IO[bytes]]:
    """What is written inside the block goes to `file` encrypted; without a secret, as it is."""
    if secret is None:
        yield file
        return
    salt = secrets.token_bytes(_SALT)
    key, proof = _derived(secret, salt)
    writer = _SealingWriter(file, key, _MAGIC + salt + proof)
    yield cast("IO[bytes]", writer)
    writer.finish()


def opened(file: IO[bytes], path: Path, secret: Secret | None) -> IO[bytes]:
    """`file` as it was before it was encrypted, or as it is if it never was. Here and when it is
    read: StorageError, which names `path`."""
    head = file.read(_HEAD)
    if not head.startswith(_MAGIC):
        file.seek(0)
        return file
    if len(head) < _HEAD:
        raise StorageError(f"{path} is damaged: it is cut off")
    if secret is None:
        raise StorageError(f"{path} is encrypted: its key is needed (--key-file)")
    salt, expected = head[len(_MAGIC) : -_PROOF], head[-_PROOF:]
    key, proof = _derived(secret, salt)
    if not hmac.compare_digest(proof, expected):
        raise StorageError(
            f"{path} cannot be decrypted: it was encrypted with another key, or its first bytes "
            "are damaged"
        )
    return io.BufferedReader(_OpeningReader(file, path, key, head), _CHUNK)


class _SealingWriter(io.RawIOBase):
    def __init__(self, file: IO[bytes], key: bytes, head: bytes) -> None:
        self._file = file
        self._cipher = AESGCM(key)
        self._head = head
        self._number = 0
        self._waiting = bytearray()
        file.write(head)

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        taken = bytes(data)  # type: ignore[call-overload]
        self._waiting += taken
        # The last chunk is known only at the end, so one is held back.
        while len(self._waiting) > _CHUNK:
            self._seal(self._waiting[:_CHUNK], last=False)
            del self._waiting[:_CHUNK]
        return len(taken)

    def finish(self) -> None:
        self._seal(self._waiting, last=True)

    def _seal(self, chunk: bytearray, *, last: bool) -> None:
        nonce = _nonce(self._number, last)
        self._file.write(self._cipher.encrypt(nonce, bytes(chunk), self._head))
        self._number += 1


class _OpeningReader(io.RawIOBase):
    def __init__(self, file: IO[bytes], path: Path, key: bytes, head: bytes) -> None:
        self._file = file
        self._path = path
        self._cipher = AESGCM(key)
        self._head = head
        self._number = 0
        self._next = file.read(_CHUNK + _TAG)
        self._opened = b""
        self._ended = False

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        view = memoryview(buffer).cast("B")  # type: ignore[arg-type]
        while not self._opened and not self._ended:
            self._open_next()
        taken = self._opened[: len(view)]
        view[: len(taken)] = taken
        self._opened = self._opened[len(taken) :]
        return len(taken)

    def _open_next(self) -> None:
        chunk, self._next = self._next, self._file.read(_CHUNK + _TAG)
        self._ended = not self._next
        try:
            self._opened = self._cipher.decrypt(
                _nonce(self._number, self._ended), chunk, self._head
            )
        except InvalidTag:
            how = "it is cut off, or its end was changed"
            if not self._ended:
                how = f"its part {self._number + 1} was changed"
            raise StorageError(f"{self._path} is damaged: {how}") from None
        self._number += 1
