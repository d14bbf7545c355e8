# Was jedes Spiel sagt, und was an dem falsch ist, was man ihm gibt.

# Namen, die niemand gewählt hat

numbered-player = Spieler { $seat }
numbered-builder = Baumeister { $seat }
name-open-seat = Freier Platz
name-guest = Gast
name-random-bot = Zufallsbot
name-greedy-bot = Gieriger Bot

# Bots, die zu benben gehören: die Leiter von schwach nach stark, dann die, an denen andere gemessen werden

kind-of-bot = { $bot ->
    [apprentice] Lehrling
    [mason] Maurer
    [builder] Baumeister
    [architect] Architekt
    [vizier] Wesir
    [greedy] gierig
    [random] zufällig
   *[other] { $bot }
}

# Teile anderer Sätze

with-rule = { $sentence } ({ $rule })
quoted = „{ $text }“
# Warum das System etwas mit einer Datei nicht tun konnte; { $text } ist, was es selbst sagt.
system-reason = { $code ->
    [EACCES] Zugriff verweigert
    [EEXIST] Datei existiert schon
    [EINVAL] ungültiges Argument
    [EISDIR] ist ein Ordner
    [ELOOP] zu viele symbolische Links
    [ENAMETOOLONG] Dateiname zu lang
    [ENOENT] Datei oder Ordner nicht gefunden
    [ENOSPC] kein Speicherplatz mehr
    [ENOTDIR] ist kein Ordner
    [EPERM] nicht erlaubt
    [EROFS] Dateisystem ist schreibgeschützt
   *[other] { $text }
}

# Fragen

still-choosing = Alle wählen für sich; noch offen: { $names }.
game-is-over = Die Partie ist zu Ende.
chance-first = Zuerst ist der Zufall dran: Es wird gewürfelt oder eine Karte gezogen.
another-answers = Jetzt antwortet { $actor }, nicht { $seat }.
no-watcher-answers = Jetzt antwortet { $actor }; wer zuschaut, antwortet nicht.

# Antworten

no-answer = Eine Antwort ist eine Zahl von 0 bis { $most }, eine Notation oder eine JSON-Form.
no-answer-of-number = Keine Antwort hat die Nummer { $number }; sie gehen von 0 bis { $most }.
no-kind-of-answer = „{ $given }“ ist hier keine Art von Antwort; es gibt { $known }.
never-an-answer = { $answer } ist nie eine Antwort, wie auch immer die Frage lautet.
needs-exactly = { $kind } braucht genau: { $names }.
# { $form } ist, wie man es schreibt, etwa „reroll DICE“.
empty-answer = Eine Antwort ist ein Wort mit seinen Angaben, zum Beispiel: { $form }.
empty-answer-of-nothing = Eine Antwort ist ein Wort mit seinen Angaben.
write-it-as = Schreib es so: { $form }.
# { $allowed } ist eine der Nachrichten allowed-… unten oder eine eines Spiels.
wrong-argument = { $name } ist { $allowed }, nicht „{ $given }“.
named-twice = { $name } nennt { $twice } zweimal.
chance-cannot = Das kann der Zufall jetzt nicht bringen.
nothing-to-roll = Jetzt gibt es nichts zu würfeln oder zu ziehen.
nothing-to-undo = Seit dem letzten Wurf, der letzten Karte oder der Antwort von anderen gibt es von dir nichts zurückzunehmen.
nothing-to-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.

# Was irgendwo stehen darf: hinter „… ist“ in wrong-argument und wrong-part

allowed-number = eine Zahl von { $low } bis { $high }
allowed-whole-number = eine ganze Zahl von { $low } bis { $high }
allowed-truth = true oder false
allowed-one = eins von { $names }
allowed-some = eins oder mehrere von { $names }
allowed-list = eine Liste mit höchstens { $most } von { $names }
allowed-names = eine Liste von Namen aus { $names }
allowed-numbers = eine Liste ganzer Zahlen von { $low } bis { $high }, keine davon doppelt
allowed-row = { $what ->
    [seat] eine Liste von { $count } Objekten, eins für jeden Platz
    [site] eine Liste von { $count } Objekten, eins für jeden Bauplatz
   *[other] eine Liste von { $count } Objekten
}

# Vorbereitung

no-such-game = Ein Spiel „{ $given }“ gibt es nicht; es gibt { $known }.
wrong-number-of-players = { $game } spielt man mit { $low } bis { $high } Personen, nicht mit { $given }.
wrong-names = Für { $count } Plätze braucht es eine Liste von { $count } Namen mit je 1 bis { $most } druckbaren Zeichen.
options-are-no-table = Optionen sind eine Tabelle von Namen und Werten, etwa {"{"}"name": "value"{"}"}.
no-such-option = { $count ->
    [0] { $game } hat keine Option „{ $given }“: Es hat gar keine.
   *[other] { $game } hat keine Option „{ $given }“; es gibt: { $known }.
}
no-such-value = Die Option { $option } ist eins von { $values }, nicht „{ $given }“.
component-changes-are-no-table = Änderungen am Material sind eine Tabelle von Zeilen, etwa {"{"}"row": [1, 2, 3]{"}"}.
no-such-row = Eine Zeile „{ $given }“ gibt es im Material nicht; es gibt { $known }.
row-needs-numbers = { $count ->
    [one] Die Zeile „{ $row }“ des Materials braucht { $count } ganze Zahl von { $low } bis { $high }.
   *[other] Die Zeile „{ $row }“ des Materials braucht { $count } ganze Zahlen von { $low } bis { $high }.
}
no-state = Das ist kein Zustand von { $game }.

# Dateien

no-file = Eine Datei { $file } gibt es nicht.
no-file-name = { $file } ist kein Dateiname.
cannot-be-read = { $file } lässt sich nicht lesen: { $why }.
cannot-be-written = { $file } lässt sich nicht schreiben: { $why }.
no-json = { $file } ist kein JSON-Dokument.
key-twice = Ein Schlüssel steht doppelt da.

# Aufzeichnungen

record-is-folder = { $file } ist ein Ordner; eine Aufzeichnung ist eine Datei.
record-too-large = { $file } ist größer als { $most } MiB; das ist keine Aufzeichnung.
record-is-empty = Die Datei ist leer; eine Aufzeichnung beginnt mit einer Kopfzeile.
record-of-newer-format = Diese Version kann die Aufzeichnung nicht lesen: Eine neuere Version von benben hat sie geschrieben.
no-record = Diese Version kann das nicht als Aufzeichnung lesen: Es beginnt nicht wie eine.
unknown-keys-in-header = In der Kopfzeile stehen Schlüssel, die keine Aufzeichnung hat: { $keys }.
record-of-other-rules = Die Aufzeichnung gehört zu Version { $given } von { $game }; dies ist { $known }.
wrong-position-in-header = Die Stellung in der Kopfzeile ist unmöglich: { $why }
wrong-time-in-header = Die Zeit in der Kopfzeile ist ein Text von höchstens { $most } Zeichen.
wrong-seats-in-header =
    Die Kopfzeile braucht Plätze: { $count }-mal {"{"}"name": …, "player": …{"}"}, den Namen mit 1 bis { $name } Zeichen,
    „player“ mit 1 bis { $player }.
# { $why } ist ein ganzer Satz: was an einer Antwort falsch ist.
wrong-line = Zeile { $line }: { $why }
line-after-scores = Zeile { $line }: Nach dem Endstand steht noch etwas.
line-of-no-seat = Zeile { $line }: Einen Platz { $given } gibt es nicht.
wrong-last-line = Zeile { $line }: Die letzte Zeile ist {"{"}"end": true, "scores": […], "winners": […]{"}"}.
line-too-long = Zeile { $line } ist länger als { $most } KiB; so lang ist keine Zeile einer Aufzeichnung.
line-cut-off = Zeile { $line } ist abgeschnitten: Ihr fehlt das Zeilenende.
line-is-no-object = Zeile { $line } ist kein JSON-Objekt.
line-out-of-order = Zeile { $line } müsste Antwort { $due } sein, aber dort steht n={ $given }.
# { $answer } ist ihre Notation.
answer-after-the-end = Antwort { $number } ({ $answer }) kommt nach dem Ende der Partie.
answer-not-of-chance = Antwort { $number } ({ $answer }) kann der Zufall dort nicht bringen.
answer-instead-of-chance = Antwort { $number } ({ $answer }) steht dort, wo der Zufall dran ist.
answer-not-legal = Antwort { $number } ({ $answer }) ist nicht erlaubt: { $why }
scores-too-early = Die Aufzeichnung nennt einen Endstand, aber die Partie ist nicht zu Ende.
scores-missing = Die Partie ist zu Ende, aber der Endstand fehlt.
other-scores = Laut Aufzeichnung ist der Endstand { $told }; nachgespielt ist er { $found }.
other-winners = Laut Aufzeichnung gewinnen { $told }; nachgespielt gewinnen { $found }.

# Stellungen

no-positions = { $game } kennt keine Stellungen: Es lässt sich nur von Anfang an spielen.
no-position = { $file } ist keine Stellung: Die ist ein JSON-Objekt.
position-too-large = { $file } ist größer als { $most } KiB; das ist keine Stellung.
position-is-no-object = Eine Stellung ist ein JSON-Objekt mit Namen und Werten, nicht { $given }.
position-has-no-key = Eine Stellung hat keinen Schlüssel „{ $given }“; es gibt { $known }.
position-of-other-format = In einer Stellung steht benben: { $format }, nicht { $given }.
position-of-other-game = Die Stellung ist eine von „{ $given }“, nicht von { $game }.
position-of-other-rules = Die Stellung gehört zu Version { $given } von { $game }; dies ist { $known }.
position-of-other-players = Die Stellung ist für { $count } Personen, nicht für { $given }.
settings-beside-position = Optionen und geändertes Material bringt die Stellung mit: Lass beides daneben weg.
next-is-no-list = next ist eine Liste von höchstens { $most } Schritten, der erste zuerst.
next-ends-otherwise = next endet mit einem von { $last }, nicht mit { $given }.
no-step = In next steht { $given }; das ist kein Schritt von { $game }. Es gibt: { $known }.
no-step-but-like = In next steht { $given }; das ist kein Schritt von { $game }. Richtig wäre etwa „{ $like }“.
step-of-no-seat = In next steht „{ $given }“, aber die Plätze gehen von 0 bis { $most }.
other-count = In jeder Stellung des Spiels ist die Anzahl { $name } gleich { $count }, hier aber { $here }.
seat-without-answer = Platz { $seat } hätte keine Antwort auf { $step }.
# { $place } ist die Stelle im Dokument, etwa „table.players[0]“.
part-is-no-object = { $place } ist ein JSON-Objekt mit Namen und Werten, nicht { $given }.
part-has-no-key = { $place } hat keinen Schlüssel „{ $given }“; es gibt { $known }.
part-twice = In { $place }.{ $name } steht { $twice } doppelt.
wrong-part = { $place }.{ $name } ist { $allowed }, nicht { $given }.
