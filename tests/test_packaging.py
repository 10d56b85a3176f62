"""What is shipped: packages made from the source distribution play a game in clean environments."""

from __future__ import annotations

import email.message
import email.parser
import email.policy
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import yaml

from evora.version import __version__
from tools.packaging.package_metadata import NO_PAGE, project_links, readable_elsewhere

ROOT = Path(__file__).parent.parent
REPOSITORY = "https://forge.example/owner/evora"
TRY = ROOT / "tools" / "packaging" / "try_package.py"

# Compiling the core takes most of a minute: `make test` packs what `make setup` has compiled, and
# compares the sources; `make soak` compiles the source distribution.
SOAK = pytest.mark.skipif(not os.environ.get("EVORA_SOAK"), reason="set EVORA_SOAK=1")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "EVORA_LANGUAGE": "en", **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build_wheel(source: Path, folder: Path) -> Path:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps")
    told = ("--no-build-isolation", "--wheel-dir", folder, source)
    run(*pip, *told, cwd=folder.parent, EVORA_REPOSITORY=REPOSITORY)
    (wheel,) = folder.glob("*.whl")
    return wheel


def unpacked_sdist(folder: Path) -> Path:
    """A source distribution of this tree, unpacked."""
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", folder, cwd=ROOT)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    return source


def metadata_of(wheel: Path) -> email.message.EmailMessage:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        parser = email.parser.BytesParser(policy=email.policy.default)
        message = parser.parsebytes(archive.read(name))
    assert isinstance(message, email.message.EmailMessage)
    return message


def install(wheel: Path, environment: Path) -> Path:
    """A fresh environment with a wheel and what it asks for, and nothing else."""
    run(sys.executable, "-m", "venv", "--without-pip", environment, cwd=wheel.parent)
    python = environment / "bin" / "python"
    run(*pip_of(python), "install", "--quiet", wheel, cwd=wheel.parent)
    return python


def pip_of(python: Path) -> tuple[str | Path, ...]:
    return (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)


def test_a_wheel_plays_elsewhere_and_goes_without_a_trace(tmp_path: Path) -> None:
    wheel = build_wheel(ROOT, tmp_path / "with")
    check_contents(zipfile.ZipFile(wheel).namelist())
    check_metadata(metadata_of(wheel))
    python = install(wheel, tmp_path / "environment")
    told = run(python, TRY, "--page", cwd=tmp_path)
    assert str(tmp_path / "environment") in told
    check_serve_without_its_packages(python, tmp_path)
    run(*pip_of(python), "uninstall", "--yes", "evora", cwd=tmp_path)
    assert not [path for path in (tmp_path / "environment").rglob("*") if "evora" in path.name]


def test_a_source_distribution_is_complete(tmp_path: Path) -> None:
    """With every file that the build reads; and without the page there is none."""
    source = unpacked_sdist(tmp_path)
    listed = ["git", "ls-files", "-z", "CMakeLists.txt", "*.toml", "README.md", "LICENSE"]
    folders = ["core", "bindings", "src", "tools", "tests"]
    names = run(*listed, *folders, cwd=ROOT).split("\0")[:-1]
    assert len(names) > 300
    for name in names:
        # A file that was deleted and not committed yet is in neither.
        if (ROOT / name).exists():
            assert (source / name).read_bytes() == (ROOT / name).read_bytes(), name
    assert (source / "src/evora/web/static/index.html").exists()

    shutil.rmtree(source / "src" / "evora" / "web" / "static")
    refused = subprocess.run(
        [sys.executable, "-m", "build", "--sdist", "--no-isolation", "-o", tmp_path / "none"],
        cwd=source,
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode != 0 and NO_PAGE in refused.stderr
    assert "Traceback" not in refused.stderr


@SOAK
def test_a_source_without_the_page_compiles_and_plays(tmp_path: Path) -> None:
    """As `pip install git+…` on a machine without Node."""
    source = unpacked_sdist(tmp_path)
    shutil.rmtree(source / "src" / "evora" / "web" / "static")
    wheel = build_wheel(source, tmp_path / "without")
    python = install(wheel, tmp_path / "environment")
    run(python, TRY, "--no-page", cwd=tmp_path)


def check_contents(names: list[str]) -> None:
    for expected in (
        "evora/py.typed",
        "evora/_core.pyi",
        "evora/locales/en/cli.ftl",
        "evora/pictures/art.svg",
        "evora/pictures/tokens.json",
        "evora/web/static/index.html",
        "evora/web/static/index.html.br",
    ):
        assert expected in names
    (engine,) = [name for name in names if name.endswith(".wasm")]
    assert engine.startswith("evora/web/static/assets/") and f"{engine}.br" in names
    assert not [name for name in names if name.startswith(("tests", "core", "bindings", "tools"))]


def check_metadata(metadata: email.message.EmailMessage) -> None:
    """An index shows the README's picture, and its links lead somewhere."""
    words = metadata.get_payload()
    assert f"]({REPOSITORY}/raw/v{metadata['Version']}/docs/pictures/table.png)" in words
    assert f"]({REPOSITORY}/blob/v{metadata['Version']}/docs/rules.md)" in words
    assert f"Source, {REPOSITORY}" in metadata.get_all("Project-URL", [])
    needed = [name for name in metadata.get_all("Requires-Dist", []) if "extra ==" not in name]
    # Four small packages; Babel alone was more than half of an install.
    assert sorted(re.split(r"[<>=]", name)[0] for name in needed) == [
        *("platformdirs", "prompt-toolkit", "shtab", "wcwidth"),
    ]


def check_serve_without_its_packages(python: Path, folder: Path) -> None:
    """The server's packages are an extra; without them it says so."""
    serve = subprocess.run(
        [python, "-m", "evora", "serve", "--data", folder],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "EVORA_LANGUAGE": "en"},
    )
    assert serve.returncode != 0
    assert "pip install 'evora[server]'" in serve.stderr
    assert "Traceback" not in serve.stderr


@pytest.mark.parametrize(
    ("markdown", "here", "elsewhere"),
    [
        ("[a](docs/a.md#b)", "[a](R/blob/v1/docs/a.md#b)", "a"),
        ("![a](b.png)\n\nc", "![a](R/raw/v1/b.png)\n\nc", "c"),
        ("[a](https://b.example)", "[a](https://b.example)", "[a](https://b.example)"),
        ("![a](https://b.example/c.png)",) * 3,
        ("[a](#b)",) * 3,
    ],
)
def test_links_of_a_readme(markdown: str, here: str, elsewhere: str) -> None:
    """Elsewhere: where the address of the repository is not known."""
    assert readable_elsewhere(markdown, "R", "v1") == here
    assert readable_elsewhere(markdown, "", "v1") == elsewhere


def test_no_address_no_links() -> None:
    assert project_links("") == {}
    assert all(link.startswith(REPOSITORY) for link in project_links(REPOSITORY).values())


def test_a_citation_names_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == __version__
