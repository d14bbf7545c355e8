"""The table of a view of Ra, as types."""

from __future__ import annotations

from typing import TypedDict


class Die(TypedDict):
    """A die that has been rolled."""

    colour: str
    face: str
    used: bool


class SunTrack(TypedDict):
    """How long the track is, and how far Ra has gone."""

    steps: int
    ra: int


class Used(TypedDict):
    """What has been done in this turn."""

    pharaoh: bool
    nile: bool
    civilization: int  # markers placed
    monuments: int


class PlayerTable(TypedDict):
    """What belongs to a seat."""

    score: int
    pharaoh: int
    nile: int
    floods: int
    civilization: list[str]  # colours
    monuments: list[tuple[str, int]]  # colour and column


class RaTable(TypedDict):
    """What lies on the table."""

    epoch: int
    epochs: int
    turn: int
    sun_track: SunTrack
    dice: list[Die]
    rerolls_left: int
    rolling: list[str]
    suns: int
    used: Used
    disaster: bool
    capacity: int
    players: list[PlayerTable]
