# Ra: Das Würfelspiel
title = Ra: Das Würfelspiel
summary = Würfle für Pharaonen, den Nil, Zivilisation und Monumente, bevor Ra die Epoche beendet.

# Vor der Partie
option-sun_track = Sonnenleiste
    .more = wie lang die Sonnenleiste ist; auf der langen dauern die Epochen länger
    .standard = normal
    .long = lang

# Wie das Spiel geht, in zwei Minuten
primer =
    Mit fünf Würfeln führst du ein Volk durch drei Epochen Ägyptens.

    In deinem Zug wirfst du alle fünf und darfst zweimal beliebig viele davon neu werfen; nur Sonnen bleiben liegen.

    Dann setzt du deine Würfel ein: Pharao und Nil bringen dich auf ihren Leisten voran, mit dreimal Nil setzt du ein
    Hochwasser, mit dreimal Zivilisation einen Stein und mit mehr davon weitere, mit Monumenten baust du. Ein Anch
    hilft bei alledem; ein Paar Anch kannst du auch gegen 2 Punkte eintauschen. Eine oder zwei Sonnen bewegen Ra;
    erreicht Ra das Ende der Sonnenleiste, wird die Epoche gewertet. Drei Sonnen bringen 3 Punkte. Mit vier oder fünf
    darfst du eine Katastrophe über alle anderen bringen.

    In jeder Epoche: auf der Pharaoleiste ganz vorn +5, ganz hinten −2; mit Hochwasser bringt dein Feld am Nil Punkte;
    ohne Stein bei der Zivilisation −5, mit drei bis fünf +5, +10, +15. Ganz am Ende zählen die Monumente: viele
    verschiedene Spalten oder viele in einer. Wer die meisten Punkte hat, gewinnt.

# Hilfe nach Themen
help-turn =
    Wirf alle fünf Würfel. Zweimal darfst du beliebig viele, die keine Sonne zeigen, neu werfen. Dann setzt du Würfel
    in beliebiger Reihenfolge ein, jeden einmal, so viele du magst (RA-3, RA-4).
    .title = Zug
help-pharaoh =
    Jeder Pharao bringt dich ein Feld voran, höchstens bis 12; setzt du einen Pharao ein, helfen auch Anch mit. Am Ende
    der Epoche erhält 5 Punkte, wer vorn steht, und geht 2 Felder zurück; wer hinten steht, verliert 2 Punkte und rückt
    1 Feld vor. Stehen alle gleich, geschieht nichts (RA-5, RA-12).
    .title = Pharao
help-nile =
    Jeder Nil bringt dich ein Feld voran, höchstens bis 12; bewegt dich ein Nil, helfen auch Anch mit. Oder du setzt
    mit drei Würfeln, Nil mit höchstens zwei Anch, ein Hochwasser. Nur mit Hochwasser bringt dein Feld Punkte, wenn die
    Epoche endet (RA-6, RA-12).
    .title = Nil
help-civilization =
    Drei Würfel mit Zivilisation setzen einen Stein, vier zwei, fünf drei; neben einem echten helfen auch Anch mit. Die
    Farbe muss die eines Würfels sein, der wirklich Zivilisation zeigt; dort darfst du noch keinen Stein haben, und es
    muss Platz sein. Kein Stein am Ende der Epoche kostet 5 Punkte, einer oder zwei bringen nichts, drei bis fünf
    bringen 5, 10, 15; dann nehmen alle ihre Steine zurück (RA-7, RA-12).
    .title = Zivilisation
help-monuments =
    Mit einem Monument baust du auf ein beliebiges freies Feld seiner Farbe. Das zweite und das dritte kosten je zwei
    Würfel: zwei Monumente oder ein Monument und ein Anch. Du baust sie auf die Farbe eines dieser Monumente, in eine
    Spalte, in der du noch nichts hast. Am Ende der Partie bringen 1 bis 8 Spalten 1, 2, 3, 4, 5, 6, 10, 15 Punkte, und
    eine Spalte mit 3, 4, 5 von deinen Steinen 5, 10, 15 dazu (RA-8, RA-13).
    .title = Monumente
help-ankhs =
    Ein Anch ersetzt ein anderes Symbol, wenn ein Würfel es wirklich zeigt. Oder du tauschst ein Paar gegen 2 Punkte
    ein; was du nicht einsetzt, bringt von sich aus nichts (RA-9).
    .title = Anch
help-suns =
    Eine oder zwei Sonnen rücken Ra um so viele Felder vor. Drei bringen 3 Punkte, und Ra bleibt stehen. Auch bei vier
    oder fünf bleibt Ra stehen, und du darfst eine Katastrophe auslösen (RA-10).
    .title = Sonnen
help-disaster =
    Alle anderen gehen auf der Pharaoleiste 2 zurück, höchstens bis 0; oder sie verlieren ein Hochwasser und gehen, wenn
    sie keines haben, am Nil 2 zurück, höchstens bis 0; oder sie nehmen zwei Steine der Zivilisation oder zwei Monumente
    ihrer Wahl zurück, oder den einzigen Stein (RA-11).
    .title = Katastrophe
help-scoring =
    Pharao, Nil und Zivilisation werden am Ende jeder Epoche gewertet, die Monumente nur einmal, mit der letzten (RA-12,
    RA-13).
    .title = Wertung
help-end = Nach drei Epochen gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt (RA-14).
    .title = Ende

# Wofür es Punkte gibt
reason-start = Start
reason-ankh-pair = Anch-Paar
reason-three-suns = drei Sonnen
reason-pharaoh = Pharao
reason-nile = Nil
reason-civilization = Zivilisation
reason-monument-columns = Spalten
reason-monument-towers = Türme

# Linien im Punkteverlauf
milestone-epoch_ended = Epoche { $x }

# Warum eine Antwort nicht erlaubt ist
refusal-another-question = Das beantwortet eine andere Frage als die, die gerade gestellt ist.
refusal-reroll-first = Würfle erst neu oder behalte die Würfel; dann kannst du sie einsetzen.
refusal-sun-stays = Ein Würfel mit einer Sonne bleibt auf der Sonnenleiste und wird nicht neu geworfen.
refusal-no-reroll-left = In diesem Zug wird nicht mehr gewürfelt.
refusal-dice-spent = So viele freie Würfel gibt es dafür nicht; jeder Würfel wird nur einmal eingesetzt.
refusal-ankhs-spent = So viele freie Anch gibt es dafür nicht.
refusal-nothing-used = Dafür musst du mindestens einen Würfel einsetzen.
refusal-ankh-needs-pharaoh = Ein Anch zählt nur neben einem echten Pharao als Pharao.
refusal-ankh-needs-nile = Ein Anch bringt dich am Nil nur voran, wenn auch ein Nil dich bewegt.
refusal-flood-needs-nile = Für ein Hochwasser muss mindestens ein Würfel den Nil zeigen: Anch allein genügen nicht.
refusal-flood-needs-three = Für ein Hochwasser sind nicht genug freie Würfel mit Nil oder Anch da.
refusal-too-few-civilizations = Für einen weiteren Stein sind nicht genug Würfel mit Zivilisation oder Anch da.
refusal-no-real-civilization = Anch zählen nur dann als Zivilisation, wenn ein Würfel sie wirklich zeigt.
refusal-colour-not-civilization = Der Würfel dieser Farbe zeigt keine Zivilisation.
refusal-colour-is-yours = Auf dieser Farbe hast du schon einen Stein.
refusal-colour-is-full = Diese Farbe ist voll: Es passt ein Stein weniger darauf, als Personen mitspielen.
refusal-no-monument-die = Der Würfel dieser Farbe zeigt kein Monument.
refusal-no-partner = Ein weiteres Monument kostet zwei Würfel: ein Monument und ein zweites Monument oder ein Anch.
refusal-colour-not-monument = Für ein weiteres Monument muss ein freier Würfel dieser Farbe ein Monument zeigen.
refusal-not-a-partner = Der zweite Würfel muss ein anderes freies Monument oder ein freies Anch sein.
refusal-column-is-yours = Ein weiteres Monument kommt in eine Spalte, in der du noch keines hast.
refusal-space-is-taken = Auf diesem Feld steht schon ein Stein.
refusal-no-ankh-pair = Punkte für Anch gibt es nur für zwei freie Anch.
refusal-too-few-suns = Für eine Katastrophe liegen zu wenige Sonnen auf der Sonnenleiste.
refusal-one-disaster = In einem Zug darfst du nur eine Katastrophe auslösen.
refusal-civilization-first = Erst die Katastrophe: Ein Stein der Zivilisation muss weg.
refusal-monument-first = Erst die Katastrophe: Ein Monument muss weg.
refusal-no-such-civilization = Dort hast du keinen Stein der Zivilisation, den du zurücknehmen könntest.
refusal-no-such-monument = Dort hast du kein Monument, das du zurücknehmen könntest.
refusal-pair-first = Wähle erst den zweiten Würfel für das Monument, das du gebaut hast.

# Namen der Dinge

colour = { $colour ->
    [yellow] Gelb
    [blue] Blau
    [purple] Lila
    [green] Grün
   *[red] Rot
}
    .title = { colour }
    .plain = { $colour ->
        [yellow] gelb
        [blue] blau
        [purple] lila
        [green] grün
       *[red] rot
    }
    .weak = { $colour ->
        [yellow] gelbe
        [blue] blaue
        [purple] lila
        [green] grüne
       *[red] rote
    }
    .dative = { $colour ->
        [yellow] gelben
        [blue] blauen
        [purple] lila
        [green] grünen
       *[red] roten
    }
    .strong = { $colour ->
        [yellow] Gelber
        [blue] Blauer
        [purple] Lila
        [green] Grüner
       *[red] Roter
    }
face = { $face ->
    [sun] Sonne
    [ankh] Anch
    [pharaoh] Pharao
    [nile] Nil
    [civilization] Zivilisation
   *[monument] Monument
}
area = { $area ->
    [pharaoh] Pharao
    [nile] Nil
    [civilization] Zivilisation
   *[monuments] Monumente
}
    .struck = { $area ->
        [pharaoh] auf der Pharaoleiste
        [nile] am Nil
        [civilization] bei der Zivilisation
       *[monuments] bei den Monumenten
    }

# So viele davon

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
floods = { $floods } Hochwasser
markers = { $markers ->
    [one] { $markers } Stein der Zivilisation
   *[other] { $markers } Steine der Zivilisation
}
# Die Würfel stehen immer nach „mit“.
pharaohs = { $dice ->
    [one] { $dice } Pharao
   *[other] { $dice } Pharaonen
}
niles = { $dice ->
    [one] { $dice } Nilwürfel
   *[other] { $dice } Nilwürfeln
}
ankhs = { $dice } Anch

# Fragen

stage = Epoche { $epoch } von { $epochs }
draw-start-player = Es wird gelost, wer beginnt.
roll-dice = Es wird gewürfelt.
may-reroll = { $name }, welche Würfel wirfst du neu?
    .more = { $left ->
        [one] Noch ein Wurf.
       *[other] Noch zwei Würfe.
    }
use-dice = { $name }, was machst du mit deinen Würfeln?
must-pair-monument = { $name }, welchen zweiten Würfel nimmst du für dieses Monument?
must-retrieve-civilization = { $name }, welchen Stein der Zivilisation nimmst du zurück?
    .more = { $left ->
        [one] Einer muss noch weg.
        [2] Zwei müssen weg.
       *[other] { $left } müssen weg.
    }
must-retrieve-monument = { $name }, welches Monument nimmst du zurück?
    .more = { $left ->
        [one] Eines muss noch weg.
        [2] Zwei müssen weg.
       *[other] { $left } müssen weg.
    }
outcome = { $winners ->
    [one] Die Partie ist zu Ende: { $names } gewinnt mit { points.dative }.
   *[other] Die Partie ist zu Ende: { $names } gewinnen gemeinsam mit { points.dative }.
}

# Antworten, und wie sie kurz heißen

keep = Alle Würfel behalten
    .chip = Alle behalten
    .press = Alle Würfel so behalten, wie sie liegen
reroll = { $dice } neu werfen
    .die = { colour } ({ face })
    .chip = { $count ->
        [one] { WORD("colour", $first) }
       *[other] { WORD("colour", $first) }, { WORD("colour", $second) }
    }
    .all = Alle
    .but = { $count ->
        [one] Alle außer { WORD("colour", $first) }
       *[other] Alle außer { WORD("colour", $first) }, { WORD("colour", $second) }
    }
    .group = { $count ->
        [1] Einen werfen
        [2] Zwei werfen
        [3] Drei werfen
        [4] Vier werfen
       *[5] Fünf werfen
    }
advance-pharaoh = Mit { $dice } auf der Pharaoleiste { spaces } vorrücken
    .chip = { $ankhs ->
        [0] Pharao
        [one] Pharao + Anch
       *[other] Pharao + { $ankhs } Anch
    }
advance-nile = Mit { $dice } am Nil { spaces } vorrücken
    .chip = { $ankhs ->
        [0] Nil
        [one] Nil + Anch
       *[other] Nil + { $ankhs } Anch
    }
advance-by-ankhs = { $ankhs ->
    [one] Anch
   *[other] { $ankhs } Anch
}
advance-to = auf { $space }
flood-nile = Mit { $dice } ein Hochwasser setzen
    .chip = { $ankhs ->
        [0] Hochwasser
        [one] Hochwasser + Anch
       *[other] Hochwasser + { $ankhs } Anch
    }
place-civilization = Einen Stein auf die { colour.weak } Zivilisation setzen
    .chip = Zivilisation { colour }
place-monument = Das { colour.weak } Monument in Spalte { $column } bauen
    .chip = { colour } { $column }
pair-with = Mit dem { colour.dative } Monument
    .chip = Mit { colour }
pair-with-ankh = Mit einem Anch
score-ankhs = Zwei Anch gegen { points } eintauschen
    .chip = Zwei Anch
declare-disaster = Die Katastrophe trifft alle anderen { area.struck }
    .chip = { area } treffen
    .group = Katastrophe
retrieve-civilization = Den Stein von { colour } zurücknehmen
retrieve-monument = Das { colour.weak } Monument in Spalte { $column } zurücknehmen
end-turn = Den Zug beenden
    .chip = Zug beenden
    .press = Deinen Zug beenden

# Verlauf

event-started = { $name } wird ausgelost und beginnt.
event-rolled = { $name } würfelt { $dice }.
    .die = { face } ({ colour.plain })
event-kept = { $name } behält alle Würfel.
event-pharaoh-moved = { $spaces ->
    [0] { $name } bleibt auf der Pharaoleiste auf { $to } stehen.
   *[other] { $name } zieht auf der Pharaoleiste von { $start } auf { $to }.
}
event-nile-moved = { $spaces ->
    [0] { $name } bleibt am Nil auf { $to } stehen.
   *[other] { $name } zieht am Nil von { $start } auf { $to }.
}
event-flooded = { $floods ->
    [one] { $name } setzt ein Hochwasser.
   *[other] { $name } setzt ein Hochwasser (jetzt { $floods }).
}
event-flood-lost = { $name } verliert ein Hochwasser.
event-civilization-placed = { $name } setzt einen Stein auf die { colour.weak } Zivilisation.
event-civilization-lost = { $name } nimmt den Stein von der { colour.dative } Zivilisation zurück.
event-monument-placed = { $name } baut das { colour.weak } Monument in Spalte { $column }.
event-monument-lost = { $name } nimmt das { colour.weak } Monument in Spalte { $column } zurück.
event-disaster-declared = { $name } löst eine Katastrophe aus: Sie trifft alle anderen { area.struck }.
event-markers-returned = { $name } nimmt { $things } zurück.
event-ra-moved = Ra rückt { steps } vor.
event-epoch-ended = Ra erreicht das Ende der Sonnenleiste: Epoche { $epoch } wird gewertet.
event-epoch-begun = Epoche { $epoch } beginnt mit { $name }.
event-game-ended = Die dritte Epoche ist gewertet: Die Partie ist zu Ende.
event-start = { $name } beginnt mit { points.dative }.
event-gain = { $name } erhält { points }: { $reason }.
event-loss = { $name } verliert { points }: { $reason }.

# Spielplan als Text

text-sun-track = Sonnenleiste
    .ra = Ra: { $ra } von { $steps } Feldern
text-dice = Würfel
    .short = Wurf
    .none = noch nicht geworfen
text-points = Punkte

# Spielplan in Sätzen

spoken-ra = { stage }. Ra ist { $ra } von { $steps } Feldern weit.
spoken-dice = Noch einzusetzen: { $dice }.
    .die = { face } ({ colour.plain })
spoken-suns = { $suns ->
    [one] { $suns } Sonne auf der Sonnenleiste.
   *[other] { $suns } Sonnen auf der Sonnenleiste.
}
spoken-player =
    { $name }: { points }, Pharao { $pharaoh },
    { $floods ->
        [0] Nil { $nile },
       *[other] Nil { $nile } mit { floods },
    }
    { $markers ->
        [0] keine Zivilisation,
       *[other] Zivilisation { $colours },
    }
    { $built ->
        [0] keine Monumente.
       *[other] Monumente { $monuments }.
    }
    .monument = { colour } { $column }

# Gezeichneter Spielplan: Würfel

dice = Würfel
    .press = Mit den Würfeln weitermachen
    .label = { $dice }. Noch { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }.
die = { colour.strong } Würfel: { face }
    .used = { colour.strong } Würfel: { face }, eingesetzt
    .sun = { colour.strong } Würfel: { face }, auf der Sonnenleiste
    .unrolled = { colour.strong } Würfel, noch nicht geworfen
    .press = Den { colour.dative } Würfel wählen, { face }
plate-roll = { $rolls ->
    [0] Kein Wurf mehr
   *[other] Neu werfen, noch { $rolls }
}
    .short = { $rolls ->
        [0] Kein Wurf
       *[other] Wurf ({ $rolls })
    }
    .press = Die gewählten Würfel neu werfen
plate-keep = Behalten
plate-end = Fertig

# Gezeichneter Spielplan: Sonnenleiste

sun-track = Sonnenleiste
ra-piece = Ra, { $ra } von { $steps } Feldern weit
note-end = Die Epoche endet mit diesem Zug
note-to-go = { $spaces ->
    [one] Ra hat noch { $spaces } Feld vor sich
   *[other] Ra hat noch { $spaces } Felder vor sich
}
note-disaster = Eine Katastrophe ist möglich
note-suns = { $suns ->
    [0] Keine Sonnen: Ra bleibt stehen
    [1] Eine Sonne: Ra rückt 1 Feld vor
    [2] Zwei Sonnen: Ra rückt 2 Felder vor
    [3] Drei Sonnen: { points }, Ra bleibt stehen
    [4] Vier Sonnen: Ra bleibt stehen
   *[5] Fünf Sonnen: Ra bleibt stehen
}

# Gezeichneter Spielplan: Leisten

strike = { $area ->
    [pharaoh] Die Pharaoleiste treffen
    [nile] Den Nil treffen
    [civilization] Die Zivilisation treffen
   *[monuments] Die Monumente treffen
}
pharaoh-note = vorn { SIGNED($first) }, hinten { SIGNED($last) }
pharaoh-label = { $places }.
nile-note = mit Hochwasser zählt dein Feld
nile-label = { $places }. Hochwasser: { $floods }.
figure-of = { $name } { $figure }
track-space = { $count ->
    [0] { area } { $space }: niemand
   *[other] { area } { $space }: { $names }
}
    .move = { $area ->
        [pharaoh] Deinen Stein auf der Pharaoleiste auf { $space } ziehen
       *[nile] Deinen Stein am Nil auf { $space } ziehen
    }
    .flood = Hochwasser zu deinem Stein auf { $space } setzen
track-piece = { $name }: { area } { $space }
flood-piece = { $name }: Hochwasser { $number } von { $floods }

# Gezeichneter Spielplan: Zivilisation

civilization-note = Steine zählen jede Epoche
civilization-space = { $count ->
    [0] Zivilisation { colour }, { $count } von { $room }: niemand
   *[other] Zivilisation { colour }, { $count } von { $room }: { $names }
}
    .full = { colour }, voll
    .place = Deinen Stein auf { colour } setzen
    .take = Deinen Stein von { colour } zurücknehmen
civilization-piece = { $name }: Zivilisation { colour }

# Gezeichneter Spielplan: Monumente

monuments-note = Spalten zählen am Ende
    .towers = Drei, vier, fünf in einer Spalte: { $three }, { $four }, { $five } dazu
monuments-none = Noch keine Monumente
monument-space = { colour }, Spalte { $column }: frei
    .built = { colour }, Spalte { $column }: { $name }
    .place = Deinen Stein setzen: { colour }, Spalte { $column }
    .take = Deinen Stein zurücknehmen: { colour }, Spalte { $column }
monument-piece = { $name }: Monument { colour }, Spalte { $column }

# Neben einem Namen

fact-pharaoh = Pharaoleiste
fact-nile = Nil
    .figure = { $floods ->
        [0] { $nile }
        [one] { $nile } + Hochwasser
       *[other] { $nile } + { $floods } Hochwasser
    }
fact-civilization = Steine der Zivilisation
fact-monuments = Spalten mit Monumenten

# Beispiele in der Hilfe

example = { $faces }: { $result }
example-turn = Ein Wurf: Alles außer der Sonne darf neu geworfen werden
example-pharaoh = Drei Felder auf der Pharaoleiste
example-nile = Drei Felder am Nil oder ein Hochwasser
example-civilization = Ein Stein, auf Gelb oder Blau
example-monuments = Erstes Monument: ein Würfel; zweites: zwei
example-ankhs = Ein Paar: 2 Punkte
example-suns = Ra rückt zwei Felder vor
example-disaster = Eine Katastrophe ist möglich

# Stellungen, die es nicht geben kann

position-no-dice = { $unused } sagt, welche Würfel frei sind; ohne { $dice } gibt es keine.
position-colour-full = { $room ->
    [one] { $place }: Auf { $colour } passt nur { $room } Stein der Zivilisation.
   *[other] { $place }: Auf { $colour } passen nur { $room } Steine der Zivilisation.
}
position-space-taken = { $place }: Auf { $space } stehen zwei Monumente.
position-die-missing = { $place } nennt, was alle fünf Würfel zeigen; { $die } fehlt.
position-no-monument = { $place }.monument enthält { $die }, aber dieser Würfel zeigt { $face }.
position-few-suns = { $place }.disaster braucht mindestens { $needed ->
    [one] { $needed } Sonne
   *[other] { $needed } Sonnen
}; hier { $suns ->
    [one] ist es { $suns }
   *[other] sind es { $suns }
}.
position-not-over =
    next ist leer, aber die Partie ist erst in Epoche { $epoch } zu Ende, wenn Ra auf Feld { $step } oder dahinter steht.
position-not-cleared =
    Wenn die Partie zu Ende ist, sind alle Hochwasser und alle Steine der Zivilisation zurückgenommen.
position-not-the-start =
    Bevor ausgelost ist, wer beginnt, wird nichts anderes gefragt, und der Spielplan ist leer.
position-wrong-turn = next enthält UseDice von Platz { $seat }, aber Platz { $turn } ist am Zug.
position-epoch-over = Ra steht auf Feld { $ra }, aber die Epoche endet bei { $end }.
position-one-before-use =
    Vor UseDice steht nur eines davon: RollDice, MayReroll, MustPairMonument oder die Fragen nach einer Katastrophe.
position-not-before-use = { $rule } kann nicht vor UseDice stehen.
position-wrong-pair =
    MustPairMonument fragt den Platz, der am Zug ist, für das zweite Monument oder ein späteres.
position-first-roll = Der erste Wurf eines Zuges ist RollDice mit allen fünf Würfeln.
position-wrong-dice = Neu geworfen werden nur Würfel, die daliegen und keine Sonne zeigen.
position-wrong-reroll =
    MayReroll fragt Platz { $seat }, mit left 1 oder 2, wenn Würfel daliegen, die keine Sonne zeigen.
position-done-before-roll = Vor dem Wurf ist mit Würfeln noch nichts getan: Das muss table.done sagen.
position-used-before-use =
    Solange noch gewürfelt werden darf, ist kein Würfel eingesetzt: Das müssen table.unused und table.done sagen.
position-no-disaster =
    Steine nimmt man nach einer einzigen Katastrophe zurück: table.done.disaster muss sagen, dass es sie gab.
position-victims-in-turn =
    Wer von einer Katastrophe getroffen ist, wählt der Reihe nach, links von Platz { $seat } angefangen.
position-few-markers = { $markers ->
    [one] Platz { $seat } hat { $markers } Stein und kann nicht nach { $left } von { $most } gefragt werden.
   *[other] Platz { $seat } hat { $markers } Steine und kann nicht nach { $left } von { $most } gefragt werden.
}
position-use-without-dice = UseDice braucht table.dice; ohne Würfel beginnt der Zug mit einem Wurf.
position-pharaoh-done = table.done.pharaoh muss genau dann true sein, wenn ein Pharao eingesetzt ist.
position-nile-done = table.done.nile ist true, aber kein Nil ist eingesetzt.
position-civilizations-done = { $placed ->
    [one] Mit diesen Würfeln und Steinen kann in diesem Zug nicht { $placed } Stein der Zivilisation gesetzt worden sein.
   *[other] Mit diesen Würfeln und Steinen können in diesem Zug nicht { $placed } Steine der Zivilisation gesetzt worden
        sein.
}
position-monuments-done = { $placed ->
    [one] Mit { $dice } eingesetzten Monumentwürfeln kann in diesem Zug nicht { $placed } Monument gebaut worden sein.
   *[other] Mit { $dice } eingesetzten Monumentwürfeln können in diesem Zug nicht { $placed } Monumente gebaut worden
        sein.
}
