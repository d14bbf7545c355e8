"""What can go wrong with stored tables."""

from __future__ import annotations

from benben.core.errors import BenbenError
from benben.language import book_of

BOOK = book_of("benben.store")


class StoreError(BenbenError):
    """The database cannot be used, or not now; the text says why."""


class NoTable(BenbenError):
    """No table has this id."""


class Taken(BenbenError):
    """The place is not free: somebody was faster, or it is not the next one."""


class Repeated(BenbenError):
    """An answer with this key was stored before; `n` is where."""

    def __init__(self, n: int) -> None:
        super().__init__(BOOK.message("repeated", number=str(n)))
        self.n = n
