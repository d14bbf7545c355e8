"""A state to try answers on, used again and again: copying into it is much cheaper than a new copy."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.architects.components import SITES
from benben.games.architects.state import Architects, Player, Site


def copy_to(scratch: Architects, s: Architects) -> None:
    """Make a state with as many seats the same as another one; only a log is not copied."""
    scratch.depth = 0
    for i in range(s.depth):
        scratch.plan(s.agenda[i])
    for i in range(s.seats):
        copy_player(scratch.players[i], s.players[i])
    for i in range(i64(SITES)):
        copy_site(scratch.sites[i], s.sites[i])
    scratch.round = s.round
    scratch.phase = s.phase
    scratch.deck = s.deck
    scratch.deck_size = s.deck_size
    scratch.to_deal = s.to_deal
    scratch.passes = s.passes
    scratch.draft_pass = s.draft_pass
    scratch.quarry = s.quarry
    scratch.used = s.used
    scratch.start = s.start
    scratch.turn = s.turn
    scratch.moved = s.moved


def copy_player(scratch: Player, p: Player) -> None:
    scratch.points = p.points
    scratch.pack = p.pack
    scratch.hand = p.hand
    scratch.picks = p.picks
    scratch.announced = p.announced
    scratch.limestone = p.limestone
    scratch.workers = p.workers
    scratch.passed = p.passed


def copy_site(scratch: Site, site: Site) -> None:
    scratch.plan = site.plan
    scratch.blocks = site.blocks
    scratch.mummies = site.mummies
    scratch.sarcophagi = site.sarcophagi
    scratch.idols = site.idols
    scratch.glyphs = site.glyphs
