"""What an answer does."""

from __future__ import annotations

from benben.core.game import Form
from benben.games.egizia_shifting_sands.view.types import SandsView


def answer(view: SandsView, form: Form) -> str:
    return " ".join(str(value) for value in form.values())
