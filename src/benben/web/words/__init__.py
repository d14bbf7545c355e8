"""What pages, forms, scripts and refusals say: messages of en.ftl and its translations."""

from __future__ import annotations

from benben.language import book_of

BOOK = book_of("benben.web")
say = BOOK.say
