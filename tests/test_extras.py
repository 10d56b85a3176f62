"""Commands whose packages are not installed say what to install."""

from __future__ import annotations

import pytest

from evora.cli.extras import server_packages
from evora.texts import UserError


@pytest.mark.parametrize(
    ("missing", "extra"),
    [
        ("starlette", "server"),
        ("sqlalchemy.orm", "server"),
        ("psycopg", "postgresql"),
        ("psycopg.rows", "postgresql"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(missing: str, extra: str) -> None:
    with pytest.raises(UserError) as caught, server_packages():
        raise ModuleNotFoundError(name=missing)
    assert missing in str(caught.value)
    assert str(caught.value).endswith(f"pip install 'evora[{extra}]'")


def test_a_missing_module_of_our_own_is_a_fault_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError), server_packages():
        raise ModuleNotFoundError(name="evora.server.nothing")


def test_other_errors_pass() -> None:
    with pytest.raises(KeyError), server_packages():
        raise KeyError
