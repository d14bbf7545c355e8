# What can go wrong with stored tables. { $place } is a file, or a database by postgres-here or postgres-at.

closed = The store is closed.

# Opening

path-missing = Tables are kept in a file; give its path.
unknown-database = { $driver }:// is no database we know: sqlite:///… and postgresql://… are.
wrong-address = The database's address cannot be read: sqlite:///… or postgresql://user@host/database is right.
postgres-needs-package = PostgreSQL needs one more package: pip install 'benben[postgres]'.
postgres-here = The PostgreSQL database { $database } at this machine
postgres-at = The PostgreSQL database { $database } at { $host }
cannot-be-opened-because = { $place } cannot be opened: { $why }.
cannot-be-written = { $place } cannot be written: { $why }.
in-use = { $place } is in use by another process; several server processes can share a PostgreSQL database.
written-by-newer = { $place } was written by a newer benben than this one; install the newer one.
not-set-up = { $place } is not set up for this version of benben.
of-another-program = { $place } belongs to another program: it has tables that are not ours.

# Using

cannot-be-used = { $place } cannot be used: { $why }.
no-reason-given = no reason given
sqlite-full = { $place } cannot grow: the disk is full. Nothing was changed; make room and try again.
sqlite-broken = { $place } cannot be read or written: the disk may be full or broken. Nothing was changed.
sqlite-read-only = { $place } cannot be written. Nothing was changed.
sqlite-cannot-open = { $place } cannot be opened.
sqlite-busy = { $place } is in use by another program.
sqlite-no-database = { $place } is no database.
sqlite-damaged = { $place } is damaged; go back to a copy of it.

# What is stored

repeated = This answer was already given: it is number { $number }.
table-exists = There is a table { $table } already.
no-table = There is no table { $table }.
not-the-next-move = Number { $number } is not the table's next move: somebody was faster.
secret-exists = There is a secret { $name } already.
half-a-sign = A text has half of a sign in it, and cannot be stored.
sign-nul = A text has the sign NUL in it, and cannot be stored.
