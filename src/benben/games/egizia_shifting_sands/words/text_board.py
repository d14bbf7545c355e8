"""The table as text."""

from __future__ import annotations

from benben.games.egizia_shifting_sands.view.types import SandsView


def board(view: SandsView) -> str:
    return str(view["table"]["round"])


def spoken(view: SandsView) -> list[str]:
    return []
