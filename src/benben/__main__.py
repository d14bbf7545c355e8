"""`python -m benben`."""

from benben.cli import main

main()
