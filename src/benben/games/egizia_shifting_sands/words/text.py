"""Questions and events."""

from __future__ import annotations

from benben.core.events import Event
from benben.games.egizia_shifting_sands.view.types import SandsView

TOPICS = ("placement",)


def question(view: SandsView) -> str:
    return view["step"]


def event(view: SandsView, event: Event) -> str:
    return event.name


def more(view: SandsView) -> str:
    return ""
