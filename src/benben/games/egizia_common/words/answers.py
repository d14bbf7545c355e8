"""What each answer that both games have does, in words made from a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benben.core.game import Form, View
from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.nile_card import FOR_GRAIN, FOR_STONES, FOR_STRENGTH
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.seen import me_of, returned, table_of
from benben.games.egizia_common.words.vocabulary import Vocabulary

Teller = Callable[[View, Form], str]

UP: Final = {"red": "yellow", "yellow": "green", "green": "green"}
DONE_AT: Final = ("FeedingCrews", "LayBrick", "TakingLeftover")


class Answers:
    """The answers of the family, told in the vocabulary of one game."""

    def __init__(self, words: Vocabulary, most_cards: Callable[[View], int]) -> None:
        self.words = words
        self.most_cards = most_cards  # how many sphinx cards who is asked may draw
        self.tellers: dict[str, Teller] = {
            "pass": lambda view, form: say("pass"),
            "end_turn": lambda view, form: say("end-turn"),
            "done": self.done,
            "raise_crew": self.raise_crew,
            "move_ring": self.move_ring,
            "send_crew": self.send_crew,
            "add_crew": self.add_crew,
            "ready": lambda view, form: say("ready", n=table_of(view)["build"]["strength"]),
            "skip": lambda view, form: say("skip"),
            "return_cards": lambda view, form: say("return-cards", n=returned(view)),
            "take_card": self.take_card,
            "use_for_stones": self.use_for_stones,
            "use_for_grain": self.use_for_grain,
            "use_for_strength": self.use_for_strength,
            "upgrade_field": self.upgrade_field,
            "feed_stones": self.feed_stones,
            "raise_by_card": lambda view, form: say("raise-by-card"),
            "draw_cards": self.draw_cards,
            "keep_card": self.keep_card,
            "keep_another": self.keep_another,
        }

    # Crews, the ring, and what ends something

    def crew(self, view: View, form: Form) -> tuple[str, int]:
        """The crew of an answer, and its strength."""
        n = CREWS.index(str(form["crew"]))
        return self.words.crew(n), me_of(view)["crews"][n]

    def raise_crew(self, view: View, form: Form) -> str:
        crew, strength = self.crew(view, form)
        return say("raise-crew", crew=crew, was=strength, now=strength + 1)

    def lower_crew(self, view: View, form: Form) -> str:
        crew, strength = self.crew(view, form)
        return say("lower-crew", crew=crew, was=strength, now=strength - 1)

    def send_crew(self, view: View, form: Form) -> str:
        crew, strength = self.crew(view, form)
        return say("send-crew", crew=crew, n=strength)

    def add_crew(self, view: View, form: Form) -> str:
        crew, strength = self.crew(view, form)
        return say("add-crew", crew=crew, n=strength)

    def move_ring(self, view: View, form: Form) -> str:
        to = str(form["to"])
        return say("move-ring.stay" if to == table_of(view)["ring"] else "move-ring", to=to)

    def done(self, view: View, form: Form) -> str:
        step = view["step"] if view["step"] in DONE_AT else "other"
        return say("done", step=step, n=table_of(view)["build"]["cost"], points=me_of(view)["loss"])

    # Nile cards

    def take_card(self, view: View, form: Form) -> str:
        return say("take-card", words=self.words.card_words(str(form["card"]), self.words.cells_of(view)))

    def use(self, view: View, form: Form, use: int) -> tuple[str, int]:
        """The name of the card of an answer, and the number beside its use."""
        card, cells = str(form["card"]), self.words.cells_of(view)
        return self.words.card_name(card, cells), self.words.amount_for(card, use, cells)

    def use_for_stones(self, view: View, form: Form) -> str:
        card, n = self.use(view, form, FOR_STONES)
        return say("use-card.stones", card=card, n=n)

    def use_for_grain(self, view: View, form: Form) -> str:
        card, n = self.use(view, form, FOR_GRAIN)
        return say("use-card.grain", card=card, n=n)

    def use_for_strength(self, view: View, form: Form) -> str:
        card, n = self.use(view, form, FOR_STRENGTH)
        return say("use-card.strength", card=card, n=n)

    def upgrade_field(self, view: View, form: Form) -> str:
        field = str(form["field"])
        now = me_of(view)["field_colours"].get(field, "red")
        return say("upgrade-field", field=self.words.card_name(field, self.words.cells_of(view)), colour=UP[now])

    def feed_stones(self, view: View, form: Form) -> str:
        stones = int(str(form["stones"]))
        return say("feed-stones", n=stones, points=self.saved(view, stones))

    def saved(self, view: View, grain: int) -> int:
        """The points that are not lost for so much grain more."""
        me = me_of(view)
        losses = self.words.cells_of(view)["grain_losses"]
        return max(0, min(grain, me["missing"])) * losses[me["grain_level"] - 1]

    def train(self, view: View, card: str, steps: int) -> str:
        """Stones for steps of crews."""
        return say("train-crews", steps=steps, n=steps * self.words.cells_of(view)[card][0])

    # The sphinx

    def draw_cards(self, view: View, form: Form) -> str:
        paid, free = int(str(form["paid"])), int(str(form["free"]))
        return say("draw-cards", n=paid, cards=paid + free, free=free, most=self.most_cards(view))

    def keep_card(self, view: View, form: Form) -> str:
        return say("keep-card", words=self.words.sphinx_words(str(form["card"]), self.words.cells_of(view)))

    def keep_another(self, view: View, form: Form) -> str:
        return say("keep-another", words=self.words.sphinx_words(str(form["card"]), self.words.cells_of(view)))
