"""Who may import whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import benben

ROOT = Path(benben.__file__).parent

# For each package of ours: what it may import of ours, beside itself.
ALLOWED = {
    "core": set(),
    "draw": set(),
    "games": {"core", "draw"},
    "examples": {"core", "draw"},
    "bots": {"core"},
    "lab": {"core", "bots"},
    "terminal": {"core", "bots", "folders"},
    "store": {"core"},
    "table": {"core", "bots", "store"},
    "web": {"core", "bots", "draw", "store", "table"},
}
# Inside a game: what may come before what.
ORDER = ["goods", "payments", "cards", "components", "refusals", "state", "actions", "demands", "scoring", "rules"]
ORDER += ["setup"]
GAME = {name: set(ORDER[: i + 1]) for i, name in enumerate(ORDER)} | {
    "actions": {"payments", "cards", "components"},
    "state": {"goods", "cards", "components"},
    "redeal": {"cards", "components", "state", "rules"},
    "text": {"goods", "cards", "components", "actions"},
    "answers": {"goods", "components", "text"},
    "help": set(),
    "text_board": {"goods", "components", "text"},
    "scene": {"components"},
    "board": {"cards", "components", "scene", "state", "scoring"},
    "emblems": {"components", "scene", "board"},
    "encode": {"goods", "cards", "components"},
    "view": {"goods", "cards", "components", "state", "actions", "scoring", "rules", "redeal"},
    "worth": {"goods", "cards", "components", "state", "demands", "scoring"},
    "plans": {*ORDER[:-1], "worth"},
    "rerolls": {"components", "worth"},
    "hints": {"cards", "components", "state", "actions", "scoring", "rules", "worth", "rerolls", "plans"},
}


def imports(path: Path) -> list[str]:
    """The modules of ours that a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
    return [name.removeprefix("benben.") for name in found if name.startswith("benben.")]


@pytest.mark.parametrize("package", sorted(ALLOWED))
def test_packages_import_only_what_they_may(package: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in (ROOT / package).rglob("*.py")
        for name in imports(path)
        if name.split(".")[0] not in ALLOWED[package] | {package}
    ]
    assert wrong == []


def game_folders() -> list[Path]:
    return [path for part in ("games", "examples") for path in (ROOT / part).iterdir() if (path / "RULES.md").exists()]


@pytest.mark.parametrize("folder", game_folders(), ids=lambda path: path.name)
def test_games_do_not_know_each_other_and_keep_their_order(folder: Path) -> None:
    home = f"{folder.parent.name}.{folder.name}"
    wrong = []
    for path in folder.rglob("*.py"):
        part = path.relative_to(folder).parts[0].removesuffix(".py")
        for name in imports(path):
            if name.startswith(("games.", "examples.")) and not (name + ".").startswith(home + "."):
                wrong.append(f"{path.name} imports another game: {name}")
            inner = name.removeprefix(home).split(".")
            if name.startswith(home + ".") and part in GAME and inner[1] not in GAME[part] | {part}:
                wrong.append(f"{folder.name}/{path.name} imports {inner[1]}")
    assert wrong == []


def test_the_core_needs_only_what_it_says() -> None:
    allowed = {"librt", "mypy_extensions", "typing_extensions", "msgspec", "benben"}
    standard = {*__import__("sys").stdlib_module_names, "__future__"}
    for path in (ROOT / "core").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                assert node.module.split(".")[0] in allowed | standard, f"{path.name} imports {node.module}"


def test_no_shift_of_a_literal() -> None:
    """`1 << n` is compiled to 32 bits, silently wrong from n = 31 on."""
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                assert not isinstance(node.left, ast.Constant), f"{path.name}:{node.lineno}"
