"""What holds for all tests."""

import asyncio
import gc
import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

# Whatever the machine speaks: tests read English, and those about languages choose their own.
os.environ["EVORA_LANGUAGE"] = "en"
# The workers share the cores already: more threads of NumPy or PyTorch would only wait for each
# other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")
# Files of tests are in memory where there is room: a game at the terminal waits for the disk three
# times per move, a database at every commit. No test takes away the power, so none can tell.
_MEMORY = Path("/dev/shm")
_ENOUGH_BYTES = 4 << 30
if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ENOUGH_BYTES:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))
# A shell starts what runs in the background deaf to Ctrl-C, and `nohup` makes programs deaf to a
# window that closes; the tests of both are not.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
# The machine may do other things meanwhile: no example is wrong because it was slow. `make test`
# tries the same examples every time, so that it tells about the change; `make soak` tries others.
hypothesis.settings.register_profile(
    "evora", deadline=None, derandomize="EVORA_SOAK" not in os.environ
)
hypothesis.settings.load_profile("evora")

# Collecting the tests makes millions of objects that stay: looking through them again and again for
# garbage would take a quarter of that time, and some of every test's.
gc.disable()

_WEB = Path(__file__).parent / "web"


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def no_foreign_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright's own event loop counts as running in a worker that has had a test of the page;
    `asyncio.run` in a later test would refuse to start."""
    loop = None if request.path.is_relative_to(_WEB) else asyncio._get_running_loop()
    if loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
