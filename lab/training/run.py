"""Does a whole training run: samples, what is learned from them and a match, as configured.

    python -m lab.training.run CONFIG.toml --out FOLDER

A run that was stopped goes on where it was. docs/training.md explains configuration and folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from evora.arena import Match, PlayerSpec, State, run_match, summarise
from evora.knowledge import FittedWeights, read_knowledge
from evora.search import Limit
from evora.work import Place
from evora.work.progress import LOG_INTERVAL_S, Progress
from lab.training.calibration import calibrate
from lab.training.chunks import Chunk, chunk_paths, chunks_of
from lab.training.config import Config, SamplesConfig, read_config
from lab.training.fit import fit_chunks
from lab.training.labels import LabelJob, label_games
from lab.training.policy import learn_policy
from lab.training.program import Interruption, Say, add_work_options, parser_for, place_of, run
from lab.training.run_folder import run_folder
from lab.training.samples import SampleJob, play_chunks
from lab.training.start_weights import STARTS, shipped, start_weights

Files = dict[str, Path]  # weights, policy

MATCH = "match"


@dataclass(frozen=True)
class Run:
    config: Config
    folder: Path
    place: Place
    say: Say

    def all(self) -> None:
        for number in range(1, self.config.iterations + 1):
            self.iteration(number)
        made = ", ".join(map(str, self.made(self.config.iterations).values()))
        self.say(f"run: done, {made}")

    def iteration(self, number: int) -> None:
        """Learns values, a policy and a calibration, one after the other; then plays a match."""
        missing = [kind for kind, path in self.made(number).items() if not path.exists()]
        if missing:
            self.say(f"iteration {number}")
        for kind in missing:
            {
                "weights": self._learn_values,
                "policy": self._learn_policy,
                "calibration": self._calibrate,
            }[kind](number)
        if self.config.match:
            self._match(number)

    def here(self, number: int) -> Path:
        return self.folder / str(number)

    def made(self, number: int) -> Files:
        """The files that an iteration makes, in this order."""
        given = {
            "weights": self.config.fit,
            "policy": self.config.policy,
            "calibration": self.config.calibration,
        }
        return {kind: self.here(number) / f"{kind}.inc" for kind in given if given[kind]}

    def known(self, number: int) -> Files:
        """What is known after an iteration; after 0: what the run starts from."""
        return self._values(number) | self._policy(number)

    def _values(self, number: int) -> Files:
        made = self.made(number)
        if number > 0 and "weights" in made:
            return {"weights": made["weights"]}
        start = self.config.start
        if start == "shipped":
            return {}
        if start not in STARTS:
            return {"weights": Path(start)}
        path = self.folder / "start.inc"
        if not path.exists():
            start_weights(start, self.config.players, self.config.variant).write(path)
        return {"weights": path}

    def _policy(self, number: int) -> Files:
        made = self.made(number)
        return {"policy": made["policy"]} if number > 0 and "policy" in made else {}

    def _play(self, number: int, config: SamplesConfig | None, files: Files) -> Path:
        """Samples of games that are played with these files; the folder of their chunks."""
        assert config
        job = SampleJob(
            config,
            self.config.players,
            self.config.variant,
            1000 * self.config.seed + number,
            read_knowledge(**files),
        )
        folder = self.here(number) / job.name
        play_chunks(job, config.chunks, folder, place=self.place, say=self.say)
        return folder

    def _learn_values(self, number: int) -> None:
        """Games of the knowledge of the iteration before, and what is learned from them."""
        config, known = self.config, self.known(number - 1)
        games = self._play(number, config.games, known)
        if config.labels:
            job = LabelJob(config.labels, config.seed, read_knowledge(**known))
            label_games(job, games, self.here(number) / "labels", place=self.place, say=self.say)
        assert config.fit
        before = (
            FittedWeights.read(known["weights"])
            if "weights" in known
            else shipped(config.players, config.variant)
        )
        weights, losses = fit_chunks(self._chunks(number), before, config.fit, self.say)
        weights.write(self.made(number)["weights"])
        self.say(f"fit: {losses}")

    def _chunks(self, number: int) -> list[Chunk]:
        """What an iteration learns from: its own chunks, then those of some before it."""
        chunks: list[Chunk] = []
        for each in range(number, max(0, number - 1 - self.config.games.earlier), -1):
            here = self.folder / str(each)
            chunks += chunks_of(here / "games", here / "labels" if self.config.labels else None)
        return chunks

    def _learn_policy(self, number: int) -> None:
        """Samples of searches with the newest values and the policy before."""
        newest = self._values(number) | self._policy(number - 1)
        samples = self._play(number, self.config.policy_samples, newest)
        assert self.config.policy
        policy = learn_policy(chunk_paths(samples), self.config.policy, self.config.seed, self.say)
        policy.write(self.made(number)["policy"])

    def _calibrate(self, number: int) -> None:
        """Samples of searches with everything that is new, and how far they can be trusted."""
        config = self.config
        samples = self._play(number, config.mid_round_samples, self.known(number))
        assert config.calibration
        setting = f"{config.variant}, {config.players} players"
        out = self.made(number)["calibration"]
        calibrate(chunk_paths(samples), config.calibration, setting, out, self.say)

    def _match(self, number: int) -> None:
        """What was learned, against what the run started from."""
        config = self.config
        assert config.match
        match = Match(
            (
                self._player("new", number, config.match.nodes),
                self._player("old", 0, config.match.nodes),
            ),
            config.players,
            config.variant,
            seed=f"run {config.seed}",
            tables="alone",
        )
        progress = Progress(log_interval=LOG_INTERVAL_S)

        def show(state: State) -> None:
            done = len(state.results)
            progress.show_line(
                lambda: f"match: {done} of {state.total} games, {progress.seconds:.0f} s"
            )

        state = run_match(
            match,
            config.match.deals,
            jobs=self.place.jobs,
            cluster=self.place.cluster,
            folder=self.here(number) / MATCH,
            on_progress=show,
        )
        progress.clear()
        if state.results:
            self.say(f"match: {result_text(match, state)}")
        if state.interrupted:
            raise Interruption

    def _player(self, name: str, number: int, nodes: int) -> PlayerSpec:
        files = tuple((kind, str(path)) for kind, path in self.known(number).items())
        return PlayerSpec(name, "engine", Limit(nodes=nodes), (*files, ("hash_mb", 16)))


def result_text(match: Match, state: State) -> str:
    """What the first player made against the second: its share of the win, as Elo, its time."""
    summary = summarise(match, state.counted)
    pairing = summary.pairing(0, 1)
    rows = {row.player: row for row in summary.rows}
    assert pairing
    times = [rows[player].seconds_per_move or 0.0 for player in (0, 1)]

    def shown(value: float | None, form: str) -> str:
        return "unbounded" if value is None else format(value, form)

    share, elo = pairing.share, pairing.elo
    return (
        f"{summary.games} games: {shown(share.value, '.1%')} ({shown(share.low, '.1%')} to "
        f"{shown(share.high, '.1%')}, par {1 / match.players:.1%}), Elo {shown(elo.value, '+.0f')} "
        f"({shown(elo.low, '+.0f')} to {shown(elo.high, '+.0f')}), "
        f"time ratio {times[0] / max(1e-9, times[1]):.2f}"
    )


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    add_work_options(parser)
    options = parser.parse_args()
    config = read_config(options.config)
    with run_folder(options.out, config) as say:
        Run(config, options.out, place_of(options), say).all()


if __name__ == "__main__":
    run(main)
