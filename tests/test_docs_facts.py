"""Numbers, names and examples that pages copy from the code are those of the code."""

from __future__ import annotations

import argparse
import inspect
import itertools
import json
import os
import re
import subprocess
import sys
import tomllib
import typing
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest
from positions import board, position
from server.tables import ANNA, ENGINE, ME, Played
from trees import tracked

import evora
from benchmarks.search import signature
from evora import BonusScored, Position, _core, players
from evora.cli import main
from evora.cli.arguments import build_parser
from evora.data.columns import columns_of
from evora.engine_protocol import CODES, fields, lines, searches
from evora.engine_protocol.conformance import CHECKS, TIERS
from evora.players import clocks, levels
from evora.players.levels import LEVELS, Level
from evora.record import SOURCE
from evora.review import ReviewedMove
from evora.search import Engine
from evora.server import messages as m
from evora.server.api.connections import PING_SECONDS, PONG_SECONDS
from evora.server.api.endpoints import ALL_ENDPOINTS
from evora.server.api.ops import OPS_ENDPOINTS
from evora.server.api.request_budget import (
    COMMAND_PRICE,
    PAGE_PRICE,
    RENDER_PRICE,
    SOCKET_PRICE,
    WATCH_PRICE,
)
from evora.server.common.metrics import Metrics
from evora.server.common.settings import Settings, options
from evora.server.domain.records import record
from evora.texts import languages
from lab.training import run
from lab.training.config import Config

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NONE = "\N{EN DASH}"
TIMES = "\N{MULTIPLICATION SIGN}"


def page(name: str) -> str:
    return (DOCS / name).read_text()


def joined(name: str) -> str:
    """A page as one line, for sentences that are wrapped."""
    return " ".join(page(name).split())


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the table whose first heading is `first`, without code marks."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().replace("`", "") for cell in line.strip("|").split("|")])
    return rows


def flags_of(command: str) -> set[str]:
    """The long options of a command."""
    (commands,) = (
        action
        for action in build_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    actions = commands.choices[command]._actions
    return {flag for action in actions for flag in action.option_strings if flag[:2] == "--"}


# --- Levels


def amount(value: float, unit: str) -> str:
    return f"{value:g} {unit}" if value else NONE


def looks(level: Level) -> str:
    limit = level.limit
    if level.eye == "points":
        return NONE
    if limit.depth is not None:
        return f"depth {limit.depth}"
    return f"{limit.nodes:,} nodes" if limit.nodes is not None else f"{limit.ms} ms"


def row_of(level: Level) -> list[str]:
    if level.eye == "points":
        noise, cap = amount(level.noise, "points"), amount(level.cap, "points")
        return [level.name, "its own points", looks(level), noise, cap, "all moves"]
    noise, cap = amount(level.noise, "logits"), amount(round(100 * level.cap, 9), "%")
    return [level.name, "the game", looks(level), noise, cap, str(level.candidates)]


def in_setting(level: Level, players: int, variant: str) -> Level:
    return levels._in_setting(level, Position.new(players, variant))


def test_the_table_of_levels() -> None:
    assert table(page("levels.md"), "level") == [row_of(level) for level in LEVELS]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", ["coloured", "grey"])
def test_the_table_of_levels_for_more_players(players: int, variant: str) -> None:
    text = page("levels.md")
    nodes, noise = table(text[text.index("| | `casual`") :].replace("| |", "| level |", 1), "level")
    names = [level.name for level in LEVELS if level.eye == "game" and level.limit.ms is None]
    assert f"| | {' | '.join(f'`{name}`' for name in names)} |" in text
    assert len(nodes) == len(noise) == len(names) + 1
    for name, node_text, noise_text in zip(names, nodes[1:], noise[1:], strict=True):
        plain = levels.level_named(name)
        level = in_setting(plain, players, variant)
        assert f"{level.limit.nodes:,}" == node_text
        assert (f"{level.noise:g}" if level.noise else NONE) == noise_text
        assert level.candidates == (3 if level.noise else 1)
        assert level.cap == pytest.approx(0.3 * plain.cap)
    for name in ("novice", "apprentice"):
        plain = levels.level_named(name)
        assert in_setting(plain, players, variant).noise == pytest.approx(plain.noise + 0.45)
    assert "choose out of 3 moves, and caps are multiplied by 0.3" in joined("levels.md")
    assert "get 0.45 points more noise" in joined("levels.md")


def test_levels_on_the_grey_side() -> None:
    plain = levels.level_named("club")
    grey = in_setting(plain, 2, "grey")
    assert (grey.noise, grey.cap) == pytest.approx((plain.noise * 0.65, plain.cap * 0.65))
    assert "noise and cap are multiplied by 0.65" in joined("levels.md")


# --- The engine


def test_numbers_of_the_engine_page() -> None:
    text = joined("engine.md")
    assert f"described by {len(_core.feature_names())} features" in text
    assert f"The table has {Engine().hash_mb} MiB unless set" in text
    (constant, factor) = re.findall(
        r"return (\d+) \+ (\d+) \* depth;", (ROOT / "core/search/pvs.cpp").read_text()
    )[0]
    assert f"only the {constant} + {factor} {TIMES} depth most promising moves" in text
    widths = re.findall(
        r"kWidths\{(\d+), (\d+), (\d+)\}", (ROOT / "core/search/maxn.hpp").read_text()
    )
    first, second, rest = widths[0]
    assert f"the {first}, {second} and then {rest} most promising moves below the root" in text
    solved = (ROOT / "tests/data/last_rounds.txt").read_text().splitlines()
    count = sum(not line.startswith("#") for line in solved)
    assert f"holds {count:,} positions of last rounds" in text


def test_the_signature_of_the_search() -> None:
    (row,) = (row for row in table(page("performance.md"), "what") if row[0] == "signature")
    assert row[1] == str(sum(signature()))


# --- The engine protocol


def engine(*requests: Mapping[str, object]) -> list[dict[str, object]]:
    """The answers of Evora's engine."""
    text = "".join(json.dumps(request) + "\n" for request in requests)
    command = [str(Path(sys.executable).parent / "evora"), "engine"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_examples_of_the_engine_protocol() -> None:
    text = page("engine-protocol.md")
    hello = json.loads(re.findall(r'^\{"op":"hello".*$', text, re.MULTILINE)[0])
    error = json.loads(re.findall(r'^\{"op":"error".*$', text, re.MULTILINE)[0])
    request = {"op": "analyse", "id": "a1", "position": "hello", "limit": {"ms": 1}}
    assert engine({"op": "hello"}, request) == [hello, error]


def test_fields_and_codes_of_the_engine_protocol() -> None:
    text = page("engine-protocol.md")
    asked = text[text.index("### `analyse`") :]
    listed = [row[0] for row in table(asked, "field")]
    (refusal,) = engine({"op": "analyse", "id": "a1", "unknown": 1})
    assert str(refusal["message"]).endswith(f"expected only {', '.join(listed)}")
    assert [row[0] for row in table(text, "code")] == list(CODES)


def test_numbers_of_the_engine_protocol() -> None:
    text = joined("engine-protocol.md")
    assert f"UTF-8 and at most {lines.MAX_LINE:,} bytes long" in text
    assert f"cut to keep to {lines.MAX_LINE:,} bytes" in text
    assert f"1 to {fields.MAX_ID_LENGTH} characters" in text
    assert f"There are {len(CHECKS)} checks in two tiers" in text
    assert [row[:2] for row in table(page("engine-protocol.md"), "tier")] == [
        [tier, str(len(checks))] for tier, checks in TIERS.items()
    ]
    (low, high) = map(int, re.findall(r"runs at once \(min (\d+), max (\d+)\)", text)[0])
    assert min(high, max(low, os.cpu_count() or 1)) == searches._MAX_RUNNING


# --- The server


def shown_default(name: str) -> str:
    default = getattr(Settings(), name)
    if name == "data":
        return "the user's data folder"
    if default is None or default == ():
        return NONE
    return {True: "yes", False: "no"}[default] if isinstance(default, bool) else str(default)


def test_the_table_of_settings() -> None:
    rows = table(page("hosting.md"), "option")
    expected = [
        [option.flag, shown_default(option.name).removesuffix(".0")] for option in options()
    ]
    assert [row[:2] for row in rows] == expected


def test_times_of_games() -> None:
    text = joined("games.md")
    assert "after two minutes (`--claim-after`)" in text and Settings().claim_after == 2 * 60
    assert "happens one second (`--clock-grace`)" in text and Settings().clock_grace == 1


def test_the_ping_of_sockets() -> None:
    (seconds,) = re.findall(r"a ping every (\d+) seconds", joined("hosting.md"))
    assert float(seconds) == PING_SECONDS
    pinged, given_up = re.findall(r"pinged (\d+) s .* when (\d+) s more", joined("server.md"))[0]
    assert (float(pinged), float(given_up)) == (PING_SECONDS, PONG_SECONDS)


def test_metrics_that_hosts_are_told_to_watch() -> None:
    exported = Metrics().text().decode()
    names = re.findall(r"`(evora_\w+)`", page("hosting.md"))
    assert len(names) >= 3
    for name in names:
        assert f"# TYPE {name} " in exported, f"hosting.md names {name}"


def test_the_packages_of_the_server() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    (layers,) = (
        contract["layers"]
        for contract in contracts["contracts"]
        if contract.get("containers") == ["evora.server"]
    )
    assert [row[0] for row in table(page("server.md"), "package")] == layers[::-1]


def test_what_requests_cost() -> None:
    """Every price has its row, and what a row names costs that."""
    endpoints = [*ALL_ENDPOINTS, *OPS_ENDPOINTS]
    prices = {endpoint.price for endpoint in endpoints}
    prices |= {PAGE_PRICE, SOCKET_PRICE, WATCH_PRICE, COMMAND_PRICE, RENDER_PRICE}
    listed: list[float] = []
    for price, requests in table(page("server.md"), "price"):
        low, _, high = price.partition(" to ")
        inside = {each for each in prices if float(low) <= each <= float(high or low)}
        assert {float(low), float(high or low)} <= inside, price
        listed += inside
        for name in re.findall(r"/\w+$|rules/\w+|\bsteps\b", requests):
            (endpoint,) = (each for each in endpoints if each.path.endswith(name))
            assert endpoint.price in inside, name
    assert sorted(listed) == sorted(prices)


def test_the_choices_for_a_seat() -> None:
    tags = [kind.__struct_config__.tag for kind in typing.get_args(m.SeatChoice)]
    assert [row[0] for row in table(page("games.md"), "choice")] == tags


def test_the_tags_of_a_record() -> None:
    """Those of a game with a person, a bot and an engine that ended before its time."""
    bot = m.BotSeat(bot="bot-0123456789abcdef")
    played = Played(ME, bot, ENGINE)
    played.do(bot.bot, m.Join)
    played.do(ANNA, m.Resign, seat=1)
    played.do(bot.bot, m.Resign, seat=2)
    tags = record(played.table, {1: "Anna"}, played.seed).tags
    listed = {name: row[1] for row in table(page("games.md"), "tag") for name in row[0].split(", ")}
    uploaded = listed.pop(SOURCE)
    assert list(listed) == list(dict.fromkeys(re.sub(r"\d", "N", tag) for tag in tags)), uploaded
    assert tags["Seat3Kind"] == ENGINE.level
    kinds = f"{tags['Seat1Kind']}, {tags['Seat2Kind']}, or the level of an engine"
    assert listed["SeatNKind"] == kinds


# --- Layers and runs


def test_the_modules_of_the_package() -> None:
    package = Path(evora.__file__).parent
    modules = {path.stem for path in package.glob("*.py")} - {"__init__", "__main__"}
    modules |= {path.parent.name for path in package.glob("*/*") if path.name[0] != "."}
    rows = table((ROOT / "CONTRIBUTING.md").read_text(), "module")
    listed = [name for row in rows for name in row[0].split(", ")]
    assert sorted(listed) == sorted(modules - {"__pycache__"})


def test_the_folders_of_the_core() -> None:
    """In the order of their layers, as tests/test_layers.py reads them."""
    rows = table((ROOT / "core" / "README.md").read_text(), "folder")
    listed = [name.strip("/") for row in rows for name in row[0].split(", ")]
    folders = [Path(name).parts[1] for name in tracked("core") if len(Path(name).parts) > 2]
    assert sorted(listed) == sorted(set(folders))


def test_a_run_does_what_the_programs_before_it_do() -> None:
    """Each program that the table lists above lab.training.run has a table of a run's settings."""
    programs = [
        row[0].removeprefix("lab.training.").removeprefix("samples ")
        for row in table(page("training.md"), "program")
    ]
    before = programs[: programs.index("run")]
    hints = typing.get_type_hints(Config)
    sections = [name for name, kind in hints.items() if "Config" in str(kind)]
    assert sorted([*before, "match"]) == sorted(sections)
    source = inspect.getsource(run)
    for name in sections:
        assert f"config.{name}" in source, name


# --- Other lists


def test_the_folders_of_the_page() -> None:
    layers = (ROOT / "web" / "lint" / "layers.js").read_text()
    (block,) = re.findall(r"LAYERS = \[(.*?)\];", layers, re.DOTALL)
    folders = [name for name in re.findall(r"'([^']+)'", block) if "." not in name]
    assert [row[0] for row in table(page("web.md"), "folder")] == folders


def test_the_options_of_the_arena() -> None:
    listed = {row[0] for row in table(page("arena.md"), "option")}
    assert listed == flags_of("arena") - {"--help", "--language"}


def test_the_match_in_the_arena_page(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(
        r"^```console\n\$ evora (.*?)\n…", page("arena.md"), re.DOTALL | re.MULTILINE
    )
    command, *shown = block.splitlines()
    assert main(command.split()) == 0
    printed = capsys.readouterr().out.splitlines()[: len(shown)]

    def timeless(row: str) -> list[str]:
        """Without ms/move, which is the last but one."""
        *others, _, last = row.split() or ["", ""]
        return [*others, last]

    assert list(map(timeless, printed)) == list(map(timeless, shown))


def names_in(text: str) -> list[str]:
    return re.findall(r"[a-z_]+", text)


def test_how_the_arena_shares_out_a_clock() -> None:
    text = " ".join(page("arena.md").split())
    lag = f"{1000 * clocks._LAG:.0f} ms"
    rounds = {6: "sixth"}[clocks._ROUNDS]
    for sentence in (
        f"and {clocks._TAKES_PER_ROUND} in each later round up to the {rounds}, at least in one",
        f"on the grey side {clocks._TILINGS_PER_ROUND} more in every round",
        f"Kept back are {lag} for each of these moves and for {clocks._SPARE_MOVES} more",
        f"and the increment less {lag}",
    ):
        assert sentence in text, sentence


def test_the_results_of_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "greedy", "random", "--games", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert main([*match, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    documented = page("arena.md")
    rows = {row[0]: row[1] for row in table(documented[documented.index("## As JSON") :], "field")}
    assert [name for row in rows for name in names_in(row)] == list(printed)
    for name in ("table", "pairings"):
        first = printed[name][0]
        assert [word for word in names_in(rows[name]) if word in first] == list(first)
    result = json.loads((tmp_path / "results.jsonl").read_text().splitlines()[0])
    fields = table(documented[documented.index("The fields of a line") :], "field")
    assert [name for row in fields for name in names_in(row[0])] == list(result)
    files = table(documented, "file")
    assert {path.name for path in tmp_path.iterdir()} <= {row[0] for row in files}


def test_the_languages() -> None:
    listed = [row[0] for row in table(page("languages.md"), "code")]
    assert sorted(listed) == sorted(languages())


def test_a_translator_is_told_of_every_file() -> None:
    rows = table(page("languages.md"), "file")
    listed = [name for row in rows for name in row[0].split(", ")]
    english = ROOT / "src" / "evora" / "locales" / "en"
    assert sorted(listed) == sorted(path.name for path in english.iterdir())


def test_files_stay_under_500_lines() -> None:
    assert "Files stay under 500 lines" in (ROOT / "CONTRIBUTING.md").read_text()
    files = tracked("*.py", "*.?pp", "*.ts", "*.js", "*.svelte", "*.css")
    long = {name for name in files if (ROOT / name).read_text("utf-8").count("\n") >= 500}
    assert long <= {"web/src/lib/messages.ts"}


def test_the_fields_of_a_reviewed_move() -> None:
    text = page("python.md")
    rows = table(text[text.index("## Reviewing a game") :], "field")
    listed = {name for row in rows for name in row[0].split(", ")}
    assert listed == {name for name in vars(ReviewedMove) if not name.startswith("_")}


@pytest.mark.parametrize("module", [evora, players], ids=lambda module: module.__name__)
def test_the_python_page_names_everything_public(module: ModuleType) -> None:
    named = set(re.findall(r"\w+", page("python.md")))
    for name in module.__all__:
        assert name in named, f"python.md does not name {module.__name__}.{name}"
        value = getattr(module, name)
        if isinstance(value, type) and value.__module__ == "evora._core":
            missing = {member for member in dir(value) if member[0] != "_"} - named
            assert not missing, f"python.md does not name {sorted(missing)} of {name}"


# --- The rules, the notation and the deals


def test_the_tables_of_the_rules() -> None:
    text = page("rules.md")
    assert f"| letter | {' | '.join(f'`{colour}`' for colour in evora.COLOURS)} |" in text
    assert f"| players | {' | '.join(map(str, evora.FACTORIES))} |" in text
    assert f"| factory displays | {' | '.join(map(str, evora.FACTORIES.values()))} |" in text
    assert f"| cost | {' | '.join(map(str, evora.FLOOR_COSTS))} |" in text
    totals = itertools.accumulate(evora.FLOOR_COSTS)
    assert f"| total | {' | '.join(map(str, totals))} |" in text
    for number, row in enumerate(evora.WALL, start=1):
        assert f"| row {number} | {' | '.join(row)} |" in text


def test_the_bonuses_of_the_rules() -> None:
    wall = "BYRK./WB.../K.B../R..B./....B"  # blue is complete; the lines fill a row and a column
    end = position(board(0, "W/-/-/-/YYYYY", wall), centre="1W")
    bonuses = [event for event in end.play_with_events("0W0")[1] if isinstance(event, BonusScored)]
    listed = table(page("rules.md"), "for each")
    assert {bonus.kind: bonus.points for bonus in bonuses} == evora.BONUSES
    assert [str(bonus.points) for bonus in bonuses] == [row[1] for row in listed]


def test_action_ids_in_the_notation_page() -> None:
    text = page("notation.md")
    (header,) = re.findall(r"^\| move \| (`0B0`.*) \|$", text, re.MULTILINE)
    moves = header.replace("`", "").split(" | ")
    (ids,) = re.findall(r"^\| id \| (0 .*) \|$", text, re.MULTILINE)
    assert [str(evora.Move(move).action) for move in moves] == ids.split(" | ")


def test_vectors_in_the_deals_page() -> None:
    text = page("deals.md")
    vectors = text[text.index("## Test vectors") :]
    seeds = {"64 zeros": "0" * 64, "7": "7", "evora": "evora"}
    for name, _, starts, begins, player_seed in table(vectors, "seed text"):
        seed = evora.Seed(seeds[name])
        assert [str(seed.start_player(players)) for players in (2, 3, 4)] == starts.split(", ")
        assert seed.hash.startswith(begins)
        assert str(seed.player_seed(12)) == player_seed
    rounds = vectors[vectors.index("Their round 1") :]
    for name, deal in table(rounds, "seed text"):
        assert str(evora.Seed(seeds[name]).deal(Position.new(4))) == deal


def test_the_columns_of_data() -> None:
    rows = [
        f"| `{column.name}` | `{column.type}` | {column.meaning}"
        f"{'; null if there is none' if column.nullable else ''} |"
        for column in columns_of(observations=True)
    ]
    assert "\n".join(rows) in (DOCS / "data.md").read_text()
