"""EGZ-4: what Nile cards can be used for, each as an entry of a menu."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.core.actions import Answers, Kind
from benben.core.bits import bit, has, shl
from benben.core.menu import Use
from benben.games.egizia_common.card_answers import CardAnswer
from benben.games.egizia_common.fields import missing_grain, upgradable
from benben.games.egizia_common.nile_card import (
    FOR_GRAIN,
    FOR_SELLING,
    FOR_STONES,
    FOR_STRENGTH,
    RAISE_CREW,
    STONES_FOR_CREW,
    STONES_FOR_GRAIN,
    UPGRADE_FIELD,
)
from benben.games.egizia_common.player import NONE, Player
from benben.games.egizia_common.river import CARD_BITS
from benben.games.egizia_common.rules.crews import RAISE_ANY, can_raise, steps_up
from benben.games.egizia_common.state import Egizia
from benben.games.egizia_common.tables import (
    CARD_NOT_YOURS,
    CARD_USED,
    CARD_USED_ALREADY,
    FIELD_NOT_UPGRADABLE,
    FIELD_UPGRADED,
    FOR_CARDS,
    NO_CREW_TO_RAISE,
    NO_HUNGER,
    TOO_FEW_STONES,
    UPGRADE_USED,
)


def can_use_anytime(s: Egizia, seat: i64) -> bool:
    """EGZ-4.2: whether a seat has a card that may be used at any of its steps."""
    me, box = s.players[seat], s.box
    if me.cards & box.for_use[FOR_STONES]:
        return True
    if me.stones > 0 and me.cards & box.for_use[FOR_SELLING]:
        return True
    return (free_upgrades(s, me) and upgradable(s, seat) != 0) or s.rules.can_use_more(s, seat)


def free_upgrades(s: Egizia, me: Player) -> bool:
    """Whether an upgrade card lies at no field yet."""
    rest = me.cards & s.box.with_power[UPGRADE_FIELD]
    count: i64 = 0
    while rest:
        rest &= rest - 1
        count += 1
    placed = me.upgraded
    while placed:
        if placed & 63:
            count -= 1
        placed >>= CARD_BITS
    return count > 0


class CardUse(Use[Egizia]):
    """A use of one of several cards; the answer's first argument is the place of the card among them."""

    def __init__(self, answer: CardAnswer) -> None:
        super().__init__(answer.kind, True)
        self.cards: vec[i64] = answer.cards

    def card(self, a: i64) -> i64:
        return self.cards[self.kind.x(a)]

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        me, card = s.players[seat], self.card(a)
        if not me.has_card(card):
            return CARD_NOT_YOURS
        if has(me.used, card):
            return CARD_USED_ALREADY
        return self.hindered(s, seat, a)

    def hindered(self, s: Egizia, seat: i64, a: i64) -> i64:
        """Why a card that lies there ready cannot be used so."""
        return 0


class OneUse(CardUse):
    """A card that is used up, for one thing that it is good for."""

    def __init__(self, answer: CardAnswer, use: i64) -> None:
        super().__init__(answer)
        self.use: i64 = use

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        mine = s.players[seat].cards & s.box.for_use[self.use]
        if mine:
            for i in range(i64(len(self.cards))):
                if has(mine, self.cards[i]):
                    out.add(self.kind.at(i))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        card = self.card(a)
        use_up(s, seat, card)
        self.bring(s, seat, s.box.amount(card, self.use))

    def bring(self, s: Egizia, seat: i64, amount: i64) -> None:
        raise NotImplementedError


def use_up(s: Egizia, seat: i64, card: i64) -> None:
    """EGZ-4.2, EGZ-4.11: a card for one use leaves the game."""
    s.players[seat].use_up(card)
    s.gone |= bit(card)
    s.note(CARD_USED, seat, card)


class UseForStones(OneUse):
    """EGZ-4.5, EGI-7.16: a card gives stones."""

    def __init__(self, answer: CardAnswer) -> None:
        super().__init__(answer, FOR_STONES)

    def bring(self, s: Egizia, seat: i64, amount: i64) -> None:
        s.add_stones(seat, amount)


class UseForGrain(OneUse):
    """EGZ-4.6, EGI-7.14: a card gives grain, for this feeding."""

    def __init__(self, answer: CardAnswer) -> None:
        super().__init__(answer, FOR_GRAIN)

    def bring(self, s: Egizia, seat: i64, amount: i64) -> None:
        s.players[seat].grain += amount


class UseForStrength(OneUse):
    """EGZ-7.6, EGI-7.15: a card adds strength to the build that is under way."""

    def __init__(self, answer: CardAnswer) -> None:
        super().__init__(answer, FOR_STRENGTH)

    def bring(self, s: Egizia, seat: i64, amount: i64) -> None:
        s.strength += amount


class SellStones(Use[Egizia]):
    """EGZ-4.7: stones become points, so many at once as the card says."""

    def __init__(self, kind: Kind, card: i64) -> None:
        super().__init__(kind, True)
        self.card: i64 = card

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if me.has_card(self.card):
            most = min(me.stones, s.box.amount(self.card, FOR_SELLING), self.kind.count)
            for stones in range(most):
                out.add(self.kind.at(stones))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        stones = self.kind.x(a) + 1
        use_up(s, seat, self.card)
        s.players[seat].stones -= stones
        s.gain(seat, stones, FOR_CARDS)

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        return TOO_FEW_STONES if s.players[seat].has_card(self.card) else CARD_NOT_YOURS


class UpgradeField(Use[Egizia]):
    """EGZ-4.4: a card is given to a field for good: red becomes yellow, yellow becomes green."""

    def __init__(self, answer: CardAnswer, fields: vec[i64]) -> None:
        super().__init__(answer.kind, True)
        self.cards: vec[i64] = answer.cards
        self.fields: vec[i64] = fields  # those that may ever be upgraded

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        if me.cards & s.box.with_power[UPGRADE_FIELD] == 0:
            return
        fields = upgradable(s, seat)
        for i in range(i64(len(self.cards))):
            if me.has_card(self.cards[i]) and me.upgraded_field(i) == NONE:
                for j in range(i64(len(self.fields))):
                    if has(fields, self.fields[j]):
                        out.add(self.kind.at(i, j))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        me = s.players[seat]
        field = self.fields[self.kind.y(a)]
        me.upgraded += shl(field + 1, CARD_BITS * self.kind.x(a))
        s.note(CARD_USED, seat, self.cards[self.kind.x(a)])
        s.note(FIELD_UPGRADED, seat, field, s.box.colour_of[field] - me.upgrades_at(field))

    def refuse(self, s: Egizia, seat: i64, a: i64) -> i64:
        me = s.players[seat]
        if not me.has_card(self.cards[self.kind.x(a)]):
            return CARD_NOT_YOURS
        return UPGRADE_USED if me.upgraded_field(self.kind.x(a)) != NONE else FIELD_NOT_UPGRADABLE


class FeedStones(CardUse):
    """EGZ-4.8, EGI-7.13: stones feed crews that lack grain, one for one; never more than are lacking."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        me = s.players[seat]
        mine = me.cards & s.box.with_power[STONES_FOR_GRAIN] & ~me.used
        if mine == 0:
            return
        most = min(me.stones, missing_grain(s, seat))
        for i in range(i64(len(self.cards))):
            if has(mine, self.cards[i]):
                for stones in range(most):
                    out.add(self.kind.at(i, stones))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        me = s.players[seat]
        stones = self.kind.y(a) + 1
        me.used |= bit(self.card(a))
        me.stones -= stones
        me.fed += stones
        s.note(CARD_USED, seat, self.card(a), stones)

    def hindered(self, s: Egizia, seat: i64, a: i64) -> i64:
        return NO_HUNGER if self.kind.y(a) >= missing_grain(s, seat) else TOO_FEW_STONES


def can_feed_stones(s: Egizia, seat: i64) -> bool:
    me = s.players[seat]
    if me.cards & s.box.with_power[STONES_FOR_GRAIN] & ~me.used == 0 or me.stones == 0:
        return False
    return missing_grain(s, seat) > 0


class RaiseByCard(CardUse):
    """EGZ-4.9: once per round, after feeding and before building, a crew becomes stronger."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        if can_raise_by_card(s, seat):
            ready = s.players[seat].cards & ~s.players[seat].used
            for i in range(i64(len(self.cards))):
                if has(ready, self.cards[i]):
                    out.add(self.kind.at(i))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        use_power(s, seat, self.card(a))
        s.plan(RAISE_ANY.at(seat, 0))

    def hindered(self, s: Egizia, seat: i64, a: i64) -> i64:
        return NO_CREW_TO_RAISE


def use_power(s: Egizia, seat: i64, card: i64) -> None:
    """EGZ-4.3: a permanent card is used, once in this round."""
    s.players[seat].used |= bit(card)
    s.note(CARD_USED, seat, card)


def can_raise_by_card(s: Egizia, seat: i64) -> bool:
    me = s.players[seat]
    return me.cards & s.box.with_power[RAISE_CREW] & ~me.used != 0 and can_raise(s, seat)


class TrainCrews(CardUse):
    """EGZ-4.10: once per round, in the Building phase, stones make crews stronger: so many for each step."""

    def legal(self, s: Egizia, seat: i64, out: Answers) -> None:
        if not can_train(s, seat):
            return
        me = s.players[seat]
        ready = me.cards & ~me.used
        for i in range(i64(len(self.cards))):
            card = self.cards[i]
            if has(ready, card):
                for steps in range(1, min(s.box.number(card, 1), steps_up(s, seat)) + 1):
                    if s.box.number(card, 0) * steps <= me.stones:
                        out.add(self.kind.at(i, steps - 1))

    def answer(self, s: Egizia, seat: i64, a: i64) -> None:
        card, steps = self.card(a), self.kind.y(a) + 1
        s.players[seat].stones -= s.box.number(card, 0) * steps
        use_power(s, seat, card)
        for _ in range(steps):
            s.plan(RAISE_ANY.at(seat, 0))

    def hindered(self, s: Egizia, seat: i64, a: i64) -> i64:
        return NO_CREW_TO_RAISE if self.kind.y(a) >= steps_up(s, seat) else TOO_FEW_STONES


def can_train(s: Egizia, seat: i64) -> bool:
    me = s.players[seat]
    ready = me.cards & s.box.with_power[STONES_FOR_CREW] & ~me.used
    if ready == 0 or not can_raise(s, seat):
        return False
    card: i64 = 0
    while ready:
        if ready & 1 and s.box.number(card, 0) <= me.stones:
            return True
        ready >>= 1
        card += 1
    return False
