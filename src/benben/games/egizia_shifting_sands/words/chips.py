"""Answers in short."""

from __future__ import annotations

from benben.core.game import Chip, Form
from benben.games.egizia_shifting_sands.view.types import SandsView


def chip(view: SandsView, form: Form) -> Chip:
    return Chip(" ".join(str(value) for value in form.values()))


def stage(view: SandsView) -> str:
    return str(view["table"]["round"])


def wanted(view: SandsView) -> list[Form]:
    return []
