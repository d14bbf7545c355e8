"""What each answer does, in words made from a view, with the points that it brings at once."""

from __future__ import annotations

from typing import Literal

from benben.core.game import Form
from benben.games.architects.components import GLYPHS
from benben.games.architects.view.types import ArchitectsView, SiteView
from benben.games.architects.words import say
from benben.games.architects.words.text import cells_of, kind_of, number_on, plan_number, tombs_of

Burial = Literal["mummy", "sarcophagus"]


def answer(view: ArchitectsView, form: Form) -> str:
    """What an answer does."""
    do = str(form["do"])
    if do == "pick_card":
        card = str(form["card"])
        return say("pick", kind=kind_of(card), n=number_on(card, cells_of(view)))
    if do == "pass":
        return say("pass")
    if do == "rest":
        return say("rest")
    if do == "play_worker":
        return say("send-workers", n=cells_of(view)["workers"][int(str(form["workers"])) - 1])
    return on_pyramid(view, do, form, str(form["pyramid"]))


def on_pyramid(view: ArchitectsView, do: str, form: Form, pyramid: str) -> str:
    plan, cells = plan_number(pyramid), cells_of(view)
    if do == "play_plan":
        return say("play-plan", plan=plan, points=cells["architect"][plan - 1])
    if do == "move_block":
        return block_words(view, pyramid)
    if do == "raise_idol":
        return idol_words(view, str(form["idol"]), pyramid)
    if do == "carve_glyph":
        return say("carve-glyphs", plan=plan, points=cells["glyphs"][GLYPHS.index(str(form["glyph"]))])
    return tomb_words(view, do, pyramid, int(str(form["tomb"])))


def site_of(view: ArchitectsView, pyramid: str) -> SiteView | None:
    """The pyramid with this plan, if it is in play."""
    return next((site for site in view["table"]["sites"] if site and site["plan"] == pyramid), None)


def block_words(view: ArchitectsView, pyramid: str) -> str:
    """The block that comes next; the last one brings the foreman's points."""
    site, plan = site_of(view, pyramid), plan_number(pyramid)
    if site is None:
        return say("move-block", plan=plan)
    if site["blocks"] + 1 == site["of_blocks"]:
        return say("move-block.last", plan=plan, points=site["foreman"])
    return say("move-block.next", plan=plan, n=site["blocks"] + 1, of=site["of_blocks"])


def idol_words(view: ArchitectsView, idol: str, pyramid: str) -> str:
    """A kind that is there already brings nothing."""
    site, plan = site_of(view, pyramid), plan_number(pyramid)
    raised = site["idols"] if site else []
    if idol in raised:
        return say("raise-idol.again", idol=idol, plan=plan)
    return say("raise-idol", idol=idol, plan=plan, points=cells_of(view)["idols"][len(set(raised))])


def tomb_words(view: ArchitectsView, do: str, pyramid: str, tomb: int) -> str:
    """One card or both; the second card of a tomb brings the bonus."""
    cells, site = cells_of(view), site_of(view, pyramid)
    bonus, plan, tombs = cells["set_bonus"][0], plan_number(pyramid), tombs_of(view, pyramid)
    if do == "bury_both":
        points = cells["mummy"][0] + cells["sarcophagus"][0] + 2 * bonus
        return say("bury-both", tombs=tombs, tomb=tomb, plan=plan, points=points)
    burial: Burial = "mummy" if do == "lay_mummy" else "sarcophagus"
    other: Burial = "sarcophagus" if do == "lay_mummy" else "mummy"
    points = cells[burial][0]
    if site is not None and tomb <= len(site["tombs"]) and site["tombs"][tomb - 1][other]:
        return say("bury.beside", burial=burial, tombs=tombs, tomb=tomb, plan=plan, points=points + bonus)
    return say("bury", burial=burial, tombs=tombs, tomb=tomb, plan=plan, points=points)
