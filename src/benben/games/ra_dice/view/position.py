"""Positions of Ra: the board, the dice and what was done with them, by names."""

from __future__ import annotations

from typing import Any

from benben.core.bits import bit, has, members_of, size
from benben.core.errors import BadPosition
from benben.core.game import Positions
from benben.core.position import MOST_POINTS, Part, rule_of
from benben.core.steps import Step
from benben.games.ra_dice.components import (
    ALL_DICE,
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
    SIDES,
    SPACES,
    TRACK_END,
)
from benben.games.ra_dice.rules.civilization import ankhs_needed
from benben.games.ra_dice.rules.roll import RollDice, sort_dice
from benben.games.ra_dice.rules.steps import STEPS
from benben.games.ra_dice.state import Player, Ra
from benben.language import book_of

BOOK = book_of("benben.games.ra_dice")

MOST_FLOODS = 1000  # the book knows no limit
SPACE_NAMES = tuple(f"{COLOURS[space // COLUMNS]} {space % COLUMNS + 1}" for space in range(SPACES))
BENEATH = {
    "DrawStartPlayer": ("TakeTurn",),
    "UseDice": ("CountSuns", "EndTurn", "TakeTurn"),
}


# Writing


def write(s: Ra) -> dict[str, Any]:
    table: dict[str, Any] = {"epoch": s.epoch, "turn": s.turn, "ra": s.ra}
    if has_dice(s):
        table["dice"] = {colour: FACES[s.face(die)] for die, colour in enumerate(COLOURS)}
        table["unused"] = {
            "ankh": s.ankhs,
            "pharaoh": s.pharaohs,
            "nile": s.niles,
            "monument": [COLOURS[die] for die in members_of(s.monument_dice)],
        }
    table["done"] = {
        "pharaoh": bool(s.pharaoh_used),
        "nile": bool(s.nile_used),
        "civilization": s.civilizations_placed,
        "monuments": s.monuments_placed,
        "disaster": is_declared(s),
    }
    table["players"] = [write_player(s.players[seat]) for seat in range(s.seats)]
    return table


def write_player(p: Player) -> dict[str, Any]:
    return {
        "score": p.score,
        "pharaoh": p.pharaoh,
        "nile": p.nile,
        "floods": p.floods,
        "civilization": [COLOURS[colour] for colour in members_of(p.civilization)],
        "monuments": [SPACE_NAMES[space] for space in members_of(p.monuments)],
    }


def has_dice(s: Ra) -> bool:
    """Whether the dice have been rolled in this game."""
    return s.suns + size(s.rerollable) > 0


def is_declared(s: Ra) -> bool:
    """Whether the turn's disaster has struck: with so many Suns it is open at first."""
    return has_dice(s) and s.suns >= s.box.suns_for_disaster and not s.disaster_open


def name_of(step: Step) -> str:
    """A roll names its dice."""
    if not isinstance(step, RollDice):
        return ""
    return f"RollDice {'+'.join(COLOURS[die] for die in members_of(step.dice)) or 'none'} left {step.left}"


# Reading


def read(table: Part, s: Ra) -> None:
    s.epoch = table.number("epoch", 1, EPOCHS, 1)
    s.turn = table.number("turn", 0, s.seats - 1, 0)
    s.ra = table.number("ra", 0, s.steps - 1 + s.box.suns_that_move, 0)
    for seat, part in enumerate(table.row("players", s.seats, "seat")):
        read_player(part, s, s.players[seat])
    dice, unused = table.part("dice"), table.part("unused")
    if dice.form:
        read_dice(dice, s)
        read_unused(unused, s)
    elif unused.form:
        raise BadPosition(BOOK.message("position-no-dice", unused=unused.place, dice=dice.place))
    read_done(table.part("done"), s)


def read_player(part: Part, s: Ra, p: Player) -> None:
    p.score = part.number("score", -MOST_POINTS, MOST_POINTS, 0)
    p.pharaoh = part.number("pharaoh", 0, TRACK_END, 0)
    p.nile = part.number("nile", 0, TRACK_END, 0)
    p.floods = part.number("floods", 0, MOST_FLOODS, 0)
    for colour in part.different("civilization", COLOURS):
        if s.is_full(colour):
            raise BadPosition(
                BOOK.message("position-colour-full", place=part.place, colour=COLOURS[colour], room=s.capacity())
            )
        p.civilization |= bit(colour)
    for space in part.different("monuments", SPACE_NAMES):
        if has(s.built(), space):
            raise BadPosition(BOOK.message("position-space-taken", place=part.place, space=SPACE_NAMES[space]))
        p.monuments |= bit(space)


def read_dice(part: Part, s: Ra) -> None:
    for colour in COLOURS:
        face = part.choice(colour, FACES)
        if face < 0:
            raise BadPosition(BOOK.message("position-die-missing", place=part.place, die=colour))
        s.faces = s.faces * SIDES + face
    sort_dice(s)


def read_unused(part: Part, s: Ra) -> None:
    """What of the dice is unused: all of them, where nothing is said."""
    s.ankhs = part.number("ankh", 0, s.ankhs, s.ankhs)
    s.pharaohs = part.number("pharaoh", 0, s.pharaohs, s.pharaohs)
    s.niles = part.number("nile", 0, s.niles, s.niles)
    if part.has("monument"):
        dice = sum(bit(die) for die in part.different("monument", COLOURS))
        for die in members_of(dice & ~s.monument_dice):
            face = FACES[s.face(die)]
            raise BadPosition(BOOK.message("position-no-monument", place=part.place, die=COLOURS[die], face=face))
        s.monument_dice = dice


def read_done(part: Part, s: Ra) -> None:
    s.pharaoh_used = part.flag("pharaoh")
    s.nile_used = part.flag("nile")
    s.civilizations_placed = part.number("civilization", 0, DICE, 0)
    s.monuments_placed = part.number("monuments", 0, DICE, 0)
    if part.flag("disaster"):
        if not s.disaster_open:
            raise BadPosition(
                BOOK.message("position-few-suns", place=part.place, needed=s.box.suns_for_disaster, suns=s.suns)
            )
        s.disaster_open = False


def usual(s: Ra) -> list[Step]:
    """Where dice lie, they are used; else they are rolled."""
    use = step_named(f"UseDice seat {s.turn}")
    return [use] if has_dice(s) else [step_named(f"RollDice dice {ALL_DICE} left {REROLLS}"), use]


def step_named(name: str) -> Step:
    return STEPS.steps[STEPS.numbers[name]]


# Sense


def check(s: Ra, asked: list[Step]) -> None:
    """RA-2.1, RA-3.1, RA-4.1: what can be asked in such a position."""
    if not asked:
        check_over(s)
    elif rule_of(asked[-1]) == "DrawStartPlayer":
        check_start(s, asked)
    else:
        check_turn(s, asked[-1], asked[:-1])


def check_over(s: Ra) -> None:
    if s.epoch < EPOCHS or s.ra < s.steps:
        raise BadPosition(BOOK.message("position-not-over", epoch=EPOCHS, step=s.steps))
    for seat in range(s.seats):
        if s.players[seat].floods or s.players[seat].civilization:
            raise BadPosition(BOOK.message("position-not-cleared"))


def check_start(s: Ra, asked: list[Step]) -> None:
    if len(asked) > 1 or write(s) != write(Ra(s.seats, s.box, None)):
        raise BadPosition(BOOK.message("position-not-the-start"))


def check_turn(s: Ra, use: Step, first: list[Step]) -> None:
    """A turn ends with the use of dice; before that come a roll, a reroll or what a use brought about."""
    if use.seat != s.turn:
        raise BadPosition(BOOK.message("position-wrong-turn", seat=use.seat, turn=s.turn))
    if s.ra >= s.steps:
        raise BadPosition(BOOK.message("position-epoch-over", ra=s.ra, end=s.steps))
    rules = {rule_of(step) for step in first}
    if rules <= {"MustRetrieveCivilization", "MustRetrieveMonument"}:
        check_victims(s, first)
    elif len(first) > 1:
        raise BadPosition(BOOK.message("position-one-before-use"))
    elif isinstance(first[0], RollDice):
        check_roll(s, first[0])
    elif "MayReroll" in rules:
        check_reroll(s, first[0])
    elif "MustPairMonument" not in rules:
        raise BadPosition(BOOK.message("position-not-before-use", rule=rule_of(first[0])))
    elif first[0].seat != s.turn or s.monuments_placed < 2:
        raise BadPosition(BOOK.message("position-wrong-pair"))
    if not rules & {"RollDice", "MayReroll"}:
        check_dice(s, len(rules & {"MustPairMonument"}))


def check_roll(s: Ra, roll: RollDice) -> None:
    """RA-3.1, RA-3.4: all five dice at first, later some that are no Suns."""
    if roll.left == REROLLS:
        if roll.dice != ALL_DICE:
            raise BadPosition(BOOK.message("position-first-roll"))
        check_nothing_done(s)
    elif not has_dice(s) or roll.dice == 0 or roll.dice & ~s.rerollable:
        raise BadPosition(BOOK.message("position-wrong-dice"))
    else:
        check_all_unused(s)


def check_reroll(s: Ra, step: Step) -> None:
    """RA-3.2, RA-3.4: the player in turn, with rerolls left and a die that can be rolled."""
    if step.seat != s.turn or step.left == 0 or not has_dice(s) or s.rerollable == 0:
        raise BadPosition(BOOK.message("position-wrong-reroll", seat=s.turn))
    check_all_unused(s)


def check_nothing_done(s: Ra) -> None:
    if s.pharaoh_used or s.nile_used or s.civilizations_placed or s.monuments_placed:
        raise BadPosition(BOOK.message("position-done-before-roll"))


def check_all_unused(s: Ra) -> None:
    """RA-3.2, RA-4.1: dice are used when rolling is over."""
    check_nothing_done(s)
    if used_of(s, ANKH) + used_of(s, PHARAOH) + used_of(s, NILE) + used_of(s, MONUMENT) or is_declared(s):
        raise BadPosition(BOOK.message("position-used-before-use"))


def used_of(s: Ra, face: int) -> int:
    """How many dice with this face are used."""
    shown = sum(s.face(die) == face for die in range(DICE))
    left = {ANKH: s.ankhs, PHARAOH: s.pharaohs, NILE: s.niles, MONUMENT: size(s.monument_dice)}
    return shown - left[face]


def check_victims(s: Ra, steps: list[Step]) -> None:
    """RA-11.3, RA-11.4: who has more markers than must go chooses, clockwise from the left of the declarer."""
    if not steps:
        return
    if not is_declared(s) or len({rule_of(step) for step in steps}) > 1:
        raise BadPosition(BOOK.message("position-no-disaster"))
    turns = [(step.seat - s.turn) % s.seats for step in steps]
    if turns != sorted(set(turns)) or 0 in turns:
        raise BadPosition(BOOK.message("position-victims-in-turn", seat=s.turn))
    for i, step in enumerate(steps):
        p = s.players[step.seat]
        markers = size(p.civilization if rule_of(step) == "MustRetrieveCivilization" else p.monuments)
        most = s.box.markers_lost
        if not (1 if i == 0 else most) <= step.left <= most or markers <= step.left:
            raise BadPosition(
                BOOK.message("position-few-markers", seat=step.seat, markers=markers, left=step.left, most=most)
            )


def check_dice(s: Ra, unpaired: int) -> None:
    """RA-4.1 to RA-9.2: what was done this turn agrees with the dice that are used."""
    if not has_dice(s):
        raise BadPosition(BOOK.message("position-use-without-dice"))
    own, ankhs = s.players[s.turn], used_of(s, ANKH)
    if s.pharaoh_used != (used_of(s, PHARAOH) > 0):
        raise BadPosition(BOOK.message("position-pharaoh-done"))
    if s.nile_used and used_of(s, NILE) == 0:
        raise BadPosition(BOOK.message("position-nile-done"))
    placed, dice = s.civilizations_placed, s.civilizations & own.civilization
    if placed > size(dice) or ankhs_needed(s, placed) > ankhs:
        raise BadPosition(BOOK.message("position-civilizations-done", placed=placed))
    placed, dice = s.monuments_placed, used_of(s, MONUMENT)
    if placed > min(size(own.monuments), dice) or dice + ankhs < 2 * placed - 1 - unpaired or (dice and not placed):
        raise BadPosition(BOOK.message("position-monuments-done", placed=placed, dice=dice))


POSITIONS = Positions(write=write, read=read, usual=usual, check=check, beneath=BENEATH, say=name_of)
