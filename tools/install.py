"""Set up benben in .venv, in phases that are told in words; what is there already is not done again.

    python -m tools.install play       what `make play` needs: dependencies and the sources, not compiled; the compiler
                                       is started beside it
    python -m tools.install compile    the compiled engine, waiting for it
    python -m tools.install plain      dependencies and the sources only
    python -m tools.install dev        the tools that the tests need

Every build is a folder of its own under .venv/builds, named by a fingerprint of the sources; one line in site-packages
says which one is used. So a new build never changes the modules under a program that runs, a build that was broken off
is never used, and builds that no program uses are removed. The compiler takes a copy of the sources: edits do not
disturb it. Ctrl-C at the table lets it finish, in a minute or two; it is stopped after half an hour.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from tools.phase import Failed, is_locked, is_used, locked, run, tell

ROOT = Path(__file__).parent.parent
VENV = Path(sys.prefix)
BUILDS = VENV / "builds"
LOG = VENV / "compile.log"
BUILT_FROM = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
PLAIN = "benben runs on plain Python, complete but slower."
WAITING = "Somebody else is setting up benben here; waiting for it …"
COMPILING = "The engine is being compiled already; waiting for it …"
LETTERS = 16  # of a fingerprint
POLITE = 10  # how far the compiler stands back for who plays

LAUNCHER = """\
#!{python}
import fcntl
import os
import sys
from pathlib import Path

if __name__ == "__main__":
    import benben
    from benben.cli import main

    build = os.open(Path(benben.__file__).parent.parent, os.O_RDONLY)
    fcntl.flock(build, fcntl.LOCK_SH)  # a build that is used is not removed
    sys.exit(main())
"""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pip(title: str, *words: str) -> None:
    try:
        run(title, [*PIP, *words], cwd=ROOT, env={"PIP_PROGRESS_BAR": "off"})
    except Failed as failed:
        raise Failed(f"{failed}\nSetting up failed at: pip {' '.join(words)}") from None


def install(name: str, title: str, needs: list[str], *words: str) -> None:
    """Packages in the versions that are known to work together, unless the same list was installed before."""
    versions = (ROOT / "constraints.txt").read_text("utf-8")
    wanted = "\n".join([*needs, versions])
    done = VENV / f"{name}.installed"
    if done.exists() and done.read_text("utf-8") == wanted:
        return
    pip(title, "install", "-c", "constraints.txt", *words, *needs)
    done.write_text(wanted, "utf-8")


def install_dependencies() -> None:
    """What runs benben. Python translates at the first start what is used: all of it now would take six seconds."""
    needs = project()["project"]["dependencies"]
    install("benben", "Installing the packages that benben is built on", needs, "--no-compile")


def install_dev() -> None:
    install("dev", "Installing the tools for the tests", project()["project"]["optional-dependencies"]["dev"])


def fingerprint() -> str:
    """Of all that a build is made from."""
    files = sorted(path for path in (ROOT / "src/benben").rglob("*") if path.is_file() and path.suffix != ".pyc")
    found = hashlib.sha256(sys.version.encode())
    for path in [*files, *(ROOT / name for name in BUILT_FROM)]:
        found.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()[:LETTERS]


def plain_build(name: str) -> Path:
    """The sources, copied."""
    made = BUILDS / name
    if not made.exists():
        BUILDS.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=VENV) as folder:
            copy = Path(folder) / "plain"
            shutil.copytree(ROOT / "src/benben", copy / "benben", ignore=shutil.ignore_patterns("__pycache__"))
            copy.rename(made)
        _translate(made)
    return made


def _translate(build: Path) -> None:
    """Python translates what it imports and keeps it: told here, as the first start would be silent meanwhile."""
    words = [sys.executable, "-c", "import benben.cli, benben.web.server"]
    run("Translating the sources for Python", words, cwd=build, env={"PYTHONPATH": str(build)})


def use(build: Path) -> None:
    """From the next start on, `import benben` and `.venv/bin/benben` mean this build."""
    _replace(Path(sysconfig.get_path("purelib")) / "benben.pth", f"{build}\n")
    launcher = VENV / "bin" / "benben"
    _replace(launcher, LAUNCHER.format(python=sys.executable))
    launcher.chmod(0o755)
    for other in BUILDS.iterdir():
        if other.name.startswith(build.name[:LETTERS]):
            continue
        if other.is_file():
            other.unlink()
        elif not is_used(other):
            shutil.rmtree(other, ignore_errors=True)


def _replace(path: Path, text: str) -> None:
    new = path.with_suffix(".new")
    new.write_text(text, "utf-8")
    new.replace(path)


def log(words: str) -> None:
    with LOG.open("a", encoding="utf-8") as file:
        file.write(f"{words}\n")


def compiled(name: str) -> Path:
    return BUILDS / f"{name}-compiled"


def failure(name: str) -> Path:
    """Where it is told why this build could not be compiled."""
    return BUILDS / f"{name}.failed"


def compile_build(name: str) -> None:
    """The compiled engine as a build of its own; a failure is written down, for the next start to tell."""
    with locked(VENV / "compile.lock", COMPILING):
        if compiled(name).exists():
            return
        try:
            _compile(name)
        except Failed as failed:
            log(str(failed))
            failure(name).write_text(f"Compiling the engine failed, see {LOG}: {PLAIN}", "utf-8")
        else:
            failure(name).unlink(missing_ok=True)


def _compile(name: str) -> None:
    with locked(VENV / "setup.lock", WAITING):
        install("build", "Installing the compiler mypyc", project()["build-system"]["requires"])
    with tempfile.TemporaryDirectory(dir=VENV) as folder:
        place = Path(folder)
        shutil.copytree(BUILDS / name / "benben", place / "src/benben", ignore=shutil.ignore_patterns("__pycache__"))
        for file in BUILT_FROM:
            shutil.copy(ROOT / file, place / file)
        words = [*PIP, "-v", "wheel", "--no-deps", "--no-build-isolation", "-w", "wheel", "."]
        title = "Compiling the engine, which takes a minute or two"
        log(run(title, words, cwd=place, details=False, env={"BENBEN_COMPILE": "1"}))
        with zipfile.ZipFile(next((place / "wheel").glob("*.whl"))) as wheel:
            wheel.extractall(place / "installed")
        (place / "installed").rename(compiled(name))
    _translate(compiled(name))


def can_compile() -> bool:
    if os.environ.get("BENBEN_COMPILE") == "0":
        return False
    from setup import can_compile as tried

    return tried()


def set_up() -> str:
    """Everything that does not need a compiler; the name of the build."""
    with locked(VENV / "setup.lock", WAITING):
        install_dependencies()
        name = fingerprint()
        plain = plain_build(name)
        use(compiled(name) if compiled(name).exists() else plain)
    return name


def compile_beside(name: str) -> None:
    """Start the compiler in the background, for the next start; whatever keeps it from it is said."""
    if compiled(name).exists():
        return
    if failure(name).exists():
        tell(failure(name).read_text("utf-8") + " `make compile` tries again.")
    elif not can_compile():
        tell(f"No C compiler with Python's headers was found: {PLAIN}")
    elif is_locked(VENV / "compile.lock"):
        tell("The engine is still being compiled: this start runs on plain Python, a later one is faster.")
    else:
        tell(f"Plain Python for now: the engine is compiled beside it for the next start (log: {LOG}).")
        words = [sys.executable, "-m", "tools.install", "beside", name]
        LOG.unlink(missing_ok=True)
        with LOG.open("a") as file:  # for what the compiler tells and for what goes wrong
            subprocess.Popen(
                words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True
            )


def compile_now(name: str) -> None:
    """Wait for the compiled engine, and use it."""
    if not can_compile():
        tell(f"No C compiler with Python's headers was found: {PLAIN}")
        return
    LOG.unlink(missing_ok=True)
    compile_build(name)
    if failure(name).exists():
        raise Failed(f"{LOG.read_text('utf-8')}\n{failure(name).read_text('utf-8')}")
    use(compiled(name))


def main(work: str, name: str = "") -> None:
    if work == "beside":
        os.nice(POLITE)
        compile_build(name)
    elif work == "dev":
        with locked(VENV / "setup.lock", WAITING):
            install_dev()
    elif work == "compile":
        compile_now(set_up())
    elif work == "plain":
        set_up()
    else:
        compile_beside(set_up())
        tell("Starting the table …")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Failed as failed:
        sys.exit(str(failed))
    except KeyboardInterrupt:
        sys.exit("Stopped; the next make goes on from here.")
