"""Lines of the log that both games have."""

from __future__ import annotations

from benben.core.bits import lowest
from benben.core.events import SCORE, Event
from benben.core.game import View
from benben.games.egizia_common import tables as egz
from benben.games.egizia_common.river import COLOURS, MARKETS, RINGS
from benben.games.egizia_common.words import say
from benben.games.egizia_common.words.vocabulary import Vocabulary

SILENT = (egz.CARD_LAID, egz.ROUND_ENDED)  # what everybody sees laid out needs no line, nor does the end of a round


def name_of(view: View, e: Event) -> str:
    return view["names"][e.seat] if e.seat >= 0 else ""


def line(words: Vocabulary, view: View, e: Event) -> str:
    """One line for an event of the family; '' for one that is of one game only, or told by it."""
    name = name_of(view, e)
    if e.kind == SCORE and e.y < len(egz.REASONS):
        return say("scored", name=name, points=e.x, size=abs(e.x), reason=egz.REASONS[e.y])
    if e.kind == egz.ROUND_BEGAN:
        return say("round-began", round=e.x)
    if e.kind == egz.GAME_ENDED:
        return say("game-ended")
    for tell in (player_line, card_line, sphinx_line):
        found = tell(words, view, e, name)
        if found:
            return found
    return say("row-completed", name=name, row=e.x + 1, n=e.y) if e.kind == egz.ROW_COMPLETED else ""


def player_line(words: Vocabulary, view: View, e: Event, name: str) -> str:
    """What happens to crews, markets and stones."""
    if e.kind == egz.RAISED:
        return say("raised", name=name, crew=words.crew(e.x), n=e.y)
    if e.kind == egz.RING_MOVED:
        return say("ring-moved", name=name, to=RINGS[e.x])
    if e.kind == egz.ADVANCED:
        return say("advanced", name=name, market=MARKETS[e.x], n=e.y)
    if e.kind == egz.GAINED_STONES:
        return say("gained-stones", name=name, n=e.x, total=e.y)
    if e.kind == egz.MINED:
        return say("mined", name=name, n=e.x, total=e.y)
    if e.kind == egz.FED:
        return say("fed", name=name, n=e.x, need=e.y)
    if e.kind == egz.PASSED:
        return say("passed", name=name)
    return say("crews-sent", name=name, crew=words.crew(lowest(e.x)), n=e.y) if e.kind == egz.CREWS_SENT else ""


def lowered(words: Vocabulary, e: Event, name: str) -> str:
    """A crew has become weaker, in the game where that happens."""
    return say("lowered", name=name, crew=words.crew(e.x), n=e.y)


def card_line(words: Vocabulary, view: View, e: Event, name: str) -> str:
    """What happens with Nile cards, and who gets which sequence tile."""
    cells = words.cells_of(view)
    if e.kind == egz.CARD_TAKEN:
        return say("card-taken", name=name, card=words.card_name(words.nile[e.x], cells))
    if e.kind == egz.CARD_USED and e.y > 0:
        return say("card-used.stones", name=name, n=e.y)
    if e.kind == egz.CARD_USED:
        return say("card-used", name=name, card=words.card_name(words.nile[e.x], cells))
    if e.kind == egz.FIELD_UPGRADED:
        return say("field-upgraded", name=name, card=words.card_name(words.nile[e.x], cells), colour=COLOURS[e.y])
    return say("sequence-given", name=name, tile=e.x + 1, n=e.y) if e.kind == egz.SEQUENCE_GIVEN else ""


def sphinx_line(words: Vocabulary, view: View, e: Event, name: str) -> str:
    """What happens at the sphinx; single cards are told only to who sees them."""
    cells = words.cells_of(view)
    if e.kind == egz.SPHINX_DRAWN:
        return say("sphinx-drawn", name=name, cards=e.x, n=e.y)
    if e.kind == egz.SPHINX_RETURNED:
        return say("sphinx-returned", name=name, n=e.x, kept=e.y)
    if e.kind in (egz.SPHINX_DEALT, egz.SPHINX_SEEN):
        return say("sphinx-seen", name=name, card=words.sphinx_words(words.sphinx_names[e.x], cells))
    if e.kind == egz.SPHINX_KEPT:
        return say("sphinx-kept", name=name, card=words.sphinx_name(words.sphinx_names[e.x], cells))
    return ""
