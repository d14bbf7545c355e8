# Egyptia
title = Egyptia
summary = Wähle eine Spalte voller Würfel, ertrage ihre Plagen und baue die Stadt, die der Pharao verlangt.

# Vorbereitung
option-card_a = Karte A
    .more = Forderung A des Pharaos, oder das Los entscheidet
    .random = zufällig
option-card_b = Karte B
    .more = Forderung B des Pharaos, oder das Los entscheidet
    .random = zufällig
option-card_c = Karte C
    .more = Forderung C des Pharaos, oder das Los entscheidet
    .random = zufällig
option-card_d = Karte D
    .more = Forderung D des Pharaos, oder das Los entscheidet
    .random = zufällig
option-card_e = Karte E
    .more = Forderung E des Pharaos, oder das Los entscheidet
    .random = zufällig

# Wie das Spiel geht, in zwei Minuten
primer =
    Du baust eine Stadt auf einer Hochebene mit 18 Feldern rund um eine Oase, jede Runde ein Gebäude, so wie es fünf
    Forderungen des Pharaos verlangen.

    Jede Runde werden sechs Würfel geworfen und in vier Spalten gelegt: Getreide, Diamant, Stein, Gunst. Alle wählen
    gleichzeitig eine Spalte. Du bekommst ein Gut für jeden Würfel darin, und mehr, sobald du Steinbrüche (Stein),
    Minen (Diamanten) und Äcker (Getreide) hast. Liegen drei oder mehr Würfel in deiner Spalte, musst du eine Plage
    deiner Wahl erleiden; jede kommt einmal in der Partie, nur der Tod immer wieder.

    Dann baust du, was ein Würfel in deiner Spalte erlaubt: W4 Pyramide, W6 Steinbruch, W8 Mine, W10 Obelisk, W12
    Acker; der W20 steht für jedes davon und kostet eine Gunst mehr. Auch eine Heilige Stätte kostet eine Gunst mehr.
    Oder du errichtest einen Grabhügel: Er kostet nichts und bringt zwei Rohstoffe (alles außer Gunst) oder eine Gunst.
    Was dir fehlt, kannst du beim Bezahlen tauschen: zwei Rohstoffe gegen einen anderen, drei gegen eine Gunst, eine
    Gunst gegen einen Rohstoff. Drei Schiffe bringen je einmal Güter, wann immer du willst.

    Die Partie endet mit dem letzten Feld oder nach der Runde, in der jemand einen roten Kreis markiert, den letzten
    einer Leiste. Gewertet werden die fünf Forderungen, dazu je zwei Gunst mit 1 Punkt und jedes unbenutzte Schiff mit
    2 Punkten; die Viehpest kostet 2. Wer die meisten Punkte hat, gewinnt.

# Hilfe nach Themen
help-round =
    Alle sechs Würfel werden geworfen und liegen dann in den Spalten; danach produzieren alle, erleiden eine Plage,
    wenn ihre Spalte zu voll ist, bauen und bestätigen. Niemand sieht die Runde der anderen, bevor alle bestätigt
    haben (EGY-2, EGY-12).
    .title = Runde
help-produce =
    Wähle eine beliebige Spalte, auch eine leere. Du bekommst so viele Güter, wie Würfel darin liegen, und dazu, was deine
    Produktivität bringt. Alles davon wird markiert, bis zum letzten Kreis der Leiste, dem roten (EGY-3).
    .title = Produzieren
help-plague =
    Drei oder mehr Würfel in deiner Spalte bringen eine Plage, die du wählst. Du musst sie bezahlen oder dich daran
    halten können, und sie ist für den Rest der Partie durchgestrichen; nur der Tod kommt wieder (EGY-4).
    .title = Plage
help-plagues =
    Heuschrecken: 2 Getreide. Blut: 2 Diamanten. Staubsturm: 2 Steine. Fliegen: 1 Gunst. Viehpest: 2 Punkte bei
    Spielende (die Anleitung nennt einmal 1 und einmal 2). Frösche: 3 Güter deiner Wahl. Finsternis: diese Runde kein
    Markt und keine Heilige Stätte. Geschwüre: diese Runde nichts an der Oase. Feuerhagel: ein unbenutztes Schiff. Tod:
    diese Runde ein Grabhügel (EGY-5).
    .title = Plagen
help-build =
    Jede Runde ein Gebäude: W4 Pyramide, W6 Steinbruch, W8 Mine, W10 Obelisk, W12 Acker, wenn der Würfel in deiner
    Spalte liegt; der W20 steht für jedes Gebäude und kostet 1 Gunst mehr. Erlaubt ist jedes leere Feld, nur nicht
    die Oase (EGY-6).
    .title = Bauen
help-costs =
    Pyramide: 1 Getreide, 2 Diamanten, 2 Steine. Steinbruch: 2 Getreide, 1 Diamant. Mine: 1 Getreide, 2 Steine.
    Obelisk: 1 Getreide, 1 Diamant, 2 Steine. Acker: 2 Diamanten, 1 Stein. Auf einer Heiligen Stätte 1 Gunst mehr
    (EGY-7).
    .title = Preise
help-market =
    Beim Bezahlen stehen zwei Rohstoffe für einen anderen, drei Rohstoffe für 1 Gunst und 1 Gunst für einen Rohstoff;
    Rohstoffe sind Getreide, Diamanten und Steine. Auf Vorrat wird nicht getauscht; bei Spielende sind drei Rohstoffe
    1 Gunst (EGY-8).
    .title = Markt
help-mound =
    Einen Grabhügel darfst du immer bauen. Er kostet nichts, auch auf einer Heiligen Stätte, und bringt 2 beliebige
    Rohstoffe oder 1 Gunst (EGY-9).
    .title = Grabhügel
help-ships =
    Jedes Schiff bringt seine Ladung einmal: 2 Getreide und 1 Diamant; 1 Diamant und 2 Steine; 2 Gunst. Nutze die
    Schiffe jederzeit in deiner Runde; jedes unbenutzte zählt 2 Punkte (EGY-10).
    .title = Schiffe
help-productivity =
    Ab der nächsten Runde bringt jeder Steinbruch 1 Stein mehr, wenn du Stein produzierst, jede Mine 1 Diamanten, jeder
    Acker 1 Getreide; mehr als +4 geht nicht (EGY-11).
    .title = Produktivität
help-end =
    Die Partie endet, wenn alle Felder bebaut sind, oder nach einer Runde, in der jemand einen roten Kreis markiert hat
    (EGY-13).
    .title = Ende
help-scoring =
    Die fünf Forderungen; 1 Punkt für je 2 Gunst, wobei zuerst je drei Rohstoffe zu einer Gunst werden; 2 Punkte für
    jedes unbenutzte Schiff; die Viehpest kostet 2 (EGY-14).
    .title = Wertung
help-demands =
    A: Pyramiden, je 5 oder 4. B: Steinbrüche, 3 oder 2. C: Minen, 3 oder 2. D: Obelisken, 4 oder 3, oder nach ihrer
    Zahl. E: Äcker, nach Oase, Heiligen Stätten oder Linie. Wo sie stehen müssen, sagen die Karten (EGY-15).
    .title = Forderungen
help-winning =
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die wenigsten Plagen durchgestrichen hat, dann, wer die
    meiste Gunst hat; sonst wird der Sieg geteilt. Allein verdienst du dir einen Titel: Lehrling, Geselle ab 50, Könner
    ab 60, Meister ab 65, Legende ab 70 (EGY-16).
    .title = Sieg

# Wofür es Punkte gibt
reason-pyramids = Pyramiden
reason-quarries = Steinbrüche
reason-mines = Minen
reason-obelisks = Obelisken
reason-fields = Äcker
reason-favor = Gunst
reason-ships = Schiffe
reason-pestilence = Viehpest

# Warum eine Antwort nicht erlaubt ist
refusal-another-question = Das beantwortet eine andere Frage als die, die jetzt gestellt ist.
refusal-column-first = Wähle zuerst die Spalte, in der du produzierst.
refusal-plague-first = Wähle zuerst die Plage, die du erleidest.
refusal-building-first = Wähle zuerst das Gebäude dieser Runde.
refusal-hex-first = Wähle zuerst das Feld für dein Gebäude.
refusal-pay-first = Wähle zuerst, wie du bezahlst.
refusal-ship-first = Wähle zuerst das Schiff, das der Hagel nimmt.
refusal-reward-first = Wähle zuerst, was dir der Grabhügel gibt.
refusal-confirm-first = Du hast in dieser Runde gebaut: Bestätige, oder nutze ein Schiff.
refusal-plague-is-used = Diese Plage ist durchgestrichen: Jede kommt nur einmal in der Partie.
refusal-plague-not-paid = Was diese Plage nimmt, hast du nicht, auch nicht durch Tausch.
refusal-no-ship-to-lose = Du hast kein unbenutztes Schiff, das der Hagel nehmen könnte.
refusal-only-sacred-left = In der Finsternis könntest du nichts bauen: Nur Heilige Stätten sind noch frei.
refusal-only-oasis-left = Mit Geschwüren könntest du nichts bauen: Alle freien Felder liegen an der Oase.
refusal-no-plague-now = Du erleidest jetzt keine Plage: Dafür müssten drei Würfel in der Spalte liegen.
refusal-die-elsewhere = Weder der Würfel dieses Gebäudes noch der W20 liegt in deiner Spalte.
refusal-death-binds = Nach dem Tod baust du in dieser Runde einen Grabhügel.
refusal-cannot-afford = Dieses Gebäude kannst du nicht bezahlen, auch nicht durch Tausch.
refusal-dark-market = In der Finsternis gibt es keinen Markt, und die Güter selbst fehlen dir.
refusal-hex-is-taken = Auf diesem Feld steht schon ein Gebäude.
refusal-dark-site = In der Finsternis darfst du nicht auf einer Heiligen Stätte bauen.
refusal-next-to-oasis = Mit Geschwüren darfst du nicht an der Oase bauen.
refusal-site-too-dear = Die Gunst, die eine Heilige Stätte zusätzlich kostet, kannst du nicht bezahlen.
refusal-not-so-many = So viele Güter zum Durchstreichen hast du nicht.
refusal-pays-too-little = Das ist zu wenig, wie auch immer getauscht wird.
refusal-pays-too-much = Das ist mehr, als zu zahlen ist: Weniger davon würde reichen.
refusal-ship-is-used = Dieses Schiff ist schon benutzt oder verloren.
refusal-not-unused = Der Hagel nimmt ein Schiff, das du noch nicht benutzt hast.
refusal-has-confirmed = Du hast bestätigt: Deine Runde ist zu Ende, bis alle anderen bestätigt haben.

# Warum etwas gar keine Antwort ist; $name ist, wie es in einer Antwort heißt
no-such-column = { $name } ist eins von { $names } (andere gibt es nicht, EGY-3.1), nicht „{ $given }“.
no-such-hex =
    { $name } ist eine Zahl von 1 bis { $most } (die Oase hat keine: Auf ihr wird nie gebaut, EGY-6.4), nicht
    „{ $given }“.

# Namen der Dinge. Was jemand nimmt, zahlt oder baut, steht im Akkusativ: some.object („1 Diamanten“), building.a („einen
# Obelisken“) und building.the-object („den Obelisken“); ohne Artikel bleibt es „Obelisk bauen“.

good = { $good ->
    [grain] Getreide
    [diamond] Diamant
    [stone] Stein
   *[favor] Gunst
}
    .title = { good }
    .plural = { $good ->
        [diamond] Diamanten
        [stone] Steine
       *[other] { good }
    }
    .letter = { $good ->
        [grain] Ge
        [diamond] Di
        [stone] St
       *[favor] Gu
    }
some = { $good ->
    [diamond] { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamanten
    }
    [stone] { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
   *[other] { $n } { good }
}
    .object = { $good ->
        [diamond] { $n } Diamanten
       *[other] { some }
    }
    .label = { some.object }
nothing = nichts
    .chip = Nichts
goods-count = { $n ->
    [one] { $n } Gut
   *[other] { $n } Güter
}
die = { $die ->
    [d4] W4
    [d6] W6
    [d8] W8
    [d10] W10
    [d12] W12
   *[d20] W20
}
building = { $building ->
    [pyramid] Pyramide
    [quarry] Steinbruch
    [mine] Mine
    [obelisk] Obelisk
    [field] Acker
    [mound] Grabhügel
   *[other] Gebäude
}
    .a = { $building ->
        [pyramid] eine Pyramide
        [quarry] einen Steinbruch
        [mine] eine Mine
        [obelisk] einen Obelisken
        [field] einen Acker
       *[mound] einen Grabhügel
    }
    .the = { $building ->
        [pyramid] die Pyramide
        [quarry] der Steinbruch
        [mine] die Mine
        [obelisk] der Obelisk
        [field] der Acker
        [mound] der Grabhügel
       *[other] das Gebäude
    }
    .the-object = { $building ->
        [quarry] den Steinbruch
        [obelisk] den Obelisken
        [field] den Acker
        [mound] den Grabhügel
       *[other] { building.the }
    }
    .your = { $building ->
        [pyramid] Deine Pyramide
        [mine] Deine Mine
       *[other] Dein { building }
    }
    .title = { building }
    .chip = { building }
    .letter = { $building ->
        [pyramid] P
        [quarry] S
        [mine] M
        [obelisk] O
        [field] A
       *[mound] G
    }
plague = { $plague ->
    [locusts] Heuschrecken
    [blood] Blut
    [dust_storm] Staubsturm
    [flies] Fliegen
    [pestilence] Viehpest
    [frogs] Frösche
    [darkness] Finsternis
    [boils] Geschwüre
    [hail_fire] Feuerhagel
   *[death] Tod
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
builder = { $builder ->
    [apprentice] Lehrling
    [standard] Geselle
    [skilled] Könner
    [master] Meister
   *[legendary] Legende
}
    .a = { builder }

# Die Karten des Pharaos

card-A1 = Pyramiden an der Oase je { $points }, andere je { $less }
    .lines =
        je { $points } an der Oase,

        sonst{"\u00A0"}{ $less }
card-A2 = Pyramiden auf Heiligen Stätten je { $points }, andere je { $less }
    .lines =
        je { $points } auf Heiliger Stätte,

        sonst{"\u00A0"}{ $less }
card-A3 = Pyramiden neben keiner anderen Pyramide je { $points }, andere je { $less }
    .lines =
        je { $points } an keiner anderen,

        sonst{"\u00A0"}{ $less }
card-B1 = Steinbrüche neben einer Pyramide und keinem Obelisken je { $points }
    .lines =
        je { $points } an einer Pyramide

        und an keinem Obelisken
card-B2 = Steinbrüche neben genau einer Heiligen Stätte je { $points }, neben mehreren je { $less }
    .lines =
        je { $points } an einer Heiligen Stätte,

        { $less } an zwei oder mehr
card-B3 = Steinbrüche neben zwei anderen Produktionsgebäuden je { $points }
    .lines =
        je { $points } an zwei oder mehr anderen

        Steinbrüchen, Minen, Äckern
card-C1 = Minen neben Obelisk und Pyramide je { $points }, neben nur einem von beiden je { $less }
    .lines =
        je { $points } an Obelisk und Pyramide,

        { $less } an nur einem davon
card-C2 = Minen weder an der Oase noch auf einer Heiligen Stätte je { $points }
    .lines =
        je { $points } weder an der Oase

        noch auf Heiliger Stätte
card-C3 = Minen neben zwei Pyramiden je { $points }
    .lines =
        je { $points } an zwei

        oder mehr Pyramiden
card-D1 = Obelisken deiner größten Gruppe je { $points }, andere je { $less }
    .lines =
        je { $points } in der größten Gruppe,

        sonst{"\u00A0"}{ $less }
card-D2 = für ein bis sechs Obelisken { $row }
    .lines =
        Für eins, zwei, drei …:

        { $row }
card-D3 = Obelisken neben keiner Pyramide je { $points }, andere je { $less }
    .lines =
        je { $points } an keiner Pyramide,

        sonst{"\u00A0"}{ $less }
card-E1 = Äcker je { $points } für jede Heilige Stätte daneben
    .lines =
        { $points } für jede Heilige Stätte

        an jedem Acker
card-E2 = für ein bis vier Äcker auf einer Linie { $row }
    .lines =
        Für 1 bis 4 auf einer Linie:

        { $row }
card-E3 = Äcker an der Oase und neben keiner Pyramide je { $points }
    .lines =
        je { $points } an der Oase

        und an keiner Pyramide

# Was die Plagen tun

plague-locusts = Heuschrecken: { $n } Getreide verlieren
    .lines = −{ $n } Getreide
    .brief = −{ $n } Getreide
plague-blood = Blut: { $n } Diamanten verlieren
    .lines = −{ $n } Diamant
    .brief = −{ $n } Diamant
plague-dust_storm = { $n ->
    [one] Staubsturm: { $n } Stein verlieren
   *[other] Staubsturm: { $n } Steine verlieren
}
    .lines = −{ $n } Stein
    .brief = −{ $n } Stein
plague-flies = Fliegen: { $n } Gunst verlieren
    .lines = −{ $n } Gunst
    .brief = −{ $n } Gunst
plague-pestilence = { $n ->
    [one] Viehpest: { $n } Punkt bei Spielende verlieren
   *[other] Viehpest: { $n } Punkte bei Spielende verlieren
}
    .lines = { $n ->
        [one] −{ $n } Punkt am Ende
       *[other] −{ $n } Punkte am Ende
    }
    .brief = { $n ->
        [one] −{ $n } Punkt
       *[other] −{ $n } Punkte
    }
plague-frogs = Frösche: { goods-count } deiner Wahl verlieren
    .lines = −{ goods-count } nach Wahl
    .brief = −{ goods-count }
plague-darkness = Finsternis: diese Runde kein Markt und keine Heilige Stätte
    .lines =
        kein Markt,

        keine Heilige Stätte
    .brief = kein Markt
plague-boils = Geschwüre: diese Runde nichts an der Oase
    .lines = kein Feld an der Oase
    .brief = keine Oase
plague-hail_fire = Feuerhagel: ein unbenutztes Schiff verlieren
    .lines = ein Schiff geht unter
    .brief = −1 Schiff
plague-death = Tod: diese Runde einen Grabhügel bauen
    .lines =
        nur ein Grabhügel;

        kann wiederkommen
    .brief = Grabhügel

# Fragen

ask-DrawCard = Eine Forderung des Pharaos wird gezogen.
ask-RollDice = Es wird gewürfelt.
ask-MustChooseColumn = { $name }, in welcher Spalte produzierst du?
ask-MustSuffer = { $name }, welche Plage erleidest du?
ask-MustLoseShip = { $name }, welches Schiff nimmt der Hagel?
ask-MustBuild = { $name }, was baust du?
ask-MustPlace = { $name }, wohin kommt { building.the }?
ask-MustTakeReward = { $name }, was gibt dir der Grabhügel?
ask-MustConfirm = { $name }, bestätigst du die Runde?
payment-question = { $name }, wie bezahlst du { building.the-object }?
    .plague = { $name }, wie bezahlst du die Plage „{ plague }“?
    .frogs = { $name }, welche Güter nehmen die Frösche?

# Was sie erklärt

more-dice = { $count ->
    [0] In deiner Spalte { good } liegt kein Würfel.
    [one] In deiner Spalte { good } liegt der { $dice }.
   *[other] In deiner Spalte { good } liegen { $dice }.
}
more-plague = Du erleidest die Plage „{ plague }“.
more-price = Kostet { $goods }, auf Heiliger Stätte { $surcharge } Gunst mehr.
more-due = Zu zahlen: { $goods }.
more-stands = { building.your } steht.

# Das Ende

outcome = Die Partie ist zu Ende: { $name } gewinnt mit { points.dative }.
    .shared = Die Partie ist zu Ende: { $names } gewinnen gemeinsam mit { points.dative }.
    .alone = Die Partie ist zu Ende: { $name } hat { points } und verdient sich den Titel „{ builder }“.

# Wo die Partie steht

stage = { $stage ->
    [produce] Runde { $round }/{ $rounds }: produzieren
    [plague] Runde { $round }/{ $rounds }: Plage
    [build] Runde { $round }/{ $rounds }: bauen
    [pay] Runde { $round }/{ $rounds }: zahlen
    [mound] Runde { $round }/{ $rounds }: Grabhügel
    [confirm] Runde { $round }/{ $rounds }: bestätigen
   *[none] Runde { $round } von { $rounds }
}
    .before = Karten werden gezogen
    .over = Die Partie ist zu Ende

# Antworten

dice-count = { $dice } Würfel
produced-by = { $more ->
    [0] { dice-count }
   *[other] { dice-count } und +{ $more }
}
produce = { $risk ->
    [plague] { $goods } produzieren ({ produced-by }), mit einer Plage
    [red] { $goods } produzieren ({ produced-by }), bis zum roten Kreis
    [both] { $goods } produzieren ({ produced-by }), mit einer Plage, bis zum roten Kreis
   *[none] { $goods } produzieren ({ produced-by })
}
build = { $wild ->
    [1] { building } bauen für { $price } (W20)
   *[0] { building } bauen für { $price }
}
    .mound = Grabhügel bauen, bringt 2 Rohstoffe oder 1 Gunst
place = Auf Feld { $hex } bauen
    .sacred = Auf Feld { $hex } bauen, einer Heiligen Stätte, für { $surcharge } Gunst mehr
    .free = Auf Feld { $hex } bauen, einer Heiligen Stätte
pay = { $goods } zahlen
    .market = { $goods } zahlen (Markt)
    .frogs = { $goods } verlieren
take = { $goods } nehmen
use-ship = Schiff { $ship } nutzen: { $load }
lose-ship = Schiff { $ship } mit seiner Ladung verlieren: { $load }
    .chip = Schiff { $ship } verlieren
confirm = Runde bestätigen
    .chip = Bestätigen

# Antworten in Kürze

risk = { $risk ->
    [plague] Plage
    [red] roter Kreis
   *[both] Plage, roter Kreis
}
group-plagues = { $kind ->
    [goods] Güter verlieren
   *[round] Für diese Runde
}
group-hexes = { $district ->
    [sacred] Heilige Stätten
    [oasis] An der Oase
   *[outer] Äußere Felder
}
group-payments = { $good ->
    [several] Mehreres
   *[other] Statt { good }
}
group-frogs = { $good ->
    [different] Alles verschieden
   *[other] Meist { good.plural }
}
group-ships = Schiff nutzen
hex-chip = Feld { $hex }
ship-chip = Schiff { $ship }
as-due = Passend
paid-instead = statt { $instead }
    .more = { $more } statt { $instead }
two-goods = { WORD("good", $first) }, { WORD("good", $second) }

# Verlauf

demanded = Der Pharao fordert { $card }: { $demand }.
dice-lie = Die Würfel liegen: { $columns }.
column-dice = { $dice } bei { good }
    .none = keiner bei { good }
event-produced = { $name } produziert { $goods }.
event-suffered = { $name } erleidet die Plage „{ plague }“.
event-used_ship = { $name } nutzt Schiff { $ship } ({ $load }).
event-lost_ship = { $name } verliert Schiff { $ship } ({ $load }).
event-built = { $name } baut { building.a } auf Feld { $hex }.
event-rewarded = { $name } nimmt { $goods } für den Grabhügel.
event-round_ended = Runde { $round } ist zu Ende.
event-red_dot = { $name } hat den roten Kreis der Leiste { good } markiert.
event-game_ended = Die Partie ist zu Ende.
event-demand = { $name } erhält { points } für { $card }: { $demand }.
event-scored = { $name } erhält { points }: { $reason }.
event-lost = { $name } verliert { points }: { $reason }.

# Der Tisch als Text

board-round = Runde { $round } von { $rounds }
board-sheet = { $name }: { $built } Gebäude, { points }
board-legend =
    P Pyramide S Steinbruch

    M Mine O Obelisk A Acker

    G Grabhügel
board-stock = Vorrat
board-gained = gesamt
board-dots = von
board-ships = Schiffe
board-plagues = Plagen
board-none = keine
board-load = { $n } { good.letter }
board-dice = Würfel
    .none = noch nicht geworfen

# Der Tisch in Sätzen

spoken-round = Runde { $round }.
spoken-no-dice = Die Würfel sind noch nicht geworfen.
spoken-stock = Du hast { $goods }. Markiert: { $tracks }.
spoken-track = { good } { $gained } von { $dots }
unused-ships = { $count ->
    [0] Unbenutzte Schiffe: keine.
   *[other] Unbenutzte Schiffe: { $ships }.
}
spoken-hexes = { $count ->
    [0] Leere Felder: keine.
   *[other] Leere Felder: { $hexes }.
}
spoken-house = { building } auf { $hex }
spoken-player = { $name }: { points }, gebaut: { $houses }.
    .suffered = { $name }: { points }, gebaut: { $houses }, erlitten: { $plagues }.

# Der gezeichnete Spielplan: Würfel in Spalten

resources = Güterplan
    .choose = wähle eine Spalte
    .none = Auf dem Plan liegen keine Würfel.
    .dice = Würfel je Spalte: { $columns }.
    .chosen = Würfel je Spalte: { $columns }. Du hast die Spalte { good } gewählt.
number-word = { $n ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $n }
}
column-note = { good }: { dice-there }
column-count = { good } { $n }
dice-there = { $n ->
    [0] kein Würfel
    [1] ein Würfel
   *[other] { number-word } Würfel
}
column-brings = { $crowded ->
    [1] { dice-there }, bringt { $amount } und eine Plage
   *[0] { dice-there }, bringt { $amount }
}
column = { good }: { column-brings }
    .press = { good.plural } produzieren: { column-brings }
any-building = Beliebig
    .cost = plus { $n }
would-produce = Ertrag
    .how = Würfel + Bonus
building-cost = { $wild ->
    [1] kostet mit dem W20 { $cost }
   *[0] kostet { $cost }
}
building-row = { building }: { building-cost }
    .press = { building } bauen: { building-cost }
mound-row = Grabhügel: kostenlos, bringt zwei Rohstoffe oder eine Gunst
    .press = Grabhügel bauen: kostenlos, bringt zwei Rohstoffe oder eine Gunst
    .words = jede Spalte, gratis: 2 Rohstoffe oder 1 Gunst
die-shows = { die } zeigt { $faces }
die-lies = { die } zeigt { $faces }: { good }

# Die Stadt

city = Deine Stadt
    .of = Stadt von { $name }
    .built = { $built } von { $all } gebaut
    .label = { $houses }. { unused-ships }
    .empty = Nichts gebaut. { unused-ships }
site = { $sacred ->
    [1] Heilige Stätte { $hex }
   *[0] Feld { $hex }
}
    .title = { site }
    .on = { $sacred ->
        [1] auf der Heiligen Stätte { $hex }
       *[0] auf Feld { $hex }
    }
hex = { site }: { building }
    .empty = { site }: leer
    .press = { building } { site.on } bauen
    .press-gains = { building } { site.on } bauen: { $gains }
house = { building } auf Feld { $hex }
    .label = { building } auf Feld { $hex }
hex-gives = Feld { $hex } bringt
round-now = Runde { $round }
    .over = Ende
round-ready =
    { $ready } von { $all }

    fertig
done = Bestätigen
    .title = Runde bestätigen
    .press = Runde bestätigen: Dein Gebäude steht
    .confirmed = Bestätigt
    .confirmed-title = Deine Runde ist bestätigt
ship = Schiff { $ship } bringt { $load }
    .gone = Schiff { $ship } ist weg
    .use = Schiff { $ship } nutzen: bringt { $load }, kostet am Ende { points }
    .hail = Schiff { $ship } im Feuerhagel
    .lose = Schiff { $ship } mit seiner Ladung im Feuerhagel verlieren
    .lose-plate = opfern
    .gone-note = weg

# Güter und Zahlungen

goods = Güter
    .note = roter Kreis: Spielende
    .stock = Vorrat
    .gained = erhalten, bis zum roten Kreis
    .more = je Runde
track = { good.plural }: { $stock } im Vorrat, { $gained } von { $dots } markiert
    .more = { good.plural }: { $stock } im Vorrat, { $gained } von { $dots } markiert, { $more } mehr beim Produzieren
    .choose = { good.plural } wählen: { $stock } im Vorrat
    .reached = { good.plural }: { $gained } von { $dots } markiert
    .due = −{ $n }
market = Markt beim Bezahlen, Rohstoffe nach Wahl
    .short = Markt beim Bezahlen
    .rates =
        Markt, nur beim Bezahlen: { $basics } Rohstoffe für 1 anderen, { $favor } für 1 Gunst, { $back } Gunst für 1
        beliebigen
    .note = { $back ->
        [1] Markt: { $basics } → 1, { $favor } → Gunst, Gunst → 1
       *[other] Markt: { $basics } → 1, { $favor } → Gunst, { $back } Gunst → 1
    }
rate-given = { $n }
rate-other = 1 anderer
rate-any = 1
payment = { $goods } zahlen
    .plate = Passend zahlen
    .any = { goods-count } nach Wahl zahlen
    .open = Zahlen
    .chosen = { $wanted }, mit den gewählten Gütern
    .others = Mit anderen Gütern zahlen
    .trade = Tausch
    .frogs = { $n } zahlen
gift = Gabe des Grabhügels nehmen
    .short = Gabe nehmen
    .press = Die gewählten Güter vom Grabhügel nehmen
productivity = Produktivität
    .note = ab der nächsten Runde
    .step = { good.plural }: { $n } mehr als die Würfel

# Forderungen und Punkte

demands = Forderungen des Pharaos
    .short = Forderungen
    .none = Noch keine Karten
    .card = { $card }: { $rule }, bisher { $points }
so-far = bisher
    .over = Punkte
sums = Deine Punkte
    .of = Punkte von { $name }
    .short = Punkte
    .note = wäre jetzt Schluss
    .note-short = bisher
    .label = Karten { $cards }, Gunst { $favor }, Schiffe { $ships }, Viehpest { $pestilence }: { $total } Punkte.
sum = { $of ->
    [cards] Karten
    [favor] Gunst
    [ships] Schiffe
    [pestilence] Viehpest
   *[total] Punkte
}
    .short = { $of ->
        [cards] Karten
        [favor] Gunst
        [ships] Schiffe
        [pestilence] Plage
       *[total] Punkte
    }
rung = ab { $n }
    .first = unter { $n }
    .label = { builder } ab { $n }
rungs = Titel: { builder }; { $rungs }.

# Plagen

plagues = Plagen
    .note = { plagues.note-short }
    .note-short = { $dice ->
        [one] ab { $dice } Würfel in deiner Spalte
       *[other] ab { $dice } Würfeln in deiner Spalte
    }
    .label = Erlitten: { $plagues }.
    .none = Erlitten: keine.
times = { $n ->
    [one] einmal
   *[other] { $n }-mal
}
suffered = erlitten
    .times = { times } erlitten
    .now = jetzt
suffer = { plague }: { $effect }
    .press = { plague } erleiden: { $effect }
    .suffered = { plague }: { $effect }, erlitten
    .times = { plague }: { $effect }, { times } erlitten

# Alle anderen

rivals = Andere Städte
    .more = Weitere Städte
    .note = zuletzt aufgedeckt
    .list = Rang { $first } bis { $last }
    .list-ready = { $ready } von { $all } fertig
    .list-columns = gebaut, Punkte
rival = { $name }: { points }, { $built } von { $all } gebaut
    .ready = { $name }: { points }, { $built } von { $all } gebaut, fertig
    .more = +{ $n } { good }
    .ships = { $n } übrig
    .plagues = { $n ->
        [one] { $n } Plage
       *[other] { $n } Plagen
    }
    .built = { $n } gebaut
comparison = Punktevergleich
    .label = { $name }: { points }
fact-stock = { good.plural } im Vorrat
fact-ships = Unbenutzte Schiffe
fact-plagues = Erlittene Plagen
fact-built = Gebäude
fact-ready = Fertig: Die Runde ist bestätigt

# Bilder in der Hilfe

example-round = Ein Wurf: in jeder Zeile ein Würfel
example-produce = Zwei Würfel in der Spalte Getreide: zwei Getreide
example-plague = Drei Würfel in einer Spalte: eine Plage
example-plagues = Plagen, die Güter oder Punkte nehmen
example-build = Die Gebäude
example-market = Ein Diamant und ein Getreide stehen für einen Stein
example-mound = Zwei Güter für einen Grabhügel
example-ships = Das dritte Schiff
example-productivity = Ein Steinbruch bringt mehr Steine
example-ship = Schiff

# Was an einer Stellung nicht stimmt; $place ist, wo es steht, etwa table.sheets[0].chosen

position-two-cards = { $place }.cards enthält { $card }, aber es gibt nur eine Karte { $letter }, und das ist eine andere.
position-die-missing = { $place } nennt die Spalten aller sechs Würfel; { $key } fehlt.
position-gained =
    { $place }.gained.{ $key } liegt zwischen dem Anfang oder Vorrat, { $low }, und dem roten Kreis, { $high }.
position-many-plagues = { $place } hat mehr Plagen als Runden: In jeder wurde ein Gebäude gebaut.
position-two-on-hex = { $place }: Auf Feld { $hex } stehen zwei Gebäude.
position-chosen-early = { $place }: Nichts wird gewählt, bevor gewürfelt ist; table.dice fehlt.
position-ship-twice = { $place }: Schiff { $ship } war schon vorher verbraucht oder steht zweimal da.
position-plague =
    { $place }.plague: Eine Plage, jede einmal, kommt mit einer Spalte, in der mindestens { $dice } Würfel liegen.
position-lost = { $place }.lost ist ein einziges Schiff, und nur die Plage, die Schiffe nimmt, nimmt es.
position-building =
    { $place }.building: Die Würfel in der Spalte bieten das nicht an, oder eine Plage verbietet es.
position-hex = { $place }.hex: Feld { $hex } ist nicht leer oder verboten, oder es gibt kein Gebäude dafür.
position-reward = { $place }.reward gehört zu einem Grabhügel, der auf seinem Feld steht.
position-due = { $due ->
    [plague] { $place }.due: Es ist keine Plage zu bezahlen.
   *[building] { $place }.due: Es ist kein Gebäude zu bezahlen.
}
position-paid = { $place }.paid ist keine Zahlung für das, was erlitten und gebaut wurde.
position-paid-at-once = { $place }.due: Das lässt sich nur auf eine Art bezahlen, also ist es sofort bezahlt.
position-cards-first =
    Die Runden beginnen, wenn die { $count } Karten des Pharaos gezogen sind: table.cards nennt sie.
position-dice-lie = table.dice liegen nur in einer Runde da, in der alle Plätze gefragt sind.
position-start =
    Vor der ersten Runde werden nur die Karten gezogen, die noch fehlen, und alle Bögen sind leer.
position-buildings =
    Platz { $seat } hat { $built } Gebäude; in Runde { $round } haben alle { $expected }.
position-no-dice = Eine Runde wird mit Würfeln gespielt: table.dice fehlt.
position-asked = Nach seinem Bogen wird Platz { $seat } { $step } gefragt und sonst nichts.
position-no-hex = Platz { $seat } hat kein Feld mehr zum Bauen.
position-not-over =
    next ist leer, aber keine Stadt ist voll und kein roter Kreis markiert: Die Partie ist nicht zu Ende.
position-over = Platz { $seat } hat schon vor dieser Runde einen roten Kreis markiert: Die Partie ist zu Ende.
