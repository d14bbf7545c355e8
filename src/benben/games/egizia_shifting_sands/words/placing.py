"""What of the Nile is open to a ship: docks, places beside them, and what column tiles allow."""

from __future__ import annotations

from benben.core.game import Form
from benben.games.egizia_common.view.types import CommonZone
from benben.games.egizia_common.words.placing import NOBODY, Nile, Space, as_answers, open_docks
from benben.games.egizia_shifting_sands.view.types import SandsView


class SandsNile(Nile):
    """The Nile with ships that wait beside zones."""

    def __init__(self, view: SandsView) -> None:
        table = view["table"]
        self.waiting = {zone["zone"]: zone["waiting"] for zone in table["zones"]}
        tiles = [space for space in table["tiles"] if space["tile"]]
        super().__init__(table["river"], tiles, table["zones"], view["seat"])

    def is_at(self, zone: CommonZone) -> bool:
        return super().is_at(zone) or self.seat == self.waiting[zone["zone"]]

    def free_docks(self) -> list[Space]:
        """What is open at the zones where the seat has no ship: docks, or the place beside them where all are taken."""
        found = []
        for zone in self.zones:
            if not self.is_at(zone):
                found += open_docks(zone) or [(f"{zone['zone']}_wait", zone["place"])]
        return found

    def early_waits(self) -> list[str]:
        """The places beside zones that are not full."""
        zones = [zone for zone in self.zones if zone["place"] > self.farthest]
        return [f"{zone['zone']}_wait" for zone in zones if NOBODY in zone["docks"] and not self.is_at(zone)]

    def shared_tiles(self) -> list[str]:
        """The tile spaces with ships that are not upstream."""
        return [space for space, place in self.taken_tiles() if place >= self.farthest]


def unplaceable(view: SandsView) -> list[Form]:
    """Spaces that are closed to the seat, one for each kind of reason."""
    nile = SandsNile(view)
    return as_answers(nile.closed() + nile.early_waits()[:1])
