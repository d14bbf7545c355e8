# Was an einem Tisch gesagt wird, was auch immer dort gespielt wird.

# Neben der Frage

chance-is-next = Jetzt ist der Zufall dran.
can-be-taken-back = Das kannst du zurücknehmen.
cannot-be-taken-back = Das lässt sich nicht zurücknehmen.
some-cannot-be-taken-back = Was ein Schloss hat, ist endgültig.

# Warum sich etwas nicht antworten lässt

has-answered = Du hast geantwortet; die anderen wählen noch.
nothing-is-done-there = Dort gibt es für dich gerade nichts zu tun.
chosen-with-something-else = Das lässt sich zusammen mit etwas anderem wählen; drück auf das, was golden markiert ist.
not-started = Die Partie beginnt, wenn alle Plätze besetzt sind; einige sind noch frei.
another-answers = Jetzt antwortet { $actor }, nicht { $seat }.
only-seated-answer = Du schaust an diesem Tisch zu; antworten kann nur, wer daran sitzt.
something-else-happened = Etwas anderes kam dazwischen; sieh dir den Tisch noch einmal an und antworte auf die neue Frage.
no-hint-now = Einen Tipp bekommt, wer gefragt ist; du bist nicht am Zug.
wrong-key = Ein Schlüssel ist ein Text von höchstens { $most } Zeichen, für jede Antwort ein neuer.

# Zurücknehmen

nothing-is-taken-back = An diesem Tisch wird nichts zurückgenommen; das ist so vereinbart.
nothing-is-taken-back-any-more = Die Partie ist zu Ende; jetzt wird nichts mehr zurückgenommen.
something-came-after = Diese Antwort lässt sich nicht zurücknehmen: Danach kam ein Wurf, eine Karte oder jemand anderes.
nothing-to-redo = Es wurde nichts zurückgenommen, was sich wiederholen ließe.

# Leute

wrong-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
no-such-seat = Einen Platz { $seat } gibt es nicht; sie gehen von 0 bis { $most }.
seat-is-taken = Dieser Platz ist besetzt, oder der Link stimmt nicht; bitte um einen neuen. Zuschauen kannst du trotzdem.
seat-has-changed = Jemand anderes hat diesen Platz gerade geändert; sieh dir den Tisch noch einmal an.
wrong-length-of-chat = Eine Nachricht hat 1 bis { $most } Zeichen; diese hat { $letters }.
only-seated-talk = Hier kann nur mitreden, wer am Tisch sitzt.
no-rematch-yet = Eine Revanche gibt es, wenn die Partie zu Ende ist.
record-holds-secrets = Die Aufzeichnung einer laufenden Partie enthält Geheimnisse; du bekommst sie, wenn die Partie zu Ende ist.

# Bots

no-such-bot = Einen Bot mit diesem Namen gibt es nicht; es gibt { $known }.
only-seated-call-bots = Einen Bot rufen kann nur, wer an diesem Tisch sitzt.
bot-sits-there = Dort sitzt schon ein Bot.
no-bot-for-who-is-here = { $name } ist am Tisch; ein Bot springt nur für Abwesende ein.
seat-of-bot = Dieser Platz gehört dem Bot.
bot-took-too-long = Der Bot { $bot } hat länger als { $seconds } s gebraucht.
bot-has-ended = Der Prozess des Bots { $bot } hat sich beendet.
# Das sagt der Tisch allen; { $bot } und { $instead } sind Arten von Bots, wie „Wesir“.
bot-failed = { $name } ({ $bot }) hat keine gültige Antwort gegeben; eine Vertretung ({ $instead }) springt ein.
bot-replaced = { $name } ({ $bot }) ist zu oft ausgefallen; ab jetzt spielt eine Vertretung ({ $instead }).
bot-and-stand-in-failed =
    { $name } ({ $bot }) hat keine gültige Antwort gegeben, die Vertretung ({ $instead }) auch nicht; es gilt irgendeine
    erlaubte.
no-process-for-bot = Für den Bot { $bot } lässt sich kein Prozess starten: { $why }.

# Tische

no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist die Adresse vertippt oder der Link abgeschnitten.
began-from-position = Diese Partie begann mit einer Stellung; sieh sie dir an mit: benben replay DATEI
newer-rules =
    An diesem Tisch wurde nach Version { $played } der Regeln von { $game } gespielt; dieser Server kennt Version
    { $known }.
older-rules =
    An diesem Tisch wurde nach Version { $played } der Regeln von { $game } gespielt; dieser Server kennt Version
    { $known } und kann damit nicht weiterspielen: { $why }
unreadable-journal = Das Protokoll des Tisches ist bei Eintrag { $entry } unlesbar: { $why }
unreadable-entry = Ein Eintrag im Protokoll des Tisches ist unlesbar: { $error }.
