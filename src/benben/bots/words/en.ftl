# What is wrong with a bot.

-right = choose(side) must return one of the numbers in side.legal

# Bots by name

no-such-bot = There is no bot '{ $given }'; the bots are { $known }, or your own as module:Class.
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
