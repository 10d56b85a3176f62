"""Does a whole training run: games, labels, learning and a match, as a configuration says.

    python -m training.run CONFIG.toml --out FOLDER

A run that was stopped goes on where it was. docs/training.md explains configuration and folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from evora.work import Place
from training import weights_file
from training.chunk_work import add_work_options, place_of
from training.chunks import Chunk, chunks_of
from training.config import Config, read_config
from training.duel import Duel, play_duel
from training.evaluation import Evaluation, read_evaluation
from training.fit import STARTS, fit_chunks, start_weights
from training.games import GameSettings, play_games
from training.labels import LabelSettings, label_games
from training.learn import LearnOptions, torch_modules
from training.program import parser_for, run
from training.progress import Progress, Say
from training.regression import FitOptions
from training.run_folder import run_folder

WEIGHTS, NETWORK, MATCH = "weights.inc", "network.net", "match.jsonl"


@dataclass(frozen=True)
class Run:
    config: Config
    folder: Path
    place: Place
    say: Say

    def all(self) -> None:
        for number in range(1, self.config.iterations + 1):
            self.iteration(number)
        self.say(f"run: done, {self.learned(self.config.iterations)}")

    def iteration(self, number: int) -> None:
        """Games of the evaluation of the iteration before, what is learned from them, a match."""
        config = self.config
        here = self.folder / str(number)
        games, labels = here / "games", here / "labels" if config.labels else None
        learned = self.learned(number)
        if not learned.exists():
            self.say(f"iteration {number}")
            evaluation = self.evaluation(number - 1)
            self._play(number, evaluation, games)
            if config.labels and labels:
                label_games(
                    LabelSettings(config.labels.deals, config.labels.nodes, config.seed),
                    evaluation,
                    games,
                    labels,
                    place=self.place,
                    progress=Progress(self.say),
                )
            if config.fit:
                self._fit(number)
            else:
                self._learn(number)
        if config.match:
            self._match(number, here / MATCH)

    def learned(self, number: int) -> Path:
        """The file that an iteration makes."""
        return self.folder / str(number) / (WEIGHTS if self.config.fit else NETWORK)

    def evaluation(self, number: int) -> Evaluation:
        """What is known after an iteration; after 0: what the run starts from."""
        start = self.config.start
        if number > 0:
            path = self.learned(number)
        elif start in STARTS:
            weights = start_weights(start, self.config.players, self.config.variant)
            return Evaluation() if start == "shipped" else Evaluation(weights)
        else:
            path = Path(start)
        network = path.suffix == ".net"
        return read_evaluation(network=path) if network else read_evaluation(weights=path)

    def _play(self, number: int, evaluation: Evaluation, games: Path) -> None:
        config = self.config
        play_games(
            GameSettings(
                config.players,
                config.variant,
                config.games.nodes,
                config.games.perturbed_rounds,
                config.games.per_chunk,
                seed=1000 * config.seed + number,
            ),
            evaluation,
            games,
            range(-(-config.games.count // config.games.per_chunk)),
            place=self.place,
            progress=Progress(self.say),
        )

    def _chunks(self, number: int) -> list[Chunk]:
        """What an iteration learns from: its own chunks, then those of some before it."""
        chunks: list[Chunk] = []
        for each in range(number, max(0, number - 1 - self.config.games.earlier), -1):
            here = self.folder / str(each)
            chunks += chunks_of(here / "games", here / "labels" if self.config.labels else None)
        return chunks

    def _fit(self, number: int) -> None:
        assert self.config.fit
        options = FitOptions(**msgspec.to_builtins(self.config.fit))
        before = self.evaluation(number - 1).weights
        if before is None:
            before = weights_file.shipped(self.config.players, self.config.variant)
        weights, losses = fit_chunks(self._chunks(number), before, options, self.say)
        weights_file.write(weights, self.learned(number))
        self.say(f"fit: {losses}")

    def _learn(self, number: int) -> None:
        learning, model = torch_modules()
        assert self.config.learn
        values = msgspec.to_builtins(self.config.learn)
        options = LearnOptions(**values, seed=self.config.seed)
        found, trained = learning.learn_chunks(self._chunks(number), options, self.say)
        model.write(found, self.config.variant, trained, self.learned(number))

    def _match(self, number: int, path: Path) -> None:
        """What was learned, against what the run started from."""
        config = self.config
        assert config.match
        nodes = f"nodes={config.match.nodes}"
        kind = "weights" if config.fit else "net"
        start = config.start
        if start in ("guess", "score"):
            start = str(self.folder / "start.inc")
            weights_file.write(
                start_weights(config.start, config.players, config.variant), Path(start)
            )
        old = nodes if start == "shipped" else f"{_kind(start)}={start},{nodes}"
        play_duel(
            Duel(
                f"{kind}={self.learned(number)},{nodes}",
                old,
                config.players,
                config.variant,
                seed=f"run {config.seed}",
            ),
            config.match.deals,
            path,
            place=self.place,
            progress=Progress(self.say),
        )


def _kind(path: str) -> str:
    return "net" if path.endswith(".net") else "weights"


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
