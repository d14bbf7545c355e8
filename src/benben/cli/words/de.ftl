# Was der Befehl benben sagt: seine Hilfe, und was an einer Befehlszeile falsch ist.

# Hilfe

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ANGABEN]...
heading-arguments = Angaben
heading-options = Optionen
heading-commands = Befehle
argument-key = SPIEL
argument-keys = SPIEL
argument-file = DATEI
# Was nach einer Option kommt.
type-int = <Zahl>
type-float = <Zahl>
type-text = <Text>
type-path = <Pfad>
type-list = <Text>
# In Klammern hinter dem, was eine Option tut.
usual-value = Standard: { $value }
required = erforderlich

# Optionen mehrerer Befehle

option-help = diese Hilfe zeigen
option-language = die Sprache aller Texte: { $known }; sonst die des Terminals
option-json = nur ein JSON-Dokument ausgeben
option-players = wie viele mitspielen; sonst so wenige wie möglich
option-option = eine Spieloption als Name=Wert; auch mehrmals
option-file = die Aufzeichnung einer Partie

# Befehle, und was ihre Optionen tun

command-benben = benben: ägyptische Bauspiele, zum Spielen, Simulieren und Erforschen.
    .version = die Version nennen

command-serve = Im Browser spielen: allein, mit Bots, mit Freunden.
    .host = die Adresse des Servers; sonst nur dieser Rechner
    .port = sonst der erste freie ab 8000
    .database = eine Datei oder postgresql://…; sonst im Datenordner
    .browser = einen Browser öffnen
    .proxy = den X-Forwarded-Kopfzeilen eines vorgeschalteten Proxys vertrauen
    .pace = Sekunden, die Bots warten, damit man folgen kann
    .own_bots = ein eigener Bot, gegen den Gäste spielen dürfen, als cmd:./meinbot oder modul:Klasse; auch mehrmals

command-games = Die Spiele mit Plätzen und Optionen auflisten.
    .json = { option-json }

command-play = Im Terminal spielen, gegen Bots oder an einer Tastatur.
    .key = der Schlüssel eines Spiels
    .players = { option-players }
    .seats = wer spielt, durch Kommas getrennt: human oder der Name eines Bots, etwa vizier; sonst du gegen Baumeister
    .seed = eine Zahl, die allen Zufall festlegt; sonst würfelt das System
    .option = { option-option }
    .names = die Namen, durch Kommas getrennt
    .save = die Partie in dieser neuen Datei sichern, Antwort für Antwort
    .resume = mit der Partie in dieser Datei weiterspielen
    .position = mit der Stellung in dieser Datei beginnen
    .plain = nur Sätze, für Screenreader und Pipes

command-simulate = Bots viele Partien spielen lassen und sie auswerten.
    .key = der Schlüssel eines Spiels, wie `benben games` ihn zeigt
    .players = { option-players }
    .bots = Bots, durch Kommas getrennt: einer für alle Plätze oder einer für jeden
    .games = wie viele Partien
    .seed = eine Zahl, die alles festlegt
    .workers = Prozesse; sonst einer je Kern
    .option = { option-option }
    .fixed_seats = Bots behalten ihre Plätze
    .records = ein Ordner für die Aufzeichnungen aller Partien
    .out = eine .csv- oder .parquet-Datei mit einer Zeile je Partie und Platz
    .json = { option-json }

command-arena = Bots von allen Plätzen aus mit dem gleichen Glück gegeneinander spielen lassen und bewerten.
    .keys = der Schlüssel eines Spiels; mit --ladder beliebig viele, oder keiner für alle Spiele
    .bots = Bots, durch Kommas getrennt: Jeder spielt gegen alle anderen
    .against = ein Bot: Jeder der anderen spielt allein gegen Bots dieses Namens
    .ladder = jede Stufe der Leiter gegen die darunter messen, als Tabelle in Markdown
    .games = wie viele Partien an jedem Tisch, in ganzen Runden über alle Plätze; sonst 100, mit --ladder 400
    .players = wie viele mitspielen; sonst 2 oder so wenige, wie das Spiel braucht
    .seed = eine Zahl, die alles festlegt
    .workers = Prozesse; sonst einer je Kern
    .option = { option-option }
    .out = eine Datei, die jede beendete Partie behält, sodass die Arena beim nächsten Start weitergeht; mit --ladder ein Ordner
    .json = { option-json }

command-train = Die Zahlen lernen, nach denen die Bots eines Spiels urteilen, so wie sie ausgeliefert werden.
    .key = der Schlüssel eines Spiels
    .seats = für wie viele Personen
    .option = { option-option }
    .seed = eine Zahl, die alles festlegt; sonst 1
    .out = die Datei für die Zahlen; sonst eine in diesem Ordner
    .check = so neu lernen, wie diese Datei es sagt, und zeigen, ob sie dieselben Bytes hat

command-replay = Eine aufgezeichnete Partie durchgehen oder einen Moment zeigen.
    .file = { option-file }
    .to = nach so vielen Antworten aufhören
    .board = den Spielplan als Text zeigen
    .svg = den Spielplan dort in diese Datei zeichnen
    .plain = nur Sätze

command-position = Einen Moment einer Partie als Stellung ausgeben, samt Verdecktem.
    .file = { option-file }
    .at = nach so vielen Antworten; sonst am Ende

command-verify = Eine Aufzeichnung nachspielen und alles darin prüfen.
    .file = { option-file }
    .json = { option-json }

command-bench = Die Geschwindigkeit messen, auch im Vergleich mit anderen.
    .json = { option-json }
    .seconds = wie lange jeder Wert gemessen wird

command-words = Für Übersetzungen: alle Dateien mit Texten, was einer Sprache fehlt, alle Texte auf einer Seite.
    .check = auflisten, was in einer Sprache fehlt, veraltet oder fehlerhaft ist
    .seen = festhalten, dass alles Übersetzte einer Sprache durchgesehen ist
    .preview = eine Seite mit allen Texten einer Sprache neben den englischen schreiben
    .out = die Datei für diese Seite

command-info = Zeigen: Version, ob der Kern kompiliert ist, wo Daten liegen.
    .json = { option-json }

# Was Befehle ausgeben

game-in-list = { $title } von { $author }, für { $low } bis { $high } Personen
info-version = benben { $version } auf Python { $python }
info-compiled = Der Kern ist kompiliert.
info-interpreted = Der Kern ist interpretiert: Bei der Installation war kein C-Compiler da.
info-games = Spiele: { $keys }
info-data = Gespeicherte Partien liegen in { $folder }
drawn = Gezeichnet: { $file }
trained = { $steps ->
    [one] { $file } ist geschrieben, nach { $steps } Schritt in { $seconds } s.
   *[other] { $file } ist geschrieben, nach { $steps } Schritten in { $seconds } s.
}
same-bytes = { $file }: neu gelernt, dieselben Bytes.
other-bytes = { $file }: neu gelernt, andere Bytes.
# { $outcome } ist, wer gewonnen hat, wie das Spiel es sagt.
valid = { $file }: gültig. { $outcome }
valid-so-far = { $count ->
    [one] { $file }: bisher gültig, { $count } Antwort; die Partie ist nicht zu Ende.
   *[other] { $file }: bisher gültig, { $count } Antworten; die Partie ist nicht zu Ende.
}

# Was an einer Befehlszeile falsch ist

no-such-language = Eine Sprache „{ $given }“ gibt es nicht; es gibt { $known }.
no-such-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt { $known }.
no-such-option = Eine Option { $option } gibt es nicht; --help zeigt alle.
no-such-option-but = Eine Option { $option } gibt es nicht (gemeint vielleicht: { $possible })
missing-value = Nach { $option } fehlt der Wert.
takes-no-value = { $option } nimmt keinen Wert.
missing-argument = Es fehlt { $argument }.
unexpected-arguments = Zu viele Angaben: { $given }
any-number = { $type ->
    [int] { $option } ist eine ganze Zahl, nicht „{ $given }“.
   *[float] { $option } ist eine Zahl, nicht „{ $given }“.
}
number-from = { $type ->
    [int] { $option } ist eine ganze Zahl ab { $low }, nicht „{ $given }“.
   *[float] { $option } ist eine Zahl ab { $low }, nicht „{ $given }“.
}
number-between = { $type ->
    [int] { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“.
   *[float] { $option } ist eine Zahl von { $low } bis { $high }, nicht „{ $given }“.
}
setting-without-value = Eine Option schreibt man als Name=Wert, nicht „{ $given }“.

# Was sonst falsch sein kann

stopped = abgebrochen.
file-failed = { $file }: { $why }.
some-file-failed = eine Datei: { $why }.
save-exists = { $file } gibt es schon; nichts wurde geschrieben. Nimm einen anderen Namen oder --resume.
no-folder-to-save-in = Einen Ordner { $folder } zum Speichern gibt es nicht.
resume-with-settings = --resume spielt die Partie so weiter, wie sie eingerichtet ist: Lass { $flags } weg.
resume-other-game = { $file } ist eine Partie von { $game }, nicht von { $given }.
resume-finished = Die Partie in { $file } ist zu Ende; sieh sie dir an mit: benben replay { $file }
position-is-over = Die Partie in { $file } ist zu Ende.
no-such-player =
    „{ $given }“ kann nicht mitspielen; nenne für jeden Platz human, einen Bot ({ $bots }) oder deinen eigenen Bot als
    modul:Klasse oder cmd:./programm.
wrong-number-of-seats = { $count ->
    [one] Für { $count } Person braucht es { $count } Platz, nicht { $given }: human oder den Namen eines Bots.
   *[other] Für { $count } Personen braucht es { $count } Plätze, nicht { $given }: jeweils human oder den Namen eines Bots.
}
wrong-names = { $count ->
    [one] Für { $count } Platz braucht es { $count } Namen von 1 bis { $most } Zeichen.
   *[other] Für { $count } Plätze braucht es { $count } Namen von 1 bis { $most } Zeichen, durch Kommas getrennt.
}
arena-one-game = Eine Arena ist für ein Spiel, nicht für { $given }; nenne es so, wie `benben games` es zeigt.
arena-without-bots = Nenne die Bots, die spielen sollen, wie in --bots vizier,greedy.
ladder-with-settings = --ladder misst jede Stufe im üblichen Spiel: Lass { $flags } weg.
train-without-seats = Sag, für wie viele Personen, wie in --seats 2.
check-with-settings = { $file } sagt selbst, wie die Datei entstanden ist: Lass { $flags } weg.
moment-too-late = { $count ->
    [one] { $file } hat { $count } Antwort; { $option } geht von 0 bis dahin.
   *[other] { $file } hat { $count } Antworten; { $option } geht von 0 bis dahin.
}
no-drawn-board = { $game } hat keinen gezeichneten Spielplan.
drawing-exists = { $file } gibt es schon, und es ist keine .svg-Datei; nichts wurde geschrieben. Nimm einen anderen Namen.

# Für Übersetzungen

finding-missing = fehlt: { $name }
finding-stale = veraltet, der englische Text ist neu: { $name }
finding-unknown = gibt es im Englischen nicht: { $name }
finding-broken = fehlerhaft: { $name }
words-unnoted = Noch ist nicht festgehalten, aus welchen englischen Texten übersetzt wurde: benben words --seen { $language }
words-complete = { $language } ist vollständig und auf dem neuesten Stand.
words-noted = { $count ->
    [one] { $count } Text in { $language } ist als durchgesehen festgehalten.
   *[other] { $count } Texte in { $language } sind als durchgesehen festgehalten.
}
words-written = { $file } ist geschrieben.
no-file-of-language =
    Texte in „{ $given }“ gibt es nicht. Eine Sprache beginnt mit ihrer Datei neben language/words/en.ftl; es gibt
    { $known }.
