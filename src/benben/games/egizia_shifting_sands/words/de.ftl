## Drawings

look-nile = Der Nil
look-nile-note = nur flussabwärts; goldene Zahlen stehen dir offen
look-zone = { $zone ->
    [obelisk] Obelisk
    [pyramid] Pyramide
   *[sphinx] Sphinx
}
look-end = { $what ->
    [pass] Passen
    [end] Zug Ende
    [skip] Kein Bau
   *[done] Fertig
}
look-end-press = { $what ->
    [pass] Für diese Runde passen
    [end] Den Zug beenden
    [skip] Hier nicht bauen
   *[done] Damit fertig sein
}
look-obelisk = Obelisk, Säulen
look-pyramid = Pyramide, Statuen
look-sphinx = Sphinx
look-order = { $n ->
    [1] zuerst
   *[2] danach
}
look-now-building = wird gebaut
look-building = übrig { $left } von { $strength }
look-under-way = { $name } baut: Stärke { $strength }, verbaut { $cost }, übrig { $left }
look-brick = Ein Stein von { $name }
look-obelisk-done = Der Obelisk ist fertig
look-next-level = Stufe { $level } des Obelisken kostet { $cost }
look-next-column = Deine Säule { $column } kostet { $cost }
look-columns-done = Alle deine Säulen stehen
look-next-row = Der nächste Platz der Reihe { $row } kostet { $cost }
look-row-done = Reihe { $row } ist voll
look-lay = { $site ->
    [obelisk] Am Obelisken bauen
    [column] Deine nächste Säule bauen
    [row] In dieser Reihe der Pyramide bauen
   *[statue] Die nächste Stufe dieser Statue bauen
} für { $cost }
look-majority = Mehrheit am Ende: { $points }
look-bonus = { $words }, ab Säule { $column }
look-use = Dies einsetzen: { $words }
look-has = { $name } { $n }
look-statue-whole = { $words } Jetzt: { $has }.
look-statue-level = { $name } hat Stufe { $level } gebaut
look-statue-done = Alle deine Stufen dieser Statue stehen
look-statue = Stufe { $level } dieser Statue kostet { $cost }. { $words }
look-cards = { $cards ->
    [one] Karte
   *[other] Karten
}
look-sphinx-label = { $cards ->
    [one] Eine Karte liegt im Stapel der Sphinx
   *[other] { $cards } Karten liegen im Stapel der Sphinx
}
look-draw = { $free ->
    [0] { $paid } Karten der Sphinx ziehen
   *[1] { $paid } Karten der Sphinx ziehen, und eine umsonst
}
look-drawn = Karten der Sphinx zur Auswahl
look-keep-one = behalte eine davon
look-keep-rest = behalte höchstens eine; ein Punkt für jede zurückgelegte
look-drawn-card = { $words }: { $points } Punkte
look-brings-now = jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
look-keep = Diese Karte behalten: { $words }
look-return = Zurück
look-return-press = Die anderen Karten zurückgeben
look-sphinx-card = Karte der Sphinx: { $words }; jetzt { $points } Punkte
look-start-quarry = Start-Steinbruch: { $stones } Steine
look-start-field = Startfeld: { $grain } Getreide
look-rivals = Alle anderen
look-rival = { $name } hat { $points } Punkte, { $stones } Steine, { $grain } Getreide für { $need } und verlöre { $loss } Punkte
look-fact-crew = { $crew ->
    [green] grüner Trupp
    [blue] blauer Trupp
    [yellow] gelber Trupp
   *[lead] Führungstrupp
}
look-fact-stones = Steine, und was die Brüche dazugeben
look-fact-grain = Getreide, und was die Trupps brauchen
look-fact-loss = Punkte Verlust, würde jetzt ernährt
look-fact-ships = Schiffe übrig
look-fact-sphinx = Karten der Sphinx
look-fact-permanents = dauerhafte Karten
look-example-cards = Ein Feld mit 8, das einmal beide Märkte hebt; eine Karte für Steine oder Stärke; eine, die sofort zählt; eine auf Dauer.
look-example-tiles = Eine Stufe in jedem Markt; der Führungstrupp und zwei Schritte des Rings; drei Trupps hinauf, der Führungstrupp hinab.
look-example-crews = Der Führungstrupp, der grüne, der blaue und der gelbe Trupp.
look-example-feeding = Grüne Felder sind immer bewässert, gelbe ab der Mitte, rote nur, solange der Ring oben liegt.
look-example-markets = Der Getreidemarkt und der Steinmarkt.
