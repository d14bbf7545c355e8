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

    Building: zone by zone from the top of the Nile, the ship nearest to the river first. Send one basic crew, let the
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
    Twenty places lie along the Nile, from the source at the top to the delta: ten with cards, seven with round tiles,
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
    Fields and quarries stay and produce. Immediate cards work at once and are gone. Cards for one use lie before you
    until you use them, whenever you are asked and their time has come. Permanent cards work for the rest of the game,
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
    The three zones are built one after the other, from the top of the Nile; at each the ship nearest to the river
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

# Lines in the score chart
milestone-round_ended = Round { $x }

# Why an answer is not legal
refusal-another-question = That answers another question than the one that is open now.
refusal-game-is-over = The game is over: its last round is played.
refusal-not-your-turn = It is not your turn now.
refusal-has-passed = You have passed: you place no more ships in this round.
refusal-closed-space = That space is not in play with so few players.
refusal-space-taken = A ship is there already, and the space takes only one.
refusal-not-downstream = That lies upstream: your next ship must go farther down the Nile than your last one.
refusal-no-ships-left = You have no ship left in this round.
refusal-second-ship-at-zone = You have a ship at this zone already: nobody has two.
refusal-zone-not-full = A ship waits beside a zone only if all its docks are taken: choose a free dock.
refusal-must-place-second = You have announced a second ship: now it must be placed.
refusal-no-bonus = You do not have the tile for that.
refusal-bonus-is-used = You have used that tile already.
refusal-not-upstream = That lies downstream: you need no tile to go there.
refusal-tile-is-free = No ship is on that tile: go there without using your own tile.
refusal-card-not-left = That card does not lie on the Nile any more.
refusal-nothing-to-build = There is nothing left to build here.
refusal-another-zone = That belongs to another zone: build only at the zone where your ship is.
refusal-obelisk-is-full = The obelisk is complete.
refusal-colonnade-is-full = Your colonnade is complete.
refusal-no-such-row = The pyramid has no such row with two players.
refusal-row-is-full = That row of the pyramid is full.
refusal-not-supported = Both bricks beneath the next space of that row must be there first.
refusal-no-such-statue = There is no third statue with two players.
refusal-statue-is-full = You have built all three levels of that statue.
refusal-statue-built-already = You have built a level of that statue in this round: the next one has to wait.
refusal-first-brick = Your crew is sent: lay at least one brick before you finish.
refusal-must-build = Your crew is sent already: now you must build.
refusal-one-basic-crew = A build takes only one of the green, blue and yellow crews.
refusal-no-statue-for-free = The free brick goes on the obelisk, the colonnade or the pyramid, not on a statue.
refusal-no-late-tile = You have no Nile tile of this round that lets a waiting ship build.
refusal-one-market = The lower section lifts you on one market only: both are for the upper section.
refusal-too-many-cards = The dock of your ship does not allow so many cards, or the deck is too small.
refusal-no-free-card = You have no card that lets you draw for nothing.
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

measure-bricks = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}

measure = { $what ->
    [permanents] at least { $n ->
        [one] { $n } permanent card
       *[other] { $n } permanent cards
    }
    [obelisk] at least { measure-bricks } in the obelisk
    [statue_bricks] at least { measure-bricks } in the statues
    [quarries] quarries with at least { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    } on them
    [green_fields] green fields with at least { $n } grain on them
    [dry_fields] yellow and red fields with at least { $n } grain on them
    [grain_level] level { $n } of the grain market
    [stone_level] level { $n } of the stone market
    [both_levels] market levels that add up to at least { $n }
    [columns] at least { $n ->
        [one] { $n } column
       *[other] { $n } columns
    } of your colonnade
    [pyramid] at least { measure-bricks } in the pyramid
    [each_monument] at least { measure-bricks } each in obelisk, colonnade, pyramid and statues
    [each_statue] at least { $n ->
        [one] { $n } level of each of the three statues
       *[other] { $n } levels of each of the three statues
    }
    [all_bricks] at least { measure-bricks } on all monuments together
    [strength] crews whose strengths add up to at least { $n }
    [lead_strength] a lead crew of at least strength { $n }
    [each_crew] four crews of at least strength { $n } each
    [field_colours] { $n ->
        [3] a green, a yellow and a red field
       *[other] fields of { $n } colours
    }
    [sphinx_cards] at least { $n } sphinx cards, this one among them
   *[stones] at least { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    } left
}
    .title = { $what ->
        [rows_won] Rows won
        [permanents] Permanent cards
        [obelisk] Obelisk
        [statue_bricks] Statues
        [quarry_cards] Quarry cards
        [quarries] Quarries
        [green_fields] Green fields
        [yellow_fields] Yellow fields
        [red_fields] Red fields
        [dry_fields] Yellow, red fields
        [grain_level] Grain market
        [stone_level] Stone market
        [both_levels] Both markets
        [columns] Columns
        [pyramid] Pyramid
        [each_monument] Each monument
        [each_statue] Each statue
        [all_bricks] All bricks
        [strength] Crew strength
        [lead_strength] Lead crew
        [each_crew] Each crew
        [field_colours] Field colours
        [sphinx_cards] Sphinx cards
       *[stones] Stones
    }
    .each = { $what ->
        [rows_won] row of the pyramid whose bonus you scored
        [permanents] permanent card that you have
        [obelisk] brick of yours in the obelisk
        [statue_bricks] brick of yours in the statues
       *[quarry_cards] quarry card that you have, the start quarry too
    }
    .most = { $what ->
        [quarries] stone on your quarries
        [green_fields] grain on your green fields
        [yellow_fields] grain on your yellow fields
       *[red_fields] grain on your red fields
    }
    .counted = { $what ->
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
statue = It counts { measure.counted }: { $levels }, if the level is built.
    .level = { $n } for { points }
sphinx = { points } for { $goals }.
    .each = { points } for each { measure.each }.
    .most = { points } if there is more { measure.most } than on those of any other player.
    .title = { $family ->
        [each] Each: { $title }
       *[most] Most: { $title }
    }
    .goal = { $title } { $n }+

# Questions

ask-DrawGold = A gold column tile is drawn.
ask-DrawPurple = A purple column tile is drawn.
ask-DrawStatue = A statue is drawn.
ask-DealCard = Sphinx cards are dealt.
ask-DrawSequence = A lot tells who begins.
ask-LayCardAt = Nile cards are laid out.
ask-LayTileAt = Nile tiles are laid out.
ask-DrawCard = Sphinx cards are drawn.
ask-ChooseFirst = { $name }, which sphinx card do you keep?
ask-Placing = { $name }, where does your next ship go?
ask-PlacingSecond = { $name }, where does your second ship go?
ask-MayPlaceSecond = { $name }, do you place a second ship?
ask-TakingLeftover = { $name }, which card that is left over do you take?
ask-Trading = { $name }, do you lower a crew for both markets?
ask-FeedingCrews = { $name }, what do you add before your crews eat?
ask-Raising = { $name }, do you use your card for a stronger crew?
ask-Preparing = { $name }, do you use a card now?
ask-MayBuildLate = { $name }, does your waiting ship build?
ask-MayBuild = { $name }, which crew builds at { zone }?
ask-Reinforcing = { $name }, what joins your crew?
ask-LayBrick = { $name }, where does the next brick go?
ask-ChooseMarket = { $name }, on which market do you go up?
ask-ChooseFreeBrick = { $name }, where does the free brick go?
ask-Drawing = { $name }, how many sphinx cards do you draw?
ask-ChooseKept = { $name }, which card do you keep?
ask-ChooseMore = { $name }, do you keep another card?
ask-ChooseRaised = { $name }, which crew goes up?
ask-ChooseLowered = { $name }, which crew goes down?
ask-MoveRing = { $name }, where does the ring lie?

explain-ChooseFirst = The other one goes back into the deck, unseen.
more-placing = { $last ->
    [0] { ships-left }
   *[other] { ships-left } The next one must go below place { $last } of the Nile.
}
ships-left = { $n ->
    [one] { $n } ship is left.
   *[other] { $n } ships are left.
}
explain-MayPlaceSecond = It is placed before the next player's turn.
explain-TakingLeftover = Or do you take the point?
explain-Trading = You would go up a level on both.
more-feeding = { $points ->
    [0] { $surplus ->
        [0] They need { $need } grain and have just that.
       *[other] They need { $need } grain and have { $n }.
    }
   *[other] They need { $need } grain and have { $n }: the rest sells for { points }.
}
    .short = They need { $need } grain and have { $n }: { $missing ->
        [one] { $missing } is missing
       *[other] { $missing } are missing
    }, which costs { points }.
explain-Raising = Once a round, before the building.
explain-Preparing = Whatever you do not use you keep.
explain-MayBuildLate = It would build last here, with your tile.
more-MayBuild = { $count ->
    [0] You have { stones-of }, but nothing is left to build here.
   *[other] You have { stones-of }. Next to build: { $sites }.
}
    .sphinx = You have { stones-of }; your dock allows { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }.
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
stones-of = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
more-Reinforcing = Strength { $strength } so far, and { stones-of }.
more-LayBrick = { $cost ->
    [0] Strength { $strength } and { stones-of }: you can pay up to { $left }.
   *[other] Strength { $strength }, { stones-of }; { $cost } spent so far, { $left } left.
}
more-Drawing = Strength { $strength }, { stones-of }; your dock allows { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }.
more-ChooseKept = { $n ->
    [one] You have drawn { $n }; returned it brings a point.
   *[other] You have drawn { $n } and keep one at most; each that you return brings a point.
}
explain-ChooseMore = With your Nile card you may keep one more.
explain-ChooseMarket = It is the obelisk's bonus, once a round.
explain-ChooseFreeBrick = It costs nothing and brings no points, but every bonus.
more-MoveRing = { $ring ->
    [top] It lies on top; you may move it { ring-moves }.
    [middle] It lies in the middle; you may move it { ring-moves }.
   *[bottom] It lies at the bottom; you may move it { ring-moves }.
}
ring-moves = { $n ->
    [one] by { $n } space
   *[other] by up to { $n } spaces
}
outcome = { $tied ->
    [yes] The game is over: { $name } wins with { points }, by the higher player sequence tile.
   *[no] The game is over: { $name } wins with { points }.
}
stage = { $phase ->
    [set_up] Round { $round } of { $rounds }, river
    [placement] Round { $round } of { $rounds }, ships
    [mining] Round { $round } of { $rounds }, mining
    [feeding] Round { $round } of { $rounds }, feeding
   *[building] Round { $round } of { $rounds }, building
}
    .before = Set-up
    .over = Game over

# Answers

place-card = Sail to card space { $n }. { $words }
place-tile = Sail to tile space { $n }. { $words }
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
take-card = Take this card. { $words }
take-point = { $n ->
    [one] Take { $n } point instead
   *[other] Take { $n } points instead
}
    .chip = Points instead
use-card =
    .stones = { $n ->
        [one] Use “{ $card }” for { $n } stone
       *[other] Use “{ $card }” for { $n } stones
    }
    .grain = Use “{ $card }” for { $n } grain
    .strength = Use “{ $card }” for { $n } strength in this build
sell-stones = { $n ->
    [one] Sell { $n } stone for a point; the card is gone then
   *[other] Sell { $n } stones for { $n } points; the card is gone then
}
    .chip = Sell { $n }
upgrade-field = { $colour ->
    [green] Upgrade “{ $field }” for good: it counts as green
   *[yellow] Upgrade “{ $field }” for good: it counts as yellow
}
upgraded =
    .chip = { $colour ->
        [red] → yellow
       *[yellow] → green
    }
feed-stones = { $n ->
    [one] Feed your crews with { $n } stone: you lose { points } fewer
   *[other] Feed your crews with { $n } stones: you lose { points } fewer
}
raise-by-card = Raise a crew of your choice by a step
    .chip = Raise a crew
train-crews = { $steps ->
    [1] { $n ->
        [one] Pay { $n } stone for a crew step
       *[other] Pay { $n } stones for a crew step
    }
   *[other] Pay { $n } stones for { $steps } crew steps
}
    .chip = Crew { SIGNED($n) }
trade-crew = Lower a crew by a step, and go up a level on both markets
    .chip = Lower a crew
done = { $step ->
    [FeedingCrews] { $points ->
        [0] Feed your crews now
       *[other] Feed your crews now and lose { points }
    }
    [LayBrick] { $n ->
        [0] Finish the build
        [one] Finish the build and pay { $n } stone
       *[other] Finish the build and pay { $n } stones
    }
    [TakingLeftover] Take nothing
   *[other] Go on without using a card
}
    .chip = { $step ->
        [FeedingCrews] Feed now
        [LayBrick] Finish
        [TakingLeftover] Take nothing
       *[other] Go on
    }
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
draw-cards = { $free ->
    [0] { $n ->
        [one] Draw { $n } sphinx card for { $n } stone, of { $most } at most
       *[other] Draw { $n } sphinx cards for { $n } stones, of { $most } at most
    }
   *[other] Draw { $cards } sphinx cards and pay for { $n }, of { $most } at most
}
    .chip = { $free ->
        [0] { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
       *[other] { $n } + 1 free
    }
keep-card = Keep this card: { $words }
keep-another = Use your Nile card and keep this one, too: { $words }
return-cards = { $n ->
    [0] Return nothing more
    [one] Return { $n } card for a point
   *[other] Return { $n } cards for { $n } points
}
    .chip = { $step ->
        [ChooseKept] Return all
       *[other] Return the rest
    }

# Answers in short

gain =
    .stones = { $n ->
        [one] { SIGNED($n) } stone
       *[other] { SIGNED($n) } stones
    }
    .grain = { SIGNED($n) } grain
    .strength = { SIGNED($n) }

dock = { zone.title }, dock { $n }
    .wait = { zone.title }, wait
space = { $words }, space { $n }
copy = { $words } ({ $n })
group = { $group ->
    [cards] Cards
    [tiles] Tiles
    [zones] Building
    [upstream] Upstream
    [beside] Taken tiles
    [stones] For stones
    [grain] For grain
    [strength] For strength
    [sale] Sell stones
    [upgrade] Upgrade a field
    [free] One more free
   *[feed] Feed stones
}

# Log

scored = { $reason ->
    [bricks] { $name } scores { points } for the bricks.
    [rows] { $name } scores { points } for the row.
    [cooperation] { $name } scores { points } for building in several zones.
    [returned] { $name } scores { points } for returned sphinx cards.
    [grain_market] { $name } scores { points } at the top of the grain market.
    [hunger] { $size ->
        [one] { $name } loses { $size } point for hungry crews.
       *[other] { $name } loses { $size } points for hungry crews.
    }
    [cards] { $name }: { $points ->
        [one] { SIGNED($points) } point from a Nile card.
       *[other] { SIGNED($points) } points from a Nile card.
    }
    [sphinx] { $name } scores { points } for sphinx cards.
    [stones] { $name } scores { points } for stones left.
    [colonnade] { $name } scores { points } for the complete colonnade.
    [majority] { $name } scores { points } for the most bricks in the pyramid.
    [statues] { $name } scores { points } for statues.
    [surplus] { $name } sells grain for { points }.
    [tiles] { $name } scores { points } from the tile.
   *[leftover] { $name } takes { points } instead of a card.
}
placed = { $kind ->
    [card] { $name } sails to card space { $n }.
   *[tile] { $name } sails to tile space { $n }.
}
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
sequence-given = { $name } gets player sequence tile { $tile } and begins with { $n } stones.
sphinx-seen = { $name } sees a sphinx card: { $card }
sphinx-kept = { $name } keeps “{ $card }”.
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
row-completed = Row { $row } of the pyramid is full: { $n ->
    [one] { $name } has { $n } brick and leads it.
   *[other] { $name } has { $n } bricks and leads it.
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
event-round_began = Round { $x } begins.
event-game_ended = The last round is over: final scoring.

# The table as text, at most 80 columns

heading = { $phase ->
    [set_up] { heading-round }, the river is laid out
    [placement] { heading-round }, placing ships
    [mining] { heading-round }, mining
    [feeding] { heading-round }, feeding
    [building] { heading-round }, building
   *[over] The game is over
}
    .ring = ring { $ring ->
        [top] on top
        [middle] in the middle
       *[bottom] at the bottom
    }
    .sphinx = sphinx deck { $n }
    .nile = Nile deck { $n }
heading-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
bank =
    .cards = cards
    .others = tiles and zones
    .closed = closed
    .taken = taken
panel = { $panel ->
    [ships] Ships
    [build] Build
    [obelisk] Obelisk
    [colonnade] Colonnade
    [tiles] Columns
    [pyramid] Pyramid
   *[statues] Statue
}
building = strength { $strength }, stones { $stones }, cost so far { $cost }, left { $left }
column-tiles = gold: { $gold }, purple: { $purple }
column =
    .points = points
    .stones = stones
    .markets = markets
    .grain = grain
    .ships = ships
    .passed = passed
grain-of = { $n } for { $need }
own = { $stack ->
    [kept] Your sphinx cards
   *[choice] To choose from
}
own-card = { $card }: { $n } now
    .drawn = { $card }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

# The table as sentences

spoken-round = { $round ->
    [0] The game is set up. { spoken-ring }
   *[other] { $phase ->
        [set_up] Round { $round } of { $rounds }: the river is laid out. { spoken-ring }
        [placement] Round { $round } of { $rounds }: ships are placed. { spoken-ring }
        [mining] Round { $round } of { $rounds }: quarries are mined. { spoken-ring }
        [feeding] Round { $round } of { $rounds }: crews are fed. { spoken-ring }
        [building] Round { $round } of { $rounds }: monuments are built. { spoken-ring }
       *[over] The game is over.
    }
}
spoken-ring = { $ring ->
    [top] The irrigation ring lies on top.
    [middle] The irrigation ring lies in the middle.
   *[bottom] The irrigation ring lies at the bottom.
}
spoken-card = Place { $place }, card space { $n }. { $words }
spoken-tile = { $ships ->
    [0] Place { $place }, tile space { $n }, free. { $words }
   *[other] Place { $place }, tile space { $n }, taken by { $names }. { $words }
}
spoken-zone = { $ships ->
    [one] At { zone }: the ship of { $names }.
   *[other] At { zone }, the nearest to the Nile first: the ships of { $names }.
}
    .waiting = The ship of { $name } waits beside { zone }.
spoken-obelisk = { $cost ->
    [0] The obelisk is complete.
   *[other] The obelisk has { $n } of { $levels } levels; the next one costs { $cost }.
}
spoken-bonus = { $column ->
    [gold] Gold column, “{ $bonus }”. { $words }
   *[purple] Purple column, “{ $bonus }”. { $words }
}
spoken-row = Row { $row } of the pyramid has { $n } of { $spaces } bricks, from the left: { $names }.
spoken-statue = Statue { $n }. { $words }
spoken-crew = { $spent ->
    [yes] { $crew } { $n }, sent already
   *[no] { $crew } { $n }
}
spoken-player = { $passed ->
    [yes] { $name } has { points } and { stones-of }, stands on level { $grain } of the grain market and level { $stone } of the stone market, and has passed.
   *[no] { $name } has { points } and { stones-of }, stands on level { $grain } of the grain market and level { $stone } of the stone market, and has { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } to place.
}
spoken-crews = Crews of { $name }: { $crews }. They need { $need } grain; there are { $n }.
spoken-bricks = { $n ->
    [one] { $name } has { $n } brick on monuments, { spoken-parts }.
   *[other] { $name } has { $n } bricks on monuments, { spoken-parts }.
}
spoken-parts = { $sphinx ->
    [one] { $columns } of the colonnade, and { $sphinx } sphinx card
   *[other] { $columns } of the colonnade, and { $sphinx } sphinx cards
}
spoken-cards = Cards of { $name }: { $cards }.
spoken-kept = You keep a sphinx card: { $words } As things stand it brings { points }.
    .shown = A sphinx card of { $name }: { $words } It brings { points }.
spoken-drawn = You may choose: { $words }

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
look-has = { $name } { $n }
look-statue-whole = { $words } Now: { $has }.
look-statue-level = { $name } has built level { $level }
look-statue-done = All your levels of this statue stand
look-statue = Level { $level } of this statue costs { $cost }. { $words }
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
look-example-cards = A field of 8 that raises both markets once; a card for stones or strength; one that counts at once; one for good.
look-example-tiles = A step up each market; the lead crew and two steps of the ring; three crews up and the lead crew down.
look-example-crews = The lead crew, and the green, the blue and the yellow crew.
look-example-feeding = Green fields are always watered, yellow ones from the middle on, red ones only while the ring lies on top.
look-example-markets = The grain market and the stone market.
