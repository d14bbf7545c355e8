"""A game as the rest of the program sees it: its rules, what a seat may know, its words, its drawings, its advice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, cast

from benben.core.actions import ActionTable, Answers
from benben.core.components import Cells, check_variant
from benben.core.contract import (
    About,
    Advice,
    Chip,
    Form,
    Knowledge,
    Look,
    Older,
    Option,
    Options,
    Positions,
    Rules,
    S,
    T,
    View,
    Words,
)
from benben.core.errors import BadSetup, shown
from benben.core.events import Event
from benben.core.names import said_names, unnamed
from benben.core.refusals import Refusal
from benben.core.rng import Rng
from benben.core.sealed import TakeBack, forget_others
from benben.core.steps import CHANCE, NOBODY, SPECTATOR, State, Step
from benben.language import Book, book_of

if TYPE_CHECKING:
    from benben.core.match import Match

BOOK = book_of("benben.core")

__all__ = [
    "BOOK", "About", "Advice", "Chip", "Form", "Game", "Knowledge", "Look", "Older", "Option", "Options", "Positions",
    "Rules", "View", "Words",
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Game(Generic[S, T]):
    """One rulebook, and everything that belongs to it."""

    key: str
    about: About
    rules: Rules[S]
    knowledge: Knowledge[S, T]
    words: Words[T]
    advice: Advice[S]
    look: Look[T] = field(default_factory=Look)
    positions: Positions[S] | None = None

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    def chip(self, view: View[T], form: Form) -> Chip:
        """An answer in short."""
        return self.words.chip(view, form) if self.words.chip else Chip(self.words.answer(view, form))

    @property
    def book(self) -> Book:
        """The game's words."""
        return book_of(self.about.package, self.about.family)

    def say(self, key: str, /, **params: Any) -> str:
        """One of the game's messages, in the language that is spoken."""
        return self.book.say(key, **params)

    @property
    def title(self) -> str:
        return self.say("title")

    def help(self) -> dict[str, str]:
        """What the rules say, topic by topic."""
        return {topic: self.say(f"help-{topic}") for topic in self.words.topics}

    def reasons(self) -> list[str]:
        """Why points are scored, by number, in words."""
        return [self.say(f"reason-{reason}") for reason in self.rules.events.reasons]

    def points_by_reason(self, events: list[Event], players: int) -> list[tuple[str, list[int]]]:
        """Where everybody's points came from: for each reason that brought any, the points of each seat."""
        rows = [[0] * players for _ in self.rules.events.reasons]
        for event in events:
            if event.name == "score":
                rows[event.y][event.seat] += event.x
        return [(reason, row) for reason, row in zip(self.reasons(), rows, strict=True) if any(row)]

    @property
    def seats(self) -> tuple[int, int]:
        """The smallest and the largest number of players."""
        return self.rules.seats

    @property
    def actions(self) -> ActionTable:
        """Every answer that a player can give."""
        return self.rules.actions

    @property
    def outcomes(self) -> ActionTable:
        """Everything that chance can bring."""
        return self.rules.outcomes

    @property
    def has_secrets(self) -> bool:
        """Whether something is hidden from a seat, apart from what others answer in a sealed round."""
        return self.knowledge.redeal is not None

    # Set-up

    def check_players(self, players: object) -> int:
        """The number of players, if the game takes so many."""
        low, high = self.seats
        if type(players) is int and low <= players <= high:
            return players
        raise BadSetup(
            BOOK.message(
                "wrong-number-of-players", game=self.book.message("title"), low=low, high=high, given=shown(players)
            ),
            self.rules.seats_rule,
        )

    def check_options(self, options: object) -> Options:
        """All options with their values, defaults filled in."""
        if not isinstance(options, dict):
            raise BadSetup(BOOK.message("options-are-no-table"))
        known = {option.name: option for option in self.rules.options}
        for name, value in options.items():
            if name not in known:
                title, names = self.book.message("title"), ", ".join(known)
                raise BadSetup(
                    BOOK.message("no-such-option", game=title, given=shown(name), known=names, count=len(known))
                )
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadSetup(BOOK.message("no-such-value", option=name, values=values, given=shown(value)))
        return {name: str(options.get(name, option.values[0])) for name, option in known.items()}

    def check_variant(self, variant: object) -> Cells:
        """A designer's changes of component cells, if the game can be played with them."""
        return check_variant(self.rules.cells, variant, self.rules.limits)

    def new_state(self, players: int, options: Options | None = None, variant: Cells | None = None) -> S:
        """The first state of a game; chance may be the first to act."""
        changes = self.check_variant(variant or {})
        box = self.rules.box(changes, "") if changes else self.rules.standard
        state = self.rules.start(self.check_players(players), self.check_options(options or {}), box)
        state.settle()
        return state

    def match(self, players: int | None = None, seed: int | None = None, **more: Any) -> Match:
        """A new game, or one from a position, driven by a `Match`; see there for the other arguments."""
        from benben.core.match import Match

        if players is None and more.get("position") is None:
            players = self.seats[0]
        return Match(self, players, seed, **more)

    # Questions

    def answers(self) -> Answers:
        """A buffer large enough for any question of this game."""
        return Answers(self.actions.size)

    def legal(self, state: State) -> list[int]:
        """The ids of the legal answers to the open question."""
        out = self.answers()
        if state.actor() >= 0:
            state.legal(out)
        return out.as_list()

    def actions_of(self, seat: int) -> ActionTable:
        """The table that a seat's answers (or chance's outcomes) belong to."""
        return self.outcomes if seat == CHANCE else self.actions

    def why_unasked(self, state: S, seat: int) -> Refusal | None:
        """Why a seat has no question now, if a rule of the game says so."""
        unasked = self.rules.unasked
        reason = unasked(state, seat) if unasked is not None and 0 <= seat < state.seats else 0
        return self.rules.refusals.refusals[reason] if reason else None

    # What a seat may know

    def view(self, state: S, seat: int, names: list[str] | None = None) -> View[T]:
        """What a seat may know: the one door to screens, logs, bots and encoders."""
        actor, step = self._question(state, seat)
        asked = state.open_seats()
        known = self.state_for(state, seat)
        view: View[T] = {
            "game": self.key,
            "players": state.seats,
            "names": said_names(names or unnamed(state.seats)),
            "seat": seat,
            "actor": actor,
            "open": asked,
            "over": actor == NOBODY,
            "scores": self.rules.scores(known),
            "step": "" if step is None else type(step).__name__,
            "left": 0 if step is None else step.left,
            "table": self.knowledge.table(known, seat, asked),
        }
        variant = self.variant_of(state)
        if variant:
            view["variant"] = {row: list(cells) for row, cells in variant.items()}
        return view

    def _question(self, state: S, seat: int) -> tuple[int, Step | None]:
        """Who is asked, as far as a seat may know, and the step. In a sealed round each seat knows its own only."""
        actor = state.actor()
        if actor == NOBODY:
            return NOBODY, None
        if not state.is_sealed():
            return actor, state.open_step()
        waiting = state.open_seats()
        return (seat, state.step_of(seat)) if seat in waiting else (waiting[0], None)

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A copy of a state that agrees with all that a seat knows, the rest dealt anew, each deal as likely as in
        the real game. In a sealed round nobody else has answered in it."""
        world = cast(S, state.clone())
        self._forget_others(world, seat)
        return world if self.knowledge.redeal is None else self.knowledge.redeal(world, seat, rng)

    def state_for(self, state: S, seat: int) -> S:
        """A state as far as a seat is concerned: without what others have answered in a round that is still sealed.

        Hands and draws in it are still the true ones.
        """
        if not state.is_sealed():
            return state
        known = cast(S, state.clone())
        self._forget_others(known, seat)
        return known

    def _forget_others(self, state: S, seat: int) -> None:
        if state.is_sealed():
            assert self.rules.take_back is not None, f"{self.key} has sealed steps, but no rule take_back"
            forget_others(state, seat, cast(TakeBack, self.rules.take_back))

    def scores(self, state: S, seat: int = SPECTATOR) -> list[int]:
        """Everybody's points, as far as a seat may know."""
        return self.rules.scores(self.state_for(state, seat))

    @staticmethod
    def variant_of(state: State) -> Cells:
        """The designer's changes of the components that a state is played with."""
        variant: Cells = cast(Any, state).box.variant  # every state has its components there
        return variant

    def card(self) -> dict[str, Any]:
        """What lists of games tell, as plain JSON."""
        return {
            "key": self.key, "title": self.title, "author": self.about.author, "summary": self.say("summary"),
            "seats": list(self.seats), "minutes": list(self.about.minutes),
            "options": [self.option_card(option) for option in self.rules.options],
        }  # fmt: skip

    def option_card(self, option: Option) -> dict[str, Any]:
        """An option and its values, with their words."""
        name = f"option-{option.name}"
        return {
            "name": option.name, "title": self.say(name), "words": self.say(f"{name}.more"),
            "values": list(option.values), "value_words": [self._value_words(name, value) for value in option.values],
        }  # fmt: skip

    def _value_words(self, option: str, value: str) -> str:
        return self.say(f"{option}.{value}") if self.book.knows(f"{option}.{value}") else value
