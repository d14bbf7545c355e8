"""Every word of the game: made from a view, in messages of en.ftl and its translations."""

from __future__ import annotations

from benben.language import book_of

BOOK = book_of("benben.games.architects")
say = BOOK.say
