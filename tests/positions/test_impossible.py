"""What cannot be is refused with a sentence: a list, and random changes of true positions."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from benben.core.errors import BadPosition, BenbenError
from benben.core.match import Match
from benben.core.position import load
from benben.core.registry import game
from benben.core.rng import Rng, rng_of
from benben.core.steps import CHANCE
from tests.conformance.checks import positions
from tests.positions.written import written

FACES = ("yellow", "blue", "purple", "green", "red")
CARDS = ["A1", "B1", "C1", "D1", "E1"]
ROLL = {"d4": "stone", "d6": "stone", "d8": "stone", "d10": "favor", "d12": "favor", "d20": "diamond"}


def dice(*faces: str) -> dict[str, str]:
    return dict(zip(FACES, faces, strict=True))


def ra(next: Any = None, players: Any = 2, **table: Any) -> tuple[str, dict[str, Any]]:
    return "ra-dice", {"players": players, "table": table} | ({} if next is None else {"next": next})


def egyptia(next: Any = None, players: Any = 1, **table: Any) -> tuple[str, dict[str, Any]]:
    return "egyptia", {"players": players, "table": {"cards": CARDS} | table} | ({} if next is None else {"next": next})


def round_of(**chosen: Any) -> tuple[str, dict[str, Any]]:
    return egyptia(dice=ROLL, sheets=[{"chosen": chosen}])


def architects(next: Any = None, players: Any = 2, **table: Any) -> tuple[str, dict[str, Any]]:
    return "architects", {"players": players, "table": table} | ({} if next is None else {"next": next})


LIST = [
    # the document
    (("ra-dice", []), "A position is a JSON object with names and values, not []."),
    (("ra-dice", {}), "Ra: The Dice Game takes 2 to 4 players, not None. (RA-1.1)"),
    (ra(players=5), "Ra: The Dice Game takes 2 to 4 players, not 5. (RA-1.1)"),
    (ra(players="two"), "Ra: The Dice Game takes 2 to 4 players, not two. (RA-1.1)"),
    (
        ("ra-dice", {"players": 2, "seed": 1}),
        "A position has no key 'seed'; the keys are benben, game, rules, players, options, components, next, table.",
    ),
    (("ra-dice", {"players": 2, "game": "pig"}), "The position is of the game 'pig', not of ra-dice."),
    (
        ("ra-dice", {"players": 2, "rules": 99}),
        f"The position is of version 99 of Ra: The Dice Game; this is {game('ra-dice').rules.version}.",
    ),
    (("ra-dice", {"players": 2, "benben": 2}), "A position says benben: 1, not 2."),
    (("ra-dice", {"players": 2, "table": 7}), "table is a JSON object with names and values, not 7."),
    # Ra
    (ra(epoch=7), "table.epoch is a whole number from 1 to 3, not 7."),
    (ra(epoch="two"), "table.epoch is a whole number from 1 to 3, not 'two'."),
    (ra(epoch=True), "table.epoch is a whole number from 1 to 3, not True."),
    (ra(players=2, turn=2), "table.turn is a whole number from 0 to 1, not 2."),
    (ra(ra=6), "Ra stands at step 6, but the epoch ends at 6."),
    (
        ra(moon=1),
        "table has no key 'moon'; the keys are epoch, turn, ra, players, dice, unused, done.",
    ),
    (
        ("ra-dice", {"players": 2, "table": {"players": [{"pharaoh": 99}, {}]}}),
        "table.players[0].pharaoh is a whole number from 0 to 12, not 99.",
    ),
    (
        ("ra-dice", {"players": 2, "table": {"players": [{}]}}),
        "table.players is a list of 2 objects, one for each seat, not [{}].",
    ),
    (
        ("ra-dice", {"players": 2, "table": {"players": [{"monuments": ["red 3"]}, {"monuments": ["red 3"]}]}}),
        "table.players[1]: two monuments stand on red 3.",
    ),
    (
        ("ra-dice", {"players": 2, "table": {"players": [{"civilization": ["red"]}, {"civilization": ["red"]}]}}),
        "table.players[1]: red has room for 1 Civilization markers.",
    ),
    (
        ("ra-dice", {"players": 2, "table": {"players": [{"civilization": ["red", "red"]}, {}]}}),
        "table.players[0].civilization has red twice.",
    ),
    (ra(dice={"yellow": "sun"}), "table.dice tells the faces of all five dice; blue is missing."),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "moon")),
        "table.dice.red is one of sun, ankh, pharaoh, nile, civilization, monument, not 'moon'.",
    ),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "sun"), unused={"ankh": 2}),
        "table.unused.ankh is a whole number from 0 to 1, not 2.",
    ),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "sun"), unused={"monument": ["blue"]}),
        "table.unused.monument has blue, but that die shows ankh.",
    ),
    (ra(unused={"ankh": 1}), "table.unused tells what of the dice is unused; without table.dice there are none."),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "sun"), done={"disaster": True}),
        "table.done.disaster needs 4 Suns or more; there are 2.",
    ),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "sun"), done={"nile": True}),
        "table.done.nile is true, but no Nile die is used.",
    ),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "sun"), done={"pharaoh": True}),
        "table.done.pharaoh must be true just if a Pharaoh die is used.",
    ),
    (
        ra(dice=dice("sun", "ankh", "nile", "nile", "sun"), done={"monuments": 1}),
        "1 monuments cannot have been built this turn with 0 Monument dice used.",
    ),
    (ra([]), "next is empty, but the game is over only in epoch 3 with Ra at step 6 or beyond."),
    (ra("UseDice seat 0"), "next is a list of at most 1000 steps, the first one first."),
    (
        ra(["UseDice seat 2"]),
        "next has 'UseDice seat 2', but the seats go from 0 to 1.",
    ),
    (
        ra(["UseDice seat 9"]),
        "next has 'UseDice seat 9', which is no step of Ra: The Dice Game: as in 'UseDice seat 0'.",
    ),
    (ra(["UseDice seat 1"]), "next has UseDice of seat 1, but it is the turn of seat 0."),
    (ra(["UseDice seat 0"]), "UseDice needs table.dice; without them the turn begins with a roll."),
    (
        ra(["MayReroll seat 0 left 2"]),
        "next ends with one of DrawStartPlayer, UseDice, not with MayReroll.",
    ),
    (
        ra(["MayReroll seat 0 left 0", "UseDice seat 0"], dice=dice("sun", "ankh", "nile", "nile", "sun")),
        "MayReroll is asked of seat 0 with 1 or 2 left, if dice lie there that are no Suns.",
    ),
    (
        ra(["RollDice yellow left 1", "UseDice seat 0"], dice=dice("sun", "ankh", "nile", "nile", "sun")),
        "Only dice that lie there and show no Sun are rolled again.",
    ),
    (
        ra(["MustRetrieveMonument seat 1 left 2", "UseDice seat 0"], dice=dice("sun", "sun", "nile", "sun", "sun")),
        "Markers are retrieved after one disaster: table.done.disaster must say that it struck.",
    ),
    (
        ra(
            ["MustRetrieveMonument seat 1 left 2", "UseDice seat 0"],
            dice=dice("sun", "sun", "nile", "sun", "sun"),
            done={"disaster": True},
        ),
        "Seat 1 has 0 markers and cannot be asked for 2 of 2.",
    ),
    # Egyptia
    (
        egyptia(dice=ROLL, sheets=[{"city": {"mine": [3], "field": [3]}}]),
        "table.sheets[0].city: two buildings stand on hex 3.",
    ),
    (
        egyptia(dice=ROLL, sheets=[{"city": {"mine": [19]}}]),
        "table.sheets[0].city.mine is a list of whole numbers from 1 to 18, none of them twice, not 19.",
    ),
    (egyptia(dice=ROLL, round=7), "Seat 0 has 0 buildings; in round 7 everybody has 6."),
    (
        egyptia(players=2, dice=ROLL, sheets=[{"city": {"mine": [3]}}, {}]),
        "Seat 1 has 0 buildings; in round 2 everybody has 1.",
    ),
    (
        egyptia(dice=ROLL, sheets=[{"stock": {"grain": 31}}]),
        "table.sheets[0].gained.grain lies between the start or stock, 31, and the red dot, 30.",
    ),
    (
        egyptia(dice=ROLL, sheets=[{"city": {"mound": [1]}, "gained": {"grain": 30}}]),
        "Seat 0 has circled a red dot before this round: the game is over.",
    ),
    (
        egyptia(dice=ROLL, sheets=[{"plagues": ["blood"]}]),
        "table.sheets[0] has more plagues than rounds: there was one building in each.",
    ),
    (
        egyptia(cards=["A1", "A2"]),
        "table.cards has A2, but there is one card A, another.",
    ),
    (
        egyptia(cards=["A1"], dice=ROLL, next=["MustChooseColumn seat 0"]),
        "The rounds begin when the Pharaoh's 5 cards are drawn: table.cards names them.",
    ),
    (egyptia(dice={"d4": "grain"}), "table.dice tells the columns of all six dice; d6 is missing."),
    (
        egyptia(sheets=[{"chosen": {"column": "grain"}}]),
        "table.sheets[0].chosen: nothing is chosen before the dice are rolled; table.dice is missing.",
    ),
    (
        round_of(column="grain", plague="blood"),
        "table.sheets[0].chosen.plague: a plague, each once, comes with a column of 3 dice or more.",
    ),
    (
        round_of(column="favor", building="mine", hex=1),
        "table.sheets[0].chosen.building: the dice in the column do not offer that, or a plague forbids it.",
    ),
    (
        round_of(column="favor", building="mound", hex=1, reward="favor", paid={"grain": 1}),
        "table.sheets[0].chosen.paid is no payment for what was suffered and built.",
    ),
    (
        round_of(column="favor", due="building"),
        "table.sheets[0].chosen.due: no building is to be paid.",
    ),
    (
        round_of(ships=[4]),
        "table.sheets[0].chosen.ships is a list of whole numbers from 1 to 3, none of them twice, not 4.",
    ),
    (
        egyptia(dice=ROLL, sheets=[{"ships": [1], "chosen": {"ships": [2]}}]),
        "table.sheets[0].chosen: ship 2 was used up before or stands there twice.",
    ),
    (
        egyptia(["MustConfirm seat 0"], dice=ROLL),
        "By its sheet seat 0 is asked MustChooseColumn, and nothing else.",
    ),
    (egyptia([]), "next is empty, but no city is full and no red dot is circled: the game is not over."),
    # Egyptian Architects
    (architects(round=4), "table.round is a whole number from 1 to 3, not 4."),
    (architects(phase="night"), "table.phase is one of deal, draft, build, over, not 'night'."),
    (
        architects(players=2, used={"plan_1": 1}),
        "There are 2 cards plan_1 on the table, but the game has 1.",
    ),
    (
        ("architects", {"players": 2, "table": {"players": [{"hand": ["cat"] * 3}, {}]}}),
        "There are 3 cards cat on the table, but the game has 2.",
    ),
    (
        ("architects", {"players": 2, "table": {"players": [{"hand": ["dog"], "picks": ["cat"]}, {}]}}),
        "Everybody picked 8 cards; seat 0 has picked 1.",
    ),
    (
        architects(sites=[{"plan": "p1"}, {"plan": "p1"}]),
        "table.sites: at most 2 different plans are in play.",
    ),
    (
        architects(sites=[{"plan": "p1", "blocks": 4}, {}]),
        "table.sites[0].blocks is a whole number from 0 to 3, not 4.",
    ),
    (
        architects(sites=[{"plan": "p1", "idols": ["cat", "cat", "dog"]}, {}]),
        "table.sites[0].idols is a list of at most 2 of cat, bird, dog, not ['cat', 'cat', 'dog'].",
    ),
    (
        architects(sites=[{"plan": "p2", "tombs": [["mummy"]]}, {}]),
        "table.sites[0].tombs is a list of 0 lists of what lies in each tomb, not [['mummy']].",
    ),
    (
        ("architects", {"players": 2, "table": {"quarry": 3, "players": [{"hand": ["cat"]}, {"hand": ["dog"]}]}}),
        "table.quarry is the limestone that was picked less what workers moved, 14.",
    ),
    (
        ("architects", {"players": 2, "table": {"phase": "draft", "players": [{"picks": ["cat", "dog"]}, {}]}}),
        "Seat 0 has picked 2 cards, others 0: one more at most.",
    ),
    (
        ("architects", {"players": 2, "table": {"phase": "draft", "players": [{"pack": ["cat"]}, {}]}}),
        "Everybody was dealt 10 cards; of those of seat 0 there are 1.",
    ),
    (
        ("architects", {"players": 2, "table": {"phase": "deal", "players": [{}, {"pack": ["cat"]}]}}),
        "Seat 0 has been dealt 1 cards of 1, not 0.",
    ),
    (
        architects(["MayPlay seat 0"], phase="deal"),
        "In the phase deal this is not asked: MayPlay.",
    ),
    (
        (
            "architects",
            {
                "players": 2,
                "next": ["MoveBlocks seat 0 left 3"],
                "table": {"players": [{"hand": ["cat"]}, {"hand": ["dog"]}]},
            },
        ),
        "Seat 0 has played no card with 0 workers that moved and 3 left.",
    ),
    (architects([]), "next is empty, but the game is over only after round 3, with a start player."),
]


@pytest.mark.parametrize(("position", "sentence"), LIST, ids=[str(n) for n in range(len(LIST))])
def test_refused_with_its_sentence(position: tuple[str, Any], sentence: str) -> None:
    key, form = position
    with pytest.raises(BenbenError) as refused:
        game(key).match(position=form)
    assert str(refused.value) == sentence


def test_a_set_up_beside_a_position_must_be_the_same() -> None:
    tables, form = game("ra-dice"), written()["Ra 1"]
    assert tables.match(players=2, position=form).record.players == 2
    with pytest.raises(BenbenError, match=r"^The position has 2 players, not 3\.$"):
        tables.match(players=3, position=form)
    with pytest.raises(BenbenError, match=r"^Options and component changes come with the position"):
        tables.match(position=form, options={"sun_track": "long"})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "no JSON document"),
        ("[1]", "is no position: that is a JSON object"),
        ('{"players": 2, "players": 3}', "A key is there twice"),
        ("{" * 5000, "no JSON document"),
        (" " * 300_000, "larger than 256 KiB"),
    ],
)
def test_files_that_are_none(text: str, sentence: str, tmp_path: Any) -> None:
    path = tmp_path / "position.json"
    path.write_text(text)
    with pytest.raises(BadPosition, match=sentence):
        load(path)


def test_files_that_cannot_be_read(tmp_path: Any) -> None:
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(BadPosition, match="cannot be read"):
            load(path)


# Random changes

STRANGE: list[Any] = [
    *(0, 1, 2, 3, -1, 5, 12, 13, 99, 10**30, 1.5, True, False, None, "", "grain", "red", "mummy"),
    *(
        [],
        {},
        [[]],
        ["red", "red"],
        [1, 1],
        [{}],
        {"plan": "p1"},
        {"grain": 2},
        [0] * 400,
        "MustPick seat 0",
        "x" * 500,
    ),
]


def places(form: Any) -> list[tuple[Any, Any]]:
    """Every value in a document: what it lies in, and its key or index."""
    found = []
    for key in form if isinstance(form, dict) else range(len(form)):
        found.append((form, key))
        if isinstance(form[key], dict | list):
            found += places(form[key])
    return found


def changed(form: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A copy with a few values replaced, removed, doubled or exchanged."""
    form = copy.deepcopy(form)
    for _ in range(1 + rng.below(3)):
        found = places(form)
        inside, key = found[rng.below(len(found))]
        way = rng.below(5)
        if way == 0:
            del inside[key]
        elif way == 1:
            inside[key] = copy.deepcopy(STRANGE[rng.below(len(STRANGE))])
        elif way == 2 and type(inside[key]) is int:
            inside[key] += 1 - 2 * rng.below(2)
        elif way == 3 and isinstance(inside, list):
            inside.append(copy.deepcopy(inside[key]))
        else:
            other, there = found[rng.below(len(found))]
            inside[key] = copy.deepcopy(other[there])
    return form


def finish(match: Match, rng: Rng) -> None:
    """Play to the end at random, chance included, counts kept."""
    tables = match.game
    counts = tables.rules.conserved(match.state)
    while not match.over:
        assert len(match.record.lines) < tables.rules.decisions
        if match.actor == CHANCE:
            match.roll()
        else:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
        assert tables.rules.conserved(match.state) == counts


def try_changes(key: str, players: int, tries: int, seed: int) -> int:
    """Change positions of a random game; returns how many of the changed ones were taken, and played to the end."""
    rng, taken, done = rng_of(seed, players), 0, 0
    while done < tries:
        for match in positions(game(key), players, {}, seed + done, every=9):
            done += 1
            again = set_up(key, changed(match.position(), rng), seed)
            if again is not None:
                taken += 1
                json.dumps(again.position())
                finish(again, rng)
    return taken


def set_up(key: str, form: dict[str, Any], seed: int) -> Match | None:
    """A match from a position, if it is not refused with one sentence."""
    try:
        return game(key).match(position=form, auto=False, seed=seed)
    except BenbenError as error:
        sentence = str(error)
    assert sentence.endswith((".", ")"))
    assert "\n" not in sentence
    return None


@pytest.mark.parametrize(("key", "players"), [("ra-dice", 3), ("egyptia", 2), ("architects", 3)])
def test_changed_positions_are_refused_or_can_be_played(key: str, players: int) -> None:
    assert try_changes(key, players, tries=300, seed=1) > 10
