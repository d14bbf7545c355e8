# Was mit gespeicherten Tischen schiefgehen kann. { $place } ist eine Datei oder eine Datenbank nach postgres-here oder postgres-at.

closed = Der Speicher ist geschlossen.

# Öffnen

path-missing = Tische werden in einer Datei aufbewahrt; gib ihren Pfad an.
unknown-database = { $driver }:// ist keine Datenbank, die wir kennen; sqlite:///… und postgresql://… kennen wir.
wrong-address = Die Adresse der Datenbank ist unlesbar; richtig ist sqlite:///… oder postgresql://user@host/database.
postgres-needs-package = PostgreSQL braucht noch ein Paket: pip install 'benben[postgres]'.
postgres-here = Die PostgreSQL-Datenbank { $database } auf diesem Rechner
postgres-at = Die PostgreSQL-Datenbank { $database } auf { $host }
cannot-be-opened-because = { $place } lässt sich nicht öffnen: { $why }.
cannot-be-written = { $place } lässt sich nicht schreiben: { $why }.
in-use = { $place } wird von einem anderen Prozess benutzt; eine PostgreSQL-Datenbank können sich mehrere teilen.
written-by-newer = { $place } stammt von einem neueren benben als diesem; installiere das neuere.
not-set-up = { $place } ist nicht für diese Version von benben eingerichtet.
of-another-program = { $place } gehört zu einem anderen Programm: Darin sind Tabellen, die nicht von uns sind.

# Benutzen

cannot-be-used = { $place } lässt sich nicht benutzen: { $why }.
no-reason-given = ohne Angabe von Gründen
sqlite-full = { $place } kann nicht wachsen: Die Festplatte ist voll. Nichts wurde geändert; schaff Platz und versuch es noch einmal.
sqlite-broken = { $place } lässt sich nicht lesen oder schreiben: Die Festplatte ist vielleicht voll oder kaputt. Nichts wurde geändert.
sqlite-read-only = { $place } lässt sich nicht schreiben. Nichts wurde geändert.
sqlite-cannot-open = { $place } lässt sich nicht öffnen.
sqlite-busy = { $place } wird von einem anderen Programm benutzt.
sqlite-no-database = { $place } ist keine Datenbank.
sqlite-damaged = { $place } ist beschädigt; spiel eine Sicherungskopie davon ein.

# Was gespeichert wird

repeated = Diese Antwort wurde schon gegeben: Sie hat die Nummer { $number }.
table-exists = Einen Tisch { $table } gibt es schon.
no-table = Einen Tisch { $table } gibt es nicht.
not-the-next-move = Nummer { $number } ist an diesem Tisch nicht die nächste: Jemand war schneller.
secret-exists = Ein Geheimnis { $name } gibt es schon.
half-a-sign = In einem Text steckt ein halbes Zeichen; so lässt er sich nicht speichern.
sign-nul = In einem Text steckt das Zeichen NUL; so lässt er sich nicht speichern.
