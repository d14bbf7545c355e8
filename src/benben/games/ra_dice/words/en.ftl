# Ra: The Dice Game
title = Ra: The Dice Game
summary = Roll for Pharaohs, the Nile, civilization and monuments, before Ra ends the epoch.

# Set-up
option-sun_track = Sun track
    .more = how long the Sun track is; the long one makes longer epochs
    .standard = standard
    .long = long

# How the game goes, in two minutes
primer =
    You guide a people through three epochs of Egypt with five dice.

    On your turn you roll all five and may twice roll any of them again, but Suns stay where they fall.

    Then you use your dice: Pharaohs and Niles move you along their tracks, three Niles flood the Nile, three
    Civilizations place a marker and more of them more, Monuments build. An Ankh helps any of these; a pair of Ankhs
    can be turned into 2 points. One or two Suns move Ra; when Ra reaches the end of its track the epoch is scored.
    Three Suns are 3 points. With four or five you may bring a disaster upon everybody else.

    Each epoch: furthest on the Pharaoh track +5, furthest behind −2; a flooded Nile scores your space; without a
    Civilization marker −5, with three to five +5, +10, +15. At the very end monuments score: many different columns,
    or many in one. Most points win.

# Help, topic by topic
help-turn =
    Roll five dice. Twice you may roll again any dice that show no Sun. Then use dice in any order, each once, as long
    as you like (RA-3, RA-4).
    .title = Turn
help-pharaoh =
    Each Pharaoh moves you one space, to 12 at most; Ankhs help beside a Pharaoh. At the end of an epoch the first
    score 5 and go back 2, the last lose 2 and go on 1; if all are level nothing happens (RA-5, RA-12).
    .title = Pharaoh
help-nile =
    Each Nile moves you one space, to 12 at most; Ankhs help beside a Nile that moves. Three dice, Niles with at most
    two Ankhs, place a flood instead. Only with a flood do you score your space when the epoch ends (RA-6, RA-12).
    .title = Nile
help-civilization =
    Three Civilization dice place one marker, four two, five three; Ankhs help beside a real one. The colour must be
    that of a die that really shows it, new to you and not full. No marker when the epoch ends costs 5, one or two are
    nothing, three to five are 5, 10, 15; then all are taken back (RA-7, RA-12).
    .title = Civilization
help-monuments =
    One Monument builds on any empty space of its colour. A second and third take two dice each, two Monuments or a
    Monument and an Ankh; they go on the colour of a Monument among the two, in a column where you have none. When the
    game ends 1 to 8 columns score 1, 2, 3, 4, 5, 6, 10, 15, and a column with 3, 4, 5 of yours 5, 10, 15 more (RA-8,
    RA-13).
    .title = Monuments
help-ankhs =
    An Ankh stands in for another face beside a real one. Or score a pair for 2 points; unused Ankhs score nothing by
    themselves (RA-9).
    .title = Ankhs
help-suns =
    One or two Suns move Ra so many steps. Three score 3 points and Ra stays. With four or five Ra stays and you may
    declare one disaster (RA-10).
    .title = Suns
help-disaster =
    It strikes all others: back 2 on the Pharaoh track, at most to 0; or a flood lost, without one back 2 on the Nile,
    at most to 0; or two Civilization markers, or two monuments, taken back, of their choice, or their only one
    (RA-11).
    .title = Disaster
help-scoring =
    Pharaoh, Nile and Civilization score whenever an epoch ends, monuments once, with the last one (RA-12, RA-13).
    .title = Scoring
help-end = After three epochs the most points win; a tie is shared (RA-14).
    .title = End

# Why points are scored
reason-start = start
reason-ankh-pair = ankh pair
reason-three-suns = three Suns
reason-pharaoh = Pharaoh
reason-nile = Nile
reason-civilization = Civilization
reason-monument-columns = monument columns
reason-monument-towers = monument towers

# Lines in the score chart
milestone-epoch_ended = Epoch { $x }

# Why an answer is not legal
refusal-another-question = That answers another question than the one that is open now.
refusal-reroll-first = First roll again or keep the dice; then they can be used.
refusal-sun-stays = A die that shows a Sun stays on the Sun track and is not rolled again.
refusal-no-reroll-left = Rolling is over for this turn.
refusal-dice-spent = There are not so many unused dice for that; each die is used once.
refusal-ankhs-spent = There are not so many unused Ankhs for that.
refusal-nothing-used = A use takes at least one die.
refusal-ankh-needs-pharaoh = An Ankh counts as a Pharaoh only beside a real Pharaoh die.
refusal-ankh-needs-nile = An Ankh moves you on the Nile only beside a Nile die that moves you too.
refusal-flood-needs-nile = At least one of the dice for a flood is a Nile: Ankhs alone make none.
refusal-flood-needs-three = A flood takes more unused dice than there are, Niles and Ankhs together.
refusal-too-few-civilizations = There are not enough Civilization dice and Ankhs for one more marker.
refusal-no-real-civilization = Ankhs count as Civilization only beside a die that really shows it.
refusal-colour-not-civilization = The die of that colour does not show Civilization.
refusal-colour-is-yours = You already have a marker on that colour.
refusal-colour-is-full = That colour is full: it holds one marker fewer than there are players.
refusal-no-monument-die = The die of that colour does not show a Monument.
refusal-no-partner = A further monument takes two dice: a Monument and a second Monument or an Ankh.
refusal-colour-not-monument = A further monument needs an unused die of that colour that shows a Monument.
refusal-not-a-partner = The second die must be another unused Monument or an unused Ankh.
refusal-column-is-yours = A further monument goes into a column where you have none yet.
refusal-space-is-taken = There is a marker on that space already.
refusal-no-ankh-pair = Points for Ankhs take two unused Ankhs.
refusal-too-few-suns = There are too few Suns on the Sun track for a disaster.
refusal-one-disaster = Only one disaster may be declared in a turn.
refusal-civilization-first = First the disaster: a Civilization marker must go.
refusal-monument-first = First the disaster: a monument must go.
refusal-no-such-civilization = You have no Civilization marker there to take back.
refusal-no-such-monument = You have no monument there to take back.
refusal-pair-first = First choose the second die for the monument you placed.

# Names of things

colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [purple] purple
    [green] green
   *[red] red
}
    .title = { $colour ->
        [yellow] Yellow
        [blue] Blue
        [purple] Purple
        [green] Green
       *[red] Red
    }
face = { $face ->
    [sun] Sun
    [ankh] Ankh
    [pharaoh] Pharaoh
    [nile] Nile
    [civilization] Civilization
   *[monument] Monument
}
area = { $area ->
    [pharaoh] Pharaoh
    [nile] Nile
    [civilization] Civilization
   *[monuments] Monuments
}
    .struck = { $area ->
        [pharaoh] the Pharaoh track
        [nile] the Nile
        [civilization] Civilization
       *[monuments] the monuments
    }

# So many of them

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
floods = { $floods ->
    [one] { $floods } flood
   *[other] { $floods } floods
}
markers = { $markers ->
    [one] { $markers } Civilization marker
   *[other] { $markers } Civilization markers
}
pharaohs = { $dice ->
    [one] { $dice } Pharaoh
   *[other] { $dice } Pharaohs
}
niles = { $dice ->
    [one] { $dice } Nile
   *[other] { $dice } Niles
}
ankhs = { $dice ->
    [one] { $dice } Ankh
   *[other] { $dice } Ankhs
}

# Questions

stage = Epoch { $epoch } of { $epochs }
draw-start-player = The start player is drawn.
roll-dice = The dice are rolled.
may-reroll = { $name }, which dice do you roll again?
    .more = { $left ->
        [one] One reroll is left.
       *[other] Two rerolls are left.
    }
use-dice = { $name }, what do you do with your dice?
must-pair-monument = { $name }, which second die goes with this monument?
must-retrieve-civilization = { $name }, which Civilization marker do you take back?
    .more = { $left ->
        [one] One more is lost.
        [2] Two are lost.
       *[other] { $left } are lost.
    }
must-retrieve-monument = { $name }, which monument do you take back?
    .more = { $left ->
        [one] One more is lost.
        [2] Two are lost.
       *[other] { $left } are lost.
    }
outcome = { $winners ->
    [one] The game is over: { $names } wins with { points }.
   *[other] The game is over: { $names } share the win with { points }.
}

# Answers, and what they are called in short

keep = Keep all dice
    .chip = Keep all
    .press = Keep all dice as they are
reroll = Roll { $dice } again
    .die = { colour } ({ face })
    .chip = { $count ->
        [one] { WORD("colour.title", $first) }
       *[other] { WORD("colour.title", $first) }, { WORD("colour", $second) }
    }
    .all = All
    .but = { $count ->
        [one] All but { WORD("colour", $first) }
       *[other] All but { WORD("colour", $first) }, { WORD("colour", $second) }
    }
    .group = { $count ->
        [1] Roll one
        [2] Roll two
        [3] Roll three
        [4] Roll four
       *[5] Roll five
    }
advance-pharaoh = Move { spaces } on the Pharaoh track with { $dice }
    .chip = { $ankhs ->
        [0] Pharaoh
        [one] Pharaoh + Ankh
       *[other] Pharaoh + { $ankhs } Ankhs
    }
advance-nile = Move { spaces } on the Nile with { $dice }
    .chip = { $ankhs ->
        [0] Nile
        [one] Nile + Ankh
       *[other] Nile + { $ankhs } Ankhs
    }
advance-by-ankhs = { $ankhs ->
    [one] Ankh
   *[other] { $ankhs } Ankhs
}
advance-to = to { $space }
flood-nile = Flood the Nile with { $dice }
    .chip = { $ankhs ->
        [0] Flood
        [one] Flood + Ankh
       *[other] Flood + { $ankhs } Ankhs
    }
place-civilization = Place a marker on { colour } Civilization
    .chip = { colour.title } Civilization
place-monument = Build the { colour } monument in column { $column }
    .chip = { colour.title } { $column }
pair-with = With the { colour } Monument
    .chip = With { colour }
pair-with-ankh = With an Ankh
score-ankhs = Score two Ankhs for { points }
    .chip = Two Ankhs
declare-disaster = Disaster strikes { area.struck } of all others
    .chip = Strike { area }
    .group = Disaster
retrieve-civilization = Take back the marker on { colour }
retrieve-monument = Take back the { colour } monument in column { $column }
end-turn = End the turn
    .chip = End turn
    .press = End your turn

# Log

event-started = { $name } is drawn as start player.
event-rolled = { $name } rolls { $dice }.
    .die = { colour } { face }
event-kept = { $name } keeps all dice.
event-pharaoh-moved = { $spaces ->
    [0] { $name } stays on { $to } on the Pharaoh track.
   *[other] { $name } goes from { $start } to { $to } on the Pharaoh track.
}
event-nile-moved = { $spaces ->
    [0] { $name } stays on { $to } on the Nile.
   *[other] { $name } goes from { $start } to { $to } on the Nile.
}
event-flooded = { $floods ->
    [one] { $name } floods the Nile.
   *[other] { $name } floods the Nile ({ floods } now).
}
event-flood-lost = { $name } loses a flood.
event-civilization-placed = { $name } places a marker on { colour } Civilization.
event-civilization-lost = { $name } takes back the marker on { colour } Civilization.
event-monument-placed = { $name } builds the { colour } monument in column { $column }.
event-monument-lost = { $name } takes back the { colour } monument in column { $column }.
event-disaster-declared = { $name } declares a disaster: { area.struck } of all others.
event-markers-returned = { $name } takes back { $things }.
event-ra-moved = Ra moves { steps }.
event-epoch-ended = Ra reaches the end of the Sun track: epoch { $epoch } is scored.
event-epoch-begun = Epoch { $epoch } begins with { $name }.
event-game-ended = The third epoch is scored: the game is over.
event-start = { $name } starts with { points }.
event-gain = { $name } scores { points }: { $reason }.
event-loss = { $name } loses { points }: { $reason }.

# Board in text

text-sun-track = Sun track
    .ra = Ra has gone { $ra } of { $steps }
text-dice = Dice
    .short = Dice
    .none = not rolled yet
text-points = Points

# Board as sentences

spoken-ra = { stage }. Ra has gone { $ra } of { $steps } steps.
spoken-dice = Dice to use: { $dice }.
    .die = { colour } { face }
spoken-suns = { $suns ->
    [one] { $suns } Sun on the Sun track.
   *[other] { $suns } Suns on the Sun track.
}
spoken-player =
    { $name }: { points }, Pharaoh { $pharaoh },
    { $floods ->
        [0] Nile { $nile },
       *[other] Nile { $nile } with { floods },
    }
    { $markers ->
        [0] Civilization none,
       *[other] Civilization { $colours },
    }
    { $built ->
        [0] monuments none.
       *[other] monuments { $monuments }.
    }
    .monument = { colour } { $column }

# Drawn board: dice

dice = Dice
    .press = Go on with the dice
    .label = { $dice }. Rolls left: { $rolls }.
die = { colour.title } die: { face }
    .used = { colour.title } die: { face }, used
    .sun = { colour.title } die: { face }, on the Sun track
    .unrolled = { colour.title } die, not yet rolled
    .press = Choose the { colour } die, { face }
plate-roll = { $rolls ->
    [0] No rolls left
   *[other] Roll again, { $rolls } left
}
    .short = { $rolls ->
        [0] No rolls
       *[other] Roll ({ $rolls })
    }
    .press = Roll the chosen dice again
plate-keep = Keep all
plate-end = End turn

# Drawn board: Sun track

sun-track = Sun track
ra-piece = Ra, { $ra } of { $steps } steps gone
note-end = Ra is at the end: the epoch ends with this turn
note-to-go = { $spaces ->
    [one] Ra has { $spaces } space to go
   *[other] Ra has { $spaces } spaces to go
}
note-disaster = A disaster may be declared
note-suns = { $suns ->
    [0] No Suns: Ra stays
    [1] One Sun: Ra will move 1 space
    [2] Two Suns: Ra will move 2 spaces
    [3] Three Suns: { points }, Ra stays
    [4] Four Suns: Ra stays
   *[5] Five Suns: Ra stays
}

# Drawn board: tracks

strike = { $area ->
    [pharaoh] Strike the Pharaoh track
    [nile] Strike the Nile
    [civilization] Strike the Civilizations
   *[monuments] Strike the monuments
}
pharaoh-note = first { SIGNED($first) }, last { SIGNED($last) }
pharaoh-label = { $places }.
nile-note = a flood scores its space
nile-label = { $places }. Floods: { $floods }.
figure-of = { $name } { $figure }
track-space = { $count ->
    [0] { area } { $space }: nobody
   *[other] { area } { $space }: { $names }
}
    .move = Move your { area } marker to { $space }
    .flood = Flood your marker on { $space }
track-piece = { $name }: { area } { $space }
flood-piece = { $name }: flood { $number } of { $floods }

# Drawn board: Civilization

civilization-note = your markers score each epoch
civilization-space = { $count ->
    [0] { colour.title } Civilization, { $count } of { $room }: nobody
   *[other] { colour.title } Civilization, { $count } of { $room }: { $names }
}
    .full = { colour.title }, full
    .place = Place your marker on { colour }
    .take = Take back your marker from { colour }
civilization-piece = { $name }: { colour } Civilization

# Drawn board: monuments

monuments-note = your columns score at the end
    .towers = Three, four, five of yours in one column: { $three }, { $four }, { $five } more
monuments-none = No monuments yet
monument-space = { colour.title }, column { $column }: empty
    .built = { colour.title }, column { $column }: { $name }
    .place = Place your marker: { colour }, column { $column }
    .take = Take back your marker: { colour }, column { $column }
monument-piece = { $name }: monument { colour }, column { $column }

# Beside a player's name

fact-pharaoh = Pharaoh track
fact-nile = Nile
    .figure = { $floods ->
        [0] { $nile }
        [one] { $nile } + flood
       *[other] { $nile } + { $floods } floods
    }
fact-civilization = Civilization markers
fact-monuments = Columns with monuments

# Examples in the help

example = { $faces }: { $result }
example-turn = A roll: all but the Sun may be rolled again
example-pharaoh = Three spaces on the Pharaoh track
example-nile = Three spaces on the Nile, or a flood
example-civilization = One marker, on yellow or blue
example-monuments = First monument: one die; second: two
example-ankhs = A pair: 2 points
example-suns = Ra moves two steps
example-disaster = A disaster may be declared

# Positions that cannot be

position-no-dice = { $unused } tells what of the dice is unused; without { $dice } there are none.
position-colour-full = { $place }: { $colour } has room for { $room } Civilization markers.
position-space-taken = { $place }: two monuments stand on { $space }.
position-die-missing = { $place } tells the faces of all five dice; { $die } is missing.
position-no-monument = { $place }.monument has { $die }, but that die shows { $face }.
position-few-suns = { $place }.disaster needs { $needed } Suns or more; there are { $suns }.
position-not-over = next is empty, but the game is over only in epoch { $epoch } with Ra at step { $step } or beyond.
position-not-cleared = When the game is over all floods and Civilization markers are taken back.
position-not-the-start = Before the start player is drawn nothing else is asked, and the board is empty.
position-wrong-turn = next has UseDice of seat { $seat }, but it is the turn of seat { $turn }.
position-epoch-over = Ra stands at step { $ra }, but the epoch ends at { $end }.
position-one-before-use =
    Before UseDice there is one roll, one reroll, one pair of dice or the victims of a disaster.
position-not-before-use = { $rule } cannot be asked before UseDice.
position-wrong-pair = MustPairMonument is asked of who is in turn, for the second monument or a later one.
position-first-roll = The first roll of a turn is RollDice of all five dice.
position-wrong-dice = Only dice that lie there and show no Sun are rolled again.
position-wrong-reroll =
    MayReroll is asked of seat { $seat } with 1 or 2 left, if dice lie there that are no Suns.
position-done-before-roll = Nothing has been done with dice before they are rolled: table.done must say so.
position-used-before-use =
    No dice are used as long as some may be rolled: table.unused and table.done must say so.
position-no-disaster = Markers are retrieved after one disaster: table.done.disaster must say that it struck.
position-victims-in-turn = The victims of a disaster choose in turn, from the left of seat { $seat } on.
position-few-markers = Seat { $seat } has { $markers } markers and cannot be asked for { $left } of { $most }.
position-use-without-dice = UseDice needs table.dice; without them the turn begins with a roll.
position-pharaoh-done = table.done.pharaoh must be true just if a Pharaoh die is used.
position-nile-done = table.done.nile is true, but no Nile die is used.
position-civilizations-done =
    { $placed } Civilization markers cannot have been placed this turn with these dice and markers.
position-monuments-done =
    { $placed } monuments cannot have been built this turn with { $dice } Monument dice used.
