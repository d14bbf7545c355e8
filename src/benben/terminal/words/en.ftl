# What the terminal says around a game.

# A game

greeting = { $game }: { $people }. Type help for the rules and commands.
who-plays = { $player ->
    [human] { $name } (human)
   *[other] { $name } ({ $kind })
}
nothing-typed = Type a number, an answer such as those listed, or help.
# { $why } is a whole sentence.
not-now = Not now: { $why }
no-answer = { $why } Type help for the commands.
no-answer-of-number = There is no answer { $given }; they go from 1 to { $most }.
did-not-work = That did not work: { $why }: { $file }
taken-back = Taken back.
why-what = Write: why NUMBER, or why and an answer, as in: why { $answer }
it-is-allowed = It is allowed: { $words }.
# { $answer } is its notation.
a-hint = A strong bot would answer: { $words }  ({ $answer })
no-help-on = There is no help on '{ $given }'; topics are { $topics }.
topics-and-commands = Topics: { $topics }. Commands:

# Commands: what they do, and the word for them, which may be typed as well as the English one. It is one word without
# capital letters, and none that an answer begins with.

command-undo = take back your last answer
    .typed = undo
command-redo = give it again
    .typed = redo
command-why = why NUMBER or why NOTATION: why an answer is not allowed, with the rule
    .typed = why
command-hint = what a strong bot would answer
    .typed = hint
command-help = the rules in short; help TOPIC or help RULE-ID for more
    .typed = help
command-list = all answers in words
    .typed = list
command-board = show the board again
    .typed = board
command-log = everything that happened
    .typed = log
command-save = save the game; save FILE under another name
    .typed = save
command-quit = leave; the game can be saved
    .typed = quit

# Saving

file-exists = { $file } exists already; nothing was written. Choose another name.
save-or-not = Save the game? (yes or no)
saved = Saved. To go on:
not-saved = Not saved: { $why } The game goes on; save FILE keeps it elsewhere.

# Replay

replay-head = { $count ->
    [one] { $game }: { $names }. { $count } answer.
   *[other] { $game }: { $names }. { $count } answers.
}
chance-is-next = Chance is next.
replay-keys = Answer { $at } of { $end }. Enter: next, b: back, a number: go there, q: leave.
no-such-key = There is no key '{ $given }' here.
