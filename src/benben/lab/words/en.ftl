# What simulations and measurements tell.

# A simulation

games-played = { $games ->
    [one] { $games } game of { $game }, { $players } players, seed { $seed }
   *[other] { $games } games of { $game }, { $players } players, seed { $seed }
}
how-fast = { $seconds } s, { $speed } games/s, { $decisions } decisions, digest { $digest }
# Above columns: fewer letters than the column is wide, see report.py.
column-bot = bot
column-seat = seat
column-wins = wins
column-share = share
column-mean = mean
column-sd = sd
column-min = min
column-max = max
# In the column of seats.
all-seats = all
percent = { $share }%

wrong-number-of-bots = { $players ->
    [one] { $players } player needs 1 bot, not { $given }.
   *[other] { $players } players need 1 or { $players } bots, not { $given }.
}
worker-ended =
    A worker process ended too early, with exit code { $code }: the memory may be full, or a bot has ended it.
rows-in-other-format = Rows are written to a .csv or a .parquet file, not to { $file }.
no-file-to-write = { $file } is no file that could be written.
cannot-be-written = { $file } cannot be written: { $why }.
folder-cannot-be-made = The folder { $folder } cannot be made: { $why }.
record-exists = { $file } exists already; nothing was played. Choose another folder or another --seed.
parquet-needs-polars = A .parquet file needs polars: pip install 'benben[analysis]'; a .csv file needs nothing.

# The arena

arena-alone = In an arena at least 2 play.
arena-one-bot = An arena needs at least 2 bots.
arena-bot-twice = The bot { $bot } is named twice; in an arena each has one rating.
arena-file-of-other-plan =
    { $file } has no games of this arena (another game, other bots, options, seats or another seed); nothing was played.
    Choose another file.
arena-file-broken = Line { $line } of { $file } is no game of an arena; nothing was played. Choose another file.
arena-file-in-use = Another arena is writing to { $file }.
# Above columns: fewer letters than the column is wide, see arena_report.py.
arena-column-games = games
arena-column-share = won
arena-column-interval = 95%
arena-column-rating = rating
arena-column-margin = ±
arena-column-ms = ms
arena-column-worst = worst
arena-column-iterations = iter.
arena-pair = { $bot } against { $other }
arena-digest = { $decisions } decisions, digest { $digest }

# The ladder: above columns of a table in Markdown

ladder-progress = ladder
ladder-column-game = game
ladder-column-bot = bot
ladder-column-against = against
ladder-column-seats = seats
ladder-column-games = games
ladder-column-share = won
ladder-column-interval = 95 % interval
ladder-column-ms = ms, median
ladder-column-worst = ms, worst
ladder-column-iterations = iterations
# How many of a bot play against another.
ladder-others = { $n ->
    [1] { $bot }
   *[other] { $n } × { $bot }
}

# Training

no-course = { $game } has nothing to learn: its bots need no learned numbers.
learned-exists = { $file } exists already; nothing was learned. Choose another --out, or compare it with --check.
kept-broken = { $file } cannot be read, so training cannot go on from it; remove it to begin anew.
kept-of-other-training = { $file } is of another training; remove it, or choose another --out.
not-learned = { $file } is no file of learned numbers.
learned-of-other-game = { $file } is of the game '{ $game }'.

# Measuring speed

what-was-measured = { $core ->
    [compiled] Python { $python }, core compiled; per CPU second
   *[interpreted] Python { $python }, core interpreted; per CPU second
}
# Above columns: fewer letters than the column is wide, see bench.py.
bench-game = game
bench-players = players
bench-decisions_per_s = decisions
bench-games_per_s = games
bench-clones_per_s = clones
bench-driven_decisions_per_s = driven
bench-search = search
bench-rollouts_per_s = with random games
bench-vizier_iterations_per_s = of the vizier
bench-iterations_per_s = iterations
ratio-of-searches = ra-dice search / { $peer }
no-peer = No peer is installed; `make bench` installs OpenSpiel beside.
ratio-of-bots = { $ours } / { $peer }, C++ bots
ratio-of-loops = ra-dice driven / best Python loop
ratio-of-clones = ra-dice clone / best clone
