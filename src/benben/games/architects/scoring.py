"""Points, as pure functions: each returns points and changes nothing."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import has
from benben.games.architects.cards import IDOL_KINDS
from benben.games.architects.components import MOST_COUNTED, ArchitectsComponents
from benben.games.architects.state import Architects, Site


def score_limestone(s: Architects, seat: i64) -> i64:
    """ARC-4.2: all who brought the most blocks, and at least one, score; the others do not."""
    most: i64 = 0
    for i in range(s.seats):
        most = max(most, s.players[i].limestone)
    if most > 0 and s.players[seat].limestone == most:
        return s.box.most_limestone
    return 0


def score_tomb(box: ArchitectsComponents, site: Site, tomb: i64, mummy: bool, sarcophagus: bool) -> i64:
    """ARC-8.1, ARC-8.2, ARC-8.3: what is laid, and the bonus for each of it that has the other beside it then."""
    points: i64 = 0
    if mummy:
        points += box.mummy
        if sarcophagus or has(site.sarcophagi, tomb):
            points += box.set_bonus
    if sarcophagus:
        points += box.sarcophagus
        if mummy or has(site.mummies, tomb):
            points += box.set_bonus
    return points


def score_idol(box: ArchitectsComponents, site: Site, kind: i64) -> i64:
    """ARC-9.2, ARC-9.3: by the kinds in the pyramid, this one counted; nothing for a kind that is there already."""
    if site.has_idol(kind):
        return 0
    return box.idols[kinds_of_idols(site)]


def kinds_of_idols(site: Site) -> i64:
    """ARC-9.2: how many kinds are among the idols of a pyramid."""
    kinds: i64 = 0
    for kind in range(i64(IDOL_KINDS)):
        if site.has_idol(kind):
            kinds += 1
    return kinds


def score_workers(box: ArchitectsComponents, workers: i64) -> i64:
    """ARC-7.4: by a player's workers that moved a block in the phase; from four on no more."""
    return box.worker_points[min(workers, MOST_COUNTED)]


def scores(s: Architects) -> list[int]:
    """The points by seat."""
    return [s.players[seat].points for seat in range(s.seats)]


def winners(s: Architects) -> list[int]:
    """ARC-12.5: the most points; who is level shares the win."""
    best = max(scores(s))
    return [seat for seat, points in enumerate(scores(s)) if points == best]
