"""Questions that both games ask, and what explains them."""

from __future__ import annotations

from typing import Final

from benben.core.game import View
from benben.games.egizia_common.words import BOOK, say
from benben.games.egizia_common.words.seen import me_of, table_of

EXPLAINED: Final = ("MayPlaceSecond", "Raising", "Preparing", "ChooseMore")


def knows_question(step: str) -> bool:
    """Whether a question is one of both games."""
    return BOOK.knows(f"ask-{step}")


def question(view: View, zone: str) -> str:
    """The open question, as one sentence with the name of who answers; `zone` says where one builds."""
    name = view["names"][view["actor"]] if view["actor"] >= 0 else ""
    return say(f"ask-{view['step']}", name=name, zone=zone)


def more(view: View, farthest: int, surplus: int) -> str:
    """What explains a question of both games; `surplus`: the points that grain left over would bring."""
    step, me = view["step"], me_of(view)
    if step in ("Placing", "PlacingSecond"):
        return say("more-placing", n=me["ships"], last=farthest if view["seat"] == view["actor"] else 0)
    if step == "FeedingCrews":
        return feeding_words(view, surplus)
    if step == "ChooseKept":
        return say("more-ChooseKept", n=me["drawn"])
    if step == "MoveRing":
        return say("more-MoveRing", n=view["left"], ring=table_of(view)["ring"])
    return say(f"explain-{step}") if step in EXPLAINED else ""


def feeding_words(view: View, surplus: int) -> str:
    """What is there, what is needed, and what the difference means."""
    me = me_of(view)
    if me["missing"] > 0:
        return say("more-feeding.short", n=me["produced"], need=me["need"], missing=me["missing"], points=me["loss"])
    return say("more-feeding", n=me["produced"], need=me["need"], surplus=-me["missing"], points=surplus)


def building_words(view: View, most: int, sites: list[str], is_sphinx: bool) -> str:
    """Strength, stones, what is spent and what is left, and before a build what comes next and for how much."""
    build, step, stones = table_of(view)["build"], view["step"], me_of(view)["stones"]
    if step == "MayBuild" and is_sphinx:
        return say("more-MayBuild.sphinx", stones=stones, most=most)
    if step == "MayBuild":
        return say("more-MayBuild", stones=stones, count=len(sites), sites=sites)
    if step == "Drawing":
        return say("more-Drawing", strength=build["strength"], stones=stones, most=most)
    if step == "Reinforcing":
        return say("more-Reinforcing", strength=build["strength"], stones=stones)
    return say("more-LayBrick", strength=build["strength"], stones=stones, cost=build["cost"], left=build["left"])


def next_cost(view: View) -> int:
    """The number on the next level of the obelisk; 0, if it is complete."""
    table = table_of(view)
    return next((c for c, owner in zip(table["obelisk_costs"], table["obelisk"], strict=True) if owner < 0), 0)
