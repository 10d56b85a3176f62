"""Settings from flags and the environment."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path

import pytest

from evora.server.common.settings import (
    Rate,
    SettingError,
    Settings,
    UnknownSettingError,
    check_variables,
    options,
    origin_of,
    read_settings,
)
from evora.server.common.smtp import Security, SmtpServer
from evora.terminal.saves import saves_folder
from evora.texts import text


def test_flags_win_over_the_environment() -> None:
    environment = {"EVORA_PORT": "9000", "EVORA_NEW_GAMES": "5/10m", "OTHER": "x"}
    settings = read_settings({"port": "9001", "host": None}, environment)
    assert settings.port == 9001 and settings.host == "127.0.0.1"
    assert settings.new_games == Rate(5, 600)


def test_every_kind_of_value() -> None:
    settings = read_settings(
        {
            "public_url": "https://Games.Example.org:443/",
            "origins": "http://localhost:5173, https://b.example",
            "proxies": "127.0.0.1,10.0.0.0/8,::1",
            "data": "/tmp/x",
            "texts": "/tmp",
            "contact": "host@example.org",
            "database": "",
            "engine_pause": "0.25",
            "new_guests": "0",
            "open": "yes",
        },
        {},
    )
    assert settings.public_url == settings.address == "https://games.example.org"
    assert settings.https and settings.local
    assert settings.origins == ("http://localhost:5173", "https://b.example")
    assert ipaddress.ip_address("10.9.9.9") in settings.proxies[1]
    assert settings.database_url == "sqlite:////tmp/x/evora.db"
    assert settings.texts_folder == Path("/tmp") and settings.contact == "mailto:host@example.org"
    assert settings.engine_pause == 0.25 and settings.new_guests.count == 0 and settings.open


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "70000"),
        ("port", "-1"),
        ("port", "eighty"),
        ("public_url", "games.example.org"),
        ("public_url", "https://games.example.org/sub"),
        ("public_url", "https://me@games.example.org"),
        ("origins", "*"),
        ("proxies", "10.0.0.1/8"),
        ("proxies", "127.0.0.1,0.0.0.0/0"),
        ("proxies", "::/0"),
        ("texts", "/tmp/missing/folder"),
        ("contact", "http://example.org"),
        ("contact", "javascript:alert@example.org"),
        ("contact", "nobody"),
        ("contact", "a@b.c\nPolicy: https://evil.example"),
        ("smtp", "mail.example.org"),
        ("smtp", "https://mail.example.org"),
        ("smtp", "smtps://"),
        ("smtp", "smtps://mail.example.org:many"),
        ("smtp", "smtps://mail.example.org/inbox"),
        ("smtp", "smtps://user@mail.example.org"),
        ("smtp", "smtps://:secret@mail.example.org"),
        ("smtp", "smtps://user:secr%0Aet@mail.example.org"),
        ("smtp", "smtps://user:sécret@mail.example.org"),
        ("smtp", "smtp://user:secret@mail.example.org"),
        ("mail_from", "evora"),
        ("mail_from", "Evora <evora@example.org>"),
        ("mail_from", "a@example.org,b@example.org"),
        ("new_games", "many"),
        ("new_games", "5/0m"),
        ("engine_timeout", "nan"),
        ("log_format", "xml"),
        ("open", "perhaps"),
        ("engines", "1" * 30),
    ],
)
def test_bad_values_name_the_field(name: str, value: str) -> None:
    with pytest.raises(SettingError) as wrong:
        read_settings({name: value}, {})
    assert wrong.value.name == f"--{name.replace('_', '-')}"
    with pytest.raises(SettingError) as wrong:
        read_settings({}, {f"EVORA_{name.upper()}": value})
    assert wrong.value.name == f"EVORA_{name.upper()}"


@pytest.mark.parametrize(
    ("written", "server"),
    [
        ("smtps://u:p%40ss@Mail.example.org", ("mail.example.org", 465, "tls", "u", "p@ss")),
        ("smtp+starttls://u:p@10.0.0.5", ("10.0.0.5", 587, "starttls", "u", "p")),
        ("smtp://localhost", ("localhost", 25, "none", None, None)),
        ("smtp://u:p@127.0.0.1:2525", ("127.0.0.1", 2525, "none", "u", "p")),
        ("smtp://mail:25/", ("mail", 25, "none", None, None)),
    ],
)
def test_mail_servers(written: str, server: tuple[str, int, Security, str, str]) -> None:
    assert read_settings({"smtp": written}, {}).smtp == SmtpServer(*server)


def test_the_password_of_the_mail_server_is_in_no_message() -> None:
    settings = read_settings({"smtp": "smtps://ann:hush-hush@mail.example.org"}, {})
    assert "hush" not in repr(settings) + str(settings.smtp)
    for written in ("smtp://ann:hush-hush@mail.example.org", "smtps://ann:hush-hush@/x"):
        with pytest.raises(SettingError) as wrong:
            read_settings({"smtp": written}, {})
        assert "hush" not in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("EVORA_NEW_GAMEZ", "EVORA_NEW_GAMES"), ("EVORA_XYZZY_QUUX", None)],
)
def test_a_variable_that_is_no_setting(name: str, nearest: str | None) -> None:
    with pytest.raises(UnknownSettingError) as unknown:
        check_variables({"HOME": "/", "EVORA_PORT": "1", name: "1"})
    assert (unknown.value.name, unknown.value.nearest) == (name, nearest)


def test_variables_of_others_are_left_alone() -> None:
    names = [f"EVORA_{name}" for name in ("LANGUAGE", "PLAIN", "SOAK", "PORT_8000_TCP")]
    names += ["EVORA_SERVICE_HOST", "EVORA"]
    check_variables(dict.fromkeys(names, "x"))


def test_every_option_is_explained() -> None:
    for option in options():
        assert text(option.key, default="x")


def test_placeholders_are_units() -> None:
    shown = {option.name: option.placeholder for option in options()}
    assert {"keep_open", "keep_abandoned", "keep_guests", "request_log_days"} == {
        name for name, unit in shown.items() if unit == "DAYS"
    }
    assert {"data", "backup_folder", "request_log", "texts"} == {
        name for name, unit in shown.items() if unit == "FOLDER"
    }
    assert (shown["backup_every"], shown["backup_key_file"]) == ("HOURS", "FILE")
    seconds = {name for name, unit in shown.items() if unit == "SECONDS"}
    assert seconds == {option.name for option in options() if isinstance(option.default, float)}
    rates = {name for name, unit in shown.items() if unit == "RATE"}
    assert rates == {option.name for option in options() if isinstance(option.default, Rate)}
    assert (shown["data"], shown["frame_bytes"], shown["port"]) == ("FOLDER", "BYTES", "PORT")


def test_defaults_can_be_written_and_read() -> None:
    for option in options():
        if isinstance(option.default, Rate | int | float | str) and option.default is not False:
            assert option.value(str(option.default), option.flag) == option.default


@pytest.mark.parametrize(
    ("rate", "text"), [(Rate(30, 3600), "30/h"), (Rate(100, 20), "100/20s"), (Rate(0, 1), "0")]
)
def test_rates(rate: Rate, text: str) -> None:
    assert str(rate) == text


@pytest.mark.parametrize("contact", ["mailto:a@b.c", "https://example.org/contact", ""])
def test_ways_to_reach_the_host(contact: str) -> None:
    assert read_settings({"contact": contact}, {}).contact == (contact or None)


def test_the_texts_are_in_the_data_folder_unless_they_are_elsewhere(tmp_path: Path) -> None:
    assert read_settings({"data": str(tmp_path)}, {}).texts_folder == tmp_path / "texts"


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("EVORA_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().data == tmp_path / "evora"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert Settings().data.is_absolute()


def test_the_server_and_the_terminal_have_one_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for value in (str(tmp_path / "mine"), "~/mine", ""):
        monkeypatch.setenv("EVORA_DATA", value)
        folder = read_settings({}, os.environ).data
        assert saves_folder() == folder / "saves"
        assert Settings().data == folder
        assert read_settings({"data": str(tmp_path / "other")}, os.environ).data != folder


def test_addresses() -> None:
    assert Settings(host="0.0.0.0").address == "http://localhost:8000"
    assert Settings(host="::1", port=1).address == "http://[::1]:1"
    assert not Settings(host="0.0.0.0").local and Settings(host="localhost").local
    assert origin_of("HTTP://A.example:80/x") == "http://a.example"
