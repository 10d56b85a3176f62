"""Does a whole training run: games, what is learned from them and a match, as configured.

    python -m training.run CONFIG.toml --out FOLDER

A run that was stopped goes on where it was. docs/training.md explains configuration and folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec

from evora.work import Place
from training import policy_file, weights_file
from training.choices import ChoiceSettings
from training.chunk_work import add_work_options, place_of
from training.chunks import Chunk, chunk_paths, chunks_of
from training.config import Config, read_config
from training.duel import Duel, play_duel
from training.evaluation import Evaluation, read_evaluation
from training.fit import STARTS, fit_chunks, start_weights
from training.games import GameSettings
from training.labels import LabelSettings, label_games
from training.playing import play_chunks
from training.policy import PolicyOptions, learn_policy
from training.program import parser_for, run
from training.progress import Progress, Say
from training.regression import FitOptions
from training.run_folder import run_folder
from training.weights_file import FittedWeights

Files = dict[str, Path]  # by kind: weights, policy

NAMES = {"weights": "weights.inc", "policy": "policy.inc"}
MATCH = "match.jsonl"


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
        """Learns values, a policy, or one after the other; then plays a match."""
        missing = {kind for kind, path in self.made(number).items() if not path.exists()}
        if missing:
            self.say(f"iteration {number}")
        if missing - {"policy"}:
            self._learn_values(number)
        if "policy" in missing:
            self._learn_policy(number)
        if self.config.match:
            self._match(number)

    def here(self, number: int) -> Path:
        return self.folder / str(number)

    def made(self, number: int) -> Files:
        """The files that an iteration makes."""
        given = {"weights": self.config.fit, "policy": self.config.policy}
        return {kind: self.here(number) / NAMES[kind] for kind, table in given.items() if table}

    def known(self, number: int) -> Files:
        """What is known after an iteration; after 0: what the run starts from."""
        return self._values(number) | self._policy(number)

    def _values(self, number: int) -> Files:
        made = {kind: path for kind, path in self.made(number).items() if kind != "policy"}
        if number > 0 and made:
            return made
        start = self.config.start
        if start == "shipped":
            return {}
        if start not in STARTS:
            return {"weights": Path(start)}
        path = self.folder / "start.inc"
        if not path.exists():
            weights = start_weights(start, self.config.players, self.config.variant)
            weights_file.write(weights, path)
        return {"weights": path}

    def _policy(self, number: int) -> Files:
        made = self.made(number)
        return {"policy": made["policy"]} if number > 0 and "policy" in made else {}

    def _learn_values(self, number: int) -> None:
        """Games of the evaluation of the iteration before, and what is learned from them."""
        config = self.config
        evaluation = read_evaluation(**self.known(number - 1))
        games = self.here(number) / "games"
        self._play(number, evaluation, games)
        if config.labels:
            label_games(
                LabelSettings(config.labels.deals, config.labels.nodes, config.seed),
                evaluation,
                games,
                self.here(number) / "labels",
                place=self.place,
                progress=Progress(self.say),
            )
        self._fit(number, evaluation.weights, FitOptions(**msgspec.to_builtins(config.fit)))

    def _play(self, number: int, evaluation: Evaluation, games: Path) -> None:
        config = self.config
        play_chunks(
            GameSettings(
                config.players,
                config.variant,
                nodes=config.games.nodes,
                games=config.games.per_chunk,
                perturbed_rounds=config.games.perturbed_rounds,
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

    def _fit(self, number: int, before: FittedWeights | None, options: FitOptions) -> None:
        if before is None:
            before = weights_file.shipped(self.config.players, self.config.variant)
        weights, losses = fit_chunks(self._chunks(number), before, options, self.say)
        weights_file.write(weights, self.made(number)["weights"])
        self.say(f"fit: {losses}")

    def _learn_policy(self, number: int) -> None:
        """Choices of searches with the newest values and the policy before, and what they teach."""
        config = self.config
        assert config.choices and config.policy
        newest = self._values(number) | self._policy(number - 1)
        choices = self.here(number) / "choices"
        play_chunks(
            ChoiceSettings(
                config.players,
                config.variant,
                nodes=config.choices.nodes,
                games=config.choices.per_chunk,
                random_moves=config.choices.random_moves,
                seed=1000 * config.seed + number,
            ),
            read_evaluation(**newest),
            choices,
            range(-(-config.choices.count // config.choices.per_chunk)),
            place=self.place,
            progress=Progress(self.say),
        )
        options = PolicyOptions(**msgspec.to_builtins(config.policy), seed=config.seed)
        policy = learn_policy(chunk_paths(choices), options, self.say)
        policy_file.write(policy, self.made(number)["policy"])

    def _match(self, number: int) -> None:
        """What was learned, against what the run started from."""
        config = self.config
        assert config.match
        new, old = (_player(self.known(each), config.match.nodes) for each in (number, 0))
        play_duel(
            Duel(new, old, config.players, config.variant, seed=f"run {config.seed}"),
            config.match.deals,
            self.here(number) / MATCH,
            place=self.place,
            progress=Progress(self.say),
        )


def _player(files: Files, nodes: int) -> str:
    """As training.duel takes it."""
    parts = [f"{kind}={path}" for kind, path in files.items()]
    return ",".join([*parts, f"nodes={nodes}"])


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
