"""Which languages there are, and which one somebody wants."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files

from benben.language.current import USUAL
from benben.language.pseudo import PSEUDO


@cache
def languages() -> tuple[str, ...]:
    """Every language that the program speaks: each has a file beside that of English here."""
    folder = files("benben.language") / "words"
    found = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return (USUAL, *(language for language in found if language != USUAL))


def known(wish: str) -> str:
    """The language of ours that fulfils a wish as 'de', 'de-AT' or 'de_DE.UTF-8'; '' if none does.

    >>> known("de_AT.UTF-8"), known("tlh")
    ('de', '')
    """
    tag = wish.strip().split(".")[0].split("@")[0].replace("_", "-")
    ours = {language.lower(): language for language in (*languages(), PSEUDO)}
    return ours.get(tag.lower()) or ours.get(tag.lower().split("-")[0]) or ""


def accepted(header: str) -> str:
    """The language that a browser asks for by its header Accept-Language, as far as we speak it; English if none.

    >>> accepted("fr-FR,de;q=0.8,en;q=0.9")
    'en'
    """
    wishes: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.partition(";")
        try:
            wishes.append((-float(weight.strip().removeprefix("q=") or 1), tag))
        except ValueError:
            continue
    found = (known(tag) for weight, tag in sorted(wishes, key=lambda wish: wish[0]) if weight < 0)
    return next(filter(None, found), USUAL)


def of_terminal() -> str:
    """The language that the environment of a program asks for."""
    for name in ("BENBEN_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in os.environ.get(name, "").split(":"):
            if wish:
                return known(wish) or USUAL
    return USUAL
