# Egizia: Shifting Sands
title = Egizia: Shifting Sands
summary = Den Nil hinab zu Karten und Trupps, sie versorgen und fünf Bauwerke für den Pharao errichten.

# Wie das Spiel geht, in zwei Minuten
primer =
    Ihr errichtet fünf Bauwerke am Nil. In jeder der fünf Runden fahren eure Schiffe flussabwärts und holen, was ihr
    braucht; dann baut ihr Steine ab, versorgt eure Trupps und baut.

    Einsetzen: Reihum setzt ihr je ein Schiff. Auf einer Karte nimmst du die Karte: einen Acker, einen Steinbruch oder
    etwas Besonderes. Auf einem runden Plättchen bekommst du sofort, was es zeigt, meist stärkere Trupps. An einem
    Bauplatz baust du später in dieser Runde. Jedes Schiff muss weiter flussabwärts als dein Schiff davor: Woran du
    vorbeifährst, das ist für dich verloren. Wer passt, ist für diese Runde draußen.

    Abbau und Versorgung: Deine Steinbrüche bringen Steine. Deine vier Trupps brauchen so viel Getreide, wie sie
    zusammen Stärke haben. Grüne Äcker bringen immer etwas; gelbe nicht, wenn der Bewässerungsring unten liegt; rote
    nur, wenn er oben liegt. Jedes fehlende Getreide kostet 1 bis 3 Punkte, umso weniger, je höher du auf dem
    Getreidemarkt stehst.

    Bau: Bauplatz für Bauplatz, von der Quelle des Nils an; das Schiff, das dem Fluss am nächsten ist, zuerst. Schicke
    einen Grundtrupp, lass den lila Leittrupp mitgehen, wenn du willst, und setze Bausteine: Jeder kostet seine Zahl
    in Stärke und in Steinen und bringt ebenso viele Punkte. An Obelisk und Pyramide bauen alle gemeinsam, Säulengang
    und Statuen alle für sich. Statuen bringen erst am Ende Punkte. Bei der Sphinx ziehst du geheime Ziele,
    behältst höchstens eines und bekommst für jedes andere einen Punkt. Wer an zwei Bauplätzen baut, erhält 2 Punkte
    mehr, an dreien 5.

    Wer hinten liegt, beginnt die nächste Runde. Nach fünf Runden gibt es Punkte für die Mehrheit in der Pyramide, für
    Sphinxkarten, Statuen und Steine. Es gewinnt, wer die meisten Punkte hat.

# Hilfe nach Themen
help-round =
    Fünf Runden, jede in sechs Phasen: Nil auslegen, Schiffe einsetzen, Steine abbauen, Trupps versorgen, bauen,
    aufräumen. Viel entscheidest du nur beim Einsetzen und beim Bauen; dazwischen wirst du nur gefragt, wenn du eine
    Karte nutzen kannst (SAND-2).
    .title = Eine Runde
help-river =
    Zwanzig Orte liegen am Nil, von der Quelle bis zum Delta: zehn mit Karten, sieben mit runden Plättchen, drei
    Bauplätze. Die Karten kommen in Runde 1 und 2 von einem Stapel, in 3 und 4 von einem anderen, in Runde 5 von einem
    dritten; je später, desto stärker. In Runde 1 gilt, was unter den Plättchen aufgedruckt ist; ab Runde 2 werden
    jede Runde neue Plättchen ausgelegt (SAND-3).
    .title = Der Nil
help-placement =
    Du hast in jeder Runde acht Schiffe und setzt je Zug eines ein, immer weiter flussabwärts als dein letztes. Ein
    Feld fasst ein Schiff. An einem Bauplatz wählst du irgendeinen freien Anleger: je näher am Nil, desto früher baust
    du. Sind alle besetzt, darf dein Schiff daneben warten, in der Hoffnung, dass jemand nicht baut. Wer passt, setzt
    in dieser Runde nichts mehr ein (SAND-4).
    .title = Schiffe einsetzen
help-cards =
    Äcker und Steinbrüche bleiben liegen und bringen etwas ein. Sofortkarten wirken gleich und sind dann weg. Karten
    für jederzeit liegen vor dir, bis du sie nutzt: einmal, wann immer du gefragt wirst und ihre Phase gekommen ist. Dauerkarten
    wirken bis zum Ende der Partie, die meisten einmal je Runde. Trupps müssen stärker werden, wenn eine Karte es
    sagt; den Ring darfst du immer liegen lassen (SAND-6).
    .title = Nilkarten
help-tiles =
    Ein Schiff auf einem runden Plättchen bringt sofort alles, was es zeigt: Schritte für Trupps, Stufen auf den
    Märkten, Steine, Punkte oder einen Zug des Bewässerungsrings. Ein Trupp hat höchstens Stärke 7 und nie weniger als
    1. Das späte Schiff, nur zu zweit dabei, wartet auf den Bau: Dann darf ein wartendes Schiff von dir als letztes
    bauen (SAND-5).
    .title = Nilplättchen
help-mining =
    Alle deine Steinbrüche bringen in jeder Runde ihre Steine. Du kannst 25 Steine lagern; was darüber ist, verfällt
    (SAND-7.1).
    .title = Abbau
help-feeding =
    Deine vier Trupps brauchen so viel Getreide, wie sie zusammen Stärke haben. Grüne Äcker bringen immer etwas; gelbe
    nicht, wenn der Ring unten liegt; rote nur, wenn er oben liegt. Karten helfen, und mit der richtigen Karte auch
    Steine. Jedes fehlende Getreide kostet 3 Punkte auf Stufe 1 des Getreidemarkts, 2 auf den Stufen 2 und 3, darüber
    1. Ab Stufe 3 bringen je 3 übrige Getreide einen Punkt. Für die nächste Runde bleibt nichts (SAND-7).
    .title = Versorgung
help-markets =
    Beide Märkte haben fünf Stufen. Getreide: je höher, desto billiger ist Hunger; ab Stufe 3 verkaufst du, was übrig
    ist; die Spitze bringt 2 Punkte, und 2 mehr für jeden weiteren Schritt. Steine: Stufe 3 bringt 2 Steine, die
    Spitze 3, und 3 mehr für jeden weiteren Schritt; auf Stufe 4 und 5 sind am Ende je zwei Steine einen Punkt wert
    (SAND-5.3, SAND-5.6).
    .title = Märkte
help-building =
    Die drei Bauplätze kommen der Reihe nach dran, von der Quelle des Nils an; an jedem beginnt das Schiff, das dem
    Fluss am nächsten ist. Ein Baustein kostet seine Zahl doppelt: in Steinen und in Stärke. Setze an dem Bauplatz so
    viele Bausteine, wie du bezahlen kannst, und bekomme am Ende des Baus ihre Kosten als Punkte. Baust du nicht,
    kommt dein Schiff weg, und die anderen rücken auf, auch ein wartendes (SAND-8).
    .title = Bauen
help-crews =
    Für jeden Bau schickst du den grünen, den blauen oder den gelben Trupp; der Leittrupp darf einmal je Runde
    mitgehen, nie allein. Ein Trupp, der gebaut hat, ruht bis zur nächsten Runde, und Stärke, die du nicht brauchst,
    verfällt. Mehr als drei Bauten je Runde gehen also nicht, einer mit jedem Grundtrupp (SAND-8.4, SAND-8.5).
    .title = Trupps
help-obelisk =
    Alle bauen an demselben Obelisken, immer auf der untersten freien Ebene. Einmal je Runde bringt er dich auf einem
    Markt voran: der untere Teil auf einem deiner Wahl, der obere auf beiden (SAND-8.8 bis SAND-8.10).
    .title = Obelisk
help-colonnade =
    Alle bauen ihren eigenen Säulengang aus sieben Säulen, von links an: 1, 1, 2, 2, 3, 3, 4. Die dritte bringt das
    goldene Plättchen, die fünfte das lilafarbene. Die letzte bringt 5 Punkte, wenn noch niemand so weit ist, danach
    noch 3, 2, 1 (SAND-9).
    .title = Säulengang
help-bonuses =
    Zwei von zehn Plättchen sind in jeder Partie dabei. Goldene helfen für immer: mehr Getreide von Äckern, mehr von
    der Spitze eines Markts, ein Punkt je Baustein oder stärkere Trupps. Lilafarbene nutzt du einmal je Runde oder
    einmal je Partie: für einen zweiten Trupp, ein zweites Schiff, ein Schiff flussaufwärts, ein Schiff auf einem
    besetzten Plättchen oder einen Bau mit einem wartenden Schiff (SAND-9.5 bis SAND-9.14).
    .title = Säulenplättchen
help-pyramid =
    Alle bauen an derselben Pyramide. In einer Reihe kommt immer das linke freie Feld dran; über der ersten Reihe
    müssen beide Bausteine darunter liegen. Ist eine Reihe voll, bekommt, wer die meisten Bausteine darin hat, für
    jeden davon einen Punkt; bei Gleichstand zählt der Baustein am weitesten rechts. Am Ende bringen die meisten
    Bausteine 5 Punkte (SAND-10).
    .title = Pyramide
help-statues =
    Jede Statue kannst du ganz bauen, drei Stufen für 1, 2 und 2, aber je Runde nur eine Stufe einer Statue. Sie
    bringen nichts sofort. Am Ende bringt jede 2, 5 oder 10 Punkte: für die höchste Stufe, die du gebaut und deren
    Ziel du erreicht hast (SAND-11, SAND-14.5).
    .title = Statuen
help-sphinx =
    Bei der Sphinx ziehst du Karten mit geheimen Zielen, jede für einen Stein und eine Stärke: bis zu 5, 3 oder 2, je
    nach Anleger. Eine darfst du behalten; jede, die du abgibst, bringt einen Punkt. Eine behaltene Karte zählt am
    Ende, wenn ihr Ziel erreicht ist (SAND-12, SAND-14.4).
    .title = Sphinx
help-cleanup =
    Wer an zwei Bauplätzen gebaut hat, bekommt 2 Punkte, an allen dreien 5. Dann wird der Nil geleert, die Trupps sind
    wieder bereit, und die Reihenfolge wird neu bestimmt: Es beginnt, wer die wenigsten Punkte hat. Wer später auf
    dasselbe Feld der Punkteleiste kam, liegt dabei dahinter (SAND-13).
    .title = Aufräumen
help-end =
    Nach Runde 5: 5 Punkte für die meisten Bausteine in der Pyramide, Nilkarten für das Ende, Sphinxkarten, Statuen,
    und auf Stufe 4 und 5 des Steinmarkts ein Punkt für je zwei Steine. Bei Gleichstand gewinnt das höhere
    Reihenfolgeplättchen (SAND-14).
    .title = Das Ende
help-two =
    Zu zweit sind die ersten beiden Kartenfelder und Plättchenfelder geschlossen, jeder Bauplatz hat einen Anleger, es
    gibt zwei Statuen, einen niedrigeren Obelisken und eine Pyramide mit dunkler und heller Seite, deren Reihen durch
    beide gehen. Bei der goldenen Säule liegt der zweite Trupp (SAND-1.8, SAND-10.6).
    .title = Zu zweit

# Wofür es Punkte gibt
reason-colonnade = Säulengang
reason-majority = Mehrheit in der Pyramide
reason-statues = Statuen
reason-surplus = verkauftes Getreide
reason-tiles = Nilplättchen
reason-leftover = statt übriger Karte

# Warum eine Antwort nicht erlaubt ist
refusal-crew-at-bottom = Dieser Trupp hat schon Stärke 1, und weniger geht nicht: Wähle einen anderen.
refusal-no-crew-to-lower = Alle deine Trupps haben Stärke 1: Keiner kann dafür schwächer werden.
refusal-another-question = Das beantwortet eine andere Frage als die, die jetzt offen ist.
refusal-zone-not-full = Neben einem Bauplatz wartet ein Schiff nur, wenn alle Anleger besetzt sind: Nimm einen freien.
refusal-no-bonus = Das Plättchen dafür hast du nicht.
refusal-bonus-is-used = Dieses Plättchen hast du schon genutzt.
refusal-not-upstream = Das liegt flussabwärts: Dafür brauchst du kein Plättchen.
refusal-tile-is-free = Dort ist noch kein Schiff: Fahr hin, ohne dein Plättchen zu nutzen.
refusal-colonnade-is-full = Dein Säulengang ist fertig.
refusal-no-such-row = Diese Reihe hat die Pyramide zu zweit nicht.
refusal-row-is-full = Diese Reihe der Pyramide ist voll.
refusal-not-supported = Unter dem nächsten Feld dieser Reihe müssen erst beide Bausteine liegen.
refusal-no-such-statue = Zu zweit gibt es keine dritte Statue.
refusal-statue-is-full = Von dieser Statue hast du alle drei Stufen gebaut.
refusal-statue-built-already = Von dieser Statue hast du in dieser Runde schon eine Stufe gebaut: Die nächste muss warten.
refusal-no-statue-for-free = Der Gratis-Baustein kommt auf Obelisk, Säulengang oder Pyramide, nicht auf eine Statue.
refusal-no-late-tile = Du hast in dieser Runde kein Nilplättchen, mit dem ein wartendes Schiff bauen darf.
refusal-one-market = Der untere Teil bringt dich nur auf einem Markt voran: Beide gibt es für den oberen.
refusal-not-dealt = Diese Karte hast du nicht bekommen.

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
    [obelisk] Obelisk und Säulengang
    [pyramid] Pyramide und Statuen
   *[sphinx] der Sphinx
}
    .title = { $zone ->
        [obelisk] Obelisk
        [pyramid] Pyramide
       *[sphinx] Sphinx
    }
    .at = { $zone ->
        [obelisk] an Obelisk und Säulengang
        [pyramid] an Pyramide und Statuen
       *[sphinx] bei der Sphinx
    }
    .to = { $zone ->
        [obelisk] zu Obelisk und Säulengang
        [pyramid] zu Pyramide und Statuen
       *[sphinx] zur Sphinx
    }
    .beside = { $zone ->
        [obelisk] neben Obelisk und Säulengang
        [pyramid] neben Pyramide und Statuen
       *[sphinx] neben der Sphinx
    }
site = { $site ->
    [obelisk] Obelisk { $n }
    [column] Säule { $n }
    [row_1] Reihe 1
    [row_2] Reihe 2
    [row_3] Reihe 3
    [row_4] Reihe 4
    [row_5] Reihe 5
    [statue_1] Statue 1
    [statue_2] Statue 2
   *[statue_3] Statue 3
}

# Säulenplättchen: $n und $other sind ihre Zahlen

bonus = { $bonus ->
    [G1] Reiche Äcker
    [G2] Steinspitze
    [G3] Bausteinpunkte
    [G4] Starke Trupps
    [G5] Getreidespitze
    [G6] Zweiter Trupp
    [P1] Zweites Schiff
    [P2] Spätes Schiff
    [P3] Schiff flussaufwärts
   *[P4] Geteiltes Plättchen
}
    .does = { $bonus ->
        [G1] Jeder deiner Äcker bringt { $n } Getreide mehr, auch der Startacker.
        [G2] Die Spitze des Steinmarkts bringt dir { $n } Steine.
        [G3] Jeder Baustein, den du ab jetzt setzt, bringt { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        } mehr, auch bei Statuen.
        [G4] Sofort: alle vier Trupps { SIGNED($n) }; außerdem bringt dein Startacker jetzt { $other } Getreide.
        [G5] Die Spitze des Getreidemarkts bringt dir { $n } Punkte.
        [G6] Einmal je Runde: Ein weiterer Grundtrupp geht mit, wenn du willst, neben dem Leittrupp.
        [P1] Einmal je Partie: Setze in deinem Zug ein zweites Schiff ein.
        [P2] Einmal je Partie: Dein wartendes Schiff baut als letztes, zusätzlich zu den anderen.
        [P3] Einmal je Runde: Setze ein Schiff oberhalb deines letzten ein. Das nächste muss unter alle deine Schiffe.
       *[P4] Einmal je Runde: Setze ein Schiff auf ein besetztes Plättchen, auch zu deinem letzten.
    }

# Was Statuen und Sphinxkarten zählen; $n ist, wie viel nötig ist

counted = { $what ->
    [both_levels] deine Stufen auf beiden Märkten zusammen
    [sphinx_cards] deine Sphinxkarten, auch die erste
    [obelisk] deine Bausteine im Obelisken
    [pyramid] deine Bausteine in der Pyramide
    [permanents] deine Dauerkarten
    [dry_fields] das Getreide auf deinen gelben und roten Äckern
    [green_fields] das Getreide auf deinen grünen Äckern, auch dem Startacker
    [quarries] die Steine auf deinen Steinbrüchen, auch dem Startsteinbruch
   *[strength] die Stärke aller deiner Trupps
}
statue = Sie zählt { counted }: { $levels }, wenn die Stufe gebaut ist.
    .level = { $points ->
        [one] { $points } Punkt ab { $n }
       *[other] { $points } Punkte ab { $n }
    }

# Fragen

ask-DrawGold = Ein goldenes Säulenplättchen wird gezogen.
ask-DrawPurple = Ein lilafarbenes Säulenplättchen wird gezogen.
ask-DrawStatue = Eine Statue wird gezogen.
ask-LayTileAt = Nilplättchen werden ausgelegt.
ask-ChooseFirst = { $name }, welche Sphinxkarte behältst du?
ask-Trading = { $name }, schwächst du einen Trupp für beide Märkte?
ask-MayBuildLate = { $name }, baut dein wartendes Schiff?
ask-ChooseMarket = { $name }, auf welchem Markt steigst du?
ask-ChooseFreeBrick = { $name }, wohin kommt der Gratis-Baustein?
ask-ChooseLowered = { $name }, welcher Trupp wird schwächer?

explain-ChooseFirst = Die andere wird ungesehen in den Stapel gemischt.
explain-TakingLeftover = Oder nimmst du den Punkt?
explain-Trading = Dafür steigst du auf beiden eine Stufe.
explain-MayBuildLate = Mit deinem Plättchen baut es hier als letztes.
next-site = { $site ->
    [obelisk] Obelisk für { $cost }
    [column] Säule für { $cost }
    [row_1] Reihe 1 für { $cost }
    [row_2] Reihe 2 für { $cost }
    [row_3] Reihe 3 für { $cost }
    [row_4] Reihe 4 für { $cost }
    [row_5] Reihe 5 für { $cost }
    [statue_1] Statue 1 für { $cost }
    [statue_2] Statue 2 für { $cost }
   *[statue_3] Statue 3 für { $cost }
}
explain-ChooseMarket = Das ist der Bonus des Obelisken, einmal je Runde.
explain-ChooseFreeBrick = Er kostet nichts und bringt keine Punkte, aber jeden Bonus.
outcome = { $tied ->
    [yes] Die Partie ist zu Ende: { $name } gewinnt mit { points.dative }, dank des höheren Reihenfolgeplättchens.
   *[no] Die Partie ist zu Ende: { $name } gewinnt mit { points.dative }.
}

# Antworten

place-tile = Zu Ort { $place } fahren. { $words }
place-dock = { $zone ->
    [sphinx] Zu Anleger { $n } der Sphinx fahren: bis zu { $cards } Karten
    [obelisk] Zu Anleger { $n } an Obelisk und Säulengang fahren
   *[pyramid] Zu Anleger { $n } an Pyramide und Statuen fahren
}
    .wait = { $zone ->
        [obelisk] Neben Obelisk und Säulengang warten: Du baust nur, wenn jemand nicht baut
        [pyramid] Neben Pyramide und Statuen warten: Du baust nur, wenn jemand nicht baut
       *[sphinx] Neben der Sphinx warten: Du baust nur, wenn jemand nicht baut
    }
place-upstream = Mit deinem Säulenplättchen, flussaufwärts: { $place }
place-beside = Mit deinem Säulenplättchen, zu einem anderen Schiff: { $place }
second-ship = { $by ->
    [card] Deine Nilkarte für ein zweites Schiff nutzen
   *[tile] Dein Säulenplättchen für ein zweites Schiff nutzen, einmal je Partie
}
    .chip = { $by ->
        [card] Mit der Karte
       *[tile] Mit dem Plättchen
    }
take-point = { $n ->
    [one] Stattdessen { $n } Punkt nehmen
   *[other] Stattdessen { $n } Punkte nehmen
}
    .chip = Lieber Punkte
sell-stones = { $n ->
    [one] { $n } Stein für einen Punkt verkaufen; die Karte ist dann weg
   *[other] { $n } Steine für { $n } Punkte verkaufen; die Karte ist dann weg
}
    .chip = { $n } verkaufen
trade-crew = Einen Trupp um 1 schwächen und auf beiden Märkten eine Stufe steigen
    .chip = Trupp schwächen
lay-brick = { $free ->
    [yes] { lay-brick.where }, gratis
   *[no] { lay-brick.where }: Das kostet { $cost } und bringt { points }
}
    .where = { $site ->
        [obelisk] Einen Baustein auf Ebene { $n } des Obelisken setzen
        [column] Deine Säule { $n } bauen
        [row_1] Einen Baustein auf Feld { $n } der ersten Pyramidenreihe setzen
        [row_2] Einen Baustein auf Feld { $n } der zweiten Pyramidenreihe setzen
        [row_3] Einen Baustein auf Feld { $n } der dritten Pyramidenreihe setzen
        [row_4] Einen Baustein auf Feld { $n } der vierten Pyramidenreihe setzen
       *[row_5] Einen Baustein auf die Spitze der Pyramide setzen
    }
lay-statue = Stufe { $level } von Statue { $n }, „{ $what }“, bauen: Das kostet { $cost } und zählt am Ende
    .none = Eine Stufe von Statue { $n } bauen
climb-market = { $market ->
    [grain] Auf dem Getreidemarkt eine Stufe steigen
    [stone] Auf dem Steinmarkt eine Stufe steigen
   *[both] Auf beiden Märkten eine Stufe steigen
}
    .chip = { $market ->
        [grain] Getreidemarkt
        [stone] Steinmarkt
       *[both] Beide Märkte
    }
build-late = { $by ->
    [bonus] Mit deinem Schiff als letztes bauen, mit dem Säulenplättchen, einmal je Partie
   *[tile] Mit deinem Schiff als letztes bauen, mit dem Nilplättchen dieser Runde
}
    .chip = { $by ->
        [bonus] Mit Säulenplättchen
       *[tile] Mit Nilplättchen
    }
stay-waiting = Mit dem wartenden Schiff nicht bauen
    .chip = Nicht bauen

# Antworten in Kürze

dock = { zone.title }, Anleger { $n }
    .wait = { zone.title }, warten

# Verlauf

scored = { $reason ->
    [colonnade] { $name } bekommt { points } für den fertigen Säulengang.
    [majority] { $name } bekommt { points } für die meisten Bausteine in der Pyramide.
    [statues] { $name } bekommt { points } für Statuen.
    [surplus] { $name } verkauft Getreide für { points }.
    [tiles] { $name } bekommt { points } vom Plättchen.
   *[leftover] { $name } nimmt { points } statt einer Karte.
}
placed =
    .dock = { $zone ->
        [obelisk] { $name } fährt zu Anleger { $n } an Obelisk und Säulengang.
        [pyramid] { $name } fährt zu Anleger { $n } an Pyramide und Statuen.
       *[sphinx] { $name } fährt zu Anleger { $n } der Sphinx.
    }
    .beside = { $name } wartet { zone.beside }.
tile-claimed = { $name } bekommt „{ $tile }“.
brick-laid = { $site ->
    [obelisk] { $name } setzt einen Baustein auf den Obelisken{ brick-cost }.
    [column] { $name } baut eine Säule{ brick-cost }.
    [row_1] { $name } setzt einen Baustein in die erste Reihe der Pyramide{ brick-cost }.
    [row_2] { $name } setzt einen Baustein in die zweite Reihe der Pyramide{ brick-cost }.
    [row_3] { $name } setzt einen Baustein in die dritte Reihe der Pyramide{ brick-cost }.
    [row_4] { $name } setzt einen Baustein in die vierte Reihe der Pyramide{ brick-cost }.
    [row_5] { $name } setzt einen Baustein auf die Spitze der Pyramide{ brick-cost }.
    [statue_1] { $name } baut eine Stufe von Statue 1{ brick-cost }.
    [statue_2] { $name } baut eine Stufe von Statue 2{ brick-cost }.
   *[statue_3] { $name } baut eine Stufe von Statue 3{ brick-cost }.
}
brick-cost = { $n ->
    [0] , gratis
   *[other] {" "}für { $n }
}
bonus-gained = { $name } bekommt das Säulenplättchen „{ bonus }“.
bonus-used = { $name } nutzt das Säulenplättchen „{ bonus }“.
colonnade-completed = { $rank ->
    [1] { $name } hat den Säulengang als Erstes fertig.
    [2] { $name } hat den Säulengang als Zweites fertig.
    [3] { $name } hat den Säulengang als Drittes fertig.
   *[other] { $name } hat den Säulengang als Letztes fertig.
}
ship-moved-up = { $zone ->
    [obelisk] Das Schiff von { $name } rückt auf Anleger { $n } an Obelisk und Säulengang auf.
    [pyramid] Das Schiff von { $name } rückt auf Anleger { $n } an Pyramide und Statuen auf.
   *[sphinx] Das Schiff von { $name } rückt auf Anleger { $n } der Sphinx auf.
}
not-built = { $name } baut nicht { zone.at }.
bonus-laid = { $column ->
    [gold] Das Plättchen der goldenen Säule ist „{ $bonus }“.
   *[purple] Das Plättchen der lila Säule ist „{ $bonus }“.
}
statue-laid = Statue { $n } zählt „{ $what }“.

# Der Tisch als Text, höchstens 80 Spalten

column-tiles = Gold: { $gold }, Lila: { $purple }

# Der Tisch in Sätzen

bank-others = Plättchen und Bauplätze
spoken-tile = { $ships ->
    [0] Ort { $place }, Plättchenfeld { $n }, frei. { $words }
   *[other] Ort { $place }, Plättchenfeld { $n }, besetzt von { $names }. { $words }
}
spoken-zone = { $ships ->
    [one] { $zone ->
        [obelisk] An Obelisk und Säulengang liegt das Schiff von { $names }.
        [pyramid] An Pyramide und Statuen liegt das Schiff von { $names }.
       *[sphinx] Bei der Sphinx liegt das Schiff von { $names }.
    }
   *[other] { $zone ->
        [obelisk] An Obelisk und Säulengang liegen, vom Nil an, die Schiffe von { $names }.
        [pyramid] An Pyramide und Statuen liegen, vom Nil an, die Schiffe von { $names }.
       *[sphinx] Bei der Sphinx liegen, vom Nil an, die Schiffe von { $names }.
    }
}
    .waiting = Das Schiff von { $name } wartet { zone.beside }.
spoken-bonus = { $column ->
    [gold] Goldene Säule, „{ $bonus }“. { $words }
   *[purple] Lila Säule, „{ $bonus }“. { $words }
}
spoken-statue = Statue { $n }. { $words }
spoken-bricks = { $n ->
    [one] { $name } hat { $n } Baustein verbaut, { spoken-parts }.
   *[other] { $name } hat { $n } Bausteine verbaut, { spoken-parts }.
}
spoken-parts = { $sphinx ->
    [one] { $columns } davon im Säulengang, und { $sphinx } Sphinxkarte
   *[other] { $columns } davon im Säulengang, und { $sphinx } Sphinxkarten
}

## Drawings

look-obelisk = Obelisk, Säulen
look-pyramid = Pyramide, Statuen
look-next-column = Deine Säule { $column } kostet { $cost }
look-columns-done = Alle deine Säulen stehen
look-majority = Mehrheit am Ende: { $points }
look-bonus = { $words }, ab Säule { $column }
look-use = Dies einsetzen: { $words }
look-has = { $name } { $n }
look-statue-whole = { $words } Jetzt: { $has }.
look-statue-level = { $name } hat Stufe { $level } gebaut
look-statue-done = Alle deine Stufen dieser Statue stehen
look-statue = Stufe { $level } dieser Statue kostet { $cost }. { $words }
## Positions

# Was es in einer Stellung nicht geben kann; $place ist, wo es steht, etwa table.players[0]

position-gold = table.gold ist bei dieser Zahl von Spielern eins von { $names }.
position-purple = table.purple ist bei dieser Zahl von Spielern eins von { $names }.
position-statues = Bei dieser Zahl von Spielern stehen { $count } verschiedene Statuen in table.statues.
position-statue-pile = table.statues: Diese Statue ist eine vom Stapel { $pile }.
position-unsupported = table.pyramid: Feld { $space } der Reihe { $row } ruht nicht auf zwei Bausteinen.
position-bonus = { $place }.bonuses_used nennt { $tile }, aber das Plättchen ist nicht gewonnen.
position-levels = eine Liste von drei Stufen von 0 bis 3, 0 wo keine Statue steht
position-dealt-two = Alle bekommen zwei Sphinxkarten, der Reihe nach; wer nicht mehr gefragt wird, behält eine davon.
position-waiting = Am Bauplatz { $zone } wartet ein Schiff, aber ein Anleger ist dort frei.
look-example-cards = Ein Acker mit 8, der einmal beide Märkte hebt; eine Karte für Steine oder Stärke; eine, die sofort wirkt; eine auf Dauer.
look-example-tiles = Eine Stufe in jedem Markt; der Führungstrupp und zwei Schritte des Rings; drei Trupps hinauf, der Führungstrupp hinab.
