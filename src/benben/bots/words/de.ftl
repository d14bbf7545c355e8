# Was mit einem Bot nicht stimmt.

-right = choose(side) muss eine der Zahlen in side.legal zurückgeben

# Bots nach Namen

no-such-bot = Einen Bot „{ $given }“ gibt es nicht; es gibt { $known } oder deinen eigenen als modul:Klasse oder cmd:./programm.
wrong-name = Der Name eines Bots hat 1 bis { $most } druckbare Zeichen, damit er in Aufzeichnungen passt.
cannot-be-loaded = Der Bot { $bot } lässt sich nicht laden: { $error }.
no-bot = { $bot } ist kein Bot: Die Methode choose(side) fehlt.

# Ein Bot, der gefragt wurde

failed = Der Bot { $bot } ist beim Wählen gescheitert: { $error }.
failed-at-line = Der Bot { $bot } ist beim Wählen gescheitert: { $error } ({ $file }, Zeile { $line }).
answer-of-other-type = Der Bot { $bot } hat eine Antwort vom Typ { $type } gegeben, nicht int; { -right }.
no-answer-of-game = Der Bot { $bot } hat { $answer } geantwortet; das ist keine Antwort von { $game }: { -right }.
# { $why } ist der Grund mit seiner Regel oder what-is-right.
answer-not-legal = Der Bot { $bot } hat { $answer } geantwortet; das ist nicht erlaubt: { $why }
what-is-right = { -right }.

# Ein Bot, der ein Programm ist

program-missing = Nach cmd: kommt ein Programm, wie in cmd:./meinbot, nicht „{ $bot }“.
program-with-open-quote = In „{ $bot }“ ist ein Anführungszeichen nicht geschlossen.
program-not-found = Für den Bot { $bot } gibt es kein Programm { $program }, das sich starten ließe.
program-setting = { $name } ist eine Zahl von { $low } bis { $high }, nicht „{ $given }“.
program-too-slow = { $seconds ->
    [one] Der Bot { $bot } hat innerhalb von { $seconds } Sekunde nicht geantwortet.
   *[other] Der Bot { $bot } hat innerhalb von { $seconds } Sekunden nicht geantwortet.
}
program-line-too-long = Der Bot { $bot } hat eine Zeile von mehr als { $most } Bytes ausgegeben.
program-unasked = Der Bot { $bot } hat ungefragt etwas ausgegeben: „{ $text }“; auf jede Frage gibt er eine Zeile aus.
program-ended = Der Bot { $bot } hat sich beendet, statt zu antworten, mit dem Code { $code }.
# { $why } ist die letzte Zeile, die er nach stderr geschrieben hat.
program-ended-because = Der Bot { $bot } hat sich beendet, statt zu antworten, mit dem Code { $code }: { $why }.
program-nonsense = Der Bot { $bot } hat „{ $text }“ ausgegeben; das ist keine Zeile wie {"{"}"answer": 0{"}"}.
# { $why } ist ein ganzer Satz.
program-no-answer = Der Bot { $bot } hat { $answer } geantwortet; das ist keine Antwort: { $why }

# Die Leiter

hand-made-numbers = Die Bots urteilen nach Zahlen von Hand: Für einen Tisch wie diesen wurden keine gelernt.
