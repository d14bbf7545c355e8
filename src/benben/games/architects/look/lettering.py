"""Cards and plans in words, and the rows of a plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from benben.draw.shapes import clip
from benben.games.architects.components import PLAN_ROWS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView
from benben.games.architects.words import say
from benben.games.architects.words.text import Cells, kind_of, number_on

Saying = Literal["said", "pick", "choose"]  # a card with what it does: what it is, or what pressing it does

NAME_LETTERS: Final = 12  # of a name in a line
DRAWINGS: Final = {
    "worker": "worker",
    "plan": "plan",
    "glyph_2": "glyph-two",
    "glyph_3": "glyph-three",
    "glyph_4": "hieroglyphics",
}
LETTERS: Final = {"B": "block", "T": "tomb", "I": "niche", "H": "wall"}
PLACE_CELLS: Final = {"B": "blocks", "T": "tombs", "I": "niches", "H": "walls"}


def drawing_of(card: str) -> str:
    """The drawing that stands for a card."""
    kind = card.partition("_")[0]
    return DRAWINGS.get(card) or DRAWINGS.get(kind, card)


def number_of(card: str) -> int:
    """The number in a card's name.

    >>> number_of("worker_2"), number_of("plan_6"), number_of("p3")
    (2, 6, 3)
    """
    return int(card[-1])


def title_of(card: str, cells: Cells) -> str:
    """The name on a card.

    >>> from benben.games.architects.components import CELLS
    >>> title_of("worker_2", CELLS), title_of("plan_3", CELLS), title_of("glyph_4", CELLS)
    ('2 workers', 'Plan P3', 'Glyphs')
    """
    return say("card.title", kind=kind_of(card), n=number_on(card, cells))


def counted(cards: Sequence[str], cells: Cells) -> list[str]:
    """Cards in a sentence, alike ones taken together.

    >>> from benben.games.architects.components import CELLS
    >>> counted(["mummy", "cat", "mummy", "limestone"], CELLS)
    ['2 mummies', 'cat', 'limestone']
    """
    return [
        say("card", kind=kind_of(card), n=number_on(card, cells)) if count == 1 else _several(card, count, cells)
        for card, count in Counter(cards).items()
    ]


def titles_of(cards: Sequence[str], cells: Cells) -> list[str]:
    """The names on cards, alike ones taken together.

    >>> from benben.games.architects.components import CELLS
    >>> titles_of(["mummy", "cat", "mummy"], CELLS)
    ['2 mummies', 'Cat']
    """
    return [
        title_of(card, cells) if count == 1 else _several(card, count, cells) for card, count in Counter(cards).items()
    ]


def _several(card: str, count: int, cells: Cells) -> str:
    return say("card.several", kind=kind_of(card), n=number_on(card, cells), count=count)


def said(card: str, cells: Cells, how: Saying = "said") -> str:
    """A card in words, with what it does.

    >>> from benben.games.architects.components import CELLS
    >>> said("worker_1", CELLS), said("limestone", CELLS, "pick")
    ('1 worker: moves 1 block', 'Pick limestone: a block for the quarry')
    """
    kind, n = kind_of(card), number_on(card, cells)
    plan = n - 1 if kind == "plan" else 0
    burial = "sarcophagus" if kind == "sarcophagus" else "mummy"
    first, second, third = cells["idols"]
    return say(f"about.{how}", kind=kind, n=n, places=places_said(plan, cells), architect=cells["architect"][plan],
               foreman=cells["foreman"][plan], points=cells[burial][0], bonus=cells["set_bonus"][0], first=first,
               second=second, third=third)  # fmt: skip


def places_said(plan: int, cells: Cells) -> list[str]:
    """What a plan has room for.

    >>> from benben.games.architects.components import CELLS
    >>> places_said(0, CELLS)
    ['4 blocks', '1 tomb', '2 niches']
    """
    counts = {LETTERS[letter]: cells[PLACE_CELLS[letter]][plan] for letter in "BTIH"}
    return [say("places", place=place, count=count) for place, count in counts.items() if count]


def named(view: ArchitectsView, seat: int) -> str:
    """A seat's name, not too long."""
    return clip(str(view["names"][seat]), NAME_LETTERS)


def copies(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Cards with the number of the copy each one is.

    >>> copies(["cat", "cat", "dog"])
    [('cat', 1), ('cat', 2), ('dog', 1)]
    """
    seen: Counter[str] = Counter()
    found = []
    for card in cards:
        seen[card] += 1
        found.append((card, seen[card]))
    return found


def rows_of(plan: str, blocks: int, tombs: int, niches: int, walls: int) -> tuple[str, ...]:
    """A plan's rows from the top, as printed if its places are those; else the places arranged anew.

    >>> rows_of("p1", 4, 1, 2, 0)
    ('B', 'II', 'BBBT')
    >>> rows_of("p1", 4, 2, 0, 2)
    ('B', 'TH', 'TH', 'BBB')
    """
    printed = PLAN_ROWS[PYRAMIDS.index(plan)]
    counts = Counter("".join(printed))
    if (counts["B"], counts["T"], counts["I"], counts["H"]) == (blocks, tombs, niches, walls):
        return printed
    return _arranged(blocks, tombs, niches, walls)


def _arranged(blocks: int, tombs: int, niches: int, walls: int) -> tuple[str, ...]:
    """A block on top, the rooms below it, the other blocks at the foot, in rows that grow downwards."""
    rooms = _mixed({"T": tombs, "I": niches, "H": walls})
    places = "B" * min(blocks, 1) + rooms + "B" * (blocks - 1)
    rows, at = [], 0
    for size in _row_sizes(len(places)):
        rows.append(places[at : at + size])
        at += size
    return tuple(rows)


def _mixed(counts: Mapping[str, int]) -> str:
    """Letters in turns, so that like rooms do not stand in heaps."""
    most = max(counts.values())
    return "".join(letter for i in range(most) for letter, n in counts.items() if i < n)


def _row_sizes(places: int) -> list[int]:
    """1, 2, 3 … places from the top; what is too much is taken from the lowest row that stays as wide as the next."""
    sizes: list[int] = []
    while sum(sizes) < places:
        sizes.append(len(sizes) + 1)
    while sum(sizes) > places:
        lowest = max(i for i in range(1, len(sizes)) if sizes[i] > sizes[i - 1])
        sizes[lowest] -= 1
    return sizes
