"""What every game must hold to. Each check takes a game and raises AssertionError with a sentence."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

import benben
from benben.bots import Bot, Side, bot
from benben.bots.ladder import LADDER, LadderBot
from benben.core.actions import Outcomes
from benben.core.errors import BadAnswer
from benben.core.events import SCORE
from benben.core.game import Game, Options
from benben.core.match import Match
from benben.core.position import read
from benben.core.record import parse_lines, verify
from benben.core.rng import Rng, rng_of
from benben.core.rulebook import rules_of
from benben.core.snapshot import dump, fields, is_row, key, load, state_fields
from benben.core.steps import CHANCE, EVERYBODY, NOBODY, SPECTATOR, Log, State
from benben.draw import Marks

MOST_ITERATIONS = 6  # of bots that think, in tests: more than any game takes for looking one answer ahead
CHOICES = 4  # of a game at which all bots are asked
FINISHED = {"actor", "open", "confirmed"}  # keys of a view that tell who has finished a round of sealed answers


def walk(game: Game, players: int, options: Options, seed: int) -> Iterator[State]:
    """A random game, state by state, each before its answer (chance included); the last one is over."""
    rng, out = rng_of(seed, players), game.answers()
    s = game.new_state(players, options)
    while True:
        yield s
        actor = s.actor()
        if actor == NOBODY:
            return
        if actor == CHANCE:
            s.apply(s.sample(rng))
        else:
            s.legal(out)
            s.apply(out.pick(rng))


def sparse(players: int) -> int:
    """Of a small game every moment is looked at, of one with many players one in so many."""
    return 1 + (players // 5) ** 2


def decisions(game: Game, players: int, options: Options, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a random game in which a seat must answer; one in `every`."""
    n = 0
    for s in walk(game, players, options, seed):
        if s.actor() >= 0:
            if n % every == 0:
                yield s
            n += 1


# 1. Random games


def check_random_game(game: Game, players: int, options: Options, seed: int) -> None:
    """It ends; there is always an answer, none twice; counts are conserved; scores are the sum of score events."""
    match = Match(game, players, seed, options=options, auto=False)
    rng = rng_of(seed, players, 1)
    counts = game.rules.conserved(match.state)
    while not match.over:
        assert len(match.record.lines) < game.rules.decisions, f"{game.key} does not end"
        if match.actor == CHANCE:
            match.roll()
        else:
            legal = match.legal()
            assert legal, f"{game.key} asks a question without an answer"
            assert len(legal) == len(set(legal)), f"{game.key} offers an answer twice"
            assert all(0 <= a < game.actions.size for a in legal)
            match.play(legal[rng.below(len(legal))])
        assert game.rules.conserved(match.state) == counts, f"{game.key} does not conserve its components"
    sums = [0] * players
    for event in match.events:
        if event.kind == SCORE:
            sums[event.seat] += event.x
    assert sums == match.scores, f"{game.key}: score events add up to {sums}, the scores are {match.scores}"
    assert match.winners and set(match.winners) <= set(range(players))


# 2. Copies and saved forms


def check_clone(game: Game, players: int, options: Options, seed: int) -> None:
    """A copy is equal; it goes its own way without moving the original; every field is copied."""
    rng, out = rng_of(seed), game.answers()
    for s in decisions(game, players, options, seed, every=7):
        before = dump(s)
        copy = s.clone()
        assert dump(copy) == before, f"{game.key}: a copy differs from its original"
        for _ in range(12):
            if copy.advance(rng) < 0:
                break
            copy.legal(out)
            copy.apply(out.pick(rng))
        assert dump(s) == before, f"{game.key}: a change of a copy changed the original"
    check_fields_copied(game, s)


def check_fields_copied(game: Game, s: State) -> None:
    """Change each field in turn: a copy made then has the change, and a change in the copy stays there."""
    for name in state_fields(s):
        if name != "seats":
            changed = s.clone()
            change(changed, name)
            told = dump(changed)
            assert dump(changed.clone())[name] == told[name], f"{game.key}: clone() forgets the field {name}"
            change(changed.clone(), name)
            assert dump(changed) == told, f"{game.key}: the field {name} is shared between copies"


def change(thing: Any, name: str) -> None:
    """Make a field different, in place where it is a row."""
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, value + 1)
    elif is_row(value):
        if len(value) and isinstance(value[0], int):
            value[0] = value[0] + 1
        elif len(value):
            change(value[0], fields(value[0])[0])
    else:
        change(value, fields(value)[0])


def check_saved_state(game: Game, players: int, options: Options, seed: int) -> None:
    """State → JSON → state is the same state with the same answers."""
    for n, s in enumerate(walk(game, players, options, seed)):
        if n % sparse(players):
            continue
        text = msgspec.json.encode(dump(s))
        again = load(game, msgspec.json.decode(text), options)
        assert dump(again) == dump(s), f"{game.key}: a saved state comes back different"
        assert game.legal(again) == game.legal(s)


def check_position(game: Game, players: int, options: Options, seed: int, every: int = 1) -> int:
    """State → position → text → state is the same state; chance and the end included. Returns how many were tried."""
    tried = 0
    for match in positions(game, players, options, seed, every):
        check_position_of(match)
        tried += 1
    check_position_of(match)
    return tried + 1


def check_position_of(match: Match) -> None:
    text = msgspec.json.encode(match.position())
    _, again = read(match.game, msgspec.json.decode(text))
    assert key(again) == key(match.state), f"{match.game.key}: a position comes back different: {text.decode()}"


def check_record(game: Game, players: int, options: Options, seed: int) -> None:
    """Record → text → record replays to the same state at each step."""
    match = random_match(game, players, options, seed)
    text = list(match.record.to_lines())
    again = verify(parse_lines(iter(text)))
    assert dump(again.state) == dump(match.state), f"{game.key}: a replay ends elsewhere"
    assert list(again.record.to_lines()) == text, f"{game.key}: a record changes when it is read"


def random_match(game: Game, players: int, options: Options, seed: int) -> Match:
    match = Match(game, players, seed, options=options)
    rng = rng_of(seed, 5)
    while not match.over:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match


# 3. The same game everywhere


def trace(game: Game, players: int, options: Options, games: int) -> str:
    """A digest of every legal list and score of many seeded games."""
    digest = hashlib.sha256()
    out = game.answers()
    for seed in range(games):
        rng = rng_of(seed, players)
        s = game.new_state(players, options)
        while s.advance(rng) >= 0:
            s.legal(out)
            digest.update(str(out.as_list()).encode())
            s.apply(out.pick(rng))
        digest.update(str(game.scores(s)).encode())
    return digest.hexdigest()


# 4. Secrets


def positions(game: Game, players: int, options: Options, seed: int, every: int = 1) -> Iterator[Match]:
    """A random game, moment by moment, chance included; simultaneous answers come in any order."""
    match, rng, n = Match(game, players, seed, options=options, auto=False), rng_of(seed, 6), 0
    while not match.over:
        if n % every == 0:
            yield match
        n += 1
        if match.actor == CHANCE:
            match.roll()
            continue
        seat = match.open_seats[rng.below(len(match.open_seats))]
        legal = match.legal(seat)
        match.play(legal[rng.below(len(legal))], seat)


def shown(game: Game, s: State, seat: int) -> bytes:
    """Every byte that a seat gets to see of a state."""
    view = game.view(s, seat)
    parts: list[Any] = [view, game.words.text_board(view), game.words.spoken(view), game.knowledge.encode(view)]
    parts += [game.words.question(view)] if view["step"] else []
    if seat in s.open_seats():
        s = s.clone()
        s.focus(seat)  # where all choose at once, the seat's own question
        legal = game.legal(s)
        parts += [legal, [game.words.answer(view, game.actions.to_json(a)) for a in legal]]
        parts += [int(s.open_step().refuse(s, a)) for a in range(game.actions.size) if a not in legal]
    if game.look.board is not None:
        parts += [register.section.encode() for register in game.look.board(view, Marks())]
    return msgspec.json.encode(parts)


def check_secrets(game: Game, players: int, options: Options, seed: int) -> None:
    """States that differ only in what a seat may not know look the same to it, byte by byte."""
    rng = rng_of(seed, 8)
    for match in positions(game, players, options, seed, every=max(1, 3 * players // 2)):
        for seat in [*range(min(players, 4)), SPECTATOR]:
            own = match.state_for(seat)
            other = game.determinize(own, seat, rng)
            assert shown(game, own, seat) == shown(game, other, seat), f"{game.key} shows seat {seat} what is hidden"
            assert public(game, own, seat) == public(game, match.state, seat), f"{game.key} shows a sealed answer"
    check_hints(game, players, options, seed)


def public(game: Game, s: State, seat: int) -> bytes:
    return msgspec.json.encode(without_finished(game.view(s, seat)))


def without_finished(view: Any) -> Any:
    """A view without who has finished answering, which is no secret; how far the others are is one."""
    if isinstance(view, dict):
        return {key: without_finished(part) for key, part in view.items() if key not in FINISHED}
    return [without_finished(part) for part in view] if isinstance(view, list) else view


def check_hints(game: Game, players: int, options: Options, seed: int) -> None:
    """What a bot chooses for a seat does not depend on what the seat may not know, nor on anything but its numbers."""
    choices = 0
    for match in positions(game, players, options, seed, every=11 * players):
        if match.actor < 0 or len(match.legal()) < 2:
            continue
        seat, truth = match.actor, match.state
        wrong = game.determinize(match.state_for(seat), seat, rng_of(4))
        for name, make in thinkers().items():
            match._set_out(truth, 0)
            advice = make().choose(Side(match, seat, rng_of(3)))
            assert make().choose(Side(match, seat, rng_of(3))) == advice, f"{game.key}: {name} is moody"
            match._set_out(wrong, 0)
            assert make().choose(Side(match, seat, rng_of(3))) == advice, f"{game.key}: {name} knows a secret"
        match._set_out(truth, 0)
        choices += 1
        if choices == CHOICES:
            return


def thinkers() -> dict[str, Callable[[], Bot]]:
    """Every bot that thinks, with so little effort that tests can wait for it; uncompiled, the strongest is enough."""
    rungs = LADDER if benben.compiled() else LADDER[-1:]
    ladder: dict[str, Callable[[], Bot]] = {rung: partial(LadderBot, rung, MOST_ITERATIONS) for rung in rungs}
    return ladder | {"greedy": partial(bot, "greedy")}


def check_determinize(game: Game, players: int, options: Options, seed: int) -> None:
    """An imagined world keeps the counts, leaves the truth alone, and depends on nothing that the seat cannot see."""
    for n, match in enumerate(positions(game, players, options, seed, every=sparse(players))):
        truth = dump(match.state)
        for seat in range(min(players, 3)):
            own = match.state_for(seat)
            world = game.determinize(own, seat, rng_of(n, seat))
            assert dump(match.state) == truth, f"{game.key}: imagining changed the truth"
            assert game.rules.conserved(world) == game.rules.conserved(own), (
                f"{game.key}: an imagined world has other components"
            )
            check_imagines_alike(game, [own, world], seat, n)
            check_imagines_alike(game, alternatives(game, own), seat, n)


def alternatives(game: Game, s: State) -> list[State]:
    """What becomes of a state by some different answers or outcomes."""
    found = []
    for a in (all_outcomes(s) if s.actor() == CHANCE else game.legal(s))[:3]:
        then = s.clone()
        then.apply(a)
        found.append(then)
    return found


def check_imagines_alike(game: Game, states: list[State], seat: int, n: int) -> None:
    """From states that look the same to a seat, it imagines the same worlds."""
    worlds: dict[bytes, str] = {}
    for s in states:
        if s.actor() >= 0 and s.is_sealed() and s.actor() != seat:
            continue  # a sealed answer of another seat is never in the state that a seat starts from
        look = msgspec.json.encode(game.view(s, seat))
        imagined = str(dump(game.determinize(s, seat, rng_of(n, seat, 1))))
        same = worlds.setdefault(look, imagined) == imagined
        assert same, f"{game.key}: what seat {seat} imagines depends on the truth"


def imagined_otherwise(game: Game, players: int, options: Options, games: int) -> float:
    """How often an imagined world differs from the truth."""
    differ = total = 0
    for seed in range(games):
        for match in positions(game, players, options, seed, every=3):
            if match.actor >= 0:
                own = match.state_for(match.actor)
                differ += dump(game.determinize(own, match.actor, rng_of(seed, total))) != dump(own)
                total += 1
    return differ / total


def check_sealed(game: Game, players: int, options: Options, seed: int) -> None:
    """While choices are sealed, nobody sees what another seat has chosen: two different choices look the same."""
    for s in decisions(game, players, options, seed):
        if not s.is_sealed() or len(s.open_seats()) < 2:
            continue
        actor = s.actor()
        looks = {seat: {after(game, s, a, seat) for a in game.legal(s)[:3]} for seat in [*range(players), SPECTATOR]}
        for seat, ways in looks.items():
            assert seat == actor or len(ways) == 1, f"{game.key}: seat {seat} sees the sealed answer of seat {actor}"


def after(game: Game, s: State, a: int, seat: int) -> bytes:
    """What a seat sees after an answer, the events among it."""
    log, then = Log(), s.clone()
    then.log = log
    then.apply_sealed(a)
    told = [event for event in log.events if event[4] in (EVERYBODY, seat)]
    view = game.view(then, seat)
    return msgspec.json.encode([without_finished(view), told, game.knowledge.encode(view)])


# 5. Words and forms


def check_forms(game: Game) -> None:
    """Every answer and outcome goes through all its forms and comes back."""
    for table in (game.actions, game.outcomes):
        for a in range(table.size):
            assert table.from_json(dict(table.to_json(a))) == a, f"{game.key}: {table.say(a)} is lost in its JSON form"
            assert table.parse(table.say(a)) == a, f"{game.key}: {table.say(a)} is lost in its notation"
    for wrong in (-1, game.actions.size):
        try:
            game.actions.say(wrong)
        except BadAnswer:
            continue
        raise AssertionError(f"{game.key}: there is an answer {wrong}")


def check_words(game: Game, players: int, options: Options, seed: int) -> None:
    """Every question, answer and event has words, and every refusal a rule that exists."""
    known = rules_of(game.about)
    for refusal in game.rules.refusals.refusals:
        assert refusal.rule in known, f"{game.key}: the refusal {refusal.sentence!r} names no rule of RULES.md"
    for s in decisions(game, players, options, seed, every=3 * sparse(players)):
        view = game.view(s, s.actor())
        assert game.words.question(view)
        legal = set(game.legal(s))
        for a in range(game.actions.size):
            if a in legal:
                assert game.words.answer(view, game.actions.to_json(a)), f"{game.key}: no words for {a}"
            else:
                assert game.rules.refusals.refusals[s.open_step().refuse(s, a)].sentence
    match = random_match(game, players, options, seed)
    view = match.view()
    for event in match.events:
        assert isinstance(game.words.event(view, event), str)
    assert match.log()


def check_touches(game: Game, players: int, options: Options, seed: int) -> None:
    """Every legal answer touches something that is drawn."""
    if game.look.board is None:
        return
    for s in decisions(game, players, options, seed, every=4 * sparse(players)):
        view = game.view(s, s.actor())
        drawn = "".join(register.section for register in game.look.board(view, Marks()))
        for a in game.legal(s):
            ids = game.look.touches(view, game.actions.to_json(a))
            assert ids, f"{game.key}: {game.actions.say(a)} touches nothing"
            for name in ids:
                assert f'id="{name}"' in drawn, f"{game.key}: {game.actions.say(a)} touches {name}, which is not drawn"


# 6. Bots


def lead_of_greedy(game: Game, players: int, seat: int, seed: int) -> float:
    """How many points more greedy has at the end of a game than the others, who play at random, have on average."""
    match, rng = Match(game, players, seed), rng_of(seed, 11)
    minds = [bot("greedy" if other == seat else "random") for other in range(players)]
    while not match.over:
        asked = match.actor
        match.play(minds[asked].choose(Side(match, asked, rng)))
    others = [score for other, score in enumerate(match.scores) if other != seat]
    return match.scores[seat] - sum(others) / len(others)


# 7. Counting


def all_outcomes(s: State) -> list[int]:
    out = Outcomes()
    s.open_step().outcomes(s, out)
    return out.ids


def perft(game: Game, s: State, depth: int) -> int:
    """The number of ways to answer `depth` questions, chance counted by its outcomes."""
    if depth == 0 or s.actor() == NOBODY:
        return 1
    answers = all_outcomes(s) if s.actor() == CHANCE else game.legal(s)
    if depth == 1:
        return len(answers)
    total = 0
    for a in answers:
        then = s.clone()
        then.apply(a)
        total += perft(game, then, depth - 1)
    return total


def check_perft(game: Game, s: State, counts: list[int]) -> None:
    """The numbers of ways to answer 1, 2, … questions from here."""
    found = [perft(game, s, depth + 1) for depth in range(len(counts))]
    assert found == counts, f"{game.key}: counted {found}, expected {counts}"


# 8. Undo


def check_undo(game: Game, players: int, options: Options, seed: int) -> None:
    """Undo brings back the very state, wherever it is allowed; redo goes forward again."""
    match = Match(game, players, seed, options=options)
    rng: Rng = rng_of(seed, 9)
    while not match.over:
        before, seat, n = dump(match.state), match.actor, len(match.record.lines)
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
        if n % sparse(players) == 0 and len(match.record.lines) == n + 1 and match.undo_point(seat) is not None:
            reached = dump(match.state)
            match.undo(seat)
            assert dump(match.state) == before, f"{game.key}: undo leads elsewhere"
            match.redo()
            assert dump(match.state) == reached, f"{game.key}: redo leads elsewhere"
