title = Egizia: Shifting Sands
summary = Five rounds on the Nile.
primer = Place ships.
help-placement = Place.
    .title = Placement

## Drawings

look-nile = The Nile
look-nile-note = downstream only; gold numbers are open to you
look-zone = { $zone ->
    [obelisk] Obelisk
    [pyramid] Pyramid
   *[sphinx] Sphinx
}
look-end = { $what ->
    [pass] Pass
    [end] End turn
    [skip] No build
   *[done] Done
}
look-end-press = { $what ->
    [pass] Pass for this round
    [end] End your turn
    [skip] Do not build here
   *[done] Be done with this
}
look-obelisk = Obelisk, colonnade
look-pyramid = Pyramid, statues
look-sphinx = Sphinx
look-order = { $n ->
    [1] first
   *[2] second
}
look-now-building = built now
look-building = left { $left } of { $strength }
look-under-way = { $name } builds: strength { $strength }, used { $cost }, left { $left }
look-brick = A brick of { $name }
look-obelisk-done = The obelisk is finished
look-next-level = Level { $level } of the obelisk costs { $cost }
look-next-column = Your column { $column } costs { $cost }
look-columns-done = All your columns stand
look-next-row = The next space of row { $row } costs { $cost }
look-row-done = Row { $row } is full
look-lay = { $site ->
    [obelisk] Lay a brick on the obelisk
    [column] Build your next column
    [row] Lay a brick in this row of the pyramid
   *[statue] Build the next level of this statue
} for { $cost }
look-majority = most at the end: { $points }
look-bonus = { $words }, from column { $column } on
look-use = Use this: { $words }
look-statue-level = { $name } has built level { $level }
look-statue-done = All your levels of this statue stand
look-statue = Level { $level } of this statue costs { $cost }; at the end { $points } points for { $needed } or more
look-cards = { $cards ->
    [one] card
   *[other] cards
}
look-sphinx-label = { $cards ->
    [one] One card lies in the sphinx deck
   *[other] { $cards } cards lie in the sphinx deck
}
look-draw = { $free ->
    [0] Draw { $paid } sphinx cards
   *[1] Draw { $paid } sphinx cards, and one for nothing
}
look-drawn = Sphinx cards to choose from
look-keep-one = keep one of them
look-keep-rest = keep one at most; a point for each that goes back
look-drawn-card = { $words }: { $points } points
look-brings-now = now { $points ->
    [one] { $points } point
   *[other] { $points } points
}
look-keep = Keep this card: { $words }
look-return = Return
look-return-press = Give the other cards back
look-sphinx-card = Sphinx card: { $words }; now { $points } points
look-start-quarry = Start quarry: { $stones } stones
look-start-field = Start field: { $grain } grain
look-rivals = Everybody else
look-rival = { $name } has { $points } points, { $stones } stones, { $grain } grain for { $need }, and would lose { $loss } points
look-fact-crew = { $crew ->
    [green] green crew
    [blue] blue crew
    [yellow] yellow crew
   *[lead] lead crew
}
look-fact-stones = stones, and what the quarries add
look-fact-grain = grain and what the crews need
look-fact-loss = points lost if fed now
look-fact-ships = ships left
look-fact-sphinx = sphinx cards
look-fact-permanents = permanent cards
