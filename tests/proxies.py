"""The proxies of deploy/, on this machine: their files with other ports and places."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parent.parent / "deploy"
NAME = "games.example.org"
_START_SECONDS = 30.0


def program(name: str) -> str:
    """A program that not every machine has."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed, so its file is not tried with it")
    return found


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def nginx_command(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """nginx with the site of deploy/, whose certificate and cache lie in `folder`. `changes`:
    patterns that the site has, and what stands in their place."""
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = run(
        *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
        *("-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(certificate)),
    )
    assert made.returncode == 0, made.stderr
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    own = (
        (r"ssl_certificate .*;", f"ssl_certificate {certificate};"),
        (r"ssl_certificate_key .*;", f"ssl_certificate_key {key};"),
        (r"proxy_cache_path \S+", f"proxy_cache_path {folder}/cache"),
    )
    for pattern, replacement in (*own, *changes):
        site, count = re.subn(pattern, replacement, site)
        assert count, pattern
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    # As root it would work as another user, who cannot get to the folder.
    user = "user root;\n" if os.getuid() == 0 else ""
    head = f"{user}pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{places}\n"
    (folder / "nginx.conf").write_text(f"{head}{site}}}\n")
    return [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]


@contextlib.contextmanager
def running(
    command: list[str], port: int, log: Path, environment: dict[str, str] | None = None
) -> Iterator[None]:
    """A program that listens on a port of this machine."""
    env = {**os.environ, **(environment or {})}
    with log.open("ab") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=env)
    try:
        deadline = time.monotonic() + _START_SECONDS
        while not _listens(port):
            if process.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"{command[0]} did not start:\n{log.read_text('utf-8', 'replace')}")
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
