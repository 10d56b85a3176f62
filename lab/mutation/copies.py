"""A private copy of the tree with an environment of its own, in which tests meet a fault.

The copy's environment finds `evora` in the copy, and everything else, the native module included,
where it is installed. So nothing is built again, and programs that a test starts meet the fault.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lab.mutation.areas import Stage
from lab.mutation.faults import Fault

_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
_FAILED_PAGE = re.compile(r"FAIL\s+(\S+\.test\.ts)")
_PATIENCE_SECONDS = 10
# Of pytest, where every test of the files wants a package that is not there: nothing was noticed.
_NOTHING_RAN = 5


@dataclass(frozen=True)
class StageResult:
    """`noticed_by`: a test, or 'timeout'; None when everything passed."""

    noticed_by: str | None
    seconds: float
    output: str


class Copy:
    """One worker's tree. Only `planted` changes it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._root = root
        self.folder = folder
        self._clock = time.time()
        self._process: subprocess.Popen[str] | None = None
        self._temporary = Path(tempfile.mkdtemp(prefix="evora-mutation-"))
        self._temporary.chmod(0o755)  # PostgreSQL runs as a user of its own
        shutil.rmtree(folder, ignore_errors=True)
        for name in tracked_files(root):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target)
        self._link_what_is_built()
        self._make_environment()

    def _link_what_is_built(self) -> None:
        native = importlib.util.find_spec("evora._core")
        assert native is not None and native.origin is not None
        (self.folder / "src/evora" / Path(native.origin).name).symlink_to(native.origin)
        modules = self._root / "web/node_modules"
        if modules.exists():  # as links of files: vite serves nothing from outside the folder
            copied = self.folder / "web/node_modules"
            shutil.copytree(modules, copied, symlinks=True, copy_function=_link)
        engine = Path("web/src/engine/evora.wasm")
        if (self._root / engine).exists():
            _link(str(self._root / engine), str(self.folder / engine))
        page = self._root / "src/evora/web/static"
        if page.exists():  # copied: a build of the page empties the folder
            shutil.copytree(page, self.folder / "src/evora/web/static")

    def _make_environment(self) -> None:
        environment = self.folder / ".venv"
        venv.create(environment, with_pip=False)
        own = sysconfig.get_path(
            "purelib", "venv", {"base": str(environment), "platbase": str(environment)}
        )
        installed = sysconfig.get_path("purelib")
        (Path(own) / "mutation.pth").write_text(f"{self.folder / 'src'}\n{installed}\n")
        ours = Path(sys.executable).parent
        for script in ours.iterdir():
            target = environment / "bin" / script.name
            if target.exists() or not script.is_file():
                continue
            content = script.read_bytes()
            if content.startswith(b"#!" + bytes(ours)):
                bound = content.replace(bytes(ours), bytes(environment / "bin"), 1)
                target.write_bytes(bound)
                target.chmod(0o755)
            else:
                target.symlink_to(script.resolve())

    @contextlib.contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """The copy with a fault in it."""
        file = self.folder / fault.path
        text = file.read_text()
        self._write(file, fault.plant(text))
        try:
            yield
        finally:
            self._write(file, text)

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text)
        # Compiled modules are known by size and whole seconds: no two versions share a second.
        self._clock += 1
        os.utime(file, (self._clock, self._clock))

    def run(self, stage: Stage, seconds: float) -> StageResult:
        """Runs the tests of a stage until the first one fails."""
        began = time.monotonic()
        output = ""
        for command, where in self._commands(stage):
            left = seconds - (time.monotonic() - began)
            code, text = self._call(command, where, left)
            output += text
            if code not in (0, _NOTHING_RAN):
                named = _FAILED.search(text) or _FAILED_PAGE.search(text)
                name = named[1] if named else "timeout" if code is None else f"exit code {code}"
                return StageResult(name, time.monotonic() - began, output)
        return StageResult(None, time.monotonic() - began, output)

    def _commands(self, stage: Stage) -> Iterator[tuple[list[str], Path]]:
        if stage.vitest:
            files = [str(Path(test).relative_to("web")) for test in stage.vitest]
            yield ["node_modules/.bin/vitest", "run", "--bail", "1", *files], self.folder / "web"
        if stage.page:
            yield ["node_modules/.bin/vite", "build", "--logLevel", "error"], self.folder / "web"
        if stage.pytest:
            python = str(self.folder / ".venv/bin/python")
            quiet = [
                "-x",
                "-q",
                "--no-header",
                "--tb=no",
                "--durations=0",
                "-p",
                "no:cacheprovider",
            ]
            # Nothing is planted in what differs between the two databases: the quick one will do.
            quick = ["-k", "not postgresql"]
            if not any("schemathesis" in (self.folder / test).read_text() for test in stage.pytest):
                quick += ["-p", "no:schemathesis"]  # it takes longer to load than most tests to run
            yield [python, "-m", "pytest", *quiet, *quick, *stage.pytest], self.folder

    def _call(self, command: list[str], where: Path, seconds: float) -> tuple[int | None, str]:
        """Exit code and output; no code after a timeout. Nothing that was started stays."""
        hidden = ("PYTHONPATH", "VIRTUAL_ENV", "EVORA_SOAK")
        environment = {key: value for key, value in os.environ.items() if key not in hidden}
        environment["TMPDIR"] = str(self._temporary)
        # Node may be one of the environment's own (tools/build-web).
        environment["PATH"] += f"{os.pathsep}{self.folder / '.venv/bin'}"
        if where.name == "web":
            environment["NO_COLOR"] = "1"
        self._process = subprocess.Popen(
            command,
            cwd=where,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        try:
            output, _ = self._process.communicate(timeout=max(seconds, 1))
            return self._process.returncode, output
        except subprocess.TimeoutExpired:
            return None, "timed out\n"
        finally:
            self.stop()
            for left in self._temporary.iterdir():
                shutil.rmtree(left, ignore_errors=True)

    def stop(self) -> None:
        """Ends the tests that run, with everything they started."""
        process = self._process
        if process is None:
            return
        if process.poll() is None:  # fixtures put away databases and servers, if they still can
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=_PATIENCE_SECONDS)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._temporary, ignore_errors=True)
        shutil.rmtree(self.folder, ignore_errors=True)


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copy2(source, target)


def tracked_files(root: Path) -> list[str]:
    """The files of the working tree, whether committed or not, without what git ignores."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    names = dict.fromkeys(done.stdout.split("\0"))
    return [name for name in names if name and (root / name).is_file()]
