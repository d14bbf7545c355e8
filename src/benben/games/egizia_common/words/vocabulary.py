"""What one game calls its cards, tiles and goals: made from their rows, in the words that both games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from benben.games.egizia_common.crews import CREWS
from benben.games.egizia_common.nile_card import KINDS, NileCard, NileTile
from benben.games.egizia_common.sphinx_card import FAMILIES, FOR_EACH, FOR_GOAL, FOR_PERCENT, SphinxCard
from benben.games.egizia_common.words import cards as family
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.cards import DOT, FAMILY_TERMS, Terms, named

Cells = Mapping[str, Sequence[int]]


class Vocabulary:
    """The rows of one game's box, and the terms in which it differs from its family."""

    def __init__(
        self,
        cells: dict[str, list[int]],
        cards: tuple[NileCard, ...],
        tiles: tuple[NileTile, ...],
        sphinx: tuple[SphinxCard, ...],
        measures: tuple[str, ...],
        terms: Terms = FAMILY_TERMS,
    ) -> None:
        self.cells = cells
        self.nile = tuple(card.name for card in cards)
        self.cards = {card.name: card for card in cards}
        self.tiles = {tile.name: tile for tile in tiles}
        self.sphinx_names = tuple(card.name for card in sphinx)
        self.sphinx = {card.name: card for card in sphinx}
        self.measures = measures
        self.terms = terms

    def cells_of(self, view: Mapping[str, object]) -> dict[str, list[int]]:
        """The printed numbers, a designer's changes among them."""
        return self.cells | cast(dict[str, list[int]], view.get("variant") or {})

    def crew(self, crew: int) -> str:
        """What messages call a crew."""
        return named(CREWS[crew], self.terms)

    # Nile cards and what lies opposite to them

    def kind_of(self, name: str) -> str:
        """field, quarry, combination, anytime, immediate or permanent."""
        return KINDS[self.cards[name].kind]

    def card_name(self, name: str, cells: Cells | None = None) -> str:
        """What a Nile card is called: 'Quarry 3', 'Lead +1 · Stones +3'."""
        return family.card_name(self.cards[name], (cells or self.cells)[name], self.terms)

    def card_words(self, name: str, cells: Cells) -> str:
        """What a Nile card does, in a sentence or two."""
        return family.card_words(self.cards[name], cells[name], self.terms)

    def tile_name(self, name: str, cells: Cells | None = None) -> str:
        """What a space opposite to the cards brings in short: 'Green +1 · Blue +1'."""
        return DOT.join(family.verb_names(self.tiles[name].verbs, (cells or self.cells)[name], self.terms))

    def tile_words(self, name: str, cells: Cells) -> str:
        """The same in a sentence."""
        return family.verb_words(self.tiles[name].verbs, cells[name], self.terms)

    def amount_for(self, card: str, use: int, cells: Cells) -> int:
        """The number beside a use of a card."""
        row = self.cards[card]
        return row.amounts_in(list(cells[card]))[row.verbs.index(use)]

    # Sphinx cards

    def measure(self, what: int) -> str:
        """What messages call something that is counted."""
        return named(self.measures[what], self.terms)

    def sphinx_name(self, name: str, cells: Cells | None = None) -> str:
        """What a sphinx card is about, in short: 'Pyramid 5+'."""
        card, numbers = self.sphinx[name], (cells or self.cells)[name]
        if card.family == FOR_PERCENT:
            return say("sphinx.percent-title", n=numbers[0])
        counted = [self.measure(what) for what in card.counted]
        titles = [say("measure.title", what=what) for what in counted]
        if card.family != FOR_GOAL:
            return say("sphinx.title", family=FAMILIES[card.family], title=titles[0])
        goals = zip(titles, counted, numbers[1:], strict=False)
        return DOT.join(say("sphinx.goal", title=title, what=what, n=n) for title, what, n in goals)

    def sphinx_words(self, name: str, cells: Cells) -> str:
        """What a sphinx card brings, and what for."""
        card, numbers = self.sphinx[name], cells[name]
        if card.family == FOR_PERCENT:
            return say("sphinx.percent", n=numbers[0])
        if card.family == FOR_GOAL:
            pairs = zip(card.counted, numbers[1:], strict=False)
            return say("sphinx", points=numbers[0], goals=[say("measure", what=self.measure(w), n=n) for w, n in pairs])
        what = self.measure(card.counted[0])
        if card.family == FOR_EACH:
            return say("sphinx.each", points=numbers[0], what=what)
        return say("sphinx.most", points=numbers[0], what=what)

    def sphinx_points(self, name: str, cells: Cells) -> int:
        """The points printed on a sphinx card; those of a share are not known before the end."""
        return 0 if self.sphinx[name].family == FOR_PERCENT else int(cells[name][0])
