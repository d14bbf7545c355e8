"""SAND-3: the tiles of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.core.actions import Outcomes
from benben.core.bits import bit, has, lowest, nth, size
from benben.core.rng import Rng
from benben.core.steps import CHANCE, NOBODY, Family, Step
from benben.games.egizia_common.river import TILE_SPACES
from benben.games.egizia_shifting_sands.actions import LAY_TILE, TILE_LAID
from benben.games.egizia_shifting_sands.rules.steps import STEPS
from benben.games.egizia_shifting_sands.state import PRINT, Sands
from benben.games.egizia_shifting_sands.tiles import TILE_COUNT


class LayTiles(Step[Sands]):
    """SAND-3.4, SAND-3.5: in round 1 what is printed counts; later, and with two players always, there are tiles."""

    def run(self, s: Sands) -> None:
        if s.round > 1:
            s.plan(LAY_TILES_FROM.at(s.first_open(), 0))
        elif s.seats > 2:
            for space in range(i64(TILE_SPACES)):
                s.lay_tile(space, PRINT)


class LayTilesFrom(Step[Sands]):
    """SAND-3.5: a tile on every tile space; the last one that is left needs no chance."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(NOBODY, left)
        self.space: i64 = space

    def run(self, s: Sands) -> None:
        if self.space == TILE_SPACES or s.tile_pool == 0:
            return
        if size(s.tile_pool) > 1:
            s.plan(LAY_TILE_AT.at(self.space, 0))
        else:
            lay_tile(s, self.space, lowest(s.tile_pool))


def lay_tile(s: Sands, space: i64, tile: i64) -> None:
    s.tile_pool &= ~bit(tile)
    s.lay_tile(space, tile + 1)
    s.note(TILE_LAID, CHANCE, tile, space)
    s.plan(LAY_TILES_FROM.at(space + 1, 0))


class LayTileAt(Step[Sands]):
    """SAND-3.5: off all tiles of the game, shuffled."""

    def __init__(self, space: i64, left: i64) -> None:
        super().__init__(CHANCE, left)
        self.space: i64 = space

    def outcomes(self, s: Sands, out: Outcomes) -> None:
        for tile in range(i64(TILE_COUNT)):
            if has(s.tile_pool, tile):
                out.add(LAY_TILE.at(tile))

    def sample(self, s: Sands, rng: Rng) -> i64:
        return LAY_TILE.at(nth(s.tile_pool, rng.below(size(s.tile_pool))))

    def answer(self, s: Sands, a: i64) -> None:
        lay_tile(s, self.space, LAY_TILE.x(a))


LAY_TILES: Final = STEPS.add(LayTiles(NOBODY, 0))
LAY_TILES_FROM: Final[Family] = STEPS.family(LayTilesFrom, space=TILE_SPACES + 1)
LAY_TILE_AT: Final[Family] = STEPS.family(LayTileAt, space=TILE_SPACES)
