"""Every word of the game: messages in en.ftl and its translations."""

from benben.language import book_of

BOOK = book_of("benben.games.ra_dice")
say = BOOK.say
