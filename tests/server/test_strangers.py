"""What strangers have tried from outside gets them nothing any more. On the server before it, each
attack got something: `python -m tools.reliability.strangers --before FOLDER`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.reliability.server import Forks
from tools.reliability.strangers import ATTACKS, attacking


@pytest.fixture(scope="module")
def forks() -> Iterator[Forks]:
    found = Forks()
    yield found
    found.close()


@pytest.mark.parametrize("name", ATTACKS)
def test_strangers_get_nothing(name: str, forks: Forks) -> None:
    with attacking(forks=forks) as attacks:
        assert ATTACKS[name](attacks) is None


def test_several_processes_give_no_more_than_one(postgresql_url: str, forks: Forks) -> None:
    with attacking(forks=forks) as attacks:
        assert attacks.use_several_processes(postgresql_url) is None
