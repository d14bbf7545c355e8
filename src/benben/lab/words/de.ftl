# Was Simulationen und Messungen erzählen.

# Eine Simulation

games-played = { $games ->
    [one] { $games } Partie { $game }, { $players } am Tisch, Startzahl { $seed }
   *[other] { $games } Partien { $game }, { $players } am Tisch, Startzahl { $seed }
}
how-fast = { $seconds } s, { $speed } Partien/s, { $decisions } Antworten, Prüfsumme { $digest }
# Über Spalten: weniger Buchstaben, als die Spalte breit ist, siehe report.py.
column-bot = Bot
column-seat = Platz
column-wins = Siege
column-share = Anteil
column-mean = Mittel
column-sd = Abw.
column-min = min
column-max = max
# In der Spalte der Plätze.
all-seats = alle
percent = { $share } %

wrong-number-of-bots = { $players ->
    [one] Für { $players } Platz braucht es einen Bot, nicht { $given }.
   *[other] Für { $players } Plätze braucht es 1 oder { $players } Bots, nicht { $given }.
}
worker-ended =
    Ein Arbeitsprozess hat sich zu früh beendet, mit dem Code { $code }: Vielleicht ist der Speicher voll, oder ein Bot
    hat ihn beendet.
rows-in-other-format = Zeilen werden in eine .csv- oder .parquet-Datei geschrieben, nicht in { $file }.
no-file-to-write = { $file } ist keine Datei, in die man schreiben könnte.
cannot-be-written = { $file } lässt sich nicht schreiben: { $why }.
folder-cannot-be-made = Der Ordner { $folder } lässt sich nicht anlegen: { $why }.
record-exists = { $file } gibt es schon; nichts wurde gespielt. Nimm einen anderen Ordner oder ein anderes --seed.
parquet-needs-polars = Eine .parquet-Datei braucht polars: pip install 'benben[analysis]'; eine .csv-Datei braucht nichts.

# Die Arena

arena-alone = In einer Arena spielen mindestens 2.
arena-one-bot = Eine Arena braucht mindestens 2 Bots.
arena-bot-twice = Der Bot { $bot } ist zweimal genannt; in einer Arena hat jeder eine Wertung.
arena-file-of-other-plan =
    { $file } enthält keine Partien dieser Arena (ein anderes Spiel, andere Bots, Optionen, Plätze oder eine andere
    Startzahl); nichts wurde gespielt. Nimm eine andere Datei.
arena-file-broken = Zeile { $line } von { $file } ist keine Partie einer Arena; nichts wurde gespielt. Nimm eine andere Datei.
arena-file-in-use = In { $file } schreibt gerade eine andere Arena.
# Über Spalten: weniger Buchstaben, als die Spalte breit ist, siehe arena_report.py.
arena-column-games = Part.
arena-column-share = Siege
arena-column-interval = 95 %
arena-column-rating = Wert
arena-column-margin = ±
arena-column-ms = ms
arena-column-worst = höchst.
arena-column-iterations = Iter.
arena-pair = { $bot } gegen { $other }
arena-digest = { $decisions } Antworten, Prüfsumme { $digest }

# Die Leiter: über den Spalten einer Tabelle in Markdown

ladder-progress = Leiter
ladder-column-game = Spiel
ladder-column-bot = Bot
ladder-column-against = gegen
ladder-column-seats = Plätze
ladder-column-games = Partien
ladder-column-share = Siege
ladder-column-interval = 95-%-Intervall
ladder-column-ms = ms, Median
ladder-column-worst = ms, höchstens
ladder-column-iterations = Iterationen
# Wie viele eines Bots gegen einen anderen spielen.
ladder-others = { $n ->
    [1] { $bot }
   *[other] { $n } × { $bot }
}

# Lernen

no-course = Bei { $game } gibt es nichts zu lernen: Die Bots brauchen keine gelernten Zahlen.
learned-exists = { $file } gibt es schon; nichts wurde gelernt. Nimm ein anderes --out oder vergleiche mit --check.
kept-broken = { $file } lässt sich nicht lesen, also geht das Lernen von dort nicht weiter; lösche die Datei, um neu zu beginnen.
kept-of-other-training = { $file } gehört zu einem anderen Lernen; lösche die Datei oder nimm ein anderes --out.
not-learned = { $file } ist keine Datei mit gelernten Zahlen.
learned-of-other-game = { $file } gehört zum Spiel „{ $game }“.

# Geschwindigkeit messen

what-was-measured = { $core ->
    [compiled] Python { $python }, Kern kompiliert; je CPU-Sekunde
   *[interpreted] Python { $python }, Kern interpretiert; je CPU-Sekunde
}
# Über Spalten: weniger Buchstaben, als die Spalte breit ist, siehe bench.py.
bench-game = Spiel
bench-players = Plätze
bench-decisions_per_s = Antworten
bench-games_per_s = Partien
bench-clones_per_s = Kopien
bench-driven_decisions_per_s = aus Python
bench-search = Suche
bench-rollouts_per_s = mit Zufallspartien
bench-vizier_iterations_per_s = des Wesirs
bench-iterations_per_s = Iterationen
ratio-of-searches = Suche in ra-dice / { $peer }
no-peer = Zum Vergleich ist nichts installiert; `make bench` installiert OpenSpiel daneben.
ratio-of-bots = { $ours } / { $peer }, C++-Bots
ratio-of-loops = ra-dice aus Python / beste Python-Schleife
ratio-of-clones = ra-dice-Kopie / beste Kopie
