# Was mit einem Bot nicht stimmt.

-right = choose(side) muss eine der Zahlen in side.legal zurückgeben

# Bots nach Namen

no-such-bot = Einen Bot „{ $given }“ gibt es nicht; es gibt { $known } oder deinen eigenen als modul:Klasse.
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
