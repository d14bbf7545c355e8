"""The command for translators: words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from benben.cli.faults import BOOK
from benben.core.errors import BenbenError, shown
from benben.language import USUAL, languages

say = BOOK.say


def words(
    check: Annotated[str | None, typer.Option("--check")] = None,
    seen: Annotated[str | None, typer.Option("--seen")] = None,
    preview: Annotated[str | None, typer.Option("--preview")] = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    """What translators need: the files, what a language lacks, and all its messages on one page."""
    if check is not None:
        _check(_language(check))
    elif seen is not None:
        _note_seen(_language(seen))
    elif preview is not None:
        _preview(_language(preview), out)
    else:
        _list()


def _language(wish: str) -> str:
    """A language that has a file to begin with."""
    if wish not in languages():
        raise BenbenError(BOOK.message("no-file-of-language", given=shown(wish), known=list(languages())))
    return wish


def _list() -> None:
    from benben.translation.parts import parts

    for part in parts():
        has = {language: len(part.texts(language)) for language in languages()}
        print(f"{part.file(USUAL)}  " + ", ".join(f"{language} {count}" for language, count in has.items()))


def _check(language: str) -> None:
    """Everything to look at; exit code 1 if there is something."""
    from benben.translation.check import check

    found = check(language)
    for kind, names in found.lists().items():
        for name in names:
            print(say(f"finding-{kind}", name=name))
    if found.unnoted:
        print(say("words-unnoted", language=language))
    if not found.is_complete:
        raise typer.Exit(1)
    print(say("words-complete", language=language))


def _note_seen(language: str) -> None:
    from benben.translation.check import note_seen

    print(say("words-noted", count=note_seen(language), language=language))


def _preview(language: str, out: Path | None) -> None:
    from benben.translation.preview import preview

    path = out or Path(f"words-{language}.html")
    path.write_text(preview(language), encoding="utf-8")
    print(say("words-written", file=str(path)))
