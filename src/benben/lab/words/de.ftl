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
