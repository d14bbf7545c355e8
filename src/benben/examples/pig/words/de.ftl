# Alles, was Schweinewürfeln sagt.

title = Schweinewürfeln
summary = Würfle immer weiter und halte an, bevor eine 1 alles nimmt.

# Wie das Spiel geht, in zwei Minuten
primer = Würfle mit einem Würfel immer weiter und zähle zusammen. Halte an, bevor eine 1 alles nimmt. Wer zuerst 100 hat, gewinnt.

# Hilfe nach Themen
help-turn = Würfle, sooft du magst. Eine 1 nimmt, was der Zug gebracht hat; halte an, um es zu behalten (PIG-1).
    .title = Zug
help-end = Wer mit 100 Punkten anhält, gewinnt sofort (PIG-2).
    .title = Ende

# Wofür es Punkte gibt
reason-held = behalten

# Warum eine Antwort nicht erlaubt ist
refusal-another-question = Das beantwortet eine andere Frage.
refusal-must-hold = Du hast das Ziel erreicht: halte an.

# Fragen

roll-or-hold = { $name }, { $pot } stehen auf dem Spiel: würfeln oder anhalten?
rolling = Es wird gewürfelt.
outcome = { $name } gewinnt.
stage = { $points ->
    [one] { $points } Punkt führt
   *[other] { $points } Punkte führen
}

# Antworten

roll = Würfeln
    .chip = Würfeln
    .plate = Würfeln: bei einer 1 ist der Zug verloren
hold = Anhalten und { $pot } behalten
    .chip = Anhalten: { $pot }

# Verlauf

event-score = { $name } hält an und behält { $x }.
event-rolled = { $name } würfelt { $x }.
event-lost = { $name } würfelt 1 und verliert { $x }.

# Spielplan

points-of = { $name }: { $points }
turn-of = { $name } ist am Zug
pot = { $pot ->
    [one] { $pot } Punkt steht auf dem Spiel
   *[other] { $pot } Punkte stehen auf dem Spiel
}
pot-of = { $pot ->
    [one] Für { $name } steht { $pot } Punkt auf dem Spiel.
   *[other] Für { $name } stehen { $pot } Punkte auf dem Spiel.
}
at-stake = Punkte auf dem Spiel
goal = { $points } Punkte gewinnen
