"""Who may import whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import benben

ROOT = Path(benben.__file__).parent

# For each package of ours: what it may import of ours, beside itself.
ALLOWED = {
    "language": set(),
    "translation": {"core", "draw", "language"},
    "core": {"language"},
    "draw": {"language"},
    "games": {"core", "draw", "language"},
    "examples": {"core", "draw", "language"},
    "bots": {"core", "language"},
    "lab": {"core", "bots", "language"},
    "terminal": {"core", "bots", "folders", "language"},
    "store": {"core", "language"},
    "table": {"core", "bots", "language", "store"},
    "web": {"core", "bots", "draw", "language", "store", "table"},
}
# Inside a game or a family of games every module belongs to a zone: the folder or file of that name at its top, or
# `inner`, which is everything else: components, cards, state, actions, scoring … For each zone: what it may import.
INNER = "inner"
ZONES = {
    INNER: {INNER},
    "rules": {INNER, "rules"},
    "setup": {INNER, "rules", "setup"},
    "redeal": {INNER, "rules", "redeal"},
    "advice": {INNER, "rules", "advice"},
    "view": {INNER, "rules", "redeal", "view"},
    "words": {INNER, "view", "words"},
    "look": {INNER, "view", "words", "look"},
    "__init__": {INNER, "rules", "setup", "redeal", "advice", "view", "words", "look"},
}
FAMILY = "_common"  # egizia_common is the family of egizia and of every folder whose name begins with egizia_


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
    """Every folder of a game or of a family of games."""
    return [path for part in ("games", "examples") for path in sorted((ROOT / part).iterdir()) if path.is_dir()]


def zone(module: str) -> str:
    """The zone of a module, by its name below its game: `rules.nile` is of the rules."""
    first = module.split(".")[0]
    return first if first in ZONES else INNER


def home_of(name: str, folder: Path) -> str:
    """The game or family that a module belongs to, if a game in this folder may import from it at all."""
    part, game = name.split(".")[:2]
    family = game.removesuffix(FAMILY)
    is_family = game.endswith(FAMILY) and (folder.name + "_").startswith(family + "_")
    return f"{part}.{game}" if part == folder.parent.name and (game == folder.name or is_family) else ""


def wrong_imports(folder: Path) -> list[str]:
    """What a game imports though it may not: another game, or something of a zone that comes after its own."""
    wrong = []
    for path in folder.rglob("*.py"):
        own = zone(".".join(path.relative_to(folder).with_suffix("").parts))
        for name in imports(path):
            if not name.startswith(("games.", "examples.")):
                continue
            home = home_of(name, folder)
            if not home:
                wrong.append(f"{folder.name}/{path.name} imports another game: {name}")
            elif name != home and zone(name.removeprefix(home + ".")) not in ZONES[own]:
                wrong.append(f"{folder.name}/{path.name} ({own}) imports {name}")
    return wrong


@pytest.mark.parametrize("folder", game_folders(), ids=lambda path: path.name)
def test_games_do_not_know_each_other_and_keep_their_order(folder: Path) -> None:
    assert wrong_imports(folder) == []


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_an_unknown_module_of_a_game_is_checked_too(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "barge"
    write(folder / "oars.py", "from benben.games.barge.rules.row import STEPS")
    write(folder / "look" / "sail.py", "from benben.games.barge.rules.row import STEPS")
    assert len(wrong_imports(folder)) == 2


def test_a_game_may_import_its_family_and_no_other_game(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "barge_race"
    write(folder / "state.py", "from benben.games.barge_common.state import Barge")
    assert wrong_imports(folder) == []
    write(folder / "state.py", "from benben.games.barge.state import Barge")
    assert wrong_imports(folder) == ["barge_race/state.py imports another game: games.barge.state"]
    write(folder / "state.py", "from benben.games.canoe_common.state import Canoe")
    assert wrong_imports(folder) == ["barge_race/state.py imports another game: games.canoe_common.state"]


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
