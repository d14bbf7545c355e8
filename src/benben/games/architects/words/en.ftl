# Egyptian Architects
title = Egyptian Architects
summary = Draft plans, blocks and workers, then raise pyramids together and score for every part that is yours.

# How the game goes, in two minutes
primer =
    You are architects on the Nile. For three rounds you draft cards and then build with them, all on the same two
    pyramids; you score for each part that you add.

    A round begins with a draft. Everybody is dealt a pack of cards, picks one of them at the same time as the others,
    lays it face down and hands the rest to the left. So it goes on until you have a hand of 8, 7, 6 or 5 cards with
    2, 3, 4 or 5 players; what is left over is discarded unseen.

    Then all limestone goes from the hands to the quarry, which belongs to everybody; whoever brings the most scores
    4. The player with the fewest points begins, and turn by turn each plays one card. Workers carry blocks from the
    quarry to a pyramid, one block for each worker on the card. Mummies and sarcophagi go into tombs: 2 points each, 2
    more for the second card of a tomb, and 8 for both from your hand at once. An idol in a niche scores 1, 3 or 6,
    the more kinds of idols the pyramid has by then; a kind that is there already scores nothing. Hieroglyphics score
    what they show. A new plan scores for its architect; two at most are in play.

    The last block completes a pyramid, whatever rooms are empty, and brings the foreman's points; its cards are
    discarded.

    If you cannot or will not play, pass: then you are out until somebody plays a new plan. When all are out, your
    workers that moved a block score 1, 2, 4 or 6 points for 1, 2, 3, or 4 and more of them. Unfinished pyramids stay
    for the next round, everything else is shuffled. After the third round the most points win.

# Help, topic by topic
help-deal =
    At the start of a round 10, 9, 8 or 7 cards are dealt to each of 2, 3, 4 or 5 players. If no plan lies on the
    table everybody tells whether they hold one; if nobody does, all is shuffled and dealt again (ARC-2).
    .title = Deal
help-draft =
    Pick one card of your pack; when all have picked, the packs go to the left. You keep 8, 7, 6 or 5 cards with 2, 3,
    4 or 5 players. What is left over is discarded, and only who held it last has seen it (ARC-3).
    .title = Draft
help-quarry =
    After the draft all limestone of all hands lies in the quarry, for anybody's workers. Whoever brought the most
    scores 4; all who are level for the most do (ARC-4).
    .title = Quarry
help-turn =
    The player with the fewest points begins; of several the one next to the left of the leader, else a lot decides.
    One card or a pass, then the turn goes left (ARC-5).
    .title = Turn
help-plans =
    A plan from your hand starts a pyramid and scores its architect's points. Two plans at most are in play. The last
    block completes a pyramid for the foreman's points, and all its cards are discarded (ARC-6).
    .title = Plans
help-workers =
    Each worker on the card may move one block from the quarry to any pyramid in play; at least one must. At the end
    of the phase your workers that moved a block score 1, 2, 4 or 6 for 1, 2, 3, or 4 and more (ARC-7).
    .title = Workers
help-tombs =
    A mummy or a sarcophagus scores 2, and 2 more if it is the second card of a tomb, whoever laid the first. Both
    from your hand into an empty tomb are one turn and score 8 (ARC-8).
    .title = Tombs
help-idols =
    An idol of a kind that is new to the pyramid scores 1, 3 or 6 as the first, second or third kind in it. A kind
    that is there already may be raised, but scores nothing (ARC-9).
    .title = Idols
help-hieroglyphics = They score the number on the card: 2, 3 or 4. They need a free wall (ARC-10).
    .title = Hieroglyphics
help-passing =
    You may always pass, and keep your cards. You are out then, until somebody plays a new plan. The phase ends when
    everybody has passed or has no card (ARC-11).
    .title = Passing
help-end =
    After a round pyramids in play stay as they are, and all other cards are shuffled. After three rounds the most
    points win; who is level shares the win. What is unfinished brings nothing (ARC-12).
    .title = End
help-secrets =
    Hands, packs and picked cards are secret, how many there are is not. You know what was in each pack that came to
    you: the list of packs that you held helps you to remember (ARC-13).
    .title = Secrets
help-cards =
    54 cards: 18 limestone, 13 workers (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3), 3 mummies, 3 sarcophagi, 2 cats, 2
    birds, 2 dogs, 5 hieroglyphics (2, 2, 3, 3, 4), 6 plans. The numbers are reconstructed: the book does not give
    them (ARC-1).
    .title = Cards
help-pyramids =
    Blocks, tombs, niches, walls; architect, foreman. P1: 4, 1, 2, 0; 2, 4. P2: 4, 0, 1, 1; 1, 4. P3: 5, 1, 0, 1; 2,
    5. P4: 6, 0, 3, 0; 2, 6. P5: 6, 1, 2, 1; 3, 6. P6: 5, 2, 2, 1; 4, 5. P1 lies on the table at the start (ARC-1,
    ARC-6).
    .title = Pyramids

# Why points are scored
reason-limestone = limestone
reason-architect = architect
reason-foreman = foreman
reason-workers = workers
reason-tombs = tombs
reason-idols = idols
reason-hieroglyphics = hieroglyphics

# Lines in the score chart
milestone-round_ended = Round { $x }

# Why an answer is not legal
refusal-another-question = That answers another question than the one that is open now.
refusal-pick-first = First pick a card from your pack: cards are played after the draft.
refusal-picks-are-over = The draft of this round is over: play from your hand.
refusal-two-plans = Two plans are in play already: one must be completed first.
refusal-one-plan = A plan is in play already, and here only one may be.
refusal-quarry-empty = There is no block left in the quarry.
refusal-nothing-to-build = There is no pyramid in play that workers could build on.
refusal-workers-first = Blocks are moved by workers: play a card with workers first.
refusal-block-first = Your workers are waiting: first tell where they carry the blocks.
refusal-must-move-one = At least one worker of the card must move a block.
refusal-nobody-rests = No worker is at work who could rest.
refusal-rest-instead = Your card is played: let the other workers rest to end the turn.
refusal-not-both-held = That takes a mummy and a sarcophagus from your own hand.
refusal-has-picked = You have picked: the cards go on when all others have picked, too.
refusal-not-your-turn = It is not your turn: the turn goes round to the left.
refusal-has-passed = You have passed: you play again when a new plan is played.
refusal-has-no-cards = You have no card left: you are out until the next round.
refusal-game-is-over = The game is over: its last round is played.
refusal-not-in-pack = There is no { refused-card } in the pack that you hold.
refusal-not-in-hand = You hold no { refused-card }.
refusal-not-in-play = P{ $plan } is not in play.
refusal-plan-not-held = You do not hold the plan of P{ $plan }.
refusal-plan-in-play = The plan of P{ $plan } is in play already.
refusal-no-place-for-block = P{ $plan } is not in play, so it has no empty place for a block.
refusal-no-such-tomb = P{ $plan } has no tomb { $tomb }.
refusal-mummy-is-there = A mummy lies in P{ $plan }, tomb { $tomb } already.
refusal-sarcophagus-is-there = A sarcophagus stands in P{ $plan }, tomb { $tomb } already.
refusal-tomb-not-empty = The two go into an empty tomb together, and P{ $plan }, tomb { $tomb } is not empty.
refusal-no-niche = P{ $plan } has no niche for an idol.
refusal-niches-taken = All niches of P{ $plan } are taken.
refusal-no-wall = P{ $plan } has no wall for hieroglyphics.
refusal-walls-taken = All walls of P{ $plan } are carved already.

# A card by the name that answers have for it: what is printed on it may be changed.
refused-card = { $card ->
    [worker_1] worker_1 card
    [worker_2] worker_2 card
    [worker_3] worker_3 card
    [glyph_2] glyph_2 card
    [glyph_3] glyph_3 card
    [glyph_4] glyph_4 card
    [plan_1] plan of P1
    [plan_2] plan of P2
    [plan_3] plan of P3
    [plan_4] plan of P4
    [plan_5] plan of P5
    [plan_6] plan of P6
   *[other] { WORD("thing", $card) }
}

# Cards: $kind is worker, glyph, plan or a thing; $n the number of workers, of points, or of the plan

thing = { $thing ->
    [limestone] limestone
    [mummy] mummy
    [sarcophagus] sarcophagus
    [cat] cat
    [bird] bird
   *[dog] dog
}
    .many = { $thing ->
        [limestone] limestone
        [mummy] mummies
        [sarcophagus] sarcophagi
        [cat] cats
        [bird] birds
       *[dog] dogs
    }
    .title = { $thing ->
        [limestone] Limestone
        [mummy] Mummy
        [sarcophagus] Sarcophagus
        [cat] Cat
        [bird] Bird
       *[dog] Dog
    }
    .a = { $thing ->
        [limestone] a block of limestone
        [mummy] a mummy
        [sarcophagus] a sarcophagus
        [cat] a cat
        [bird] a bird
       *[dog] a dog
    }

card = { $kind ->
    [worker] { card-workers }
    [glyph] hieroglyphics { $n }
    [plan] plan P{ $n }
   *[other] { WORD("thing", $kind) }
}
    .title = { $kind ->
        [worker] { card-workers }
        [glyph] Glyphs
        [plan] Plan P{ $n }
       *[other] { WORD("thing.title", $kind) }
    }
    .one = { $kind ->
        [worker] a card with { card-workers }
        [glyph] hieroglyphics { $n }
        [plan] the plan of P{ $n }
       *[other] { WORD("thing.a", $kind) }
    }
    .times = { card } × { $count }
    .counted = { $count } × { card }
    .several = { $kind ->
        [worker] { card.counted }
        [glyph] { card.counted }
        [plan] { card.counted }
       *[other] { $count } { WORD("thing.many", $kind) }
    }
card-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}

# Under the name of a card
card-line =
    .worker = { $n ->
        [one] { $n } block
       *[other] { $n } blocks
    }
    .glyph = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .pair = pair +{ $bonus }
    .limestone = to quarry

# A card with what it does, and what pressing it does
about =
    .said = { about.title }: { about.does }
    .pick = Pick { about.name }: { about.does }
    .choose = Choose { about.name }: { about.does }
    .title = { $kind ->
        [glyph] Hieroglyphics
        [cat] Cat, an idol
        [bird] Bird, an idol
        [dog] Dog, an idol
       *[other] { card.title }
    }
    .name = { $kind ->
        [glyph] hieroglyphics
        [cat] cat, an idol
        [bird] bird, an idol
        [dog] dog, an idol
       *[other] { card }
    }
    .does = { $kind ->
        [worker] { $n ->
            [one] moves { $n } block
           *[other] move { $n } blocks
        }
        [plan] { $places }; architect { $architect }, foreman { $foreman }
        [glyph] { card-line.glyph }
        [limestone] a block for the quarry
        [mummy] { points }, { $bonus } more as the second of a tomb
        [sarcophagus] { points }, { $bonus } more as the second of a tomb
       *[idol] { $first }, { $second }, { $third } points as the first, second, third kind of a pyramid
    }
places = { $place ->
    [block] { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
    [tomb] { $count ->
        [one] { $count } tomb
       *[other] { $count } tombs
    }
    [niche] { $count ->
        [one] { $count } niche
       *[other] { $count } niches
    }
   *[wall] { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    }
}

# Figures in sentences

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
blocks = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
blocks-of = { $of ->
    [one] { $blocks } of { $of } block
   *[other] { $blocks } of { $of } blocks
}
pyramid = P{ $plan }
tomb-of = { $tombs ->
    [1] the tomb of P{ $plan }
   *[other] tomb { $tomb } of P{ $plan }
}
lying = { $lying ->
    [mummy] mummy
    [sarcophagus] sarcophagus
    [both] mummy and sarcophagus
   *[none] empty
}

# Questions

ask-DrawFirst = A lot tells who is dealt to first.
ask-DealCard = Cards are dealt.
ask-MustPick = { $name }, which card do you pick?
ask-DrawStart = A lot tells who begins.
ask-MayPlay = { $name }, which card do you play?
ask-MoveBlocks = { $name }, where does the next block go?
more-picks = It is pick { $pick } of { $keep }.
more-pass = Or do you pass?
more-workers = { $workers ->
    [1] One worker is to go.
   *[other] { $workers } workers are to go.
}
outcome = { $winners ->
    [1] The game is over: { $names } wins with { points }.
   *[other] The game is over: { $names } share the win with { points }.
}
stage = { $phase ->
    [deal] Round { $round } of { $rounds }, deal
    [draft] Round { $round } of { $rounds }, draft
   *[build] Round { $round } of { $rounds }, build
}
    .over = Game over

# Answers

pick = Pick { card.one }
send-workers = Send { card-workers } to the quarry
play-plan = Play the plan of P{ $plan }{ for-points }
move-block = Move a block to P{ $plan }
    .next = Move a block to P{ $plan }, number { $n } of { $of }
    .last = Complete P{ $plan } with the last block{ for-points }
    .chip = Block for P{ $plan }
raise-idol = Raise { WORD("thing.a", $idol) } in P{ $plan }{ for-points }
    .again = Raise a second { WORD("thing", $idol) } in P{ $plan }, for no points
carve-glyphs = Carve hieroglyphics into P{ $plan }{ for-points }
bury = Lay { WORD("thing.a", $burial) } in { tomb-of }{ for-points }
    .beside = { $burial ->
        [mummy] Lay a mummy in { tomb-of } beside the sarcophagus{ for-points }
       *[sarcophagus] Lay a sarcophagus in { tomb-of } beside the mummy{ for-points }
    }
bury-both = Lay a mummy and a sarcophagus together in { tomb-of }{ for-points }
for-points = { $points ->
    [0] , for no points
    [one] {" "}for { points }
   *[other] {" "}for { points }
}
pass = Pass and keep your cards
    .chip = Pass
    .press = Pass: keep your cards, and play no more until a new plan is laid
    .done = You have passed
    .later = To pass, when you are asked
rest = Let the other workers rest
    .chip = { $workers ->
        [1] Let it rest
       *[other] Let them rest
    }
    .plate = { $workers ->
        [1] Rest the last worker
       *[other] Rest the other { $workers } workers
    }
    .press = { $workers ->
        [1] Rest the last worker: it moves no block
       *[other] Rest the other { $workers } workers: they move no block and score nothing
    }

# Answers in short

played = { $played ->
    [both] Both
    [glyph] Glyphs
   *[other] { WORD("thing.title", $played) }
}
    .site = { played }, site { $site }
    .tomb = { played }, P{ $plan } tomb { $tomb }
on-site =
    .tomb = Site { $site }, tomb { $tomb }
    .block = Site { $site }, block { $n }
group = { $group ->
    [plans] Plans
    [workers] Workers
    [mummy] Mummy
    [sarcophagus] Sarcophagus
    [both] Both cards
    [burials] Burials
    [idols] Idols
   *[glyphs] Glyphs
}

# Log

scored = { $reason ->
    [limestone] { $name } scores { points } for the most limestone.
    [architect] { $name } scores { points } as the architect.
    [foreman] { $name } scores { points } as the foreman.
    [workers] { $name } scores { points } for the workers.
    [tombs] { $name } scores { points } for the tomb.
    [idols] { $name } scores { points } for the idol.
   *[hieroglyphics] { $name } scores { points } for the hieroglyphics.
}
taken-picked = { $name } picks { card.one }.
taken-left_over = { $name } lays { card.one } aside.
buried-mummy_laid = { $name } lays a mummy in { tomb-of }.
buried-sarcophagus_laid = { $name } lays a sarcophagus in { tomb-of }.
buried-both_laid = { $name } lays a mummy and a sarcophagus together in { tomb-of }.
built-planned = { $name } plays the plan of P{ $plan }.
built-completed = { $name } completes P{ $plan }: all its cards are discarded.
built-block_moved = { $name } moves a block to P{ $plan }, number { $n } of { $of }.
idol-raised = { $name } raises { WORD("thing.a", $idol) } in P{ $plan }.
glyph-carved = { $name } carves hieroglyphics { $n } into P{ $plan }.
event-announced = { $x ->
    [1] { $name } holds a plan.
   *[0] { $name } holds no plan.
}
event-reshuffled = Nobody holds a plan: all cards are shuffled and dealt again.
event-handed_on = { $x ->
    [one] { $x } card each: all hand their packs to the left.
   *[other] { $x } cards each: all hand their packs to the left.
}
event-quarried = { $x ->
    [0] { $name } brings no block to the quarry.
    [one] { $name } brings { $x } block to the quarry.
   *[other] { $name } brings { $x } blocks to the quarry.
}
event-starts = { $name } begins.
event-worked = { $x ->
    [one] { $name } sends { $x } worker.
   *[other] { $name } sends { $x } workers.
}
event-passed = { $name } passes.
event-returned = { $name } is in again.
event-phase_ended = Nobody plays any more in this round.
event-round_ended = Round { $x } is over: all but the pyramids in play is shuffled back into the deck.
event-game_ended = The game is over.

# The table in text

heading = { $phase ->
    [deal] Round { $round } of { $rounds }, deal
    [draft] Round { $round } of { $rounds }, draft
    [build] Round { $round } of { $rounds }, building
   *[over] Round { $round } of { $rounds }, over
}
    .quarry = quarry { $n }
    .deck = deck { $n }
    .discarded = discarded { $n }
    .aside = aside { $n }
side = { $site ->
    [1] left
   *[2] right
}
    .empty = no pyramid
    .blocks = { blocks-of }, foreman { $points }
rooms = { $rooms ->
    [tombs] tombs
    [niches] niches
   *[walls] walls
}
tomb-mark = { $lying ->
    [mummy] M
    [sarcophagus] S
    [both] M+S
   *[none] -
}
column =
    .points = points
    .cards = cards
    .picked = picked
    .blocks = blocks
    .workers = workers
standing =
    .picked = has picked
    .passed = passed
    .began = began
    .plan = plan: { announced }
announced = { $announced ->
    [yes] yes
   *[no] no
}
    .about = { $announced ->
        [yes] Told to hold a plan
       *[no] Told to hold no plan
    }
own = { $stack ->
    [pack] Pack
    [pile] Picked
    [hand] Hand
    [left] Aside
   *[gone] Gone
}
    .spoken = { $stack ->
        [pack] Your pack: { $cards }.
        [pile] You have picked: { $cards }.
        [hand] Your hand: { $cards }.
        [left] You laid aside: { $cards }.
       *[gone] In a pack that you handed on: { $cards }.
    }

# The table in sentences

spoken-round = { $phase ->
    [deal] Round { $round }, deal.
    [draft] Round { $round }, draft.
    [build] Round { $round }, building.
   *[over] Round { $round }, over.
}
spoken-quarry = In the quarry: { blocks }.
spoken-deck = In the deck: { cards }.
spoken-discards = Discarded: { $cards }.
spoken-site = { $site ->
    [1] On the left P{ $plan }: { $there }. The last block brings { points }.
   *[2] On the right P{ $plan }: { $there }. The last block brings { points }.
}
    .empty = { $site ->
        [1] On the left there is no pyramid.
       *[2] On the right there is no pyramid.
    }
    .blocks = { blocks-of }
    .tomb = { $lying ->
        [mummy] tomb { $n } with a mummy
        [sarcophagus] tomb { $n } with a sarcophagus
        [both] tomb { $n } with a mummy and a sarcophagus
       *[none] tomb { $n } empty
    }
    .niches = { $taken ->
        [0] { $of ->
            [one] { $taken } of { $of } niche taken
           *[other] { $taken } of { $of } niches taken
        }
       *[other] { $of ->
            [one] { $taken } of { $of } niche taken ({ $idols })
           *[other] { $taken } of { $of } niches taken ({ $idols })
        }
    }
    .walls = { $of ->
        [one] { $carved } of { $of } wall carved
       *[other] { $carved } of { $of } walls carved
    }
spoken-player = { $name }: { points }, { cards } in hand, { $phase ->
        [draft] { $pile } picked
       *[build] { blocks } brought
    }{ $workers ->
        [0] {""}
        [one] , { $workers } worker at work
       *[other] , { $workers } workers at work
    }{ $did ->
        [picked] , has picked
        [passed] , has passed
       *[nothing] {""}
    }{ $announced ->
        [yes] , announced a plan: yes
        [no] , announced a plan: no
       *[nothing] {""}
    }.

# The drawn board: sites

site = { $site ->
    [1] First site
   *[2] Second site
}
    .plan = { site }: P{ $plan }
    .name = { $site ->
        [1] first site
       *[2] second site
    }
    .the = The { site.name }
    .without-plan = The { site.name }: no plan
    .with-plan = The { site.name }: { $label }
    .lay-plan = Lay the plan out on the { site.name }
    .label = Plan P{ $plan }, architect { $architect }, foreman { $foreman }. { blocks-of }.
    .tomb = Tomb { $n }: { lying }.
    .niches = { $count ->
        [0] { $niches ->
            [one] No idol in { $niches } niche.
           *[other] No idol in { $niches } niches.
        }
       *[other] { $niches ->
            [one] In { $niches } niche: { $idols }.
           *[other] In { $niches } niches: { $idols }.
        }
    }
    .walls = { $of ->
        [one] Hieroglyphics on { $carved } of { $of } wall.
       *[other] Hieroglyphics on { $carved } of { $of } walls.
    }
empty-site = { $state ->
    [free] no plan yet
    [closed] stays empty
   *[over] no plan
}
    .label = No plan lies here.
    .sign = { $state ->
        [free] Staked out, waiting for a plan
        [closed] One plan at a time is in play
       *[over] Nothing was left unfinished
    }
progress = { $state ->
    [over] { blocks-of }, unfinished
   *[building] { blocks-of }, { $left } to go
}
architect = architect
foreman = foreman

# Places of a pyramid

block = Block { $n }
    .place = { $state ->
        [laid] Block { $n } of the { site.name }: laid
       *[awaited] Block { $n } of the { site.name }: to come
    }
    .place-last = { $state ->
        [laid] Block { $n } of the { site.name }: laid: the last one, { $points } foreman points
       *[awaited] Block { $n } of the { site.name }: to come: the last one, { $points } foreman points
    }
    .press = Move a block to the { site.name }
    .press-last = Move a block to the { site.name }: the last one, { $points } foreman points
niche =
    .held = Niche { $n } of the { site.name }: { WORD("thing", $idol) }
    .empty = Niche { $n } of the { site.name }: empty, { niche.new }
    .press = Raise an idol in niche { $n } of the { site.name }: { niche.new }
    .new = { $kinds ->
        [0] every kind is here already
       *[other] a new kind of idol scores { $points }
    }
tomb =
    .place = Tomb { $n } of the { site.name }: { lying }
    .press = Lay { WORD("thing.a", $burial) } in tomb { $n } of the { site.name }: { points }
    .press-empty = Bury in tomb { $n } of the { site.name }: a mummy { $mummy }, a sarcophagus { $sarcophagus }, both at once { $both } points
    .buried = { WORD("thing.title", $burial) } in tomb { $n }
wall =
    .place = { $state ->
        [carved] Wall { $n } of the { site.name }: hieroglyphics
       *[empty] Wall { $n } of the { site.name }: empty
    }
    .press = Carve hieroglyphics on wall { $n } of the { site.name }: their own points
    .glyphs = Hieroglyphics

# Own cards

hand = Your hand
    .pack = Your pack
    .passed = you have passed
    .left-over = { $note }; left over: { $cards }
    .waits = picked; { $name } to pick
    .waits-for-all = picked; others pick
    .pick = pick { $pick } of { $keep }, the rest to { $name }
    .last-pick = pick { $pick } of { $pick }, the rest aside
    .label = { $count ->
        [0] No cards.
       *[other] { $cards }.
    }
    .label-picked = Picked so far: { $cards }.
    .empty = no card
pile = Your pile
    .note = { $count } of { $keep }
    .on-ledge = Your pile, face down for the others: { $count } of { $keep }
    .label = { $count ->
        [0] Nothing yet. { $going }.
       *[other] { $cards }. { $going }.
    }
pack =
    .last = The last pick: the rest is laid aside
    .goes-on = { $cards ->
        [one] { $cards } card goes on to { $name }
       *[other] { $cards } cards go on to { $name }
    }
held = Packs held
    .all = Packs you have held
    .none = None yet
    .nothing = Nothing yet
    .nothing-yet = Nothing yet: the packs you hold are noted here.
    .last = last { $shown } of { $packs }
    .framed = framed: taken
    .all-framed = framed: you took it
    .dealt = dealt
    .left-over = left over
    .left = Left over: { $cards }
    .pack = { $source ->
        [deal] Dealt to you: { $cards }
       *[other] From { $name }: { $cards }
    }
    .pack-taken = { held.pack }; you took { $took }

# Quarry and stacks

quarry = Quarry
    .pit = The quarry: { blocks }
    .press = Send the workers to the quarry
    .label = { blocks }.
    .brought = { $name } brought { $blocks }.
    .note = everybody’s workers draw from it
    .stone = A block of limestone
    .blocks = { $blocks ->
        [one] block
       *[other] blocks
    }
stock = Cards
    .deck = deck
    .aside = left over
    .discarded = discarded
    .none = none
    .note = open discards can be counted
    .label = { $discarded ->
        [0] Deck: { $deck }. Left over face down: { $aside }. Discarded: none.
       *[other] Deck: { $deck }. Left over face down: { $aside }. Discarded: { $cards }.
    }

# Everybody at the table

ring = Round { $round }: packs go left
    .deck = deck
    .note = { $picked } of { $of } have picked
seats = Builders
    .note = round { $round } of { $rounds }
    .final = Final points
    .final-note = the most first
    .further = Further points
seat =
    .kept = + { $pile } kept
    .drafting = { $name }: { cards } in the pack, { $pile } kept, { $state ->
            [picked] has picked
           *[picking] is picking
        }{ seat.told }
    .building = { $name }: { points }, { cards }, { $blocks } limestone brought, { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        } moved a block, { $coming ->
            [one] { $coming } point
           *[other] { $coming } points
        } to come{ seat.told }{ seat.is }
    .final = { $name }: { points }{ seat.is }
    .told = { $announced ->
        [yes] , told to hold a plan
        [no] , told to hold no plan
       *[nothing] {""}
    }
    .is = { $status ->
        [none] {""}
       *[other] , { seat.status }
    }
    .status = { $status ->
        [acts] to play
        [passed] passed
        [out] out
       *[winner] winner
    }
workers = Workers who moved a block
    .note = { $most ->
        [4] four or more count alike
       *[other] { $most } or more count alike
    }

# Beside a name

fact-drafting = { $cards } + { $pile } kept
    .about = Cards in the pack, and cards picked so far
fact-picked = picked
    .about = Has picked a card
fact-cards = Cards in hand
fact-limestone = Limestone brought to the quarry
fact-workers = Workers who moved a block, and the points they will bring
fact-passed = passed
    .about = Has passed

# What the cards beside the help mean

example-draft = A pack: pick one card, hand the rest to the left
example-quarry = All limestone goes to the quarry; the most scores { $most }
example-plans = Who plays a plan scores the left figure, who lays its last block the right one
example-workers = Each worker moves one block
example-tombs = { $points } points each, { $bonus } more for the second; laid together { $both }
example-idols = The first, second, third kind in a pyramid: { $first }, { $second }, { $third } points
example-hieroglyphics = Hieroglyphics score what is printed on them

# What is wrong with a position

position-quarry = { $place }.quarry is the limestone that was picked less what workers moved, { $blocks }.
position-too-many = There are { $cards } cards { $card } on the table, but the game has { $there }.
position-too-many-here = { $place } has { $cards } cards { $card }.
position-sites = { $place }.sites is a list of { $sites } objects, {"{}"} for a free site, not { $given }.
position-plans = { $place }.sites: at most { $plans } different plans are in play.
position-no-plan = { $place }.plan is missing; a free site is {"{}"}.
position-tombs = { $place }.tombs is a list of { $tombs } lists of what lies in each tomb, not { $given }.
position-tomb = { $place } is a list out of { $known }, not { $given }.
position-moved-too-much = Workers have moved more blocks this round than limestone was picked.
position-not-asked = In the phase { $phase } this is not asked: { $steps }.
position-start = table.start is the start player of the last round; in the first round there is none yet.
position-nothing-built = { $phase ->
    [deal] In the deal no card is used, no block quarried or moved, and nobody has passed.
    [draft] In the draft no card is used, no block quarried or moved, and nobody has passed.
   *[over] When the game is over no card is used, no block quarried or moved, and nobody has passed.
}
position-not-over = next is empty, but the game is over only after round { $rounds }, with a start player.
position-over = When the game is over all cards but the pyramids in play are in the deck: phase is over.
position-picked-early = In the deal nobody has picked or announced anything.
position-dealt = All cards are dealt: phase is draft.
position-draw-first = DrawFirst is asked before the first deal, if there are too few cards for all.
position-next-card = DealCard goes to seat { $seat } next.
position-dealt-to = Seat { $seat } has been dealt { $cards } cards of { $of }, not { $given }.
position-pack = Everybody was dealt { $deal } cards; of those of seat { $seat } there are { $cards }.
position-announced-by-some = Either everybody has announced whether they hold a plan, or nobody has.
position-announced-falsely = Seat { $seat } announced { $announced }, but the pack says otherwise.
position-announced-without-need = Plans are announced just if none lies on the table.
position-draft-hand = In the draft the hand of seat { $seat } is what it has picked.
position-picks = Seat { $seat } has picked { $cards } cards, others { $others }: one more at most.
position-draft-over = After { $picks } picks the draft is over: phase is build.
position-pickers = MustPick is asked of who has picked { $cards } cards: { $seats }.
position-out = Seat { $seat } has no cards or has passed: it is not asked.
position-picked = Everybody picked { $picks } cards; seat { $seat } has picked { $cards }.
position-not-picked = Seat { $seat } holds { $card }, which it did not pick or which is in the quarry.
position-passed-without-cards = Seat { $seat } cannot have passed: it has no cards.
position-worker-cards = Seat { $seat } played { $cards } worker cards: they moved { $least } to { $most } blocks.
position-played = { $cards } cards { $card } were played this round; on sites and used are { $there }.
position-used-blocks = table.used holds whole pyramids: { $blocks } limestone with these plans.
position-used-workers = Without a plan in table.used there are only worker cards.
position-moved-blocks = The blocks that workers moved this round lie on the sites or are used.
position-draw-start = DrawStart is asked before the first turn of a round, if the lowest points are tied.
position-no-such-workers = Seat { $seat } has played no card with { $moved } workers that moved and { $left } left.
position-move-blocks = MoveBlocks is asked if there are blocks in the quarry and a choice of what to do.
