# Egizia
title = Egizia
summary = Egizia
## Zeichnungen

look-town = { $town ->
    [edfu] Edfu
    [thebe] Thebe
    [selinon] Selinon
    [passalon] Passalon
    [beni_hasan] Beni Hasan
    [alyi] Alyi
   *[heliopolis] Heliopolis
}
look-graves = Obelisk, Gräber
look-temple = Pyramide, Tempel
look-grave-of = Ein Grab von { $name }, Wert { $value }
look-next-grave = Grab { $n } ist das nächste und kostet { $value }
look-graves-done = Alle Gräber sind gebaut
look-column = { $column ->
    [temple_left] linke Säule
    [temple_right] rechte Säule
    [temple_inner_left] innere Säule links
    [temple_inner_right] innere Säule rechts
   *[temple_top] Dach
}
look-next-column = Tempel, { look-column }: das nächste Feld kostet { $cost }
look-column-done = Tempel, { look-column }: fertig
look-tie = bei Gleichstand: links
look-example-cards = Ein Acker mit 7; eine Karte für Steine, einmal; eine, die sofort zählt; eine für immer.
look-example-towns = Ein Schritt in jedem Markt; der Führungstrupp und ein Schritt des Rings; ein beliebiger Trupp und zwei Steine.
look-late-dock = Anleger { $dock } in { look-site }: wer dort liegt, baut nur, wenn jemand davor nicht baut
look-site = { $site ->
    [abydus] Abydus
    [amarna] Amarna
   *[giza] Giza
}
