"""A second, independent telling of *Ra: The Dice Game*, to be run against the engine.

Written from the rulebook alone, without looking at the engine, to be read beside the rulebook: `play` tells the whole
game in the book's order, and everything it needs stands below it in the order in which the book speaks of it. It is
not made for speed. Whatever the table must answer (a player or chance) is yielded as a `Question`; the answer comes
back by `.send(answer)`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from itertools import combinations

# ---------------------------------------------------------------------------------------------------------------------
# Content
# ---------------------------------------------------------------------------------------------------------------------

COLOURS = ["yellow", "blue", "purple", "green", "red"]  # one die of each
FACES = ["sun", "ankh", "pharaoh", "nile", "civilization", "monument"]  # every die has these six
COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8]
LAST_SPACE = 12  # of the Pharaoh track and of the Nile track; both begin at 0
EPOCHS = 3
FIRST_SCORE = 10
SUN_TRACK_STEPS = {
    "standard": {2: 6, 3: 9, 4: 12},
    "long": {2: 8, 3: 11, 4: 15},
}
CIVILIZATION_POINTS = {0: -5, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}
COLUMN_POINTS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 10, 8: 15}
TOWER_POINTS = {0: 0, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15}

CHANCE = -1  # the seat of chance; also whose turn it is before a start player is drawn

Answer = str | int | list[str]
Result = dict[str, list[int]]


@dataclass
class Question:
    seat: int  # who answers; -1 for chance
    name: str
    answers: set[str]  # every legal answer in notation; empty for chance
    table: dict[str, object]  # the whole visible position, in fresh copies


@dataclass
class Board:
    """Everything that lies on the table. Lists have one entry per seat."""

    players: int
    steps: int  # of the Sun track, from Ra's start to the last space
    epoch: int = 1
    turn: int = CHANCE
    ra: int = 0  # steps gone
    scores: list[int] = field(default_factory=list)
    pharaoh: list[int] = field(default_factory=list)
    nile: list[int] = field(default_factory=list)
    floods: list[int] = field(default_factory=list)  # markers on top of the Nile marker
    civilization: list[set[str]] = field(default_factory=list)  # colours
    monuments: list[set[tuple[str, int]]] = field(default_factory=list)  # (colour, column)

    # the turn
    dice: dict[str, str] = field(default_factory=dict)  # colour -> face; empty before the first roll
    used: set[str] = field(default_factory=set)  # colours of the dice already applied
    pharaoh_die_used: bool = False  # for moving
    nile_die_used: bool = False  # for moving, not for a flood
    civilization_placed: int = 0
    monuments_placed: int = 0
    disaster_declared: bool = False

    def showing(self, face: str) -> list[str]:
        """The colours of all dice showing this face, applied or not."""
        return [colour for colour in COLOURS if self.dice and self.dice[colour] == face]

    def free(self, face: str) -> list[str]:
        """The colours of the dice showing this face that are not applied yet."""
        return [colour for colour in self.showing(face) if colour not in self.used]

    def apply(self, face: str, number: int) -> None:
        """Each die is applied once."""
        dice = self.free(face)[:number]
        assert len(dice) == number, f"{number} x {face} wanted, only {dice} free"
        self.used.update(dice)

    def others(self) -> list[int]:
        """All other players, from the left of the player whose turn it is."""
        return [(self.turn + n) % self.players for n in range(1, self.players)]

    def picture(self) -> dict[str, object]:
        return {
            "epoch": self.epoch,
            "turn": self.turn,
            "ra": self.ra,
            "steps": self.steps,
            "dice": [self.dice[colour] for colour in COLOURS] if self.dice else None,
            "free": {
                "ankh": len(self.free("ankh")),
                "pharaoh": len(self.free("pharaoh")),
                "nile": len(self.free("nile")),
                "monument": sorted(self.free("monument")),
            },
            "scores": list(self.scores),
            "pharaoh": list(self.pharaoh),
            "nile": list(self.nile),
            "floods": list(self.floods),
            "civilization": [sorted(markers) for markers in self.civilization],
            "monuments": [[[colour, column] for colour, column in sorted(markers)] for markers in self.monuments],
        }


# ---------------------------------------------------------------------------------------------------------------------
# The game
# ---------------------------------------------------------------------------------------------------------------------


def play(players: int, sun_track: str = "standard") -> Generator[Question, Answer, Result]:
    # Preparation: all players place one marker at the start of the Pharaoh track and of the Nile track.
    board = Board(players, SUN_TRACK_STEPS[sun_track][players])
    board.scores = [0] * players  # nobody stands on the score track yet
    board.pharaoh = [0] * players
    board.nile = [0] * players
    board.floods = [0] * players
    board.civilization = [set() for _ in range(players)]
    board.monuments = [set() for _ in range(players)]

    # "Select a start player, who places one of his markers on space 10 of the score track. The next player places one
    # marker on space 11, the next player places one marker on space 12, and so on..."
    start = yield Question(CHANCE, "DrawStartPlayer", set(), board.picture())
    assert isinstance(start, int) and 0 <= start < players, f"no such seat: {start}"
    for place in range(players):
        board.scores[(start + place) % players] = FIRST_SCORE + place
    board.turn = start

    # "The game is played over three epochs. The start player begins, then play progresses clockwise."
    while board.epoch <= EPOCHS:
        yield from roll_the_dice(board)
        yield from apply_the_dice(board)
        count_the_suns(board)
        board.dice = {}
        board.used = set()

        # "An epoch ends when the Ra figure reaches or exceeds the last space on the orange Sun track. The current
        # player still finishes his turn, then the epoch is scored."
        if board.ra >= board.steps:
            score_pharaoh(board)
            score_nile(board)
            score_civilization(board)
            if board.epoch == EPOCHS:
                score_monuments(board)
            # "return the Ra figure to its starting space, then the player who caused the end of the epoch passes the
            # dice to the next player who starts the new epoch"
            board.ra = 0
            board.epoch += 1
        board.turn = (board.turn + 1) % players

    # "The player with the most points wins." A tie is a shared win.
    most = max(board.scores)
    return {
        "scores": list(board.scores),
        "winners": [seat for seat in range(players) if board.scores[seat] == most],
    }


# ---------------------------------------------------------------------------------------------------------------------
# Rolling
# ---------------------------------------------------------------------------------------------------------------------


def roll_the_dice(board: Board) -> Generator[Question, Answer, None]:
    # "On a player's turn, he rolls all five dice."
    faces = yield Question(CHANCE, "RollDice", set(), board.picture())
    board.dice = rolled(faces)

    # "He may then reroll any of the remaining dice." (all but Suns) "Finally, he may reroll any of the remaining dice
    # once more."
    for _ in ["first reroll", "second reroll"]:
        remaining = [colour for colour in COLOURS if board.dice[colour] != "sun"]
        if not remaining:
            return
        answers = {"keep"}
        for number in range(1, len(remaining) + 1):
            for dice in combinations(remaining, number):
                answers.add("reroll " + "+".join(dice))
        answer = yield from ask(board, board.turn, "MayReroll", answers)
        if answer == "keep":
            return
        rerolled = answer.removeprefix("reroll ").split("+")
        faces = yield Question(CHANCE, "RollDice", set(), board.picture())
        after = rolled(faces)
        for colour in COLOURS:
            assert colour in rerolled or after[colour] == board.dice[colour], f"the {colour} die was not rolled"
        board.dice = after


def rolled(faces: Answer) -> dict[str, str]:
    assert isinstance(faces, list) and len(faces) == len(COLOURS), f"five faces wanted, not {faces}"
    assert all(face in FACES for face in faces), f"no such face in {faces}"
    return dict(zip(COLOURS, faces, strict=True))


def ask(board: Board, seat: int, name: str, answers: set[str]) -> Generator[Question, Answer, str]:
    answer = yield Question(seat, name, set(answers), board.picture())
    assert isinstance(answer, str) and answer in answers, f"{name}: {answer!r} is not among {sorted(answers)}"
    return answer


# ---------------------------------------------------------------------------------------------------------------------
# Applying the dice
# ---------------------------------------------------------------------------------------------------------------------


def apply_the_dice(board: Board) -> Generator[Question, Answer, None]:
    # "Now, he applies his dice in any order he wishes." Every use is optional.
    board.used = set()
    board.pharaoh_die_used = False
    board.nile_die_used = False
    board.civilization_placed = 0
    board.monuments_placed = 0
    board.disaster_declared = False

    while True:
        answers = {"done"}
        answers |= ways_to_advance_pharaoh(board)
        answers |= ways_to_advance_on_the_nile(board)
        answers |= ways_to_flood_the_nile(board)
        answers |= ways_to_place_civilization(board)
        answers |= ways_to_place_a_monument(board)
        answers |= ways_to_score_ankhs(board)
        answers |= ways_to_declare_a_disaster(board)
        answer = yield from ask(board, board.turn, "UseDice", answers)
        use, *words = answer.split()
        if use == "done":
            return
        if use == "pharaoh":
            advance_pharaoh(board, dice=int(words[0]), ankhs=int(words[1]))
        elif use == "nile":
            advance_on_the_nile(board, dice=int(words[0]), ankhs=int(words[1]))
        elif use == "flood":
            flood_the_nile(board, ankhs=int(words[0]))
        elif use == "civilization":
            place_civilization(board, colour=words[0])
        elif use == "monument":
            yield from place_a_monument(board, colour=words[0], column=int(words[1]))
        elif use == "ankhs":
            score_ankhs(board)
        elif use == "disaster":
            yield from declare_a_disaster(board, kind=words[0])


# --- Pharaoh: "For every die showing a Pharaoh, the player advances his marker on the green Pharaoh track by one space
# - not beyond 12. If he uses at least one die showing a Pharaoh, any die showing an Ankh may also be used to advance
# the Pharaoh marker."


def ways_to_advance_pharaoh(board: Board) -> set[str]:
    ways = set()
    for dice in range(len(board.free("pharaoh")) + 1):
        for ankhs in range(len(board.free("ankh")) + 1):
            if dice + ankhs == 0:
                continue
            if dice == 0 and not board.pharaoh_die_used:
                continue
            ways.add(f"pharaoh {dice} {ankhs}")
    return ways


def advance_pharaoh(board: Board, dice: int, ankhs: int) -> None:
    board.apply("pharaoh", dice)
    board.apply("ankh", ankhs)
    board.pharaoh[board.turn] = min(board.pharaoh[board.turn] + dice + ankhs, LAST_SPACE)
    if dice > 0:
        board.pharaoh_die_used = True


# --- Nile: "For every die showing the Nile, the player may advance his marker(s) on the blue Nile track by one space -
# not beyond 12. If he uses at least one die showing the Nile to advance his marker, any die showing an Ankh may also be
# used to advance his Nile marker."


def ways_to_advance_on_the_nile(board: Board) -> set[str]:
    ways = set()
    for dice in range(len(board.free("nile")) + 1):
        for ankhs in range(len(board.free("ankh")) + 1):
            if dice + ankhs == 0:
                continue
            if dice == 0 and not board.nile_die_used:
                continue
            ways.add(f"nile {dice} {ankhs}")
    return ways


def advance_on_the_nile(board: Board, dice: int, ankhs: int) -> None:
    board.apply("nile", dice)
    board.apply("ankh", ankhs)
    board.nile[board.turn] = min(board.nile[board.turn] + dice + ankhs, LAST_SPACE)
    if dice > 0:
        board.nile_die_used = True


# --- Flood: "If the player has three dice showing the Nile, possibly substituted by one or two Ankhs, he may flood the
# Nile instead of advancing his marker. ... He may flood the Nile more than once."


def ways_to_flood_the_nile(board: Board) -> set[str]:
    ways = set()
    for ankhs in [0, 1, 2]:
        if len(board.free("ankh")) >= ankhs and len(board.free("nile")) >= 3 - ankhs:
            ways.add(f"flood {ankhs}")
    return ways


def flood_the_nile(board: Board, ankhs: int) -> None:
    board.apply("nile", 3 - ankhs)
    board.apply("ankh", ankhs)
    board.floods[board.turn] += 1


# --- Civilization: "If he has three dice showing Civilization, he may place one marker ... If he has four or five dice
# showing Civilization, he may place two or three markers respectively. Any die showing an Ankh may be used as a
# Civilization, as long as at least one die has an actual civilization. To place a marker on a color space, the die of
# that color must show a Civilization (not an Ankh!). Each player can only place one marker per color space, and the
# total number of markers placed on each space is limited to one fewer than the number of players."
#
# Placed one by one: the first marker takes three dice, each further one takes one die more; real Civilization dice are
# taken before Ankhs.


def civilization_dice_wanted(board: Board) -> int:
    return 3 if board.civilization_placed == 0 else 1


def ways_to_place_civilization(board: Board) -> set[str]:
    if len(board.free("civilization")) + len(board.free("ankh")) < civilization_dice_wanted(board):
        return set()
    ways = set()
    for colour in board.showing("civilization"):
        own = colour in board.civilization[board.turn]
        markers = sum(colour in theirs for theirs in board.civilization)
        if not own and markers < board.players - 1:
            ways.add(f"civilization {colour}")
    return ways


def place_civilization(board: Board, colour: str) -> None:
    wanted = civilization_dice_wanted(board)
    real = min(wanted, len(board.free("civilization")))
    board.apply("civilization", real)
    board.apply("ankh", wanted - real)
    board.civilization[board.turn].add(colour)
    board.civilization_placed += 1


# --- Monuments: "If a player has one die showing a Monument, he may place one marker on any one empty space of the
# corresponding color in the multi-colored Monument area. If he has two further dice, either showing two Monuments or
# showing one Monument and one Ankh, he may place a second marker on an empty space in a column which does not contain
# any of his markers. He may only place a second marker on a color space that equals the color of one of the two dice,
# and that die must show a Monument (not an Ankh!). If he has two further dice satisfying the condition, he may place a
# third marker in the same way."


def ways_to_place_a_monument(board: Board) -> set[str]:
    further = board.monuments_placed > 0
    taken: set[tuple[str, int]] = set().union(*board.monuments)
    own_columns = {column for _, column in board.monuments[board.turn]}
    ways = set()
    for colour in board.free("monument"):
        if further and not monument_partners(board, colour):
            continue
        for column in COLUMNS:
            if (colour, column) in taken:
                continue
            if further and column in own_columns:
                continue
            ways.add(f"monument {colour} {column}")
    return ways


def monument_partners(board: Board, colour: str) -> set[str]:
    """What may be the other one of the two further dice. One Ankh is like another; Monument dice go by colour."""
    partners = {other for other in board.free("monument") if other != colour}
    if board.free("ankh"):
        partners.add("ankh")
    return partners


def place_a_monument(board: Board, colour: str, column: int) -> Generator[Question, Answer, None]:
    further = board.monuments_placed > 0
    board.used.add(colour)
    board.monuments[board.turn].add((colour, column))
    board.monuments_placed += 1
    if further:
        # The marker stands and its own die is applied; now the other one of the two dice.
        partners = monument_partners(board, colour)
        if len(partners) == 1:
            [partner] = partners
        else:
            answers = {f"with {each}" for each in partners}
            answer = yield from ask(board, board.turn, "MustPairMonument", answers)
            partner = answer.removeprefix("with ")
        if partner == "ankh":
            board.apply("ankh", 1)
        else:
            board.used.add(partner)


# --- Two Ankhs: "A player may instead choose to use the pair of Ankhs to score an immediate 2 points." German: "Für
# jeweils 2 Anch", so four score 4.


def ways_to_score_ankhs(board: Board) -> set[str]:
    return {"ankhs"} if len(board.free("ankh")) >= 2 else set()


def score_ankhs(board: Board) -> None:
    board.apply("ankh", 2)
    board.scores[board.turn] += 2


# --- Disaster: "If he has four or five dice showing Suns, he does not advance the Ra figure, but he may declare a
# Disaster"


def ways_to_declare_a_disaster(board: Board) -> set[str]:
    if len(board.showing("sun")) < 4 or board.disaster_declared:
        return set()
    return {"disaster pharaoh", "disaster nile", "disaster civilization", "disaster monuments"}


def declare_a_disaster(board: Board, kind: str) -> Generator[Question, Answer, None]:
    board.disaster_declared = True
    if kind == "pharaoh":
        # "All other players must retreat two spaces on the Pharaoh track - not below 0."
        for seat in board.others():
            board.pharaoh[seat] = max(0, board.pharaoh[seat] - 2)
    elif kind == "nile":
        # "All other players must retrieve one of their flood markers from the Nile track. Players with only one marker
        # do not retrieve their marker but retreat two spaces instead - not below 0."
        for seat in board.others():
            if board.floods[seat] > 0:
                board.floods[seat] -= 1
            else:
                board.nile[seat] = max(0, board.nile[seat] - 2)
    elif kind == "civilization":
        # "All other players must retrieve two of their own markers of their choice from the Civilization area - or 1
        # if a player only has one marker." Who has no choice takes them back at once; then the others choose in turn.
        choosing = [seat for seat in board.others() if len(board.civilization[seat]) > 2]
        for seat in board.others():
            if seat not in choosing:
                board.civilization[seat] = set()
        for seat in choosing:
            for _ in ["first marker", "second marker"]:
                answers = {f"retrieve_civilization {colour}" for colour in board.civilization[seat]}
                answer = yield from ask(board, seat, "MustRetrieveCivilization", answers)
                _, colour = answer.split()
                board.civilization[seat].remove(colour)
    elif kind == "monuments":
        # "All other players must retrieve two of their own markers of their choice from the Monument area - or 1 if a
        # player only has one marker." Likewise.
        choosing = [seat for seat in board.others() if len(board.monuments[seat]) > 2]
        for seat in board.others():
            if seat not in choosing:
                board.monuments[seat] = set()
        for seat in choosing:
            for _ in ["first marker", "second marker"]:
                answers = {f"retrieve_monument {colour} {column}" for colour, column in board.monuments[seat]}
                answer = yield from ask(board, seat, "MustRetrieveMonument", answers)
                _, colour, number = answer.split()
                board.monuments[seat].remove((colour, int(number)))


# ---------------------------------------------------------------------------------------------------------------------
# Ra: "If a player has one or two dice showing Suns on the orange Sun track, he advances the Ra figure accordingly. ...
# If the player has three dice showing Suns, he scores 3 points ..., but does not advance the Ra figure."
# ---------------------------------------------------------------------------------------------------------------------


def count_the_suns(board: Board) -> None:
    suns = len(board.showing("sun"))
    if suns in (1, 2):
        board.ra += suns
    if suns == 3:
        board.scores[board.turn] += 3


# ---------------------------------------------------------------------------------------------------------------------
# Scoring an epoch
# ---------------------------------------------------------------------------------------------------------------------


def score_pharaoh(board: Board) -> None:
    # "The player with the furthest advanced marker on the track scores 5 points. The player with the least advanced
    # marker loses 2 points. If there is a tie, all involved players score 5 or lose 2 points. If all players tie, there
    # is no score. Players who score 5 points move their markers 2 spaces backward on the track; players who lose 2
    # points advance their markers 1 space."
    furthest = max(board.pharaoh)
    least = min(board.pharaoh)
    if furthest == least:
        return
    for seat, space in enumerate(list(board.pharaoh)):
        if space == furthest:
            board.scores[seat] += 5
            board.pharaoh[seat] = max(0, space - 2)
        if space == least:
            board.scores[seat] -= 2
            board.pharaoh[seat] = min(LAST_SPACE, space + 1)


def score_nile(board: Board) -> None:
    # "All players with more than one marker on the track score the space where their markers stand. Then they retrieve
    # all but one of their markers. Players with only one marker do not score, but leave their marker where it is."
    for seat in range(board.players):
        if board.floods[seat] > 0:
            board.scores[seat] += board.nile[seat]
            board.floods[seat] = 0


def score_civilization(board: Board) -> None:
    # "Players score according to the number of markers they have in the area, then all Civilization markers are
    # retrieved"
    for seat in range(board.players):
        board.scores[seat] += CIVILIZATION_POINTS[len(board.civilization[seat])]
        board.civilization[seat] = set()


def score_monuments(board: Board) -> None:
    # "Players score for the number of different columns in which they have at least one marker. Players score bonus
    # points for each column that contains at least three of their markers."
    for seat in range(board.players):
        heights = [sum(column == each for _, each in board.monuments[seat]) for column in COLUMNS]
        board.scores[seat] += COLUMN_POINTS[sum(height > 0 for height in heights)]
        board.scores[seat] += sum(TOWER_POINTS[height] for height in heights)


# ---------------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------------

Asked = tuple[str, int, list[str], Answer]  # question name, seat, sorted answers, answer


def random_game(seed: int, players: int, sun_track: str = "standard") -> list[Asked]:
    log, _ = drive(seed, players, sun_track)
    return log


def drive(
    seed: int,
    players: int,
    sun_track: str = "standard",
    loaded: bool = False,
    watch: Callable[[Question], None] = lambda question: None,
) -> tuple[list[Asked], Result]:
    """Play with random answers; `watch` sees every question before it is answered.

    With `loaded` dice each turn favours some faces, so that what is rare (five alike, disasters, full areas) happens.
    """
    chance = random.Random(seed)
    weights = [1.0] * len(FACES)
    game = play(players, sun_track)
    log: list[Asked] = []
    last: Answer = ""
    try:
        question = next(game)
        while True:
            watch(question)
            if loaded and question.name == "RollDice" and question.table["dice"] is None:
                weights = [chance.expovariate(1.0) ** 2 for _ in FACES]
            last = random_answer(question, players, last, chance, weights)
            log.append((question.name, question.seat, sorted(question.answers), last))
            question = game.send(last)
    except StopIteration as end:
        return log, end.value


def random_answer(
    question: Question, players: int, last: Answer, chance: random.Random, weights: list[float]
) -> Answer:
    if question.name == "DrawStartPlayer":
        return chance.randrange(players)
    if question.name == "RollDice":
        faces = chance.choices(FACES, weights, k=len(COLOURS))
        dice = question.table["dice"]
        if isinstance(dice, list):  # a reroll: the other dice keep their faces
            assert isinstance(last, str)
            rerolled = last.removeprefix("reroll ").split("+")
            faces = [faces[n] if colour in rerolled else dice[n] for n, colour in enumerate(COLOURS)]
        return faces
    # First a kind of answer, then one of that kind: otherwise the many spaces for Monuments drown all else.
    kind = chance.choice(sorted({answer.split()[0] for answer in question.answers}))
    return chance.choice(sorted(answer for answer in question.answers if answer.split()[0] == kind))


def check_table(question: Question, players: int) -> None:
    """What must hold at every moment of every game."""
    table = question.table
    assert table["epoch"] in (1, 2, 3)
    assert question.name == "DrawStartPlayer" or table["turn"] in range(players)
    ra, steps = table["ra"], table["steps"]
    assert isinstance(ra, int) and isinstance(steps, int) and 0 <= ra < steps
    for key in ["scores", "pharaoh", "nile", "floods", "civilization", "monuments"]:
        by_seat = table[key]
        assert isinstance(by_seat, list) and len(by_seat) == players
        if key in ("pharaoh", "nile"):
            assert all(0 <= space <= LAST_SPACE for space in by_seat)
        if key == "floods":
            assert all(number >= 0 for number in by_seat)
        if key == "civilization":
            for markers in by_seat:
                assert len(set(markers)) == len(markers) and set(markers) <= set(COLOURS)
            for colour in COLOURS:
                assert sum(colour in markers for markers in by_seat) <= players - 1
        if key == "monuments":
            spaces = [(colour, column) for markers in by_seat for colour, column in markers]
            assert len(set(spaces)) == len(spaces)
            assert all(colour in COLOURS and column in COLUMNS for colour, column in spaces)
    dice, free = table["dice"], table["free"]
    assert isinstance(free, dict)
    if not isinstance(dice, list):
        assert dice is None and free == {"ankh": 0, "pharaoh": 0, "nile": 0, "monument": []}
    else:
        for face in ["ankh", "pharaoh", "nile"]:
            assert 0 <= free[face] <= dice.count(face)
        assert len(free["monument"]) <= dice.count("monument")
    if question.name == "UseDice":
        assert "done" in question.answers
    elif question.name == "MayReroll":
        assert "keep" in question.answers and len(question.answers) > 1
    elif question.name in ("MustPairMonument", "MustRetrieveCivilization", "MustRetrieveMonument"):
        assert len(question.answers) > 1
    else:
        assert question.seat == CHANCE and not question.answers


def main(games: int = 200) -> None:
    for sun_track, lengths in SUN_TRACK_STEPS.items():
        for players in lengths:
            for loaded in [False, True]:
                report(games, players, sun_track, loaded)


def report(games: int, players: int, sun_track: str, loaded: bool) -> None:
    turns = [0] * EPOCHS
    scores: list[int] = []
    shared = 0
    asked: dict[str, int] = {}

    def watch(question: Question) -> None:
        check_table(question, players)
        if question.name == "RollDice" and question.table["dice"] is None:
            epoch = question.table["epoch"]
            assert isinstance(epoch, int)
            turns[epoch - 1] += 1

    for seed in range(games):
        log, result = drive(seed, players, sun_track, loaded, watch)
        scores += result["scores"]
        shared += len(result["winners"]) > 1
        for name, _, _, answer in log:
            words = f"{name} {answer.split()[0]}" if name == "UseDice" and isinstance(answer, str) else name
            asked[words] = asked.get(words, 0) + 1

    print(f"{games} games, {players} players, {sun_track} sun track, {'loaded' if loaded else 'fair'} dice")
    print("  mean turns in epoch 1, 2, 3: " + ", ".join(f"{number / games:.1f}" for number in turns))
    print(f"  scores mean {sum(scores) / len(scores):.1f}, {min(scores)} to {max(scores)}; shared wins {shared}")
    print("  " + ", ".join(f"{words} {number}" for words, number in sorted(asked.items())))


if __name__ == "__main__":
    main()
