"""Where the registers of Egizia stand on a sheet that needs no scrolling."""

from __future__ import annotations

from typing import Final

from benben.games.egizia_common.look.plan import plan, plans

__all__ = ["PLANS", "plan"]

PLANS: Final = plans(("sphinx", 120), ("graves", 340), ("temple", 390), ("markets", 218))
