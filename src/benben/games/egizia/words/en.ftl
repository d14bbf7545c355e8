# Egizia
title = Egizia
summary = Sail down the Nile for cards and crews, feed them, and build at three sites for Pharaoh.

option-tenth_card = The sphinx card for 10 %
    .more = one of the sphinx cards brings a tenth of all your points; tournaments play without it
    .with = in the deck
    .without = left in the box

# How the game goes, in two minutes
primer =
    You build at three sites along the Nile. In each of five rounds your ships sail downstream and pick up what you
    need; then you feed your crews, get stones, and build.

    Placement: in turn everybody places one ship. On a card you take the card: a field, a quarry, or something
    special. A town gives you at once what it has, mostly stronger crews. At a building site you will build later in
    this round. Every ship goes farther downstream than your ship before it, so what you sail past is lost to you.
    When you pass, you are out for the round.

    Feeding and mining: your four crews eat as much grain as their strengths add up to. Green fields always produce;
    yellow ones fail while the irrigation ring lies at the bottom; red ones produce only while it lies on top. Each missing
    grain costs 1 to 3 points, fewer the higher you stand in the grain market. Only then your quarries bring stones.

    Building: first at the sphinx, then at obelisk and graves, then at temple and pyramid, the ship nearest to the
    river first. Only the first two may build, with four players the first three. Send one coloured crew, let the
    white joker join it if you like, and lay bricks: each costs its number in strength and in stones, and scores as
    many points. At the sphinx you draw secret goals, keep one at most, and get a point for each that you return. Who
    has built at one site scores 1 point more, at two 3, at three 6.

    Who is behind begins the next round. After five rounds come stones, graves and sphinx cards. The most points win.

# Help, topic by topic
help-round =
    Five rounds, each in the same order: Nile cards are laid out, ships are placed, crews are fed, quarries are mined,
    monuments are built, bonuses are given, and the order is set anew. Only placement and building ask you for much;
    in between you are asked only if a card of yours can be used (EGI-2).
    .title = A round
help-river =
    Twenty places lie along the Nile, from the source to the delta: ten with cards, seven towns, three
    building sites. Cards come from one deck in rounds 1 and 2, from another in 3 and 4, from a third in round 5. Two
    cards of each deck are never seen (EGI-3).
    .title = The river
help-placement =
    You have eight ships in each round and place one a turn, always downstream of your own last one. A card and a town
    take one ship. A building site has as many docks as there are players; choose any free one, but only one at each
    site: the nearer to the Nile, the earlier you build, and the last ones may come too late. Passing is final for the
    round (EGI-4).
    .title = Placing ships
help-cards =
    Fields and quarries stay and produce. Immediate cards work at once and are gone. Anytime cards lie before you until
    you use them, once, whenever you are asked and their phase has come. Permanent cards work for the rest of the game,
    most of them once a round. A field that a card makes better counts for grain with its new colour, for sphinx cards
    with the one that is printed (EGI-7).
    .title = Nile cards
help-towns =
    Edfu lifts you a level on both markets. Thebe, Selinon and Beni Hasan make two coloured crews stronger. Passalon
    and Heliopolis make the white joker stronger, and you may move the irrigation ring by a space. Alyi makes any crew
    stronger and brings two stones. A crew goes up to 9 (EGI-5).
    .title = Towns
help-feeding =
    Feeding comes before mining, and who is in front on the scoring track feeds first. Your four crews need as much
    grain as their strengths add up to. Green fields always produce; yellow ones unless the ring lies at the bottom;
    red ones only while it lies on top. Cards and, with the right card, stones help. Each missing grain costs 3 points
    on level 1 of the grain market, 2 on levels 2 and 3, 1 above. Grain that is left over is lost (EGI-6).
    .title = Feeding
help-mining =
    After the feeding all your quarries bring their stones. You can keep 25 stones; what is more is lost (EGI-6.5).
    .title = Mining
help-markets =
    Both markets have five levels. Grain: the higher, the cheaper is hunger; the top brings 2 points, and 2 more for
    each further step. Stones: the top brings 3 stones, and 3 more for each further step; on levels 4 and 5 two stones
    are worth a point at the end (EGI-5.7, EGI-5.8, EGI-13.3).
    .title = Markets
help-building =
    The three sites are built one after the other, from the source down; at each the ship nearest to the river
    goes first. With two or three players the first two who want to may build, with four the first three; who comes
    later takes the ship back. All that you build may cost as much as the crew is strong, and as you have stones:
    whichever is less. Its cost is what you score (EGI-8).
    .title = Building
help-crews =
    For each build you send one of the green, blue and yellow crews; the white joker may join once a round, never
    alone. A crew that was sent rests until the next round, and strength that you do not need is lost. So three builds
    a round are the most, one with each coloured crew (EGI-8.6, EGI-8.7).
    .title = Crews
help-sphinx =
    At the sphinx you draw cards with secret goals, for a stone and a strength each, up to five. You may keep one;
    each that you return brings a point. A kept card scores at the end if its goal is reached. One card brings a tenth
    of the points that you have before sphinx cards (EGI-12, EGI-13.5, EGI-13.7).
    .title = Sphinx
help-obelisk =
    All build the same obelisk, always its lowest empty level, from 1 to 9 (EGI-9.2).
    .title = Obelisk
help-graves =
    Twelve graves lie in a row, four of them open. They are built in order, as many as you can pay, and you keep what
    you build; for each another one is turned up. At the end yours bring 2 points if they add up to 1 to 10, 5 points
    up to 20, 9 points from 21 on (EGI-9, EGI-13.4).
    .title = Graves
help-temple =
    The left and the right column are built from the bottom, each by itself: 1, 2, 3. When both stand, the two inner
    ones may be built: 3, 4. The top comes last and costs 5 (EGI-10).
    .title = Temple
help-pyramid =
    All build the same pyramid, from the left to the right and row by row. When a row is full, whoever has the most
    bricks in it scores a point for each; of equals the one farthest to the left (EGI-11).
    .title = Pyramid
help-bonus =
    After the building whoever has built at one site scores 1 point, at two 3, at all three 6. Then turn order is set
    anew: who has the fewest points begins. Of equals the one who came later to the space on the scoring track counts
    as having fewer (EGI-2.2 to EGI-2.4).
    .title = Bonus and order
help-end =
    After round 5, who is in front first: on levels 4 and 5 of the stone market a point for every two stones, then
    graves, then sphinx cards. Of equals the one whose marker is in front wins (EGI-13).
    .title = The end
help-players =
    With two, three and four players each building site has as many docks, and two, two and three ships build there.
    Everything else is the same (EGI-1.1, EGI-4.6, EGI-8.2).
    .title = How many play

# Why points are scored
reason-graves = graves
reason-cooperation = build bonus

# Why an answer is not legal
refusal-another-question = That answers another question than the one that is open now.
refusal-town-is-free = No ship is in that town: go there without using your card.
refusal-not-heliopolis = Heliopolis is never shared.
refusal-not-upriver = That lies downstream: your card is for a ship upstream of your last one.
refusal-nothing-upriver = Nothing is free upstream of your last ship.
refusal-same-crew = You have chosen that crew already: the card is for two different ones.
refusal-graves-are-full = No grave is left to build.
refusal-column-is-full = That part of the temple is complete.
refusal-outer-columns-first = The inner columns of the temple come after both outer ones.
refusal-inner-columns-first = The top of the temple comes after both inner columns.
refusal-pyramid-is-full = The pyramid is complete.

# Figures and names in sentences

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zone = { $zone ->
    [abydus] the sphinx
    [amarna] the obelisk and the graves
   *[giza] the temple and the pyramid
}
    .at = at { zone }
    .title = { $zone ->
        [abydus] Abydus
        [amarna] Amarna
       *[giza] Giza
    }
town = { $town ->
    [edfu] Edfu
    [thebe] Thebe
    [selinon] Selinon
    [passalon] Passalon
    [beni_hasan] Beni Hasan
    [alyi] Alyi
   *[heliopolis] Heliopolis
}
site = { $site ->
    [obelisk] Obelisk { $n }
    [grave] Grave { $n }
    [temple_left] Left column { $n }
    [temple_right] Right column { $n }
    [temple_inner_left] Inner left { $n }
    [temple_inner_right] Inner right { $n }
    [temple_top] Temple top
   *[pyramid] Pyramid row { $n }
}

# Questions

ask-TurnOneGrave = A grave is turned up.
ask-PlacingUpriver = { $name }, where upstream does your ship go?
ask-MayDouble = { $name }, do you take twice what { $town } brings?
ask-ChooseTwo = { $name }, which crew goes up?

explain-PlacingUpriver = It goes above your last ship; the next one goes below all of yours again.
explain-TakingLeftover = You need not take any.
more-ChooseTwo = { $n ->
    [0] It is the first of two different crews.
   *[other] It is the second one.
}
next-site = { $site ->
    [obelisk] obelisk for { $cost }
    [grave] grave for { $cost }
    [temple_left] left column for { $cost }
    [temple_right] right column for { $cost }
    [temple_inner_left] inner left column for { $cost }
    [temple_inner_right] inner right column for { $cost }
    [temple_top] top of the temple for { $cost }
   *[pyramid] pyramid for { $cost }
}
outcome = { $tied ->
    [yes] The game is over: { $name } wins with { points }, as the marker in front.
   *[no] The game is over: { $name } wins with { points }.
}

# Answers

place-town = Sail to { town }. { $words }
place-dock = { $zone ->
    [abydus] Sail to Abydus, dock { $n }, and build at the sphinx later
    [amarna] Sail to Amarna, dock { $n }, and build at obelisk and graves later
   *[giza] Sail to Giza, dock { $n }, and build at temple and pyramid later
}
share-town = With your card sail to { town }, though a ship is there. { $words }
go-upriver = Use “{ $card }” and place the ship upstream of your last one
second-ship = Use your Nile card for a second ship
    .chip = With the card
double-town = Use your card: { town } brings everything twice
    .chip = Take it twice
visit-once = Take it once and keep your card for later
    .chip = Take it once
lay-brick = { lay-brick.where }: it costs { $cost } and brings { points }
    .where = { $site ->
        [obelisk] Lay a brick on level { $n } of the obelisk
        [grave] Build grave { $n }
        [temple_left] Lay brick { $n } of the temple's left column
        [temple_right] Lay brick { $n } of the temple's right column
        [temple_inner_left] Lay brick { $n } of the temple's inner left column
        [temple_inner_right] Lay brick { $n } of the temple's inner right column
        [temple_top] Lay a brick on the top of the temple
       *[pyramid] Lay a brick in row { $n } of the pyramid
    }
dock = { zone.title }, dock { $n }

# Log

scored = { $name } scores { points } for graves.
placed =
    .town = { $name } sails to { town }.
    .dock = { $name } sails to dock { $n } at { zone.title }.
town-visited = { $n ->
    [1] { $name } gets “{ $words }”.
   *[other] { $name } gets “{ $words }” twice.
}
grave-turned = Grave { $n } is turned up: { $value }.
brick-laid = { $site ->
    [obelisk] { $name } lays a brick on the obelisk for { $n }.
    [grave] { $name } builds a grave for { $n }.
    [temple_left] { $name } lays a brick on the temple's left column for { $n }.
    [temple_right] { $name } lays a brick on the temple's right column for { $n }.
    [temple_inner_left] { $name } lays a brick on the temple's inner left column for { $n }.
    [temple_inner_right] { $name } lays a brick on the temple's inner right column for { $n }.
    [temple_top] { $name } lays a brick on the top of the temple for { $n }.
   *[pyramid] { $name } lays a brick in the pyramid for { $n }.
}
not-built = { $name } does not build at { zone }.

# The table as text, at most 80 columns

bank-others = towns and building sites
column-name = { $column ->
    [left] left
    [right] right
    [inner] inner
   *[top] top
}

# The table as sentences

spoken-town = { $ships ->
    [0] Place { $place }, { town }, free. { $words }
   *[other] Place { $place }, { town }, taken by { $names }. { $words }
}
spoken-zone = { $ships ->
    [one] At { zone }: the ship of { $names }.
   *[other] At { zone }, the nearest to the Nile first: the ships of { $names }; { $builders } of them may build.
}
spoken-graves = { $n ->
    [0] All graves are built.
    [one] The last grave is left, of { $values }.
   *[other] These graves lie open, the next one first: { $values }; { $hidden } lie face down.
}
spoken-column = { $cost ->
    [0] { spoken-column.built }.
   *[other] { $n ->
        [0] { spoken-column.name } is empty; its first space costs { $cost }.
       *[other] { spoken-column.built }; the next space costs { $cost }.
    }
}
    .built = { spoken-column.name } was built, from the bottom, by { $names }
    .name = { $column ->
        [temple_left] The temple's left column
        [temple_right] The temple's right column
        [temple_inner_left] The temple's inner left column
        [temple_inner_right] The temple's inner right column
       *[temple_top] The temple's top
    }
spoken-bricks = { $graves ->
    [0] { spoken-bricks.laid }.
    [one] { spoken-bricks.laid }, and { $graves } grave of { $sum }.
   *[other] { spoken-bricks.laid }, and { $graves } graves that add up to { $sum }.
}
    .laid = { $n ->
        [one] { $name } has { $n } brick on obelisk, temple and pyramid
       *[other] { $name } has { $n } bricks on obelisk, temple and pyramid
    }
spoken-sphinx = { $n ->
    [one] { $name } has { $n } sphinx card.
   *[other] { $name } has { $n } sphinx cards.
}

## Drawings

look-town = { $town ->
    [edfu] Edfu
    [thebe] Thebe
    [selinon] Selinon
    [passalon] Passalon
    [beni_hasan] Beni Hasan
    [alyi] Alyi
   *[heliopolis] Heliopolis
}
look-graves = Obelisk, graves
look-temple = Pyramid, temple
look-grave-of = A grave of { $name }, value { $value }
look-next-grave = Grave { $n } is the next one and costs { $value }
look-graves-done = All graves are built
look-column = { $column ->
    [temple_left] the left column
    [temple_right] the right column
    [temple_inner_left] the inner left column
    [temple_inner_right] the inner right column
   *[temple_top] the top
}
look-next-column = The temple, { look-column }: the next space costs { $cost }
look-late-dock = Dock { $dock } at { look-site }: who is there builds only if somebody before does not
look-site = { $site ->
    [abydus] Abydus
    [amarna] Amarna
   *[giza] Giza
}
look-column-done = The temple, { look-column }: complete
look-tie = tie: farther left
look-example-cards = A field of 7; a card for stones, once; one that works at once; one for good.
look-example-towns = A step in each market; the white joker and a step of the ring; any crew and two stones.

## Positions

# What cannot be in a position

position-graves = table.graves is a list of at most { $most } values of graves that there are, not { $given }.
position-temple = table.temple is a list of { $columns } lists: left, right, inner left, inner right, top; not { $given }.
position-temple-order = table.temple: inner columns come after both outer ones, the top after both inner ones.
position-row-order = table.pyramid: row { $row } is built before the one beneath it is full.
position-no-grave-to-turn = next has TurnOneGrave, but enough graves lie open, or none is left.
position-too-few-graves = So few graves lie open: { $open } do in table.graves, as long as there are more.
position-dealt-one = Everybody is dealt one sphinx card, one after the other, and nobody has another one before.
