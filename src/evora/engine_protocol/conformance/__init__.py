"""The conformance test: named checks, one for each rule of the protocol."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from evora.engine_protocol import SETTINGS, HelloAnswer
from evora.engine_protocol.conformance import analysis, basic, pending, playing
from evora.engine_protocol.conformance.probe import CheckFailed, CheckSkipped, Probe
from evora.engine_protocol.conformance.samples import first_decision
from evora.players.errors import PlayerError

Check = Callable[[Probe, HelloAnswer], None]

Tier = Literal["play", "complete"]
Status = Literal["passed", "failed", "skipped"]

# After so many the engine is given up: one that hangs would take hours otherwise.
_MAX_TIME_OUTS = 5


@dataclass(frozen=True)
class CheckResult:
    """The result of one check; `message` says why it failed or was skipped."""

    name: str
    tier: Tier
    status: Status
    message: str = ""


def _in_every_setting(
    name: str, check: Callable[[str, Probe, HelloAnswer], None]
) -> dict[str, Check]:
    return {
        f"{name}-{setting.replace(' ', '-')}": functools.partial(check, setting)
        for setting in SETTINGS
    }


# What an engine needs to play in the arena and on a server.
_PLAY: dict[str, Check] = {
    "hello-fields": basic.hello_fields,
    "hello-settings": basic.hello_settings,
    **_in_every_setting("play", playing.moves_in),
    "play-quit": playing.quits,
}
# The rest of the protocol.
_COMPLETE: dict[str, Check] = {
    "set-options": basic.set_options,
    "set-refusals": basic.set_refusals,
    **_in_every_setting("legal", basic.legal_in),
    "legal-at-deal-and-over": basic.legal_without_moves,
    "legal-after-moves": basic.moves_are_played,
    **_in_every_setting("analyse", analysis.analyse_in),
    "analyse-lines": analysis.lines_asked_for,
    "analyse-at-deal": analysis.at_a_deal,
    "analyse-at-over": analysis.at_the_end,
    "analyse-after-moves": analysis.moves_then_analysis,
    "limit-ms": analysis.limit_ms,
    "limit-nodes": analysis.limit_nodes,
    "limit-depth": analysis.limit_depth,
    "reports": analysis.reports,
    "seed-repeats": analysis.seed_repeats,
    "levels-play": analysis.levels_play,
    "error-bad-json": basic.refuses_bad_json,
    "error-bad-bytes": basic.refuses_bad_bytes,
    "error-long-line": basic.refuses_long_lines,
    "error-unknown-op": basic.refuses_unknown_op,
    "error-missing-field": basic.refuses_missing_fields,
    "error-unknown-field": basic.refuses_unknown_fields,
    "error-bad-field": basic.refuses_bad_fields,
    "error-bad-limit": basic.refuses_bad_limits,
    "error-bad-position": basic.refuses_bad_positions,
    "error-illegal-move": basic.refuses_illegal_moves,
    "error-unsupported": basic.refuses_unlisted,
    "error-unknown-id": pending.cancel_unknown,
    "error-duplicate-id": pending.duplicate_id,
    "pending-several": pending.several_pending,
    "pending-many": pending.many_requests,
    "pending-words": pending.words_while_searching,
    "cancel": pending.cancel_pending,
    "cancel-one-of-several": pending.cancel_one_of_several,
    "quit-exits": pending.quit_exits,
    "end-of-input-exits": pending.end_of_input_exits,
}
CHECKS: dict[str, Check] = _PLAY | _COMPLETE
_ENDING = ("play-quit", "quit-exits", "end-of-input-exits")
# Each tier adds to the one before it.
TIERS: dict[Tier, dict[str, Check]] = {"play": _PLAY, "complete": _COMPLETE}


def run_conformance(
    command: Sequence[str], timeout: float = 10.0, *, up_to: Tier = "complete"
) -> Iterator[CheckResult]:
    """Runs the checks of the tiers up to one on an engine; `timeout` is in seconds, per answer.

    After a failure the engine is restarted. An engine that does not answer hello, or that times
    out too often, is given up: the last result says so.
    """
    tester = _Tester(command, timeout)
    try:
        for tier, checks in TIERS.items():
            for name, check in checks.items():
                status, message = tester.run(name, check)
                yield CheckResult(name, tier, status, message)
                if given_up := tester.given_up(status):
                    yield CheckResult("gave-up", tier, "failed", given_up)
                    return
            if tier == up_to:
                return
    finally:
        tester.kill()


class _Tester:
    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._probe: Probe | None = None
        self.hello: HelloAnswer | None = None
        self.time_outs = 0
        self._hears_silence = True

    def given_up(self, status: Status) -> str:
        """Why it makes no sense to go on, or nothing."""
        if status == "failed" and self.hello is None:
            return "the engine does not answer hello"
        if self.time_outs >= _MAX_TIME_OUTS:
            return f"no answer in time, {self.time_outs} times"
        return ""

    def run(self, name: str, check: Check) -> tuple[Status, str]:
        """One check, on the running engine or on a fresh one."""
        try:
            probe, hello = self._ready()
            check(probe, hello)
            if name in _ENDING:
                self.kill()
            else:
                self._expect_silence(probe, hello)
        except CheckSkipped as skipped:
            return "skipped", str(skipped)
        except CheckFailed as failed:
            self.kill()
            return "failed", str(failed)
        except PlayerError as error:
            self.kill()
            self.time_outs += error.reason == "time"
            return "failed", f"{error.reason}: {error}"
        return "passed", ""

    def _expect_silence(self, probe: Probe, hello: HelloAnswer) -> None:
        """Fails if the engine wrote more than it should.

        An engine that cannot analyse is not asked again: that is the fault of another check.
        """
        if self._hears_silence and hello.settings:
            try:
                probe.expect_silence(first_decision(hello.settings[0]))
            except PlayerError:
                self._hears_silence = False
                self.kill()

    def _ready(self) -> tuple[Probe, HelloAnswer]:
        if self._probe is None:
            self._probe = Probe(self._command, self._timeout)
            hello = self._probe.hello()
            known = tuple(setting for setting in hello.settings if setting in SETTINGS)
            self.hello = replace(hello, settings=known)
        assert self.hello
        return self._probe, self.hello

    def kill(self) -> None:
        if self._probe is not None:
            self._probe.process.kill()
        self._probe = None
