"""Fetches the compiler for the page's engine: `python tools/fetch_zig.py FOLDER`.

It is the Python package ziglang. Of its 400 MB only what WebAssembly takes is unpacked, which takes
a third of the time that installing it does. Only the standard library is used: nothing else is
installed yet.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

# Its program, the headers and the C++ library; std.zig is how it knows its own folder.
_NEEDED = (
    "ziglang/zig",
    "ziglang/lib/include/",
    "ziglang/lib/libc/include/generic-musl/",
    "ziglang/lib/libc/include/wasm",
    "ziglang/lib/libcxx/",
    "ziglang/lib/libcxxabi/",
    "ziglang/lib/libunwind/",
    "ziglang/lib/std/std.zig",
)


def main() -> None:
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as wheels:
        download = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check"]
        wanted = ["--no-deps", "-c", "constraints.txt", "--dest", wheels, "ziglang"]
        done = subprocess.run([*download, *wanted], check=False)
        if done.returncode != 0:
            sys.exit(done.returncode)
        (wheel,) = Path(wheels).glob("ziglang-*.whl")
        shutil.rmtree(folder, ignore_errors=True)
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder, [n for n in packed.namelist() if n.startswith(_NEEDED)])
    for program in folder.glob("ziglang/zig*"):
        program.chmod(0o755)


if __name__ == "__main__":
    main()
