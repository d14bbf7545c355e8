# Was die Spielpläne aller Spiele sagen.

board = Spielplan
score = Punkte
points-of = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
count-and-points-of = { $points ->
    [one] { $name }: { $count }, { $points } Punkt
   *[other] { $name }: { $count }, { $points } Punkte
}
