"""What became of each fault, kept as JSON lines so that a run can be interrupted and go on."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from evora.work.results import GrowingFile, whole_lines
from lab.mutation.faults import Fault, diff, share
from lab.strength.figures import table

Status = Literal["noticed", "survived", "equivalent"]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True)
class Result:
    """`by`: the test that noticed the fault. `module`: digest of the file without the fault;
    `tree`: digest of the whole tree."""

    fault: Fault
    status: Status
    by: str | None
    seconds: float
    module: str
    tree: str

    def as_json(self) -> dict[str, Any]:
        fields = asdict(self) | {"seconds": round(self.seconds, 1)}
        fault: dict[str, Any] = fields.pop("fault")
        return fault | fields


class Ledger:
    """The results of one seed. What was noticed stays so while its file is unchanged; what
    survived is tried again once anything has changed, because a test may have been added."""

    def __init__(self, file: Path, tree: str) -> None:
        self._tree = tree
        self._known: dict[tuple[str, str, str], dict[str, Any]] = {}
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = list(whole_lines(file)) if file.exists() else []
        GrowingFile(file, sum(map(len, lines))).close()
        for row in map(json.loads, lines):
            self._known[row["path"], row["before"], row["after"]] = row

    def find(self, fault: Fault, module: str) -> Result | None:
        """What is known of a fault and still holds."""
        row = self._known.get(fault.key)
        if row is None or row["module"] != module:
            return None
        if row["status"] == "survived" and row["tree"] != self._tree:
            return None
        return Result(fault, row["status"], row["by"], row["seconds"], module, row["tree"])

    def add(self, result: Result) -> None:
        with GrowingFile(self._file) as file:
            file.append(json.dumps(result.as_json(), ensure_ascii=False).encode() + b"\n")
        self._known[result.fault.key] = result.as_json()


def digest(parts: Iterable[bytes]) -> str:
    """A short name for contents."""
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()[:16]


def read_equivalent(file: Path = EQUIVALENT) -> dict[tuple[str, str, str], str]:
    """Faults that a person judged to change nothing, with the reason. The judgement is bound to
    the text of the line: it ends when the line changes."""
    rows = tomllib.loads(file.read_text()).get("fault", [])
    return {(row["path"], row["before"], row["after"]): row["reason"] for row in rows}


def summary(results: Sequence[Result]) -> str:
    """A table by area; equivalent faults are not counted as planted."""
    rows = []
    areas = dict.fromkeys(result.fault.area for result in results)
    for area in (*areas, "all"):
        own = [result for result in results if area in (result.fault.area, "all")]
        count = {
            status: sum(result.status == status for result in own)
            for status in ("noticed", "survived", "equivalent")
        }
        planted = count["noticed"] + count["survived"]
        numbers = (planted, *count.values())
        rows.append((area, *map(str, numbers), f"{share(count['noticed'], planted):.0f} %"))
    return table(("area", "planted", "noticed", "survived", "equivalent", "share"), rows)


def survivors(results: Iterable[Result], root: Path) -> str:
    """The faults that nothing noticed, as diffs."""
    return "\n\n".join(
        f"{result.fault.area}, {result.fault.kind}\n"
        + diff(result.fault, (root / result.fault.path).read_text())
        for result in results
        if result.status == "survived"
    )


def noticed_share(results: Sequence[Result]) -> float:
    """In percent of the faults that are not equivalent."""
    counted = [result for result in results if result.status != "equivalent"]
    return share(sum(result.status == "noticed" for result in counted), len(counted))
