"""What a view of Ra holds."""

from __future__ import annotations

from typing import Any, TypedDict

from benben.core.game import View


class SunTrack(TypedDict):
    """The Sun track."""

    steps: int  # how long it is
    ra: int  # where Ra stands


class Die(TypedDict):
    """A die on the table."""

    colour: str
    face: str
    used: bool


class Used(TypedDict):
    """What has been used or placed this turn."""

    pharaoh: bool
    nile: bool
    civilization: int
    monuments: int


class Player(TypedDict):
    """What belongs to a seat."""

    score: int
    pharaoh: int
    nile: int
    floods: int
    civilization: list[str]  # colours with a marker
    monuments: list[list[Any]]  # colour and column, from 1 on


class RaTable(TypedDict):
    """The game's own part of a view."""

    epoch: int
    epochs: int
    turn: int
    sun_track: SunTrack
    dice: list[Die]  # none before the first roll
    rerolls_left: int
    rolling: list[str]  # the dice that chance is about to roll
    suns: int
    used: Used
    disaster: bool  # whether one may be declared
    capacity: int  # markers for each civilization
    players: list[Player]


RaView = View[RaTable]
