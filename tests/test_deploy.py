"""The files of deploy/ are parsed, by the program they are for where it is installed."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

import pytest
import yaml
from proxies import DEPLOY, nginx_command, program, run
from trees import link_tree

from evora.server.api.connections import IDLE_SECONDS
from evora.server.common.metrics import Metrics
from evora.server.common.settings import options

ROOT = Path(__file__).parent.parent
_SUFFIXES = ("_bucket", "_sum", "_count")


# --- Metrics: every one that is named exists


def _metrics() -> set[str]:
    """The names that a server exposes."""
    exposed = set()
    for family in Metrics().registry.collect():
        exposed |= {sample.name for sample in family.samples}
        total = [f"{family.name}_total"] if family.type == "counter" else [family.name]
        parts = [f"{family.name}{suffix}" for suffix in _SUFFIXES]
        exposed |= set(parts if family.type == "histogram" else total)
    return exposed


@pytest.mark.parametrize("name", ["grafana-dashboard.json", "evora-alerts.yml"])
def test_every_metric_is_one_of_the_servers(name: str) -> None:
    named = set(re.findall(r"\bevora_[a-z_]+", (DEPLOY / name).read_text("utf-8")))
    assert named and named <= _metrics()


def test_the_dashboard_shows_the_important_ones() -> None:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    shown = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    for metric in ("evora_tell_seconds", "evora_errors_total", "evora_engine_queue"):
        assert metric in shown
    ids = [panel["id"] for panel in dashboard["panels"]]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in dashboard["panels"]}
    assert len(set(ids)) == len(ids) == len(places)


def test_prometheus_reads_its_files() -> None:
    scrape = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    assert scrape["scrape_configs"][0]["job_name"] == "evora"
    (rules,) = scrape["rule_files"]
    alerts = yaml.safe_load((DEPLOY / rules).read_text("utf-8"))
    assert all(rule["annotations"]["summary"] for rule in alerts["groups"][0]["rules"])


def test_prometheus_takes_the_alerts() -> None:
    done = run(program("promtool"), "check", "rules", str(DEPLOY / "evora-alerts.yml"))
    assert done.returncode == 0, done.stderr


def test_prometheus_takes_the_configuration(tmp_path: Path) -> None:
    promtool = program("promtool")
    (tmp_path / "token").write_text("secret")
    shutil.copy(DEPLOY / "evora-alerts.yml", tmp_path)
    text = (DEPLOY / "prometheus.yml").read_text("utf-8")
    text, count = re.subn(r"credentials_file: .*", f"credentials_file: {tmp_path}/token", text)
    assert count == 1
    (tmp_path / "prometheus.yml").write_text(text)
    done = run(promtool, "check", "config", str(tmp_path / "prometheus.yml"))
    assert done.returncode == 0, done.stdout + done.stderr


# --- Settings: every variable is one


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "evora.env", "evora.service"])
def test_every_setting_is_one_of_the_servers(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    own = set(re.findall(r"\$\{(EVORA_[A-Z_]+)", text)) | {"EVORA_DOMAIN", "EVORA_UPSTREAM"}
    named = set(re.findall(r"\bEVORA_[A-Z_]+(?=[=:])", text)) - own
    assert named <= {option.variable for option in options()}


# --- Containers


def test_compose() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"evora", "database", "proxy"}
    assert (DEPLOY / services["evora"]["build"]["context"] / "deploy/Containerfile").exists()
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["evora"]["environment"]["EVORA_PROXIES"] == subnet
    # Only the proxy is reached from outside.
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    asked = set(re.findall(r"\$\{([A-Z_]+)", text))
    example = (DEPLOY / "compose.env.example").read_text("utf-8")
    assert asked == set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    # What is in one of them cannot take the machine from the others, nor fill its disk.
    for service in services.values():
        assert service["mem_limit"] and service["pids_limit"]
        assert service["logging"]["options"]["max-size"]
    assert services["evora"]["environment"]["EVORA_BACKUP_FOLDER"] == "/backups"
    for mounted in (
        volume for service in services.values() for volume in service.get("volumes", ())
    ):
        source = mounted.partition(":")[0]
        assert source in compose["volumes"] or (DEPLOY / source).exists()


def test_compose_is_taken_by_its_program(tmp_path: Path) -> None:
    docker = program("docker")
    if run(docker, "compose", "version").returncode:
        pytest.skip("docker has no compose here")
    for name in ("compose.yaml", "Caddyfile"):
        shutil.copy(DEPLOY / name, tmp_path)
    shutil.copy(DEPLOY / "compose.env.example", tmp_path / ".env")
    done = run(docker, "compose", "--project-directory", str(tmp_path), "config", "--quiet")
    assert done.returncode == 0, done.stderr


def test_the_container_file_copies_what_is_there_and_runs_as_nobody() -> None:
    lines = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
    words = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert words.count("FROM") == 2 and "HEALTHCHECK" in words
    assert words.index("USER") < words.index("ENTRYPOINT")
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for kept in (line[1:] for line in ignored if line.startswith("!")):
        assert (ROOT / kept).exists(), kept


def test_the_container_file_keeps_what_the_page_is_made_of(tmp_path: Path) -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    link_tree(tmp_path, *(line[1:] for line in ignored if line.startswith("!")))
    # It does nothing, but fails where something is missing that it would be made of.
    done = run("make", "-C", str(tmp_path), "-n", "src/evora/web/static/index.html")
    assert done.returncode == 0, done.stderr
    assert "tools/build-wasm" in done.stdout and "tools/build-web" in done.stdout


# --- A service


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, for a program that is on this machine."""
    folder = tmp_path / "etc/systemd/system"
    folder.mkdir(parents=True)
    text = (DEPLOY / "evora.service").read_text("utf-8")
    (folder / "evora.service").write_text(text.replace("/opt/evora/bin/evora", sys.executable))
    return folder / "evora.service"


def test_systemd_takes_the_unit(unit: Path) -> None:
    done = run(program("systemd-analyze"), "verify", "--man=no", str(unit))
    said = [line for line in done.stderr.splitlines() if "evora" in line]
    assert done.returncode == 0 and not said, done.stderr


def test_the_unit_installs(unit: Path) -> None:
    root = unit.parents[3]
    done = run(program("systemctl"), f"--root={root}", "enable", "evora.service")
    assert done.returncode == 0, done.stderr
    assert (unit.parent / "multi-user.target.wants/evora.service").is_symlink()


# --- Proxies


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    done = run(*nginx_command(tmp_path), "-t")
    assert done.returncode == 0, done.stderr


def test_caddy_reads_its_file() -> None:
    done = run(
        *(program("caddy"), "adapt", "--validate", "--adapter", "caddyfile"),
        *("--config", str(DEPLOY / "Caddyfile")),
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("name", "written"),
    [("nginx.conf", r"keepalive_timeout (\d+)s;"), ("Caddyfile", r"keepalive (\d+)s\n")],
)
def test_a_proxy_closes_an_idle_connection_before_the_server_does(name: str, written: str) -> None:
    [seconds] = re.findall(written, (DEPLOY / name).read_text())
    assert int(seconds) < IDLE_SECONDS
