"""What the fuzzers of the two interfaces share: a server where nothing happens by itself, and
messages that are almost right."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import hypothesis
from hypothesis import HealthCheck
from hypothesis import strategies as st

from server.digests import digests
from server.serving import FRIEND, ME, Client, Json, Running, serving

# Waiting for an engine or for a clock lasts forever: only requests change anything.
_STILL: Json = {"engine_pause": 1e6, "clock_grace": 1e6}


def fuzzed(examples: int) -> hypothesis.settings:
    """So many examples, the same on every machine and however slow it is."""
    return hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=not os.environ.get("EVORA_SOAK"),
        suppress_health_check=list(HealthCheck),
    )


class Target:
    """A running server with a guest, a game that they play with a friend, and one that is over."""

    def __init__(self, running: Running, digest: Callable[[], str]) -> None:
        self.running = running
        self.digest = digest
        self.friend = running.guest("friend")
        self.guest = running.guest("guest")
        self.game, self.over = self._game(), self._game()
        self.guest.done(self.over, "resign", seat=1)
        self.record = self.guest.request("GET", f"/api/games/{self.over}/record").text
        self.bystander = running.client("bystander")

    def _game(self) -> str:
        game: str = self.guest.create(ME, FRIEND, start=1)["game"]
        self.friend.done(game, "join")
        for client in (self.guest, self.friend, self.guest):
            client.play(game)
        return game

    def renew(self) -> None:
        """Another guest, when the last one has deleted themselves."""
        self.guest = self.running.guest("guest")
        self.game = self._game()

    def view(self, client: Client | None = None) -> Json:
        return (client or self.guest).view(self.game)

    def errors(self) -> float:
        """What the server did not foresee: it is logged, counted, and answered as unavailable."""
        return sum(
            sample.value
            for metric in self.running.server.metrics.registry.collect()
            for sample in metric.samples
            if sample.name == "evora_errors_total"
        )

    def check_well(self) -> None:
        """It did not come upon anything unforeseen, and serves others."""
        assert self.errors() == 0
        assert self.bystander.request("GET", "/readyz").status_code == 200


@contextmanager
def target(url: str) -> Iterator[Target]:
    with serving(url, **_STILL) as running, digests(url) as digest:
        yield Target(running, digest)


# --- What to send


texts = st.text(max_size=30)
scalars = st.none() | st.booleans() | st.integers() | st.floats() | texts
odd_numbers = st.sampled_from([-1, 0, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1e308, 0.5])
json_values = st.recursive(
    scalars | odd_numbers,
    lambda children: st.lists(children, max_size=4) | st.dictionaries(texts, children, max_size=4),
    max_leaves=8,
)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text with a few letters left out, doubled, exchanged or put in."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(len(text) - 1, 0)))
        put = draw(
            st.sampled_from(["", text[at : at + 1] * 2, " ", "\n", "\0", "9", "W", "é", "|"])
        )
        text = text[:at] + put + text[at + draw(st.integers(0, 2)) :]
    return text


@st.composite
def mutated(draw: st.DrawFn, value: Any) -> Any:
    """A JSON value in which one place is something else, missing, or one too many."""
    if isinstance(value, dict) and value and draw(st.integers(0, 3)):
        key = draw(st.sampled_from(sorted(value)))
        rest = {name: item for name, item in value.items() if name != key}
        inside = mutated(value[key]).map(lambda item: {**value, key: item})
        renamed = texts.map(lambda name: {**rest, name: value[key]})
        more = st.tuples(texts, json_values).map(lambda item: {**value, item[0]: item[1]})
        return draw(st.one_of(inside, inside, st.just(rest), renamed, more))
    if isinstance(value, list) and value and draw(st.integers(0, 3)):
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], draw(mutated(value[at])), *value[at + 1 :]]
    if isinstance(value, str) and draw(st.booleans()):
        return draw(damaged(value))
    return draw(json_values)
