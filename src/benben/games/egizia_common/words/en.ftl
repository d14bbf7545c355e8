## Drawings

look-kind-field-green = Green field
    .when = always wet
look-kind-field-yellow = Yellow field
    .when = ring middle, top
look-kind-field-red = Red field
    .when = ring on top
look-kind-quarry = Quarry
    .when = every round
look-kind-combination = Quarry, field
    .when = every round
look-kind-anytime = Anytime
    .when = one use
look-kind-immediate = Immediate
    .when = at once
look-kind-permanent = Permanent
    .when = for good
look-crew-name = { $crew ->
    [green] green crew
    [blue] blue crew
    [yellow] yellow crew
   *[lead] lead crew
}
look-zone-name = { $zone ->
    [obelisk] obelisk
    [pyramid] pyramid
   *[sphinx] sphinx
}
look-market-name = { $market ->
    [grain] grain market
   *[stone] stone market
}
look-moor = Put a ship at place { $place }
look-moor-card = Put a ship at place { $place } and take the card: { $card }
look-card-at = Place { $place }, a card: { $card }
look-space-closed = Place { $place } is not in play
look-space-taken = Place { $place }: the card was taken
look-space-empty = Place { $place }: no card
look-taken = taken
look-moor-tile = Put a ship at place { $place }: { $tile }
look-tile-at = Place { $place }, a tile: { $tile }
look-dock = Space { $dock } at the { look-zone-name }
look-moor-dock = Put a ship on space { $dock } at the { look-zone-name }
look-waiting = Beside the { look-zone-name }: a ship can wait here once all its spaces are taken
look-wait = Let a ship wait beside the { look-zone-name }
look-ship = { $name }’s ship at place { $place }
look-crews = Your crews
look-crews-of = { $name }’s crews
look-strength = strength { $strength }
look-build = left { $left } of { $strength }
look-of = of { $most }
look-crew = The { look-crew-name }, strength { $strength }
look-crew-spent = The { look-crew-name }, strength { $strength }, has worked in this round
look-crew-press = Choose the { look-crew-name } with strength { $strength }
look-markets = Markets
look-market = { $market ->
    [grain] Grain market
   *[stone] Stone market
}
look-climb = Go up the { look-market-name }
look-both-markets = Both markets at once
look-climb-both = Go up both markets
look-market-at = { $name } is at level { $level } of the { look-market-name }
look-ring-name = { $ring ->
    [bottom] Low
    [middle] Middle
   *[top] Top
}
look-ring = The ring lies here: { look-ring-name }
look-feeding = Ring and feeding
look-need = need { $need }
look-level = Ring { look-ring-name }: { $grain } grain, { $left } left, { $points } points
look-ring-press = Move the ring here: { look-ring-name }
look-stock = Stone and fields
look-stock-of = { $name }’s fields
look-quarries = quarries { $stones }
look-stones = { $stones } stones; the quarries give { $more } a round
look-stones-press = Use stones
look-stones-after = quarries +{ $more } = { $sum }
look-stones-now = in hand
look-plot-press = Choose this: { $plot }
look-kept = Kept cards
look-kept-of = { $name }’s cards
look-secret = sphinx: secret
look-no-cards = no cards yet
look-kept-press = Use this card: { $card }
look-now = now { $points }
look-track = Scoring track
look-points-of = { $name } has { $points } points
