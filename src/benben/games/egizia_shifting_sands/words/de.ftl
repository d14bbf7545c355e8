# Egizia: Shifting Sands
title = Egizia: Shifting Sands
summary = Den Nil hinab um Karten und Trupps, sie versorgen und fünf Bauwerke für den Pharao errichten.

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
    Zwanzig Orte liegen am Nil, von der Quelle oben bis zum Delta: zehn mit Karten, sieben mit runden Plättchen, drei
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
    für einmal liegen vor dir, bis du sie nutzt: wann immer du gefragt wirst und ihre Phase gekommen ist. Dauerkarten
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

# Linien in der Punktekurve
milestone-round_ended = Runde { $x }

# Warum eine Antwort nicht erlaubt ist
refusal-another-question = Das beantwortet eine andere Frage als die, die jetzt offen ist.
refusal-game-is-over = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
refusal-not-your-turn = Du bist jetzt nicht am Zug.
refusal-has-passed = Du hast gepasst: In dieser Runde setzt du kein Schiff mehr ein.
refusal-closed-space = Dieses Feld ist mit so wenigen am Tisch nicht im Spiel.
refusal-space-taken = Dort ist schon ein Schiff, und mehr als eines passt nicht hin.
refusal-not-downstream = Das liegt flussaufwärts: Dein nächstes Schiff muss weiter den Nil hinab als dein letztes.
refusal-no-ships-left = Du hast in dieser Runde kein Schiff mehr.
refusal-second-ship-at-zone = An diesem Bauplatz hast du schon ein Schiff: Zwei hat dort niemand.
refusal-zone-not-full = Neben einem Bauplatz wartet ein Schiff nur, wenn alle Anleger besetzt sind: Nimm einen freien.
refusal-must-place-second = Du hast ein zweites Schiff angesagt: Jetzt musst du es einsetzen.
refusal-no-bonus = Das Plättchen dafür hast du nicht.
refusal-bonus-is-used = Dieses Plättchen hast du schon genutzt.
refusal-not-upstream = Das liegt flussabwärts: Dafür brauchst du kein Plättchen.
refusal-tile-is-free = Dort ist noch kein Schiff: Fahr hin, ohne dein Plättchen zu nutzen.
refusal-card-not-left = Diese Karte liegt nicht mehr am Nil.
refusal-nothing-to-build = Hier gibt es nichts mehr zu bauen.
refusal-another-zone = Das gehört zu einem anderen Bauplatz: Baue nur dort, wo dein Schiff liegt.
refusal-obelisk-is-full = Der Obelisk ist fertig.
refusal-colonnade-is-full = Dein Säulengang ist fertig.
refusal-no-such-row = Diese Reihe hat die Pyramide zu zweit nicht.
refusal-row-is-full = Diese Reihe der Pyramide ist voll.
refusal-not-supported = Unter dem nächsten Feld dieser Reihe müssen erst beide Bausteine liegen.
refusal-no-such-statue = Zu zweit gibt es keine dritte Statue.
refusal-statue-is-full = Von dieser Statue hast du alle drei Stufen gebaut.
refusal-statue-built-already = Von dieser Statue hast du in dieser Runde schon eine Stufe gebaut: Die nächste muss warten.
refusal-first-brick = Dein Trupp ist unterwegs: Setze mindestens einen Baustein, bevor du fertig bist.
refusal-must-build = Dein Trupp ist schon unterwegs: Jetzt musst du bauen.
refusal-one-basic-crew = Zu einem Bau gehört nur einer der Trupps Grün, Blau und Gelb.
refusal-no-statue-for-free = Der Gratis-Baustein kommt auf Obelisk, Säulengang oder Pyramide, nicht auf eine Statue.
refusal-no-late-tile = Du hast in dieser Runde kein Nilplättchen, mit dem ein wartendes Schiff bauen darf.
refusal-one-market = Der untere Teil bringt dich nur auf einem Markt voran: Beide gibt es für den oberen.
refusal-too-many-cards = So viele Karten erlaubt dein Anleger nicht, oder der Stapel ist zu klein.
refusal-no-free-card = Du hast keine Karte, mit der du gratis ziehen darfst.
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

measure-bricks = { $n ->
    [one] { $n } Baustein
   *[other] { $n } Bausteine
}
measure = { $what ->
    [permanents] mindestens { $n ->
        [one] { $n } Dauerkarte
       *[other] { $n } Dauerkarten
    }
    [obelisk] mindestens { measure-bricks } im Obelisken
    [statue_bricks] mindestens { measure-bricks } in den Statuen
    [quarries] Steinbrüche mit zusammen mindestens { $n ->
        [one] { $n } Stein
       *[other] { $n } Steinen
    }
    [green_fields] grüne Äcker mit zusammen mindestens { $n } Getreide
    [dry_fields] gelbe und rote Äcker mit zusammen mindestens { $n } Getreide
    [grain_level] Stufe { $n } des Getreidemarkts
    [stone_level] Stufe { $n } des Steinmarkts
    [both_levels] Marktstufen von zusammen mindestens { $n }
    [columns] mindestens { $n ->
        [one] { $n } Säule
       *[other] { $n } Säulen
    } deines Säulengangs
    [pyramid] mindestens { measure-bricks } in der Pyramide
    [each_monument] je mindestens { measure-bricks } in Obelisk, Säulengang, Pyramide und Statuen
    [each_statue] mindestens { $n ->
        [one] { $n } Stufe von jeder der drei Statuen
       *[other] { $n } Stufen von jeder der drei Statuen
    }
    [all_bricks] mindestens { measure-bricks } in allen Bauwerken zusammen
    [strength] Trupps mit zusammen mindestens Stärke { $n }
    [lead_strength] einen Leittrupp mit mindestens Stärke { $n }
    [each_crew] vier Trupps mit mindestens je Stärke { $n }
    [field_colours] { $n ->
        [3] einen grünen, einen gelben und einen roten Acker
       *[other] Äcker in { $n } Farben
    }
    [sphinx_cards] mindestens { $n } Sphinxkarten, diese mitgezählt
   *[stones] mindestens { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    } im Vorrat
}
    .title = { $what ->
        [rows_won] Gewonnene Reihen
        [permanents] Dauerkarten
        [obelisk] Obelisk
        [statue_bricks] Statuen
        [quarry_cards] Steinbruchkarten
        [quarries] Steinbrüche
        [green_fields] Grüne Äcker
        [yellow_fields] Gelbe Äcker
        [red_fields] Rote Äcker
        [dry_fields] Gelbe, rote Äcker
        [grain_level] Getreidemarkt
        [stone_level] Steinmarkt
        [both_levels] Beide Märkte
        [columns] Säulen
        [pyramid] Pyramide
        [each_monument] Jedes Bauwerk
        [each_statue] Jede Statue
        [all_bricks] Alle Bausteine
        [strength] Gesamtstärke
        [lead_strength] Leittrupp
        [each_crew] Jeder Trupp
        [field_colours] Ackerfarben
        [sphinx_cards] Sphinxkarten
       *[stones] Steine
    }
    .each = { $what ->
        [rows_won] jede Reihe der Pyramide, deren Bonus du bekommen hast
        [permanents] jede deiner Dauerkarten
        [obelisk] jeden deiner Bausteine im Obelisken
        [statue_bricks] jeden deiner Bausteine in den Statuen
       *[quarry_cards] jede deiner Steinbruchkarten, auch für den Startsteinbruch
    }
    .most = { $what ->
        [quarries] deine Steinbrüche zusammen mehr Steine zeigen
        [green_fields] deine grünen Äcker zusammen mehr Getreide zeigen
        [yellow_fields] deine gelben Äcker zusammen mehr Getreide zeigen
       *[red_fields] deine roten Äcker zusammen mehr Getreide zeigen
    }
    .counted = { $what ->
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
statue = Sie zählt { measure.counted }: { $levels }, wenn die Stufe gebaut ist.
    .level = { $points ->
        [one] { $points } Punkt ab { $n }
       *[other] { $points } Punkte ab { $n }
    }
sphinx = { points } für { $goals }.
    .each = { points } für { measure.each }.
    .most = { points }, wenn { measure.most } als die aller anderen.
    .title = { $family ->
        [each] Je: { $title }
       *[most] Meiste: { $title }
    }
    .goal = { $title } { $n }+

# Fragen

ask-DrawGold = Ein goldenes Säulenplättchen wird gezogen.
ask-DrawPurple = Ein lilafarbenes Säulenplättchen wird gezogen.
ask-DrawStatue = Eine Statue wird gezogen.
ask-DealCard = Sphinxkarten werden ausgeteilt.
ask-DrawSequence = Das Los sagt, wer beginnt.
ask-LayCardAt = Nilkarten werden ausgelegt.
ask-LayTileAt = Nilplättchen werden ausgelegt.
ask-DrawCard = Sphinxkarten werden gezogen.
ask-ChooseFirst = { $name }, welche Sphinxkarte behältst du?
ask-Placing = { $name }, wohin fährt dein nächstes Schiff?
ask-PlacingSecond = { $name }, wohin fährt dein zweites Schiff?
ask-MayPlaceSecond = { $name }, setzt du ein zweites Schiff ein?
ask-TakingLeftover = { $name }, welche übrige Karte nimmst du?
ask-Trading = { $name }, schwächst du einen Trupp für beide Märkte?
ask-FeedingCrews = { $name }, was legst du dazu, bevor deine Trupps essen?
ask-Raising = { $name }, nutzt du deine Karte für einen stärkeren Trupp?
ask-Preparing = { $name }, nutzt du jetzt eine Karte?
ask-MayBuildLate = { $name }, baut dein wartendes Schiff?
ask-MayBuild = { $name }, welcher Trupp baut { zone.at }?
ask-Reinforcing = { $name }, was geht mit deinem Trupp mit?
ask-LayBrick = { $name }, wohin kommt der nächste Baustein?
ask-ChooseMarket = { $name }, auf welchem Markt steigst du?
ask-ChooseFreeBrick = { $name }, wohin kommt der Gratis-Baustein?
ask-Drawing = { $name }, wie viele Sphinxkarten ziehst du?
ask-ChooseKept = { $name }, welche Karte behältst du?
ask-ChooseMore = { $name }, behältst du noch eine Karte?
ask-ChooseRaised = { $name }, welcher Trupp wird stärker?
ask-ChooseLowered = { $name }, welcher Trupp wird schwächer?
ask-MoveRing = { $name }, wohin kommt der Ring?

explain-ChooseFirst = Die andere wird ungesehen in den Stapel gemischt.
more-placing = { $last ->
    [0] { ships-left }
   *[other] { ships-left } Das nächste muss weiter hinab als Ort { $last } am Nil.
}
ships-left = { $n ->
    [one] Du hast noch { $n } Schiff.
   *[other] Du hast noch { $n } Schiffe.
}
explain-MayPlaceSecond = Du setzt es gleich ein, noch vor dem nächsten Zug.
explain-TakingLeftover = Oder nimmst du den Punkt?
explain-Trading = Dafür steigst du auf beiden eine Stufe.
more-feeding = { $points ->
    [0] { $surplus ->
        [0] Sie brauchen { $need } Getreide, und genau das ist da.
       *[other] Sie brauchen { $need } Getreide, da sind { $n }.
    }
   *[other] Sie brauchen { $need } Getreide, da sind { $n }: Der Rest bringt { points }.
}
    .short = Sie brauchen { $need } Getreide, da sind { $n }: { $missing } zu wenig, das kostet { points }.
explain-Raising = Einmal je Runde, vor dem Bau.
explain-Preparing = Was du nicht nutzt, behältst du.
explain-MayBuildLate = Mit deinem Plättchen baut es hier als letztes.
more-MayBuild = { $count ->
    [0] Du hast { stones-of }, aber hier gibt es nichts mehr zu bauen.
   *[other] Du hast { stones-of }. Als Nächstes: { $sites }.
}
    .sphinx = Du hast { stones-of }; dein Anleger erlaubt { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    }.
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
stones-of = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
more-Reinforcing = Bis jetzt Stärke { $strength }, dazu { stones-of }.
more-LayBrick = { $cost ->
    [0] Stärke { $strength } und { stones-of }: Bezahlen kannst du bis zu { $left }.
   *[other] Stärke { $strength }, { stones-of }; { $cost } ausgegeben, { $left } übrig.
}
more-Drawing = Stärke { $strength }, { stones-of }; dein Anleger erlaubt { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    }.
more-ChooseKept = { $n ->
    [one] Du hast { $n } gezogen; gibst du sie ab, bringt sie einen Punkt.
   *[other] Du hast { $n } gezogen und behältst höchstens eine; jede, die du abgibst, bringt einen Punkt.
}
explain-ChooseMore = Mit deiner Nilkarte darfst du eine mehr behalten.
explain-ChooseMarket = Das ist der Bonus des Obelisken, einmal je Runde.
explain-ChooseFreeBrick = Er kostet nichts und bringt keine Punkte, aber jeden Bonus.
more-MoveRing = { $ring ->
    [top] Er liegt oben; du darfst ihn { ring-moves } verlegen.
    [middle] Er liegt in der Mitte; du darfst ihn { ring-moves } verlegen.
   *[bottom] Er liegt unten; du darfst ihn { ring-moves } verlegen.
}
ring-moves = { $n ->
    [one] um { $n } Feld
   *[other] um bis zu { $n } Felder
}
outcome = { $tied ->
    [yes] Die Partie ist zu Ende: { $name } gewinnt mit { points.dative }, dank des höheren Reihenfolgeplättchens.
   *[no] Die Partie ist zu Ende: { $name } gewinnt mit { points.dative }.
}
stage = { $phase ->
    [set_up] Runde { $round } von { $rounds }, Nil
    [placement] Runde { $round } von { $rounds }, Schiffe
    [mining] Runde { $round } von { $rounds }, Abbau
    [feeding] Runde { $round } von { $rounds }, Essen
   *[building] Runde { $round } von { $rounds }, Bau
}
    .before = Aufbau
    .over = Partie zu Ende

# Antworten

place-card = Zu Kartenfeld { $n } fahren. { $words }
place-tile = Zu Plättchenfeld { $n } fahren. { $words }
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
take-card = Diese Karte nehmen. { $words }
take-point = { $n ->
    [one] Stattdessen { $n } Punkt nehmen
   *[other] Stattdessen { $n } Punkte nehmen
}
    .chip = Lieber Punkte
use-card =
    .stones = { $n ->
        [one] „{ $card }“ für { $n } Stein nutzen
       *[other] „{ $card }“ für { $n } Steine nutzen
    }
    .grain = „{ $card }“ für { $n } Getreide nutzen
    .strength = „{ $card }“ für { $n } Stärke in diesem Bau nutzen
sell-stones = { $n ->
    [one] { $n } Stein für einen Punkt verkaufen; die Karte ist dann weg
   *[other] { $n } Steine für { $n } Punkte verkaufen; die Karte ist dann weg
}
    .chip = { $n } verkaufen
upgrade-field = { $colour ->
    [green] „{ $field }“ für immer aufwerten: Der Acker zählt als grün
   *[yellow] „{ $field }“ für immer aufwerten: Der Acker zählt als gelb
}
upgraded =
    .chip = { $colour ->
        [red] → gelb
       *[yellow] → grün
    }
feed-stones = { $n ->
    [one] Deine Trupps mit { $n } Stein versorgen: { points } weniger verloren
   *[other] Deine Trupps mit { $n } Steinen versorgen: { points } weniger verloren
}
raise-by-card = Einen Trupp deiner Wahl um 1 stärken
    .chip = Trupp stärken
train-crews = { $steps ->
    [1] { $n ->
        [one] { $n } Stein zahlen und einen Trupp um 1 stärken
       *[other] { $n } Steine zahlen und einen Trupp um 1 stärken
    }
   *[other] { $n } Steine zahlen und Trupps um zusammen { $steps } stärken
}
    .chip = Trupp { SIGNED($n) }
trade-crew = Einen Trupp um 1 schwächen und auf beiden Märkten eine Stufe steigen
    .chip = Trupp schwächen
done = { $step ->
    [FeedingCrews] { $points ->
        [0] Die Trupps jetzt versorgen
       *[other] Die Trupps jetzt versorgen und { points } verlieren
    }
    [LayBrick] { $n ->
        [0] Den Bau beenden
        [one] Den Bau beenden und { $n } Stein zahlen
       *[other] Den Bau beenden und { $n } Steine zahlen
    }
    [TakingLeftover] Nichts nehmen
   *[other] Weiter, ohne eine Karte zu nutzen
}
    .chip = { $step ->
        [FeedingCrews] Jetzt versorgen
        [LayBrick] Fertig
        [TakingLeftover] Nichts nehmen
       *[other] Weiter
    }
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
draw-cards = { $free ->
    [0] { $n ->
        [one] { $n } Sphinxkarte für { $n } Stein ziehen, von höchstens { $most }
       *[other] { $n } Sphinxkarten für { $n } Steine ziehen, von höchstens { $most }
    }
   *[other] { $cards } Sphinxkarten ziehen und { $n } davon bezahlen, von höchstens { $most }
}
    .chip = { $free ->
        [0] { $n ->
            [one] { $n } Karte
           *[other] { $n } Karten
        }
       *[other] { $n } + 1 gratis
    }
keep-card = Diese Karte behalten: { $words }
keep-another = Deine Nilkarte nutzen und auch diese behalten: { $words }
return-cards = { $n ->
    [0] Nichts mehr abgeben
    [one] { $n } Karte für einen Punkt abgeben
   *[other] { $n } Karten für { $n } Punkte abgeben
}
    .chip = { $step ->
        [ChooseKept] Alle abgeben
       *[other] Rest abgeben
    }

# Antworten in Kürze

gain =
    .stones = { $n ->
        [one] { SIGNED($n) } Stein
       *[other] { SIGNED($n) } Steine
    }
    .grain = { SIGNED($n) } Getreide
    .strength = { SIGNED($n) }
dock = { zone.title }, Anleger { $n }
    .wait = { zone.title }, warten
space = { $words }, Feld { $n }
copy = { $words } ({ $n })
group = { $group ->
    [cards] Karten
    [tiles] Plättchen
    [zones] Bauen
    [upstream] Flussaufwärts
    [beside] Besetzte Plättchen
    [stones] Für Steine
    [grain] Für Getreide
    [strength] Für Stärke
    [sale] Steine verkaufen
    [upgrade] Acker aufwerten
    [free] Eine gratis mehr
   *[feed] Steine als Getreide
}

# Verlauf

scored = { $reason ->
    [bricks] { $name } bekommt { points } für die Bausteine.
    [rows] { $name } bekommt { points } für die Reihe.
    [cooperation] { $name } bekommt { points } für das Bauen an mehreren Bauplätzen.
    [returned] { $name } bekommt { points } für abgegebene Sphinxkarten.
    [grain_market] { $name } bekommt { points } an der Spitze des Getreidemarkts.
    [hunger] { $size ->
        [one] { $name } verliert { $size } Punkt, weil Trupps hungern.
       *[other] { $name } verliert { $size } Punkte, weil Trupps hungern.
    }
    [cards] { $name }: { $points ->
        [one] { SIGNED($points) } Punkt durch eine Nilkarte.
       *[other] { SIGNED($points) } Punkte durch eine Nilkarte.
    }
    [sphinx] { $name } bekommt { points } für Sphinxkarten.
    [stones] { $name } bekommt { points } für übrige Steine.
    [colonnade] { $name } bekommt { points } für den fertigen Säulengang.
    [majority] { $name } bekommt { points } für die meisten Bausteine in der Pyramide.
    [statues] { $name } bekommt { points } für Statuen.
    [surplus] { $name } verkauft Getreide für { points }.
    [tiles] { $name } bekommt { points } vom Plättchen.
   *[leftover] { $name } nimmt { points } statt einer Karte.
}
placed = { $kind ->
    [card] { $name } fährt zu Kartenfeld { $n }.
   *[tile] { $name } fährt zu Plättchenfeld { $n }.
}
    .dock = { $zone ->
        [obelisk] { $name } fährt zu Anleger { $n } an Obelisk und Säulengang.
        [pyramid] { $name } fährt zu Anleger { $n } an Pyramide und Statuen.
       *[sphinx] { $name } fährt zu Anleger { $n } der Sphinx.
    }
    .beside = { $name } wartet { zone.beside }.
tile-claimed = { $name } bekommt „{ $tile }“.
sequence-given = { $name } bekommt Reihenfolgeplättchen { $tile } und beginnt mit { $n } Steinen.
sphinx-seen = { $name } sieht eine Sphinxkarte: { $card }
sphinx-kept = { $name } behält „{ $card }“.
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
row-completed = Reihe { $row } der Pyramide ist voll: { $n ->
    [one] { $name } hat mit { $n } Baustein die Mehrheit.
   *[other] { $name } hat mit { $n } Bausteinen die Mehrheit.
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
event-round_began = Runde { $x } beginnt.
event-game_ended = Die letzte Runde ist vorbei: Jetzt wird gewertet.

# Der Tisch als Text, höchstens 80 Spalten

heading = { $phase ->
    [set_up] { heading-round }, Nil auslegen
    [placement] { heading-round }, Schiffe einsetzen
    [mining] { heading-round }, Abbau
    [feeding] { heading-round }, Versorgung
    [building] { heading-round }, Bau
   *[over] Die Partie ist zu Ende
}
    .ring = Ring { $ring ->
        [top] oben
        [middle] in der Mitte
       *[bottom] unten
    }
    .sphinx = Sphinxstapel { $n }
    .nile = Nilstapel { $n }
heading-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}
bank =
    .cards = Karten
    .others = Plättchen und Bauplätze
    .closed = geschlossen
    .taken = genommen
panel = { $panel ->
    [ships] Schiffe
    [build] Bau
    [obelisk] Obelisk
    [colonnade] Säulengang
    [tiles] Säulen
    [pyramid] Pyramide
   *[statues] Statue
}
building = Stärke { $strength }, Steine { $stones }, Kosten bisher { $cost }, übrig { $left }
column-tiles = Gold: { $gold }, Lila: { $purple }
column =
    .points = Punkte
    .stones = Steine
    .markets = Märkte
    .grain = Getreide
    .ships = Schiffe
    .passed = gepasst
grain-of = { $n } für { $need }
own = { $stack ->
    [kept] Deine Sphinxkarten
   *[choice] Zur Auswahl
}
own-card = { $card }: jetzt { $n }
    .drawn = { $card }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

# Der Tisch in Sätzen

spoken-round = { $round ->
    [0] Das Spiel wird aufgebaut. { spoken-ring }
   *[other] { $phase ->
        [set_up] Runde { $round } von { $rounds }: Der Nil wird ausgelegt. { spoken-ring }
        [placement] Runde { $round } von { $rounds }: Schiffe werden eingesetzt. { spoken-ring }
        [mining] Runde { $round } von { $rounds }: Steine werden abgebaut. { spoken-ring }
        [feeding] Runde { $round } von { $rounds }: Trupps werden versorgt. { spoken-ring }
        [building] Runde { $round } von { $rounds }: Es wird gebaut. { spoken-ring }
       *[over] Die Partie ist zu Ende.
    }
}
spoken-ring = { $ring ->
    [top] Der Bewässerungsring liegt oben.
    [middle] Der Bewässerungsring liegt in der Mitte.
   *[bottom] Der Bewässerungsring liegt unten.
}
spoken-card = Ort { $place }, Kartenfeld { $n }. { $words }
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
spoken-obelisk = { $cost ->
    [0] Der Obelisk ist fertig.
   *[other] Der Obelisk hat { $n } von { $levels } Ebenen; die nächste kostet { $cost }.
}
spoken-bonus = { $column ->
    [gold] Goldene Säule, „{ $bonus }“. { $words }
   *[purple] Lila Säule, „{ $bonus }“. { $words }
}
spoken-row = Reihe { $row } der Pyramide hat { $n } von { $spaces } Bausteinen, von links: { $names }.
spoken-statue = Statue { $n }. { $words }
spoken-crew = { $spent ->
    [yes] { $crew } { $n }, schon geschickt
   *[no] { $crew } { $n }
}
spoken-player = { $passed ->
    [yes] { $name } hat { points } und { stones-of }, steht auf Stufe { $grain } des Getreidemarkts und Stufe { $stone } des Steinmarkts und hat gepasst.
   *[no] { $name } hat { points } und { stones-of }, steht auf Stufe { $grain } des Getreidemarkts und Stufe { $stone } des Steinmarkts und hat noch { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
}
spoken-crews = Trupps von { $name }: { $crews }. Sie brauchen { $need } Getreide, da sind { $n }.
spoken-bricks = { $n ->
    [one] { $name } hat { $n } Baustein verbaut, { spoken-parts }.
   *[other] { $name } hat { $n } Bausteine verbaut, { spoken-parts }.
}
spoken-parts = { $sphinx ->
    [one] { $columns } davon im Säulengang, und { $sphinx } Sphinxkarte
   *[other] { $columns } davon im Säulengang, und { $sphinx } Sphinxkarten
}
spoken-cards = Karten von { $name }: { $cards }.
spoken-kept = Du behältst eine Sphinxkarte: { $words } Im Moment bringt sie { points }.
    .shown = Eine Sphinxkarte von { $name }: { $words } Sie bringt { points }.
spoken-drawn = Du kannst wählen: { $words }

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
look-start-field = Startacker: { $grain } Getreide
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
## Positions

# Was es in einer Stellung nicht geben kann; $place ist, wo es steht, etwa table.players[0]

position-seats = { $place } ist eine Liste aller { $seats } Plätze, jeder einmal.
position-standing = table.standing geht von vorn nach hinten: Niemand hat mehr Punkte, als wer davor steht.
position-gold = table.gold ist bei dieser Zahl von Spielern eins von { $names }.
position-purple = table.purple ist bei dieser Zahl von Spielern eins von { $names }.
position-statues = Bei dieser Zahl von Spielern stehen { $count } verschiedene Statuen in table.statues.
position-statue-pile = table.statues: Diese Statue ist eine vom Stapel { $pile }.
position-owners = eine Liste von höchstens { $most } Plätzen von 0 bis { $seats }, einer für jeden Baustein
position-rows = table.pyramid ist eine Liste von { $rows } Reihen, nicht { $given }.
position-unsupported = table.pyramid: Feld { $space } der Reihe { $row } ruht nicht auf zwei Bausteinen.
position-bonus = { $place }.bonuses_used nennt { $tile }, aber das Plättchen ist nicht gewonnen.
position-crews = eine Liste der Stärken von green, blue, yellow und lead, jede von 1 bis { $most }
position-upgrade = { $place }.upgrades: { $card } kann nicht bei { $field } liegen, nur eigene bei eigenen Äckern.
position-levels = eine Liste von drei Stufen von 0 bis 3, 0 wo keine Statue steht
position-ship = { $place }.ships: Auf { $space } kann hier kein Schiff sein, oder an dieser Stelle ist schon eins.
position-space = Auf { $space } kann nichts liegen: Es ist geschlossen, hat ein Schiff, oder damit wird nicht gespielt.
position-twice = { $place }: { $card } ist auch anderswo, oder damit wird nicht gespielt.
position-dealt = { $place }.dealt nennt zuerst die behaltene Karte und höchstens eine weitere.
position-dealt-two = Alle bekommen zwei Sphinxkarten, der Reihe nach; wer nicht mehr gefragt wird, behält eine davon.
position-drawn = eine Liste von höchstens { $most } Karten
position-draw = { $place }: 1 bis { $most } Karten wurden gezogen, und wer gezogen hat, hat die behaltenen in sphinx.
position-under = Nach diesen Zügen liegt unter dem Stapel: { $names }.
position-sphinx-cards = Eine Sphinxkarte ist genannt, mit der nicht gespielt wird.
position-drawn-twice = { $card } wurde zweimal gezogen, obwohl andere noch nie gezogen waren.
position-not-underneath = { $card } wurde gezogen, war aber nicht die nächste unter dem Stapel.
position-nothing-to-lay = next nennt { $step }, aber es gibt nichts mehr auszulegen, oder es ist doppelt genannt.
position-not-over = next ist leer, aber die Partie ist erst in der Phase over der Runde { $rounds } vorbei.
position-over = In der Phase over wird nichts gefragt: next ist leer.
position-round = In der Phase { $phase } kann die Runde nicht 0 sein, und vor Runde 1 wird aufgebaut.
position-no-such-seat = next nennt { $step }, aber die Plätze gehen von 0 bis { $most }.
position-turn = next nennt { $step }, also ist table.turn { $turn }, die Stelle dieses Platzes in table.order.
position-not-asked = In der Phase { $phase } wird das nicht gefragt: { $step }.
position-two-ships = Zwei Schiffe liegen am selben Anleger des Bauplatzes { $zone }.
position-waiting = Am Bauplatz { $zone } wartet ein Schiff, aber ein Anleger ist dort frei.
position-zone = table.build nennt den Bauplatz genau dann, wenn dort gebaut wird: next nennt dann NextShip.
position-no-ship = Platz { $seat } baut am Bauplatz { $zone }: Er hat dort ein Schiff und steht in table.build.acted.
position-no-crew = Platz { $seat } baut, also ist einer seiner Trupps benutzt und table.build.strength nicht 0.
position-too-dear = table.build.cost ist { $cost }: mehr, als Stärke oder Steine reichen.
look-example-cards = Ein Acker mit 8, der einmal beide Märkte hebt; eine Karte für Steine oder Stärke; eine, die sofort zählt; eine auf Dauer.
look-example-tiles = Eine Stufe in jedem Markt; der Führungstrupp und zwei Schritte des Rings; drei Trupps hinauf, der Führungstrupp hinab.
look-example-crews = Der Führungstrupp, der grüne, der blaue und der gelbe Trupp.
look-example-feeding = Grüne Äcker sind immer bewässert, gelbe ab der Mitte, rote nur, solange der Ring oben liegt.
look-example-markets = Der Getreidemarkt und der Steinmarkt.
