# What the web table says: pages, forms, scripts, refusals.

# Every page

skip = Skip to the content
home = benben, all tables
page-tools = Page tools
language = Language
light-or-dark = Light or dark
tables = Tables
all-tables = All tables
rules = Rules
close = Close
rule-link = Rule { $rule }

# Who sits where

seat = Seat { $seat }
bot = bot
# { $kind } is what kind of a bot it is, as 'builder'.
bot-of-kind = bot, { $kind }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The lobby

lobby-title = benben, tables
your-name = Your name
name-placeholder = at the table
name-set = Set
name-keep = Keep
which-table = Which table tonight?
lobby-gist = Play with friends by link, or against bots. A table waits for you as long as you like.
games = Games
for-players = { $most ->
    [one] { $seats } player
   *[other] { $seats } players
}
for-minutes = { $minutes } min
by = { $author ->
    [traditional] A traditional game.
   *[other] By { $author }.
}
play-now = Play now
    .label = Play { $game } now, against bots
new-table = New table
rules-of = Rules of { $game }
continue = Continue
    .small = { $waiting ->
        [one] one waits for you
       *[other] { $waiting } wait for you
    }
join-or-watch = Join or watch
your-turn = Your turn
go-on = Go on
sit-down = Sit down
watch = Watch
state-empty = { $empty ->
    [one] One seat is empty, { $ago }.
   *[other] { $empty } seats are empty, { $ago }.
}
state-yours = Waiting for you, { $ago }.
state-others = { $count ->
    [one] { $names } to play, { $ago }.
   *[other] { $names } to play, { $ago }.
}
state-runs = Going on, { $ago }.
just-now = just now
empty = empty
name-of-bot = { $name } · { $kind }
finished = Finished
    .small = each can be replayed
    .label = Finished games
replay-of = Replay { $game }
result = { $name } { $points }
how-it-works = How it works
welcome-now = Play now
    .more = You against bots as strong as you like. Hints and undo are there while you learn.
welcome-friends = Play with friends
    .more = Open a table, send each friend the link of a seat. No account is needed.
welcome-stop = Stop whenever you like
    .more = Every answer is kept at once; close the page and come back to it.
welcome-again = Look again
    .more = A finished game can be replayed move by move, or taken home as one file.
replay-record = Replay a record
record-file = A record's file

# Opponents

opponents-title = benben, opponents
who-sits-opposite = Who sits opposite?
    .small = { $rivals ->
        [one] one bot
       *[other] { $rivals } bots
    }
strength = Strength
steps = strength { $step } of 5
how-strong = How strong shall the bots be? They all know the same and never cheat. You can change this any time.
rung-apprentice = Apprentice
    .plays = Is learning: hardly looks ahead and is often happy with the second best.
rung-mason = Mason
    .plays = Looks a little ahead and takes what is solid, not always what is best.
rung-builder = Builder
    .plays = Plans its next steps and builds steadily; small mistakes happen.
rung-architect = Architect
    .plays = Looks far ahead and gives little away.
rung-vizier = Vizier
    .plays = Thinks longest, up to a second, and always does what it holds to be best.
keep-opponents = Keep
opponents = Opponents
    .change = Change

# Setting a table

set-table = Set a table of { $game }
    .seats = { $low }–{ $high } seats
who-sits-where = Who sits where
wish-you = you
wish-friend = a friend
wish-bots = bots
wish-yardsticks = to measure by
wish-own-bots = of this server
wish-nobody = nobody
more-seats = And more
more-friends = friends
more-bots = bots
more-bots-play = How those bots play
undo-wish = Can be taken back
    .more = until dice or somebody else have spoken
    .own = own answers
    .none = nothing
open-wish = Seats and looking on
    .no = by invitation
    .yes = by anybody
open-table = Open the table

# Invitations

invitation = Invitation
    .title = Invitation · { $game }
invited = You are invited to { $game }
this-seat-is-yours = this seat is yours
links-to-send = Links to send
    .more = Who opens a seat's link first, sits there.
to-watch = To watch
copy = Copy
    .label = Copy: { $what }

# The table

table-title = { $game }, benben
around-the-table = Around the table
question = Question
answers = Answers
choose-anew = Choose anew
final = (cannot be taken back)
of-answers = (answers)
refused = { $answer }: { $reason }
ready = { $ready } of { $all } ready
many-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
waiting-for-friends = { $empty ->
    [one] Waiting for friends: one seat is empty.
   *[other] Waiting for friends: { $empty } seats are empty.
}
    .more = Send each friend a link; the game begins when all are here.
thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are still choosing.
}
many-choosing = { $count ->
    [one] { $count } is still choosing.
   *[other] { $count } people are still choosing.
}
see-points = See the points
see-board = See the board
watch-last-move = Watch last move

# Tools of a table

table-tools = Table tools
undo = Undo (U)
    .words = Undo { $words } (U)
    .more = Undo more than one answer
    .menu = Go back to before
redo = Redo (R)
hint = Hint (H)
rules-key = Rules (?)
rules-and-keys = Rules and keys
rules-own-page = in a page of their own
chat = Chat
press-twice = What is pressed twice
sound = Sound
    .switch = Sound on or off
more = More
copy-watch = Copy a link to watch
copy-seat = Copy a link to my seat, for another device
bot-for-me = Let a bot play for me
connection-lost = Connection lost, trying again

# Keys of a table

keys = Keys
key-answer = choose the first, second, … answer
    .keys = 1 – 9
key-arrows = go from one gold space to the next
    .keys = arrows
key-press = press it
    .keys = Enter, Space
key-back = choose anew, close
    .keys = Esc
key-undo = undo, redo
    .keys = U, R
key-hint = hint
    .keys = H
key-closer = look closer at what has the focus
    .keys = L
key-rules = these rules
    .keys = ?

# People

players = Players
    .scroll = Players, a list to scroll
scores = Scores
to-play = to play
    .of = { $asked } of { $all } to play
sorted-by = Sorted by
    .score = points
    .seat = seat
    .acts = to play
you-watch = you watch
you = you
waiting = waiting
away = away
bot-plays = a bot plays
built-by = What { $name } has built
seat-back = Take back my seat
seat-bot = Let a bot play

# Log and chat

moves-or-chat = Moves or chat
moves = Moves
log = Log
    .small = newest first
    .label = What happened, newest first
    .first = From the beginning
    .none = Nothing has happened yet.
end-of = End of { $mark }
what-was-said = What was said
nobody-said = Nobody has said anything yet.
say-something = Say something
chat-send = Say

# The end

points-from = Where the points came from
    .label = Points by reason
score-over-time = Score over time
    .end = { $name } ends with { $points }.
won = { $winners ->
    [one] { $names } wins with { points }
   *[other] { $names } share the win with { points }
}
alone = { $name }: { points }
nobody-better = Nobody was better.
tie-broken = As many points as { $name }; the tie is broken by the rules.
ahead-of = { $ahead ->
    [one] { $ahead } point ahead of { $name }.
   *[other] { $ahead } points ahead of { $name }.
}
total = Total
next-game = To the next game
play-again = Play again
share-replay = Share the replay

# Replay

replay = Replay
    .title = { $game }, replay, benben
    .names = Replay: { $names }
replay-so-far = Replay so far
replay-from-start = Replay from the start
replay-all = Play it all again
answer-back = One answer back
moment-of-replay = Moment of the replay
moments = Moments
moment = Moment
    .of = { $at } of { $last }
to-start = To the start
one-back = One back
one-forward = One forward
to-end = To the end
play = Play
pause = Pause
speed = Speed
    .slow = slow
    .steady = steady
    .fast = fast
copy-moment = Copy a link to this moment
to-keep = To keep
to-the-table = To the table
record = Record
offline-page = A page that replays it anywhere
offline-title = { $game }: { $names }

# Rules

rules-title = Rules of { $game }, benben
rules-by = { by } The rules are told here in our own words.
in-two-minutes = In two minutes
by-subject = By subject
every-rule = Every rule
ruling = Ruling: { $text }

# What scripts say; they fill in what stands in braces

script-theme-auto = As the system has it.
script-theme-light = Light.
script-theme-dark = Dark.
script-link-copied = The link is copied.
script-sound-on = Sound is on.
script-sound-off = Sound is off.
script-no-rules = The rules cannot be fetched now.
script-no-moment = This moment cannot be fetched now.
script-not-your-turn = It is not your turn. { $asked }
script-press-again = Press again: { $words }
    .short = Press again
script-confirm-ending = Pressed twice: what ends your turn for good while you could do more.
script-confirm-final = Pressed twice: everything that cannot be taken back.
script-confirm-always = Pressed twice: every answer.
script-confirm-never = Every answer counts at the first press.
script-several-fit = Several answers fit. Choose more on the board, or one of the buttons.
script-your-turn = ● Your turn: { $title }
script-unreachable = The server cannot be reached. Your answer has not been taken.
script-trying-again = The connection is lost; trying again.
script-did-not-work = That did not work.
script-hint = Hint: { $words }.

# Pages of errors

wrong = Something went wrong
wrong-400 = That was not understood
wrong-403 = This is not yours
wrong-404 = There is nothing here
wrong-409 = Somebody was faster
wrong-410 = This is over
wrong-413 = That is too large
wrong-429 = Too much at once
error-title = { $head }, benben
error-number = Number { $status }.
to-all-tables = To all tables

# What is refused

needs-token = That needs a token.
no-such-page = There is no such page.
not-in-this-way = That is not done in this way; see the API's description.
too-large = That is too large.
too-many-requests = Too many requests; wait a moment and try again.
cannot-be-read = The request cannot be read: { $detail }.
no-json = The request cannot be read: it holds no JSON, or is nested too deeply.
not-right = The request is not right: { $detail }.
no-object = The request is not right: it holds no JSON object.
broken = Something went wrong here; nothing was changed. Try again.
no-such-bot = There is no bot of that name; the bots are { $bots }.
no-such-wish = A seat is for you, a friend, or one of the bots { $bots }.
no-such-rival = The bots to play against are { $rivals }.
no-such-undo = Undo is one of own and none.
ask-for-one = Ask for an answer, as in ?answer=keep, or for an element of the board.
hint-for-players = A hint is for who sits at the table.
question-changed = The question has changed meanwhile; ask again.
watching = You watch this table; only who sits at it can do that.
not-your-seat = That is not your seat.
too-many-fields = A form has at most { $most } fields.
form-not-right = The form is not right: { $detail }.
no-number = The field '{ $field }' must be a whole number from 0 to { $most }.
localhost-only = This table answers to localhost only.
foreign-request = This request comes from another site, and is not carried out.
choose-record = Choose a record's file first.
no-such-language = There is no such language; they are { $languages }.

# The server

table-is-set = The table is set: { $url }   (Ctrl-C ends it; games are kept)
listening = benben: listening on { $host }: everybody who reaches this machine can play.
no-browser = No browser was found; open the address above in one.
port-unusable = Nothing can be served on { $host }, port { $port }: { $reason }.
no-port = No free port was found on { $host }.
secret-too-short = BENBEN_SECRET must have at least { $letters } letters.
secret-unusable = { $path } cannot be used: { $reason }.
secret-damaged = { $path } is damaged; remove it, and everybody gets new cookies.
