## Drawings

look-kind-field-green = Grünes Feld
    .when = immer nass
look-kind-field-yellow = Gelbes Feld
    .when = Ring Mitte, oben
look-kind-field-red = Rotes Feld
    .when = Ring ganz oben
look-kind-quarry = Steinbruch
    .when = jede Runde
look-kind-combination = Bruch, Feld
    .when = jede Runde
look-kind-anytime = Jederzeit
    .when = einmal
look-kind-immediate = Sofort
    .when = gleich jetzt
look-kind-permanent = Dauerhaft
    .when = für immer
look-crew-name = { $crew ->
    [green] grüner Trupp
    [blue] blauer Trupp
    [yellow] gelber Trupp
   *[lead] Führungstrupp
}
look-zone-name = { $zone ->
    [obelisk] Obelisk
    [pyramid] Pyramide
   *[sphinx] Sphinx
}
look-market-name = { $market ->
    [grain] Getreidemarkt
   *[stone] Steinmarkt
}
look-moor = Ein Schiff auf Platz { $place } setzen
look-moor-card = Ein Schiff auf Platz { $place } setzen und die Karte nehmen: { $card }
look-card-at = Platz { $place }, eine Karte: { $card }
look-space-closed = Platz { $place } ist nicht im Spiel
look-space-taken = Platz { $place }: die Karte ist genommen
look-space-empty = Platz { $place }: keine Karte
look-taken = vergeben
look-moor-tile = Ein Schiff auf Platz { $place } setzen: { $tile }
look-tile-at = Platz { $place }, ein Plättchen: { $tile }
look-dock = Bauplatz { look-zone-name }, Anleger { $dock }
look-moor-dock = Ein Schiff auf Anleger { $dock } setzen, Bauplatz { look-zone-name }
look-waiting = Neben dem Bauplatz { look-zone-name }: hier kann ein Schiff warten, wenn alle Anleger besetzt sind
look-wait = Ein Schiff neben dem Bauplatz warten lassen: { look-zone-name }
look-ship = Schiff von { $name } auf Platz { $place }
look-crews = Trupps
look-strength = Stärke { $strength }
look-build = übrig { $left } von { $strength }
look-crew = { look-crew-name }, Stärke { $strength }
look-crew-spent = { look-crew-name }, Stärke { $strength }, hat in dieser Runde schon gearbeitet
look-crew-press = Diesen Trupp wählen: { look-crew-name }, Stärke { $strength }
look-markets = Märkte
look-market = { $market ->
    [grain] Getreidemarkt
   *[stone] Steinmarkt
}
look-climb = Aufsteigen: { look-market-name }
look-both-markets = Beide Märkte zugleich
look-climb-both = In beiden Märkten aufsteigen
look-market-at = { $name } steht auf Stufe { $level }: { look-market-name }
look-ring-name = { $ring ->
    [bottom] Unten
    [middle] Mitte
   *[top] Oben
}
look-ring = Hier liegt der Ring: { look-ring-name }
look-feeding = Ernährung
look-need = Bedarf { $need }
look-level = Ring { look-ring-name }: { $grain } Getreide, { $left } übrig, { $points } Punkte
look-ring-press = Den Ring hierher legen: { look-ring-name }
look-stock = Steine, Felder
look-quarries = Brüche { $stones }
look-stones = { $stones } Steine; die Steinbrüche geben { $more } je Runde
look-stones-press = Steine einsetzen
look-stones-after = Brüche +{ $more } = { $sum }
look-stones-now = im Vorrat
look-plot-press = Dieses wählen: { $plot }
look-kept = Behaltene Karten
look-secret = Sphinx: geheim
look-no-cards = noch keine Karten
look-kept-press = Diese Karte einsetzen: { $card }
look-track = Wertungsleiste
look-points-of = { $name } hat { $points } Punkte
