"""The command `benben`. Heavy imports happen inside the commands, so that --help answers at once."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import typer

from benben.cli.faults import BOOK, sentence
from benben.core.errors import BenbenError, FalseRecord, shown, system_reason
from benben.language import Message, book_of, known, languages, of_terminal, speaking

STOPPED = 130  # the exit code after Ctrl-C
OPTION = "--language"


def main(args: list[str] | None = None) -> None:
    """Run the command; whatever the user can mend ends in one sentence and exit code 2 (1: a check failed)."""
    if hasattr(sys.stdout, "reconfigure"):  # what cannot be shown becomes a question mark
        sys.stdout.reconfigure(errors="replace")
    words = sys.argv[1:] if args is None else args
    with speaking(of_terminal()):
        try:
            language, words = asked_language(words)
        except BenbenError as error:
            fail(error.message, 2)
    with speaking(language):
        run(words or ["serve"])


def asked_language(words: list[str]) -> tuple[str, list[str]]:
    """The language that is asked for, wherever that stands, else the terminal's; and the words without that."""
    language, rest, coming = of_terminal(), list[str](), iter(words)
    for word in coming:
        if word == "--":
            return language, [*rest, word, *coming]
        name, _, wish = word.partition("=")
        if name != OPTION:
            rest.append(word)
            continue
        wish = wish if "=" in word else next(coming, "")
        if not wish:
            raise BenbenError(BOOK.message("missing-value", option=OPTION))
        language = known(wish)
        if not language:
            raise BenbenError(BOOK.message("no-such-language", given=shown(wish), known=[*map(called, languages())]))
    return language, rest


def called(language: str) -> str:
    """A language by its tag and the name that it has in itself, as 'de (Deutsch)'."""
    with speaking(language):
        return f"{language} ({book_of('benben.language').say('language-name')})"


def run(words: list[str]) -> NoReturn:
    """Run a command and leave the program."""
    from benben.cli.app import built

    try:
        code = built().main(words, standalone_mode=False)
        sys.stdout.flush()
    except typer.Exit as leave:
        code = leave.exit_code
    except FalseRecord as error:
        fail(error.whole, 1)
    except BenbenError as error:
        fail(error.whole, 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(141) from None
    except OSError as error:
        fail(_of_file(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        fail(BOOK.message("stopped"), STOPPED)
    except typer.TyperException as error:
        fail(sentence(error, words), error.exit_code)
    if code == STOPPED:  # typer's own way of telling that it was Ctrl-C
        fail(BOOK.message("stopped"), STOPPED)
    raise SystemExit(code if isinstance(code, int) else 0)


def _of_file(error: OSError) -> Message:
    if not error.filename:
        return BOOK.message("some-file-failed", why=system_reason(error))
    return BOOK.message("file-failed", file=str(error.filename), why=system_reason(error))


def fail(sentence: Message | str, code: int) -> NoReturn:
    """Say what is wrong on stderr and leave."""
    print(f"benben: {sentence}", file=sys.stderr)
    raise SystemExit(code)


if __name__ == "__main__":
    main()
