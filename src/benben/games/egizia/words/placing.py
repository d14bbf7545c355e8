"""What of the Nile is open to a ship: cards, towns and building sites."""

from __future__ import annotations

from benben.core.game import Form
from benben.games.egizia.components import ZONES
from benben.games.egizia.towns import HELIOPOLIS, TOWN_NAMES
from benben.games.egizia.view.types import ClassicView
from benben.games.egizia_common.words.placing import Nile, as_answers


class ClassicNile(Nile):
    """The Nile with its towns."""

    def __init__(self, view: ClassicView) -> None:
        table = view["table"]
        super().__init__(table["river"], table["towns"], table["zones"], view["seat"])

    def shared_towns(self, upstream: bool) -> list[str]:
        """The taken towns where a card for that lets a ship go; Heliopolis is never one of them."""
        towns = [(town, place) for town, place in self.taken_tiles() if town != TOWN_NAMES[HELIOPOLIS]]
        return [town for town, place in towns if (place <= self.farthest if upstream else place > self.farthest)]


def kind_of(space: str) -> str:
    """What a space is: one of the cards, the towns, or the zones where one builds."""
    if space in TOWN_NAMES:
        return "towns"
    return "zones" if space.partition("_")[0] in ZONES else "cards"


def unplaceable(view: ClassicView) -> list[Form]:
    """Spaces that are closed to the seat, one for each kind of reason."""
    return as_answers(ClassicNile(view).closed())
