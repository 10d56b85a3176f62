"""One run: a sample of faults, two or more copies of the tree, the stages of tests for each."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from lab.mutation.areas import Area, Plan, modules, stages
from lab.mutation.baselines import Baselines
from lab.mutation.copies import Copy, tracked_files
from lab.mutation.faults import Fault, sample
from lab.mutation.python_faults import python_faults
from lab.mutation.results import Ledger, Result, Status, digest
from lab.mutation.typescript_faults import typescript_faults

Say = Callable[[str], None]


@dataclass
class Run:
    """What the workers share."""

    root: Path
    plan: Plan
    ledger: Ledger
    tree: str
    equivalent: dict[tuple[str, str, str], str]
    say: Say
    baselines: Baselines
    max_stages: int = 3

    def judge(self, fault: Fault, copy: Copy) -> Result:
        """Plants a fault and runs the tests nearest to it, then wider ones."""
        area = next(area for area in self.plan.areas if area.name == fault.area)
        root = copy.folder  # the working tree may have changed since
        module = module_digest(root, fault.path)
        began = time.monotonic()
        by: str | None = None
        for stage in stages(self.plan, area, fault.path, root)[: self.max_stages]:
            if not stage:
                continue
            tests, limit = self.baselines.prepare(stage, copy)
            with copy.planted(fault):
                by = copy.run(tests, limit).noticed_by
            if by is not None:
                break
        status = self._status(fault, by)
        return Result(fault, status, by, time.monotonic() - began, module, self.tree)

    def _status(self, fault: Fault, by: str | None) -> Status:
        if by is not None:
            return "noticed"
        return "equivalent" if fault.key in self.equivalent else "survived"


@dataclass(frozen=True)
class Sampling:
    """`per_area` faults of each area; `only`: of files whose path contains it."""

    seed: int
    per_area: int
    only: str = ""


def choose(plan: Plan, root: Path, areas: Sequence[Area], sampling: Sampling) -> list[Fault]:
    """The sample, area by area."""
    chosen = []
    for area in areas:
        paths = [path for path in modules(plan, area, root) if sampling.only in path]
        faults: list[Fault] = []
        scripts = [path for path in paths if path.endswith(".ts")]
        for path in paths:
            if path.endswith(".py"):
                faults += python_faults(area.name, path, (root / path).read_text())
        if scripts:
            faults += typescript_faults(area.name, root, scripts)
        chosen += sample(faults, sampling.seed, sampling.per_area)
    return chosen


def module_digest(root: Path, path: str) -> str:
    return digest([(root / path).read_bytes()])


def tree_digest(root: Path) -> str:
    """Of every file that could matter to what a fault does: not of the planter, nor of prose."""
    names = (
        name
        for name in sorted(tracked_files(root))
        if not name.startswith("lab/mutation/") and not name.endswith(".md")
    )
    return digest(part for name in names for part in (name.encode(), (root / name).read_bytes()))


def run_all(run: Run, faults: Sequence[Fault], jobs: int, folder: Path) -> list[Result]:
    """Judges every fault that is not in the ledger; results in the order of the faults."""
    found: dict[Fault, Result] = {}
    waiting: queue.SimpleQueue[Fault] = queue.SimpleQueue()
    for fault in faults:
        known = run.ledger.find(fault, module_digest(run.root, fault.path))
        if known is None:
            waiting.put(fault)
        else:
            found[fault] = known
    left = waiting.qsize()
    if found:
        run.say(f"{len(found)} of {len(faults)} are known from an earlier run")
    failures: list[BaseException] = []
    copies: list[Copy] = []

    def work(number: int) -> None:
        try:
            copy = Copy(run.root, folder / f"copy-{number}")
            copies.append(copy)
            while not failures:
                fault = waiting.get_nowait()
                result = run.judge(fault, copy)
                if failures:
                    return  # stopped in the middle: it says nothing
                found[fault] = result
                run.ledger.add(result)
                run.say(_progress(result, len(found), len(faults)))
        except queue.Empty:
            return
        except BaseException as error:
            failures.append(error)

    # Not Thread.join: one that Ctrl-C ends can take a running thread for ended, and joining it
    # again would not wait.
    with ThreadPoolExecutor(max(1, min(jobs, left))) as pool:
        workers = [pool.submit(work, number) for number in range(min(jobs, left))]
        try:
            wait(workers)
        except KeyboardInterrupt as error:
            failures.append(error)
            for copy in copies:
                copy.stop()
            wait(workers)
        finally:
            for copy in copies:
                copy.close()
    if failures:
        raise failures[0]
    return [found[fault] for fault in faults]


def _progress(result: Result, done: int, planted: int) -> str:
    fault = result.fault
    end = f"noticed by {result.by}" if result.status == "noticed" else result.status.upper()
    place = f"{fault.path}:{fault.line}"
    return f"[{done}/{planted}] {place} {fault.kind}: {end} ({result.seconds:.0f} s)"
