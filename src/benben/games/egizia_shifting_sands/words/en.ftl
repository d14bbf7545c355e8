title = Egizia: Shifting Sands
summary = Five rounds on the Nile.
primer = Place ships.
help-placement = Place.
    .title = Placement

## Positions

# What cannot be in a position; $place is where it stands, such as table.players[0]

position-seats = { $place } is a list of all { $seats } seats, each once.
position-standing = table.standing goes from the front to the rear: nobody has more points than who stands before.
position-gold = table.gold is one of { $names } with so many players.
position-purple = table.purple is one of { $names } with so many players.
position-statues = With so many players there are { $count } different statues in table.statues.
position-statue-pile = table.statues: this statue is one of pile { $pile }.
position-owners = a list of at most { $most } seats from 0 to { $seats }, one for each brick
position-rows = table.pyramid is a list of { $rows } rows, not { $given }.
position-unsupported = table.pyramid: space { $space } of row { $row } does not rest on two bricks.
position-bonus = { $place }.bonuses_used has { $tile }, but that tile is not won.
position-crews = a list of the strengths of green, blue, yellow and lead, from 1 to { $most }
position-upgrade = { $place }.upgrades: { $card } cannot lie at { $field }, only own ones at own fields.
position-levels = a list of three levels from 0 to 3, 0 where no statue stands
position-ship = { $place }.ships: no ship can be on { $space } here, or there is one at that place already.
position-space = Nothing can lie on { $space }: it is closed, has a ship on it, or this is not played with.
position-twice = { $place }: { $card } is somewhere else too, or is not played with.
position-dealt = { $place }.dealt names the card that was kept first, and at most one more.
position-dealt-two = Everybody is dealt two sphinx cards, one after the other; who is not asked any more has kept one.
position-drawn = a list of at most { $most } cards
position-draw = { $place }: 1 to { $most } cards were drawn, and who drew has those that were kept in sphinx.
position-under = After these draws this lies under the deck: { $names }.
position-sphinx-cards = A sphinx card is named that is not played with.
position-drawn-twice = { $card } was drawn twice, though others had never been drawn yet.
position-not-underneath = { $card } was drawn, but it was not the next one under the deck.
position-nothing-to-lay = next has { $step }, but there is nothing left to lay out, or it is named twice.
position-not-over = next is empty, but the game is over only in the phase over of round { $rounds }.
position-over = In the phase over nothing is asked: next is empty.
position-round = In the phase { $phase } a round cannot be 0, and before round 1 the game is set up.
position-no-such-seat = next has { $step }, but the seats go from 0 to { $most }.
position-turn = next has { $step }, so table.turn is { $turn }, the place of that seat in table.order.
position-not-asked = In the phase { $phase } this is not asked: { $step }.
position-two-ships = Two ships are on the same space at the zone { $zone }.
position-waiting = A ship waits at the zone { $zone }, but a space there is free.
position-zone = table.build names the zone just while its ships build: next has NextShip then.
position-no-ship = Seat { $seat } builds at the zone { $zone }: it has a ship there, and stands in table.build.acted.
position-no-crew = Seat { $seat } builds, so one of its crews is spent, and table.build.strength is not 0.
position-too-dear = table.build.cost is { $cost }: more than strength or stones reach.
