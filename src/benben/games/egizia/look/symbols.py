"""Drawings beside the board of Egizia: for answers, for players' figures, and for the help."""

from __future__ import annotations

from functools import partial
from typing import Final

from benben.draw.tags import Node
from benben.games.egizia.look.rows import ROWS
from benben.games.egizia.words import say
from benben.games.egizia_common.look import symbols as family
from benben.games.egizia_common.look.symbols import Answer, crew_symbol, example, facts_of, family_examples

SYMBOLS: Final = {
    **family.SYMBOLS, "share_town": "ship", "go_upriver": "ship", "double_town": "tile", "train_crew": "crew-any",
}  # fmt: skip
SITES: Final = {"obelisk": "obelisk", "grave": "grave", "temple": "temple", "pyramid": "pyramid"}
SPACES: Final = {"card": "nile", "abydus": "sphinx", "amarna": "obelisk", "giza": "pyramid"}

facts = partial(facts_of, ROWS)


def symbol(answer: Answer) -> str:
    """The drawing that stands beside an answer."""
    do = answer["do"]
    if do == "place_ship":
        return SPACES.get(str(answer["space"]).split("_")[0], "tile")
    if do == "lay_brick":
        return SITES[str(answer["on"]).split("_")[0]]
    return crew_symbol(ROWS, answer) or SYMBOLS.get(do, "")


def examples() -> dict[str, Node]:
    """Cards, towns and drawings with what they mean, for topics of the help."""
    return {
        "cards": example(ROWS, "C26 C22 C39 C13", say("look-example-cards")),
        "towns": example(ROWS, "edfu passalon alyi", say("look-example-towns")),
        **family_examples(ROWS),
    }
