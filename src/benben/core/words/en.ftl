# What every game says, and what is wrong with what it is given.

player = Player { $seat }

# Questions

still-choosing = Still choosing, each for themselves: { $names }.
game-is-over = The game is over.
chance-first = First chance must act: dice are rolled or a card is drawn.
another-answers = { $actor } answers now, not { $seat }.

# Answers

no-answer = An answer is a number from 0 to { $most }, a notation or a JSON form.
chance-cannot = Chance cannot bring that now.
nothing-to-roll = There is nothing to roll or draw now.
nothing-to-undo = There is no answer of yours to take back since the last roll, draw or other player.
nothing-to-redo = Nothing was taken back that could be done again.

# Set-up

wrong-number-of-players = { $game } takes { $low } to { $high } players, not { $given }.
options-are-no-table = Options are a table of names and values, as in {"{"}"name": "value"{"}"}.
no-such-option = { $count ->
    [0] { $game } has no option '{ $given }': it has none.
   *[other] { $game } has no option '{ $given }'; they are: { $known }.
}
no-such-value = The option { $option } is one of { $values }, not '{ $given }'.
