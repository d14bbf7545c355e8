## Positions

# Was es in einer Stellung nicht geben kann; $place ist, wo es steht, etwa table.players[0]

position-seats = { $place } ist eine Liste aller { $seats } Plätze, jeder einmal.
position-standing = table.standing geht von vorn nach hinten: Niemand hat mehr Punkte, als wer davor steht.
position-gold = table.gold ist bei dieser Zahl von Spielern eins von { $names }.
position-purple = table.purple ist bei dieser Zahl von Spielern eins von { $names }.
position-statues = Bei dieser Zahl von Spielern stehen { $count } verschiedene Statuen in table.statues.
position-statue-pile = table.statues: Diese Statue ist eine vom Stapel { $pile }.
position-owners = eine Liste von höchstens { $most } Plätzen von 0 bis { $seats }, einer für jeden Baustein
position-rows = table.pyramid ist eine Liste von { $rows } Reihen, nicht { $given }.
position-unsupported = table.pyramid: Feld { $space } der Reihe { $row } ruht nicht auf zwei Bausteinen.
position-bonus = { $place }.bonuses_used nennt { $tile }, aber das Plättchen ist nicht gewonnen.
position-crews = eine Liste der Stärken von green, blue, yellow und lead, jede von 1 bis { $most }
position-upgrade = { $place }.upgrades: { $card } kann nicht bei { $field } liegen, nur eigene bei eigenen Äckern.
position-levels = eine Liste von drei Stufen von 0 bis 3, 0 wo keine Statue steht
position-ship = { $place }.ships: Auf { $space } kann hier kein Schiff sein, oder an dieser Stelle ist schon eins.
position-space = Auf { $space } kann nichts liegen: Es ist geschlossen, hat ein Schiff, oder damit wird nicht gespielt.
position-twice = { $place }: { $card } ist auch anderswo, oder damit wird nicht gespielt.
position-dealt = { $place }.dealt nennt zuerst die behaltene Karte und höchstens eine weitere.
position-dealt-two = Alle bekommen zwei Sphinxkarten, der Reihe nach; wer nicht mehr gefragt wird, behält eine davon.
position-drawn = eine Liste von höchstens { $most } Karten
position-draw = { $place }: 1 bis { $most } Karten wurden gezogen, und wer gezogen hat, hat die behaltenen in sphinx.
position-under = Nach diesen Zügen liegt unter dem Stapel: { $names }.
position-sphinx-cards = Eine Sphinxkarte ist genannt, mit der nicht gespielt wird.
position-drawn-twice = { $card } wurde zweimal gezogen, obwohl andere noch nie gezogen waren.
position-not-underneath = { $card } wurde gezogen, war aber nicht die nächste unter dem Stapel.
position-nothing-to-lay = next nennt { $step }, aber es gibt nichts mehr auszulegen, oder es ist doppelt genannt.
position-not-over = next ist leer, aber die Partie ist erst in der Phase over der Runde { $rounds } vorbei.
position-over = In der Phase over wird nichts gefragt: next ist leer.
position-round = In der Phase { $phase } kann die Runde nicht 0 sein, und vor Runde 1 wird aufgebaut.
position-no-such-seat = next nennt { $step }, aber die Plätze gehen von 0 bis { $most }.
position-turn = next nennt { $step }, also ist table.turn { $turn }, die Stelle dieses Platzes in table.order.
position-not-asked = In der Phase { $phase } wird das nicht gefragt: { $step }.
position-two-ships = Zwei Schiffe liegen am selben Anleger des Bauplatzes { $zone }.
position-waiting = Am Bauplatz { $zone } wartet ein Schiff, aber ein Anleger ist dort frei.
position-zone = table.build nennt den Bauplatz genau dann, wenn dort gebaut wird: next nennt dann NextShip.
position-no-ship = Platz { $seat } baut am Bauplatz { $zone }: Er hat dort ein Schiff und steht in table.build.acted.
position-no-crew = Platz { $seat } baut, also ist einer seiner Trupps benutzt und table.build.strength nicht 0.
position-too-dear = table.build.cost ist { $cost }: mehr, als Stärke oder Steine reichen.
