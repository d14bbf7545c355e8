# Egizia
title = Egizia
summary = Den Nil hinab zu Karten und Trupps, sie versorgen und an drei Bauplätzen für den Pharao bauen.

option-tenth_card = Die Sphinxkarte für 10 %
    .more = eine der Sphinxkarten bringt ein Zehntel aller deiner Punkte; Turniere spielen ohne sie
    .with = im Stapel
    .without = in der Schachtel

# Wie das Spiel geht, in zwei Minuten
primer =
    Ihr baut an drei Bauplätzen am Nil. In jeder der fünf Runden fahren eure Schiffe flussabwärts und holen, was ihr
    braucht; dann versorgt ihr eure Trupps, bekommt Steine und baut.

    Einsetzen: Reihum setzt ihr je ein Schiff. Auf einer Karte nimmst du die Karte: einen Acker, einen Steinbruch oder
    etwas Besonderes. Eine Stadt gibt dir sofort, was sie hat, meist stärkere Trupps. An einem Bauplatz baust du später
    in dieser Runde. Jedes Schiff muss weiter flussabwärts als dein Schiff davor: Woran du vorbeifährst, das ist für
    dich verloren. Wer passt, ist für diese Runde draußen.

    Versorgung und Abbau: Deine vier Trupps brauchen so viel Getreide, wie sie zusammen Stärke haben. Grüne Äcker
    bringen immer etwas; gelbe nicht, wenn der Bewässerungsring unten liegt; rote nur, wenn er oben liegt. Jedes
    fehlende Getreide kostet 1 bis 3 Punkte, umso weniger, je höher du auf dem Getreidemarkt stehst. Erst danach
    bringen deine Steinbrüche Steine.

    Bau: zuerst bei der Sphinx, dann an Obelisk und Gräbern, dann an Tempel und Pyramide; das Schiff, das dem Fluss am
    nächsten ist, zuerst. Nur die ersten zwei dürfen bauen, zu viert die ersten drei. Schicke einen farbigen Trupp,
    lass den weißen Joker mitgehen, wenn du willst, und setze Bausteine: Jeder kostet seine Zahl in Stärke und in
    Steinen und bringt ebenso viele Punkte. Bei der Sphinx ziehst du geheime Ziele, behältst höchstens eines und
    bekommst für jedes andere einen Punkt. Wer an einem Bauplatz gebaut hat, erhält 1 Punkt mehr, an zweien 3, an
    dreien 6.

    Wer hinten liegt, beginnt die nächste Runde. Nach fünf Runden gibt es Punkte für Steine, Gräber und Sphinxkarten.
    Es gewinnt, wer die meisten Punkte hat.

# Hilfe nach Themen
help-round =
    Fünf Runden, alle gleich: Nilkarten auslegen, Schiffe einsetzen, Trupps versorgen, Steine abbauen, bauen, Boni
    vergeben, die Reihenfolge neu bestimmen. Viel entscheidest du nur beim Einsetzen und beim Bauen; dazwischen wirst
    du nur gefragt, wenn du eine Karte nutzen kannst (EGI-2).
    .title = Eine Runde
help-river =
    Zwanzig Orte liegen am Nil, von der Quelle bis zum Delta: zehn mit Karten, sieben Städte, drei Bauplätze. Die
    Karten kommen in Runde 1 und 2 von einem Stapel, in 3 und 4 von einem anderen, in Runde 5 von einem dritten. Zwei
    Karten jedes Stapels sieht niemand (EGI-3).
    .title = Der Nil
help-placement =
    Du hast in jeder Runde acht Schiffe und setzt je Zug eines ein, immer weiter flussabwärts als dein letztes. Eine
    Karte und eine Stadt fassen ein Schiff. Ein Bauplatz hat so viele Anleger, wie ihr seid; nimm irgendeinen freien,
    aber an jedem Bauplatz nur einen: je näher am Nil, desto früher baust du, und die letzten kommen vielleicht zu
    spät. Wer passt, setzt in dieser Runde nichts mehr ein (EGI-4).
    .title = Schiffe einsetzen
help-cards =
    Äcker und Steinbrüche bleiben liegen und bringen etwas ein. Sofortkarten wirken gleich und sind dann weg. Karten
    für jederzeit liegen vor dir, bis du sie nutzt: einmal, wann immer du gefragt wirst und ihre Phase gekommen ist. Dauerkarten
    wirken bis zum Ende der Partie, die meisten einmal je Runde. Ein aufgewerteter Acker zählt für Getreide mit seiner
    neuen Farbe, für Sphinxkarten mit der aufgedruckten (EGI-7).
    .title = Nilkarten
help-towns =
    Edfu bringt dich auf beiden Märkten eine Stufe höher. Thebe, Selinon und Beni Hasan machen zwei farbige Trupps
    stärker. Passalon und Heliopolis stärken den weißen Joker, und du darfst den Bewässerungsring um ein Feld
    verlegen. Alyi stärkt einen Trupp deiner Wahl und bringt zwei Steine. Ein Trupp hat höchstens Stärke 9 (EGI-5).
    .title = Städte
help-feeding =
    Versorgt wird vor dem Abbau, und wer auf der Punkteleiste vorn ist, zuerst. Deine vier Trupps brauchen so viel
    Getreide, wie sie zusammen Stärke haben. Grüne Äcker bringen immer etwas; gelbe nicht, wenn der Ring unten liegt;
    rote nur, wenn er oben liegt. Karten helfen, und mit der richtigen Karte auch Steine. Jedes fehlende Getreide
    kostet 3 Punkte auf Stufe 1 des Getreidemarkts, 2 auf den Stufen 2 und 3, darüber 1. Was übrig ist, verfällt
    (EGI-6).
    .title = Versorgung
help-mining =
    Nach der Versorgung bringen alle deine Steinbrüche ihre Steine. Du kannst 25 Steine lagern; was darüber ist,
    verfällt (EGI-6.5).
    .title = Abbau
help-markets =
    Beide Märkte haben fünf Stufen. Getreide: je höher, desto billiger ist Hunger; die Spitze bringt 2 Punkte, und 2
    mehr für jeden weiteren Schritt. Steine: Die Spitze bringt 3 Steine, und 3 mehr für jeden weiteren Schritt; auf
    Stufe 4 und 5 sind am Ende je zwei Steine einen Punkt wert (EGI-5.7, EGI-5.8, EGI-13.3).
    .title = Märkte
help-building =
    Die drei Bauplätze kommen der Reihe nach dran, von der Quelle des Nils an; an jedem beginnt das Schiff, das dem
    Fluss am nächsten ist. Zu zweit und zu dritt dürfen die ersten zwei bauen, die wollen, zu viert die ersten drei;
    wer später kommt, nimmt das Schiff zurück. Alles, was du baust, darf zusammen so viel kosten, wie dein Trupp stark
    ist und wie du Steine hast: was davon weniger ist. Was es kostet, bekommst du als Punkte (EGI-8).
    .title = Bauen
help-crews =
    Für jeden Bau schickst du den grünen, den blauen oder den gelben Trupp; der weiße Joker darf einmal je Runde
    mitgehen, nie allein. Ein Trupp, der gebaut hat, ruht bis zur nächsten Runde, und Stärke, die du nicht brauchst,
    verfällt. Mehr als drei Bauten je Runde gehen also nicht, einer mit jedem farbigen Trupp (EGI-8.6, EGI-8.7).
    .title = Trupps
help-sphinx =
    Bei der Sphinx ziehst du Karten mit geheimen Zielen, jede für einen Stein und eine Stärke, bis zu fünf. Eine
    darfst du behalten; jede, die du abgibst, bringt einen Punkt. Eine behaltene Karte zählt am Ende, wenn ihr Ziel
    erreicht ist. Eine Karte bringt ein Zehntel der Punkte, die du vor den Sphinxkarten hast (EGI-12, EGI-13.5,
    EGI-13.7).
    .title = Sphinx
help-obelisk =
    Alle bauen an demselben Obelisken, immer auf der untersten freien Ebene, von 1 bis 9 (EGI-9.2).
    .title = Obelisk
help-graves =
    Zwölf Gräber liegen in einer Reihe, vier davon offen. Gebaut werden sie der Reihe nach, so viele, wie du bezahlen
    kannst, und du behältst, was du baust; für jedes wird ein neues aufgedeckt. Am Ende bringen deine 2 Punkte, wenn
    sie zusammen 1 bis 10 zeigen, 5 Punkte bis 20, 9 Punkte ab 21 (EGI-9, EGI-13.4).
    .title = Gräber
help-temple =
    Die linke und die rechte Säule werden von unten gebaut, jede für sich: 1, 2, 3. Stehen beide, kommen die zwei
    inneren: 3, 4. Zuletzt kommt die Spitze, sie kostet 5 (EGI-10).
    .title = Tempel
help-pyramid =
    Alle bauen an derselben Pyramide, von links nach rechts und Reihe für Reihe. Ist eine Reihe voll, bekommt, wer die
    meisten Bausteine darin hat, für jeden davon einen Punkt; bei Gleichstand zählt der Baustein am weitesten links
    (EGI-11).
    .title = Pyramide
help-bonus =
    Nach dem Bau bekommt, wer an einem Bauplatz gebaut hat, 1 Punkt, an zweien 3, an allen dreien 6. Dann wird die
    Reihenfolge neu bestimmt: Es beginnt, wer die wenigsten Punkte hat. Wer später auf dasselbe Feld der Punkteleiste
    kam, liegt dabei dahinter (EGI-2.2 bis EGI-2.4).
    .title = Bonus und Reihenfolge
help-end =
    Nach Runde 5, wer vorn ist zuerst: auf Stufe 4 und 5 des Steinmarkts ein Punkt für je zwei Steine, dann Gräber,
    dann Sphinxkarten. Bei Gleichstand gewinnt, wer auf der Punkteleiste vorn steht (EGI-13).
    .title = Das Ende
help-players =
    Zu zweit, zu dritt und zu viert hat jeder Bauplatz ebenso viele Anleger, und zwei, zwei und drei Schiffe bauen
    dort. Alles andere ist gleich (EGI-1.1, EGI-4.6, EGI-8.2).
    .title = Wie viele spielen

# Wofür es Punkte gibt
reason-graves = Gräber
reason-cooperation = Baubonus

# Warum eine Antwort nicht erlaubt ist
refusal-another-question = Das beantwortet eine andere Frage als die, die jetzt offen ist.
refusal-town-is-free = In dieser Stadt ist noch kein Schiff: Fahr hin, ohne deine Karte zu nutzen.
refusal-not-heliopolis = Heliopolis wird nie geteilt.
refusal-not-upriver = Das liegt flussabwärts: Deine Karte ist für ein Schiff flussaufwärts von deinem letzten.
refusal-nothing-upriver = Flussaufwärts von deinem letzten Schiff ist nichts frei.
refusal-same-crew = Diesen Trupp hast du schon gewählt: Die Karte ist für zwei verschiedene.
refusal-graves-are-full = Es gibt kein Grab mehr zu bauen.
refusal-column-is-full = Dieser Teil des Tempels ist fertig.
refusal-outer-columns-first = Die inneren Säulen des Tempels kommen nach beiden äußeren.
refusal-inner-columns-first = Die Spitze des Tempels kommt nach beiden inneren Säulen.
refusal-pyramid-is-full = Die Pyramide ist fertig.

# Zahlen und Namen in Sätzen

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
zone = { $zone ->
    [abydus] der Sphinx
    [amarna] Obelisk und Gräbern
   *[giza] Tempel und Pyramide
}
    .at = { $zone ->
        [abydus] bei der Sphinx
        [amarna] an Obelisk und Gräbern
       *[giza] an Tempel und Pyramide
    }
    .start = { $zone ->
        [abydus] Bei der Sphinx
        [amarna] An Obelisk und Gräbern
       *[giza] An Tempel und Pyramide
    }
    .title = { $zone ->
        [abydus] Abydus
        [amarna] Amarna
       *[giza] Giza
    }
town = { $town ->
    [edfu] Edfu
    [thebe] Thebe
    [selinon] Selinon
    [passalon] Passalon
    [beni_hasan] Beni Hasan
    [alyi] Alyi
   *[heliopolis] Heliopolis
}
site = { $site ->
    [obelisk] Obelisk { $n }
    [grave] Grab { $n }
    [temple_left] Linke Säule { $n }
    [temple_right] Rechte Säule { $n }
    [temple_inner_left] Innen links { $n }
    [temple_inner_right] Innen rechts { $n }
    [temple_top] Tempelspitze
   *[pyramid] Pyramide, Reihe { $n }
}

# Fragen

ask-TurnOneGrave = Ein Grab wird aufgedeckt.
ask-PlacingUpriver = { $name }, wohin flussaufwärts fährt dein Schiff?
ask-MayDouble = { $name }, nimmst du doppelt, was { $town } bringt?
ask-ChooseTwo = { $name }, welcher Trupp wird stärker?

explain-PlacingUpriver = Es fährt weiter hinauf als dein letztes; das nächste muss wieder unter alle deine Schiffe.
explain-TakingLeftover = Du musst keine nehmen.
more-ChooseTwo = { $n ->
    [0] Es ist der erste von zwei verschiedenen.
   *[other] Es ist der zweite.
}
next-site = { $site ->
    [obelisk] Obelisk für { $cost }
    [grave] Grab für { $cost }
    [temple_left] linke Säule für { $cost }
    [temple_right] rechte Säule für { $cost }
    [temple_inner_left] innere linke Säule für { $cost }
    [temple_inner_right] innere rechte Säule für { $cost }
    [temple_top] Tempelspitze für { $cost }
   *[pyramid] Pyramide für { $cost }
}
outcome = { $tied ->
    [yes] Die Partie ist zu Ende: { $name } gewinnt mit { points.dative } und steht auf der Leiste vorn.
   *[no] Die Partie ist zu Ende: { $name } gewinnt mit { points.dative }.
}

# Antworten

place-town = Nach { town } fahren. { $words }
place-dock = { $zone ->
    [abydus] Nach Abydus fahren, Anleger { $n }, und später bei der Sphinx bauen
    [amarna] Nach Amarna fahren, Anleger { $n }, und später an Obelisk und Gräbern bauen
   *[giza] Nach Giza fahren, Anleger { $n }, und später an Tempel und Pyramide bauen
}
share-town = Mit deiner Karte nach { town } fahren, obwohl dort ein Schiff ist. { $words }
go-upriver = „{ $card }“ nutzen und das Schiff flussaufwärts von deinem letzten einsetzen
second-ship = Deine Nilkarte für ein zweites Schiff nutzen
    .chip = Mit der Karte
double-town = Deine Karte nutzen: { town } bringt alles doppelt
    .chip = Doppelt nehmen
visit-once = Einfach nehmen und die Karte für später behalten
    .chip = Einfach nehmen
lay-brick = { lay-brick.where }: Das kostet { $cost } und bringt { points }
    .where = { $site ->
        [obelisk] Einen Baustein auf Ebene { $n } des Obelisken setzen
        [grave] Grab { $n } bauen
        [temple_left] Baustein { $n } der linken Tempelsäule setzen
        [temple_right] Baustein { $n } der rechten Tempelsäule setzen
        [temple_inner_left] Baustein { $n } der inneren linken Tempelsäule setzen
        [temple_inner_right] Baustein { $n } der inneren rechten Tempelsäule setzen
        [temple_top] Einen Baustein auf die Spitze des Tempels setzen
       *[pyramid] Einen Baustein in Reihe { $n } der Pyramide setzen
    }
dock = { zone.title }, Anleger { $n }

# Verlauf

scored = { $name } bekommt { points } für Gräber.
placed =
    .town = { $name } fährt nach { town }.
    .dock = { $name } fährt zu Anleger { $n } in { zone.title }.
town-visited = { $n ->
    [1] { $name } bekommt „{ $words }“.
   *[other] { $name } bekommt „{ $words }“ doppelt.
}
grave-turned = Grab { $n } wird aufgedeckt: { $value }.
brick-laid = { $site ->
    [obelisk] { $name } setzt einen Baustein auf den Obelisken für { $n }.
    [grave] { $name } baut ein Grab für { $n }.
    [temple_left] { $name } setzt einen Baustein auf die linke Tempelsäule für { $n }.
    [temple_right] { $name } setzt einen Baustein auf die rechte Tempelsäule für { $n }.
    [temple_inner_left] { $name } setzt einen Baustein auf die innere linke Tempelsäule für { $n }.
    [temple_inner_right] { $name } setzt einen Baustein auf die innere rechte Tempelsäule für { $n }.
    [temple_top] { $name } setzt einen Baustein auf die Spitze des Tempels für { $n }.
   *[pyramid] { $name } setzt einen Baustein in die Pyramide für { $n }.
}
not-built = { $name } baut nicht { zone.at }.

# Der Tisch als Text, höchstens 80 Spalten

bank-others = Städte und Bauplätze
column-name = { $column ->
    [left] links
    [right] rechts
    [inner] innen
   *[top] Spitze
}

# Der Tisch in Sätzen

spoken-town = { $ships ->
    [0] Ort { $place }, { town }, frei. { $words }
   *[other] Ort { $place }, { town }, besetzt von { $names }. { $words }
}
spoken-zone = { $ships ->
    [one] { zone.start } liegt das Schiff von { $names }.
   *[other] { zone.start } liegen, vom Nil an, die Schiffe von { $names }; { $builders } davon dürfen bauen.
}
spoken-graves = { $n ->
    [0] Alle Gräber sind gebaut.
    [one] Das letzte Grab liegt offen, es zeigt { $values }.
   *[other] Diese Gräber liegen offen, das nächste zuerst: { $values }; { $hidden } sind verdeckt.
}
spoken-column = { $cost ->
    [0] { spoken-column.built }.
   *[other] { $n ->
        [0] { spoken-column.name } ist leer; das erste Feld kostet { $cost }.
       *[other] { spoken-column.built }; das nächste Feld kostet { $cost }.
    }
}
    .built = { spoken-column.name } wurde, von unten, gebaut von { $names }
    .name = { $column ->
        [temple_left] Die linke Tempelsäule
        [temple_right] Die rechte Tempelsäule
        [temple_inner_left] Die innere linke Tempelsäule
        [temple_inner_right] Die innere rechte Tempelsäule
       *[temple_top] Die Tempelspitze
    }
spoken-bricks = { $graves ->
    [0] { spoken-bricks.laid }.
    [one] { spoken-bricks.laid } und { $graves } Grab mit { $sum }.
   *[other] { spoken-bricks.laid } und { $graves } Gräber mit zusammen { $sum }.
}
    .laid = { $n ->
        [one] { $name } hat { $n } Baustein in Obelisk, Tempel und Pyramide
       *[other] { $name } hat { $n } Bausteine in Obelisk, Tempel und Pyramide
    }
spoken-sphinx = { $n ->
    [one] { $name } hat { $n } Sphinxkarte.
   *[other] { $name } hat { $n } Sphinxkarten.
}

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
    [temple_inner_left] innere linke Säule
    [temple_inner_right] innere rechte Säule
   *[temple_top] Spitze
}
look-next-column = Tempel, { look-column }: das nächste Feld kostet { $cost }
look-late-dock = Anleger { $dock } in { look-site }: wer dort liegt, baut nur, wenn jemand davor nicht baut
look-site = { $site ->
    [abydus] Abydus
    [amarna] Amarna
   *[giza] Giza
}
look-column-done = Tempel, { look-column }: fertig
look-tie = bei Gleichstand: links
look-example-cards = Ein Acker mit 7; eine Karte für Steine, einmal; eine, die sofort wirkt; eine auf Dauer.
look-example-towns = Ein Schritt in jedem Markt; der weiße Joker und ein Schritt des Rings; ein beliebiger Trupp und zwei Steine.

## Positions

# Was es in einer Stellung nicht geben kann

position-graves = table.graves ist eine Liste von höchstens { $most } Werten von Gräbern, die es gibt, nicht { $given }.
position-temple = table.temple ist eine Liste von { $columns } Listen: links, rechts, innen links, innen rechts, Spitze; nicht { $given }.
position-temple-order = table.temple: Innere Säulen kommen nach beiden äußeren, die Spitze nach beiden inneren.
position-row-order = table.pyramid: Reihe { $row } ist begonnen, bevor die darunter voll ist.
position-no-grave-to-turn = next nennt TurnOneGrave, aber es liegen genug Gräber offen, oder keins ist mehr da.
position-too-few-graves = Zu wenige Gräber liegen offen: In table.graves sind es { $open }, solange es mehr gibt.
position-dealt-one = Alle bekommen eine Sphinxkarte, der Reihe nach, und niemand hat vorher schon eine.
