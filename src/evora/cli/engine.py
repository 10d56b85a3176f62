"""`evora engine`: the engine for other programs. `evora engine-test`: checks any such engine."""

from __future__ import annotations

import argparse

from evora.cli.common import Commands, add_command, seconds
from evora.engine_protocol.conformance import TIERS, CheckResult, run_conformance
from evora.engine_protocol.engine import serve
from evora.players.levels import level_searches
from evora.texts import text


def register(commands: Commands[argparse.ArgumentParser]) -> None:
    add_command(commands, "engine", _engine)
    test = add_command(commands, "engine-test", _engine_test)
    test.add_argument(
        "--timeout",
        type=seconds,
        default=10.0,
        metavar="SECONDS",
        help=text("cli-option-engine-timeout"),
    )
    test.add_argument(
        "--tier", choices=TIERS, default="complete", help=text("cli-option-engine-tier")
    )
    test.add_argument(
        "engine_command", metavar="COMMAND", nargs="+", help=text("cli-argument-engine-command")
    )


def _engine(options: argparse.Namespace) -> int:  # noqa: ARG001
    return serve(level_searches())


def _engine_test(options: argparse.Namespace) -> int:
    counts = {tier: {"passed": 0, "failed": 0, "skipped": 0} for tier in TIERS}
    for result in run_conformance(options.engine_command, options.timeout, up_to=options.tier):
        counts[result.tier][result.status] += 1
        print(_format_result(result), flush=True)
    for tier, count in counts.items():
        if any(count.values()):
            passed, failed = count["passed"], count["failed"]
            print(text(f"cli-engine-test-tier-{tier}", passed=passed, failed=failed))
    return 1 if any(count["failed"] for count in counts.values()) else 0


def _format_result(result: CheckResult) -> str:
    return text(f"cli-engine-test-{result.status}", check=result.name, reason=result.message)
