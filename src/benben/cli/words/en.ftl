# What the command benben says: its help, and what is wrong with a command line.

# Help

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGS]...
heading-arguments = Arguments
heading-options = Options
heading-commands = Commands
argument-key = GAME
argument-keys = GAME
argument-file = FILE
# What comes after an option.
type-int = <int>
type-float = <float>
type-text = <str>
type-path = <path>
type-list = <list[str]>
# In brackets after what an option does.
usual-value = default: { $value }
required = required

# Options of several commands

option-help = Show this message and exit.
option-language = the language of all words: { $known }; without it that of the terminal
option-json = print one JSON document and nothing else
option-players = how many players; without it as few as the game takes
option-option = a game option as name=value; repeatable
option-file = a record of a game

# Commands, and what their options do

command-benben = benben: Egyptian building games, to play, to simulate and to study.
    .version = tell the version and leave

command-serve = Set the web table: play in the browser, alone, with bots, with friends.
    .host = the address to listen on; without it only this machine
    .port = without it the first free one from 8000 on
    .database = a file, or postgresql://…; without it in the data folder
    .browser = open a browser
    .proxy = trust the X-Forwarded headers of a proxy in front
    .pace = seconds that bots wait, so that people can follow
    .own_bots = a bot of your own that visitors may play against, as cmd:./mybot or module:Class; repeatable

command-games = List the games, their seats and options.
    .json = { option-json }

command-play = Play in the terminal, against bots or at one keyboard.
    .key = a game's key
    .players = { option-players }
    .seats = who plays, comma by comma: human or a bot's name, as vizier; else you against builders
    .seed = a number that fixes all chance; without it the system's entropy
    .option = { option-option }
    .names = the players' names, comma by comma
    .save = keep the game in this new file, answer by answer
    .resume = go on with the game in this file
    .position = begin from the position in this file
    .plain = sentences only, for screen readers and pipes

command-simulate = Play many games between bots and sum them up.
    .key = a game's key, as `benben games` lists them
    .players = { option-players }
    .bots = bots, comma by comma: one for all seats or one for each
    .games = how many games
    .seed = a number that fixes everything
    .workers = processes; without it one per core
    .option = { option-option }
    .fixed_seats = bots keep their seats
    .records = a folder for every game's record
    .out = a .csv or .parquet file with a row per game and seat
    .json = { option-json }

command-arena = Let bots play each other from all seats with the same luck, and rate them.
    .keys = a game's key; with --ladder any number of them, or none for all games
    .bots = bots, comma by comma: each plays all others
    .against = a bot: each of the others plays alone against bots of this name
    .ladder = measure each rung of the ladder against the one below, as a table in Markdown
    .games = how many games at each table, in whole rounds of all seats; without it 100, with --ladder 400
    .players = how many players; without it 2, or as few as the game takes
    .seed = a number that fixes everything
    .workers = processes; without it one per core
    .option = { option-option }
    .out = a file that keeps every finished game, so that the arena goes on when it is started again; with --ladder a folder
    .json = { option-json }

command-train = Learn the numbers by which a game's bots judge, as they are shipped.
    .key = a game's key
    .seats = for how many players
    .option = { option-option }
    .seed = a number that fixes everything; without it 1
    .out = the file for the numbers; without it one in this folder
    .check = learn anew as this file says, and tell whether it has the same bytes

command-replay = Step through a recorded game, or show one moment of it.
    .file = { option-file }
    .to = stop after so many answers
    .board = show the board in text
    .svg = draw the board there into this file
    .plain = sentences only

command-position = Print a moment of a recorded game as a position, hidden cards and all.
    .file = { option-file }
    .at = after so many answers; without it at the end

command-verify = Play a record again and check every answer and the scores.
    .file = { option-file }
    .json = { option-json }

command-bench = Measure decisions, games and clones per second, beside peers where they are installed.
    .json = { option-json }
    .seconds = how long to measure each figure

command-words = What translators need: all files of words, what a language lacks, all messages on one page.
    .check = list what is missing, stale or broken in a language
    .seen = note that everything translated in a language has been looked at
    .preview = write a page with all messages of a language beside English
    .out = the file for that page

command-info = Tell the version, whether the core is compiled, and where data lies.
    .json = { option-json }

# What commands print

game-in-list = { $title } by { $author }, { $low } to { $high } players
info-version = benben { $version } on Python { $python }
info-compiled = The core is compiled.
info-interpreted = The core is interpreted: no C compiler was there when it was installed.
info-games = Games: { $keys }
info-data = Saved games lie in { $folder }
drawn = Drawn: { $file }
trained = { $steps ->
    [one] { $file } is written, after { $steps } step in { $seconds } s.
   *[other] { $file } is written, after { $steps } steps in { $seconds } s.
}
same-bytes = { $file }: learned anew, the same bytes.
other-bytes = { $file }: learned anew, other bytes.
# { $outcome } is who won, as the game says it.
valid = { $file }: valid. { $outcome }
valid-so-far = { $count ->
    [one] { $file }: valid so far, { $count } answer; the game is not finished.
   *[other] { $file }: valid so far, { $count } answers; the game is not finished.
}

# What is wrong with a command line

no-such-language = There is no language '{ $given }'; the languages are { $known }.
no-such-command = No such command '{ $given }'. The commands are { $known }.
no-such-option = No such option: { $option }; --help lists the options.
no-such-option-but = No such option: { $option } (Possible options: { $possible })
missing-value = Option '{ $option }' requires an argument.
takes-no-value = Option '{ $option }' does not take a value.
missing-argument = Missing argument '{ $argument }'.
unexpected-arguments = Got unexpected extra argument(s) ({ $given })
any-number = { $type ->
    [int] Invalid value for '{ $option }': it is a whole number, not '{ $given }'.
   *[float] Invalid value for '{ $option }': it is a number, not '{ $given }'.
}
number-from = { $type ->
    [int] Invalid value for '{ $option }': it is a whole number from { $low } on, not '{ $given }'.
   *[float] Invalid value for '{ $option }': it is a number from { $low } on, not '{ $given }'.
}
number-between = { $type ->
    [int] Invalid value for '{ $option }': it is a whole number from { $low } to { $high }, not '{ $given }'.
   *[float] Invalid value for '{ $option }': it is a number from { $low } to { $high }, not '{ $given }'.
}
setting-without-value = An option is written name=value, not '{ $given }'.

# What else can be wrong

stopped = stopped.
file-failed = { $file }: { $why }.
some-file-failed = a file: { $why }.
save-exists = { $file } exists already; nothing was written. Choose another name, or --resume it.
no-folder-to-save-in = There is no folder { $folder } to save in.
resume-with-settings = --resume goes on with the game as it was set up: leave out { $flags }.
resume-other-game = { $file } is a game of { $game }, not of { $given }.
resume-finished = The game in { $file } is over; see it with: benben replay { $file }
position-is-over = The game in { $file } is over.
no-such-player =
    There is no player '{ $given }'; for each seat, name human, a bot ({ $bots }), or your own bot as module:Class or
    cmd:./program.
wrong-number-of-seats = { $count ->
    [one] { $count } player needs { $count } seat, not { $given }: human or a bot's name for each.
   *[other] { $count } players need { $count } seats, not { $given }: human or a bot's name for each.
}
wrong-names = { $count ->
    [one] { $count } seat needs { $count } name of 1 to { $most } letters.
   *[other] { $count } seats need { $count } names of 1 to { $most } letters, comma by comma.
}
arena-one-game = An arena is of one game, not of { $given }; name it as `benben games` lists it.
arena-without-bots = Name the bots that shall play, as in --bots vizier,greedy.
ladder-with-settings = --ladder measures every rung in the usual game: leave out { $flags }.
train-without-seats = Say for how many players, as in --seats 2.
check-with-settings = { $file } says itself how it was made: leave out { $flags }.
moment-too-late = { $count ->
    [one] { $file } has { $count } answer; { $option } goes from 0 to that.
   *[other] { $file } has { $count } answers; { $option } goes from 0 to that.
}
no-drawn-board = { $game } has no drawn board.
drawing-exists = { $file } exists already and is no .svg file; nothing was written. Choose another name.

# For translators

finding-missing = missing: { $name }
finding-stale = stale, the English text has changed: { $name }
finding-unknown = not in English: { $name }
finding-broken = broken: { $name }
words-unnoted = Which English texts this was made from is not noted yet: benben words --seen { $language }
words-complete = { $language } is complete and up to date.
words-noted = { $count ->
    [one] { $count } text of { $language } is noted as seen.
   *[other] { $count } texts of { $language } are noted as seen.
}
words-written = { $file } is written.
no-file-of-language =
    There are no words of '{ $given }'. A language begins with its file beside language/words/en.ftl; there are
    { $known }.
