"""Answers that both games have in a few words, and where a game stands in short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from benben.core.game import Chip, Form, View
from benben.games.egizia_common.crews import BASIC_COUNT, CREWS, LEAD
from benben.games.egizia_common.nile_card import (
    ANYTIME,
    FOR_GRAIN,
    FOR_STONES,
    FOR_STRENGTH,
    FREE_SPHINX_CARD,
    PERMANENT,
    UPGRADE_FIELD,
    USES,
)
from benben.games.egizia_common.river import RINGS
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.answers import DONE_AT, Answers
from benben.games.egizia_common.words.cards import DOT
from benben.games.egizia_common.words.seen import me_of, returned, table_of
from benben.language import signed

MOST_WANTED: Final = 4
USED_FOR: Final = {"use_for_stones": FOR_STONES, "use_for_grain": FOR_GRAIN, "use_for_strength": FOR_STRENGTH}


def stage(view: View) -> str:
    """Where the game stands: 'Round 2 of 5, building'."""
    table = table_of(view)
    if view["over"]:
        return say("stage.over")
    if table["round"] == 0:
        return say("stage.before")
    return say("stage", round=table["round"], rounds=table["rounds"], phase=table["phase"])


def group_name(group: str, count: int) -> str:
    """The name of a group, unless there is just one answer of it."""
    return say("group", group=group) if count > 1 else ""


def at_place(words: list[str], places: list[int], n: int) -> str:
    """What lies on the nth of some spaces, with its place on the Nile where the same lies on another one too."""
    word = words[n - 1]
    return say("space", words=word, place=places[n - 1]) if words.count(word) > 1 else word


def _to(n: int) -> str:
    """A new number, as after an arrow."""
    return f"→ {n}"


class Chips:
    """The answers of the family in short, in the vocabulary of one game."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.words = answers.words
        self.makers: dict[str, Callable[[View, Form], Chip]] = {
            "pass": lambda view, form: Chip(say("pass.chip"), ends=True),
            "end_turn": lambda view, form: Chip(say("end-turn.chip"), ends=True),
            "done": self.done,
            "raise_crew": self.raise_crew,
            "move_ring": self.move_ring,
            "send_crew": self.send_crew,
            "add_crew": self.send_crew,
            "ready": lambda view, form: Chip(say("ready.chip"), ends=True),
            "skip": lambda view, form: Chip(say("skip.chip"), ends=True),
            "return_cards": self.return_cards,
            "take_card": self.take_card,
            "use_for_stones": self.use_card,
            "use_for_grain": self.use_card,
            "use_for_strength": self.use_card,
            "upgrade_field": self.upgrade_field,
            "feed_stones": self.feed_stones,
            "raise_by_card": lambda view, form: Chip(self.copy(view, say("raise-by-card.chip"), str(form["card"]))),
            "draw_cards": self.draw_cards,
            "keep_card": self.keep_card,
            "keep_another": self.keep_card,
        }

    # Crews, the ring, and what ends something

    def crew_name(self, form: Form) -> str:
        return say("crew.title", crew=self.words.crew(CREWS.index(str(form["crew"]))))

    def raise_crew(self, view: View, form: Form) -> Chip:
        return Chip(self.crew_name(form), _to(self.answers.crew(view, form)[1] + 1))

    def lower_crew(self, view: View, form: Form) -> Chip:
        return Chip(self.crew_name(form), cost=_to(self.answers.crew(view, form)[1] - 1))

    def send_crew(self, view: View, form: Form) -> Chip:
        return Chip(self.crew_name(form), signed(self.answers.crew(view, form)[1]))

    def move_ring(self, view: View, form: Form) -> Chip:
        """With the grain that the own fields produce then."""
        to = str(form["to"])
        grain = say("grain", n=sum(me_of(view)["grain"][: RINGS.index(to) + 1]))
        if to == table_of(view)["ring"]:
            return Chip(say("move-ring.stay-chip"), grain, ends=True)
        return Chip(say("move-ring.chip", to=to), grain)

    def done(self, view: View, form: Form) -> Chip:
        step = view["step"] if view["step"] in DONE_AT else "other"
        loss = me_of(view)["loss"] if step == "FeedingCrews" else 0
        return Chip(say("done.chip", step=step), cost=signed(-loss) if loss else "", ends=True)

    # Nile cards

    def copy(self, view: View, words: str, card: str) -> str:
        """The words for a card, with a number where several of those in the play area are alike."""
        cells, me = self.words.cells_of(view), me_of(view)
        name = self.words.card_name(card, cells)
        alike = [one for one in me["cards"] if self.words.card_name(one, cells) == name and one not in me["upgrades"]]
        n = alike.index(card) + 1 if card in alike else 1
        return say("copy", words=words, n=n) if n > 1 else words

    def card_space_name(self, view: View, n: int) -> str:
        """What lies on a card space."""
        cells, river = self.words.cells_of(view), table_of(view)["river"]
        names = [self.words.card_name(one["card"], cells) if one["card"] else "" for one in river]
        return at_place(names, [one["place"] for one in river], n)

    def take_card(self, view: View, form: Form) -> Chip:
        card, cards = str(form["card"]), [one["card"] for one in table_of(view)["river"]]
        if card in cards:
            words = self.card_space_name(view, cards.index(card) + 1)
        else:
            words = self.words.card_name(card, self.words.cells_of(view))
        return Chip(words, group=group_name("cards", sum(one != "" for one in cards)))

    def use_card(self, view: View, form: Form) -> Chip:
        """A card that is used up, with what it gives."""
        use, card, cells = USED_FOR[str(form["do"])], str(form["card"]), self.words.cells_of(view)
        words = self.copy(view, self.words.card_name(card, cells), card)
        gain = say(f"gain.{USES[use]}", n=self.words.amount_for(card, use, cells))
        rows = [self.words.cards[one] for one in me_of(view)["cards"]]
        count = sum(row.kind == ANYTIME and use in row.verbs for row in rows)
        return Chip(words, gain, group=group_name(USES[use], count))

    def upgrade_field(self, view: View, form: Form) -> Chip:
        me, field, card = me_of(view), str(form["field"]), str(form["card"])
        fields = sum(colour != "green" for colour in me["field_colours"].values())
        upgrades = [one for one in me["cards"] if self.words.cards[one].power == UPGRADE_FIELD]
        count = fields * sum(one not in me["upgrades"] for one in upgrades)
        words = self.copy(view, self.words.card_name(field, self.words.cells_of(view)).partition(DOT)[0], card)
        now = me["field_colours"].get(field, "red")
        return Chip(words, say("upgraded.chip", colour=now), group=group_name("upgrade", count))

    def feed_stones(self, view: View, form: Form) -> Chip:
        n, me = int(str(form["stones"])), me_of(view)
        words = self.copy(view, say("stones", n=n), str(form["card"]))
        count = min(me["stones"], me["missing"])
        return Chip(words, signed(self.answers.saved(view, n)), group=group_name("feed", count))

    def train(self, view: View, card: str, steps: int) -> Chip:
        stones = steps * self.words.cells_of(view)[card][0]
        return Chip(self.copy(view, say("train-crews.chip", n=steps), card), cost=say("stones", n=stones))

    # The sphinx

    def draw_cards(self, view: View, form: Form) -> Chip:
        paid, free = int(str(form["paid"])), int(str(form["free"]))
        words, cost = say("draw-cards.chip", n=paid, free=free), say("stones", n=paid)
        if not free:
            return Chip(words, cost=cost)
        most, extra = self.answers.most_cards(view), self.free_cards(view)
        payable = min(table_of(view)["build"]["strength"], me_of(view)["stones"])
        count = sum(min(payable, most - more) for more in range(1, extra + 1) if most > more)
        return Chip(words, cost=cost, group=group_name("free" if extra == 1 else "free_more", count))

    def free_cards(self, view: View) -> int:
        """How many sphinx cards the own card lets one draw for nothing."""
        cells = self.words.cells_of(view)
        rows = [self.words.cards[one] for one in me_of(view)["cards"]]
        found = [cells[row.name][0] for row in rows if row.kind == PERMANENT and row.power == FREE_SPHINX_CARD]
        return max(found, default=1)

    def keep_card(self, view: View, form: Form) -> Chip:
        card, cells = str(form["card"]), self.words.cells_of(view)
        points = self.words.sphinx_points(card, cells)
        return Chip(self.words.sphinx_name(card, cells), signed(points) if points else "")

    def return_cards(self, view: View, form: Form) -> Chip:
        return Chip(say("return-cards.chip", step=view["step"]), signed(returned(view)), ends=True)


# What people look for


def wanted_crews(view: View) -> list[Form]:
    """Where crews, or the ring, are chosen: all of them, and the lead crew alone."""
    step = view["step"]
    if step == "MayBuild":
        crews: list[Form] = [{"do": "send_crew", "crew": crew} for crew in CREWS[:BASIC_COUNT]]
        return [*crews, {"do": "add_crew", "crew": CREWS[LEAD]}]
    if step == "Reinforcing":
        return [{"do": "ready"}, {"do": "add_crew", "crew": CREWS[LEAD]}]
    if step in ("ChooseRaised", "ChooseTwo"):
        return [{"do": "raise_crew", "crew": crew} for crew in CREWS]
    return [{"do": "move_ring", "to": to} for to in RINGS] if step == "MoveRing" else []


def wanted_bricks(view: View, sites: list[str]) -> list[Form]:
    """Sites that one would try; before the first brick also to finish."""
    first: list[Form] = [{"do": "done"}] if table_of(view)["build"]["cost"] == 0 else []
    bricks: list[Form] = [{"do": "lay_brick", "on": site} for site in sites]
    return [*bricks[: MOST_WANTED - len(first)], *first]
