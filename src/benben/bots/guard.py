"""Starts a bot that is a program, and ends it with all that it has started. It is a small program of its own.

python guard.py LIFE MEMORY CPU PROGRAM [ARGUMENT …]

LIFE is a pipe that nobody writes to: when its other end is closed, whoever started the bot wants no more of it or is
dead, for whatever reason. MEMORY is in bytes, CPU in seconds. The exit code is that of the bot.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from contextlib import suppress
from select import select

CANNOT_START = 127  # the exit code where there is no such program


def main(life: int, memory: int, cpu: int, words: list[str]) -> int:
    """Start the bot and wait until it ends or shall end."""
    ended, hear = os.pipe()
    os.set_blocking(hear, False)
    signal.set_wakeup_fd(hear)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    bot = os.fork()
    if bot == 0:
        _become(words, memory, cpu)
    _let_go_of_pipes()
    select([life, ended], [], [])
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)
    with suppress(OSError):  # it may not have had the time to make a group of its own
        os.kill(bot, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(bot, 0)[1])


def _become(words: list[str], memory: int, cpu: int) -> None:
    """From here on this process is the bot, in a group of its own and under limits."""
    try:
        os.setpgid(0, 0)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for what, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, cpu), (resource.RLIMIT_CORE, 0)):
            _limit(what, most)
        os.execvp(words[0], words)
    except (OSError, ValueError) as error:
        os.write(2, f"{words[0]}: {error}\n".encode())
    os._exit(CANNOT_START)


def _limit(what: int, most: int) -> None:
    """A limit that is lower already stays."""
    _, highest = resource.getrlimit(what)
    most = most if highest == resource.RLIM_INFINITY else min(most, highest)
    resource.setrlimit(what, (most, most))


def _let_go_of_pipes() -> None:
    """Only the bot shall hold its pipes, so that each side hears when the other has closed one."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nothing, pipe)


if __name__ == "__main__":
    code = main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    sys.exit(code if code >= 0 else 128 - code)
