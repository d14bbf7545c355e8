"""A progress bar on stderr, for what takes a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Tell = Callable[[int, str], None]  # how much is done, and a few words beside


@contextmanager
def progress(name: str, total: int, show: bool) -> Iterator[Tell]:
    """What hears how much is done; it shows it only where somebody looks."""
    if not show:
        yield lambda done, words: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn

    bar = (SpinnerColumn(), *Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True)) as shown:
        task = shown.add_task(name, total=total)
        yield lambda done, words: shown.update(task, completed=done, description=f"{name} {words}".rstrip())
