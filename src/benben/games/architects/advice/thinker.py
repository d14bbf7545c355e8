"""Who thinks for the bots of the ladder: the weaker ones look one answer ahead, the stronger ones search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from benben.core.actions import Answers
from benben.core.search import TreeSearch
from benben.core.thinking import Effort, OneAhead, Thinker, Worlds
from benben.games.architects.actions import ACTIONS
from benben.games.architects.advice.hints import HINTS
from benben.games.architects.advice.judge import RoundJudge
from benben.games.architects.advice.numbers import BY_HAND
from benben.games.architects.advice.swift import SwiftHints
from benben.games.architects.state import Architects

FEW: Final = 10  # with so few iterations one answer ahead is better than a search; ratings are points then


class ArchitectsThinker(Thinker[Architects]):
    """One answer ahead, or a search in a tree of picks and plays, by how much may be thought."""

    def __init__(self, like: Architects) -> None:
        self.ahead: OneAhead[Architects] = OneAhead(HINTS)
        self.search: TreeSearch[Architects] = TreeSearch(
            RoundJudge(SwiftHints(like, BY_HAND)), ACTIONS.size, like.seats
        )

    def think(self, worlds: Worlds[Architects], effort: Effort, answers: Answers, ratings: vec[float]) -> None:
        if effort.iterations <= FEW:
            self.ahead.think(worlds, effort, answers, ratings)
        else:
            self.search.think(worlds, effort, answers, ratings)
