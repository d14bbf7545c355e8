# Was der Tisch im Browser sagt: Seiten, Formulare, Skripte, Absagen.

# Jede Seite

skip = Direkt zum Inhalt
home = benben, alle Tische
page-tools = Werkzeuge der Seite
language = Sprache
light-or-dark = Hell oder dunkel
tables = Tische
all-tables = Alle Tische
rules = Regeln
close = Schließen
rule-link = Regel { $rule }

# Wer wo sitzt

seat = Platz { $seat }
bot = Bot
# { $kind } sagt, was für ein Bot es ist, wie „Baumeister“.
bot-of-kind = Bot, { $kind }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

# Die Eingangsseite

lobby-title = benben, Tische
your-name = Dein Name
name-placeholder = am Tisch
name-set = Merken
name-keep = Merken
which-table = Was spielen wir heute?
lobby-gist = Spiel mit Freunden per Link oder gegen Bots. Ein Tisch wartet auf dich, solange du willst.
games = Spiele
for-players = { $most ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
for-minutes = { $minutes } min
by = { $author ->
    [traditional] Ein überliefertes Spiel.
   *[other] Von { $author }.
}
play-now = Losspielen
    .label = { $game } sofort spielen, gegen Bots
new-table = Neuer Tisch
rules-of = Regeln von { $game }
continue = Weiterspielen
    .small = { $waiting ->
        [one] einer wartet auf dich
       *[other] { $waiting } warten auf dich
    }
join-or-watch = Mitspielen oder zuschauen
your-turn = Du bist dran
go-on = Weiter
sit-down = Platz nehmen
watch = Zuschauen
state-empty = { $empty ->
    [one] Ein Platz ist frei · { $ago }
   *[other] { $empty } Plätze sind frei · { $ago }
}
state-yours = Wartet auf dich · { $ago }
state-others = { $count ->
    [one] { $names } ist am Zug · { $ago }
   *[other] { $names } sind am Zug · { $ago }
}
state-runs = Läuft · { $ago }
just-now = gerade eben
empty = frei
name-of-bot = { $name } · { $kind }
finished = Beendet
    .small = jede lässt sich noch einmal ansehen
    .label = Beendete Partien
replay-of = Wiedergabe: { $game }
result = { $name } { $points }
how-it-works = So geht’s
welcome-now = Losspielen
    .more = Du gegen Bots, so stark, wie du willst. Tipps und Rückgängig helfen beim Lernen.
welcome-friends = Mit Freunden spielen
    .more = Eröffne einen Tisch und schick allen den Link zu ihrem Platz. Niemand braucht ein Konto.
welcome-stop = Aufhören, wann du willst
    .more = Jede Antwort wird sofort gespeichert; schließ die Seite und komm wieder.
welcome-again = Noch einmal ansehen
    .more = Eine beendete Partie lässt sich Zug für Zug ansehen oder als Datei mitnehmen.
replay-record = Aufzeichnung wiedergeben
record-file = Datei einer Aufzeichnung

# Gegner

opponents-title = benben, Gegner
who-sits-opposite = Wer sitzt gegenüber?
    .small = { $rivals ->
        [one] ein Bot
       *[other] { $rivals } Bots
    }
strength = Spielstärke
steps = Stärke { $step } von 5
how-strong = Wie stark sollen die Bots sein? Sie wissen alle dasselbe und schummeln nie. Das kannst du jederzeit ändern.
rung-apprentice = Lehrling
    .plays = Lernt noch: schaut kaum voraus und ist oft mit dem Zweitbesten zufrieden.
rung-mason = Maurer
    .plays = Schaut ein wenig voraus und nimmt, was solide ist, nicht immer das Beste.
rung-builder = Baumeister
    .plays = Plant die nächsten Schritte und baut stetig; kleine Fehler kommen vor.
rung-architect = Architekt
    .plays = Schaut weit voraus und verschenkt wenig.
rung-vizier = Wesir
    .plays = Denkt am längsten, bis zu einer Sekunde, und tut immer, was er für das Beste hält.
keep-opponents = Merken
opponents = Gegner
    .change = Ändern

# Einen Tisch eröffnen

set-table = Tisch für { $game }
    .seats = { $low }–{ $high } Plätze
who-sits-where = Wer wo sitzt
wish-you = du
wish-friend = Einladung
wish-bots = Bots
wish-yardsticks = als Maßstab
wish-own-bots = von diesem Server
wish-nobody = niemand
more-seats = Und noch
more-friends = Einladungen
more-bots = Bots
more-bots-play = Wie diese Bots spielen
undo-wish = Zurücknehmen
    .more = bis gewürfelt wurde oder andere am Zug waren
    .own = eigene Antworten
    .none = nichts
open-wish = Mitspielen und zuschauen
    .no = auf Einladung
    .yes = wer mag
open-table = Tisch eröffnen

# Einladungen

invitation = Einladung
    .title = Einladung · { $game }
invited = Du bist eingeladen zu „{ $game }“
this-seat-is-yours = dein Platz
links-to-send = Links verschicken
    .more = Wer den Link eines Platzes zuerst öffnet, sitzt dort.
to-watch = Zum Zuschauen
copy = Kopieren
    .label = Kopieren: { $what }

# Der Tisch

table-title = { $game }, benben
around-the-table = Rund um den Tisch
question = Frage
answers = Antworten
choose-anew = Neu wählen
final = (endgültig)
of-answers = (Antworten)
refused = { $answer }: { $reason }
ready = { $ready } von { $all } fertig
many-answers = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
waiting-for-friends = { $empty ->
    [one] Wir warten noch: Ein Platz ist frei.
   *[other] Wir warten noch: { $empty } Plätze sind frei.
}
    .more = Schick allen ihren Link; es geht los, sobald alle da sind.
thinking = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } wählen noch.
}
many-choosing = { $count ->
    [one] { $count } Person wählt noch.
   *[other] { $count } Personen wählen noch.
}
see-points = Punkte ansehen
see-board = Spielplan ansehen
watch-last-move = Letzten Zug ansehen

# Werkzeuge am Tisch

table-tools = Werkzeuge am Tisch
undo = Rückgängig (U)
    .words = Rückgängig: { $words } (U)
    .more = Mehrere Antworten zurücknehmen
    .menu = Zurück bis vor …
redo = Wiederholen (R)
hint = Tipp (H)
rules-key = Regeln (?)
rules-and-keys = Regeln und Tasten
rules-own-page = auf eigener Seite
chat = Chat
press-twice = Was zweimal gedrückt wird
sound = Ton
    .switch = Ton an oder aus
more = Mehr
copy-watch = Link zum Zuschauen kopieren
copy-seat = Link zu meinem Platz kopieren, für ein anderes Gerät
bot-for-me = Einen Bot für mich spielen lassen
connection-lost = Verbindung verloren, neuer Versuch läuft

# Tasten am Tisch

keys = Tasten
key-answer = die erste, zweite, … Antwort wählen
    .keys = 1 – 9
key-arrows = von einem goldenen Feld zum nächsten
    .keys = Pfeile
key-press = drücken
    .keys = Eingabe, Leertaste
key-back = neu wählen, schließen
    .keys = Esc
key-undo = rückgängig, wiederholen
    .keys = U, R
key-hint = Tipp
    .keys = H
key-closer = näher ansehen, was gerade markiert ist
    .keys = L
key-rules = diese Regeln
    .keys = ?

# Wer mitspielt

players = Am Tisch
    .scroll = Wer am Tisch sitzt, eine Liste zum Blättern
scores = Punktestand
to-play = am Zug
    .of = { $asked } von { $all } am Zug
sorted-by = Sortiert nach
    .score = Punkten
    .seat = Platz
    .acts = Zug
you-watch = du schaust zu
you = du
waiting = wartet
away = weg
bot-plays = ein Bot spielt
built-by = Was { $name } gebaut hat
seat-back = Wieder selbst spielen
seat-bot = Bot einsetzen

# Verlauf und Chat

moves-or-chat = Verlauf oder Chat
moves = Verlauf
log = Verlauf
    .small = Neues zuerst
    .label = Was geschehen ist, Neues zuerst
    .first = Von Anfang an
    .none = Noch ist nichts geschehen.
end-of = Ende: { $mark }
what-was-said = Was gesagt wurde
nobody-said = Noch hat niemand etwas gesagt.
say-something = Sag etwas
chat-send = Senden

# Das Ende

points-from = Woher die Punkte kommen
    .label = Punkte nach Herkunft
score-over-time = Punkte im Verlauf
    .end = { $name } endet bei { $points }.
won = { $winners ->
    [one] { $names } gewinnt mit { points.dative }
   *[other] { $names } teilen sich den Sieg mit { points.dative }
}
alone = { $name }: { points }
nobody-better = Niemand war besser.
tie-broken = Genauso viele Punkte wie { $name }; den Gleichstand entscheiden die Regeln.
ahead-of = { $ahead ->
    [one] { $ahead } Punkt vor { $name }.
   *[other] { $ahead } Punkte vor { $name }.
}
total = Summe
next-game = Zur nächsten Partie
play-again = Noch einmal
share-replay = Wiedergabe teilen

# Wiedergabe

replay = Wiedergabe
    .title = { $game }, Wiedergabe, benben
    .names = Wiedergabe: { $names }
replay-so-far = Wiedergabe bis hier
replay-from-start = Wiedergabe von Anfang an
replay-all = Alles noch einmal abspielen
answer-back = Eine Antwort zurück
moment-of-replay = Stelle der Wiedergabe
moments = Stellen der Partie
moment = Stelle
    .of = { $at } von { $last }
to-start = Zum Anfang
one-back = Eins zurück
one-forward = Eins vor
to-end = Zum Ende
play = Abspielen
pause = Pause
speed = Tempo
    .slow = langsam
    .steady = normal
    .fast = schnell
copy-moment = Link zu dieser Stelle kopieren
to-keep = Zum Mitnehmen
to-the-table = Zum Tisch
record = Aufzeichnung
offline-page = Wiedergabe als Datei
offline-title = { $game }: { $names }

# Regeln

rules-title = Regeln von { $game }, benben
rules-by = { by } Die Regeln stehen hier in unseren eigenen Worten.
in-two-minutes = In zwei Minuten
by-subject = Nach Themen
every-rule = Alle Regeln
ruling = Entscheidung: { $text }

# Was Skripte sagen; sie setzen ein, was in Klammern steht

script-theme-auto = Wie im System eingestellt.
script-theme-light = Hell.
script-theme-dark = Dunkel.
script-link-copied = Der Link ist kopiert.
script-sound-on = Der Ton ist an.
script-sound-off = Der Ton ist aus.
script-no-rules = Die Regeln lassen sich gerade nicht laden.
script-no-moment = Diese Stelle lässt sich gerade nicht laden.
script-not-your-turn = Du bist nicht am Zug. { $asked }
script-press-again = Noch einmal drücken: { $words }
    .short = Noch einmal
script-confirm-ending = Zweimal zu drücken: was deinen Zug endgültig beendet, obwohl noch etwas möglich ist.
script-confirm-final = Zweimal zu drücken: alles, was sich nicht zurücknehmen lässt.
script-confirm-always = Zweimal zu drücken: jede Antwort.
script-confirm-never = Jede Antwort gilt beim ersten Drücken.
script-several-fit = Mehrere Antworten passen. Wähle auf dem Spielplan weiter oder nimm einen der Knöpfe.
script-your-turn = ● Du bist dran: { $title }
script-unreachable = Der Server ist nicht zu erreichen. Deine Antwort ist nicht angekommen.
script-trying-again = Die Verbindung ist unterbrochen; neuer Versuch.
script-did-not-work = Das hat nicht geklappt.
script-hint = Tipp: { $words }.

# Fehlerseiten

wrong = Etwas ist schiefgegangen
wrong-400 = Das war nicht zu verstehen
wrong-403 = Das gehört dir nicht
wrong-404 = Hier ist nichts
wrong-409 = Jemand war schneller
wrong-410 = Das ist vorbei
wrong-413 = Das ist zu groß
wrong-429 = Zu viel auf einmal
error-title = { $head }, benben
error-number = Fehler { $status }.
to-all-tables = Zu allen Tischen

# Was abgelehnt wird

needs-token = Dafür braucht es ein Token.
no-such-page = Diese Seite gibt es nicht.
not-in-this-way = So geht das nicht; siehe die Beschreibung der API.
too-large = Das ist zu groß.
too-many-requests = Zu viele Anfragen; warte einen Moment und versuch es noch einmal.
cannot-be-read = Die Anfrage ist nicht zu lesen: { $detail }.
no-json = Die Anfrage ist nicht zu lesen: Sie enthält kein JSON oder ist zu tief verschachtelt.
not-right = Die Anfrage stimmt nicht: { $detail }.
no-object = Die Anfrage stimmt nicht: Sie enthält kein JSON-Objekt.
broken = Hier ist etwas schiefgegangen; es hat sich nichts geändert. Versuch es noch einmal.
no-such-bot = Einen Bot dieses Namens gibt es nicht; die Bots sind { $bots }.
no-such-wish = Ein Platz ist für dich, für eine Einladung oder für einen der Bots { $bots }.
no-such-rival = Die Bots, gegen die du spielen kannst, sind { $rivals }.
no-such-undo = Für undo gibt es own und none.
ask-for-one = Frag nach einer Antwort, wie in ?answer=keep, oder nach einem Element des Spielplans.
hint-for-players = Tipps gibt es nur für die, die am Tisch sitzen.
question-changed = Die Frage hat sich inzwischen geändert; frag noch einmal.
watching = Du schaust hier zu; das kann nur, wer am Tisch sitzt.
not-your-seat = Das ist nicht dein Platz.
too-many-fields = Ein Formular hat höchstens { $most } Felder.
form-not-right = Das Formular stimmt nicht: { $detail }.
no-number = Im Feld „{ $field }“ muss eine ganze Zahl von 0 bis { $most } stehen.
localhost-only = Dieser Tisch ist nur unter localhost zu erreichen.
foreign-request = Diese Anfrage kommt von einer anderen Seite und wird nicht ausgeführt.
choose-record = Wähle zuerst die Datei einer Aufzeichnung.
no-such-language = Diese Sprache gibt es nicht; es gibt { $languages }.

# Der Server

table-is-set = Der Tisch steht bereit: { $url }   (Strg-C beendet ihn; Partien bleiben erhalten)
listening = benben: erreichbar unter { $host }: Alle, die diesen Rechner erreichen, können mitspielen.
no-browser = Kein Browser gefunden; öffne die Adresse oben selbst in einem.
port-unusable = Unter { $host }, Port { $port }, lässt sich nichts anbieten: { $reason }.
no-port = Unter { $host } ist kein Port frei.
secret-too-short = BENBEN_SECRET braucht mindestens { $letters } Zeichen.
secret-unusable = { $path } ist nicht zu benutzen: { $reason }.
secret-damaged = { $path } ist beschädigt; lösche die Datei, und alle bekommen neue Cookies.
