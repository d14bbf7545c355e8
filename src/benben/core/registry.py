"""The games by key. A new game is one folder and one line here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from benben.core.errors import UnknownGame, shown
from benben.language.book import book_of

if TYPE_CHECKING:
    from benben.core.game import Game

BOOK: Final = book_of("benben.core")

MODULES: Final = {
    "ra-dice": "benben.games.ra_dice",
    "egyptia": "benben.games.egyptia",
    "architects": "benben.games.architects",
    "egizia": "benben.games.egizia",
    "egizia-shifting-sands": "benben.games.egizia_shifting_sands",
    "pig": "benben.examples.pig",
}


def register(key: str, module: str) -> None:
    """Add a game that lives elsewhere: `module` has it as GAME."""
    MODULES[key] = module


def keys(examples: bool = False) -> list[str]:
    """The keys of all games; example games only if asked for."""
    return [key for key, module in MODULES.items() if examples or not module.startswith("benben.examples.")]


def game(key: object) -> Game:
    """The game with this key; it is loaded when it is first asked for."""
    module = MODULES.get(key) if isinstance(key, str) else None
    if module is None:
        raise UnknownGame(BOOK.message("no-such-game", given=shown(key), known=", ".join(keys())))
    found: Game = import_module(module).GAME
    return found
