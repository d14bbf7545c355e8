"""Where the registers of Shifting Sands stand on a sheet that needs no scrolling."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.look.plan import plan, plans

__all__ = ["PLANS", "plan"]

PLANS: Final = plans(("obelisk", 300), ("pyramid", 430), ("sphinx", 120), ("markets", 218))
