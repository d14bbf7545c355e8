# Was beide Egizias sagen

# Wofür es Punkte gibt
reason-bricks = Bausteine
reason-rows = Reihen der Pyramide
reason-cooperation = Zusammenarbeit
reason-returned = abgegebene Sphinxkarten
reason-grain_market = Spitze des Getreidemarkts
reason-hunger = Hunger
reason-cards = Nilkarten
reason-sphinx = Sphinxkarten
reason-stones = übrige Steine

# Warum eine Antwort nicht erlaubt ist
refusal-crew-at-top = Dieser Trupp steht schon in der letzten Spalte: Wähle einen, der noch stärker werden kann.
refusal-ring-too-far = So weit darf der Ring nicht: nur um so viele Felder, wie du dafür bekommen hast.
refusal-crew-spent = Diesen Trupp hast du in dieser Runde schon geschickt: In der nächsten ist er wieder bereit.
refusal-crew-too-weak = Dieser Trupp ist für alles zu schwach, was hier gebaut werden kann, auch mit aller Hilfe, die du hast.
refusal-too-few-stones = Dafür hast du zu wenige Steine.
refusal-lead-crew-alone = Dieser Trupp geht nie allein: Schicke erst den grünen, blauen oder gelben, dann darf er mitgehen.
refusal-not-enough-strength = Dafür reicht die Stärke nicht, die du geschickt hast.
refusal-card-not-yours = Diese Karte liegt nicht bei dir.
refusal-card-used-already = Diese Karte hast du in dieser Runde schon genutzt: In der nächsten ist sie wieder bereit.
refusal-upgrade-used = Diese Aufwertung liegt schon an einem Acker und bleibt dort.
refusal-field-not-upgradable = Aufwerten kannst du nur einen eigenen gelben oder roten Acker: Dieser ist schon grün oder gehört dir nicht.
refusal-no-hunger = Steine ersetzen nur fehlendes Getreide: So viel fehlt dir nicht.
refusal-no-crew-to-raise = Alle deine Trupps stehen in der letzten Spalte: Keiner kann stärker werden.
refusal-wrong-phase = Diese Karte hat ihre eigene Phase: Jetzt kannst du sie nicht nutzen.
refusal-not-drawn = Behalten darfst du nur eine der Karten, die du gerade gezogen hast.
refusal-kept-enough = Du hast so viele dieser Karten behalten, wie du darfst: Die anderen kommen unter den Stapel.
refusal-game-is-over = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
refusal-not-your-turn = Du bist jetzt nicht am Zug.
refusal-has-passed = Du hast gepasst: In dieser Runde setzt du kein Schiff mehr ein.
refusal-closed-space = Dieses Feld ist mit so wenigen am Tisch nicht im Spiel.
refusal-space-taken = Dort ist schon ein Schiff, und mehr als eines passt nicht hin.
refusal-not-downstream = Das liegt flussaufwärts: Dein nächstes Schiff muss weiter den Nil hinab als dein letztes.
refusal-no-ships-left = Du hast in dieser Runde kein Schiff mehr.
refusal-second-ship-at-zone = An diesem Bauplatz hast du schon ein Schiff: Zwei hat dort niemand.
refusal-must-place-ship = Du hast dieses Schiff angesagt: Jetzt musst du es einsetzen.
refusal-card-not-left = Diese Karte liegt nicht mehr am Nil.
refusal-nothing-to-build = Hier gibt es nichts mehr zu bauen.
refusal-another-zone = Das gehört zu einem anderen Bauplatz: Baue nur dort, wo dein Schiff liegt.
refusal-obelisk-is-full = Der Obelisk ist fertig.
refusal-first-brick = Dein Trupp ist unterwegs: Setze mindestens einen Baustein, bevor du fertig bist.
refusal-must-build = Dein Trupp ist schon unterwegs: Jetzt musst du bauen.
refusal-one-basic-crew = Zu einem Bau gehört nur einer der Trupps Grün, Blau und Gelb.
refusal-too-many-cards = So viele Karten darfst du hier nicht ziehen, oder der Stapel ist zu klein.
refusal-no-free-card = Du hast keine Karte, mit der du gratis ziehen darfst.

# Trupps: ohne Artikel im Nominativ; .the mit Artikel im Nominativ, .acc im Akkusativ

crew = { $crew ->
    [green] grüner Trupp
    [blue] blauer Trupp
    [yellow] gelber Trupp
    [joker] weißer Joker
   *[lead] Leittrupp
}
    .title = { $crew ->
        [green] Grüner Trupp
        [blue] Blauer Trupp
        [yellow] Gelber Trupp
        [joker] Weißer Joker
       *[lead] Leittrupp
    }
    .letter = { $crew ->
        [green] Gr
        [blue] Bl
        [yellow] Ge
        [joker] Jo
       *[lead] Le
    }
    .the = { $crew ->
        [green] Der grüne Trupp
        [blue] Der blaue Trupp
        [yellow] Der gelbe Trupp
        [joker] Der weiße Joker
       *[lead] Der Leittrupp
    }
    .acc = { $crew ->
        [green] den grünen Trupp
        [blue] den blauen Trupp
        [yellow] den gelben Trupp
        [joker] den weißen Joker
       *[lead] den Leittrupp
    }
    .start = { $crew ->
        [green] Den grünen Trupp
        [blue] Den blauen Trupp
        [yellow] Den gelben Trupp
        [joker] Den weißen Joker
       *[lead] Den Leittrupp
    }
colour = { $colour ->
    [green] grün
    [yellow] gelb
   *[red] rot
}
ring = { $ring ->
    [top] oben
    [middle] in der Mitte
   *[bottom] unten
}

# Zahlen

stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
    .dative = { $n ->
        [one] { $n } Stein
       *[other] { $n } Steinen
    }
grain = { $n } Getreide

# Nilkarten: $n und die anderen sind die Zahlen auf der Karte. Titel stehen auf Karten und Knöpfen.

field = { $colour ->
    [green] Grüner Acker: { $grain } Getreide bei jeder Versorgung, wo auch immer der Ring liegt.
    [yellow] Gelber Acker: { $grain } Getreide bei jeder Versorgung, außer wenn der Ring unten liegt.
   *[red] Roter Acker: { $grain } Getreide bei der Versorgung, aber nur, wenn der Ring oben liegt.
}
    .bonus = Einmal, wenn du ihn nimmst: { $parts }.
    .title = { $colour ->
        [green] Grüner Acker { $n }
        [yellow] Gelber Acker { $n }
       *[red] Roter Acker { $n }
    }
quarry = Steinbruch: { stones } bei jedem Abbau.
    .title = Steinbruch { $n }
combination = { $colour ->
    [green] Steinbruch und grüner Acker: { stones } bei jedem Abbau, { $grain } Getreide bei jeder Versorgung.
    [yellow] Steinbruch und gelber Acker: { stones } bei jedem Abbau, { $grain } Getreide, außer wenn der Ring unten liegt.
   *[red] Steinbruch und roter Acker: { stones } bei jedem Abbau, { $grain } Getreide nur, wenn der Ring oben liegt.
}
at-once = Sofort: { $parts }.
verb = { $verb ->
    [green] grüner Trupp { SIGNED($n) }
    [blue] blauer Trupp { SIGNED($n) }
    [yellow] gelber Trupp { SIGNED($n) }
    [lead] Leittrupp { SIGNED($n) }
    [joker] weißer Joker { SIGNED($n) }
    [any_crew] ein Trupp deiner Wahl { SIGNED($n) }
    [grain_market] Getreidemarkt { SIGNED($n) }
    [stone_market] Steinmarkt { SIGNED($n) }
    [stones] { stones }
    [ring] der Ring um { $n ->
        [one] { $n } Feld
       *[other] bis zu { $n } Felder
    }, wenn du willst
    [points] { $n ->
        [one] { SIGNED($n) } Punkt
       *[other] { SIGNED($n) } Punkte
    }
    [points_at_end] { SIGNED($n) } Punkte am Ende der Partie
    [free_brick] ein Baustein gratis auf Obelisk, Säulengang oder Pyramide, ohne Punkte dafür, aber mit jedem Bonus
    [points_for_zone_b] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für jeden deiner Bausteine in Pyramide und Statuen
    [points_for_zone_a] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für jeden deiner Bausteine in Obelisk und Säulengang
    [two_crews] zwei verschiedene Trupps deiner Wahl je { SIGNED($n) }
    [points_for_pairs] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für je zwei deiner Bausteine in Obelisk, Tempel und Pyramide
   *[late_build] ein spätes Schiff (in dieser Runde darf ein wartendes Schiff von dir als letztes bauen)
}
    .title = { $verb ->
        [green] Grün { SIGNED($n) }
        [blue] Blau { SIGNED($n) }
        [yellow] Gelb { SIGNED($n) }
        [lead] Leittrupp { SIGNED($n) }
        [joker] Joker { SIGNED($n) }
        [any_crew] Trupp { SIGNED($n) }
        [grain_market] Getreidemarkt { SIGNED($n) }
        [stone_market] Steinmarkt { SIGNED($n) }
        [stones] Steine { SIGNED($n) }
        [ring] Ring { $n }
        [points] Punkte { SIGNED($n) }
        [points_at_end] Später { SIGNED($n) }
        [free_brick] Gratis-Baustein
        [points_for_zone_b] Pyramidenpunkte
        [points_for_zone_a] Obeliskpunkte
        [two_crews] Zwei Trupps { SIGNED($n) }
        [points_for_pairs] Bausteinpunkte
       *[late_build] Spätes Schiff
    }
    .face = { $verb ->
        [ring] Ring bis zu { $n }
        [points_at_end] { SIGNED($n) } am Ende
        [points_for_zone_b] { SIGNED($n) } je Baustein dort
        [points_for_zone_a] { SIGNED($n) } je Baustein dort
        [points_for_pairs] { SIGNED($n) } für je zwei Bausteine
       *[other] { verb.title }
    }
    .basic = Grundtrupps { SIGNED($n) }
    .markets = Märkte { SIGNED($n) }
anytime = Für einmal: { $use }.
    .either = Für einmal, entweder { $use } oder { $other }.
    .face = { $use }, einmal
    .face-either = { $use } oder { $other }, einmal
use = { $use ->
    [grain] { $n } Getreide bei der Versorgung
    [stones] { stones }, wann immer du gefragt wirst
    [strength] { SIGNED($n) } Stärke für einen Bau
    [ship] ein zweites Schiff, bevor es weitergeht
    [keep] eine Karte mehr, die du bei der Sphinx behältst
    [upriver] ein Schiff flussaufwärts von deinem letzten
   *[sell] bis zu { stones } für je einen Punkt verkaufen, wann immer du gefragt wirst
}
    .title = { $use ->
        [grain] Getreide { $n }
        [stones] Steine { $n }
        [strength] Stärke { SIGNED($n) }
        [ship] Zweites Schiff
        [keep] Eine mehr behalten
        [upriver] Schiff flussaufwärts
       *[sell] Steinverkauf
    }
    .face = { $use ->
        [grain] { grain }
        [stones] { stones }
        [strength] { SIGNED($n) } Stärke
        [ship] zweites Schiff
        [keep] eine mehr behalten
        [upriver] Schiff flussaufwärts
       *[sell] bis { stones } verkaufen
    }
power = { $power ->
    [raise_crew] Dauerhaft: Jede Runde wird nach der Versorgung, vor dem Bau, ein Trupp deiner Wahl um 1 stärker.
    [stones_for_grain] Dauerhaft: Bei der Versorgung ersetzt jeder Stein ein fehlendes Getreide.
    [free_sphinx_card] Dauerhaft: Bei der Sphinx ziehst du, wenn du willst, gratis eine Karte mehr; mindestens eine musst du bezahlen.
    [free_sphinx_cards] Dauerhaft: Bei der Sphinx ziehst du, wenn du willst, gratis bis zu { $n } Karten mehr; mindestens eine musst du bezahlen.
    [upgrade_field] Dauerhaft: Lege sie für immer an einen Acker; aus Rot wird Gelb, aus Gelb wird Grün.
    [stones_for_crew] { $steps ->
        [1] Dauerhaft: Einmal je Runde wird beim Bau ein Trupp für { stones } um 1 stärker.
       *[other] Dauerhaft: Einmal je Runde werden beim Bau Trupps stärker: um 1 für { stones } oder zusammen um { $steps } für { $all }.
    }
    [crew_for_markets] { $n ->
        [one] Dauerhaft: Einmal je Runde wird beim Abbau ein Trupp um 1 schwächer, und du steigst auf beiden Märkten eine Stufe.
       *[other] Dauerhaft: Einmal je Runde wird beim Abbau ein Trupp um 1 schwächer, und du steigst auf beiden Märkten { $n } Stufen.
    }
    [stones_for_crew_step] Dauerhaft: Einmal je Runde, wann immer du gefragt wirst, wird ein Trupp für { stones } um 1 stärker.
    [leftover_only] Dauerhaft: Wenn alle gepasst haben, darfst du jede Runde eine übrige Nilkarte nehmen.
    [share_town] Dauerhaft: Einmal je Runde darfst du ein Schiff in eine besetzte Stadt setzen, aber nicht nach Heliopolis.
    [double_town] { $n ->
        [2] Dauerhaft: Einmal je Runde bringt dir eine Stadt alles doppelt, aber nicht Heliopolis.
       *[other] Dauerhaft: Einmal je Runde bringt dir eine Stadt alles { $n }-mal, aber nicht Heliopolis.
    }
    [upriver_ship] Dauerhaft: Einmal je Runde darfst du ein Schiff flussaufwärts von deinem letzten einsetzen.
    [full_site] Dauerhaft: Wo vor dir schon genug andere gebaut haben, darf dein Schiff trotzdem bauen.
   *[leftover_card] { $n ->
        [one] Dauerhaft: Wenn alle gepasst haben, nimmst du jede Runde eine übrige Nilkarte oder { $n } Punkt.
       *[other] Dauerhaft: Wenn alle gepasst haben, nimmst du jede Runde eine übrige Nilkarte oder { $n } Punkte.
    }
}
    .title = { $power ->
        [raise_crew] Stärkerer Trupp
        [stones_for_grain] Steine als Getreide
        [free_sphinx_card] Gratis-Sphinxkarte
        [free_sphinx_cards] Gratis-Sphinxkarten
        [upgrade_field] Acker-Aufwertung
        [stones_for_crew] Steine für Trupps
        [stones_for_crew_step] Steine für Trupps
        [share_town] Geteilte Stadt
        [double_town] Doppelte Stadt
        [upriver_ship] Schiffe flussaufwärts
        [full_site] Später Bau
        [crew_for_markets] Trupp für Märkte
        [leftover_only] Übrige Karte
       *[leftover_card] Übrige Karte
    }
    .face = { $power ->
        [raise_crew] Jede Runde: ein Trupp { SIGNED($n) }
        [stones_for_grain] Steine zählen als Getreide
        [free_sphinx_card] Sphinx: eine Karte gratis
        [free_sphinx_cards] Sphinx: { $n } Karten gratis
        [upgrade_field] Wertet einen Acker auf
        [stones_for_crew] { stones } pro Schritt, bis { $steps }
        [crew_for_markets] Abbau: Trupp −1, Märkte { SIGNED($n) }
        [stones_for_crew_step] Jede Runde: { stones } pro Schritt
        [leftover_only] Jede Runde: eine übrige Karte
        [share_town] Jede Runde: eine besetzte Stadt
        [double_town] { $n ->
            [2] Jede Runde: eine Stadt doppelt
           *[other] Jede Runde: eine Stadt { $n }-mal
        }
        [upriver_ship] Jede Runde: ein Schiff flussaufwärts
        [full_site] Baut auch als letztes
       *[leftover_card] { $n ->
            [one] Übrige Karte oder { $n } Punkt
           *[other] Übrige Karte oder { $n } Punkte
        }
    }

# Antworten

raise-crew = { crew.start } von { $was } auf { $now } stärken
lower-crew = { crew.start } von { $was } auf { $now } schwächen
move-ring = { $to ->
    [top] Den Ring nach oben legen: Alle Äcker sind bewässert
    [middle] Den Ring in die Mitte legen: Grüne und gelbe Äcker sind bewässert
   *[bottom] Den Ring nach unten legen: Nur grüne Äcker sind bewässert
}
    .stay = { $to ->
        [top] Den Ring oben liegen lassen
        [middle] Den Ring in der Mitte liegen lassen
       *[bottom] Den Ring unten liegen lassen
    }
    .chip = { $to ->
        [top] Nach oben
        [middle] Zur Mitte
       *[bottom] Nach unten
    }
    .stay-chip = Liegen lassen
send-crew = { crew.start } mit Stärke { $n } schicken
add-crew = { crew.start } mit Stärke { $n } mitschicken
pass = Passen: in dieser Runde kein Schiff mehr einsetzen
    .chip = Passen
end-turn = Kein zweites Schiff einsetzen
    .chip = Kein zweites
skip = Hier nicht bauen: Dein Schiff kommt weg
    .chip = Nicht bauen
ready = Mit Stärke { $n } bauen
    .chip = Jetzt bauen

# Verlauf

raised = { $name } stärkt { crew.acc } auf { $n }.
lowered = { crew.the } von { $name } fällt auf { $n }.
ring-moved = { $to ->
    [top] { $name } legt den Ring nach oben.
    [middle] { $name } legt den Ring in die Mitte.
   *[bottom] { $name } legt den Ring nach unten.
}
advanced = { $market ->
    [grain] { $name } steht auf Stufe { $n } des Getreidemarkts.
   *[stone] { $name } steht auf Stufe { $n } des Steinmarkts.
}
gained-stones = { $name } bekommt { stones } und hat jetzt { $total }.
card-taken = { $name } nimmt die Karte „{ $card }“.
card-used = { $name } nutzt die Karte „{ $card }“.
    .stones = { $name } versorgt Trupps mit { stones.dative }.
field-upgraded = { $name } wertet „{ $card }“ auf: Der Acker ist jetzt { colour }.
mined = { $name } baut { stones } ab und hat jetzt { $total }.
fed = { $name } braucht { $need } Getreide und hat { $n }.
passed = { $name } passt.
crews-sent = { $name } schickt { crew.acc } und hat Stärke { $n }.
sphinx-drawn = { $cards ->
    [one] { $name } zieht { $cards } Sphinxkarte für { stones }.
   *[other] { $name } zieht { $cards } Sphinxkarten für { stones }.
}
sphinx-returned = { $n ->
    [0] { $kept ->
        [1] { $name } behält die Sphinxkarte.
       *[other] { $name } behält alle { $kept } Sphinxkarten.
    }
   *[other] { sphinx-kept-some }
}
sphinx-kept-some = { $kept ->
    [0] { $name } behält keine der Sphinxkarten und gibt { $n } ab.
    [1] { $name } behält eine Sphinxkarte und gibt { $n } ab.
   *[other] { $name } behält { $kept } Sphinxkarten und gibt { $n } ab.
}

# Punkte

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

# Was Sphinxkarten zählen; $n ist, wie viel nötig ist

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
    [graves] mindestens { $n ->
        [one] { $n } Grab
       *[other] { $n } Gräber
    }
    [temple] mindestens { measure-bricks } im Tempel
    [graves_and_temple] je mindestens { measure-bricks } in Obelisk, Gräbern, Tempel und Pyramide
    [obelisk_top] den obersten Baustein des Obelisken
    [temple_top] die Spitze des Tempels
    [joker_strength] einen weißen Joker mit mindestens Stärke { $n }
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
        [graves] Gräber
        [temple] Tempel
        [graves_and_temple] Jedes Bauwerk
        [obelisk_top] Obeliskenspitze
        [temple_top] Tempelspitze
        [joker_strength] Weißer Joker
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
        [graves] jedes deiner Gräber
       *[quarry_cards] jede deiner Steinbruchkarten, auch für den Startsteinbruch
    }
    .most = { $what ->
        [quarries] deine Steinbrüche zusammen mehr Steine zeigen
        [green_fields] deine grünen Äcker zusammen mehr Getreide zeigen
        [yellow_fields] deine gelben Äcker zusammen mehr Getreide zeigen
       *[red_fields] deine roten Äcker zusammen mehr Getreide zeigen
    }
sphinx = { points } für { $goals }.
    .each = { points } für { measure.each }.
    .most = { points }, wenn { measure.most } als die aller anderen.
    .title = { $family ->
        [each] Je: { $title }
       *[most] Meiste: { $title }
    }
    .goal = { $what ->
        [obelisk_top] { $title }
        [temple_top] { $title }
       *[other] { $title } { $n }+
    }
    .percent = { $n } % der Punkte, die du vor der Wertung der Sphinxkarten hast.
    .percent-title = Punkte { SIGNED($n) } %

# Fragen

ask-DealCard = Sphinxkarten werden ausgeteilt.
ask-DrawSequence = Das Los sagt, wer beginnt.
ask-LayCardAt = Nilkarten werden ausgelegt.
ask-DrawCard = Sphinxkarten werden gezogen.
ask-Placing = { $name }, wohin fährt dein nächstes Schiff?
ask-PlacingSecond = { $name }, wohin fährt dein zweites Schiff?
ask-MayPlaceSecond = { $name }, setzt du ein zweites Schiff ein?
ask-TakingLeftover = { $name }, welche übrige Karte nimmst du?
ask-FeedingCrews = { $name }, was legst du dazu, bevor deine Trupps essen?
ask-Raising = { $name }, nutzt du deine Karte für einen stärkeren Trupp?
ask-Preparing = { $name }, nutzt du jetzt eine Karte?
ask-MayBuild = { $name }, welcher Trupp baut { $zone }?
ask-Reinforcing = { $name }, was geht mit deinem Trupp mit?
ask-LayBrick = { $name }, wohin kommt der nächste Baustein?
ask-Drawing = { $name }, wie viele Sphinxkarten ziehst du?
ask-ChooseKept = { $name }, welche Karte behältst du?
ask-ChooseMore = { $name }, behältst du noch eine Karte?
ask-ChooseRaised = { $name }, welcher Trupp wird stärker?
ask-MoveRing = { $name }, wohin kommt der Ring?
more-placing = { $last ->
    [0] { ships-left }
   *[other] { ships-left } Das nächste muss weiter hinab als Ort { $last } am Nil.
}
ships-left = { $n ->
    [one] Du hast noch { $n } Schiff.
   *[other] Du hast noch { $n } Schiffe.
}
explain-MayPlaceSecond = Du setzt es gleich ein, noch vor dem nächsten Zug.
explain-Raising = Einmal je Runde, vor dem Bau.
explain-Preparing = Was du nicht nutzt, behältst du.
explain-ChooseMore = Mit deiner Nilkarte darfst du eine mehr behalten.
more-feeding = { $points ->
    [0] { $surplus ->
        [0] Sie brauchen { $need } Getreide, und genau das ist da.
       *[other] Sie brauchen { $need } Getreide, da sind { $n }.
    }
   *[other] Sie brauchen { $need } Getreide, da sind { $n }: Der Rest bringt { points }.
}
    .short = Sie brauchen { $need } Getreide, da sind { $n }: { $missing } zu wenig, das kostet { points }.
more-MayBuild = { $count ->
    [0] Du hast { stones-of }, aber hier gibt es nichts mehr zu bauen.
   *[other] Du hast { stones-of }. Als Nächstes: { $sites }.
}
    .sphinx = Du hast { stones-of } und darfst bis zu { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    } ziehen.
stones-of = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
more-Reinforcing = Bis jetzt Stärke { $strength }, dazu { stones-of }.
more-LayBrick = { $cost ->
    [0] Stärke { $strength } und { stones-of }: Bezahlen kannst du bis zu { $left }.
   *[other] Stärke { $strength }, { stones-of }; { $cost } ausgegeben, { $left } übrig.
}
more-Drawing = Stärke { $strength }, { stones-of }; du darfst bis zu { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    } ziehen.
more-ChooseKept = { $n ->
    [one] Du hast { $n } gezogen; gibst du sie ab, bringt sie einen Punkt.
   *[other] Du hast { $n } gezogen und behältst höchstens eine; jede, die du abgibst, bringt einen Punkt.
}
more-MoveRing = { $ring ->
    [top] Er liegt oben; du darfst ihn { ring-moves } verlegen.
    [middle] Er liegt in der Mitte; du darfst ihn { ring-moves } verlegen.
   *[bottom] Er liegt unten; du darfst ihn { ring-moves } verlegen.
}
ring-moves = { $n ->
    [one] um { $n } Feld
   *[other] um bis zu { $n } Felder
}
stage = { $phase ->
    [set_up] Runde { $round } von { $rounds }, Nil
    [placement] Runde { $round } von { $rounds }, Schiffe
    [mining] Runde { $round } von { $rounds }, Abbau
    [feeding] Runde { $round } von { $rounds }, Versorgung
   *[building] Runde { $round } von { $rounds }, Bau
}
    .before = Aufbau
    .over = Partie zu Ende

# Antworten mit Karten

place-card = Zu Ort { $place } fahren. { $words }
take-card = Diese Karte nehmen. { $words }
use-card =
    .stones = { $n ->
        [one] „{ $card }“ für { $n } Stein nutzen
       *[other] „{ $card }“ für { $n } Steine nutzen
    }
    .grain = „{ $card }“ für { $n } Getreide nutzen
    .strength = „{ $card }“ für { $n } Stärke in diesem Bau nutzen
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
       *[other] { $n } + { $free } gratis
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
space = { $words }, Ort { $place }
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
    [free_more] Mehr gratis
    [towns] Städte
    [share] Besetzte Städte
   *[feed] Steine als Getreide
}

# Mehr vom Verlauf

placed-at = { $name } fährt zu Ort { $place }.
scored = { $reason ->
    [bricks] { $name } bekommt { points } für die Bausteine.
    [rows] { $name } bekommt { points } für die Reihe.
    [cooperation] { $name } bekommt { points } für das Bauen in dieser Runde.
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
   *[stones] { $name } bekommt { points } für übrige Steine.
}
sequence-given = { $name } bekommt Reihenfolgeplättchen { $tile } und beginnt mit { $n } Steinen.
sphinx-seen = { $name } sieht eine Sphinxkarte: { $card }
sphinx-kept = { $name } behält „{ $card }“.
row-completed = Reihe { $row } der Pyramide ist voll: { $n ->
    [one] { $name } hat mit { $n } Baustein die Mehrheit.
   *[other] { $name } hat mit { $n } Bausteinen die Mehrheit.
}
round-began = Runde { $round } beginnt.
game-ended = Die letzte Runde ist vorbei, und alles ist gewertet.

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
    .closed = geschlossen
    .taken = genommen
panel = { $panel ->
    [ships] Schiffe
    [build] Bau
    [obelisk] Obelisk
    [colonnade] Säulengang
    [tiles] Säulen
    [graves] Gräber
    [temple] Tempel
    [pyramid] Pyramide
   *[statues] Statue
}
building = Stärke { $strength }, Steine { $stones }, Kosten bisher { $cost }, übrig { $left }
column =
    .points = Punkte
    .stones = Steine
    .markets = Märkte
    .grain = Getreide
    .ships = Schiffe
    .passed = gepasst
    .order = Zugreihenfolge
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
spoken-order = Die Reihenfolge: { $names }.
spoken-card = Ort { $place }, Kartenfeld { $n }. { $words }
spoken-obelisk = { $cost ->
    [0] Der Obelisk ist fertig.
   *[other] Der Obelisk hat { $n } von { $levels } Ebenen; die nächste kostet { $cost }.
}
spoken-row = Reihe { $row } der Pyramide hat { $n } von { $spaces } Bausteinen, von links: { $names }.
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
spoken-cards = Karten von { $name }: { $cards }.
spoken-kept = Du behältst eine Sphinxkarte: { $words } Im Moment bringt sie { points }.
    .shown = Eine Sphinxkarte von { $name }: { $words } Sie bringt { points }.
spoken-drawn = Du kannst wählen: { $words }
# Linien in der Punktekurve

milestone-round_ended = Runde { $x }

## Drawings

look-kind-field-green = Grüner Acker
    .when = immer nass
look-kind-field-yellow = Gelber Acker
    .when = Ring Mitte, oben
look-kind-field-red = Roter Acker
    .when = Ring ganz oben
look-kind-quarry = Steinbruch
    .when = jede Runde
look-kind-combination = Bruch, Acker
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
    [joker] weißer Joker
   *[lead] Leittrupp
}
look-zone-name = { $zone ->
    [obelisk] Obelisk
    [pyramid] Pyramide
    [abydus] Abydus
    [amarna] Amarna
    [giza] Giza
   *[sphinx] Sphinx
}
look-market-name = { $market ->
    [grain] Getreidemarkt
   *[stone] Steinmarkt
}
look-moor = Zu Ort { $place } fahren
look-moor-card = Zu Ort { $place } fahren und die Karte nehmen: { $card }
look-card-at = Ort { $place }, eine Karte: { $card }
look-space-closed = Ort { $place } ist nicht im Spiel
look-space-taken = Ort { $place }: Die Karte ist genommen
look-space-empty = Ort { $place }: keine Karte
look-taken = genommen
look-moor-tile = Zu Ort { $place } fahren: { $tile }
look-tile-at = Ort { $place }, ein Plättchen: { $tile }
look-dock = Bauplatz { look-zone-name }, Anleger { $dock }
look-moor-dock = Zu Anleger { $dock } fahren, Bauplatz { look-zone-name }
look-waiting = Neben dem Bauplatz { look-zone-name }: hier kann ein Schiff warten, wenn alle Anleger besetzt sind
look-wait = Ein Schiff neben dem Bauplatz warten lassen: { look-zone-name }
look-ship = Schiff von { $name } an Ort { $place }
look-crews = Trupps
look-strength = Stärke { $strength }
look-build = übrig { $left } von { $strength }
look-crew = { look-crew-name }, Stärke { $strength }
look-crew-spent = { look-crew-name }, Stärke { $strength }, in dieser Runde schon geschickt
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
look-feeding = Versorgung
look-need = Bedarf { $need }
look-level = Ring { look-ring-name }: { $grain } Getreide, { $left } übrig, { points }
look-ring-press = Den Ring hierher legen: { look-ring-name }
look-stock = Steine, Äcker
look-quarries = +{ $stones } je Runde
look-stones = { stones-of }; die Steinbrüche bringen { $more } je Runde
look-stones-press = Steine nutzen
look-stones-after = Steinbrüche +{ $more } = { $sum }
look-stones-now = im Vorrat
look-plot-press = Dieses wählen: { $plot }
look-kept = Behaltene Karten
look-secret = Sphinx: geheim
look-no-cards = noch keine Karten
look-kept-press = Diese Karte nutzen: { $card }
look-track = Punkteleiste
look-points-of = { $name } hat { points }
look-zone = { $zone ->
    [obelisk] Obelisk
    [pyramid] Pyramide
    [abydus] Abydus
    [amarna] Amarna
    [giza] Giza
   *[sphinx] Sphinx
}
look-lay = { $site ->
    [obelisk] Am Obelisken bauen
    [column] Deine nächste Säule bauen
    [row] In dieser Reihe der Pyramide bauen
    [grave] Das nächste Grab bauen
    [temple] An diesem Teil des Tempels bauen
   *[statue] Die nächste Stufe dieser Statue bauen
} für { $cost }
look-nile-upstream = flussaufwärts von deinem letzten Schiff; goldene Zahlen stehen dir offen
look-town-at = Ort { $place }, { $town }: { $brings }
look-moor-town = Zu Ort { $place } fahren, { $town }: { $brings }
look-nile = Der Nil
look-nile-note = nur flussabwärts; goldene Zahlen stehen dir offen
look-end = { $what ->
    [pass] Passen
    [end] Zugende
    [skip] Nicht bauen
   *[done] Fertig
}
look-end-press = { $what ->
    [pass] Für diese Runde passen
    [end] Den Zug beenden
    [skip] Hier nicht bauen
   *[done] Damit fertig sein
}
look-sphinx = Sphinx
look-turn = Reihenfolge { $n }: { $name }
    .passed = Reihenfolge { $n }: { $name } hat gepasst
look-order = { $n ->
    [1] zuerst
    [2] danach
   *[3] zuletzt
}
look-now-building = wird gebaut
look-building = übrig { $left } von { $strength }
look-under-way = { $name } baut: Stärke { $strength }, verbaut { $cost }, übrig { $left }
look-brick = Ein Baustein von { $name }
look-obelisk-done = Der Obelisk ist fertig
look-next-level = Ebene { $level } des Obelisken kostet { $cost }
look-next-row = Das nächste Feld der Reihe { $row } kostet { $cost }
look-row-done = Reihe { $row } ist voll
look-cards = { $cards ->
    [one] Karte
   *[other] Karten
}
look-sphinx-label = { $cards ->
    [one] Eine Karte liegt im Sphinxstapel
   *[other] { $cards } Karten liegen im Sphinxstapel
}
look-draw = { $free ->
    [0] { look-paid } ziehen
    [1] { look-paid } ziehen, und eine gratis
   *[other] { look-paid } ziehen, und { $free } gratis
}
look-paid = { $paid ->
    [one] { $paid } Sphinxkarte
   *[other] { $paid } Sphinxkarten
}
look-drawn = Sphinxkarten zur Auswahl
look-keep-one = behalte eine davon
look-keep-rest = behalte höchstens eine; ein Punkt für jede, die du abgibst
look-brings-now = jetzt { points }
look-keep = Diese Karte behalten: { $words }
look-return = Abgeben
look-return-press = Die anderen Karten abgeben
look-sphinx-card = Sphinxkarte: { $words }; jetzt { points }
look-start-quarry = Startsteinbruch: { stones-of }
look-start-field = Startacker: { $grain } Getreide
look-rivals = Alle anderen
look-rival = { $name } hat { points }, { stones-of }, { $grain } Getreide für { $need } und verlöre { $loss ->
    [one] { $loss } Punkt
   *[other] { $loss } Punkte
}
look-fact-crew = { $crew ->
    [green] grüner Trupp
    [blue] blauer Trupp
    [yellow] gelber Trupp
    [joker] weißer Joker
   *[lead] Leittrupp
}
look-fact-stones = Steine, und was die Steinbrüche bringen
look-fact-grain = Getreide, und was die Trupps brauchen
look-fact-loss = Punkte Verlust, würde jetzt versorgt
look-fact-ships = Schiffe übrig
look-fact-sphinx = Sphinxkarten
look-fact-permanents = Dauerkarten
look-example-crews = { $lead ->
    [joker] Der weiße Joker
   *[lead] Der Leittrupp
}, der grüne, der blaue und der gelbe Trupp.
look-example-feeding = Grüne Äcker sind immer bewässert, gelbe ab der Mitte, rote nur, solange der Ring oben liegt.
look-example-markets = Der Getreidemarkt und der Steinmarkt.

## Positions

position-seats = { $place } ist eine Liste aller { $seats } Plätze, jeder einmal.
position-standing = table.standing geht von vorn nach hinten: Niemand hat mehr Punkte, als wer davor steht.
position-owners = eine Liste von höchstens { $most } Plätzen von 0 bis { $seats }, einer für jeden Baustein
position-rows = table.pyramid ist eine Liste von { $rows } Reihen, nicht { $given }.
position-crews = eine Liste der Stärken von green, blue, yellow und lead, jede von 1 bis { $most }
position-upgrade = { $place }.upgrades: { $card } kann nicht bei { $field } liegen, nur eigene bei eigenen Äckern.
position-ship = { $place }.ships: Auf { $space } kann hier kein Schiff sein, oder an dieser Stelle ist schon eins.
position-space = Auf { $space } kann nichts liegen: Es ist geschlossen, hat ein Schiff, oder damit wird nicht gespielt.
position-twice = { $place }: { $card } ist auch anderswo, oder damit wird nicht gespielt.
position-dealt = { $place }.dealt nennt zuerst die behaltene Karte und höchstens eine weitere.
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
position-zone = table.build nennt den Bauplatz genau dann, wenn dort gebaut wird: next nennt dann NextShip.
position-no-ship = Platz { $seat } baut am Bauplatz { $zone }: Er hat dort ein Schiff und steht in table.build.acted.
position-no-crew = Platz { $seat } baut, also ist einer seiner Trupps benutzt und table.build.strength nicht 0.
position-nothing-to-build = Platz { $seat } hat einen Trupp geschickt, hat also Steine und Stärke für etwas dort.
position-too-dear = table.build.cost ist { $cost }: mehr, als Stärke oder Steine reichen.
