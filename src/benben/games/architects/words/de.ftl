# Egyptian Architects
title = Egyptian Architects
summary = Erst Karten wählen, dann gemeinsam Pyramiden bauen: Punkte bringt jeder Teil, den du beisteuerst.

# Wie das Spiel geht, in zwei Minuten
primer =
    Ihr baut am Nil. Drei Runden lang wählt ihr erst Karten aus und baut dann mit ihnen, alle an denselben zwei
    Pyramiden; für jeden Teil, den du beisteuerst, bekommst du Punkte.

    Jede Runde beginnt mit der Auswahl. Alle bekommen ein Päckchen Karten, wählen gleichzeitig eine davon, legen sie
    verdeckt vor sich ab und geben den Rest nach links weiter. So geht es, bis alle 8, 7, 6 oder 5 Karten haben: zu
    zweit, zu dritt, zu viert oder zu fünft. Was übrig bleibt, wird ungesehen abgelegt.

    Dann kommt aller Kalkstein von der Hand in den Steinbruch, der allen gehört; wer am meisten bringt, erhält 4
    Punkte. Es beginnt, wer die wenigsten Punkte hat; reihum spielt ihr je eine Karte. Arbeiter tragen Blöcke aus dem
    Steinbruch zu einer Pyramide, einen Block für jeden Arbeiter auf der Karte. Mumien und Sarkophage kommen in
    Gräber: je 2 Punkte, 2 mehr für die zweite Karte eines Grabes, und 8 für beide auf einmal von deiner Hand. Ein
    Idol in einer Nische bringt 1, 3 oder 6 Punkte, je nachdem, wie viele Arten von Idolen die Pyramide damit hat;
    eine Art, die schon da ist, bringt nichts. Hieroglyphen bringen, was auf ihnen steht. Wer einen neuen Plan spielt,
    erhält die Punkte des Architekten; höchstens zwei Pläne sind im Spiel.

    Der letzte Block vollendet eine Pyramide, auch wenn Räume leer sind, und bringt die Punkte des Poliers; ihre
    Karten werden abgelegt.

    Wenn du nicht spielen kannst oder willst, passt du: Dann bist du draußen, bis jemand einen neuen Plan spielt. Sind
    alle draußen, bringen deine Arbeiter, die einen Block bewegt haben, 1, 2, 4 oder 6 Punkte: für 1, 2, 3 oder ab 4
    von ihnen. Unfertige Pyramiden bleiben für die nächste Runde liegen, alles andere wird gemischt. Nach der dritten
    Runde gewinnt, wer die meisten Punkte hat.

# Hilfe nach Themen
help-deal =
    Zu Beginn einer Runde werden an 2, 3, 4 oder 5 Personen je 10, 9, 8 oder 7 Karten ausgeteilt. Liegt kein Plan aus,
    sagen alle, ob sie einen haben; hat niemand einen, wird alles neu gemischt und ausgeteilt (ARC-2).
    .title = Austeilen
help-draft =
    Wähle eine Karte aus deinem Päckchen; wenn alle gewählt haben, wandern die Päckchen nach links. Du behältst 8, 7,
    6 oder 5 Karten zu zweit, zu dritt, zu viert oder zu fünft. Was übrig bleibt, wird abgelegt, und nur wer es
    zuletzt hatte, hat es gesehen (ARC-3).
    .title = Auswahl
help-quarry =
    Nach der Auswahl kommt aller Kalkstein von allen Händen in den Steinbruch, für die Arbeiter von allen. Wer am
    meisten gebracht hat, erhält 4 Punkte; bei Gleichstand alle, die gleichauf sind (ARC-4).
    .title = Steinbruch
help-turn =
    Es beginnt, wer die wenigsten Punkte hat; von mehreren, wer links von der führenden Person am nächsten sitzt,
    sonst entscheidet das Los. Eine Karte oder passen, dann geht es links weiter (ARC-5).
    .title = Zug
help-plans =
    Ein Plan von deiner Hand beginnt eine Pyramide und bringt die Punkte des Architekten. Höchstens zwei Pläne sind im
    Spiel. Der letzte Block vollendet eine Pyramide und bringt die Punkte des Poliers; alle ihre Karten werden
    abgelegt (ARC-6).
    .title = Pläne
help-workers =
    Jeder Arbeiter auf der Karte darf einen Block aus dem Steinbruch zu einer Pyramide im Spiel tragen; mindestens
    einer muss. Am Ende der Phase bringen deine Arbeiter, die einen Block bewegt haben, 1, 2, 4 oder 6 Punkte: für 1,
    2, 3 oder ab 4 von ihnen (ARC-7).
    .title = Arbeiter
help-tombs =
    Eine Mumie oder ein Sarkophag bringt 2 Punkte, als zweite Karte eines Grabes 2 mehr, egal von wem die erste ist.
    Beide von deiner Hand in ein leeres Grab sind ein einziger Zug und bringen 8 (ARC-8).
    .title = Gräber
help-idols =
    Ein Idol einer Art, die es in der Pyramide noch nicht gibt, bringt 1, 3 oder 6 Punkte: als erste, zweite oder
    dritte Art. Eine Art, die schon da ist, darfst du aufstellen, sie bringt aber nichts (ARC-9).
    .title = Idole
help-hieroglyphics = Sie bringen die Zahl auf der Karte: 2, 3 oder 4. Sie brauchen eine freie Wand (ARC-10).
    .title = Hieroglyphen
help-passing =
    Du darfst immer passen und behältst deine Karten. Du bist dann draußen, bis jemand einen neuen Plan spielt. Die
    Phase endet, wenn alle gepasst oder keine Karte mehr haben (ARC-11).
    .title = Passen
help-end =
    Nach einer Runde bleiben Pyramiden im Spiel, wie sie sind, und alle anderen Karten werden gemischt. Nach drei
    Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt. Was unfertig ist, bringt nichts
    (ARC-12).
    .title = Ende
help-secrets =
    Handkarten, Päckchen und gewählte Karten sind geheim; wie viele es sind, nicht. Du weißt, was in jedem Päckchen
    war, das du hattest: Die Liste deiner Päckchen hilft dir, dich zu erinnern (ARC-13).
    .title = Geheimes
help-cards =
    54 Karten: 18 Kalkstein, 13 Arbeiter (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3), 3 Mumien, 3 Sarkophage, 2 Katzen, 2
    Vögel, 2 Hunde, 5 Hieroglyphen (2, 2, 3, 3, 4), 6 Pläne. Die Anzahlen sind rekonstruiert: Das Regelheft nennt sie
    nicht (ARC-1).
    .title = Karten
help-pyramids =
    Blöcke, Gräber, Nischen, Wände; Architekt, Polier. P1: 4, 1, 2, 0; 2, 4. P2: 4, 0, 1, 1; 1, 4. P3: 5, 1, 0, 1; 2,
    5. P4: 6, 0, 3, 0; 2, 6. P5: 6, 1, 2, 1; 3, 6. P6: 5, 2, 2, 1; 4, 5. P1 liegt zu Beginn aus (ARC-1, ARC-6).
    .title = Pyramiden

# Wofür es Punkte gibt
reason-limestone = Kalkstein
reason-architect = Architekt
reason-foreman = Polier
reason-workers = Arbeiter
reason-tombs = Gräber
reason-idols = Idole
reason-hieroglyphics = Hieroglyphen

# Linien in der Punktekurve
milestone-round_ended = Runde { $x }

# Warum eine Antwort nicht erlaubt ist
refusal-another-question = Das beantwortet eine andere Frage als die, die jetzt offen ist.
refusal-pick-first = Wähle zuerst eine Karte aus deinem Päckchen: Gespielt wird erst nach der Auswahl.
refusal-picks-are-over = Die Auswahl dieser Runde ist vorbei: Spiele eine Karte von der Hand.
refusal-two-plans = Zwei Pläne sind schon im Spiel: Erst muss einer vollendet werden.
refusal-one-plan = Ein Plan ist schon im Spiel, und mehr als einer darf es hier nicht sein.
refusal-quarry-empty = Im Steinbruch ist kein Block mehr.
refusal-nothing-to-build = Es ist keine Pyramide im Spiel, an der Arbeiter bauen könnten.
refusal-workers-first = Blöcke werden von Arbeitern bewegt: Spiele erst eine Karte mit Arbeitern.
refusal-block-first = Deine Arbeiter warten: Sag erst, wohin sie die Blöcke tragen.
refusal-must-move-one = Mindestens ein Arbeiter der Karte muss einen Block bewegen.
refusal-nobody-rests = Es ist kein Arbeiter am Werk, der rasten könnte.
refusal-rest-instead = Deine Karte ist gespielt: Lass die anderen Arbeiter rasten, um den Zug zu beenden.
refusal-not-both-held = Dafür brauchst du eine Mumie und einen Sarkophag auf der eigenen Hand.
refusal-has-picked = Du hast gewählt: Weiter geht es, wenn auch alle anderen gewählt haben.
refusal-not-your-turn = Du bist nicht am Zug: Es geht reihum nach links.
refusal-has-passed = Du hast gepasst: Du spielst wieder mit, wenn ein neuer Plan gespielt wird.
refusal-has-no-cards = Du hast keine Karte mehr: Bis zur nächsten Runde bist du draußen.
refusal-game-is-over = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
refusal-not-in-pack = In deinem Päckchen ist { refused-card }.
refusal-not-in-hand = Auf deiner Hand ist { refused-card }.
refusal-not-in-play = P{ $plan } ist nicht im Spiel.
refusal-plan-not-held = Du hast den Plan von P{ $plan } nicht auf der Hand.
refusal-plan-in-play = Der Plan von P{ $plan } ist schon im Spiel.
refusal-no-place-for-block = P{ $plan } ist nicht im Spiel und hat deshalb keinen freien Platz für einen Block.
refusal-no-such-tomb = P{ $plan } hat kein Grab { $tomb }.
refusal-mummy-is-there = In Grab { $tomb } von P{ $plan } liegt schon eine Mumie.
refusal-sarcophagus-is-there = In Grab { $tomb } von P{ $plan } steht schon ein Sarkophag.
refusal-tomb-not-empty = Beide zusammen kommen in ein leeres Grab, und Grab { $tomb } von P{ $plan } ist nicht leer.
refusal-no-niche = P{ $plan } hat keine Nische für ein Idol.
refusal-niches-taken = Alle Nischen von P{ $plan } sind besetzt.
refusal-no-wall = P{ $plan } hat keine Wand für Hieroglyphen.
refusal-walls-taken = Auf allen Wänden von P{ $plan } stehen schon Hieroglyphen.

# Eine Karte unter dem Namen, den sie in Antworten hat: was auf ihr steht, kann geändert sein. Immer im Nominativ.
refused-card = { $card ->
    [limestone] kein Kalkstein
    [mummy] keine Mumie
    [sarcophagus] kein Sarkophag
    [cat] keine Katze
    [bird] kein Vogel
    [dog] kein Hund
    [plan_1] kein Plan von P1
    [plan_2] kein Plan von P2
    [plan_3] kein Plan von P3
    [plan_4] kein Plan von P4
    [plan_5] kein Plan von P5
    [plan_6] kein Plan von P6
    [worker_1] keine Arbeiterkarte worker_1
    [worker_2] keine Arbeiterkarte worker_2
    [worker_3] keine Arbeiterkarte worker_3
   *[other] keine Hieroglyphenkarte { $card }
}

# Karten: $kind ist worker, glyph, plan oder ein Ding; $n die Zahl der Arbeiter, der Punkte, oder die des Plans.
# thing.a und card.one stehen im Akkusativ.

thing = { $thing ->
    [limestone] Kalkstein
    [mummy] Mumie
    [sarcophagus] Sarkophag
    [cat] Katze
    [bird] Vogel
   *[dog] Hund
}
    .many = { $thing ->
        [limestone] Kalksteine
        [mummy] Mumien
        [sarcophagus] Sarkophage
        [cat] Katzen
        [bird] Vögel
       *[dog] Hunde
    }
    .title = { thing }
    .a = { $thing ->
        [limestone] einen Kalksteinblock
        [mummy] eine Mumie
        [sarcophagus] einen Sarkophag
        [cat] eine Katze
        [bird] einen Vogel
       *[dog] einen Hund
    }

card = { $kind ->
    [worker] { card-workers }
    [glyph] Hieroglyphen { $n }
    [plan] Plan P{ $n }
   *[other] { WORD("thing", $kind) }
}
    .title = { $kind ->
        [worker] { card-workers }
        [glyph] Glyphen
        [plan] Plan P{ $n }
       *[other] { WORD("thing", $kind) }
    }
    .one = { $kind ->
        [worker] eine Karte mit { $n ->
            [one] { $n } Arbeiter
           *[other] { $n } Arbeitern
        }
        [glyph] Hieroglyphen { $n }
        [plan] den Plan von P{ $n }
       *[other] { WORD("thing.a", $kind) }
    }
    .times = { card } × { $count }
    .counted = { $count } × { card }
    .several = { $kind ->
        [worker] { card.counted }
        [glyph] { card.counted }
        [plan] { card.counted }
       *[other] { $count } { WORD("thing.many", $kind) }
    }
card-workers = { $n } Arbeiter

# Unter dem Namen einer Karte
card-line =
    .worker = { $n ->
        [one] { $n } Block
       *[other] { $n } Blöcke
    }
    .glyph = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
    .pair = Paar +{ $bonus }
    .limestone = Steinbruch

# Eine Karte mit dem, was sie tut, und was ein Druck auf sie tut
about =
    .said = { about.title }: { about.does }
    .pick = { about.name } wählen: { about.does }
    .choose = { about.name } auswählen: { about.does }
    .title = { $kind ->
        [glyph] Hieroglyphen
        [cat] Katze, ein Idol
        [bird] Vogel, ein Idol
        [dog] Hund, ein Idol
       *[other] { card.title }
    }
    .name = { $kind ->
        [glyph] Hieroglyphen
       *[other] { card.title }
    }
    .does = { $kind ->
        [worker] { $n ->
            [one] bewegt { $n } Block
           *[other] bewegen { $n } Blöcke
        }
        [plan] { $places }; Architekt { $architect }, Polier { $foreman }
        [glyph] { card-line.glyph }
        [limestone] ein Block für den Steinbruch
        [mummy] { points }, als zweite Karte eines Grabes { $bonus } mehr
        [sarcophagus] { points }, als zweite Karte eines Grabes { $bonus } mehr
       *[idol] { $first }, { $second } oder { $third } Punkte als erste, zweite oder dritte Art von Idol in der Pyramide
    }
places = { $place ->
    [block] { $count ->
        [one] { $count } Block
       *[other] { $count } Blöcke
    }
    [tomb] { $count ->
        [one] { $count } Grab
       *[other] { $count } Gräber
    }
    [niche] { $count ->
        [one] { $count } Nische
       *[other] { $count } Nischen
    }
   *[wall] { $count ->
        [one] { $count } Wand
       *[other] { $count } Wände
    }
}

# Zahlen in Sätzen

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
blocks = { $blocks ->
    [one] { $blocks } Block
   *[other] { $blocks } Blöcke
}
blocks-of = { $of ->
    [one] { $blocks } von { $of } Block
   *[other] { $blocks } von { $of } Blöcken
}
pyramid = P{ $plan }
# wohin?
tomb-of = { $tombs ->
    [1] ins Grab von P{ $plan }
   *[other] in Grab { $tomb } von P{ $plan }
}
lying = { $lying ->
    [mummy] Mumie
    [sarcophagus] Sarkophag
    [both] Mumie und Sarkophag
   *[none] leer
}

# Fragen

ask-DrawFirst = Das Los bestimmt, wer die erste Karte bekommt.
ask-DealCard = Es wird ausgeteilt.
ask-MustPick = { $name }, welche Karte wählst du?
ask-DrawStart = Das Los bestimmt, wer beginnt.
ask-MayPlay = { $name }, welche Karte spielst du?
ask-MoveBlocks = { $name }, wohin kommt der nächste Block?
more-picks = Das ist Karte { $pick } von { $keep }.
more-pass = Oder passt du?
more-workers = { $workers ->
    [1] Ein Arbeiter ist noch frei.
   *[other] { $workers } Arbeiter sind noch frei.
}
outcome = { $winners ->
    [1] Die Partie ist zu Ende: { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] Die Partie ist zu Ende: { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
stage = { $phase ->
    [deal] Runde { $round } von { $rounds }, Austeilen
    [draft] Runde { $round } von { $rounds }, Auswahl
   *[build] Runde { $round } von { $rounds }, Bau
}
    .over = Spielende

# Antworten

pick = { $kind ->
    [worker] Karte mit { $n ->
        [one] { $n } Arbeiter wählen
       *[other] { $n } Arbeitern wählen
    }
    [limestone] Kalksteinblock wählen
    [plan] Plan von P{ $n } wählen
   *[other] { card } wählen
}
send-workers = { card-workers } in den Steinbruch schicken
play-plan = Plan von P{ $plan } spielen{ for-points }
move-block = Block zu P{ $plan } bringen
    .next = Block { $n } von { $of } zu P{ $plan } bringen
    .last = P{ $plan } mit dem letzten Block vollenden{ for-points }
    .chip = Block für P{ $plan }
raise-idol = { WORD("thing", $idol) } in P{ $plan } aufstellen{ for-points }
    .again = Noch { WORD("thing.a", $idol) } in P{ $plan } aufstellen: keine Punkte
carve-glyphs = Hieroglyphen in P{ $plan } einmeißeln{ for-points }
bury = { $burial ->
    [mummy] Mumie { tomb-of } legen{ for-points }
   *[sarcophagus] Sarkophag { tomb-of } stellen{ for-points }
}
    .beside = { $burial ->
        [mummy] Mumie zum Sarkophag { tomb-of } legen{ for-points }
       *[sarcophagus] Sarkophag zur Mumie { tomb-of } stellen{ for-points }
    }
bury-both = Mumie und Sarkophag zusammen { tomb-of } legen{ for-points }
for-points = { $points ->
    [0] : keine Punkte
    [one] : { points }
   *[other] : { points }
}
pass = Passen und die Karten behalten
    .chip = Passen
    .press = Passen: Du behältst deine Karten und spielst erst wieder, wenn ein neuer Plan ausliegt
    .done = Du hast gepasst
    .later = Passen kannst du, wenn du gefragt wirst
rest = Die anderen Arbeiter rasten lassen
    .chip = Rasten lassen
    .plate = { $workers ->
        [1] Letzten Arbeiter rasten lassen
       *[other] { $workers } Arbeiter rasten lassen
    }
    .press = { $workers ->
        [1] Den letzten Arbeiter rasten lassen: Er bewegt keinen Block
       *[other] Die anderen { $workers } Arbeiter rasten lassen: Sie bewegen keinen Block und bringen nichts
    }

# Antworten in Kürze

played = { $played ->
    [both] Beide
    [glyph] Glyphen
   *[other] { WORD("thing", $played) }
}
    .site = { played }, Bau { $site }
    .tomb = { played }, P{ $plan } Grab { $tomb }
on-site =
    .tomb = Bau { $site }, Grab { $tomb }
    .block = Bau { $site }, Block { $n }
group = { $group ->
    [plans] Pläne
    [workers] Arbeiter
    [mummy] Mumie
    [sarcophagus] Sarkophag
    [both] Beide Karten
    [burials] Für Gräber
    [idols] Idole
   *[glyphs] Glyphen
}

# Verlauf

scored = { $reason ->
    [limestone] { $name } erhält { points } für den meisten Kalkstein.
    [architect] { $name } erhält { points } für den neuen Plan.
    [foreman] { $name } erhält { points } für den letzten Block.
    [workers] { $name } erhält { points } für die Arbeiter.
    [tombs] { $name } erhält { points } für das Grab.
    [idols] { $name } erhält { points } für das Idol.
   *[hieroglyphics] { $name } erhält { points } für die Hieroglyphen.
}
taken-picked = { $name } wählt { card.one }.
taken-left_over = { $name } legt { card.one } beiseite.
buried-mummy_laid = { $name } legt eine Mumie { tomb-of }.
buried-sarcophagus_laid = { $name } stellt einen Sarkophag { tomb-of }.
buried-both_laid = { $name } legt eine Mumie und einen Sarkophag zusammen { tomb-of }.
built-planned = { $name } spielt den Plan von P{ $plan }.
built-completed = { $name } vollendet P{ $plan }: Alle Karten der Pyramide werden abgelegt.
built-block_moved = { $name } bringt Block { $n } von { $of } zu P{ $plan }.
idol-raised = { $name } stellt { WORD("thing.a", $idol) } in P{ $plan } auf.
glyph-carved = { $name } meißelt Hieroglyphen { $n } in P{ $plan } ein.
event-announced = { $x ->
    [1] { $name } hat einen Plan.
   *[0] { $name } hat keinen Plan.
}
event-reshuffled = Niemand hat einen Plan: Alle Karten werden neu gemischt und ausgeteilt.
event-handed_on = { $x ->
    [one] Je { $x } Karte gewählt: Alle geben ihre Päckchen nach links weiter.
   *[other] Je { $x } Karten gewählt: Alle geben ihre Päckchen nach links weiter.
}
event-quarried = { $x ->
    [0] { $name } bringt keinen Block in den Steinbruch.
    [one] { $name } bringt { $x } Block in den Steinbruch.
   *[other] { $name } bringt { $x } Blöcke in den Steinbruch.
}
event-starts = { $name } beginnt.
event-worked = { $name } schickt { $x } Arbeiter los.
event-passed = { $name } passt.
event-returned = { $name } ist wieder dabei.
event-phase_ended = In dieser Runde spielt niemand mehr.
event-round_ended = Runde { $x } ist zu Ende: Alles außer den Pyramiden im Spiel wird in den Stapel zurückgemischt.
event-game_ended = Die Partie ist zu Ende.

# Der Tisch als Text

heading = { $phase ->
    [deal] Runde { $round } von { $rounds }, Austeilen
    [draft] Runde { $round } von { $rounds }, Auswahl
    [build] Runde { $round } von { $rounds }, Bau
   *[over] Runde { $round } von { $rounds }, Ende
}
    .quarry = Steinbruch { $n }
    .deck = Stapel { $n }
    .discarded = Ablage { $n }
    .aside = übrig { $n }
side = { $site ->
    [1] links
   *[2] rechts
}
    .empty = keine Pyramide
    .blocks = { blocks-of }, Polier { $points }
rooms = { $rooms ->
    [tombs] Gräber
    [niches] Nischen
   *[walls] Wände
}
tomb-mark = { $lying ->
    [mummy] M
    [sarcophagus] S
    [both] M+S
   *[none] -
}
column =
    .points = Punkte
    .cards = Karten
    .picked = gewählt
    .blocks = Blöcke
    .workers = Arbeiter
standing =
    .picked = hat gewählt
    .passed = gepasst
    .began = begann
    .plan = Plan: { announced }
announced = { $announced ->
    [yes] ja
   *[no] nein
}
    .about = { $announced ->
        [yes] Hat laut Ansage einen Plan
       *[no] Hat laut Ansage keinen Plan
    }
own = { $stack ->
    [pack] Päckchen
    [pile] Gewählt
    [hand] Hand
    [left] Übrig
   *[gone] Weiter
}
    .spoken = { $stack ->
        [pack] Dein Päckchen: { $cards }.
        [pile] Du hast gewählt: { $cards }.
        [hand] Deine Hand: { $cards }.
        [left] Du hast beiseitegelegt: { $cards }.
       *[gone] In einem Päckchen, das du weitergegeben hast: { $cards }.
    }

# Der Tisch in Sätzen

spoken-round = { $phase ->
    [deal] Runde { $round }, Austeilen.
    [draft] Runde { $round }, Auswahl.
    [build] Runde { $round }, Bau.
   *[over] Runde { $round }, Ende.
}
spoken-quarry = Im Steinbruch: { blocks }.
spoken-deck = Im Stapel: { cards }.
spoken-discards = Abgelegt: { $cards }.
spoken-site = { $site ->
    [1] Links P{ $plan }: { $there }. Der letzte Block bringt { points }.
   *[2] Rechts P{ $plan }: { $there }. Der letzte Block bringt { points }.
}
    .empty = { $site ->
        [1] Links steht keine Pyramide.
       *[2] Rechts steht keine Pyramide.
    }
    .blocks = { blocks-of }
    .tomb = { $lying ->
        [mummy] Grab { $n } mit einer Mumie
        [sarcophagus] Grab { $n } mit einem Sarkophag
        [both] Grab { $n } mit Mumie und Sarkophag
       *[none] Grab { $n } leer
    }
    .niches = { $taken ->
        [0] { $of ->
            [one] { $taken } von { $of } Nische besetzt
           *[other] { $taken } von { $of } Nischen besetzt
        }
       *[other] { $of ->
            [one] { $taken } von { $of } Nische besetzt ({ $idols })
           *[other] { $taken } von { $of } Nischen besetzt ({ $idols })
        }
    }
    .walls = { $of ->
        [one] { $carved } von { $of } Wand beschrieben
       *[other] { $carved } von { $of } Wänden beschrieben
    }
spoken-player = { $name }: { points }, { cards } auf der Hand, { $phase ->
        [draft] { $pile } behalten
       *[build] { blocks } gebracht
    }{ $workers ->
        [0] {""}
       *[other] , { $workers } Arbeiter im Einsatz
    }{ $did ->
        [picked] , hat gewählt
        [passed] , hat gepasst
       *[nothing] {""}
    }{ $announced ->
        [yes] , Plan angesagt: ja
        [no] , Plan angesagt: nein
       *[nothing] {""}
    }.

# Der gezeichnete Spielplan: Bauplätze.

site = Bauplatz { $site }
    .plan = { site }: P{ $plan }
    .name = { site }
    .the = { site }
    .without-plan = { site }: kein Plan
    .with-plan = { site }: { $label }
    .lay-plan = Den Plan auf { site } auslegen
    .label = Plan P{ $plan }, Architekt { $architect }, Polier { $foreman }. { blocks-of }.
    .tomb = Grab { $n }: { lying }.
    .niches = { $count ->
        [0] { $niches ->
            [one] Kein Idol in { $niches } Nische.
           *[other] Kein Idol in { $niches } Nischen.
        }
       *[other] { $niches ->
            [one] In { $niches } Nische: { $idols }.
           *[other] In { $niches } Nischen: { $idols }.
        }
    }
    .walls = { $of ->
        [one] Hieroglyphen auf { $carved } von { $of } Wand.
       *[other] Hieroglyphen auf { $carved } von { $of } Wänden.
    }
empty-site = { $state ->
    [free] noch kein Plan
    [closed] bleibt leer
   *[over] kein Plan
}
    .label = Hier liegt kein Plan.
    .sign = { $state ->
        [free] Wartet auf einen Plan
        [closed] Nur ein Plan ist im Spiel
       *[over] Nichts blieb unfertig
    }
progress = { $state ->
    [over] { blocks-of }, unfertig
   *[building] { blocks-of }, noch { $left }
}
architect = Architekt
foreman = Polier

# Plätze einer Pyramide

block = Block { $n }
    .place = { $state ->
        [laid] Block { $n } auf { site }: gelegt
       *[awaited] Block { $n } auf { site }: fehlt noch
    }
    .place-last = { $state ->
        [laid] Block { $n } auf { site }: gelegt; der letzte bringt { points }
       *[awaited] Block { $n } auf { site }: fehlt noch; der letzte bringt { points }
    }
    .press = Block zu { site } bringen
    .press-last = Block zu { site } bringen: der letzte, { points }
niche =
    .held = Nische { $n } auf { site }: { WORD("thing", $idol) }
    .empty = Nische { $n } auf { site }: leer, { niche.new }
    .press = Idol in Nische { $n } auf { site } aufstellen: { niche.new }
    .new = { $kinds ->
        [0] jede Art ist schon da
       *[other] eine neue Art von Idol bringt { points }
    }
tomb =
    .place = Grab { $n } auf { site }: { lying }
    .press = { $burial ->
        [mummy] Mumie in Grab { $n } auf { site } legen: { points }
       *[sarcophagus] Sarkophag in Grab { $n } auf { site } stellen: { points }
    }
    .press-empty = In Grab { $n } auf { site } bestatten: Mumie { $mummy }, Sarkophag { $sarcophagus }, beide auf einmal { $both } Punkte
    .buried = { WORD("thing", $burial) } in Grab { $n }
wall =
    .place = { $state ->
        [carved] Wand { $n } auf { site }: Hieroglyphen
       *[empty] Wand { $n } auf { site }: leer
    }
    .press = Hieroglyphen in Wand { $n } auf { site } einmeißeln: Punkte wie auf der Karte
    .glyphs = Hieroglyphen

# Eigene Karten

hand = Deine Hand
    .pack = Dein Päckchen
    .passed = du hast gepasst
    .left-over = { $note }; beiseite: { $cards }
    .waits = gewählt; { $name } wählt noch
    .waits-for-all = gewählt; andere wählen noch
    .pick = { $pick } von { $keep }, Rest an { $name }
    .last-pick = { $pick } von { $pick }, Rest beiseite
    .label = { $count ->
        [0] Keine Karten.
       *[other] { $cards }.
    }
    .label-picked = Bisher gewählt: { $cards }.
    .empty = keine Karte
pile = Gewählte Karten
    .note = { $count } von { $keep }
    .on-ledge = Deine Wahl, für andere verdeckt: { $count } von { $keep }
    .label = { $count ->
        [0] Noch nichts. { $going }.
       *[other] { $cards }. { $going }.
    }
pack =
    .last = Die letzte Karte: Der Rest kommt beiseite
    .goes-on = { $cards ->
        [one] { $cards } Karte geht weiter an { $name }
       *[other] { $cards } Karten gehen weiter an { $name }
    }
held = Deine Päckchen
    .all = Deine Päckchen
    .none = Noch keine
    .nothing = Noch nichts
    .nothing-yet = Noch nichts: Hier stehen die Päckchen, die du hattest.
    .last = letzte { $shown } von { $packs }
    .framed = Rahmen: gewählt
    .all-framed = Rahmen: deine Wahl
    .dealt = eigenes
    .left-over = übrig
    .left = Übrig: { $cards }
    .pack = { $source ->
        [deal] An dich ausgeteilt: { $cards }
       *[other] Von { $name }: { $cards }
    }
    .pack-taken = { held.pack }; deine Wahl: { $took }

# Steinbruch und Stapel

quarry = Steinbruch
    .pit = Der Steinbruch: { blocks }
    .press = Die Arbeiter in den Steinbruch schicken
    .label = { blocks }.
    .brought = { $blocks ->
        [0] { $name } hat keinen gebracht.
       *[other] { $name } hat { $blocks } gebracht.
    }
    .note = gehört allen
    .stone = Ein Kalksteinblock
    .blocks = { $blocks ->
        [one] Block
       *[other] Blöcke
    }
stock = Karten
    .deck = Stapel
    .aside = übrig
    .discarded = Ablage
    .none = keine
    .note = die Ablage liegt offen
    .label = { $discarded ->
        [0] Stapel: { $deck }. Verdeckt übrig: { $aside }. Abgelegt: keine.
       *[other] Stapel: { $deck }. Verdeckt übrig: { $aside }. Abgelegt: { $cards }.
    }

# Alle am Tisch

ring = Runde { $round }: nach links
    .deck = Rest
    .note = { $picked } von { $of } fertig
seats = Am Bau
    .note = Runde { $round } von { $rounds }
    .final = Endstand
    .final-note = nach Punkten
    .further = Weitere Punkte
seat =
    .kept = + { $pile } fest
    .drafting = { $name }: { cards } im Päckchen, { $pile } behalten, { $state ->
            [picked] hat gewählt
           *[picking] wählt noch
        }{ seat.told }
    .building = { $name }: { points }, { cards }, { blocks } gebracht, { $workers ->
            [0] kein Arbeiter im Einsatz
           *[other] { $workers } Arbeiter im Einsatz, dafür { $coming ->
                [one] { $coming } Punkt
               *[other] { $coming } Punkte
            }
        }{ seat.told }{ seat.is }
    .final = { $name }: { points }{ seat.is }
    .told = { $announced ->
        [yes] , hat laut Ansage einen Plan
        [no] , hat laut Ansage keinen Plan
       *[nothing] {""}
    }
    .is = { $status ->
        [none] {""}
       *[other] , { seat.status }
    }
    .status = { $status ->
        [acts] am Zug
        [passed] gepasst
        [out] draußen
       *[winner] Sieg
    }
workers = Arbeiter im Einsatz
    .note = ab { $most } gleich viel

# Neben einem Namen

fact-drafting = { $cards } + { $pile } behalten
    .about = Karten im Päckchen und bisher gewählte Karten
fact-picked = gewählt
    .about = Hat eine Karte gewählt
fact-cards = Handkarten
fact-limestone = In den Steinbruch gebrachter Kalkstein
fact-workers = Arbeiter, die einen Block bewegt haben, und ihre Punkte
fact-passed = gepasst
    .about = Hat gepasst

# Was die Karten neben der Hilfe bedeuten

example-draft = Ein Päckchen: Wähle eine Karte und gib den Rest nach links weiter
example-quarry = Aller Kalkstein kommt in den Steinbruch; wer am meisten bringt, erhält { $most } Punkte
example-plans = Wer einen Plan spielt, erhält die linke Zahl; wer den letzten Block legt, die rechte
example-workers = Jeder Arbeiter bewegt einen Block
example-tombs = Je { $points } Punkte, { $bonus } mehr für die zweite Karte; beide zusammen { $both }
example-idols = Die erste, zweite, dritte Art in einer Pyramide: { $first }, { $second }, { $third } Punkte
example-hieroglyphics = Hieroglyphen bringen, was auf ihnen steht

# Was an einer Stellung falsch ist

position-quarry = { $place }.quarry ist der gewählte Kalkstein ohne die Blöcke, die Arbeiter bewegt haben: { $blocks }.
position-too-many = Von { $card } gibt es { $cards } Karten auf dem Tisch, das Spiel hat aber { $there }.
position-too-many-here = In { $place } sind { $cards } Karten { $card }.
position-sites = { $place }.sites ist eine Liste von { $sites } Objekten, {"{}"} für einen freien Bauplatz, nicht { $given }.
position-plans = { $plans ->
    [one] { $place }.sites: Höchstens { $plans } Plan ist im Spiel.
   *[other] { $place }.sites: Höchstens { $plans } verschiedene Pläne sind im Spiel.
}
position-no-plan = { $place }.plan fehlt; ein freier Bauplatz ist {"{}"}.
position-tombs = { $tombs ->
    [one] { $place }.tombs ist eine Liste mit { $tombs } Liste dessen, was in dem Grab liegt, nicht { $given }.
   *[other] { $place }.tombs ist eine Liste mit { $tombs } Listen dessen, was in jedem Grab liegt, nicht { $given }.
}
position-tomb = { $place } ist eine Liste aus { $known }, nicht { $given }.
position-moved-too-much = Arbeiter haben in dieser Runde mehr Blöcke bewegt, als Kalkstein gewählt wurde.
position-not-asked = In der Phase { $phase } wird das nicht gefragt: { $steps }.
position-start = table.start ist, wer die letzte Runde begonnen hat; in der ersten Runde fehlt es noch.
position-nothing-built = { $phase ->
    [deal] Beim Austeilen ist keine Karte abgelegt, kein Block gebrochen oder bewegt, und niemand hat gepasst.
    [draft] In der Auswahl ist keine Karte abgelegt, kein Block gebrochen oder bewegt, und niemand hat gepasst.
   *[over] Am Ende der Partie ist keine Karte abgelegt, kein Block gebrochen oder bewegt, und niemand hat gepasst.
}
position-not-over = next ist leer, aber die Partie endet erst nach Runde { $rounds }, und table.start darf nicht fehlen.
position-over = Am Ende der Partie sind alle Karten außer den Pyramiden im Spiel im Stapel: phase ist over.
position-picked-early = Beim Austeilen hat noch niemand gewählt oder etwas angesagt.
position-dealt = Alle Karten sind ausgeteilt: phase ist draft.
position-draw-first = DrawFirst wird vor dem ersten Austeilen gefragt, wenn es für alle zu wenige Karten gibt.
position-next-card = DealCard geht als Nächstes an Platz { $seat }.
position-dealt-to = { $of ->
    [one] Platz { $seat } hat { $cards } von { $of } ausgeteilten Karte bekommen, nicht { $given }.
   *[other] Platz { $seat } hat { $cards } von { $of } ausgeteilten Karten bekommen, nicht { $given }.
}
position-pack = { $cards ->
    [one] Alle haben { $deal } Karten bekommen; von denen von Platz { $seat } ist { $cards } da.
   *[other] Alle haben { $deal } Karten bekommen; von denen von Platz { $seat } sind { $cards } da.
}
position-announced-by-some = Entweder haben alle angesagt, ob sie einen Plan haben, oder niemand.
position-announced-falsely = Platz { $seat } hat { $announced } angesagt, das Päckchen sagt etwas anderes.
position-announced-without-need = Pläne werden nur angesagt, wenn keiner ausliegt.
position-draft-hand = In der Auswahl ist die Hand von Platz { $seat } das, was dort gewählt wurde.
position-picks = { $cards ->
    [one] Platz { $seat } hat { $cards } Karte gewählt, andere { $others }: Höchstens eine mehr geht.
   *[other] Platz { $seat } hat { $cards } Karten gewählt, andere { $others }: Höchstens eine mehr geht.
}
position-draft-over = { $picks ->
    [one] Nach { $picks } Karte ist die Auswahl vorbei: phase ist build.
   *[other] Nach { $picks } Karten ist die Auswahl vorbei: phase ist build.
}
position-pickers = { $cards ->
    [one] MustPick fragt alle, die { $cards } Karte gewählt haben: { $seats }.
   *[other] MustPick fragt alle, die { $cards } Karten gewählt haben: { $seats }.
}
position-out = Platz { $seat } hat keine Karten oder hat gepasst und wird nicht gefragt.
position-picked = Alle haben { $picks } Karten gewählt; Platz { $seat } hat { $cards } gewählt.
position-not-picked = Platz { $seat } hält { $card }, was dort nicht gewählt wurde oder im Steinbruch ist.
position-passed-without-cards = Platz { $seat } kann nicht gepasst haben: Da sind keine Karten.
position-worker-cards = { $cards ->
    [one] Platz { $seat } hat { $cards } Arbeiterkarte gespielt: Sie hat { $least } bis { $most } Blöcke bewegt.
   *[other] Platz { $seat } hat { $cards } Arbeiterkarten gespielt: Sie haben { $least } bis { $most } Blöcke bewegt.
}
position-played = Von { $card } wurden in dieser Runde { $cards } Karten gespielt; auf Bauplätzen und abgelegt sind { $there }.
position-used-blocks = table.used enthält ganze Pyramiden: { $blocks } Kalkstein bei diesen Plänen.
position-used-workers = Ohne einen Plan in table.used gibt es dort nur Arbeiterkarten.
position-moved-blocks = Die Blöcke, die Arbeiter in dieser Runde bewegt haben, liegen auf den Bauplätzen oder sind abgelegt.
position-draw-start = DrawStart wird vor dem ersten Zug einer Runde gefragt, wenn mehrere die wenigsten Punkte haben.
position-no-such-workers = Platz { $seat } hat keine Karte gespielt, von der { $moved } Arbeiter fertig und { $left } übrig sind.
position-move-blocks = MoveBlocks wird gefragt, wenn Blöcke im Steinbruch sind und es etwas zu entscheiden gibt.
