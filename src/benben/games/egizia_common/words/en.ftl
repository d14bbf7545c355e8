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
refusal-crew-at-bottom = That crew has strength 1 already, and no crew falls below 1: choose another one.
refusal-ring-too-far = The ring cannot go so far: only as many spaces as the card or tile allows.
refusal-crew-spent = That crew was sent already in this round: it is ready again in the next one.
refusal-crew-too-weak = That crew is too weak for anything that can be built here, even with all the help you have.
refusal-too-few-stones = You have too few stones for that.
refusal-lead-crew-alone = The lead crew is never sent alone: send a green, blue or yellow crew first, then the lead crew may join it.
refusal-not-enough-strength = The strength that you have sent is too small for that.
refusal-card-not-yours = That card does not lie in your play area.
refusal-card-used-already = You have used that card in this round already: it is ready again in the next one.
refusal-upgrade-used = That upgrade was given to a field already, and stays there.
refusal-field-not-upgradable = Only a yellow or red field of your own can be upgraded: that one is green now, or not yours.
refusal-no-hunger = Stones feed only crews that lack grain: so many grain are not missing.
refusal-no-crew-to-raise = All your crews are in the last column: none can go up.
refusal-no-crew-to-lower = All your crews have strength 1: none can go down to pay for it.
refusal-wrong-phase = That card has a phase of its own: it cannot be used now.
refusal-not-drawn = You may keep only one of the cards that you have just drawn.
refusal-kept-enough = You have kept as many of these cards as you may: the others go under the deck.

# Crews

crew = { $crew ->
    [green] green crew
    [blue] blue crew
    [yellow] yellow crew
   *[lead] lead crew
}
    .title = { $crew ->
        [green] Green crew
        [blue] Blue crew
        [yellow] Yellow crew
       *[lead] Lead crew
    }
    .letter = { $crew ->
        [green] Gr
        [blue] Bl
        [yellow] Ye
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
   *[late_build] a late ship (a waiting ship of yours may build last this round)
}
    .title = { $verb ->
        [green] Green { SIGNED($n) }
        [blue] Blue { SIGNED($n) }
        [yellow] Yellow { SIGNED($n) }
        [lead] Lead { SIGNED($n) }
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
       *[late_build] Late ship
    }
    .face = { $verb ->
        [ring] Ring up to { $n }
        [points_at_end] { SIGNED($n) } at the end
        [points_for_zone_b] { SIGNED($n) } for each brick there
        [points_for_zone_a] { SIGNED($n) } for each brick there
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
   *[sell] sell up to { stones } for a point each, whenever you are asked
}
    .title = { $use ->
        [grain] Grain { $n }
        [stones] Stones { $n }
        [strength] Strength { SIGNED($n) }
        [ship] Second ship
        [keep] Keep one more
       *[sell] Stone sale
    }
    .face = { $use ->
        [grain] { grain }
        [stones] { stones }
        [strength] { SIGNED($n) } strength
        [ship] second ship
        [keep] keep one more
       *[sell] sell up to { stones }
    }
power = { $power ->
    [raise_crew] Permanent: each round, after feeding and before building, a crew of your choice goes up a step.
    [stones_for_grain] Permanent: when you feed, stones may stand for missing grain, one for one.
    [free_sphinx_card] Permanent: at the sphinx you may draw one card more for nothing, beside at least one that you pay.
    [upgrade_field] Permanent: give it to a field for good; red becomes yellow, yellow becomes green.
    [stones_for_crew] { $steps ->
        [1] Permanent: once a round, while building, { stones } for a crew step.
       *[other] Permanent: once a round, while building, { stones } for a crew step or { $all } for { $steps } steps.
    }
    [crew_for_markets] { $n ->
        [one] Permanent: once a round, in mining, a crew goes down a step and you go up a level on both markets.
       *[other] Permanent: once a round, in mining, a crew goes down a step and you go up { $n } levels on both markets.
    }
   *[leftover_card] { $n ->
        [one] Permanent: each round, after all have passed, take a Nile card that is left over, or { $n } point.
       *[other] Permanent: each round, after all have passed, take a Nile card that is left over, or { $n } points.
    }
}
    .title = { $power ->
        [raise_crew] Stronger crew
        [stones_for_grain] Stones as grain
        [free_sphinx_card] Free sphinx card
        [upgrade_field] Field upgrade
        [stones_for_crew] Stones for crews
        [crew_for_markets] Crew for markets
       *[leftover_card] Leftover card
    }
    .face = { $power ->
        [raise_crew] Each round: a crew { SIGNED($n) }
        [stones_for_grain] Stones count as grain
        [free_sphinx_card] Sphinx: one card more, free
        [upgrade_field] Upgrades one field
        [stones_for_crew] { stones } a step, up to { $steps }
        [crew_for_markets] Mining: crew −1, markets { SIGNED($n) }
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
look-crews = Crews
look-strength = strength { $strength }
look-build = left { $left } of { $strength }
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
look-feeding = Feeding
look-need = need { $need }
look-level = Ring { look-ring-name }: { $grain } grain, { $left } left, { $points } points
look-ring-press = Move the ring here: { look-ring-name }
look-stock = Stones, fields
look-quarries = quarries { $stones }
look-stones = { $stones } stones; the quarries give { $more } a round
look-stones-press = Use stones
look-stones-after = quarries +{ $more } = { $sum }
look-stones-now = in hand
look-plot-press = Choose this: { $plot }
look-kept = Kept cards
look-secret = sphinx: secret
look-no-cards = no cards yet
look-kept-press = Use this card: { $card }
look-track = Scoring track
look-points-of = { $name } has { $points } points
