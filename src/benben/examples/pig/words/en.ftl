# Everything that Pig says.

title = Pig
summary = Roll and roll again, and hold before a 1 takes it all.

# How the game goes, in two minutes
primer = Roll one die again and again and add it up. Hold before a 1 takes it all. First to 100 wins.

# Help, topic by topic
help-turn = Roll as often as you like. A 1 loses what the turn has brought; hold to keep it (PIG-1).
    .title = Turn
help-end = Whoever holds with 100 points wins at once (PIG-2).
    .title = End

# Why points are scored
reason-held = held

# Why an answer is not legal
refusal-another-question = That answers another question.
refusal-must-hold = You have reached the goal: hold.

# Questions

roll-or-hold = { $name }, { $pot } at stake: roll or hold?
rolling = The die is rolled.
outcome = { $name } wins.
stage = { $points ->
    [one] { $points } point leads
   *[other] { $points } points lead
}

# Answers

roll = Roll the die
    .chip = Roll
    .plate = Roll the die: a 1 loses the turn
hold = Hold and keep { $pot }
    .chip = Hold { $pot }

# Log

event-score = { $name } holds and keeps { $x }.
event-rolled = { $name } rolls { $x }.
event-lost = { $name } rolls 1 and loses { $x }.

# Board

points-of = { $name }: { $points }
turn-of = { $name }’s turn
pot = { $pot ->
    [one] { $pot } point at stake
   *[other] { $pot } points at stake
}
pot-of = { $pot ->
    [one] { $name } has { $pot } point at stake.
   *[other] { $name } has { $pot } points at stake.
}
at-stake = Points at stake
goal = { $points } points win
