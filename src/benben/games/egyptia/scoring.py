"""Points, as pure functions: each returns points and changes nothing."""

from __future__ import annotations

from mypy_extensions import i64

from benben.core.bits import has, size
from benben.games.egyptia.city import City
from benben.games.egyptia.components import EgyptiaComponents
from benben.games.egyptia.goods import FAVOR, amount, basics
from benben.games.egyptia.pharaoh_cards import CARD_ROW, CARDS_OF_LETTER, EFFECTS, LETTER_COUNT
from benben.games.egyptia.plagues import PESTILENCE
from benben.games.egyptia.state import Egyptia, Sheet


def score_card(box: EgyptiaComponents, city: City, letter: i64, number: i64) -> i64:
    """EGY-14.1: the points of a city for the letter's card with this number, from 1 on."""
    card = letter * CARDS_OF_LETTER + number - 1
    return EFFECTS[card].points(box.card_points, card * CARD_ROW, city)


def score_letter(s: Egyptia, sheet: Sheet, letter: i64) -> i64:
    """EGY-14.1: the points for the card of a letter, if it is drawn."""
    number = s.card(letter)
    return score_card(s.box, sheet.city, letter, number) if number > 0 else 0


def score_cards(s: Egyptia, sheet: Sheet) -> i64:
    points: i64 = 0
    for letter in range(i64(LETTER_COUNT)):
        points += score_letter(s, sheet, letter)
    return points


def final_favor(box: EgyptiaComponents, sheet: Sheet) -> i64:
    """EGY-14.3: unused favor, with all that the basics left over can still be traded for."""
    return amount(sheet.stock, FAVOR) + basics(sheet.stock) // box.basics_for_favor


def score_favor(box: EgyptiaComponents, sheet: Sheet) -> i64:
    """EGY-14.2, EGY-14.3: a point for every two favor left."""
    return final_favor(box, sheet) // box.favors_for_point


def score_ships(box: EgyptiaComponents, sheet: Sheet) -> i64:
    """EGY-14.4: so many points for each ship that is neither used nor lost."""
    return size(sheet.ships) * box.ship_points


def score_pestilence(box: EgyptiaComponents, sheet: Sheet) -> i64:
    """EGY-5.5, EGY-14.5: points lost, if this plague was suffered."""
    return -box.pestilence if has(sheet.plagues, PESTILENCE) else 0


def score(s: Egyptia, sheet: Sheet) -> i64:
    """EGY-14.1 to EGY-14.5: all points of a sheet, as if the game ended now."""
    box = s.box
    return score_cards(s, sheet) + score_favor(box, sheet) + score_ships(box, sheet) + score_pestilence(box, sheet)


def scores(s: Egyptia) -> list[int]:
    """The points by seat."""
    return [score(s, s.sheets[seat]) for seat in range(s.seats)]


def winners(s: Egyptia) -> list[int]:
    """EGY-16.1 to EGY-16.4: most points; then fewest plagues scribbled out; then most favor left; else shared."""
    best = max(rank(s, seat) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if rank(s, seat) == best]


def rank(s: Egyptia, seat: int) -> tuple[int, int, int]:
    """EGY-16.2, EGY-16.3: what is compared, one after the other."""
    sheet = s.sheets[seat]
    return score(s, sheet), -size(sheet.plagues), final_favor(s.box, sheet)
