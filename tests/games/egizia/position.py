"""Positions of Egizia for rule tests, made by the public API alone, and answered in notation.

A position names only what differs from an empty table: seats are dicts such as `{"stones": 7, "ships": ["amarna_1"]}`.
Where nothing else is said seat 0 has sequence tile 1, seat 1 tile 2 and so on.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from benben.core.registry import game
from tests.games.egizia_common.position import AnyPosition

GAME = game("egizia")
COLOURED = ("green", "blue", "yellow")
CREWS = (*COLOURED, "lead")
RAISES = {f"raise {crew}" for crew in CREWS}
TOWNS = ("edfu", "thebe", "selinon", "passalon", "beni_hasan", "alyi", "heliopolis")
SITES = ("abydus", "amarna", "giza")
COLUMNS = ("left", "right", "inner_left", "inner_right", "top")
RIVER = {f"card_{n}": f"C{n:02}" for n in range(1, 10)} | {"card_10": "C18"}  # fields and quarries: none of them asks
NILE = (  # from the source to the delta
    *("card_1", "edfu", "card_2", "thebe", "card_3", "abydus", "card_4", "selinon", "card_5", "passalon"),
    *("card_6", "amarna", "card_7", "beni_hasan", "card_8", "alyi", "card_9", "giza", "card_10", "heliopolis"),
)
STRONG: dict[str, Any] = {"stones": 20, "crews": [7, 6, 5, 4], "spent": ["lead"]}

Seat = dict[str, Any]


class Position(AnyPosition):
    """A game under test; chance waits to be told."""

    def ships(self, seat: int = 0) -> list[str]:
        """Where the ships of a seat are, from the source down."""
        return list(self.match.position()["table"]["players"][seat].get("ships", []))

    def open_graves(self) -> list[int]:
        table = self.match.position()["table"]
        return list(table["graves"][len(table["graves_built"]) :])

    def tombs(self, seat: int = 0) -> list[int]:
        """The values of the graves that a seat has built."""
        table = self.match.position()["table"]
        return [value for owner, value in zip(table["graves_built"], table["graves"], strict=False) if owner == seat]

    def column(self, name: str) -> list[int]:
        """Who has built a column of the temple, bottom up."""
        return list(self.match.position()["table"]["temple"][COLUMNS.index(name)])

    def row(self, number: int) -> list[int]:
        """Who has built a row of the pyramid, from the left; 1 is the lowest."""
        return list(self.match.position()["table"]["pyramid"][number - 1])

    @property
    def obelisk(self) -> list[int]:
        return list(self.match.position()["table"]["obelisk"])

    def build(self, *answers: str) -> Position:
        """Send the green crew of who is asked, lay these bricks, and be done with it."""
        self.play("send green")
        self.play(*[f"brick {site}" for site in answers])
        return self.play("done") if "done" in self.legal and self.step == "LayBrick" else self

    def draw_and_return(self, card: str) -> Position:
        """Draw one sphinx card with the green crew of who is asked, and put it back."""
        return self.play("send green", "draw 1 0").chance(f"deal {card}").play("return")


def answer(position: Position, seat: int, given: str | dict[str, Any]) -> Position:
    """An answer of a seat, in notation or as a form."""
    return position.play(given, seat=seat)


def why_not(position: Position, seat: int, given: str | dict[str, Any]) -> str:
    """The rule that forbids an answer of a seat."""
    return position.why_not(given, seat)


def classic(*players: Seat, seats: int = 3, next: list[str] | None = None, **table: Any) -> Position:
    """A position; players that are not named have what everybody begins with, but no stones."""
    if "graves" in table:
        table |= table["graves"].parts()
    filled = [*players, *({} for _ in range(seats - len(players)))]
    form: dict[str, Any] = {"players": len(filled), "table": {"players": filled} | table}
    return Position(GAME.match(position=form | ({} if next is None else {"next": next}), auto=False))


def new_game(seats: int = 3, **options: Any) -> Position:
    """A fresh game that waits for the first lot to be drawn."""
    return Position(GAME.match(players=seats, options=options, auto=False))


# Often wanted


class Graves(NamedTuple):
    """Graves that lie open, the next first, and those that were built: by whom, of which value."""

    open: list[int]
    built: list[tuple[int, int]]

    def parts(self) -> dict[str, list[int]]:
        """As a position tells them: the values of all that were turned up, and who built the first of them."""
        return {
            "graves": [*[value for _, value in self.built], *self.open],
            "graves_built": [owner for owner, _ in self.built],
        }


def graves(*open: int, built: tuple[tuple[int, int], ...] = ()) -> Graves:
    return Graves(list(open), list(built))


def temple(**columns: list[int]) -> list[list[int]]:
    """Who has built the columns, bottom up."""
    return [columns.get(name, []) for name in COLUMNS]


def placing(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """Placement; seat 0 is asked first."""
    return classic(*players, seats=seats, **table)


def round_of(card: str) -> int:
    """The first round in which a Nile card can be laid out."""
    return 1 if card <= "C22" else 3 if card <= "C44" else 5


def taking(card: str, *players: Seat, seats: int = 3, space: str = "card_3", **table: Any) -> Position:
    """Seat 0 has just put a ship on a Nile card."""
    told: dict[str, Any] = {"river": {space: card}, "round": round_of(card)} | table
    return classic(*players, seats=seats, **told).play(f"place {space}")


def visiting(town: str, *players: Seat, seats: int = 3, **table: Any) -> Position:
    """Seat 0 has just put a ship in a town."""
    return classic(*players, seats=seats, **table).play(f"place {town}")


def building(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The Building phase begins; who has nothing to use and no ship is not asked."""
    return classic(*players, seats=seats, phase="building", **table)


def feeding(*players: Seat, seats: int = 3, **table: Any) -> Position:
    return classic(*players, seats=seats, phase="feeding", **table)


def last_steps(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The end of a round: nobody builds, but the last seat has a card that could be used once more."""
    filled = [*players, *({} for _ in range(seats - len(players)))]
    taken = {card for player in filled for card in player.get("cards", [])}
    card = next(card for card in ("C22", "C37", "C48") if card not in taken)
    last = filled[-1] | {"cards": [*filled[-1].get("cards", []), card]}
    return building(*filled[:-1], last, seats=seats, **table)


def ending(*players: Seat, seats: int = 3, **table: Any) -> Position:
    """The end of round 5: nobody has a ship at a site, so that the final scoring follows."""
    return last_steps(*players, seats=seats, round=5, **table).settle()


def builder(*ships: str, **more: Any) -> Seat:
    """Strong crews, 20 stones, and ships; the joker is spent, so that nothing is asked after a crew was sent."""
    return STRONG | {"ships": list(ships)} | more


def laying(site: str, me: Seat | None = None, *others: Seat, **table: Any) -> Position:
    """Seat 0 is alone at a site, and has sent its green crew of 7."""
    return building(builder(f"{site}_1") | (me or {}), *others, **table).play("send green")


def at_sphinx(drawn: int = 0, free: int = 0, dock: int = 1, me: Seat | None = None, **table: Any) -> Position:
    """Seat 0 is at the sphinx with 7 strength and 9 stones, and has paid for so many cards."""
    mine = {"stones": 9, "crews": [7, 1, 1, 2], "ships": [f"abydus_{dock}"]} | (me or {})
    position = building(mine, **table)
    while "done" in position.legal:
        position.play("done")
    position.play("send green", "ready")
    return position.play(f"draw {drawn} {free}") if drawn else position
