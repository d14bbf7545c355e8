# What boards of all games say.

board = Board
score = Score
points-of = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
count-and-points-of = { $points ->
    [one] { $name }: { $count }, { $points } point
   *[other] { $name }: { $count }, { $points } points
}
