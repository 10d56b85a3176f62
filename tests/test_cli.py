"""The command line as a person or a script uses it: real processes, real exit codes."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import evora
from evora import Position, Seed
from evora.cli import main
from evora.envs.common import begin
from evora.texts import languages, text

EVORA = str(Path(sys.executable).parent / "evora")
NEW = str(Position.new())
DEALT = str(Position.new().play(Seed("7").deal(Position.new())))
# Whatever the machine speaks; only the tests of languages choose another one.
ENVIRONMENT = {**os.environ, "EVORA_LANGUAGE": "en"}
GOLDEN = Path(__file__).parent / "data" / "golden.evora"


def run(*arguments: str, stdin: bytes = b"", **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [EVORA, *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        env={**ENVIRONMENT, **environment},
        timeout=60,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err, err
    return done.returncode, out, err


class InProcess:
    """The same without a process, for what is said many times over: refusals, and texts in every
    language."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: str, **environment: str) -> tuple[int, str, str]:
        with self._monkeypatch.context() as patch:
            for name, value in {**ENVIRONMENT, **environment}.items():
                patch.setenv(name, value)
            try:
                code = main(arguments)
            except SystemExit as end:  # as argparse ends a help
                code = int(end.code or 0)
        return code, *self._capsys.readouterr()


@pytest.fixture
def run_here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> InProcess:
    return InProcess(capsys, monkeypatch)


def good(*arguments: str, stdin: bytes = b"") -> str:
    code, out, err = run(*arguments, stdin=stdin)
    assert (code, err) == (0, "")
    return out


# --- Positions


def test_version_and_help(run_here: InProcess) -> None:
    assert good("--version") == f"evora {evora.__version__}\n"
    assert "evora play" in good("--help")
    for command in (
        *("new", "show", "moves", "apply", "deal", "perft", "replay", "play", "bench"),
        *("analyse", "engine", "engine-test", "arena"),
    ):
        code, out, err = run_here(command, "--help")
        assert (code, err) == (0, "")
        assert f"usage: evora {command}" in out


def test_new() -> None:
    assert good("new") == f"{NEW}\n"
    expected = Position.new(4, "grey", 3)
    options = ("--players", "4", "--variant", "grey", "--start", "3")
    assert good("new", *options) == f"{expected}\n"


def test_deal_apply_moves() -> None:
    deal = good("deal", NEW, "--seed", "7").strip()
    assert deal == "=BBBY/KKKW/RKKW/RRWW/BBKK"
    position = good("apply", NEW, deal).strip()
    assert position == DEALT
    moves = good("moves", position).split()
    assert moves == [str(move) for move in Position(position).legal_moves]
    assert good("moves", NEW) == ""
    after = Position(position).play("2K3").play("0W1")
    assert good("apply", position, "2K3", "0W1") == f"{after}\n"


def test_perft() -> None:
    assert good("perft", "0", DEALT).split()[-1] == "1"
    assert good("perft", "2", DEALT).split()[-1] == "3960"
    assert good("perft", "3", NEW).split()[-1] == "1"


def test_show_is_plain_when_not_a_terminal() -> None:
    drawn = good("show", DEALT)
    assert "\x1b" not in drawn
    assert "B  B  B  Y" in drawn


def test_show_is_in_colour_on_a_terminal() -> None:
    def shown(**environment: str) -> str:
        child = pexpect.spawn(
            EVORA,
            ["show", DEALT],
            env={**ENVIRONMENT, "TERM": "xterm-256color", **environment},
            encoding="utf-8",
        )
        return str(child.read())

    assert "\x1b[" in shown()
    assert "\x1b[" not in shown(NO_COLOR="1")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["moves", "hello"], "position: expected 12 to 14 fields"),
        (["moves", ""], "position: expected 12 to 14 fields"),
        (["moves", NEW.replace("20B", "19B")], "tiles: expected 20 tiles of every colour"),
        (["show", NEW.replace("coloured", "blue")], "variant: expected coloured or grey"),
        (["apply", DEALT, "9B9"], "expected a move such as 3R2"),
        (["apply", DEALT, "1R1"], "evora: 1R1: Factory 1 has no red tile."),
        (["apply", DEALT, "2K3", "2K3"], "evora: 2K3: Factory 2 has no black tile."),
        (["apply", NEW, "1R1"], "evora: 1R1: A deal must come first."),
        (["apply", NEW, "=B/B/B/B/B"], "factory 1: expected 4 tiles, got 1"),
        (["deal", DEALT, "--seed", "7"], "evora: Tiles are being taken now"),
        (["perft", "1", "x"], "position: expected"),
        (["apply", DEALT, "=BBBY/KKKW/RKKW/RRWW/BBKK"], "Tiles are being taken now"),
        (["replay", "/no/such/file"], "/no/such/file: "),
        (["replay", "/"], "/: "),
        (["verify", "/dev/null"], "/dev/null: there are no games in this file"),
        (["analyse", "hello"], "hello: "),
        (["show", DEALT, "--out", "/no/such/folder/a.svg"], "/no/such/folder/a.svg: No such file"),
        (["site", "/dev/null/site"], "/dev/null/site"),
        (["play", "--resume", "/no/such/file"], "/no/such/file"),
    ],
)
def test_bad_data_is_one_sentence_and_exit_1(
    run_here: InProcess, arguments: list[str], expected: str
) -> None:
    code, out, err = run_here(*arguments)
    assert (code, out) == (1, "")
    assert expected in err
    assert err.startswith("evora: ")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["moves"],
        ["moves", NEW, "extra"],
        ["new", "--players", "5"],
        ["new", "--variant", "blue"],
        ["new", "--start", "3"],
        ["new", "--start", "0"],
        ["perft", "-1", NEW],
        ["perft", "x", NEW],
        ["deal", NEW],
        ["bench", "everything"],
        ["bench", "playouts", "--seconds", "0"],
        ["bench", "playouts", "--seconds", "nan"],
        ["play", "--seats", "person,robot"],
        ["play", "--seats", "person"],
        ["play", "--start", "3"],
    ],
)
def test_wrong_usage_is_exit_2(run_here: InProcess, arguments: list[str]) -> None:
    code, out, err = run_here(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("usage: evora")
    assert err.splitlines()[-1].startswith("evora: ")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["new", "--start", "3"], "argument --start: expected a seat from 1 to 2, got 3"),
        (["play", "--start", "4"], "argument --start: expected a seat from 1 to 2, got 4"),
        (["bench"], "these arguments are required: {playouts}"),
        (["bench", "x"], "argument {playouts}: invalid choice: 'x'"),
        (["completions"], "these arguments are required: {bash,zsh,fish}"),
        (["show", NEW, "--out", "a.gif"], "ends in .svg or .png, got 'a.gif'"),
        (["show", NEW, "--out", "a.svg", "--svg"], "argument --svg: not allowed with"),
        (["show", NEW, "--move", "2K3"], "--move: expected only together with --svg or --out"),
    ],
)
def test_what_is_said_of_wrong_usage(arguments: list[str], expected: str) -> None:
    code, _, err = run(*arguments)
    assert code == 2
    assert expected in err.splitlines()[-1]


def test_a_picture_is_written_by_its_ending(tmp_path: Path) -> None:
    assert good("show", DEALT, "--out", str(tmp_path / "a.svg"), "--move", "2K3") == ""
    assert (tmp_path / "a.svg").read_text() == good("show", DEALT, "--svg", "--move", "2K3")
    assert good("show", DEALT, "--out", str(tmp_path / "b.PNG"), "--theme", "dark") == ""
    assert (tmp_path / "b.PNG").read_bytes() == Position(DEALT).png(theme="dark")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.svg", "b.PNG"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_a_new_game_from_a_seed(run_here: InProcess, players: int, variant: str) -> None:
    """As environments, servers and `evora play` begin it: docs/deals.md."""
    for seed in (7, "evora", "0" * 64):
        setting = ("--players", str(players), "--variant", variant, "--seed", str(seed))
        assert run_here("new", *setting)[1] == f"{begin(players, variant, Seed(seed))}\n"
        start = Position.new(players, variant, 2)
        dealt = start.play(Seed(seed).deal(start))
        assert run_here("new", *setting, "--start", "2")[1] == f"{dealt}\n"


def test_arguments_that_are_no_text() -> None:
    done = subprocess.run(
        [EVORA.encode(), b"moves", b"\xff\xfe" + NEW.encode()], capture_output=True, check=False
    )
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f'"{EVORA}" replay --json --positions "{GOLDEN}" | head -c 10'
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert done.stderr == b""


# --- Languages


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Round 1: factory offer"),
        ("cs", "1. kolo: nabídka výloh"),
        ("pt", "Rodada 1: oferta de fábrica"),
        ("pt-PT", "Ronda 1: oferta de fábrica"),
    ],
)
def test_the_language_of_a_command(run_here: InProcess, language: str, heading: str) -> None:
    # Python takes the encoding of its output from the same variables.
    process = {"EVORA_LANGUAGE": "", "LC_ALL": f"{language}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}
    assert heading in run("show", DEALT, stdin=b"", **process)[1]
    for arguments in (
        ("--language", language, "show", DEALT),
        ("show", "--language", language, DEALT),
        ("show", DEALT, f"--language={language}-XX"),
    ):
        code, out, err = run_here(*arguments, EVORA_LANGUAGE="fi", LC_ALL="hu_HU.UTF-8")
        assert (code, err) == (0, "")
        assert heading in out
    for environment in (
        {"EVORA_LANGUAGE": language, "LC_ALL": "C"},
        {"EVORA_LANGUAGE": "", "LC_ALL": f"{language}_XX.UTF-8"},
        {"EVORA_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": language, "LANG": "C"},
        {"EVORA_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": f"{language}_XX"},
    ):
        assert heading in run_here("show", DEALT, **environment)[1]


@pytest.mark.parametrize("language", languages())
def test_every_help_is_in_the_language(run_here: InProcess, language: str) -> None:
    code, out, err = run_here("--help", EVORA_LANGUAGE=language)
    assert (code, err) == (0, "")
    commands = re.findall(r"^    (\S+) +\S", out, re.MULTILINE)
    assert {"play", "analyse", "engine-test", "bench"} <= set(commands)
    for command in commands:
        code, out, err = run_here(command, "--help", EVORA_LANGUAGE=language)
        assert (code, err) == (0, "")
        about = text(f"cli-{command}", language).split()
        assert " ".join(about) in " ".join(out.split())
        assert "--language CODE" in out


def test_an_unknown_language_is_wrong_usage() -> None:
    for arguments in (["--language", "xx", "new"], ["new", "--language", "xx"]):
        code, out, err = run(*arguments)
        assert (code, out) == (2, "")
        assert f"--language: expected one of {', '.join(languages())}, got 'xx'" in err
    assert run("new", "--language")[0] == 2


def test_the_language_of_an_engine_command_is_its_own() -> None:
    command = ("--language", "fi")
    code, out, _ = run("engine-test", "--timeout", "2", "--", "/no/such/engine", *command)
    assert code == 1
    assert " failed" in out


def test_what_programs_read_is_the_same_in_every_language() -> None:
    for arguments in (
        ("new",),
        ("moves", DEALT),
        ("replay", "--json", str(GOLDEN)),
    ):
        assert run(*arguments, EVORA_LANGUAGE="fi") == (0, good(*arguments), "")


def test_numbers_are_written_as_the_language_does() -> None:
    told = run("analyse", "--depth", "1", DEALT, EVORA_LANGUAGE="fi")[1]
    assert re.search(r" \d\d,\d  ", told)
    assert not re.search(r"\d\.\d", told)


# --- Records


def test_replay_json() -> None:
    lines = good("replay", "--json", str(GOLDEN)).splitlines()
    told = [json.loads(line) for line in GOLDEN.with_suffix(".jsonl").read_text().splitlines()]
    for line, expected in zip(lines, told, strict=True):
        del expected["positions"]
        assert json.loads(line) == expected
        assert line.startswith('{"scores":[') and " " not in line


def test_replay_positions() -> None:
    for line, game in zip(
        good("replay", "--json", "--positions", "-", stdin=GOLDEN.read_bytes()).splitlines(),
        evora.read_games(GOLDEN),
        strict=True,
    ):
        assert json.loads(line)["positions"] == [str(position) for position in game.positions]


def test_replay_in_words() -> None:
    first = good("replay", str(GOLDEN)).splitlines()[0]
    assert first == "0-2 after 6 rounds, 60 plies: a row is complete, seat 2 wins"


def test_replay_of_unfinished_and_early_ended_games() -> None:
    tags = '[Evora "1"]\n[Variant "coloured"]\n[Players "2"]\n[Start "1"]\n[Result "*"]\n'
    deal = str(Seed("7").deal(Position.new()))
    early = '[End "resigned"]\n[Winners "2"]\n'
    text = f"{tags}\n\n{tags}{early}\n1. {deal} 2K3\n"
    out = good("replay", "--json", "-", stdin=text.encode())
    assert [json.loads(line) for line in out.splitlines()] == [
        {"scores": [0, 0], "winners": [], "rounds": 0, "plies": 0, "end": None},
        {"scores": [0, 0], "winners": [2], "rounds": 1, "plies": 1, "end": "resigned"},
    ]


def test_replay_goes_on_after_a_bad_file(tmp_path: Path) -> None:
    good_text = GOLDEN.read_text()
    bad = tmp_path / "bad.evora"
    bad.write_text(good_text + '\n[Evora "1"]\nnonsense\n' + good_text)
    binary = tmp_path / "binary.evora"
    binary.write_bytes(bytes(range(256)))
    code, out, err = run("replay", "--json", str(bad), str(binary), str(GOLDEN))
    assert code == 1
    assert len(out.splitlines()) == 24
    complaints = err.splitlines()
    assert len(complaints) == 2
    line = good_text.count("\n") + 3
    assert complaints[0].startswith(f"evora: {bad}:{line}: expected a tag")
    assert complaints[1].startswith(f"evora: {binary}:1: ")


# --- Bench and play


def test_bench_playouts() -> None:
    options = ("--players", "3", "--variant", "grey", "--seconds", "0.2", "--json")
    told = json.loads(good("bench", "playouts", *options))
    assert set(told) == {"plies_per_second", "games_per_second"}
    assert told["plies_per_second"] > 50 * told["games_per_second"] > 0


def test_engines_play_by_themselves(tmp_path: Path) -> None:
    save = str(tmp_path / "game.evora")
    out = good("play", "--seats", "greedy,greedy", "--seed", "7", "--save", save)
    assert "wins" in out or "share" in out


def test_play_left_and_resumed(tmp_path: Path) -> None:
    save = str(tmp_path / "game.evora")
    options = ("--seed", "7", "--start", "1", "--save", save)
    code, out, _ = run("play", *options, stdin=b"2K3\nundo\n2K3\nnonsense\nquit\n")
    assert code == 0
    assert "evora play --resume" in out
    (game,) = evora.read_games(save)
    assert str(game.moves[0]) == "2K3"
    code, out, _ = run("play", "--resume", save)  # standard input ends at once
    assert code == 0
    assert list(evora.read_games(save)) == [game]


def test_interrupting_a_game_saves_it(tmp_path: Path) -> None:
    save = tmp_path / "game.evora"
    child = pexpect.spawn(
        EVORA,
        ["play", "--seed", "7", "--start", "1", "--save", str(save)],
        env={**ENVIRONMENT, "TERM": "dumb"},
        encoding="utf-8",
        timeout=60,
    )
    child.expect("your move")
    child.sendline("2K3")
    child.expect("your move")
    # Echoed once it is read: an interrupt just before that waits for the next key, as in any
    # Python program that has readline.
    child.send("x")
    child.expect("x")
    child.sendintr()
    child.expect("resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus in (0, 130)
    (game,) = evora.read_games(save)
    assert str(game.moves[0]) == "2K3"


def test_a_full_disk_is_one_sentence() -> None:
    for arguments in (["new"], ["replay", str(GOLDEN)], ["moves", DEALT]):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [EVORA, *arguments], stdout=full, stderr=subprocess.PIPE, check=False
            )
        assert done.returncode == 1
        assert done.stderr == b"evora: No space left on device\n"


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["new", "--variant", "gray"], "grey"),
        (["new", "--variant", "colored"], "coloured"),
        (["analize"], "analyse"),
        (["play", "--seats", "person,clubb"], "club"),
        (["arena", "greedy", "randon"], "random"),
        (["arena", "greedy", "level:gransmaster"], "grandmaster"),
    ],
)
def test_a_near_spelling_is_suggested(
    arguments: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, question in (("en", f"did you mean {meant}?"), ("fi", f"tarkoititko {meant}?")):
        with contextlib.suppress(SystemExit):
            assert main(["--language", language, *arguments]) != 0
        assert capsys.readouterr().err.rstrip().endswith(f"; {question}")
