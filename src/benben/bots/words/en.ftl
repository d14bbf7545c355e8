# What is wrong with a bot.

-right = choose(side) must return one of the numbers in side.legal

# Bots by name

no-such-bot = There is no bot '{ $given }'; the bots are { $known }, or your own as module:Class or cmd:./program.
wrong-name = A bot's name has 1 to { $most } printable letters, so that records can hold it.
cannot-be-loaded = The bot { $bot } cannot be loaded: { $error }.
no-bot = { $bot } is no bot: it has no method choose(side).

# A bot that was asked

failed = The bot { $bot } failed to choose: { $error }.
failed-at-line = The bot { $bot } failed to choose: { $error } ({ $file }, line { $line }).
answer-of-other-type = The bot { $bot } gave an answer of type { $type }, not int; { -right }.
no-answer-of-game = The bot { $bot } answered { $answer }, which is no answer of { $game }; { -right }.
# { $why } is the reason with its rule, or what-is-right.
answer-not-legal = The bot { $bot } answered { $answer }, which is not legal: { $why }
what-is-right = { -right }.

# A bot that is a program

program-missing = After cmd: comes a program, as in cmd:./mybot, not '{ $bot }'.
program-with-open-quote = In '{ $bot }' a quotation mark is not closed.
program-not-found = For the bot { $bot } there is no program { $program } that can be started.
program-setting = { $name } is a number from { $low } to { $high }, not '{ $given }'.
program-too-slow = { $seconds ->
    [one] The bot { $bot } gave no answer within { $seconds } second.
   *[other] The bot { $bot } gave no answer within { $seconds } seconds.
}
program-line-too-long = The bot { $bot } printed a line of more than { $most } bytes.
program-unasked = The bot { $bot } printed something that nobody had asked for: '{ $text }'; to each question it prints one line.
program-ended = The bot { $bot } ended instead of answering, with exit code { $code }.
# { $why } is the last line that it wrote to stderr.
program-ended-because = The bot { $bot } ended instead of answering, with exit code { $code }: { $why }.
program-nonsense = The bot { $bot } printed '{ $text }', which is no line like {"{"}"answer": 0{"}"}.
# { $why } is a whole sentence.
program-no-answer = The bot { $bot } answered { $answer }, which is no answer: { $why }

# The ladder

hand-made-numbers = The bots judge by numbers made by hand: none were learned for a table like this one.
