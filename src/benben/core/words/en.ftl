# What every game says, and what is wrong with what it is given.

# Names that nobody chose

numbered-player = Player { $seat }
numbered-builder = Builder { $seat }
name-open-seat = Open seat
name-guest = Guest
name-random-bot = Random bot
name-greedy-bot = Greedy bot

# Bots that come with benben: the ladder from weak to strong, then those that others are measured by

kind-of-bot = { $bot ->
    [apprentice] apprentice
    [mason] mason
    [builder] builder
    [architect] architect
    [vizier] vizier
    [greedy] greedy
    [random] random
   *[other] { $bot }
}

# Parts of other sentences

with-rule = { $sentence } ({ $rule })
quoted = '{ $text }'
# Why the system could not do something with a file; { $text } is what it says itself.
system-reason = { $code ->
    [EACCES] Permission denied
    [EEXIST] File exists
    [EINVAL] Invalid argument
    [EISDIR] Is a directory
    [ELOOP] Too many levels of symbolic links
    [ENAMETOOLONG] File name too long
    [ENOENT] No such file or directory
    [ENOSPC] No space left on device
    [ENOTDIR] Not a directory
    [EPERM] Operation not permitted
    [EROFS] Read-only file system
   *[other] { $text }
}

# Questions

still-choosing = All choose for themselves; still open: { $names }.
game-is-over = The game is over.
chance-first = First chance must act: dice are rolled or a card is drawn.
another-answers = { $actor } answers now, not { $seat }.
no-watcher-answers = { $actor } answers now, not a spectator.

# Answers

no-answer = An answer is a number from 0 to { $most }, a notation or a JSON form.
no-answer-of-number = No answer has the number { $number }; they go from 0 to { $most }.
no-kind-of-answer = '{ $given }' is no kind of answer here; the kinds are { $known }.
never-an-answer = { $answer } is never an answer, whatever the question.
needs-exactly = { $kind } needs exactly: { $names }.
# { $form } is how it is written, as 'reroll DICE'.
empty-answer = An answer is a word and its arguments, as in: { $form }.
empty-answer-of-nothing = An answer is a word and its arguments.
write-it-as = Write it as: { $form }.
# { $allowed } is one of the messages allowed-… below, or one of a game.
wrong-argument = { $name } is { $allowed }, not '{ $given }'.
named-twice = { $name } names { $twice } twice.
chance-cannot = Chance cannot bring that now.
nothing-to-roll = There is nothing to roll or draw now.
nothing-to-undo = There is no answer of yours to take back since the last roll, draw or other player.
nothing-to-redo = Nothing was taken back that could be done again.

# What may stand somewhere: behind "… is" in wrong-argument and wrong-part

allowed-number = a number from { $low } to { $high }
allowed-whole-number = a whole number from { $low } to { $high }
allowed-truth = true or false
allowed-one = one of { $names }
allowed-some = one or more of { $names }
allowed-list = a list of at most { $most } of { $names }
allowed-names = a list of names out of { $names }
allowed-numbers = a list of whole numbers from { $low } to { $high }, none of them twice
allowed-row = { $what ->
    [seat] a list of { $count } objects, one for each seat
    [site] a list of { $count } objects, one for each site
   *[other] a list of { $count } objects
}

# Set-up

no-such-game = There is no game '{ $given }'; the games are { $known }.
wrong-number-of-players = { $game } takes { $low } to { $high } players, not { $given }.
wrong-names = { $count } players need a list of { $count } names, each of 1 to { $most } printable letters.
options-are-no-table = Options are a table of names and values, as in {"{"}"name": "value"{"}"}.
no-such-option = { $count ->
    [0] { $game } has no option '{ $given }': it has none.
   *[other] { $game } has no option '{ $given }'; they are: { $known }.
}
no-such-value = The option { $option } is one of { $values }, not '{ $given }'.
component-changes-are-no-table = Component changes are a table of rows, as in {"{"}"row": [1, 2, 3]{"}"}.
no-such-row = There is no component row '{ $given }'; the rows are { $known }.
row-needs-numbers = { $count ->
    [one] The component row '{ $row }' needs { $count } whole number from { $low } to { $high }.
   *[other] The component row '{ $row }' needs { $count } whole numbers from { $low } to { $high }.
}
no-state = This is no state of { $game }.

# Files

no-file = There is no file { $file }.
no-file-name = { $file } is no name of a file.
cannot-be-read = { $file } cannot be read: { $why }.
cannot-be-written = { $file } cannot be written: { $why }.
no-json = { $file } is no JSON document.
key-twice = A key is there twice.

# Records

record-is-folder = { $file } is a folder; a record is a file.
record-too-large = { $file } is larger than { $most } MiB; no record is.
record-is-empty = The file is empty; a record begins with a header line.
record-of-newer-format = This is no record that this version can read: a newer version of benben wrote it.
no-record = This is no record that this version can read: it does not begin as a record does.
unknown-keys-in-header = The header has keys that no record has: { $keys }.
record-of-other-rules = The record is of version { $given } of { $game }; this is { $known }.
wrong-position-in-header = The position in the header cannot be: { $why }
wrong-time-in-header = The time in the header is a text of at most { $most } letters.
wrong-seats-in-header =
    The header needs seats: { $count } times {"{"}"name": …, "player": …{"}"}, a name of 1 to { $name } letters and a
    player of 1 to { $player }.
# { $why } is a whole sentence: what is wrong with an answer.
wrong-line = Line { $line }: { $why }
line-after-scores = Line { $line }: there is something after the final scores.
line-of-no-seat = Line { $line }: there is no seat { $given }.
wrong-last-line = Line { $line }: the last line is {"{"}"end": true, "scores": […], "winners": […]{"}"}.
line-too-long = Line { $line } is longer than { $most } KiB; no line of a record is.
line-cut-off = Line { $line } is cut off: it has no line end.
line-is-no-object = Line { $line } is no JSON object.
line-out-of-order = Line { $line } should be answer { $due }, but says n={ $given }.
# { $answer } is its notation.
answer-after-the-end = Answer { $number } ({ $answer }) comes after the end of the game.
answer-not-of-chance = Answer { $number } ({ $answer }) is nothing that chance can bring there.
answer-instead-of-chance = Answer { $number } ({ $answer }) is given where chance must act.
answer-not-legal = Answer { $number } ({ $answer }) is not legal: { $why }
scores-too-early = The record gives final scores, but the game is not over.
scores-missing = The game is over, but the final scores are missing.
other-scores = The record says the scores are { $told }; played again they are { $found }.
other-winners = The record says the winners are { $told }; they are { $found }.

# Positions

no-positions = { $game } has no positions: it can only be played from the start.
no-position = { $file } is no position: that is a JSON object.
position-too-large = { $file } is larger than { $most } KiB; no position is.
position-is-no-object = A position is a JSON object with names and values, not { $given }.
position-has-no-key = A position has no key '{ $given }'; the keys are { $known }.
position-of-other-format = A position says benben: { $format }, not { $given }.
position-of-other-game = The position is of the game '{ $given }', not of { $game }.
position-of-other-rules = The position is of version { $given } of { $game }; this is { $known }.
position-of-other-players = The position has { $count } players, not { $given }.
settings-beside-position = Options and component changes come with the position: leave them out beside it.
next-is-no-list = next is a list of at most { $most } steps, the first one first.
next-ends-otherwise = next ends with one of { $last }, not with { $given }.
no-step = next has { $given }, which is no step of { $game }: { $known }.
no-step-but-like = next has { $given }, which is no step of { $game }: as in '{ $like }'.
step-of-no-seat = next has '{ $given }', but the seats go from 0 to { $most }.
other-count = In every position of the game the count of { $name } is { $count }, here { $here }.
seat-without-answer = Seat { $seat } would have no answer to { $step }.
# { $place } is where in the document, as 'table.players[0]'.
part-is-no-object = { $place } is a JSON object with names and values, not { $given }.
part-has-no-key = { $place } has no key '{ $given }'; the keys are { $known }.
part-twice = { $place }.{ $name } has { $twice } twice.
wrong-part = { $place }.{ $name } is { $allowed }, not { $given }.
