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
