# Egizia: Shifting Sands
title = Egizia: Shifting Sands
summary = Sail down the Nile for cards and crews, feed them, and build five monuments for Pharaoh.

# How the game goes, in two minutes
primer =
    You build five monuments along the Nile. In each of five rounds your ships sail downstream and pick up what you
    need; then you mine stones, feed your crews, and build.

    Placement: in turn everybody places one ship. On a card you take the card: a field, a quarry, or something
    special. On a round tile you get at once what it shows, mostly stronger crews. At a zone you will build later in
    this round. Every ship goes farther downstream than your ship before it, so what you sail past is lost to you.
    When you pass, you are out for the round.

    Mining and feeding: your quarries bring stones. Your four crews eat as much grain as their strengths add up to.
    Green fields always produce; yellow ones fail while the irrigation ring lies at the bottom; red ones produce only
    while it lies on top. Each missing grain costs 1 to 3 points, fewer the higher you stand in the grain market.

    Building: zone by zone from the source down, the ship nearest to the river first. Send one basic crew, let the
    purple lead crew join it if you like, and lay bricks: each costs its number in strength and in stones, and scores
    as many points. On the obelisk and the pyramid all build the same spaces; the colonnade and the statues everybody
    builds alone. Statues score only at the end. At the sphinx you draw secret goals, keep one at most, and get a
    point for each that you return. Who builds in two zones scores 2 more, in three zones 5.

    Who is behind begins the next round. After five rounds come the pyramid's majority, sphinx cards, statues, and
    stones. The most points win.

# Help, topic by topic
help-round =
    Five rounds, each in six phases: the river is laid out, ships are placed, quarries are mined, crews are fed,
    monuments are built, and the table is cleaned up. Only placement and building ask you for much; in between you are
    asked only if a card of yours can be used (SAND-2).
    .title = A round
help-river =
    Twenty places lie along the Nile, from the source to the delta: ten with cards, seven with round tiles,
    three zones to build in. Cards come from one deck in rounds 1 and 2, from another in 3 and 4, from a third in
    round 5; the later, the stronger. In round 1 what is printed under the tiles counts; from round 2 on tiles are
    dealt anew each round (SAND-3).
    .title = The river
help-placement =
    You have eight ships in each round and place one a turn, always downstream of your own last one. A space takes one
    ship. At a zone you may choose any free dock: the nearer to the Nile, the earlier you build. If all docks are
    taken, your ship may wait beside them, in the hope that somebody does not build. Passing is final for the round
    (SAND-4).
    .title = Placing ships
help-cards =
    Fields and quarries stay and produce. Immediate cards work at once and are gone. Anytime cards lie before you until
    you use them, once, whenever you are asked and their phase has come. Permanent cards work for the rest of the game,
    most of them once a round. Crews must go up when a card says so; the ring you may always leave where it is
    (SAND-6).
    .title = Nile cards
help-tiles =
    A ship on a round tile gets everything on it at once: steps for crews, levels on markets, stones, points, or a
    move of the irrigation ring. A crew goes up to 7 and never below 1. The late ship, with two players only, waits
    for the building: then a waiting ship of yours may build last (SAND-5).
    .title = Nile tiles
help-mining =
    All your quarries bring their stones, in every round. You can keep 25 stones; what is more is lost (SAND-7.1).
    .title = Mining
help-feeding =
    Your four crews need as much grain as their strengths add up to. Green fields always produce; yellow ones unless
    the ring lies at the bottom; red ones only while it lies on top. Cards and, with the right card, stones help. Each
    missing grain costs 3 points on level 1 of the grain market, 2 on levels 2 and 3, 1 above. From level 3 on every
    3 grain too many bring a point. Nothing is kept for the next round (SAND-7).
    .title = Feeding
help-markets =
    Both markets have five levels. Grain: the higher, the cheaper is hunger; from level 3 on you sell what is too
    much; the top brings 2 points, and 2 more for each further step. Stones: level 3 brings 2 stones, the top 3, and 3
    more for each further step; on levels 4 and 5 two stones are worth a point at the end (SAND-5.3, SAND-5.6).
    .title = Markets
help-building =
    The three zones are built one after the other, from the source down; at each the ship nearest to the river
    goes first. A brick costs its number twice: in stones and in strength. Lay as many bricks in the zone as you can
    pay, and score their cost as points at the end of the build. If you do not build, your ship is removed and the
    others move up, a waiting one too (SAND-8).
    .title = Building
help-crews =
    For each build you send one of the green, blue and yellow crews; the lead crew may join once a round, never alone.
    A crew that was sent rests until the next round, and strength that you do not need is lost. So three builds a
    round are the most, one with each basic crew (SAND-8.4, SAND-8.5).
    .title = Crews
help-obelisk =
    All build the same obelisk, always its lowest empty level. Once a round it lifts you on a market: on one of your
    choice for the lower section, on both for the upper one (SAND-8.8 to SAND-8.10).
    .title = Obelisk
help-colonnade =
    Everybody builds a colonnade of seven columns, from the left: 1, 1, 2, 2, 3, 3, 4. The third brings the gold tile,
    the fifth the purple one. The last brings 5 points to the first who gets there, then 3, 2, 1 (SAND-9).
    .title = Colonnade
help-bonuses =
    Two of ten tiles are in each game. Gold ones help for good: more grain from fields, more from the top of a market,
    a point for each brick, or stronger crews. Purple ones are for once a round or once a game: a second crew, a
    second ship, a ship upstream, a ship on a taken tile, or a build for a waiting ship (SAND-9.5 to SAND-9.14).
    .title = Column tiles
help-pyramid =
    All build the same pyramid. In a row the leftmost empty space comes next; above the first row it needs both bricks
    beneath it. When a row is full, whoever has the most bricks in it scores a point for each; of equals the one
    farthest to the right. At the end the most bricks bring 5 points (SAND-10).
    .title = Pyramid
help-statues =
    Everybody may build every statue, three levels of 1, 2 and 2, but only one level of a statue in a round. They
    bring nothing at once. At the end each brings 2, 5 or 10 points for the highest level that you have built and
    whose goal you have reached (SAND-11, SAND-14.5).
    .title = Statues
help-sphinx =
    At the sphinx you draw cards with secret goals, for a stone and a strength each: up to 5, 3 or 2 of them, as your
    dock allows. You may keep one; each that you return brings a point. A kept card scores at the end if its goal is
    reached (SAND-12, SAND-14.4).
    .title = Sphinx
help-cleanup =
    Who has built in two zones scores 2 points, in all three 5. Then the Nile is cleared, crews are ready again, and
    turn order is set anew: who has the fewest points begins. Of equals the one who came later to the space on the
    scoring track counts as having fewer (SAND-13).
    .title = Clean up
help-end =
    After round 5: 5 points for the most bricks in the pyramid, Nile cards for the end, sphinx cards, statues, and a
    point for every two stones on levels 4 and 5 of the stone market. Of equals the higher player sequence tile wins
    (SAND-14).
    .title = The end
help-two =
    With two players the first two card spaces and tile spaces are closed, each zone has one dock, there are two
    statues, a lower obelisk, and a pyramid with a dark and a light side whose rows go through both. The gold column
    has the second crew (SAND-1.8, SAND-10.6).
    .title = Two players

# Why points are scored
reason-colonnade = colonnade
reason-majority = most of the pyramid
reason-statues = statues
reason-surplus = grain sold
reason-tiles = Nile tiles
reason-leftover = no leftover card

# Why an answer is not legal
refusal-crew-at-bottom = That crew has strength 1 already, and no crew falls below 1: choose another one.
refusal-no-crew-to-lower = All your crews have strength 1: none can go down to pay for it.
refusal-another-question = That answers another question than the one that is open now.
refusal-zone-not-full = A ship waits beside a zone only if all its docks are taken: choose a free dock.
refusal-no-bonus = You do not have the tile for that.
refusal-bonus-is-used = You have used that tile already.
refusal-not-upstream = That lies downstream: you need no tile to go there.
refusal-tile-is-free = No ship is on that tile: go there without using your own tile.
refusal-colonnade-is-full = Your colonnade is complete.
refusal-no-such-row = The pyramid has no such row with two players.
refusal-row-is-full = That row of the pyramid is full.
refusal-not-supported = Both bricks beneath the next space of that row must be there first.
refusal-no-such-statue = There is no third statue with two players.
refusal-statue-is-full = You have built all three levels of that statue.
refusal-statue-built-already = You have built a level of that statue in this round: the next one has to wait.
refusal-no-statue-for-free = The free brick goes on the obelisk, the colonnade or the pyramid, not on a statue.
refusal-no-late-tile = You have no Nile tile of this round that lets a waiting ship build.
refusal-one-market = The lower section lifts you on one market only: both are for the upper section.
refusal-not-dealt = That card was not dealt to you.

# Figures and names in sentences

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zone = { $zone ->
    [obelisk] the obelisk and the colonnade
    [pyramid] the pyramid and the statues
   *[sphinx] the sphinx
}
    .at = at { zone }
    .title = { $zone ->
        [obelisk] Obelisk
        [pyramid] Pyramid
       *[sphinx] Sphinx
    }
site = { $site ->
    [obelisk] Obelisk { $n }
    [column] Column { $n }
    [row_1] Row 1
    [row_2] Row 2
    [row_3] Row 3
    [row_4] Row 4
    [row_5] Row 5
    [statue_1] Statue 1
    [statue_2] Statue 2
   *[statue_3] Statue 3
}

# Column tiles: $n and $other are their numbers

bonus = { $bonus ->
    [G1] Rich fields
    [G2] Stone top
    [G3] Brick points
    [G4] Strong crews
    [G5] Grain top
    [G6] Second crew
    [P1] Second ship
    [P2] Late ship
    [P3] Upstream ship
   *[P4] Shared tile
}
    .does = { $bonus ->
        [G1] Each of your fields produces { $n } grain more, the start field too.
        [G2] The top of the stone market brings you { $n } stones.
        [G3] Each brick that you lay from now on brings { $n ->
            [one] { $n } point
           *[other] { $n } points
        } more, on statues too.
        [G4] At once: all four crews { SIGNED($n) }; and your start field is turned to { $other } grain.
        [G5] The top of the grain market brings you { $n } points.
        [G6] Once a round: another basic crew joins a build, beside the lead crew if you like.
        [P1] Once a game: place a second ship in your turn.
        [P2] Once a game: your waiting ship builds last, in addition to the others.
        [P3] Once a round: place a ship upstream of your last one. The next goes below all your ships.
       *[P4] Once a round: place a ship on a tile that has ships, your own last one too.
    }

# What statues and sphinx cards count; $n is how much is needed

counted = { $what ->
    [both_levels] your levels on both markets together
    [sphinx_cards] your sphinx cards, the first one too
    [obelisk] your bricks in the obelisk
    [pyramid] your bricks in the pyramid
    [permanents] your permanent cards
    [dry_fields] the grain on your yellow and red fields
    [green_fields] the grain on your green fields, the start field too
    [quarries] the stones on your quarries, the start quarry too
   *[strength] the strength of all your crews
}
statue = It counts { counted }: { $levels }, if the level is built.
    .level = { $n } for { points }

# Questions

ask-DrawGold = A gold column tile is drawn.
ask-DrawPurple = A purple column tile is drawn.
ask-DrawStatue = A statue is drawn.
ask-LayTileAt = Nile tiles are laid out.
ask-ChooseFirst = { $name }, which sphinx card do you keep?
ask-Trading = { $name }, do you lower a crew for both markets?
ask-MayBuildLate = { $name }, does your waiting ship build?
ask-ChooseMarket = { $name }, on which market do you go up?
ask-ChooseFreeBrick = { $name }, where does the free brick go?
ask-ChooseLowered = { $name }, which crew goes down?

explain-ChooseFirst = The other one goes back into the deck, unseen.
explain-TakingLeftover = Or do you take the point?
explain-Trading = You would go up a level on both.
explain-MayBuildLate = It would build last here, with your tile.
next-site = { $site ->
    [obelisk] obelisk for { $cost }
    [column] column for { $cost }
    [row_1] row 1 for { $cost }
    [row_2] row 2 for { $cost }
    [row_3] row 3 for { $cost }
    [row_4] row 4 for { $cost }
    [row_5] row 5 for { $cost }
    [statue_1] statue 1 for { $cost }
    [statue_2] statue 2 for { $cost }
   *[statue_3] statue 3 for { $cost }
}
explain-ChooseMarket = It is the obelisk's bonus, once a round.
explain-ChooseFreeBrick = It costs nothing and brings no points, but every bonus.
outcome = { $tied ->
    [yes] The game is over: { $name } wins with { points }, by the higher player sequence tile.
   *[no] The game is over: { $name } wins with { points }.
}

# Answers

place-tile = Sail to place { $place }. { $words }
place-dock = { $zone ->
    [obelisk] Sail to the obelisk and the colonnade, dock { $n }
    [pyramid] Sail to the pyramid and the statues, dock { $n }
   *[sphinx] Sail to the sphinx, dock { $n }: up to { $cards } cards
}
    .wait = { $zone ->
        [obelisk] Wait beside the obelisk and the colonnade: build only if somebody does not
        [pyramid] Wait beside the pyramid and the statues: build only if somebody does not
       *[sphinx] Wait beside the sphinx: build only if somebody does not
    }
place-upstream = With your column tile, upstream: { $place }
place-beside = With your column tile, beside another ship: { $place }
second-ship = { $by ->
    [card] Use your Nile card for a second ship
   *[tile] Use your column tile for a second ship, once a game
}
    .chip = { $by ->
        [card] With the card
       *[tile] With the tile
    }
take-point = { $n ->
    [one] Take { $n } point instead
   *[other] Take { $n } points instead
}
    .chip = Points instead
sell-stones = { $n ->
    [one] Sell { $n } stone for a point; the card is gone then
   *[other] Sell { $n } stones for { $n } points; the card is gone then
}
    .chip = Sell { $n }
trade-crew = Lower a crew by a step, and go up a level on both markets
    .chip = Lower a crew
lay-brick = { $free ->
    [yes] { lay-brick.where }, for nothing
   *[no] { lay-brick.where }: it costs { $cost } and brings { points }
}
    .where = { $site ->
        [obelisk] Lay a brick on level { $n } of the obelisk
        [column] Build your column { $n }
        [row_1] Lay a brick on space { $n } of the pyramid's first row
        [row_2] Lay a brick on space { $n } of the pyramid's second row
        [row_3] Lay a brick on space { $n } of the pyramid's third row
        [row_4] Lay a brick on space { $n } of the pyramid's fourth row
       *[row_5] Lay a brick on the top of the pyramid
    }
lay-statue = Build level { $level } of statue { $n }, “{ $what }”: it costs { $cost } and scores at the end
    .none = Build a level of statue { $n }
climb-market = { $market ->
    [grain] Go up a level on the grain market
    [stone] Go up a level on the stone market
   *[both] Go up a level on both markets
}
    .chip = { $market ->
        [grain] Grain market
        [stone] Stone market
       *[both] Both markets
    }
build-late = { $by ->
    [bonus] Build last with your ship, with the column tile, once a game
   *[tile] Build last with your ship, with the Nile tile of this round
}
    .chip = { $by ->
        [bonus] With column tile
       *[tile] With Nile tile
    }
stay-waiting = Do not build with the waiting ship
    .chip = Do not build

# Answers in short

dock = { zone.title }, dock { $n }
    .wait = { zone.title }, wait

# Log

scored = { $reason ->
    [colonnade] { $name } scores { points } for the complete colonnade.
    [majority] { $name } scores { points } for the most bricks in the pyramid.
    [statues] { $name } scores { points } for statues.
    [surplus] { $name } sells grain for { points }.
    [tiles] { $name } scores { points } from the tile.
   *[leftover] { $name } takes { points } instead of a card.
}
placed =
    .dock = { $zone ->
        [obelisk] { $name } sails to dock { $n } of obelisk and colonnade.
        [pyramid] { $name } sails to dock { $n } of pyramid and statues.
       *[sphinx] { $name } sails to dock { $n } of the sphinx.
    }
    .beside = { $zone ->
        [obelisk] { $name } waits beside obelisk and colonnade.
        [pyramid] { $name } waits beside pyramid and statues.
       *[sphinx] { $name } waits beside the sphinx.
    }
tile-claimed = { $name } gets “{ $tile }”.
brick-laid = { $site ->
    [obelisk] { $name } lays a brick on the obelisk{ brick-cost }.
    [column] { $name } builds a column{ brick-cost }.
    [row_1] { $name } lays a brick in the first row of the pyramid{ brick-cost }.
    [row_2] { $name } lays a brick in the second row of the pyramid{ brick-cost }.
    [row_3] { $name } lays a brick in the third row of the pyramid{ brick-cost }.
    [row_4] { $name } lays a brick in the fourth row of the pyramid{ brick-cost }.
    [row_5] { $name } lays a brick on the top of the pyramid{ brick-cost }.
    [statue_1] { $name } builds a level of statue 1{ brick-cost }.
    [statue_2] { $name } builds a level of statue 2{ brick-cost }.
   *[statue_3] { $name } builds a level of statue 3{ brick-cost }.
}
brick-cost = { $n ->
    [0] , for nothing
   *[other] {" "}for { $n }
}
bonus-gained = { $name } gains the column tile “{ bonus }”.
bonus-used = { $name } uses the column tile “{ bonus }”.
colonnade-completed = { $rank ->
    [1] { $name } is the first to complete the colonnade.
    [2] { $name } is the second to complete the colonnade.
    [3] { $name } is the third to complete the colonnade.
   *[other] { $name } is the last to complete the colonnade.
}
ship-moved-up = { $zone ->
    [obelisk] The ship of { $name } moves up to dock { $n } of obelisk and colonnade.
    [pyramid] The ship of { $name } moves up to dock { $n } of pyramid and statues.
   *[sphinx] The ship of { $name } moves up to dock { $n } of the sphinx.
}
not-built = { $zone ->
    [obelisk] { $name } does not build at obelisk and colonnade.
    [pyramid] { $name } does not build at pyramid and statues.
   *[sphinx] { $name } does not build at the sphinx.
}
bonus-laid = { $column ->
    [gold] The tile of the gold column is “{ $bonus }”.
   *[purple] The tile of the purple column is “{ $bonus }”.
}
statue-laid = Statue { $n } counts “{ $what }”.

# The table as text, at most 80 columns

column-tiles = gold: { $gold }, purple: { $purple }

# The table as sentences

bank-others = tiles and zones
spoken-tile = { $ships ->
    [0] Place { $place }, tile space { $n }, free. { $words }
   *[other] Place { $place }, tile space { $n }, taken by { $names }. { $words }
}
spoken-zone = { $ships ->
    [one] At { zone }: the ship of { $names }.
   *[other] At { zone }, the nearest to the Nile first: the ships of { $names }.
}
    .waiting = The ship of { $name } waits beside { zone }.
spoken-bonus = { $column ->
    [gold] Gold column, “{ $bonus }”. { $words }
   *[purple] Purple column, “{ $bonus }”. { $words }
}
spoken-statue = Statue { $n }. { $words }
spoken-bricks = { $n ->
    [one] { $name } has { $n } brick on monuments, { spoken-parts }.
   *[other] { $name } has { $n } bricks on monuments, { spoken-parts }.
}
spoken-parts = { $sphinx ->
    [one] { $columns } of the colonnade, and { $sphinx } sphinx card
   *[other] { $columns } of the colonnade, and { $sphinx } sphinx cards
}

## Drawings

look-obelisk = Obelisk, colonnade
look-pyramid = Pyramid, statues
look-next-column = Your column { $column } costs { $cost }
look-columns-done = All your columns stand
look-majority = most at the end: { $points }
look-bonus = { $words }, from column { $column } on
look-use = Use this: { $words }
look-has = { $name } { $n }
look-statue-whole = { $words } Now: { $has }.
look-statue-level = { $name } has built level { $level }
look-statue-done = All your levels of this statue stand
look-statue = Level { $level } of this statue costs { $cost }. { $words }
## Positions

# What cannot be in a position; $place is where it stands, such as table.players[0]

position-gold = table.gold is one of { $names } with so many players.
position-purple = table.purple is one of { $names } with so many players.
position-statues = With so many players there are { $count } different statues in table.statues.
position-statue-pile = table.statues: this statue is one of pile { $pile }.
position-unsupported = table.pyramid: space { $space } of row { $row } does not rest on two bricks.
position-bonus = { $place }.bonuses_used has { $tile }, but that tile is not won.
position-levels = a list of three levels from 0 to 3, 0 where no statue stands
position-dealt-two = Everybody is dealt two sphinx cards, one after the other; who is not asked any more has kept one.
position-waiting = A ship waits at the zone { $zone }, but a space there is free.
look-example-cards = A field of 8 that raises both markets once; a card for stones or strength; one that works at once; one for good.
look-example-tiles = A step up each market; the lead crew and two steps of the ring; three crews up and the lead crew down.
