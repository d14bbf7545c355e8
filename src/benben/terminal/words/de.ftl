# Was das Terminal rund um eine Partie sagt.

# Eine Partie

greeting = { $game }: { $people }. Tippe hilfe für Regeln und Befehle.
who-plays = { $player ->
    [human] { $name } (Mensch)
   *[other] { $name } ({ $kind })
}
nothing-typed = Tippe eine Zahl, eine der gezeigten Antworten oder hilfe.
# { $why } ist ein ganzer Satz.
not-now = Jetzt nicht: { $why }
no-answer = { $why } Tippe hilfe für die Befehle.
no-answer-of-number = Eine Antwort { $given } gibt es nicht; sie gehen von 1 bis { $most }.
did-not-work = Das ging nicht: { $why }: { $file }
taken-back = Zurückgenommen.
why-what = Schreib: warum ZAHL, oder warum und eine Antwort, zum Beispiel: warum { $answer }
it-is-allowed = Das ist erlaubt: { $words }.
# { $answer } ist ihre Notation.
a-hint = Ein starker Bot würde antworten: { $words }  ({ $answer })
no-help-on = Zu „{ $given }“ gibt es keine Hilfe; Themen sind { $topics }.
topics-and-commands = Themen: { $topics }. Befehle:

# Befehle: was sie tun, und das Wort dafür, das man ebenso tippen kann wie das englische. Es ist ein Wort ohne große
# Buchstaben, und keins, mit dem eine Antwort beginnt.

command-undo = deine letzte Antwort zurücknehmen
    .typed = zurück
command-redo = sie wieder geben
    .typed = wieder
command-why = warum ZAHL oder NOTATION: weshalb etwas nicht erlaubt ist
    .typed = warum
command-hint = was ein starker Bot antworten würde
    .typed = tipp
command-help = die Regeln in Kürze; mehr mit hilfe THEMA oder hilfe REGEL
    .typed = hilfe
command-list = alle Antworten in Worten
    .typed = liste
command-board = den Spielplan noch einmal zeigen
    .typed = spielplan
command-log = alles, was geschehen ist
    .typed = verlauf
command-save = die Partie speichern; speichern DATEI unter anderem Namen
    .typed = speichern
command-quit = aufhören; die Partie lässt sich speichern
    .typed = ende

# Speichern

file-exists = { $file } gibt es schon; nichts wurde geschrieben. Nimm einen anderen Namen.
save-or-not = Partie speichern? (ja oder nein)
saved = Gespeichert. So geht es weiter:
not-saved = Nicht gespeichert: { $why } Die Partie geht weiter; speichern DATEI sichert sie anderswo.

# Wiedergabe

replay-head = { $count ->
    [one] { $game }: { $names }. { $count } Antwort.
   *[other] { $game }: { $names }. { $count } Antworten.
}
chance-is-next = Jetzt ist der Zufall dran.
replay-keys = Antwort { $at } von { $end }. Enter: weiter, b: zurück, eine Zahl: dorthin, q: Schluss.
no-such-key = Eine Taste „{ $given }“ gibt es hier nicht.
