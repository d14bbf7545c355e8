# Egyptia
title = Egyptia
summary = Choose a column of dice, endure its plagues, and build the city that the Pharaoh asks for.

# Set-up
option-card_a = Card a
    .more = the Pharaoh's demand A, or one by lot
    .random = random
option-card_b = Card b
    .more = the Pharaoh's demand B, or one by lot
    .random = random
option-card_c = Card c
    .more = the Pharaoh's demand C, or one by lot
    .random = random
option-card_d = Card d
    .more = the Pharaoh's demand D, or one by lot
    .random = random
option-card_e = Card e
    .more = the Pharaoh's demand E, or one by lot
    .random = random

# How the game goes, in two minutes
primer =
    You build a city on a plateau of 18 hexes around an oasis, one building each round, as five demands of the Pharaoh
    ask.

    Each round six dice are rolled and lie in four columns: grain, diamond, stone, favor. Everybody chooses a column,
    all at the same time. You gain one good for each die in it, and more once you have quarries (stone), mines
    (diamonds) and fields (grain). With three or more dice in your column you must suffer a plague of your choice;
    each comes once in a game, only Death again and again.

    Then you build what a die in your column shows: D4 pyramid, D6 quarry, D8 mine, D10 obelisk, D12 field; the D20 is
    any of them for one favor more. A Sacred Site costs one favor more, too. Or raise a Burial Mound, which is free
    and gives two basics or a favor. What you lack you may trade inside a payment: two basics for one other basic,
    three for a favor, a favor for a basic. Three ships bring goods once each, whenever you like.

    The game ends with the last hex, or after the round in which somebody circles a red dot, the last of a track. The
    five demands score, and every two favor 1 point, every unused ship 2; Pestilence costs 2. Most points win.

# Help, topic by topic
help-round =
    All six dice are rolled and lie in the columns; then everybody produces, suffers a plague if their column is
    crowded, builds and confirms. Nobody sees the others' round before all have confirmed (EGY-2, EGY-12).
    .title = Round
help-produce =
    Choose any column, also an empty one. You gain as many goods as it has dice, and what your productivity adds. All
    of it is circled, up to the last dot of the track, which is red (EGY-3).
    .title = Produce
help-plague =
    Three or more dice in your column bring a plague that you choose. You must be able to pay it or to keep to it, and
    it is scribbled out for the rest of the game; only Death comes again (EGY-4).
    .title = Plague
help-plagues =
    Locusts: 2 grain. Blood: 2 diamonds. Dust Storm: 2 stones. Flies: 1 favor. Pestilence: 2 points at the end (the
    book says 1 in one place and 2 in another). Frogs: 3 goods of your choice. Darkness: no market and no Sacred Site
    this round. Boils: nothing next to the oasis this round. Hail-fire: an unused ship. Death: a Burial Mound this
    round (EGY-5).
    .title = Plagues
help-build =
    One building each round: D4 pyramid, D6 quarry, D8 mine, D10 obelisk, D12 field, as far as the die lies in your
    column; the D20 is any building for 1 favor more. Any empty hex will do but the oasis (EGY-6).
    .title = Build
help-costs =
    Pyramid: 1 grain, 2 diamonds, 2 stones. Quarry: 2 grain, 1 diamond. Mine: 1 grain, 2 stones. Obelisk: 1 grain, 1
    diamond, 2 stones. Field: 2 diamonds, 1 stone. On a Sacred Site 1 favor more (EGY-7).
    .title = Costs
help-market =
    Inside a payment two basics stand for one other basic, three basics for 1 favor, 1 favor for one basic. Nothing is
    traded ahead; at the end of the game three basics are 1 favor (EGY-8).
    .title = Market
help-mound =
    A Burial Mound can always be built. It is free, also on a Sacred Site, and gives 2 basics in any mix or 1 favor
    (EGY-9).
    .title = Mound
help-ships =
    Each ship brings its load once: 2 grain and 1 diamond; 1 diamond and 2 stones; 2 favor. Use them at any time of
    your round. Each unused one is 2 points (EGY-10).
    .title = Ships
help-productivity =
    From the next round on each quarry adds 1 stone when you produce stone, each mine 1 diamond, each field 1 grain;
    +4 is the most (EGY-11).
    .title = Productivity
help-end =
    The game ends when all hexes are built, or after a round in which somebody has circled a red dot (EGY-13).
    .title = End
help-scoring =
    The five demands; 1 point for every 2 favor, basics being traded three for one first; 2 points for each unused
    ship; Pestilence costs 2 (EGY-14).
    .title = Scoring
help-demands =
    A: pyramids, 5 or 4 each. B: quarries, 3 or 2. C: mines, 3 or 2. D: obelisks, 4 or 3, or by number. E: fields, by
    oasis, Sacred Sites or a line. The cards say where they must stand (EGY-15).
    .title = Demands
help-winning =
    Most points; then fewest plagues scribbled out; then most favor; else a shared win. Alone you earn a title:
    Apprentice, Standard from 50, Skilled from 60, Master from 65, Legendary from 70 (EGY-16).
    .title = Winning

# Why points are scored
reason-pyramids = pyramids
reason-quarries = quarries
reason-mines = mines
reason-obelisks = obelisks
reason-fields = fields
reason-favor = favor
reason-ships = ships
reason-pestilence = pestilence

# Why an answer is not legal
refusal-another-question = That answers another question than the one that is open now.
refusal-column-first = First choose the column in which you produce.
refusal-plague-first = First choose the plague that you suffer.
refusal-building-first = First choose the building of this round.
refusal-hex-first = First choose the hex for your building.
refusal-pay-first = First choose how you pay.
refusal-ship-first = First choose the ship that the hail takes.
refusal-reward-first = First choose what the Burial Mound gives you.
refusal-confirm-first = You have built this round: confirm, or use a ship.
refusal-plague-is-used = That plague is scribbled out: each comes once in a game.
refusal-plague-not-paid = You do not have what that plague takes, not even by trading.
refusal-no-ship-to-lose = You have no unused ship that the hail could take.
refusal-only-sacred-left = In the dark you could not build: only Sacred Sites are free.
refusal-only-oasis-left = With boils you could not build: all free hexes touch the oasis.
refusal-no-plague-now = You suffer no plague now: that takes a column with three dice.
refusal-die-elsewhere = Neither the die of that building nor the D20 lies in your column.
refusal-death-binds = After Death you build a Burial Mound this round.
refusal-cannot-afford = You cannot pay for that building, not even by trading.
refusal-dark-market = In the dark there is no market, and you lack the goods themselves.
refusal-hex-is-taken = There is a building on that hex already.
refusal-dark-site = In the dark you may not build on a Sacred Site.
refusal-next-to-oasis = With boils you may not build next to the oasis.
refusal-site-too-dear = You cannot pay the favor that a Sacred Site costs on top.
refusal-not-so-many = You do not have so many goods to scribble out.
refusal-pays-too-little = That pays too little, whatever is traded.
refusal-pays-too-much = That pays more than is due: less of it would do.
refusal-ship-is-used = That ship is used or lost already.
refusal-not-unused = The hail takes a ship that you have not used yet.
refusal-has-confirmed = You have confirmed: your round is over until all others have confirmed.

# Why something is no answer at all; $name is what it is called in an answer
no-such-column = { $name } is one of { $names } (there are no others, EGY-3.1), not '{ $given }'.
no-such-hex =
    { $name } is a number from 1 to { $most } (the oasis has none: nothing is ever built on it, EGY-6.4), not
    '{ $given }'.

# Names of things. The parameters are their keys: $good is grain, diamond, stone or favor, and so on.

good = { $good ->
    [grain] grain
    [diamond] diamond
    [stone] stone
   *[favor] favor
}
    .title = { $good ->
        [grain] Grain
        [diamond] Diamond
        [stone] Stone
       *[favor] Favor
    }
    .plural = { $good ->
        [grain] grain
        [diamond] diamonds
        [stone] stones
       *[favor] favor
    }
    .letter = { $good ->
        [grain] g
        [diamond] d
        [stone] s
       *[favor] f
    }
# So many of a good; .object is what somebody takes, pays or loses, .label stands in a list that says the good only.
some = { $good ->
    [diamond] { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
    [stone] { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
   *[other] { $n } { good }
}
    .object = { some }
    .label = { $n } { good }
nothing = nothing
    .chip = Nothing
goods-count = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}
die = { $die ->
    [d4] D4
    [d6] D6
    [d8] D8
    [d10] D10
    [d12] D12
   *[d20] D20
}
building = { $building ->
    [pyramid] pyramid
    [quarry] quarry
    [mine] mine
    [obelisk] obelisk
    [field] field
    [mound] Burial Mound
   *[other] building
}
    .a = { $building ->
        [pyramid] a pyramid
        [quarry] a quarry
        [mine] a mine
        [obelisk] an obelisk
        [field] a field
       *[mound] a Burial Mound
    }
    .title = { $building ->
        [pyramid] Pyramid
        [quarry] Quarry
        [mine] Mine
        [obelisk] Obelisk
        [field] Field
       *[mound] Burial mound
    }
    .chip = { $building ->
        [mound] Mound
       *[other] { building.title }
    }
    .letter = { $building ->
        [pyramid] P
        [quarry] Q
        [mine] M
        [obelisk] O
        [field] F
       *[mound] B
    }
plague = { $plague ->
    [locusts] Locusts
    [blood] Blood
    [dust_storm] Dust Storm
    [flies] Flies
    [pestilence] Pestilence
    [frogs] Frogs
    [darkness] Darkness
    [boils] Boils
    [hail_fire] Hail-fire
   *[death] Death
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a single player may be called at the end
builder = { $builder ->
    [apprentice] Apprentice
    [standard] Standard
    [skilled] Skilled
    [master] Master
   *[legendary] Legendary
}
    .a = { $builder ->
        [apprentice] an Apprentice
        [standard] a Standard
        [skilled] a Skilled
        [master] a Master
       *[legendary] a Legendary
    }

# The Pharaoh's cards: $points, and $less where there are two numbers; $row has all of a longer row. `.lines` stand on
# the card: two lines of at most 31 letters with an empty one between them, no word longer than 13.

card-A1 = pyramids next to the oasis { $points }, others { $less }
    .lines =
        { $points } each by the oasis,

        { $less } elsewhere
card-A2 = pyramids on Sacred Sites { $points }, others { $less }
    .lines =
        { $points } each on a Sacred Site,

        { $less } elsewhere
card-A3 = pyramids next to no other pyramid { $points }, others { $less }
    .lines =
        { $points } each by no other pyramid,

        { $less } by another
card-B1 = quarries next to a pyramid and to no obelisk { $points }
    .lines =
        { $points } each by a pyramid

        and by no obelisk
card-B2 = quarries next to just one Sacred Site { $points }, to more { $less }
    .lines =
        { $points } each by one Sacred Site,

        { $less } by two or more
card-B3 = quarries next to two other production buildings { $points }
    .lines =
        { $points } each by two or more other

        quarries, mines or fields
card-C1 = mines next to an obelisk and a pyramid { $points }, to one of the kinds { $less }
    .lines =
        { $points } each by obelisk and pyramid,

        { $less } by only one of them
card-C2 = mines neither next to the oasis nor on a Sacred Site { $points }
    .lines =
        { $points } each away from the oasis

        and off the Sacred Sites
card-C3 = mines next to two pyramids { $points }
    .lines =
        { $points } each by two

        or more pyramids
card-D1 = obelisks of your largest group { $points }, others { $less }
    .lines =
        { $points } each in the largest group,

        { $less } outside of it
card-D2 = one to six obelisks { $row }
    .lines =
        For one, two, three …:

        { $row }
card-D3 = obelisks next to no pyramid { $points }, others { $less }
    .lines =
        { $points } each by no pyramid,

        { $less } by one
card-E1 = fields { $points } for each Sacred Site next to them
    .lines =
        { $points } for each Sacred Site

        by each of them
card-E2 = one to four fields on one line { $row }
    .lines =
        For 1, 2, 3, 4 in one line:

        { $row }
card-E3 = fields next to the oasis and to no pyramid { $points }
    .lines =
        { $points } each by the oasis

        and by no pyramid

# What each plague does; $n is its number. `.lines` stand on its tile: one or two lines of at most 22 letters with an
# empty one between them; `.brief` stands where there is little room: two words, about 10 letters.

plague-locusts = Locusts: lose { $n } grain
    .lines = −{ $n } grain
    .brief = −{ $n } grain
plague-blood = { $n ->
    [one] Blood: lose { $n } diamond
   *[other] Blood: lose { $n } diamonds
}
    .lines = −{ $n } diamond
    .brief = −{ $n } diamond
plague-dust_storm = { $n ->
    [one] Dust Storm: lose { $n } stone
   *[other] Dust Storm: lose { $n } stones
}
    .lines = −{ $n } stone
    .brief = −{ $n } stone
plague-flies = Flies: lose { $n } favor
    .lines = −{ $n } favor
    .brief = −{ $n } favor
plague-pestilence = { $n ->
    [one] Pestilence: lose { $n } point at the end
   *[other] Pestilence: lose { $n } points at the end
}
    .lines = { $n ->
        [one] −{ $n } point at the end
       *[other] −{ $n } points at the end
    }
    .brief = { $n ->
        [one] −{ $n } point
       *[other] −{ $n } points
    }
plague-frogs = { $n ->
    [one] Frogs: lose { $n } good of your choice
   *[other] Frogs: lose { $n } goods of your choice
}
    .lines = { $n ->
        [one] −{ $n } good of any kind
       *[other] −{ $n } goods of any kind
    }
    .brief = { $n ->
        [one] −{ $n } good
       *[other] −{ $n } goods
    }
plague-darkness = Darkness: no market and no Sacred Site this round
    .lines =
        no market,

        no Sacred Site
    .brief = no market
plague-boils = Boils: nothing next to the oasis this round
    .lines = no hex by the oasis
    .brief = no oasis
plague-hail_fire = Hail-fire: lose an unused ship
    .lines = one ship is lost
    .brief = −1 ship
plague-death = Death: build a Burial Mound this round
    .lines =
        a mound must be built;

        may come again
    .brief = a mound

# Questions

ask-DrawCard = A demand of the Pharaoh is drawn.
ask-RollDice = The dice are rolled.
ask-MustChooseColumn = { $name }, in which column do you produce?
ask-MustSuffer = { $name }, which plague do you suffer?
ask-MustLoseShip = { $name }, which ship does the hail take?
ask-MustBuild = { $name }, what do you build?
ask-MustPlace = { $name }, where does the { building } stand?
ask-MustTakeReward = { $name }, what does the Burial Mound give you?
ask-MustConfirm = { $name }, do you confirm the round?
payment-question = { $name }, how do you pay for the { building }?
    .plague = { $name }, how do you pay for { plague }?
    .frogs = { $name }, which goods do the Frogs take?

# What explains them

more-dice = { $count ->
    [0] No die lies in your column, { good }.
    [one] { $dice } lies in your column, { good }.
   *[other] { $dice } lie in your column, { good }.
}
more-plague = You suffer { plague }.
more-price = It costs { $goods }, on a Sacred Site { $surcharge } favor more.
more-due = { $count ->
    [one] { $goods } is due.
   *[other] { $goods } are due.
}
more-stands = Your { building } stands.

# The end

outcome = The game is over: { $name } wins with { points }.
    .shared = The game is over: { $names } share the win with { points }.
    .alone = The game is over: { $name } has { points } and is { builder.a } builder.

# Where the game stands

stage = { $stage ->
    [produce] Round { $round } of { $rounds }, produce
    [plague] Round { $round } of { $rounds }, plague
    [build] Round { $round } of { $rounds }, build
    [pay] Round { $round } of { $rounds }, pay
    [mound] Round { $round } of { $rounds }, mound
    [confirm] Round { $round } of { $rounds }, confirm
   *[none] Round { $round } of { $rounds }
}
    .before = The demands are drawn
    .over = The game is over

# Answers

dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
produced-by = { $more ->
    [0] { dice-count }
   *[other] { dice-count } and +{ $more }
}
produce = { $risk ->
    [plague] Produce { $goods } ({ produced-by }), with a plague
    [red] Produce { $goods } ({ produced-by }), to the red dot
    [both] Produce { $goods } ({ produced-by }), with a plague, to the red dot
   *[none] Produce { $goods } ({ produced-by })
}
build = { $wild ->
    [1] Build { building.a } for { $price } (D20)
   *[0] Build { building.a } for { $price }
}
    .mound = Build a Burial Mound, for 2 basics or 1 favor
place = Build on hex { $hex }
    .sacred = Build on hex { $hex }, a Sacred Site, for { $surcharge } favor more
    .free = Build on hex { $hex }, a Sacred Site
pay = Pay { $goods }
    .market = Pay { $goods } (market)
    .frogs = Lose { $goods }
take = Take { $goods }
use-ship = Use ship { $ship }: { $load }
lose-ship = Lose ship { $ship } and its { $load }
    .chip = Lose ship { $ship }
confirm = Confirm the round
    .chip = Confirm

# Answers in short: at most three words each, and the names of groups of them

risk = { $risk ->
    [plague] plague
    [red] red dot
   *[both] plague, red dot
}
group-plagues = { $kind ->
    [goods] Lose goods
   *[round] For this round
}
group-hexes = { $district ->
    [sacred] Sacred Sites
    [oasis] By the oasis
   *[outer] Outer hexes
}
group-payments = { $good ->
    [several] Swap several
   *[other] Swap { good.plural }
}
group-frogs = { $good ->
    [different] All different
   *[other] Mostly { good.plural }
}
group-ships = Use a ship
hex-chip = Hex { $hex }
ship-chip = Ship { $ship }
as-due = As due
paid-instead = for { $instead }
    .more = { $more } for { $instead }
two-goods = { WORD("good.title", $first) }, { WORD("good", $second) }

# Log

demanded = The Pharaoh demands { $card }: { $demand }.
dice-lie = The dice lie: { $columns }.
column-dice = { good } { $dice }
    .none = { good } none
event-produced = { $name } produces { $goods }.
event-suffered = { $name } suffers { plague }.
event-used_ship = { $name } uses ship { $ship } ({ $load }).
event-lost_ship = { $name } loses ship { $ship } ({ $load }).
event-built = { $name } builds { building.a } on hex { $hex }.
event-rewarded = { $name } takes { $goods } for the Burial Mound.
event-round_ended = Round { $round } is over.
event-red_dot = { $name } has circled the red dot of { good }.
event-game_ended = The game is over.
event-demand = { $name } scores { points } for { $card }: { $demand }.
event-scored = { $name } scores { points }: { $reason }.
event-lost = { $name } loses { points }: { $reason }.

# The table in text, at most 80 columns wide

board-round = Round { $round } of { $rounds }
board-sheet = { $built ->
    [one] { $name }: { $built } building, { points }
   *[other] { $name }: { $built } buildings, { points }
}
# At most 25 columns each, with empty lines between them
board-legend =
    P pyramid Q quarry M mine

    O obelisk F field B mound
# The heads of three columns, the names of two rows (at most 8 letters), and what stands there if nothing does
board-stock = stock
board-gained = gained
board-dots = of
board-ships = ships
board-plagues = plagues
board-none = none
board-load = { $n }{ good.letter }
board-dice = Dice
    .none = not rolled yet

# The table in sentences

spoken-round = Round { $round }.
spoken-no-dice = The dice are not rolled yet.
spoken-stock = You have { $goods }. Circled: { $tracks }.
spoken-track = { good } { $gained } of { $dots }
unused-ships = { $count ->
    [0] Unused ships: none.
   *[other] Unused ships: { $ships }.
}
spoken-hexes = { $count ->
    [0] Empty hexes: none.
   *[other] Empty hexes: { $hexes }.
}
spoken-house = { building } { $hex }
spoken-player = { $name }: { points }, built: { $houses }.
    .suffered = { $name }: { points }, built: { $houses }, suffered: { $plagues }.

# The drawn board: dice in columns. What is drawn has little room.

resources = Resource board
    .choose = choose one column
    .none = No dice lie on the board.
    .dice = Dice by column: { $columns }.
    .chosen = Dice by column: { $columns }. You chose { good }.
number-word = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
}
column-note = { number-word } in { good }
column-count = { good } { $n }
dice-there = { $n ->
    [0] no dice
    [1] one die
   *[other] { number-word } dice
}
column-brings = { $crowded ->
    [1] { dice-there }, { $amount } to gain, and a plague
   *[0] { dice-there }, { $amount } to gain
}
column = { good.title }: { column-brings }
    .press = Produce { good }: { column-brings }
any-building = Any
    .cost = cost + { $n }
would-produce = Would produce
    .how = dice + productivity
building-cost = { $wild ->
    [1] costs { $cost } with the D20
   *[0] costs { $cost }
}
building-row = { building.title }: { building-cost }
    .press = Build { building.a }: { building-cost }
mound-row = Burial mound: free, two goods or one favor in return
    .press = Build a Burial Mound: free, two goods or one favor in return
    .words = any column, free: gives two goods or one favor
die-shows = { die } shows { $faces }
die-lies = { die } shows { $faces }: { good }

# The city

city = Your city
    .of = { $name }’s city
    .built = { $built } of { $all } built
    .label = { $houses }. { unused-ships }
    .empty = Nothing built. { unused-ships }
site = { $sacred ->
    [1] Sacred Site { $hex }
   *[0] hex { $hex }
}
    .title = { $sacred ->
        [1] Sacred Site { $hex }
       *[0] Hex { $hex }
    }
hex = { site.title }: { building }
    .empty = { site.title }: empty
    .press = Build the { building } on { site }
    .press-gains = Build the { building } on { site }: { $gains }
house = { building.title } on hex { $hex }
    .label = { building } on hex { $hex }
hex-gives = Hex { $hex } gives
round-now = Round { $round }
    .over = The end
# Two lines with an empty one between them
round-ready =
    { $ready } of { $all }

    ready
done = Confirm
    .title = To confirm the round
    .press = Confirm the round: your building stands
    .confirmed = Confirmed
    .confirmed-title = Your round is confirmed
ship = Ship { $ship } with { $load }
    .gone = Ship { $ship } with { $load }, gone
    .use = Use ship { $ship }: gain { $load }, and { points } fewer
    .hail = Ship { $ship } to Hail-fire
    .lose = Lose ship { $ship } to Hail-fire, with its load
    .lose-plate = lose
    .gone-note = gone

# Goods and payments

goods = Goods
    .note = a red dot ends the game
    .stock = in hand
    .gained = gained, up to the red dot
    .more = each round
track = { good.title }: { $stock } in hand, { $gained } of { $dots } circled
    .more = { good.title }: { $stock } in hand, { $gained } of { $dots } circled, { $more } more when you produce it
    .choose = Choose { good }: { $stock } in hand
    .reached = { good.title }: { $gained } of { $dots } circled
    .due = pay { $n }
market = Market, within a payment
    .short = market, in a payment
    .rates = Market, within a payment: { $basics } basics for 1 other, { $favor } for 1 favor, { $back } favor for any 1
    .note = { $back ->
        [1] market: { $basics } → 1, { $favor } → favor, favor → 1
       *[other] market: { $basics } → 1, { $favor } → favor, { $back } favor → 1
    }
rate-given = any { $n }
rate-other = 1 other
rate-any = any 1
payment = Pay { $goods }
    .plate = Pay { $goods }
    .any = Pay { goods-count } of any kind
    .open = Pay
    .chosen = { $wanted }, with the chosen goods
    .others = Pay with other goods
    .trade = Trade
    .frogs = Pay { $n }
gift = Take the mound’s gift
    .short = Take the gift
    .press = Take the chosen goods from the mound
productivity = Productivity
    .note = from the next round on
    .step = { good.title }: { $n } more than the dice

# Demands and points

demands = The Pharaoh’s demands
    .short = Pharaoh’s demands
    .none = No cards yet
    .card = { $card }: { $rule }, { $points } so far
so-far = so far
    .over = points
sums = Your points
    .of = { $name }’s points
    .short = Points
    .note = if the game ended now
    .note-short = by now
    .label = cards { $cards }, favor { $favor }, ships { $ships }, pestilence { $pestilence }: { $total } points.
sum = { $of ->
    [cards] cards
    [favor] favor
    [ships] ships
    [pestilence] pestilence
   *[total] points
}
    .short = { $of ->
        [cards] cards
        [favor] favor
        [ships] ships
        [pestilence] plague
       *[total] points
    }
rung = from { $n }
    .first = under { $n }
    .label = { builder } from { $n }
rungs = { builder } builder; { $rungs }.

# Plagues

plagues = Plagues
    .note = { $dice } or more dice in your column bring one
    .note-short = { $dice ->
        [one] { $dice } die in your column brings one
       *[other] { $dice } dice in your column bring one
    }
    .label = Suffered: { $plagues }.
    .none = Suffered: none.
times = { $n ->
    [one] once
   *[other] { $n } times
}
suffered = suffered
    .times = suffered { times }
    .now = this round
suffer = { plague }: { $effect }
    .press = Suffer { plague }: { $effect }
    .suffered = { plague }: { $effect }, suffered
    .times = { plague }: { $effect }, suffered { times }

# Everybody else

rivals = Other cities
    .more = More cities
    .note = as last revealed
    .list = Builders { $first } to { $last }
    .list-ready = { $ready } of { $all } ready
    .list-columns = built, points
rival = { $name }: { points }, { $built } of { $all } built
    .ready = { $name }: { points }, { $built } of { $all } built, ready
    .more = +{ $n } { good }
    .ships = { $n } unused
    .plagues = { $n ->
        [one] { $n } plague
       *[other] { $n } plagues
    }
    .built = { $n } built
comparison = Where the points are
    .label = { $name }: { points }
fact-stock = { good.title } in hand
fact-ships = Unused ships
fact-plagues = Plagues suffered
fact-built = Buildings
fact-ready = Ready: the round is confirmed

# Pictures in the help

example-round = A roll: one die in each row
example-produce = Two dice in the grain column: two grain
example-plague = Three dice in one column: a plague
example-plagues = Plagues that take goods or points
example-build = The buildings
example-market = A diamond and a grain stand for a stone
example-mound = Two goods for a burial mound
example-ships = The third ship
example-productivity = A quarry adds to stone
example-ship = ship

# What is wrong with a position; $place is where it stands, as table.sheets[0].chosen

position-two-cards = { $place }.cards has { $card }, but there is one card { $letter }, another.
position-die-missing = { $place } tells the columns of all six dice; { $key } is missing.
position-gained = { $place }.gained.{ $key } lies between the start or stock, { $low }, and the red dot, { $high }.
position-many-plagues = { $place } has more plagues than rounds: there was one building in each.
position-two-on-hex = { $place }: two buildings stand on hex { $hex }.
position-chosen-early = { $place }: nothing is chosen before the dice are rolled; table.dice is missing.
position-ship-twice = { $place }: ship { $ship } was used up before or stands there twice.
position-plague =
    { $place }.plague: a plague, each once, comes with a column of { $dice } dice or more.
position-lost = { $place }.lost is one ship, and only the plague that takes ships takes it.
position-building = { $place }.building: the dice in the column do not offer that, or a plague forbids it.
position-hex = { $place }.hex: hex { $hex } is not empty, or forbidden, or there is no building for it.
position-reward = { $place }.reward is for a mound that stands on its hex.
position-due = { $due ->
    [plague] { $place }.due: no plague is to be paid.
   *[building] { $place }.due: no building is to be paid.
}
position-paid = { $place }.paid is no payment for what was suffered and built.
position-paid-at-once = { $place }.due: there is just one way to pay that, so it is paid at once.
position-cards-first = The rounds begin when the Pharaoh's { $count } cards are drawn: table.cards names them.
position-dice-lie = table.dice lie there only in a round, in which all seats are asked.
position-start = Before the first round just the cards that are missing are drawn, and the sheets are empty.
position-buildings = Seat { $seat } has { $built } buildings; in round { $round } everybody has { $expected }.
position-no-dice = A round is played with dice: table.dice is missing.
position-asked = By its sheet seat { $seat } is asked { $step }, and nothing else.
position-no-hex = Seat { $seat } has no hex left to build on.
position-not-over = next is empty, but no city is full and no red dot is circled: the game is not over.
position-over = Seat { $seat } has circled a red dot before this round: the game is over.
