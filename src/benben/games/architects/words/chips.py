"""Answers in a few words, where the game stands in short, and answers that people look for though they are illegal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from benben.core.game import Chip, Form
from benben.games.architects.cards import CARDS
from benben.games.architects.components import GLYPHS, IDOLS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView, SiteView
from benben.games.architects.words import say
from benben.games.architects.words.text import cells_of, kind_of, number_on, plan_number

Burial = Literal["mummy", "sarcophagus"]

BURIALS: Final[dict[str, tuple[Burial, ...]]] = {
    "lay_mummy": ("mummy",),
    "lay_sarcophagus": ("sarcophagus",),
    "bury_both": ("mummy", "sarcophagus"),
}
GROUPS: Final = {
    "play_plan": "plans",
    "play_worker": "workers",
    "lay_mummy": "mummy",
    "lay_sarcophagus": "sarcophagus",
    "bury_both": "both",
    "raise_idol": "idols",
    "carve_glyph": "glyphs",
}  # what stands behind one chip while a card is to be played
KINDS: Final = {
    "worker": "workers",
    "mummy": "burials",
    "sarcophagus": "burials",
    "cat": "idols",
    "bird": "idols",
    "dog": "idols",
    "glyph": "glyphs",
    "plan": "plans",
}  # and while one is to be picked
PLACELESS: Final = ("play_plan", "play_worker")  # what speaks against them is never that all places are taken
MOST_WANTED: Final = 4


def stage(view: ArchitectsView) -> str:
    """Where the game stands: 'Round 2 of 3, build'."""
    table = view["table"]
    if view["over"]:
        return say("stage.over")
    return say("stage", round=table["round"], rounds=cells_of(view)["rounds"][0], phase=table["phase"])


def chip(view: ArchitectsView, form: Form) -> Chip:
    """An answer in a few words, with the points that it brings at once."""
    do = str(form["do"])
    if do == "pick_card":
        return _picked(view, str(form["card"]))
    if do == "pass":
        return Chip(say("pass.chip"), ends=True)
    if do == "rest":
        return Chip(say("rest.chip", workers=view["left"]), ends=True)
    if do == "move_block":
        return _moved(view, str(form["pyramid"]))
    words, gain = PLAYED[do](view, form)
    return Chip(words, gain, group=_of_several(GROUPS[do], _plays(view)))


def _of_several(group: str, all_of_them: list[str]) -> str:
    """The name of a group, unless there is just one answer of it."""
    return say("group", group=group) if all_of_them.count(group) > 1 else ""


def _gain(points: int) -> str:
    return f"+{points}"


# The draft


def _picked(view: ArchitectsView, card: str) -> Chip:
    """A card to pick, with the points that are printed on it."""
    cells, kind = cells_of(view), kind_of(card)
    points = {"mummy": cells["mummy"][0], "sarcophagus": cells["sarcophagus"][0]}.get(card, 0)
    if card in GLYPHS:
        points = cells["glyphs"][GLYPHS.index(card)]
    elif kind == "plan":
        points = cells["architect"][int(card[-1]) - 1]
    groups = [KINDS.get(kind_of(other), "") for other in set(view["table"]["pack"])]
    group = _of_several(KINDS[kind], groups) if kind in KINDS else ""
    words = say("card.title", kind=kind, n=number_on(card, cells))
    return Chip(words, _gain(points) if points else "", group=group)


# A card of the hand, and where it goes


def _site(view: ArchitectsView, plan: str) -> tuple[int, SiteView] | None:
    """A pyramid in play and the number of its site, the first one being 1."""
    sites = enumerate(view["table"]["sites"], start=1)
    return next(((n, site) for n, site in sites if site and site["plan"] == plan), None)


def _on_site(view: ArchitectsView, played: str, plan: str) -> str:
    """'Cat, site 1'; only the card, if its pyramid is not in play or the only one."""
    found = _site(view, plan)
    if found and all(view["table"]["sites"]):
        return say("played.site", played=played, site=found[0])
    return say("played", played=played)


def _plan(view: ArchitectsView, form: Form) -> tuple[str, str]:
    plan = plan_number(str(form["pyramid"]))
    return say("card.title", kind="plan", n=plan), _gain(cells_of(view)["architect"][plan - 1])


def _worker(view: ArchitectsView, form: Form) -> tuple[str, str]:
    return say("card.title", kind="worker", n=number_on(f"worker_{form['workers']}", cells_of(view))), ""


def _idol(view: ArchitectsView, form: Form) -> tuple[str, str]:
    """A kind that is there already brings nothing."""
    idol, plan = str(form["idol"]), str(form["pyramid"])
    found = _site(view, plan)
    there = found[1]["idols"] if found else []
    points = 0 if idol in there else cells_of(view)["idols"][len(set(there))]
    return _on_site(view, idol, plan), _gain(points)


def _glyph(view: ArchitectsView, form: Form) -> tuple[str, str]:
    points = cells_of(view)["glyphs"][GLYPHS.index(str(form["glyph"]))]
    return _on_site(view, "glyph", str(form["pyramid"])), _gain(points)


def _burial(view: ArchitectsView, form: Form) -> tuple[str, str]:
    """'Mummy, site 1'; with the tomb, where several of the site would take it."""
    do, plan, tomb = str(form["do"]), str(form["pyramid"]), int(str(form["tomb"]))
    laid, found = BURIALS[do], _site(view, plan)
    played = "both" if do == "bury_both" else laid[0]
    if found is None:
        return say("played", played=played), ""
    n, site = found
    if len(_tombs(site, do)) < 2:
        words = _on_site(view, played, plan)
    elif _holds_one(view):
        words = say("on-site.tomb", site=n, tomb=tomb)
    else:
        words = say("played.tomb", played=played, plan=plan_number(plan), tomb=tomb)
    return words, _gain(_buried(view, site, laid, tomb))


def _holds_one(view: ArchitectsView) -> bool:
    """Whether the own hand has only one of the two kinds that are buried, so that a tomb says which one."""
    hand = view["table"]["hand"]
    return ("mummy" in hand) != ("sarcophagus" in hand)


def _buried(view: ArchitectsView, site: SiteView, laid: tuple[Burial, ...], tomb: int) -> int:
    """What a burial scores: the second card of a tomb has its bonus, two at once have it each."""
    cells = cells_of(view)
    there = site["tombs"][tomb - 1] if tomb <= len(site["tombs"]) else {"mummy": False, "sarcophagus": False}
    bonus = len(laid) if len(laid) > 1 else int(there["mummy"] or there["sarcophagus"])
    return sum(cells[card][0] for card in laid) + bonus * cells["set_bonus"][0]


def _moved(view: ArchitectsView, plan: str) -> Chip:
    """The block that comes next; the last one brings the foreman's points."""
    found = _site(view, plan)
    if found is None:
        return Chip(say("move-block.chip", plan=plan_number(plan)))
    n, site = found
    last = site["blocks"] + 1 == site["of_blocks"]
    return Chip(say("on-site.block", site=n, n=site["blocks"] + 1), _gain(site["foreman"]) if last else "")


PLAYED: Final[dict[str, Callable[[ArchitectsView, Form], tuple[str, str]]]] = {
    "play_plan": _plan,
    "play_worker": _worker,
    "lay_mummy": _burial,
    "lay_sarcophagus": _burial,
    "bury_both": _burial,
    "raise_idol": _idol,
    "carve_glyph": _glyph,
}


# What can be played


def _tombs(site: SiteView, do: str) -> list[int]:
    """The tombs of a pyramid that would take what is buried; both cards go into an empty one."""
    taken: tuple[Burial, ...] = BURIALS[do]
    return [n for n, tomb in enumerate(site["tombs"], start=1) if not any(tomb[card] for card in taken)]


def _plays(view: ArchitectsView) -> list[str]:
    """The group of each play that the own hand allows."""
    hand, sites = set(view["table"]["hand"]), [site for site in view["table"]["sites"] if site]
    in_play = {site["plan"] for site in sites}
    counts = Counter({
        "play_plan": sum(f"plan_{plan[1:]}" in hand and plan not in in_play for plan in PYRAMIDS),
        "play_worker": sum(card.startswith("worker") for card in hand),
        "raise_idol": sum(len(site["idols"]) < site["niches"] for site in sites) * len(hand & set(IDOLS)),
        "carve_glyph": sum(len(site["glyphs"]) < site["walls"] for site in sites) * len(hand & set(GLYPHS)),
        **{do: sum(len(_tombs(site, do)) for site in sites) for do, laid in BURIALS.items() if hand.issuperset(laid)},
    })  # fmt: skip
    return [GROUPS[do] for do in counts.elements()]


# What cannot be played


def wanted(view: ArchitectsView) -> list[Form]:
    """Answers that people would look for: the cards of the hand that have no place, and a rest that comes too early."""
    if view["step"] == "MoveBlocks":
        return [{"do": "rest"}]
    if view["step"] != "MayPlay":
        return []
    placed = set(_plays(view)) - {GROUPS[do] for do in PLACELESS}
    kinds = sorted(set(view["table"]["hand"]) - {"limestone"}, key=CARDS.index, reverse=True)
    forms = {str(form["do"]): form for form in (_looked_for(view, card) for card in kinds)}  # one of each kind will do
    return [form for do, form in forms.items() if GROUPS[do] not in placed][:MOST_WANTED]


def _looked_for(view: ArchitectsView, card: str) -> Form:
    """What one would do with a card: where the pyramid has such places at all, so that the reason is the best one."""
    kind, number = kind_of(card), card[-1]
    if kind == "plan":
        return {"do": "play_plan", "pyramid": f"p{number}"}
    if kind == "worker":
        return {"do": "play_worker", "workers": int(number)}
    if kind == "glyph":
        return {"do": "carve_glyph", "glyph": card, "pyramid": _where(view, lambda site: site["walls"])}
    if card in IDOLS:
        return {"do": "raise_idol", "idol": card, "pyramid": _where(view, lambda site: site["niches"])}
    return {"do": f"lay_{card}", "pyramid": _where(view, lambda site: len(site["tombs"])), "tomb": 1}


def _where(view: ArchitectsView, places: Callable[[SiteView], int]) -> str:
    """The pyramid in play with the most places; the first one if none is in play."""
    sites = [site for site in view["table"]["sites"] if site]
    return max(sites, key=places)["plan"] if sites else PYRAMIDS[0]
