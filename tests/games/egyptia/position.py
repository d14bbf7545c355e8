"""Positions of Egyptia for rule tests: made with keywords, answered in notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from benben.core.actions import Outcomes
from benben.core.match import Match
from benben.core.registry import game
from benben.core.snapshot import dump, load
from benben.core.steps import CHANCE

GOODS = ("grain", "diamond", "stone", "favor")
COLUMNS = {name[0]: name for name in GOODS}
BUILDINGS = {"P": "pyramid", "Q": "quarry", "M": "mine", "O": "obelisk", "F": "field", "B": "mound"}
HEXES = 18
CITY_FIELDS = {
    "pyramid": "pyramids",
    "quarry": "quarries",
    "mine": "mines",
    "obelisk": "obelisks",
    "field": "fields",
    "mound": "mounds",
}
PLAGUES = (
    *("locusts", "blood", "dust_storm", "flies", "pestilence"),
    *("frogs", "darkness", "boils", "hail_fire", "death"),
)
CARDS = "A1 B1 C1 D1 E1"

Goods = tuple[int, int, int, int]  # grain, diamond, stone, favor


@dataclass(frozen=True)
class Sheet:
    """A player sheet at the start of a round."""

    city: str = ""  # a letter of a building and the hex it stands on, as in "P5 Q1 B18"
    stock: Goods = (3, 3, 3, 2)
    gained: Goods | None = None  # ever circled; if not given, no more than stock or start
    ships: tuple[int, ...] = (1, 2, 3)  # unused
    plagues: str = ""
    deaths: int = 0

    def hexes(self) -> list[str]:
        """The buildings by hex."""
        found = [""] * HEXES
        for word in self.city.split():
            found[int(word[1:]) - 1] = BUILDINGS[word[0]]
        return found

    def circled(self) -> list[int]:
        return list(self.gained or [max(n, start) for n, start in zip(self.stock, (3, 3, 3, 2), strict=True)])


class Position:
    """A game under test."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def play(self, *answers: str, seat: int | None = None) -> Position:
        for answer in answers:
            self.match.play(answer, seat)
        return self

    def roll(self, columns: str) -> Position:
        """The columns of D4, D6, D8, D10, D12, D20 by their first letters."""
        assert self.match.actor == CHANCE, "no roll is pending"
        return self.play("roll " + " ".join(COLUMNS[letter] for letter in columns))

    def draw(self, *cards: str) -> Position:
        for card in cards:
            self.match.play({"do": "demand", "card": card}, CHANCE)
        return self

    def mound(self, column: str, hex: int, reward: str = "favor", seat: int | None = None) -> Position:
        """A whole round in the shortest way; the column has fewer than three dice."""
        return self.play(f"column {column}", "build mound", f"hex {hex}", f"reward {reward}", "confirm", seat=seat)

    # Asking

    def legal_of(self, seat: int | None = None) -> list[str]:
        return [self.match.say(a) for a in self.match.legal(seat)]

    @property
    def legal(self) -> set[str]:
        return set(self.legal_of())

    @property
    def asked(self) -> set[str]:
        """The legal answers without the ships, which may be used at any time."""
        return {answer for answer in self.legal if not answer.startswith("ship ")}

    @property
    def question(self) -> str:
        """The kind of answer that is asked for."""
        kinds = {answer.partition(" ")[0] for answer in self.asked}
        assert len(kinds) == 1, f"several kinds of answers: {kinds}"
        return kinds.pop()

    @property
    def buildings(self) -> set[str]:
        return {answer.removeprefix("build ") for answer in self.asked}

    @property
    def hexes(self) -> set[int]:
        return {int(answer.removeprefix("hex ")) for answer in self.asked}

    @property
    def plagues(self) -> set[str]:
        return {answer.removeprefix("plague ") for answer in self.asked}

    @property
    def payments(self) -> list[tuple[int, ...]]:
        """What may be paid of grain, diamond, stone and favor, in the order listed."""
        words = [answer.split() for answer in self.legal_of() if not answer.startswith("ship ")]
        assert all(word[0] == "pay" for word in words), words
        return [tuple(int(n) for n in word[1:]) for word in words]

    def refuses(self, answer: str, seat: int | None = None) -> str:
        refusal = self.match.why_not(answer, seat)
        assert refusal is not None, f"{answer} is legal"
        assert refusal.sentence, "a refusal without a reason"
        return refusal.rule

    def sheet(self, seat: int = 0, seen_by: int | None = None) -> dict[str, Any]:
        """A sheet as its owner or another seat sees it."""
        table = self.match.view(seat if seen_by is None else seen_by)["table"]
        sheet: dict[str, Any] = table["sheets"][seat]
        return sheet

    def stock(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.sheet(seat)["stock"][good] for good in GOODS)

    def gained(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.sheet(seat)["gained"][good] for good in GOODS)

    def productivity(self, seat: int = 0) -> tuple[int, ...]:
        return tuple(self.sheet(seat)["productivity"][good] for good in GOODS[:3])

    def ships(self, seat: int = 0) -> list[int]:
        """The unused ones."""
        return [number for number, unused in enumerate(self.sheet(seat)["ships"], 1) if unused]

    def city(self, seat: int = 0, seen_by: int | None = None) -> dict[int, str]:
        buildings = self.sheet(seat, seen_by)["hexes"]
        return {number: building for number, building in enumerate(buildings, 1) if building}

    def points(self, card: str, seat: int = 0) -> int:
        """What a drawn card gives a seat so far."""
        table = self.match.view(seat)["table"]
        return int(table["sheets"][seat]["points"]["cards"][table["cards"].index(card)])

    @property
    def table(self) -> dict[str, Any]:
        """What everybody sees."""
        table: dict[str, Any] = self.match.view()["table"]
        return table

    @property
    def scores(self) -> list[int]:
        return self.match.scores

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    @property
    def over(self) -> bool:
        return self.match.over

    def outcomes(self) -> dict[tuple[object, ...], int]:
        """What chance may bring now, by its arguments, with weights."""
        out = Outcomes()
        self.match.state.open_step().outcomes(self.match.state, out)
        arguments = self.match.game.outcomes.arguments
        return {tuple(arguments(a).values()): weight for a, weight in zip(out.ids, out.weights, strict=True)}

    def events(self, seat: int) -> list[str]:
        return [event.name for event in self.match.events if event.seat == seat]


def new_game(players: int = 1, cards: str = CARDS, changes: dict[str, list[int]] | None = None) -> Position:
    """A fresh game; cards that are not named are drawn. `changes` are a designer's, of component cells."""
    options = {f"card_{card[0].lower()}": card for card in cards.split()}
    return Position(Match(game("egyptia"), players, options=options, variant=changes, auto=False))


def egyptia(
    *sheets: Sheet, roll: str = "gdsfgd", cards: str = CARDS, changes: dict[str, list[int]] | None = None
) -> Position:
    """A round in which the dice lie in these columns and nobody has answered yet."""
    position = new_game(max(len(sheets), 1), cards, changes)
    set_sheets(position.match, sheets)
    return position.roll(roll) if roll else position


def solo(
    *, roll: str = "gdsfgd", cards: str = CARDS, changes: dict[str, list[int]] | None = None, **sheet: Any
) -> Position:
    """The same for one player, whose sheet is told by keywords."""
    return egyptia(Sheet(**sheet), roll=roll, cards=cards, changes=changes)


def set_sheets(match: Match, sheets: tuple[Sheet, ...]) -> None:
    """Write sheets into a state that waits for the roll. The only place that knows the state's fields."""
    form = dump(match.state)
    for there, sheet in zip(form["sheets"], sheets, strict=False):
        built = sheet.hexes()
        there["city"] = {field: bits(b == name for b in built) for name, field in CITY_FIELDS.items()}
        there["gained"] = there["gained_before"] = basket(sheet.circled())
        there["stock"] = there["stock_before"] = basket(sheet.stock)
        there["ships"] = bits(ship in sheet.ships for ship in (1, 2, 3))
        there["plagues"] = bits(plague in sheet.plagues.split() for plague in PLAGUES)
        there["deaths"] = sheet.deaths
    form["round"] = 1 + max((len(sheet.city.split()) for sheet in sheets), default=0)
    match._set_out(load(match.game, form, match.record.options, match.record.variant), 0)


def bits(flags: Iterable[bool]) -> int:
    return sum(2**n for n, flag in enumerate(flags) if flag)


def basket(goods: Iterable[int]) -> int:
    return sum(number * 256**n for n, number in enumerate(goods))


# Often wanted


def struck(stock: Goods = (3, 3, 3, 2), column: str = "stone", **sheet: Any) -> Position:
    """Who has taken the three dice of a column must suffer; the stock is told as it is after that."""
    g, d, s, f = (n - 3 * (good == column) for n, good in zip(stock, GOODS, strict=True))
    others = "".join(good[0] for good in GOODS if good != column)
    return solo(roll=column[0] * 3 + others, stock=(g, d, s, f), **sheet).play(f"column {column}")


def poor(stock: Goods) -> Position:
    """A plague although next to nothing is produced: all tracks are full but for the dots of `stock`."""
    gained = tuple(full - n for full, n in zip((30, 30, 30, 20), stock, strict=True))
    column = next(good for good, n in zip(GOODS, stock, strict=True) if n)
    position = solo(roll=column[0] * 6, stock=(0, 0, 0, 0), gained=gained, ships=(1,))
    return position.play(f"column {column}")


def paying(stock: Goods, building: str = "quarry", hex: int = 1, wild: bool = False) -> Position:
    """The question how to pay for a building: nothing is produced, for the favor track is full."""
    dice = ["pyramid", "quarry", "mine", "obelisk", "field"]
    roll = "".join("f" if name == building and not wild else "g" for name in dice) + ("f" if wild else "g")
    position = solo(roll=roll, stock=stock, gained=(9, 9, 9, 20)).play("column favor")
    return position.play(f"build {building}", f"hex {hex}")
