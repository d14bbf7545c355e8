# What is said at a table, whatever is played there.

has-answered = You have answered; the others are still choosing.
nothing-is-done-there = Nothing that you could answer now is done there.
chosen-with-something-else = That can be chosen together with something else; press what is marked in gold.
