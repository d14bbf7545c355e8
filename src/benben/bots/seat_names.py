"""Names for seats that were given none: builders of old Egypt."""

from __future__ import annotations

SEAT_NAMES = ("Merit", "Imhotep", "Nofret", "Senmut", "Hemiunu", "Khufu")


def seat_name(seat: int) -> str:
    """A name for a seat."""
    return SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else f"Builder {seat + 1}"
