"""Everything the game says: made from a view, in messages of en.ftl and its translations."""

from __future__ import annotations

from benben.language import book_of

BOOK = book_of("benben.games.egizia")
say = BOOK.say
