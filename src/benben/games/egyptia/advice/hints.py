"""What is good in Egyptia: the best that can follow each answer in this round, with an eye on the rounds to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers
from benben.core.hints import Hints
from benben.core.rng import Rng
from benben.games.egyptia.advice.evaluation import Outlook
from benben.games.egyptia.advice.round_search import Plan, Sites
from benben.games.egyptia.city import HEX_COUNT, NONE
from benben.games.egyptia.state import Egyptia, Sheet


class EgyptiaHints(Hints[Egyptia]):
    """A whole round ahead. Other seats do not matter: nobody can hinder anybody."""

    def __init__(self) -> None:
        self.sites: Sites | None = None  # those of the seat that asked last, which will ask again

    def value(self, s: Egyptia, seat: i64) -> float:
        return Outlook(s, HEX_COUNT - s.round).worth(s.sheets[seat])

    def rate(self, s: Egyptia, seat: i64, answers: Answers, ratings: vec[float], rng: Rng) -> None:
        me = s.sheets[seat]
        look = Outlook(s, HEX_COUNT - s.round)
        plan = Plan(s, look, self.sites_of(look, me, seat))
        for i in range(answers.count):
            ratings[i] = plan.after(Sheet(s.box, me), answers.ids[i])

    def sites_of(self, look: Outlook, me: Sheet, seat: i64) -> Sites:
        sites = self.sites
        if sites is None or (me.hex == NONE and not sites.holds_for(look.s, seat, look.left, me.city)):
            sites = Sites(look, me, seat)
            self.sites = sites
        return sites


HINTS: Final = EgyptiaHints()
