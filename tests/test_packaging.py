"""What an installation contains, and what it must not contain."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

import pytest

import guts_core

ROOT = Path(__file__).resolve().parent.parent
OURS = {"guts_core", "guts_plugins", "guts_rulesets"}
NOT_OURS = ("plugins", "rulesets", "tests", "docs", "benchmarks", "tools")

try:
    metadata.distribution("guts-core")
except metadata.PackageNotFoundError:
    INSTALLED = False
else:
    INSTALLED = True
needs_installation = pytest.mark.skipif(not INSTALLED, reason="guts-core is not installed in this environment")


def run(command: Sequence[str | Path], folder: Path, status: int = 0) -> str:
    """What a command says on stdout, run outside the checkout, with no input and no setting of Python's in the environment."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment | {"PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == status, f"{command} ended with {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def found(python: str | Path, folder: Path, names: Sequence[str]) -> list[str]:
    """Those of the names that Python can import, seen from a folder."""
    code = f"import importlib.util, json; print(json.dumps([n for n in {list(names)!r} if importlib.util.find_spec(n)]))"
    return list(json.loads(run([python, "-c", code], folder)))


def project() -> dict[str, object]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


@needs_installation
def test_only_our_names_can_be_imported(tmp_path: Path) -> None:
    assert found(sys.executable, tmp_path, [*sorted(OURS), *NOT_OURS]) == sorted(OURS)


def test_every_package_is_listed() -> None:
    folders = {"guts_core": "guts_core", "guts_plugins": "plugins", "guts_rulesets": "rulesets"}
    packages = {
        ".".join([name, *init.parent.relative_to(ROOT / folder).parts])
        for name, folder in folders.items()
        for init in (ROOT / folder).rglob("__init__.py")
    }
    assert set(project()["tool"]["setuptools"]["packages"]) == packages  # type: ignore[index]


@needs_installation
def test_the_version_is_one() -> None:
    assert metadata.version("guts-core") == guts_core.__version__


def test_importing_the_library_brings_no_command_line_and_no_bundled_plugin() -> None:
    code = "import json, sys; import guts_core; print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    loaded = set(json.loads(done.stdout))
    assert "guts_core" in loaded
    assert not loaded & {"click", "rich", "fluent", "guts_plugins", "pytest", "hypothesis"}


@needs_installation
def test_the_command_guts_is_the_command_line() -> None:
    (script,) = metadata.entry_points(group="console_scripts", name="guts")
    assert script.value == "guts_core.cli:main"
    assert callable(script.load())


# The wheel, as somebody gets it who has never seen the checkout.


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    # From a copy: leftovers of earlier builds play no part. Through the sdist: what is missing there is missing here.
    source, folder = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    for name in ("guts_core", "plugins", "rulesets"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    run([sys.executable, "-m", "build", "--outdir", folder, source], folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of a virtual environment in which the wheel alone is installed."""
    folder = tmp_path_factory.mktemp("clean")
    run([sys.executable, "-m", "venv", folder / "venv"], folder)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run([programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], folder)
    return programs


@pytest.mark.slow
@pytest.mark.wheel
def test_the_wheel_holds_every_file_of_ours_and_no_other(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    expected = {"guts_core/py.typed"}
    for package, folder in (("guts_core", "guts_core"), ("guts_plugins", "plugins"), ("guts_rulesets", "rulesets")):
        for ending in ("py", "ftl", "toml", "json", "template"):
            files = (ROOT / folder).rglob(f"*.{ending}")
            expected |= {f"{package}/{path.relative_to(ROOT / folder).as_posix()}" for path in files}
    assert names == expected


@pytest.mark.slow
@pytest.mark.wheel
def test_the_wheel_brings_nothing_by_a_name_of_the_checkout(clean: Path, tmp_path: Path) -> None:
    assert found(clean / "python", tmp_path, [*sorted(OURS), *NOT_OURS]) == sorted(OURS)
    for name in ("plugins", "rulesets", "tests"):
        run([clean / "python", "-c", f"import {name}"], tmp_path, status=1)


@pytest.mark.slow
@pytest.mark.wheel
def test_the_wheel_is_enough_for_the_commands(clean: Path, tmp_path: Path) -> None:
    assert guts_core.__version__ in run([clean / "guts", "--version"], tmp_path)
    assert "guts" in run([clean / "python", "-m", "guts_core", "--help"], tmp_path)
    assert run([clean / "guts", "play", "--bots-only", "--seed", "1", "--cycles", "2"], tmp_path).strip()
    run([clean / "guts", "check", "default"], tmp_path)


@pytest.mark.slow
@pytest.mark.wheel
def test_the_wheel_settles_a_scripted_situation(clean: Path, tmp_path: Path) -> None:
    situation = 'pot = 6\nhands = { A = "Qs Qh", B = "Ac Kd", C = "Jc Jd", D = "7h 2c" }\nin = ["A", "B", "C"]\n'
    (tmp_path / "round.toml").write_text(situation, encoding="utf-8", newline="\n")
    (settled,) = json.loads(run([clean / "guts", "settle", "round.toml", "--json"], tmp_path))["rounds"]
    assert settled["balances"] == {"A": 6, "B": -6, "C": -6, "D": 0}
    assert (settled["pot"], settled["reserve"], settled["winners"]) == (12, 0, ["A"])


@pytest.mark.slow
@pytest.mark.wheel
def test_the_default_ruleset_is_in_the_wheel_and_holds_as_a_file(clean: Path, tmp_path: Path) -> None:
    code = "import importlib.resources as r; print((r.files('guts_rulesets') / 'default.toml').read_text(encoding='utf-8'))"
    (tmp_path / "copy.toml").write_text(run([clean / "python", "-c", code], tmp_path), encoding="utf-8", newline="\n")
    run([clean / "guts", "check", "copy.toml"], tmp_path)


# Other people's plugins, from what `guts plugins new` makes and from the examples, far away from the checkout.

OTHERS = ("fresh", "six-nine", "auction")


@pytest.fixture(scope="session")
def others(clean: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Their wheels in an environment without anything else: the folder of its programs, and that of the sources."""
    sources, folder = tmp_path_factory.mktemp("others"), tmp_path_factory.mktemp("market")
    run([clean / "guts", "plugins", "new", "fresh", "--folder", sources], folder)
    for name in OTHERS[1:]:
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*_cache", ".hypothesis")
        shutil.copytree(ROOT / "examples" / f"guts-{name}", sources / f"guts-{name}", ignore=ignored)
    for name in OTHERS:
        run([sys.executable, "-m", "build", "--wheel", "--outdir", folder, sources / f"guts-{name}"], folder)
    run([sys.executable, "-m", "venv", folder / "venv"], folder)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    built = [f"{path}[test]" for path in sorted(folder.glob("*.whl"))]
    assert len(built) == len(OTHERS)
    run([programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, *built], folder)
    return programs, sources


@pytest.mark.slow
@pytest.mark.wheel
@pytest.mark.parametrize("name", OTHERS)
def test_somebody_elses_plugin_conforms_and_plays_as_it_is_installed(
    others: tuple[Path, Path], name: str, tmp_path: Path
) -> None:
    programs, sources = others
    shutil.copytree(sources / f"guts-{name}" / "tests", tmp_path / "tests")
    run([programs / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], tmp_path)
    report = json.loads(run([programs / "python", "-m", "guts_core.conformance", name, "--json"], tmp_path))
    assert (report["ok"], report["package"]) == (True, f"guts-{name}")
    assert {result["status"] for result in report["results"]} == {"pass"}
    about = json.loads(run([programs / "guts", "plugins", name, "--json"], tmp_path))
    assert (about["loads"], about["problems"]) == (True, [])
    # its author's type checker knows guts-core from the wheel, without any setting
    module = sources / f"guts-{name}" / f"guts_{name.replace('-', '_')}"
    run([sys.executable, "-m", "mypy", "--strict", "--python-executable", programs / "python", module, "tests"], tmp_path)
    run([programs / "guts", "check", name, "--strict"], tmp_path)
    assert run([programs / "guts", "explain", name], tmp_path).strip()
    assert "Round 1" in run([programs / "guts", "play", name, "--bots-only", "--seed", "1", "--rounds", "1"], tmp_path)
