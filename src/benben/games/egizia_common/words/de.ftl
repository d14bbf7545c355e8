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
refusal-crew-at-bottom = Dieser Trupp hat schon Stärke 1, und weniger geht nicht: Wähle einen anderen.
refusal-ring-too-far = So weit darf der Ring nicht: nur so viele Felder, wie die Karte oder das Plättchen erlaubt.
refusal-crew-spent = Diesen Trupp hast du in dieser Runde schon geschickt: In der nächsten ist er wieder bereit.
refusal-crew-too-weak = Dieser Trupp ist für alles zu schwach, was hier gebaut werden kann, auch mit aller Hilfe, die du hast.
refusal-too-few-stones = Dafür hast du zu wenige Steine.
refusal-lead-crew-alone = Der Leittrupp geht nie allein: Schicke erst den grünen, blauen oder gelben Trupp, dann darf er mitgehen.
refusal-not-enough-strength = Dafür reicht die Stärke nicht, die du geschickt hast.
refusal-card-not-yours = Diese Karte liegt nicht bei dir.
refusal-card-used-already = Diese Karte hast du in dieser Runde schon genutzt: In der nächsten ist sie wieder bereit.
refusal-upgrade-used = Diese Aufwertung liegt schon an einem Acker und bleibt dort.
refusal-field-not-upgradable = Aufwerten kannst du nur einen eigenen gelben oder roten Acker: Dieser ist schon grün oder gehört dir nicht.
refusal-no-hunger = Steine ersetzen nur fehlendes Getreide: So viel fehlt dir nicht.
refusal-no-crew-to-raise = Alle deine Trupps stehen in der letzten Spalte: Keiner kann stärker werden.
refusal-no-crew-to-lower = Alle deine Trupps haben Stärke 1: Keiner kann dafür schwächer werden.
refusal-wrong-phase = Diese Karte hat ihre eigene Phase: Jetzt kannst du sie nicht nutzen.
refusal-not-drawn = Behalten darfst du nur eine der Karten, die du gerade gezogen hast.
refusal-kept-enough = Du hast so viele dieser Karten behalten, wie du darfst: Die anderen kommen unter den Stapel.

# Trupps: ohne Artikel im Nominativ; .the mit Artikel im Nominativ, .acc im Akkusativ

crew = { $crew ->
    [green] grüner Trupp
    [blue] blauer Trupp
    [yellow] gelber Trupp
   *[lead] Leittrupp
}
    .title = { $crew ->
        [green] Grüner Trupp
        [blue] Blauer Trupp
        [yellow] Gelber Trupp
       *[lead] Leittrupp
    }
    .letter = { $crew ->
        [green] Gr
        [blue] Bl
        [yellow] Ge
       *[lead] Le
    }
    .the = { $crew ->
        [green] Der grüne Trupp
        [blue] Der blaue Trupp
        [yellow] Der gelbe Trupp
       *[lead] Der Leittrupp
    }
    .acc = { $crew ->
        [green] den grünen Trupp
        [blue] den blauen Trupp
        [yellow] den gelben Trupp
       *[lead] den Leittrupp
    }
    .start = { $crew ->
        [green] Den grünen Trupp
        [blue] Den blauen Trupp
        [yellow] Den gelben Trupp
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
   *[late_build] ein spätes Schiff (in dieser Runde darf ein wartendes Schiff von dir als letztes bauen)
}
    .title = { $verb ->
        [green] Grün { SIGNED($n) }
        [blue] Blau { SIGNED($n) }
        [yellow] Gelb { SIGNED($n) }
        [lead] Leittrupp { SIGNED($n) }
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
       *[late_build] Spätes Schiff
    }
    .face = { $verb ->
        [ring] Ring bis zu { $n }
        [points_at_end] { SIGNED($n) } am Ende
        [points_for_zone_b] { SIGNED($n) } je Baustein dort
        [points_for_zone_a] { SIGNED($n) } je Baustein dort
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
   *[sell] bis zu { stones } für je einen Punkt verkaufen, wann immer du gefragt wirst
}
    .title = { $use ->
        [grain] Getreide { $n }
        [stones] Steine { $n }
        [strength] Stärke { SIGNED($n) }
        [ship] Zweites Schiff
        [keep] Eine mehr behalten
       *[sell] Steinverkauf
    }
    .face = { $use ->
        [grain] { grain }
        [stones] { stones }
        [strength] { SIGNED($n) } Stärke
        [ship] zweites Schiff
        [keep] eine mehr behalten
       *[sell] bis { stones } verkaufen
    }
power = { $power ->
    [raise_crew] Dauerhaft: Jede Runde wird nach der Versorgung, vor dem Bau, ein Trupp deiner Wahl um 1 stärker.
    [stones_for_grain] Dauerhaft: Bei der Versorgung ersetzt jeder Stein ein fehlendes Getreide.
    [free_sphinx_card] Dauerhaft: Bei der Sphinx ziehst du, wenn du willst, gratis eine Karte mehr; mindestens eine musst du bezahlen.
    [upgrade_field] Dauerhaft: Lege sie für immer an einen Acker; aus Rot wird Gelb, aus Gelb wird Grün.
    [stones_for_crew] { $steps ->
        [1] Dauerhaft: Einmal je Runde wird beim Bau ein Trupp für { stones } um 1 stärker.
       *[other] Dauerhaft: Einmal je Runde werden beim Bau Trupps stärker: um 1 für { stones } oder zusammen um { $steps } für { $all }.
    }
    [crew_for_markets] { $n ->
        [one] Dauerhaft: Einmal je Runde wird beim Abbau ein Trupp um 1 schwächer, und du steigst auf beiden Märkten eine Stufe.
       *[other] Dauerhaft: Einmal je Runde wird beim Abbau ein Trupp um 1 schwächer, und du steigst auf beiden Märkten { $n } Stufen.
    }
   *[leftover_card] { $n ->
        [one] Dauerhaft: Wenn alle gepasst haben, nimmst du jede Runde eine übrige Nilkarte oder { $n } Punkt.
       *[other] Dauerhaft: Wenn alle gepasst haben, nimmst du jede Runde eine übrige Nilkarte oder { $n } Punkte.
    }
}
    .title = { $power ->
        [raise_crew] Stärkerer Trupp
        [stones_for_grain] Steine als Getreide
        [free_sphinx_card] Gratis-Sphinxkarte
        [upgrade_field] Acker-Aufwertung
        [stones_for_crew] Steine für Trupps
        [crew_for_markets] Trupp für Märkte
       *[leftover_card] Übrige Karte
    }
    .face = { $power ->
        [raise_crew] Jede Runde: ein Trupp { SIGNED($n) }
        [stones_for_grain] Steine zählen als Getreide
        [free_sphinx_card] Sphinx: eine Karte gratis
        [upgrade_field] Wertet einen Acker auf
        [stones_for_crew] { stones } pro Schritt, bis { $steps }
        [crew_for_markets] Abbau: Trupp −1, Märkte { SIGNED($n) }
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
look-feeding = Versorgung
look-need = Bedarf { $need }
look-level = Ring { look-ring-name }: { $grain } Getreide, { $left } übrig, { $points } Punkte
look-ring-press = Den Ring hierher legen: { look-ring-name }
look-stock = Steine, Äcker
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
