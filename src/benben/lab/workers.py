"""Work for several processes, which all end when the first one does, for whatever reason.

Each worker has a pipe of its own, so one that ends in the middle of a word can hold up nobody else.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from benben.core.errors import BenbenError
from benben.language import book_of

BOOK = book_of("benben.lab")

GRACE = 5.0  # seconds that a worker has to end by itself

T = TypeVar("T")
Chunk = Sequence[Any]  # some of the work, as numbers
Work = Callable[[Chunk], T]
Crew = dict[Any, SpawnProcess]  # each worker by our end of its pipe


@contextmanager
def held(number: signal.Signals) -> Iterator[None]:
    """A signal waits until this is done; processes that are started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def done_by(work: Work[T], chunks: Sequence[Chunk], workers: int) -> Generator[T, None, None]:
    """What the work gives for each chunk, done by so many processes; one alone is this one."""
    if min(workers, len(chunks)) > 1:
        return in_workers(work, chunks, min(workers, len(chunks)))
    return (work(chunk) for chunk in chunks)


def in_workers(work: Work[T], chunks: Sequence[Chunk], workers: int) -> Generator[T, None, None]:
    """What the work gives for each chunk, in the order in which it gets done."""
    waiting = iter(chunks)
    crew: Crew = {}
    try:
        _hire(crew, work, workers)
        busy = [pipe for pipe in crew if _hand_out(pipe, waiting)]
        while busy:
            for pipe in wait(busy):
                done = _take_in(pipe, crew)
                if not _hand_out(pipe, waiting):
                    busy.remove(pipe)
                yield done
    finally:
        _dismiss(crew)


def _hire(crew: Crew, work: Work[T], workers: int) -> None:
    """Start the workers. Ctrl-C goes to every process of the terminal; only this one shall hear it."""
    _start_tracker()
    with held(signal.SIGINT):
        for _ in range(workers):
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(target=_serve, args=(work, theirs))
            process.start()
            theirs.close()
            crew[ours] = process


def _start_tracker() -> None:
    """Python starts a helper beside the first process, and that would let Ctrl-C through again."""
    if hasattr(signal, "pthread_sigmask"):
        from multiprocessing.resource_tracker import ensure_running

        ensure_running()


def _dismiss(crew: Crew) -> None:
    """End all workers, also those that are in the middle of something."""
    for process in crew.values():
        process.terminate()
    for pipe, process in crew.items():
        process.join(GRACE)
        process.kill()
        process.join()
        pipe.close()


def _hand_out(pipe: Any, waiting: Iterator[Chunk]) -> bool:
    """Give a worker its next chunk; False if none is left."""
    chunk = next(waiting, None)
    if chunk is None:
        return False
    with suppress(OSError):  # if it is gone, we shall notice when we wait for what it has done
        pipe.send(chunk)
    return True


def _take_in(pipe: Any, crew: Crew) -> Any:
    """What a worker has done; raises what it has raised."""
    try:
        done = pipe.recv()
    except (EOFError, OSError):
        crew[pipe].join()
        raise BenbenError(BOOK.message("worker-ended", code=str(crew[pipe].exitcode))) from None
    if isinstance(done, BenbenError):
        raise done
    return done


def _serve(work: Work[T], pipe: Connection) -> None:
    """A worker: does chunk after chunk until nobody hands out any more."""
    with suppress(EOFError):
        while True:
            pipe.send(_result(work, pipe.recv()))


def _result(work: Work[T], chunk: Chunk) -> T | BenbenError:
    try:
        return work(chunk)
    except BenbenError as error:
        return error
