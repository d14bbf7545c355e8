# What is said at a table, whatever is played there.

# Beside the question

chance-is-next = Chance is next.
can-be-taken-back = You can take this back.
cannot-be-taken-back = This cannot be taken back.
some-cannot-be-taken-back = Answers with a lock cannot be taken back.

# Why something cannot be answered

has-answered = You have answered; the others are still choosing.
nothing-is-done-there = Nothing that you could answer now is done there.
chosen-with-something-else = That can be chosen together with something else; press what is marked in gold.
not-started = The game begins when every seat is taken; some are still empty.
another-answers = { $actor } answers now, not { $seat }.
only-seated-answer = You watch this table; only who sits at it can answer.
something-else-happened = Something else happened first; look at the table again and answer what is asked now.
no-hint-now = A hint is for who is asked; it is not your turn.
wrong-key = A key is a text of at most { $most } letters, a new one for each answer.

# Taking back

nothing-is-taken-back = At this table nothing is taken back; that was agreed when it was opened.
nothing-is-taken-back-any-more = The game is over; nothing is taken back any more.
something-came-after = That answer cannot be taken back: a roll, a card or another player came after it.
nothing-to-redo = Nothing was taken back that could be done again.

# People

wrong-name = A name has 1 to { $most } printable letters.
no-such-seat = There is no seat { $seat }; they go from 0 to { $most }.
seat-is-taken = This seat is taken, or the link is not right; ask for a new one. You can still watch.
seat-has-changed = Somebody else has just changed this seat; look at the table again.
wrong-length-of-chat = A message has 1 to { $most } letters; this one has { $letters }.
only-seated-talk = Only who sits at this table can talk here.
no-rematch-yet = A rematch is offered when the game is over.
record-holds-secrets = The record of a running game holds secrets; it can be had when the game is over.

# Bots

no-such-bot = There is no bot of that name; the bots are { $known }.
only-seated-call-bots = Only who sits at this table can call a bot.
bot-sits-there = A bot sits there already.
no-bot-for-who-is-here = { $name } is at the table; a bot can only play for who is away.
seat-of-bot = That seat is the bot's own.
bot-took-too-long = The bot { $bot } took longer than { $seconds } s.
bot-has-ended = The process of the bot { $bot } has ended.
# The table tells its players; { $bot } and { $instead } are kinds of bots, as 'vizier'.
bot-failed = { $name } ({ $bot }) gave no valid answer; a stand-in ({ $instead }) answers in its place.
bot-replaced = { $name } ({ $bot }) has failed too often; a stand-in ({ $instead }) plays from now on.
bot-and-stand-in-failed =
    { $name } ({ $bot }) gave no valid answer, and neither did the stand-in ({ $instead }); any legal one is taken.
no-process-for-bot = No process can be started for the bot { $bot }: { $why }.

# Tables

no-such-table = There is no such table. It may have been mistyped, or the link is cut off.
began-from-position = This game began from a position; step through it with: benben replay FILE
newer-rules =
    This table was played by version { $played } of the rules of { $game }; this server knows version { $known }.
older-rules =
    This table was played by version { $played } of the rules of { $game }; this server knows version { $known }, and
    cannot go on by it: { $why }
unreadable-journal = The table's journal cannot be read at entry { $entry }: { $why }
unreadable-entry = An entry of the table's journal cannot be read: { $error }.
