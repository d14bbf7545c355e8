"""Names for seats that were given none: builders of old Egypt."""

from __future__ import annotations

BUILDERS = ("Merit", "Imhotep", "Nofret", "Senmut", "Hemiunu", "Khufu")


def builder(seat: int) -> str:
    """A builder's name for a seat."""
    return BUILDERS[seat] if seat < len(BUILDERS) else f"Builder {seat + 1}"
