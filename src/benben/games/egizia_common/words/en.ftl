# What both Egizias say

# Why points are scored
reason-bricks = bricks
reason-rows = rows of the pyramid
reason-cooperation = cooperation
reason-returned = returned sphinx cards
reason-grain_market = top of the grain market
reason-hunger = hunger
reason-cards = Nile cards
reason-sphinx = sphinx cards
reason-stones = stones left

# Why an answer is not legal
refusal-crew-at-top = That crew is in the last column already: choose one that can still go up.
refusal-ring-too-far = The ring cannot go so far: only as many spaces as you were given for it.
refusal-crew-spent = That crew was sent already in this round: it is ready again in the next one.
refusal-crew-too-weak = That crew is too weak for anything that can be built here, even with all the help you have.
refusal-too-few-stones = You have too few stones for that.
refusal-lead-crew-alone = That crew is never sent alone: send the green, blue or yellow crew first, then it may join.
refusal-not-enough-strength = The strength that you have sent is too small for that.
refusal-card-not-yours = That card does not lie in your play area.
refusal-card-used-already = You have used that card in this round already: it is ready again in the next one.
refusal-upgrade-used = That upgrade was given to a field already, and stays there.
refusal-field-not-upgradable = Only a yellow or red field of your own can be upgraded: that one is green now, or not yours.
refusal-no-hunger = Stones feed only crews that lack grain: so many grain are not missing.
refusal-no-crew-to-raise = All your crews are in the last column: none can go up.
refusal-wrong-phase = That card has a phase of its own: it cannot be used now.
refusal-not-drawn = You may keep only one of the cards that you have just drawn.
refusal-kept-enough = You have kept as many of these cards as you may: the others go under the deck.
refusal-game-is-over = The game is over: its last round is played.
refusal-not-your-turn = It is not your turn now.
refusal-has-passed = You have passed: you place no more ships in this round.
refusal-closed-space = That space is not in play with so few players.
refusal-space-taken = A ship is there already, and the space takes only one.
refusal-not-downstream = That lies upstream: your next ship must go farther down the Nile than your last one.
refusal-no-ships-left = You have no ship left in this round.
refusal-second-ship-at-zone = You have a ship at these docks already: nobody has two.
refusal-must-place-ship = You have announced this ship: now it must be placed.
refusal-card-not-left = That card does not lie on the Nile any more.
refusal-nothing-to-build = There is nothing left to build here.
refusal-another-zone = That is built elsewhere: build only where your ship is.
refusal-obelisk-is-full = The obelisk is complete.
refusal-first-brick = Your crew is sent: lay at least one brick before you finish.
refusal-must-build = Your crew is sent already: now you must build.
refusal-one-basic-crew = A build takes only one of the green, blue and yellow crews.
refusal-too-many-cards = You may not draw so many cards here, or the deck is too small.
refusal-no-free-card = You have no card that lets you draw for nothing.

# Crews

crew = { $crew ->
    [green] green crew
    [blue] blue crew
    [yellow] yellow crew
    [joker] white joker
   *[lead] lead crew
}
    .title = { $crew ->
        [green] Green crew
        [blue] Blue crew
        [yellow] Yellow crew
        [joker] White joker
       *[lead] Lead crew
    }
    .letter = { $crew ->
        [green] Gr
        [blue] Bl
        [yellow] Ye
        [joker] Jo
       *[lead] Le
    }
colour = { $colour ->
    [green] green
    [yellow] yellow
   *[red] red
}
ring = { $ring ->
    [top] on top
    [middle] in the middle
   *[bottom] at the bottom
}

# Figures

stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
grain = { $n } grain

# Nile cards: $n and the others are the numbers on the card. Titles are for cards and buttons.

field = { $colour ->
    [green] Green field: { $grain } grain in every feeding, wherever the ring lies.
    [yellow] Yellow field: { $grain } grain in every feeding, unless the ring lies at the bottom.
   *[red] Red field: { $grain } grain in a feeding, only while the ring lies on top.
}
    .bonus = Once, when you take it: { $parts }.
    .title = { $colour ->
        [green] Green field { $n }
        [yellow] Yellow field { $n }
       *[red] Red field { $n }
    }
quarry = Quarry: { stones } in every mining.
    .title = Quarry { $n }
combination = { $colour ->
    [green] Quarry and green field: { stones } in every mining, { $grain } grain in every feeding.
    [yellow] Quarry and yellow field: { stones } in every mining, { $grain } grain unless the ring lies at the bottom.
   *[red] Quarry and red field: { stones } in every mining, { $grain } grain only while the ring lies on top.
}
at-once = At once: { $parts }.
verb = { $verb ->
    [green] green crew { SIGNED($n) }
    [blue] blue crew { SIGNED($n) }
    [yellow] yellow crew { SIGNED($n) }
    [lead] lead crew { SIGNED($n) }
    [joker] white joker { SIGNED($n) }
    [any_crew] a crew of your choice { SIGNED($n) }
    [grain_market] grain market { SIGNED($n) }
    [stone_market] stone market { SIGNED($n) }
    [stones] { stones }
    [ring] the ring by up to { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, if you like
    [points] { $n ->
        [one] { SIGNED($n) } point
       *[other] { SIGNED($n) } points
    }
    [points_at_end] { SIGNED($n) } points at the end of the game
    [free_brick] a brick on obelisk, colonnade or pyramid for nothing: no points for it, but every bonus
    [points_for_zone_b] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each of your bricks in pyramid and statues
    [points_for_zone_a] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for each of your bricks in obelisk and colonnade
    [two_crews] two different crews of your choice { SIGNED($n) } each
    [points_for_pairs] { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for every two of your bricks in obelisk, temple and pyramid
   *[late_build] a late ship (a waiting ship of yours may build last this round)
}
    .title = { $verb ->
        [green] Green { SIGNED($n) }
        [blue] Blue { SIGNED($n) }
        [yellow] Yellow { SIGNED($n) }
        [lead] Lead { SIGNED($n) }
        [joker] Joker { SIGNED($n) }
        [any_crew] Crew { SIGNED($n) }
        [grain_market] Grain market { SIGNED($n) }
        [stone_market] Stone market { SIGNED($n) }
        [stones] Stones { SIGNED($n) }
        [ring] Ring { $n }
        [points] Points { SIGNED($n) }
        [points_at_end] Later { SIGNED($n) }
        [free_brick] Free brick
        [points_for_zone_b] Pyramid points
        [points_for_zone_a] Obelisk points
        [two_crews] Two crews { SIGNED($n) }
        [points_for_pairs] Brick points
       *[late_build] Late ship
    }
    .face = { $verb ->
        [ring] Ring up to { $n }
        [points_at_end] { SIGNED($n) } at the end
        [points_for_zone_b] { SIGNED($n) } for each brick there
        [points_for_zone_a] { SIGNED($n) } for each brick there
        [points_for_pairs] { SIGNED($n) } for every two bricks
       *[other] { verb.title }
    }
    .basic = Basic crews { SIGNED($n) }
    .markets = Markets { SIGNED($n) }
anytime = For one use: { $use }.
    .either = For one use, either { $use } or { $other }.
    .face = { $use }, once
    .face-either = { $use } or { $other }, once
use = { $use ->
    [grain] { $n } grain when you feed
    [stones] { stones } whenever you are asked
    [strength] { SIGNED($n) } strength for one build
    [ship] a second ship before the next player's turn
    [keep] one more card that you keep at the sphinx
    [upriver] a ship upstream of your last one
   *[sell] sell up to { stones } for a point each, whenever you are asked
}
    .title = { $use ->
        [grain] Grain { $n }
        [stones] Stones { $n }
        [strength] Strength { SIGNED($n) }
        [ship] Second ship
        [keep] Keep one more
        [upriver] Ship upstream
       *[sell] Stone sale
    }
    .face = { $use ->
        [grain] { grain }
        [stones] { stones }
        [strength] { SIGNED($n) } strength
        [ship] second ship
        [keep] keep one more
        [upriver] ship upstream
       *[sell] sell up to { stones }
    }
power = { $power ->
    [raise_crew] Permanent: each round, after feeding and before building, a crew of your choice goes up a step.
    [stones_for_grain] Permanent: when you feed, stones may stand for missing grain, one for one.
    [free_sphinx_card] Permanent: at the sphinx you may draw one card more for nothing, beside at least one that you pay.
    [free_sphinx_cards] Permanent: at the sphinx you may draw up to { $n } cards more for nothing, beside at least one that you pay.
    [upgrade_field] Permanent: give it to a field for good; red becomes yellow, yellow becomes green.
    [stones_for_crew] { $steps ->
        [1] Permanent: once a round, while building, { stones } for a crew step.
       *[other] Permanent: once a round, while building, { stones } for a crew step or { $all } for { $steps } steps.
    }
    [crew_for_markets] { $n ->
        [one] Permanent: once a round, in mining, a crew goes down a step and you go up a level on both markets.
       *[other] Permanent: once a round, in mining, a crew goes down a step and you go up { $n } levels on both markets.
    }
    [stones_for_crew_step] Permanent: once a round, whenever you are asked, { stones } for a crew step.
    [leftover_only] Permanent: each round, after all have passed, you may take a Nile card that is left over.
    [share_town] Permanent: once a round you may place a ship in a town that is taken, but not in Heliopolis.
    [double_town] { $n ->
        [2] Permanent: once a round a town brings you everything twice, but not Heliopolis.
       *[other] Permanent: once a round a town brings you everything { $n } times, but not Heliopolis.
    }
    [upriver_ship] Permanent: once a round you may place a ship upstream of your last one.
    [full_site] Permanent: where enough others have built before you, your ship may build all the same.
   *[leftover_card] { $n ->
        [one] Permanent: each round, after all have passed, take a Nile card that is left over, or { $n } point.
       *[other] Permanent: each round, after all have passed, take a Nile card that is left over, or { $n } points.
    }
}
    .title = { $power ->
        [raise_crew] Stronger crew
        [stones_for_grain] Stones as grain
        [free_sphinx_card] Free sphinx card
        [free_sphinx_cards] Free sphinx cards
        [upgrade_field] Field upgrade
        [stones_for_crew] Stones for crews
        [stones_for_crew_step] Stones for crews
        [share_town] Shared town
        [double_town] Double town
        [upriver_ship] Ships upstream
        [full_site] Late building
        [crew_for_markets] Crew for markets
        [leftover_only] Leftover card
       *[leftover_card] Leftover card
    }
    .face = { $power ->
        [raise_crew] Each round: a crew { SIGNED($n) }
        [stones_for_grain] Stones count as grain
        [free_sphinx_card] Sphinx: one card more, free
        [free_sphinx_cards] Sphinx: { $n } cards more, free
        [upgrade_field] Upgrades one field
        [stones_for_crew] { stones } a step, up to { $steps }
        [crew_for_markets] Mining: crew −1, markets { SIGNED($n) }
        [stones_for_crew_step] Each round: { stones } a crew step
        [leftover_only] Each round: a leftover card
        [share_town] Each round: a taken town
        [double_town] { $n ->
            [2] Each round: a town twice
           *[other] Each round: a town { $n } times
        }
        [upriver_ship] Each round: a ship upstream
        [full_site] Builds even when late
       *[leftover_card] { $n ->
            [one] A leftover card or { $n } point
           *[other] A leftover card or { $n } points
        }
    }

# Answers

raise-crew = Raise the { crew } from { $was } to { $now }
lower-crew = Lower the { crew } from { $was } to { $now }
move-ring = { $to ->
    [top] Move the ring to the top: all fields are watered
    [middle] Move the ring to the middle: green and yellow fields are watered
   *[bottom] Move the ring to the bottom: only green fields are watered
}
    .stay = Leave the ring { WORD("ring", $to) }
    .chip = { $to ->
        [top] To the top
        [middle] To the middle
       *[bottom] To the bottom
    }
    .stay-chip = Leave it
send-crew = Send the { crew } with strength { $n }
add-crew = Let the { crew } join with strength { $n }
pass = Pass: place no more ships in this round
    .chip = Pass
end-turn = Place no second ship
    .chip = No second ship
skip = Do not build here: your ship is removed
    .chip = Do not build
ready = Build with strength { $n }
    .chip = Build now

# Log

raised = { $name } raises the { crew } to { $n }.
lowered = The { crew } of { $name } falls to { $n }.
ring-moved = { $name } moves the ring: it lies { WORD("ring", $to) } now.
advanced = { $market ->
    [grain] { $name } is on level { $n } of the grain market.
   *[stone] { $name } is on level { $n } of the stone market.
}
gained-stones = { $name } gets { stones } and has { $total } now.
card-taken = { $name } takes the card “{ $card }”.
card-used = { $name } uses the card “{ $card }”.
    .stones = { $name } feeds crews with { stones }.
field-upgraded = { $name } upgrades “{ $card }”: the field is { colour } now.
mined = { $name } mines { stones } and has { $total } now.
fed = { $name } needs { $need } grain and has { $n }.
passed = { $name } passes.
crews-sent = { $name } sends the { crew } and has strength { $n }.
sphinx-drawn = { $cards ->
    [one] { $name } draws { $cards } sphinx card for { stones }.
   *[other] { $name } draws { $cards } sphinx cards for { stones }.
}
sphinx-returned = { $n ->
    [0] { $kept ->
        [1] { $name } keeps the sphinx card.
       *[other] { $name } keeps all { $kept } sphinx cards.
    }
   *[other] { sphinx-kept-some }
}
sphinx-kept-some = { $kept ->
    [0] { $name } keeps none of the sphinx cards and returns { $n }.
    [1] { $name } keeps a sphinx card and returns { $n }.
   *[other] { $name } keeps { $kept } sphinx cards and returns { $n }.
}

# Points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What sphinx cards count; $n is how much is needed

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
    [graves] at least { $n ->
        [one] { $n } grave
       *[other] { $n } graves
    }
    [temple] at least { measure-bricks } in the temple
    [graves_and_temple] at least { measure-bricks } each in obelisk, graves, temple and pyramid
    [obelisk_top] the highest brick of the obelisk
    [temple_top] the top of the temple
    [joker_strength] a white joker of at least strength { $n }
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
        [graves] Graves
        [temple] Temple
        [graves_and_temple] Each monument
        [obelisk_top] Obelisk top
        [temple_top] Temple top
        [joker_strength] White joker
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
        [graves] grave of yours
       *[quarry_cards] quarry card that you have, the start quarry too
    }
    .most = { $what ->
        [quarries] stone on your quarries
        [green_fields] grain on your green fields
        [yellow_fields] grain on your yellow fields
       *[red_fields] grain on your red fields
    }
sphinx = { points } for { $goals }.
    .each = { points } for each { measure.each }.
    .most = { points } if there is more { measure.most } than on those of any other player.
    .title = { $family ->
        [each] Each: { $title }
       *[most] Most: { $title }
    }
    .goal = { $what ->
        [obelisk_top] { $title }
        [temple_top] { $title }
       *[other] { $title } { $n }+
    }
    .percent = { $n } % of the points that you have before sphinx cards are scored.
    .percent-title = Points { SIGNED($n) } %

# Questions

ask-DealCard = Sphinx cards are dealt.
ask-DrawSequence = A lot tells who begins.
ask-LayCardAt = Nile cards are laid out.
ask-DrawCard = Sphinx cards are drawn.
ask-Placing = { $name }, where does your next ship go?
ask-PlacingSecond = { $name }, where does your second ship go?
ask-MayPlaceSecond = { $name }, do you place a second ship?
ask-TakingLeftover = { $name }, which card that is left over do you take?
ask-FeedingCrews = { $name }, what do you add before your crews eat?
ask-Raising = { $name }, do you use your card for a stronger crew?
ask-Preparing = { $name }, do you use a card now?
ask-MayBuild = { $name }, which crew builds { $zone }?
ask-Reinforcing = { $name }, what joins your crew?
ask-LayBrick = { $name }, where does the next brick go?
ask-Drawing = { $name }, how many sphinx cards do you draw?
ask-ChooseKept = { $name }, which card do you keep?
ask-ChooseMore = { $name }, do you keep another card?
ask-ChooseRaised = { $name }, which crew goes up?
ask-MoveRing = { $name }, where does the ring go?
more-placing = { $last ->
    [0] { ships-left }
   *[other] { ships-left } The next one must go below place { $last } of the Nile.
}
ships-left = { $n ->
    [one] { $n } ship is left.
   *[other] { $n } ships are left.
}
explain-MayPlaceSecond = It is placed before the next player's turn.
explain-Raising = Once a round, before the building.
explain-Preparing = Whatever you do not use you keep.
explain-ChooseMore = With your Nile card you may keep one more.
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
more-MayBuild = { $count ->
    [0] You have { stones-of }, but nothing is left to build here.
   *[other] You have { stones-of }. Next to build: { $sites }.
}
    .sphinx = You have { stones-of } and may draw up to { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }.
stones-of = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
more-Reinforcing = Strength { $strength } so far, and { stones-of }.
more-LayBrick = { $cost ->
    [0] Strength { $strength } and { stones-of }: you can pay up to { $left }.
   *[other] Strength { $strength }, { stones-of }; { $cost } spent so far, { $left } left.
}
more-Drawing = Strength { $strength }, { stones-of }; you may draw up to { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }.
more-ChooseKept = { $n ->
    [one] You have drawn { $n }; returned it brings a point.
   *[other] You have drawn { $n } and keep one at most; each that you return brings a point.
}
more-MoveRing = { $ring ->
    [top] It lies on top; you may move it { ring-moves }.
    [middle] It lies in the middle; you may move it { ring-moves }.
   *[bottom] It lies at the bottom; you may move it { ring-moves }.
}
ring-moves = { $n ->
    [one] by { $n } space
   *[other] by up to { $n } spaces
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

# Answers with cards

place-card = Sail to place { $place }. { $words }
take-card = Take this card. { $words }
use-card =
    .stones = { $n ->
        [one] Use “{ $card }” for { $n } stone
       *[other] Use “{ $card }” for { $n } stones
    }
    .grain = Use “{ $card }” for { $n } grain
    .strength = Use “{ $card }” for { $n } strength in this build
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
       *[other] { $n } + { $free } free
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
space = { $words }, place { $place }
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
    [free_more] More for nothing
    [towns] Towns
    [share] Taken towns
   *[feed] Feed stones
}

# More of the log

placed-at = { $name } sails to place { $place }.
scored = { $reason ->
    [bricks] { $name } scores { points } for the bricks.
    [rows] { $name } scores { points } for the row.
    [cooperation] { $name } scores { points } for building in this round.
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
   *[stones] { $name } scores { points } for stones left.
}
sequence-given = { $name } gets player sequence tile { $tile } and begins with { $n } stones.
sphinx-seen = { $name } sees a sphinx card: { $card }
sphinx-kept = { $name } keeps “{ $card }”.
row-completed = Row { $row } of the pyramid is full: { $n ->
    [one] { $name } has { $n } brick and leads it.
   *[other] { $name } has { $n } bricks and leads it.
}
round-began = Round { $round } begins.
game-ended = The last round is over, and everything is scored.

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
    .closed = closed
    .taken = taken
panel = { $panel ->
    [ships] Ships
    [build] Build
    [obelisk] Obelisk
    [colonnade] Colonnade
    [tiles] Columns
    [graves] Graves
    [temple] Temple
    [pyramid] Pyramid
   *[statues] Statue
}
building = strength { $strength }, stones { $stones }, cost so far { $cost }, left { $left }
column =
    .points = points
    .stones = stones
    .markets = markets
    .grain = grain
    .ships = ships
    .passed = passed
    .order = in turn order
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
spoken-order = Turn order: { $names }.
spoken-card = Place { $place }, card space { $n }. { $words }
spoken-obelisk = { $cost ->
    [0] The obelisk is complete.
   *[other] The obelisk has { $n } of { $levels } levels; the next one costs { $cost }.
}
spoken-row = Row { $row } of the pyramid has { $n } of { $spaces } bricks, from the left: { $names }.
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
spoken-cards = Cards of { $name }: { $cards }.
spoken-kept = You keep a sphinx card: { $words } As things stand it brings { points }.
    .shown = A sphinx card of { $name }: { $words } It brings { points }.
spoken-drawn = You may choose: { $words }
# Lines in the score chart

milestone-round_ended = Round { $x }

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
    [joker] white joker
   *[lead] lead crew
}
look-zone-name = { $zone ->
    [obelisk] the obelisk
    [pyramid] the pyramid
    [abydus] Abydus
    [amarna] Amarna
    [giza] Giza
   *[sphinx] the sphinx
}
look-market-name = { $market ->
    [grain] grain market
   *[stone] stone market
}
look-moor = Sail to place { $place }
look-moor-card = Sail to place { $place } and take the card: { $card }
look-card-at = Place { $place }, a card: { $card }
look-space-closed = Place { $place } is not in play
look-space-taken = Place { $place }: the card was taken
look-space-empty = Place { $place }: no card
look-taken = taken
look-moor-tile = Sail to place { $place }: { $tile }
look-tile-at = Place { $place }, a tile: { $tile }
look-dock = Dock { $dock } at { look-zone-name }
look-moor-dock = Sail to dock { $dock } at { look-zone-name }
look-waiting = Beside { look-zone-name }: a ship can wait here once all docks are taken
look-wait = Let a ship wait beside { look-zone-name }
look-ship = { $name }’s ship at place { $place }
look-crews = Crews
look-strength = strength { $strength }
look-build = left { $left } of { $strength }
look-crew = The { look-crew-name }, strength { $strength }
look-crew-spent = The { look-crew-name }, strength { $strength }, was sent already in this round
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
    [bottom] Bottom
    [middle] Middle
   *[top] Top
}
look-ring = The ring lies here: { look-ring-name }
look-feeding = Feeding
look-need = need { $need }
look-level = Ring { look-ring-name }: { $grain } grain, { $left } left, { points }
look-ring-press = Move the ring here: { look-ring-name }
look-stock = Stones, fields
look-quarries = quarries { $stones }
look-stones = { stones-of }; the quarries bring { $more } a round
look-stones-press = Use stones
look-stones-after = quarries +{ $more } = { $sum }
look-stones-now = in hand
look-plot-press = Choose this: { $plot }
look-kept = Kept cards
look-secret = sphinx: secret
look-no-cards = no cards yet
look-kept-press = Use this card: { $card }
look-track = Scoring track
look-points-of = { $name } has { points }
look-zone = { $zone ->
    [obelisk] Obelisk
    [pyramid] Pyramid
    [abydus] Abydus
    [amarna] Amarna
    [giza] Giza
   *[sphinx] Sphinx
}
look-lay = { $site ->
    [obelisk] Lay a brick on the obelisk
    [column] Build your next column
    [row] Lay a brick in this row of the pyramid
    [grave] Build the next grave
    [temple] Lay a brick on this part of the temple
   *[statue] Build the next level of this statue
} for { $cost }
look-nile-upstream = upstream of your last ship; gold numbers are open to you
look-town-at = Place { $place }, { $town }: { $brings }
look-moor-town = Sail to place { $place }, { $town }: { $brings }
look-nile = The Nile
look-nile-note = downstream only; gold numbers are open to you
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
look-sphinx = Sphinx
look-turn = Turn order { $n }: { $name }
    .passed = Turn order { $n }: { $name }, who has passed
look-order = { $n ->
    [1] first
    [2] second
   *[3] third
}
look-now-building = built now
look-building = left { $left } of { $strength }
look-under-way = { $name } builds: strength { $strength }, used { $cost }, left { $left }
look-brick = A brick of { $name }
look-obelisk-done = The obelisk is complete
look-next-level = Level { $level } of the obelisk costs { $cost }
look-next-row = The next space of row { $row } costs { $cost }
look-row-done = Row { $row } is full
look-cards = { $cards ->
    [one] card
   *[other] cards
}
look-sphinx-label = { $cards ->
    [one] One card lies in the sphinx deck
   *[other] { $cards } cards lie in the sphinx deck
}
look-draw = { $free ->
    [0] Draw { look-paid }
    [1] Draw { look-paid }, and one for nothing
   *[other] Draw { look-paid }, and { $free } for nothing
}
look-paid = { $paid ->
    [one] { $paid } sphinx card
   *[other] { $paid } sphinx cards
}
look-drawn = Sphinx cards to choose from
look-keep-one = keep one of them
look-keep-rest = keep one at most; a point for each that you return
look-brings-now = now { points }
look-keep = Keep this card: { $words }
look-return = Return
look-return-press = Return the other cards
look-sphinx-card = Sphinx card: { $words }; now { points }
look-start-quarry = Start quarry: { stones-of }
look-start-field = Start field: { $grain } grain
look-rivals = Everybody else
look-rival = { $name } has { points }, { stones-of }, { $grain } grain for { $need }, and would lose { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}
look-fact-crew = { $crew ->
    [green] green crew
    [blue] blue crew
    [yellow] yellow crew
    [joker] white joker
   *[lead] lead crew
}
look-fact-stones = stones, and what the quarries bring
look-fact-grain = grain and what the crews need
look-fact-loss = points lost if fed now
look-fact-ships = ships left
look-fact-sphinx = sphinx cards
look-fact-permanents = permanent cards
look-example-crews = { $lead ->
    [joker] The white joker
   *[lead] The lead crew
}, and the green, the blue and the yellow crew.
look-example-feeding = Green fields are always watered, yellow ones from the middle on, red ones only while the ring lies on top.
look-example-markets = The grain market and the stone market.

## Positions

position-seats = { $place } is a list of all { $seats } seats, each once.
position-standing = table.standing goes from the front to the rear: nobody has more points than who stands before.
position-owners = a list of at most { $most } seats from 0 to { $seats }, one for each brick
position-rows = table.pyramid is a list of { $rows } rows, not { $given }.
position-crews = a list of the strengths of green, blue, yellow and lead, from 1 to { $most }
position-upgrade = { $place }.upgrades: { $card } cannot lie at { $field }, only own ones at own fields.
position-ship = { $place }.ships: no ship can be on { $space } here, or there is one at that place already.
position-space = Nothing can lie on { $space }: it is closed, has a ship on it, or this is not played with.
position-twice = { $place }: { $card } is somewhere else too, or is not played with.
position-dealt = { $place }.dealt names the card that was kept first, and at most one more.
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
position-zone = table.build names the zone just while its ships build: next has NextShip then.
position-no-ship = Seat { $seat } builds at the zone { $zone }: it has a ship there, and stands in table.build.acted.
position-no-crew = Seat { $seat } builds, so one of its crews is spent, and table.build.strength is not 0.
position-nothing-to-build = Seat { $seat } has sent a crew, so it has stones and strength for something there.
position-too-dear = table.build.cost is { $cost }: more than strength or stones reach.
