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
