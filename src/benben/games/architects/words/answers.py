"""What each answer does, in words made from a view, with the points that it brings at once."""

from __future__ import annotations

from typing import Literal

from benben.core.game import Form
from benben.games.architects.components import GLYPHS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView, SiteView
from benben.games.architects.words.text import card_name, cells_of, counted, one_card, place, pyramid


def answer(view: ArchitectsView, form: Form) -> str:
    """What an answer does."""
    do = str(form["do"])
    if do == "pick_card":
        return f"Pick {one_card(view, str(form['card']))}"
    if do == "pass":
        return "Pass and keep your cards"
    if do == "rest":
        return "Let the other workers rest"
    if do == "play_worker":
        return f"Send {card_name(view, 'worker_' + str(form['workers']))} to the quarry"
    return on_pyramid(view, do, form, str(form["pyramid"]))


def on_pyramid(view: ArchitectsView, do: str, form: Form, plan: str) -> str:
    if do == "play_plan":
        return f"Play the plan of {pyramid(plan)}" + points(cells_of(view)["architect"][PYRAMIDS.index(plan)])
    if do == "move_block":
        return block_words(view, plan)
    if do == "raise_idol":
        return idol_words(view, str(form["idol"]), plan)
    if do == "carve_glyph":
        value = cells_of(view)["glyphs"][GLYPHS.index(str(form["glyph"]))]
        return f"Carve hieroglyphics into {pyramid(plan)}" + points(value)
    return tomb_words(view, do, plan, int(str(form["tomb"])))


def points(n: int) -> str:
    return f" for {counted(n, 'point')}" if n else ", for no points"


def site_of(view: ArchitectsView, plan: str) -> SiteView | None:
    """The pyramid with this plan, if it is in play."""
    return next((site for site in view["table"]["sites"] if site and site["plan"] == plan), None)


def block_words(view: ArchitectsView, plan: str) -> str:
    """The block that comes next; the last one brings the foreman's points."""
    site = site_of(view, plan)
    if site is None:
        return f"Move a block to {pyramid(plan)}"
    if site["blocks"] + 1 == site["of_blocks"]:
        return f"Complete {pyramid(plan)} with the last block" + points(site["foreman"])
    return f"Move a block to {pyramid(plan)}, number {site['blocks'] + 1} of {site['of_blocks']}"


def idol_words(view: ArchitectsView, idol: str, plan: str) -> str:
    """A kind that is there already brings nothing."""
    site = site_of(view, plan)
    raised = site["idols"] if site else []
    if idol in raised:
        return f"Raise a second {idol} in {pyramid(plan)}, for no points"
    return f"Raise a {idol} in {pyramid(plan)}" + points(cells_of(view)["idols"][len(set(raised))])


def tomb_words(view: ArchitectsView, do: str, plan: str, tomb: int) -> str:
    """One card or both; the second card of a tomb brings the bonus."""
    cells, site = cells_of(view), site_of(view, plan)
    bonus, where = cells["set_bonus"][0], place(view, plan, tomb)
    if do == "bury_both":
        value = cells["mummy"][0] + cells["sarcophagus"][0] + 2 * bonus
        return f"Lay a mummy and a sarcophagus together in {where}" + points(value)
    card: Literal["mummy", "sarcophagus"] = "mummy" if do == "lay_mummy" else "sarcophagus"
    other: Literal["mummy", "sarcophagus"] = "sarcophagus" if do == "lay_mummy" else "mummy"
    lies = site is not None and tomb <= len(site["tombs"]) and site["tombs"][tomb - 1][other]
    beside = f" beside the {other}" if lies else ""
    return f"Lay a {card} in {where}{beside}" + points(cells[card][0] + (bonus if lies else 0))
