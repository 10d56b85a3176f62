"""Whom somebody meets by quick pairing, and who has to wait."""

from __future__ import annotations

import pytest

from evora.server.common.refusal import Refusal
from evora.server.domain.pairing import (
    PATIENCE_MS,
    PAUSES_MS,
    REACH,
    REACH_PER_SECOND,
    Asker,
    Waiting,
    check_pause,
    choices,
    wait_ms,
)

NOW = 1_800_000_000_000
LONG_AGO = NOW - PATIENCE_MS


def waiting(maker: str, **more: object) -> Waiting:
    return Waiting(game=f"game of {maker}", maker=maker, **{"since": LONG_AGO, **more})  # type: ignore[arg-type]


def found(asker: Asker, *others: Waiting) -> list[str]:
    return [choice.maker for choice in choices(asker, others, NOW)]


def asker(**more: object) -> Asker:
    return Asker(**{"guest": "ada", "network": "home", "since": NOW, **more})  # type: ignore[arg-type]


def test_who_has_waited_the_longest_comes_first() -> None:
    ben, cat = waiting("ben", since=NOW - 1), waiting("cat", since=NOW - 2)
    assert found(asker(), ben, cat) == ["cat", "ben"]


def test_nobody_meets_themselves_or_somebody_who_plays() -> None:
    assert found(asker(), waiting("ada"), waiting("ben", playing=True)) == []


def test_neighbours_come_after_strangers() -> None:
    ben, cat = waiting("ben", network="home", since=0), waiting("cat", network="school")
    assert found(asker(), ben, cat) == ["cat", "ben"]
    assert found(asker(crowded={"home"}), ben) == ["ben"]
    # Whose network is not known is a stranger.
    assert found(asker(), ben, waiting("dan")) == ["dan", "ben"]


@pytest.mark.parametrize(
    ("seeks", "other"),
    [
        (asker(met={"ben"}), waiting("ben")),
        (asker(met={"ben"}), waiting("ben", network="home")),
        (asker(met_networks={"school"}), waiting("ben", network="school")),
        (asker(), waiting("ben", network="school", met=True)),
        (asker(crowded={"school"}), waiting("ben", network="school")),
        (asker(crowded={"home"}), waiting("ben", network="school")),
    ],
)
def test_some_meet_only_when_both_have_waited_and_others_come_first(
    seeks: Asker, other: Waiting
) -> None:
    stranger = waiting("cat", network="elsewhere", since=NOW)
    assert found(seeks, other) == []
    patient = Asker(
        **{**{name: getattr(seeks, name) for name in seeks.__struct_fields__}, "since": LONG_AGO}
    )
    assert found(patient, other) == ["ben"]
    if "home" not in seeks.crowded:
        assert found(patient, other, stranger) == ["cat", "ben"]


def told(left: list[int]) -> int | None:
    try:
        check_pause(left, NOW)
    except Refusal as refusal:
        assert refusal.code == "pairing_paused"
        return refusal.retry_ms
    return None


def test_who_leaves_waits_longer_each_time() -> None:
    assert told([]) is None
    first, second, third = PAUSES_MS
    assert told([NOW]) == first and told([NOW - first + 1]) == 1 and told([NOW - first]) is None
    assert told([NOW, NOW - 1]) == second
    assert told([NOW, NOW - 1, NOW - 2]) == told([NOW, *range(20)]) == third


# --- By rating


def test_near_ratings_meet_at_once_and_far_ones_later() -> None:
    seeks = asker(rating=1500)
    near, far = (
        waiting("ben", rating=1500 + REACH, since=NOW),
        waiting("cat", rating=1900, since=NOW),
    )
    assert found(seeks, far, near) == ["ben"]
    wait = wait_ms(seeks, far, NOW)
    assert wait == (400 - REACH) * 1000 // REACH_PER_SECOND
    assert [each.maker for each in choices(seeks, [far], NOW + wait)] == ["cat"]
    assert not choices(seeks, [far], NOW + wait - 1)


def test_it_is_the_one_who_waits_longer_whose_window_counts() -> None:
    patient = waiting("ben", rating=2400, since=NOW - 60_000)
    assert found(asker(rating=1500), patient) == ["ben"]
    assert found(asker(rating=1500, since=NOW - 60_000), waiting("ben", rating=2400)) == ["ben"]


def test_who_has_no_rating_meets_everybody() -> None:
    assert found(asker(), waiting("ben", rating=2400, since=NOW)) == ["ben"]
    assert found(asker(rating=2400), waiting("ben", since=NOW)) == ["ben"]


# --- By finishing


def test_finishers_meet_finishers() -> None:
    leaver = waiting("ben", finisher=False)
    assert found(asker(finishers=True), leaver, waiting("cat")) == ["cat"]
    assert found(asker(), leaver) == ["ben"]
    asks = waiting("dan", finishers=True)
    assert found(asker(finisher=False), asks) == []
    assert found(asker(), asks) == ["dan"]
