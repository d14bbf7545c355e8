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
