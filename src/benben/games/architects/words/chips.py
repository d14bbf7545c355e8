"""Answers in a few words, where the game stands in short, and answers that people look for though they are illegal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, Literal

from benben.core.game import Chip, Form
from benben.games.architects.cards import CARDS
from benben.games.architects.components import GLYPHS, IDOLS, PYRAMIDS
from benben.games.architects.view.types import ArchitectsView, SiteView
from benben.games.architects.words.text import card_name, cells_of

Burial = Literal["mummy", "sarcophagus"]

BURIALS: Final[dict[str, tuple[Burial, ...]]] = {
    "lay_mummy": ("mummy",),
    "lay_sarcophagus": ("sarcophagus",),
    "bury_both": ("mummy", "sarcophagus"),
}
GROUPS: Final = {
    "play_plan": "Plans",
    "play_worker": "Workers",
    "lay_mummy": "Mummy",
    "lay_sarcophagus": "Sarcophagus",
    "bury_both": "Both cards",
    "raise_idol": "Idols",
    "carve_glyph": "Glyphs",
}  # what stands behind one chip while a card is to be played
KINDS: Final = {
    "worker": "Workers",
    "mummy": "Burials",
    "sarcophagus": "Burials",
    "cat": "Idols",
    "bird": "Idols",
    "dog": "Idols",
    "glyph": "Glyphs",
    "plan": "Plans",
}  # and while one is to be picked
PLACELESS: Final = ("play_plan", "play_worker")  # what speaks against them is never that all places are taken
MOST_WANTED: Final = 4


def stage(view: ArchitectsView) -> str:
    """Where the game stands: 'Round 2 of 3, build'."""
    table = view["table"]
    rounds = f"Round {table['round']} of {cells_of(view)['rounds'][0]}"
    return "Game over" if view["over"] else f"{rounds}, {table['phase']}"


def chip(view: ArchitectsView, form: Form) -> Chip:
    """An answer in a few words, with the points that it brings at once."""
    do = str(form["do"])
    if do == "pick_card":
        return _picked(view, str(form["card"]))
    if do == "pass":
        return Chip("Pass", ends=True)
    if do == "rest":
        return Chip("Let it rest" if view["left"] == 1 else "Let them rest", ends=True)
    if do == "move_block":
        return _moved(view, str(form["pyramid"]))
    words, gain = PLAYED[do](view, form)
    return Chip(words, gain, group=_of_several(GROUPS[do], _plays(view)))


def _of_several(group: str, all_of_them: list[str]) -> str:
    """A group, unless there is just one answer of it."""
    return group if all_of_them.count(group) > 1 else ""


def _gain(points: int) -> str:
    return f"+{points}"


# The draft


def _picked(view: ArchitectsView, card: str) -> Chip:
    """A card to pick, with the points that are printed on it."""
    cells, kind = cells_of(view), _kind(card)
    points = {"mummy": cells["mummy"][0], "sarcophagus": cells["sarcophagus"][0]}.get(card, 0)
    if card in GLYPHS:
        points = cells["glyphs"][GLYPHS.index(card)]
    elif kind == "plan":
        points = cells["architect"][int(card[-1]) - 1]
    group = _of_several(KINDS.get(kind, ""), [KINDS.get(_kind(other), "") for other in set(view["table"]["pack"])])
    return Chip(_title(view, card), _gain(points) if points else "", group=group)


def _kind(card: str) -> str:
    return card.partition("_")[0]


def _title(view: ArchitectsView, card: str) -> str:
    """'Limestone', '2 workers', 'Glyphs', 'Plan P4'."""
    name = "glyphs" if card in GLYPHS else card_name(view, card)
    return name[0].upper() + name[1:]


# A card of the hand, and where it goes


def _site(view: ArchitectsView, plan: str) -> tuple[int, SiteView] | None:
    """A pyramid in play and the number of its site, the first one being 1."""
    sites = enumerate(view["table"]["sites"], start=1)
    return next(((n, site) for n, site in sites if site and site["plan"] == plan), None)


def _on_site(view: ArchitectsView, card: str, plan: str) -> str:
    """'Cat, site 1'; only the card, if its pyramid is not in play or the only one."""
    found = _site(view, plan)
    return f"{card}, site {found[0]}" if found and all(view["table"]["sites"]) else card


def _plan(view: ArchitectsView, form: Form) -> tuple[str, str]:
    plan = PYRAMIDS.index(str(form["pyramid"]))
    return f"Plan P{plan + 1}", _gain(cells_of(view)["architect"][plan])


def _worker(view: ArchitectsView, form: Form) -> tuple[str, str]:
    return card_name(view, f"worker_{form['workers']}"), ""


def _idol(view: ArchitectsView, form: Form) -> tuple[str, str]:
    """A kind that is there already brings nothing."""
    idol, plan = str(form["idol"]), str(form["pyramid"])
    found = _site(view, plan)
    there = found[1]["idols"] if found else []
    points = 0 if idol in there else cells_of(view)["idols"][len(set(there))]
    return _on_site(view, idol.capitalize(), plan), _gain(points)


def _glyph(view: ArchitectsView, form: Form) -> tuple[str, str]:
    points = cells_of(view)["glyphs"][GLYPHS.index(str(form["glyph"]))]
    return _on_site(view, "Glyphs", str(form["pyramid"])), _gain(points)


def _burial(view: ArchitectsView, form: Form) -> tuple[str, str]:
    """'Mummy, site 1'; with the tomb, where several of the site would take it."""
    do, plan, tomb = str(form["do"]), str(form["pyramid"]), int(str(form["tomb"]))
    laid, found = BURIALS[do], _site(view, plan)
    name = "Both" if do == "bury_both" else laid[0].capitalize()
    if found is None:
        return name, ""
    n, site = found
    several = f"Site {n}, tomb {tomb}" if _holds_one(view) else f"{name}, {plan.upper()} tomb {tomb}"
    words = several if len(_tombs(site, do)) > 1 else _on_site(view, name, plan)
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
        return Chip(f"Block for {plan.upper()}")
    n, site = found
    last = site["blocks"] + 1 == site["of_blocks"]
    return Chip(f"Site {n}, block {site['blocks'] + 1}", _gain(site["foreman"]) if last else "")


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
    kind, number = _kind(card), card[-1]
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
