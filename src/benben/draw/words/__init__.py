"""What boards of all games say."""

from __future__ import annotations

from benben.language import book_of

BOOK = book_of("benben.draw")
say = BOOK.say
