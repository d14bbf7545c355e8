"""What a seat may know of a game of Ra: everything. There are no secrets, only dice that have not been rolled."""

from __future__ import annotations

from benben.core.bits import has, members_of, size
from benben.core.steps import CHANCE
from benben.games.ra_dice.components import (
    ANKH,
    COLOURS,
    COLUMNS,
    DICE,
    EPOCHS,
    FACES,
    MONUMENT,
    NILE,
    PHARAOH,
    REROLLS,
)
from benben.games.ra_dice.rules.civilization import ankhs_for_next
from benben.games.ra_dice.rules.roll import MayReroll, RollDice
from benben.games.ra_dice.rules.use import UseDice
from benben.games.ra_dice.state import Player, Ra
from benben.games.ra_dice.view import types
from benben.games.ra_dice.view.types import RaTable


def table(s: Ra, seat: int, asked: list[int]) -> RaTable:
    """The board, the dice and what is left of the turn."""
    step = s.open_step() if s.depth else None
    return {
        "epoch": s.epoch,
        "epochs": EPOCHS,
        "turn": s.turn,
        "sun_track": {"steps": s.steps, "ra": s.ra},
        "dice": dice(s) if has_rolled(s) else [],
        "rerolls_left": step.left if isinstance(step, MayReroll) else 0,
        "rolling": [COLOURS[die] for die in rolling(s)],
        "suns": s.suns if has_rolled(s) else 0,
        "used": {
            "pharaoh": bool(s.pharaoh_used),
            "nile": bool(s.nile_used),
            "civilization": s.civilizations_placed,
            "monuments": s.monuments_placed,
        },
        "disaster": bool(s.disaster_open) and isinstance(step, UseDice),
        "capacity": s.capacity(),
        "players": [player(s.players[i]) for i in range(s.seats)],
    }


def rolling(s: Ra) -> list[int]:
    """The dice that chance is about to roll."""
    step = s.open_step() if s.depth else None
    return members_of(step.dice) if isinstance(step, RollDice) else []


def has_rolled(s: Ra) -> bool:
    """Whether the dice on the table are this turn's; before the first roll and after the game none count."""
    if s.depth == 0:
        return False
    return s.actor() != CHANCE or (len(rolling(s)) > 0 and s.open_step().left < REROLLS)


def player(p: Player) -> types.Player:
    return {
        "score": p.score,
        "pharaoh": p.pharaoh,
        "nile": p.nile,
        "floods": p.floods,
        "civilization": [COLOURS[colour] for colour in members_of(p.civilization)],
        "monuments": [[COLOURS[space // COLUMNS], space % COLUMNS + 1] for space in members_of(p.monuments)],
    }


def dice(s: Ra) -> list[types.Die]:
    """Each die with its face, and whether it is used; of equal dice the first count as used."""
    used = used_dice(s)
    return [
        {"colour": COLOURS[die], "face": FACES[s.face(die)], "used": die in used}
        for die in range(DICE)
    ]  # fmt: skip


def used_dice(s: Ra) -> set[int]:
    """The dice that serve no more. Which of several Ankhs, Pharaohs or Niles were used makes no difference."""
    used: set[int] = {die for die in range(DICE) if s.face(die) == MONUMENT and not has(s.monument_dice, die)}
    for face, left in ((ANKH, s.ankhs), (PHARAOH, s.pharaohs), (NILE, s.niles)):
        shown = [die for die in range(DICE) if s.face(die) == face]
        used |= set(shown[: len(shown) - left])
    return used | used_civilizations(s)


def used_civilizations(s: Ra) -> set[int]:
    """Civilization dice that paid for a marker and can lend their colour to no other."""
    if s.civilizations_placed == 0:
        return set()
    own = s.players[s.turn].civilization
    spent = ankhs_for_next(s) > s.ankhs
    return {die for die in members_of(s.civilizations) if spent or has(own, die) or s.is_full(die)}


def conserved(s: Ra) -> dict[str, int]:
    """Counts that never change: the dice, and no space holds two markers."""
    spaces = sum(size(s.players[i].monuments) for i in range(s.seats))
    return {"dice": s.suns + size(s.rerollable) if s.faces else DICE, "shared spaces": spaces - size(s.built())}
