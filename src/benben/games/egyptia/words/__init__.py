"""Every word of the game: made from a view, in words of en.ftl and its translations."""

from benben.language import book_of

BOOK = book_of("benben.games.egyptia")
say = BOOK.say
