"""The answers to a question as buttons: one each, or one for many of a kind until something is chosen on the board."""

from __future__ import annotations

from collections.abc import Sequence

from benben.draw import tags as h
from benben.draw.tags import Element, Node
from benben.table.schema import Choice
from benben.web.pages.widgets import icon, said

FEW = 2  # so many answers of one kind are shown at once
FEW_ALONE = 8  # and so many, where there is no other kind
LETTERS = 30  # of what the head of a group says
QUIET = ("keep", "end_turn", "pass", "stop", "done")  # kinds that end something: they stand last, and plain
FINAL = "cannot be taken back"


def by_kind(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The answers of each kind, in their order; kinds that end something come last."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.do, []).append(choice)
    return dict(sorted(kinds.items(), key=lambda kind: kind[0] in QUIET))


def answer_button(choice: Choice, classes: str = "") -> Element:
    """One answer. It belongs to the form `act`, which stands outside of what is pushed."""
    names = f"answer {'plain' if choice.do in QUIET else ''} {classes}".split()
    return h.button(
        class_=" ".join(names),
        id=f"answer-{choice.a}",
        form="act",
        name="answer",
        value=choice.say,
        data_a=str(choice.a),
        data_do=choice.do,
    )[icon(choice.symbol) if choice.symbol else None, h.span[choice.words], lock() if choice.final else None]


def lock() -> Node:
    """The mark of an answer that cannot be taken back."""
    return [icon("ui-lock", classes="keep"), said(f", {FINAL}")]


def group(kind: str, choices: Sequence[Choice]) -> Element:
    """Many answers of one kind: without a script all of them, with one a head that opens them."""
    words = short(common_words([choice.words for choice in choices]))
    count = h.span(".count")[str(len(choices))]
    head = h.button(
        class_="answer head needs-script", type="button", id=f"head-{kind}", data_group=kind, aria_expanded="false"
    )[icon(choices[0].symbol) if choices[0].symbol else None, h.span[words], count, said(" answers")]
    return h.div(".group", id=f"group-{kind}")[head, [answer_button(choice) for choice in choices]]


def answers(choices: Sequence[Choice]) -> Element:
    """All answers to a question."""
    kinds, only = by_kind(choices), len(choices) == 1
    few = FEW if len(kinds) > 1 else FEW_ALONE
    parts = [
        group(kind, some) if len(some) > few else [answer_button(choice, "chief" if only else "") for choice in some]
        for kind, some in kinds.items()
    ]
    clear = h.button("#clear.answer.plain.needs-script", type="button", hidden=True)[icon("ui-cross"), "Choose anew"]
    return h.div("#answers.answers", role="group", aria_label="Answers")[clear, parts]


def common_words(sentences: Sequence[str]) -> str:
    """What sentences have in common, with … where they differ.

    >>> common_words(["Build the red monument in column 2", "Build the blue monument in column 5"])
    'Build the … monument in column …'
    """
    shared = sentences[0].split()
    for sentence in sentences[1:]:
        shared = _in_common(shared, sentence.split())
    told: list[str] = []
    for word in _with_gaps(shared, [sentence.split() for sentence in sentences]):
        if word != "…" or told[-1:] != ["…"]:
            told.append(word)
    return " ".join(told)


def short(words: str) -> str:
    """The beginning of a sentence, whole words only.

    >>> short("Move … on the Pharaoh track with 1 Pharaoh …"), short("Roll … again")
    ('Move … on the Pharaoh track …', 'Roll … again')
    """
    return words if len(words) <= LETTERS else words[: words.rindex(" ", 0, LETTERS)].rstrip(" …") + " …"


def _in_common(one: list[str], other: list[str]) -> list[str]:
    """The longest row of words that both have, not necessarily side by side."""
    best: list[list[list[str]]] = [[[] for _ in range(len(other) + 1)] for _ in range(len(one) + 1)]
    for i, word in enumerate(one):
        for j, found in enumerate(other):
            longer = max(best[i][j + 1], best[i + 1][j], key=len)
            best[i + 1][j + 1] = [*best[i][j], word] if word == found else longer
    return best[-1][-1]


def _with_gaps(shared: list[str], sentences: Sequence[list[str]]) -> list[str]:
    """The shared words, with … wherever any of the sentences has others in between."""
    gaps = [False] * (len(shared) + 1)
    for words in sentences:
        at = 0
        for word in words:
            if at < len(shared) and word == shared[at]:
                at += 1
            else:
                gaps[at] = True
    parts = [["…", word] if gap else [word] for gap, word in zip(gaps, shared, strict=False)]
    return [word for part in parts for word in part] + (["…"] if gaps[-1] else [])
