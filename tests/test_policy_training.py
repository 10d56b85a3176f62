"""Learning a policy, on a tiny budget."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from evora import _core
from evora.errors import EvoraError
from evora.knowledge import INPUTS, Knowledge, PolicyWeights, read_knowledge
from evora.work import Place
from lab.training import policy
from lab.training.chunks import chunk_paths, read_policy_samples, write_chunk
from lab.training.config import PolicyConfig, PolicySamplesConfig
from lab.training.policy import learn_policy
from lab.training.samples import SampleJob, play_chunks

ROOT = Path(__file__).parent.parent
POLICIES = ROOT / "core" / "evaluation" / "policies"
JOB = SampleJob(PolicySamplesConfig(per_chunk=5, nodes=1), 2, "coloured", 0, Knowledge())


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("samples")
    play(folder, JOB)
    return folder


def play(folder: Path, job: SampleJob) -> None:
    play_chunks(job, range(4), folder, place=Place(jobs=1), say=print)


def teach(samples: Path, folder: Path) -> None:
    """The same decisions, but what is chosen is the favourite of a known policy."""
    known = PolicyWeights.read(POLICIES / "grey_4.inc")
    weights = np.pad(np.array(known.by_stage, np.float32), ((0, 0), (0, 1)))
    folder.mkdir()
    for path in chunk_paths(samples):
        decisions = policy.load([path])
        (batch,) = decisions.batches(len(decisions))
        likely, _ = batch.likelihoods(weights)
        favourites = [part.argmax() for part in np.split(likely, batch.first[1:])]
        arrays = vars(decisions.samples) | {"chosen": np.array(favourites, np.uint16)}
        write_chunk(folder / path.name, arrays, {})


def test_what_a_policy_chooses_is_learned(samples: Path, tmp_path: Path) -> None:
    teach(samples, tmp_path / "taught")
    said: list[str] = []
    options = PolicyConfig(epochs=4, batch=128)
    learned = learn_policy(chunk_paths(tmp_path / "taught"), options, 1, said.append)
    firsts = [float(each) for each in re.findall(r"the first in ([\d.]+) %", "\n".join(said))]
    assert len(firsts) == 4 and firsts[-1] > 45  # by chance some 15 %
    path = tmp_path / "policy.inc"
    learned.write(path)
    read = PolicyWeights.read(path)
    np.testing.assert_allclose(read.by_stage, learned.by_stage, atol=0.0051)
    read.write(tmp_path / "again.inc")
    assert (tmp_path / "again.inc").read_bytes() == path.read_bytes()
    # Games are played with it, and say so.
    known = read_knowledge(policy=path)
    assert re.fullmatch("policy [0-9a-f]{12}", str(known))
    play(tmp_path / "other", replace(JOB, knowledge=known))
    with (
        np.load(tmp_path / "other" / "000000.npz") as chunk,
        np.load(samples / "000000.npz") as old,
    ):
        assert str(known) in str(chunk["made"])
        assert chunk["chosen"].tolist() != old["chosen"].tolist()


def test_samples_that_are_there_are_kept_and_the_rest_is_the_same(tmp_path: Path) -> None:
    job = SampleJob(PolicySamplesConfig(per_chunk=1, nodes=2), 3, "grey", 7, Knowledge())
    play(tmp_path, job)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    times = {path: path.stat().st_mtime_ns for path in before}
    gone = tmp_path / "000002.npz"
    gone.unlink()
    play(tmp_path, job)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert {path for path in before if path.stat().st_mtime_ns != times[path]} == {gone}
    read = read_policy_samples(gone)
    assert len(read.index) == read.moves.sum() and (read.chosen < read.moves).all()


def test_every_shipped_policy_is_a_file_that_can_be_read() -> None:
    paths = sorted(POLICIES.glob("*.inc"))
    assert len(paths) == 6
    for path in paths:
        assert len(PolicyWeights.read(path).by_stage) == _core.STAGES


def test_wrong_samples_get_a_sentence(samples: Path, tmp_path: Path) -> None:
    with pytest.raises(EvoraError, match="expected games of grey 2, found coloured 2"):
        chunk_paths(samples, "grey 2")
    with pytest.raises(EvoraError, match=r"chunks: expected 2 or more, .* got 1"):
        learn_policy(chunk_paths(samples)[:1], PolicyConfig(), 1, print)
    with np.load(samples / "000000.npz") as chunk:
        arrays = {name: chunk[name] for name in chunk.files if name != "made"}
    path = tmp_path / "000000.npz"
    write_chunk(path, arrays | {"chosen": arrays["moves"]}, {})
    with pytest.raises(EvoraError, match=r"000000.npz: expected decisions among moves with 429"):
        read_policy_samples(path)
    none = {name: array[:0] for name, array in arrays.items()}
    write_chunk(path, none, {})
    with pytest.raises(EvoraError, match="expected decisions of searches, found none"):
        policy.load([path])


def test_the_page_has_the_shape_of_policy_samples() -> None:
    page = (ROOT / "docs" / "training.md").read_text()
    found = re.search(
        r"^\| `index` \| uint16 \| m . (\d+) \| .*filled up with (\d+) \|$", page, re.M
    )
    assert found and [int(number) for number in found.groups()] == [
        _core.POLICY_SAMPLE_INPUTS,
        len(INPUTS),
    ]
