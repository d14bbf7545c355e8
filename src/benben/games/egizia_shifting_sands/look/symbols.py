"""Drawings beside the board of Shifting Sands: for answers, for players' figures, and for the help."""

from __future__ import annotations

from functools import partial
from typing import Final

from benben.draw.tags import Node
from benben.games.egizia_common.look import symbols as family
from benben.games.egizia_common.look.symbols import Answer, crew_symbol, example, facts_of, family_examples
from benben.games.egizia_shifting_sands.look.rows import ROWS
from benben.games.egizia_shifting_sands.words import say

SYMBOLS: Final = {
    **family.SYMBOLS,
    "place_upstream": "ship", "place_beside": "tile", "take_point": "points", "sell_stones": "stone",
    "train_crews": "crew-any", "trade_crew": "market", "build_late": "ship",
}  # fmt: skip
SITES: Final = {"obelisk": "obelisk", "column": "column", "row": "pyramid", "statue": "statue"}
SPACES: Final = {"card": "nile", "tile": "tile", "obelisk": "obelisk", "pyramid": "pyramid", "sphinx": "sphinx"}
MARKETS: Final = {"grain": "market-grain", "stone": "market-stone", "both": "market"}

facts = partial(facts_of, ROWS)


def symbol(answer: Answer) -> str:
    """The drawing that stands beside an answer."""
    do = answer["do"]
    if do == "place_ship":
        return SPACES[str(answer["space"]).split("_")[0]]
    if do == "lay_brick":
        return SITES[str(answer["on"]).split("_")[0]]
    if do == "climb_market":
        return MARKETS[str(answer["market"])]
    return crew_symbol(ROWS, answer) or SYMBOLS.get(do, "")


def examples() -> dict[str, Node]:
    """Cards, tiles and drawings with what they mean, for topics of the help."""
    return {
        "cards": example(ROWS, "N26 N34 N37 N18", say("look-example-cards")),
        "tiles": example(ROWS, "T01 T06 T09", say("look-example-tiles")),
        **family_examples(ROWS),
    }
